/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The builder compiled into the caller: for tags known at compile time. No ABI; the same messages, checks and statuses as
 * tagwire/build.h, byte for byte, whose comments hold here too. What is not worth inlining, and every fault, goes to the library.
 *
 * Each function first tries to write its field in a few instructions: it may when at least TW_INLINE_BUILD_SLACK bytes are left
 * (so that stores may be wider than the field), the tag has at most six digits and the value is of a common size. "SOH tag =" is
 * then one 8-byte store of a constant. CheckSum is summed from registers; re-reading what was just stored in pieces would stall.
 */
#ifndef TAGWIRE_INLINE_BUILD_H
#define TAGWIRE_INLINE_BUILD_H

#include <tagwire/build.h>
#include <tagwire/inline/sums.h>

#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Likely, but not so much that the other way should suffer. */
#if defined(__has_builtin)
#if __has_builtin(__builtin_expect_with_probability)
#define TW_INLINE_OFTEN(condition) __builtin_expect_with_probability(!!(condition), 1, 0.6)
#endif
#endif
#if !defined(TW_INLINE_OFTEN)
#define TW_INLINE_OFTEN(condition) (condition)
#endif

#define TW_INLINE_COLD static __attribute__((noinline, cold, unused))

/* No field written on the fast path stores beyond this many bytes from where it starts: 8 for the tag, 64 for text. */
#define TW_INLINE_BUILD_SLACK 72u

/*
 * A message in the making; best a local variable that nothing but these functions sees, so that it lives in registers. Its members
 * are nobody's business; they stand for those of tw_build.
 */
typedef struct tw_inline_build {
    uint8_t *at;
    const uint8_t *fast; /* `out` when there is no fast path: too little room, or an error */
    uint32_t sum;
    tw_inline_sums sums; /* also part of the sum */
    uint8_t *out;
    const tw_header *header;
    const tw_inline_constants *constants;
    uint32_t quick; /* header->quick, and no message in this room has a BodyLength of more than seven digits */
    uint32_t limit, body, tag, fault;
    int32_t status;
} tw_inline_build;

/* The same state without registers of vectors: what the library takes, and back. */

TW_INLINE uint32_t tw_inline_build_sum(const tw_inline_build *build)
{
    return build->sum + tw_inline_build_total(&build->sums);
}

TW_INLINE void tw_inline_build_load(tw_inline_build *build, tw_build state)
{
    build->at = state.out + state.at;
    build->fast = state.out + state.fast;
    build->sum = state.sum;
    tw_inline_build_clear(&build->sums);
    build->constants = tw_inline_build_constants();
    build->out = state.out;
    build->header = state.header;
    build->quick = state.limit < 10000000 && state.header && state.header->quick;
    build->limit = state.limit;
    build->body = state.body;
    build->tag = state.tag;
    build->fault = state.fault;
    build->status = state.status;
}

TW_INLINE tw_build tw_inline_build_save(const tw_inline_build *build)
{
    tw_build state;
    state.out = build->out;
    state.header = build->header;
    state.at = TW_INLINE_CAST(uint32_t, build->at - build->out);
    state.fast = TW_INLINE_CAST(uint32_t, build->fast - build->out);
    state.limit = build->limit;
    state.body = build->body;
    state.sum = tw_inline_build_sum(build);
    state.status = build->status;
    state.tag = build->tag;
    state.fault = build->fault;
    memset(state.reserved, 0, sizeof state.reserved);
    return state;
}

/* The way to the library. The state passes by value: its address must not escape, or the compiler would keep it in memory. */

TW_INLINE_COLD tw_build tw_inline_slow_begin(void *out, uint32_t room, const tw_header *header)
{
    tw_build state;
    tw_build_begin(&state, out, room, header);
    return state;
}

TW_INLINE_COLD tw_build tw_inline_slow_int(tw_build state, uint32_t tag, int64_t value)
{
    tw_build_int(&state, tag, value);
    return state;
}

TW_INLINE_COLD tw_build tw_inline_slow_uint(tw_build state, uint32_t tag, uint64_t value)
{
    tw_build_uint(&state, tag, value);
    return state;
}

TW_INLINE_COLD tw_build tw_inline_slow_decimal(tw_build state, uint32_t tag, int64_t mantissa, uint32_t scale, uint32_t digits)
{
    tw_build_decimal(&state, tag, mantissa, scale, digits);
    return state;
}

TW_INLINE_COLD tw_build tw_inline_slow_char(tw_build state, uint32_t tag, uint8_t value)
{
    tw_build_char(&state, tag, value);
    return state;
}

TW_INLINE_COLD tw_build tw_inline_slow_bool(tw_build state, uint32_t tag, uint8_t value)
{
    tw_build_bool(&state, tag, value);
    return state;
}

TW_INLINE_COLD tw_build tw_inline_slow_text(tw_build state, uint32_t tag, const void *bytes, uint32_t length)
{
    tw_build_text(&state, tag, bytes, length);
    return state;
}

/* What tw_build_end leaves; by value for the same reason. */
typedef struct tw_inline_ended {
    tw_build state;
    uint32_t offset, length;
    tw_status status;
} tw_inline_ended;

TW_INLINE_COLD tw_inline_ended tw_inline_slow_end(tw_build state, tw_error *error)
{
    tw_inline_ended ended;
    ended.status = tw_build_end(&state, &ended.offset, &ended.length, error);
    ended.state = state;
    return ended;
}

static __attribute__((noinline, unused)) tw_build tw_inline_call_data(tw_build state, uint32_t length_tag, uint32_t data_tag,
                                                                      const void *bytes, uint32_t length)
{
    tw_build_data(&state, length_tag, data_tag, bytes, length);
    return state;
}

static __attribute__((noinline, unused)) tw_build tw_inline_call_time(tw_build state, uint32_t tag, int64_t ns, uint32_t digits)
{
    tw_build_time(&state, tag, ns, digits);
    return state;
}

static __attribute__((noinline, unused)) tw_build tw_inline_call_date(tw_build state, uint32_t tag, int32_t days)
{
    tw_build_date(&state, tag, days);
    return state;
}

static __attribute__((noinline, unused)) tw_build tw_inline_call_raw(tw_build state, const void *bytes, uint32_t length)
{
    tw_build_raw(&state, bytes, length);
    return state;
}

#if !defined(TW_INLINE_BUILD_LIBRARY)

/* Whether this field may be tried on the fast path at all. */
TW_INLINE int tw_inline_build_may(const tw_inline_build *build, uint32_t tag)
{
    return __builtin_expect(build->at < build->fast, 1) && tag - 1 < 999999 && tag - 8 > 2 && tag != 35;
}

#define TW_INLINE_ZEROS UINT64_C(0x3030303030303030)

/*
 * Eight digits, 0 .. 9 each, the most significant lowest, of a number below 10^8: three steps, in each of which a lane of 2n digits
 * becomes two of n.
 */
TW_INLINE uint64_t tw_inline_build_split(uint64_t number)
{
    uint64_t upper = number * 3518437209u >> 45; /* / 10000 */
    uint64_t lanes = (number << 32) - upper * ((UINT64_C(10000) << 32) - 1);
    upper = lanes * 10486 >> 20 & UINT64_C(0x0000007F0000007F); /* / 100 */
    lanes = (lanes << 16) - upper * ((UINT64_C(100) << 16) - 1);
    upper = lanes * 103 >> 10 & UINT64_C(0x000F000F000F000F); /* / 10 */
    return (lanes << 8) - upper * ((UINT64_C(10) << 8) - 1);
}

/* The last four of them, of a number below 10^4: the last two steps. */
TW_INLINE uint32_t tw_inline_build_split4(uint32_t number)
{
    uint32_t upper = number * 5243 >> 19;
    uint32_t lanes = (number << 16) - upper * ((100u << 16) - 1);
    upper = lanes * 103 >> 10 & 0x000F000F;
    return (lanes << 8) - upper * ((10u << 8) - 1);
}

/* The sum of eight such digits. */
TW_INLINE uint32_t tw_inline_build_digits_sum(uint64_t digits)
{
    return TW_INLINE_CAST(uint32_t, digits * UINT64_C(0x0101010101010101) >> 56);
}

/* "SOH tag =", the first byte lowest, its bytes, and their sum less '0' each. */
typedef struct tw_inline_tag {
    uint64_t text;
    uint32_t length, sum;
} tw_inline_tag;

/* For tags 1 .. 999999. Of a constant only constants are left. */
TW_INLINE tw_inline_tag tw_inline_build_tag(uint32_t tag)
{
    tw_inline_tag opening;
    if (!__builtin_constant_p(tag) && __builtin_expect(tag < 10000, 1)) {
        uint32_t digits = tw_inline_build_split4(tag);
        uint32_t zeros = TW_INLINE_CAST(uint32_t, __builtin_ctz(digits)) & 24;
        opening.length = 6 - zeros / 8;
        opening.text = (TW_INLINE_CAST(uint64_t, digits | 0x30303030u) << 8 >> zeros & ~UINT64_C(0xFF)) + UINT64_C(1) +
                       (UINT64_C(0x3D0000000000) >> zeros);
        opening.sum = (digits * 0x01010101u >> 24) + 0x01 + 0x3D - 2 * 0x30;
        return opening;
    }
    uint64_t digits = tw_inline_build_split(tag);
    uint32_t zeros = TW_INLINE_CAST(uint32_t, __builtin_ctzll(digits)) & 56;
    uint64_t text = (digits | TW_INLINE_ZEROS) >> zeros;
    opening.length = 10 - zeros / 8;
    opening.text = (text << 8 | 1) + (UINT64_C(0x3D) << (8 * (opening.length - 1) & 63));
    opening.sum = tw_inline_build_digits_sum(digits) + 0x01 + 0x3D - 2 * 0x30;
    return opening;
}

TW_INLINE void tw_inline_build_store(uint8_t *at, uint64_t word)
{
    memcpy(at, &word, sizeof word);
}

/*
 * The same digits, added to the sum.
 *
 * With fused multiply-add of 52-bit fractions: (number + 1) * (2^52 / 10^k, rounded down) is the fraction of (number / 10^k) as 52
 * bits and a little, but less than one in the last digit; ten times that fraction has the digit before its point.
 */
TW_INLINE uint64_t tw_inline_build_digits8(tw_inline_build *build, uint64_t number)
{
#if defined(TW_INLINE_BUILD_IFMA)
    __m512i fractions = _mm512_load_si512(build->constants->fractions);
    __m512i wide = _mm512_madd52lo_epu64(fractions, _mm512_set1_epi64(TW_INLINE_CAST(int64_t, number)), fractions);
    wide = _mm512_madd52hi_epu64(_mm512_setzero_si512(), wide, _mm512_load_si512(build->constants->tens));
    __m128i digits = _mm512_cvtepi64_epi8(wide);
    __m128i nothing = _mm_load_si128(TW_INLINE_CAST(const __m128i *, TW_INLINE_CAST(const void *, build->constants->nothing)));
    build->sums.digits = _mm_add_epi64(build->sums.digits, _mm_sad_epu8(digits, nothing));
    return TW_INLINE_CAST(uint64_t, _mm_cvtsi128_si64(digits));
#else
    uint64_t digits = tw_inline_build_split(number);
    build->sum += tw_inline_build_digits_sum(digits);
    return digits;
#endif
}

/*
 * tw_inline_put_...: fields after what opens them, for whoever has that ready; only where tw_inline_build_may allows. 0 where the
 * library is to be asked.
 */

/* A field whose value is one byte. For tags of one or two digits the first store has its bytes in the instruction; so two stores
 * take less than putting the byte into a register with them. */
TW_INLINE void tw_inline_put_byte(tw_inline_build *build, tw_inline_tag opening, uint32_t byte)
{
    tw_inline_build_store(build->at, opening.text);
    build->at[opening.length] = TW_INLINE_CAST(uint8_t, byte);
    build->at += opening.length + 1;
    build->sum += byte + (opening.sum - 0x30);
}

/* The start of a longer field: the value's bytes follow at the new build->at. */
TW_INLINE void tw_inline_build_open(tw_inline_build *build, tw_inline_tag opening)
{
    tw_inline_build_store(build->at, opening.text);
    build->at += opening.length;
    build->sum += opening.sum;
}

/* Digits without leading zeros; digits | some is not 0: `some` marks the last of the zeros that are written in any case. */
TW_INLINE void tw_inline_build_short(tw_inline_build *build, uint64_t digits, uint64_t some)
{
    uint32_t zeros = TW_INLINE_CAST(uint32_t, __builtin_ctzll(digits | some));
    tw_inline_build_store(build->at, (digits | TW_INLINE_ZEROS) >> (zeros & 56));
    build->at -= zeros / 8;
    build->at += 8;
}

TW_INLINE int tw_inline_try_byte(tw_inline_build *build, uint32_t tag, uint8_t byte)
{
    if (!tw_inline_build_may(build, tag))
        return 0;
    tw_inline_put_byte(build, tw_inline_build_tag(tag), byte);
    return 1;
}

TW_INLINE int tw_inline_put_uint(tw_inline_build *build, tw_inline_tag opening, uint64_t number)
{
    if (TW_INLINE_OFTEN(number < 10)) {
        tw_inline_put_byte(build, opening, TW_INLINE_CAST(uint32_t, number) + 0x30);
        return 1;
    }
    if (number < 100000000) {
        uint64_t digits = tw_inline_build_digits8(build, number);
        tw_inline_build_open(build, opening);
        tw_inline_build_short(build, digits, 0);
        return 1;
    }
    if (number >= UINT64_C(10000000000000000))
        return 0;
    uint64_t upper = number / 100000000;
    uint64_t digits = tw_inline_build_digits8(build, number - upper * 100000000);
    upper = tw_inline_build_digits8(build, upper);
    tw_inline_build_open(build, opening);
    tw_inline_build_short(build, upper, 0);
    tw_inline_build_store(build->at, digits | TW_INLINE_ZEROS);
    build->at += 8;
    return 1;
}

TW_INLINE int tw_inline_try_uint(tw_inline_build *build, uint32_t tag, uint64_t number)
{
    return tw_inline_build_may(build, tag) && tw_inline_put_uint(build, tw_inline_build_tag(tag), number);
}

/* A number that is not negative with 1 .. 7 fraction digits, below 10^8 as it stands: one conversion, a point put in. */
TW_INLINE void tw_inline_build_point(tw_inline_build *build, uint64_t number, uint32_t fraction)
{
    uint64_t digits = tw_inline_build_digits8(build, number);
    uint32_t whole = 8 - fraction; /* digits before the point, leading zeros included; the last of them is written in any case */
    uint64_t text = (digits | TW_INLINE_ZEROS) >> 8 * (whole - 1);
    tw_inline_build_short(build, digits, UINT64_C(1) << 8 * (whole - 1));
    build->at -= fraction;
    tw_inline_build_store(build->at, (text & ~UINT64_C(0xFF)) | 0x2E);
    build->at += 1 + fraction;
    build->sum -= 0x30 - 0x2E;
}

TW_INLINE int tw_inline_put_decimal(tw_inline_build *build, tw_inline_tag opening, int64_t mantissa, uint32_t scale,
                                    uint32_t digits)
{
    uint64_t number = TW_INLINE_CAST(uint64_t, mantissa);
    if (digits == TW_DIGITS_OWN)
        digits = scale;
    if (scale > TW_SCALE_MAX || digits > scale || digits > 8)
        return 0;
    if (digits == scale && digits - 1 < 7 && __builtin_expect(number < 100000000, 1)) {
        tw_inline_build_open(build, opening);
        tw_inline_build_point(build, number, digits);
        return 1;
    }
    if (mantissa < 0)
        return 0;
    if (digits < scale) {
        uint64_t excess = tw_inline_power(scale - digits);
        uint64_t shorter = number / excess;
        if (shorter * excess != number)
            return 0;
        number = shorter;
    }
    if (digits == 0)
        return tw_inline_put_uint(build, opening, number);
    uint64_t power = tw_inline_power(digits);
    uint64_t whole = number / power;
    if (whole >= 100000000)
        return 0;
    uint64_t fraction = tw_inline_build_digits8(build, number - whole * power);
    whole = tw_inline_build_digits8(build, whole);
    tw_inline_build_open(build, opening);
    tw_inline_build_short(build, whole, UINT64_C(1) << 56);
    *build->at = 0x2E;
    tw_inline_build_store(build->at + 1, fraction >> (64 - 8 * digits) | TW_INLINE_ZEROS);
    build->at += 1 + digits;
    build->sum -= 0x30 - 0x2E;
    return 1;
}

TW_INLINE int tw_inline_try_decimal(tw_inline_build *build, uint32_t tag, int64_t mantissa, uint32_t scale, uint32_t digits)
{
    return tw_inline_build_may(build, tag) && tw_inline_put_decimal(build, tw_inline_build_tag(tag), mantissa, scale, digits);
}

#if !defined(TW_INLINE_BUILD_AVX512)

/* `length` (1 .. 8) bytes as a word, filled with zeros. Loads overlap, and stay within the bytes. */
TW_INLINE uint64_t tw_inline_build_word(const uint8_t *bytes, uint64_t length)
{
    if (length == 8) {
        uint64_t word;
        memcpy(&word, bytes, sizeof word);
        return word;
    }
    if (length >= 4) {
        uint32_t first, last;
        memcpy(&first, bytes, sizeof first);
        memcpy(&last, bytes + length - 4, sizeof last);
        return first | TW_INLINE_CAST(uint64_t, last) << 8 * (length - 4);
    }
    return bytes[0] | TW_INLINE_CAST(uint64_t, bytes[length / 2]) << 8 * (length / 2) |
           TW_INLINE_CAST(uint64_t, bytes[length - 1]) << 8 * (length - 1);
}

/* The last `length` (1 .. 8) of 8 bytes or more that end at `end`. */
TW_INLINE uint64_t tw_inline_build_tail(const uint8_t *end, uint64_t length)
{
    uint64_t word;
    memcpy(&word, end - 8, sizeof word);
    return word >> (64 - 8 * length);
}

#endif

/*
 * Copies text of 1 .. 32 bytes to `at`, where 32 bytes may be stored, and adds it to the sums; 0 when it holds SOH. Sums are kept
 * less '0' per byte: where bytes beyond the text are filled with '0' whole vectors can be summed (16 or 32 of them are 0 modulo
 * 256).
 */
/* NOLINTNEXTLINE(readability-non-const-parameter): one of the paths adds to *sum */
TW_INLINE int tw_inline_build_copy(uint8_t *at, const uint8_t *bytes, uint64_t length, tw_inline_sums *sums, uint32_t *sum,
                                   const tw_inline_constants *constants)
{
#if defined(TW_INLINE_BUILD_AVX512)
    (void)sum;
    __m256i zeros = _mm256_load_si256(TW_INLINE_CAST(const __m256i *, TW_INLINE_CAST(const void *, constants->zeros)));
    __m256i soh = _mm256_load_si256(TW_INLINE_CAST(const __m256i *, TW_INLINE_CAST(const void *, constants->soh)));
    __m256i text = _mm256_mask_loadu_epi8(zeros, constants->masks[length], bytes);
    if (__builtin_expect(_mm256_cmpeq_epi8_mask(text, soh) != 0, 0))
        return 0;
    _mm256_storeu_si256(TW_INLINE_CAST(__m256i *, TW_INLINE_CAST(void *, at)), text);
    __m256i nothing = _mm256_load_si256(TW_INLINE_CAST(const __m256i *, TW_INLINE_CAST(const void *, constants->nothing)));
    sums->text = _mm256_add_epi64(sums->text, _mm256_sad_epu8(text, nothing));
    return 1;
#elif defined(TW_INLINE_BUILD_SSE2)
    (void)constants;
    /* From any place in it on: some zeros, then ones to the end. */
    static const uint8_t masks[32] = {0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,
                                      0,    0,    0,    0,    0,    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
                                      0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
    __m128i soh = _mm_set1_epi8(1), zero = _mm_setzero_si128(), text;
    if (length < 16) {
        uint64_t upper = length > 8 ? tw_inline_build_tail(bytes + length, length - 8) : 0;
        uint64_t lower = tw_inline_build_word(bytes, length > 8 ? 8 : length);
        text = _mm_set_epi64x(TW_INLINE_CAST(int64_t, upper), TW_INLINE_CAST(int64_t, lower));
        if (__builtin_expect(_mm_movemask_epi8(_mm_cmpeq_epi8(text, soh)) != 0, 0))
            return 0;
        *sum -= 0x30 * TW_INLINE_CAST(uint32_t, length);
    } else {
        text = _mm_loadu_si128(TW_INLINE_CAST(const __m128i *, TW_INLINE_CAST(const void *, bytes)));
        __m128i last = _mm_loadu_si128(TW_INLINE_CAST(const __m128i *, TW_INLINE_CAST(const void *, bytes + length - 16)));
        __m128i mask = _mm_loadu_si128(TW_INLINE_CAST(const __m128i *, TW_INLINE_CAST(const void *, masks + length - 16)));
        if (__builtin_expect(_mm_movemask_epi8(_mm_or_si128(_mm_cmpeq_epi8(text, soh), _mm_cmpeq_epi8(last, soh))) != 0, 0))
            return 0;
        _mm_storeu_si128(TW_INLINE_CAST(__m128i *, TW_INLINE_CAST(void *, at + length - 16)), last);
        sums->text = _mm_add_epi64(sums->text, _mm_sad_epu8(_mm_and_si128(_mm_sub_epi8(last, _mm_set1_epi8(0x30)), mask), zero));
    }
    _mm_storeu_si128(TW_INLINE_CAST(__m128i *, TW_INLINE_CAST(void *, at)), text);
    sums->text = _mm_add_epi64(sums->text, _mm_sad_epu8(text, zero));
    return 1;
#else
    (void)constants;
    const uint64_t ones = UINT64_C(0x0101010101010101), lanes = UINT64_C(0x00FF00FF00FF00FF);
    uint64_t found = 0, added = 0;
    for (uint64_t done = 0; done < length; done += 8) {
        uint64_t left = length - done;
        uint64_t word = left >= 8   ? tw_inline_build_word(bytes + done, 8)
                        : done == 0 ? tw_inline_build_word(bytes, left)
                                    : tw_inline_build_tail(bytes + length, left);
        uint64_t other = word ^ ones; /* a byte of 0 where there is SOH */
        found |= (other - ones) & ~other & (ones << 7);
        added += (word & lanes) + (word >> 8 & lanes);
        tw_inline_build_store(at + done, word);
    }
    if (__builtin_expect(found != 0, 0))
        return 0;
    sums->text += added * UINT64_C(0x0001000100010001) >> 48;
    *sum -= 0x30 * TW_INLINE_CAST(uint32_t, length);
    return 1;
#endif
}

/*
 * The same for 33 .. 64 bytes; gives what they add to the sum, with bit 32 set, or 0 when there is SOH. Not inlined: the call costs
 * little beside them.
 */
static __attribute__((noinline, unused)) uint64_t tw_inline_build_copy_long(uint8_t *at, const uint8_t *bytes, uint32_t length)
{
    const tw_inline_constants *constants = tw_inline_build_constants();
    uint32_t sum = 0;
    tw_inline_sums sums;
    tw_inline_build_clear(&sums);
    if (!tw_inline_build_copy(at, bytes, 32, &sums, &sum, constants) ||
        !tw_inline_build_copy(at + 32, bytes + 32, length - 32, &sums, &sum, constants))
        return 0;
    sum += tw_inline_build_total(&sums);
    return sum | UINT64_C(1) << 32;
}

TW_INLINE int tw_inline_put_text(tw_inline_build *build, tw_inline_tag opening, const void *bytes, uint32_t length)
{
    const uint8_t *text = TW_INLINE_CAST(const uint8_t *, bytes);
    uint64_t wide = length; /* or it would be extended over and over */
    tw_inline_build_store(build->at, opening.text);
    if (__builtin_expect(wide - 1 < 32, 1)) {
        if (!tw_inline_build_copy(build->at + opening.length, text, wide, &build->sums, &build->sum, build->constants))
            return 0;
    } else {
        uint64_t copied = length - 33 < 32 ? tw_inline_build_copy_long(build->at + opening.length, text, length) : 0;
        if (!copied)
            return 0;
        build->sum += TW_INLINE_CAST(uint32_t, copied);
    }
    build->at += opening.length + wide;
    build->sum += opening.sum;
    return 1;
}

TW_INLINE int tw_inline_try_text(tw_inline_build *build, uint32_t tag, const void *bytes, uint32_t length)
{
    return tw_inline_build_may(build, tag) && bytes && tw_inline_put_text(build, tw_inline_build_tag(tag), bytes, length);
}

/*
 * The digits to leave room for before the body: those of the largest BodyLength whose digits and body fit `left` bytes, 232 up to
 * 10^7. A message with a longer BodyLength does not fit; one with fewer digits has, its body being shorter, room for the digits it does
 * not use. So every message that fits at all fits with its body there.
 */
TW_INLINE uint32_t tw_inline_build_width(uint32_t left)
{
    if (__builtin_expect(left < 10005, 1))
        return 3u + (left >= 1004);
    return 5u + (left >= 100006) + (left >= 1000007);
}

TW_INLINE int tw_inline_try_begin(tw_inline_build *build, void *out, uint32_t room, const tw_header *header)
{
    uint8_t *start = TW_INLINE_CAST(uint8_t *, out);
    if (!out || !header || room - 256 >= 10000000 - 256 || !header->quick)
        return 0;
    build->out = start;
    build->body = header->begin_length + 1 + tw_inline_build_width(room - header->begin_length - 8);
    build->limit = room - 8;
    build->at = start + build->body;
    build->fast = start + (room - 8 - TW_INLINE_BUILD_SLACK);
    memcpy(build->at, header->body, 64);
    build->at += header->body_length;
    build->sum = header->sum;
    tw_inline_build_clear(&build->sums);
    build->constants = tw_inline_build_constants();
    build->header = header;
    build->quick = 1;
    build->tag = 0;
    build->fault = 0;
    build->status = TW_OK;
    return 1;
}

TW_INLINE int tw_inline_try_end(tw_inline_build *build, uint32_t *offset, uint32_t *length)
{
    const tw_header *header = build->header;
    uint8_t *body = build->out + build->body;
    uint64_t body_length = TW_INLINE_CAST(uint64_t, build->at - body) + 1;
    if (__builtin_expect(build->at >= build->fast, 0) || !build->quick)
        return 0;
    uint64_t digits;
#if !defined(TW_INLINE_BUILD_IFMA)
    if (__builtin_expect(body_length < 10000, 1)) {
        uint32_t four = tw_inline_build_split4(TW_INLINE_CAST(uint32_t, body_length));
        build->sum += four * 0x01010101u >> 24;
        digits = TW_INLINE_CAST(uint64_t, four) << 32;
    } else
#endif
        digits = tw_inline_build_digits8(build, body_length);
    uint8_t *begin_end = body - 9 + __builtin_ctzll(digits) / 8;
    uint32_t begin_length = header->begin_length;
    uint8_t *begin = begin_end - begin_length;
    uint64_t first, last;
    memcpy(&first, header->begin, 8);
    memcpy(&last, header->begin + begin_length - 8, 8);
    tw_inline_build_store(body - 8, ((digits | TW_INLINE_ZEROS) >> 8) | UINT64_C(1) << 56);
    tw_inline_build_store(begin_end - 8, last);
    tw_inline_build_store(begin, first);
    uint32_t summed = TW_INLINE_CAST(uint32_t, build->at + 1 - begin);
    uint64_t sum = (tw_inline_build_sum(build) + 2 * 0x01 - 2 * 0x30 + 0x30 * summed) & 0xFF;
    /* hundreds + (tens - 10 * hundreds) * 2^8 + (sum - 10 * tens) * 2^16, where tens is sum / 10 and hundreds sum / 100 */
    uint64_t both = sum * (UINT64_C(41) << 20 | 410), hundreds = both >> 32, tens = both >> 12 & 31;
    uint64_t text = (sum << 16) - tens * ((10u << 16) - (1u << 8)) - hundreds * ((10u << 8) - 1);
    tw_inline_build_store(build->at, (text << 32) + UINT64_C(0x013030303D303101));
    *offset = TW_INLINE_CAST(uint32_t, begin - build->out);
    *length = summed + 7;
    build->fast = build->out; /* ended: the library answers whatever comes next */
    build->status = TW_E_STATE;
    return 1;
}

#else

TW_INLINE int tw_inline_try_begin(tw_inline_build *build, void *out, uint32_t room, const tw_header *header)
{
    (void)build, (void)out, (void)room, (void)header;
    return 0;
}

TW_INLINE int tw_inline_try_uint(tw_inline_build *build, uint32_t tag, uint64_t number)
{
    (void)build, (void)tag, (void)number;
    return 0;
}

TW_INLINE int tw_inline_try_decimal(tw_inline_build *build, uint32_t tag, int64_t mantissa, uint32_t scale, uint32_t digits)
{
    (void)build, (void)tag, (void)mantissa, (void)scale, (void)digits;
    return 0;
}

TW_INLINE int tw_inline_try_byte(tw_inline_build *build, uint32_t tag, uint8_t byte)
{
    (void)build, (void)tag, (void)byte;
    return 0;
}

TW_INLINE int tw_inline_try_text(tw_inline_build *build, uint32_t tag, const void *bytes, uint32_t length)
{
    (void)build, (void)tag, (void)bytes, (void)length;
    return 0;
}

/* NOLINTNEXTLINE(readability-non-const-parameter): the signature of the one that does something */
TW_INLINE int tw_inline_try_end(tw_inline_build *build, uint32_t *offset, uint32_t *length)
{
    (void)build, (void)offset, (void)length;
    return 0;
}

#endif

/* The functions of tagwire/build.h, in its order, with its parameters. FIX: as there. Since 0.1. */

TW_INLINE tw_status tw_inline_build_begin(tw_inline_build *build, void *out, uint32_t room, const tw_header *header)
{
    if (__builtin_expect(!tw_inline_try_begin(build, out, room, header), 0))
        tw_inline_build_load(build, tw_inline_slow_begin(out, room, header));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_int(tw_inline_build *build, uint32_t tag, int64_t value)
{
    if (tw_inline_try_uint(build, tag, TW_INLINE_CAST(uint64_t, value))) /* which leaves numbers from 10^16 on to others */
        return TW_OK;
    tw_inline_build_load(build, tw_inline_slow_int(tw_inline_build_save(build), tag, value));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_uint(tw_inline_build *build, uint32_t tag, uint64_t value)
{
    if (tw_inline_try_uint(build, tag, value))
        return TW_OK;
    tw_inline_build_load(build, tw_inline_slow_uint(tw_inline_build_save(build), tag, value));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_decimal(tw_inline_build *build, uint32_t tag, int64_t mantissa, uint32_t scale, uint32_t digits)
{
    if (tw_inline_try_decimal(build, tag, mantissa, scale, digits))
        return TW_OK;
    tw_inline_build_load(build, tw_inline_slow_decimal(tw_inline_build_save(build), tag, mantissa, scale, digits));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_char(tw_inline_build *build, uint32_t tag, uint8_t value)
{
    if (__builtin_expect(value != 1, 1) && tw_inline_try_byte(build, tag, value))
        return TW_OK;
    tw_inline_build_load(build, tw_inline_slow_char(tw_inline_build_save(build), tag, value));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_bool(tw_inline_build *build, uint32_t tag, uint8_t value)
{
    if (__builtin_expect(value <= 1, 1) && tw_inline_try_byte(build, tag, value ? 'Y' : 'N'))
        return TW_OK;
    tw_inline_build_load(build, tw_inline_slow_bool(tw_inline_build_save(build), tag, value));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_text(tw_inline_build *build, uint32_t tag, const void *bytes, uint32_t length)
{
    if (tw_inline_try_text(build, tag, bytes, length))
        return TW_OK;
    tw_inline_build_load(build, tw_inline_slow_text(tw_inline_build_save(build), tag, bytes, length));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_data(tw_inline_build *build, uint32_t length_tag, uint32_t data_tag, const void *bytes,
                                         uint32_t length)
{
    tw_inline_build_load(build, tw_inline_call_data(tw_inline_build_save(build), length_tag, data_tag, bytes, length));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_time(tw_inline_build *build, uint32_t tag, int64_t ns, uint32_t digits)
{
    tw_inline_build_load(build, tw_inline_call_time(tw_inline_build_save(build), tag, ns, digits));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_date(tw_inline_build *build, uint32_t tag, int32_t days)
{
    tw_inline_build_load(build, tw_inline_call_date(tw_inline_build_save(build), tag, days));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_group(tw_inline_build *build, uint32_t count_tag, uint32_t count)
{
    return tw_inline_build_uint(build, count_tag, count);
}

TW_INLINE tw_status tw_inline_build_raw(tw_inline_build *build, const void *bytes, uint32_t length)
{
    tw_inline_build_load(build, tw_inline_call_raw(tw_inline_build_save(build), bytes, length));
    return build->status;
}

TW_INLINE tw_status tw_inline_build_end(tw_inline_build *build, uint32_t *offset, uint32_t *length, tw_error *error)
{
    if (!offset || !length)
        return TW_E_ARGUMENT;
    if (__builtin_expect(tw_inline_try_end(build, offset, length), 1))
        return TW_OK;
    tw_inline_ended ended = tw_inline_slow_end(tw_inline_build_save(build), error);
    tw_inline_build_load(build, ended.state);
    *offset = ended.offset;
    *length = ended.length;
    return ended.status;
}

#ifdef __cplusplus
}
#endif

#endif
