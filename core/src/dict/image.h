/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A dictionary as it lies in memory: one block, no pointers, every place an offset from its start. Built-in ones are constants of
 * the library in exactly this form, so that loading costs nothing and one set of lookups serves all.
 */
#ifndef TWI_DICT_IMAGE_H
#define TWI_DICT_IMAGE_H

#include <tagwire/dict.h>

#include <string.h>

#define TWI_IMAGE_MAGIC 0x31445754u /* "TWD1" */

/* An array in the image: `count` elements from byte `at` on. */
typedef struct image_array {
    uint32_t at, count;
} image_array;

/* A hash table of uint16_t: `count` slots, a power of two and at least twice the entries; entry number + 1, or 0 where empty. */
typedef image_array image_table;

typedef struct image_text {
    uint32_t at, length;
} image_text;

struct tw_dict {
    uint32_t magic, size;
    image_text name, begin, applver;
    image_array fields;     /* image_field, ascending by tag */
    image_array tags;       /* uint16_t by tag: field number + 1, or 0; the tags above are in tags_high */
    image_table tags_high;  /* field numbers by tag */
    image_table names;      /* field numbers by name */
    image_array codes;      /* image_code, of each field one after the other */
    image_array code_slots; /* uint16_t: the hash tables of fields with many codes */
    image_array messages;   /* image_message */
    image_table types;      /* message numbers by type */
    image_table titles;     /* message numbers by name */
    image_array components; /* image_component */
    image_table component_names;
    image_array levels;  /* image_level; 0 is none */
    image_array entries; /* image_entry, of each level one after the other */
    image_array members; /* image_member, likewise, components resolved */
    image_array slots;   /* image_slot: the hash tables of levels */
    image_array pairs;   /* tw_data_pair, ascending by length tag */
    uint32_t groups;
    uint32_t depth_max;   /* groups within groups */
    uint32_t members_max; /* of a level */
    uint32_t reserved;
};

enum {
    FIELD_OPEN = 1,    /* values beside the codes are right too */
    FIELD_CHARS = 2,   /* all codes are one byte below 128: `chars` tells */
    FIELD_HEADER = 4,  /* stands in the header ... */
    FIELD_TRAILER = 8, /* ... in the trailer */
};

typedef struct image_field {
    uint64_t chars[2]; /* FIELD_CHARS: bit per byte that is a code */
    image_text name;
    uint32_t tag;
    uint32_t pair;
    uint32_t codes, codes_count; /* first of its codes */
    uint32_t slots, slots_count; /* first of its slots, where it has more than CODES_FEW codes; a power of two */
    uint8_t type, flags, reserved[6];
} image_field;

#define CODES_FEW 8u

typedef struct image_code {
    uint64_t key; /* the first eight bytes of the value, filled up with zeros */
    image_text value, name;
} image_code;

typedef struct image_message {
    image_text type, name;
    uint32_t admin, level;
} image_message;

typedef struct image_component {
    image_text name;
    uint32_t level, reserved;
} image_component;

typedef struct image_level {
    uint32_t entries, entries_count;
    uint32_t members, members_count;
    uint32_t slots, slots_mask;
    uint32_t required; /* members that are */
    uint32_t tag;      /* of a group its NumInGroup field's; else 0 */
} image_level;

typedef struct image_entry {
    uint16_t number; /* of the field or component */
    uint16_t level;  /* of the group or component */
    uint8_t kind, required, reserved[2];
} image_entry;

typedef struct image_member {
    uint16_t field; /* number */
    uint16_t level; /* of a group its entries' level; 0: no group */
    uint16_t required, reserved;
} image_member;

/* field + 1 (0: empty) and the member's number within the level */
typedef struct image_slot {
    uint16_t field, member;
} image_slot;

static inline const void *image_at(const tw_dict *dict, uint32_t at)
{
    return (const char *)dict + at;
}

#define IMAGE_ARRAY(dict, type, array) ((const type *)image_at(dict, (dict)->array.at))

static inline const char *image_string(const tw_dict *dict, image_text text)
{
    return image_at(dict, text.at);
}

static inline uint32_t image_hash(const void *bytes, uint32_t length)
{
    const uint8_t *at = bytes;
    uint32_t hash = 2166136261u;
    for (uint32_t i = 0; i < length; i++)
        hash = (hash ^ at[i]) * 16777619u;
    return hash ^ hash >> 15;
}

static inline uint32_t image_hash_number(uint32_t number)
{
    number *= 0x9E3779B1u;
    return number ^ number >> 15;
}

/* The first eight bytes of a value as a number. */
static inline uint64_t image_key(const void *value, uint32_t length)
{
    uint64_t key = 0;
    if (length)
        memcpy(&key, value, length < 8 ? length : 8);
    return key;
}

/* The number of a field + 1, or 0. */
static inline uint32_t image_tag(const tw_dict *dict, uint32_t tag)
{
    if (__builtin_expect(tag < dict->tags.count, 1))
        return IMAGE_ARRAY(dict, uint16_t, tags)[tag];
    const uint16_t *slots = IMAGE_ARRAY(dict, uint16_t, tags_high);
    const image_field *fields = IMAGE_ARRAY(dict, image_field, fields);
    uint32_t mask = dict->tags_high.count - 1;
    for (uint32_t at = image_hash_number(tag) & mask; slots[at]; at = (at + 1) & mask)
        if (fields[slots[at] - 1].tag == tag)
            return slots[at];
    return 0;
}

/* The number within the level of the member with this field number, or UINT32_MAX. */
static inline uint32_t image_member_of(const tw_dict *dict, const image_level *level, uint32_t field)
{
    const image_slot *slots = IMAGE_ARRAY(dict, image_slot, slots) + level->slots;
    for (uint32_t at = image_hash_number(field) & level->slots_mask; slots[at].field; at = (at + 1) & level->slots_mask)
        if (slots[at].field == field + 1)
            return slots[at].member;
    return UINT32_MAX;
}

/* The number of the message with this MsgType, or UINT32_MAX. */
uint32_t twi_image_message(const tw_dict *dict, const void *type, uint32_t length);

/* The number of the code among all codes, or UINT32_MAX. */
uint32_t twi_image_code(const tw_dict *dict, const image_field *field, const void *value, uint32_t length);

#endif
