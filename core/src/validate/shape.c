/* SPDX-License-Identifier: Apache-2.0 */
/* Messages whose tags were seen before: only their values are looked at. */
#include "type.h"
#include "validator.h"

/* The code of a value, or of each item of one that holds several. */
static __attribute__((noinline)) uint32_t codes_hold(const tw_dict *dict, const image_field *f, const uint8_t *value,
                                                     uint32_t length)
{
    if (f->type != TW_TYPE_MULTIPLECHARVALUE && f->type != TW_TYPE_MULTIPLESTRINGVALUE)
        return twi_image_code(dict, f, value, length) != UINT32_MAX;
    while (length) {
        uint32_t item = 0;
        while (item < length && value[item] != ' ')
            item++;
        if (twi_image_code(dict, f, value, item) == UINT32_MAX)
            return 0;
        item += item < length;
        value += item;
        length -= item;
    }
    return 1;
}

uint32_t twi_value_check(const tw_dict *dict, const image_field *f, const uint8_t *value, uint32_t length)
{
    if (f->flags & FIELD_CHARS && length == 1 && value[0] < 128 && f->chars[value[0] >> 6] >> (value[0] & 63) & 1)
        return TW_RULE_COUNT; /* most fields that have codes */
    if (f->type == TW_TYPE_DATA || f->type == TW_TYPE_XMLDATA)
        return TW_RULE_COUNT;
    if (length == 0)
        return TW_RULE_EMPTY;
    if (f->tag == 35) /* TW_RULE_MSGTYPE judges it, by the messages that the dictionary has */
        return TW_RULE_COUNT;
    if (f->type != TW_TYPE_STRING && !twi_type_holds(f->type, value, length)) /* a code is right, whatever the type */
        return f->codes_count && twi_image_code(dict, f, value, length) != UINT32_MAX ? TW_RULE_COUNT : TW_RULE_FORMAT;
    return f->codes_count && !(f->flags & FIELD_OPEN) && !codes_hold(dict, f, value, length) ? TW_RULE_CODE : TW_RULE_COUNT;
}

uint32_t twi_count_of(const tw_index *index, const uint8_t *input, uint32_t field)
{
    uint32_t count = 0, at = tw_index_values(index)[field], end = tw_index_ends(index)[field];
    if (at == end)
        return UINT32_MAX;
    for (; at < end; at++) {
        uint32_t digit = input[at] - (uint32_t)'0';
        if (digit > 9)
            return UINT32_MAX;
        count = count < COUNT_MANY / 10 ? count * 10 + digit : COUNT_MANY; /* more than any message has entries */
    }
    return count;
}

shape *twi_shape_of(tw_validator *v, const tw_index *index)
{
    const uint32_t *tags = tw_index_tags(index);
    uint32_t fields = index->fields;
    if (fields < 8 || fields > SHAPE_FIELDS || tags[2] != 35)
        return NULL;
    /* a few tags and their number tell orders and optional fields apart well enough */
    uint32_t hash = fields + tags[fields / 2] * 3 + tags[fields - 3] * 7 + tags[fields / 4 * 3] * 31;
    hash *= 0x9E3779B1u;
    return &v->shapes[hash >> 27];
}

/* Values */

/* Bit 7 of each of the value's bytes that is no digit; the value is 1 to 8 bytes long. */
static inline uint64_t not_digits(const uint8_t *value, uint32_t length)
{
    uint64_t digits = twi_load8(value) ^ 0x3030303030303030ull;
    uint64_t bad = ((digits & 0x7f7f7f7f7f7f7f7full) + 0x7676767676767676ull) | digits;
    return bad & 0x8080808080808080ull & (~0ull >> (64 - 8 * length));
}

/* Eight bytes from the value on are there to be read. */
static inline uint32_t check_value(const tw_dict *dict, const image_field *f, uint32_t check, const uint8_t *value, uint32_t length)
{
    switch (check) {
    case CHECK_CHARS:
        if (__builtin_expect(length == 1 && value[0] < 128, 1))
            return f->chars[value[0] >> 6] >> (value[0] & 63) & 1;
        break;
    case CHECK_INT:
        if (__builtin_expect(length - 1 < 8, 1) && not_digits(value, length) == 0)
            return 1;
        break;
    case CHECK_FLOAT:
        if (__builtin_expect(length - 1 < 8, 1)) {
            uint64_t odd = not_digits(value, length);
            if (odd == 0 || (length > 1 && (odd & (odd - 1)) == 0 && value[__builtin_ctzll(odd) >> 3] == '.'))
                return 1;
        }
        break;
    case CHECK_TIME:
        if (__builtin_expect(twi_time_quick(value, length), 1))
            return 1;
        break;
    default: break;
    }
    return twi_value_check(dict, f, value, length) == TW_RULE_COUNT;
}

/* Whether the tags are the shape's, and no value lacks a byte that it needs. */
static inline uint32_t tags_same(const shape *s, const uint32_t *tags, const uint32_t *values, const uint32_t *ends)
{
    uint32_t differ = 0, empty = 0;
    for (uint32_t i = 0; i < s->fields; i++) {
        differ |= tags[i] ^ s->tags[i];
        empty |= ends[i] - values[i] < s->least[i];
    }
    return !(differ | empty);
}

uint32_t twi_shape_holds(const tw_validator *v, const shape *s, const tw_index *index, const uint8_t *input)
{
    const uint32_t *tags = tw_index_tags(index), *values = tw_index_values(index), *ends = tw_index_ends(index);
    uint32_t type = values[2], length = ends[2] - type, last = ends[index->fields - 1];
    if (s->fields != index->fields || s->type_length != length || type + 8 > last ||
        s->type != twi_shape_type(input + type, length) || !tags_same(s, tags, values, ends))
        return 0;
    for (uint32_t i = 0; i < s->counts; i++)
        if (twi_count_of(index, input, s->count[i].field) != s->count[i].expected)
            return 0;
    const image_field *fields[2] = {IMAGE_ARRAY(v->dict, image_field, fields), IMAGE_ARRAY(v->transport, image_field, fields)};
    const tw_dict *dicts[2] = {v->dict, v->transport};
    uint32_t good = 1;
    for (uint32_t i = 0; i < s->checks; i++) {
        const shape_check *one = &s->check[i];
        const image_field *f = fields[one->transport] + one->number;
        uint32_t at = values[one->field], size = ends[one->field] - at, check = at + 8 <= last ? one->check : CHECK_WHOLE;
        good &= check_value(dicts[one->transport], f, check, input + at, size);
    }
    return good;
}
