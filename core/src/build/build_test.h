/* SPDX-License-Identifier: Apache-2.0 */
/* What the tests of the builder share: every form of it, each compared with the model. */
#ifndef TWI_BUILD_TEST_H
#define TWI_BUILD_TEST_H

#include "build_model.h"
#include "support.h"

typedef struct form {
    const char *name;
    model_form run;
} form;

/* The exported form first, then the inline ones that this processor can run; ends with a NULL name. */
const form *forms(void);

/* A header and fields after it. */
typedef struct order {
    const char *begin, *type;
    const model_field *constants; /* TEXT */
    uint32_t constants_count;
    const model_field *fields;
    uint32_t count;
} order;

tw_header order_header(const order *o);

/* Bytes of the message that the order makes when there is room enough. */
size_t order_length(const order *o);

/* Builds the order in [out, out + room) with every form, and compares all statuses, the error and the bytes with the model. */
void order_check(const order *o, void *out, uint32_t room);

/* The same in the middle of ample room, and in exact room with unreadable pages on either side. */
void order_check_around(const order *o);

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof((array)[0])))

model_field field_int(uint32_t tag, int64_t value);
model_field field_uint(uint32_t tag, uint64_t value);
model_field field_decimal(uint32_t tag, int64_t mantissa, uint32_t scale, uint32_t digits);
model_field field_text(uint32_t tag, const char *text);
model_field field_bytes(uint32_t kind, uint32_t tag, uint32_t data_tag, const void *bytes, size_t length);
model_field field_of(uint32_t kind, uint32_t tag, int64_t number, uint32_t digits);

extern const struct CMUnitTest value_tests[], room_tests[], error_tests[];
extern const size_t value_tests_count, room_tests_count, error_tests_count;

#endif
