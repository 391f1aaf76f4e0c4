/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The reader of logs: [cut, 2 bytes] log. What it finds does not depend on where the window was cut, every byte is accounted for, and
 * no field lies outside its message. Then each message through the output in every form.
 */
#include "fuzz.h"
#include "log.h"
#include "show.h"

#include <fcntl.h>

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * 0x9E3779B97F4A7C15ull;
    return hash ^ hash >> 32;
}

static uint64_t message_hash(const log_message *m)
{
    uint64_t hash = mix(m->number, m->offset);
    hash = mix(hash, m->length_raw);
    hash = mix(hash, (uint64_t)(uint32_t)m->status << 32 | m->truncated);
    hash = mix(hash, m->prefix_length);
    for (uint32_t i = 0; i < m->length; i++)
        hash = mix(hash, m->bytes[i]);
    for (uint32_t i = 0; i < m->count; i++) {
        if (m->values[i] > m->ends[i] || m->ends[i] >= m->length || m->bytes[m->ends[i]] != 1)
            fuzz_fail("a field outside its message");
        hash = mix(hash, (uint64_t)m->tags[i] << 32 | m->values[i]);
    }
    return hash;
}

static void show(const log_message *m)
{
    static out o;
    static names n;
    static const uint32_t tags[] = {35, 554, 270};
    if (o.fd == 0)
        out_init(&o, open("/dev/null", O_WRONLY | O_CLOEXEC), 1);
    print p = {.out = &o, .mask = 1, .marked = 35, .tags = tags, .tags_count = 3};
    version v = names_version(&n, m);
    print_text(&p, &v, m);
    print_json(&p, &v, m);
    print_csv(&p, &v, m);
    print_wire(&p, &v, m);
}

/* The log with `first` bytes in the first window, in a block of its own that ends where it ends. */
static uint64_t events_of(const uint8_t *bytes, uint32_t length, uint32_t first, int shown)
{
    log l;
    log_message m;
    uint64_t hash = 0;
    uint32_t base = 0, at = 0;
    if (!log_init(&l, NULL, 0))
        fuzz_fail("no memory");
    for (uint32_t end = first;; end = length) {
        uint8_t *window = fuzz_copy(bytes + base, end - base);
        int answer = LOG_MORE;
        while ((answer = log_next(&l, window, end - base, &at, end == length, &m)) == LOG_MESSAGE) {
            hash = mix(hash, message_hash(&m));
            if (shown)
                show(&m);
        }
        if (answer != (end == length ? LOG_END : LOG_MORE) || at > end - base)
            fuzz_fail("neither the end nor more");
        free(window);
        base += at;
        l.base = base;
        at = 0;
        if (end == length)
            break;
    }
    if (l.counted != length)
        fuzz_fail("bytes that nobody accounts for");
    log_free(&l);
    return hash;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    uint32_t length = size - 2 > 8192 ? 8192 : (uint32_t)(size - 2), cut = (uint32_t)(data[0] | data[1] << 8);
    uint64_t whole = events_of(data + 2, length, length, 1);
    if (events_of(data + 2, length, length ? cut % (length + 1) : 0, 0) != whole)
        fuzz_fail("what is found depends on the cut");
    return 0;
}
