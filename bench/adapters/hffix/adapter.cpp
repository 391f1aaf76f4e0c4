// SPDX-License-Identifier: Apache-2.0
// hffix through its public header: the table of cells, and parses by its iterators with a hint, as its documentation shows.
#include "adapter.hpp"

#include "contract.h"

namespace
{

enum class Form { contract, converted };

template <Form form> struct Sum {
    uint64_t value = form == Form::contract ? SINK_BASIS : 0;
    bool good = true;

    void number(char kind, int64_t number)
    {
        if (form == Form::contract)
            value = sink_number(static_cast<uint32_t>(value), static_cast<uint8_t>(kind), number);
        else
            value = fold_number(value, number);
    }

    void field(const hffix::field_value &found, char kind)
    {
        if (kind == 's') {
            const auto length = static_cast<uint32_t>(found.size());
            value = form == Form::contract ? sink_text(static_cast<uint32_t>(value), found.begin(), length)
                                           : fold_text(value, found.begin(), length);
        } else if (kind == 'i') {
            number('i', found.as_int<int64_t>());
        } else {
            number('p', price(found));
        }
    }

    int64_t price(const hffix::field_value &found)
    {
        static const int64_t scale[] = {1, 10, 100, 1000, 10000, 100000};
        int64_t mantissa, exponent;
        found.as_decimal(mantissa, exponent);
        good &= exponent >= -BENCH_SCALE;
        return good ? mantissa * scale[BENCH_SCALE + exponent] : 0;
    }

    void one(const hffix::message_reader &reader, hffix::message_reader::const_iterator &at, const contract_field &wanted)
    {
        if (!reader.find_with_hint(static_cast<int>(wanted.tag), at))
            return;
        field(at->value(), wanted.kind);
        ++at;
    }

    template <size_t count>
    void list(const hffix::message_reader &reader, hffix::message_reader::const_iterator &at, const contract_field (&wanted)[count])
    {
        for (const contract_field &each : wanted)
            one(reader, at, each);
    }

    void top(const hffix::message_reader &reader, hffix::message_reader::const_iterator at)
    {
        one(reader, at, contract_snapshot[1]);
        one(reader, at, contract_snapshot[2]);
        for (int found = 0; found < 2 && at != reader.end(); ++at)
            if (at->tag() == hffix::tag::MDEntryPx) {
                field(at->value(), 'p');
                found++;
            }
    }

    // An entry ends where the next 269 stands, or a tag that no entry has. Its values are folded in the contract's order.
    void entries(const hffix::message_reader &reader, hffix::message_reader::const_iterator at)
    {
        int64_t told = 0, entries = 0;
        one(reader, at, contract_snapshot[0]);
        one(reader, at, contract_snapshot[1]);
        if (!reader.find_with_hint(hffix::tag::NoMDEntries, at)) {
            good = false;
            return;
        }
        told = at->value().as_int<int64_t>();
        number('i', told);
        for (++at; at != reader.end() && at->tag() == hffix::tag::MDEntryType; entries++) {
            const hffix::field_value type = at->value();
            hffix::field_value price, size;
            bool has_price = false, has_size = false, member = true;
            for (++at; member && at != reader.end();) {
                switch (at->tag()) {
                case hffix::tag::MDEntryPx:
                    price = at->value();
                    has_price = true;
                    break;
                case hffix::tag::MDEntrySize:
                    size = at->value();
                    has_size = true;
                    break;
                case hffix::tag::MDEntryPositionNo: break;
                default: member = false; continue;
                }
                ++at;
            }
            field(type, 'i');
            if (has_price)
                field(price, 'p');
            if (has_size)
                field(size, 'i');
        }
        good &= entries == told;
    }

    bool message(const hffix::message_reader &reader, bool extract)
    {
        auto at = reader.begin();
        const hffix::field_value type = at->value();
        ++at;
        switch (type.size() == 1 ? type.as_char() : 0) {
        case 'D': list(reader, at, contract_order); return good;
        case '8': list(reader, at, contract_report); return good;
        case 'W': extract ? entries(reader, at) : top(reader, at); return good;
        case 'A': list(reader, at, contract_logon); return good;
        case '0':
        case '1': list(reader, at, contract_heartbeat); return good;
        case '2': list(reader, at, contract_resend_request); return good;
        case '3': list(reader, at, contract_reject); return good;
        case '4': list(reader, at, contract_sequence_reset); return good;
        case '5': list(reader, at, contract_logout); return good;
        default: return false;
        }
    }
};

bool is_good(hffix::message_reader &reader, const bench_item *item)
{
    return reader.is_complete() && reader.is_valid() && reader.message_size() == item->bytes &&
           reader.calculate_check_sum() == reader.check_sum()->value().as_int<unsigned>();
}

template <Form form, bool extract> uint64_t parse(bench_run *, const bench_item *item)
{
    hffix::message_reader reader(static_cast<const char *>(item->input), item->bytes);
    if (!is_good(reader, item))
        return BENCH_FAILED;
    Sum<form> sum;
    return sum.message(reader, extract) ? sum.value : BENCH_FAILED;
}

// 8 and 9 stand before what the iterators walk, 10 after.
uint64_t count_fields(bench_run *, const bench_item *item)
{
    hffix::message_reader reader(static_cast<const char *>(item->input), item->bytes);
    if (!is_good(reader, item))
        return BENCH_FAILED;
    uint64_t fields = 3;
    for (auto at = reader.begin(); at != reader.end(); ++at)
        fields++;
    return fields;
}

#define ADMINISTRATIVE " A 0 1 2 3 4 5"

const bench_cell cells[] = {
    {"D 8 W" ADMINISTRATIVE, "parse_only", "index", "contract chained", parse<Form::contract, false>},
    {"D 8 W mix" ADMINISTRATIVE, "parse_only", "index", "converted single", parse<Form::converted, false>},
    {"D 8 W", "parse_extract", "index", "contract chained", parse<Form::contract, true>},
    {"D 8 W mix", "parse_extract", "index", "converted single", parse<Form::converted, true>},
    {"D 8 W" ADMINISTRATIVE, "index", "index", "contract", count_fields},
    {"D 8 W" ADMINISTRATIVE, "build", "builder", "contract", hffix_build},
};

const bench_unsupported unsupported[] = {
    {"mix", "index", "index", "contract", "the iterators give a length field and its data field as one"},
    {"-", "index", "index", "contract", "the iterators give a length field and its data field as one"},
};

} // namespace

int main(int argc, char **argv)
{
    bench_adapter adapter = {};
    adapter.name = BENCH_NAME;
    adapter.language = "C++";
    adapter.version = BENCH_VERSION;
    adapter.source = BENCH_SOURCE;
    adapter.checksum = "library";
    adapter.body_length = "library";
    adapter.dictionary = "none";
    adapter.keeps_field_order = true;
    adapter.decodes_groups = false;
    adapter.framing_in_build = true;
    adapter.body_length_digits = 6;
    adapter.notes = BENCH_NOTES;
    adapter.flags = BENCH_FLAGS;
    adapter.cells = cells;
    adapter.cells_count = sizeof cells / sizeof cells[0];
    adapter.unsupported = unsupported;
    adapter.unsupported_count = sizeof unsupported / sizeof unsupported[0];
    return bench_main(argc, argv, &adapter);
}
