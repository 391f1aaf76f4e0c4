/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A message read sixteen fields at a time: the lookup of its plan tells of each tag what is wanted and where it goes; numbers are
 * converted eight at a time, whatever their length and point, so that next to no branch can be guessed wrong. What is not plain is left
 * to the walk (a structure that is in doubt) or to twi_value_take (a single value).
 */
#if defined(__x86_64__)

#include "reader.h"
#include "swar.h"

#define TARGET "avx512f,avx512bw,avx512vl,avx512dq,avx512cd,avx512vbmi,avx512vbmi2,avx512vnni,avx512vpopcntdq,bmi,bmi2,popcnt,lzcnt"
#include "target.h"

#define LANES 16u
#define WAITING 240u /* numbers that wait */
#define FIELDS_MAX (1u << 23)
#define REACH (1u << 27) /* slots that 32 bits of bytes reach */

/*
 * Constants that fill a register are loaded: a compiler that knows their value makes it anew each time, on the port that all shuffles
 * need.
 */
typedef struct constants {
    uint64_t powers[16];
    uint64_t front[8], back[8];
    uint32_t upto[16], pairs[16], each[16], odd[16];
    uint64_t one, eight, fifteen, sixteen, eighteen, bits64, bits128, byte, minus, zero_digits, point, high_bits, nine;
    uint32_t upper, special, inside, text, number_mask, entry_mask, what_mask;
    uint64_t ten_one, hundred_one, ten_thousand, weight7, weight8, top_bit, ok;
} constants;

static const constants known = {
    .powers = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000, 10000000000, 100000000000, 1000000000000,
               10000000000000, 100000000000000, 1000000000000000},
    .front = {0, 8, 1, 9, 2, 10, 3, 11},
    .back = {4, 12, 5, 13, 6, 14, 7, 15},
    .upto = {1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767, 65535},
    .pairs = {0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23},
    .each = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    .odd = {1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31},
    .one = 1,
    .eight = 8,
    .fifteen = 15,
    .sixteen = 16,
    .eighteen = 18,
    .bits64 = 64,
    .bits128 = 128,
    .byte = 0xFF,
    .minus = '-',
    .zero_digits = 0x3030303030303030,
    .point = 0x1E1E1E1E1E1E1E1E, /* '.' ^ '0' */
    .high_bits = 0x8080808080808080,
    .nine = 0x0909090909090909,
    .upper = 32,
    .special = LOOKUP_SPECIAL,
    .inside = LOOKUP_INSIDE,
    .text = LOOKUP_TEXT,
    .number_mask = 15,
    .entry_mask = 4095,
    .what_mask = (1 << WHAT_BITS) - 1,
    .ten_one = 0x010A010A010A010A,
    .hundred_one = 0x0001006400010064,
    .ten_thousand = 10000,
    .weight7 = 10000000,
    .weight8 = 100000000,
    .top_bit = (uint64_t)1 << 63,
    .ok = (uint64_t)TW_SLOT_OK << 56,
};

static inline const constants *constants_known(void)
{
    const constants *k = &known;
    __asm__("" : "+r"(k));
    return k;
}

#define EACH(name) _mm512_set1_epi32((int)k->name)
#define ALL(name) _mm512_set1_epi64((int64_t)k->name)

typedef struct extraction {
    reading *r;
    const constants *k;
    const plan_lookup *lookup;
    const plan_level *top;
    /* of the message */
    const uint8_t *bytes;
    const uint32_t *tags, *values, *end_of; /* its fields */
    tw_slot *slots;
    uint32_t fields, offset;
    uint32_t base; /* its first slot */
    uint32_t closed;
    uint32_t filled; /* entries that have a field */
    /* the group that is open; group 0: none */
    const plan_level *level;
    uint32_t group, count, kept, begun, first, stride, delimiter;
    uint32_t ended; /* a field of the message's level came behind its members */
    uint32_t other; /* a tag of the open group that the plan leaves out: the one asked for last */
    /* numbers that wait for convert(): where they start and end, field << 9 and what they are, bytes from `slots` */
    uint32_t waiting;
    uint32_t starts[WAITING + LANES], ends[WAITING + LANES], whats[WAITING + LANES], places[WAITING + LANES];
} extraction;

static inline __m512i looked_up(const uint32_t *table, __m512i place, __mmask16 upper)
{
    __m512i low = _mm512_permutex2var_epi32(_mm512_loadu_si512(table), place, _mm512_loadu_si512(table + 16));
    __m512i high = _mm512_permutex2var_epi32(_mm512_loadu_si512(table + 32), place, _mm512_loadu_si512(table + 48));
    return _mm512_mask_blend_epi32(upper, low, high);
}

/* Eight digits of each lane, the first in the lowest byte, to numbers. */
static inline __m512i numbers(const constants *k, __m512i digits)
{
    __m512i fours = _mm512_madd_epi16(_mm512_maddubs_epi16(digits, ALL(ten_one)), ALL(hundred_one));
    return _mm512_add_epi64(_mm512_mul_epu32(fours, ALL(ten_thousand)), _mm512_srli_epi64(fours, 32));
}

/* Sixteen bytes at each of eight offsets: the first eight bytes of each, and the last eight. */
static inline void words(const uint8_t *bytes, const uint32_t *at, __m512i *first, __m512i *last)
{
#define LOAD(i) _mm_loadu_si128((const __m128i *)(const void *)(bytes + at[i]))
    __m512i even = _mm512_inserti32x4(_mm512_castsi128_si512(LOAD(0)), LOAD(2), 1);
    __m512i odd = _mm512_inserti32x4(_mm512_castsi128_si512(LOAD(1)), LOAD(3), 1);
    even = _mm512_inserti32x4(_mm512_inserti32x4(even, LOAD(4), 2), LOAD(6), 3);
    odd = _mm512_inserti32x4(_mm512_inserti32x4(odd, LOAD(5), 2), LOAD(7), 3);
#undef LOAD
    *first = _mm512_unpacklo_epi64(even, odd);
    *last = _mm512_unpackhi_epi64(even, odd);
}

/* Numbers to be converted: where each starts and ends in the message, `what` it is (STEP), its slot in bytes from `slots`. */
typedef struct numerals {
    const uint8_t *bytes;
    uint32_t offset; /* the message's */
    tw_slot *slots;
    const uint32_t *starts, *ends, *whats, *places;
} numerals;

/*
 * Eight numbers from `from` on to their slots, of which `count` are there. Sixteen bytes are read of each, the last ones of a short
 * value, the first of a long one. Gives the lanes that twi_value_take must see.
 */
static inline __attribute__((always_inline)) uint32_t convert(const numerals *x, const constants *k, uint32_t from, uint32_t count)
{
    const __m256i sixteen = _mm256_set1_epi32(16);
    const __m512i ones = _mm512_set1_epi64(-1);
    const __mmask8 live = (__mmask8)((1u << count) - 1);
    __m256i start = _mm256_mask_loadu_epi32(sixteen, live, x->starts + from);
    __m256i end = _mm256_mask_loadu_epi32(sixteen, live, x->ends + from);
    uint32_t at[8];
    _mm256_storeu_si256((__m256i *)(void *)at, _mm256_min_epu32(start, _mm256_sub_epi32(end, sixteen)));
    __asm__("" : "+m"(at)); /* through memory: eight extractions would cost more */
    __m512i first, last;
    words(x->bytes, at, &first, &last);
    __m256i size = _mm256_sub_epi32(end, start);
    __m256i what = _mm256_loadu_si256((const __m256i *)(const void *)(x->whats + from));
    __m512i length = _mm512_cvtepu32_epi64(size), scale = _mm512_cvtepu32_epi64(_mm256_srli_epi32(what, 4));

    /* a sign is taken off */
    __m512i begin = _mm512_mask_mov_epi64(last, _mm512_cmpgt_epu64_mask(length, ALL(eight)), first);
    begin = _mm512_rorv_epi64(begin, _mm512_sub_epi64(ALL(bits128), _mm512_slli_epi64(length, 3)));
    __mmask8 negative = _mm512_testn_epi64_mask(_mm512_xor_si512(begin, ALL(minus)), ALL(byte));
    __m512i digits = _mm512_mask_sub_epi64(length, negative, length, ALL(one));
    __m512i bits = _mm512_slli_epi64(digits, 3);
    __m512i low = _mm512_sllv_epi64(ones, _mm512_subs_epu16(ALL(bits64), bits));
    __m512i high = _mm512_sllv_epi64(ones, _mm512_sub_epi64(ALL(bits128), bits));
    low = _mm512_ternarylogic_epi64(last, ALL(zero_digits), low, 0x28);
    high = _mm512_ternarylogic_epi64(first, ALL(zero_digits), high, 0x28);
    /* the digits before the point move up over it */
    __m512i point = _mm512_maskz_mov_epi8(_mm512_cmpeq_epi8_mask(low, ALL(point)), ALL(high_bits));
    __mmask8 pointed = _mm512_test_epi64_mask(point, point);
    __m512i upto = _mm512_xor_si512(point, _mm512_add_epi64(point, ones));
    low = _mm512_mask_ternarylogic_epi64(low, pointed, _mm512_slli_epi64(low, 8), upto, 0xD8);
    __m512i fraction = _mm512_maskz_srli_epi64(pointed, _mm512_lzcnt_epi64(point), 3);

    /* times ten to what the scale has more than the value */
    __m512i power = _mm512_sub_epi64(_mm512_and_si512(scale, ALL(fifteen)), fraction);
    __m512i weight = _mm512_mask_set1_epi64(ALL(weight8), pointed, (int64_t)k->weight7);
    __m512i value = _mm512_add_epi64(_mm512_mul_epu32(numbers(k, high), weight), numbers(k, low));
    __m512i powers = _mm512_permutex2var_epi64(_mm512_loadu_si512(k->powers), power, _mm512_loadu_si512(k->powers + 8));
    value = _mm512_mullo_epi64(value, powers);
    value = _mm512_mask_sub_epi64(value, negative, _mm512_setzero_si512(), value);

    /*
     * Not so plain: a byte that is no digit, a point at the end, more fraction digits than the scale has, more than 18 digits (below 19
     * nothing overflows), more than sixteen bytes, none, or a sign alone.
     */
    __m512i spare = _mm512_sub_epi64(_mm512_sub_epi64(ALL(eighteen), digits), power);
    __m512i strange = _mm512_subs_epu8(_mm512_max_epu8(low, high), ALL(nine));
    strange = _mm512_ternarylogic_epi64(strange, _mm512_ternarylogic_epi64(power, point, spare, 0xFE), ALL(top_bit), 0xF8);
    uint32_t odd = (uint32_t)(_mm512_test_epi64_mask(strange, strange) | _mm512_testn_epi64_mask(digits, digits) |
                              _mm512_cmpgt_epu64_mask(length, ALL(sixteen)));

    /* slots: number, then offset, length, fraction digits and state */
    __m256i offset = _mm256_add_epi32(start, _mm256_set1_epi32((int)x->offset));
    __m512i rest =
        _mm512_permutex2var_epi32(_mm512_castsi256_si512(offset), _mm512_loadu_si512(k->pairs), _mm512_castsi256_si512(size));
    rest = _mm512_ternarylogic_epi64(rest, _mm512_slli_epi64(fraction, 48), ALL(ok), 0xFE);
    __m512i front = _mm512_permutex2var_epi64(value, _mm512_loadu_si512(k->front), rest);
    __m512i back = _mm512_permutex2var_epi64(value, _mm512_loadu_si512(k->back), rest);
    char *slots = (char *)x->slots;
    const uint32_t *places = x->places + from;
#define PUT(i, of) _mm_storeu_si128((__m128i *)(void *)(slots + places[i]), _mm512_extracti32x4_epi32(of, (i) % 4))
    /* lanes that are not there have the place of the last one that is, or of an earlier one: it is written over */
    PUT(7, back);
    PUT(6, back);
    PUT(5, back);
    PUT(4, back);
    PUT(3, front);
    PUT(2, front);
    PUT(1, front);
    PUT(0, front);
#undef PUT
    return odd & live;
}

/* `places` behind the last number, up to a multiple of eight, are written over later. */
static inline __attribute__((always_inline)) void numerals_take(reading *r, const numerals *all, uint32_t count)
{
    const constants *k = constants_known();
    const uint32_t *whats = all->whats;
    for (uint32_t from = 0; from < count; from += 8) {
        uint32_t odd = convert(all, k, from, count - from < 8 ? count - from : 8);
        for (; __builtin_expect(odd, 0); odd &= odd - 1) {
            uint32_t i = from + (uint32_t)__builtin_ctz(odd);
            tw_slot *slot = (tw_slot *)(void *)((char *)all->slots + all->places[i]);
            twi_value_take(r, WHAT_TYPE(whats[i]), WHAT_SCALE(whats[i]), STEP_FIELD(whats[i]), slot);
        }
    }
}

void twi_numbers_avx512(reading *r, const steps *s, tw_slot *slots)
{
    uint32_t starts[SHAPE_FIELDS + SHAPE_PAD], ends[SHAPE_FIELDS + SHAPE_PAD];
    const uint32_t *values = tw_index_values(r->index), *end_of = tw_index_ends(r->index);
    for (uint32_t i = 0; i < s->numbers; i++) {
        uint32_t field = STEP_FIELD(s->whats[i]);
        starts[i] = values[field];
        ends[i] = end_of[field];
    }
    numerals all = {r->input + r->offset, r->offset, slots, starts, ends, s->whats, s->places};
    numerals_take(r, &all, s->numbers);
}

/* All numbers that wait. */
static inline void numbers_take(extraction *x)
{
    const uint32_t waiting = x->waiting;
    if (waiting == 0)
        return;
    _mm512_storeu_si512(x->places + waiting, _mm512_set1_epi32((int)x->places[(waiting - 1) & ~7u]));
    numerals all = {x->bytes, x->offset, x->slots, x->starts, x->ends, x->whats, x->places};
    numerals_take(x->r, &all, waiting);
    x->waiting = 0;
}

uint32_t twi_tags_sum_avx512(const uint32_t *tags, uint32_t count)
{
    __m512i sum = _mm512_setzero_si512();
    for (uint32_t i = 0; i < count; i += LANES) {
        uint32_t live = count - i < LANES ? (1u << (count - i)) - 1 : 0xFFFF;
        sum = _mm512_add_epi32(_mm512_rol_epi32(sum, 5), _mm512_maskz_loadu_epi32((__mmask16)live, tags + i));
    }
    sum = _mm512_mullo_epi32(sum, _mm512_loadu_si512(constants_known()->odd));
    sum = _mm512_and_si512(_mm512_xor_si512(sum, _mm512_srli_epi64(sum, 32)), _mm512_set1_epi64(UINT32_MAX));
    return (uint32_t)_mm512_reduce_add_epi64(sum); /* lanes far from overflow, which gcc's reduction would be told of */
}

/*
 * Texts and chars: their first bytes, zero filled. Eight bytes are there from any value on, since the trailer follows, but not from
 * the trailer's own.
 */
static __attribute__((noinline)) void texts_take(const extraction *x, uint32_t field, uint32_t texts, const uint32_t *whats,
                                                 const uint32_t *into)
{
    const uint32_t *values = x->values + field, *end_of = x->end_of + field;
    const uint8_t *bytes = x->bytes;
    tw_slot *slots = x->slots;
    uint32_t offset = x->offset, trailer = x->fields - 1 - field;
    for (; texts; texts &= texts - 1) {
        uint32_t lane = (uint32_t)__builtin_ctz(texts), start = values[lane], length = end_of[lane] - start;
        tw_slot *slot = slots + into[lane];
        uint32_t most = whats[lane] & 2 ? 1 : UINT16_MAX;
        if (__builtin_expect(length - 1 >= most || lane == trailer, 0)) {
            twi_value_take(x->r, WHAT_TYPE(whats[lane]), 0, field + lane, slot);
            continue;
        }
        slot->number = (int64_t)_bzhi_u64(twi_load8(bytes + start), length < 8 ? length * 8 : 64);
        slot->offset = offset + start;
        slot->length = (uint16_t)length;
        slot->digits = 0;
        slot->state = TW_SLOT_OK;
    }
}

/* Values of the other types. */
static __attribute__((noinline)) void others_take(const extraction *x, uint32_t field, uint32_t others, const uint32_t *whats,
                                                  const uint32_t *into)
{
    for (; others; others &= others - 1) {
        uint32_t lane = (uint32_t)__builtin_ctz(others);
        twi_value_take(x->r, WHAT_TYPE(whats[lane]), WHAT_SCALE(whats[lane]), field + lane, x->slots + into[lane]);
    }
}

_Static_assert(PLAN_TEXT == 1 && PLAN_CHAR == 2, "the type's second bit tells a char");

/* Room for slots, zeroed: 1; 0 where there is none. */
static inline uint32_t slots_take(extraction *x, uint64_t count)
{
    reading *r = x->r;
    if (count > r->slots_max - r->used || r->used + count - x->base > REACH)
        return 0;
    tw_slot *slot = r->slots + r->used, *stop = slot + count;
    const __m512i zero = _mm512_setzero_si512();
    for (; stop - slot >= 4; slot += 4)
        _mm512_storeu_si512(slot, zero);
    _mm512_mask_storeu_epi64(slot, (__mmask8)((1u << 2 * (stop - slot)) - 1), zero);
    r->used += (uint32_t)count;
    return 1;
}

/* The open group ends: 1 where NumInGroup was right. */
static inline uint32_t group_close(extraction *x)
{
    uint32_t right = !x->group || x->begun == x->count;
    x->group = 0;
    return right;
}

/* Opens the group whose NumInGroup is this field: 1; 0 for the walk to say what is wrong. */
static uint32_t group_open(extraction *x, uint32_t field, uint32_t what)
{
    reading *r = x->r;
    const plan_entry *e = PLAN_ARRAY(r->plan, plan_entry, entries) + x->top->entries + LOOKUP_ENTRY(what);
    tw_slot *slot = x->slots + LOOKUP_ENTRY(what);
    uint32_t count = 0, fields = x->fields;
    if (!group_close(x) || slot->state != TW_SLOT_ABSENT || twi_group_count(r, field, &count) != TW_OK ||
        count > fields - field - 1)
        return 0;
    const plan_level *level = PLAN_ARRAY(r->plan, plan_level, levels) + e->level;
    uint32_t next = x->tags[field + 1], kept = e->limit && e->limit < count ? e->limit : count;
    *slot = (tw_slot){kept, r->used, (uint16_t)level->entries_count, 0, TW_SLOT_OK};
    x->filled++;
    if (count == 0)
        return plan_find(r->plan, level, next) == NULL;
    if (x->closed ? !plan_find(r->plan, level, next) : plan_trailer(next) || plan_find(r->plan, x->top, next))
        return 0;
    x->first = r->used;
    x->level = level;
    x->group = WHAT_SCALE(what);
    x->count = count;
    x->stride = level->entries_count;
    x->kept = kept;
    x->begun = x->ended = 0;
    x->delimiter = next;
    return slots_take(x, (uint64_t)kept * level->entries_count);
}

/*
 * With a dictionary a field of the message's level ends the group, also one that the plan leaves out: 1 where no member comes behind
 * such a field. `inside`: members, `outside`: fields known to be of the message; the rest of `live` is asked for.
 */
static uint32_t members_together(extraction *x, const uint32_t *tags, uint32_t live, uint32_t inside, uint32_t outside)
{
    for (uint32_t rest = live & ~inside & ~outside; rest; rest &= rest - 1) {
        uint32_t lane = (uint32_t)__builtin_ctz(rest);
        if (tags[lane] == x->other)
            continue;
        if (plan_find(x->r->plan, x->level, tags[lane]))
            x->other = tags[lane];
        else if (plan_find(x->r->plan, x->top, tags[lane]))
            outside |= 1u << lane;
    }
    uint32_t behind = x->ended ? UINT32_MAX : outside ? ~(outside ^ (outside - 1)) : 0;
    x->ended |= outside != 0;
    return (inside & behind) == 0;
}

/* Numbers wait until there are many. */
static inline void numbers_wait(extraction *x, uint32_t field, __mmask16 lanes, __m512i what, __m512i into)
{
    if (x->waiting > WAITING - LANES)
        numbers_take(x);
    const constants *k = x->k;
    __m512i fields = _mm512_add_epi32(_mm512_loadu_si512(k->each), _mm512_set1_epi32((int)field));
    what = _mm512_ternarylogic_epi32(what, _mm512_slli_epi32(fields, WHAT_BITS), EACH(what_mask), 0xE4);
    __m512i starts = _mm512_loadu_si512(x->values + field), ends = _mm512_loadu_si512(x->end_of + field);
    _mm512_storeu_si512(x->starts + x->waiting, _mm512_maskz_compress_epi32(lanes, starts));
    _mm512_storeu_si512(x->ends + x->waiting, _mm512_maskz_compress_epi32(lanes, ends));
    _mm512_storeu_si512(x->whats + x->waiting, _mm512_maskz_compress_epi32(lanes, what));
    _mm512_storeu_si512(x->places + x->waiting, _mm512_slli_epi32(_mm512_maskz_compress_epi32(lanes, into), 4));
    x->waiting += (uint32_t)__builtin_popcount(lanes);
}

/*
 * The open group's entries go on: where their members go, and which members have a slot. 1; 0 where a field is in doubt.
 */
static inline __attribute__((always_inline)) uint32_t members_place(extraction *x, const uint32_t *all, __m512i tags, __m512i what,
                                                                    uint32_t live, uint32_t *wanted, __m512i *into)
{
    const constants *k = x->k;
    __m512i number = _mm512_and_si512(_mm512_srli_epi32(what, 9), EACH(number_mask));
    __mmask16 inside = _mm512_test_epi32_mask(what, EACH(inside));
    __mmask16 members = _mm512_mask_cmpeq_epi32_mask(inside, number, _mm512_set1_epi32((int)x->group));
    __mmask16 begins = _mm512_mask_cmpeq_epi32_mask((__mmask16)live, tags, _mm512_set1_epi32((int)x->delimiter));
    if (inside & live & ~(uint32_t)members)
        return 0;
    members &= (__mmask16)live;
    if (x->closed && !members_together(x, all, live, (uint32_t)(members | begins), *wanted & ~(uint32_t)members))
        return 0;
    __m512i entry = _mm512_popcnt_epi32(_mm512_and_si512(_mm512_loadu_si512(k->upto), _mm512_set1_epi32(begins)));
    entry = _mm512_add_epi32(entry, _mm512_set1_epi32((int)x->begun - 1));
    x->begun += (uint32_t)__builtin_popcount(begins);
    *wanted &= ~(uint32_t)_mm512_mask_cmpge_epu32_mask(members, entry, _mm512_set1_epi32((int)x->kept));
    __m512i places = _mm512_mullo_epi32(entry, _mm512_set1_epi32((int)x->stride));
    places = _mm512_add_epi32(places, _mm512_set1_epi32((int)(x->first - x->base)));
    *into = _mm512_mask_add_epi32(*into, members, *into, places);
    return 1;
}

/* Up to sixteen fields from `field` on: gives how many were read, 0 where the message takes a walk. */
static inline __attribute__((always_inline)) uint32_t fields_take(extraction *x, uint32_t field)
{
    const constants *k = x->k;
    const uint32_t *all = x->tags + field;
    uint32_t left = x->fields - field, taken = left < LANES ? left : LANES, live = (1u << taken) - 1, group = 0;
    __m512i tags = _mm512_loadu_si512(all);
    __m512i place = _mm512_srli_epi32(_mm512_mullo_epi32(tags, _mm512_set1_epi32((int)x->lookup->multiplier)), 26);
    __mmask16 upper = _mm512_test_epi32_mask(place, EACH(upper));
    __mmask16 hit = _mm512_mask_cmpeq_epi32_mask((__mmask16)live, looked_up(x->lookup->tags, place, upper), tags);
    __m512i what = _mm512_maskz_mov_epi32(hit, looked_up(x->lookup->what, place, upper));
    uint32_t wanted = hit, special = _mm512_test_epi32_mask(what, EACH(special));
    uint32_t lanes[2][LANES];
    _mm512_storeu_si512(lanes[0], what);
    if (special) { /* what is behind NumInGroup waits until the group is open */
        uint32_t lane = (uint32_t)__builtin_ctz(special);
        group = lanes[0][lane];
        if (WHAT_TYPE(group) != PLAN_GROUP)
            return 0;
        taken = lane + 1;
        live = (1u << taken) - 1;
        wanted &= live;
    }
    __m512i into = _mm512_and_si512(_mm512_srli_epi32(what, 13), EACH(entry_mask));
    if (x->group) {
        if (!members_place(x, all, tags, what, live, &wanted, &into))
            return 0;
    } else if (live & _mm512_test_epi32_mask(what, EACH(inside))) {
        return 0;
    }
    if (group)
        wanted &= live >> 1;
    _mm512_storeu_si512(lanes[1], into);
    x->filled += (uint32_t)__builtin_popcount(wanted);
    uint32_t number = wanted & _mm512_movepi32_mask(what), text = wanted & _mm512_test_epi32_mask(what, EACH(text));
    if (number)
        numbers_wait(x, field, (__mmask16)number, what, into);
    if (text)
        texts_take(x, field, text, lanes[0], lanes[1]);
    if (wanted & ~(number | text))
        others_take(x, field, wanted & ~(number | text), lanes[0], lanes[1]);
    return group && !group_open(x, field + taken - 1, group) ? 0 : taken;
}

/* BeginString, BodyLength and MsgType, where the plan wants them. */
static void header_take(extraction *x)
{
    for (uint32_t field = 0; field < 3; field++) {
        uint32_t tag = x->tags[field], place = lookup_place(x->lookup, tag), what = x->lookup->what[place];
        if (x->lookup->tags[place] != tag || LOOKUP_GROUP(what))
            continue;
        twi_value_take(x->r, WHAT_TYPE(what), WHAT_SCALE(what), field, x->slots + LOOKUP_ENTRY(what));
        x->filled++;
    }
}

/* Slots that are not absent: fewer than were filled where a tag stands twice. */
static uint32_t slots_filled(const tw_slot *slots, uint32_t count)
{
    const __m512i state = _mm512_set_epi64((int64_t)1 << 56, 0, (int64_t)1 << 56, 0, (int64_t)1 << 56, 0, (int64_t)1 << 56, 0);
    __m512i sum = _mm512_setzero_si512();
    uint32_t i = 0;
    for (; count - i >= 4; i += 4)
        sum = _mm512_add_epi64(sum, _mm512_sad_epu8(_mm512_min_epu8(_mm512_loadu_si512(slots + i), state), _mm512_setzero_si512()));
    __m512i last = _mm512_maskz_loadu_epi64((__mmask8)((1u << 2 * (count - i)) - 1), slots + i);
    sum = _mm512_add_epi64(sum, _mm512_sad_epu8(_mm512_min_epu8(last, state), _mm512_setzero_si512()));
    return (uint32_t)_mm512_reduce_add_epi64(sum);
}

static uint32_t message_take(extraction *x)
{
    uint32_t fields = x->fields, field = 3;
    /* sixteen bytes up to the end of the first value behind MsgType are there in all but the shortest messages */
    if (x->end_of[field] < 16 || !slots_take(x, x->top->entries_count))
        return 0;
    if (x->lookup->header)
        header_take(x);
    while (field < fields) {
        uint32_t taken = fields_take(x, field);
        if (taken == 0)
            return 0;
        field += taken;
    }
    numbers_take(x);
    return group_close(x) && x->filled == slots_filled(x->slots, x->r->used - x->base);
}

uint32_t twi_extract_avx512(reading *r, uint32_t message)
{
    const plan_message *m = PLAN_ARRAY(r->plan, plan_message, messages) + message;
    const plan_lookup *lookup = PLAN_ARRAY(r->plan, plan_lookup, lookups) + message;
    if (!lookup->multiplier || r->index->fields > FIELDS_MAX)
        return 0;
    extraction x;
    x.r = r;
    x.k = constants_known();
    x.lookup = lookup;
    x.top = PLAN_ARRAY(r->plan, plan_level, levels) + m->level;
    x.bytes = r->input + r->offset;
    x.tags = tw_index_tags(r->index);
    x.values = tw_index_values(r->index);
    x.end_of = tw_index_ends(r->index);
    x.fields = r->index->fields;
    x.offset = r->offset;
    x.slots = r->slots + r->used;
    x.base = r->used;
    x.closed = m->closed;
    x.filled = x.group = x.other = x.waiting = 0;
    if (!message_take(&x)) {
        r->used = x.base;
        r->fault = UINT32_MAX;
        r->row->status = TW_OK;
        r->row->tag = 0;
        r->row->bad = 0;
        return 0;
    }
    if (lookup->required && r->row->status == TW_OK && x.filled != r->used - x.base)
        twi_required_check(r, m->level, x.base, 1);
    return 1;
}

#include "target_end.h"

#endif
