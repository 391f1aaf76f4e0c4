/* SPDX-License-Identifier: Apache-2.0 */
#include "compare.h"

#include "pairs.h"
#include "scan.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static char text[512];

static const char *differ(const char *format, ...) __attribute__((format(printf, 1, 2)));

static const char *differ(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = snprintf(text, sizeof text, "%s: ", tw_kernel_name());
    vsnprintf(text + length, sizeof text - (size_t)length, format, arguments);
    va_end(arguments);
    return text;
}

static const char *compare_error(const tw_error *error, tw_status status, uint32_t tag, uint32_t offset)
{
    if (error->status != status)
        return differ("error.status %d, not %d", error->status, status);
    if (tag != REFERENCE_ANY && error->tag != tag)
        return differ("%s with tag %u, not %u", tw_status_name(status), error->tag, tag);
    if (offset != REFERENCE_ANY && error->offset != offset)
        return differ("%s at %u, not %u", tw_status_name(status), error->offset, offset);
    if (error->text[0] == 0 || !memchr(error->text, 0, sizeof error->text))
        return differ("%s without a text", tw_status_name(status));
    return NULL;
}

static const char *untouched(const tw_error *error)
{
    const uint8_t *bytes = (const uint8_t *)error;
    for (size_t i = 0; i < sizeof *error; i++)
        if (bytes[i] != 0x5a)
            return differ("the error was written to without an error");
    return NULL;
}

static const char *same_frame(const reference_frame *want, tw_status status, const tw_frame *frame, const tw_error *error)
{
    if (status != want->status)
        return differ("%s, not %s", tw_status_name(status), tw_status_name(want->status));
    if (memcmp(frame, &want->frame, sizeof *frame) != 0)
        return differ("%s {%u, %u, %u, %u}, not {%u, %u, %u, %u}", tw_status_name(status), frame->length, frame->need, frame->body,
                      frame->begin, want->frame.length, want->frame.need, want->frame.body, want->frame.begin);
    return status < 0 ? compare_error(error, status, want->tag, want->offset) : untouched(error);
}

const char *compare_frame(const uint8_t *input, uint32_t length, uint32_t length_max)
{
    tw_frame frame;
    tw_error error;
    memset(&frame, 0x5a, sizeof frame);
    memset(&error, 0x5a, sizeof error);
    reference_frame want = reference_framed(input, length, length_max);
    tw_status status = tw_frame_next(input, length, length_max, &frame, &error);
    return same_frame(&want, status, &frame, &error);
}

static reference_field fields[COMPARE_FIELDS_MAX];

static const char *same_table(const tw_index *index, const reference_table *want, tw_status status, const tw_error *error)
{
    if (status != want->status)
        return differ("%s, not %s (at %u, tag %u)", tw_status_name(status), tw_status_name(want->status), want->offset, want->tag);
    if (index->fields != want->count)
        return differ("%s with %u fields, not %u", tw_status_name(status), index->fields, want->count);
    for (uint32_t i = 0; i < want->count; i++) {
        reference_field field = {tw_index_tags(index)[i], tw_index_values(index)[i], tw_index_ends(index)[i]};
        if (memcmp(&field, &want->fields[i], sizeof field) != 0)
            return differ("field %u is %u at [%u, %u), not %u at [%u, %u)", i, field.tag, field.value, field.end,
                          want->fields[i].tag, want->fields[i].value, want->fields[i].end);
    }
    if (status < 0 && want->reason >= 0 && error->reason != want->reason)
        return differ("%s with reason %d, not %d", tw_status_name(status), error->reason, want->reason);
    return status < 0 ? compare_error(error, status, want->tag, want->offset) : untouched(error);
}

/* What an earlier message may have left: if a scan takes it for its own, the tables differ. */
static void leave_old(uint32_t *tags, uint32_t *values, uint32_t *ends, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        tags[i] = 1001 + i % 7;
        values[i] = 5 * i + 3;
        ends[i] = 5 * i + 4;
    }
}

/* The same in an index, whose arrays its owner may write to although index.h says that only the library does. */
static void leave_old_fields(tw_index *index)
{
    uint32_t *tags = (uint32_t *)(void *)((char *)index + index->tags);
    uint32_t *values = (uint32_t *)(void *)((char *)index + index->values);
    leave_old(tags, values, (uint32_t *)(void *)((char *)index + index->ends), index->capacity);
}

static reference_table table_for(const tw_index *index)
{
    reference_table table = {0};
    table.capacity = index->capacity;
    table.fields = fields;
    if (index->capacity > COMPARE_FIELDS_MAX)
        abort();
    return table;
}

const char *compare_fields(tw_index *index, const tw_data_pair *pairs, uint32_t pairs_count, const uint8_t *input, uint32_t length)
{
    tw_error error;
    memset(&error, 0x5a, sizeof error);
    reference_table want = table_for(index);
    reference_indexed(&want, input, length, 0, pairs, pairs_count);
    leave_old_fields(index);
    tw_status status = tw_index_fields(index, input, length, &error);
    return same_table(index, &want, status, &error);
}

const char *compare_next(tw_index *index, const tw_data_pair *pairs, uint32_t pairs_count, const uint8_t *input, uint32_t length)
{
    tw_frame frame;
    tw_error error;
    memset(&frame, 0x5a, sizeof frame);
    memset(&error, 0x5a, sizeof error);
    reference_frame framed = reference_framed(input, length, index->length_max);
    leave_old_fields(index);
    tw_status status = tw_index_next(index, input, length, &frame, &error);
    if (framed.status != TW_OK) {
        if (index->fields != 0)
            return differ("%s with %u fields", tw_status_name(status), index->fields);
        return same_frame(&framed, status, &frame, &error);
    }
    if (memcmp(&frame, &framed.frame, sizeof frame) != 0)
        return differ("%s, frame {%u, %u, %u, %u}, not %u bytes", tw_status_name(status), frame.length, frame.need, frame.body,
                      frame.begin, framed.frame.length);
    reference_table want = table_for(index);
    reference_indexed(&want, input, framed.frame.length, 7, pairs, pairs_count);
    return same_table(index, &want, status, &error);
}

/* ---- one kernel ---- */

/* `count` entries that end at an unreadable page; `which` array of three. */
static uint32_t *guarded_array(uint32_t which, uint32_t count)
{
    static char *ends_at[3];
    const size_t size = (COMPARE_FIELDS_MAX + TWI_SCAN_PAD + 2048) * sizeof(uint32_t) / 65536 * 65536 + 65536;
    if (!ends_at[which]) {
        char *mapping = mmap(NULL, size + 65536, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (mapping == MAP_FAILED || mprotect(mapping, size, PROT_READ | PROT_WRITE) != 0)
            abort();
        ends_at[which] = mapping + size;
    }
    return (uint32_t *)(void *)ends_at[which] - count;
}

static const twi_filter *built_in_filter(void)
{
    static twi_pairs *table;
    if (!table) {
        const tw_data_pair *pairs;
        uint32_t count = tw_data_pairs(&pairs);
        table = aligned_alloc(64, twi_pairs_size(count));
        if (!table)
            abort();
        memset(table, 0, twi_pairs_size(count));
        if (twi_pairs_init(table, pairs, count, NULL) != TW_OK)
            abort();
    }
    return &table->filter;
}

/* The fields a kernel may accept at the most: those before the first length field or fault. */
static reference_table plain_fields(const uint8_t *bytes, uint32_t end)
{
    const tw_data_pair *pairs;
    uint32_t count = tw_data_pairs(&pairs);
    reference_table table = {0};
    table.fields = fields;
    table.capacity = COMPARE_FIELDS_MAX;
    reference_indexed(&table, bytes, end, 0, NULL, 0);
    for (uint32_t i = 0; i < table.count; i++) {
        if (reference_is_length(table.fields[i].tag, pairs, count)) {
            table.count = i;
            table.status = TW_MORE;
        }
    }
    return table;
}

const char *compare_kernel(const twi_kernel *kernel, const uint8_t *bytes, uint32_t end, compare_start start, uint32_t *taken)
{
    reference_table want = plain_fields(bytes, end);
    twi_scan scan = {0};
    scan.bytes = bytes;
    scan.end = end;
    scan.fields = start.skip < want.count ? start.skip : want.count;
    scan.room = start.room < scan.fields ? scan.fields : start.room;
    scan.tags = guarded_array(0, scan.room + TWI_SCAN_PAD);
    scan.values = guarded_array(1, scan.room + TWI_SCAN_PAD);
    scan.ends = guarded_array(2, scan.room + TWI_SCAN_PAD);
    scan.ends[-1] = UINT32_MAX;
    leave_old(scan.tags, scan.values, scan.ends, scan.room + TWI_SCAN_PAD);
    for (uint32_t i = 0; i < scan.fields; i++) {
        scan.tags[i] = fields[i].tag;
        scan.values[i] = fields[i].value;
        scan.ends[i] = fields[i].end;
    }
    scan.filter = built_in_filter();
    scan.chunk = start.chunk;
    scan.length = UINT32_MAX;
    scan.at = scan.ends[(int64_t)scan.fields - 1] + 1;
    if (scan.at >= end)
        return NULL;
    uint32_t at = scan.at, answer = kernel->fields(&scan);
    if (taken)
        *taken = answer;
    if (answer > 1)
        return differ("%s answers %u", kernel->name, answer);
    if (scan.fields > want.count || scan.fields > scan.room)
        return differ("%s takes %u fields of %u, room %u", kernel->name, scan.fields, want.count, scan.room);
    for (uint32_t i = 0; i < scan.fields; i++) {
        reference_field field = {scan.tags[i], scan.values[i], scan.ends[i]};
        if (memcmp(&field, &fields[i], sizeof field) != 0)
            return differ("%s: field %u is %u at [%u, %u), not %u at [%u, %u)", kernel->name, i, field.tag, field.value, field.end,
                          fields[i].tag, fields[i].value, fields[i].end);
    }
    if (scan.ends[-1] != UINT32_MAX)
        return differ("%s writes to ends[-1]", kernel->name);
    if (answer == 1 && (want.status != TW_OK || scan.fields != want.count))
        return differ("%s takes all with %u fields, not %u", kernel->name, scan.fields, want.count);
    if (answer == 1 && scan.sum != reference_sum(bytes + at, end - at))
        return differ("%s sums %u, not %u", kernel->name, scan.sum, reference_sum(bytes + at, end - at));
    return NULL;
}
