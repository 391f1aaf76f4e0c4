/* SPDX-License-Identifier: Apache-2.0 */
/* The notation of bytes in vectors: `|` for SOH, escapes, macros that complete BodyLength and CheckSum. docs/conformance.md says it all. */
#ifndef CONFORMANCE_NOTATION_H
#define CONFORMANCE_NOTATION_H

#include <jansson.h>
#include <stddef.h>

/* Stands for any run of characters without a blank in an expected line: {any}. No byte is this character. */
#define NOTATION_ANY "\xEE\x80\x80"

/*
 * Text in the notation to a Latin-1 string: a new reference. NULL: the text is not of the notation, and *why, static, says so.
 * bytes: receives their number; may be NULL.
 */
json_t *notation_expand(const char *text, size_t *bytes, const char **why);

/* A Latin-1 string as it would stand in a vector, macros aside, cut at `limit` characters: free() it. */
char *notation_show(const json_t *string, size_t limit);

#endif
