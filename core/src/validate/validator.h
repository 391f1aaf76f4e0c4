/* SPDX-License-Identifier: Apache-2.0 */
/* A validator's memory: the options it was made with, then a word for each member of each level that may be open at one time. */
#ifndef TWI_VALIDATOR_H
#define TWI_VALIDATOR_H

#include "image.h"

#include "swar.h"

#include <tagwire/validate.h>

#define FRAMES_MAX (3u + 64u) /* header, body, trailer, and groups as deep as a dictionary allows */

#define SHAPES 32u /* a power of two */
#define SHAPE_FIELDS 256u
#define SHAPE_COUNTS 16u

/* How a field's value is looked at. */
enum { CHECK_NONE, CHECK_TEXT, CHECK_CHARS, CHECK_INT, CHECK_FLOAT, CHECK_TIME, CHECK_WHOLE };

/* A field to be looked at: which, how, and what it is in which dictionary. */
typedef struct shape_check {
    uint16_t field, number; /* number: of the image_field */
    uint8_t check, transport;
    uint16_t reserved;
} shape_check;

/*
 * The tags of a message that was found right. The walk depends on tags, MsgType and NumInGroup only: a message with the same ones
 * has the same structure, and its values alone remain to be looked at.
 */
typedef struct shape {
    uint64_t type; /* MsgType, its first eight bytes */
    uint32_t type_length, fields, counts;
    struct {
        uint32_t field, expected; /* NumInGroup: which field, and its number */
    } count[SHAPE_COUNTS];
    uint32_t checks; /* fields of which more is asked than that their value has a byte */
    uint32_t tags[SHAPE_FIELDS];
    uint32_t least[SHAPE_FIELDS]; /* bytes that the value has at least: 0 of data, else 1 */
    shape_check check[SHAPE_FIELDS];
} shape;

struct tw_validator {
    const tw_dict *dict, *transport;
    uint32_t faults_max;
    uint32_t busy;
    uint32_t members_max; /* words per frame */
    uint32_t stamp;       /* the last one given out */
    uint32_t frames_max;
    uint32_t reserved[9];
    uint8_t policy[TW_RULE_COUNT + 1];
    shape shapes[SHAPES];
    uint32_t stamps[] __attribute__((aligned(64)));
};

/* Where the faults of one message go. */
typedef struct report {
    const tw_validator *validator;
    tw_fault *faults;
    uint32_t room, count, bad, stop; /* bad: not accepted; stop: as many as wanted */
    tw_error *error;
} report;

void twi_report(report *r, uint32_t rule, tw_fault fault);

/* MsgType, 1 to 8 bytes, as one number; eight bytes are there to be read. */
static inline uint64_t twi_shape_type(const uint8_t *type, uint32_t length)
{
    return twi_load8(type) & ~0ull >> (64 - 8 * length);
}

/* Walks through the message. What it finds right is noted in `learn`, where that is not NULL. */
void twi_walk(tw_validator *v, const tw_index *index, const uint8_t *input, report *r, shape *learn);

/* Whether the message's structure is that of the shape, and its values right. */
uint32_t twi_shape_holds(const tw_validator *v, const shape *s, const tw_index *index, const uint8_t *input);

/* Where a message of these tags would be noted. */
shape *twi_shape_of(tw_validator *v, const tw_index *index);

/* NumInGroup in a field, at most COUNT_MANY; UINT32_MAX where it is none. */
#define COUNT_MANY 1000000000u
uint32_t twi_count_of(const tw_index *index, const uint8_t *input, uint32_t field);

/* Whether the value is one of the field's type and codes: TW_RULE_EMPTY, TW_RULE_FORMAT, TW_RULE_CODE, or TW_RULE_COUNT. */
uint32_t twi_value_check(const tw_dict *dict, const image_field *f, const uint8_t *value, uint32_t length);

#endif
