/* SPDX-License-Identifier: Apache-2.0 */
/* TZif files made byte by byte: every version, every refusal, cut anywhere, with any byte changed. */
#include "support.h"
#include "zone.h"

#include <string.h>

enum { IMAGE = 1 << 14, FILE_MAX = 1024 };

static _Alignas(8) uint8_t image[IMAGE];

typedef struct file {
    uint8_t bytes[FILE_MAX];
    uint32_t length;
} file;

static void put(file *f, uint64_t value, uint32_t size)
{
    while (size--)
        f->bytes[f->length++] = (uint8_t)(value >> (8 * size));
}

static void put_text(file *f, const char *text)
{
    memcpy(f->bytes + f->length, text, strlen(text));
    f->length += (uint32_t)strlen(text);
}

/* What differs from a good file: clocks an hour ahead, from 1000 on two, from 2000 on one. */
typedef struct block {
    uint32_t times, types, names, leaps, standards, uts;
    int64_t at[3];
    uint8_t type_of[3];
    int32_t ahead_s[2];
    uint8_t daylight, name;
} block;

static const block usual = {
    .times = 2, .types = 2, .names = 4, .at = {1000, 2000}, .type_of = {1, 0}, .ahead_s = {3600, 7200}, .daylight = 1};

static void put_block(file *f, const block *b, char version, uint32_t time_size)
{
    put_text(f, "TZif");
    put(f, (uint8_t)version, 1);
    put(f, 0, 8);
    put(f, 0, 7);
    put(f, b->uts, 4);
    put(f, b->standards, 4);
    put(f, b->leaps, 4);
    put(f, b->times, 4);
    put(f, b->types, 4);
    put(f, b->names, 4);
    for (uint32_t i = 0; i < b->times; i++)
        put(f, (uint64_t)b->at[i], time_size);
    for (uint32_t i = 0; i < b->times; i++)
        put(f, b->type_of[i], 1);
    for (uint32_t i = 0; i < b->types; i++) {
        put(f, (uint32_t)b->ahead_s[i], 4);
        put(f, i ? b->daylight : 0, 1);
        put(f, i ? b->name : 0, 1);
    }
    for (uint32_t i = 0; i < b->names; i++)
        put(f, i % 4 < 3 ? 'A' : 0, 1);
    for (uint32_t i = 0; i < b->leaps; i++) {
        put(f, 500, time_size);
        put(f, 1, 4);
    }
    for (uint32_t i = 0; i < b->standards + b->uts; i++)
        put(f, 0, 1);
}

static file make(const block *b, char version, const char *footer)
{
    file f = {.length = 0};
    if (version)
        put_block(&f, &(block){.types = 1, .names = 1}, version, 4);
    put_block(&f, b, version, version ? 8 : 4);
    if (version) {
        put_text(&f, "\n");
        put_text(&f, footer);
        put_text(&f, "\n");
    }
    return f;
}

static tw_status read(const file *f, const tw_zone **zone, tw_error *error)
{
    uint32_t size = IMAGE;
    uint8_t *bytes = guard_end(f->length + 1);
    memcpy(bytes + 1, f->bytes, f->length);
    const tw_status status = tw_zone_read(bytes + 1, f->length, image, &size, zone, error);
    guard_free(bytes);
    return status;
}

static const tw_zone *good(const file *f)
{
    const tw_zone *zone = NULL;
    tw_error error = {0};
    if (read(f, &zone, &error) != TW_OK)
        fail_msg("%s at %u", error.text, error.offset);
    return zone;
}

static void every_version_is_read(void **state)
{
    static const char versions[] = {0, '2', '3', '4'};
    (void)state;
    for (uint32_t i = 0; i < sizeof versions; i++) {
        const file f = make(&usual, versions[i], "");
        const tw_zone *zone = good(&f);
        assert_int_equal(tw_zone_offset(zone, -5000), 3600);
        assert_int_equal(tw_zone_offset(zone, 999), 3600);
        assert_int_equal(tw_zone_offset(zone, 1000), 7200);
        assert_int_equal(tw_zone_offset(zone, 1999), 7200);
        assert_int_equal(tw_zone_offset(zone, 2000), 3600);
        assert_int_equal(tw_zone_offset(zone, 1 << 30), 3600);
    }
}

static void times_beyond_32_bits_are_read(void **state)
{
    block b = usual;
    (void)state;
    b.at[0] = -5000000000;
    b.at[1] = 5000000000;
    const file f = make(&b, '2', "");
    const tw_zone *zone = good(&f);
    assert_int_equal(tw_zone_offset(zone, -5000000001), 3600);
    assert_int_equal(tw_zone_offset(zone, -5000000000), 7200);
    assert_int_equal(tw_zone_offset(zone, 4999999999), 7200);
    assert_int_equal(tw_zone_offset(zone, 5000000000), 3600);
    b.at[0] = -1000;
    const file old = make(&b, 0, ""); /* 5000000000 is 705032704 in 32 bits */
    assert_int_equal(tw_zone_offset(good(&old), -1000), 7200);
    assert_int_equal(tw_zone_offset(good(&old), -1001), 3600);
}

/* RFC 8536, 3.3: the footer holds from the last transition on, and always where there is none. */
static void the_footer_holds_afterwards(void **state)
{
    (void)state;
    const file after = make(&usual, '2', "AAA-5");
    assert_int_equal(tw_zone_offset(good(&after), 1999), 7200);
    assert_int_equal(tw_zone_offset(good(&after), 2000), 18000);
    block b = usual;
    b.times = 0;
    const file alone = make(&b, '2', "AAA-5");
    assert_int_equal(tw_zone_offset(good(&alone), 0), 18000);
    const file none = make(&b, '2', "");
    assert_int_equal(tw_zone_offset(good(&none), 0), 3600);
    const file wide = make(&b, '3', "AAA-5BBB,M3.5.0/-1,M10.5.0/25"); /* hours of version 3 */
    assert_int_equal(tw_zone_offset(good(&wide), 0), 18000);
}

static void refused(const file *f, const char *says, uint32_t offset)
{
    const tw_zone *zone = NULL;
    tw_error error = {0};
    assert_int_equal(read(f, &zone, &error), TW_E_VALUE_FORMAT);
    assert_string_equal(error.text, says);
    if (error.offset != offset)
        fail_msg("%s: %u, not %u", says, error.offset, offset);
    assert_null(zone);
}

/* In a file of version 1 the header ends at 44, the times at 52, their types at 54, the types at 66. */
static void every_fault_of_a_block_is_told(void **state)
{
    block b;
    file f;
    (void)state;
#define REFUSED(change, says, offset)                                                                                              \
    do {                                                                                                                           \
        b = usual;                                                                                                                 \
        change;                                                                                                                    \
        f = make(&b, 0, "");                                                                                                       \
        refused(&f, says, offset);                                                                                                 \
    } while (0)
    REFUSED(b.leaps = 1, "it counts leap seconds: take the file outside of right/", 0);
    REFUSED((b.types = 0, b.times = 0), "no types or names, or more than 256 types", 0);
    REFUSED(b.names = 0, "no types or names, or more than 256 types", 0);
    REFUSED(b.standards = 1, "indicators for some of the types only", 0);
    REFUSED(b.uts = 1, "indicators for some of the types only", 0);
    REFUSED(b.ahead_s[1] = TWI_OFFSET_MAX + 1, "an offset from UTC of more than a day", 60);
    REFUSED(b.ahead_s[0] = TWI_OFFSET_MIN - 1, "an offset from UTC of more than a day", 54);
    REFUSED(b.ahead_s[1] = INT32_MIN, "an offset from UTC of more than a day", 60);
    REFUSED(b.daylight = 2, "a daylight-saving indicator that is neither 0 nor 1", 60);
    REFUSED(b.name = 4, "a name beyond the names", 60);
    REFUSED(b.at[1] = 1000, "transitions that do not ascend", 48);
    REFUSED(b.at[1] = -1, "transitions that do not ascend", 48);
    REFUSED(b.type_of[1] = 2, "a type beyond the types", 53);
    b = usual;
    b.standards = b.uts = 2;
    b.ahead_s[0] = TWI_OFFSET_MIN;
    b.ahead_s[1] = TWI_OFFSET_MAX;
    f = make(&b, 0, "");
    (void)good(&f);
#undef REFUSED
}

/* The second header of a file of version 2 lies at 51, its data end at 51 + 44 + 34. */
static void every_fault_of_a_file_is_told(void **state)
{
    (void)state;
    file f = make(&usual, '2', "");
    f.bytes[0] = 't';
    refused(&f, "not a TZif file", 0);
    f = make(&usual, '5', "");
    refused(&f, "a version that is none of 1 to 4", 0);
    f = make(&usual, '1', "");
    refused(&f, "a version that is none of 1 to 4", 0);
    f = make(&usual, '2', "");
    f.bytes[51 + 4] = '3';
    refused(&f, "two headers of different versions", 51);
    f = make(&usual, '2', "");
    f.bytes[51] = 'X';
    refused(&f, "not a TZif file", 51);
    f = make(&usual, '2', "");
    f.bytes[129] = 'X';
    refused(&f, "no footer", 129);
    f = make(&usual, '2', "AAA5");
    f.length--;
    refused(&f, "the footer does not end", 129);
    f = make(&usual, '2', "AAA5x");
    refused(&f, "no name of daylight-saving time", 135);
    f = make(&usual, '2', "AAA-5BBB,M3.5.0/-1,M10.5.0");
    refused(&f, "no time of a change", 146); /* that is version 3 */
}

static void counts_are_never_trusted(void **state)
{
    static const uint32_t counts[] = {20, 24, 28, 32, 36, 40},
                          values[] = {0x7fffffff, 0x80000000, 0xffffffff, 0x20000000, 257, 1000};
    (void)state;
    for (uint32_t i = 0; i < 6; i++) {
        for (uint32_t k = 0; k < 6; k++) {
            for (uint32_t at = 0; at <= 51; at += 51) {
                file f = make(&usual, '2', "");
                const tw_zone *zone = NULL;
                for (uint32_t byte = 0; byte < 4; byte++)
                    f.bytes[at + counts[i] + byte] = (uint8_t)(values[k] >> (8 * (3 - byte)));
                assert_int_equal(read(&f, &zone, NULL), TW_E_VALUE_FORMAT);
            }
        }
    }
}

static void a_file_cut_anywhere_is_refused(void **state)
{
    (void)state;
    const file whole = make(&usual, '3', "AAA-1BBB,M3.5.0,M10.5.0/3");
    (void)good(&whole);
    for (uint32_t length = 0; length < whole.length; length++) {
        file f = whole;
        const tw_zone *zone = NULL;
        f.length = length;
        assert_int_equal(read(&f, &zone, NULL), TW_E_VALUE_FORMAT);
    }
}

/* Whatever stands in a byte: refused, or a zone whose every answer is within bounds. */
static void a_file_with_any_byte_changed_does_no_harm(void **state)
{
    uint32_t taken = 0;
    (void)state;
    const file whole = make(&usual, '3', "AAA-1BBB,M3.5.0,M10.5.0/3");
    for (uint32_t at = 0; at < whole.length; at++) {
        for (uint32_t value = 0; value < 256; value++) {
            file f = whole;
            const tw_zone *zone = NULL;
            f.bytes[at] = (uint8_t)value;
            if (read(&f, &zone, NULL) != TW_OK)
                continue;
            taken++;
            for (int64_t utc_s = -3000; utc_s < INT64_C(3000000000); utc_s += 86400 * 400 + 99) {
                const int32_t offset = tw_zone_offset(zone, utc_s);
                assert_true(offset >= TWI_OFFSET_MIN && offset <= TWI_OFFSET_MAX);
                assert_true(tw_zone_utc(zone, utc_s + offset) <= utc_s);
            }
        }
    }
    assert_true(taken > 1000);
}

static void what_is_missing_is_told(void **state)
{
    const file f = make(&usual, '2', "");
    uint32_t size = IMAGE;
    const tw_zone *zone = NULL;
    (void)state;
    assert_int_equal(tw_zone_read(NULL, 5, image, &size, &zone, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_zone_read(f.bytes, f.length, image, NULL, &zone, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_zone_read(f.bytes, f.length, image, &size, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_zone_posix(NULL, image, &size, &zone, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_zone_posix("UTC0", image, NULL, &zone, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_zone_read(f.bytes, TW_ZONE_FILE_MAX + 1, image, &size, &zone, NULL), TW_E_VALUE_FORMAT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_version_is_read),          cmocka_unit_test(times_beyond_32_bits_are_read),
        cmocka_unit_test(the_footer_holds_afterwards),    cmocka_unit_test(every_fault_of_a_block_is_told),
        cmocka_unit_test(every_fault_of_a_file_is_told),  cmocka_unit_test(counts_are_never_trusted),
        cmocka_unit_test(a_file_cut_anywhere_is_refused), cmocka_unit_test(a_file_with_any_byte_changed_does_no_harm),
        cmocka_unit_test(what_is_missing_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
