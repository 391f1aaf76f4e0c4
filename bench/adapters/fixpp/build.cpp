// SPDX-License-Identifier: Apache-2.0
// Builds with the library's typed messages and its Writer, which gives a std::string. A message holds what was set before, so each is
// made anew; the header's constant fields are kept.
#include "messages.hpp"

#include "adapter.hpp"
#include "text.h"

#include <string>
#include <vector>

namespace
{

struct State {
    bench::Header header;
    Fixpp::Writer writer;
    std::vector<std::string> built;
};

template <unsigned tag, typename Message> void text(Message &out, const bench_message &message, unsigned slot)
{
    if (bench_has(&message, slot))
        Fixpp::set<bench::Text<tag>>(out, std::string(message.slot[slot].text, message.slot[slot].length));
}

template <unsigned tag, typename Message> void number(Message &out, const bench_message &message, unsigned slot)
{
    if (bench_has(&message, slot))
        Fixpp::set<bench::Int<tag>>(out, message.slot[slot].number);
}

template <unsigned tag, typename Message> void price(Message &out, int64_t value, unsigned digits)
{
    char text[TEXT_NUMBER_MAX];
    const char *start = text_write_price(text + sizeof text, value, digits);
    Fixpp::set<bench::Price<tag>>(out, std::string(start, static_cast<const char *>(text + sizeof text)));
}

template <unsigned tag, typename Message> void price(Message &out, const bench_message &message, unsigned slot)
{
    if (bench_has(&message, slot))
        price<tag>(out, message.slot[slot].number, message.slot[slot].digits);
}

void fill(bench::Order &out, const bench_message &message)
{
    text<11>(out, message, ORDER_CL_ORD_ID);
    number<21>(out, message, ORDER_HANDL_INST);
    text<55>(out, message, ORDER_SYMBOL);
    number<54>(out, message, ORDER_SIDE);
    text<60>(out, message, ORDER_TRANSACT_TIME);
    number<38>(out, message, ORDER_QTY);
    number<40>(out, message, ORDER_ORD_TYPE);
    price<44>(out, message, ORDER_PRICE);
    number<59>(out, message, ORDER_TIME_IN_FORCE);
    text<1>(out, message, ORDER_ACCOUNT);
    text<15>(out, message, ORDER_CURRENCY);
    text<58>(out, message, ORDER_TEXT);
    number<9002>(out, message, ORDER_HASH);
}

void fill(bench::Report &out, const bench_message &message)
{
    text<37>(out, message, REPORT_ORDER_ID);
    text<17>(out, message, REPORT_EXEC_ID);
    text<11>(out, message, REPORT_CL_ORD_ID);
    number<150>(out, message, REPORT_EXEC_TYPE);
    number<39>(out, message, REPORT_ORD_STATUS);
    text<55>(out, message, REPORT_SYMBOL);
    number<54>(out, message, REPORT_SIDE);
    number<38>(out, message, REPORT_ORDER_QTY);
    number<151>(out, message, REPORT_LEAVES_QTY);
    number<14>(out, message, REPORT_CUM_QTY);
    price<6>(out, message, REPORT_AVG_PX);
    text<60>(out, message, REPORT_TRANSACT_TIME);
    text<1>(out, message, REPORT_ACCOUNT);
    text<15>(out, message, REPORT_CURRENCY);
    price<31>(out, message, REPORT_LAST_PX);
    number<32>(out, message, REPORT_LAST_SHARES);
    text<58>(out, message, REPORT_TEXT);
    number<9002>(out, message, REPORT_HASH);
}

void fill(bench::Snapshot &out, const bench_message &message)
{
    text<262>(out, message, SNAPSHOT_REQ_ID);
    text<55>(out, message, SNAPSHOT_SYMBOL);
    auto group = Fixpp::createGroup<bench::Int<268>>(out, message.entries_count);
    for (uint32_t i = 0; i < message.entries_count; i++) {
        const bench_entry &entry = message.entries[i];
        auto instance = group.instance();
        Fixpp::set<bench::Int<269>>(instance, entry.type);
        price<270>(instance, entry.price, entry.digits);
        if (entry.has_size)
            Fixpp::set<bench::Int<271>>(instance, entry.size);
        if (entry.has_position)
            Fixpp::set<bench::Int<290>>(instance, entry.position);
        group.add(std::move(instance));
    }
    number<9001>(out, message, SNAPSHOT_HASH_TOP);
    number<9002>(out, message, SNAPSHOT_HASH);
}

template <typename Message> std::string write(State &state, const bench_message &message)
{
    Message out;
    number<34>(state.header, message, SLOT_SEQ_NUM);
    text<52>(state.header, message, SLOT_SENDING_TIME);
    fill(out, message);
    return state.writer.write(state.header, out);
}

} // namespace

void *fixpp_open(void)
{
    static State state;
    state.built.resize(65536);
    Fixpp::set<bench::Text<49>>(state.header, "CLIENT");
    Fixpp::set<bench::Text<56>>(state.header, "SERVER");
    return &state;
}

uint64_t fixpp_build(bench_run *run, const bench_item *item)
{
    State &state = *static_cast<State *>(run->state);
    const bench_message &message = *static_cast<const bench_message *>(item->input);
    std::string &built = state.built[run->turn];
    try {
        switch (message.known) {
        case 'D': built = write<bench::Order>(state, message); break;
        case '8': built = write<bench::Report>(state, message); break;
        case 'W': built = write<bench::Snapshot>(state, message); break;
        default: return BENCH_FAILED;
        }
    } catch (const std::exception &refusal) {
        bench_refused(run, refusal.what());
        return BENCH_FAILED;
    }
    run->built = built.data();
    return built.size();
}
