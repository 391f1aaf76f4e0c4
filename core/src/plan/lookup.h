/* SPDX-License-Identifier: Apache-2.0 */
/* Finds a multiplier that gives each tag of a message a place to itself. */
#ifndef TWI_PLAN_LOOKUP_H
#define TWI_PLAN_LOOKUP_H

#include "plan_image.h"

/* The levels of one message, while its plan is compiled. */
typedef struct tree {
    const plan_level *levels;
    const plan_entry *entries;
    const plan_slot *slots;
    uint32_t level;       /* the message's own */
    uint32_t first, stop; /* all of the message's: [first, stop) */
} tree;

/* Fills a zeroed lookup; leaves its multiplier 0 where the message has too many tags or groups. */
void twi_lookup_make(const tree *t, plan_lookup *lookup);

#endif
