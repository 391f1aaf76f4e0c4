/* SPDX-License-Identifier: Apache-2.0 */
/* What the build makes of core/dictionaries: images as constants, aligned to 8 bytes. */
#ifndef TWI_DICT_BUILTIN_H
#define TWI_DICT_BUILTIN_H

#include <tagwire/dict.h>

extern const uint32_t twi_builtin_count;
extern const uint64_t *const twi_builtin_images[];

#endif
