/* SPDX-License-Identifier: Apache-2.0 */
#include "error.h"
#include "head.h"
#include "scan.h"

#include <stddef.h>
#include <string.h>

_Static_assert(sizeof(tw_frame) == 16 && _Alignof(tw_frame) == 4, "frozen");
_Static_assert(offsetof(tw_frame, length) == 0 && offsetof(tw_frame, need) == 4, "frozen");
_Static_assert(offsetof(tw_frame, body) == 8 && offsetof(tw_frame, begin) == 12, "frozen");

#define BEGIN_MAX 16u  /* bytes of BeginString */
#define DIGITS_MAX 10u /* of BodyLength */
#define BODY_MIN 4u    /* "35=" SOH: nothing less can have 10= where BodyLength says */
#define TRAILER 7u     /* bytes of "10=nnn" SOH */

/* What the header at `at` is: a status of tw_frame_next, TW_MORE when the input ends within it. */
typedef struct head {
    uint32_t begin; /* bytes of BeginString */
    uint32_t body;  /* offset of 35= from the header's start */
    uint32_t fault; /* offset of the byte that is wrong, from the header's start */
    uint32_t tag;   /* at fault */
    uint64_t total; /* bytes of the message, trailer included; 0 before BodyLength is read */
} head;

/* Compares with what is expected at `at`; bytes beyond the input are not a difference. Gives the bytes that agree. */
static uint32_t agree(const uint8_t *input, uint32_t length, uint32_t at, const char *expected, uint32_t count)
{
    uint32_t i = 0;
    while (i < count && at + i < length && input[at + i] == (uint8_t)expected[i])
        i++;
    return i;
}

/* Reads "9=" BodyLength SOH "35=" at `at`; FIX: the first three fields are 8, 9, 35, in this order. */
static tw_status head_length(const uint8_t *input, uint32_t length, uint32_t at, uint32_t length_max, head *h)
{
    h->tag = 9;
    uint32_t same = agree(input, length, at, "9=", 2);
    h->fault = at + same;
    if (same < 2)
        return at + same < length ? TW_E_FRAME_HEADER : TW_MORE;
    uint64_t body_length = 0;
    uint32_t digit = at + 2;
    for (; digit < length && input[digit] != 1; digit++) {
        h->fault = digit;
        if (input[digit] < '0' || input[digit] > '9' || digit - at - 2 == DIGITS_MAX)
            return TW_E_FRAME_LENGTH;
        body_length = body_length * 10 + (input[digit] - '0');
        if (body_length > UINT32_MAX)
            return TW_E_FRAME_LENGTH;
    }
    if (digit == length)
        return TW_MORE;
    if (digit == at + 2)
        return TW_E_FRAME_LENGTH;
    h->body = digit + 1;
    h->total = h->body + body_length + TRAILER;
    h->fault = at + 2;
    if (h->total > length_max)
        return TW_E_FRAME_SIZE;
    if (body_length < BODY_MIN) {
        h->tag = 10;
        h->fault = (uint32_t)h->total - TRAILER;
        return TW_E_FRAME_TRAILER;
    }
    same = agree(input, length, h->body, "35=", 3);
    h->tag = 35;
    h->fault = h->body + same;
    if (same < 3)
        return h->body + same < length ? TW_E_FRAME_HEADER : TW_MORE;
    return TW_OK;
}

/*
 * Reads a header, or as much of one as the input holds. Looks at 35 bytes at the most, and at none beyond length_max, or what lies
 * there would make a difference between a stream seen whole and the same stream in pieces.
 */
static tw_status head_read(const uint8_t *input, uint32_t length, uint32_t length_max, head *h)
{
    memset(h, 0, sizeof *h);
    if (length > length_max)
        length = length_max;
    h->tag = 8;
    uint32_t same = agree(input, length, 0, "8=", 2);
    h->fault = same;
    if (same < 2)
        return same < length ? TW_E_FRAME_BEGIN : TW_MORE;
    uint32_t at = 2;
    while (at < length && input[at] != 1 && input[at] != '=' && at - 2 < BEGIN_MAX)
        at++;
    h->fault = at;
    if (at == length)
        return TW_MORE;
    if (at == 2 || input[at] != 1)
        return TW_E_FRAME_BEGIN;
    h->begin = at - 2;
    return head_length(input, length, at + 1, length_max, h);
}

/* The next place after the first byte where a header begins, or may begin as far as the input goes; else the input's end. */
static uint32_t next_head(const uint8_t *input, uint32_t length, uint32_t length_max)
{
    uint32_t at = 1;
    while (at < length) {
        const uint8_t *eight = memchr(input + at, '8', length - at);
        if (!eight)
            return length;
        at = (uint32_t)(eight - input);
        head h;
        tw_status status = head_read(eight, length - at, length_max, &h);
        if (status == TW_OK || status == TW_MORE || status == TW_E_FRAME_SIZE)
            return at;
        at++;
    }
    return length;
}

static tw_status garbled(const uint8_t *input, uint32_t length, uint32_t length_max, tw_status status, const head *h,
                         tw_frame *frame, tw_error *error)
{
    *frame = (tw_frame){next_head(input, length, length_max), 0, 0, 0};
    return twi_error(error, status, TWI_REASON_NONE, h->tag, h->fault);
}

/*
 * Whether `count` bytes may be the first of SOH "10=nnn" SOH with nnn of 000 to 255; at most all 8 are looked at. Half a trailer
 * that is wrong is not waited for.
 */
static uint32_t is_trailer(const uint8_t *from, uint32_t count)
{
    static const uint8_t low[8] = {1, '1', '0', '=', '0', '0', '0', 1}, high[8] = {1, '1', '0', '=', '2', '9', '9', 1};
    for (uint32_t i = 0; i < count && i < 8; i++)
        if (from[i] < low[i] || from[i] > high[i])
            return 0;
    uint32_t tens = count > 5 ? from[5] : '0', ones = count > 6 ? from[6] : '0';
    return count < 6 || from[4] < '2' || tens < '5' || (tens == '5' && ones <= '5');
}

tw_status twi_frame_locate(const uint8_t *input, uint32_t length, uint32_t length_max, tw_frame *frame, uint8_t *sum,
                           tw_error *error)
{
    head h;
    tw_status status = head_read(input, length, length_max, &h);
    if (status == TW_OK) {
        uint32_t from = (uint32_t)h.total - TRAILER - 1;
        if (length > from && !is_trailer(input + from, length - from)) {
            h.tag = 10;
            h.fault = (uint32_t)h.total - TRAILER;
            status = TW_E_FRAME_TRAILER;
        } else if (h.total > length) {
            status = TW_MORE;
        }
    }
    if (status == TW_MORE) {
        uint64_t need = h.total > length ? h.total : (uint64_t)length + 1;
        if (need <= length_max) {
            *frame = (tw_frame){0, (uint32_t)need, 0, 0};
            return TW_MORE;
        }
        status = TW_E_FRAME_SIZE;
    }
    if (status != TW_OK)
        return garbled(input, length, length_max, status, &h, frame, error);
    const uint8_t *trailer = input + h.total - TRAILER;
    *frame = (tw_frame){(uint32_t)h.total, 0, h.body, h.begin};
    /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): input is NULL only where length is 0 */
    *sum = (uint8_t)((trailer[3] - '0') * 101 + (trailer[4] - '0') * 11 + (trailer[5] - '0') * 2 + TWI_SUM_TRAILER);
    return TW_OK;
}

tw_status twi_frame_wrong_sum(tw_frame *frame, tw_error *error)
{
    uint32_t length = frame->length;
    *frame = (tw_frame){length, 0, 0, 0};
    return twi_error(error, TW_E_FRAME_CHECKSUM, TWI_REASON_NONE, 10, length - TRAILER + 3);
}

tw_status tw_frame_next(const void *input, uint32_t length, uint32_t length_max, tw_frame *frame, tw_error *error)
{
    if (!frame || (!input && length))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (length_max == 0)
        length_max = TW_FRAME_SIZE_MAX;
    uint8_t sum = 0;
    if (__builtin_expect(!twi_frame_quick(input, length, length_max, frame, &sum), 0)) {
        tw_status status = twi_frame_locate(input, length, length_max, frame, &sum, error);
        if (status != TW_OK)
            return status;
    }
    if (__builtin_expect((uint8_t)twi_kernel_active()->sum(input, frame->length) != sum, 0))
        return twi_frame_wrong_sum(frame, error);
    return TW_OK;
}
