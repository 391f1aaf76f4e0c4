/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of this module share: checks of tags, sums, the exact way to write a field. */
#ifndef TWI_PUT_H
#define TWI_PUT_H

#include <tagwire/build.h>

enum {
    TWI_SOH = 1,
    TWI_TRAILER = 8,  /* "10=nnn" between two SOH, the first of which ends the last field */
    TWI_BEGIN_MIN = 6 /* "8=x", SOH, "9=" */
};

/* The largest message: every offset and length stays one that languages without unsigned types can hold. */
#define TWI_MESSAGE_MAX 0x80000000u

/* Whether a caller may name this tag. FIX: 1 to 2^31 - 1; 8, 9, 10 and 35 are the builder's. */
static inline int twi_tag_valid(uint32_t tag)
{
    return tag - 1 < 0x7FFFFFFF && tag - 8 > 2 && tag != 35;
}

/* Whether tw_header_init made it, as far as that shows. */
static inline int twi_header_made(const tw_header *header)
{
    return header && header->begin_length - TWI_BEGIN_MIN <= sizeof header->begin - TWI_BEGIN_MIN &&
           header->body_length - 4 <= sizeof header->body - 4;
}

/* The sum of the bytes less '0' each, modulo 2^32. */
uint32_t twi_sum(const void *bytes, uint32_t length);

/* "tag=" to `out`, at most 11 bytes; gives the bytes. The tag is not 0. */
uint32_t twi_tag(uint8_t *out, uint32_t tag);

/* Fails the builder, which then has no fast path any more, unless it failed before; gives its status. */
tw_status twi_fail(tw_build *build, tw_status status, uint32_t tag, uint32_t fault);

/* TW_OK when `length` more bytes fit before the trailer, otherwise fails the builder. */
tw_status twi_room(tw_build *build, uint32_t tag, uint64_t length);

/* "SOH tag =" when there is room for it and a value of `length` bytes, otherwise fails the builder. */
tw_status twi_open(tw_build *build, uint32_t tag, uint32_t length);

/* Bytes where room was found. */
void twi_put(tw_build *build, const void *bytes, uint32_t length);

#endif
