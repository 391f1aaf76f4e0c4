/* SPDX-License-Identifier: Apache-2.0 */
/* TZif files, RFC 8536. Every count is checked against the bytes there are before anything is read by it. */
#include "zone.h"

#include "error.h"

#include <string.h>

enum { HEAD = 44, TYPE_SIZE = 6 };

/* One header and where the parts of its data block lie, from the start of the file. */
typedef struct block {
    uint32_t times, time_size, types_of, types, names, leaps, end;
    uint32_t time_count, type_count, name_count, leap_count, standard_count, ut_count;
    uint8_t version;
} block;

static uint32_t read_32(const uint8_t *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static int64_t read_time(const uint8_t *at, uint32_t size)
{
    if (size == 4)
        return (int32_t)read_32(at);
    return (int64_t)((uint64_t)read_32(at) << 32 | read_32(at + 4));
}

static const char *read_head(const uint8_t *bytes, uint32_t length, uint32_t at, uint32_t time_size, block *b)
{
    const uint8_t *head = bytes + at;
    if (length - at < HEAD || memcmp(head, "TZif", 4) != 0)
        return "not a TZif file";
    *b = (block){.version = head[4],
                 .time_size = time_size,
                 .ut_count = read_32(head + 20),
                 .standard_count = read_32(head + 24),
                 .leap_count = read_32(head + 28),
                 .time_count = read_32(head + 32),
                 .type_count = read_32(head + 36),
                 .name_count = read_32(head + 40)};
    if (b->version != 0 && (b->version < '2' || b->version > '4'))
        return "a version that is none of 1 to 4";
    const uint64_t left = length - at - HEAD, times = (uint64_t)b->time_count * time_size,
                   types = (uint64_t)b->type_count * TYPE_SIZE, leaps = (uint64_t)b->leap_count * (time_size + 4);
    if (times + b->time_count + types + b->name_count + leaps + b->standard_count + b->ut_count > left)
        return "the file ends before its data do";
    b->times = at + HEAD;
    b->types_of = b->times + (uint32_t)times;
    b->types = b->types_of + b->time_count;
    b->names = b->types + (uint32_t)types;
    b->leaps = b->names + b->name_count;
    b->end = b->leaps + (uint32_t)leaps + b->standard_count + b->ut_count;
    return NULL;
}

static const char *check_types(const uint8_t *bytes, const block *b, uint32_t *offset)
{
    for (uint32_t i = 0; i < b->type_count; i++) {
        const uint8_t *type = bytes + b->types + (size_t)i * TYPE_SIZE;
        const int32_t ahead_s = (int32_t)read_32(type);
        *offset = b->types + i * TYPE_SIZE;
        if (ahead_s < TWI_OFFSET_MIN || ahead_s > TWI_OFFSET_MAX)
            return "an offset from UTC of more than a day";
        if (type[4] > 1)
            return "a daylight-saving indicator that is neither 0 nor 1";
        if (type[5] >= b->name_count)
            return "a name beyond the names";
    }
    return NULL;
}

/* RFC 8536, 3.2 */
static const char *check_block(const uint8_t *bytes, const block *b, uint32_t *offset)
{
    const char *fault;
    *offset = b->times - HEAD;
    if (b->leap_count)
        return "it counts leap seconds: take the file outside of right/";
    if (b->type_count == 0 || b->type_count > 256 || b->name_count == 0)
        return "no types or names, or more than 256 types";
    if ((b->standard_count && b->standard_count != b->type_count) || (b->ut_count && b->ut_count != b->type_count))
        return "indicators for some of the types only";
    if ((fault = check_types(bytes, b, offset)) != NULL)
        return fault;
    for (uint32_t i = 0; i < b->time_count; i++) {
        const uint8_t *time = bytes + b->times + (size_t)i * b->time_size;
        *offset = b->times + i * b->time_size;
        if (i && read_time(time, b->time_size) <= read_time(time - b->time_size, b->time_size))
            return "transitions that do not ascend";
        *offset = b->types_of + i;
        if (bytes[*offset] >= b->type_count)
            return "a type beyond the types";
    }
    return NULL;
}

/* "\n" TZ "\n"; an empty one says nothing. RFC 8536, 3.3 */
static const char *read_footer(const uint8_t *bytes, uint32_t length, const block *b, tw_zone *zone, uint32_t *offset)
{
    const uint8_t *text = bytes + b->end + 1;
    *offset = b->end;
    if (b->end >= length || bytes[b->end] != '\n')
        return "no footer";
    const uint8_t *end = memchr(text, '\n', length - b->end - 1);
    if (!end)
        return "the footer does not end";
    if (end == text)
        return NULL;
    uint32_t at = 0;
    const char *fault = twi_rule_read(text, (uint32_t)(end - text), b->version >= '3', &zone->rule, &at);
    *offset += 1 + at;
    zone->has_rule = 1;
    return fault;
}

/* The block that counts: the second one with 64-bit times where the file has two. */
static const char *find_block(const uint8_t *bytes, uint32_t length, block *b, uint32_t *offset)
{
    *offset = 0;
    const char *fault = read_head(bytes, length, 0, 4, b);
    if (fault || b->version == 0)
        return fault;
    const uint8_t version = b->version;
    *offset = b->end;
    if ((fault = read_head(bytes, length, b->end, 8, b)) != NULL)
        return fault;
    return b->version == version ? NULL : "two headers of different versions";
}

tw_status tw_zone_read(const void *bytes, uint32_t length, void *memory, uint32_t *size, const tw_zone **zone, tw_error *error)
{
    const uint8_t *file = bytes;
    uint32_t offset = 0;
    tw_zone *made = NULL, footer;
    block b;
    if (!bytes || !size || !zone)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "no bytes, size or zone");
    if (length > TW_ZONE_FILE_MAX)
        return twi_error_said(error, TW_E_VALUE_FORMAT, TW_ZONE_FILE_MAX, "more bytes than any zone has");
    memset(&footer, 0, sizeof footer);
    const char *fault = find_block(file, length, &b, &offset);
    if (!fault)
        fault = check_block(file, &b, &offset);
    if (!fault && b.version)
        fault = read_footer(file, length, &b, &footer, &offset);
    if (fault)
        return twi_error_said(error, TW_E_VALUE_FORMAT, offset, fault);
    const tw_status status = twi_zone_room(memory, size, b.time_count, &made, error);
    if (status != TW_OK)
        return status;
    int32_t *offsets = (int32_t *)(void *)(made->at + b.time_count);
    for (uint32_t i = 0; i < b.time_count; i++) {
        made->at[i] = read_time(file + b.times + (size_t)i * b.time_size, b.time_size);
        offsets[i] = (int32_t)read_32(file + b.types + (size_t)file[b.types_of + i] * TYPE_SIZE);
    }
    made->first_s = (int32_t)read_32(file + b.types);
    made->has_rule = footer.has_rule;
    made->rule = footer.rule;
    *zone = made;
    return TW_OK;
}
