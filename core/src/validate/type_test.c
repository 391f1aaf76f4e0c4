/* SPDX-License-Identifier: Apache-2.0 */
/* Values: each type's check, and the quick ones of known shapes, beside the readers of value.h. */
#include "validate_test.h"

#include "type.h"

static uint8_t *place_end(const uint8_t *value, uint32_t length)
{
    return input_end(value, length);
}

static void holds_as_the_readers(uint32_t type, const uint8_t *value, uint32_t length)
{
    const uint8_t *at = place_end(value, length);
    uint32_t holds = twi_type_holds(type, at, length);
    if (holds != (uint32_t)ref_type(type, at, length))
        fail_msg("%s %.*s: %u", tw_type_name(type), (int)length, (const char *)value, holds);
}

/* All values of up to `most` bytes out of the alphabet. */
static void all_short(uint32_t type, const char *alphabet, uint32_t most)
{
    uint32_t letters = (uint32_t)strlen(alphabet);
    for (uint32_t length = 1; length <= most; length++) {
        uint32_t digits[8] = {0};
        for (uint32_t at = 0; at < length;) {
            uint8_t value[8];
            for (uint32_t i = 0; i < length; i++)
                value[i] = (uint8_t)alphabet[digits[i]];
            holds_as_the_readers(type, value, length);
            for (at = 0; at < length && ++digits[at] == letters; at++)
                digits[at] = 0;
        }
    }
}

static void short_values_are_as_the_readers_say(void **state)
{
    (void)state;
    for (uint32_t type = TW_TYPE_INT; type <= TW_TYPE_PERCENTAGE; type++)
        all_short(type, "-09.+/", 5);
    all_short(TW_TYPE_DAYOFMONTH, "-01239", 5);
    all_short(TW_TYPE_CHAR, "aY \xff", 3);
    all_short(TW_TYPE_BOOLEAN, "YNyn 1", 3);
    all_short(TW_TYPE_MULTIPLECHARVALUE, "a 1", 7);
    all_short(TW_TYPE_MULTIPLESTRINGVALUE, "a 1", 7);
    all_short(TW_TYPE_TENOR, "DMWYd019-", 4);
    for (uint32_t type = TW_TYPE_MONTHYEAR; type <= TW_TYPE_TZTIMESTAMP; type++)
        all_short(type, "019:-w", 5);
    all_short(TW_TYPE_STRING, "a \xff", 3);
}

/* Right values and values with one or two bytes changed. */
static void values_near_right_ones_are_as_the_readers_say(void **state)
{
    (void)state;
    static const struct {
        uint32_t type;
        const char *value;
    } seeds[] = {
        {TW_TYPE_INT, "-9223372036854775808"},
        {TW_TYPE_INT, "00000000000000000000001"},
        {TW_TYPE_SEQNUM, "9223372036854775807"},
        {TW_TYPE_SEQNUM, "-000000000000000000001"},
        {TW_TYPE_SEQNUM, "0000000000000000001"},
        {TW_TYPE_FLOAT, "-123456789012345678901234567890.5"},
        {TW_TYPE_PRICE, "0.0000000000000000000001"},
        {TW_TYPE_PRICE, "1234567.25"},
        {TW_TYPE_UTCTIMESTAMP, "20260703-19:28:00"},
        {TW_TYPE_UTCTIMESTAMP, "20260703-19:28:00.123"},
        {TW_TYPE_UTCTIMESTAMP, "20240229-23:59:60"},
        {TW_TYPE_UTCTIMESTAMP, "99991231-23:59:59.999"},
        {TW_TYPE_UTCTIMESTAMP, "00010131-00:00:00"},
        {TW_TYPE_UTCTIMESTAMP, "20260703-19:28:00.123456789012"},
        {TW_TYPE_UTCTIMEONLY, "19:28:00.123"},
        {TW_TYPE_LOCALMKTTIME, "19:28:00"},
        {TW_TYPE_UTCDATEONLY, "20260703"},
        {TW_TYPE_LOCALMKTDATE, "20240229"},
        {TW_TYPE_MONTHYEAR, "202607w3"},
        {TW_TYPE_MONTHYEAR, "20260731"},
        {TW_TYPE_TZTIMEONLY, "07:39+01:30"},
        {TW_TYPE_TZTIMESTAMP, "20060901-13:09:00.5+05:30"},
        {TW_TYPE_TZTIMESTAMP, "99990901-13:09Z"},
        {TW_TYPE_TENOR, "M18"},
        {TW_TYPE_TENOR, "D1000000000000000000000000"},
        {TW_TYPE_DAYOFMONTH, "31"},
        {TW_TYPE_MULTIPLESTRINGVALUE, "AB C DEF"},
        {TW_TYPE_NUMINGROUP, "00000000000000000002"},
    };
    uint64_t random = 11;
    for (size_t i = 0; i < sizeof seeds / sizeof seeds[0]; i++)
        for (uint32_t round = 0; round < 5000; round++) {
            uint8_t value[64];
            uint32_t length = (uint32_t)strlen(seeds[i].value);
            memcpy(value, seeds[i].value, length);
            for (uint32_t changes = random_below(&random, 4); changes; changes--) {
                static const uint8_t likely[] = "00112233445567899:/-.+ Zw;\xb0\x80\x10";
                value[random_below(&random, length)] = random_below(&random, 8) ? likely[random_below(&random, sizeof likely - 1)]
                                                                                : (uint8_t)(random_next(&random) | 2);
            }
            if (random_below(&random, 16) == 0)
                length = random_below(&random, length) + 1;
            holds_as_the_readers(seeds[i].type, value, length);
        }
}

/* Every date and every clock reading in the two usual lengths. */
static void the_quick_time_agrees_on_all_dates_and_clocks(void **state)
{
    (void)state;
    uint8_t value[32];
    tw_time time;
    for (uint32_t year = 0; year < 10000; year += year < 1600 || year > 2300 ? 37 : 1)
        for (uint32_t month = 0; month < 20; month++)
            for (uint32_t day = 0; day < 40; day++) {
                sprintf((char *)value, "%04u%02u%02u-00:00:00", year, month, day);
                tw_status read = tw_time_read(value, 17, &time);
                assert_true(!twi_time_quick(value, 17) || read == TW_OK || read == TW_E_VALUE_OVERFLOW);
                assert_int_equal(twi_type_holds(TW_TYPE_UTCTIMESTAMP, value, 17), read == TW_OK || read == TW_E_VALUE_OVERFLOW);
            }
    for (uint32_t hour = 0; hour < 40; hour++)
        for (uint32_t minute = 0; minute < 100; minute++)
            for (uint32_t second = 0; second < 100; second++) {
                sprintf((char *)value, "20260703-%02u:%02u:%02u.%03u", hour, minute, second, (hour * 7 + second * 11) % 1000);
                uint32_t read = tw_time_read(value, 21, &time) == TW_OK;
                assert_int_equal(twi_time_quick(value, 21), read && second < 60);
                assert_int_equal(twi_type_holds(TW_TYPE_UTCTIMESTAMP, value, 21), read);
            }
}

/* What a known shape says of a value, by a message of a few fields: the value at each place, so that eight bytes may not be there. */
static void quick_checks_agree(const char *type, const char *alphabet, uint32_t most)
{
    char text[512];
    snprintf(
        text, sizeof text,
        "dictionary Q\nfield 8 A String\nfield 9 B Length\nfield 35 C String\nfield 1 D %s\nfield 2 E String\nfield 3 F String\n"
        "field 4 G String\nfield 10 H String\nheader A! B! C!\ntrailer H!\nmessage D M app D E F G\n",
        type);
    tw_dict *dict = dict_of(text);
    checker *c = checker_new(dict, NULL, NULL, 0);
    uint32_t letters = (uint32_t)strlen(alphabet);
    uint64_t random = 3;
    for (uint32_t round = 0; round < 8000; round++) {
        uint8_t bytes[256], value[32];
        uint32_t length = random_below(&random, most + 1);
        for (uint32_t i = 0; i < length; i++) /* mostly of one kind */
            value[i] = (uint8_t)alphabet[random_below(&random, random_below(&random, 12) ? letters < 4 ? letters : 4 : letters)];
        uint32_t at = (uint32_t)soh(bytes, sizeof bytes, "8=Q|9=1|35=D|2=x|3=x|4=x|");
        uint32_t last = random_below(&random, 2);
        if (last)
            at += (uint32_t)soh(bytes + at, 16, "10=0|");
        at += input_field(bytes + at, 1, value, length);
        if (!last)
            at += (uint32_t)soh(bytes + at, 16, "10=0|");
        checked(c, bytes, at);
    }
    checker_free(c);
    guard_free(dict);
}

static void known_shapes_judge_values_as_the_readers_do(void **state)
{
    (void)state;
    quick_checks_agree("int", "1290-+./: ", 10);
    quick_checks_agree("SeqNum", "1290-+./:\xb0\x80", 22);
    quick_checks_agree("Price", "129.0-+/:e,", 10);
    quick_checks_agree("Qty *", "..11--", 9);
    quick_checks_agree("String", "ab \xff", 9);
    quick_checks_agree("char a=A b=B", "abcd", 2);
    quick_checks_agree("char a=A b=B *", "abcd", 2);
    quick_checks_agree("int 1=A 2=B 12=C", "123-", 2);
    quick_checks_agree("int A=A", "A123-", 2);
    quick_checks_agree("int A=A BC=B", "ABC12", 2);
    quick_checks_agree("MultipleCharValue a=A b=B", "a b c", 6);
    quick_checks_agree("MultipleStringValue aa=A b=B ab=C", "a ab", 6);
    quick_checks_agree("String \xc3\xa4=A", "\xc3\xa4z", 3);
    quick_checks_agree("Boolean Y=Yes N=No", "YNyn", 2);
    quick_checks_agree("Boolean", "YNyn", 2);
    quick_checks_agree("DayOfMonth", "1230-", 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_values_are_as_the_readers_say),
        cmocka_unit_test(values_near_right_ones_are_as_the_readers_say),
        cmocka_unit_test(the_quick_time_agrees_on_all_dates_and_clocks),
        cmocka_unit_test(known_shapes_judge_values_as_the_readers_do),
    };
    return cmocka_run_group_tests_name("validate_type", tests, NULL, NULL);
}
