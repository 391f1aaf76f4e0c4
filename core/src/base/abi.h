/* SPDX-License-Identifier: Apache-2.0 */
/* The load-time rule on any table of minors, so that it can be tested with libraries that do not exist. */
#ifndef TWI_ABI_H
#define TWI_ABI_H

#include <tagwire/abi.h>

/* A library: its version, and for each minor from 0 to its own the hash of that contract (0: not served). */
typedef struct twi_abi_library {
    uint32_t major;
    uint32_t minor;
    const uint64_t *minors;
} twi_abi_library;

/* As tw_abi and tw_abi_check, of this library. */
uint64_t twi_abi_hash(const twi_abi_library *library, uint32_t major, uint32_t minor);
tw_status twi_abi_judge(const twi_abi_library *library, uint32_t major, uint32_t minor, uint64_t hash, tw_error *error);

#endif
