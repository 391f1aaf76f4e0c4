/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which lanes the AVX-512 kernels have a doubt about, in registers of 512 bits. A needless doubt changes no result, for the field is then read
 * by itself; here it is seen.
 */
#include "support.h"

#if defined(__x86_64__)
/* NOLINTNEXTLINE(bugprone-suspicious-include): its static functions are what is tested */
#include "scan_avx512.c"

#include <stdio.h>

#define TARGET_NAMES "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512vnni,bmi,bmi2,popcnt"

enum { PAD = 32 };

static uint32_t tags[LANES + PAD], values[LANES + PAD], ends[1 + LANES + PAD];
static uint8_t bytes[1024];

static int cannot(void)
{
    return !__builtin_cpu_supports("avx512vbmi2") || !__builtin_cpu_supports("avx512vnni");
}

/* The digits of a tag without faults; 0 for any other. */
static uint32_t digits_of(const char *text)
{
    uint32_t length = (uint32_t)strlen(text);
    return length && text[0] != '0' && strspn(text, "0123456789") == length ? length : 0;
}

static uint32_t number_of(const char *text)
{
    uint32_t number = 0;
    for (; *text >= '0' && *text <= '9'; text++)
        number = number * 10 + (uint32_t)(*text - '0');
    return number;
}

static uint32_t has(const uint32_t *table, uint32_t tag)
{
    return table[tag >> 5 & 31] >> (tag & 31) & 1;
}

/* Sixteen fields as the block pass leaves them: of each tag its last four digits. Every fifth value of them is empty where `empty` says so. */
static twi_scan scan_of(const twi_filter *filter, const char *const *texts, uint32_t empty)
{
    uint32_t length = 0;
    twi_scan scan = {.bytes = bytes, .tags = tags, .values = values, .ends = ends + 1, .filter = filter};
    ends[0] = UINT32_MAX;
    for (uint32_t i = 0; i < LANES; i++) {
        uint32_t digits = (uint32_t)strlen(texts[i]);
        length += (uint32_t)sprintf((char *)bytes + length, "%s=", texts[i]);
        tags[i] = number_of(texts[i] + (digits > 4 ? digits - 4 : 0));
        values[i] = length;
        length += (uint32_t)sprintf((char *)bytes + length, "%s\001", empty && i % 5 == 0 ? "" : "=1=");
        ends[1 + i] = length - 1;
    }
    memset(bytes + length, 'x', PAD);
    return scan;
}

static __attribute__((target(TARGET_NAMES))) void plain_check(const twi_filter *filter, const char *const *texts, uint32_t empty)
{
    twi_scan scan = scan_of(filter, texts, empty);
    uint32_t hits = 0;
    fields f = fields_load(tags, values, ends + 1);
    uint32_t plain = lanes_plain(filter, 0xFFFF, &f, &hits), odd = 0xFFFF & ~plain;
    uint32_t still = tags_wide(&scan, 0, odd, &f);
    for (uint32_t i = 0; i < LANES; i++) {
        uint32_t digits = digits_of(texts[i]), number = number_of(texts[i]), valued = values[i] < ends[1 + i];
        uint32_t taken =
            has(filter->low, number) || (number >= 1024 && number - 1024 < filter->high_span && has(filter->high, number));
        uint32_t good = digits && digits <= 4 && valued;
        if ((plain >> i & 1) != (good && !taken) || (hits >> i & 1) != (good && taken))
            fail_msg("tag \"%s\" in lane %u: plain %x, hits %x", texts[i], i, plain, hits);
        uint32_t wide = digits > 4 && digits <= 8 && valued && !has(filter->high, number);
        if ((still >> i & 1) != (!(plain >> i & 1) && !wide))
            fail_msg("tag \"%s\" in lane %u: still odd %x", texts[i], i, still);
        if (good || wide)
            assert_int_equal(tags[i], number);
    }
}

static __attribute__((target(TARGET_NAMES))) void starts_check(const twi_filter *filter, const char *const *texts)
{
    twi_scan scan = scan_of(filter, texts, 0);
    uint32_t strange = 0;
    for (uint32_t i = 0; i < LANES; i++) /* among the first four bytes, up to '=' */
        strange |= strspn(texts[i], "0123456789") < (strlen(texts[i]) < 4 ? strlen(texts[i]) : 4);
    memset(tags, 0, sizeof tags);
    memset(values, 0, sizeof values);
    uint32_t plain = starts_decode(&scan, 0, 0xFFFF);
    if (strange) {
        assert_int_equal(plain, 0);
        return;
    }
    for (uint32_t i = 0; i < LANES; i++) {
        uint32_t digits = digits_of(texts[i]), number = number_of(texts[i]);
        if ((plain >> i & 1) != (digits && digits < 4 && !has(filter->low, number)))
            fail_msg("tag \"%s\" in lane %u: plain %x", texts[i], i, plain);
        if (plain >> i & 1) {
            assert_int_equal(tags[i], number);
            assert_int_equal(values[i], (i ? ends[i] + 1 : 0) + digits + 1);
        }
    }
}

/* This tag in one lane, and others beside it. */
static void lane_check(const twi_filter *filter, const char *text, uint32_t lane)
{
    static const char *const beside[] = {"7", "48", "300", "8999", "1", "10", "100", "1500", "9", "99", "999", "9999", "12345"};
    const char *texts[LANES];
    for (uint32_t i = 0; i < LANES; i++)
        texts[i] = i == lane ? text : beside[(i + lane) % (sizeof beside / sizeof *beside)];
    starts_check(filter, texts);
    if (strspn(text, "0123456789") == strlen(text) && text[0]) { /* others the block pass does not take for tags */
        plain_check(filter, texts, 0);
        plain_check(filter, texts, 1);
    }
}

static void no_lane_is_doubted_without_a_reason(void **state)
{
    (void)state;
    static const char *const others[] = {"",         "0",        "00",        "01",     "09",     "099",     "0999",
                                         "10000",    "99999",    "65536",     "100000", "999999", "1000000", "9999999",
                                         "10000000", "99999999", "123456789", "012345", "x",      "1x",      "x1",
                                         "12:",      "1/",       "\xb1",      "12x",    "9:",     "0000"};
    if (cannot())
        skip();
    static twi_filter filter = {.high_span = 300};
    filter.low[95 / 32] |= 1u << 95 % 32;
    filter.low[618 / 32] |= 1u << 618 % 32;
    filter.high[100 / 32] |= 1u << 100 % 32; /* 1124, and 10340 with others */
    for (uint32_t lane = 0; lane < LANES; lane++) {
        char text[16];
        for (uint32_t tag = 1; tag < 12000; tag += 1 + (tag > 1400) * (lane + 3)) {
            sprintf(text, "%u", tag);
            lane_check(&filter, text, lane);
        }
        for (uint32_t i = 0; i < sizeof others / sizeof *others; i++)
            lane_check(&filter, others[i], lane);
    }
}

static void each_tag_of_the_filter_is_found(void **state)
{
    (void)state;
    if (cannot())
        skip();
    for (uint32_t tag = 1; tag < 2048; tag++) {
        twi_filter filter = {.high_span = tag < 1024 ? 0 : tag - 1023};
        char text[8];
        (tag < 1024 ? filter.low : filter.high)[tag >> 5 & 31] = 1u << (tag & 31);
        sprintf(text, "%u", tag);
        lane_check(&filter, text, tag % LANES);
        sprintf(text, "%u", tag + 10240); /* the same modulo 1024 */
        lane_check(&filter, text, tag % LANES);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_lane_is_doubted_without_a_reason),
                                       cmocka_unit_test(each_tag_of_the_filter_is_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
static void another_processor(void **state)
{
    (void)state;
    skip();
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(another_processor)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#endif
