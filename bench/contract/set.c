/* SPDX-License-Identifier: Apache-2.0 */
#include "set.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEADER_BYTES 32u
#define ROW_BYTES 64u
#define VALUE_BYTES 32u
#define FILE_BYTES_MAX (1ull << 31)
#define FRAME_BYTES_MAX (1u << 20)

_Static_assert(sizeof(bench_row) == ROW_BYTES, "a row is read in place");
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "sets are read in place");

static uint32_t load32(const char *at)
{
    uint32_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

static uint64_t load64(const char *at)
{
    uint64_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

/* [offset, offset + bytes) lies within `limit`; no sum can wrap. */
static bool within(uint64_t offset, uint64_t bytes, uint64_t limit)
{
    return offset <= limit && bytes <= limit - offset;
}

static const char *check_rows(bench_set *set)
{
    for (uint32_t i = 0; i < set->count; i++) {
        const bench_row *row = &set->rows[i];
        if (row->bytes == 0 || row->bytes > FRAME_BYTES_MAX || !within(row->offset, row->bytes, set->frames_bytes))
            return "a frame lies outside the file";
        if (!within(row->value_first, row->values, set->values_count))
            return "a frame's values lie outside their table";
        if (row->fold_only == UINT64_MAX || row->fold_extract == UINT64_MAX)
            return "an expectation equals the mark of failure";
        if (row->msg_type[7] != 0)
            return "a MsgType is not ended by a zero";
        if (row->bytes > set->frame_bytes_max)
            set->frame_bytes_max = row->bytes;
    }
    return NULL;
}

static const char *read_values(bench_set *set, const char *table)
{
    set->values = malloc((set->values_count + 1u) * sizeof *set->values);
    if (!set->values)
        return "no memory";
    for (uint32_t i = 0; i < set->values_count; i++) {
        const char *row = table + (uint64_t)i * VALUE_BYTES;
        bench_value *value = &set->values[i];
        uint64_t offset = load64(row + 16);
        memset(value, 0, sizeof *value);
        value->tag = load32(row);
        value->kind = row[4];
        value->digits = (uint8_t)row[5];
        value->number = (int64_t)load64(row + 8);
        memcpy(&value->length, row + 6, sizeof value->length);
        bool text = value->kind == 's' || value->kind == 'd';
        if (!text && value->kind != 'i' && value->kind != 'p')
            return "a value of no known kind";
        if (value->kind == 'p' && value->digits > 5)
            return "a price with more than five decimals";
        if (text && !within(offset, value->length, set->frames_bytes))
            return "a text lies outside the file";
        value->text = text ? set->frames + offset : NULL;
    }
    return NULL;
}

bool bench_set_parse(char *file, uint64_t bytes, bench_set *set, const char **reason)
{
    memset(set, 0, sizeof *set);
    *reason = "not a set file";
    if (bytes < HEADER_BYTES || memcmp(file, "TWSET001", 8) != 0)
        return false;
    set->count = load32(file + 8);
    set->values_count = load32(file + 12);
    uint64_t frames = load64(file + 16);
    uint64_t rows_bytes = (uint64_t)set->count * ROW_BYTES;
    uint64_t tables = HEADER_BYTES + rows_bytes + (uint64_t)set->values_count * VALUE_BYTES;
    *reason = "the header does not agree with the file's size";
    if (set->count == 0 || load64(file + 24) != bytes || tables > bytes || frames < tables || frames > bytes)
        return false;
    set->rows = (const bench_row *)(const void *)(file + HEADER_BYTES);
    set->frames = file + frames;
    set->frames_bytes = bytes - frames;
    const char *fault = check_rows(set);
    if (!fault)
        fault = read_values(set, file + HEADER_BYTES + rows_bytes);
    if (fault) {
        free(set->values);
        memset(set, 0, sizeof *set);
        *reason = fault;
        return false;
    }
    set->file = file;
    *reason = NULL;
    return true;
}

bool bench_set_read(const char *path, bench_set *set, const char **reason)
{
    bool parsed = false;
    char *bytes = NULL;
    *reason = "cannot be read";
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (size >= 0 && (uint64_t)size <= FILE_BYTES_MAX && fseek(file, 0, SEEK_SET) == 0)
        bytes = aligned_alloc(64, ((size_t)size / 64 + 1) * 64);
    if (bytes && fread(bytes, 1, (size_t)size, file) == (size_t)size)
        parsed = bench_set_parse(bytes, (uint64_t)size, set, reason);
    fclose(file);
    if (!parsed)
        free(bytes);
    return parsed;
}

void bench_set_free(bench_set *set)
{
    free(set->values);
    free(set->file);
    memset(set, 0, sizeof *set);
}
