/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A plan as it lies in memory: one block, no pointers. Each message has a tree of levels: its own, one for each group of the plan,
 * and, with a dictionary, one for each group that the plan leaves out, so that its members are known for what they are.
 */
#ifndef TWI_PLAN_IMAGE_H
#define TWI_PLAN_IMAGE_H

#include <tagwire/plan.h>

#include <string.h>

#define PLAN_MAGIC 0x31505754u /* "TWP1" */
#define PLAN_DEPTH_MAX 64u

enum {
    PLAN_TEXT = 1,
    PLAN_CHAR,
    PLAN_INT,
    PLAN_DECIMAL,     /* at a scale */
    PLAN_DECIMAL_ANY, /* dec* */
    PLAN_BOOL,
    PLAN_TIME,
    PLAN_DATE,
    PLAN_DATA,
    PLAN_GROUP,
    PLAN_TIME_FIXED, /* templates only: a time with so many fraction digits */
    PLAN_CONSTANT,   /* templates only */
    PLAN_OTHERWISE   /* in a lookup only: a tag that takes a walk */
};

typedef struct plan_entry {
    uint32_t tag;
    uint16_t level; /* of a group: its members'; else 0 */
    uint16_t limit; /* of a group: entries kept; 0 all */
    uint8_t type, scale, required, reserved;
} plan_entry;

/* A tag of a level. An empty slot has tag 0. */
typedef struct plan_slot {
    uint32_t tag;
    uint16_t entry; /* + 1: which of the level's; 0: a member that the plan leaves out */
    uint16_t level; /* where this is NumInGroup: its members' */
} plan_slot;

typedef struct plan_level {
    uint32_t entries, entries_count; /* slots per entry of the group */
    uint32_t slots, slots_mask;
    uint32_t required; /* entries that are */
    uint32_t reserved;
} plan_level;

typedef struct plan_message {
    uint64_t type; /* MsgType, its bytes, filled up with zeros */
    uint32_t type_length;
    uint16_t level;
    uint16_t closed; /* 1: levels hold all members, so that a group ends at the first field that is none */
} plan_message;

/* What a field is to become, in a lookup and in the steps of a shape: type, scale, and more above them. */
#define WHAT(scale, type) ((uint32_t)(scale) << 4 | (uint32_t)(type))
#define WHAT_TYPE(what) ((what)&15u)
#define WHAT_SCALE(what) ((what) >> 4 & 31u)
#define WHAT_BITS 9u

/* Whether it is one of the numbers that are converted together; a text or char. */
static inline uint32_t what_number(uint32_t what)
{
    return WHAT_TYPE(what) == PLAN_INT || (WHAT_TYPE(what) == PLAN_DECIMAL && WHAT_SCALE(what) < 16);
}

static inline uint32_t what_text(uint32_t what)
{
    return WHAT_TYPE(what) == PLAN_TEXT || WHAT_TYPE(what) == PLAN_CHAR;
}

#define LOOKUP_PLACES 64u
#define LOOKUP_GROUPS 15u

/*
 * Tags of one message without a search: each of the plan's has the place (tag * multiplier) >> 26 to itself. For messages with few
 * tags, whose groups hold none: the tag tells the level, or else `what` says that it takes a walk.
 */
typedef struct plan_lookup {
    uint32_t multiplier; /* 0: the message has no lookup */
    uint32_t header;     /* 8, 9 or 35 is an entry */
    uint32_t required;   /* some entry of some level is */
    uint32_t reserved[13];
    uint32_t tags[LOOKUP_PLACES]; /* 0: nothing here */
    uint32_t
        what[LOOKUP_PLACES]; /* WHAT, of a group with its number from 1; << 9 number of the group it is in; << 13 entry; bits */
} plan_lookup;

#define LOOKUP_NUMBER (1u << 31)  /* int, or a decimal at a scale of 15 at most */
#define LOOKUP_TEXT (1u << 30)    /* text or char */
#define LOOKUP_SPECIAL (1u << 29) /* a group, or a tag that takes a walk */
#define LOOKUP_INSIDE (1u << 28)  /* a member of a group */

#define LOOKUP_TYPE(what) ((what)&15u)
#define LOOKUP_SCALE(what) ((what) >> 4 & 31u)
#define LOOKUP_GROUP(what) ((what) >> 9 & 15u)
#define LOOKUP_ENTRY(what) ((what) >> 13 & 4095u)

static inline uint32_t lookup_place(const plan_lookup *lookup, uint32_t tag)
{
    return (tag * lookup->multiplier) >> 26;
}

struct tw_plan {
    uint32_t magic, size;
    uint32_t messages, messages_count; /* places are bytes from the start */
    uint32_t levels, levels_count;
    uint32_t entries, entries_count;
    uint32_t slots, slots_count;
    uint32_t types, types_mask; /* uint16_t: message + 1, by the hash of its type */
    uint32_t lookups;           /* one for each message */
    uint32_t reserved[3];
};

#define PLAN_ARRAY(plan, type, array) ((const type *)(const void *)((const char *)(plan) + (plan)->array))

static inline uint32_t plan_hash(uint32_t tag)
{
    tag *= 0x9E3779B1u;
    return tag ^ tag >> 15;
}

static inline uint32_t plan_hash_type(uint64_t type)
{
    type *= 0x9E3779B97F4A7C15ull;
    return (uint32_t)(type >> 40);
}

/* The tag's place in the level, or NULL. */
static inline const plan_slot *plan_find_in(const plan_slot *all, const plan_level *level, uint32_t tag)
{
    const plan_slot *slots = all + level->slots;
    for (uint32_t at = plan_hash(tag) & level->slots_mask; slots[at].tag; at = (at + 1) & level->slots_mask)
        if (slots[at].tag == tag)
            return &slots[at];
    return NULL;
}

/* Fields that no group has, with or without a dictionary. FIX: the standard trailer. */
static inline int plan_trailer(uint32_t tag)
{
    return tag == 10 || tag == 89 || tag == 93;
}

static inline const plan_slot *plan_find(const tw_plan *plan, const plan_level *level, uint32_t tag)
{
    return plan_find_in(PLAN_ARRAY(plan, plan_slot, slots), level, tag);
}

#endif
