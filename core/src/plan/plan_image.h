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
    PLAN_CONSTANT    /* templates only */
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

struct tw_plan {
    uint32_t magic, size;
    uint32_t messages, messages_count; /* places are bytes from the start */
    uint32_t levels, levels_count;
    uint32_t entries, entries_count;
    uint32_t slots, slots_count;
    uint32_t types, types_mask; /* uint16_t: message + 1, by the hash of its type */
    uint32_t reserved[4];
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
static inline const plan_slot *plan_find(const tw_plan *plan, const plan_level *level, uint32_t tag)
{
    const plan_slot *slots = PLAN_ARRAY(plan, plan_slot, slots) + level->slots;
    for (uint32_t at = plan_hash(tag) & level->slots_mask; slots[at].tag; at = (at + 1) & level->slots_mask)
        if (slots[at].tag == tag)
            return &slots[at];
    return NULL;
}

#endif
