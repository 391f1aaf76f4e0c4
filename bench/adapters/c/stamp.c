/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE /* memmem */
#include "stamp.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define JULY_NS INT64_C(1782864000000000000) /* 20260701-00:00:00 */

enum { TRAILER = 7, NS_PER_MS = 1000000, MS_PER_DAY = 86400000 };

typedef struct piece {
    uint32_t at, length; /* of the value; length 0: there is none */
} piece;

/* The value behind an opening such as SOH "34=". */
static piece find(const char *frame, uint32_t bytes, const char *opening)
{
    const char *found = memmem(frame, bytes, opening, strlen(opening));
    if (!found)
        return (piece){0, 0};
    const uint32_t at = (uint32_t)(found - frame) + (uint32_t)strlen(opening);
    const char *end = memchr(frame + at, 1, bytes - at);
    return (piece){at, end ? (uint32_t)(end - frame) - at : 0};
}

static uint64_t digits(const char *text, uint32_t length)
{
    uint64_t number = 0;
    for (uint32_t i = 0; i < length && text[i] >= '0' && text[i] <= '9'; i++)
        number = number * 10 + (uint64_t)(text[i] - '0');
    return number;
}

/* 202607DD-HH:MM:SS or with .sss, as ms since the month began. */
static int64_t moment_read(const char *text, uint32_t length)
{
    enum { SECONDS = 17, MILLIS = 21 };
    if (length != SECONDS && length != MILLIS)
        return 0;
    const uint64_t hours = (digits(text + 6, 2) - 1) * 24 + digits(text + 9, 2);
    const uint64_t seconds = (hours * 60 + digits(text + 12, 2)) * 60 + digits(text + 15, 2);
    return (int64_t)(seconds * 1000 + (length == MILLIS ? digits(text + 18, 3) : 0));
}

/* The value that the frame would have if nothing had been changed in it; NULL: the row has no values. */
static const bench_value *meant(const bench_set *set, const bench_row *row, uint32_t tag)
{
    for (uint32_t i = 0; i < row->values; i++)
        if (set->values[row->value_first + i].tag == tag)
            return &set->values[row->value_first + i];
    return NULL;
}

static uint32_t sum_of(const char *bytes, uint32_t length)
{
    uint32_t sum = 0;
    for (uint32_t i = 0; i < length; i++)
        sum += (uint8_t)bytes[i];
    return sum;
}

bool stamp_make(stamp *made, const bench_set *set, const bench_row *row)
{
    const char *frame = set->frames + row->offset;
    const piece length = find(frame, row->bytes, "\0019="), number = find(frame, row->bytes, "\00134=");
    const piece time = find(frame, row->bytes, "\00152=");
    const bench_value *meant_number = meant(set, row, 34), *meant_time = meant(set, row, 52);
    if (!length.length || !number.length || !time.length || number.at > time.at || row->bytes < TRAILER)
        return false;
    *made = (stamp){.frame = frame,
                    .bytes = row->bytes,
                    .length_at = length.at,
                    .length_width = length.length,
                    .length = (uint32_t)digits(frame + length.at, length.length),
                    .seq_at = number.at,
                    .seq_width = number.length,
                    .time_at = time.at,
                    .time_width = time.length,
                    .sum = sum_of(frame, row->bytes - TRAILER),
                    .written_sum = (uint32_t)digits(frame + row->bytes - 4, 3)};
    if (meant_number)
        made->seq_moved = (int64_t)digits(frame + number.at, number.length) - meant_number->number;
    if (meant_time)
        made->time_moved = moment_read(frame + time.at, time.length) - moment_read(meant_time->text, meant_time->length);
    return true;
}

static char *put_number(char *out, uint64_t number, unsigned width)
{
    for (unsigned i = width; i > 0; i--, number /= 10)
        out[i - 1] = (char)('0' + number % 10);
    return out + width;
}

static unsigned width_of(uint64_t number)
{
    unsigned width = 1;
    for (; number > 9; number /= 10)
        width++;
    return width;
}

/* 202607DD-HH:MM:SS.sss */
static char *put_moment(char *out, int64_t ms)
{
    const uint64_t of_day = (uint64_t)ms % MS_PER_DAY, seconds = of_day / 1000;
    memcpy(out, "202607DD-HH:MM:SS.sss", 21);
    put_number(out + 6, (uint64_t)ms / MS_PER_DAY % 31 + 1, 2);
    put_number(out + 9, seconds / 3600, 2);
    put_number(out + 12, seconds / 60 % 60, 2);
    put_number(out + 15, seconds % 60, 2);
    return put_number(out + 18, of_day % 1000, 3);
}

static char *put(char *out, const char *bytes, uint32_t length)
{
    memcpy(out, bytes, length);
    return out + length;
}

uint32_t stamp_write(const stamp *from, uint64_t seq, int64_t utc_ns, char *out)
{
    enum { MOMENT = 21 };
    const uint64_t number = seq + (uint64_t)from->seq_moved;
    const unsigned width = width_of(number);
    const uint32_t length = from->length + width + MOMENT - from->seq_width - from->time_width;
    const uint32_t after_length = from->length_at + from->length_width, after_seq = from->seq_at + from->seq_width;
    const uint32_t after_time = from->time_at + from->time_width;
    char *at = put(out, from->frame, from->length_at);
    at = put_number(at, length, width_of(length));
    at = put(at, from->frame + after_length, from->seq_at - after_length);
    at = put_number(at, number, width);
    at = put(at, from->frame + after_seq, from->time_at - after_seq);
    at = put_moment(at, (utc_ns - JULY_NS) / NS_PER_MS + from->time_moved);
    at = put(at, from->frame + after_time, from->bytes - TRAILER - after_time);
    const uint32_t sum = from->written_sum + sum_of(out, (uint32_t)(at - out)) - from->sum;
    at = put_number(put(at, "10=", 3), sum % 256, 3);
    *at++ = 1;
    return (uint32_t)(at - out);
}

uint32_t stamp_seal(const char *fields, char *out)
{
    const uint32_t length = (uint32_t)snprintf(out, STAMP_SEALED_MAX, "8=FIX.4.2|9=%u|%s", (unsigned)strlen(fields), fields);
    for (uint32_t i = 0; i < length; i++)
        out[i] = out[i] == '|' ? 1 : out[i];
    return length + (uint32_t)snprintf(out + length, STAMP_SEALED_MAX - length, "10=%03u\001", sum_of(out, length) % 256);
}
