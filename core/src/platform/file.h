/* SPDX-License-Identifier: Apache-2.0 */
/* A small file as a whole. */
#ifndef TWI_FILE_H
#define TWI_FILE_H

#include <tagwire/status.h>

/*
 * Reads a file. length: receives its bytes, or `room` when it has as many or more: then it was cut.
 * returns: TW_OK; TW_E_STORE_IO (there is none, it is no plain file, or the system fails).
 */
tw_status twi_file_read(const char *path, void *bytes, uint32_t room, uint32_t *length);

#endif
