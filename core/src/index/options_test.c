/* SPDX-License-Identifier: Apache-2.0 */
/* tw_index_size and tw_index_init: options, memory, pairs, moving an index. */
#include "compare.h"
#include "inputs.h"
#include "scan.h"

#include <stdlib.h>
#include <string.h>

static uint8_t memory[1 << 20] __attribute__((aligned(64)));

static uint32_t size_of(const tw_index_options *options)
{
    uint32_t size = 0;
    assert_int_equal(tw_index_size(options, &size), TW_OK);
    return size;
}

static tw_index *init(const tw_index_options *options)
{
    tw_index *index = NULL;
    assert_int_equal(tw_index_init(memory, sizeof memory, options, &index, NULL), TW_OK);
    assert_ptr_equal(index, memory);
    return index;
}

static tw_status tried(const tw_index_options *options, tw_error *error)
{
    tw_index *index = NULL;
    memset(error, 0, sizeof *error);
    tw_status status = tw_index_init(memory, sizeof memory, options, &index, error);
    assert_true(status == TW_OK ? index != NULL : index == NULL);
    assert_int_equal(error->status, status);
    return status;
}

static void no_options_are_all_defaults(void **state)
{
    (void)state;
    tw_index_options zero = {sizeof zero, 0, 0, 0, NULL}, same = {sizeof same, 1024, TW_FRAME_SIZE_MAX, 0, NULL};
    assert_int_equal(size_of(NULL), size_of(&zero));
    assert_int_equal(size_of(NULL), size_of(&same));
    memset(memory, 0xee, sizeof memory);
    tw_index *index = init(NULL);
    for (uint32_t i = 0; i < 8; i++)
        assert_int_equal(index->reserved[i], 0);
    assert_int_equal(index->capacity, 1024);
    assert_int_equal(index->length_max, TW_FRAME_SIZE_MAX);
    assert_int_equal(index->fields, 0);
    assert_int_equal(index->size, size_of(NULL));
    assert_int_equal(index->size % 64, 0);
}

static void members_beyond_the_callers_size_are_defaults(void **state)
{
    (void)state;
    static const tw_data_pair pair = {5, 6};
    const tw_index_options full = {0, 7, 99, 1, &pair};
    for (uint32_t size = 8; size <= 24; size += size == 16 ? 8 : 4) {
        tw_index_options options = full;
        options.size = size;
        tw_index *index = init(&options);
        assert_int_equal(index->capacity, 7);
        assert_int_equal(index->length_max, size >= 12 ? 99 : TW_FRAME_SIZE_MAX);
        assert_int_equal(tw_index_fields(index, "5=3\0016=\0019\001\001", 10, NULL), size == 24 ? TW_OK : TW_E_INDEX_EQUALS);
        assert_int_equal(index->fields, 2);
    }
}

static void a_later_callers_longer_struct_is_read_as_far_as_it_is_known(void **state)
{
    (void)state;
    struct {
        tw_index_options known;
        uint8_t later[40];
    } options = {{sizeof options, 12, 0, 0, NULL}, {0}};
    tw_error error;
    assert_int_equal(init(&options.known)->capacity, 12);
    for (uint32_t i = 0; i < sizeof options.later; i++) {
        options.later[i] = 1; /* a member that this library does not know, and that asks for something */
        assert_int_equal(tried(&options.known, &error), TW_E_ARGUMENT);
        options.later[i] = 0;
    }
    assert_int_equal(tried(&options.known, &error), TW_OK);
}

static void options_out_of_range_are_refused(void **state)
{
    (void)state;
    static tw_data_pair many[4097];
    for (uint32_t i = 0; i < 4097; i++)
        many[i] = (tw_data_pair){i + 1, 10000 + i};
    const struct {
        tw_index_options options;
        tw_status status;
    } cases[] = {
        {{sizeof(tw_index_options), 1, 0, 0, NULL}, TW_OK},
        {{sizeof(tw_index_options), TW_INDEX_CAPACITY_MAX + 1, 0, 0, NULL}, TW_E_ARGUMENT},
        {{sizeof(tw_index_options), UINT32_MAX, 0, 0, NULL}, TW_E_ARGUMENT},
        {{sizeof(tw_index_options), 16, UINT32_MAX, 0, NULL}, TW_OK},
        {{sizeof(tw_index_options), 16, 0, 4096, many}, TW_OK},
        {{sizeof(tw_index_options), 16, 0, 4097, many}, TW_E_ARGUMENT},
        {{sizeof(tw_index_options), 16, 0, UINT32_MAX, many}, TW_E_ARGUMENT},
        {{sizeof(tw_index_options), 16, 0, UINT32_MAX, NULL}, TW_OK}, /* without pairs their number says nothing */
        {{sizeof(tw_index_options), 16, 0, 0, many}, TW_OK},
        {{0, 16, 0, 0, NULL}, TW_E_ARGUMENT},
        {{4, 16, 0, 0, NULL}, TW_E_ARGUMENT},
        {{7, 16, 0, 0, NULL}, TW_E_ARGUMENT},
    };
    for (uint32_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        tw_error error;
        uint32_t size = 4711;
        assert_int_equal(tw_index_size(&cases[i].options, &size), cases[i].status);
        assert_true(cases[i].status == TW_OK ? size != 4711 : size == 4711);
        assert_int_equal(tried(&cases[i].options, &error), cases[i].status);
        assert_int_equal(error.tag + error.offset, 0);
    }
    tw_index_options largest = {sizeof largest, TW_INDEX_CAPACITY_MAX, 0, 0, NULL};
    assert_in_range(size_of(&largest), 3u * 4u * TW_INDEX_CAPACITY_MAX, 3u * 4u * TW_INDEX_CAPACITY_MAX + 65536);
}

static void pairs_with_a_tag_out_of_range_or_twice_are_refused(void **state)
{
    (void)state;
    static const struct {
        tw_data_pair pairs[3];
        tw_status status;
        uint32_t tag;
    } cases[] = {
        {{{1, 2}, {3, 4}, {5, 6}}, TW_OK, 0},
        {{{5, 6}, {3, 4}, {1, 2}}, TW_OK, 0},
        {{{5, 6}, {3, 6}, {1, 6}}, TW_OK, 0},
        {{{5, 5}, {2147483647, 2147483647}, {1, 1}}, TW_OK, 0},
        {{{0, 6}, {3, 4}, {1, 2}}, TW_E_ARGUMENT, 0},
        {{{5, 6}, {3, 0}, {1, 2}}, TW_E_ARGUMENT, 0},
        {{{5, 6}, {2147483648, 4}, {1, 2}}, TW_E_ARGUMENT, 2147483648u},
        {{{5, 6}, {3, 4}, {1, 4294967295u}}, TW_E_ARGUMENT, 4294967295u},
        {{{5, 6}, {5, 7}, {1, 2}}, TW_E_ARGUMENT, 5},
        {{{5, 6}, {3, 4}, {5, 6}}, TW_E_ARGUMENT, 5},
        {{{1, 6}, {3, 4}, {1, 2}}, TW_E_ARGUMENT, 1},
        {{{1, 6}, {3, 4}, {3, 2}}, TW_E_ARGUMENT, 3},
    };
    for (uint32_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        tw_error error;
        tw_index_options options = {sizeof options, 16, 0, 3, cases[i].pairs};
        assert_int_equal(tried(&options, &error), cases[i].status);
        if (cases[i].status != TW_OK)
            assert_int_equal(error.tag, cases[i].tag);
    }
}

static void memory_must_be_aligned_and_large_enough(void **state)
{
    (void)state;
    tw_index *index = NULL;
    tw_error error = {0};
    uint32_t size = size_of(NULL);
    uint8_t *exact = guard_end(size);
    assert_int_equal(tw_index_init(exact, size, NULL, &index, NULL), TW_OK);
    for (uint32_t shift = 1; shift < 64; shift++)
        assert_int_equal(tw_index_init(memory + shift, size, NULL, &index, &error), TW_E_MEMORY);
    assert_int_equal(error.status, TW_E_MEMORY);
    assert_int_equal(error.tag + error.offset, 0);
    assert_int_equal(tw_index_init(exact, size - 1, NULL, &index, &error), TW_E_MEMORY);
    assert_int_equal(tw_index_init(exact, 0, NULL, &index, &error), TW_E_MEMORY);
    guard_free(exact);
}

static void wrong_arguments_are_refused(void **state)
{
    (void)state;
    tw_index *index = NULL;
    tw_error error = {0};
    assert_int_equal(tw_index_size(NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_index_init(NULL, sizeof memory, NULL, &index, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(error.tag + error.offset, 0);
    assert_int_equal(tw_index_init(memory, sizeof memory, NULL, NULL, NULL), TW_E_ARGUMENT);
}

static void length_max_holds_for_next(void **state)
{
    (void)state;
    uint8_t bytes[256];
    tw_frame frame;
    uint32_t total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|58=text|");
    for (uint32_t length_max = 1; length_max < total + 3; length_max++) {
        tw_index_options options = {sizeof options, 16, length_max, 0, NULL};
        tw_status status = tw_index_next(init(&options), bytes, total, &frame, NULL);
        assert_int_equal(status, length_max < total ? TW_E_FRAME_SIZE : TW_OK);
    }
}

static void an_index_works_after_a_move(void **state)
{
    (void)state;
    static const tw_data_pair custom[] = {{20000, 7}, {77, 78}};
    static const char text[] = "8=A\00177=3\00178=\0015=\00120000=1\0017=\001\00110=1\001";
    tw_index_options options = {sizeof options, 9, 0, 2, custom};
    tw_index *index = init(&options);
    for (uint32_t move = 0; move < 4; move++) {
        uint8_t *elsewhere = guard_end(index->size);
        memcpy(elsewhere, index, index->size);
        memset(index, 0xee, index->size);
        index = (tw_index *)(void *)elsewhere;
        assert_agrees(compare_fields(index, custom, 2, (const uint8_t *)text, sizeof text - 1), text, sizeof text - 1);
        assert_int_equal(index->fields, 6);
    }
}

static void options_are_not_needed_after_the_call(void **state)
{
    (void)state;
    tw_data_pair pair = {5, 6};
    tw_index_options options = {sizeof options, 9, 0, 1, &pair};
    tw_index *index = init(&options);
    pair = (tw_data_pair){1, 1};
    memset(&options, 0xee, sizeof options);
    assert_int_equal(tw_index_fields(index, "5=1\0016=\001\001", 8, NULL), TW_OK);
    assert_int_equal(index->fields, 2);
}

static void tables_lie_in_the_block_aligned_and_apart(void **state)
{
    (void)state;
    for (uint32_t capacity = 1; capacity < 300; capacity += 7) {
        tw_index_options options = {sizeof options, capacity, 0, 0, NULL};
        const tw_index *index = init(&options);
        uint32_t array = 4 * (capacity + TWI_SCAN_PAD); /* bytes that a kernel may write */
        assert_in_range(index->tags, sizeof(tw_index), index->size - array);
        assert_in_range(index->values, index->tags + array, index->size - array);
        assert_in_range(index->ends, index->values + array + 4, index->size - array);
        assert_in_range(index->pairs, sizeof(tw_index), index->size);
        assert_int_equal(index->tags % 64 + index->values % 64 + index->ends % 64 + index->pairs % 64, 0);
    }
}

static void built_in_pairs_are_ascending_and_their_memory_is_constant(void **state)
{
    (void)state;
    const tw_data_pair *pairs = NULL;
    uint32_t count = tw_data_pairs(&pairs);
    assert_int_equal(tw_data_pairs(NULL), count);
    for (uint32_t i = 0; i < count; i++) {
        assert_in_range(pairs[i].length_tag, i ? pairs[i - 1].length_tag + 1 : 1, INT32_MAX);
        assert_in_range(pairs[i].data_tag, 1, INT32_MAX);
    }
    static const tw_data_pair known[] = {{90, 91},   {93, 89},   {95, 96},   {212, 213},
                                         {348, 349}, {354, 355}, {618, 619}, {1401, 1402}};
    uint32_t hash = 2166136261u; /* of all of them: the table changes with a new release of FIX only */
    for (uint32_t i = 0; i < count; i++)
        hash = ((hash ^ pairs[i].length_tag) * 16777619u ^ pairs[i].data_tag) * 16777619u;
    assert_int_equal(count, 83);
    assert_int_equal(hash, 530961085u);
    for (uint32_t k = 0; k < sizeof known / sizeof known[0]; k++) {
        uint32_t found = 0;
        for (uint32_t i = 0; i < count; i++)
            found += memcmp(&pairs[i], &known[k], sizeof known[k]) == 0;
        assert_int_equal(found, 1);
    }
}

/* Debug builds notice two threads on one index. The word is what a call of another thread would have set. */
static void a_call_during_another_is_refused_by_debug_builds(void **state)
{
    (void)state;
    tw_index *index = init(NULL);
    tw_frame frame;
    tw_error error = {0};
#ifdef NDEBUG
    const tw_status expected = TW_OK, expected_next = TW_MORE;
#else
    const tw_status expected = TW_E_STATE, expected_next = TW_E_STATE;
#endif
    index->busy = 1;
    for (uint32_t call = 0; call < 2; call++) {
        tw_error none = {0};
        error = none;
        assert_int_equal(call ? tw_index_next(index, "8=FIX", 5, &frame, &error) : tw_index_fields(index, "1=2\001", 4, &error),
                         call ? expected_next : expected);
        assert_int_equal(error.tag + error.offset, 0);
    }
    index->busy = 0;
    assert_int_equal(tw_index_fields(index, "1=2\001", 4, &error), TW_OK);
    assert_int_equal(tw_index_fields(index, "1=2\001", 4, &error), TW_OK);
    assert_int_equal(tw_index_next(index, "8=FIX", 5, &frame, &error), TW_MORE);
    assert_int_equal(index->busy, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_options_are_all_defaults),
        cmocka_unit_test(members_beyond_the_callers_size_are_defaults),
        cmocka_unit_test(a_later_callers_longer_struct_is_read_as_far_as_it_is_known),
        cmocka_unit_test(options_out_of_range_are_refused),
        cmocka_unit_test(pairs_with_a_tag_out_of_range_or_twice_are_refused),
        cmocka_unit_test(memory_must_be_aligned_and_large_enough),
        cmocka_unit_test(wrong_arguments_are_refused),
        cmocka_unit_test(length_max_holds_for_next),
        cmocka_unit_test(an_index_works_after_a_move),
        cmocka_unit_test(options_are_not_needed_after_the_call),
        cmocka_unit_test(tables_lie_in_the_block_aligned_and_apart),
        cmocka_unit_test(a_call_during_another_is_refused_by_debug_builds),
        cmocka_unit_test(built_in_pairs_are_ascending_and_their_memory_is_constant),
    };
    return cmocka_run_group_tests_name("index options", tests, NULL, NULL);
}
