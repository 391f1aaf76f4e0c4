/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Templates written with what the kernel "avx512" takes. The usual values are written here with as little state as there can be: where the
 * next field begins. What is unusual is asked of the exported builder. Whatever is wrong ends all this, and twi_steps_write, which begins
 * anew, says what it is.
 *
 * No store goes further beyond where a field begins than TW_INLINE_BUILD_SLACK: 10 for the tag, a sign, 32 for the value.
 */
#if defined(__x86_64__)

#define TARGET "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512ifma,bmi,bmi2,popcnt"
#include "target.h"

#include "scan.h"
#include "write.h"

#include <tagwire/inline/build.h>

/* Sums are less '0' per byte, as the builder's. */
typedef struct quick {
    writing *w;
    const template_level *message;
    const uint8_t *fast; /* no field begins at this place or behind it */
    tw_inline_build build;
    uint32_t sum;
} quick;

/* What is summed while a level is written: bytes in registers, and what is known without them. */
typedef struct sums {
    __m256i bytes;
    uint32_t known;
} sums;

static inline __attribute__((always_inline)) void sums_add(sums *s, __m256i bytes, uint32_t known)
{
    s->bytes = _mm256_add_epi64(s->bytes, _mm256_sad_epu8(bytes, _mm256_setzero_si256()));
    s->known += known;
}

static inline __attribute__((always_inline)) uint32_t sums_total(const sums *s)
{
    __m128i total = _mm_add_epi64(_mm256_castsi256_si128(s->bytes), _mm256_extracti128_si256(s->bytes, 1));
    return s->known + (uint32_t)_mm_cvtsi128_si32(_mm_add_epi64(total, _mm_unpackhi_epi64(total, total)));
}

/* Any value, and any fault: where the next field begins, or NULL. */
static __attribute__((noinline)) uint8_t *value_any(quick *q, uint8_t *at, const template_step *step, const tw_slot *slot)
{
    q->build.at = at;
    tw_build state = tw_inline_build_save(&q->build);
    if (twi_value_write(q->w, &state, step, slot) != TW_OK)
        return NULL;
    uint8_t *end = state.out + state.at;
    q->sum += twi_kernel_avx512.sum(at, (uint32_t)(end - at)) - (uint32_t)'0' * (uint32_t)(end - at);
    return end;
}

static inline __attribute__((always_inline)) uint8_t *opening_put(uint8_t *at, const template_step *step)
{
    memcpy(at, &step->opening, sizeof step->opening);
    return at + step->opening_length;
}

/* Text of 1 .. QUICK_TEXT_MAX bytes; NULL when it holds SOH. */
static inline __attribute__((always_inline)) uint8_t *text_put(uint8_t *at, const template_step *step, const uint8_t *text,
                                                               uint32_t length, sums *s)
{
    __m256i bytes = _mm256_mask_loadu_epi8(_mm256_set1_epi8('0'), (__mmask32)_bzhi_u32(UINT32_MAX, length), text);
    if (__builtin_expect(_mm256_cmpeq_epi8_mask(bytes, _mm256_set1_epi8(1)) != 0, 0))
        return NULL;
    at = opening_put(at, step);
    _mm256_storeu_si256((__m256i *)(void *)at, bytes);
    sums_add(s, bytes, step->opening_sum); /* 32 times '0' is 0 modulo 256 */
    return at + length;
}

static inline __attribute__((always_inline)) uint8_t *byte_put(uint8_t *at, const template_step *step, uint32_t byte, sums *s)
{
    at = opening_put(at, step);
    *at = (uint8_t)byte;
    s->known += step->opening_sum + byte - '0';
    return at + 1;
}

enum { EIGHT_DIGITS = 100000000 };
static const uint64_t SIXTEEN_DIGITS = 10000000000000000;

/* Digits of a number below 10^8, the most significant first; tw_inline_build_digits8 says how. */
static inline __attribute__((always_inline)) __m128i digits8(const tw_inline_constants *constants, uint64_t number)
{
    __m512i fractions = _mm512_load_si512(constants->fractions);
    __m512i wide = _mm512_madd52lo_epu64(fractions, _mm512_set1_epi64((int64_t)number), fractions);
    return _mm512_cvtepi64_epi8(_mm512_madd52hi_epu64(_mm512_setzero_si512(), wide, _mm512_load_si512(constants->tens)));
}

/* The digits of a number, without zeros before them. */
static inline __attribute__((always_inline)) uint8_t *digits_put(uint8_t *at, __m128i all)
{
    uint64_t digits = (uint64_t)_mm_cvtsi128_si64(all), zeros = _tzcnt_u64(digits | UINT64_C(1) << 56) & 56;
    digits = (digits | TW_INLINE_ZEROS) >> zeros;
    memcpy(at, &digits, sizeof digits);
    return at + 8 - zeros / 8;
}

/* A number below 10^8. */
static inline __attribute__((always_inline)) uint8_t *int_put(const tw_inline_constants *constants, uint8_t *at,
                                                              const template_step *step, uint64_t number, sums *s)
{
    __m128i digits = digits8(constants, number);
    sums_add(s, _mm256_zextsi128_si256(digits), step->opening_sum);
    return digits_put(opening_put(at, step), digits);
}

/* A number from 10^8 on, below 10^16. */
static __attribute__((noinline)) uint8_t *long_put(quick *q, uint8_t *at, const template_step *step, uint64_t number)
{
    sums s = {_mm256_setzero_si256(), step->opening_sum};
    __m128i upper = digits8(q->build.constants, number / EIGHT_DIGITS), lower = digits8(q->build.constants, number % EIGHT_DIGITS);
    sums_add(&s, _mm256_zextsi128_si256(_mm_unpacklo_epi64(upper, lower)), 0);
    q->sum += sums_total(&s);
    at = digits_put(opening_put(at, step), upper);
    _mm_storel_epi64((__m128i *)(void *)at, _mm_or_si128(lower, _mm_set1_epi8('0')));
    return at + 8;
}

/* From any of eight digits on: the digits before the point, the point (8 and more), the digits behind it. */
#define PLACE(scale, k) ((uint8_t)((k) < 8 - (scale) ? (k) : (k) == 8 - (scale) ? 8 : (k)-1))
#define PLACES(scale, k)                                                                                                           \
    PLACE(scale, k), PLACE(scale, (k) + 1), PLACE(scale, (k) + 2), PLACE(scale, (k) + 3), PLACE(scale, (k) + 4),                   \
        PLACE(scale, (k) + 5), PLACE(scale, (k) + 6), PLACE(scale, (k) + 7)
#define PLACES_ROW(scale)                                                                                                          \
    {                                                                                                                              \
        PLACES(scale, 0), PLACES(scale, 8), PLACES(scale, 16)                                                                      \
    }
static const uint8_t places[QUICK_SCALE_MAX + 1][24] __attribute__((aligned(64))) = {
    PLACES_ROW(0), PLACES_ROW(1), PLACES_ROW(2), PLACES_ROW(3), PLACES_ROW(4), PLACES_ROW(5), PLACES_ROW(6), PLACES_ROW(7),
};

/* A number below 10^8, over 10^scale, less its last `cut` digits, which must be zeros (NULL). */
static inline __attribute__((always_inline)) uint8_t *decimal_put(const tw_inline_constants *constants, uint8_t *at,
                                                                  const template_step *step, uint64_t number, uint32_t cut, sums *s)
{
    const __m128i marks = _mm_set_epi64x(0x2E2E2E2E2E2E2E2E, 0x3030303030303030);
    uint32_t scale = step->scale, point = cut < scale;
    __m128i digits = digits8(constants, number);
    uint32_t set = _mm_test_epi8_mask(digits, digits), begin = _tzcnt_u32(set | 0x80u >> scale);
    if (__builtin_expect(set >> (8 - cut) != 0, 0))
        return NULL;
    at = opening_put(at, step);
    __m128i from = _mm_loadu_si128((const __m128i *)(const void *)(places[scale] + begin));
    _mm_storeu_si128((__m128i *)(void *)at, _mm_shuffle_epi8(_mm_or_si128(digits, marks), from));
    sums_add(s, _mm256_zextsi128_si256(digits), step->opening_sum - point * (uint32_t)('0' - '.'));
    return at + (8 - begin) - cut + point;
}

static uint8_t *group_put(quick *q, uint8_t *at, const template_step *step, const tw_slot *slot);

/* A slot that is not there or not good, or a text of more than 65,535 bytes. */
static uint8_t *unusual_put(quick *q, uint8_t *at, const template_step *step, const tw_slot *slot)
{
    return slot->state == TW_SLOT_LONG && step->type != PLAN_GROUP ? value_any(q, at, step, slot) : NULL;
}

/* A value of its usual kind; what is not is asked of the builder. */
static inline __attribute__((always_inline)) uint8_t *value_put(quick *q, uint8_t *at, const template_step *step,
                                                                const tw_slot *slot, sums *s)
{
    const tw_inline_constants *constants = q->build.constants;
    uint64_t number = (uint64_t)slot->number;
    switch (step->quick) {
    case QUICK_TEXT:
        if (__builtin_expect(slot->length - 1u < QUICK_TEXT_MAX && (uint64_t)slot->offset + slot->length <= q->w->input_length, 1))
            return text_put(at, step, q->w->input + slot->offset, slot->length, s);
        break;
    case QUICK_CHAR:
        if (__builtin_expect(number - 2 < 254, 1))
            return byte_put(at, step, (uint32_t)number, s);
        break;
    case QUICK_BOOL:
        if (__builtin_expect(number < 2, 1))
            return byte_put(at, step, number ? 'Y' : 'N', s);
        break;
    case QUICK_INT:
        if (__builtin_expect(number < EIGHT_DIGITS, 1))
            return int_put(constants, at, step, number, s);
        if (number < SIXTEEN_DIGITS)
            return long_put(q, at, step, number);
        break;
    case QUICK_DECIMAL:
        if (__builtin_expect(number < EIGHT_DIGITS && slot->digits <= step->scale, 1))
            return decimal_put(constants, at, step, number, (uint32_t)step->scale - slot->digits, s);
        break;
    case QUICK_GROUP: return group_put(q, at, step, slot);
    case QUICK_ANY:
        if (twi_time_known(q->w, step, slot))
            return text_put(at, step, (const uint8_t *)q->w->time->bytes, q->w->time->length, s);
        break;
    default: __builtin_unreachable(); /* what has no slot does not come here */
    }
    return value_any(q, at, step, slot);
}

/* The entries of a level, the first at this slot: where the next field begins, or NULL. */
/* NOLINTNEXTLINE(misc-no-recursion): as deep as the template's groups, at most 64 */
static __attribute__((noinline)) uint8_t *entries_write(quick *q, uint8_t *at, const template_level *level, uint32_t first,
                                                        uint32_t count)
{
    const template_step *steps = TEMPLATE_ARRAY(q->w->made, template_step, steps) + level->steps, *end = steps + level->steps_count;
    const tw_slot *slot = q->w->slots + first;
    const uint8_t *fast = q->fast;
    sums s = {_mm256_setzero_si256(), 0};
    for (; count; count--) {
        const uint8_t *before = at;
        for (const template_step *step = steps + level->held; step != end; step++) {
            if (__builtin_expect(at >= fast, 0))
                return NULL;
            if (__builtin_expect(step->quick <= QUICK_CONSTANT, 0)) { /* these have no slot */
                if (step->quick == QUICK_NOT)
                    return NULL;
                at = text_put(at, step, TEMPLATE_ARRAY(q->w->made, uint8_t, bytes) + step->text, step->length, &s);
            } else {
                const tw_slot *here = slot++;
                if (here->state == TW_SLOT_ABSENT && !step->required)
                    continue;
                at = __builtin_expect(here->state == TW_SLOT_OK, 1) ? value_put(q, at, step, here, &s)
                                                                    : unusual_put(q, at, step, here);
            }
            if (__builtin_expect(!at, 0))
                return NULL;
        }
        if (__builtin_expect(at == before && level != q->message, 0)) /* FIX: an entry has its first field at least */
            return NULL;
    }
    q->sum += sums_total(&s);
    return at;
}

/* A group whose slot is there: its count and its entries. */
/* NOLINTNEXTLINE(misc-no-recursion): as above */
static __attribute__((noinline)) uint8_t *group_put(quick *q, uint8_t *at, const template_step *step, const tw_slot *slot)
{
    const template_level *level = TEMPLATE_ARRAY(q->w->made, template_level, levels) + step->text;
    uint64_t each = level->slots, count = (uint64_t)slot->number;
    if (slot->length != each || slot->offset > q->w->slots_count ||
        count > (each ? (q->w->slots_count - slot->offset) / each : 0) || count >= EIGHT_DIGITS)
        return NULL;
    sums s = {_mm256_setzero_si256(), 0};
    at = int_put(q->build.constants, at, step, count, &s);
    q->sum += sums_total(&s);
    return entries_write(q, at, level, slot->offset, (uint32_t)count);
}

int twi_steps_write_avx512(writing *w, target *t)
{
    quick q;
    q.w = w;
    q.message = TEMPLATE_ARRAY(w->made, template_level, levels) + t->level;
    if (tw_inline_build_begin(&q.build, t->out, t->room, t->header) != TW_OK)
        return 0;
    q.fast = q.build.fast;
    q.sum = tw_inline_build_sum(&q.build);
    q.build.at = entries_write(&q, q.build.at, q.message, t->first, 1);
    if (!q.build.at)
        return 0;
    tw_inline_build_clear(&q.build.sums);
    q.build.sum = q.sum;
    return tw_inline_build_end(&q.build, &t->offset, &t->length, NULL) == TW_OK;
}

#include "target_end.h"

#endif
