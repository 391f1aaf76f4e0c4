/* SPDX-License-Identifier: Apache-2.0 */
/* The C testee: requests of PROTOCOL.md to calls of libtagwire, and what those answered to lines. It only translates. */
#ifndef CONFORMANCE_TESTEE_H
#define CONFORMANCE_TESTEE_H

#include <jansson.h>
#include <stdint.h>
#include <stdio.h>
#include <tagwire/tagwire.h>

/* The answer to a request: a new reference. */
json_t *testee_answer(const json_t *request);

/* Bytes out of a Latin-1 string, in memory of exactly their number, so that a sanitizer sees a read beyond them. */
typedef struct testee_bytes {
    uint8_t *data;
    uint32_t length;
} testee_bytes;

testee_bytes testee_bytes_of(const json_t *string);
testee_bytes testee_copy(const uint8_t *data, uint32_t length);

/* One line of a result in the making. */
typedef struct testee_line {
    FILE *file;
    char *text;
    size_t size;
} testee_line;

FILE *testee_line_begin(testee_line *line);
void testee_line_bytes(testee_line *line, const uint8_t *data, uint32_t length);
void testee_line_end(testee_line *line, json_t *lines);

/* A whole line; with bytes behind it. */
void testee_say(json_t *lines, const char *format, ...) __attribute__((format(printf, 2, 3)));
void testee_say_bytes(json_t *lines, const uint8_t *data, uint32_t length, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* A status's name without TW_ and E_. */
const char *testee_status(tw_status status);

/* Members of a case; 0 or the fallback where there is none. */
int64_t testee_int64(const json_t *object, const char *key); /* a string of digits */
uint32_t testee_uint(const json_t *object, const char *key, uint32_t fallback);
int64_t testee_number(const json_t *value); /* a string of digits, or a number */

/* One family each: adds lines. They give NULL, or why the request makes no sense. */
const char *testee_frame(const json_t *request, const json_t *vector, json_t *lines);
const char *testee_index(const json_t *request, const json_t *vector, json_t *lines);
const char *testee_value(const json_t *vector, json_t *lines);
const char *testee_build(const json_t *vector, json_t *lines);
const char *testee_dict(const json_t *vector, json_t *lines);
const char *testee_plan(const json_t *request, const json_t *vector, json_t *lines);
const char *testee_template(const json_t *vector, json_t *lines);
const char *testee_session(const json_t *request, const json_t *vector, json_t *lines);

/* A dictionary and the memory in which it lies, for free(): NULL for a built-in one. */
typedef struct testee_dictionary {
    const tw_dict *dict;
    void *memory;
} testee_dictionary;

/* The dictionary of a case, none where it names none. They give what tw_dict_load does; NULL or why there is none. */
tw_status testee_dictionary_load(const json_t *text, const tw_dict *base, testee_dictionary *result, tw_error *error);
const char *testee_dictionary_of(const json_t *vector, testee_dictionary *result);

/* The plan of a case: free() it. NULL: it is refused, and a line says so. */
const tw_plan *testee_plan_compile(const json_t *vector, const tw_dict *dict, json_t *lines);

/* A reader with its options from a case: free() it. NULL: *status says why. */
tw_reader *testee_reader_make(const json_t *vector, const tw_plan *plan, tw_status *status);

/* A row's line; `before`: bytes of the stream before the input of the call. */
void testee_say_row(const tw_row *row, uint32_t before, json_t *lines);

/* A slot's state by its name, or by a string of digits. */
uint8_t testee_slot_state(const json_t *name);

/* Makes an index with its options from a case; free() it. NULL: the options do not make one. */
tw_index *testee_index_make(const json_t *vector, const tw_data_pair *pairs, uint32_t pairs_count);

#endif
