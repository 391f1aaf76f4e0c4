/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE /* memmem */
#include "where.h"

#include <string.h>

enum { KIND_OR, KIND_AND, KIND_NOT, KIND_HAS, KIND_EQUAL, KIND_LESS, KIND_LESS_EQUAL, KIND_MORE, KIND_MORE_EQUAL, KIND_CONTAINS };

#define FAILED WHERE_NODES_MAX /* no node */

static const struct {
    const char *text;
    uint8_t length, kind, not_equal;
} operators[] = {
    {"==", 2, KIND_EQUAL, 0},      {"!=", 2, KIND_EQUAL, 1},    {"<=", 2, KIND_LESS_EQUAL, 0},
    {">=", 2, KIND_MORE_EQUAL, 0}, {"!~", 2, KIND_CONTAINS, 1}, {"=", 1, KIND_EQUAL, 0},
    {"<", 1, KIND_LESS, 0},        {">", 1, KIND_MORE, 0},      {"~", 1, KIND_CONTAINS, 0},
};

static uint16_t fail(where *w, uint32_t at, const char *error)
{
    if (!w->error) {
        w->error = error;
        w->error_at = at;
    }
    return FAILED;
}

static uint16_t node(where *w, uint8_t kind, uint16_t left, uint16_t right)
{
    if (left == FAILED || right == FAILED)
        return FAILED;
    if (w->count == WHERE_NODES_MAX)
        return fail(w, w->at, "the expression is too long: it may have 256 parts");
    w->nodes[w->count] = (where_node){.kind = kind, .left = left, .right = right};
    return (uint16_t)w->count++;
}

static void skip_blanks(where *w)
{
    while (w->text[w->at] == ' ' || w->text[w->at] == '\t' || w->text[w->at] == '\n')
        w->at++;
}

static int take(where *w, const char *word)
{
    skip_blanks(w);
    size_t length = strlen(word);
    if (strncmp(w->text + w->at, word, length) != 0)
        return 0;
    w->at += (uint32_t)length;
    return 1;
}

static int is_word(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
}

/* The tag that stands there, by number or name; 0 with an error. */
static uint32_t key_read(where *w, const where_names *names)
{
    skip_blanks(w);
    uint32_t from = w->at;
    uint64_t tag = 0;
    int digits = 1;
    for (; is_word(w->text[w->at]); w->at++) {
        char c = w->text[w->at];
        digits &= c >= '0' && c <= '9';
        if (digits && tag <= INT32_MAX)
            tag = tag * 10 + (uint64_t)(c - '0');
    }
    if (w->at == from)
        return fail(w, from,
                    w->text[from] ? "a tag or the name of a field is expected here"
                                  : "the expression ends where a tag or the name of a field is expected"),
               0;
    if (digits && tag >= 1 && tag <= INT32_MAX)
        return (uint32_t)tag;
    if (digits)
        return fail(w, from, "a tag is a number from 1 to 2147483647"), 0;
    uint32_t named = names && names->tag ? names->tag(names->context, w->text + from, w->at - from) : 0;
    return named ? named
                 : (fail(w, from,
                         names && names->tag ? "no dictionary has a field of this name; names are written as FIX has them (ClOrdID)"
                                             : "names need dictionaries, which this build has not: write the tag"),
                    0u);
}

/* Where a value without quotes ends. */
static uint32_t bare_end(const char *text, uint32_t at)
{
    while (text[at] && text[at] != ' ' && text[at] != '\t' && text[at] != '\n' && text[at] != ')' &&
           strncmp(text + at, "&&", 2) != 0 && strncmp(text + at, "||", 2) != 0)
        at++;
    return at;
}

static int value_read(where *w, where_node *n, const where_names *names)
{
    skip_blanks(w);
    uint32_t from = w->at;
    char quote = w->text[from];
    if (quote == '"' || quote == '\'') {
        const char *end = strchr(w->text + from + 1, quote);
        if (!end)
            return fail(w, from, "this quote is not closed"), 0;
        n->value = w->text + from + 1;
        n->length = (uint32_t)(end - n->value);
        n->quoted = 1;
        w->at = from + n->length + 2;
        return 1;
    }
    w->at = bare_end(w->text, from);
    if (w->at == from)
        return fail(w, from, "a value is expected here (an empty one is written \"\")"), 0;
    n->value = w->text + from;
    n->length = w->at - from;
    uint32_t length = 0;
    const char *code = names && names->code ? names->code(names->context, n->tag, n->value, n->length, &length) : NULL;
    if (code && n->kind == KIND_EQUAL) {
        n->value = code;
        n->length = length;
    }
    n->numeric = (uint8_t)number_read(n->value, n->length, &n->decimal);
    return 1;
}

static uint16_t comparison(where *w, const where_names *names)
{
    uint32_t tag = key_read(w, names);
    if (!tag)
        return FAILED;
    uint16_t made = node(w, KIND_HAS, 0, 0);
    if (made == FAILED)
        return FAILED;
    w->nodes[made].tag = tag;
    skip_blanks(w);
    for (uint32_t i = 0; i < sizeof operators / sizeof operators[0]; i++) {
        if (strncmp(w->text + w->at, operators[i].text, operators[i].length) != 0)
            continue;
        w->at += operators[i].length;
        w->nodes[made].kind = operators[i].kind;
        w->nodes[made].not_equal = operators[i].not_equal;
        return value_read(w, &w->nodes[made], names) ? made : FAILED;
    }
    return made;
}

/* NOLINTBEGIN(misc-no-recursion): to WHERE_DEPTH_MAX */
static uint16_t any_of(where *w, const where_names *names);

static uint16_t unary(where *w, const where_names *names)
{
    uint16_t made = FAILED;
    skip_blanks(w);
    uint32_t from = w->at;
    if (w->depth == WHERE_DEPTH_MAX)
        return fail(w, from, "too many parentheses and ! inside each other: at most 32");
    w->depth++;
    if (take(w, "!")) {
        made = node(w, KIND_NOT, unary(w, names), 0);
    } else if (take(w, "(")) {
        made = any_of(w, names);
        if (made != FAILED && !take(w, ")"))
            made =
                w->text[w->at] ? fail(w, w->at, "&&, || or ) is expected here") : fail(w, from, "this parenthesis is not closed");
    } else {
        made = comparison(w, names);
    }
    w->depth--;
    return made;
}

static uint16_t all_of(where *w, const where_names *names)
{
    uint16_t made = unary(w, names);
    while (made != FAILED && take(w, "&&"))
        made = node(w, KIND_AND, made, unary(w, names));
    return made;
}

static uint16_t any_of(where *w, const where_names *names)
{
    uint16_t made = all_of(w, names);
    while (made != FAILED && take(w, "||"))
        made = node(w, KIND_OR, made, all_of(w, names));
    return made;
}

/* NOLINTEND(misc-no-recursion) */

int where_read(where *w, const char *text, const where_names *names)
{
    w->count = w->at = w->depth = w->error_at = 0;
    w->root = FAILED;
    w->error = NULL;
    w->text = text;
    if (strlen(text) > WHERE_TEXT_MAX)
        return fail(w, 0, "the expression is too long: it may have 4096 bytes"), 0;
    w->root = any_of(w, names);
    skip_blanks(w);
    if (w->root != FAILED && w->text[w->at])
        w->root = fail(w, w->at, "&&, || or the end is expected here");
    return w->root != FAILED;
}

static int compare(const where_node *n, const char *value, uint32_t length)
{
    decimal_text decimal;
    if (n->numeric && number_read(value, length, &decimal))
        return number_compare(&decimal, &n->decimal);
    uint32_t common = length < n->length ? length : n->length;
    int order = common ? memcmp(value, n->value, common) : 0;
    return order ? order : (length > n->length) - (length < n->length);
}

/* A word is neither below nor above a number; what begins as one does (a date, a time) is compared byte by byte. */
static int ordered(const where_node *n, const char *value, uint32_t length)
{
    return !n->numeric || (length && strchr("0123456789-.", value[0]));
}

static int value_fits(const where_node *n, const char *value, uint32_t length)
{
    if (n->kind >= KIND_LESS && n->kind <= KIND_MORE_EQUAL && !ordered(n, value, length))
        return 0;
    switch (n->kind) {
    case KIND_HAS: return 1;
    case KIND_CONTAINS: return n->length == 0 || memmem(value, length, n->value, n->length) != NULL;
    case KIND_EQUAL: return compare(n, value, length) == 0;
    case KIND_LESS: return compare(n, value, length) < 0;
    case KIND_LESS_EQUAL: return compare(n, value, length) <= 0;
    case KIND_MORE: return compare(n, value, length) > 0;
    default: return compare(n, value, length) >= 0;
    }
}

static int field_fits(const where_node *n, const log_message *m)
{
    int there = 0;
    for (uint32_t i = 0; i < m->count; i++) {
        if (m->tags[i] != n->tag)
            continue;
        there = 1;
        if (value_fits(n, (const char *)m->bytes + m->values[i], m->ends[i] - m->values[i]))
            return !n->not_equal;
    }
    return there && n->not_equal;
}

/* NOLINTNEXTLINE(misc-no-recursion): an expression has WHERE_NODES_MAX parts at most */
static int holds(const where *w, uint16_t at, const log_message *m)
{
    const where_node *n = &w->nodes[at];
    switch (n->kind) {
    case KIND_OR: return holds(w, n->left, m) || holds(w, n->right, m);
    case KIND_AND: return holds(w, n->left, m) && holds(w, n->right, m);
    case KIND_NOT: return !holds(w, n->left, m);
    default: return field_fits(n, m);
    }
}

int where_holds(const where *w, const log_message *message)
{
    return holds(w, w->root, message);
}
