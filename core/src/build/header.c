/* SPDX-License-Identifier: Apache-2.0 */
#include "error.h"
#include "put.h"

#include <string.h>

enum { BEGIN_STRING_MAX = 16, MSG_TYPE_MAX = 32 };

/* TW_OK, or what is wrong with bytes as the value of a constant field. FIX: a field has a value, and SOH ends it. */
static tw_status check(const void *bytes, uint32_t length, uint32_t length_max, uint32_t tag, tw_error *error)
{
    if (length == 0 || length > length_max)
        return twi_error(error, TW_E_BUILD_VALUE, TWI_REASON_NONE, tag, 0);
    const uint8_t *found = memchr(bytes, TWI_SOH, length);
    if (found)
        return twi_error(error, TW_E_BUILD_VALUE, TWI_REASON_NONE, tag, (uint32_t)(found - (const uint8_t *)bytes));
    return TW_OK;
}

/* Whether the inline form may take it: with loads of 8 bytes from begin and a copy of 64 from body. */
static uint32_t quick(const tw_header *header)
{
    return header->begin_length >= 8 && header->begin_length <= 16 && header->body_length <= 64;
}

tw_status tw_header_init(tw_header *header, const void *begin, uint32_t begin_length, const void *type, uint32_t type_length,
                         tw_error *error)
{
    if (!header || !begin || !type)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    tw_status status = check(begin, begin_length, BEGIN_STRING_MAX, 8, error);
    const uint8_t *sign = status == TW_OK ? memchr(begin, '=', begin_length) : NULL;
    if (sign) /* tw_frame_next takes none either */
        status = twi_error(error, TW_E_BUILD_VALUE, TWI_REASON_NONE, 8, (uint32_t)(sign - (const uint8_t *)begin));
    if (status == TW_OK)
        status = check(type, type_length, MSG_TYPE_MAX, 35, error);
    if (status != TW_OK)
        return status;
    tw_header made;
    memset(&made, 0, sizeof made);
    made.begin_length = 2 + begin_length + 3;
    memcpy(made.begin, "8=", 2);
    memcpy(made.begin + 2, begin, begin_length);
    memcpy(made.begin + 2 + begin_length,
           "\x01"
           "9=",
           3);
    made.body_length = 3 + type_length;
    memcpy(made.body, "35=", 3);
    memcpy(made.body + 3, type, type_length);
    made.sum = twi_sum(made.begin, made.begin_length) + twi_sum(made.body, made.body_length);
    made.quick = quick(&made);
    *header = made;
    return TW_OK;
}

tw_status tw_header_text(tw_header *header, uint32_t tag, const void *bytes, uint32_t length, tw_error *error)
{
    if (!twi_header_made(header) || !bytes)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, tag, 0);
    if (!twi_tag_valid(tag))
        return twi_error(error, TW_E_BUILD_TAG, TWI_REASON_NONE, tag, 0);
    uint8_t opening[12] = {TWI_SOH};
    uint32_t opening_length = 1 + twi_tag(opening + 1, tag);
    uint32_t room = (uint32_t)sizeof header->body - header->body_length;
    if (length && (length > room || opening_length > room - length))
        return twi_error(error, TW_E_BUILD_ROOM, TWI_REASON_NONE, tag, 0);
    tw_status status = check(bytes, length, UINT32_MAX, tag, error);
    if (status != TW_OK)
        return status;
    uint8_t *at = header->body + header->body_length;
    memcpy(at, opening, opening_length);
    memcpy(at + opening_length, bytes, length);
    header->body_length += opening_length + length;
    header->sum += twi_sum(at, opening_length + length);
    header->quick = quick(header);
    return TW_OK;
}
