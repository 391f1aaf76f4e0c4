/* SPDX-License-Identifier: Apache-2.0 */
#include "value_test.h"

static tw_status write_char(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    (void)digits;
    return tw_char_write(*(const uint8_t *)value, out, room, written);
}

static tw_status write_bool(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    (void)digits;
    return tw_bool_write(*(const uint8_t *)value, out, room, written);
}

static tw_status write_text(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return tw_text_write(value, digits, out, room, written);
}

static void a_char_is_any_byte_but_soh(void **state)
{
    (void)state;
    for (int byte = 0; byte < 256; byte++) {
        uint8_t text = (uint8_t)byte, got = 99;
        tw_status status = byte == 1 ? TW_E_VALUE_FORMAT : TW_OK;
        assert_int_equal(tw_char_read(at_end(&text, 1), 1, &got), status);
        assert_int_equal(got, byte == 1 ? 99 : byte);
        if (byte > 1) {
            const char wanted[2] = {(char)byte, 0};
            check_write(write_char, &text, 0, wanted);
        }
    }
    uint8_t soh = 1, zero = 0;
    uint32_t written;
    check_write_fails(write_char, &soh, 0, TW_E_VALUE_FORMAT);
    assert_int_equal(tw_char_write(zero, space_begin, 1, &written), TW_OK);
    assert_int_equal(space_begin[0], 0);
}

static void a_char_has_one_byte(void **state)
{
    (void)state;
    uint8_t got = 99;
    assert_int_equal(tw_char_read("", 0, &got), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_char_read(NULL, 0, &got), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_char_read("12", 2, &got), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_char_read(NULL, 1, &got), TW_E_ARGUMENT);
    assert_int_equal(got, 99);
    assert_int_equal(tw_char_read("1", 1, NULL), TW_E_ARGUMENT);
}

static void a_flag_is_y_or_n(void **state)
{
    (void)state;
    uint8_t got;
    for (int byte = 0; byte < 256; byte++) {
        uint8_t text = (uint8_t)byte;
        got = 99;
        assert_int_equal(tw_bool_read(at_end(&text, 1), 1, &got), byte == 'Y' || byte == 'N' ? TW_OK : TW_E_VALUE_FORMAT);
        assert_int_equal(got, byte == 'Y' ? 1 : byte == 'N' ? 0 : 99);
        if (byte > 1)
            check_write_fails(write_bool, &text, 0, TW_E_ARGUMENT);
    }
    got = 99;
    assert_int_equal(tw_bool_read("YY", 2, &got), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_bool_read("NO", 2, &got), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_bool_read("", 0, &got), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_bool_read(NULL, 0, &got), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_bool_read(NULL, 1, &got), TW_E_ARGUMENT);
    assert_int_equal(tw_bool_read("Y", 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(got, 99);
    uint8_t yes = 1, no = 0;
    check_write(write_bool, &yes, 0, "Y");
    check_write(write_bool, &no, 0, "N");
}

static void text_is_any_bytes_but_soh(void **state)
{
    (void)state;
    uint8_t text[256];
    uint32_t length = 0, offset = 99;
    for (int byte = 0; byte < 256; byte++)
        if (byte != 1)
            text[length++] = (uint8_t)byte;
    assert_int_equal(tw_text_check(at_end(text, length), length, &offset), TW_OK);
    assert_int_equal(tw_text_check(at_begin(text, length), length, NULL), TW_OK);
    assert_int_equal(offset, 99);
    for (uint32_t i = 0; i < length; i++) {
        uint8_t kept = text[i];
        text[i] = 1;
        assert_int_equal(tw_text_check(at_end(text, length), length, &offset), TW_E_VALUE_FORMAT);
        assert_int_equal(offset, i);
        assert_int_equal(tw_text_check(text, length, NULL), TW_E_VALUE_FORMAT);
        text[i] = kept;
    }
    offset = 99;
    assert_int_equal(tw_text_check("", 0, &offset), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_text_check(NULL, 0, &offset), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_text_check(NULL, 1, &offset), TW_E_ARGUMENT);
    assert_int_equal(offset, 99);
}

/* N10, N11, N12: what is inside is no business of the codec; lengths are bytes. */
static void n11_n12_text_in_any_encoding_is_bytes(void **state)
{
    (void)state;
    check_write(write_text, "M\xc3\xbcller", 7, "M\xc3\xbcller");
    check_write(write_text, "M\xfcller", 6, "M\xfcller");
    check_write(write_text, "\x83\x65\x83\x58\x83\x67", 6, "\x83\x65\x83\x58\x83\x67");
    assert_int_equal(tw_text_check("\xc3", 1, NULL), TW_OK); /* half a character */
}

static void text_is_copied(void **state)
{
    (void)state;
    check_write(write_text, "AUD/NZD", 7, "AUD/NZD");
    check_write(write_text, "x", 1, "x");
    check_write_fails(write_text, "a\x01", 2, TW_E_VALUE_FORMAT);
    check_write_fails(write_text, "", 0, TW_E_VALUE_EMPTY);
    check_write_fails(write_text, NULL, 1, TW_E_ARGUMENT);
}

/* All items of a value, joined by '|', with the status at the end and the offset of a fault. */
static void check_items(const char *text, const char *items, tw_status last, uint32_t fault)
{
    char got[64] = "";
    uint32_t length = (uint32_t)strlen(text), count = 0;
    const uint8_t *place = at_end(text, length);
    tw_item item = {0, 0};
    tw_status status;
    while ((status = tw_multiple_next(place, length, &item)) == TW_OK && item.length) {
        if (count++)
            strcat(got, "|");
        strncat(got, text + item.offset, item.length);
    }
    assert_string_equal(got, items);
    assert_int_equal(status, last);
    uint32_t counted = 99, offset = 99;
    assert_int_equal(tw_multiple_check(at_begin(text, length), length, 0, &counted, &offset), last);
    assert_int_equal(tw_multiple_check(text, length, 0, NULL, NULL), last);
    if (last == TW_OK) {
        assert_int_equal(item.offset, length);
        assert_int_equal(counted, count);
        assert_int_equal(tw_multiple_next(place, length, &item), TW_OK); /* and stays at the end */
        assert_int_equal(item.length, 0);
    } else if (last == TW_E_VALUE_FORMAT) {
        assert_int_equal(item.offset, fault);
        assert_int_equal(item.length, 0);
        assert_int_equal(tw_multiple_next(place, length, &item), TW_E_VALUE_FORMAT); /* and stays at the fault */
        assert_int_equal(item.offset, fault);
        assert_int_equal(counted, 99);
    }
    assert_int_equal(offset, last == TW_E_VALUE_FORMAT ? fault : 99);
}

static void items_are_given_one_by_one(void **state)
{
    (void)state;
    check_items("A", "A", TW_OK, 0);
    check_items("A B C", "A|B|C", TW_OK, 0);
    check_items("AB C DEF", "AB|C|DEF", TW_OK, 0);
    check_items("\xff 1", "\xff|1", TW_OK, 0);
}

static void empty_items_are_bad_format_where_they_stand(void **state)
{
    (void)state;
    check_items("", "", TW_E_VALUE_EMPTY, 0);
    check_items(" ", "", TW_E_VALUE_FORMAT, 0);
    check_items("  ", "", TW_E_VALUE_FORMAT, 0);
    check_items(" A", "", TW_E_VALUE_FORMAT, 0);
    check_items("A ", "A", TW_E_VALUE_FORMAT, 1);
    check_items("A  B", "A", TW_E_VALUE_FORMAT, 2);
    check_items("A B  ", "A|B", TW_E_VALUE_FORMAT, 4);
    check_items("AB CD ", "AB|CD", TW_E_VALUE_FORMAT, 5);
    check_items("\x01", "", TW_E_VALUE_FORMAT, 0);
    check_items("A\x01", "", TW_E_VALUE_FORMAT, 1);
    check_items("A B\x01", "A", TW_E_VALUE_FORMAT, 3);
    check_items("A \x01 B", "A", TW_E_VALUE_FORMAT, 2);
}

static void items_of_multiplecharvalue_have_one_byte(void **state)
{
    (void)state;
    uint32_t count = 99, offset = 99;
    assert_int_equal(tw_multiple_check("A B C", 5, 1, &count, &offset), TW_OK);
    assert_int_equal(count, 3);
    assert_int_equal(tw_multiple_check("A BC D", 6, 1, &count, &offset), TW_E_VALUE_FORMAT);
    assert_int_equal(offset, 3);
    assert_int_equal(tw_multiple_check("A BC D", 6, 2, &count, &offset), TW_OK);
    assert_int_equal(tw_multiple_check("ABC", 3, 2, &count, &offset), TW_E_VALUE_FORMAT);
    assert_int_equal(offset, 2);
    assert_int_equal(count, 3);
}

static void items_outside_the_value_are_refused(void **state)
{
    (void)state;
    tw_item item = {4, 0};
    assert_int_equal(tw_multiple_next("A B", 3, &item), TW_E_ARGUMENT);
    item = (tw_item){2, 2};
    assert_int_equal(tw_multiple_next("A B  C", 3, &item), TW_E_ARGUMENT);
    assert_int_equal(item.length, 2);
    item = (tw_item){2, UINT32_MAX};
    assert_int_equal(tw_multiple_next("A B", 3, &item), TW_E_ARGUMENT);
    item = (tw_item){0, 1};
    assert_int_equal(tw_multiple_next("AB C", 4, &item), TW_E_ARGUMENT); /* no item of this value */
    assert_int_equal(item.length, 1);
    item = (tw_item){0, 1};
    assert_int_equal(tw_multiple_next("A\x01", 2, &item), TW_E_VALUE_FORMAT);
    assert_int_equal(item.offset, 1);
    item = (tw_item){0, 0};
    assert_int_equal(tw_multiple_next(NULL, 3, &item), TW_E_ARGUMENT);
    assert_int_equal(tw_multiple_next(NULL, 0, &item), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_multiple_next("A", 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_multiple_check(NULL, 1, 0, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_multiple_check(NULL, 0, 0, NULL, NULL), TW_E_VALUE_EMPTY);
}

static void items_are_appended(void **state)
{
    (void)state;
    uint8_t *out = space_end - 6;
    uint32_t used = 0, written = 99;
    memset(out, 0x5a, 6);
    assert_int_equal(tw_multiple_append("AB", 2, used, out, 6, &used), TW_OK);
    assert_int_equal(used, 2);
    assert_int_equal(out[2], 0x5a);
    assert_int_equal(tw_multiple_append("C", 1, used, out, 6, &used), TW_OK);
    assert_int_equal(used, 4);
    assert_memory_equal(out, "AB C", 4);
    assert_int_equal(tw_multiple_append("DE", 2, used, out, 6, &written), TW_ROOM);
    assert_int_equal(written, 7);
    assert_memory_equal(out, "AB CZZ", 6);
    assert_int_equal(tw_multiple_append("D", 1, used, out, 6, &used), TW_OK);
    assert_int_equal(used, 6);
    assert_memory_equal(out, "AB C D", 6);
    written = 99;
    assert_int_equal(tw_multiple_append("", 0, 0, out, 6, &written), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_multiple_append("A B", 3, 0, out, 6, &written), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_multiple_append(" ", 1, 0, out, 6, &written), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_multiple_append("A\x01", 2, 0, out, 6, &written), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_multiple_append("A", 1, 7, out, 6, &written), TW_E_ARGUMENT);
    assert_int_equal(tw_multiple_append(NULL, 1, 0, out, 6, &written), TW_E_ARGUMENT);
    assert_int_equal(tw_multiple_append("A", 1, 0, NULL, 6, &written), TW_E_ARGUMENT);
    assert_int_equal(tw_multiple_append("A", 1, 0, out, 6, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_multiple_append("A", 1, UINT32_MAX, out, UINT32_MAX, &written), TW_E_ARGUMENT);
    assert_int_equal(tw_multiple_append("A", 1, UINT32_MAX - 1, out, UINT32_MAX, &written), TW_E_ARGUMENT);
    assert_int_equal(written, 99);
    assert_int_equal(tw_multiple_append("A", 1, UINT32_MAX - 2, out, UINT32_MAX - 1, &written), TW_ROOM);
    assert_int_equal(written, UINT32_MAX);
    assert_int_equal(tw_multiple_append("A", 1, 0, out, 6, &used), TW_OK);
    assert_int_equal(tw_multiple_append("B", 1, used, out, 6, &used), TW_OK);
    assert_int_equal(used, 3);
    assert_memory_equal(out, "A B", 3);
    assert_int_equal(tw_multiple_append("A", 1, 0, NULL, 0, &written), TW_ROOM);
    assert_int_equal(written, 1);
}

int text_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_char_is_any_byte_but_soh),
        cmocka_unit_test(a_char_has_one_byte),
        cmocka_unit_test(a_flag_is_y_or_n),
        cmocka_unit_test(text_is_any_bytes_but_soh),
        cmocka_unit_test(n11_n12_text_in_any_encoding_is_bytes),
        cmocka_unit_test(text_is_copied),
        cmocka_unit_test(items_are_given_one_by_one),
        cmocka_unit_test(empty_items_are_bad_format_where_they_stand),
        cmocka_unit_test(items_of_multiplecharvalue_have_one_byte),
        cmocka_unit_test(items_outside_the_value_are_refused),
        cmocka_unit_test(items_are_appended),
    };
    return cmocka_run_group_tests_name("value/text", tests, NULL, NULL);
}
