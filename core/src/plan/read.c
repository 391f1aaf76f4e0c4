/* SPDX-License-Identifier: Apache-2.0 */
/* One call: frame, check, index, extract; message after message. */
#include "reader.h"

#include "error.h"
#include "options.h"
#include "owner.h"
#include "quick.h"
#include "scan.h"

#include <tagwire/unstable/plan.h>

#include <stddef.h>

_Static_assert(sizeof(tw_slot) == 16 && offsetof(tw_slot, offset) == 8 && offsetof(tw_slot, state) == 15, "frozen");
_Static_assert(sizeof(tw_row) == 32 && offsetof(tw_row, status) == 16 && offsetof(tw_row, message) == 28, "frozen");
_Static_assert(sizeof(tw_progress) == 16, "frozen");

static tw_status options_read(const tw_reader_options *given, tw_reader_options *options, tw_index_options *index)
{
    if (!given || twi_options(options, sizeof *options, offsetof(tw_reader_options, plan) + sizeof(void *), given) != TW_OK)
        return TW_E_ARGUMENT;
    if (!options->plan || options->plan->magic != PLAN_MAGIC)
        return TW_E_ARGUMENT;
    *index = (tw_index_options){sizeof *index, options->capacity, options->length_max, options->pairs_count, options->pairs};
    return TW_OK;
}

#define HEAD_FIELDS 4u /* 8, 9, 35, 10: a message has no fewer */
#define INDEX_AT ((uint32_t)(sizeof(tw_reader) + 63) & ~63u)

tw_status tw_reader_size(const tw_reader_options *options, uint32_t *size)
{
    tw_reader_options read;
    tw_index_options index;
    if (!size || options_read(options, &read, &index) != TW_OK || tw_index_size(&index, size) != TW_OK)
        return TW_E_ARGUMENT;
    *size += INDEX_AT;
    return TW_OK;
}

tw_status tw_reader_init(void *memory, uint32_t size, const tw_reader_options *options, tw_reader **reader, tw_error *error)
{
    tw_reader_options read;
    tw_index_options index;
    if (!memory || !reader || options_read(options, &read, &index) != TW_OK)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (size < INDEX_AT || ((uintptr_t)memory & 63))
        return twi_error(error, TW_E_MEMORY, TWI_REASON_NONE, 0, 0);
    tw_index *made = NULL;
    tw_status status = tw_index_init((char *)memory + INDEX_AT, size - INDEX_AT, &index, &made, error);
    if (status != TW_OK)
        return status;
    memset(memory, 0, INDEX_AT);
    tw_reader *r = memory;
    r->plan = read.plan;
    r->index = INDEX_AT;
    r->size = size;
    *reader = r;
    return TW_OK;
}

static tw_index *index_of(tw_reader *reader)
{
    return (tw_index *)(void *)((char *)reader + reader->index);
}

const tw_index *tw_reader_index(const tw_reader *reader)
{
    return reader ? (const tw_index *)(const void *)((const char *)reader + reader->index) : NULL;
}

/* The plan's message of this MsgType, or TW_ROW_OTHER. */
static uint32_t message_of(const tw_plan *plan, const uint8_t *type, uint32_t length)
{
    if (length - 1 > 7)
        return TW_ROW_OTHER;
    uint64_t bytes = (uint64_t)quick_bytes(type, length, 8); /* the trailer follows */
    const uint16_t *types = PLAN_ARRAY(plan, uint16_t, types);
    const plan_message *messages = PLAN_ARRAY(plan, plan_message, messages);
    for (uint32_t at = plan_hash_type(bytes) & plan->types_mask; types[at]; at = (at + 1) & plan->types_mask)
        if (messages[types[at] - 1].type == bytes && messages[types[at] - 1].type_length == length)
            return types[at] - 1u;
    return TW_ROW_OTHER;
}

static shape *shape_of(tw_reader *reader, uint32_t message, const tw_index *index)
{
    const uint32_t *tags = tw_index_tags(index);
    uint32_t fields = index->fields;
    if (fields < 4 || fields > SHAPE_FIELDS)
        return NULL;
    /* a few tags and their number tell orders and optional fields apart well enough */
    uint32_t hash = message + fields + tags[fields / 2] * 3 + tags[fields - 3] * 7 + tags[fields / 4 * 3] * 31;
    return &reader->shapes[(hash * 0x9E3779B1u) >> 24];
}

/* Reads by lookup, where that is fast, a message whose tags are seen for the first time: not worth remembering, perhaps. */
static uint32_t extract(reading *r, uint32_t message, shape *s)
{
#if defined(__x86_64__)
    if (twi_kernel_active() != &twi_kernel_avx512)
        return 0;
    uint32_t sum = s ? twi_tags_sum_avx512(tw_index_tags(r->index), r->index->fields) : 0;
    if (s && s->seen == sum)
        return 0;
    if (s)
        s->seen = sum;
    return twi_extract_avx512(r, message);
#else
    (void)r, (void)message, (void)s;
    return 0;
#endif
}

/* Extracts a message that was framed and indexed: TW_OK or TW_ROOM. */
static tw_status message_read(tw_reader *reader, reading *r)
{
    uint32_t type = tw_index_values(r->index)[2], begun = r->used;
    uint32_t message = message_of(reader->plan, r->input + r->offset + type, tw_index_ends(r->index)[2] - type);
    r->row->message = (uint16_t)message;
    r->row->slot = begun;
    if (message == TW_ROW_OTHER) {
        r->row->slot = r->row->fields = 0;
        return TW_OK;
    }
    shape *s = shape_of(reader, message, r->index);
    if (!(s && twi_shape_read(r, message, s)) && !extract(r, message, s)) {
        r->row->bad = 0;
        if (twi_walk_read(r, message, s) != TW_OK) {
            r->used = begun;
            return TW_ROOM;
        }
    }
    r->row->slots = r->used - begun;
    return TW_OK;
}

static tw_status batch_read(tw_reader *reader, const uint8_t *input, uint32_t length, tw_row *rows, uint32_t rows_max,
                            tw_slot *slots, uint32_t slots_max, tw_progress *progress)
{
    tw_index *index = index_of(reader);
    reading r = {.plan = reader->plan, .index = index, .input = input, .slots = slots, .slots_max = slots_max};
    uint32_t consumed = 0, need = 0, number = 0;
    tw_status ended = TW_OK;
    while (consumed < length) {
        if (number == rows_max) {
            ended = TW_ROOM;
            break;
        }
        tw_frame frame;
        tw_error error;
        tw_status status = tw_index_next(index, input + consumed, length - consumed, &frame, &error);
        if (status == TW_MORE) {
            need = frame.need;
            ended = TW_MORE;
            break;
        }
        tw_row *row = &rows[number];
        /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): rows is NULL only where rows_max is 0 */
        *row = (tw_row){.offset = consumed, .length = frame.length, .status = status, .message = TW_ROW_OTHER};
        if (status != TW_OK) {
            row->tag = status <= TW_E_INDEX_TAG && status >= TW_E_INDEX_FIELD ? (int32_t)error.tag : 0; /* garbled: no fields */
        } else {
            r.row = row;
            r.offset = consumed;
            r.length = frame.length;
            r.fault = UINT32_MAX;
            row->fields = index->fields;
            if (message_read(reader, &r) != TW_OK) {
                ended = TW_ROOM;
                break;
            }
        }
        number++;
        consumed += frame.length;
    }
    *progress = (tw_progress){consumed, number, r.used, need};
    return ended;
}

static tw_status indexed_read(tw_reader *reader, const tw_index *index, const uint8_t *input, uint32_t offset, uint32_t length,
                              tw_row *row, tw_slot *slots, uint32_t slots_max)
{
    reading r = {.plan = reader->plan,
                 .index = index,
                 .input = input,
                 .offset = offset,
                 .length = length,
                 .slots = slots,
                 .slots_max = slots_max,
                 .row = row,
                 .fault = UINT32_MAX};
    *row = (tw_row){.offset = offset, .length = length, .message = TW_ROW_OTHER, .fields = index->fields};
    return message_read(reader, &r);
}

tw_status tw_read_indexed(tw_reader *reader, const tw_index *index, const void *input, uint32_t offset, uint32_t length,
                          tw_row *row, tw_slot *slots, uint32_t slots_max)
{
    if (!reader || !index || index->fields < HEAD_FIELDS || !input || !row || (!slots && slots_max))
        return TW_E_ARGUMENT;
    if (!twi_enter(&reader->busy))
        return TW_E_STATE;
    return twi_leave(&reader->busy, indexed_read(reader, index, input, offset, length, row, slots, slots_max));
}

tw_status tw_read(tw_reader *reader, const void *input, uint32_t length, tw_row *rows, uint32_t rows_max, tw_slot *slots,
                  uint32_t slots_max, tw_progress *progress)
{
    if (!reader || !progress || (!input && length) || (!rows && rows_max) || (!slots && slots_max))
        return TW_E_ARGUMENT;
    if (!twi_enter(&reader->busy))
        return TW_E_STATE;
    return twi_leave(&reader->busy, batch_read(reader, input, length, rows, rows_max, slots, slots_max, progress));
}
