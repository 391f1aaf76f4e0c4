/* SPDX-License-Identifier: Apache-2.0 */
/* From the bytes of a field to a slot. */
#include "reader.h"

#include "quick.h"

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

/* Text and data: no syntax but that they are not empty. */
static inline tw_status bytes_take(const uint8_t *value, uint32_t length, uint32_t left, tw_slot *slot)
{
    if (__builtin_expect(length > UINT16_MAX, 0)) {
        slot->number = length;
        slot->state = TW_SLOT_LONG;
        return TW_OK;
    }
    slot->number = quick_bytes(value, length, left);
    return length ? TW_OK : TW_E_VALUE_EMPTY;
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
    case PLAN_DATA: status = bytes_take(value, length, r->length - start, slot); break;
    case PLAN_INT: status = tw_inline_int(message, start, end, &slot->number); break;
    case PLAN_DECIMAL:
        status = tw_inline_decimal(message, start, end, scale, &slot->number);
        slot->digits = (uint8_t)quick_fraction(value, length, end);
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
