/* SPDX-License-Identifier: Apache-2.0 */
#include <tagwire/index.h>

#include "error.h"
#include "head.h"
#include "options.h"
#include "owner.h"
#include "pairs.h"
#include "scan.h"

#include <stddef.h>
#include <string.h>

_Static_assert(sizeof(tw_index) == 64 && _Alignof(tw_index) == 4, "frozen");
_Static_assert(offsetof(tw_index, fields) == 0 && offsetof(tw_index, capacity) == 4, "frozen");
_Static_assert(offsetof(tw_index, tags) == 8 && offsetof(tw_index, values) == 12 && offsetof(tw_index, ends) == 16, "frozen");
_Static_assert(offsetof(tw_index, length_max) == 20 && offsetof(tw_index, pairs) == 24 && offsetof(tw_index, size) == 28, "frozen");
_Static_assert(sizeof(tw_data_pair) == 8 && offsetof(tw_data_pair, data_tag) == 4, "frozen");
_Static_assert(offsetof(tw_index_options, pairs) == 16, "members are only ever added at the end");

#define CAPACITY 1024u
#define TRAILER 7u /* bytes of "10=nnn" SOH */

/* Blocks looked at first when the scan goes on after a field read by hand: few, since the next data field may be near. */
#define CHUNK_AFTER 4u

/* Where things lie in an index of these options; 0 bytes when an option is out of range. */
typedef struct layout {
    uint32_t capacity, pairs_count, tags, values, ends, size;
    const tw_data_pair *pairs;
} layout;

static layout layout_of(const tw_index_options *options)
{
    layout l = {CAPACITY, 0, 0, 0, 0, 0, NULL};
    if (options && options->capacity)
        l.capacity = options->capacity;
    if (options && options->pairs) {
        l.pairs = options->pairs;
        l.pairs_count = options->pairs_count;
    } else {
        l.pairs_count = tw_data_pairs(&l.pairs);
    }
    if (l.capacity > TW_INDEX_CAPACITY_MAX || l.pairs_count > TWI_PAIRS_MAX)
        return l;
    uint32_t array = (l.capacity + TWI_SCAN_PAD + 15) / 16 * 64;
    l.tags = (uint32_t)sizeof(tw_index) + twi_pairs_size(l.pairs_count);
    l.values = l.tags + array;
    l.ends = l.values + array + 64; /* room for ends[-1] */
    l.size = l.ends + array;
    return l;
}

/* Options as this library knows them: members that the caller's struct does not have are 0. */
static tw_status options_read(const tw_index_options *given, tw_index_options *options)
{
    memset(options, 0, sizeof *options);
    return given ? twi_options(options, sizeof *options, offsetof(tw_index_options, length_max), given) : TW_OK;
}

tw_status tw_index_size(const tw_index_options *options, uint32_t *size)
{
    tw_index_options read;
    if (!size || options_read(options, &read) != TW_OK)
        return TW_E_ARGUMENT;
    layout l = layout_of(&read);
    if (!l.size)
        return TW_E_ARGUMENT;
    *size = l.size;
    return TW_OK;
}

tw_status tw_index_init(void *memory, uint32_t size, const tw_index_options *options, tw_index **index, tw_error *error)
{
    tw_index_options read;
    if (!memory || !index || options_read(options, &read) != TW_OK)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    layout l = layout_of(&read);
    if (!l.size)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (size < l.size || ((uintptr_t)memory & 63))
        return twi_error(error, TW_E_MEMORY, TWI_REASON_NONE, 0, 0);
    memset(memory, 0, l.size);
    tw_index *made = memory;
    made->capacity = l.capacity;
    made->tags = l.tags;
    made->values = l.values;
    made->ends = l.ends;
    made->length_max = read.length_max ? read.length_max : TW_FRAME_SIZE_MAX;
    made->pairs = (uint32_t)sizeof(tw_index);
    made->size = l.size;
    tw_status status = twi_pairs_init((twi_pairs *)(void *)((char *)memory + made->pairs), l.pairs, l.pairs_count, error);
    if (status == TW_OK)
        *index = made;
    return status;
}

static const twi_pairs *pairs_of(const tw_index *index)
{
    return (const twi_pairs *)(const void *)((const char *)index + index->pairs);
}

/*
 * Where the data ends that follows length field `field`, whose tag and value are in the table: the offset of its SOH; 0 where no
 * data follows; UINT32_MAX where its length is wrong.
 */
static uint32_t data_after(const twi_scan *scan, uint32_t field)
{
    const twi_pairs *pairs = (const twi_pairs *)(const void *)scan->filter; /* its first member */
    uint32_t data_tag = twi_pairs_data(pairs, scan->tags[field]), at = scan->ends[field] + 1, digit = 0;
    uint64_t tag = 0;
    if (!data_tag || at == scan->end || scan->bytes[at] == '0')
        return 0;
    for (; (digit = scan->bytes[at] - (uint32_t)'0') <= 9 && tag < data_tag; at++)
        tag = tag * 10 + digit;
    if (tag != data_tag || scan->bytes[at] != '=')
        return 0;
    uint32_t value = scan->values[field], i = value;
    uint64_t length = 0;
    for (; i - value < 10 && (digit = scan->bytes[i] - (uint32_t)'0') <= 9; i++)
        length = length * 10 + digit;
    uint64_t stop = at + 1 + length;
    return i == scan->ends[field] && i != value && stop < scan->data_end && scan->bytes[stop] == 1 ? (uint32_t)stop : UINT32_MAX;
}

/* twi_scan.settled: most data has no SOH inside, and then it ends like any other field. */
static uint32_t data_settled(twi_scan *scan, uint32_t field, uint32_t to)
{
    uint32_t stop = data_after(scan, field);
    if (stop == 0 || (field + 1 < to && stop == scan->ends[field + 1]))
        return 1;
    scan->length = field;
    scan->stop = stop;
    return 0;
}

static twi_scan scan_of(tw_index *index, const uint8_t *bytes, uint32_t end, uint32_t data_end)
{
    char *block = (char *)index;
    twi_scan scan = {0};
    scan.bytes = bytes;
    scan.end = end;
    scan.room = index->capacity;
    scan.tags = (uint32_t *)(void *)(block + index->tags);
    scan.values = (uint32_t *)(void *)(block + index->values);
    scan.ends = (uint32_t *)(void *)(block + index->ends);
    scan.ends[-1] = UINT32_MAX;
    scan.filter = &pairs_of(index)->filter;
    scan.settled = data_settled;
    scan.length = UINT32_MAX;
    scan.data_end = data_end;
    scan.chunk = TWI_SCAN_CHUNK;
    return scan;
}

/* Reads a tag and its '=' at `start`, with the error if it is none. Gives the '='. */
static tw_status tag_read(const twi_scan *scan, uint32_t start, uint32_t *tag, uint32_t *equals, tw_error *error)
{
    uint64_t number = 0;
    uint32_t at = start;
    uint8_t byte = 0;
    for (; (byte = scan->bytes[at]) >= '0' && byte <= '9'; at++)
        number = number <= INT32_MAX ? number * 10 + (byte - '0') : number;
    if (byte == 1)
        return twi_error(error, TW_E_INDEX_EQUALS, TWI_REASON_INVALID_TAG, 0, at);
    if (byte != '=' || at == start || scan->bytes[start] == '0')
        return twi_error(error, TW_E_INDEX_TAG, TWI_REASON_INVALID_TAG, 0, byte != '=' ? at : start);
    if (number > INT32_MAX)
        return twi_error(error, TW_E_INDEX_TAG_RANGE, TWI_REASON_INVALID_TAG, 0, start);
    *tag = (uint32_t)number;
    *equals = at;
    return TW_OK;
}

static tw_status field_add(twi_scan *scan, uint32_t tag, uint32_t value, uint32_t end, tw_error *error)
{
    if (scan->fields == scan->room)
        return twi_error(error, TW_E_INDEX_ROOM, TWI_REASON_NONE, tag, scan->ends[(int64_t)scan->fields - 1] + 1);
    scan->tags[scan->fields] = tag;
    scan->values[scan->fields] = value;
    scan->ends[scan->fields] = end;
    scan->fields++;
    return TW_OK;
}

/* The number in a length field. */
static tw_status data_length(const twi_scan *scan, uint32_t tag, uint32_t value, uint32_t end, uint32_t *length, tw_error *error)
{
    uint64_t number = 0;
    for (uint32_t at = value; at < end; at++) {
        uint32_t digit = scan->bytes[at] - (uint32_t)'0';
        if (digit > 9 || at - value == 10)
            return twi_error(error, TW_E_INDEX_DATA_LENGTH, TWI_REASON_FORMAT, tag, at);
        number = number * 10 + digit;
    }
    if (value == end || number > UINT32_MAX)
        return twi_error(error, TW_E_INDEX_DATA_LENGTH, TWI_REASON_FORMAT, tag, value);
    *length = (uint32_t)number;
    return TW_OK;
}

/*
 * Reads the data field that follows the last field, where that is its length (and the next one, where this is a length in its
 * turn). FIX: a data field follows its length field directly, and its length alone says where it ends; that may not be beyond
 * scan->data_end (a frame's trailer is no data).
 */
static tw_status data_read(twi_scan *scan, const twi_pairs *pairs, tw_error *error)
{
    for (;;) {
        uint32_t last = scan->fields - 1, next = 0, equals = 0, length = 0;
        uint32_t data_tag = twi_pairs_data(pairs, scan->tags[last]);
        if (!data_tag || scan->at == scan->end || tag_read(scan, scan->at, &next, &equals, NULL) != TW_OK || next != data_tag)
            return TW_OK;
        tw_status status = data_length(scan, scan->tags[last], scan->values[last], scan->ends[last], &length, error);
        if (status != TW_OK) {
            scan->fields = last; /* the fault is in it */
            return status;
        }
        uint32_t value = equals + 1;
        if (value >= scan->data_end || length >= scan->data_end - value)
            return twi_error(error, TW_E_INDEX_DATA_END, TWI_REASON_VALUE_INCORRECT, data_tag, value);
        if (scan->bytes[value + length] != 1)
            return twi_error(error, TW_E_INDEX_DATA_END, TWI_REASON_VALUE_INCORRECT, data_tag, value + length);
        status = field_add(scan, data_tag, value, value + length, error);
        if (status != TW_OK)
            return status;
        scan->at = value + length + 1;
    }
}

/* Reads the field at scan->at, and the data field after it when it is that one's length. */
static tw_status field_read(twi_scan *scan, const twi_pairs *pairs, tw_error *error)
{
    uint32_t tag = 0, equals = 0;
    tw_status status = tag_read(scan, scan->at, &tag, &equals, error);
    if (status != TW_OK)
        return status;
    const uint8_t *soh = memchr(scan->bytes + equals + 1, 1, scan->end - equals - 1);
    uint32_t end = (uint32_t)(soh - scan->bytes);
    status = field_add(scan, tag, equals + 1, end, error);
    if (status != TW_OK)
        return status;
    scan->at = end + 1;
    return data_read(scan, pairs, error);
}

/* From where the kernel stopped to the end: each field it would not take is read by hand, then it goes on. */
static tw_status scan_rest(twi_scan *scan, const twi_kernel *kernel, const twi_pairs *pairs, tw_error *error)
{
    scan->chunk = CHUNK_AFTER;
    for (;;) {
        tw_status status = TW_OK;
        uint32_t length = scan->fields == scan->length; /* then this field is in the table already, what follows it is not */
        scan->fields += length;
        scan->at = scan->ends[(int64_t)scan->fields - 1] + 1;
        if (scan->at == scan->end)
            return TW_OK;
        status = length ? data_read(scan, pairs, error) : field_read(scan, pairs, error);
        if (status != TW_OK)
            return status;
        if (scan->at == scan->end || kernel->fields(scan))
            return TW_OK;
    }
}

static tw_status fields_index(tw_index *index, const uint8_t *bytes, uint32_t length, tw_error *error)
{
    uint32_t end = length;
    while (end && bytes[end - 1] != 1)
        end--;
    twi_scan scan = scan_of(index, bytes, end, end);
    tw_status status = TW_OK;
    const twi_kernel *kernel = twi_kernel_active();
    if (end && !kernel->fields(&scan))
        status = scan_rest(&scan, kernel, pairs_of(index), error);
    index->fields = scan.fields;
    if (status == TW_OK && end < length)
        status = twi_error(error, TW_E_INDEX_END, TWI_REASON_NONE, 0, end);
    return status;
}

tw_status tw_index_fields(tw_index *index, const void *input, uint32_t length, tw_error *error)
{
    if (!index || (!input && length))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (!twi_enter(&index->busy))
        return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    return twi_leave(&index->busy, fields_index(index, input, length, error));
}

static inline tw_status next_index(tw_index *index, const uint8_t *input, uint32_t length, tw_frame *frame, tw_error *error)
{
    uint8_t sum = 0;
    tw_status status = TW_OK;
    index->fields = 0;
    if (__builtin_expect(!twi_frame_quick(input, length, index->length_max, frame, &sum), 0)) {
        status = twi_frame_locate(input, length, index->length_max, frame, &sum, error);
        if (status != TW_OK)
            return status;
    }
    twi_scan scan = scan_of(index, input, frame->length, frame->length - TRAILER);
    const twi_kernel *kernel = twi_kernel_active();
    uint32_t whole = kernel->fields(&scan);
    if (__builtin_expect(!scan.summed, 0))
        scan.sum = kernel->sum(input, frame->length);
    if (__builtin_expect((uint8_t)scan.sum != sum, 0))
        return twi_frame_wrong_sum(frame, error);
    if (__builtin_expect(!whole, 0))
        status = scan_rest(&scan, kernel, pairs_of(index), error);
    index->fields = scan.fields;
    return status;
}

tw_status tw_index_next(tw_index *index, const void *input, uint32_t length, tw_frame *frame, tw_error *error)
{
    if (!index || !frame || (!input && length))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (!twi_enter(&index->busy))
        return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    return twi_leave(&index->busy, next_index(index, input, length, frame, error));
}
