/* SPDX-License-Identifier: Apache-2.0 */
/* One message being written by a template. */
#ifndef TWI_PLAN_WRITE_H
#define TWI_PLAN_WRITE_H

#include "template_image.h"

/* A time whose text is known already, as the one that a session writes into every message. Fraction digits 0 to 9, so it takes 17 to 27 bytes. */
typedef struct twi_time_text {
    int64_t ns;
    uint32_t digits, length; /* length 0: none is known */
    char bytes[32];
} twi_time_text;

typedef struct writing {
    const tw_template *made;
    const tw_slot *slots;
    uint32_t slots_count;
    const uint8_t *input;
    uint32_t input_length;
    uint32_t at, tag;          /* slot and tag of a fault */
    const twi_time_text *time; /* NULL: none */
} writing;

#define TEMPLATE_ARRAY(made, type, array) ((const type *)(const void *)((const char *)(made) + (made)->array))

/* Writes one value by the exported builder: any value, and any fault. */
tw_status twi_value_write(const writing *w, tw_build *build, const template_step *step, const tw_slot *slot);

/* Whether a slot is that time. */
static inline int twi_time_known(const writing *w, const template_step *step, const tw_slot *slot)
{
    const uint32_t digits = step->type == PLAN_TIME ? slot->digits : step->scale;
    return w->time && (step->type == PLAN_TIME || step->type == PLAN_TIME_FIXED) && w->time->length &&
           w->time->ns == slot->number && w->time->digits == digits;
}

/* tw_template_write, but for the text of one time. */
tw_status twi_template_write(const tw_template *made, uint32_t message, const tw_slot *slots, uint32_t slots_count, uint32_t slot,
                             const void *input, uint32_t input_length, const twi_time_text *time, void *out, uint32_t room,
                             uint32_t *offset, uint32_t *length, tw_error *error);

/* Where a message goes, and where it went. */
typedef struct target {
    void *out;
    uint32_t room;
    const tw_header *header;
    uint32_t level, first; /* the message's, and its first slot */
    uint32_t offset, length;
} target;

/* Writes a whole message, or says what is wrong. */
tw_status twi_steps_write(writing *w, target *t);

/* The same on what the kernel "avx512" takes, for usual messages without a fault: 1, or 0 for twi_steps_write to begin anew. */
int twi_steps_write_avx512(writing *w, target *t);

#endif
