/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "memory.h"

#include <stddef.h>
#include <sys/mman.h>

void *twi_memory_map(uint64_t size)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) // NOLINT(performance-no-int-to-ptr)
        return NULL;
    (void)madvise(memory, size, MADV_DONTFORK);
    return memory;
}

void twi_memory_unmap(void *memory, uint64_t size)
{
    if (memory)
        (void)munmap(memory, size);
}
