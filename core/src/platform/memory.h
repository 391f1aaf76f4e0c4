/* SPDX-License-Identifier: Apache-2.0 */
/* Large memory that takes pages as they are touched, and that a child of fork does not get. */
#ifndef TWI_MEMORY_H
#define TWI_MEMORY_H

#include <stdint.h>

/* Zeroed memory of so many bytes, aligned to a page; NULL when there is none. */
void *twi_memory_map(uint64_t size);
void twi_memory_unmap(void *memory, uint64_t size);

#endif
