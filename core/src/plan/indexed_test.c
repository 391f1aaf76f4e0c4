/* SPDX-License-Identifier: Apache-2.0 */
/* unstable/plan.h: what was framed and indexed by somebody else is read as tw_read reads it. */
#include "support.h"

#include <tagwire/unstable/plan.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLAN                                                                                                                       \
    "D{34:int! 11:text 55:text 38:int 44:dec5 60:time 59:char} W{262:text 268{269:char 270:dec5 271:int}} 8{37:text! 58:data}"

enum { SLOTS = 64, FRAME_MAX = 256 };

static char image[1 << 14] __attribute__((aligned(64)));
static const tw_plan *plan;

static tw_reader *reader_new(void)
{
    tw_reader *reader = NULL;
    uint32_t size = sizeof image;
    if (!plan)
        assert_int_equal(tw_plan_compile(PLAN, sizeof PLAN - 1, NULL, image, &size, &plan, NULL), TW_OK);
    const tw_reader_options options = {.size = sizeof options, .plan = plan};
    assert_int_equal(tw_reader_size(&options, &size), TW_OK);
    void *memory = aligned_alloc(64, (size + 63) / 64 * 64);
    assert_non_null(memory);
    assert_int_equal(tw_reader_init(memory, size, &options, &reader, NULL), TW_OK);
    return reader;
}

static tw_index *index_new(void)
{
    tw_index *index = NULL;
    uint32_t size;
    assert_int_equal(tw_index_size(NULL, &size), TW_OK);
    void *memory = aligned_alloc(64, (size + 63) / 64 * 64);
    assert_int_equal(tw_index_init(memory, size, NULL, &index, NULL), TW_OK);
    return index;
}

/* A frame of fields whose SOH are written '|'. */
static uint32_t frame_of(const char *fields, uint8_t *out)
{
    uint32_t length = (uint32_t)snprintf((char *)out, FRAME_MAX, "8=FIX.4.4|9=%u|%s", (unsigned)strlen(fields), fields), sum = 0;
    for (uint32_t i = 0; i < length; i++) {
        out[i] = out[i] == '|' ? 1 : out[i];
        sum += out[i];
    }
    return length + (uint32_t)snprintf((char *)out + length, FRAME_MAX - length, "10=%03u\001", sum % 256);
}

static const char *const messages[] = {
    "35=D|49=A|56=B|34=7|52=20260703-19:28:00|11=ORD1|55=EUR/USD|38=100|44=1.08245|60=20260703-19:28:00.123|59=0|",
    "35=D|34=8|11=O|44=-3|38=x|44=4|",
    "35=D|11=O|55=|",
    "35=W|34=9|262=R|268=3|269=0|270=1.5|271=9|269=1|270=2|269=2|271=7|58=T|",
    "35=W|34=9|268=2|269=0|270=1.5|",
    "35=8|34=10|37=X|",
    "35=8|34=10|",
    "35=0|34=11|",
    "35=LONGTYPE9|34=11|",
};

/* Twice each, so that the second time a shape is known; at any place in the input. */
static void it_reads_as_tw_read(void **state)
{
    (void)state;
    tw_reader *whole = reader_new(), *indexed = reader_new();
    tw_index *index = index_new();
    static uint8_t input[1024];
    for (uint32_t round = 0; round < 4; round++)
        for (uint32_t i = 0; i < sizeof messages / sizeof messages[0]; i++) {
            const uint32_t offset = round * 37, length = frame_of(messages[i], input + offset);
            tw_slot wanted[SLOTS], found[SLOTS];
            tw_row row, same;
            tw_progress progress;
            tw_frame frame;
            memset(wanted, 0x55, sizeof wanted);
            memset(found, 0x55, sizeof found);
            assert_int_equal(tw_read(whole, input + offset, length, &row, 1, wanted, SLOTS, &progress), TW_OK);
            assert_int_equal(tw_index_next(index, input + offset, length, &frame, NULL), TW_OK);
            assert_int_equal(tw_read_indexed(indexed, index, input, offset, length, &same, found, SLOTS), TW_OK);
            assert_int_equal(same.offset, offset);
            assert_int_equal(same.length, length);
            assert_int_equal(same.status, row.status);
            assert_int_equal(same.tag, row.tag);
            assert_int_equal(same.fields, row.fields);
            assert_int_equal(same.message, row.message);
            assert_int_equal(same.bad, row.bad);
            assert_int_equal(same.slots, row.slots);
            for (uint32_t k = 0; k < row.slots; k++) {
                /* texts and numbers lie further by the offset; a group's slots do not */
                const int text = wanted[k].state != TW_SLOT_ABSENT && !(row.message == 1 && k == 1);
                assert_int_equal(found[k].offset, wanted[k].offset + (text ? offset : 0));
                assert_int_equal(found[k].number, wanted[k].number);
                assert_int_equal(found[k].length, wanted[k].length);
                assert_int_equal(found[k].digits, wanted[k].digits);
                assert_int_equal(found[k].state, wanted[k].state);
            }
        }
    free(whole);
    free(indexed);
    free(index);
}

static void what_is_refused(void **state)
{
    (void)state;
    tw_reader *reader = reader_new();
    tw_index *index = index_new();
    uint8_t input[FRAME_MAX];
    tw_slot slots[SLOTS];
    tw_row row;
    tw_frame frame;
    const uint32_t length = frame_of(messages[0], input);
    assert_int_equal(tw_read_indexed(reader, index, input, 0, length, &row, slots, SLOTS), TW_E_ARGUMENT); /* nothing was indexed */
    assert_int_equal(tw_index_next(index, input, length, &frame, NULL), TW_OK);
    assert_int_equal(tw_read_indexed(NULL, index, input, 0, length, &row, slots, SLOTS), TW_E_ARGUMENT);
    assert_int_equal(tw_read_indexed(reader, NULL, input, 0, length, &row, slots, SLOTS), TW_E_ARGUMENT);
    assert_int_equal(tw_read_indexed(reader, index, NULL, 0, length, &row, slots, SLOTS), TW_E_ARGUMENT);
    assert_int_equal(tw_read_indexed(reader, index, input, 0, length, NULL, slots, SLOTS), TW_E_ARGUMENT);
    assert_int_equal(tw_read_indexed(reader, index, input, 0, length, &row, NULL, SLOTS), TW_E_ARGUMENT);
    for (uint32_t room = 0; room < 7; room++)
        assert_int_equal(tw_read_indexed(reader, index, input, 0, length, &row, slots, room), TW_ROOM);
    assert_int_equal(tw_read_indexed(reader, index, input, 0, length, &row, slots, 7), TW_OK);
    assert_int_equal(slots[0].number, 7);
    index->fields = 3;
    assert_int_equal(tw_read_indexed(reader, index, input, 0, length, &row, slots, 7), TW_E_ARGUMENT);
    free(reader);
    free(index);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_reads_as_tw_read),
        cmocka_unit_test(what_is_refused),
    };
    return cmocka_run_group_tests_name("plan_indexed", tests, NULL, NULL);
}
