/* SPDX-License-Identifier: Apache-2.0 */
/* Templates: what they write, what they refuse, and that a row read by a plan is written back as it was. */
#include "support.h"

#include <tagwire/plan.h>

#include <stdio.h>
#include <string.h>

static char template_memory[1 << 16] __attribute__((aligned(64)));
static char plan_memory[1 << 16] __attribute__((aligned(64)));
static char reader_memory[1 << 18] __attribute__((aligned(64)));
static uint64_t rng = 0x7e3;

static const tw_template *template_of(const char *text)
{
    const tw_template *made = NULL;
    tw_error error = {0};
    uint32_t size = sizeof template_memory;
    if (tw_template_compile(text, (uint32_t)strlen(text), NULL, template_memory, &size, &made, &error) != TW_OK)
        fail_msg("%s: %s", text, error.text);
    return made;
}

static tw_slot number_slot(int64_t number, uint32_t digits)
{
    return (tw_slot){.number = number, .digits = (uint8_t)digits, .state = TW_SLOT_OK};
}

static tw_slot text_slot(uint32_t offset, uint32_t length)
{
    return (tw_slot){.offset = offset, .length = (uint16_t)length, .state = TW_SLOT_OK};
}

/* Writes and compares with the message of this body. */
static void writes(const char *text, const tw_slot *slots, uint32_t count, const char *input, const char *body)
{
    uint8_t out[1024], wanted[1024];
    uint32_t offset = 0, length = 0;
    tw_error error = {0};
    size_t size = message(wanted, sizeof wanted, "FIX.4.4", body);
    tw_status status = tw_template_write(template_of(text), 0, slots, count, 0, input, (uint32_t)strlen(input), out, sizeof out,
                                         &offset, &length, &error);
    if (status != TW_OK)
        fail_msg("%s: %s, tag %u", text, error.text, error.tag);
    assert_int_equal(length, size);
    assert_memory_equal(out + offset, wanted, size);
}

static void refuses(const char *text, const tw_slot *slots, uint32_t count, tw_status expected, uint32_t tag)
{
    uint8_t out[512];
    uint32_t offset = 0, length = 0;
    tw_error error = {0};
    assert_int_equal(
        tw_template_write(template_of(text), 0, slots, count, 0, "ABCDEF", 6, out, sizeof out, &offset, &length, &error), expected);
    assert_int_equal(error.tag, tag);
}

static void each_type_is_written(void **state)
{
    (void)state;
    const char *text =
        "D{8=FIX.4.4 49=ME 56=\"YOU \"\"x\"\"\" 11:text! 54:char 38:int 40=2 44:dec5 45:dec* 43:bool 60:time 61:time3 75:date 96:data}";
    tw_slot slots[] = {text_slot(1, 3),     number_slot('1', 0), number_slot(-7, 0),         number_slot(108245, 255),
                       number_slot(250, 2), number_slot(1, 0),   number_slot(1500000000, 1), number_slot(1000000000, 9),
                       number_slot(1, 0),   text_slot(0, 2)};
    writes(text, slots, 10, "xORDy",
           "35=D|49=ME|56=YOU \"x\"|11=ORD|54=1|38=-7|40=2|44=1.08245|45=2.50|43=Y|60=19700101-00:00:01.5|61=19700101-00:00:01.000|"
           "75=19700102|95=2|96=xO|");
    slots[3] = number_slot(150000, 1);
    slots[1].state = slots[2].state = slots[4].state = slots[5].state = slots[6].state = slots[7].state = slots[8].state =
        slots[9].state = TW_SLOT_ABSENT;
    writes(text, slots, 10, "xORDy", "35=D|49=ME|56=YOU \"x\"|11=ORD|40=2|44=1.5|");
}

static void groups_are_written_from_where_their_slot_says(void **state)
{
    (void)state;
    const char *text = "D{8=FIX.4.4 453{448:text 447=D 802{523:text}} 11:text}";
    tw_slot slots[8] = {{2, 2, 2, 0, TW_SLOT_OK}, text_slot(0, 1),          text_slot(1, 1), {2, 6, 1, 0, TW_SLOT_OK},
                        text_slot(2, 1),          {0, 0, 1, 0, TW_SLOT_OK}, text_slot(3, 1), text_slot(4, 1)};
    writes(text, slots, 8, "OABxy", "35=D|453=2|448=A|447=D|802=2|523=x|523=y|448=B|447=D|802=0|11=O|");
    slots[0].length = 3;
    refuses(text, slots, 8, TW_E_PLAN_SLOT, 453);
    slots[0].length = 2;
    slots[0].number = 4;
    refuses(text, slots, 8, TW_E_PLAN_SLOT, 453);
    slots[0].number = -1;
    refuses(text, slots, 8, TW_E_PLAN_SLOT, 453);
    slots[0].number = INT64_MAX;
    refuses(text, slots, 8, TW_E_PLAN_SLOT, 453);
    tw_slot empty[3] = {{1, 1, 2, 0, TW_SLOT_OK}, {0}, {0}};
    refuses("D{8=FIX.4.4 453{448:text 452:int}}", empty, 3, TW_E_PLAN_SLOT, 453);
}

static void what_cannot_be_sent_is_refused(void **state)
{
    (void)state;
    tw_slot slot = {0};
    refuses("D{8=FIX.4.4 11:text!}", &slot, 1, TW_E_PLAN_MISSING, 11);
    for (uint32_t bad = TW_SLOT_EMPTY; bad <= TW_SLOT_COUNT; bad++) {
        slot = number_slot(1, 0);
        slot.state = (uint8_t)bad;
        refuses("D{8=FIX.4.4 38:int}", &slot, 1, TW_E_PLAN_SLOT, 38);
    }
    slot = text_slot(3, 4);
    refuses("D{8=FIX.4.4 11:text}", &slot, 1, TW_E_PLAN_SLOT, 11);
    slot = text_slot(7, 0);
    refuses("D{8=FIX.4.4 11:text}", &slot, 1, TW_E_PLAN_SLOT, 11);
    slot = text_slot(3, 0);
    refuses("D{8=FIX.4.4 11:text}", &slot, 1, TW_E_PLAN_SLOT, 11);
    slot = number_slot(256, 0);
    refuses("D{8=FIX.4.4 54:char}", &slot, 1, TW_E_PLAN_SLOT, 54);
    slot = number_slot(2, 0);
    refuses("D{8=FIX.4.4 43:bool}", &slot, 1, TW_E_PLAN_SLOT, 43);
    slot = number_slot(INT64_MAX, 0);
    refuses("D{8=FIX.4.4 75:date}", &slot, 1, TW_E_PLAN_SLOT, 75);
    static const int64_t no_days[] = {-719529, 2932897};
    for (size_t i = 0; i < 2; i++) {
        slot = number_slot(no_days[i], 0);
        refuses("D{8=FIX.4.4 75:date}", &slot, 1, TW_E_PLAN_SLOT, 75);
    }
    slot = number_slot(0, 13);
    refuses("D{8=FIX.4.4 60:time}", &slot, 1, TW_E_PLAN_SLOT, 60);
    slot = number_slot(105, 1);
    refuses("D{8=FIX.4.4 44:dec2}", &slot, 1, TW_E_VALUE_INEXACT, 44);
    refuses("D{8=FIX.4.4 44:dec2 45:int}", &slot, 1, TW_E_ARGUMENT, 0);
}

static void faults_of_the_text_are_named(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        tw_status status;
        uint32_t offset;
    } cases[] = {{"D{11:text}", TW_E_PLAN_SYNTAX, 0},
                 {"D{8=FIX.4.4 9:int}", TW_E_PLAN_TYPE, 12},
                 {"D{8=FIX.4.4 35=D}", TW_E_PLAN_TYPE, 12},
                 {"D{8=FIX.4.4 10:text}", TW_E_PLAN_TYPE, 12},
                 {"D{8=FIX.4.4 11=}", TW_E_PLAN_SYNTAX, 15},
                 {"D{8=FIX.4.4 11=\"a}", TW_E_PLAN_SYNTAX, 15},
                 {"D{8=FIX.4.4 5000:data}", TW_E_PLAN_TYPE, 17},
                 {"D{8=FIX.4.4 95:int 96:data}", TW_E_PLAN_TWICE, 19},
                 {"D{8=FIX.4.4 96:data 95:int}", TW_E_PLAN_TWICE, 20},
                 {"D{8=FIX.4.4 453:2{448:text}}", TW_E_PLAN_TYPE, 16},
                 {"D{8=FIX.4.4 11:text 11=A}", TW_E_PLAN_TWICE, 20},
                 {"D{8=FIX.4.4 60:time4}", TW_E_PLAN_TYPE, 15},
                 {"D{8=FIX.4.4 453{8=A}}", TW_E_PLAN_TYPE, 16},
                 {"D{8=FIX.4.4 11=A 8=B}", TW_E_PLAN_TYPE, 17}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const tw_template *made = NULL;
        tw_error error = {0};
        uint32_t size = sizeof template_memory;
        tw_status status =
            tw_template_compile(cases[i].text, (uint32_t)strlen(cases[i].text), NULL, template_memory, &size, &made, &error);
        if (status != cases[i].status || error.offset != cases[i].offset)
            fail_msg("%s: %s at %u", cases[i].text, tw_status_name(status), error.offset);
    }
}

static void as_many_groups_inside_one_another_as_in_a_plan(void **state)
{
    (void)state;
    for (int groups = 64; groups <= 65; groups++) {
        char text[1024];
        const tw_template *made = NULL;
        uint32_t size = sizeof template_memory;
        int at = sprintf(text, "D{8=FIX.4.4 ");
        for (int i = 0; i < groups; i++)
            at += sprintf(text + at, "1%d{", i + 1);
        at += sprintf(text + at, "5:int}");
        for (int i = 0; i < groups; i++)
            text[at++] = '}';
        assert_int_equal(tw_template_compile(text, (uint32_t)at, NULL, template_memory, &size, &made, NULL),
                         groups == 64 ? TW_OK : TW_E_PLAN_LIMIT);
    }
}

static void a_template_prints_itself(void **state)
{
    (void)state;
    const char *text =
        "D{8=FIX.4.4 49=ME 58=\"two words\" 34:int! 60:time3 44:dec5! 453!{448:text! 447=D} 96:data} 0{8=FIX.4.4 112:text}";
    char out[512], copy[8192] __attribute__((aligned(8)));
    uint32_t length = 0, size = sizeof copy;
    const tw_template *made = template_of(text);
    assert_int_equal(tw_template_print(made, out, sizeof out, &length), TW_OK);
    assert_int_equal(length, strlen(text));
    assert_memory_equal(out, text, length);
    assert_int_equal(tw_template_compile(out, length, NULL, copy, &size, &made, NULL), TW_OK);
    assert_memory_equal(copy, template_memory, size);
}

/* A body with all of its fields in the plan below, numbers in their shortest form. */
static void random_body(char *body)
{
    uint32_t entries = random_below(&rng, 4), inner = 0;
    int at = sprintf(body, "35=D|34=%u|11=O%u|", random_below(&rng, 100000), random_below(&rng, 1000));
    if (random_below(&rng, 2))
        at += sprintf(body + at, "44=%u.%0*u|", random_below(&rng, 1000), (int)(1 + random_below(&rng, 5)), random_below(&rng, 10));
    if (random_below(&rng, 2))
        at += sprintf(body + at, "45=-%u.50|", random_below(&rng, 1000));
    if (random_below(&rng, 2))
        at += sprintf(body + at, "60=20260703-19:28:%02u.%03u|", random_below(&rng, 60), random_below(&rng, 1000));
    if (entries)
        at += sprintf(body + at, "453=%u|", entries);
    for (uint32_t e = 0; e < entries; e++) {
        at += sprintf(body + at, "448=P%u|", e);
        inner = random_below(&rng, 3);
        if (inner)
            at += sprintf(body + at, "802=%u|", inner);
        for (uint32_t i = 0; i < inner; i++)
            at += sprintf(body + at, "523=s%u|803=%u|", i, random_below(&rng, 50));
    }
    sprintf(body + at, "43=Y|");
}

static void a_row_read_is_written_back_as_it_was(void **state)
{
    (void)state;
    const char *text = "D{34:int 11:text 44:dec5 45:dec* 60:time 453{448:text 802{523:text 803:int}} 43:bool}";
    const char *mirror = "D{8=FIX.4.4 34:int 11:text 44:dec5 45:dec* 60:time 453{448:text 802{523:text 803:int}} 43:bool}";
    const tw_plan *plan = NULL;
    const tw_template *made = template_of(mirror);
    tw_reader *reader = NULL;
    uint32_t size = sizeof plan_memory;
    assert_int_equal(tw_plan_compile(text, (uint32_t)strlen(text), NULL, plan_memory, &size, &plan, NULL), TW_OK);
    tw_reader_options options = {.size = sizeof options, .plan = plan};
    assert_int_equal(tw_reader_init(reader_memory, sizeof reader_memory, &options, &reader, NULL), TW_OK);
    for (uint32_t i = 0; i < 20000; i++) {
        char body[1024];
        uint8_t bytes[1024], out[1100];
        tw_slot slots[128];
        tw_row row;
        tw_progress progress;
        uint32_t offset = 0, length = 0;
        random_body(body);
        uint32_t size_of_message = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", body);
        assert_int_equal(tw_read(reader, bytes, size_of_message, &row, 1, slots, 128, &progress), TW_OK);
        assert_int_equal(row.status, TW_OK);
        assert_int_equal(tw_template_write(made, 0, slots, progress.slots, row.slot, bytes, size_of_message, out, sizeof out,
                                           &offset, &length, NULL),
                         TW_OK);
        if (length != size_of_message || memcmp(out + offset, bytes, length) != 0)
            fail_msg("%s\nis written as\n%.*s", body, (int)length, (const char *)out + offset);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_type_is_written),
        cmocka_unit_test(groups_are_written_from_where_their_slot_says),
        cmocka_unit_test(what_cannot_be_sent_is_refused),
        cmocka_unit_test(faults_of_the_text_are_named),
        cmocka_unit_test(as_many_groups_inside_one_another_as_in_a_plan),
        cmocka_unit_test(a_template_prints_itself),
        cmocka_unit_test(a_row_read_is_written_back_as_it_was),
    };
    return cmocka_run_group_tests_name("template", tests, NULL, NULL);
}
