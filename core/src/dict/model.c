/* SPDX-License-Identifier: Apache-2.0 */
#include "model.h"

#include "error.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct arena_block {
    struct arena_block *next;
    size_t used, room;
    uint64_t bytes[];
} arena_block;

#define ARENA_BLOCK (256u << 10)

void *twi_arena_new(arena *a, size_t size)
{
    size = (size + 7) & ~(size_t)7;
    arena_block *first = a->blocks;
    if (!first || first->room - first->used < size) {
        size_t room = size > ARENA_BLOCK ? size : ARENA_BLOCK;
        first = malloc(sizeof *first + room);
        if (!first)
            return NULL;
        *first = (arena_block){a->blocks, 0, room};
        a->blocks = first;
    }
    void *made = (char *)first->bytes + first->used;
    first->used += size;
    memset(made, 0, size);
    return made;
}

void twi_arena_free(arena *a)
{
    while (a->blocks) {
        arena_block *first = a->blocks;
        a->blocks = first->next;
        free(first);
    }
}

typedef struct map_slot {
    span key;
    void *value;
} map_slot;

static map_slot *map_find(const map *m, span key)
{
    uint32_t at = image_hash(key.at, key.length) & (m->size - 1);
    while (m->slots[at].key.at && !span_same(m->slots[at].key, key))
        at = (at + 1) & (m->size - 1);
    return &m->slots[at];
}

static int map_grow(arena *a, map *m)
{
    map larger = {NULL, m->size ? m->size * 2 : 8, m->count};
    larger.slots = twi_arena_new(a, larger.size * sizeof(map_slot));
    if (!larger.slots)
        return 0;
    for (uint32_t i = 0; i < m->size; i++)
        if (m->slots[i].key.at)
            *map_find(&larger, m->slots[i].key) = m->slots[i];
    *m = larger;
    return 1;
}

void **twi_map_place(arena *a, map *m, span key)
{
    if (m->count * 2 >= m->size && !map_grow(a, m))
        return NULL;
    map_slot *slot = map_find(m, key);
    if (!slot->key.at) {
        slot->key = key;
        m->count++;
    }
    return &slot->value;
}

void *twi_map_get(const map *m, span key)
{
    return m->size ? map_find(m, key)->value : NULL;
}

void twi_map_drop(map *m, span key)
{
    if (m->size)
        map_find(m, key)->value = NULL;
}

/* Line and column, from 1, of a place in the text. */
static void place(const model *m, const char *at, uint32_t *line, uint32_t *column)
{
    *line = *column = 1;
    for (const char *c = m->text; c < at; c++) {
        *column += 1;
        if (*c == '\n') {
            *line += 1;
            *column = 1;
        }
    }
}

tw_status twi_model_fail(model *m, tw_status status, span at, const char *what)
{
    if (m->status != TW_OK)
        return m->status;
    m->status = status;
    if (at.at < m->text || at.at > m->text + m->text_length) /* of the base, which was sound by itself */
        at.at = m->text + m->text_length;
    twi_error(m->error, status, TWI_REASON_NONE, 0, (uint32_t)(at.at - m->text));
    if (m->error) {
        uint32_t line, column, shown = at.length < 40 ? at.length : 40;
        place(m, at.at, &line, &column);
        snprintf(m->error->text, sizeof m->error->text, "line %u, column %u: %.*s%s%s", line, column, (int)shown,
                 shown ? at.at : "", shown ? ": " : "", what);
        /* the word is shown as it is but for bytes that a terminal might act on */
        for (char *c = m->error->text; *c; c++)
            if ((uint8_t)*c < ' ' || *c == 127)
                *c = '?';
    }
    return status;
}

field *twi_model_tag(const model *m, uint32_t tag)
{
    return twi_map_get(&m->tags, (span){(const char *)&tag, sizeof tag});
}
