/* SPDX-License-Identifier: Apache-2.0 */
/* From text to model. The grammar is in docs/dictionary-format.md; each function reads one part of it. */
#include "model.h"

#include <tagwire/value.h>

#include <stdlib.h>

typedef struct reader {
    model *m;
    const char *at, *end; /* what is left of the declaration */
    const char *next;     /* the declaration after it */
    const char *text_end;
    const char *behind; /* the last word of the declaration */
    span word;          /* the last word read; empty at the end of the declaration */
    int braces;         /* braces are words of their own */
} reader;

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static tw_status fail(reader *r, tw_status status, const char *what)
{
    span at = r->word.length ? r->word : (span){r->behind, 0};
    return twi_model_fail(r->m, status, at, what);
}

/* Moves to the next declaration: a line that starts with neither blank nor comment, and the lines after it that do. */
static int declaration_next(reader *r)
{
    const char *c = r->next;
    while (c < r->text_end && (is_blank(*c) || *c == '#')) {
        if (*c == '#' || *c == ' ' || *c == '\t') { /* a comment, or blanks that go on with nothing */
            const char *word = c;
            while (c < r->text_end && *c != '\n')
                c++;
            while (word < c && is_blank(*word))
                word++;
            if (word < c && *word != '#') {
                r->word = (span){word, 1};
                fail(r, TW_E_DICT_SYNTAX, "a line that goes on with no declaration");
                return 0;
            }
        } else {
            c++;
        }
    }
    r->at = r->behind = c;
    do {
        while (c < r->text_end && *c != '\n')
            c++;
        c += c < r->text_end;
    } while (c < r->text_end && (is_blank(*c) || *c == '#'));
    r->next = r->end = c;
    return r->at < r->end;
}

/* The next word of the declaration: 0 at its end, or after a fault. */
static int word_next(reader *r)
{
    r->word.length = 0;
    const char *c = r->at;
    while (c < r->end && (is_blank(*c) || (*c == '#' && (c == r->m->text || is_blank(c[-1]))))) {
        if (*c == '#')
            while (c < r->end && *c != '\n')
                c++;
        else
            c++;
    }
    r->word.at = c;
    while (c < r->end && !is_blank(*c) && !(r->braces && (*c == '{' || *c == '}'))) {
        if ((uint8_t)*c < ' ' || *c == 127) {
            r->word = (span){c, 1};
            fail(r, TW_E_DICT_SYNTAX, "a control character");
            r->word.length = 0;
            return 0;
        }
        c++;
    }
    if (c == r->word.at && c < r->end) /* a brace */
        c++;
    r->word.length = (uint32_t)(c - r->word.at);
    r->at = c;
    if (r->word.length)
        r->behind = c;
    return r->word.length != 0;
}

/* A word that has to be there. */
static int word_needed(reader *r, const char *what)
{
    if (word_next(r))
        return 1;
    fail(r, TW_E_DICT_SYNTAX, what);
    return 0;
}

static tw_status declaration_end(reader *r)
{
    if (word_next(r))
        return fail(r, TW_E_DICT_SYNTAX, "nothing may follow here");
    return r->m->status;
}

/* A name as fields, components, codes and messages have it. */
static int is_name(span s)
{
    if (s.length == 0 || s.length > NAME_MAX_BYTES || is_digit(s.at[0]))
        return 0;
    for (uint32_t i = 0; i < s.length; i++) {
        char c = s.at[i];
        if (!is_digit(c) && !((c | 32) >= 'a' && (c | 32) <= 'z') && c != '_' && c != '-' && c != '.' && (uint8_t)c < 128)
            return 0;
    }
    return 1;
}

static tw_status name_check(reader *r)
{
    if (r->word.length > NAME_MAX_BYTES)
        return fail(r, TW_E_DICT_LIMIT, "a name is longer than 255 bytes");
    return is_name(r->word) ? TW_OK : fail(r, TW_E_DICT_SYNTAX, "not a name");
}

static tw_status no_memory(reader *r)
{
    return fail(r, TW_E_MEMORY, "the system has no memory");
}

static uint32_t tag_of(span s)
{
    int64_t tag = 0;
    if (s.length == 0 || s.at[0] == '0' || tw_int_read(s.at, s.length, &tag) != TW_OK || tag < 1 || tag > INT32_MAX)
        return 0;
    return (uint32_t)tag;
}

/* Fields */

/* VALUE=NAME, where the value may hold '=' but the name does not. */
static tw_status code_read(reader *r, field *f, int again)
{
    span value = r->word, name = r->word;
    uint32_t sign = r->word.length;
    while (sign && r->word.at[sign - 1] != '=')
        sign--;
    if (sign < 2)
        return fail(r, TW_E_DICT_SYNTAX, "not CODE=NAME");
    value.length = sign - 1;
    name.at += sign;
    name.length -= sign;
    if (value.length > NAME_MAX_BYTES || name.length > NAME_MAX_BYTES)
        return fail(r, TW_E_DICT_LIMIT, "a code or its name is longer than 255 bytes");
    if (!is_name(name))
        return fail(r, TW_E_DICT_SYNTAX, "not a name behind '='");
    void **place = twi_map_place(&r->m->arena, &f->values, value);
    if (place && *place) {
        if (!again)
            return fail(r, TW_E_DICT_TWICE, "this code is there already");
        ((code *)*place)->name = name;
        return TW_OK;
    }
    if (f->codes_count == COUNT_MAX)
        return fail(r, TW_E_DICT_LIMIT, "more than 65535 codes");
    code *made = place ? twi_arena_new(&r->m->arena, sizeof *made) : NULL;
    if (!made)
        return no_memory(r);
    *place = made;
    made->value = value;
    made->name = name;
    if (f->codes_last)
        f->codes_last->next = made;
    else
        f->codes = made;
    f->codes_last = made;
    f->codes_count++;
    return TW_OK;
}

static tw_status codes_read(reader *r, field *f, int again)
{
    while (word_next(r)) {
        if (span_is(r->word, "*")) {
            f->open = 1;
            return declaration_end(r);
        }
        if (code_read(r, f, again) != TW_OK)
            break;
    }
    return r->m->status;
}

static tw_status type_read(reader *r, field *f)
{
    span type = r->word;
    uint32_t sign = 0;
    while (sign < type.length && type.at[sign] != ':')
        sign++;
    type.length = sign;
    f->type = twi_type_named(type);
    if (!f->type)
        return fail(r, TW_E_DICT_TYPE, "no such type");
    if (sign == r->word.length)
        return TW_OK;
    f->length_tag = tag_of((span){type.at + sign + 1, r->word.length - sign - 1});
    if (!f->length_tag || (f->type != TW_TYPE_DATA && f->type != TW_TYPE_XMLDATA))
        return fail(r, TW_E_DICT_TYPE, "data and XMLData name the tag of their length, no other type does");
    return TW_OK;
}

/* The field with this tag: a new one, or one of the base emptied. */
static field *field_place(reader *r, uint32_t tag)
{
    model *m = r->m;
    field *known = twi_model_tag(m, tag);
    if (known && known->layer == m->layer) {
        fail(r, TW_E_DICT_TWICE, "a field with this tag is declared already");
        return NULL;
    }
    if (known) {
        twi_map_drop(&m->names, known->name);
        *known = (field){.tag = tag, .layer = m->layer, .next = known->next};
        return known;
    }
    if (m->fields_count == COUNT_MAX) {
        fail(r, TW_E_DICT_LIMIT, "more than 65535 fields");
        return NULL;
    }
    field *made = twi_arena_new(&m->arena, sizeof *made);
    void **place = NULL;
    if (made) {
        made->tag = tag;
        made->layer = m->layer;
        place = twi_map_place(&m->arena, &m->tags, (span){(const char *)&made->tag, sizeof made->tag});
    }
    if (!place) {
        no_memory(r);
        return NULL;
    }
    *place = made;
    *m->fields_end = made;
    m->fields_end = &made->next;
    m->fields_count++;
    return made;
}

static tw_status field_read(reader *r)
{
    if (!word_needed(r, "a field's tag is missing"))
        return r->m->status;
    uint32_t tag = tag_of(r->word);
    if (!tag)
        return fail(r, TW_E_DICT_SYNTAX, "not a tag, 1 to 2147483647");
    field *f = field_place(r, tag);
    if (!f || !word_needed(r, "a field's name is missing") || name_check(r) != TW_OK)
        return r->m->status;
    void **place = twi_map_place(&r->m->arena, &r->m->names, r->word);
    if (!place)
        return no_memory(r);
    if (*place)
        return fail(r, TW_E_DICT_TWICE, "a field with this name is declared already");
    *place = f;
    f->name = r->word;
    if (!word_needed(r, "a field's type is missing") || type_read(r, f) != TW_OK)
        return r->m->status;
    return codes_read(r, f, 0);
}

/* A field by its name, or by its tag in digits. */
static field *field_named(const model *m, span name)
{
    uint32_t tag = tag_of(name);
    return tag ? twi_model_tag(m, tag) : twi_map_get(&m->names, name);
}

static tw_status field_add(reader *r)
{
    if (!word_needed(r, "a field's tag or name is missing"))
        return r->m->status;
    field *f = field_named(r->m, r->word);
    if (!f)
        return fail(r, TW_E_DICT_NAME, "no such field");
    return codes_read(r, f, 1);
}

/* Entries */

static tw_status entries_read(reader *r, entry_list *list, uint32_t depth);

/* The entry of a list that is this field, or this component; made at its end where there is none. NULL after a failure. */
static entry *entry_place(reader *r, entry_list *list, span name, field *f)
{
    model *m = r->m;
    void **place = f ? twi_map_place(&m->arena, &list->fields, (span){(const char *)&f->tag, sizeof f->tag})
                     : twi_map_place(&m->arena, &list->components, name);
    entry *known = place ? *place : NULL;
    if (known && known->declaration == m->declaration) {
        fail(r, TW_E_DICT_TWICE, "this entry is there already");
        return NULL;
    }
    if (!known && m->entries++ == ENTRIES_MAX) {
        fail(r, TW_E_DICT_LIMIT, "more than 2097152 entries");
        return NULL;
    }
    if (!known && (known = place ? twi_arena_new(&m->arena, sizeof *known) : NULL) == NULL) {
        no_memory(r);
        return NULL;
    }
    if (!*place) {
        *place = known;
        *known = (entry){.name = name, .kind = f ? TW_ENTRY_FIELD : TW_ENTRY_COMPONENT, .field = f};
        list->end = list->end ? list->end : &list->first;
        *list->end = known;
        list->end = &known->next;
    }
    known->declaration = m->declaration;
    return known;
}

/* The braces of a group and what is in them. */
static tw_status group_read(reader *r, entry *group, uint32_t depth)
{
    span begin = r->word;
    if (group->kind == TW_ENTRY_COMPONENT)
        return fail(r, TW_E_DICT_SYNTAX, "a component has no braces");
    if (depth == DEPTH_MAX)
        return fail(r, TW_E_DICT_LIMIT, "more than 64 groups inside one another");
    if (group->kind == TW_ENTRY_FIELD && r->m->groups++ == COUNT_MAX)
        return fail(r, TW_E_DICT_LIMIT, "more than 65535 messages, components and groups");
    group->kind = TW_ENTRY_GROUP;
    if (entries_read(r, &group->children, depth + 1) != TW_OK)
        return r->m->status;
    if (!span_is(r->word, "}"))
        return twi_model_fail(r->m, TW_E_DICT_SYNTAX, begin, "this brace is not closed");
    return group->children.first ? TW_OK : fail(r, TW_E_DICT_SYNTAX, "a group without entries");
}

/* One entry, whose name is the word read. A group may be named without its entries to say whether it is required. */
static tw_status entry_read(reader *r, entry_list *list, uint32_t depth)
{
    span name = r->word;
    uint32_t required = name.at[name.length - 1] == '!', component = name.at[0] == '@';
    name.length -= required;
    if (component && name.length) {
        name.at++;
        name.length--;
    }
    if (name.length > NAME_MAX_BYTES)
        return fail(r, TW_E_DICT_LIMIT, "a name is longer than 255 bytes");
    if (!is_name(name) && (component || !tag_of(name)))
        return fail(r, TW_E_DICT_SYNTAX, "not an entry");
    field *f = component ? NULL : field_named(r->m, name);
    if (!component && !f)
        return twi_model_fail(r->m, TW_E_DICT_NAME, name, "no such field");
    entry *e = entry_place(r, list, name, f);
    if (!e)
        return r->m->status;
    e->required = required;
    reader ahead = *r;
    if (!word_next(&ahead) || !span_is(ahead.word, "{"))
        return r->m->status;
    *r = ahead;
    return group_read(r, e, depth);
}

/* Entries up to a closing brace or the end of the declaration, where r->word then stands. */
static tw_status entries_read(reader *r, entry_list *list, uint32_t depth)
{
    r->braces = 1;
    while (word_next(r)) {
        if (span_is(r->word, "}"))
            return depth ? TW_OK : fail(r, TW_E_DICT_SYNTAX, "there is no brace that this one closes");
        if (span_is(r->word, "{"))
            return fail(r, TW_E_DICT_SYNTAX, "a brace without a group's name before it");
        if (entry_read(r, list, depth) != TW_OK)
            break;
    }
    return r->m->status;
}

/* Blocks: components and messages by name, header and trailer */

static block *block_new(reader *r, map *known, span key, uint32_t kind)
{
    void **place = twi_map_place(&r->m->arena, known, key);
    block *made = place ? *place : NULL;
    if (made && made->layer == r->m->layer) {
        fail(r, TW_E_DICT_TWICE,
             kind == BLOCK_MESSAGE ? "a message of this type is declared already" : "a component of this name is declared already");
        return NULL;
    }
    if (made) {
        *made = (block){.kind = kind, .layer = r->m->layer, .next = made->next};
        return made;
    }
    if (r->m->groups++ == COUNT_MAX) {
        fail(r, TW_E_DICT_LIMIT, "more than 65535 messages, components and groups");
        return NULL;
    }
    made = place ? twi_arena_new(&r->m->arena, sizeof *made) : NULL;
    if (!made) {
        no_memory(r);
        return NULL;
    }
    *made = (block){.kind = kind, .layer = r->m->layer};
    *place = made;
    *r->m->blocks_end = made;
    r->m->blocks_end = &made->next;
    return made;
}

static tw_status component_read(reader *r)
{
    if (!word_needed(r, "a component's name is missing") || name_check(r) != TW_OK)
        return r->m->status;
    block *b = block_new(r, &r->m->components, r->word, BLOCK_COMPONENT);
    if (!b)
        return r->m->status;
    b->name = r->word;
    return entries_read(r, &b->entries, 0);
}

static tw_status message_read(reader *r)
{
    if (!word_needed(r, "a message's type is missing"))
        return r->m->status;
    if (r->word.length > NAME_MAX_BYTES)
        return fail(r, TW_E_DICT_LIMIT, "a type is longer than 255 bytes");
    block *b = block_new(r, &r->m->types, r->word, BLOCK_MESSAGE);
    if (!b)
        return r->m->status;
    b->type = r->word;
    if (!word_needed(r, "a message's name is missing") || name_check(r) != TW_OK)
        return r->m->status;
    b->name = r->word;
    if (!word_needed(r, "admin or app is missing"))
        return r->m->status;
    b->admin = span_is(r->word, "admin");
    if (!b->admin && !span_is(r->word, "app"))
        return fail(r, TW_E_DICT_SYNTAX, "neither admin nor app");
    return entries_read(r, &b->entries, 0);
}

/* Header or trailer, declared once in a text. */
static tw_status section_read(reader *r, block *b)
{
    if (b->layer == r->m->layer)
        return fail(r, TW_E_DICT_TWICE, "it is declared already");
    b->entries = (entry_list){0};
    b->layer = r->m->layer;
    return entries_read(r, &b->entries, 0);
}

/* Finds the block that `add` or `drop` speaks of, whose kind is the word read. */
static tw_status block_named(reader *r, block **b)
{
    uint32_t message = span_is(r->word, "message");
    if (span_is(r->word, "header") || span_is(r->word, "trailer")) {
        *b = span_is(r->word, "header") ? &r->m->header : &r->m->trailer;
        return TW_OK;
    }
    if (!message && !span_is(r->word, "component"))
        return fail(r, TW_E_DICT_SYNTAX, "neither field, header, trailer, component nor message");
    if (!word_needed(r, "a name is missing"))
        return r->m->status;
    *b = twi_map_get(message ? &r->m->types : &r->m->components, r->word);
    return *b ? TW_OK : fail(r, TW_E_DICT_NAME, message ? "no message of this type" : "no such component");
}

static tw_status add_read(reader *r)
{
    if (!word_needed(r, "what to add to is missing"))
        return r->m->status;
    if (span_is(r->word, "field")) /* read in the pass before */
        return TW_OK;
    block *b = NULL;
    return block_named(r, &b) == TW_OK ? entries_read(r, &b->entries, 0) : r->m->status;
}

/* Takes the entry out that is the word read: `@Name` a component, `Name` a field or else a component. */
static tw_status entry_drop(reader *r, entry_list *list)
{
    span name = r->word;
    uint32_t component = name.at[0] == '@';
    name.at += component;
    name.length -= component;
    const field *f = component ? NULL : field_named(r->m, name);
    span tag = f ? (span){(const char *)&f->tag, sizeof f->tag} : name;
    entry *known = f ? twi_map_get(&list->fields, tag) : NULL;
    if (known)
        twi_map_drop(&list->fields, tag);
    else if ((known = twi_map_get(&list->components, name)) != NULL)
        twi_map_drop(&list->components, name);
    else
        return fail(r, TW_E_DICT_NAME, "no such entry there");
    known->dropped = 1;
    return TW_OK;
}

static tw_status drop_read(reader *r)
{
    block *b = NULL;
    uint32_t names = 0;
    if (!word_needed(r, "what to drop is missing") || block_named(r, &b) != TW_OK || !b)
        return r->m->status; /* NOLINT(clang-analyzer-core.NullDereference): m is not NULL */
    for (; word_next(r); names++)
        if (entry_drop(r, &b->entries) != TW_OK)
            break;
    if (r->m->status != TW_OK || names)
        return r->m->status;
    if (b->kind != BLOCK_MESSAGE && b->kind != BLOCK_COMPONENT)
        return fail(r, TW_E_DICT_SYNTAX, "the names of entries are missing");
    b->dropped = 1;
    twi_map_drop(b->kind == BLOCK_MESSAGE ? &r->m->types : &r->m->components, b->kind == BLOCK_MESSAGE ? b->type : b->name);
    return TW_OK;
}

/* Heads */

static tw_status text_read(reader *r, span *text, const char *missing)
{
    if (!word_needed(r, missing))
        return r->m->status;
    if (r->word.length > NAME_MAX_BYTES)
        return fail(r, TW_E_DICT_LIMIT, "longer than 255 bytes");
    *text = r->word;
    return declaration_end(r);
}

/* The text of the base, kept in the arena: the model is filled from it as from any other. */
static tw_status base_read(reader *r, span named, const tw_dict *base)
{
    model *m = r->m;
    uint32_t length = 0;
    if (tw_dict_print(base, NULL, 0, &length) == TW_E_ARGUMENT)
        return twi_model_fail(m, TW_E_DICT_BASE, named, "not a dictionary");
    char *text = twi_arena_new(&m->arena, length + 1);
    if (!text)
        return no_memory(r);
    tw_dict_print(base, text, length, &length);
    const char *own = m->text;
    uint32_t own_length = m->text_length;
    span name = m->name;
    m->layer = 0;
    tw_status status = twi_model_read(m, text, length, NULL);
    m->text = own;
    m->text_length = own_length;
    m->name = name;
    m->layer = 1;
    m->groups = m->entries = 0;
    return status;
}

static tw_status extends_read(reader *r, const tw_dict *base)
{
    span name = {0};
    if (text_read(r, &name, "the name of a dictionary is missing") != TW_OK)
        return r->m->status;
    if (!base)
        base = tw_dict_builtin(name.at, name.length);
    if (!base)
        return twi_model_fail(r->m, TW_E_DICT_BASE, name, "no built-in dictionary of this name");
    return base_read(r, name, base);
}

/* Fields are read before all else, so that entries find them wherever they stand. */
enum { PASS_FIELDS, PASS_BLOCKS };

static tw_status head_read(reader *r, uint32_t number, const tw_dict *base)
{
    model *m = r->m;
    if (number == 0) {
        if (!span_is(r->word, "dictionary"))
            return fail(r, TW_E_DICT_SYNTAX, "the first declaration is `dictionary NAME`");
        return text_read(r, &m->name, "the dictionary's name is missing");
    }
    if (span_is(r->word, "extends"))
        return number == 1 ? extends_read(r, base) : fail(r, TW_E_DICT_SYNTAX, "`extends` is the second declaration or none");
    if (span_is(r->word, "begin"))
        return text_read(r, &m->begin, "the BeginString is missing");
    if (span_is(r->word, "applver"))
        return text_read(r, &m->applver, "the ApplVerID is missing");
    if (span_is(r->word, "field"))
        return field_read(r);
    if (span_is(r->word, "add")) {
        reader ahead = *r;
        if (!word_next(&ahead) || !span_is(ahead.word, "field"))
            return m->status;
        *r = ahead;
        return field_add(r);
    }
    static const char *const others[] = {"component", "message", "header", "trailer", "drop"};
    for (uint32_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (span_is(r->word, others[i]))
            return TW_OK;
    return fail(r, TW_E_DICT_SYNTAX, "no such declaration");
}

static tw_status block_read(reader *r)
{
    model *m = r->m;
    m->declaration++;
    if (span_is(r->word, "component"))
        return component_read(r);
    if (span_is(r->word, "message"))
        return message_read(r);
    if (span_is(r->word, "header"))
        return section_read(r, &m->header);
    if (span_is(r->word, "trailer"))
        return section_read(r, &m->trailer);
    if (span_is(r->word, "add"))
        return add_read(r);
    return span_is(r->word, "drop") ? drop_read(r) : TW_OK;
}

tw_status twi_model_read(model *m, const char *text, uint32_t length, const tw_dict *base)
{
    m->text = text;
    m->text_length = length;
    m->groups = m->entries = 0;
    if (!m->fields_end) {
        m->fields_end = &m->fields_first;
        m->blocks_end = &m->blocks;
        m->header = (block){.kind = BLOCK_HEADER, .layer = UINT32_MAX};
        m->trailer = (block){.kind = BLOCK_TRAILER, .layer = UINT32_MAX};
    }
    for (uint32_t pass = PASS_FIELDS; pass <= PASS_BLOCKS; pass++) {
        reader r = {.m = m, .at = text, .next = text, .behind = text, .text_end = text + length};
        if (length > TEXT_MAX)
            return fail(&r, TW_E_DICT_LIMIT, "more than 16 MiB of text");
        uint32_t number = 0;
        for (; m->status == TW_OK && declaration_next(&r); number++) {
            r.braces = 0;
            if (!word_next(&r)) /* a control character */
                break;
            if (pass == PASS_FIELDS)
                head_read(&r, number, base);
            else
                block_read(&r);
        }
        if (m->status == TW_OK && number == 0)
            fail(&r, TW_E_DICT_SYNTAX, "the first declaration is `dictionary NAME`");
    }
    return m->status;
}
