/* SPDX-License-Identifier: Apache-2.0 */
/* AVX2 with BMI. */
#if defined(__x86_64__)

#include "tags.h"

#define TARGET "avx2,bmi,bmi2,popcnt"
#include "target.h"

typedef struct block {
    uint64_t soh, equals, digits;
} block;

typedef __m256i sums;

static inline sums sums_zero(void)
{
    return _mm256_setzero_si256();
}

static inline uint32_t sums_total(sums sum)
{
    __m128i half = _mm_add_epi64(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    return (uint32_t)_mm_cvtsi128_si32(half) + (uint32_t)_mm_extract_epi32(half, 2);
}

static inline block block_read(const uint8_t *p, const uint8_t *mask, sums *sum)
{
    block b = {0, 0, 0};
    for (unsigned i = 0; i < 2; i++) {
        __m256i v = _mm256_loadu_si256((const __m256i *)(const void *)(p + 32 * i));
        if (mask)
            v = _mm256_and_si256(v, _mm256_loadu_si256((const __m256i *)(const void *)(mask + 32 * i)));
        *sum = _mm256_add_epi64(*sum, _mm256_sad_epu8(v, _mm256_setzero_si256()));
        __m256i digit = _mm256_sub_epi8(v, _mm256_set1_epi8('0'));
        digit = _mm256_cmpeq_epi8(_mm256_min_epu8(digit, _mm256_set1_epi8(9)), digit);
        __m256i soh = _mm256_cmpeq_epi8(v, _mm256_set1_epi8(1));
        __m256i equals = _mm256_cmpeq_epi8(v, _mm256_set1_epi8('='));
        b.soh |= (uint64_t)(uint32_t)_mm256_movemask_epi8(soh) << 32 * i;
        b.equals |= (uint64_t)(uint32_t)_mm256_movemask_epi8(equals) << 32 * i;
        b.digits |= (uint64_t)(uint32_t)_mm256_movemask_epi8(digit) << 32 * i;
    }
    return b;
}

/*
 * Eight at a time whether they are there or not: a block has five to eight fields as a rule, and a loop that ends elsewhere each
 * time costs a wrong guess a block.
 */
static inline void positions(uint64_t bits, uint32_t base, uint32_t *out)
{
    do {
        for (unsigned i = 0; i < 8; i++) {
            uint32_t place = (uint32_t)_tzcnt_u64(bits);
            __asm__("" : "+r"(place)); /* or the compiler packs the eight into a vector, which costs more than it saves */
            out[i] = base + place;
            bits = _blsr_u64(bits);
        }
        out += 8;
    } while (__builtin_expect(bits != 0, 0));
}

/* The four bytes before each of eight '=', whose values start at v[0] .. v[7]: loads and inserts, since gathers are slow on many. */
static inline __m256i before_signs(const uint8_t *bytes, const uint32_t *v)
{
    __m128i half[2];
    for (unsigned i = 0; i < 2; i++, v += 4) {
        uint32_t word[4];
        for (unsigned k = 0; k < 4; k++)
            memcpy(&word[k], bytes + v[k] - 5, 4);
        half[i] = _mm_setr_epi32((int)word[0], (int)word[1], (int)word[2], (int)word[3]);
    }
    return _mm256_set_m128i(half[1], half[0]);
}

typedef struct suspects {
    uint32_t odd;  /* lanes of malformed fields, and of tags with five and more digits */
    uint32_t hits; /* lanes that the folded filter takes for length tags */
} suspects;

/* Decodes eight tags. Each condition is brought to the sign bit of its lane. */
static inline suspects tags_eight(const twi_scan *scan, uint32_t i, __m256i filter)
{
    const __m256i masks = _mm256_setr_epi32(0x0f000000, 0x0f0f0000, 0x0f0f0f00, 0x0f0f0f0f, 0, 0, 0, 0);
    const __m256i lowest = _mm256_setr_epi32(1, 10, 100, 1000, 0, 0, 0, 0);
    const __m256i *values = (const __m256i *)(const void *)(scan->values + i);
    const __m256i *ends = (const __m256i *)(const void *)(scan->ends + i);
    const __m256i *previous = (const __m256i *)(const void *)(scan->ends + (int64_t)i - 1);
    __m256i value = _mm256_loadu_si256(values);
    __m256i length = _mm256_sub_epi32(_mm256_sub_epi32(value, _mm256_loadu_si256(previous)), _mm256_set1_epi32(3));
    __m256i digits = _mm256_and_si256(before_signs(scan->bytes, scan->values + i), _mm256_permutevar8x32_epi32(masks, length));
    __m256i tag = _mm256_madd_epi16(_mm256_maddubs_epi16(digits, _mm256_set1_epi16(0x010a)), _mm256_set1_epi32(0x00010064));
    _mm256_storeu_si256((__m256i *)(void *)(scan->tags + i), tag);
    /* not 0 .. 3: one to four digits */
    __m256i odd = _mm256_or_si256(length, _mm256_sub_epi32(_mm256_set1_epi32(3), length));
    /* the value's end is not before its start; a leading zero */
    odd = _mm256_or_si256(odd, _mm256_sub_epi32(_mm256_loadu_si256(ends), value));
    odd = _mm256_or_si256(odd, _mm256_sub_epi32(tag, _mm256_permutevar8x32_epi32(lowest, length)));
    __m256i hit = _mm256_sllv_epi32(_mm256_permutevar8x32_epi32(filter, _mm256_srli_epi32(tag, 5)),
                                    _mm256_andnot_si256(tag, _mm256_set1_epi32(31)));
    __m256i above = _mm256_sub_epi32(tag, _mm256_set1_epi32(1024));
    __m256i span = _mm256_sub_epi32(above, _mm256_set1_epi32((int)scan->filter->high_span));
    hit = _mm256_or_si256(hit, _mm256_andnot_si256(above, span));
    return (suspects){(uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(odd)),
                      (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(hit))};
}

static inline uint32_t tags_pass(const twi_scan *scan, uint32_t from, uint32_t to)
{
    uint32_t i = from;
    if (i < to && scan->values[i] < 5) { /* at the start of the input there are no four bytes before the '=' */
        uint32_t stop = to - i > 2 ? i + 2 : to;
        i = tags_decode(scan, i, stop);
        if (i < stop)
            return i;
    }
    if (to - i < 8)
        return tags_decode(scan, i, to);
    const __m256i *low = (const __m256i *)(const void *)scan->filter->low;
    __m256i filter = _mm256_or_si256(_mm256_or_si256(_mm256_loadu_si256(low), _mm256_loadu_si256(low + 1)),
                                     _mm256_or_si256(_mm256_loadu_si256(low + 2), _mm256_loadu_si256(low + 3)));
    while (i < to) {
        if (to - i < 8)
            i = to - 8; /* some of the last eight once more */
        suspects found = tags_eight(scan, i, filter);
        for (uint32_t hits = found.hits & ~found.odd; __builtin_expect(hits, 0); hits &= hits - 1) {
            uint32_t lane = _tzcnt_u32(hits);
            found.odd |= twi_filter_hit(scan->filter, scan->tags[i + lane]) << lane;
        }
        if (__builtin_expect(found.odd, 0)) {
            uint32_t good = tags_decode(scan, i, i + 8);
            if (good < i + 8)
                return good;
        }
        i += 8;
    }
    return to;
}

#include "blocks.h"

const twi_kernel twi_kernel_avx2 = {"avx2", scan_fields, scan_sum};

#include "target_end.h"

#endif
