/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Templates written with what the kernel "avx512" takes. Usual values are written by one loop that calls nothing; it leaves groups, constants
 * and what is unusual to others, which ask the exported builder. Whatever is wrong ends all this, and twi_steps_write, which begins anew, says
 * what it is.
 *
 * No store goes further beyond where a field begins than TW_INLINE_BUILD_SLACK: 8 for the opening, 32 for the value.
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
    const uint8_t *fast; /* no field begins at this place or behind it */
    const template_level *message;
    tw_inline_build build;
    uint32_t sum;
} quick;

enum { EIGHT_DIGITS = 100000000 };
static const uint64_t SIXTEEN_DIGITS = 10000000000000000;

/* Where a level is: the next field's place, step and slot. */
typedef struct cursor {
    uint8_t *at;
    const template_step *step, *begin; /* of an entry */
    const tw_slot *slot;
    const uint8_t *entry; /* where the entry begins */
    uint32_t left;        /* entries, this one included */
    uint32_t sum;
} cursor;

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

/* Eight digits, the first lowest, of a number below 10^8; tw_inline_build_digits8 says how. */
static inline __attribute__((always_inline)) __m128i digits8(const tw_inline_constants *constants, uint64_t number)
{
    __m512i fractions = _mm512_load_si512(constants->fractions);
    __m512i wide = _mm512_madd52lo_epu64(fractions, _mm512_set1_epi64((int64_t)number), fractions);
    return _mm512_cvtepi64_epi8(_mm512_madd52hi_epu64(_mm512_setzero_si512(), wide, _mm512_load_si512(constants->tens)));
}

/* Up to eight digits without the zeros before them. */
static inline __attribute__((always_inline)) uint8_t *digits_put(uint8_t *at, uint64_t text, uint64_t zeros)
{
    tw_inline_build_store(at, text >> (zeros & 56));
    return at + 8 - zeros / 8;
}

/*
 * Writes usual values: up to the end of the level, or to the first step that it leaves to others. It calls nothing, so that all it needs stays
 * in registers.
 */
static __attribute__((noinline)) void usual_write(cursor *c, const uint8_t *fast, const uint8_t *input, uint64_t input_length,
                                                  const tw_inline_constants *constants)
{
    const template_step *step = c->step;
    const tw_slot *slot = c->slot;
    const uint8_t *entry = c->entry;
    uint8_t *at = c->at;
    uint32_t left = c->left, known = c->sum;
    const __m128i nothing = _mm_load_si128((const __m128i *)(const void *)constants->nothing);
    __m256i texts = _mm256_setzero_si256();
    __m128i numbers = _mm_setzero_si128();
    for (;; step++, slot++) {
        if (__builtin_expect(at >= fast, 0))
            break;
    again:
        if (step->quick == QUICK_INT) {
            uint64_t number = (uint64_t)slot->number;
            if (__builtin_expect(slot->state != TW_SLOT_OK, 0))
                goto other;
            if (__builtin_expect(number < EIGHT_DIGITS, 1)) {
                __m128i eight = digits8(constants, number);
                uint64_t digits = (uint64_t)_mm_cvtsi128_si64(eight);
                at = digits_put(opening_put(at, step), digits | TW_INLINE_ZEROS, _tzcnt_u64(digits | UINT64_C(1) << 56));
                numbers = _mm_add_epi64(numbers, _mm_sad_epu8(eight, nothing));
            } else if (number < SIXTEEN_DIGITS) {
                uint64_t high = number / EIGHT_DIGITS;
                __m128i upper = digits8(constants, high), lower = digits8(constants, number - high * EIGHT_DIGITS);
                uint64_t digits = (uint64_t)_mm_cvtsi128_si64(upper);
                at = digits_put(opening_put(at, step), digits | TW_INLINE_ZEROS, _tzcnt_u64(digits));
                tw_inline_build_store(at, (uint64_t)_mm_cvtsi128_si64(lower) | TW_INLINE_ZEROS);
                at += 8;
                numbers = _mm_add_epi64(numbers, _mm_sad_epu8(_mm_unpacklo_epi64(upper, lower), nothing));
            } else {
                break;
            }
        } else if (step->quick == QUICK_DECIMAL) {
            uint64_t number = (uint64_t)slot->number;
            uint32_t scale = step->scale, given = slot->digits;
            if (__builtin_expect(slot->state != TW_SLOT_OK, 0))
                goto other;
            if (__builtin_expect(number >= EIGHT_DIGITS || given > scale, 0))
                break;
            __m128i eight = digits8(constants, number);
            uint64_t digits = (uint64_t)_mm_cvtsi128_si64(eight), text = digits | TW_INLINE_ZEROS;
            if (__builtin_expect(digits >> (56 - 8 * (scale - given)) >> 8 != 0, 0))
                break;
            at = digits_put(opening_put(at, step), text, _tzcnt_u64(digits | step->some)) - scale;
            tw_inline_build_store(at, ((text >> (56 - 8 * scale)) & ~UINT64_C(0xFF)) | '.');
            at += given + (given != 0);
            known -= given != 0 ? (uint32_t)('0' - '.') : 0;
            numbers = _mm_add_epi64(numbers, _mm_sad_epu8(eight, nothing));
        } else if (step->quick == QUICK_TEXT) {
            uint64_t length = slot->length, offset = slot->offset;
            if (__builtin_expect(slot->state != TW_SLOT_OK, 0))
                goto other;
            if (__builtin_expect(length - 1 >= QUICK_TEXT_MAX || offset + length > input_length, 0))
                break;
            __m256i bytes = _mm256_mask_loadu_epi8(_mm256_load_si256((const __m256i *)(const void *)constants->zeros),
                                                   (__mmask32)_bzhi_u32(UINT32_MAX, (uint32_t)length), input + offset);
            if (__builtin_expect(
                    _mm256_cmpeq_epi8_mask(bytes, _mm256_load_si256((const __m256i *)(const void *)constants->soh)) != 0, 0))
                break;
            at = opening_put(at, step);
            _mm256_storeu_si256((__m256i *)(void *)at, bytes);
            texts = _mm256_add_epi64(texts,
                                     _mm256_sad_epu8(bytes, _mm256_load_si256((const __m256i *)(const void *)constants->nothing)));
            at += length; /* 32 times '0' is 0 modulo 256 */
        } else if (step->quick == QUICK_END) {
            if (at == entry || !--left)
                break;
            step = c->begin;
            entry = at;
            goto again;
        } else if (step->quick == QUICK_CHAR || step->quick == QUICK_BOOL) {
            uint64_t number = (uint64_t)slot->number;
            if (__builtin_expect(slot->state != TW_SLOT_OK, 0))
                goto other;
            if (__builtin_expect(step->quick == QUICK_CHAR ? number - 2 >= 254 : number > 1, 0))
                break;
            uint32_t byte = step->quick == QUICK_CHAR ? (uint32_t)number : number ? 'Y' : 'N';
            at = opening_put(at, step);
            *at++ = (uint8_t)byte;
            known += byte - '0';
        } else {
            break;
        }
        known += step->opening_sum;
        continue;
    other:
        if (slot->state != TW_SLOT_ABSENT || step->required)
            break;
    }
    __m128i total = _mm_add_epi64(_mm_add_epi64(_mm256_castsi256_si128(texts), _mm256_extracti128_si256(texts, 1)), numbers);
    c->sum = known + (uint32_t)_mm_cvtsi128_si32(_mm_add_epi64(total, _mm_unpackhi_epi64(total, total)));
    c->at = at;
    c->step = step;
    c->slot = slot;
    c->entry = entry;
    c->left = left;
}

static uint8_t *entries_write(quick *q, uint8_t *at, const template_level *level, uint32_t first, uint32_t count);

/* A group whose slot is there: its count and its entries. */
/* NOLINTNEXTLINE(misc-no-recursion): as deep as the template's groups, at most 64 */
static uint8_t *group_put(quick *q, uint8_t *at, const template_step *step, const tw_slot *slot)
{
    const template_level *level = TEMPLATE_ARRAY(q->w->made, template_level, levels) + step->text;
    uint64_t each = level->slots, count = (uint64_t)slot->number;
    if (slot->length != each || slot->offset > q->w->slots_count ||
        count > (each ? (q->w->slots_count - slot->offset) / each : 0) || count >= EIGHT_DIGITS)
        return NULL;
    uint64_t digits = tw_inline_build_split(count), none = _tzcnt_u64(digits | step->some) & 56;
    q->sum += step->opening_sum + tw_inline_build_digits_sum(digits);
    at = opening_put(at, step);
    tw_inline_build_store(at, (digits | TW_INLINE_ZEROS) >> none);
    at = at + 8 - none / 8;
    return count ? entries_write(q, at, level, slot->offset, (uint32_t)count) : at;
}

/* A time whose text is known: at most 32 bytes. */
static uint8_t *time_put(quick *q, uint8_t *at, const template_step *step)
{
    const twi_time_text *time = q->w->time;
    at = opening_put(at, step);
    memcpy(at, time->bytes, sizeof time->bytes);
    q->sum += step->opening_sum + twi_kernel_avx512.sum((const uint8_t *)time->bytes, time->length) - (uint32_t)'0' * time->length;
    return at + time->length;
}

/* What usual_write left. */
/* NOLINTNEXTLINE(misc-no-recursion): as above */
static uint8_t *unusual_put(quick *q, uint8_t *at, const template_step *step, const tw_slot *slot)
{
    if (at >= q->fast || step->quick == QUICK_NOT)
        return NULL;
    if (slot->state == TW_SLOT_LONG && step->type != PLAN_GROUP)
        return value_any(q, at, step, slot);
    if (slot->state != TW_SLOT_OK)
        return slot->state == TW_SLOT_ABSENT && !step->required ? at : NULL;
    if (step->quick == QUICK_GROUP)
        return group_put(q, at, step, slot);
    if (twi_time_known(q->w, step, slot))
        return time_put(q, at, step);
    return value_any(q, at, step, slot);
}

static uint8_t *constant_put(quick *q, uint8_t *at, const template_step *step)
{
    if (at >= q->fast)
        return NULL;
    at = opening_put(at, step);
    memcpy(at, TEMPLATE_ARRAY(q->w->made, uint8_t, bytes) + step->text, step->length);
    q->sum += step->opening_sum + twi_kernel_avx512.sum(at, step->length) - (uint32_t)'0' * step->length;
    return at + step->length;
}

/* The entries of a level, one or more, the first at this slot: where the next field begins, or NULL. */
/* NOLINTNEXTLINE(misc-no-recursion,readability-non-const-parameter): as above; written to as c.at */
static __attribute__((noinline)) uint8_t *entries_write(quick *q, uint8_t *at, const template_level *level, uint32_t first,
                                                        uint32_t count)
{
    const template_step *steps = TEMPLATE_ARRAY(q->w->made, template_step, steps) + level->steps;
    cursor c = {at, steps + level->held, steps, q->w->slots + first, at, count, 0};
    if (level == q->message)
        c.entry = NULL; /* that it has no field of a slot is no fault */
    for (;;) {
        usual_write(&c, q->fast, q->w->input, q->w->input_length, q->build.constants);
        if (c.left == 0)
            break;
        if (c.step->quick == QUICK_END)
            return NULL; /* FIX: an entry has its first field at least */
        if (c.step->quick == QUICK_CONSTANT) {
            c.at = constant_put(q, c.at, c.step);
        } else {
            c.at = unusual_put(q, c.at, c.step, c.slot);
            c.slot++;
        }
        if (!c.at)
            return NULL;
        c.step++;
    }
    q->sum += c.sum;
    return c.at;
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
