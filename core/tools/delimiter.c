/* SPDX-License-Identifier: Apache-2.0 */
#include "delimiter.h"

#include <string.h>

#define BEGIN_MAX 16u /* bytes of BeginString, as in frame.h */

/* SOH first: it decides what is fast. Of two that begin alike the longer one first. */
static const delimiter delimiters[] = {
    {"\x01", 1, "SOH"},
    {"|", 1, "|"},
    {"^A", 2, "^A"},
    {";", 1, ";"},
    {" | ", 3, " | "},
    {"<SOH>", 5, "<SOH>"},
    {"[SOH]", 5, "[SOH]"},
    {"\\x01", 4, "\\x01"},
    {"\\u0001", 6, "\\u0001"},
    {"\\001", 4, "\\001"},
    {"\xE2\x90\x81", 3, "U+2401"},
};

int delimiter_find(const uint8_t *bytes, uint32_t length, const delimiter **found, uint32_t *head)
{
    uint32_t at = 2;
    while (at < length && at - 2 < BEGIN_MAX &&
           (bytes[at] == '.' || (bytes[at] >= '0' && bytes[at] <= '9') || (bytes[at] >= 'A' && bytes[at] <= 'Z')))
        at++;
    int more = at == length;
    for (uint32_t i = 0; i < sizeof delimiters / sizeof delimiters[0] && at < length; i++) {
        const delimiter *d = &delimiters[i];
        uint32_t left = length - at, same = left < d->length ? left : d->length;
        if (memcmp(bytes + at, d->text, same) != 0)
            continue;
        *found = d;
        *head = at;
        if (same < d->length || (left < d->length + 2 && i != 0)) {
            more = 1;
            continue;
        }
        /* a raw message with a damaged header is still one; of written-out delimiters only 9= tells */
        if (i == 0 || memcmp(bytes + at + d->length, "9=", 2) == 0)
            return DELIMITER_FOUND;
    }
    return more ? DELIMITER_MORE : DELIMITER_NONE;
}

int delimiter_at(const delimiter *d, const uint8_t *bytes, uint32_t length)
{
    return length >= d->length && memcmp(bytes, d->text, d->length) == 0;
}

/* Whether a tag and '=' stand there, or nothing more. */
static int field_at(const uint8_t *bytes, uint32_t length)
{
    uint32_t digits = 0;
    while (digits < length && digits < 10 && bytes[digits] >= '0' && bytes[digits] <= '9')
        digits++;
    if (digits == length || bytes[digits] == '\n' || bytes[digits] == '\r')
        return digits == 0 || digits == length;
    return digits > 0 && bytes[digits] == '=';
}

uint32_t delimiter_translate(const delimiter *d, const uint8_t *bytes, uint32_t length, uint32_t limit, int all, uint8_t *out,
                             uint32_t *used)
{
    uint32_t at = 0, written = 0;
    while (at < length && written < limit) {
        uint32_t left = length - at < limit - written ? length - at : limit - written;
        const uint8_t *next = memchr(bytes + at, d->text[0], left);
        uint32_t plain = next ? (uint32_t)(next - bytes) - at : left;
        memcpy(out + written, bytes + at, plain);
        written += plain;
        at += plain;
        if (!next)
            continue;
        if (delimiter_at(d, next, length - at) &&
            (all || written + 1 == limit || field_at(next + d->length, length - at - d->length))) {
            out[written++] = 1;
            at += d->length;
        } else {
            out[written++] = bytes[at++];
        }
    }
    *used = at;
    return written;
}
