/* SPDX-License-Identifier: Apache-2.0 */
#include "parse.h"

#include "error.h"

#include <tagwire/value.h>

#include <stdio.h>
#include <stdlib.h>

tw_status twi_parse_fail(parser *p, tw_status status, const char *at, const char *what)
{
    if (p->status != TW_OK)
        return p->status;
    p->status = status;
    twi_error(p->error, status, TWI_REASON_NONE, 0, (uint32_t)(at - p->text));
    if (p->error)
        snprintf(p->error->text, sizeof p->error->text, "byte %u: %s", (uint32_t)(at - p->text), what);
    return status;
}

/* A zeroed element behind the others, or NULL. Elements move when more are added. */
void *twi_parse_push(parser *p, array *a, size_t size)
{
    if (a->count == a->room) {
        uint32_t room = a->room * 2 + 64;
        void *at = p->status == TW_OK ? realloc(a->at, room * size) : NULL;
        if (!at) {
            twi_parse_fail(p, TW_E_MEMORY, p->at, "the system has no memory");
            return NULL;
        }
        a->at = at;
        a->room = room;
    }
    void *made = (char *)a->at + a->count++ * size;
    memset(made, 0, size);
    return made;
}

static int is_blank(char ch)
{
    return ch == ' ' || ch == '\t' || ch == '\r' || ch == '\n';
}

void twi_parse_blanks(parser *p)
{
    while (p->at < p->end && is_blank(*p->at))
        p->at++;
}

int twi_parse_take(parser *p, char ch)
{
    if (p->at == p->end || *p->at != ch)
        return 0;
    p->at++;
    return 1;
}

/* Bytes up to a mark of the grammar. */
uint32_t twi_parse_word(parser *p)
{
    const char *begin = p->at;
    while (p->at < p->end && !is_blank(*p->at) && !strchr(":{}!=\"\001", *p->at))
        p->at++;
    return (uint32_t)(p->at - begin);
}

/* Digits without a leading zero, up to `most`; 0 where they are none. */
uint32_t twi_parse_number(const char *at, uint32_t length, uint32_t most)
{
    uint64_t value = 0;
    if (length == 0 || length > 10 || at[0] == '0')
        return 0;
    for (uint32_t i = 0; i < length; i++) {
        if (at[i] < '0' || at[i] > '9')
            return 0;
        value = value * 10 + (uint32_t)(at[i] - '0');
    }
    return value <= most ? (uint32_t)value : 0;
}

/* The tag of a key: digits, or a name of the dictionary. */
uint32_t twi_parse_key(parser *p)
{
    const char *at = p->at;
    uint32_t length = twi_parse_word(p);
    tw_dict_field field;
    if (length == 0) {
        twi_parse_fail(p, TW_E_PLAN_SYNTAX, at, "a tag or a name is missing");
    } else if (*at >= '0' && *at <= '9') {
        uint32_t tag = twi_parse_number(at, length, INT32_MAX);
        if (tag)
            return tag;
        twi_parse_fail(p, TW_E_PLAN_SYNTAX, at, "not a tag, 1 to 2147483647");
    } else if (!p->dict) {
        twi_parse_fail(p, TW_E_PLAN_NAME, at, "a name, but no dictionary was given");
    } else if (tw_dict_field_named(p->dict, at, length, &field) != TW_OK) {
        twi_parse_fail(p, TW_E_PLAN_NAME, at, "the dictionary has no field of this name");
    } else {
        return field.tag;
    }
    return 0;
}

uint8_t twi_parse_type(parser *p, uint8_t *scale)
{
    static const struct {
        const char *name;
        uint8_t type;
    } types[] = {{"text", PLAN_TEXT}, {"char", PLAN_CHAR}, {"int", PLAN_INT},   {"dec*", PLAN_DECIMAL_ANY},
                 {"bool", PLAN_BOOL}, {"time", PLAN_TIME}, {"date", PLAN_DATE}, {"data", PLAN_DATA}};
    const char *at = p->at;
    uint32_t length = twi_parse_word(p);
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (strlen(types[i].name) == length && memcmp(types[i].name, at, length) == 0)
            return types[i].type;
    if (length > 3 && memcmp(at, "dec", 3) == 0) {
        uint32_t zero = length == 4 && at[3] == '0';
        *scale = (uint8_t)(zero ? 0 : twi_parse_number(at + 3, length - 3, TW_SCALE_MAX));
        if (zero || *scale)
            return PLAN_DECIMAL;
    }
    if (length == 5 && memcmp(at, "time", 4) == 0 && strchr("0369", at[4])) {
        *scale = (uint8_t)(at[4] - '0');
        return PLAN_TIME_FIXED;
    }
    twi_parse_fail(p, TW_E_PLAN_TYPE, at, "no such type: text char int dec0..dec18 dec* bool time date data");
    return 0;
}

uint16_t twi_parse_group(parser *p, uint8_t *required, int limited)
{
    uint32_t limit = 0;
    if (limited) {
        const char *at = p->at;
        limit = twi_parse_number(at, twi_parse_word(p), 65535);
        if (!limit)
            twi_parse_fail(p, TW_E_PLAN_SYNTAX, at, "not a limit, 1 to 65535");
    }
    *required = (uint8_t)twi_parse_take(p, '!');
    twi_parse_blanks(p);
    if (!twi_parse_take(p, '{'))
        twi_parse_fail(p, TW_E_PLAN_SYNTAX, p->at, "':' and a type, or '{' and a group's entries, are missing");
    return (uint16_t)limit;
}

tw_status twi_parse_begin(parser *p, const void *text, uint32_t length, const tw_dict *dict, const void *memory,
                          const uint32_t *size, tw_error *error)
{
    if ((!text && length) || !size || (!memory && *size))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if ((uintptr_t)memory & 7)
        return twi_error(error, TW_E_MEMORY, TWI_REASON_NONE, 0, 0);
    const char *begin = length ? text : "";
    *p = (parser){.text = begin, .at = begin, .end = begin + length, .dict = dict, .error = error};
    if (length > PLAN_TEXT_MAX)
        twi_parse_fail(p, TW_E_PLAN_LIMIT, begin, "more than 1 MiB of text");
    twi_parse_blanks(p);
    return TW_OK;
}

int twi_parse_room(parser *p, uint32_t needed, void *memory, uint32_t *size)
{
    uint32_t room = *size;
    if (p->status != TW_OK)
        return 0;
    *size = needed;
    if (!memory || needed > room) {
        p->status = TW_ROOM;
        return 0;
    }
    memset(memory, 0, needed);
    return 1;
}

uint32_t twi_parse_place(uint8_t *image, uint32_t *used, const array *a, size_t size)
{
    uint32_t at = *used, bytes = (uint32_t)(a->count * size);
    if (image && bytes)
        memcpy(image + at, a->at, bytes);
    *used = (at + bytes + 7) & ~7u;
    return at;
}
