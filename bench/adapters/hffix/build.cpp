// SPDX-License-Identifier: Apache-2.0
// Builds with message_writer, field by field. It writes BodyLength with six digits.
#include "adapter.hpp"

namespace
{

class Writer
{
  public:
    Writer(bench_run *run, const bench_message &values) : writer(run->out, run->out_bytes), message(values)
    {
    }

    void begin()
    {
        writer.push_back_header("FIX.4.2");
        writer.push_back_string(hffix::tag::MsgType, message.msg_type);
        writer.push_back_string(hffix::tag::SenderCompID, client, client + 6);
        writer.push_back_string(hffix::tag::TargetCompID, server, server + 6);
    }

    uint64_t end(bench_run *run)
    {
        writer.push_back_trailer();
        run->built = writer.message_begin();
        return writer.message_size();
    }

    void value(int tag, const bench_value &value)
    {
        if (value.kind == 's')
            writer.push_back_string(tag, value.text, value.text + value.length);
        else if (value.kind == 'i')
            writer.push_back_int(tag, value.number);
        else
            price(tag, value.number, value.digits);
    }

    void text(unsigned slot, int tag)
    {
        if (bench_has(&message, slot))
            writer.push_back_string(tag, message.slot[slot].text, message.slot[slot].text + message.slot[slot].length);
    }

    void number(unsigned slot, int tag)
    {
        if (bench_has(&message, slot))
            writer.push_back_int(tag, message.slot[slot].number);
    }

    void price(unsigned slot, int tag)
    {
        if (bench_has(&message, slot))
            price(tag, message.slot[slot].number, message.slot[slot].digits);
    }

    void price(int tag, int64_t scaled, unsigned digits)
    {
        static const int64_t scale[] = {100000, 10000, 1000, 100, 10, 1};
        writer.push_back_decimal(tag, scaled / scale[digits], -static_cast<int64_t>(digits));
    }

    void entries()
    {
        writer.push_back_int(hffix::tag::NoMDEntries, static_cast<int64_t>(message.entries_count));
        for (uint32_t i = 0; i < message.entries_count; i++) {
            const bench_entry &entry = message.entries[i];
            writer.push_back_int(hffix::tag::MDEntryType, entry.type);
            price(hffix::tag::MDEntryPx, entry.price, entry.digits);
            if (entry.has_size)
                writer.push_back_int(hffix::tag::MDEntrySize, entry.size);
            if (entry.has_position)
                writer.push_back_int(hffix::tag::MDEntryPositionNo, entry.position);
        }
    }

    void extras()
    {
        for (uint32_t i = 0; i < message.extras_count; i++) {
            const bench_value &one = message.extras[i];
            const bench_value *data = i + 1 < message.extras_count && (&one)[1].kind == 'd' ? &one + 1 : nullptr;
            if (data) {
                writer.push_back_data(static_cast<int>(one.tag), static_cast<int>(data->tag), data->text,
                                      data->text + data->length);
                i++;
            } else {
                value(static_cast<int>(one.tag), one);
            }
        }
    }

  private:
    static constexpr const char *client = "CLIENT", *server = "SERVER";
    hffix::message_writer writer;
    const bench_message &message;
};

void order(Writer &out)
{
    out.number(SLOT_SEQ_NUM, hffix::tag::MsgSeqNum);
    out.text(SLOT_SENDING_TIME, hffix::tag::SendingTime);
    out.text(ORDER_CL_ORD_ID, hffix::tag::ClOrdID);
    out.number(ORDER_HANDL_INST, hffix::tag::HandlInst);
    out.text(ORDER_SYMBOL, hffix::tag::Symbol);
    out.number(ORDER_SIDE, hffix::tag::Side);
    out.text(ORDER_TRANSACT_TIME, hffix::tag::TransactTime);
    out.number(ORDER_QTY, hffix::tag::OrderQty);
    out.number(ORDER_ORD_TYPE, hffix::tag::OrdType);
    out.price(ORDER_PRICE, hffix::tag::Price);
    out.number(ORDER_TIME_IN_FORCE, hffix::tag::TimeInForce);
    out.text(ORDER_ACCOUNT, hffix::tag::Account);
    out.text(ORDER_CURRENCY, hffix::tag::Currency);
    out.text(ORDER_TEXT, hffix::tag::Text);
    out.number(ORDER_HASH, 9002);
}

void report(Writer &out)
{
    out.number(SLOT_SEQ_NUM, hffix::tag::MsgSeqNum);
    out.text(SLOT_SENDING_TIME, hffix::tag::SendingTime);
    out.text(REPORT_ORDER_ID, hffix::tag::OrderID);
    out.text(REPORT_EXEC_ID, hffix::tag::ExecID);
    out.text(REPORT_CL_ORD_ID, hffix::tag::ClOrdID);
    out.number(REPORT_EXEC_TYPE, hffix::tag::ExecType);
    out.number(REPORT_ORD_STATUS, hffix::tag::OrdStatus);
    out.text(REPORT_SYMBOL, hffix::tag::Symbol);
    out.number(REPORT_SIDE, hffix::tag::Side);
    out.number(REPORT_ORDER_QTY, hffix::tag::OrderQty);
    out.number(REPORT_LEAVES_QTY, hffix::tag::LeavesQty);
    out.number(REPORT_CUM_QTY, hffix::tag::CumQty);
    out.price(REPORT_AVG_PX, hffix::tag::AvgPx);
    out.text(REPORT_TRANSACT_TIME, hffix::tag::TransactTime);
    out.text(REPORT_ACCOUNT, hffix::tag::Account);
    out.text(REPORT_CURRENCY, hffix::tag::Currency);
    out.price(REPORT_LAST_PX, hffix::tag::LastPx);
    out.number(REPORT_LAST_SHARES, hffix::tag::LastQty);
    out.text(REPORT_TEXT, hffix::tag::Text);
    out.number(REPORT_HASH, 9002);
}

void snapshot(Writer &out)
{
    out.number(SLOT_SEQ_NUM, hffix::tag::MsgSeqNum);
    out.text(SLOT_SENDING_TIME, hffix::tag::SendingTime);
    out.text(SNAPSHOT_REQ_ID, hffix::tag::MDReqID);
    out.text(SNAPSHOT_SYMBOL, hffix::tag::Symbol);
    out.entries();
    out.number(SNAPSHOT_HASH_TOP, 9001);
    out.number(SNAPSHOT_HASH, 9002);
}

} // namespace

uint64_t hffix_build(bench_run *run, const bench_item *item)
{
    const bench_message &message = *static_cast<const bench_message *>(item->input);
    Writer out(run, message);
    out.begin();
    switch (message.known) {
    case 'D': order(out); break;
    case '8': report(out); break;
    case 'W': snapshot(out); break;
    default: break;
    }
    out.extras();
    return out.end(run);
}
