/* SPDX-License-Identifier: Apache-2.0 */
/* What the processor can do that the compiler was not told. */
#ifndef TWI_CPU_H
#define TWI_CPU_H

/* Instructions for CRC32C, on x86 with the carry-less product. */
int twi_cpu_has_crc32c(void);

#endif
