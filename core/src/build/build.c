/* SPDX-License-Identifier: Apache-2.0 */
/* From begin to end of a message. The fields between them are in fields.c. */
#include "error.h"
#include "put.h"

#include <tagwire/inline/build.h>

#include <string.h>

/* Where a builder without memory points: never written, since no room is found in it. */
static uint8_t nowhere[1];

uint32_t twi_sum(const void *bytes, uint32_t length)
{
    const uint8_t *at = bytes;
    uint32_t sum = 0;
    for (uint32_t i = 0; i < length; i++)
        sum += at[i];
    return sum - '0' * length;
}

uint32_t twi_tag(uint8_t *out, uint32_t tag)
{
    uint32_t length;
    tw_uint_write(tag, out, 10, &length);
    out[length] = '=';
    return length + 1;
}

tw_status twi_fail(tw_build *build, tw_status status, uint32_t tag, uint32_t fault)
{
    if (build->status == TW_OK) {
        build->status = status;
        build->tag = tag;
        build->fault = fault;
        build->fast = 0;
    }
    return build->status;
}

/*
 * Whether a message whose fields end at `at` fits. Room was left for the digits of BodyLength that width_of() gives; a body that
 * fills all of the room may just have reached one digit more, which then is the byte too many.
 */
static int fits(const tw_build *build, uint64_t at)
{
    if (at < build->limit)
        return 1;
    uint32_t width;
    tw_uint_write(at + 1 - build->body, NULL, 0, &width); /* TW_ROOM, and how many digits it would be */
    return at == build->limit && build->header->begin_length + width + 1 <= build->body;
}

tw_status twi_room(tw_build *build, uint32_t tag, uint64_t length)
{
    if (fits(build, build->at + length))
        return TW_OK;
    return twi_fail(build, build->limit == TWI_MESSAGE_MAX - TWI_TRAILER ? TW_E_BUILD_SIZE : TW_E_BUILD_ROOM, tag, 0);
}

void twi_put(tw_build *build, const void *bytes, uint32_t length)
{
    memcpy(build->out + build->at, bytes, length);
    build->at += length;
    build->sum += twi_sum(bytes, length);
}

tw_status twi_open(tw_build *build, uint32_t tag, uint32_t length)
{
    uint8_t opening[12] = {TWI_SOH};
    uint32_t opening_length = 1 + twi_tag(opening + 1, tag);
    if (twi_room(build, tag, (uint64_t)opening_length + length) == TW_OK)
        twi_put(build, opening, opening_length);
    return build->status;
}

/*
 * The digits to leave room for before the body: those of the largest BodyLength whose digits and body fit `left` bytes. A message
 * with a longer BodyLength does not fit; one with fewer digits has, its body being shorter, room for the digits it does not use.
 * So every message that fits at all fits with its body there.
 */
static uint32_t width_of(uint32_t left)
{
    uint32_t width = 1;
    for (uint64_t power = 10; power + width + 1 <= left; power *= 10)
        width++;
    return width;
}

tw_status tw_build_begin(tw_build *build, void *out, uint32_t room, const tw_header *header)
{
    if (!build)
        return TW_E_ARGUMENT;
    memset(build, 0, sizeof *build);
    build->out = nowhere;
    if (!twi_header_made(header) || (!out && room))
        return twi_fail(build, TW_E_ARGUMENT, 0, 0);
    if (room > TWI_MESSAGE_MAX)
        room = TWI_MESSAGE_MAX;
    uint32_t fixed = header->begin_length + 1 + TWI_TRAILER - 1; /* all but BodyLength and the body */
    if (room < fixed)
        return twi_fail(build, TW_E_BUILD_ROOM, 35, 0);
    build->header = header;
    build->body = header->begin_length + width_of(room - fixed) + 1;
    build->limit = room - TWI_TRAILER;
    if (!fits(build, (uint64_t)build->body + header->body_length))
        return twi_fail(build, TW_E_BUILD_ROOM, 35, 0);
    build->out = out;
    build->fast = build->limit > TW_INLINE_BUILD_SLACK ? build->limit - TW_INLINE_BUILD_SLACK : 0;
    build->at = build->body + header->body_length;
    build->sum = header->sum;
    memcpy(build->out + build->body, header->body, header->body_length);
    return TW_OK;
}

/* Everything that tw_build_begin left room for. FIX: BodyLength, CheckSum. */
static void finish(tw_build *build, uint32_t *offset, uint32_t *length)
{
    const tw_header *header = build->header;
    uint8_t digits[10], *at = build->out + build->at;
    uint32_t width, body_length = build->at + 1 - build->body;
    tw_uint_write(body_length, digits, sizeof digits, &width);
    uint32_t begin = build->body - 1 - width - header->begin_length;
    uint8_t *out = build->out + begin;
    memcpy(out, header->begin, header->begin_length);
    memcpy(out + header->begin_length, digits, width);
    out[header->begin_length + width] = TWI_SOH;
    uint32_t summed = build->at + 1 - begin;
    uint32_t sum = build->sum + twi_sum(digits, width) + 2 * TWI_SOH + '0' * (summed - 2);
    sum &= 0xFF;
    memcpy(at,
           "\x01"
           "10=",
           4);
    at[4] = (uint8_t)('0' + sum / 100);
    at[5] = (uint8_t)('0' + sum / 10 % 10);
    at[6] = (uint8_t)('0' + sum % 10);
    at[7] = TWI_SOH;
    *offset = begin;
    *length = summed + TWI_TRAILER - 1;
}

tw_status tw_build_end(tw_build *build, uint32_t *offset, uint32_t *length, tw_error *error)
{
    if (offset)
        *offset = 0;
    if (length)
        *length = 0;
    if (!build || !offset || !length)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (build->status != TW_OK)
        return twi_error(error, build->status, TWI_REASON_NONE, build->tag, build->fault);
    tw_inline_build quick;
    tw_inline_build_load(&quick, *build);
    if (!tw_inline_try_end(&quick, offset, length))
        finish(build, offset, length);
    twi_fail(build, TW_E_STATE, 0, 0);
    return TW_OK;
}
