/* SPDX-License-Identifier: Apache-2.0 */
/* Part of tagwire/inline/build.h: which instruction sets it may use, its constants, and the sums that become CheckSum. No ABI. */
#ifndef TAGWIRE_INLINE_SUMS_H
#define TAGWIRE_INLINE_SUMS_H

#include <tagwire/value.h>

/* For tests: TW_INLINE_BUILD_PORTABLE leaves out instruction sets, TW_INLINE_BUILD_LIBRARY everything but calls to the library. */
#if defined(__SSE2__) && !defined(TW_INLINE_BUILD_PORTABLE)
#define TW_INLINE_BUILD_SSE2
#include <immintrin.h>
#endif
#if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#define TW_INLINE_BUILD_LIBRARY
#endif

#if defined(TW_INLINE_BUILD_SSE2) && defined(__AVX512VL__) && defined(__AVX512BW__)
#define TW_INLINE_BUILD_AVX512
#if defined(__AVX512IFMA__)
#define TW_INLINE_BUILD_IFMA
#endif
#endif

#ifdef __cplusplus
#define TW_INLINE_CAST(type, value) static_cast<type>(value)
#else
#define TW_INLINE_CAST(type, value) ((type)(value))
#endif

/*
 * Constants that are cheaper to take from memory, as operands, than to make anew for each field, which compilers do when they can
 * see them: tw_inline_build.constants hides where they come from.
 */
typedef struct tw_inline_constants {
    uint64_t fractions[8]; /* 2^52 / 10^8 .. 2^52 / 10^1, rounded down */
    uint64_t tens[8];
    uint8_t soh[32], zeros[32], nothing[32];
    uint32_t masks[33]; /* that many lower bits */
} tw_inline_constants;

/* Sums, one per lane, modulo 2^64. */
typedef struct tw_inline_sums {
#if defined(TW_INLINE_BUILD_AVX512)
    __m256i text;
    __m128i digits;
#elif defined(TW_INLINE_BUILD_SSE2)
    __m128i text;
#else
    uint64_t text;
#endif
} tw_inline_sums;

TW_INLINE const tw_inline_constants *tw_inline_build_constants(void)
{
    static const tw_inline_constants constants __attribute__((aligned(64))) = {
        {45035996, 450359962, 4503599627, 45035996273, 450359962737, 4503599627370, 45035996273704, 450359962737049},
        {10, 10, 10, 10, 10, 10, 10, 10},
        {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
        {48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
         48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48},
        {0},
        {0x0,      0x1,      0x3,      0x7,       0xF,       0x1F,      0x3F,      0x7F,       0xFF,       0x1FF,      0x3FF,
         0x7FF,    0xFFF,    0x1FFF,   0x3FFF,    0x7FFF,    0xFFFF,    0x1FFFF,   0x3FFFF,    0x7FFFF,    0xFFFFF,    0x1FFFFF,
         0x3FFFFF, 0x7FFFFF, 0xFFFFFF, 0x1FFFFFF, 0x3FFFFFF, 0x7FFFFFF, 0xFFFFFFF, 0x1FFFFFFF, 0x3FFFFFFF, 0x7FFFFFFF, 0xFFFFFFFF},
    };
    const tw_inline_constants *hidden = &constants;
    __asm__("" : "+r"(hidden));
    return hidden;
}

TW_INLINE void tw_inline_build_clear(tw_inline_sums *sums)
{
#if defined(TW_INLINE_BUILD_AVX512)
    sums->text = _mm256_setzero_si256();
    sums->digits = _mm_setzero_si128();
#elif defined(TW_INLINE_BUILD_SSE2)
    sums->text = _mm_setzero_si128();
#else
    sums->text = 0;
#endif
}

TW_INLINE uint32_t tw_inline_build_total(const tw_inline_sums *sums)
{
#if defined(TW_INLINE_BUILD_SSE2)
#if defined(TW_INLINE_BUILD_AVX512)
    __m128i total = _mm_add_epi32(_mm256_castsi256_si128(sums->text), _mm256_extracti128_si256(sums->text, 1));
    total = _mm_add_epi32(total, sums->digits);
#else
    __m128i total = sums->text;
#endif
    total = _mm_add_epi32(total, _mm_unpackhi_epi64(total, total));
    return TW_INLINE_CAST(uint32_t, _mm_cvtsi128_si32(total));
#else
    return TW_INLINE_CAST(uint32_t, sums->text);
#endif
}

#endif
