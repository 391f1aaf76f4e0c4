/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The fields of a message. A common one takes the same few instructions as in the inline form; whatever that leaves is written the
 * exact way, and faults are found here only.
 */
#include "put.h"

#include <tagwire/inline/build.h>

#include <string.h>

/* The state for the inline form, when there is a builder. */
static inline int quick_from(tw_inline_build *quick, const tw_build *build)
{
    if (!build)
        return 0;
    tw_inline_build_load(quick, *build);
    return 1;
}

/* Keeps what the inline form wrote. */
static inline tw_status took(tw_build *build, const tw_inline_build *quick)
{
    build->at = (uint32_t)(quick->at - quick->out);
    build->sum = tw_inline_build_sum(quick);
    return TW_OK;
}

/* TW_OK when a field with this tag may be written now; otherwise the builder has failed, or fails for the first reason. */
static tw_status ready(tw_build *build, uint32_t tag, int arguments_valid)
{
    if (!build)
        return TW_E_ARGUMENT;
    if (build->status != TW_OK)
        return build->status;
    if (!arguments_valid)
        return twi_fail(build, TW_E_ARGUMENT, tag, 0);
    return twi_tag_valid(tag) ? TW_OK : twi_fail(build, TW_E_BUILD_TAG, tag, 0);
}

static tw_status put_field(tw_build *build, uint32_t tag, const void *value, uint32_t length)
{
    if (twi_open(build, tag, length) == TW_OK)
        twi_put(build, value, length);
    return build->status;
}

tw_status tw_build_uint(tw_build *build, uint32_t tag, uint64_t value)
{
    tw_inline_build quick;
    if (quick_from(&quick, build) && tw_inline_try_uint(&quick, tag, value))
        return took(build, &quick);
    tw_status status = ready(build, tag, 1);
    if (status != TW_OK)
        return status;
    uint8_t text[20];
    uint32_t length;
    tw_uint_write(value, text, sizeof text, &length);
    return put_field(build, tag, text, length);
}

tw_status tw_build_int(tw_build *build, uint32_t tag, int64_t value)
{
    if (value >= 0)
        return tw_build_uint(build, tag, (uint64_t)value);
    tw_status status = ready(build, tag, 1);
    if (status != TW_OK)
        return status;
    uint8_t text[20];
    uint32_t length;
    tw_int_write(value, text, sizeof text, &length);
    return put_field(build, tag, text, length);
}

tw_status tw_build_decimal(tw_build *build, uint32_t tag, int64_t mantissa, uint32_t scale, uint32_t digits)
{
    tw_inline_build quick;
    if (quick_from(&quick, build) && tw_inline_try_decimal(&quick, tag, mantissa, scale, digits))
        return took(build, &quick);
    tw_status status = ready(build, tag, scale <= TW_SCALE_MAX && digits <= TW_DIGITS_OWN);
    if (status != TW_OK)
        return status;
    uint8_t text[20 + 1 + TW_DIGITS_OWN - 1]; /* sign and whole part, point, fraction */
    uint32_t length;
    status = tw_decimal_write_scaled(mantissa, scale, digits, text, sizeof text, &length);
    return status == TW_OK ? put_field(build, tag, text, length) : twi_fail(build, status, tag, 0);
}

tw_status tw_build_char(tw_build *build, uint32_t tag, uint8_t value)
{
    tw_inline_build quick;
    if (value != TWI_SOH && quick_from(&quick, build) && tw_inline_try_byte(&quick, tag, value))
        return took(build, &quick);
    tw_status status = ready(build, tag, 1);
    if (status != TW_OK)
        return status;
    return value == TWI_SOH ? twi_fail(build, TW_E_BUILD_VALUE, tag, 0) : put_field(build, tag, &value, 1);
}

tw_status tw_build_bool(tw_build *build, uint32_t tag, uint8_t value)
{
    if (value <= 1)
        return tw_build_char(build, tag, value ? 'Y' : 'N');
    return ready(build, tag, 0);
}

tw_status tw_build_text(tw_build *build, uint32_t tag, const void *bytes, uint32_t length)
{
    tw_inline_build quick;
    if (quick_from(&quick, build) && tw_inline_try_text(&quick, tag, bytes, length))
        return took(build, &quick);
    tw_status status = ready(build, tag, bytes || !length);
    if (status != TW_OK)
        return status;
    if (length == 0) /* FIX: a field has a value */
        return twi_fail(build, TW_E_BUILD_VALUE, tag, 0);
    if (twi_open(build, tag, length) != TW_OK) /* first, so that a text beyond all room is not searched */
        return build->status;
    /* NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): ready() has seen to it */
    const uint8_t *found = memchr(bytes, TWI_SOH, length);
    if (found)
        return twi_fail(build, TW_E_BUILD_VALUE, tag, (uint32_t)(found - (const uint8_t *)bytes));
    twi_put(build, bytes, length);
    return TW_OK;
}

tw_status tw_build_data(tw_build *build, uint32_t length_tag, uint32_t data_tag, const void *bytes, uint32_t length)
{
    tw_status status = ready(build, length_tag, bytes || !length);
    if (status == TW_OK)
        status = ready(build, data_tag, 1);
    if (status != TW_OK)
        return status;
    if (length == 0)
        return twi_fail(build, TW_E_BUILD_VALUE, data_tag, 0);
    status = tw_build_uint(build, length_tag, length);
    return status == TW_OK ? put_field(build, data_tag, bytes, length) : status;
}

tw_status tw_build_time(tw_build *build, uint32_t tag, int64_t ns, uint32_t digits)
{
    tw_status status = ready(build, tag, digits <= 12);
    if (status != TW_OK)
        return status;
    const tw_time time = {.ns = ns};
    uint8_t text[32];
    uint32_t length;
    status = tw_time_write(&time, digits, text, sizeof text, &length);
    return status == TW_OK ? put_field(build, tag, text, length) : twi_fail(build, status, tag, 0);
}

tw_status tw_build_date(tw_build *build, uint32_t tag, int32_t days)
{
    uint8_t text[8];
    uint32_t length;
    tw_status written = tw_date_write(days, text, sizeof text, &length);
    tw_status status = ready(build, tag, written == TW_OK);
    return status == TW_OK ? put_field(build, tag, text, length) : status;
}

tw_status tw_build_group(tw_build *build, uint32_t count_tag, uint32_t count)
{
    return tw_build_uint(build, count_tag, count);
}

/* The tag that rendered fields start with, 0 when there is no valid one; *value is where the value after it starts. */
static uint32_t first_tag(const uint8_t *bytes, uint32_t length, uint32_t *value)
{
    uint32_t at = 0;
    uint64_t tag = 0;
    while (at < length && at < 10 && bytes[at] - '0' >= (at == 0) && bytes[at] - '0' <= 9)
        tag = tag * 10 + (uint64_t)(bytes[at++] - '0');
    *value = at + 1;
    uint32_t ends = at == length || bytes[at] == '=' || bytes[at] == TWI_SOH;
    return tag <= UINT32_MAX && twi_tag_valid((uint32_t)tag) && ends ? (uint32_t)tag : 0;
}

tw_status tw_build_raw(tw_build *build, const void *bytes, uint32_t length)
{
    const uint8_t *text = bytes;
    if (!build)
        return TW_E_ARGUMENT;
    if (build->status != TW_OK)
        return build->status;
    if (!bytes && length)
        return twi_fail(build, TW_E_ARGUMENT, 0, 0);
    if (length == 0)
        return twi_fail(build, TW_E_BUILD_VALUE, 0, 0);
    uint32_t value, tag = first_tag(text, length, &value);
    if (!tag)
        return twi_fail(build, TW_E_BUILD_TAG, 0, value - 1);
    if (text[value - 1 < length ? value - 1 : 0] == TWI_SOH) /* no '=' */
        return twi_fail(build, TW_E_BUILD_VALUE, tag, value - 1);
    if (value >= length || text[value] == TWI_SOH)
        return twi_fail(build, TW_E_BUILD_VALUE, tag, value < length ? value : length);
    if (text[length - 1] != TWI_SOH)
        return twi_fail(build, TW_E_BUILD_VALUE, tag, length - 1);
    if (twi_room(build, tag, length) == TW_OK) {
        const uint8_t soh = TWI_SOH; /* the last one in `bytes` is owed, as after every field */
        twi_put(build, &soh, 1);
        twi_put(build, bytes, length - 1);
    }
    return build->status;
}
