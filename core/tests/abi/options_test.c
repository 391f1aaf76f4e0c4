/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The growth rule of abi.h on every options struct of the contract: as an earlier caller's shorter struct, with an unreadable page or
 * members that are set behind it; as a later caller's longer one, with and without members that are not known.
 */
#include "support.h"

#include <tagwire/tagwire.h>

#include <string.h>

enum { ROOM = 1 << 18, LATER = 64 };

/* What was made by which options: equal where the options mean the same. */
typedef struct outcome {
    uint32_t size;
    uint8_t made[ROOM];
} outcome;

/* One options struct: a caller's with no member 0, the members that must be given, and what takes it. */
typedef struct kind {
    const char *name;
    const void *full;
    uint32_t least;
    tw_status (*make)(const void *options, outcome *result, tw_error *error);
} kind;

static const tw_data_pair pairs[] = {{5000, 5001}};
static _Alignas(64) uint8_t memory[ROOM];
static _Alignas(8) uint8_t plan_memory[4096];

static tw_index_options index_options = {sizeof index_options, 7, 999, 1, pairs};
static tw_reader_options reader_options = {sizeof reader_options, 9, 888, 1, pairs, NULL};
static tw_validator_options validator_options = {sizeof validator_options, 3, {TW_POLICY_REJECT, TW_POLICY_ACCEPT}, NULL, NULL};

static void keep(outcome *result)
{
    memcpy(result->made, memory, sizeof memory);
    memset(memory, 0xee, sizeof memory);
}

static tw_status make_index(const void *options, outcome *result, tw_error *error)
{
    tw_index *made = NULL;
    tw_status status = tw_index_size(options, &result->size);
    assert_int_equal(tw_index_init(memory, sizeof memory, options, &made, error), status);
    keep(result);
    return status;
}

static tw_status make_reader(const void *options, outcome *result, tw_error *error)
{
    tw_reader *made = NULL;
    tw_status status = tw_reader_size(options, &result->size);
    assert_int_equal(tw_reader_init(memory, sizeof memory, options, &made, error), status);
    keep(result);
    return status;
}

static tw_status make_validator(const void *options, outcome *result, tw_error *error)
{
    tw_validator *made = NULL;
    tw_status status = tw_validator_size(options, &result->size);
    assert_int_equal(tw_validator_init(memory, sizeof memory, options, &made, error), status);
    keep(result);
    return status;
}

static const kind kinds[] = {
    {"tw_index_options", &index_options, offsetof(tw_index_options, length_max), make_index},
    {"tw_reader_options", &reader_options, sizeof reader_options, make_reader},
    {"tw_validator_options", &validator_options, offsetof(tw_validator_options, transport), make_validator},
};

/* All members of all structs, as the headers have them. The objects are never defined: only the sizes of their members are asked for. */
/* clang-format off */
#define STRUCT(type, header, kind) extern type type##_;
#define MEMBER(of, name, type)
#define ARRAY(of, name, type, length)
#define END
#include "contract.inc"
/* clang-format on */
typedef struct member {
    const char *of, *name;
    uint32_t end;
} member;
static const struct {
    const char *name, *kind;
    uint32_t size;
} structs[] = {
/* clang-format off */
#define STRUCT(type, header, kind) {#type, kind, sizeof(type)},
#define MEMBER(of, name, type)
#define ARRAY(of, name, type, length)
#define END
#include "contract.inc"
};
static const member members[] = {
#define STRUCT(type, header, kind)
#define MEMBER(of, name, type) {#of, #name, (uint32_t)(offsetof(of, name) + sizeof(of##_.name))},
#define ARRAY(of, name, type, length) MEMBER(of, name, type)
#define END
#include "contract.inc"
    /* clang-format on */
};
enum { STRUCTS = sizeof structs / sizeof structs[0], MEMBERS = sizeof members / sizeof members[0] };

static const kind *kind_of(const char *name)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    return NULL;
}

static uint32_t size_of(const kind *of)
{
    for (uint32_t i = 0; i < STRUCTS; i++)
        if (strcmp(structs[i].name, of->name) == 0)
            return structs[i].size;
    fail_msg("%s is no struct of the contract", of->name);
    return 0;
}

/* The caller's struct cut to `size` bytes and filled up to `room` with `behind`, which says that it has `says` bytes. */
static void put(void *at, const kind *of, uint32_t size, uint32_t says, uint32_t room, uint8_t behind)
{
    memset(at, behind, room);
    memcpy(at, of->full, size < room ? size : room);
    memcpy(at, &says, room < sizeof says ? room : sizeof says);
}

static void expect_same(const kind *of, const outcome *one, const outcome *other, uint32_t size)
{
    if (one->size != other->size || memcmp(one->made, other->made, sizeof one->made) != 0)
        fail_msg("%s of %u bytes: something behind them was taken for a member, or a member was not", of->name, size);
}

static outcome found, wanted;

static void every_options_struct_is_tested(void **state)
{
    (void)state;
    uint32_t count = 0;
    for (uint32_t i = 0; i < STRUCTS; i++)
        if (strcmp(structs[i].kind, "options") == 0) {
            count++;
            if (!kind_of(structs[i].name))
                fail_msg("%s is not tested here", structs[i].name);
        }
    assert_int_equal(count, sizeof kinds / sizeof kinds[0]);
}

static void a_shorter_struct_has_defaults_behind_its_end(void **state)
{
    (void)state;
    uint32_t tried = 0;
    for (uint32_t i = 0; i < MEMBERS; i++) {
        const kind *of = kind_of(members[i].of);
        const uint32_t size = members[i].end;
        if (!of || size < of->least)
            continue;
        _Alignas(8) uint8_t whole[256];
        put(whole, of, size, size_of(of), sizeof whole, 0); /* the same, said by a struct of today */
        if (of->make(whole, &wanted, NULL) != TW_OK)
            fail_msg("%s up to %s is refused", of->name, members[i].name);
        put(whole, of, size_of(of), size, sizeof whole, 0xff); /* members are set behind the end */
        assert_int_equal(of->make(whole, &found, NULL), TW_OK);
        expect_same(of, &found, &wanted, size);
        uint8_t *edge = guard_end(size);
        put(edge, of, size, size, size, 0);
        assert_int_equal(of->make(edge, &found, NULL), TW_OK);
        expect_same(of, &found, &wanted, size);
        guard_free(edge);
        tried++;
    }
    assert_true(tried >= 7);
}

/* So that the test above sees each member: none of them can be left out without another outcome. */
static void each_member_makes_a_difference(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < MEMBERS; i++) {
        const kind *of = kind_of(members[i].of);
        if (!of || members[i].end <= of->least || strcmp(members[i].name, "pairs_count") == 0) /* it counts what only `pairs` has */
            continue;
        _Alignas(8) uint8_t whole[256];
        put(whole, of, members[i].end, size_of(of), sizeof whole, 0);
        assert_int_equal(of->make(whole, &found, NULL), TW_OK);
        put(whole, of, members[i - 1].end, size_of(of), sizeof whole, 0);
        assert_int_equal(of->make(whole, &wanted, NULL), TW_OK);
        if (found.size == wanted.size && memcmp(found.made, wanted.made, sizeof found.made) == 0)
            fail_msg("%s.%s makes no difference", of->name, members[i].name);
    }
}

static void a_struct_without_what_must_be_given_is_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        for (uint32_t size = 0; size < kinds[i].least; size++) {
            tw_error error;
            const uint32_t room = size < 4 ? 4 : size;
            uint8_t *edge = guard_end(room);
            put(edge, &kinds[i], room, size, room, 0);
            assert_int_equal(kinds[i].make(edge, &found, &error), TW_E_ARGUMENT);
            assert_int_equal(error.status, TW_E_ARGUMENT);
            guard_free(edge);
        }
}

static void a_longer_struct_is_accepted_when_what_is_unknown_is_0(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        const kind *of = &kinds[i];
        const uint32_t own = size_of(of);
        assert_int_equal(of->make(of->full, &wanted, NULL), TW_OK);
        for (uint32_t more = 8; more <= LATER; more += 8) {
            uint8_t *edge = guard_end(own + more);
            put(edge, of, own, own + more, own + more, 0);
            assert_int_equal(of->make(edge, &found, NULL), TW_OK);
            expect_same(of, &found, &wanted, own + more);
            for (uint32_t byte = own; byte < own + more; byte++) {
                edge[byte] = 0x80;
                if (of->make(edge, &found, NULL) != TW_E_ARGUMENT)
                    fail_msg("%s: byte %u of %u is set, not known, and dropped", of->name, byte, own + more);
                edge[byte] = 0;
            }
            guard_free(edge);
        }
    }
}

static void a_size_beyond_reason_is_refused_without_a_look(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        const kind *of = &kinds[i];
        uint8_t *edge = guard_end(TW_OPTIONS_SIZE_MAX);
        put(edge, of, size_of(of), TW_OPTIONS_SIZE_MAX, TW_OPTIONS_SIZE_MAX, 0);
        assert_int_equal(of->make(edge, &found, NULL), TW_OK);
        put(edge, of, size_of(of), TW_OPTIONS_SIZE_MAX + 1, TW_OPTIONS_SIZE_MAX, 0);
        assert_int_equal(of->make(edge, &found, NULL), TW_E_ARGUMENT);
        put(edge, of, size_of(of), UINT32_MAX, TW_OPTIONS_SIZE_MAX, 0);
        assert_int_equal(of->make(edge, &found, NULL), TW_E_ARGUMENT);
        guard_free(edge);
    }
}

static int set_up(void **state)
{
    (void)state;
    static const char text[] = "D{11:text}";
    uint32_t size = sizeof plan_memory;
    memset(memory, 0xee, sizeof memory);
    validator_options.dict = tw_dict_builtin("FIX.5.0", 7);
    validator_options.transport = tw_dict_builtin("FIX.4.4", 7);
    return tw_plan_compile(text, sizeof text - 1, NULL, plan_memory, &size, &reader_options.plan, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_options_struct_is_tested),
        cmocka_unit_test(a_shorter_struct_has_defaults_behind_its_end),
        cmocka_unit_test(each_member_makes_a_difference),
        cmocka_unit_test(a_struct_without_what_must_be_given_is_refused),
        cmocka_unit_test(a_longer_struct_is_accepted_when_what_is_unknown_is_0),
        cmocka_unit_test(a_size_beyond_reason_is_refused_without_a_look),
    };
    return cmocka_run_group_tests_name("abi options", tests, set_up, NULL);
}
