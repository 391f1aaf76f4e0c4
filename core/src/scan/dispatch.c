/* SPDX-License-Identifier: Apache-2.0 */
/* Which kernel runs: chosen once, at first use, from what the processor has; named by TW_FORCE_KERNEL or tw_kernel_force. */
#include "scan.h"

#include <tagwire/status.h>

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
static int has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt");
}

static int has_avx512(void)
{
    return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vbmi") &&
           __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512cd") &&
           __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("avx512ifma");
}
#endif

/* The kernels this processor can run, best first; the list is short enough to make anew each time. */
static const twi_kernel *kernel_at(uint32_t which)
{
    const twi_kernel *list[6] = {0};
    uint32_t count = 0;
#if defined(__x86_64__)
    if (has_avx512()) {
        list[count++] = &twi_kernel_avx512;
        list[count++] = &twi_kernel_avx512_256;
    }
    if (has_avx2())
        list[count++] = &twi_kernel_avx2;
    list[count++] = &twi_kernel_sse2;
#elif defined(__aarch64__)
    list[count++] = &twi_kernel_neon;
#endif
    list[count++] = &twi_kernel_portable;
    return which < count ? list[which] : NULL;
}

static const twi_kernel *kernel_named(const char *name)
{
    const twi_kernel *kernel = NULL;
    for (uint32_t i = 0; (kernel = kernel_at(i)); i++)
        if (strcmp(kernel->name, name) == 0)
            break;
    return kernel;
}

const twi_kernel *twi_kernel_chosen;

/* A race at first use stores the same address twice. */
const twi_kernel *twi_kernel_choose(void)
{
    const char *forced = getenv("TW_FORCE_KERNEL");
    const twi_kernel *kernel = forced ? kernel_named(forced) : NULL;
    if (!kernel)
        kernel = kernel_at(0);
    __atomic_store_n(&twi_kernel_chosen, kernel, __ATOMIC_RELEASE);
    return kernel;
}

const char *tw_kernel_name(void)
{
    return twi_kernel_active()->name;
}

const char *tw_kernel_list(uint32_t which)
{
    const twi_kernel *kernel = kernel_at(which);
    return kernel ? kernel->name : NULL;
}

tw_status tw_kernel_force(const char *name)
{
    if (!name)
        return TW_E_ARGUMENT;
    const twi_kernel *kernel = kernel_named(name);
    if (!kernel)
        return TW_E_KERNEL;
    __atomic_store_n(&twi_kernel_chosen, kernel, __ATOMIC_RELEASE);
    return TW_OK;
}
