/* SPDX-License-Identifier: Apache-2.0 */
/* What the differential targets share. */
#ifndef TAGWIRE_FUZZ_H
#define TAGWIRE_FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline void fuzz_fail(const char *said)
{
    fprintf(stderr, "%s\n", said);
    abort();
}

/* Ends the process with what a comparison says, unless it is NULL. */
static inline void fuzz_agrees(const char *said)
{
    if (said)
        fuzz_fail(said);
}

/* A copy in a block of just that size, so that a sanitizer sees each step beyond it. */
static inline uint8_t *fuzz_copy(const uint8_t *bytes, size_t length)
{
    uint8_t *copy = malloc(length ? length : 1);
    if (!copy)
        abort();
    memcpy(copy, bytes, length);
    return copy;
}

#endif
