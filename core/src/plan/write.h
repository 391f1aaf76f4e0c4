/* SPDX-License-Identifier: Apache-2.0 */
/* One message being written by a template. */
#ifndef TWI_PLAN_WRITE_H
#define TWI_PLAN_WRITE_H

#include "template_image.h"

typedef struct writing {
    const tw_template *made;
    const tw_slot *slots;
    uint32_t slots_count;
    const uint8_t *input;
    uint32_t input_length;
    uint32_t at, tag; /* slot and tag of a fault */
} writing;

#define TEMPLATE_ARRAY(made, type, array) ((const type *)(const void *)((const char *)(made) + (made)->array))

/* Writes one value by the exported builder: any value, and any fault. */
tw_status twi_value_write(const writing *w, tw_build *build, const template_step *step, const tw_slot *slot);

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
