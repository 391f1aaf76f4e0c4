/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The builder compiled into the caller: for tags known at compile time. No ABI; the same messages, checks and statuses as
 * tagwire/build.h, byte for byte, whose comments hold here too. What is not worth inlining, and every fault, goes to the library.
 */
#ifndef TAGWIRE_INLINE_BUILD_H
#define TAGWIRE_INLINE_BUILD_H

#include <tagwire/build.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A message in the making; best a local variable that nothing but these functions sees. Its members are nobody's business. */
typedef struct tw_inline_build {
    tw_build state;
} tw_inline_build;

TW_INLINE tw_status tw_inline_build_begin(tw_inline_build *build, void *out, uint32_t room, const tw_header *header)
{
    return tw_build_begin(&build->state, out, room, header);
}

TW_INLINE tw_status tw_inline_build_int(tw_inline_build *build, uint32_t tag, int64_t value)
{
    return tw_build_int(&build->state, tag, value);
}

TW_INLINE tw_status tw_inline_build_uint(tw_inline_build *build, uint32_t tag, uint64_t value)
{
    return tw_build_uint(&build->state, tag, value);
}

TW_INLINE tw_status tw_inline_build_decimal(tw_inline_build *build, uint32_t tag, int64_t mantissa, uint32_t scale, uint32_t digits)
{
    return tw_build_decimal(&build->state, tag, mantissa, scale, digits);
}

TW_INLINE tw_status tw_inline_build_char(tw_inline_build *build, uint32_t tag, uint8_t value)
{
    return tw_build_char(&build->state, tag, value);
}

TW_INLINE tw_status tw_inline_build_bool(tw_inline_build *build, uint32_t tag, uint8_t value)
{
    return tw_build_bool(&build->state, tag, value);
}

TW_INLINE tw_status tw_inline_build_text(tw_inline_build *build, uint32_t tag, const void *bytes, uint32_t length)
{
    return tw_build_text(&build->state, tag, bytes, length);
}

TW_INLINE tw_status tw_inline_build_data(tw_inline_build *build, uint32_t length_tag, uint32_t data_tag, const void *bytes,
                                         uint32_t length)
{
    return tw_build_data(&build->state, length_tag, data_tag, bytes, length);
}

TW_INLINE tw_status tw_inline_build_time(tw_inline_build *build, uint32_t tag, int64_t ns, uint32_t digits)
{
    return tw_build_time(&build->state, tag, ns, digits);
}

TW_INLINE tw_status tw_inline_build_date(tw_inline_build *build, uint32_t tag, int32_t days)
{
    return tw_build_date(&build->state, tag, days);
}

TW_INLINE tw_status tw_inline_build_group(tw_inline_build *build, uint32_t count_tag, uint32_t count)
{
    return tw_build_group(&build->state, count_tag, count);
}

TW_INLINE tw_status tw_inline_build_raw(tw_inline_build *build, const void *bytes, uint32_t length)
{
    return tw_build_raw(&build->state, bytes, length);
}

TW_INLINE tw_status tw_inline_build_end(tw_inline_build *build, uint32_t *offset, uint32_t *length, tw_error *error)
{
    return tw_build_end(&build->state, offset, length, error);
}

#ifdef __cplusplus
}
#endif

#endif
