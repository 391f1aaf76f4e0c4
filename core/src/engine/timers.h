/* SPDX-License-Identifier: Apache-2.0 */
/* Which of many is due first: a heap over a fixed number of them. */
#ifndef TWI_TIMERS_H
#define TWI_TIMERS_H

#include <stdint.h>

typedef struct twi_timers {
    int64_t *due;    /* by number; INT64_MAX: not in the heap */
    uint32_t *heap;  /* numbers, the first due first */
    uint32_t *place; /* in the heap, by number */
    uint32_t count, room;
} twi_timers;

/* returns: 0 without memory. */
int twi_timers_init(twi_timers *timers, uint32_t room);
void twi_timers_free(twi_timers *timers);
/* INT64_MAX: never. */
void twi_timers_set(twi_timers *timers, uint32_t number, int64_t due);
/* The one that is due first; UINT32_MAX: none. */
uint32_t twi_timers_first(const twi_timers *timers, int64_t *due);

#endif
