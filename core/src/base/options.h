/* SPDX-License-Identifier: Apache-2.0 */
/* Reading an options struct of a caller that may have been compiled with earlier or later headers: the rule is in abi.h. */
#ifndef TWI_OPTIONS_H
#define TWI_OPTIONS_H

#include <tagwire/abi.h>

#include <string.h>

/*
 * Copies the caller's options into `known`, `known_size` bytes as this library's headers have them; what the caller's are too short
 * for is 0. least: the size of the shortest struct with all members that must be given.
 *
 * returns: TW_OK; TW_E_ARGUMENT (a size below least or above TW_OPTIONS_SIZE_MAX; a member that this library does not know is not 0).
 */
static inline tw_status twi_options(void *known, uint32_t known_size, uint32_t least, const void *given)
{
    uint32_t size;
    memcpy(&size, given, sizeof size);
    if (size < least || size > TW_OPTIONS_SIZE_MAX)
        return TW_E_ARGUMENT;
    for (uint32_t i = known_size; i < size; i++)
        if (((const uint8_t *)given)[i])
            return TW_E_ARGUMENT;
    memset(known, 0, known_size);
    memcpy(known, given, size < known_size ? size : known_size);
    return TW_OK;
}

#endif
