/* SPDX-License-Identifier: Apache-2.0 */
#include "crc32c.h"

#include "cpu.h"
#include "crc32c_tables.h"

#include <string.h>

uint32_t twi_crc32c_portable(const uint8_t *bytes, uint64_t length)
{
    uint32_t crc = UINT32_MAX;
    for (uint64_t i = 0; i < length; i++)
        crc = crc >> 8 ^ twi_crc32c_bytes[(crc ^ bytes[i]) & 0xFF];
    return ~crc;
}

static inline uint64_t load64(const uint8_t *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

#if defined(__x86_64__)

static inline uint32_t load32(const uint8_t *bytes)
{
    uint32_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

#if defined(__clang__)
#include <immintrin.h>
#define SSE42 __attribute__((target("sse4.2,pclmul")))
#else
#pragma GCC push_options
#pragma GCC target("sse4.2,pclmul")
#include <immintrin.h>
#define SSE42
#endif

/* A CRC moved over `words` words of zeros, but for the step by which the caller reduces it. */
SSE42 static inline uint64_t moved(uint64_t crc, uint64_t words)
{
    const __m128i product =
        _mm_clmulepi64_si128(_mm_cvtsi64_si128((long long)crc), _mm_cvtsi32_si128((int)twi_crc32c_moves[words]), 0);
    return (uint64_t)_mm_cvtsi128_si64(product);
}

/*
 * Three chains side by side, for the instruction takes three cycles and one can begin in each. What is no whole word comes first: the head of a record is then read
 * in the words in which it was just written.
 */
SSE42 uint32_t twi_crc32c_sse42(const uint8_t *bytes, uint64_t length)
{
    uint64_t crc = UINT32_MAX;
    if (length & 4) {
        crc = _mm_crc32_u32((uint32_t)crc, load32(bytes));
        bytes += 4;
    }
    for (uint64_t left = length & 3; left; left--)
        crc = _mm_crc32_u8((uint32_t)crc, *bytes++);
    length &= ~UINT64_C(7);
    while (length >= 48) {
        const uint64_t words = length / 24 < 128 ? length / 24 : 128;
        const uint8_t *second = bytes + 8 * words, *third = second + 8 * words;
        uint64_t b = 0, c = 0;
        for (uint64_t i = 0; i < 8 * words; i += 8) {
            crc = _mm_crc32_u64(crc, load64(bytes + i));
            b = _mm_crc32_u64(b, load64(second + i));
            c = _mm_crc32_u64(c, load64(third + i));
        }
        crc = c ^ _mm_crc32_u64(0, moved(crc, 2 * words) ^ moved(b, words));
        bytes = third + 8 * words;
        length -= 24 * words;
    }
    for (; length; bytes += 8, length -= 8)
        crc = _mm_crc32_u64(crc, load64(bytes));
    return ~(uint32_t)crc;
}

#if !defined(__clang__)
#pragma GCC pop_options
#endif

#elif defined(__aarch64__)

#if defined(__clang__)
#define ARM_CRC __attribute__((target("crc")))
#else
#define ARM_CRC __attribute__((target("+crc")))
#endif

ARM_CRC uint32_t twi_crc32c_arm(const uint8_t *bytes, uint64_t length)
{
    uint32_t crc = UINT32_MAX;
    for (; length >= 8; bytes += 8, length -= 8) {
        const uint64_t word = load64(bytes);
        __asm__("crc32cx %w0, %w0, %x1" : "+r"(crc) : "r"(word));
    }
    for (; length; bytes++, length--)
        __asm__("crc32cb %w0, %w0, %w1" : "+r"(crc) : "r"((uint32_t)*bytes));
    return ~crc;
}

#endif

twi_crc32c_form *twi_crc32c_choose(void)
{
#if defined(__x86_64__)
    if (twi_cpu_has_crc32c())
        return twi_crc32c_sse42;
#elif defined(__aarch64__)
    if (twi_cpu_has_crc32c())
        return twi_crc32c_arm;
#endif
    return twi_crc32c_portable;
}
