/* SPDX-License-Identifier: Apache-2.0 */
#include "notation.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ANY 0xE000u
#define NESTING_MAX 8
#define UNITS_MAX (16u << 20)

/* A message that was begun by {8} and waits for {10} or {0}. */
typedef struct cf_open_message {
    size_t begin;  /* of 8= */
    size_t length; /* where the digits of BodyLength go; 0: no {9} */
    long delta;    /* what {9+N} adds */
} cf_open_message;

/* Characters in the making: bytes, or ANY. */
typedef struct cf_expansion {
    uint16_t *units;
    size_t count, room;
    cf_open_message open[NESTING_MAX];
    size_t depth;
    const char *why;
} cf_expansion;

static void insert(cf_expansion *to, size_t at, const uint16_t *units, size_t count)
{
    if (to->count + count > UNITS_MAX) {
        to->why = "more than 16 MiB";
        return;
    }
    if (to->count + count > to->room) {
        to->room = 2 * (to->count + count) + 64;
        uint16_t *grown = realloc(to->units, to->room * sizeof *grown);
        if (!grown)
            abort();
        to->units = grown;
    }
    memmove(to->units + at + count, to->units + at, (to->count - at) * sizeof *units);
    memcpy(to->units + at, units, count * sizeof *units);
    to->count += count;
}

static void add(cf_expansion *to, uint16_t unit)
{
    insert(to, to->count, &unit, 1);
}

static void insert_text(cf_expansion *to, size_t at, const char *text)
{
    uint16_t units[32];
    const size_t count = strnlen(text, sizeof units / sizeof units[0]);
    for (size_t i = 0; i < count; i++)
        units[i] = (uint8_t)text[i];
    insert(to, at, units, count);
}

/* The number behind the name of a macro: {9+2}, {10-1}. */
static long delta_of(const char *text)
{
    return *text ? strtol(text, NULL, 10) : 0;
}

/* {10} ends the message with a CheckSum; {0} without. Both give BodyLength its value. FIX: it counts from 35= up to 10=. */
static void close_message(cf_expansion *to, int trailer, long delta)
{
    if (to->depth == 0) {
        to->why = "{10} or {0} without {8}";
        return;
    }
    const cf_open_message *message = &to->open[--to->depth];
    const size_t tag = trailer ? 3 : 0;
    char text[32];
    if (message->length) {
        if (to->count < message->length + 1 + tag) {
            to->why = "no body after {9}";
            return;
        }
        (void)snprintf(text, sizeof text, "%ld", (long)(to->count - tag - message->length - 1) + message->delta);
        insert_text(to, message->length, text);
    }
    if (!trailer)
        return;
    uint32_t sum = 0;
    for (size_t i = message->begin; i + tag < to->count; i++)
        sum += to->units[i];
    (void)snprintf(text, sizeof text, "%03u", (uint32_t)((long)sum + delta + 256) % 256);
    insert_text(to, to->count, text);
}

static void macro(cf_expansion *to, const char *name)
{
    if (strcmp(name, "any") == 0) {
        add(to, ANY);
    } else if (strcmp(name, "8") == 0) {
        if (to->depth == NESTING_MAX) {
            to->why = "messages nested too deeply";
            return;
        }
        to->open[to->depth++] = (cf_open_message){to->count, 0, 0};
        insert_text(to, to->count, "8=");
    } else if (name[0] == '9' && strchr("+-", name[1])) {
        if (to->depth == 0) {
            to->why = "{9} without {8}";
            return;
        }
        to->open[to->depth - 1].length = to->count;
        to->open[to->depth - 1].delta = delta_of(name + 1);
    } else if (strncmp(name, "10", 2) == 0 && strchr("+-", name[2])) {
        close_message(to, 1, delta_of(name + 2));
    } else if (strcmp(name, "0") == 0) {
        close_message(to, 0, 0);
    } else {
        to->why = "no such macro";
    }
}

static const char *expand(cf_expansion *to, const char *at, const char *stop);

/* {*N:TEXT}: TEXT N times. */
/* NOLINTNEXTLINE(misc-no-recursion): a repetition holds no other, so it is no deeper than two */
static const char *repeat(cf_expansion *to, const char *at)
{
    char *text = NULL;
    const unsigned long times = strtoul(at, &text, 10);
    const char *end = text;
    if (*text != ':' || times == 0 || times > 1000000) {
        to->why = "not {*N:TEXT}";
        return at;
    }
    while (*end && *end != '}')
        end += *end == '\\' && end[1] ? 2 : 1;
    for (unsigned long i = 0; i < times && !to->why; i++)
        expand(to, text + 1, end);
    if (*end != '}')
        to->why = "no } after {*";
    return *end ? end + 1 : end;
}

static int hex(char digit)
{
    const char *digits = "0123456789ABCDEF", *found = digit ? strchr(digits, digit) : NULL;
    return found ? (int)(found - digits) : -1;
}

static const char *escape(cf_expansion *to, const char *at)
{
    if (*at == 'x' && hex(at[1]) >= 0 && hex(at[2]) >= 0) {
        add(to, (uint16_t)(hex(at[1]) * 16 + hex(at[2])));
        return at + 3;
    }
    if (*at && strchr("|\\{}", *at)) {
        add(to, (uint8_t)*at);
        return at + 1;
    }
    to->why = "an escape that is none of \\| \\\\ \\{ \\} \\xHH";
    return at;
}

/* NOLINTNEXTLINE(misc-no-recursion) */
static const char *expand(cf_expansion *to, const char *at, const char *stop)
{
    while (at < stop && !to->why) {
        if (*at == '|') {
            add(to, 1);
            at++;
        } else if (*at == '\\') {
            at = escape(to, at + 1);
        } else if (*at == '{' && at[1] == '*') {
            at = repeat(to, at + 2);
        } else if (*at == '{') {
            char name[16];
            const size_t length = strcspn(at + 1, "}");
            if (length >= sizeof name || at[1 + length] != '}') {
                to->why = "{ without }";
                break;
            }
            memcpy(name, at + 1, length);
            name[length] = 0;
            macro(to, name);
            at += length + 2;
        } else if (*at < ' ' || *at > '~' || *at == '}') {
            to->why = "a byte that is not printable ASCII, or } alone";
        } else {
            add(to, (uint8_t)*at++);
        }
    }
    return at;
}

json_t *notation_expand(const char *text, size_t *bytes, const char **why)
{
    cf_expansion to = {0};
    expand(&to, text, text + strlen(text));
    if (!to.why && to.depth)
        to.why = "{8} without {10} or {0}";
    *why = to.why;
    char *out = malloc(3 * to.count + 1);
    size_t size = 0;
    if (!out)
        abort();
    for (size_t i = 0; i < to.count; i++) {
        const uint16_t unit = to.units[i];
        if (unit == ANY) {
            memcpy(out + size, NOTATION_ANY, 3);
            size += 3;
        } else if (unit >= 0x80) {
            out[size++] = (char)(0xC0 | unit >> 6);
            out[size++] = (char)(0x80 | (unit & 0x3F));
        } else {
            out[size++] = (char)unit;
        }
    }
    json_t *string = to.why ? NULL : json_stringn(out, size);
    if (bytes)
        *bytes = to.count;
    free(out);
    free(to.units);
    return string;
}

char *notation_show(const json_t *string, size_t limit)
{
    const uint8_t *text = (const uint8_t *)json_string_value(string);
    const size_t length = json_string_length(string);
    char *out = NULL;
    size_t size = 0, shown = 0;
    FILE *file = open_memstream(&out, &size);
    if (!file)
        abort();
    for (size_t i = 0; i < length && shown < limit; i++, shown++) {
        if (length - i >= 3 && memcmp(text + i, NOTATION_ANY, 3) == 0) {
            (void)fputs("{any}", file);
            i += 2;
        } else if (text[i] == 1) {
            (void)fputc('|', file);
        } else if (text[i] && strchr("|\\{}", text[i])) {
            (void)fprintf(file, "\\%c", text[i]);
        } else if (text[i] >= 0xC0 && i + 1 < length) {
            (void)fprintf(file, "\\x%02X", (unsigned)(text[i] << 6 | (text[i + 1] & 0x3F)) & 0xFFu);
            i++;
        } else if (text[i] < ' ' || text[i] > '~') {
            (void)fprintf(file, "\\x%02X", text[i]);
        } else {
            (void)fputc(text[i], file);
        }
    }
    if (shown == limit)
        (void)fputs("...", file);
    (void)fclose(file);
    return out;
}
