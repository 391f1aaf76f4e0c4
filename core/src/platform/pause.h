/* SPDX-License-Identifier: Apache-2.0 */
#ifndef TWI_PAUSE_H
#define TWI_PAUSE_H

/* Lets another thread of this processor go first, for one that waits for it. */
void twi_pause(void);

#endif
