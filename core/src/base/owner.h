/* SPDX-License-Identifier: Apache-2.0 */
/* An object belongs to one thread at a time: debug builds notice two calls on one object, others look at nothing. */
#ifndef TWI_OWNER_H
#define TWI_OWNER_H

#include <tagwire/status.h>

/* Whether no other call is under way on the object of this word, which from here on is this call's until twi_leave. */
static inline int twi_enter(uint32_t *busy) // NOLINT(readability-non-const-parameter): debug builds write it
{
#ifdef NDEBUG
    (void)busy;
    return 1;
#else
    return __atomic_exchange_n(busy, 1, __ATOMIC_ACQUIRE) == 0;
#endif
}

/* Gives the status back, so that a call ends in one statement. */
static inline tw_status twi_leave(uint32_t *busy, tw_status status) // NOLINT(readability-non-const-parameter)
{
#ifdef NDEBUG
    (void)busy;
#else
    __atomic_store_n(busy, 0, __ATOMIC_RELEASE);
#endif
    return status;
}

#endif
