/* SPDX-License-Identifier: Apache-2.0 */
#include "out.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *const paints[PAINT_COUNT] = {"\033[0m",  "\033[1m",  "\033[2m",  "\033[31m",
                                                "\033[32m", "\033[33m", "\033[34m", "\033[36m"};

void tell(const char *format, ...)
{
    char text[1024];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    fprintf(stderr, "tagwire: %s\n", text);
}

void out_init(out *o, int fd, int colour)
{
    o->fd = fd;
    o->colour = colour;
    o->failed = 0;
    o->used = 0;
}

static void write_all(out *o, const uint8_t *bytes, size_t length)
{
    while (length && !o->failed) {
        ssize_t wrote = write(o->fd, bytes, length);
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0) {
            o->failed = 1;
            tell("cannot write the output: %s", strerror(errno));
            return;
        }
        bytes += wrote;
        length -= (size_t)wrote;
    }
}

void out_flush(out *o)
{
    write_all(o, o->buffer, o->used);
    o->used = 0;
}

void out_bytes(out *o, const void *bytes, size_t length)
{
    if (length > OUT_ROOM - o->used) {
        out_flush(o);
        if (length > OUT_ROOM) {
            write_all(o, bytes, length);
            return;
        }
    }
    if (length)
        memcpy(o->buffer + o->used, bytes, length);
    o->used += (uint32_t)length;
}

void out_text(out *o, const char *text)
{
    out_bytes(o, text, strlen(text));
}

void out_format(out *o, const char *format, ...)
{
    char text[1024];
    va_list list;
    va_start(list, format);
    int length = vsnprintf(text, sizeof text, format, list);
    va_end(list);
    if (length > 0)
        out_bytes(o, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

void out_uint(out *o, uint64_t value)
{
    char digits[20];
    uint32_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    out_bytes(o, digits + at, sizeof digits - at);
}

void out_spaces(out *o, uint32_t count)
{
    static const char spaces[] = "                                                                ";
    while (count) {
        uint32_t some = count < sizeof spaces - 1 ? count : (uint32_t)sizeof spaces - 1;
        out_bytes(o, spaces, some);
        count -= some;
    }
}

void out_paint(out *o, int paint)
{
    if (o->colour)
        out_text(o, paints[paint]);
}

uint32_t utf8_length(const uint8_t *bytes, size_t left)
{
    uint32_t first = left ? bytes[0] : 0xFF, length = first < 0x80   ? 1
                                                      : first < 0xC2 ? 0
                                                      : first < 0xE0 ? 2
                                                      : first < 0xF0 ? 3
                                                      : first < 0xF5 ? 4
                                                                     : 0;
    if (length > left)
        return 0;
    for (uint32_t i = 1; i < length; i++)
        if ((bytes[i] & 0xC0) != 0x80)
            return 0;
    /* overlong forms, surrogates, beyond U+10FFFF */
    if (length >= 3 && ((first == 0xE0 && bytes[1] < 0xA0) || (first == 0xED && bytes[1] > 0x9F) ||
                        (first == 0xF0 && bytes[1] < 0x90) || (first == 0xF4 && bytes[1] > 0x8F)))
        return 0;
    return length;
}

/* The character at the start as shown: its bytes, or 0 where it is shown as \xHH. C1 controls and direction marks are controls too. */
static uint32_t printable(const uint8_t *bytes, size_t left)
{
    uint32_t length = utf8_length(bytes, left);
    if (length == 1)
        return bytes[0] >= 0x20 && bytes[0] != 0x7F;
    if (length == 2 && bytes[0] == 0xC2 && bytes[1] < 0xA0)
        return 0;
    if (length == 3 && bytes[0] == 0xE2 &&
        ((bytes[1] == 0x80 && bytes[2] >= 0xA8 && bytes[2] <= 0xAE) || (bytes[1] == 0x81 && bytes[2] >= 0xA6)))
        return 0;
    return length;
}

static uint32_t shown(out *o, const uint8_t *bytes, size_t length)
{
    static const char hex[] = "0123456789abcdef";
    uint32_t width = 0;
    for (size_t at = 0; at < length;) {
        uint32_t some = printable(bytes + at, length - at);
        char code[4] = {'\\', 'x', hex[bytes[at] >> 4], hex[bytes[at] & 15]};
        if (o)
            out_bytes(o, some ? (const void *)(bytes + at) : code, some ? some : sizeof code);
        width += some ? 1 : 4;
        at += some ? some : 1;
    }
    return width;
}

uint32_t out_shown(out *o, const void *bytes, size_t length)
{
    return shown(o, bytes, length);
}

uint32_t out_width(const void *bytes, size_t length)
{
    return shown(NULL, bytes, length);
}

int out_json(out *o, const void *bytes, size_t length)
{
    const uint8_t *text = bytes;
    int whole = 1;
    out_bytes(o, "\"", 1);
    for (size_t at = 0; at < length;) {
        size_t plain = at;
        while (plain < length && text[plain] >= 0x20 && text[plain] < 0x7F && text[plain] != '"' && text[plain] != '\\')
            plain++;
        out_bytes(o, text + at, plain - at);
        at = plain;
        if (at == length)
            break;
        uint32_t some = utf8_length(text + at, length - at);
        if (some > 1) {
            out_bytes(o, text + at, some);
        } else if (some == 0) {
            out_text(o, "\xEF\xBF\xBD");
            whole = 0;
            some = 1;
        } else if (text[at] == '"' || text[at] == '\\') {
            char pair[2] = {'\\', (char)text[at]};
            out_bytes(o, pair, 2);
        } else {
            out_format(o, "\\u%04x", (unsigned)text[at]);
        }
        at += some;
    }
    out_bytes(o, "\"", 1);
    return whole;
}

void out_csv(out *o, const void *bytes, size_t length)
{
    const char *text = bytes;
    int quoted = 0;
    for (size_t i = 0; i < length && !quoted; i++)
        quoted = text[i] == ',' || text[i] == '"' || text[i] == '\n' || text[i] == '\r';
    if (!quoted) {
        out_bytes(o, text, length);
        return;
    }
    out_bytes(o, "\"", 1);
    for (size_t i = 0; i < length; i++)
        out_bytes(o, text[i] == '"' ? "\"\"" : text + i, text[i] == '"' ? 2 : 1);
    out_bytes(o, "\"", 1);
}
