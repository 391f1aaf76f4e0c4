/* SPDX-License-Identifier: Apache-2.0 */
/* What is read of each message, in this order whatever the order in the frame. The table of bench/PROTOCOL.md. */
#ifndef BENCH_CONTRACT_H
#define BENCH_CONTRACT_H

#include <stdint.h>

typedef struct contract_field {
    uint32_t tag;
    char kind; /* 's' text, 'i' integer, 'p' price at scale 5 */
} contract_field;

static const contract_field contract_order[] = {{11, 's'}, {21, 'i'}, {55, 's'}, {54, 'i'}, {60, 's'},
                                                {38, 'i'}, {40, 'i'}, {44, 'p'}, {59, 'i'}};

static const contract_field contract_report[] = {{37, 's'}, {17, 's'}, {11, 's'}, {150, 'i'}, {39, 'i'}, {55, 's'},
                                                 {54, 'i'}, {38, 'i'}, {151, 'i'}, {14, 'i'}, {6, 'p'}, {60, 's'}};

/* A snapshot in full: these, then of each entry contract_entry. At the top of the book: 55, 268, the first two 270. */
static const contract_field contract_snapshot[] = {{262, 's'}, {55, 's'}, {268, 'i'}};
static const contract_field contract_entry[] = {{269, 'i'}, {270, 'p'}, {271, 'i'}};

static const contract_field contract_logon[] = {{34, 'i'}, {52, 's'}, {98, 'i'}, {108, 'i'}, {141, 's'}};
static const contract_field contract_heartbeat[] = {{34, 'i'}, {52, 's'}, {112, 's'}}; /* TestRequest as well */
static const contract_field contract_resend_request[] = {{34, 'i'}, {52, 's'}, {7, 'i'}, {16, 'i'}};
static const contract_field contract_reject[] = {{34, 'i'},  {52, 's'},  {45, 'i'}, {371, 'i'},
                                                 {372, 's'}, {373, 'i'}, {58, 's'}};
static const contract_field contract_sequence_reset[] = {{34, 'i'}, {52, 's'}, {123, 's'}, {36, 'i'}};
static const contract_field contract_logout[] = {{34, 'i'}, {52, 's'}, {58, 's'}};

#define CONTRACT_COUNT(list) ((uint32_t)(sizeof(list) / sizeof(list)[0]))

#endif
