/* SPDX-License-Identifier: Apache-2.0 */
#include "reference.h"

#include <stdio.h>
#include <string.h>

/* ---- frame ---- */

typedef struct head {
    tw_status status;
    uint32_t tag, offset, begin, body;
    uint64_t total;
} head;

enum expected { EIGHT, EIGHT_SIGN, BEGIN, NINE, NINE_SIGN, DIGITS, THREE, FIVE, TYPE_SIGN, COMPLETE };

static head faulty(tw_status status, uint32_t tag, uint32_t offset)
{
    return (head){status, tag, offset, 0, 0, 0};
}

/* Feeds bytes to an automaton until it has a whole header, refuses a byte, or runs out of them. */
static head head_feed(const uint8_t *input, uint32_t length, uint32_t length_max)
{
    head h = {TW_OK, 0, 0, 0, 0, 0};
    enum expected state = EIGHT;
    uint64_t number = 0;
    uint32_t digits = 0;
    for (uint32_t i = 0; state != COMPLETE; i++) {
        if (i == length) {
            h.status = TW_MORE;
            return h;
        }
        char c = (char)input[i];
        switch (state) {
        case EIGHT:
        case EIGHT_SIGN:
            if (c != (state == EIGHT ? '8' : '='))
                return faulty(TW_E_FRAME_BEGIN, 8, i);
            state++;
            break;
        case BEGIN:
            if (c != '\1' && h.begin++ == 16)
                return faulty(TW_E_FRAME_BEGIN, 8, i);
            if (c == '=' || (c == '\1' && h.begin == 0))
                return faulty(TW_E_FRAME_BEGIN, 8, i);
            if (c == '\1')
                state = NINE;
            break;
        case NINE:
        case NINE_SIGN:
            if (c != (state == NINE ? '9' : '='))
                return faulty(TW_E_FRAME_HEADER, 9, i);
            state++;
            break;
        case DIGITS:
            if (c == '\1' && digits) {
                h.body = i + 1;
                h.total = h.body + number + 7;
                if (h.total > length_max)
                    return faulty(TW_E_FRAME_SIZE, 9, i - digits);
                if (number < 4) /* the body is "35=" SOH at the least */
                    return faulty(TW_E_FRAME_TRAILER, 10, (uint32_t)(h.total - 7));
                state = THREE;
                break;
            }
            if (c < '0' || c > '9' || ++digits > 10 || (number = number * 10 + (uint64_t)(c - '0')) > 4294967295u)
                return faulty(TW_E_FRAME_LENGTH, 9, i);
            break;
        default:
            if (c != "35="[state - THREE])
                return faulty(TW_E_FRAME_HEADER, 35, i);
            state++;
        }
    }
    return h;
}

/* Whether the bytes are the beginning of SOH "10=nnn" SOH for some nnn from 000 to 255. */
static int trailer_possible(const uint8_t *bytes, uint32_t count)
{
    static char all[256][16];
    if (!all[0][0])
        for (int sum = 255; sum >= 0; sum--)
            snprintf(all[sum], sizeof all[sum], "\00110=%03d\001", sum);
    for (int sum = 0; sum < 256; sum++)
        if (memcmp(all[sum], bytes, count) == 0)
            return 1;
    return 0;
}

static uint32_t head_length(uint32_t left, uint32_t length_max)
{
    return left < length_max ? left : length_max; /* a header that is not complete by then is one of a message too large */
}

static reference_frame skipped(const uint8_t *input, uint32_t length, uint32_t length_max, tw_status status, uint32_t tag,
                               uint32_t offset)
{
    uint32_t skip = 1;
    for (; skip < length; skip++) {
        tw_status next = head_feed(input + skip, head_length(length - skip, length_max), length_max).status;
        if (next == TW_OK || next == TW_MORE || next == TW_E_FRAME_SIZE)
            break;
    }
    return (reference_frame){status, {skip, 0, 0, 0}, tag, offset};
}

reference_frame reference_framed(const uint8_t *input, uint32_t length, uint32_t length_max)
{
    if (length_max == 0)
        length_max = 1024 * 1024;
    head h = head_feed(input, head_length(length, length_max), length_max);
    if (h.status == TW_MORE) {
        if (length < length_max)
            return (reference_frame){TW_MORE, {0, h.total ? (uint32_t)h.total : length + 1, 0, 0}, 0, 0};
        return skipped(input, length, length_max, TW_E_FRAME_SIZE, REFERENCE_ANY, REFERENCE_ANY);
    }
    if (h.status != TW_OK)
        return skipped(input, length, length_max, h.status, h.tag, h.offset);
    uint32_t total = (uint32_t)h.total, from = total - 8, seen = length < from ? 0 : length - from;
    if (!trailer_possible(input + from, seen > 8 ? 8 : seen))
        return skipped(input, length, length_max, TW_E_FRAME_TRAILER, 10, total - 7);
    if (total > length)
        return (reference_frame){TW_MORE, {0, total, 0, 0}, 0, 0};
    char right[16];
    snprintf(right, sizeof right, "10=%03u\001", reference_sum(input, total - 7) % 256);
    if (memcmp(right, input + total - 7, 7) != 0)
        return (reference_frame){TW_E_FRAME_CHECKSUM, {total, 0, 0, 0}, 10, total - 4};
    return (reference_frame){TW_OK, {total, 0, h.body, h.begin}, 0, 0};
}

uint32_t reference_sum(const uint8_t *input, uint32_t length)
{
    uint32_t sum = 0;
    while (length--)
        sum += *input++;
    return sum;
}

/* ---- index ---- */

int reference_is_length(uint32_t tag, const tw_data_pair *pairs, uint32_t pairs_count)
{
    for (uint32_t i = 0; i < pairs_count; i++)
        if (pairs[i].length_tag == tag)
            return 1;
    return 0;
}

static int is_pair(uint32_t length_tag, uint32_t data_tag, const tw_data_pair *pairs, uint32_t pairs_count)
{
    for (uint32_t i = 0; i < pairs_count; i++)
        if (pairs[i].length_tag == length_tag)
            return pairs[i].data_tag == data_tag;
    return 0;
}

static void stop(reference_table *table, tw_status status, int32_t reason, uint32_t tag, uint32_t offset)
{
    table->status = status;
    table->reason = reason;
    table->tag = tag;
    table->offset = offset;
}

static int push(reference_table *table, uint32_t tag, uint32_t start, uint32_t value, uint32_t end)
{
    if (table->count == table->capacity) {
        stop(table, TW_E_INDEX_ROOM, -1, tag, start);
        return 0;
    }
    table->fields[table->count++] = (reference_field){tag, value, end};
    return 1;
}

/*
 * The data field `tag` whose value starts at `value` and whose length is the last field of the table. Gives where the next field
 * starts, or 0 on an error.
 */
static uint32_t data_take(reference_table *table, const uint8_t *input, uint32_t limit, uint32_t tag, uint32_t start,
                          uint32_t value)
{
    reference_field length = table->fields[table->count - 1];
    uint64_t number = 0;
    uint32_t at = length.value;
    while (at < length.end && at < length.value + 10 && input[at] >= '0' && input[at] <= '9')
        number = number * 10 + (input[at++] - 48u);
    if (at < length.end || at == length.value || number >= 1ull << 32) {
        table->count--; /* the fault is in it, so it is not before the fault */
        stop(table, TW_E_INDEX_DATA_LENGTH, 6, length.tag, at < length.end ? at : length.value);
        return 0;
    }
    if (value + number + 1 > limit) {
        stop(table, TW_E_INDEX_DATA_END, 5, tag, value);
        return 0;
    }
    uint32_t end = value + (uint32_t)number;
    if (input[end] != 1) {
        stop(table, TW_E_INDEX_DATA_END, 5, tag, end);
        return 0;
    }
    return push(table, tag, start, value, end) ? end + 1 : 0;
}

void reference_indexed(reference_table *table, const uint8_t *input, uint32_t length, uint32_t trailer, const tw_data_pair *pairs,
                       uint32_t pairs_count)
{
    table->count = 0;
    stop(table, TW_OK, -1, 0, 0);
    uint32_t end = length; /* of the last field that is ended */
    while (end > 0 && input[end - 1] != 1)
        end--;
    uint32_t start = 0, i = 0;
    while (start < end) {
        uint64_t tag = 0;
        for (i = start; input[i] >= '0' && input[i] <= '9'; i++)
            if (tag < 1ull << 40)
                tag = tag * 10 + (input[i] - 48u);
        if (input[i] != '=') {
            stop(table, input[i] == 1 ? TW_E_INDEX_EQUALS : TW_E_INDEX_TAG, 0, 0, i);
            return;
        }
        if (i == start || input[start] == '0' || tag > 2147483647u) {
            stop(table, i == start || input[start] == '0' ? TW_E_INDEX_TAG : TW_E_INDEX_TAG_RANGE, 0, 0, start);
            return;
        }
        uint32_t number = (uint32_t)tag, value = i + 1;
        if (table->count && is_pair(table->fields[table->count - 1].tag, number, pairs, pairs_count)) {
            uint32_t limit = end < length - trailer ? end : length - trailer;
            start = data_take(table, input, limit, number, start, value);
            if (!start)
                return;
            continue;
        }
        while (input[i] != 1)
            i++;
        if (!push(table, number, start, value, i))
            return;
        start = i + 1;
    }
    if (end < length)
        stop(table, TW_E_INDEX_END, -1, 0, end);
}
