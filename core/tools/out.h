/* SPDX-License-Identifier: Apache-2.0 */
/* Output: one buffer, colour where it is wanted, bytes made fit for people and for JSON. Errors of the tool, to stderr. */
#ifndef TAGWIRE_TOOLS_OUT_H
#define TAGWIRE_TOOLS_OUT_H

#include <stddef.h>
#include <stdint.h>

enum { OUT_ROOM = 65536 };

typedef struct out {
    int fd;
    int colour;
    int failed; /* a write failed; said once */
    uint32_t used;
    uint8_t buffer[OUT_ROOM];
} out;

enum { PAINT_PLAIN, PAINT_BOLD, PAINT_DIM, PAINT_RED, PAINT_GREEN, PAINT_YELLOW, PAINT_BLUE, PAINT_CYAN, PAINT_COUNT };

void out_init(out *o, int fd, int colour);
void out_flush(out *o);
void out_bytes(out *o, const void *bytes, size_t length);
void out_text(out *o, const char *text);
void out_format(out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
void out_uint(out *o, uint64_t value);
void out_spaces(out *o, uint32_t count);
/* Switches to a colour; nothing without colour. */
void out_paint(out *o, int paint);

/* Text as it is where it is printable UTF-8; other bytes as \xHH: no byte of a log reaches the terminal as a control. Gives columns. */
uint32_t out_shown(out *o, const void *bytes, size_t length);
/* The columns that it takes. */
uint32_t out_width(const void *bytes, size_t length);

/* A JSON string with its quotes. Bytes that are no UTF-8 become U+FFFD; gives 0 then. */
int out_json(out *o, const void *bytes, size_t length);
/* A field of CSV, quoted where RFC 4180 asks for it. */
void out_csv(out *o, const void *bytes, size_t length);

/* Bytes of the UTF-8 character that begins there, 1 to 4; 0 where none does. */
uint32_t utf8_length(const uint8_t *bytes, size_t left);

/* Tells people something: "tagwire: ..." and a line end, to stderr. */
void tell(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
