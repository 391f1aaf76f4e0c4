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

/* The number of each byte, and of the byte after it. */
static const uint8_t numbers[64] __attribute__((aligned(64))) = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};

static const uint8_t numbers_after[64] __attribute__((aligned(64))) = {
    1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
    33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64};

/* Each of the first sixteen bytes four times over. */
static const uint8_t fourfold[64] __attribute__((aligned(64))) = {
    0, 0, 0, 0, 1, 1, 1, 1, 2,  2,  2,  2,  3,  3,  3,  3,  4,  4,  4,  4,  5,  5,  5,  5,  6,  6,  6,  6,  7,  7,  7,  7,
    8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15};

/* Sixteen tags at most, whose values start at the bytes numbered in `found`: the four bytes before each '=', as digits. */
static inline __m512i tags_of(__m512i found, __m512i before, __m512i digits)
{
    __m512i at = _mm512_permutexvar_epi8(_mm512_load_si512(fourfold), found);
    at = _mm512_add_epi8(at, _mm512_set1_epi32(0x3e3d3c3b)); /* 64 + at - 5 .. - 2 */
    __m512i four = _mm512_permutex2var_epi8(before, at, digits);
    __m512i pairs = _mm512_maddubs_epi16(four, _mm512_set1_epi16(0x010a));
    return _mm512_madd_epi16(pairs, _mm512_set1_epi32(0x00010064));
}

static inline __m512i widened(__m512i found, __m512i base)
{
    return _mm512_add_epi32(_mm512_cvtepu8_epi32(_mm512_castsi512_si128(found)), base);
}

/* The positions beyond the first sixteen of a block, in plain integers: a call here would cost the loop its vector registers. */
static inline __attribute__((always_inline)) void store_rest(uint64_t bits, uint32_t base, uint32_t *out)
{
    for (uint32_t i = 0; bits; i++, bits &= bits - 1)
        if (i >= 16)
            out[i] = base + (uint32_t)_tzcnt_u64(bits);
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
    const __m512i powers = _mm512_setr_epi32(1, 10, 100, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    const uint32_t *values = scan->values, *ends = scan->ends, *tags = scan->tags;
    if (from && from < to && __builtin_expect(values[from - 1] == ends[from - 1], 0) && tags_decode(scan, from, from + 1) == from)
        return from;
    for (uint64_t i = from; i < to; i += 16) {
        __mmask16 lanes = (__mmask16)_bzhi_u32(0xffff, (uint32_t)(to - i < 16 ? to - i : 16));
        __m512i value = _mm512_loadu_si512(values + i), end = _mm512_loadu_si512(ends + i);
        __m512i previous = _mm512_loadu_si512(ends + i - 1), tag = _mm512_loadu_si512(tags + i);
        __m512i length = _mm512_sub_epi32(_mm512_sub_epi32(value, previous), _mm512_set1_epi32(3)); /* 0..3: one to four digits */
        __m512i word = _mm512_permutex2var_epi32(low0, _mm512_srli_epi32(tag, 5), low1);
        __m512i least = _mm512_permutexvar_epi32(length, powers); /* the lowest number of that many digits */
        /* each condition is asked of the lanes that passed the one before */
        __mmask16 plain = _mm512_mask_cmple_epu32_mask(lanes, length, _mm512_set1_epi32(3));
        plain = _mm512_mask_cmplt_epu32_mask(plain, value, end);
        plain = _mm512_mask_cmpge_epu32_mask(plain, tag, least);
        plain = _mm512_mask_testn_epi32_mask(plain, _mm512_rorv_epi32(word, tag), _mm512_set1_epi32(1));
        plain = _mm512_mask_cmpge_epu32_mask(plain, _mm512_sub_epi32(tag, _mm512_set1_epi32(1024)), span);
        if (__builtin_expect(plain != lanes, 0)) {
            /* one field further than the sixteen: the tag after an empty value at their end */
            uint32_t stop = to - (uint32_t)i > 17 ? (uint32_t)i + 17 : to;
            uint32_t good = tags_decode(scan, (uint32_t)i, stop);
            if (good < stop)
                return good;
        }
    }
    return to;
}

/* Where the block pass stands. Few enough variables that all of them stay in registers. */
typedef struct pass {
    const uint8_t *at, *stop; /* next block, end of the whole blocks of this chunk */
    uint32_t *ends;           /* where the next end goes */
    uint32_t *values;         /* where the next value offset goes */
    int64_t tags;             /* bytes from a value offset to its tag */
    uint64_t start_carry;     /* a field starts at the next byte */
    uint64_t tag_carry;       /* the next byte continues a tag */
    uint64_t many;            /* a block had more than 15 fields: some tags were left out; more than 22: it is malformed */
    __m512i base;             /* offset of the block, in each lane */
    __m512i before;           /* the tag digits of the block before */
    __m512i sum;
} pass;

typedef struct constants {
    __m512i soh, sign, zero, nine, number, number_after, step;
} constants;

/* Keeps a value in its register: the compiler would make a constant anew in each round, or move a mask twice. */
#define HELD(x) __asm__("" : "+r"(x))
#define HELD_WIDE(x) __asm__("" : "+v"(x))

/* Takes the 64 bytes of v, the block at p->at. */
static inline __attribute__((always_inline)) void block_take(pass *p, const constants *c, __m512i v)
{
    __m512i digit = _mm512_sub_epi8(v, c->zero);
    uint64_t is_soh = _mm512_cmpeq_epi8_mask(v, c->soh), is_sign = _mm512_cmpeq_epi8_mask(v, c->sign);
    uint64_t is_digit = _mm512_cmple_epu8_mask(digit, c->nine);
    p->sum = _mm512_dpbusd_epi32(p->sum, v, c->soh);
    HELD(is_sign);
    HELD(is_digit);
    uint64_t soh_bits = is_soh;
    HELD(soh_bits);
    /* Adding the starts to the digits carries through each tag and leaves a bit on the byte after it. */
    uint64_t starts = soh_bits * 2 + p->start_carry + p->tag_carry;
    uint64_t after = is_digit + starts;
    p->tag_carry = after < is_digit;
    p->start_carry = soh_bits >> 63;
    uint64_t equals = after & is_sign;
    __m512i digits = _mm512_maskz_mov_epi8(is_digit & ~after, digit);
    __m512i found_soh = _mm512_maskz_compress_epi8(is_soh, c->number);
    __m512i found_equals = _mm512_maskz_compress_epi8(equals, c->number_after);
    uint64_t count_soh = (uint64_t)_mm_popcnt_u64(soh_bits), count_equals = (uint64_t)_mm_popcnt_u64(equals);
    _mm512_storeu_si512(p->ends, widened(found_soh, p->base));
    _mm512_storeu_si512(p->values, widened(found_equals, p->base));
    _mm512_storeu_si512((char *)p->values + p->tags, tags_of(found_equals, p->before, digits));
    if (__builtin_expect((count_soh | count_equals) > 15, 0)) {
        uint32_t offset = (uint32_t)_mm512_cvtsi512_si32(p->base);
        store_rest(soh_bits, offset, p->ends);
        store_rest(equals, offset + 1, p->values);
        p->many |= count_soh > 22 ? 2 : 1;
        if (count_soh > 22)
            p->stop = p->at;
    }
    p->before = digits;
    p->base = _mm512_add_epi32(p->base, c->step);
    p->ends += count_soh;
    p->values += count_equals;
}

static uint32_t scan_fields(twi_scan *scan)
{
    constants c = {_mm512_set1_epi8(1),        _mm512_set1_epi8('='),  _mm512_set1_epi8('0'), _mm512_set1_epi8(9),
                   _mm512_load_si512(numbers), _mm512_load_si512(numbers_after), _mm512_set1_epi32(64)};
    HELD_WIDE(c.soh);
    HELD_WIDE(c.sign);
    HELD_WIDE(c.zero);
    HELD_WIDE(c.nine);
    HELD_WIDE(c.number);
    HELD_WIDE(c.number_after);
    HELD_WIDE(c.step);
    const twi_scan s = *scan;
    const uint8_t *end = s.bytes + s.end;
    uint32_t clean = s.fields, chunk = s.chunk;
    pass p = {.at = s.bytes + s.at, .ends = s.ends + s.fields, .values = s.values + s.fields, .start_carry = 1};
    p.tags = (char *)s.tags - (char *)s.values;
    p.base = _mm512_set1_epi32((int)s.at);
    p.before = p.sum = _mm512_setzero_si512();
    while (p.at < end) {
        uint64_t blocks = chunk_blocks(&s, (uint32_t)(p.ends - s.ends), chunk), full = (uint64_t)(end - p.at) / 64;
        p.stop = p.at + 64 * (full < blocks ? full : blocks);
        p.many = 0;
        for (; p.at < p.stop; p.at += 64)
            block_take(&p, &c, _mm512_loadu_si512(p.at));
        if (full < blocks && p.at < end && p.many < 2) {
            block_take(&p, &c, _mm512_maskz_loadu_epi8(_bzhi_u64(~0ull, (uint64_t)(end - p.at)), p.at));
            p.at += 64;
        }
        uint32_t ends = (uint32_t)(p.ends - s.ends), values = (uint32_t)(p.values - s.values);
        uint32_t whole = ends < values ? ends : values;
        if (whole > s.room)
            whole = s.room;
        clean = p.many ? tags_decode(&s, clean, whole) : tags_check(&s, clean, whole);
        if (__builtin_expect(clean < whole || p.many > 1 || ends > s.room, 0))
            break;
        if (p.at >= end) {
            scan->sum = (uint32_t)_mm512_reduce_add_epi32(p.sum);
            scan->fields = clean;
            return clean == ends && ends == values;
        }
        chunk = TWI_SCAN_CHUNK;
    }
    scan->fields = clean;
    return 0;
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
