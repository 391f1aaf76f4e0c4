/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Parses as an application that wants typed values: tw_index_next frames, checks and indexes; each value is looked for where the one
 * before was found, read by a typed getter, and consumed before the next is read. Nothing is kept from one frame to the next.
 */
#include "adapter.h"
#include "contract.h"

typedef enum sink_form { CONTRACT, CONVERTED } sink_form;

typedef struct value_reader {
    const tw_index *index;
    const char *message;
    uint32_t hint; /* the field after the last one read */
    bool good;
    uint64_t sum; /* hash or fold */
} value_reader;

SINK_INLINE void take_text(value_reader *reader, sink_form form, uint32_t field)
{
    uint32_t start = tw_index_values(reader->index)[field], length = tw_index_ends(reader->index)[field] - start;
    if (form == CONTRACT)
        reader->sum = sink_text((uint32_t)reader->sum, reader->message + start, length);
    else
        reader->sum = fold_text(reader->sum, reader->message + start, length);
}

SINK_INLINE void take_number(value_reader *reader, sink_form form, char kind, uint32_t field)
{
    int64_t value = 0;
    tw_status status = kind == 'i' ? tw_index_int(reader->index, reader->message, field, &value)
                                   : tw_index_decimal(reader->index, reader->message, field, BENCH_SCALE, &value);
    reader->good &= status == TW_OK;
    if (form == CONTRACT)
        reader->sum = sink_number((uint32_t)reader->sum, (uint8_t)kind, value);
    else
        reader->sum = fold_number(reader->sum, value);
}

SINK_INLINE void take(value_reader *reader, sink_form form, contract_field wanted, uint32_t field)
{
    if (wanted.kind == 's')
        take_text(reader, form, field);
    else
        take_number(reader, form, wanted.kind, field);
}

/* The fields of a list, those that are there. */
SINK_INLINE void take_list(value_reader *reader, sink_form form, const contract_field *list, uint32_t count)
{
#pragma GCC unroll 16
    for (uint32_t i = 0; i < count; i++) {
        uint32_t field = tw_index_find(reader->index, list[i].tag, reader->hint);
        if (field == TW_NONE)
            continue;
        reader->hint = field + 1;
        take(reader, form, list[i], field);
    }
}

/* The first two prices after the count. */
SINK_INLINE void take_top(value_reader *reader, sink_form form)
{
    take_list(reader, form, contract_snapshot + 1, CONTRACT_COUNT(contract_snapshot) - 1);
    for (unsigned i = 0; i < 2; i++) {
        uint32_t field = tw_index_find_in(reader->index, contract_entry[1].tag, reader->hint, TW_NONE);
        if (field == TW_NONE)
            return;
        reader->hint = field + 1;
        take_number(reader, form, 'p', field);
    }
}

/* A field that may stand in an entry after 269, which starts it. */
SINK_INLINE bool is_member(uint32_t tag)
{
    return tag == 270 || tag == 271 || tag == 290;
}

/* An entry whose fields stand in any order, in [first, end). */
static void take_entry(value_reader *reader, sink_form form, uint32_t first, uint32_t end)
{
    for (uint32_t i = 0; i < CONTRACT_COUNT(contract_entry); i++) {
        uint32_t field = tw_index_find_in(reader->index, contract_entry[i].tag, first, end);
        if (field != TW_NONE)
            take(reader, form, contract_entry[i], field);
    }
}

/* All entries. NumInGroup is compared with the entries that are there. */
SINK_INLINE void take_entries(value_reader *reader, sink_form form)
{
    take_list(reader, form, contract_snapshot, CONTRACT_COUNT(contract_snapshot));
    const uint32_t *tags = tw_index_tags(reader->index);
    uint32_t fields = reader->index->fields, at = reader->hint;
    int64_t count = 0, found = 0;
    if (at == 0 || tags[at - 1] != 268) { /* no group in this frame */
        reader->good = false;
        return;
    }
    reader->good &= tw_index_int(reader->index, reader->message, at - 1, &count) == TW_OK;
    for (; at < fields && tags[at] == 269; found++) {
        uint32_t first = at++;
        if (first + 2 < fields && tags[first + 1] == 270 && tags[first + 2] == 271) {
            take_number(reader, form, 'i', first);
            take_number(reader, form, 'p', first + 1);
            take_number(reader, form, 'i', first + 2);
            at = first + 3;
            while (at < fields && is_member(tags[at]))
                at++;
        } else {
            while (at < fields && is_member(tags[at]))
                at++;
            take_entry(reader, form, first, at);
        }
    }
    reader->good &= found == count;
}

SINK_INLINE bool take_message(value_reader *reader, sink_form form, bool extract, char type)
{
    switch (type) {
    case 'D': take_list(reader, form, contract_order, CONTRACT_COUNT(contract_order)); return true;
    case '8': take_list(reader, form, contract_report, CONTRACT_COUNT(contract_report)); return true;
    case 'W': extract ? take_entries(reader, form) : take_top(reader, form); return true;
    case 'A': take_list(reader, form, contract_logon, CONTRACT_COUNT(contract_logon)); return true;
    case '0':
    case '1': take_list(reader, form, contract_heartbeat, CONTRACT_COUNT(contract_heartbeat)); return true;
    case '2': take_list(reader, form, contract_resend_request, CONTRACT_COUNT(contract_resend_request)); return true;
    case '3': take_list(reader, form, contract_reject, CONTRACT_COUNT(contract_reject)); return true;
    case '4': take_list(reader, form, contract_sequence_reset, CONTRACT_COUNT(contract_sequence_reset)); return true;
    case '5': take_list(reader, form, contract_logout, CONTRACT_COUNT(contract_logout)); return true;
    default: return false;
    }
}

SINK_INLINE tw_index *next_message(bench_run *run, const bench_item *item)
{
    tw_index *index = ((c_state *)run->state)->index;
    tw_frame frame;
    tw_status status = tw_index_next(index, item->input, item->bytes, &frame, NULL);
    return status == TW_OK && frame.length == item->bytes ? index : NULL;
}

SINK_INLINE uint64_t parse(bench_run *run, const bench_item *item, sink_form form, bool extract)
{
    const tw_index *index = next_message(run, item);
    if (!index)
        return BENCH_FAILED;
    /* 8, 9 and 35 are the first three fields of any message. */
    uint32_t type = tw_index_values(index)[2];
    value_reader reader = {index, item->input, 3, tw_index_ends(index)[2] - type == 1, form == CONTRACT ? SINK_BASIS : 0};
    bool known = take_message(&reader, form, extract, reader.message[type]);
    return known && reader.good ? reader.sum : BENCH_FAILED;
}

uint64_t c_parse_only_contract(bench_run *run, const bench_item *item)
{
    return parse(run, item, CONTRACT, false);
}

uint64_t c_parse_only_converted(bench_run *run, const bench_item *item)
{
    return parse(run, item, CONVERTED, false);
}

uint64_t c_parse_extract_contract(bench_run *run, const bench_item *item)
{
    return parse(run, item, CONTRACT, true);
}

uint64_t c_parse_extract_converted(bench_run *run, const bench_item *item)
{
    return parse(run, item, CONVERTED, true);
}

uint64_t c_index(bench_run *run, const bench_item *item)
{
    const tw_index *index = next_message(run, item);
    return index ? index->fields : BENCH_FAILED;
}

uint64_t c_validate(bench_run *run, const bench_item *item)
{
    const tw_index *index = next_message(run, item);
    if (!index || tw_validate(((c_state *)run->state)->validator, index, item->input, NULL, 0, NULL, NULL) != TW_OK)
        return BENCH_FAILED;
    return index->fields;
}
