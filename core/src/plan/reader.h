/* SPDX-License-Identifier: Apache-2.0 */
/* A reader's memory: what it was made with, the shapes it remembers, then its index. */
#ifndef TWI_PLAN_READER_H
#define TWI_PLAN_READER_H

#include "plan_image.h"

#define SHAPES 256u /* a power of two */
#define SHAPE_FIELDS 64u
#define SHAPE_GROUPS 4u
#define SHAPE_PAD 8u

/* A group: where its entries lie, and how many there are. */
typedef struct step_group {
    uint16_t field, slot; /* NumInGroup, and the group's own slot; UINT16_MAX where the plan leaves it out */
    uint16_t stride;      /* slots per entry */
    uint16_t reserved;
    uint32_t first; /* the first entry's first slot within the message's */
    uint32_t count; /* NumInGroup */
    uint32_t kept;  /* entries in the slots */
} step_group;

/* A value to be taken: `what` it is and its field (STEP), and its slot, in bytes from the message's first. Numbers come first, then texts. */
typedef struct steps {
    uint32_t numbers, texts, all; /* all: with the other types */
    uint32_t whats[SHAPE_FIELDS + SHAPE_PAD], places[SHAPE_FIELDS + SHAPE_PAD];
} steps;

#define STEP(field, what) ((field) << WHAT_BITS | (what))
#define STEP_FIELD(step) ((step) >> WHAT_BITS)

/*
 * The tags of a message that was read without a fault in its structure. Which field goes to which slot depends on tags, MsgType and
 * NumInGroup only: a message with the same ones is read by the same steps. Places and lengths of values are never remembered.
 */
typedef struct shape {
    uint32_t fields, slots;
    uint32_t seen;            /* sum of the tags of a message that would have liked this place */
    uint16_t message, absent; /* absent: some of the slots have no field */
    uint32_t groups, reserved[3];
    step_group group[SHAPE_GROUPS];
    uint32_t tags[SHAPE_FIELDS];
    steps steps;
} shape;

struct tw_reader {
    const tw_plan *plan;
    uint32_t index, size; /* the index: bytes from here */
    uint32_t busy, reserved[11];
    shape shapes[SHAPES];
};

/* One message being read. */
typedef struct reading {
    const tw_plan *plan;
    const tw_index *index;
    const uint8_t *input;    /* of the call */
    uint32_t offset, length; /* the message's */
    tw_slot *slots;
    uint32_t slots_max; /* of the call */
    uint32_t used;      /* slots of the call that are taken, this message's included */
    tw_row *row;
    uint32_t fault; /* field of the fault in the row */
} reading;

/* Fills a slot with the value of a field; a fault is noted in the row. */
void twi_value_take(reading *r, uint32_t type, uint32_t scale, uint32_t field, tw_slot *slot);

/* Makes a slot bad, and the fault the row's, where it is the first in field order. */
void twi_slot_bad(reading *r, tw_slot *slot, uint32_t state, tw_status status, uint32_t field);

/* NumInGroup in a field: TW_OK, or what is wrong with it. */
tw_status twi_group_count(const reading *r, uint32_t field, uint32_t *count);

/* Reads the message field by field: TW_OK, or TW_ROOM where the slots do not suffice. Notes steps in `learn` unless it is NULL. */
tw_status twi_walk_read(reading *r, uint32_t message, shape *learn);

/* What is required and not there becomes the row's fault, in plan order: entries of level `number` from slot `first` on. */
void twi_required_check(reading *r, uint32_t number, uint32_t first, uint32_t count);

/*
 * Reads the message sixteen fields at a time by its lookup: 1; 0 where another way must be taken, with nothing noted in the row and no
 * slots used. The processor must have what the kernel "avx512" takes.
 */
uint32_t twi_extract_avx512(reading *r, uint32_t message);

/* A sum that tells orders and sets of tags apart well enough. */
uint32_t twi_tags_sum_avx512(const uint32_t *tags, uint32_t count);

/* Makes a shape, whose steps and groups were noted, known by the message's tags. */
void twi_shape_learn(shape *s, const uint32_t *tags, uint32_t fields);

/* Numbers of a shape, eight at a time. The processor must have what the kernel "avx512" takes. */
void twi_numbers_avx512(reading *r, const steps *s, tw_slot *slots);

/* Reads the message by the steps of a shape: 1; 0 where it is another. */
uint32_t twi_shape_read(reading *r, uint32_t message, const shape *s);

#endif
