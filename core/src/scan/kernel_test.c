/* SPDX-License-Identifier: Apache-2.0 */
/* Each kernel by the contract of scan.h, and all kernels through tw_index_fields, on bytes that are hard to scan. */
#include "compare.h"
#include "inputs.h"
#include "scan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static tw_index *ample, *scarce; /* their memory ends at unreadable pages */
static uint64_t rng = 0x5ca11ed;
static const tw_data_pair *pairs;
static uint32_t pairs_count;

static tw_index *index_of(uint32_t capacity)
{
    tw_index_options options = {sizeof options, capacity, 0, 0, NULL};
    uint32_t size = 0;
    tw_index *index = NULL;
    assert_int_equal(tw_index_size(&options, &size), TW_OK);
    assert_int_equal(tw_index_init(guard_end(size), size, &options, &index, NULL), TW_OK);
    return index;
}

static int set_up(void **state)
{
    (void)state;
    pairs_count = tw_data_pairs(&pairs);
    ample = index_of(4096);
    scarce = index_of(16);
    return 0;
}

/* The kernel in use on this input, next to one guard page or the other, from its start and from a random field on. */
static void check(const uint8_t *bytes, uint32_t length)
{
    const twi_kernel *kernel = twi_kernel_active();
    const uint8_t *place = random_below(&rng, 2) ? input_end(bytes, length) : input_begin(bytes, length);
    if (length && bytes[length - 1] == 1) {
        compare_start whole = {0, 4096, TWI_SCAN_CHUNK};
        compare_start part = {random_below(&rng, 24), random_below(&rng, 2) ? random_below(&rng, 40) : 4096,
                              1 + random_below(&rng, TWI_SCAN_CHUNK)};
        assert_agrees(compare_kernel(kernel, place, length, whole, NULL), bytes, length);
        assert_agrees(compare_kernel(kernel, place, length, part, NULL), bytes, length);
    }
    assert_agrees(compare_fields(ample, pairs, pairs_count, place, length), bytes, length);
    assert_agrees(compare_fields(scarce, pairs, pairs_count, place, length), bytes, length);
}

/* "1=xxx" SOH of `length` bytes, 3 or more. */
static uint32_t filler(uint8_t *out, uint32_t length)
{
    memset(out, 'x', length);
    memcpy(out, "1=", 2);
    out[length - 1] = 1;
    return length;
}

static void patterns_of_every_length_and_alignment(void)
{
    static const char *const patterns[] = {"|",
                                           "=",
                                           "7",
                                           "0",
                                           "1=|",
                                           "9=9|",
                                           "5=|8=|",
                                           "8=9|5=|",
                                           "=|",
                                           "5=",
                                           "12345678901=1|",
                                           "1234=|",
                                           "12345=|7=",
                                           "99999=1|1=|",
                                           "1|",
                                           "x=1|",
                                           "1x=1|2=",
                                           "01=1|",
                                           "10=1=1=1=1|",
                                           "123",
                                           "4=123456789|",
                                           "2147483647=|",
                                           "2147483648=|",
                                           "||1=",
                                           "1===|",
                                           "\xb1=\x81|",
                                           "1023=|1024=|",
                                           "95=1|96=|||",
                                           "90=0|",
                                           "1184=5|1185=",
                                           "40004=1|40005=x|",
                                           "\xff"};
    uint8_t bytes[512];
    for (uint32_t p = 0; p < sizeof patterns / sizeof patterns[0]; p++) {
        uint32_t period = (uint32_t)strlen(patterns[p]);
        for (uint32_t shift = 2; shift <= 66; shift++) {
            uint32_t from = shift == 2 ? 0 : filler(bytes, shift), length = from + 200;
            for (uint32_t i = from; i < length; i++)
                bytes[i] = (uint8_t)(patterns[p][(i - from) % period] == '|' ? 1 : patterns[p][(i - from) % period]);
            for (uint32_t cut = shift == 2 ? 1 : 190; cut <= length; cut += shift == 2 ? 1 : 5)
                check(bytes, cut);
            bytes[length - 1] = 1;
            check(bytes, length);
        }
    }
}

static void lengths_to_300_with_a_last_field_that_ends(void)
{
    uint8_t bytes[512];
    for (uint32_t length = 1; length <= 300; length++) {
        for (uint32_t i = 0; i < length; i++)
            bytes[i] = (uint8_t)("35=8|1234=5|7=|"[i % 15] == '|' ? 1 : "35=8|1234=5|7=|"[i % 15]);
        bytes[length - 1] = 1;
        check(bytes, length);
        memset(bytes, 1, length);
        check(bytes, length);
        memset(bytes, '8', length);
        bytes[length - 1] = 1;
        check(bytes, length);
        if (length >= 3) {
            filler(bytes, length);
            check(bytes, length);
            check(bytes, length - 1);
        }
    }
}

static void short_tags_after_empty_values_across_blocks(void)
{
    static const char *const middles[] = {"5=|8=|",  "5=|8=7|",  "55=|8=|6=|", "5=|8=|9=|7=|", "1234=|5=|6=|",
                                          "5=|88=|", "5=|888=|", "5=|8888=|",  "12345=|8=|",   "5=|95=1|96=a|",
                                          "5=|0=|",  "5=||8=|",  "5=|=8|",     "5=7|8=|"};
    uint8_t bytes[512];
    for (uint32_t m = 0; m < sizeof middles / sizeof middles[0]; m++) {
        for (uint32_t from = 3; from < 3 + 136; from++) {
            uint32_t at = filler(bytes, from);
            at += (uint32_t)soh(bytes + at, sizeof bytes - at, middles[m]);
            check(bytes, at);
            at += filler(bytes + at, 3);
            check(bytes, at);
            at += filler(bytes + at, 100);
            check(bytes, at);
        }
    }
}

static void empty_values_at_the_end_of_sixteen_fields(void)
{
    uint8_t bytes[4096];
    for (uint32_t before = 0; before < 40; before++) {
        for (uint32_t wide = 1; wide <= 40; wide += 13) {
            uint32_t at = 0;
            for (uint32_t i = 0; i < before; i++)
                at += input_field(bytes + at, 11 + i, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", wide);
            at += (uint32_t)soh(bytes + at, 64, "5=|8=|3=4|2=|1=|");
            check(bytes, at);
            at += (uint32_t)soh(bytes + at, 64, "5=|95=3|96=|5=|8=|");
            check(bytes, at);
        }
    }
}

static void tags_of_1_to_11_digits_at_every_alignment(void)
{
    static const char *const tags[] = {"9",           "98",
                                       "987",         "9876",
                                       "98765",       "987654",
                                       "9876543",     "98765432",
                                       "987654321",   "1987654321",
                                       "19876543210", "21474836470",
                                       "2147483647",  "2147483648",
                                       "4294967296",  "4294967301",
                                       "9999999999",  "0",
                                       "05",          "0012",
                                       "10000",       "1023",
                                       "1024",        "65536",
                                       "65631",       "18446744073709551617"};
    uint8_t bytes[512];
    for (uint32_t t = 0; t < sizeof tags / sizeof tags[0]; t++) {
        for (uint32_t from = 2; from < 3 + 132; from++) {
            uint32_t at = from == 2 ? 0 : filler(bytes, from), digits = (uint32_t)strlen(tags[t]);
            memcpy(bytes + at, tags[t], digits);
            memcpy(bytes + at + digits, "=x\001", 3);
            check(bytes, at + digits + 3);
            filler(bytes + at + digits + 3, 70);
            check(bytes, at + digits + 73);
        }
    }
}

static void length_tags_are_never_taken_at_any_alignment(void)
{
    uint8_t bytes[512];
    for (uint32_t p = 0; p < pairs_count; p++) {
        for (uint32_t from = 3; from < 3 + 70; from += 1 + (p & 1)) {
            uint32_t at = filler(bytes, from);
            at += input_field(bytes + at, pairs[p].length_tag, "4", 1);
            check(bytes, at);
            at += input_field(bytes + at, pairs[p].data_tag, "\0015=\001", 4);
            at += input_field(bytes + at, 58, "text", 4);
            check(bytes, at);
        }
    }
}

static void many_fields_in_a_block_and_every_room(void)
{
    static const char *const dense[] = {"1=|", "1=|2=3|", "|", "=|", "12=|", "1=2|", "1=2|3=4|||"};
    uint8_t bytes[600];
    for (uint32_t d = 0; d < sizeof dense / sizeof dense[0]; d++) {
        uint32_t period = (uint32_t)strlen(dense[d]);
        for (uint32_t i = 0; i < sizeof bytes; i++)
            bytes[i] = (uint8_t)(dense[d][i % period] == '|' ? 1 : dense[d][i % period]);
        for (uint32_t length = period; length <= 576; length += 48 / period * period) {
            const uint8_t *place = input_end(bytes, length);
            for (uint32_t room = 0; room <= length / period + 1; room++) {
                compare_start start = {room > 4 ? room / 2 : 0, room, 1 + room % TWI_SCAN_CHUNK};
                assert_agrees(compare_kernel(twi_kernel_active(), place, length, start, NULL), bytes, length);
            }
        }
    }
}

/* Blocks of 4 to 21 fields, each with a tag that its neighbours do not have, at every alignment: no lane lends its tag to another. */
static void every_lane_has_a_tag_of_its_own(void)
{
    uint8_t bytes[1024];
    for (uint32_t fields = 4; fields <= 21; fields++) {
        for (uint32_t start = 0; start < 64; start++) {
            uint32_t at = start < 4 ? 0 : filler(bytes, start), begin = at;
            for (uint32_t i = 1; at < 400; i++) {
                uint32_t length = begin + i * 64 / fields - at; /* 3 or 4 for the shortest */
                uint32_t tag = length < 4 ? 1 + i % 9 : length < 5 ? 10 + i % 89 : 100 + i * 37 % 800;
                at += input_field(bytes + at, tag, "xxxxxxxxxxxxxxxx", length - (tag < 10 ? 3 : tag < 100 ? 4 : 5));
            }
            check(bytes, at);
        }
    }
}

/* A field that starts in a block of many and ends in a later chunk, with tags of another message still in the table. */
static void a_field_left_open_by_a_dense_block(void)
{
    static const char *const dense[] = {"1=|", "1=2|", "12=|", "1=|2=x|", "1=22|"};
    static const char *const open[] = {"1=", "12=", "123=", "1234=", "12345=", "95=", "=", "1x=", "0="};
    uint8_t bytes[2048];
    for (uint32_t d = 0; d < sizeof dense / sizeof dense[0]; d++) {
        for (uint32_t before = 3; before < 3 + 64 * 3; before++) {
            uint32_t period = (uint32_t)strlen(dense[d]), at = before % 9 < 3 ? 0 : filler(bytes, before % 9);
            while (at + period <= before)
                at += (uint32_t)soh(bytes + at, 64, dense[d]);
            at += (uint32_t)soh(bytes + at, 64, open[before % 9]);
            memset(bytes + at, 'y', 100 + before);
            at += 100 + before;
            at += (uint32_t)soh(bytes + at, 64, "|2=y|3=z|");
            const uint8_t *place = input_end(bytes, at);
            for (uint32_t chunk = 1; chunk <= TWI_SCAN_CHUNK; chunk++) {
                compare_start start = {0, 4096, chunk};
                assert_agrees(compare_kernel(twi_kernel_active(), place, at, start, NULL), bytes, at);
            }
            check(bytes, at);
        }
    }
}

static void sparse_then_dense_never_writes_beyond_the_pad(void)
{
    static const char *const dense[] = {"|", "1=|", "=|"};
    uint8_t bytes[8 * 64];
    for (uint32_t d = 0; d < 3; d++) {
        for (uint32_t blocks = 0; blocks < 7; blocks++) {
            uint32_t period = (uint32_t)strlen(dense[d]), at = 0, fields = 0;
            while (at < blocks * 64) {
                at += input_field(bytes + at, 1, "", 0);
                fields++;
                if (at + 3 > blocks * 64)
                    break;
            }
            for (uint32_t i = 0; at < sizeof bytes; i++, at++)
                bytes[at] = (uint8_t)(dense[d][i % period] == '|' ? 1 : dense[d][i % period]);
            bytes[at - 1] = 1;
            for (uint32_t room = 0; room <= fields + 70; room++) {
                compare_start start = {0, room, TWI_SCAN_CHUNK};
                assert_agrees(compare_kernel(twi_kernel_active(), input_end(bytes, at), at, start, NULL), bytes, at);
            }
        }
    }
}

static void sums_of_every_length_are_the_sum_of_the_bytes(void)
{
    static uint8_t bytes[INPUT_MAX];
    for (uint32_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)random_next(&rng);
    for (uint32_t length = 0; length <= 700; length++) {
        const uint8_t *end = input_end(bytes, length);
        assert_int_equal(twi_kernel_active()->sum(end, length), reference_sum(end, length));
        const uint8_t *begin = input_begin(bytes, length);
        assert_int_equal(twi_kernel_active()->sum(begin, length), reference_sum(begin, length));
    }
    memset(bytes, 0xff, sizeof bytes);
    assert_int_equal(twi_kernel_active()->sum(bytes, sizeof bytes), 255u * sizeof bytes);
    assert_int_equal(twi_kernel_active()->sum(bytes, sizeof bytes - 1), 255u * (sizeof bytes - 1));
    for (uint32_t length = 0; length <= 200; length++)
        assert_int_equal(twi_kernel_active()->sum(bytes, length), 255u * length);
}

static void sums_of_many_bytes_do_not_overflow_a_lane(void)
{
    const uint32_t length = 20u << 20; /* over 2^32 / 255 */
    uint8_t *bytes = malloc(length);
    assert_non_null(bytes);
    memset(bytes, 0xff, length);
    assert_int_equal(twi_kernel_active()->sum(bytes, length), (uint32_t)(255ull * length));
    free(bytes);
}

static void each_byte_value_is_told_from_the_delimiters_at_each_place(void)
{
    uint8_t bytes[80];
    for (uint32_t place = 0; place < 70; place++) {
        for (uint32_t value = 0; value < 256; value++) {
            memset(bytes, '4', sizeof bytes);
            filler(bytes + 70, 10);
            memcpy(bytes, "44=1\00155=", 8);
            bytes[69] = 1;
            bytes[place] = (uint8_t)value;
            check(bytes, 80);
        }
    }
}

static void every_kernel_takes_a_plain_message_whole(void)
{
    static uint8_t bytes[INPUT_MAX];
    for (uint32_t i = 0; i < 200; i++) {
        uint32_t taken = 0, length = input_message(&rng, bytes, random_below(&rng, 3000), INPUT_PLAIN);
        compare_start start = {0, 4096, 1 + random_below(&rng, TWI_SCAN_CHUNK)};
        assert_agrees(compare_kernel(twi_kernel_active(), input_end(bytes, length), length, start, &taken), bytes, length);
        assert_int_equal(taken, 1);
    }
}

/* twi_scan.settled for 95 and 96, whose length is right wherever it is asked about here. */
static uint32_t raw_data_settled(twi_scan *scan, uint32_t field, uint32_t to)
{
    if (scan->tags[field] != 95)
        return 1;
    uint32_t stop = scan->ends[field] + 1 + 3;
    stop += (uint32_t)strtoul((const char *)scan->bytes + scan->values[field], NULL, 10);
    if (field + 1 < to && scan->ends[field + 1] == stop)
        return 1;
    scan->length = field;
    scan->stop = stop;
    return 0;
}

/* Appends a field and what the table must say of it. */
static void append(uint8_t *bytes, twi_scan *want, uint32_t tag, const void *value, uint32_t length)
{
    want->end += input_field(bytes + want->end, tag, value, length);
    want->tags[want->fields] = tag;
    want->values[want->fields] = want->end - 1 - length;
    want->ends[want->fields++] = want->end - 1;
}

static void append_plain(uint8_t *bytes, twi_scan *want, uint32_t count)
{
    static const uint32_t from[] = {1, 10, 100, 1000, 10000, 9999999};
    for (; count; count--) {
        uint32_t low = from[random_below(&rng, random_below(&rng, 4) ? 3 : 6)];
        uint32_t tag = low + random_below(&rng, low < 10000 ? 9 * low : 100);
        if (tag == 95 || !random_below(&rng, 8))
            append(bytes, want, 5 + random_below(&rng, 5), "", 0);
        else
            append(bytes, want, tag, "77=1x10=7y5=77", 1 + random_below(&rng, 14));
    }
}

/* The kernel in use with the arrays before unreadable pages: what it takes is as wanted. Gives its answer. */
static uint32_t takes_as_wanted(const uint8_t *bytes, const twi_scan *want, uint32_t room, uint32_t chunk)
{
    static uint32_t *limits[3];
    const uint32_t most = 1024 + TWI_SCAN_PAD;
    twi_filter filter = {{0}, {0}, 0, {0}};
    filter.low[95 / 32] = 1u << 95 % 32;
    for (uint32_t k = 0; k < 3; k++) {
        if (!limits[k])
            limits[k] = (uint32_t *)guard_end((most + 1) * 4) + most + 1;
        memset(limits[k] - most - 1, 0x5a, (most + 1) * 4);
    }
    twi_scan scan = *want;
    scan.bytes = input_end(bytes, want->end);
    scan.fields = 0;
    scan.room = room;
    scan.tags = limits[0] - room - TWI_SCAN_PAD;
    scan.values = limits[1] - room - TWI_SCAN_PAD;
    scan.ends = limits[2] - room - TWI_SCAN_PAD;
    scan.ends[-1] = UINT32_MAX;
    scan.filter = &filter;
    scan.settled = raw_data_settled;
    scan.length = UINT32_MAX;
    scan.data_end = want->end;
    scan.chunk = chunk;
    uint32_t answer = twi_kernel_active()->fields(&scan);
    assert_true(scan.fields <= want->fields && scan.fields <= room);
    assert_memory_equal(scan.tags, want->tags, scan.fields * 4);
    assert_memory_equal(scan.values, want->values, scan.fields * 4);
    assert_memory_equal(scan.ends, want->ends, scan.fields * 4);
    assert_int_equal(scan.ends[-1], UINT32_MAX);
    if (answer) {
        assert_int_equal(scan.fields, want->fields);
        assert_int_equal(scan.sum, reference_sum(bytes, want->end));
    }
    return answer;
}

/* Data with SOH inside, no more of them than fields could have, as often as it comes: the scan goes on after it by itself. */
static void every_kernel_closes_data_in_place(void)
{
    static uint32_t wanted[3][1024];
    for (uint32_t i = 0; i < 4000; i++) {
        uint8_t bytes[2048], content[64];
        twi_scan want = {.tags = wanted[0], .values = wanted[1], .ends = wanted[2]};
        append_plain(bytes, &want, random_below(&rng, 20));
        for (uint32_t times = 1 + random_below(&rng, 3); times; times--) {
            uint32_t length = random_below(&rng, 48);
            for (uint32_t at = 0; at < length; at++)
                content[at] =
                    (uint8_t)(at < 2 || content[at - 1] == 1 || content[at - 2] == 1 ? "12789=x0"[random_below(&rng, 8)]
                                                                                     : "\001=7\00112x"[random_below(&rng, 7)]);
            char digits[16];
            append(bytes, &want, 95, digits, (uint32_t)sprintf(digits, "%u", length));
            append(bytes, &want, 96, content, length);
            append_plain(bytes, &want, random_below(&rng, 12));
        }
        append(bytes, &want, 10, "123456", 6);
        assert_true(want.end <= TWI_SCAN_CHUNK * 64);
        assert_int_equal(takes_as_wanted(bytes, &want, 1024, TWI_SCAN_CHUNK), 1);
        (void)takes_as_wanted(bytes, &want, random_below(&rng, want.fields + 8), 1 + random_below(&rng, TWI_SCAN_CHUNK));
    }
}

/* Numbers that a tag with a zero before it has are looked at like any other: just at the least of so many digits, and below. */
static void a_leading_zero_in_any_lane(void)
{
    static const char *const tags[] = {"0",    "00",   "01",   "09",   "000",   "009",   "010",  "099",
                                       "0000", "0100", "0123", "0999", "00001", "01000", "09999"};
    for (uint32_t t = 0; t < sizeof tags / sizeof tags[0]; t++)
        for (uint32_t place = 0; place < 40; place++) {
            uint8_t bytes[400];
            uint32_t length = 0;
            for (uint32_t i = 0; i < 40; i++)
                length += (uint32_t)sprintf((char *)bytes + length, "%s=%.*s\001", i == place ? tags[t] : "7", (int)(i % 3), "xy");
            check(bytes, length);
        }
}

static void random_fields_of_every_kind(void)
{
    static uint8_t bytes[INPUT_MAX];
    for (uint32_t i = 0; i < 3000; i++) {
        uint32_t length = input_fields(&rng, bytes, random_below(&rng, i % 50 ? 300 : 3000), i % 8);
        check(bytes, length);
        for (uint32_t change = 0; change < 4; change++) {
            length = input_mutate(&rng, bytes, length);
            check(bytes, length);
        }
    }
}

static void random_bytes(void)
{
    uint8_t bytes[400];
    for (uint32_t i = 0; i < 4000; i++) {
        uint32_t length = random_below(&rng, sizeof bytes);
        for (uint32_t b = 0; b < length; b++)
            bytes[b] = i & 1 ? input_byte(&rng) : (uint8_t)("1=\0012"[random_below(&rng, 4)]);
        check(bytes, length);
    }
}

#define EACH_KERNEL(name)                                                                                                          \
    static void each_kernel_##name(void **state)                                                                                   \
    {                                                                                                                              \
        (void)state;                                                                                                               \
        for_each_kernel(name);                                                                                                     \
    }

EACH_KERNEL(patterns_of_every_length_and_alignment)
EACH_KERNEL(lengths_to_300_with_a_last_field_that_ends)
EACH_KERNEL(short_tags_after_empty_values_across_blocks)
EACH_KERNEL(empty_values_at_the_end_of_sixteen_fields)
EACH_KERNEL(tags_of_1_to_11_digits_at_every_alignment)
EACH_KERNEL(length_tags_are_never_taken_at_any_alignment)
EACH_KERNEL(many_fields_in_a_block_and_every_room)
EACH_KERNEL(every_lane_has_a_tag_of_its_own)
EACH_KERNEL(a_field_left_open_by_a_dense_block)
EACH_KERNEL(sparse_then_dense_never_writes_beyond_the_pad)
EACH_KERNEL(sums_of_every_length_are_the_sum_of_the_bytes)
EACH_KERNEL(sums_of_many_bytes_do_not_overflow_a_lane)
EACH_KERNEL(each_byte_value_is_told_from_the_delimiters_at_each_place)
EACH_KERNEL(every_kernel_takes_a_plain_message_whole)
EACH_KERNEL(every_kernel_closes_data_in_place)
EACH_KERNEL(a_leading_zero_in_any_lane)
EACH_KERNEL(random_fields_of_every_kind)
EACH_KERNEL(random_bytes)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kernel_patterns_of_every_length_and_alignment),
        cmocka_unit_test(each_kernel_lengths_to_300_with_a_last_field_that_ends),
        cmocka_unit_test(each_kernel_short_tags_after_empty_values_across_blocks),
        cmocka_unit_test(each_kernel_empty_values_at_the_end_of_sixteen_fields),
        cmocka_unit_test(each_kernel_tags_of_1_to_11_digits_at_every_alignment),
        cmocka_unit_test(each_kernel_length_tags_are_never_taken_at_any_alignment),
        cmocka_unit_test(each_kernel_many_fields_in_a_block_and_every_room),
        cmocka_unit_test(each_kernel_every_lane_has_a_tag_of_its_own),
        cmocka_unit_test(each_kernel_a_field_left_open_by_a_dense_block),
        cmocka_unit_test(each_kernel_sparse_then_dense_never_writes_beyond_the_pad),
        cmocka_unit_test(each_kernel_sums_of_every_length_are_the_sum_of_the_bytes),
        cmocka_unit_test(each_kernel_sums_of_many_bytes_do_not_overflow_a_lane),
        cmocka_unit_test(each_kernel_each_byte_value_is_told_from_the_delimiters_at_each_place),
        cmocka_unit_test(each_kernel_every_kernel_takes_a_plain_message_whole),
        cmocka_unit_test(each_kernel_every_kernel_closes_data_in_place),
        cmocka_unit_test(each_kernel_a_leading_zero_in_any_lane),
        cmocka_unit_test(each_kernel_random_fields_of_every_kind),
        cmocka_unit_test(each_kernel_random_bytes),
    };
    return cmocka_run_group_tests_name("scan kernels", tests, set_up, NULL);
}
