/* SPDX-License-Identifier: Apache-2.0 */
/* Templates written with what the kernel "avx512" takes. */
#if defined(__x86_64__)

#define TARGET "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512ifma,bmi,bmi2,popcnt"
#include "target.h"

#include "write.h"

#define STEPS_WRITE twi_steps_write_avx512
#include "write_steps.h"

#include "target_end.h"

#endif
