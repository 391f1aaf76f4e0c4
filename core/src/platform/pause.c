/* SPDX-License-Identifier: Apache-2.0 */
#include "pause.h"

#include <sched.h>

void twi_pause(void)
{
    (void)sched_yield();
}
