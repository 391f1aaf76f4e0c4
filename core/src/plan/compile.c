/* SPDX-License-Identifier: Apache-2.0 */
/* From text to image. The grammar is in tagwire/plan.h; each function reads one part of it. */
#include "lookup.h"
#include "parse.h"

#include "error.h"

#include <stdlib.h>

typedef struct compiler {
    parser p;
    array messages, levels, entries, slots, lookups;
    array members; /* plan_slot: members of the level being put together */
    uint32_t depth;
    uint32_t dict_levels_count;
    uint16_t *dict_levels; /* dictionary level -> plan level of this message, for groups left out */
} compiler;

static uint32_t group_read(compiler *c, uint32_t dict_level);

/* The level of a group in the dictionary, where the tag is one of that level. */
static uint32_t dict_group(const compiler *c, uint32_t dict_level, uint32_t tag)
{
    tw_dict_entry entry;
    return dict_level && tw_dict_member(c->p.dict, dict_level, tag, &entry) == TW_OK ? entry.level : 0;
}

static void entry_read(compiler *c, array *list, uint32_t dict_level)
{
    const char *at = c->p.at;
    plan_entry entry = {0};
    entry.tag = twi_parse_key(&c->p);
    if (c->p.status != TW_OK)
        return;
    if (list->count == PLAN_LIST_MAX)
        twi_parse_fail(&c->p, TW_E_PLAN_LIMIT, at, "more than 4096 entries in a level");
    for (uint32_t i = 0; i < list->count; i++)
        if (((plan_entry *)list->at)[i].tag == entry.tag)
            twi_parse_fail(&c->p, TW_E_PLAN_TWICE, at, "this tag is in the level already");
    int typed = twi_parse_take(&c->p, ':');
    if (twi_parse_take(&c->p, '=')) {
        twi_parse_fail(&c->p, TW_E_PLAN_TYPE, at, "a constant belongs in a template, not in a plan");
    } else if (typed && c->p.at < c->p.end && !(*c->p.at >= '0' && *c->p.at <= '9')) {
        const char *type = c->p.at;
        entry.type = twi_parse_type(&c->p, &entry.scale);
        if (entry.type == PLAN_TIME_FIXED)
            twi_parse_fail(&c->p, TW_E_PLAN_TYPE, type, "fraction digits are fixed in a template, not in a plan");
        entry.required = (uint8_t)twi_parse_take(&c->p, '!');
    } else {
        entry.type = PLAN_GROUP;
        entry.limit = twi_parse_group(&c->p, &entry.required, typed);
        if (c->p.status == TW_OK)
            entry.level = (uint16_t)group_read(c, dict_group(c, dict_level, entry.tag));
    }
    plan_entry *put = twi_parse_push(&c->p, list, sizeof entry);
    if (put)
        *put = entry;
}

static uint32_t level_new(compiler *c)
{
    if (c->levels.count == PLAN_LEVELS_MAX) {
        twi_parse_fail(&c->p, TW_E_PLAN_LIMIT, c->p.at, "more than 65534 levels");
        return 0;
    }
    return twi_parse_push(&c->p, &c->levels, sizeof(plan_level)) ? c->levels.count - 1 : 0;
}

/* A member of the level being put together, unless it is there. */
static void member(compiler *c, uint32_t tag, uint32_t entry, uint32_t level)
{
    plan_slot *put = twi_parse_push(&c->p, &c->members, sizeof *put);
    if (put)
        *put = (plan_slot){tag, (uint16_t)entry, (uint16_t)level};
}

/* Slots of a hash table: a power of two, at least half of them empty. */
static uint32_t table_size(uint32_t count)
{
    uint32_t size = 2;
    while (size < count * 2)
        size *= 2;
    return size;
}

/* The hash table of the level's members, of which the first of several with one tag counts. */
static void table_put(compiler *c, uint32_t level, uint32_t first)
{
    const plan_slot *members = (const plan_slot *)c->members.at + first;
    uint32_t count = c->members.count - first, size = table_size(count);
    uint32_t begin = c->slots.count;
    for (uint32_t i = 0; i < size; i++)
        if (!twi_parse_push(&c->p, &c->slots, sizeof(plan_slot)))
            return;
    plan_slot *slots = (plan_slot *)c->slots.at + begin;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t at = plan_hash(members[i].tag) & (size - 1);
        while (slots[at].tag && slots[at].tag != members[i].tag)
            at = (at + 1) & (size - 1);
        if (!slots[at].tag)
            slots[at] = members[i];
        else if (!slots[at].level)
            slots[at].level = members[i].level; /* planned as a plain field: its group is known all the same */
    }
    plan_level *l = (plan_level *)c->levels.at + level;
    l->slots = begin;
    l->slots_mask = size - 1;
    c->members.count = first;
}

static uint32_t foreign_level(compiler *c, uint32_t dict_level);

/* The dictionary's members of a level, behind those of the plan; groups with levels of their own. */
static void dict_members(compiler *c, uint32_t dict_level, uint32_t first)
{
    tw_dict_entry e;
    for (uint32_t i = 0; dict_level && c->p.status == TW_OK && tw_dict_member_at(c->p.dict, dict_level, i, &e) == TW_OK; i++) {
        uint32_t known = 0;
        for (uint32_t k = first; k < c->members.count && !known; k++)
            known = ((plan_slot *)c->members.at)[k].tag == e.tag && ((plan_slot *)c->members.at)[k].level;
        member(c, e.tag, 0, e.level && !known ? foreign_level(c, e.level) : 0);
    }
}

/* The level of a group that the plan leaves out, made once per message. */
static uint32_t foreign_level(compiler *c, uint32_t dict_level)
{
    if (dict_level < c->dict_levels_count && c->dict_levels[dict_level])
        return c->dict_levels[dict_level];
    if (++c->depth > PLAN_DEPTH_MAX) {
        twi_parse_fail(&c->p, TW_E_PLAN_LIMIT, c->p.at, "more than 64 groups inside one another");
        return 0;
    }
    uint32_t level = level_new(c), first = c->members.count;
    c->dict_levels[dict_level] = (uint16_t)level;
    dict_members(c, dict_level, first);
    table_put(c, level, first);
    c->depth--;
    return level;
}

/* Entries up to the closing brace: gives their level. */
static uint32_t level_read(compiler *c, uint32_t dict_level, const uint32_t *around, uint32_t around_count)
{
    array list = {0};
    uint32_t level = level_new(c);
    twi_parse_blanks(&c->p);
    while (c->p.status == TW_OK && !twi_parse_take(&c->p, '}')) {
        if (c->p.at == c->p.end) {
            twi_parse_fail(&c->p, TW_E_PLAN_SYNTAX, c->p.at, "'}' is missing");
            break;
        }
        entry_read(c, &list, dict_level);
        twi_parse_blanks(&c->p);
    }
    if (list.count == 0)
        twi_parse_fail(&c->p, TW_E_PLAN_SYNTAX, c->p.at, "no entries");
    uint32_t first = c->members.count, begin = c->entries.count, required = 0;
    for (uint32_t i = 0; i < list.count && c->p.status == TW_OK; i++) {
        const plan_entry *e = (const plan_entry *)list.at + i;
        plan_entry *put = twi_parse_push(&c->p, &c->entries, sizeof *put);
        if (put)
            *put = *e;
        required += e->required;
        member(c, e->tag, i + 1, e->level);
    }
    dict_members(c, dict_level, first);
    for (uint32_t i = 0; i < around_count; i++)
        dict_members(c, around[i], first);
    if (c->p.status == TW_OK) {
        plan_level *l = (plan_level *)c->levels.at + level;
        l->entries = begin;
        l->entries_count = list.count;
        l->required = required;
        table_put(c, level, first);
    }
    free(list.at);
    return level;
}

static uint32_t group_read(compiler *c, uint32_t dict_level)
{
    uint32_t level = 0;
    if (++c->depth > PLAN_DEPTH_MAX)
        twi_parse_fail(&c->p, TW_E_PLAN_LIMIT, c->p.at, "more than 64 groups inside one another");
    else
        level = level_read(c, dict_level, NULL, 0);
    c->depth--;
    return level;
}

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

/* Without a dictionary a tag tells its level, so it may stand at one only. */
static void tags_apart(compiler *c, uint32_t first_entry, const char *at)
{
    uint32_t count = c->entries.count - first_entry;
    uint32_t *tags = c->p.status == TW_OK ? malloc((count + 1) * sizeof *tags) : NULL;
    if (!tags) {
        twi_parse_fail(&c->p, TW_E_MEMORY, at, "the system has no memory");
        return;
    }
    for (uint32_t i = 0; i < count; i++)
        tags[i] = ((const plan_entry *)c->entries.at)[first_entry + i].tag;
    qsort(tags, count, sizeof *tags, by_number);
    for (uint32_t i = 1; i < count; i++)
        if (tags[i] == tags[i - 1])
            twi_parse_fail(&c->p, TW_E_PLAN_TWICE, at, "one tag at two levels, which takes a dictionary");
    free(tags);
}

static void message_read(compiler *c)
{
    const char *at = c->p.at;
    uint32_t length = twi_parse_word(&c->p);
    uint64_t type = 0;
    if (length == 0 || length > 8) {
        twi_parse_fail(&c->p, length ? TW_E_PLAN_LIMIT : TW_E_PLAN_SYNTAX, at,
                       length ? "a MsgType of more than 8 bytes" : "a MsgType is missing");
        return;
    }
    memcpy(&type, at, length);
    for (uint32_t i = 0; i < c->messages.count; i++)
        if (((plan_message *)c->messages.at)[i].type == type)
            twi_parse_fail(&c->p, TW_E_PLAN_TWICE, at, "this MsgType is in the plan already");
    twi_parse_blanks(&c->p);
    if (!twi_parse_take(&c->p, '{'))
        twi_parse_fail(&c->p, TW_E_PLAN_SYNTAX, c->p.at, "'{' is missing behind the MsgType");
    tw_dict_message message;
    uint32_t known = c->p.dict && tw_dict_message_get(c->p.dict, at, length, &message) == TW_OK, first = c->entries.count;
    static const uint32_t around[2] = {TW_LEVEL_HEADER, TW_LEVEL_TRAILER};
    if (known)
        memset(c->dict_levels, 0, c->dict_levels_count * sizeof *c->dict_levels);
    uint32_t levels = c->levels.count;
    uint32_t level = c->p.status == TW_OK ? level_read(c, known ? message.level : 0, around, known ? 2 : 0) : 0;
    if (!known)
        tags_apart(c, first, at);
    plan_message *put = twi_parse_push(&c->p, &c->messages, sizeof *put);
    if (put)
        *put = (plan_message){type, length, (uint16_t)level, (uint16_t)known};
    plan_lookup *lookup = twi_parse_push(&c->p, &c->lookups, sizeof *lookup);
    if (c->p.status == TW_OK) {
        tree t = {c->levels.at, c->entries.at, c->slots.at, level, levels, c->levels.count};
        twi_lookup_make(&t, lookup);
    }
    if (c->messages.count > PLAN_LIST_MAX)
        twi_parse_fail(&c->p, TW_E_PLAN_LIMIT, at, "more than 4096 messages");
}

/* Writes the image, or only tells its size where there is no memory. */
static uint32_t image_write(const compiler *c, uint8_t *image)
{
    uint32_t used = sizeof(struct tw_plan);
    struct tw_plan plan = {.magic = PLAN_MAGIC};
    plan.messages_count = c->messages.count;
    plan.levels_count = c->levels.count;
    plan.entries_count = c->entries.count;
    plan.slots_count = c->slots.count;
    plan.messages = twi_parse_place(image, &used, &c->messages, sizeof(plan_message));
    plan.levels = twi_parse_place(image, &used, &c->levels, sizeof(plan_level));
    plan.entries = twi_parse_place(image, &used, &c->entries, sizeof(plan_entry));
    plan.slots = twi_parse_place(image, &used, &c->slots, sizeof(plan_slot));
    plan.lookups = twi_parse_place(image, &used, &c->lookups, sizeof(plan_lookup));
    plan.types = used;
    plan.types_mask = table_size(plan.messages_count) - 1;
    used = (used + (plan.types_mask + 1) * 2 + 7) & ~7u;
    plan.size = used;
    if (!image)
        return used;
    uint16_t *types = (uint16_t *)(void *)(image + plan.types);
    memset(types, 0, (plan.types_mask + 1) * 2);
    for (uint32_t i = 0; i < plan.messages_count; i++) {
        uint32_t at = plan_hash_type(((const plan_message *)c->messages.at)[i].type) & plan.types_mask;
        while (types[at])
            at = (at + 1) & plan.types_mask;
        types[at] = (uint16_t)(i + 1);
    }
    memcpy(image, &plan, sizeof plan);
    return used;
}

static void text_read(compiler *c)
{
    tw_dict_info info;
    if (c->p.dict && tw_dict_describe(c->p.dict, &info) == TW_OK) {
        c->dict_levels_count = 65536;
        c->dict_levels = calloc(c->dict_levels_count, sizeof *c->dict_levels);
        if (!c->dict_levels)
            twi_parse_fail(&c->p, TW_E_MEMORY, c->p.text, "the system has no memory");
    }
    level_new(c); /* level 0 is none */
    while (c->p.status == TW_OK && c->p.at < c->p.end) {
        message_read(c);
        twi_parse_blanks(&c->p);
    }
    if (c->messages.count == 0)
        twi_parse_fail(&c->p, TW_E_PLAN_SYNTAX, c->p.at, "no message");
}

tw_status tw_plan_compile(const void *text, uint32_t length, const tw_dict *dict, void *memory, uint32_t *size,
                          const tw_plan **plan, tw_error *error)
{
    compiler c = {0};
    tw_status status = twi_parse_begin(&c.p, text, length, dict, memory, size, error);
    if (status != TW_OK || !plan)
        return status != TW_OK ? status : twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    text_read(&c);
    if (twi_parse_room(&c.p, c.p.status == TW_OK ? image_write(&c, NULL) : 0, memory, size)) {
        image_write(&c, memory);
        *plan = memory;
    }
    free(c.messages.at);
    free(c.levels.at);
    free(c.entries.at);
    free(c.slots.at);
    free(c.lookups.at);
    free(c.members.at);
    free(c.dict_levels);
    return c.p.status;
}
