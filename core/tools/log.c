/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE /* memrchr */
#include "log.h"

#include "delimiter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CAPACITY_FIRST 1024u
#define HEAD 5u /* bytes of "8=FIX" */
#define TRAILER 7u
#define RAW_MAX (2 * LOG_MESSAGE_MAX) /* bytes of a message with a delimiter of several bytes, as it stands in the log */
#define LOOK 4096u                    /* bytes */
#define SMALL 65536u /* a damaged message of so many bytes is looked at again with each byte that comes, a larger one less often */

void *log_room(void *old, size_t size)
{
    void *room = realloc(old, size ? size : 1);
    if (!room) {
        fprintf(stderr, "tagwire: no memory for %zu bytes\n", size);
        exit(2);
    }
    return room;
}

static int index_make(log *l, uint32_t capacity)
{
    tw_index_options options = {sizeof options, capacity, LOG_MESSAGE_MAX, l->pairs_count, l->pairs};
    uint32_t size = 0;
    if (tw_index_size(&options, &size) != TW_OK)
        return 0;
    free(l->memory);
    l->memory = aligned_alloc(64, (size + 63u) / 64 * 64);
    l->capacity = capacity;
    return l->memory && tw_index_init(l->memory, size, &options, &l->index, NULL) == TW_OK;
}

int log_init(log *l, const tw_data_pair *pairs, uint32_t pairs_count)
{
    memset(l, 0, sizeof *l);
    l->pairs = pairs;
    l->pairs_count = pairs ? pairs_count : 0;
    return index_make(l, CAPACITY_FIRST);
}

void log_free(log *l)
{
    free(l->memory);
    free(l->own_tags);
    free(l->own_values);
    free(l->own_ends);
    free(l->scratch);
    memset(l, 0, sizeof *l);
}

uint32_t log_find(const log_message *message, uint32_t tag)
{
    for (uint32_t i = 0; i < message->count; i++)
        if (message->tags[i] == tag)
            return i;
    return TW_NONE;
}

const char *log_value(const log_message *message, uint32_t tag, uint32_t *length)
{
    uint32_t field = log_find(message, tag);
    *length = 0;
    if (field == TW_NONE)
        return NULL;
    *length = message->ends[field] - message->values[field];
    return (const char *)message->bytes + message->values[field];
}

static uint8_t *scratch(log *l, uint32_t size)
{
    if (size > l->scratch_room) {
        l->scratch = log_room(l->scratch, size + size / 2);
        l->scratch_room = size + size / 2;
    }
    return l->scratch;
}

static void own_add(log *l, uint32_t count, uint32_t tag, uint32_t value, uint32_t end)
{
    if (count == l->own_room) {
        l->own_room = l->own_room ? l->own_room * 2 : 256;
        l->own_tags = log_room(l->own_tags, l->own_room * sizeof(uint32_t));
        l->own_values = log_room(l->own_values, l->own_room * sizeof(uint32_t));
        l->own_ends = log_room(l->own_ends, l->own_room * sizeof(uint32_t));
    }
    l->own_tags[count] = tag;
    l->own_values[count] = value;
    l->own_ends[count] = end;
}

/* The piece bytes[at, end) as a field where it looks like one, else as what it is: tag 0. */
static void own_piece(log *l, uint32_t count, const uint8_t *bytes, uint32_t at, uint32_t end)
{
    uint64_t tag = 0;
    uint32_t i = at;
    for (; i < end && i - at < 10 && bytes[i] >= '0' && bytes[i] <= '9'; i++)
        tag = tag * 10 + (uint64_t)(bytes[i] - '0');
    int field = i > at && i < end && bytes[i] == '=' && bytes[at] != '0' && tag <= INT32_MAX;
    own_add(l, count, field ? (uint32_t)tag : 0, field ? i + 1 : at, end);
}

/* All that can be read of a message whose fields are not all right. Its last byte is SOH. */
static void fields_lenient(log *l, log_message *m)
{
    uint32_t at = 0, count = 0;
    while (at < m->length) {
        tw_status status = tw_index_fields(l->index, m->bytes + at, m->length - at, NULL);
        if (status == TW_E_INDEX_ROOM && l->capacity < TW_INDEX_CAPACITY_MAX && index_make(l, l->capacity * 4))
            continue;
        const uint32_t *tags = tw_index_tags(l->index), *values = tw_index_values(l->index), *ends = tw_index_ends(l->index);
        uint32_t next = at;
        for (uint32_t i = 0; i < l->index->fields; i++) {
            own_add(l, count++, tags[i], at + values[i], at + ends[i]);
            next = at + ends[i] + 1;
        }
        if (next >= m->length)
            break;
        const uint8_t *soh = memchr(m->bytes + next, 1, m->length - next);
        uint32_t end = soh ? (uint32_t)(soh - m->bytes) : m->length;
        own_piece(l, count++, m->bytes, next, end);
        at = end + 1;
    }
    m->count = count;
    m->tags = l->own_tags;
    m->values = l->own_values;
    m->ends = l->own_ends;
}

static void fields_whole(log *l, log_message *m)
{
    m->count = l->index->fields;
    m->tags = tw_index_tags(l->index);
    m->values = tw_index_values(l->index);
    m->ends = tw_index_ends(l->index);
}

/*
 * tw_index_next with as much room for fields as it takes. It is shown a little at first: for a message that is wrong it looks for
 * the next one, as far as it is let, and that for each message again.
 */
static tw_status index_next(log *l, const uint8_t *bytes, uint32_t length, tw_frame *frame, tw_error *error)
{
    uint32_t shown = length < LOOK ? length : LOOK;
    for (;;) {
        tw_status status = tw_index_next(l->index, bytes, shown, frame, error);
        if (status == TW_MORE && shown < length) {
            shown = length;
            continue;
        }
        if (__builtin_expect(status != TW_E_INDEX_ROOM, 1) || l->capacity >= TW_INDEX_CAPACITY_MAX ||
            !index_make(l, l->capacity * 4))
            return status;
    }
}

/* The frame is right, its fields are not. */
static int is_index_fault(tw_status status)
{
    return status <= TW_E_INDEX_TAG && status >= TW_E_INDEX_FIELD;
}

/* Where a damaged message ends. */
typedef struct extent {
    uint32_t end;    /* behind its last byte */
    uint32_t closed; /* 1: by its trailer */
} extent;

/* Whether 10=nnn stands at `at`, and a delimiter or nothing of the message behind it. *end receives where it ends. */
static int trailer_at(const delimiter *d, const uint8_t *window, uint32_t length, uint32_t at, uint32_t *end)
{
    uint32_t i = at + 3;
    while (i < length && i < at + 6 && window[i] >= '0' && window[i] <= '9')
        i++;
    if (i != at + 6 || (i < length && window[i] >= '0' && window[i] <= '9'))
        return 0;
    *end = delimiter_at(d, window + i, length - i) ? i + d->length : i;
    return 1;
}

/*
 * A damaged message ends with a trailer, before the next message, or with its line. A raw one may have line ends in its text: there
 * the line counts only if no trailer follows. Gives 0 when more bytes could change the answer.
 */
static int extent_find(const delimiter *d, const uint8_t *window, uint32_t from, uint32_t length, int final, extent *e)
{
    uint32_t stop = length - from > LOG_MESSAGE_MAX ? from + LOG_MESSAGE_MAX : length, at = from + HEAD, line = 0;
    int raw = d->text[0] == 1;
    e->closed = 0;
    while (at < stop) {
        const uint8_t *equals = memchr(window + at, '=', stop - at);
        uint32_t to = equals ? (uint32_t)(equals - window) : stop, head = 0;
        const uint8_t *newline = line ? NULL : memchr(window + at, '\n', to - at);
        if (newline) {
            line = (uint32_t)(newline - window);
            if (!raw)
                break;
        }
        if (!equals)
            break;
        const delimiter *other = NULL;
        if (to >= from + 3 + d->length && window[to - 1] == '0' && window[to - 2] == '1' &&
            delimiter_at(d, window + to - 2 - d->length, d->length)) {
            if (!final && length - to < 4 + d->length)
                return 0;
            if (trailer_at(d, window, stop, to - 2, &e->end)) {
                e->closed = 1;
                return 1;
            }
        }
        if (window[to - 1] == '8' && stop - to >= 4 && memcmp(window + to, "=FIX", 4) == 0 &&
            !(window[to - 2] >= '0' && window[to - 2] <= '9') &&
            delimiter_find(window + to - 1, stop - to + 1, &other, &head) == DELIMITER_FOUND) {
            e->end = line ? line : to - 1;
            return 1;
        }
        at = to + 1;
    }
    e->end = line ? line : stop;
    return final || stop < length || (line && !raw) || stop - from == LOG_MESSAGE_MAX;
}

/* Of a wrong CheckSum both numbers are of interest: a sum that is off by a little tells of one changed byte. */
static void explain_sum(log_message *m)
{
    uint32_t sum = 0;
    if (m->status != TW_E_FRAME_CHECKSUM || m->length < TRAILER)
        return;
    for (uint32_t i = 0; i < m->length - TRAILER; i++)
        sum += m->bytes[i];
    snprintf(m->error.text, sizeof m->error.text, "CheckSum is %.3s, the bytes add up to %03u",
             (const char *)m->bytes + m->length - 4, sum & 255);
}

/* A message that is not right as it stands: as much as there is of it, and what is wrong. */
static int damaged(log *l, const delimiter *d, const uint8_t *window, uint32_t from, uint32_t length, int final, uint32_t *end,
                   log_message *m)
{
    extent e;
    if (!extent_find(d, window, from, length, final, &e)) {
        uint32_t left = length - from;
        l->need = left < SMALL ? left + 1 : left > LOG_MESSAGE_MAX / 2 ? LOG_MESSAGE_MAX + 1 : left + left / 2;
        return LOG_MORE;
    }
    uint32_t stop = e.end, used = 0;
    while (!e.closed && stop > from && (window[stop - 1] == '\r' || window[stop - 1] == '\n'))
        stop--;
    uint8_t *copy = scratch(l, stop - from + 1);
    uint32_t written = delimiter_translate(d, window + from, stop - from, UINT32_MAX, 0, copy, &used);
    if (copy[written - 1] != 1)
        copy[written++] = 1;
    tw_frame frame;
    *end = e.end;
    m->bytes = copy;
    m->length = written;
    m->error.text[0] = 0;
    m->status = index_next(l, copy, written, &frame, &m->error);
    if (m->status == TW_OK && frame.length == written) {
        fields_whole(l, m);
        return LOG_MESSAGE;
    }
    m->truncated = !e.closed && final && e.end == length;
    if (m->status == TW_OK || m->status == TW_MORE) { /* it is shorter, or longer, than its BodyLength says */
        m->error = (tw_error){TW_E_FRAME_TRAILER, -1, 9, written, ""};
        snprintf(m->error.text, sizeof m->error.text,
                 m->status == TW_MORE ? "by its BodyLength the message has %u bytes, %u are there"
                                      : "by its BodyLength the message has %u bytes, its trailer ends after %u",
                 m->status == TW_MORE ? frame.need : frame.length, written);
        m->status = TW_E_FRAME_TRAILER;
    }
    fields_lenient(l, m);
    explain_sum(m);
    return LOG_MESSAGE;
}

/* The bytes of a whole message, from its BodyLength; 0 where that cannot be read. The header is there as far as 9=. */
static uint32_t total_of(const delimiter *d, const uint8_t *bytes, uint32_t length, uint32_t head)
{
    uint64_t body = 0;
    uint32_t at = head + d->length + 2, digits = 0;
    for (; at < length && bytes[at] >= '0' && bytes[at] <= '9' && digits < 10; at++, digits++)
        body = body * 10 + (uint64_t)(bytes[at] - '0');
    uint64_t total = (uint64_t)head + 1 + 2 + digits + 1 + body + TRAILER;
    return digits && delimiter_at(d, bytes + at, length - at) && total <= LOG_MESSAGE_MAX ? (uint32_t)total : 0;
}

/* A message with another delimiter than SOH: first as its BodyLength says, then as it can be read. */
static int written_out(log *l, const delimiter *d, uint32_t head, const uint8_t *window, uint32_t from, uint32_t length, int final,
                       uint32_t *end, log_message *m)
{
    const uint8_t *bytes = window + from;
    uint32_t left = length - from, total = total_of(d, bytes, left, head), used = 0, faulty = 0;
    if (total && d->length == 1) { /* then its end can be looked at first, so that a wrong BodyLength costs no copy */
        if (left + 1 < total && !final) {
            l->need = total - 1;
            return LOG_MORE;
        }
        if (left + 1 < total || bytes[total - TRAILER - 1] != (uint8_t)d->text[0] || memcmp(bytes + total - TRAILER, "10=", 3) != 0)
            total = 0;
    }
    /* pass 0 and 1: a delimiter inside text stays text, or is one; pass 2 and 3: the same, and now wrong fields are taken too */
    for (int pass = 0; total && pass < (faulty ? 4 : 2); pass++) {
        uint64_t most = (uint64_t)total * d->length < RAW_MAX ? (uint64_t)total * d->length : RAW_MAX;
        uint32_t take = left < most ? left : (uint32_t)most;
        uint8_t *copy = scratch(l, take + 2);
        uint32_t written = delimiter_translate(d, bytes, take, total, pass & 1, copy, &used);
        if (written + 1 == total && (used == left ? final : bytes[used] == '\n' || bytes[used] == '\r'))
            copy[written++] = 1; /* the last delimiter was left out */
        if (written < total && !final && left < RAW_MAX) {
            l->need = left + 1;
            return LOG_MORE;
        }
        tw_frame frame;
        m->status = written == total ? index_next(l, copy, written, &frame, &m->error) : TW_MORE;
        faulty |= (uint32_t)is_index_fault(m->status);
        if (m->status != TW_OK && (pass < 2 || !is_index_fault(m->status)))
            continue;
        m->bytes = copy;
        m->length = written;
        if (m->status == TW_OK)
            fields_whole(l, m);
        else
            fields_lenient(l, m);
        *end = from + used;
        return LOG_MESSAGE;
    }
    return damaged(l, d, window, from, length, final, end, m);
}

/* The message that begins at `from` with 8=FIX and this delimiter. */
static int message_at(log *l, const delimiter *d, uint32_t head, const uint8_t *window, uint32_t from, uint32_t length, int final,
                      uint32_t *end, log_message *m)
{
    if (d->text[0] != 1)
        return written_out(l, d, head, window, from, length, final, end, m);
    tw_frame frame;
    tw_status status = index_next(l, window + from, length - from, &frame, &m->error);
    if (status == TW_MORE && !final) {
        l->need = frame.need;
        return LOG_MORE;
    }
    if (status == TW_OK || status == TW_E_FRAME_CHECKSUM || is_index_fault(status)) {
        m->bytes = window + from;
        m->length = frame.length;
        m->status = status;
        *end = from + frame.length;
        if (status == TW_OK)
            fields_whole(l, m);
        else
            fields_lenient(l, m);
        explain_sum(m);
        return LOG_MESSAGE;
    }
    return damaged(l, d, window, from, length, final, end, m);
}

/* Bytes up to this offset of the window are dealt with. */
static void count(log *l, const uint8_t *window, uint32_t from, uint32_t to)
{
    uint64_t begin = l->base + from, end = l->base + to;
    if (begin < l->counted)
        begin = l->counted;
    if (end <= begin)
        return;
    l->binary += memchr(window + (begin - l->base), 0, end - begin) != NULL;
    l->counted = end;
}

/* Where the line of `to` begins, not before `from` and at most LOG_PREFIX_MAX before `to`. */
static uint32_t line_begin(const uint8_t *window, uint32_t from, uint32_t to)
{
    uint32_t begin = to - from > LOG_PREFIX_MAX ? to - LOG_PREFIX_MAX : from;
    const uint8_t *newline = memrchr(window + begin, '\n', to - begin);
    return newline ? (uint32_t)(newline - window) + 1 : begin;
}

static int log_search(log *l, const uint8_t *window, uint32_t length, uint32_t *at, int final, log_message *m)
{
    uint32_t from = *at, look = from;
    for (;;) {
        const uint8_t *equals = look < length ? memchr(window + look, '=', length - look) : NULL;
        if (!equals) {
            uint32_t keep = final ? length : line_begin(window, from, length);
            count(l, window, from, keep);
            *at = keep;
            l->need = 1;
            return final ? LOG_END : LOG_MORE;
        }
        uint32_t eight = (uint32_t)(equals - window), head = 0, end = 0, known = length - eight < 4 ? length - eight : 4;
        look = eight + 1;
        if (eight == from || window[--eight] != '8' || memcmp(equals, "=FIX", known) != 0)
            continue;
        const delimiter *d = NULL;
        int found = delimiter_find(window + eight, length - eight, &d, &head);
        uint32_t line = line_begin(window, from, eight);
        int answer = LOG_MORE;
        l->need = length - line + 1;
        if (found == DELIMITER_NONE || (found == DELIMITER_MORE && final))
            continue;
        if (found == DELIMITER_FOUND) {
            m->truncated = 0;
            answer = message_at(l, d, head, window, eight, length, final, &end, m);
            l->need += answer == LOG_MORE ? eight - line : 0;
        }
        count(l, window, from, line);
        *at = line;
        if (answer == LOG_MORE)
            return LOG_MORE;
        count(l, window, line, eight);
        l->counted = l->base + end;
        m->prefix = window + line;
        m->prefix_length = eight - line;
        m->offset = l->base + eight;
        m->length_raw = end - eight;
        m->delimiter = d->name;
        m->index = l->index;
        m->number = ++l->number;
        l->faults += m->status != TW_OK;
        *at = end;
        return LOG_MESSAGE;
    }
}

/* Whether a raw message of a usual version begins there: its BeginString ends with SOH. */
static inline int raw_at(const uint8_t *bytes, uint32_t left)
{
    return left > 2 * HEAD && memcmp(bytes, "8=FIX", HEAD) == 0 && (bytes[9] == 1 || bytes[10] == 1);
}

int log_next(log *l, const uint8_t *window, uint32_t length, uint32_t *at, int final, log_message *m)
{
    uint32_t from = *at;
    tw_frame frame;
    while (from < length && (window[from] == '\n' || window[from] == '\r'))
        from++;
    /* The way of nearly all messages of a raw log: one call, no search, no copy. */
    if (!raw_at(window + from, length - from) || index_next(l, window + from, length - from, &frame, NULL) != TW_OK)
        return log_search(l, window, length, at, final, m);
    m->bytes = window + from;
    m->length = frame.length;
    m->index = l->index;
    m->prefix = m->bytes;
    m->prefix_length = m->truncated = 0;
    m->number = ++l->number;
    m->offset = l->base + from;
    m->length_raw = frame.length;
    m->delimiter = "SOH";
    m->status = TW_OK;
    fields_whole(l, m);
    *at = from + frame.length;
    l->counted = l->base + *at;
    return LOG_MESSAGE;
}
