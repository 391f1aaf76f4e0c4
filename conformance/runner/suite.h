/* SPDX-License-Identifier: Apache-2.0 */
/* All vectors on one testee. */
#ifndef CONFORMANCE_SUITE_H
#define CONFORMANCE_SUITE_H

#include "case.h"

/* What one testee made of all vectors. */
typedef struct cf_suite {
    char name[64]; /* what it calls itself; with its place among several */
    json_t *hello;
    case_result *results; /* one for each vector */
    uint64_t variants;
    char *trouble; /* what happened to the testee as a whole; NULL: nothing */
} cf_suite;

/* Told after each vector; may be NULL. */
typedef void suite_progress(const cf_vectors *vectors, const cf_suite *suite, size_t done);

/* The C testee, linked to this program, in a process that is forked off and replaced when it dies or hangs. */
int suite_run_inside(cf_suite *suite, const cf_vectors *vectors, double limit, suite_progress *progress);

/* The same without a fork, for a debugger. */
int suite_run_here(cf_suite *suite, const cf_vectors *vectors, suite_progress *progress);

/* A program. They give 0 when the testee could not be asked at all. */
int suite_run_program(cf_suite *suite, const cf_vectors *vectors, const char *command, double limit, suite_progress *progress);

void suite_free(cf_suite *suite, size_t count);

#endif
