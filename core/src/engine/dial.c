/* SPDX-License-Identifier: Apache-2.0 */
#include "dial.h"

enum { PERCENT = 100, DOUBLINGS = 32 };

const tw_address *twi_dial_begin(twi_dial *dial, int64_t now)
{
    dial->due = INT64_MAX;
    dial->until = now + dial->timeout_ns; /* T07 */
    return &dial->addresses[dial->next];
}

void twi_dial_connected(twi_dial *dial)
{
    dial->until = INT64_MAX;
}

/* Longer with each failed round, and differing by chance, so that a thousand clients of a server that was down do not come back as one. */
static int64_t pause_of(twi_dial *dial)
{
    int64_t wait = dial->wait_ns;
    for (uint32_t i = 1; i < dial->failed && i < DOUBLINGS && wait < dial->wait_max_ns; i++)
        wait *= 2;
    if (dial->wait_max_ns > dial->wait_ns && wait > dial->wait_max_ns)
        wait = dial->wait_max_ns;
    const int64_t most = wait / PERCENT * dial->jitter;
    dial->random ^= dial->random >> 12; /* xorshift64* */
    dial->random ^= dial->random << 25;
    dial->random ^= dial->random >> 27;
    const uint64_t chance = (dial->random * UINT64_C(2685821657736338717)) >> 1;
    return most ? wait - most + (int64_t)(chance % (uint64_t)(2 * most + 1)) : wait;
}

/* T06: the next address at once, after all of them a pause; after success from the first one on. */
void twi_dial_ended(twi_dial *dial, int64_t now, int failed)
{
    dial->until = INT64_MAX;
    if (!failed)
        dial->next = dial->failed = 0;
    else if (++dial->next == dial->count)
        dial->next = 0;
    if (failed && dial->next) {
        dial->due = now;
        return;
    }
    dial->failed += failed != 0;
    dial->due = now + pause_of(dial);
}

void twi_dial_stop(twi_dial *dial)
{
    dial->due = dial->until = INT64_MAX;
}

void twi_dial_at(twi_dial *dial, int64_t due)
{
    dial->due = due;
}
