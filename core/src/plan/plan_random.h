/* SPDX-License-Identifier: Apache-2.0 */
/* Random plans, as a tree and as text, and random messages for them: mostly right, now and then with something missing, twice or strange. */
#ifndef TWI_PLAN_RANDOM_H
#define TWI_PLAN_RANDOM_H

#include "support.h"

#include <tagwire/dict.h>

#include <stdio.h>
#include <string.h>

enum { ENTRIES_MAX = 8, LEVELS_MAX = 24, GROUPS_MAX = 2048, NODES_MAX = 4096, BATCH = 6, TEXT_MAX = 4096 };
enum { TEXT, CHAR, INT, DEC, DEC_ANY, BOOL, TIME, DATE, DATA, GROUP, TYPES };

static uint64_t rng = 0x70d31;         /* what plans and messages are like */
static uint64_t values_rng = 0xa1b2c3; /* values: a message may come again with other ones */

static uint32_t below(uint32_t limit)
{
    return random_below(&rng, limit);
}

static uint32_t value_below(uint32_t limit)
{
    return random_below(&values_rng, limit);
}

typedef struct model_entry {
    uint32_t tag, type, scale, required, limit, level; /* level: of a group */
} model_entry;

typedef struct model_level {
    model_entry entries[ENTRIES_MAX];
    uint32_t count;
    uint32_t dict_level; /* 0: none */
} model_level;

typedef struct model_plan {
    model_level levels[LEVELS_MAX];
    uint32_t count;
    const tw_dict *dict; /* NULL: none */
    char type[4];
    char text[TEXT_MAX], template[TEXT_MAX];
} model_plan;

static void type_print(char **at, const model_entry *e)
{
    static const char *const names[] = {"text", "char", "int", "dec", "dec*", "bool", "time", "date", "data"};
    *at += sprintf(*at, ":%s", names[e->type]);
    if (e->type == DEC)
        *at += sprintf(*at, "%u", e->scale);
}

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the plan */
static void level_print(const model_plan *plan, uint32_t number, char **at, int as_template)
{
    const model_level *level = &plan->levels[number];
    *at += sprintf(*at, "{%s", as_template && number == 0 ? "8=FIX.4.4 " : "");
    for (uint32_t i = 0; i < level->count; i++) {
        const model_entry *e = &level->entries[i];
        *at += sprintf(*at, "%s%u", i ? " " : "", e->tag);
        if (e->type != GROUP)
            type_print(at, e);
        else if (e->limit && !as_template)
            *at += sprintf(*at, ":%u", e->limit);
        *at += sprintf(*at, "%s", e->required ? "!" : "");
        if (e->type == GROUP)
            level_print(plan, e->level, at, as_template);
    }
    *at += sprintf(*at, "}");
}

static void plan_print(model_plan *plan)
{
    char *at = plan->text + sprintf(plan->text, "%s", plan->type);
    level_print(plan, 0, &at, 0);
    at = plan->template + sprintf(plan->template, "%s", plan->type);
    level_print(plan, 0, &at, 1);
}

/* An entry of a random type, data only where the tag is that of a pair. */
static model_entry entry_random(uint32_t tag)
{
    model_entry e = {.tag = tag, .type = tag == 96 ? (uint32_t)DATA : below(DATA), .required = below(6) == 0};
    e.scale = e.type == DEC ? below(19) : 0;
    return e;
}

/* Without a dictionary: each tag once, drawn from those that are left. */
/* NOLINTNEXTLINE(misc-no-recursion) */
static uint32_t level_random(model_plan *plan, uint32_t *tags, uint32_t *left, uint32_t depth)
{
    const uint32_t number = plan->count++;
    const uint32_t wanted = 1 + below(depth ? 4 : ENTRIES_MAX);
    for (uint32_t i = 0; i < wanted && *left; i++) {
        const uint32_t at = below(*left), tag = tags[at];
        tags[at] = tags[--*left];
        model_entry e = entry_random(tag);
        if (tag != 96 && depth < 3 && *left > 3 && plan->count < LEVELS_MAX && below(3) == 0) {
            e.type = GROUP;
            e.limit = below(3) ? 0 : 1 + below(3);
            e.level = level_random(plan, tags, left, depth + 1);
        }
        plan->levels[number].entries[plan->levels[number].count++] = e;
    }
    return number;
}

/* With one: members of the dictionary's level, some of them left out, now and then a tag of another level. */
/* NOLINTNEXTLINE(misc-no-recursion) */
static uint32_t level_of_dict(model_plan *plan, uint32_t dict_level)
{
    const uint32_t number = plan->count++;
    model_level *level = &plan->levels[number];
    tw_dict_entry member;
    level->dict_level = dict_level;
    for (uint32_t i = 0; level->count < ENTRIES_MAX && tw_dict_member_at(plan->dict, dict_level, i, &member) == TW_OK; i++) {
        if (below(3) == 0 || member.tag == 95)
            continue;
        model_entry e = entry_random(member.tag);
        if (member.level && plan->count < LEVELS_MAX && below(8)) {
            e.type = GROUP;
            e.scale = 0;
            e.limit = below(3) ? 0 : 1 + below(3);
            e.level = level_of_dict(plan, member.level);
        }
        level->entries[level->count++] = e;
    }
    if (level->count == 0 || (level->count < ENTRIES_MAX && below(4) == 0)) {
        const uint32_t tag = 58 + below(2);
        uint32_t there = 0;
        for (uint32_t i = 0; i < level->count; i++)
            there += level->entries[i].tag == tag;
        if (!there)
            level->entries[level->count++] = entry_random(tag);
    }
    return number;
}

static void plan_random(model_plan *plan, const tw_dict *dict)
{
    static const uint32_t pool[] = {11,  34,  38,  44,  49,  54,  55,  58,  60,   75,    96,        268,
                                    269, 270, 271, 447, 448, 453, 523, 802, 5001, 12345, 2147483647};
    static const char *const types[] = {"W", "X", "Y"};
    uint32_t tags[sizeof pool / sizeof pool[0]], left = sizeof pool / sizeof pool[0];
    memset(plan, 0, sizeof *plan);
    memcpy(tags, pool, sizeof pool);
    plan->dict = dict;
    strcpy(plan->type, types[below(3)]);
    tw_dict_message message;
    if (dict && tw_dict_message_get(dict, plan->type, 1, &message) == TW_OK)
        level_of_dict(plan, message.level);
    else
        level_random(plan, tags, &left, 0);
    plan_print(plan);
}

typedef struct body {
    char *at, *end;
} body;

static void field_put(body *b, uint32_t tag, const char *value)
{
    if (b->at + 128 < b->end)
        b->at += sprintf(b->at, "%u=%s|", tag, value);
}

/* Digits, a sign now and then, a point anywhere or none: 1 to 23 bytes. */
static const char *number_random(int point)
{
    static char text[32];
    const uint32_t digits = 1 + value_below(value_below(8) ? 9 : 21), at = point && value_below(4) ? value_below(digits + 1) : 99;
    char *end = text;
    if (value_below(6) == 0)
        *end++ = '-';
    for (uint32_t i = 0; i < digits; i++) {
        if (i == at)
            *end++ = '.';
        *end++ = (char)(value_below(3) ? '0' + value_below(10) : '0');
    }
    if (at == digits)
        *end++ = '.';
    *end = 0;
    return text;
}

static const char *text_random(void)
{
    static char text[48];
    const uint32_t length = 1 + value_below(value_below(4) ? 9 : 40);
    for (uint32_t i = 0; i < length; i++)
        text[i] = (char)(value_below(8) ? 'a' + value_below(26) : '=');
    text[length] = 0;
    return text;
}

static const char *value_random(uint32_t type)
{
    if ((type == INT || type == DEC || type == DEC_ANY) && value_below(2))
        return number_random(type != INT);
    if (type == TEXT && value_below(2))
        return text_random();
    static const char *const right[][4] = {
        {"abc", "EUR/USD", "x", "a text of some length"},
        {"1", "B", "\xff", "="},
        {"1", "-7", "0", "9223372036854775807"},
        {"1", "1.5", "0.50", "-2"},
        {"1.5", "-0.25", "100", "1.000"},
        {"Y", "N", "Y", "N"},
        {"20260101-00:00:00", "20260101-00:00:00.123", "19691231-23:59:59.5", "20260101-00:00:00.123456789"},
        {"20260101", "19700101", "19691231", "20240229"},
        {"d", "d", "d", "d"}};
    static const char *const wrong[] = {"",
                                        "x",
                                        "-",
                                        "99999999999999999999",
                                        "1.23456789012345678901",
                                        "007",
                                        "-0",
                                        "20161231-23:59:60",
                                        "20260101-00:00:00.1234567890123",
                                        ".5",
                                        "YN",
                                        "20260101-00:00:00.123456789012"};
    return value_below(40) == 0 ? wrong[value_below(sizeof wrong / sizeof wrong[0])] : right[type][value_below(4)];
}

static void data_put(body *b)
{
    static const char *const contents[] = {"x", "a|58=forged|", "|", "=|=", "8=FIX.4.4|9=5|35=0|10=000|"};
    const char *content = contents[value_below(5)];
    char length[16];
    (void)sprintf(length, "%u", (uint32_t)strlen(content) + (value_below(60) == 0));
    field_put(b, 95, length);
    if (below(15) == 0)
        field_put(b, 58, "between");
    field_put(b, 96, content);
}

static void strange_put(body *b)
{
    static const uint32_t tags[] = {58, 59, 11, 269, 270, 448, 523, 268, 453, 802, 5001, 9999, 5003};
    field_put(b, tags[below(sizeof tags / sizeof tags[0])], value_below(2) ? "1" : "x");
}

/* Fields of a level in random order, of a group entry its first one first; now and then something is missing, twice or strange. */
/* NOLINTNEXTLINE(misc-no-recursion): as deep as the plan */
static void level_put(body *b, const model_plan *plan, uint32_t number, uint32_t wild)
{
    const model_level *level = &plan->levels[number];
    uint32_t order[ENTRIES_MAX];
    for (uint32_t i = 0; i < level->count; i++)
        order[i] = i;
    for (uint32_t i = number ? 1 : 0; i + 1 < level->count && below(3) == 0; i++) {
        const uint32_t other = i + below(level->count - i), kept = order[i];
        order[i] = order[other];
        order[other] = kept;
    }
    for (uint32_t i = 0; i < level->count; i++) {
        const model_entry *e = &level->entries[order[i]];
        if ((i || !number || wild) && below(6) == 0)
            continue;
        if (wild && below(12) == 0)
            strange_put(b);
        if (e->type == DATA) {
            data_put(b);
        } else if (e->type != GROUP) {
            field_put(b, e->tag, value_random(e->type));
        } else {
            char count[16];
            const uint32_t entries = below(10) ? below(4) : below(20),
                           said = wild && below(5) == 0 ? below(6) * (below(8) ? 1 : 1000000) : entries;
            (void)sprintf(count, "%s%u", below(20) ? "" : "0", said);
            field_put(b, e->tag, wild && below(30) == 0 ? value_random(INT) : count);
            for (uint32_t k = 0; k < entries; k++)
                level_put(b, plan, e->level, wild);
        }
        if (wild && below(20) == 0)
            field_put(b, e->tag, "1");
    }
}

static uint32_t message_random(uint8_t *out, uint32_t room, const model_plan *plan)
{
    static char text[6000];
    body b = {text, text + sizeof text};
    b.at += sprintf(b.at, "35=%s|", below(15) ? plan->type : "Z");
    level_put(&b, plan, 0, below(2));
    if (below(40) == 0)
        b.at += sprintf(b.at, "0=bad|");
    return (uint32_t)message(out, room, "FIX.4.4", text);
}

#endif
