/* SPDX-License-Identifier: Apache-2.0 */
/* What every test uses: cmocka, memory with guard pages, a message writer, a seeded generator, an allocation counter. */
#ifndef TAGWIRE_TEST_SUPPORT_H
#define TAGWIRE_TEST_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* `size` writable bytes that end right before an unreadable page; `size` bytes that begin right after one. Freed by guard_free. */
void *guard_end(size_t size);
void *guard_begin(size_t size);
void guard_free(void *memory);

/*
 * Writes `text` with every '|' turned into SOH to `out` (room for `size` bytes) and gives the bytes written. Fails the test when
 * it does not fit.
 */
size_t soh(void *out, size_t size, const char *text);

/*
 * Writes a whole message: 8=begin, the right 9=, `body` with '|' for SOH (it starts with 35= and ends with '|'), the right 10=.
 */
size_t message(void *out, size_t size, const char *begin, const char *body);

/* The same for body bytes as they are (data fields with any content). */
size_t message_bytes(void *out, size_t size, const char *begin, const void *body, size_t body_length);

/* xorshift64*: the same numbers on every machine. The state must not be 0. */
uint64_t random_next(uint64_t *state);
/* below `limit`, which is not 0 */
uint32_t random_below(uint64_t *state, uint32_t limit);

/* malloc, calloc, realloc and free calls of this process so far (the support library interposes them). */
uint64_t allocation_count(void);

#endif
