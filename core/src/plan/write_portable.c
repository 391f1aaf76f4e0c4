/* SPDX-License-Identifier: Apache-2.0 */
/* Templates written with what the compiler was told to use. */
#include "write.h"

#define STEPS_WRITE twi_steps_write_portable
#include "write_steps.h"
