/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The AVX-512 scan (VBMI2: Ice Lake, Zen 4 and later), written once for two widths. A block, one register of bytes, gives three masks;
 * the positions of delimiters are compressed out of the byte numbers, and the tags of up to LANES fields are picked out of the
 * block by one byte permutation, no gather. Only fields that this leaves in doubt, and those after data with SOH inside, are read
 * from where they start. The including file, which sets the target, defines:
 *   WIDE, OP(name), BLOCK, LANES       the register type, the intrinsic of this width, its bytes, its 32-bit lanes
 *   widened(WIDE), total(WIDE)         the first LANES bytes as lanes; the sum of the lanes
 *   words_after(bytes, const uint32_t *at, LANE_MASK)   the four bytes after each place at[lane] of the lanes asked for
 *   word_of(const uint32_t *, WIDE)    lanes of a table of 32 words, by the low 5 bits of each index
 */
#ifndef TWI_SCAN_AVX512_H
#define TWI_SCAN_AVX512_H

#include "tags.h"

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

/* The lowest number of n + 1 digits, for n below 4. */
static const uint32_t lowest[16] __attribute__((aligned(64))) = {1, 10, 100, 1000};

static inline WIDE load(const void *from)
{
    WIDE v;
    memcpy(&v, from, sizeof v);
    return v;
}

static inline void store(void *to, WIDE v)
{
    memcpy(to, &v, sizeof v);
}

/* LANES tags at most, whose values start at the bytes numbered in `found`: the four bytes before each '=', as digits. */
static inline WIDE tags_of(WIDE found, WIDE before, WIDE digits)
{
    const int ahead = BLOCK - 5; /* the block follows the one before it in the table of the permutation */
    WIDE at = OP(permutexvar_epi8)(load(fourfold), found);
    at = OP(add_epi8)(at, OP(set1_epi32)((ahead + 3) << 24 | (ahead + 2) << 16 | (ahead + 1) << 8 | ahead));
    WIDE four = OP(permutex2var_epi8)(before, at, digits);
    WIDE pairs = OP(maddubs_epi16)(four, OP(set1_epi16)(0x010a));
    return OP(madd_epi16)(pairs, OP(set1_epi32)(0x00010064));
}

/* The positions beyond the first LANES of a block, in plain integers: a call here would cost the loop its vector registers. */
static inline __attribute__((always_inline)) void store_rest(uint64_t bits, uint32_t base, uint32_t *out)
{
    for (uint32_t i = 0; bits; i++, bits &= bits - 1)
        if (i >= LANES)
            out[i] = base + (uint32_t)__builtin_ctzll(bits);
}

/* A tag of one digit after an empty value ("5=" SOH "8="): a digit of the tag before is among the four bytes before its '='. */
static inline uint32_t follows_empty(const twi_scan *scan, uint32_t field)
{
    return scan->values[field - 1] == scan->ends[field - 1] && scan->values[field] - scan->ends[field - 1] == 3;
}

/*
 * Looks at the odd ones of the fields from `from` on, a bit for each: the first that is malformed or an unsettled length, or `to`.
 * Of those that are `hits` too the tag is right, and only the filter took it for a length.
 */
static __attribute__((noinline)) uint32_t odd_decode(twi_scan *scan, uint32_t from, uint32_t odd, uint32_t hits, uint32_t to)
{
    for (; odd; odd &= odd - 1) {
        uint32_t lane = (uint32_t)__builtin_ctz(odd), field = from + lane;
        if (!(hits >> lane & 1 ? length_settled(scan, field, to) : tag_decode(scan, field, to)))
            return field;
        if (field + 1 < to && follows_empty(scan, field + 1) && !tag_decode(scan, field + 1, to))
            return field + 1;
    }
    return to;
}

/* What must be known of LANES fields to tell which are plain. */
typedef struct fields {
    WIDE tag, value, end;
    WIDE length; /* of the tag: 0..3, one to four digits */
} fields;

static inline fields fields_load(const uint32_t *tags, const uint32_t *values, const uint32_t *ends)
{
    fields f = {load(tags), load(values), load(ends), load(ends - 1)};
    f.length = OP(sub_epi32)(OP(sub_epi32)(f.value, f.length), OP(set1_epi32)(3));
    return f;
}

/*
 * Of the lanes those whose tag is well formed and of one to four digits, whose value is not empty, and that the filter does not take
 * for a length (those are hits).
 */
static inline uint32_t lanes_plain(const twi_filter *filter, uint32_t lanes, const fields *f, uint32_t *hits)
{
    const WIDE span = OP(set1_epi32)((int)filter->high_span), bit = OP(set1_epi32)(1);
    WIDE word = word_of(filter->low, OP(srli_epi32)(f->tag, 5));
    /* each condition is asked of the lanes that passed the one before */
    uint32_t plain = OP(mask_cmple_epu32_mask)((LANE_MASK)lanes, f->length, OP(set1_epi32)(3));
    plain = OP(mask_cmplt_epu32_mask)((LANE_MASK)plain, f->value, f->end);
    plain = OP(mask_cmpge_epu32_mask)((LANE_MASK)plain, f->tag, OP(permutexvar_epi32)(f->length, load(lowest)));
    *hits = OP(mask_test_epi32_mask)((LANE_MASK)plain, OP(rorv_epi32)(word, f->tag), bit);
    uint32_t high = OP(mask_cmplt_epu32_mask)((LANE_MASK)plain, OP(sub_epi32)(f->tag, OP(set1_epi32)(1024)), span);
    if (__builtin_expect(high, 0)) {
        word = word_of(filter->high, OP(srli_epi32)(f->tag, 5));
        *hits |= OP(mask_test_epi32_mask)((LANE_MASK)high, OP(rorv_epi32)(word, f->tag), bit);
    }
    return plain ^ *hits;
}

/* As many lanes as there are fields in [i, to), all at the most. */
static inline uint32_t lanes_of(uint64_t i, uint64_t to)
{
    return _bzhi_u32((1u << LANES) - 1, (uint32_t)(to - i < LANES ? to - i : LANES));
}

/*
 * Completes the tags of five to eight digits among the odd lanes, and gives the lanes that are odd still. Rare tags, where it does
 * not matter much what a gather costs.
 */
static inline uint32_t tags_wide(const twi_scan *scan, uint64_t i, uint32_t odd, const fields *f)
{
    WIDE length = OP(sub_epi32)(f->length, OP(set1_epi32)(4)); /* 0..3: five to eight digits */
    LANE_MASK wide = OP(mask_cmple_epu32_mask)((LANE_MASK)odd, length, OP(set1_epi32)(3));
    if (!wide)
        return odd;
    WIDE rest = OP(add_epi32)(length, OP(set1_epi32)(1)); /* digits before the last four */
    WIDE first = words_after(scan->bytes, scan->ends + (int64_t)i - 1, wide);
    first = OP(sllv_epi32)(OP(sub_epi8)(first, OP(set1_epi8)('0')), OP(sub_epi32)(OP(set1_epi32)(32), OP(slli_epi32)(rest, 3)));
    first = OP(maddubs_epi16)(first, OP(set1_epi16)(0x010a));
    first = OP(madd_epi16)(first, OP(set1_epi32)(0x00010064));
    WIDE whole = OP(add_epi32)(f->tag, OP(mullo_epi32)(first, OP(set1_epi32)(10000)));
    WIDE word = word_of(scan->filter->high, OP(srli_epi32)(whole, 5));
    wide = OP(mask_cmplt_epu32_mask)(wide, f->value, f->end);
    wide = OP(mask_cmpge_epu32_mask)(wide, first, OP(permutexvar_epi32)(length, load(lowest)));
    wide = OP(mask_testn_epi32_mask)(wide, OP(rorv_epi32)(word, whole), OP(set1_epi32)(1));
    OP(mask_storeu_epi32)(scan->tags + i, wide, whole);
    return odd & ~(uint32_t)wide;
}

/*
 * Looks through the tags of fields [from, to): the first that is malformed, or may be a length field, or `to`. A field with an empty
 * value, or a tag of five and more digits, is decoded anew.
 */
static inline uint32_t tags_check(twi_scan *scan, uint32_t from, uint32_t to)
{
    if (from && from < to && __builtin_expect(follows_empty(scan, from), 0) && odd_decode(scan, from, 1, 0, to) < to)
        return from;
    for (uint64_t i = from; i < to; i += LANES) {
        uint32_t lanes = lanes_of(i, to), hits = 0;
        fields f = fields_load(scan->tags + i, scan->values + i, scan->ends + i);
        uint32_t odd = lanes ^ lanes_plain(scan->filter, lanes, &f, &hits);
        if (__builtin_expect(odd, 0)) {
            uint32_t still = tags_wide(scan, i, odd, &f), good = odd_decode(scan, (uint32_t)i, still, hits, to);
            if (good < to) {
                /* what comes after a length and its data may be parts of other tags: as they were */
                uint64_t wide = (uint64_t)(odd ^ still) & ~0ull << (good - i) << 1;
                if (wide & lanes)
                    OP(mask_storeu_epi32)(scan->tags + i, (LANE_MASK)wide, f.tag);
                return good;
            }
        }
    }
    return to;
}

/* Fills in the fields of the lanes from the starts of their texts, and gives the lanes that are plain. */
static inline LANE_MASK starts_decode(const twi_scan *scan, uint64_t i, LANE_MASK lanes)
{
    const WIDE each = OP(set1_epi8)(1), high = OP(set1_epi8)(-128);
    const uint32_t *previous = scan->ends + (int64_t)i - 1;
    WIDE word = words_after(scan->bytes, previous, lanes);
    /* bit 7 at the first '=' of the four bytes, all ones below it, of which the whole bytes are kept; all 32 where there is none */
    WIDE x = OP(sub_epi8)(word, OP(set1_epi8)('='));
    WIDE sign = OP(ternarylogic_epi32)(OP(sub_epi8)(x, each), x, high, 0x20);                      /* a & ~b & c */
    WIDE below = OP(ternarylogic_epi32)(OP(sub_epi32)(sign, OP(set1_epi32)(1)), sign, sign, 0x30); /* a & ~b */
    below = OP(srai_epi32)(below, 7);
    WIDE digits = OP(ternarylogic_epi32)(word, OP(set1_epi8)('0'), below, 0x28); /* (a ^ b) & c */
    WIDE ones = OP(ternarylogic_epi32)(below, each, each, 0xc0);                 /* a & b */
    WIDE length = OP(madd_epi16)(OP(maddubs_epi16)(ones, each), OP(set1_epi16)(1));
    WIDE aligned = OP(sllv_epi32)(digits, OP(sub_epi32)(OP(set1_epi32)(32), OP(slli_epi32)(length, 3)));
    WIDE tag = OP(madd_epi16)(OP(maddubs_epi16)(aligned, OP(set1_epi16)(0x010a)), OP(set1_epi32)(0x00010064));
    OP(mask_storeu_epi32)(scan->tags + i, lanes, tag);
    OP(mask_storeu_epi32)(scan->values + i, lanes, OP(add_epi32)(OP(add_epi32)(load(previous), length), OP(set1_epi32)(2)));
    if (OP(cmpgt_epu8_mask)(OP(maskz_mov_epi32)(lanes, aligned), OP(set1_epi8)(9)))
        return 0;
    /* a tag of one to three digits; longer ones are read apart */
    LANE_MASK plain = OP(mask_test_epi32_mask)(lanes, sign, sign);
    plain = OP(mask_cmpge_epu32_mask)(plain, tag, OP(permutexvar_epi32)(OP(sub_epi32)(length, OP(set1_epi32)(1)), load(lowest)));
    WIDE filtered = OP(rorv_epi32)(word_of(scan->filter->low, OP(srli_epi32)(tag, 5)), tag);
    plain = OP(mask_cmpneq_epi32_mask)(plain, length, OP(set1_epi32)(0));
    return OP(mask_testn_epi32_mask)(plain, filtered, OP(set1_epi32)(1));
}

/* Fills in fields [from, to) from their ends alone: gives the first that is malformed or an unsettled length, or `to`. */
static __attribute__((noinline)) uint32_t tags_anew(twi_scan *scan, uint32_t from, uint32_t to)
{
    for (uint64_t i = from; i < to; i += LANES) {
        uint32_t lanes = lanes_of(i, to);
        for (uint32_t odd = lanes ^ starts_decode(scan, i, (LANE_MASK)lanes); odd; odd &= odd - 1)
            if (!tag_decode(scan, i + (uint32_t)__builtin_ctz(odd), to))
                return (uint32_t)i + (uint32_t)__builtin_ctz(odd);
    }
    return to;
}

/* Where the block pass stands. Few enough variables that all of them stay in registers. */
typedef struct pass {
    const uint8_t *at, *stop; /* next block, end of this chunk */
    uint32_t *ends;           /* where the next end goes */
    uint32_t *values;         /* where the next value offset goes */
    int64_t tags;             /* bytes from a value offset to its tag */
    uint64_t start_carry;     /* a field starts at the next byte */
    uint64_t tag_carry;       /* the next byte continues a tag */
    uint64_t many;            /* 1: a block so far had more fields than lanes, tags left out; 2: more than can be well formed */
    WIDE base;                /* offset of the block, in each lane */
    WIDE before;              /* the tag digits of the block before */
    WIDE sum;
} pass;

typedef struct constants {
    WIDE soh, sign, zero, nine, number, number_after, step;
} constants;

/* Keeps a value in its register: the compiler would make a constant anew in each round, or move a mask twice. */
#define HELD(x) __asm__("" : "+r"(x))
#define HELD_WIDE(x) __asm__("" : "+v"(x))

/* Takes the bytes of v, the block at p->at. */
static inline __attribute__((always_inline)) void block_take(pass *p, const constants *c, const uint8_t *bytes, WIDE v)
{
    WIDE digit = OP(sub_epi8)(v, c->zero);
    BLOCK_MASK is_soh = OP(cmpeq_epi8_mask)(v, c->soh), is_sign = OP(cmpeq_epi8_mask)(v, c->sign);
    BLOCK_MASK is_digit = OP(cmple_epu8_mask)(digit, c->nine);
    p->sum = OP(dpbusd_epi32)(p->sum, v, c->soh);
    HELD(is_sign);
    HELD(is_digit);
    BLOCK_MASK soh_bits = is_soh;
    HELD(soh_bits);
    /* Adding the starts to the digits carries through each tag and leaves a bit on the byte after it. */
    BLOCK_MASK starts = soh_bits * 2 + (BLOCK_MASK)p->start_carry + (BLOCK_MASK)p->tag_carry;
    BLOCK_MASK after = is_digit + starts;
    p->tag_carry = after < is_digit;
    p->start_carry = soh_bits >> (BLOCK - 1);
    BLOCK_MASK equals = after & is_sign;
    WIDE digits = OP(maskz_mov_epi8)(is_digit & ~after, digit);
    WIDE found_soh = OP(maskz_compress_epi8)(is_soh, c->number);
    WIDE found_equals = OP(maskz_compress_epi8)(equals, c->number_after);
    uint64_t count_soh = (uint64_t)__builtin_popcountll(soh_bits), count_equals = (uint64_t)__builtin_popcountll(equals);
    store(p->ends, OP(add_epi32)(widened(found_soh), p->base));
    store(p->values, OP(add_epi32)(widened(found_equals), p->base));
    store((char *)p->values + p->tags, tags_of(found_equals, p->before, digits));
    if (__builtin_expect((count_soh | count_equals) >= LANES, 0)) {
        uint32_t offset = (uint32_t)(p->at - bytes);
        store_rest(soh_bits, offset, p->ends);
        store_rest(equals, offset + 1, p->values);
        p->many |= 1;
        if (count_soh > FIELDS_MAX(BLOCK))
            p->many |= 2;
    }
    p->before = digits;
    p->base = OP(add_epi32)(p->base, c->step);
    p->ends += count_soh;
    p->values += count_equals;
}

/*
 * Takes the blocks up to the end of the input, as many as `blocks` at the most. The constants live here, so that no call comes
 * between them.
 */
static inline __attribute__((always_inline)) void chunk_take(pass *p, const twi_scan *scan, uint64_t blocks)
{
    constants c = {OP(set1_epi8)(1), OP(set1_epi8)('='),  OP(set1_epi8)('0'),   OP(set1_epi8)(9),
                   load(numbers),    load(numbers_after), OP(set1_epi32)(BLOCK)};
    HELD_WIDE(c.soh);
    HELD_WIDE(c.sign);
    HELD_WIDE(c.zero);
    HELD_WIDE(c.nine);
    HELD_WIDE(c.number);
    HELD_WIDE(c.number_after);
    HELD_WIDE(c.step);
    const uint8_t *bytes = scan->bytes, *end = bytes + scan->end;
    uint64_t full = (uint64_t)(end - p->at) / BLOCK;
    const uint8_t *whole = p->at + BLOCK * (full < blocks ? full : blocks);
    p->stop = full < blocks ? end : whole;
    for (;; p->at += BLOCK) {
        WIDE v;
        if (__builtin_expect(p->at < whole, 1))
            v = load(p->at);
        else if (p->at < p->stop)
            v = OP(maskz_loadu_epi8)((BLOCK_MASK)_bzhi_u64(~0ull, (uint32_t)(end - p->at)), p->at);
        else
            break;
        block_take(p, &c, bytes, v);
        if (__builtin_expect(p->many > 1, 0))
            whole = p->stop = p->at + BLOCK;
    }
}

/* What the block pass has found so far. */
typedef struct found {
    uint32_t ends, values, whole; /* whole: those that have both, and room */
} found;

static inline found found_of(const twi_scan *scan, const pass *p)
{
    found f = {(uint32_t)(p->ends - scan->ends), (uint32_t)(p->values - scan->values), scan->room};
    f.whole = f.ends < f.whole ? f.ends : f.whole;
    f.whole = f.values < f.whole ? f.values : f.whole;
    return f;
}

/* Moves entries [from, count) down to `to`. May read and write LANES - 1 places beyond. */
static inline void entries_move(uint32_t *entries, uint64_t to, uint64_t from, uint64_t count)
{
    for (uint64_t i = 0; from + i < count; i += LANES)
        store(entries + to + i, load(entries + from + i));
}

/* Digits of the data before its last SOH, taken for those of a tag, are among the four bytes before this field's '='. */
static inline uint32_t follows_digits(const twi_scan *scan, uint32_t field)
{
    uint32_t digits = scan->values[field] - scan->ends[field - 1] - 2;
    return digits < 4 && scan->tags[field] >= lowest[digits];
}

/*
 * After a stop at `clean`, a length field before data with SOH inside: takes the ends and the tags within the data out of the table,
 * as often as it takes. What follows the data was found right, since each SOH starts anew; but for the digits of the next tag.
 * A length is below f->whole; the ends may go beyond the room, by no more than the pad has, as long as no block is dense.
 */
static inline uint32_t data_close(twi_scan *scan, pass *p, found *f, uint32_t clean)
{
    while (clean == scan->length) {
        uint32_t data = clean + 1, next = data + 1, end = data, value = next;
        while (end < f->ends && scan->ends[end] < scan->stop)
            end++;
        while (value < f->values && scan->values[value] <= scan->stop)
            value++;
        if (end >= f->ends || (value >= f->values && !scan->summed))
            break;
        entries_move(scan->ends, data, end, f->ends);
        entries_move(scan->tags, next, value, f->values);
        entries_move(scan->values, next, value, f->values);
        p->ends -= end - data;
        p->values -= value - next;
        *f = found_of(scan, p);
        if (next < f->values && follows_digits(scan, next))
            scan->tags[next] = 0; /* which is odd, and read anew */
        clean = tags_check(scan, data, f->whole);
    }
    return clean;
}

/* Goes on where the first chunk, whose tags are looked through up to `clean`, was not all there is to it. */
static __attribute__((noinline)) uint32_t scan_on(twi_scan *scan, pass *p, uint32_t clean)
{
    const uint8_t *end = scan->bytes + scan->end;
    found f = found_of(scan, p);
    if (p->many) /* the tag left out may be that of a field which ends in a later chunk */
        clean = tags_anew(scan, clean, fields_taken(scan, clean, f.whole));
    for (;;) {
        if (clean < f.whole)
            clean = p->many ? tags_resume(scan, clean, &f.ends, tags_anew) : data_close(scan, p, &f, clean);
        scan->fields = clean;
        if (clean < f.ends || p->many > 1) /* where the last field has no '=', whole is less than ends */
            return 0;
        if (p->at >= end)
            return 1;
        chunk_take(p, scan, chunk_blocks(scan, f.ends, TWI_SCAN_CHUNK) * (64 / BLOCK));
        f = found_of(scan, p);
        scan->sum = total(p->sum);
        scan->summed = p->at >= end;
        clean = p->many ? tags_anew(scan, clean, fields_taken(scan, clean, f.whole)) : tags_check(scan, clean, f.whole);
    }
}

static uint32_t scan_fields(twi_scan *scan)
{
    uint32_t clean = scan->fields;
    pass p = {.at = scan->bytes + scan->at, .ends = scan->ends + clean, .values = scan->values + clean, .start_carry = 1};
    p.tags = (char *)scan->tags - (char *)scan->values;
    p.base = OP(set1_epi32)((int)scan->at);
    p.before = p.sum = OP(set1_epi32)(0);
    chunk_take(&p, scan, chunk_blocks(scan, clean, scan->chunk) * (64 / BLOCK));
    found f = found_of(scan, &p);
    scan->sum = total(p.sum); /* before any call, which the registers do not outlive */
    scan->summed = p.at >= scan->bytes + scan->end;
    if (__builtin_expect(!p.many, 1)) {
        clean = tags_check(scan, clean, f.whole);
        if (__builtin_expect(clean == f.ends && scan->summed, 1)) {
            scan->fields = clean;
            return 1;
        }
    }
    pass rest = p; /* the address of p itself would keep it out of the registers */
    return scan_on(scan, &rest, clean);
}

static uint32_t scan_sum(const uint8_t *bytes, uint32_t length)
{
    WIDE sum = OP(set1_epi32)(0), one = OP(set1_epi8)(1);
    uint32_t at = 0;
    for (; length - at >= BLOCK; at += BLOCK)
        sum = OP(dpbusd_epi32)(sum, load(bytes + at), one);
    sum = OP(dpbusd_epi32)(sum, OP(maskz_loadu_epi8)((BLOCK_MASK)_bzhi_u64(~0ull, length - at), bytes + at), one);
    return total(sum);
}

#endif
