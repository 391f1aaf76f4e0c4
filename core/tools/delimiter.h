/* SPDX-License-Identifier: Apache-2.0 */
/* How logs write SOH down, and the way back. */
#ifndef TAGWIRE_TOOLS_DELIMITER_H
#define TAGWIRE_TOOLS_DELIMITER_H

#include <stdint.h>

typedef struct delimiter {
    const char *text;
    uint32_t length;
    const char *name;
} delimiter;

enum { DELIMITER_NONE, DELIMITER_FOUND, DELIMITER_MORE };

/*
 * The delimiter of a message that begins with 8=FIX: what stands between its BeginString and 9=. DELIMITER_MORE: the bytes end too
 * early to say. *head receives the bytes up to the delimiter.
 */
int delimiter_find(const uint8_t *bytes, uint32_t length, const delimiter **found, uint32_t *head);

/*
 * Puts SOH for each delimiter in bytes[0, length), until `limit` bytes are written; out has room for length + 1. all: every one;
 * otherwise those before digits and '=', and the last: so that a delimiter inside text stays what it is.
 * *used receives the bytes read. Gives the bytes written.
 */
uint32_t delimiter_translate(const delimiter *d, const uint8_t *bytes, uint32_t length, uint32_t limit, int all, uint8_t *out,
                             uint32_t *used);

/* Whether a delimiter stands there. */
int delimiter_at(const delimiter *d, const uint8_t *bytes, uint32_t length);

#endif
