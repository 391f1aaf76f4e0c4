/* SPDX-License-Identifier: Apache-2.0 */
#include "alloc.h"

#include <errno.h>
#include <stdlib.h>

static uint64_t allocated;

uint64_t bench_alloc_bytes(void)
{
    return allocated;
}

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)

bool bench_alloc_counts(void)
{
    return true;
}

/* glibc's own, under the names that it keeps for programs that replace malloc. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

/* Seen by the shared libraries too, in a build that hides its symbols. */
#pragma GCC visibility push(default)
/* NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): glibc's names are reserved ones */

void *malloc(size_t size)
{
    allocated += size;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    allocated += count * size;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    allocated += size;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    allocated += size;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size)
{
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0)
        return EINVAL;
    allocated += size;
    void *block = __libc_memalign(alignment, size);
    if (!block)
        return ENOMEM;
    *memory = block;
    return 0;
}

/* NOLINTEND(readability-inconsistent-declaration-parameter-name) */
#pragma GCC visibility pop

#else

bool bench_alloc_counts(void)
{
    return false;
}

#endif
