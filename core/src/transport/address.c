/* SPDX-License-Identifier: Apache-2.0 */
/* Addresses as text. RFC 4291, RFC 5952; without the C library's resolver, which locks and reads files. */
#include <tagwire/unstable/transport.h>

#include <string.h>

/* A number up to `most`; moves on. -1: there is none. */
static int64_t number(const char **at, uint32_t base, uint32_t most)
{
    int64_t value = 0;
    const char *begin = *at;
    for (;; (*at)++) {
        const char c = **at;
        uint32_t digit = 16;
        if (c >= '0' && c <= '9')
            digit = (uint32_t)(c - '0');
        else if ((c | 32) >= 'a' && (c | 32) <= 'f')
            digit = (uint32_t)((c | 32) - 'a' + 10);
        if (digit >= base)
            break;
        value = value * base + digit;
        if (value > most)
            return -1;
    }
    return *at == begin ? -1 : value;
}

static int read_four(const char **at, uint8_t *bytes)
{
    for (uint32_t i = 0; i < 4; i++) {
        if (i && *(*at)++ != '.')
            return 0;
        const int64_t value = number(at, 10, 255);
        if (value < 0)
            return 0;
        bytes[i] = (uint8_t)value;
    }
    return 1;
}

/* Words of 16 bits; "::" once for as many zeros as are missing; the last two may be written as family 4. */
static int read_six(const char **at, uint8_t *bytes)
{
    uint8_t words[16];
    uint32_t used = 0, gap = TW_ADDRESS_TEXT;
    for (;;) {
        if ((*at)[0] == ':' && (*at)[1] == ':') {
            if (gap != TW_ADDRESS_TEXT)
                return 0;
            gap = used;
            *at += 2;
            if (**at == ']' || **at == '%')
                break;
        } else if (used) {
            if (**at != ':')
                break;
            (*at)++;
        }
        const char *word = *at;
        const int64_t value = number(at, 16, 0xFFFF);
        if (**at == '.' && used <= 12) {
            *at = word;
            if (!read_four(at, words + used))
                return 0;
            used += 4;
            break;
        }
        if (value < 0 || used == 16)
            return 0;
        words[used++] = (uint8_t)(value >> 8);
        words[used++] = (uint8_t)value;
    }
    if (gap == TW_ADDRESS_TEXT ? used != 16 : used >= 16)
        return 0;
    gap = gap == TW_ADDRESS_TEXT ? 16 : gap;
    memset(bytes, 0, 16);
    memcpy(bytes, words, gap);
    memcpy(bytes + 16 - (used - gap), words + gap, used - gap);
    return 1;
}

tw_status tw_address_parse(const char *text, tw_address *address)
{
    tw_address read = {.family = 0};
    if (!text || !address)
        return TW_E_ARGUMENT;
    if (*text == '[') {
        text++;
        read.family = 6;
        if (!read_six(&text, read.bytes))
            return TW_E_ARGUMENT;
        if (*text == '%') {
            text++;
            const int64_t scope = number(&text, 10, UINT32_MAX);
            if (scope < 0)
                return TW_E_ARGUMENT;
            read.scope = (uint32_t)scope;
        }
        if (*text++ != ']')
            return TW_E_ARGUMENT;
    } else if (*text != ':') {
        read.family = 4;
        if (!read_four(&text, read.bytes))
            return TW_E_ARGUMENT;
    }
    if (*text++ != ':')
        return TW_E_ARGUMENT;
    const int64_t port = number(&text, 10, UINT16_MAX);
    if (port < 0 || *text)
        return TW_E_ARGUMENT;
    read.port = (uint16_t)port;
    *address = read;
    return TW_OK;
}

static char *put(char *to, uint32_t value, uint32_t base)
{
    char digits[10];
    uint32_t count = 0;
    do
        digits[count++] = "0123456789abcdef"[value % base];
    while (value /= base);
    while (count)
        *to++ = digits[--count];
    return to;
}

/* The longest run of zero words, of two or more, is "::". */
static char *put_six(char *to, const uint8_t *bytes)
{
    uint32_t best = 8, best_length = 1;
    for (uint32_t i = 0; i < 8; i++) {
        uint32_t length = 0;
        while (i + length < 8 && !bytes[2 * (i + length)] && !bytes[2 * (i + length) + 1])
            length++;
        if (length > best_length) {
            best = i;
            best_length = length;
        }
    }
    for (uint32_t i = 0; i < 8; i++) {
        if (i == best) {
            *to++ = ':';
            *to++ = ':';
            i += best_length - 1;
            continue;
        }
        if (i && i != best + best_length)
            *to++ = ':';
        to = put(to, (uint32_t)bytes[2 * i] << 8 | bytes[2 * i + 1], 16);
    }
    return to;
}

tw_status tw_address_print(const tw_address *address, char *text)
{
    if (!address || !text || (address->family && address->family != 4 && address->family != 6))
        return TW_E_ARGUMENT;
    if (address->family == 6) {
        *text++ = '[';
        text = put_six(text, address->bytes);
        if (address->scope) {
            *text++ = '%';
            text = put(text, address->scope, 10);
        }
        *text++ = ']';
    }
    for (uint32_t i = 0; address->family == 4 && i < 4; i++) {
        if (i)
            *text++ = '.';
        text = put(text, address->bytes[i], 10);
    }
    *text++ = ':';
    text = put(text, address->port, 10);
    *text = 0;
    return TW_OK;
}
