/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The index: one message as a table of fields, three uint32 arrays (tag, where its value starts, where it ends) in one block of
 * the caller's memory that any language reads in place. FIX: tag=value encoding, length-prefixed data fields, repeating groups.
 */
#ifndef TAGWIRE_INDEX_H
#define TAGWIRE_INDEX_H

#include <tagwire/frame.h>
#include <tagwire/value.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* "No field": what a lookup gives when there is none. */
#define TW_NONE 0xFFFFFFFFu

/* The largest number of fields an index can be made for. */
#define TW_INDEX_CAPACITY_MAX 16777216u

/* A length field and the data field that follows it directly. Frozen, 8 bytes. */
typedef struct tw_data_pair {
    uint32_t length_tag; /* 1 .. 2147483647 */
    uint32_t data_tag;   /* 1 .. 2147483647 */
} tw_data_pair;

/*
 * The length/data pairs of FIX 4.0 to FIX Latest, ascending by length_tag: what an index uses when it is given none.
 *
 * pairs:   receives the address of the first; library's, never freed. May be NULL.
 * returns: how many.
 * Thread rule: any thread. Since 0.1.
 */
TW_API uint32_t tw_data_pairs(const tw_data_pair **pairs);

/* How to make an index. Set size to sizeof(tw_index_options); members from there on are 0 by default. */
typedef struct tw_index_options {
    uint32_t size;             /* of this struct, as the caller was compiled */
    uint32_t capacity;         /* fields per message, 1 .. TW_INDEX_CAPACITY_MAX; 0 means 1024 */
    uint32_t length_max;       /* bytes per message for tw_index_next; 0 means TW_FRAME_SIZE_MAX */
    uint32_t pairs_count;      /* with pairs: how many, at most 4096 */
    const tw_data_pair *pairs; /* length/data pairs to use instead of the built-in ones, any order; copied; NULL: the built-in */
} tw_index_options;

/*
 * An index: this head, then the tables. Frozen, 64 bytes. Read it as you like; only the library writes it. The arrays are valid
 * up to `fields`. All offsets of fields count from the start of the input that was passed to the call.
 */
typedef struct tw_index {
    uint32_t fields;     /* fields in the table; after an error those before the fault */
    uint32_t capacity;   /* fields there is room for */
    uint32_t tags;       /* bytes from this struct to the first tag */
    uint32_t values;     /* bytes from this struct to the first value offset (the byte after '=') */
    uint32_t ends;       /* bytes from this struct to the first value end (the SOH) */
    uint32_t length_max; /* bytes per message that tw_index_next accepts */
    uint32_t pairs;      /* bytes from this struct to the private table of data pairs */
    uint32_t size;       /* bytes of the whole block */
    uint32_t busy;       /* not 0 while a call of a debug build is under way */
    uint32_t reserved[7];
} tw_index;

/*
 * The bytes of memory an index needs.
 *
 * options: NULL means all defaults.
 * size:    receives the bytes; not NULL.
 * returns: TW_OK; TW_E_ARGUMENT (an option out of its range).
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_index_size(const tw_index_options *options, uint32_t *size);

/*
 * Makes an index in the caller's memory.
 *
 * memory:  caller's, aligned to 64 bytes, `size` bytes or more as tw_index_size said. The index is that memory: it holds no
 *          pointer, may be moved byte by byte to other memory of that alignment, and needs no end: drop it when done.
 * options: NULL means all defaults; not needed after the call.
 * index:   receives `memory` as an index; not NULL.
 * returns: TW_OK; TW_E_ARGUMENT (NULL, an option out of range, a pair with tag 0 or two pairs with one length tag);
 *          TW_E_MEMORY (too small or not aligned).
 * Thread rule: an index belongs to one thread at a time; a library built without NDEBUG answers TW_E_STATE to a call that finds
 * another one under way. Since 0.1.
 */
TW_API tw_status tw_index_init(void *memory, uint32_t size, const tw_index_options *options, tw_index **index, tw_error *error);

/*
 * Frames, checks and indexes the message at the start of the input in one pass: tw_frame_next and tw_index_fields together, with
 * the answers of both.
 *
 * index:  not NULL.
 * input:  the bytes received and not consumed yet; may be NULL if length is 0.
 * frame:  receives the boundaries; not NULL. After an index error (TW_E_INDEX_...) frame->length is the whole message: BodyLength
 *         and CheckSum are right, its fields are not; skip it, reject it, or look at the fields before the fault.
 * error:  receives detail on an error; may be NULL.
 * returns: TW_OK; everything tw_frame_next answers; everything tw_index_fields answers.
 * Lifetime: offsets hold as long as the caller keeps the input; the next call on this index overwrites the table.
 * No allocation, no lock, no system call. Thread rule: the index's thread. Since 0.1.
 */
TW_API tw_status tw_index_next(tw_index *index, const void *input, uint32_t length, tw_frame *frame, tw_error *error);

/*
 * Indexes all of the bytes as fields, without asking for a header or a trailer: a message already framed, or a part of one.
 *
 * returns:
 *   TW_OK                    index->fields fields. 0 bytes give 0 fields.
 *   TW_E_INDEX_TAG           a tag is empty, not digits, or starts with 0 (373=0)
 *   TW_E_INDEX_TAG_RANGE     a tag above 2147483647 (373=0)
 *   TW_E_INDEX_EQUALS        a field without '='
 *   TW_E_INDEX_END           the bytes do not end with SOH
 *   TW_E_INDEX_DATA_LENGTH   the field before a data field is not a number of at most 10 digits that fits 32 bits (373=6)
 *   TW_E_INDEX_DATA_END      the length of a data field goes beyond the bytes, or no SOH follows the data (373=5)
 *   TW_E_INDEX_ROOM          more fields than the capacity
 *   TW_E_ARGUMENT            index is NULL, or input is NULL and length is not 0
 * After an index error the fields before the fault are in the table and error->tag and error->offset name the fault.
 *
 * A value may be empty (the table then has value offset = end; it is for validation to object, 373=4). A data field is taken by
 * its length only where it follows its length field directly; content of a data field never appears as a field. A data field
 * without its length field is text. A length field that another field follows is an ordinary field.
 * Thread rule: the index's thread. Since 0.1.
 */
TW_API tw_status tw_index_fields(tw_index *index, const void *input, uint32_t length, tw_error *error);

/* The three arrays. Lifetime: as long as the index's memory; contents until the next call that indexes. Since 0.1. */
static inline const uint32_t *tw_index_tags(const tw_index *index)
{
    return (const uint32_t *)(const void *)((const char *)index + index->tags);
}

static inline const uint32_t *tw_index_values(const tw_index *index)
{
    return (const uint32_t *)(const void *)((const char *)index + index->values);
}

static inline const uint32_t *tw_index_ends(const tw_index *index)
{
    return (const uint32_t *)(const void *)((const char *)index + index->ends);
}

/*
 * The first field with this tag in [from, to), or TW_NONE. `to` may be beyond the fields there are: the search stops at
 * index->fields. To visit all occurrences go on from the answer + 1; to search a group's entry pass the entry's bounds.
 * Thread rule: the index's thread. Since 0.1.
 */
static inline uint32_t tw_index_find_in(const tw_index *index, uint32_t tag, uint32_t from, uint32_t to)
{
    const uint32_t *tags = tw_index_tags(index);
    uint32_t stop = to < index->fields ? to : index->fields;
    for (uint32_t i = from; i < stop; i++)
        if (tags[i] == tag)
            return i;
    return TW_NONE;
}

/*
 * What tw_index_find does beyond its first steps: all the tags of up to 32 fields are compared at once, so that fields in no order at all
 * are found in about the same time. Not part of the ABI.
 */
static inline uint32_t tw_inline_find(const tw_index *index, uint32_t tag, uint32_t hint)
{
    uint32_t field = TW_NONE;
#if defined(__SSE2__)
    if (index->fields <= 32 && hint < 32) {
        const __m128i *tags = (const __m128i *)(const void *)tw_index_tags(index); /* there is room for 32 and more */
        const __m128i wanted = _mm_set1_epi32((int)tag);
        uint32_t found = 0;
        for (uint32_t i = 0; i < 32; i += 16, tags += 4) {
            __m128i low =
                _mm_packs_epi32(_mm_cmpeq_epi32(_mm_loadu_si128(tags), wanted), _mm_cmpeq_epi32(_mm_loadu_si128(tags + 1), wanted));
            __m128i high = _mm_packs_epi32(_mm_cmpeq_epi32(_mm_loadu_si128(tags + 2), wanted),
                                           _mm_cmpeq_epi32(_mm_loadu_si128(tags + 3), wanted));
            found |= (uint32_t)_mm_movemask_epi8(_mm_packs_epi16(low, high)) << i;
        }
        found &= 0xFFFFFFFFu >> ((32 - index->fields) & 31);
        uint32_t later = found >> hint << hint;
        later = later ? later : found;
        return index->fields && later ? (uint32_t)__builtin_ctz(later) : TW_NONE;
    }
#endif
    field = tw_index_find_in(index, tag, hint, TW_NONE);
    return field != TW_NONE ? field : tw_index_find_in(index, tag, 0, hint);
}

/*
 * The first field with this tag at or after `hint`, else the first one before it, or TW_NONE. Reading fields in about the order in
 * which they stand, with the last answer + 1 as the hint, finds each in a step or two; any hint is correct, 0 for none.
 * Thread rule: the index's thread. Since 0.1.
 */
static inline uint32_t tw_index_find(const tw_index *index, uint32_t tag, uint32_t hint)
{
    const uint32_t *tags = tw_index_tags(index);
    const uint32_t steps = 8, left = hint < index->fields ? index->fields - hint : 0;
    for (uint32_t i = 0; i < steps && i < left; i++)
        if (tags[hint + i] == tag)
            return hint + i;
    return tw_inline_find(index, tag, hint);
}

/*
 * The bytes of field `field` of the message that was indexed: returns their number, *offset receives where they start. TW_NONE, and
 * any number that is no field, gives 0 bytes and the offset TW_NONE. Thread rule: the index's thread. Since 0.1.
 */
static inline uint32_t tw_index_text(const tw_index *index, uint32_t field, uint32_t *offset)
{
    *offset = TW_NONE;
    if (field >= index->fields)
        return 0;
    *offset = tw_index_values(index)[field];
    return tw_index_ends(index)[field] - *offset;
}

/*
 * The value of a field as a whole number, or as a decimal times 10^scale (0 .. 18), exactly; all else as a call of value.h.
 *
 * input:   the bytes that were indexed.
 * field:   from a lookup; TW_NONE, and any number that is no field, gives TW_E_INDEX_FIELD.
 * returns: TW_OK; TW_E_INDEX_FIELD; what tw_int_read and tw_decimal_read_scaled answer.
 * Thread rule: the index's thread. Since 0.1.
 */
static inline tw_status tw_index_int(const tw_index *index, const void *input, uint32_t field, int64_t *value)
{
    if (field >= index->fields)
        return TW_E_INDEX_FIELD;
    return tw_inline_int(input, tw_index_values(index)[field], tw_index_ends(index)[field], value);
}

static inline tw_status tw_index_decimal(const tw_index *index, const void *input, uint32_t field, uint32_t scale, int64_t *value)
{
    if (field >= index->fields)
        return TW_E_INDEX_FIELD;
    return tw_inline_decimal(input, tw_index_values(index)[field], tw_index_ends(index)[field], scale, value);
}

/*
 * A repeating group, read without a dictionary. Frozen, 32 bytes, caller's. An entry starts at the tag that follows the count
 * field and ends where that tag stands again.
 */
typedef struct tw_group {
    uint32_t count;     /* NumInGroup: entries, checked against the fields that are there */
    uint32_t entry;     /* entries given so far by tw_group_next */
    uint32_t first;     /* current entry: its first field */
    uint32_t end;       /* current entry: the field after its last one; before the first entry: the field after the count */
    uint32_t limit;     /* the field after the group's last one */
    uint32_t delimiter; /* the tag that starts an entry; 0 in an empty group */
    uint32_t reserved[2];
} tw_group;

/*
 * Opens the group whose count field is `field`.
 *
 * input:   the bytes that were indexed.
 * field:   the count field (268 NoMDEntries, ...).
 * to:      where the enclosing level ends: TW_NONE for the message, the end of the entry for a nested group.
 * members: tags that belong to the group's entries, counts and members of nested groups included, in any order; the last entry
 *          ends before the first tag that is none of them. With NULL the last entry ends before the first tag that did
 *          not stand in an earlier entry (the group's first 256 fields are looked at); in a group of one entry it takes all fields up to `to`, trailer (10, 89,
 *          93) excluded: give the members wherever fields follow the group.
 * group:   receives the group; not NULL.
 * returns: TW_OK; TW_E_INDEX_FIELD (no such field); TW_E_INDEX_GROUP_COUNT (not a number, or not the number of entries there are:
 *          373=16, error->tag names the count); TW_E_ARGUMENT.
 * A count of 0 is an empty group. Thread rule: the index's thread. Since 0.1.
 */
TW_API tw_status tw_group_open(const tw_index *index, const void *input, uint32_t field, uint32_t to, const uint32_t *members,
                               uint32_t members_count, tw_group *group, tw_error *error);

/*
 * Moves to the next entry: group->first and group->end bound its fields.
 *
 * returns: 1 while there is one, 0 after the last. Since 0.1.
 */
static inline uint32_t tw_group_next(const tw_index *index, tw_group *group)
{
    if (group->entry >= group->count)
        return 0;
    const uint32_t *tags = tw_index_tags(index);
    uint32_t field = group->end + 1;
    group->first = group->end;
    while (field < group->limit && tags[field] != group->delimiter)
        field++;
    group->end = field;
    group->entry++;
    return 1;
}

#ifdef __cplusplus
}
#endif

#endif
