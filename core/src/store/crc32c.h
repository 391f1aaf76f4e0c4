/* SPDX-License-Identifier: Apache-2.0 */
/* CRC32C (RFC 3720, appendix B.4): what tells a whole record from a torn one. */
#ifndef TWI_CRC32C_H
#define TWI_CRC32C_H

#include <stdint.h>

typedef uint32_t twi_crc32c_form(const uint8_t *bytes, uint64_t length);

/* The form that this processor is fastest with. Any thread; what it answers never changes. */
twi_crc32c_form *twi_crc32c_choose(void);

/* By a table, a byte at a time: on every processor. */
uint32_t twi_crc32c_portable(const uint8_t *bytes, uint64_t length);

#if defined(__x86_64__)
/* SSE4.2 and PCLMULQDQ. */
uint32_t twi_crc32c_sse42(const uint8_t *bytes, uint64_t length);
#elif defined(__aarch64__)
/* The CRC extension of ARMv8. */
uint32_t twi_crc32c_arm(const uint8_t *bytes, uint64_t length);
#endif

#endif
