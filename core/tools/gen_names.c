/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers: made of any name, and never given twice. */
#include "gen.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *own(gen *g, char *text)
{
    if (g->owned_count == g->owned_room) {
        g->owned_room = g->owned_room * 2 + 64;
        g->owned = log_room(g->owned, g->owned_room * sizeof *g->owned);
    }
    g->owned[g->owned_count++] = text;
    return text;
}

const char *gen_format(gen *g, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int length = vsnprintf(NULL, 0, format, list);
    va_end(list);
    char *text = own(g, log_room(NULL, (size_t)length + 1));
    va_start(list, format);
    vsnprintf(text, (size_t)length + 1, format, list);
    va_end(list);
    return text;
}

const char *gen_shown(gen *g, const char *name)
{
    char *text = own(g, log_room(NULL, strlen(name) + 1));
    strcpy(text, name);
    for (char *at = text; *at; at++)
        if ((uint8_t)*at < ' ' || (uint8_t)*at >= 0x7F)
            *at = '?';
    return text;
}

const char *gen_loud(gen *g, const char *id)
{
    char *text = own(g, log_room(NULL, strlen(id) + 1));
    strcpy(text, id);
    for (char *at = text; *at; at++)
        *at = (char)toupper((uint8_t)*at);
    return text;
}

enum { STYLE_SNAKE, STYLE_UPPER, STYLE_CAMEL, STYLE_PLAIN };

/*
 * Whether a word begins at name[i]: MDEntryPx has three, of which the second begins before a capital that a small letter follows. The s of
 * NoPartyIDs makes no word of its capital: that is a plural.
 */
static int word_begins(const char *name, size_t i)
{
    uint8_t before = (uint8_t)name[i - 1], here = (uint8_t)name[i], after = (uint8_t)name[i + 1];
    int plural = after == 's' && !islower((uint8_t)name[i + 2]);
    return isupper(here) && (islower(before) || isdigit(before) || (isupper(before) && islower(after) && !plural));
}

static const char *styled(gen *g, const char *name, int style)
{
    static const char hex[] = "0123456789abcdef";
    size_t length = strlen(name), at = 0;
    char *id = own(g, log_room(NULL, length * 4 + 3));
    int fresh = 1; /* a word begins with the next byte */
    for (size_t i = 0; i < length; i++) {
        uint8_t byte = (uint8_t)name[i];
        if (!isalnum(byte) && byte < 128) {
            fresh = 1;
            continue;
        }
        if (style != STYLE_PLAIN && i && word_begins(name, i))
            fresh = 1;
        if (at == 0 && isdigit(byte))
            id[at++] = style == STYLE_UPPER || style == STYLE_CAMEL ? 'X' : 'x';
        if (at && fresh && style != STYLE_CAMEL)
            id[at++] = '_';
        if (byte >= 128) {
            id[at++] = style == STYLE_UPPER || (style == STYLE_CAMEL && fresh) ? 'X' : 'x';
            id[at++] = hex[byte >> 4];
            id[at++] = hex[byte & 15];
        } else if (style == STYLE_PLAIN) {
            id[at++] = (char)byte;
        } else {
            id[at++] = (char)(style == STYLE_UPPER || (style == STYLE_CAMEL && fresh) ? toupper(byte) : tolower(byte));
        }
        fresh = 0;
    }
    if (at == 0)
        id[at++] = style == STYLE_UPPER || style == STYLE_CAMEL ? 'X' : 'x';
    id[at] = 0;
    return id;
}

const char *gen_snake(gen *g, const char *name)
{
    return styled(g, name, STYLE_SNAKE);
}

const char *gen_upper(gen *g, const char *name)
{
    return styled(g, name, STYLE_UPPER);
}

const char *gen_camel(gen *g, const char *name)
{
    return styled(g, name, STYLE_CAMEL);
}

const char *gen_plain(gen *g, const char *name)
{
    return styled(g, name, STYLE_PLAIN);
}

/* The place of "scope\001id" among the taken ones: where it is, or where it would go. */
static char **place(char **taken, size_t room, const char *key)
{
    uint64_t h = 0xCBF29CE484222325ull;
    for (const char *at = key; *at; at++)
        h = (h ^ (uint8_t)*at) * 0x100000001B3ull;
    size_t i = (size_t)(h ^ h >> 32) & (room - 1);
    while (taken[i] && strcmp(taken[i], key) != 0)
        i = (i + 1) & (room - 1);
    return &taken[i];
}

static void take(gen *g, const char *key)
{
    if (g->taken_count * 2 >= g->taken_room) {
        size_t room = g->taken_room ? g->taken_room * 2 : 1024;
        char **taken = log_room(NULL, room * sizeof *taken);
        memset(taken, 0, room * sizeof *taken);
        for (size_t i = 0; i < g->taken_room; i++)
            if (g->taken[i])
                *place(taken, room, g->taken[i]) = g->taken[i];
        free(g->taken);
        g->taken = taken;
        g->taken_room = room;
    }
    char **at = place(g->taken, g->taken_room, key);
    if (!*at) {
        char *copy = log_room(NULL, strlen(key) + 1);
        *at = strcpy(copy, key);
        g->taken_count++;
    }
}

void gen_reserve(gen *g, const char *scope, const char *id)
{
    take(g, gen_format(g, "%s\001%s", scope, id));
}

/* "scope\001" and the identifier with a form: see gen_claim. */
static const char *key_of(gen *g, const char *scope, const char *id, const char *form)
{
    if (form[0] == '<')
        return gen_format(g, "%s\001%s%s", scope, form + 1, id);
    if (form[0] != '^')
        return gen_format(g, "%s\001%s%s", scope, id, form);
    const char *key = gen_format(g, "%s\001%s%s", scope, id, form + 1);
    for (char *at = strchr(key, 1); *at; at++)
        *at = (char)toupper((uint8_t)*at);
    return key;
}

const char *gen_claim(gen *g, const char *scope, const char *wanted, const char *otherwise, const char *const *forms)
{
    const char *id = wanted;
    for (;;) {
        int used = 0;
        for (uint32_t i = 0; forms[i] && !used; i++)
            used = g->taken_room && *place(g->taken, g->taken_room, key_of(g, scope, id, forms[i])) != NULL;
        if (!used)
            break;
        id = gen_format(g, "%s%s", id, otherwise);
    }
    for (uint32_t i = 0; forms[i]; i++)
        take(g, key_of(g, scope, id, forms[i]));
    return id;
}
