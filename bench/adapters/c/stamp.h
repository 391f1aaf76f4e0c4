/* SPDX-License-Identifier: Apache-2.0 */
/* Frames of a set as the next messages of a session: another MsgSeqNum (34) and SendingTime (52), BodyLength and CheckSum moved by the difference. */
#ifndef BENCH_C_STAMP_H
#define BENCH_C_STAMP_H

#include "set.h"

#define STAMP_UTC_NS INT64_C(1783106880123000000) /* 20260703-19:28:00.123, the pinned frames' 52 */
#define STAMP_GROWTH 64u                          /* a frame grows by less */

/* A frame of a set, looked at once, so that little is left to do between two samples. */
typedef struct stamp {
    const char *frame;
    uint32_t bytes, length_at, length_width, length, seq_at, seq_width, time_at, time_width;
    uint32_t sum, written_sum;     /* of the bytes before the trailer; in the trailer */
    int64_t seq_moved, time_moved; /* what a mutation did to 34, and to 52 in ms */
} stamp;

/*
 * Makes the stamp of a row. What is wrong with the frame's framing stays as wrong as it was in all copies, and so does what was changed in its 34 and 52: where the row has
 * values, by how much the frame's differ from these. False: it has no 34 before a 52.
 */
bool stamp_make(stamp *made, const bench_set *set, const bench_row *row);

/* Writes the frame with this 34 and 52. utc_ns: within July 2026, as all times of the sets are. Gives the bytes written. */
uint32_t stamp_write(const stamp *from, uint64_t seq, int64_t utc_ns, char *out);

enum { STAMP_SEALED_MAX = 256 };

/* A frame of FIX.4.2, at most STAMP_SEALED_MAX bytes, with these fields, whose SOH are written '|'. Gives the bytes written. */
uint32_t stamp_seal(const char *fields, char *out);

#endif
