/* SPDX-License-Identifier: Apache-2.0 */
/* AVX2 with BMI. */
#if defined(__x86_64__)

#include "tags.h"

#define TARGET "avx2,bmi,bmi2,popcnt"
#include "target.h"

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

static inline uint64_t block_read(const uint8_t *p, const uint8_t *mask, sums *sum)
{
    uint64_t soh = 0;
    for (unsigned i = 0; i < 2; i++) {
        __m256i v = _mm256_loadu_si256((const __m256i *)(const void *)(p + 32 * i));
        if (mask)
            v = _mm256_and_si256(v, _mm256_loadu_si256((const __m256i *)(const void *)(mask + 32 * i)));
        *sum = _mm256_add_epi64(*sum, _mm256_sad_epu8(v, _mm256_setzero_si256()));
        soh |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(v, _mm256_set1_epi8(1))) << 32 * i;
    }
    return soh;
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

/* The four bytes `skip` bytes after each of eight places: loads and inserts, since gathers are slow on many processors. */
static inline __m256i words_after(const uint8_t *bytes, const uint32_t *at, uint32_t skip)
{
    __m128i half[2];
    for (unsigned i = 0; i < 2; i++, at += 4) {
        uint32_t word[4];
        for (unsigned k = 0; k < 4; k++)
            memcpy(&word[k], bytes + (at[k] + skip), 4); /* before the first field at is -1 */
        half[i] = _mm_setr_epi32((int)word[0], (int)word[1], (int)word[2], (int)word[3]);
    }
    return _mm256_set_m128i(half[1], half[0]);
}

/*
 * Fills in eight fields and gives the lanes that have to be looked at: malformed, a tag of five and more digits, or taken for a
 * length tag by the folded filter. A condition on a lane is brought to its sign bit.
 */
static inline uint32_t tags_eight(const twi_scan *scan, uint32_t i, __m256i filter)
{
    const __m256i lowest = _mm256_setr_epi32(INT32_MAX, 1, 10, 100, 1000, 0, 0, 0);
    const __m256i each = _mm256_set1_epi8(1), high = _mm256_set1_epi8(-128);
    const uint32_t *previous = scan->ends + (int64_t)i - 1;
    __m256i before = _mm256_loadu_si256((const __m256i *)(const void *)previous);
    __m256i word = words_after(scan->bytes, previous, 1);
    /* bit 7 at the first '=' of the four bytes, and all ones below it (all 32 where there is none) */
    __m256i x = _mm256_xor_si256(word, _mm256_set1_epi8('='));
    __m256i sign = _mm256_and_si256(_mm256_andnot_si256(x, _mm256_sub_epi8(x, each)), high);
    __m256i below = _mm256_andnot_si256(sign, _mm256_add_epi32(sign, _mm256_set1_epi32(-1)));
    below = _mm256_srai_epi32(below, 7); /* the whole bytes below it */
    __m256i length = _mm256_madd_epi16(_mm256_maddubs_epi16(_mm256_and_si256(below, each), each), _mm256_set1_epi16(1));
    __m256i digits = _mm256_and_si256(_mm256_xor_si256(word, _mm256_set1_epi8('0')), below);
    digits = _mm256_sllv_epi32(digits, _mm256_sub_epi32(_mm256_set1_epi32(32), _mm256_slli_epi32(length, 3)));
    __m256i tag = _mm256_madd_epi16(_mm256_maddubs_epi16(digits, _mm256_set1_epi16(0x010a)), _mm256_set1_epi32(0x00010064));
    _mm256_storeu_si256((__m256i *)(void *)(scan->tags + i), tag);
    __m256i value = _mm256_add_epi32(_mm256_add_epi32(before, length), _mm256_set1_epi32(2));
    _mm256_storeu_si256((__m256i *)(void *)(scan->values + i), value);
    /* a leading zero, or no digit at all */
    __m256i odd = _mm256_sub_epi32(tag, _mm256_permutevar8x32_epi32(lowest, length));
    __m256i hit = _mm256_sllv_epi32(_mm256_permutevar8x32_epi32(filter, _mm256_srli_epi32(tag, 5)),
                                    _mm256_andnot_si256(tag, _mm256_set1_epi32(31)));
    __m256i above = _mm256_sub_epi32(tag, _mm256_set1_epi32(1024));
    __m256i span = _mm256_sub_epi32(above, _mm256_set1_epi32((int)scan->filter->high_span));
    odd = _mm256_or_si256(_mm256_or_si256(odd, hit), _mm256_andnot_si256(above, span));
    __m256i four = _mm256_cmpeq_epi32(sign, _mm256_setzero_si256());
    if (__builtin_expect(_mm256_movemask_epi8(four), 0)) { /* the fifth byte must be '=' */
        __m256i fifth = _mm256_srli_epi32(words_after(scan->bytes, previous, 2), 24);
        odd = _mm256_or_si256(odd, _mm256_andnot_si256(_mm256_cmpeq_epi32(fifth, _mm256_set1_epi32('=')), four));
    }
    __m256i strange = _mm256_or_si256(digits, _mm256_add_epi8(digits, _mm256_set1_epi8(0x76)));
    if (__builtin_expect(_mm256_movemask_epi8(strange), 0))
        return 255;
    return (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(odd));
}

/* The filter's tags below 1024, those that are equal modulo 256 together. */
static inline __m256i filter_fold(const twi_filter *filter)
{
    const __m256i *low = (const __m256i *)(const void *)filter->low;
    return _mm256_or_si256(_mm256_or_si256(_mm256_loadu_si256(low), _mm256_loadu_si256(low + 1)),
                           _mm256_or_si256(_mm256_loadu_si256(low + 2), _mm256_loadu_si256(low + 3)));
}

static inline uint32_t tags_pass(twi_scan *scan, uint32_t from, uint32_t to)
{
    const __m256i filter = filter_fold(scan->filter);
    uint32_t i = from;
    for (; to - i > 3 && to - from >= 8; i += 8) {
        if (to - i < 8)
            i = to - 8; /* some of the last eight once more */
        for (uint32_t odd = tags_eight(scan, i, filter); __builtin_expect(odd, 0); odd &= odd - 1)
            if (!tag_decode(scan, i + _tzcnt_u32(odd), to))
                return i + _tzcnt_u32(odd);
    }
    return tags_decode(scan, i, to);
}

#include "blocks.h"

const twi_kernel twi_kernel_avx2 = {"avx2", scan_fields, scan_sum};

#include "target_end.h"

#endif
