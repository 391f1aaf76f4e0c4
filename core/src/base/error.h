/* SPDX-License-Identifier: Apache-2.0 */
/* Filling in a caller's tw_error. */
#ifndef TWI_ERROR_H
#define TWI_ERROR_H

#include <tagwire/status.h>

/*
 * Fills *error unless it is NULL, with the status's own text, and gives the status back, so that a fault is reported and
 * returned in one statement. reason: SessionRejectReason (373), or -1.
 */
tw_status twi_error(tw_error *error, tw_status status, int32_t reason, uint32_t tag, uint32_t offset);

/* The same in words of the caller's, cut where they are too long. */
void twi_error_text(tw_error *error, tw_status status, uint32_t offset, const char *text);

/* In one statement; inline, so that static analysis sees that the status is that one. */
static inline tw_status twi_error_said(tw_error *error, tw_status status, uint32_t offset, const char *text)
{
    twi_error_text(error, status, offset, text);
    return status;
}

/* SessionRejectReason (373) values that the codec can name. */
enum {
    TWI_REASON_NONE = -1,
    TWI_REASON_INVALID_TAG = 0,
    TWI_REASON_REQUIRED_TAG_MISSING = 1,
    TWI_REASON_NO_VALUE = 4,
    TWI_REASON_VALUE_INCORRECT = 5,
    TWI_REASON_FORMAT = 6,
    TWI_REASON_GROUP_COUNT = 16,
    TWI_REASON_DELIMITER_IN_VALUE = 17
};

#endif
