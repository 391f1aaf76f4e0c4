/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The expressions of --where.
 *
 *     or         = and {"||" and}
 *     and        = unary {"&&" unary}
 *     unary      = "!" unary | "(" or ")" | comparison
 *     comparison = key [("=" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "~" | "!~") value]
 *     key        = a tag | a name
 *     value      = bytes without blanks, "&&", "||", ")"  |  "..."  |  '...'
 *
 * A comparison holds when the message has the field and it holds for one of its occurrences; != and !~ hold when the message has the
 * field and none of its occurrences is equal, or contains the text. A key alone asks whether the field is there. Decimals are
 * compared as numbers, exactly; other values, and quoted ones, byte by byte.
 */
#ifndef TAGWIRE_TOOLS_WHERE_H
#define TAGWIRE_TOOLS_WHERE_H

#include "log.h"
#include "number.h"

enum { WHERE_NODES_MAX = 256, WHERE_DEPTH_MAX = 32, WHERE_TEXT_MAX = 4096 };

typedef struct where_node {
    uint8_t kind, not_equal, quoted, numeric;
    uint16_t left, right; /* nodes */
    uint32_t tag;
    const char *value;
    uint32_t length;
    decimal_text decimal;
} where_node;

typedef struct where {
    uint32_t count;
    uint16_t root;
    uint32_t at, depth; /* of the text while it is read */
    const char *text;   /* the caller's; kept */
    const char *error;
    uint32_t error_at;
    where_node nodes[WHERE_NODES_MAX];
} where;

/* What names mean: the tag of a field's name, or 0; the code of a field that has this name, or NULL. Either may be NULL. */
typedef struct where_names {
    uint32_t (*tag)(void *context, const char *name, uint32_t length);
    const char *(*code)(void *context, uint32_t tag, const char *name, uint32_t length, uint32_t *code_length);
    void *context;
} where_names;

/* Gives 1, or 0 with error and error_at set. text must outlive the expression. */
int where_read(where *w, const char *text, const where_names *names);

/* Whether it holds. */
int where_holds(const where *w, const log_message *message);

#endif
