/* SPDX-License-Identifier: Apache-2.0 */
/* Rendered fields: those that the session writes into administrative messages, and those that it was given. */
#include "session.h"

#include <tagwire/index.h>

#include <string.h>

enum { SOH = 1 };

/* "tag=" and a value; what does not fit is left out: TWI_FIELDS_MAX holds all that the session writes, texts being cut before. */
static void put(twi_fields *fields, uint32_t tag, const void *value, uint32_t length)
{
    uint8_t opening[12];
    uint32_t width;
    tw_uint_write(tag, opening, sizeof opening, &width);
    opening[width++] = '=';
    if (!length || width + length + 1 > sizeof fields->bytes - fields->length)
        return;
    memcpy(fields->bytes + fields->length, opening, width);
    memcpy(fields->bytes + fields->length + width, value, length);
    fields->length += width + length + 1;
    fields->bytes[fields->length - 1] = SOH;
}

void twi_fields_uint(twi_fields *fields, uint32_t tag, uint64_t value)
{
    uint8_t text[20];
    uint32_t length;
    tw_uint_write(value, text, sizeof text, &length);
    put(fields, tag, text, length);
}

void twi_fields_text(twi_fields *fields, uint32_t tag, twi_text text)
{
    put(fields, tag, text.at, text.length);
}

twi_cursor twi_cursor_of(const void *bytes, uint32_t length)
{
    return (twi_cursor){.bytes = bytes, .length = length, .data = UINT32_MAX};
}

static int is_length_tag(uint32_t tag)
{
    const tw_data_pair *pairs;
    const uint32_t count = tw_data_pairs(&pairs);
    for (uint32_t i = 0; i < count; i++)
        if (pairs[i].length_tag == tag)
            return 1;
    return 0;
}

int twi_cursor_next(twi_cursor *cursor)
{
    uint32_t at = cursor->at;
    uint64_t tag = 0;
    cursor->begin = at;
    cursor->tag = 0;
    if (at == cursor->length)
        return 0;
    while (at < cursor->length && cursor->bytes[at] >= '0' && cursor->bytes[at] <= '9' && tag <= INT32_MAX)
        tag = tag * 10 + (uint64_t)(cursor->bytes[at++] - '0');
    if (tag == 0 || tag > INT32_MAX || at >= cursor->length || cursor->bytes[at] != '=')
        return -1;
    cursor->value = ++at;
    uint32_t end;
    if (cursor->data != UINT32_MAX) { /* a data field ends where its length says */
        if (cursor->data >= cursor->length - at)
            return -1;
        end = at + cursor->data;
    } else {
        const uint8_t *found = memchr(cursor->bytes + at, SOH, cursor->length - at);
        end = found ? (uint32_t)(found - cursor->bytes) : cursor->length;
    }
    if (end >= cursor->length || end == at || cursor->bytes[end] != SOH)
        return -1;
    uint64_t length;
    cursor->data = UINT32_MAX;
    if (is_length_tag((uint32_t)tag) && tw_uint_read(cursor->bytes + at, end - at, &length) == TW_OK && length < UINT32_MAX)
        cursor->data = (uint32_t)length;
    cursor->at = end + 1;
    cursor->tag = (uint32_t)tag;
    return 1;
}

void twi_fields_merge(twi_fields *fields, twi_cursor *cursor, uint32_t tag)
{
    while (cursor->tag && cursor->tag < tag) {
        const uint32_t length = cursor->at - cursor->begin;
        if (length <= sizeof fields->bytes - fields->length) {
            memcpy(fields->bytes + fields->length, cursor->bytes + cursor->begin, length);
            fields->length += length;
        }
        if (twi_cursor_next(cursor) <= 0)
            return;
    }
}

twi_text twi_text_of(const char *text)
{
    return (twi_text){text, text ? (uint32_t)strlen(text) : 0};
}

int twi_text_equal(twi_text one, twi_text other)
{
    return one.length == other.length && (one.length == 0 || memcmp(one.at, other.at, one.length) == 0);
}

twi_known twi_known_of(twi_text text)
{
    twi_known known = {.length = text.length, .last = UINT64_MAX};
    if (text.length)
        memcpy(known.words, text.at, text.length < sizeof known.words ? text.length : sizeof known.words);
    if (text.length % 8)
        known.last = (UINT64_C(1) << text.length % 8 * 8) - 1;
    return known;
}

int twi_text_listed(const char *list, twi_text text)
{
    while (list && *list) {
        const char *blank = strchr(list, ' ');
        const twi_text name = {list, blank ? (uint32_t)(blank - list) : (uint32_t)strlen(list)};
        if (twi_text_equal(name, text))
            return 1;
        list = blank ? blank + 1 : NULL;
    }
    return 0;
}
