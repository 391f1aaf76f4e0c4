// SPDX-License-Identifier: Apache-2.0
// Parses: one Message is reused, fields are read by reference, and text becomes exact numbers here, for the library's own
// conversion of prices gives a double.
#include "adapter.hpp"

#include "contract.h"
#include "text.h"

namespace
{

enum class Form { contract, converted };

template <Form form> struct Sum {
    uint64_t value = form == Form::contract ? SINK_BASIS : 0;
    bool good = true;

    void text(const std::string &text)
    {
        const auto length = static_cast<uint32_t>(text.size());
        if (form == Form::contract)
            value = sink_text(static_cast<uint32_t>(value), text.data(), length);
        else
            value = fold_text(value, text.data(), length);
    }

    void number(const std::string &text, char kind)
    {
        const auto length = static_cast<uint32_t>(text.size());
        int64_t number = 0;
        good &= kind == 'i' ? text_int(text.data(), length, &number) : text_price(text.data(), length, &number);
        if (form == Form::contract)
            value = sink_number(static_cast<uint32_t>(value), static_cast<uint8_t>(kind), number);
        else
            value = fold_number(value, number);
    }

    void field(const FIX::FieldMap &map, const contract_field &wanted)
    {
        const int tag = static_cast<int>(wanted.tag);
        if (wanted.optional && !map.isSetField(tag))
            return;
        const std::string &found = map.getField(tag); // throws FieldNotFound
        if (wanted.kind == 's')
            text(found);
        else
            number(found, wanted.kind);
    }

    template <size_t count> void list(const FIX::FieldMap &map, const contract_field (&wanted)[count])
    {
        for (const contract_field &one : wanted)
            field(map, one);
    }

    // Administrative messages: 34 and 52 stand in the header.
    template <size_t count> void list(const FIX::Message &message, const contract_field (&wanted)[count])
    {
        for (const contract_field &one : wanted)
            field(one.tag == 34 || one.tag == 52 ? static_cast<const FIX::FieldMap &>(message.getHeader()) : message, one);
    }

    void top(const FIX::Message &message)
    {
        field(message, contract_snapshot[1]);
        field(message, contract_snapshot[2]);
        number(message.getGroupRef(1, 268).getField(270), 'p');
        number(message.getGroupRef(2, 268).getField(270), 'p');
    }

    void entries(const FIX::Message &message)
    {
        int64_t count = 0;
        const std::string &told = message.getField(268);
        list(static_cast<const FIX::FieldMap &>(message), contract_snapshot);
        good &= text_int(told.data(), static_cast<uint32_t>(told.size()), &count) &&
                count == static_cast<int64_t>(message.groupCount(268));
        for (int at = 1; good && at <= count; at++)
            list(message.getGroupRef(at, 268), contract_entry);
    }

    bool message(const FIX::Message &message, bool extract)
    {
        const std::string &type = message.getHeader().getField(35);
        const FIX::FieldMap &body = message;
        switch (type.size() == 1 ? type[0] : 0) {
        case 'D': list(body, contract_order); return good;
        case '8': list(body, contract_report); return good;
        case 'W': extract ? entries(message) : top(message); return good;
        case 'A': list(message, contract_logon); return good;
        case '0':
        case '1': list(message, contract_heartbeat); return good;
        case '2': list(message, contract_resend_request); return good;
        case '3': list(message, contract_reject); return good;
        case '4': list(message, contract_sequence_reset); return good;
        case '5': list(message, contract_logout); return good;
        default: return false;
        }
    }
};

// Throws where the frame is refused.
const FIX::Message &read(bench_run *run, const bench_item *item)
{
    State &state = *static_cast<State *>(run->state);
    state.message.setString(*static_cast<const std::string *>(item->input), true, state.dictionary.get());
    if (variant == VARIANT_VALIDATE)
        state.dictionary->validate(state.message);
    return state.message;
}

template <Form form, bool extract> uint64_t parse(bench_run *run, const bench_item *item)
{
    try {
        Sum<form> sum;
        return sum.message(read(run, item), extract) ? sum.value : BENCH_FAILED;
    } catch (const std::exception &refusal) {
        bench_refused(run, refusal.what());
        return BENCH_FAILED;
    }
}

} // namespace

uint64_t parse_only_contract(bench_run *run, const bench_item *item)
{
    return parse<Form::contract, false>(run, item);
}

uint64_t parse_only_converted(bench_run *run, const bench_item *item)
{
    return parse<Form::converted, false>(run, item);
}

uint64_t parse_extract_contract(bench_run *run, const bench_item *item)
{
    return parse<Form::contract, true>(run, item);
}

uint64_t parse_extract_converted(bench_run *run, const bench_item *item)
{
    return parse<Form::converted, true>(run, item);
}

uint64_t count_fields(bench_run *run, const bench_item *item)
{
    try {
        const FIX::Message &message = read(run, item);
        return message.getHeader().totalFields() + message.totalFields() + message.getTrailer().totalFields();
    } catch (const std::exception &refusal) {
        bench_refused(run, refusal.what());
        return BENCH_FAILED;
    }
}
