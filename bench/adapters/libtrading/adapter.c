/* SPDX-License-Identifier: Apache-2.0 */
/*
 * libtrading through its public headers: the table of cells, and parses with a dialect of our own, which tells the library that prices
 * are text: its own type for them is double. Numbers are read by the library, which does not check their digits.
 */
#include "adapter.h"
#include "contract.h"
#include "text.h"

#include <stddef.h>

typedef enum sink_form { CONTRACT, CONVERTED } sink_form;

typedef struct value_reader {
    struct fix_message *message;
    const char *end; /* of the frame */
    uint64_t sum;    /* hash or fold */
    bool good;
} value_reader;

static enum fix_type tag_type(int tag)
{
    switch (tag) {
    case 10: return FIX_TYPE_CHECKSUM;
    case 34: return FIX_TYPE_MSGSEQNUM;
    case 7:
    case 14:
    case 16:
    case 21:
    case 32:
    case 36:
    case 38:
    case 39:
    case 40:
    case 45:
    case 54:
    case 59:
    case 98:
    case 108:
    case 150:
    case 151:
    case 371:
    case 373: return FIX_TYPE_INT;
    default: return FIX_TYPE_STRING;
    }
}

SINK_INLINE void take_number(value_reader *reader, sink_form form, char kind, int64_t value)
{
    if (form == CONTRACT)
        reader->sum = sink_number((uint32_t)reader->sum, (uint8_t)kind, value);
    else
        reader->sum = fold_number(reader->sum, value);
}

/* The library gives where a text starts; it ends at the next SOH, of which there is one. */
SINK_INLINE void take(value_reader *reader, sink_form form, contract_field wanted)
{
    if (wanted.tag == 34) {
        take_number(reader, form, 'i', (int64_t)reader->message->msg_seq_num);
        return;
    }
    const struct fix_field *field = fix_get_field(reader->message, (int)wanted.tag);
    if (!field)
        return;
    if (wanted.kind == 'i') {
        take_number(reader, form, 'i', field->int_value);
        return;
    }
    const char *text = field->string_value, *end = memchr(text, 1, (size_t)(reader->end - text));
    uint32_t length = (uint32_t)(end - text);
    int64_t price = 0;
    if (wanted.kind == 'p') {
        reader->good &= text_price(text, length, &price);
        take_number(reader, form, 'p', price);
    } else if (form == CONTRACT) {
        reader->sum = sink_text((uint32_t)reader->sum, text, length);
    } else {
        reader->sum = fold_text(reader->sum, text, length);
    }
}

SINK_INLINE void take_list(value_reader *reader, sink_form form, const contract_field *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        take(reader, form, list[i]);
}

static struct fix_message *read_message(bench_run *run, const bench_item *item)
{
    static struct fix_dialect dialect = {FIX_4_2, tag_type};
    struct buffer buffer = {.end = item->bytes, .capacity = item->bytes};
    memcpy(&buffer.data, &item->frame, sizeof buffer.data); /* the library reads only, but has no const */
    struct fix_message *message = run->state;
    bool good = fix_message_parse(message, &dialect, &buffer, 0) == 0 && buffer.start == item->bytes;
    return good && message->nr_fields > 0 ? message : NULL;
}

SINK_INLINE uint64_t parse(bench_run *run, const bench_item *item, sink_form form)
{
    struct fix_message *message = read_message(run, item);
    if (!message)
        return BENCH_FAILED;
    value_reader reader = {message, item->frame + item->bytes, form == CONTRACT ? SINK_BASIS : 0, true};
    switch (message->type) {
    case FIX_MSG_TYPE_NEW_ORDER_SINGLE: take_list(&reader, form, contract_order, CONTRACT_COUNT(contract_order)); break;
    case FIX_MSG_TYPE_EXECUTION_REPORT: take_list(&reader, form, contract_report, CONTRACT_COUNT(contract_report)); break;
    case FIX_MSG_TYPE_LOGON: take_list(&reader, form, contract_logon, CONTRACT_COUNT(contract_logon)); break;
    case FIX_MSG_TYPE_HEARTBEAT:
    case FIX_MSG_TYPE_TEST_REQUEST: take_list(&reader, form, contract_heartbeat, CONTRACT_COUNT(contract_heartbeat)); break;
    case FIX_MSG_TYPE_RESEND_REQUEST:
        take_list(&reader, form, contract_resend_request, CONTRACT_COUNT(contract_resend_request));
        break;
    case FIX_MSG_TYPE_REJECT: take_list(&reader, form, contract_reject, CONTRACT_COUNT(contract_reject)); break;
    case FIX_MSG_TYPE_SEQUENCE_RESET:
        take_list(&reader, form, contract_sequence_reset, CONTRACT_COUNT(contract_sequence_reset));
        break;
    case FIX_MSG_TYPE_LOGOUT: take_list(&reader, form, contract_logout, CONTRACT_COUNT(contract_logout)); break;
    default: return BENCH_FAILED;
    }
    return reader.good ? reader.sum : BENCH_FAILED;
}

static uint64_t parse_contract(bench_run *run, const bench_item *item)
{
    return parse(run, item, CONTRACT);
}

static uint64_t parse_converted(bench_run *run, const bench_item *item)
{
    return parse(run, item, CONVERTED);
}

/* 8, 9, 35, 34 and 10 are not among the fields that the library counts. */
static uint64_t count_fields(bench_run *run, const bench_item *item)
{
    struct fix_message *message = read_message(run, item);
    return message ? (uint64_t)fix_get_field_count(message) + 5 : BENCH_FAILED;
}

#define ADMINISTRATIVE " A 0 1 2 3 4 5"

static const bench_cell cells[] = {
    {"D 8" ADMINISTRATIVE, "parse_only", "index", "contract chained", parse_contract},
    {"D 8" ADMINISTRATIVE, "parse_only", "index", "converted single", parse_converted},
    {"D 8", "parse_extract", "index", "contract chained", parse_contract},
    {"D 8", "parse_extract", "index", "converted single", parse_converted},
    {"D 8" ADMINISTRATIVE, "index", "index", "contract", count_fields},
    {"D 8", "build", "builder", "contract", trading_build},
};

#define ROOM "the library has room for 48 fields and does not check it"

static const bench_unsupported unsupported[] = {
    {"W", "parse_only", "index", "contract", ROOM},    {"W", "parse_only", "index", "converted", ROOM},
    {"W", "parse_extract", "index", "contract", ROOM}, {"W", "parse_extract", "index", "converted", ROOM},
    {"W", "build", "builder", "contract", ROOM},       {"mix", "parse_extract", "index", "converted", ROOM},
    {"-", "index", "index", "contract", ROOM},
};

static const char *open_run(bench_run *run)
{
    run->state = fix_message_new();
    return run->state ? NULL : "no memory";
}

/* Frames with more fields than there is room for would be written beyond it. */
static bool prepare(bench_run *run, bench_item *item)
{
    uint32_t fields = 0;
    for (uint32_t i = 0; i < item->bytes; i++)
        fields += item->frame[i] == 1;
    if (fields > FIX_MAX_FIELD_NUMBER)
        return false;
    return run->cell->run == trading_build ? trading_prepare(item) : true;
}

int main(int argc, char **argv)
{
    static const bench_adapter adapter = {
        .name = BENCH_NAME,
        .language = "C",
        .version = BENCH_VERSION,
        .source = BENCH_SOURCE,
        .checksum = "library",
        .body_length = "library",
        .dictionary = "none",
        .keeps_field_order = true,
        .decodes_groups = false,
        .framing_in_build = true,
        .notes = BENCH_NOTES,
        .flags = BENCH_FLAGS,
        .cells = cells,
        .cells_count = sizeof cells / sizeof cells[0],
        .unsupported = unsupported,
        .unsupported_count = sizeof unsupported / sizeof unsupported[0],
        .open = open_run,
        .prepare = prepare,
    };
    return bench_main(argc, argv, &adapter);
}
