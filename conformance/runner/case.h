/* SPDX-License-Identifier: Apache-2.0 */
/* One vector on one testee: all its variants, each answer compared with what is expected. */
#ifndef CONFORMANCE_CASE_H
#define CONFORMANCE_CASE_H

#include "vectors.h"

#include <stdint.h>

#define CASE_WHY_MAX 512

/* Somebody who answers requests: the C testee in this process, or a program behind a pipe. */
typedef struct cf_asker {
    json_t *hello; /* what it said of itself */
    /* The answer, a new reference; NULL when there is none, and `why` says what happened. */
    json_t *(*ask)(struct cf_asker *asker, const json_t *request, char why[CASE_WHY_MAX]);
    void *self;
    int64_t seq;
    char *variant;     /* CASE_WHY_MAX bytes: what is being asked, for the one who finds it dead */
    uint64_t *answers; /* counted up with each */
} cf_asker;

typedef enum case_verdict { CASE_PASSED, CASE_FAILED, CASE_SKIPPED, CASE_LOST } case_verdict; /* LOST: the testee is gone */

typedef struct case_result {
    case_verdict verdict;
    uint32_t variants; /* that were asked */
    char *text;        /* why it failed or was skipped: lines; NULL when it passed */
} case_result;

case_result case_run(const cf_vector *vector, cf_asker *asker);

/* Asks hello. Gives 0, and why, when the answer is not one. */
int case_hello(cf_asker *asker, char why[CASE_WHY_MAX]);

/* Whether a testee knows a family. */
int case_family(const json_t *hello, const char *family);

#endif
