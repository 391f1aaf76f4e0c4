/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which lanes the AVX2 kernel has a doubt about. A needless doubt changes no result, for the field is then read by itself; here it is seen.
 */
#include "support.h"

#if defined(__x86_64__)
/* NOLINTNEXTLINE(bugprone-suspicious-include): its static functions are what is tested */
#include "scan_avx2.c"

#include <stdio.h>

enum { LANES = 8, PAD = 16 };

static uint32_t tags[LANES + PAD], values[LANES + PAD], ends[1 + LANES + PAD];

/* A field's tag as the contract has it: 0 where it is none, or has five digits and more. */
static uint32_t plain_tag(const char *text)
{
    uint32_t tag = 0, length = (uint32_t)strlen(text);
    if (length == 0 || length > 4 || text[0] == '0' || strspn(text, "0123456789") != length)
        return 0;
    for (; *text; text++)
        tag = tag * 10 + (uint32_t)(*text - '0');
    return tag;
}

static uint32_t taken_for_a_length(const twi_filter *filter, uint32_t tag)
{
    uint32_t found = tag >= 1024 && tag - 1024 < filter->high_span;
    for (uint32_t other = tag % 256; other < 1024; other += 256)
        found |= filter->low[other / 32] >> other % 32 & 1;
    return found;
}

static __attribute__((target("avx2"))) uint32_t doubted(const twi_scan *scan)
{
    return tags_eight(scan, 0, filter_fold(scan->filter));
}

/* Eight fields, this tag in one lane and others beside it. */
static void lane_check(const twi_filter *filter, const char *text, uint32_t lane)
{
    static const char *const beside[] = {"7", "48", "300", "8999", "1", "10", "100", "1500"};
    uint8_t bytes[256];
    uint32_t length = 0, strange = strspn(text, "0123456789") != strlen(text) && strlen(text) <= 4;
    twi_scan scan = {.bytes = bytes, .tags = tags, .values = values, .ends = ends + 1, .filter = filter};
    ends[0] = UINT32_MAX;
    for (uint32_t i = 0; i < LANES; i++) {
        length += (uint32_t)sprintf((char *)bytes + length, "%s=%.*s\001", i == lane ? text : beside[(i + lane) % LANES],
                                    (int)(i % 4), "=1=");
        ends[1 + i] = length - 1;
    }
    memset(bytes + length, 'x', PAD);
    uint32_t odd = doubted(&scan);
    if (strange) {
        assert_int_equal(odd, 255);
        return;
    }
    for (uint32_t i = 0; i < LANES; i++) {
        const char *here = i == lane ? text : beside[(i + lane) % LANES];
        uint32_t tag = plain_tag(here);
        if ((odd >> i & 1) != (!tag || taken_for_a_length(filter, tag)))
            fail_msg("tag \"%s\" in lane %u of \"%s\" in lane %u: doubts %x", here, i, text, lane, odd);
        if (!tag)
            continue;
        assert_int_equal(tags[i], tag);
        assert_int_equal(values[i], (i ? ends[i] + 1 : 0) + strlen(here) + 1);
    }
}

static void no_lane_is_doubted_without_a_reason(void **state)
{
    (void)state;
    static const char *const odd_ones[] = {"",  "0",  "00", "01",   "09", "099",  "0999", "10000", "99999", "123456",
                                           "x", "1x", "x1", "12:4", "1/", "\xb1", "12x",  "9:",    "0000",  "2147483647"};
    if (!__builtin_cpu_supports("avx2"))
        skip();
    static twi_filter filter = {.high_span = 300};
    filter.low[95 / 32] = 1u << 95 % 32;
    filter.low[618 / 32] = 1u << 618 % 32;
    for (uint32_t lane = 0; lane < LANES; lane++) {
        for (uint32_t tag = 1; tag < 10000; tag++) {
            char text[8];
            sprintf(text, "%u", tag);
            lane_check(&filter, text, lane);
        }
        for (uint32_t i = 0; i < sizeof odd_ones / sizeof *odd_ones; i++)
            lane_check(&filter, odd_ones[i], lane);
    }
}

static void each_tag_of_the_filter_is_found(void **state)
{
    (void)state;
    if (!__builtin_cpu_supports("avx2"))
        skip();
    for (uint32_t tag = 1; tag < 1024; tag++) {
        twi_filter filter = {.high_span = 0};
        char text[8];
        filter.low[tag / 32] = 1u << tag % 32;
        sprintf(text, "%u", tag);
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
