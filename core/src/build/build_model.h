/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For tests and the fuzz target: messages as lists of fields, what the builder must make of them, written slowly and without any of
 * its code, and a parser that reads a message back.
 */
#ifndef TWI_BUILD_MODEL_H
#define TWI_BUILD_MODEL_H

#include <tagwire/build.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
    MODEL_INT,
    MODEL_UINT,
    MODEL_DECIMAL,
    MODEL_CHAR,
    MODEL_BOOL,
    MODEL_TEXT,
    MODEL_DATA,
    MODEL_TIME,
    MODEL_DATE,
    MODEL_GROUP,
    MODEL_RAW,
    MODEL_KINDS
};

typedef struct model_field {
    uint32_t kind, tag, data_tag, scale, digits, length;
    int64_t number;       /* also the bits of an unsigned one */
    const uint8_t *bytes; /* TEXT, DATA, RAW */
} model_field;

/* A message as the model sees it: the bytes from 35= on, each field with its SOH. */
typedef struct model {
    uint8_t *body;
    size_t size, length;
    size_t begin_length; /* of the BeginString */
    tw_status status;
    uint32_t tag;
} model;

static inline int model_tag_valid(uint32_t tag)
{
    return tag >= 1 && tag <= 2147483647 && tag != 8 && tag != 9 && tag != 10 && tag != 35;
}

static inline void model_fail(model *m, tw_status status, uint32_t tag)
{
    if (m->status == TW_OK) {
        m->status = status;
        m->tag = tag;
    }
}

/* The bytes of the whole message when its body has this many. */
static inline size_t model_frame_length(const model *m, size_t body_length)
{
    char digits[24];
    return 2 + m->begin_length + 1 + 2 + (size_t)snprintf(digits, sizeof digits, "%zu", body_length) + 1 + body_length + 7;
}

static inline void model_bytes(model *m, const void *bytes, size_t length)
{
    if (length <= m->size - m->length)
        memcpy(m->body + m->length, bytes, length);
    m->length += length;
}

static inline void model_value(model *m, uint32_t tag, const void *bytes, size_t length)
{
    char opening[24];
    int opening_length = snprintf(opening, sizeof opening, "%" PRIu32 "=", tag);
    model_bytes(m, opening, (size_t)opening_length);
    model_bytes(m, bytes, length);
    model_bytes(m, "\x01", 1);
}

/* The mantissa as text with `digits` fraction digits, 0 when it does not go. */
static inline size_t model_decimal(char *out, size_t size, int64_t mantissa, uint32_t scale, uint32_t digits)
{
    char number[64];
    if (digits == 255)
        digits = scale;
    unsigned __int128 magnitude = mantissa < 0 ? -(unsigned __int128)mantissa : (unsigned __int128)mantissa;
    size_t length = 0;
    do
        number[length++] = (char)('0' + (int)(magnitude % 10));
    while ((magnitude /= 10) != 0 || length <= scale);
    /* number[0] is the last of `scale` fraction digits */
    for (uint32_t i = digits; i < scale; i++)
        if (number[scale - 1 - i] != '0')
            return 0;
    size_t at = 0;
    if (mantissa < 0)
        out[at++] = '-';
    for (size_t i = length; i > scale; i--)
        out[at++] = number[i - 1];
    if (digits)
        out[at++] = '.';
    for (uint32_t i = 0; i < digits && at < size; i++)
        out[at++] = i < scale ? number[scale - 1 - i] : '0';
    return at;
}

static inline size_t model_time(char *out, size_t size, int64_t ns, uint32_t digits)
{
    int64_t second = ns / 1000000000, rest = ns % 1000000000;
    if (rest < 0) {
        rest += 1000000000;
        second--;
    }
    time_t when = (time_t)second;
    struct tm tm;
    gmtime_r(&when, &tm);
    char fraction[16];
    snprintf(fraction, sizeof fraction, "%09" PRId64 "000", rest);
    for (uint32_t i = digits; i < 12; i++)
        if (fraction[i] != '0')
            return 0;
    return (size_t)snprintf(out, size, "%04d%02d%02d-%02d:%02d:%02d%s%.*s", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday,
                            tm.tm_hour, tm.tm_min, tm.tm_sec, digits ? "." : "", (int)digits, fraction);
}

/* The first tag of rendered fields, 0 when it is none. */
static inline uint32_t model_raw_tag(const model_field *f, uint32_t *value)
{
    uint64_t tag = 0;
    uint32_t i = 0;
    while (i < f->length && f->bytes[i] >= '0' && f->bytes[i] <= '9' && i < 11)
        tag = tag * 10 + f->bytes[i++] - '0';
    *value = i + 1;
    if (i == 0 || f->bytes[0] == '0' || tag > UINT32_MAX || !model_tag_valid((uint32_t)tag) ||
        (i < f->length && f->bytes[i] != '=' && f->bytes[i] != 1))
        return 0;
    return (uint32_t)tag;
}

static inline void model_raw(model *m, const model_field *f)
{
    uint32_t value = 0, tag = f->length ? model_raw_tag(f, &value) : 0;
    if (f->length == 0)
        model_fail(m, TW_E_BUILD_VALUE, 0);
    else if (!tag)
        model_fail(m, TW_E_BUILD_TAG, 0);
    else if (value >= f->length || f->bytes[value - 1] == 1 || f->bytes[value] == 1 || f->bytes[f->length - 1] != 1)
        model_fail(m, TW_E_BUILD_VALUE, tag);
    else
        model_bytes(m, f->bytes, f->length);
}

static inline void model_date(model *m, const model_field *f)
{
    char text[32];
    time_t when = (time_t)f->number * 86400;
    struct tm tm;
    gmtime_r(&when, &tm);
    snprintf(text, sizeof text, "%04d%02d%02d", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday);
    model_value(m, f->tag, text, 8);
}

/* What is wrong with a field whatever the room, TW_OK when nothing. */
static inline tw_status model_fault(const model_field *f, char *text, size_t size, size_t *length)
{
    int64_t days = f->number;
    if ((f->kind == MODEL_DECIMAL && (f->scale > 18 || f->digits > 255)) || (f->kind == MODEL_BOOL && (uint8_t)f->number > 1) ||
        (f->kind == MODEL_TIME && f->digits > 12) || (f->kind == MODEL_DATE && (days < -719528 || days > 2932896)))
        return TW_E_ARGUMENT;
    if (!model_tag_valid(f->tag) || (f->kind == MODEL_DATA && !model_tag_valid(f->data_tag)))
        return TW_E_BUILD_TAG;
    if ((f->kind == MODEL_TEXT || f->kind == MODEL_DATA) && f->length == 0)
        return TW_E_BUILD_VALUE;
    if (f->kind == MODEL_CHAR && (uint8_t)f->number == 1)
        return TW_E_BUILD_VALUE;
    *length = 1;
    if (f->kind == MODEL_DECIMAL)
        *length = model_decimal(text, size, f->number, f->scale, f->digits);
    if (f->kind == MODEL_TIME)
        *length = model_time(text, size, f->number, f->digits);
    return *length ? TW_OK : TW_E_VALUE_INEXACT;
}

/* Adds the field, or fails for the reason for which a builder with `room` bytes must. */
static inline void model_add(model *m, const model_field *f, size_t room)
{
    char text[320];
    size_t length = 0, before = m->length;
    if (m->status != TW_OK)
        return;
    tw_status fault = f->kind == MODEL_RAW ? TW_OK : model_fault(f, text, sizeof text, &length);
    if (fault != TW_OK) {
        model_fail(m, fault, fault == TW_E_BUILD_TAG && model_tag_valid(f->tag) ? f->data_tag : f->tag);
        if (f->kind == MODEL_DATA && fault == TW_E_BUILD_VALUE)
            m->tag = f->data_tag;
        return;
    }
    switch (f->kind) {
    case MODEL_INT: model_value(m, f->tag, text, (size_t)snprintf(text, sizeof text, "%" PRId64, f->number)); break;
    case MODEL_UINT: model_value(m, f->tag, text, (size_t)snprintf(text, sizeof text, "%" PRIu64, (uint64_t)f->number)); break;
    case MODEL_GROUP: model_value(m, f->tag, text, (size_t)snprintf(text, sizeof text, "%" PRIu32, (uint32_t)f->number)); break;
    case MODEL_DECIMAL:
    case MODEL_TIME: model_value(m, f->tag, text, length); break;
    case MODEL_CHAR:
        text[0] = (char)f->number;
        model_value(m, f->tag, text, 1);
        break;
    case MODEL_BOOL: model_value(m, f->tag, f->number & 0xFF ? "Y" : "N", 1); break;
    case MODEL_TEXT: model_value(m, f->tag, f->bytes, f->length); break;
    case MODEL_DATA:
        model_value(m, f->tag, text, (size_t)snprintf(text, sizeof text, "%" PRIu32, f->length));
        if (model_frame_length(m, m->length) > room)
            model_fail(m, TW_E_BUILD_ROOM, f->tag);
        model_value(m, f->data_tag, f->bytes, f->length);
        break;
    case MODEL_DATE: model_date(m, f); break;
    default: model_raw(m, f);
    }
    if (m->length > before && model_frame_length(m, m->length) > room)
        model_fail(m, TW_E_BUILD_ROOM,
                   f->kind == MODEL_DATA  ? f->data_tag
                   : f->kind == MODEL_RAW ? model_raw_tag(f, &(uint32_t){0})
                                          : f->tag);
    if (f->kind == MODEL_TEXT && memchr(f->bytes, 1, f->length))
        model_fail(m, TW_E_BUILD_VALUE, f->tag);
}

/* Starts as a header of BeginString and MsgType does; constant fields are added as text. */
static inline void model_begin(model *m, void *memory, size_t size, const char *begin, const char *type)
{
    *m = (model){.body = memory, .size = size, .begin_length = strlen(begin)};
    model_value(m, 35, type, strlen(type));
}

/* The whole message; the room for it must be there. */
static inline size_t model_message(const model *m, const char *begin, void *out, size_t size)
{
    char *at = out;
    int head = snprintf(at, size,
                        "8=%s\x01"
                        "9=%zu\x01",
                        begin, m->length);
    memcpy(at + head, m->body, m->length);
    size_t length = (size_t)head + m->length;
    unsigned sum = 0;
    for (size_t i = 0; i < length; i++)
        sum += (uint8_t)at[i];
    return length + (size_t)snprintf(at + length, size - length, "10=%03u\x01", sum & 255);
}

/* The same field with the exported form. */
static inline tw_status model_exported(tw_build *b, const model_field *f)
{
    switch (f->kind) {
    case MODEL_INT: return tw_build_int(b, f->tag, f->number);
    case MODEL_UINT: return tw_build_uint(b, f->tag, (uint64_t)f->number);
    case MODEL_DECIMAL: return tw_build_decimal(b, f->tag, f->number, f->scale, f->digits);
    case MODEL_CHAR: return tw_build_char(b, f->tag, (uint8_t)f->number);
    case MODEL_BOOL: return tw_build_bool(b, f->tag, (uint8_t)f->number);
    case MODEL_TEXT: return tw_build_text(b, f->tag, f->bytes, f->length);
    case MODEL_DATA: return tw_build_data(b, f->tag, f->data_tag, f->bytes, f->length);
    case MODEL_TIME: return tw_build_time(b, f->tag, f->number, f->digits);
    case MODEL_DATE: return tw_build_date(b, f->tag, (int32_t)f->number);
    case MODEL_GROUP: return tw_build_group(b, f->tag, (uint32_t)f->number);
    default: return tw_build_raw(b, f->bytes, f->length);
    }
}

/* A builder of some form from begin to end: the fields in order, each status in `statuses`. */
typedef tw_status (*model_form)(void *out, uint32_t room, const tw_header *header, const model_field *fields, uint32_t count,
                                tw_status *statuses, uint32_t *offset, uint32_t *length, tw_error *error);

static inline tw_status model_form_exported(void *out, uint32_t room, const tw_header *header, const model_field *fields,
                                            uint32_t count, tw_status *statuses, uint32_t *offset, uint32_t *length,
                                            tw_error *error)
{
    tw_build build;
    tw_build_begin(&build, out, room, header);
    for (uint32_t i = 0; i < count; i++)
        statuses[i] = model_exported(&build, &fields[i]);
    return tw_build_end(&build, offset, length, error);
}

#endif
