/* SPDX-License-Identifier: Apache-2.0 */
/* A dictionary while it is being read: lists in an arena, texts that point into what was read. */
#ifndef TWI_DICT_MODEL_H
#define TWI_DICT_MODEL_H

#include "image.h"

#define NAME_MAX_BYTES 255u
#define DEPTH_MAX 64u
#define COUNT_MAX 65535u
#define TEXT_MAX (16u << 20)
#define ENTRIES_MAX (2u << 20) /* written in a text */
#define MEMBERS_MAX (4u << 20) /* of all levels, components put in place: hostile ones multiply at each step */

typedef struct span {
    const char *at;
    uint32_t length;
} span;

/* Memory that is freed all at once. */
typedef struct arena {
    struct arena_block *blocks;
} arena;

/* Zeroed, aligned to 8 bytes; NULL when the system has none. */
void *twi_arena_new(arena *a, size_t size);
void twi_arena_free(arena *a);

/* Things by name. A key stays where it is. */
typedef struct map {
    struct map_slot *slots;
    uint32_t size, count; /* size: slots, 0 or a power of two */
} map;

/* The place of the value under this key, made (as NULL) where there is none; NULL when the system has no memory. */
void **twi_map_place(arena *a, map *m, span key);
void *twi_map_get(const map *m, span key);
/* Makes the value NULL, where there is one. */
void twi_map_drop(map *m, span key);

typedef struct code {
    span value, name;
    struct code *next;
} code;

typedef struct field {
    span name;
    uint32_t tag, type;
    uint32_t length_tag; /* of a data field; 0 where it names none */
    uint32_t open, codes_count;
    code *codes, *codes_last;
    map values;     /* the codes by value */
    uint32_t layer; /* which text declared it: base 0, own 1 */
    uint32_t pair, section, number;
    struct field *next;
} field;

/* Entries in their order, and by what they are: fields and groups by tag, components by name. */
typedef struct entry_list {
    struct entry *first, **end;
    map fields, components;
} entry_list;

typedef struct entry {
    span name; /* as written: a name or a tag */
    uint32_t kind, required;
    entry_list children; /* of a group */
    struct entry *next;
    uint32_t declaration; /* the last one that names it */
    uint32_t level;       /* of a group */
    uint32_t dropped;
    struct field *field;     /* of a field or group */
    struct block *component; /* resolved */
} entry;

enum { BLOCK_HEADER, BLOCK_TRAILER, BLOCK_COMPONENT, BLOCK_MESSAGE };

/* Header, trailer, a component or a message. */
typedef struct block {
    uint32_t kind, admin, layer;
    span name, type;
    entry_list entries;
    struct block *next;
    uint32_t level, number, dropped;
    uint32_t open; /* its members are just being put together */
} block;

typedef struct model {
    arena arena;
    span name, begin, applver;
    field **fields; /* ascending by tag once compiled */
    uint32_t fields_count;
    field *fields_first, **fields_end; /* in the order declared */
    map tags, names, components, types;
    block header, trailer;
    block *blocks, **blocks_end; /* components and messages in the order declared */
    uint32_t layer, declaration; /* which text is read; which of its declarations */
    uint32_t groups, entries;    /* read in this text */
    /* the text being read, for errors */
    const char *text;
    uint32_t text_length;
    tw_status status;
    tw_error *error;
} model;

/* Records the first fault, at a word of the text; gives its status. */
tw_status twi_model_fail(model *m, tw_status status, span at, const char *what);

/* A field by its tag. NULL where there is none. */
field *twi_model_tag(const model *m, uint32_t tag);

static inline uint32_t span_is(span s, const char *text)
{
    return s.length == strlen(text) && memcmp(s.at, text, s.length) == 0;
}

static inline int span_same(span a, span b)
{
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* Reads a text into the model. */
tw_status twi_model_read(model *m, const char *text, uint32_t length, const tw_dict *base);

/* Resolves names and writes the image to a new block of memory (free it), or fails. */
tw_status twi_model_compile(model *m, void **image, uint32_t *size);

/* The type of a name as written in a field declaration, or 0. */
uint32_t twi_type_named(span name);

#endif
