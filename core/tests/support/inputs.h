/* SPDX-License-Identifier: Apache-2.0 */
/* Inputs for parser tests: random fields, whole messages, bytes with a change, and memory of any length next to a guard page. */
#ifndef TAGWIRE_INPUTS_H
#define TAGWIRE_INPUTS_H

#include "support.h"

#define INPUT_MAX 65536u

/* `length` bytes (0 .. INPUT_MAX) that end right before, or begin right after, an unreadable page. Overwritten by the next call. */
uint8_t *input_end(const void *bytes, uint32_t length);
uint8_t *input_begin(const void *bytes, uint32_t length);

/* What random fields are like. */
enum {
    INPUT_PLAIN = 0, /* well formed, no length tags of the built-in pairs, tags to 3 digits, values of 1 byte and more */
    INPUT_WILD = 1,  /* tags of any length, empty values, values full of '=' */
    INPUT_DATA = 2,  /* data fields of the built-in pairs among them, their content full of forged fields */
    INPUT_FAULTY = 4 /* now and then a fault */
};

/* Random fields of about `length` bytes, a little more at the most (96 + 64). Gives the bytes. */
uint32_t input_fields(uint64_t *random, uint8_t *out, uint32_t length, uint32_t kind);

/* Appends one field, "tag=value" SOH. Gives the bytes. */
uint32_t input_field(uint8_t *out, uint64_t tag, const void *value, uint32_t length);

/* A whole message around random fields. Gives the bytes. */
uint32_t input_message(uint64_t *random, uint8_t *out, uint32_t length, uint32_t kind);

/* Changes one byte, or takes one out or in, or cuts the end off. Gives the new length, at most one more. */
uint32_t input_mutate(uint64_t *random, uint8_t *bytes, uint32_t length);

/* A random byte that parsers care for: SOH, '=', a digit, the bytes beside those. */
uint8_t input_byte(uint64_t *random);

/* Fails the test with what a comparison says, and the input, where it is not NULL. */
#define assert_agrees(said, bytes, length) input_agrees((said), (bytes), (length), __FILE__, __LINE__)
void input_agrees(const char *said, const void *bytes, uint32_t length, const char *file, int line);

/* Calls `test` with each kernel of this machine in use, and the best one after that. TAGWIRE_TEST_KERNELS=avx2,sse2 leaves out the others. */
void for_each_kernel(void (*test)(void));

#endif
