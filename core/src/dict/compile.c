/* SPDX-License-Identifier: Apache-2.0 */
/* From model to image: names are resolved, components put in place, hash tables filled. */
#include "model.h"

#include <stdlib.h>

#define EXPANSIONS_MAX 65535u /* components put in place in one level: hostile ones double at each step */

typedef struct section {
    uint8_t *bytes;
    size_t used, room;
} section;

typedef struct level_source {
    entry *entries;
    field *count; /* of a group its NumInGroup field */
    span at;      /* for errors */
    uint32_t open, depth, marks;
} level_source;

typedef struct compiler {
    model *m;
    section strings, fields, codes, code_slots, messages, components, levels, entries, members, slots, pairs;
    map texts;             /* texts in strings: their offsets */
    level_source *sources; /* by level */
    uint32_t sources_count, sources_room;
    uint32_t *seen; /* by field number: its last place among the members */
    uint32_t groups, depth_max, members_max;
    uint32_t expansions; /* in the level at hand */
    uint32_t visited;    /* entries looked at for the members of all levels */
} compiler;

static const span nowhere = {NULL, 0};

static tw_status fail(compiler *c, tw_status status, span at, const char *what)
{
    return twi_model_fail(c->m, status, at, what);
}

/* Room for `size` more bytes, zeroed; NULL after a failure. */
static void *push(compiler *c, section *s, size_t size)
{
    if (!s->bytes || s->used + size > s->room) {
        size_t room = (s->used + size) * 2 + 4096;
        uint8_t *bytes = c->m->status == TW_OK ? realloc(s->bytes, room) : NULL;
        if (!bytes) {
            fail(c, TW_E_MEMORY, nowhere, "the system has no memory");
            return NULL;
        }
        s->bytes = bytes;
        s->room = room;
    }
    void *made = s->bytes + s->used;
    s->used += size;
    memset(made, 0, size);
    return made;
}

static image_text text_put(compiler *c, span text)
{
    image_text put = {0, text.length};
    void **place = twi_map_place(&c->m->arena, &c->texts, text.length ? text : (span){"", 0});
    if (place && *place) {
        put.at = *(const uint32_t *)*place;
        return put;
    }
    put.at = (uint32_t)c->strings.used;
    char *at = push(c, &c->strings, text.length + 1);
    uint32_t *known = twi_arena_new(&c->m->arena, sizeof *known);
    if (!place || !at || !known) {
        fail(c, TW_E_MEMORY, nowhere, "the system has no memory");
        return put;
    }
    if (text.length)
        memcpy(at, text.at, text.length);
    *known = put.at;
    *place = known;
    return put;
}

/* Fields */

static int by_tag(const void *a, const void *b)
{
    uint32_t x = (*(field *const *)a)->tag, y = (*(field *const *)b)->tag;
    return x < y ? -1 : x > y;
}

static tw_status fields_sort(compiler *c)
{
    model *m = c->m;
    m->fields = twi_arena_new(&m->arena, (m->fields_count + 1) * sizeof(field *)); /* NOLINT(bugprone-sizeof-expression) */
    c->seen = twi_arena_new(&m->arena, (m->fields_count + 1) * sizeof *c->seen);
    if (!m->fields || !c->seen)
        return fail(c, TW_E_MEMORY, nowhere, "the system has no memory");
    uint32_t count = 0;
    for (field *f = m->fields_first; f; f = f->next)
        m->fields[count++] = f;
    qsort(m->fields, count, sizeof(field *), by_tag); /* NOLINT(bugprone-sizeof-expression) */
    for (uint32_t i = 0; i < count; i++)
        m->fields[i]->number = i;
    return TW_OK;
}

static tw_status pairs_put(compiler *c)
{
    model *m = c->m;
    for (uint32_t i = 0; i < m->fields_count; i++) {
        field *data = m->fields[i];
        if (data->type != TW_TYPE_DATA && data->type != TW_TYPE_XMLDATA)
            continue;
        if (!data->length_tag)
            return fail(c, TW_E_DICT_TYPE, data->name, "a data field names its length: data:TAG");
        field *length = twi_model_tag(m, data->length_tag);
        if (!length || length->type != TW_TYPE_LENGTH)
            return fail(c, length ? TW_E_DICT_TYPE : TW_E_DICT_NAME, data->name, "its length is no field of type Length");
        if (length->pair)
            return fail(c, TW_E_DICT_TWICE, data->name, "its length is that of another data field");
        length->pair = data->tag;
        data->pair = length->tag;
    }
    for (uint32_t i = 0; i < m->fields_count; i++) {
        field *length = m->fields[i];
        if (length->type != TW_TYPE_LENGTH || !length->pair)
            continue;
        tw_data_pair *pair = push(c, &c->pairs, sizeof *pair);
        if (pair)
            *pair = (tw_data_pair){length->tag, length->pair};
    }
    return m->status;
}

static uint32_t table_size(uint32_t count)
{
    uint32_t size = 2;
    while (size < count * 2)
        size *= 2;
    return size;
}

/* A hash table of the field's codes, where they are many; a bitmap where all are single characters. */
static tw_status codes_put(compiler *c, const field *f, image_field *out)
{
    uint32_t chars = f->codes_count > 0;
    out->codes = (uint32_t)(c->codes.used / sizeof(image_code));
    out->codes_count = f->codes_count;
    for (const code *k = f->codes; k; k = k->next) {
        image_text value = text_put(c, k->value), name = text_put(c, k->name);
        image_code *put = push(c, &c->codes, sizeof *put);
        if (!put)
            return c->m->status;
        *put = (image_code){image_key(k->value.at, k->value.length), value, name};
        if (k->value.length == 1 && (uint8_t)k->value.at[0] < 128)
            out->chars[(uint8_t)k->value.at[0] >> 6] |= 1ull << (k->value.at[0] & 63);
        else
            chars = 0;
    }
    if (chars)
        out->flags |= FIELD_CHARS;
    if (f->codes_count <= CODES_FEW)
        return TW_OK;
    out->slots = (uint32_t)(c->code_slots.used / 2);
    out->slots_count = table_size(f->codes_count);
    uint16_t *slots = push(c, &c->code_slots, out->slots_count * 2);
    uint32_t number = 1;
    for (const code *k = f->codes; k && slots; k = k->next, number++) {
        uint32_t at = image_hash(k->value.at, k->value.length) & (out->slots_count - 1);
        while (slots[at])
            at = (at + 1) & (out->slots_count - 1);
        slots[at] = (uint16_t)number;
    }
    return c->m->status;
}

static tw_status fields_put(compiler *c)
{
    model *m = c->m;
    for (uint32_t i = 0; i < m->fields_count && m->status == TW_OK; i++) {
        const field *f = m->fields[i];
        image_field out = {.tag = f->tag, .pair = f->pair, .type = (uint8_t)f->type};
        out.name = text_put(c, f->name);
        out.flags =
            (uint8_t)((f->open ? FIELD_OPEN : 0) | (f->section & 1 ? FIELD_HEADER : 0) | (f->section & 2 ? FIELD_TRAILER : 0));
        codes_put(c, f, &out);
        image_field *put = push(c, &c->fields, sizeof *put);
        if (put)
            *put = out;
    }
    return m->status;
}

/* Levels */

static uint32_t level_new(compiler *c, entry *entries, field *count, span at)
{
    if (c->sources_count == c->sources_room) {
        uint32_t room = c->sources_room * 2 + 256;
        level_source *sources = realloc(c->sources, room * sizeof *sources);
        if (!sources) {
            fail(c, TW_E_MEMORY, nowhere, "the system has no memory");
            return 0;
        }
        c->sources = sources;
        c->sources_room = room;
    }
    if (c->sources_count == COUNT_MAX) {
        fail(c, TW_E_DICT_LIMIT, at, "more than 65535 messages, components and groups");
        return 0;
    }
    c->sources[c->sources_count] = (level_source){.entries = entries, .count = count, .at = at};
    return c->sources_count++;
}

static tw_status entries_resolve(compiler *c, entry *list)
{
    for (entry *e = list; e; e = e->next) {
        if (e->kind == TW_ENTRY_COMPONENT) {
            e->component = twi_map_get(&c->m->components, e->name);
            if (!e->component)
                return fail(c, TW_E_DICT_NAME, e->name, "no such component");
            continue;
        }
        if ((e->kind == TW_ENTRY_GROUP) != (e->field->type == TW_TYPE_NUMINGROUP))
            return fail(c, TW_E_DICT_TYPE, e->name,
                        e->kind == TW_ENTRY_GROUP ? "a group's field is of type NumInGroup"
                                                  : "of type NumInGroup, without a group");
        if (e->kind == TW_ENTRY_GROUP) {
            c->groups++;
            e->level = level_new(c, e->children.first, e->field, e->name);
            if (!e->level || entries_resolve(c, e->children.first) != TW_OK)
                return c->m->status;
        }
    }
    return c->m->status;
}

static void entries_sweep(entry_list *list)
{
    for (entry **at = &list->first; *at;)
        if ((*at)->dropped)
            *at = (*at)->next;
        else
            at = &(*at)->next;
}

/* What was dropped goes, and components come before messages, as they are printed. */
static void blocks_sweep(model *m)
{
    block *kinds[2] = {NULL, NULL}, **ends[2] = {&kinds[0], &kinds[1]};
    entries_sweep(&m->header.entries);
    entries_sweep(&m->trailer.entries);
    for (block *b = m->blocks; b; b = b->next) {
        uint32_t kind = b->kind == BLOCK_MESSAGE;
        entries_sweep(&b->entries);
        if (b->dropped)
            continue;
        *ends[kind] = b;
        ends[kind] = &b->next;
    }
    *ends[0] = kinds[1];
    *ends[1] = NULL;
    m->blocks = kinds[0];
}

static tw_status levels_number(compiler *c)
{
    model *m = c->m;
    blocks_sweep(m);
    level_new(c, NULL, NULL, nowhere);
    m->header.level = level_new(c, m->header.entries.first, NULL, nowhere);
    m->trailer.level = level_new(c, m->trailer.entries.first, NULL, nowhere);
    uint32_t messages = 0, components = 0;
    for (block *b = m->blocks; b && m->status == TW_OK; b = b->next) {
        b->number = b->kind == BLOCK_MESSAGE ? messages++ : components++;
        b->level = level_new(c, b->entries.first, NULL, b->name);
    }
    entries_resolve(c, m->header.entries.first);
    entries_resolve(c, m->trailer.entries.first);
    for (block *b = m->blocks; b && m->status == TW_OK; b = b->next)
        entries_resolve(c, b->entries.first);
    return m->status;
}

/* NULL as long as there are no members at all. */
static image_member *members_from(const compiler *c, uint32_t number)
{
    return c->members.bytes ? (image_member *)(void *)c->members.bytes + number : NULL;
}

/*
 * A member, unless a component brought the field here before: then the first place counts, and it is required if either is (real
 * dictionaries have components that overlap).
 */
static void member_put(compiler *c, image_level *out, const entry *e, uint32_t required)
{
    uint32_t number = e->field->number, *seen = &c->seen[number];
    int there = *seen >= out->members && *seen - out->members < out->members_count;
    image_member *member = there ? members_from(c, *seen) : NULL;
    if (!member || member->field != number) {
        *seen = out->members + out->members_count;
        member = push(c, &c->members, sizeof *member);
        if (!member)
            return;
        *member = (image_member){(uint16_t)number, (uint16_t)e->level, 0, 0};
        out->members_count++;
    } else if (member->level != e->level) {
        fail(c, TW_E_DICT_TWICE, e->name, "another group of this name is in the level already");
        return;
    }
    out->required += required && !member->required;
    member->required |= (uint16_t)required;
}

/* The members of a level, components put in place. */
static tw_status members_put(compiler *c, image_level *out, const entry *list, uint32_t required, uint32_t depth)
{
    if (depth > DEPTH_MAX)
        return fail(c, TW_E_DICT_LIMIT, list ? list->name : nowhere, "more than 64 components inside one another");
    for (const entry *e = list; e && c->m->status == TW_OK; e = e->next) {
        if (++c->visited > MEMBERS_MAX)
            return fail(c, TW_E_DICT_LIMIT, e->name, "more than 4194304 entries, components put in place");
        if (e->kind == TW_ENTRY_COMPONENT) {
            if (e->component->open)
                return fail(c, TW_E_DICT_LOOP, e->name, "this component is inside itself");
            if (++c->expansions > EXPANSIONS_MAX)
                return fail(c, TW_E_DICT_LIMIT, e->name, "more than 65535 components put in place in one level");
            e->component->open = 1;
            members_put(c, out, e->component->entries.first, required && e->required, depth + 1);
            e->component->open = 0;
            continue;
        }
        member_put(c, out, e, required && e->required);
    }
    return c->m->status;
}

static tw_status entries_put(compiler *c, image_level *out, const entry *list)
{
    out->entries = (uint32_t)(c->entries.used / sizeof(image_entry));
    for (const entry *e = list; e; e = e->next) {
        image_entry *put = push(c, &c->entries, sizeof *put);
        if (!put)
            break;
        uint32_t component = e->kind == TW_ENTRY_COMPONENT;
        put->number = (uint16_t)(component ? e->component->number : e->field->number);
        put->level = (uint16_t)(component ? e->component->level : e->level);
        put->kind = (uint8_t)e->kind;
        put->required = (uint8_t)e->required;
        out->entries_count++;
    }
    return c->m->status;
}

static tw_status slots_put(compiler *c, image_level *out)
{
    uint32_t size = table_size(out->members_count);
    out->slots = (uint32_t)(c->slots.used / sizeof(image_slot));
    out->slots_mask = size - 1;
    image_slot *slots = push(c, &c->slots, size * sizeof *slots);
    const image_member *members = members_from(c, out->members);
    for (uint32_t i = 0; i < out->members_count && slots; i++) {
        uint32_t at = image_hash_number(members[i].field) & out->slots_mask;
        while (slots[at].field)
            at = (at + 1) & out->slots_mask;
        slots[at] = (image_slot){(uint16_t)(members[i].field + 1), (uint16_t)i};
    }
    return c->m->status;
}

static tw_status levels_put(compiler *c)
{
    for (uint32_t level = 0; level < c->sources_count && c->m->status == TW_OK; level++) {
        const level_source *source = &c->sources[level];
        image_level out = {.tag = source->count ? source->count->tag : 0};
        out.members = (uint32_t)(c->members.used / sizeof(image_member));
        c->expansions = 0;
        if (members_put(c, &out, source->entries, 1, 0) != TW_OK)
            break;
        if (source->count && out.members_count == 0)
            return fail(c, TW_E_DICT_SYNTAX, source->at, "a group without fields");
        if (out.members_count > c->members_max)
            c->members_max = out.members_count;
        entries_put(c, &out, source->entries);
        slots_put(c, &out);
        image_level *put = push(c, &c->levels, sizeof *put);
        if (put)
            *put = out;
    }
    return c->m->status;
}

/* How deep the groups of a level go; one inside itself, by way of a component, is found here. */
static uint32_t depth_of(compiler *c, uint32_t level, uint32_t above)
{
    level_source *source = &c->sources[level];
    const image_level *l = (const image_level *)(const void *)c->levels.bytes + level;
    const image_member *members = members_from(c, l->members);
    if (source->open || above > DEPTH_MAX) {
        fail(c, source->open ? TW_E_DICT_LOOP : TW_E_DICT_LIMIT, source->at,
             source->open ? "this group is inside itself" : "more than 64 groups inside one another");
        return 0;
    }
    if (source->depth)
        return source->depth - 1;
    uint32_t depth = 0;
    source->open = 1;
    for (uint32_t i = 0; members && i < l->members_count && c->m->status == TW_OK; i++) {
        uint32_t below = members[i].level ? 1 + depth_of(c, members[i].level, above + 1) : 0;
        depth = below > depth ? below : depth;
    }
    source->open = 0;
    source->depth = depth + 1;
    return depth;
}

/* Marks the fields of a level and of the groups in it as the header's (1) or the trailer's (2). */
static void section_mark(compiler *c, uint32_t level, uint32_t mark)
{
    if (!c->sources || !c->levels.bytes || c->sources[level].marks & mark)
        return;
    c->sources[level].marks |= mark;
    const image_level *l = (const image_level *)(const void *)c->levels.bytes + level;
    const image_member *members = members_from(c, l->members);
    for (uint32_t i = 0; members && i < l->members_count; i++) {
        c->m->fields[members[i].field]->section |= mark;
        if (members[i].level)
            section_mark(c, members[i].level, mark);
    }
}

static tw_status levels_finish(compiler *c)
{
    for (uint32_t level = 1; level < c->sources_count && c->m->status == TW_OK; level++) {
        uint32_t depth = depth_of(c, level, 0);
        c->depth_max = depth > c->depth_max ? depth : c->depth_max;
    }
    if (c->depth_max > DEPTH_MAX)
        return fail(c, TW_E_DICT_LIMIT, nowhere, "more than 64 groups inside one another");
    if (c->m->status == TW_OK) {
        section_mark(c, TW_LEVEL_HEADER, 1);
        section_mark(c, TW_LEVEL_TRAILER, 2);
    }
    return c->m->status;
}

static tw_status blocks_put(compiler *c)
{
    map titles = {0};
    for (block *b = c->m->blocks; b && c->m->status == TW_OK; b = b->next) {
        image_text name = text_put(c, b->name);
        if (b->kind == BLOCK_COMPONENT) {
            image_component *put = push(c, &c->components, sizeof *put);
            if (put)
                *put = (image_component){name, b->level, 0};
            continue;
        }
        void **place = twi_map_place(&c->m->arena, &titles, b->name);
        if (!place)
            return fail(c, TW_E_MEMORY, nowhere, "the system has no memory");
        if (*place)
            return fail(c, TW_E_DICT_TWICE, b->name, "a message of this name is declared already");
        *place = b;
        image_text type = text_put(c, b->type);
        image_message *put = push(c, &c->messages, sizeof *put);
        if (put)
            *put = (image_message){type, name, b->admin, b->level};
    }
    return c->m->status;
}

/* The image */

typedef struct image_out {
    uint8_t *bytes;
    size_t used;
} image_out;

static image_array section_place(image_out *out, const section *s, size_t size)
{
    image_array array = {(uint32_t)out->used, (uint32_t)(s->used / size)};
    if (out->bytes && s->used)
        memcpy(out->bytes + out->used, s->bytes, s->used);
    out->used = (out->used + s->used + 7) & ~(size_t)7;
    return array;
}

static image_table table_place(image_out *out, uint32_t count)
{
    image_table table = {(uint32_t)out->used, table_size(count)};
    if (out->bytes)
        memset(out->bytes + out->used, 0, table.count * 2);
    out->used = (out->used + table.count * 2 + 7) & ~(size_t)7;
    return table;
}

static void table_add(image_out *out, image_table table, uint32_t hash, uint32_t number)
{
    uint16_t *slots = (uint16_t *)(void *)(out->bytes + table.at);
    uint32_t at = hash & (table.count - 1);
    while (slots[at])
        at = (at + 1) & (table.count - 1);
    slots[at] = (uint16_t)(number + 1);
}

#define TAGS_LOW 65536u /* tags below are looked up in an array */

static void tables_fill(const compiler *c, image_out *out, const tw_dict *d)
{
    model *m = c->m;
    uint16_t *low = (uint16_t *)(void *)(out->bytes + d->tags.at);
    memset(low, 0, d->tags.count * 2);
    for (uint32_t i = 0; i < m->fields_count; i++) {
        const field *f = m->fields[i];
        if (f->tag < d->tags.count)
            low[f->tag] = (uint16_t)(i + 1);
        else
            table_add(out, d->tags_high, image_hash_number(f->tag), i);
        table_add(out, d->names, image_hash(f->name.at, f->name.length), i);
    }
    for (const block *b = m->blocks; b; b = b->next) {
        if (b->kind == BLOCK_MESSAGE) {
            table_add(out, d->types, image_hash(b->type.at, b->type.length), b->number);
            table_add(out, d->titles, image_hash(b->name.at, b->name.length), b->number);
        } else {
            table_add(out, d->component_names, image_hash(b->name.at, b->name.length), b->number);
        }
    }
}

/* Texts were put down by their place among the strings; they follow the strings' own place. */
static void texts_move(image_out *out, tw_dict *d, uint32_t by)
{
    image_field *fields = (image_field *)(void *)(out->bytes + d->fields.at);
    image_code *codes = (image_code *)(void *)(out->bytes + d->codes.at);
    image_message *messages = (image_message *)(void *)(out->bytes + d->messages.at);
    image_component *components = (image_component *)(void *)(out->bytes + d->components.at);
    for (uint32_t i = 0; i < d->fields.count; i++)
        fields[i].name.at += by;
    for (uint32_t i = 0; i < d->codes.count; i++) {
        codes[i].value.at += by;
        codes[i].name.at += by;
    }
    for (uint32_t i = 0; i < d->messages.count; i++) {
        messages[i].type.at += by;
        messages[i].name.at += by;
    }
    for (uint32_t i = 0; i < d->components.count; i++)
        components[i].name.at += by;
    d->name.at += by;
    d->begin.at += by;
    d->applver.at += by;
}

static size_t image_lay_out(const compiler *c, image_out *out, tw_dict *d, uint32_t low, uint32_t *strings)
{
    out->used = (sizeof *d + 7) & ~(size_t)7;
    d->fields = section_place(out, &c->fields, sizeof(image_field));
    d->tags = (image_array){(uint32_t)out->used, low};
    out->used = (out->used + low * 2 + 7) & ~(size_t)7;
    d->tags_high = table_place(out, c->m->fields_count);
    d->names = table_place(out, c->m->fields_count);
    d->codes = section_place(out, &c->codes, sizeof(image_code));
    d->code_slots = section_place(out, &c->code_slots, 2);
    d->messages = section_place(out, &c->messages, sizeof(image_message));
    d->types = table_place(out, d->messages.count);
    d->titles = table_place(out, d->messages.count);
    d->components = section_place(out, &c->components, sizeof(image_component));
    d->component_names = table_place(out, d->components.count);
    d->levels = section_place(out, &c->levels, sizeof(image_level));
    d->entries = section_place(out, &c->entries, sizeof(image_entry));
    d->members = section_place(out, &c->members, sizeof(image_member));
    d->slots = section_place(out, &c->slots, sizeof(image_slot));
    d->pairs = section_place(out, &c->pairs, sizeof(tw_data_pair));
    *strings = section_place(out, &c->strings, 1).at;
    return out->used;
}

static tw_status image_write(compiler *c, void **image, uint32_t *size)
{
    model *m = c->m;
    tw_dict d = {.magic = TWI_IMAGE_MAGIC, .groups = c->groups, .depth_max = c->depth_max, .members_max = c->members_max};
    d.name = text_put(c, m->name);
    d.begin = text_put(c, m->begin.length ? m->begin : m->name);
    d.applver = text_put(c, m->applver);
    uint32_t strings = 0, low = 0;
    for (uint32_t i = 0; i < m->fields_count; i++)
        if (m->fields[i]->tag < TAGS_LOW)
            low = m->fields[i]->tag + 1;
    image_out out = {0};
    size_t bytes = image_lay_out(c, &out, &d, low, &strings);
    if (m->status != TW_OK)
        return m->status;
    if (bytes > INT32_MAX)
        return fail(c, TW_E_DICT_LIMIT, nowhere, "the dictionary is larger than 2 GiB");
    out.bytes = calloc(1, bytes);
    if (!out.bytes)
        return fail(c, TW_E_MEMORY, nowhere, "the system has no memory");
    image_lay_out(c, &out, &d, low, &strings);
    tables_fill(c, &out, &d);
    texts_move(&out, &d, strings);
    d.size = (uint32_t)bytes;
    memcpy(out.bytes, &d, sizeof d);
    *image = out.bytes;
    *size = d.size;
    return TW_OK;
}

tw_status twi_model_compile(model *m, void **image, uint32_t *size)
{
    compiler c = {.m = m};
    if (fields_sort(&c) == TW_OK && pairs_put(&c) == TW_OK && levels_number(&c) == TW_OK && levels_put(&c) == TW_OK &&
        levels_finish(&c) == TW_OK && fields_put(&c) == TW_OK && blocks_put(&c) == TW_OK)
        image_write(&c, image, size);
    section *all[] = {&c.strings, &c.fields,  &c.codes,   &c.code_slots, &c.messages, &c.components,
                      &c.levels,  &c.entries, &c.members, &c.slots,      &c.pairs};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        free(all[i]->bytes);
    free(c.sources);
    return m->status;
}
