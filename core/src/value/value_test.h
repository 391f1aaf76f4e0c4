/* SPDX-License-Identifier: Apache-2.0 */
/* What the tests of this folder share. */
#ifndef TWI_VALUE_TEST_H
#define TWI_VALUE_TEST_H

#include "reference.h"
#include "support.h"

#include <string.h>

int int_tests(void);
int decimal_tests(void);
int text_tests(void);
int date_tests(void);
int time_tests(void);

/* Memory between unreadable pages: SPACE bytes that begin right after one, SPACE bytes that end right before one. */
enum { SPACE = 16384 };
extern uint8_t *space_begin, *space_end; /* space_end: the first byte that cannot be touched */

/* Copies of a text that end, or begin, where memory does. */
static inline const uint8_t *at_end(const void *text, uint32_t length)
{
    assert_true(length <= SPACE);
    return length ? memcpy(space_end - length, text, length) : space_end;
}

static inline const uint8_t *at_begin(const void *text, uint32_t length)
{
    assert_true(length <= SPACE);
    return length ? memcpy(space_begin, text, length) : space_begin;
}

/* One writer with its arguments bound: gives what the writer gives. */
typedef tw_status (*writer)(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written);

/* Writes with every room there is, next to unreadable memory; the answer must be `expected`, and nothing else may change. */
void check_write(writer write, const void *value, uint32_t digits, const char *expected);
/* The writer must answer this error and change nothing. */
void check_write_fails(writer write, const void *value, uint32_t digits, tw_status status);

#endif
