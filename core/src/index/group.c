/* SPDX-License-Identifier: Apache-2.0 */
/* Repeating groups without a dictionary: an entry starts at the tag that follows the count field. */
#include <tagwire/index.h>

#include "error.h"

#include <stddef.h>

_Static_assert(sizeof(tw_group) == 32 && _Alignof(tw_group) == 4, "frozen");
_Static_assert(offsetof(tw_group, count) == 0 && offsetof(tw_group, entry) == 4 && offsetof(tw_group, first) == 8, "frozen");
_Static_assert(offsetof(tw_group, end) == 12 && offsetof(tw_group, limit) == 16 && offsetof(tw_group, delimiter) == 20, "frozen");

#define KNOWN_MAX 256u /* fields of a group that tell which tags its entries have */

static uint32_t is_member(const uint32_t *members, uint32_t count, uint32_t tag)
{
    for (uint32_t i = 0; i < count; i++)
        if (members[i] == tag)
            return 1;
    return 0;
}

static uint32_t is_trailer(uint32_t tag)
{
    return tag == 10 || tag == 89 || tag == 93;
}

/* The field after the last entry's, which starts at `last`. */
static uint32_t group_end(const uint32_t *tags, uint32_t first, uint32_t last, uint32_t to, const uint32_t *members, uint32_t count)
{
    uint32_t field = last + 1;
    if (members) {
        while (field < to && is_member(members, count, tags[field]))
            field++;
    } else if (first == last) {
        while (field < to && !is_trailer(tags[field]))
            field++;
    } else {
        /* bounded, or a hostile group would cost the square of its fields */
        uint32_t known = last - first < KNOWN_MAX ? last - first : KNOWN_MAX;
        while (field < to && is_member(tags + first, known, tags[field]))
            field++;
    }
    return field;
}

tw_status tw_group_open(const tw_index *index, const void *input, uint32_t field, uint32_t to, const uint32_t *members,
                        uint32_t members_count, tw_group *group, tw_error *error)
{
    if (!index || !group || (!input && index->fields) || (!members && members_count))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (field >= index->fields)
        return twi_error(error, TW_E_INDEX_FIELD, TWI_REASON_NONE, 0, 0);
    const uint32_t *tags = tw_index_tags(index);
    uint32_t stop = to < index->fields ? to : index->fields, offset = tw_index_values(index)[field];
    int64_t count = 0;
    tw_status status = tw_index_int(index, input, field, &count);
    if (status != TW_OK || count < 0)
        return twi_error(error, TW_E_INDEX_GROUP_COUNT, status == TW_E_VALUE_EMPTY ? TWI_REASON_NO_VALUE : TWI_REASON_FORMAT,
                         tags[field], offset);
    *group = (tw_group){0, 0, field, field + 1, field + 1, 0, {0, 0}};
    if (count == 0)
        return TW_OK;
    uint32_t delimiter = field + 1 < stop ? tags[field + 1] : 0, entries = 0, last = field + 1, at = field + 1;
    if (delimiter && !is_trailer(delimiter) && (!members || is_member(members, members_count, delimiter)))
        for (; at < stop && entries <= count && (!members || is_member(members, members_count, tags[at])); at++)
            if (tags[at] == delimiter) {
                last = at;
                entries++;
            }
    if (entries != count)
        return twi_error(error, TW_E_INDEX_GROUP_COUNT, TWI_REASON_GROUP_COUNT, tags[field], offset);
    group->count = entries;
    group->delimiter = delimiter;
    group->limit = group_end(tags, field + 1, last, stop, members, members_count);
    return TW_OK;
}
