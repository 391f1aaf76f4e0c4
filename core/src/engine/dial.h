/* SPDX-License-Identifier: Apache-2.0 */
/* When an initiator connects to which address. Pure logic: time goes in. */
#ifndef TWI_DIAL_H
#define TWI_DIAL_H

#include <tagwire/unstable/transport.h>

enum { TWI_ADDRESSES_MAX = 16 };

typedef struct twi_dial {
    tw_address addresses[TWI_ADDRESSES_MAX];
    uint32_t count, next; /* addresses; the one to try next */
    uint32_t failed;      /* rounds over all addresses in a row */
    uint32_t jitter;      /* percent */
    int64_t wait_ns, wait_max_ns, timeout_ns;
    int64_t due;   /* of the next attempt; INT64_MAX: none */
    int64_t until; /* the attempt under way must have succeeded by then; INT64_MAX: none is */
    uint64_t random;
} twi_dial;

/* Begins an attempt and gives its address. */
const tw_address *twi_dial_begin(twi_dial *dial, int64_t now);
/* It is connected. */
void twi_dial_connected(twi_dial *dial);
/* It did not work, or the connection ended: sets when to try again. `failed`: 0: the peer was logged on; then the first address comes first. */
void twi_dial_ended(twi_dial *dial, int64_t now, int failed);
/* No attempt until twi_dial_at. */
void twi_dial_stop(twi_dial *dial);
void twi_dial_at(twi_dial *dial, int64_t due);

#endif
