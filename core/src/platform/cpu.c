/* SPDX-License-Identifier: Apache-2.0 */
#include "cpu.h"

#if defined(__aarch64__)
#include <sys/auxv.h>

#define CPU_CRC32 (1UL << 7) /* HWCAP_CRC32 of the kernel's ABI */
#endif

int twi_cpu_has_crc32c(void)
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("pclmul");
#elif defined(__aarch64__)
    return (getauxval(AT_HWCAP) & CPU_CRC32) != 0;
#else
    return 0;
#endif
}
