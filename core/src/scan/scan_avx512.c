/* SPDX-License-Identifier: Apache-2.0 */
/*
 * AVX-512 with VBMI2 (Ice Lake, Zen 4 and later). A block of 64 bytes gives three masks; the positions of delimiters are compressed
 * out of the byte numbers, and up to sixteen tags at a time are picked out of the block by one byte permutation, no gather.
 */
#if defined(__x86_64__)

#if !defined(__clang__)
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512vnni,bmi,bmi2,lzcnt,popcnt")
#endif

#include "tags.h"

#include <immintrin.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512vnni,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#endif

static const uint8_t numbers[64] __attribute__((aligned(64))) = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};

/* Each of the first sixteen bytes four times over. */
static const uint8_t fourfold[64] __attribute__((aligned(64))) = {
    0, 0, 0, 0, 1, 1, 1, 1, 2,  2,  2,  2,  3,  3,  3,  3,  4,  4,  4,  4,  5,  5,  5,  5,  6,  6,  6,  6,  7,  7,  7,  7,
    8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15};

/* What a block needs of the one before. */
typedef struct carried {
    __m512i tag_digits;  /* the digits of tags, 0 elsewhere */
    uint64_t start;      /* a field starts at the next byte */
    unsigned char tag;   /* the next byte continues a tag */
} carried;

/* Sixteen tags at most, whose '=' are the bytes numbered in `found`: the four bytes before each, as digits. */
static inline __m512i tags_of(__m512i found, __m512i before, __m512i digits)
{
    __m512i at = _mm512_permutexvar_epi8(_mm512_load_si512(fourfold), found);
    at = _mm512_add_epi8(at, _mm512_set1_epi32(0x3f3e3d3c)); /* 64 + at - 4 .. - 1 */
    __m512i four = _mm512_permutex2var_epi8(before, at, digits);
    __m512i pairs = _mm512_maddubs_epi16(four, _mm512_set1_epi16(0x010a));
    return _mm512_madd_epi16(pairs, _mm512_set1_epi32(0x00010064));
}

static inline __m512i widened(__m512i found, __m512i base)
{
    return _mm512_add_epi32(_mm512_cvtepu8_epi32(_mm512_castsi512_si128(found)), base);
}

/* The positions and tags beyond the first sixteen of a block. */
static __attribute__((noinline)) void store_rest(__m512i found, uint32_t count, __m512i base, uint32_t *out, uint32_t *tags,
                                                 __m512i before, __m512i digits)
{
    for (uint32_t stored = 16; stored < count; stored += 16) {
        found = _mm512_alignr_epi64(found, found, 2);
        _mm512_storeu_si512(out + stored, widened(found, base));
        if (tags)
            _mm512_storeu_si512(tags + stored, tags_of(found, before, digits));
    }
}

/*
 * Looks through the tags of fields [from, to): the first that is malformed, or may be a length field, or `to`. Fields with an empty
 * value or a tag of five and more digits send their sixteen to the slow reader (a tag that follows an empty value by
 * three bytes has a digit of the one before among its four).
 */
static inline uint32_t tags_check(const twi_scan *scan, uint32_t from, uint32_t to)
{
    const __m512i low0 = _mm512_loadu_si512(scan->filter->low), low1 = _mm512_loadu_si512(scan->filter->low + 16);
    const __m512i span = _mm512_set1_epi32((int)scan->filter->high_span);
    const uint32_t *values = scan->values, *ends = scan->ends, *tags = scan->tags;
    if (from && from < to && __builtin_expect(values[from - 1] == ends[from - 1], 0) && tags_decode(scan, from, from + 1) == from)
        return from;
    for (uint32_t i = from; i < to; i += 16) {
        __mmask16 lanes = to - i >= 16 ? (__mmask16)0xffff : (__mmask16)((1u << (to - i)) - 1);
        __m512i value = _mm512_loadu_si512(values + i), end = _mm512_loadu_si512(ends + i);
        __m512i previous = _mm512_loadu_si512(ends + (int64_t)i - 1), tag = _mm512_loadu_si512(tags + i);
        __m512i length = _mm512_sub_epi32(_mm512_sub_epi32(value, previous), _mm512_set1_epi32(3)); /* 0..3: one to four digits */
        __m512i word = _mm512_permutex2var_epi32(low0, _mm512_srli_epi32(tag, 5), low1);
        __mmask16 odd = _mm512_mask_cmpgt_epu32_mask(lanes, length, _mm512_set1_epi32(3));
        odd |= _mm512_mask_cmpge_epu32_mask(lanes, value, end);
        odd |= _mm512_mask_test_epi32_mask(lanes, _mm512_rorv_epi32(word, tag), _mm512_set1_epi32(1));
        odd |= _mm512_mask_cmplt_epu32_mask(lanes, _mm512_sub_epi32(tag, _mm512_set1_epi32(1024)), span);
        if (__builtin_expect(odd, 0)) {
            /* one field further than the sixteen: the tag after an empty value at their end */
            uint32_t stop = to - i > 17 ? i + 17 : to;
            uint32_t good = tags_decode(scan, i, stop);
            if (good < stop)
                return good;
        }
    }
    return to;
}

static uint32_t scan_fields(twi_scan *scan)
{
    const __m512i soh = _mm512_set1_epi8(1), sign = _mm512_set1_epi8('='), zero = _mm512_set1_epi8('0'), nine = _mm512_set1_epi8(9);
    const __m512i number = _mm512_load_si512(numbers), step = _mm512_set1_epi32(64);
    const uint8_t *bytes = scan->bytes;
    uint32_t at = scan->at, end = scan->end;
    uint32_t ends = scan->fields, values = scan->fields, clean = scan->fields;
    uint32_t chunk = scan->chunk;
    __m512i sum = _mm512_setzero_si512(), base = _mm512_set1_epi32((int)at), before = _mm512_setzero_si512();
    uint64_t start_carry = 1;
    unsigned char tag_carry = 0;
    while (at < end) {
        uint32_t doubt = 0;
        for (uint32_t left = chunk_blocks(scan, ends, chunk); left && at < end && !doubt; left--) {
            __m512i v = __builtin_expect(end - at >= 64, 1)
                            ? _mm512_loadu_si512(bytes + at)
                            : _mm512_maskz_loadu_epi8(_bzhi_u64(~0ull, end - at), bytes + at);
            __m512i digit = _mm512_sub_epi8(v, zero);
            uint64_t is_soh = _mm512_cmpeq_epi8_mask(v, soh), is_sign = _mm512_cmpeq_epi8_mask(v, sign);
            uint64_t is_digit = _mm512_cmple_epu8_mask(digit, nine), is_zero = _mm512_testn_epi8_mask(digit, digit);
            sum = _mm512_dpbusd_epi32(sum, v, soh);
            uint64_t starts = (is_soh << 1 | start_carry) & ~is_zero;
            start_carry = is_soh >> 63;
            /* Adding the starts to the digits carries through each tag and leaves a bit on the byte after it. */
            unsigned long long after;
            unsigned char over = _addcarry_u64(tag_carry, is_digit, starts, &after);
            tag_carry = over;
            uint64_t equals = after & is_sign;
            __m512i digits = _mm512_maskz_mov_epi8(is_digit & ~after, digit);
            __m512i found_soh = _mm512_maskz_compress_epi8(is_soh, number);
            __m512i found_equals = _mm512_maskz_compress_epi8(equals, number);
            uint32_t count_soh = (uint32_t)_mm_popcnt_u64(is_soh), count_equals = (uint32_t)_mm_popcnt_u64(equals);
            __m512i base_value = _mm512_add_epi32(base, _mm512_set1_epi32(1));
            _mm512_storeu_si512(scan->ends + ends, widened(found_soh, base));
            _mm512_storeu_si512(scan->values + values, widened(found_equals, base_value));
            _mm512_storeu_si512(scan->tags + values, tags_of(found_equals, before, digits));
            if (__builtin_expect(count_soh > 16 || count_equals > 16, 0)) {
                store_rest(found_soh, count_soh, base, scan->ends + ends, NULL, before, digits);
                store_rest(found_equals, count_equals, base_value, scan->values + values, scan->tags + values, before, digits);
                doubt = count_soh > 22;
            }
            before = digits;
            base = _mm512_add_epi32(base, step);
            ends += count_soh;
            values += count_equals;
            at += 64;
        }
        uint32_t whole = ends < values ? ends : values;
        if (whole > scan->room)
            whole = scan->room;
        clean = tags_check(scan, clean, whole);
        if (__builtin_expect(clean < whole || doubt || ends > scan->room, 0)) {
            scan->fields = clean;
            return 0;
        }
        chunk = TWI_SCAN_CHUNK;
    }
    scan->fields = clean;
    scan->sum = (uint32_t)_mm512_reduce_add_epi32(sum);
    return clean == ends && ends == values;
}

static uint32_t scan_sum(const uint8_t *bytes, uint32_t length)
{
    __m512i sum = _mm512_setzero_si512();
    for (uint32_t at = 0; at < length; at += 64) {
        __mmask64 lanes = length - at >= 64 ? ~0ull : _bzhi_u64(~0ull, length - at);
        sum = _mm512_dpbusd_epi32(sum, _mm512_maskz_loadu_epi8(lanes, bytes + at), _mm512_set1_epi8(1));
    }
    return (uint32_t)_mm512_reduce_add_epi32(sum);
}

const twi_kernel twi_kernel_avx512 = {"avx512", scan_fields, scan_sum};

#if defined(__clang__)
#pragma clang attribute pop
#endif

#endif
