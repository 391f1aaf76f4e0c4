// SPDX-License-Identifier: Apache-2.0
// Builds: one Message of each type is reused, its constant fields set once; fields that are there are overwritten in place, those
// that are absent removed; toString writes into a string that keeps its memory.
#include "adapter.hpp"

#include "text.h"

namespace
{

struct Slot {
    unsigned slot;
    int tag;
};

const Slot order_slots[] = {{ORDER_CL_ORD_ID, 11},     {ORDER_HANDL_INST, 21}, {ORDER_SYMBOL, 55},   {ORDER_SIDE, 54},
                            {ORDER_TRANSACT_TIME, 60}, {ORDER_QTY, 38},        {ORDER_ORD_TYPE, 40}, {ORDER_PRICE, 44},
                            {ORDER_TIME_IN_FORCE, 59}, {ORDER_HASH, 9002},     {ORDER_ACCOUNT, 1},   {ORDER_CURRENCY, 15},
                            {ORDER_TEXT, 58}};

const Slot report_slots[] = {{REPORT_ORDER_ID, 37},    {REPORT_EXEC_ID, 17}, {REPORT_CL_ORD_ID, 11}, {REPORT_EXEC_TYPE, 150},
                             {REPORT_ORD_STATUS, 39},  {REPORT_SYMBOL, 55},  {REPORT_SIDE, 54},      {REPORT_ORDER_QTY, 38},
                             {REPORT_LEAVES_QTY, 151}, {REPORT_CUM_QTY, 14}, {REPORT_AVG_PX, 6},     {REPORT_TRANSACT_TIME, 60},
                             {REPORT_HASH, 9002},      {REPORT_ACCOUNT, 1},  {REPORT_CURRENCY, 15},  {REPORT_LAST_PX, 31},
                             {REPORT_LAST_SHARES, 32}, {REPORT_TEXT, 58}};

const Slot snapshot_slots[] = {{SNAPSHOT_REQ_ID, 262}, {SNAPSHOT_SYMBOL, 55}, {SNAPSHOT_HASH_TOP, 9001}, {SNAPSHOT_HASH, 9002}};

const int entry_order[] = {269, 270, 271, 290, 0};

class Writer
{
  public:
    explicit Writer(std::string &text) : scratch(text)
    {
    }

    void text(FIX::FieldMap &map, int tag, const char *bytes, size_t length)
    {
        scratch.assign(bytes, length);
        map.setField(tag, scratch);
    }

    void number(FIX::FieldMap &map, int tag, int64_t value)
    {
        char digits[TEXT_NUMBER_MAX];
        const char *start = text_write_int(digits + sizeof digits, value);
        text(map, tag, start, static_cast<size_t>(digits + sizeof digits - start));
    }

    void price(FIX::FieldMap &map, int tag, int64_t value, unsigned decimals)
    {
        char digits[TEXT_NUMBER_MAX];
        const char *start = text_write_price(digits + sizeof digits, value, decimals);
        text(map, tag, start, static_cast<size_t>(digits + sizeof digits - start));
    }

    void slot(FIX::FieldMap &map, const bench_message &message, Slot slot)
    {
        const bench_value &value = message.slot[slot.slot];
        if (!bench_has(&message, slot.slot))
            map.removeField(slot.tag);
        else if (value.kind == 's')
            text(map, slot.tag, value.text, value.length);
        else if (value.kind == 'i')
            number(map, slot.tag, value.number);
        else
            price(map, slot.tag, value.number, value.digits);
    }

    template <size_t count> void slots(FIX::Message &out, const bench_message &message, const Slot (&list)[count])
    {
        slot(out.getHeader(), message, {SLOT_SEQ_NUM, 34});
        slot(out.getHeader(), message, {SLOT_SENDING_TIME, 52});
        for (const Slot &one : list)
            slot(out, message, one);
    }

    void entry(FIX::FieldMap &group, const bench_entry &entry)
    {
        number(group, 269, entry.type);
        price(group, 270, entry.price, entry.digits);
        if (entry.has_size)
            number(group, 271, entry.size);
        else
            group.removeField(271);
        if (entry.has_position)
            number(group, 290, entry.position);
        else
            group.removeField(290);
    }

    // The groups of the message before are overwritten in place; what is missing is added, what is too much removed.
    void entries(FIX::Message &out, const bench_message &message)
    {
        const size_t count = message.entries_count;
        while (out.groupCount(268) > count)
            out.FieldMap::removeGroup(static_cast<int>(out.groupCount(268)), 268);
        while (out.groupCount(268) < count)
            out.addGroup(FIX::Group(268, 269, entry_order));
        for (size_t i = 0; i < count; i++)
            entry(out.getGroupRef(static_cast<int>(i + 1), 268), message.entries[i]);
    }

  private:
    std::string &scratch;
};

} // namespace

void build_open(State &state)
{
    state.built.resize(65536);
    FIX::Message *const messages[] = {&state.order, &state.report, &state.snapshot};
    const char *const types[] = {"D", "8", "W"};
    for (size_t i = 0; i < 3; i++) {
        FIX::Header &header = messages[i]->getHeader();
        header.setField(8, "FIX.4.2");
        header.setField(35, types[i]);
        header.setField(49, "CLIENT");
        header.setField(56, "SERVER");
    }
}

uint64_t build(bench_run *run, const bench_item *item)
{
    State &state = *static_cast<State *>(run->state);
    const bench_message &message = *static_cast<const bench_message *>(item->input);
    Writer writer(state.scratch);
    std::string &built = state.built[run->turn];
    try {
        switch (message.known) {
        case 'D':
            writer.slots(state.order, message, order_slots);
            state.order.toString(built);
            break;
        case '8':
            writer.slots(state.report, message, report_slots);
            state.report.toString(built);
            break;
        case 'W':
            writer.slots(state.snapshot, message, snapshot_slots);
            writer.entries(state.snapshot, message);
            state.snapshot.toString(built);
            break;
        default: return BENCH_FAILED;
        }
    } catch (const std::exception &refusal) {
        bench_refused(run, refusal.what());
        return BENCH_FAILED;
    }
    run->built = built.data();
    return built.size();
}
