/* SPDX-License-Identifier: Apache-2.0 */
/* rows.h: what slots give in each state, and drafts with too little room. */
#include "support.h"

#include <tagwire/rows.h>

#include <string.h>

static char memory[1 << 16] __attribute__((aligned(64)));

static const tw_template *template_of(const char *text)
{
    const tw_template *made = NULL;
    tw_error error = {0};
    uint32_t size = sizeof memory;
    if (tw_template_compile(text, (uint32_t)strlen(text), NULL, memory, &size, &made, &error) != TW_OK)
        fail_msg("%s: %s", text, error.text);
    return made;
}

static void a_value_is_written_only_when_it_is_right(void **state)
{
    (void)state;
    for (uint32_t bad = 0; bad <= TW_SLOT_COUNT; bad++) {
        tw_slot slot = {.number = 42, .offset = 2, .length = 3, .digits = 1, .state = (uint8_t)bad};
        int right = bad == TW_SLOT_OK;
        int64_t number = 7;
        int32_t days = 7;
        uint8_t flag = 7;
        char byte = 7;
        tw_decimal decimal = {7, 7, 7};
        assert_int_equal(tw_slot_int(&slot, &number), bad);
        assert_int_equal(number, right ? 42 : 7);
        assert_int_equal(tw_slot_date(&slot, &days), bad);
        assert_int_equal(days, right ? 42 : 7);
        assert_int_equal(tw_slot_bool(&slot, &flag), bad);
        assert_int_equal(flag, right ? 42 : 7);
        assert_int_equal(tw_slot_char(&slot, &byte), bad);
        assert_int_equal(byte, right ? 42 : 7);
        assert_int_equal(tw_slot_decimal(&slot, &decimal), bad);
        assert_int_equal(decimal.mantissa, right ? 42 : 7);
        assert_int_equal(decimal.exponent, right ? -1 : 7);
        const char *text = NULL, *bytes = NULL;
        uint32_t length = 7, count = 7;
        if (bad == TW_SLOT_LONG)
            continue;
        assert_int_equal(tw_slot_text(&slot, "01abc", &text, &length), bad);
        assert_int_equal(length, right ? 3 : 7);
        if (right)
            assert_memory_equal(text, "abc", 3);
        assert_int_equal(tw_slot_bytes(&slot, "01abc", &bytes), 3);
        assert_memory_equal(bytes, "abc", 3);
        assert_int_equal(tw_slot_group(&slot, &count), bad);
        assert_int_equal(count, 42);
    }
}

static void a_long_text_is_a_text(void **state)
{
    (void)state;
    static char input[70000];
    tw_slot slot = {.number = 69999, .offset = 1, .length = 65535, .state = TW_SLOT_LONG};
    const char *text = NULL;
    uint32_t length = 0;
    assert_int_equal(tw_slot_text(&slot, input, &text, &length), TW_SLOT_OK);
    assert_int_equal(length, 69999);
    assert_ptr_equal(text, input + 1);
    assert_int_equal(tw_slot_bytes(&slot, input, &text), 69999);
}

static void a_draft_refers_to_what_is_there_and_copies_the_rest(void **state)
{
    (void)state;
    tw_slot *slots = guard_end(8 * sizeof *slots);
    char *text = guard_end(8);
    memcpy(text, "ABCD", 4);
    tw_draft draft;
    tw_draft_begin(&draft, 3, slots, 8, text, 4, 8);
    tw_draft_text(&draft, 0, 11, text + 1, 3);
    assert_int_equal(slots[0].offset, 1);
    assert_int_equal(draft.text_used, 4);
    tw_draft_text(&draft, 1, 55, "xy", 2);
    assert_int_equal(slots[1].offset, 4);
    assert_int_equal(draft.text_used, 6);
    tw_draft_text(&draft, 2, 58, text + 5, 2); /* one byte of it is not there yet, so it is copied */
    assert_int_equal(slots[2].offset, 6);
    assert_int_equal(draft.status, TW_OK);
    assert_memory_equal(text, "ABCDxyy", 7);
    tw_draft_text(&draft, 0, 11, NULL, 0);
    assert_int_equal(slots[0].length, 0);
    tw_draft_text(&draft, 0, 11, "zz", 2);
    assert_int_equal(draft.status, TW_ROOM);
    assert_int_equal(draft.tag, 11);
    tw_draft_text(&draft, 0, 55, "zzz", 3); /* the first is what is told */
    assert_int_equal(draft.tag, 11);
    tw_error error = {0};
    uint32_t offset = 0, length = 0;
    char out[256];
    assert_int_equal(
        tw_draft_write(&draft, template_of("D{8=FIX.4.4 11:text 55:text 58:text}"), 0, out, sizeof out, &offset, &length, &error),
        TW_ROOM);
    assert_int_equal(error.tag, 11);
    assert_int_equal(error.status, TW_ROOM);
    assert_int_equal(error.reason, -1);
    assert_int_equal(
        tw_draft_write(&draft, template_of("D{8=FIX.4.4 11:text 55:text 58:text}"), 0, out, sizeof out, &offset, &length, NULL),
        TW_ROOM);
    guard_free(text);
    guard_free(slots);
}

static void groups_take_slots_behind_the_message(void **state)
{
    (void)state;
    const tw_template *made = template_of("D{8=FIX.4.4 453{448:text 452:int} 38:int}");
    tw_slot *slots = guard_end(8 * sizeof *slots);
    char text[16], out[256], wanted[256];
    uint32_t offset = 0, length = 0;
    tw_draft draft;
    memset(slots, 0xEE, 8 * sizeof *slots);
    tw_draft_begin(&draft, 2, slots, 8, text, 0, sizeof text);
    tw_draft_group(&draft, 0, 453, 3, 2);
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t first = tw_draft_entry(&draft, 0, 453, i);
        assert_int_equal(first, 2 + 2 * i);
        tw_draft_text(&draft, first, 448, &"ABC"[i], 1);
    }
    tw_draft_number(&draft, 1, 5, 0);
    assert_int_equal(tw_draft_write(&draft, made, 0, out, sizeof out, &offset, &length, NULL), TW_OK);
    size_t size = message(wanted, sizeof wanted, "FIX.4.4", "35=D|453=3|448=A|448=B|448=C|38=5|");
    assert_int_equal(length, size);
    assert_memory_equal(out + offset, wanted, size);
    assert_int_equal(tw_draft_entry(&draft, 0, 453, 3), 0);
    assert_int_equal(draft.status, TW_E_ARGUMENT);
    assert_int_equal(draft.tag, 453);
    tw_draft_begin(&draft, 2, slots, 8, text, 0, sizeof text);
    assert_int_equal(tw_draft_entry(&draft, 0, 453, 0), 0); /* a group that was not begun */
    assert_int_equal(draft.status, TW_E_ARGUMENT);
    tw_draft_begin(&draft, 2, slots, 8, text, 0, sizeof text);
    tw_draft_group(&draft, 0, 453, 4, 2);
    assert_int_equal(draft.status, TW_ROOM);
    tw_draft_begin(&draft, 2, slots, 8, text, 0, sizeof text);
    tw_draft_group(&draft, 0, 453, UINT32_MAX, 2);
    assert_int_equal(draft.status, TW_ROOM);
    tw_draft_begin(&draft, 9, slots, 8, text, 0, sizeof text);
    assert_int_equal(draft.status, TW_ROOM);
    tw_draft_number(&draft, 8, 1, 0); /* is let be */
    tw_draft_begin(&draft, 2, slots, 8, text, 17, sizeof text);
    assert_int_equal(draft.status, TW_ROOM);
    guard_free(slots);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_value_is_written_only_when_it_is_right),
        cmocka_unit_test(a_long_text_is_a_text),
        cmocka_unit_test(a_draft_refers_to_what_is_there_and_copies_the_rest),
        cmocka_unit_test(groups_take_slots_behind_the_message),
    };
    return cmocka_run_group_tests_name("rows", tests, NULL, NULL);
}
