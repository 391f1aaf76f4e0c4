/* SPDX-License-Identifier: Apache-2.0 */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Where a guarded block lies, kept in a table since the block's own edges are pages that cannot be touched. */
typedef struct guard {
    void *memory;
    void *mapping;
    size_t mapped;
} guard;

static guard guards[256];

static void *guard_new(size_t size, int at_end)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t inner = (size + page - 1) / page * page;
    if (inner == 0)
        inner = page;
    size_t mapped = inner + 2 * page;
    char *mapping = mmap(NULL, mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_true(mapping != MAP_FAILED);
    assert_int_equal(mprotect(mapping + page, inner, PROT_READ | PROT_WRITE), 0);
    void *memory = at_end ? mapping + page + inner - size : mapping + page;
    for (size_t i = 0; i < sizeof guards / sizeof guards[0]; i++) {
        if (!guards[i].memory) {
            guards[i] = (guard){memory, mapping, mapped};
            return memory;
        }
    }
    fail_msg("more than %zu guarded blocks at a time", sizeof guards / sizeof guards[0]);
    return NULL;
}

void *guard_end(size_t size)
{
    return guard_new(size, 1);
}

void *guard_begin(size_t size)
{
    return guard_new(size, 0);
}

void guard_free(void *memory)
{
    for (size_t i = 0; i < sizeof guards / sizeof guards[0]; i++) {
        if (guards[i].memory == memory && memory) {
            munmap(guards[i].mapping, guards[i].mapped);
            guards[i].memory = NULL;
            return;
        }
    }
    fail_msg("guard_free of memory that is not guarded");
}

size_t soh(void *out, size_t size, const char *text)
{
    size_t length = strlen(text);
    assert_true(length <= size);
    char *bytes = out;
    for (size_t i = 0; i < length; i++)
        bytes[i] = text[i] == '|' ? '\x01' : text[i];
    return length;
}

size_t message(void *out, size_t size, const char *begin, const char *body)
{
    size_t length = strlen(body);
    char *bytes = malloc(length + 1);
    assert_non_null(bytes);
    length = soh(bytes, length + 1, body);
    length = message_bytes(out, size, begin, bytes, length);
    free(bytes);
    return length;
}

size_t message_bytes(void *out, size_t size, const char *begin, const void *body, size_t body_length)
{
    int head = snprintf(out, size, "8=%s\0019=%zu\001", begin, body_length);
    assert_true(head > 0 && (size_t)head + body_length + 7 <= size);
    uint8_t *bytes = out;
    size_t end = (size_t)head;
    memcpy(bytes + end, body, body_length);
    end += body_length;
    unsigned sum = 0;
    for (size_t i = 0; i < end; i++)
        sum += bytes[i];
    char trailer[8];
    snprintf(trailer, sizeof trailer, "10=%03u\x01", sum & 255);
    memcpy(bytes + end, trailer, 7);
    return end + 7;
}

uint64_t random_next(uint64_t *state)
{
    uint64_t x = *state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return x * 0x2545F4914F6CDD1Dull;
}

uint32_t random_below(uint64_t *state, uint32_t limit)
{
    return (uint32_t)((random_next(state) >> 32) * limit >> 32);
}

static uint64_t allocations;

/* The C library's own entry points, which these wrappers forward to. */
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void __libc_free(void *);

/* NOLINTBEGIN(readability-inconsistent-declaration-parameter-name) */
#if !defined(__SANITIZE_ADDRESS__) && !defined(TAGWIRE_NO_INTERPOSE)
void *malloc(size_t size)
{
    __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
    return __libc_realloc(memory, size);
}

void free(void *memory)
{
    __libc_free(memory);
}
#endif
/* NOLINTEND(readability-inconsistent-declaration-parameter-name) */

uint64_t allocation_count(void)
{
    return __atomic_load_n(&allocations, __ATOMIC_RELAXED);
}
