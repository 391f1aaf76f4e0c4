/* SPDX-License-Identifier: Apache-2.0 */
/* What is read of each message, in this order whatever the order in the frame. The table of bench/PROTOCOL.md. */
#ifndef BENCH_CONTRACT_H
#define BENCH_CONTRACT_H

#include <stdbool.h>
#include <stdint.h>

typedef struct contract_field {
    uint32_t tag;
    char kind;     /* 's' text, 'i' integer, 'p' price at scale 5 */
    bool optional; /* may be absent, then it is skipped */
} contract_field;

static const contract_field contract_order[] = {
    {11, 's', false}, {21, 'i', false}, {55, 's', false}, {54, 'i', false}, {60, 's', false},
    {38, 'i', true},  {40, 'i', false}, {44, 'p', true},  {59, 'i', true},
};

static const contract_field contract_report[] = {
    {37, 's', false}, {17, 's', false}, {11, 's', true},   {150, 'i', false}, {39, 'i', false}, {55, 's', false},
    {54, 'i', false}, {38, 'i', true},  {151, 'i', false}, {14, 'i', false},  {6, 'p', false},  {60, 's', true},
};

/* A snapshot in full: these, then of each entry contract_entry. At the top of the book: 55, 268, the first two 270. */
static const contract_field contract_snapshot[] = {
    {262, 's', true},
    {55, 's', false},
    {268, 'i', false},
};
static const contract_field contract_entry[] = {
    {269, 'i', false},
    {270, 'p', false},
    {271, 'i', true},
};

static const contract_field contract_logon[] = {
    {34, 'i', false}, {52, 's', false}, {98, 'i', false}, {108, 'i', false}, {141, 's', true},
};
/* TestRequest as well. */
static const contract_field contract_heartbeat[] = {
    {34, 'i', false},
    {52, 's', false},
    {112, 's', true},
};
static const contract_field contract_resend_request[] = {
    {34, 'i', false},
    {52, 's', false},
    {7, 'i', false},
    {16, 'i', false},
};
static const contract_field contract_reject[] = {
    {34, 'i', false}, {52, 's', false}, {45, 'i', false}, {371, 'i', true}, {372, 's', true}, {373, 'i', true}, {58, 's', true},
};
static const contract_field contract_sequence_reset[] = {
    {34, 'i', false},
    {52, 's', false},
    {123, 's', true},
    {36, 'i', false},
};
static const contract_field contract_logout[] = {
    {34, 'i', false},
    {52, 's', false},
    {58, 's', true},
};

#define CONTRACT_COUNT(list) ((uint32_t)(sizeof(list) / sizeof(list)[0]))

#endif
