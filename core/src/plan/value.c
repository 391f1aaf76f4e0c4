/* SPDX-License-Identifier: Apache-2.0 */
/* From the bytes of a field to a slot. */
#include "reader.h"

#include <tagwire/value.h>

void twi_slot_bad(reading *r, tw_slot *slot, uint32_t state, tw_status status, uint32_t field)
{
    if (slot->state < TW_SLOT_EMPTY && r->row->bad < UINT16_MAX)
        r->row->bad++;
    slot->state = (uint8_t)state;
    if (field < r->fault) {
        r->fault = field;
        r->row->status = status;
        r->row->tag = (int32_t)tw_index_tags(r->index)[field];
    }
}

static uint64_t load8(const uint8_t *p)
{
    uint64_t word;
    memcpy(&word, p, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

/* The first eight bytes, zero filled. `left`: bytes of the message from the value on. */
static inline int64_t first_bytes(const uint8_t *value, uint32_t length, uint32_t left)
{
    uint64_t first = 0;
    if (__builtin_expect(left >= 8, 1))
        return (int64_t)(length >= 8 ? load8(value) : load8(value) & ~(~0ull << 8 * length));
    for (uint32_t i = 0; i < length; i++)
        first |= (uint64_t)value[i] << 8 * i;
    return (int64_t)first;
}

/* Digits behind the point, at most 255. `before`: bytes of the message up to the value's end. */
static inline uint8_t fraction(const uint8_t *value, uint32_t length, uint32_t before)
{
    if (__builtin_expect(length - 1 < 8 && before >= 8, 1)) {
        uint64_t word = (load8(value + length - 8) ^ 0x2e2e2e2e2e2e2e2eull) | ~(~0ull << (64 - 8 * length));
        /* the bit above the highest zero byte; borrows go upwards only, and a value has one point */
        uint64_t point = (word - 0x0101010101010101ull) & ~word & 0x8080808080808080ull;
        return point && length < 9 ? (uint8_t)(7 - __builtin_ctzll(point) / 8) : 0;
    }
    for (uint32_t i = length; i-- > 0;)
        if (value[i] == '.')
            return (uint8_t)(length - 1 - i < 255 ? length - 1 - i : 255);
    return 0;
}

static tw_status time_take(const uint8_t *value, uint32_t length, tw_slot *slot)
{
    tw_time time;
    tw_status status = tw_time_read(value, length, &time);
    if (status != TW_OK)
        return status;
    slot->number = time.ns;
    slot->digits = time.digits;
    return time.picos ? TW_E_VALUE_INEXACT : TW_OK;
}

static tw_status decimal_take(const uint8_t *value, uint32_t length, tw_slot *slot)
{
    tw_decimal decimal;
    tw_status status = tw_decimal_read(value, length, &decimal);
    if (status != TW_OK)
        return status;
    slot->number = decimal.mantissa;
    /* the digits say the scale of the mantissa: zeros that were dropped are none */
    slot->digits = (uint8_t)-decimal.exponent;
    return TW_OK;
}

/* Text and data: no syntax but that text is not empty. */
static inline tw_status bytes_take(const uint8_t *value, uint32_t length, uint32_t left, uint32_t type, tw_slot *slot)
{
    if (__builtin_expect(length > UINT16_MAX, 0)) {
        slot->number = length;
        slot->state = TW_SLOT_LONG;
        return TW_OK;
    }
    slot->number = first_bytes(value, length, left);
    return length || type == PLAN_DATA ? TW_OK : TW_E_VALUE_EMPTY;
}

void twi_value_take(reading *r, uint32_t type, uint32_t scale, uint32_t field, tw_slot *slot)
{
    const uint8_t *message = r->input + r->offset;
    uint32_t start = tw_index_values(r->index)[field], end = tw_index_ends(r->index)[field], length = end - start;
    const uint8_t *value = message + start;
    tw_status status = TW_OK;
    uint8_t byte = 0;
    int32_t days = 0;
    slot->number = 0;
    slot->offset = r->offset + start;
    slot->length = (uint16_t)(length < UINT16_MAX ? length : UINT16_MAX);
    slot->digits = 0;
    slot->state = TW_SLOT_OK;
    switch (type) {
    case PLAN_TEXT:
    case PLAN_DATA: status = bytes_take(value, length, r->length - start, type, slot); break;
    case PLAN_INT: status = tw_inline_int(message, start, end, &slot->number); break;
    case PLAN_DECIMAL:
        status = tw_inline_decimal(message, start, end, scale, &slot->number);
        slot->digits = fraction(value, length, end);
        break;
    case PLAN_DECIMAL_ANY: status = decimal_take(value, length, slot); break;
    case PLAN_CHAR:
        status = tw_char_read(value, length, &byte);
        slot->number = byte;
        break;
    case PLAN_BOOL:
        status = tw_bool_read(value, length, &byte);
        slot->number = byte;
        break;
    case PLAN_TIME: status = time_take(value, length, slot); break;
    default:
        status = tw_date_read(value, length, &days);
        slot->number = days;
        break;
    }
    if (__builtin_expect(status != TW_OK, 0)) {
        if (status != TW_E_VALUE_INEXACT || type != PLAN_TIME)
            slot->number = 0;
        twi_slot_bad(r, slot,
                     status == TW_E_VALUE_EMPTY      ? TW_SLOT_EMPTY
                     : status == TW_E_VALUE_OVERFLOW ? TW_SLOT_OVERFLOW
                     : status == TW_E_VALUE_INEXACT  ? TW_SLOT_INEXACT
                                                     : TW_SLOT_FORMAT,
                     status, field);
    }
}

tw_status twi_group_count(const reading *r, uint32_t field, uint32_t *count)
{
    const uint8_t *message = r->input + r->offset;
    uint32_t at = tw_index_values(r->index)[field], end = tw_index_ends(r->index)[field];
    *count = 0;
    if (at == end)
        return TW_E_VALUE_EMPTY;
    for (; at < end; at++) {
        uint32_t digit = message[at] - (uint32_t)'0';
        if (digit > 9)
            return TW_E_VALUE_FORMAT;
        *count = *count > 100000000 ? 1000000000 : *count * 10 + digit; /* more than any message has */
    }
    return TW_OK;
}
