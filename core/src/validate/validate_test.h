/* SPDX-License-Identifier: Apache-2.0 */
/* A dictionary, an index and validators over them: one that lives on, one made anew for each message, and the slow reference. */
#ifndef TWI_VALIDATE_TEST_H
#define TWI_VALIDATE_TEST_H

#include "dict_test.h"
#include "inputs.h"
#include "validate_reference.h"

typedef struct checker {
    tw_validator_options options;
    const tw_dict *transport;
    tw_index *index;
    tw_validator *validator, *fresh;
    uint32_t size; /* of a validator */
    ref ref;
} checker;

static inline tw_validator *validator_made(const tw_validator_options *options, void *memory, uint32_t size)
{
    tw_validator *validator = NULL;
    assert_int_equal(tw_validator_init(memory, size, options, &validator, NULL), TW_OK);
    assert_ptr_equal(validator, memory);
    return validator;
}

/* policy: NULL or TW_RULE_COUNT of them; transport: NULL as in the options. */
static inline checker *checker_new(const tw_dict *dict, const tw_dict *transport, const uint8_t *policy, uint32_t faults_max)
{
    checker *c = calloc(1, sizeof *c);
    assert_non_null(c);
    c->options = (tw_validator_options){.size = sizeof c->options, .faults_max = faults_max, .dict = dict, .transport = transport};
    if (policy)
        memcpy(c->options.policy, policy, TW_RULE_COUNT);
    tw_dict_entry e;
    int own = tw_dict_member_at(dict, TW_LEVEL_HEADER, 0, &e) == TW_OK;
    c->transport = transport ? transport : own ? dict : tw_dict_builtin("FIXT.1.1", 8);
    assert_int_equal(tw_validator_size(&c->options, &c->size), TW_OK);
    uint32_t size = (c->size + 63) & ~63u;
    c->validator = validator_made(&c->options, guard_end(size), size);
    c->fresh = guard_end(size);
    tw_data_pair pairs[4096];
    uint32_t count = tw_dict_pairs(dict, pairs, 4096);
    tw_index_options options = {sizeof options, REF_FIELDS, 0, count, pairs};
    if (c->transport != dict && count == 0)
        options.pairs_count = tw_dict_pairs(c->transport, pairs, 4096);
    options.pairs = options.pairs_count ? pairs : NULL;
    assert_int_equal(tw_index_size(&options, &size), TW_OK);
    assert_int_equal(tw_index_init(guard_end(size), size, &options, &c->index, NULL), TW_OK);
    return c;
}

static inline void checker_free(checker *c)
{
    guard_free(c->validator);
    guard_free(c->fresh);
    guard_free(c->index);
    free(c);
}

static inline void checker_agrees(checker *c, const uint8_t *input, uint32_t length, uint32_t room)
{
    ref_validate(&c->ref, &c->options, c->transport, c->index, input);
    assert_agrees(ref_compare(&c->ref, c->validator, c->index, input, room), input, length);
    validator_made(&c->options, c->fresh, c->size);
    assert_agrees(ref_compare(&c->ref, c->fresh, c->index, input, room), input, length);
}

/* Indexes the bytes, next to unreadable pages, and compares the validators with the reference; gives the faults. */
static inline const ref *checked(checker *c, const void *bytes, uint32_t length)
{
    uint8_t *input = input_begin(bytes, length);
    assert_int_equal(tw_index_fields(c->index, input, length, NULL), TW_OK);
    checker_agrees(c, input, length, REF_FAULTS);
    input = input_end(bytes, length);
    assert_int_equal(tw_index_fields(c->index, input, length, NULL), TW_OK);
    checker_agrees(c, input, length, REF_FAULTS);
    return &c->ref;
}

#endif
