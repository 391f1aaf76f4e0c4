/* SPDX-License-Identifier: Apache-2.0 */
/* Values that stay bytes. FIX: char, Boolean, String, MultipleCharValue, MultipleStringValue. */
#include <tagwire/value.h>

#include <stddef.h>

_Static_assert(sizeof(tw_item) == 8 && _Alignof(tw_item) == 4, "frozen");
_Static_assert(offsetof(tw_item, offset) == 0, "frozen");
_Static_assert(offsetof(tw_item, length) == 4, "frozen");

enum { SOH = 1 };

static tw_status byte_write(uint8_t value, void *out, uint32_t room, uint32_t *written)
{
    *written = 1;
    if (room < 1)
        return TW_ROOM;
    memcpy(out, &value, 1);
    return TW_OK;
}

tw_status tw_char_read(const void *text, uint32_t length, uint8_t *value)
{
    if (!value || (!text && length))
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    const uint8_t *bytes = text;
    if (length > 1 || bytes[0] == SOH)
        return TW_E_VALUE_FORMAT;
    *value = bytes[0];
    return TW_OK;
}

tw_status tw_char_write(uint8_t value, void *out, uint32_t room, uint32_t *written)
{
    if (!written || (!out && room))
        return TW_E_ARGUMENT;
    if (value == SOH)
        return TW_E_VALUE_FORMAT;
    return byte_write(value, out, room, written);
}

tw_status tw_bool_read(const void *text, uint32_t length, uint8_t *value)
{
    if (!value || (!text && length))
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    const uint8_t *bytes = text;
    if (length > 1 || (bytes[0] != 'Y' && bytes[0] != 'N'))
        return TW_E_VALUE_FORMAT;
    *value = bytes[0] == 'Y';
    return TW_OK;
}

tw_status tw_bool_write(uint8_t value, void *out, uint32_t room, uint32_t *written)
{
    if (!written || (!out && room) || value > 1)
        return TW_E_ARGUMENT;
    return byte_write(value ? 'Y' : 'N', out, room, written);
}

tw_status tw_text_check(const void *text, uint32_t length, uint32_t *offset)
{
    if (!text && length)
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    const uint8_t *bytes = text, *soh = memchr(text, SOH, length);
    if (!soh)
        return TW_OK;
    if (offset)
        *offset = (uint32_t)(soh - bytes);
    return TW_E_VALUE_FORMAT;
}

tw_status tw_text_write(const void *text, uint32_t length, void *out, uint32_t room, uint32_t *written)
{
    if (!written || (!out && room))
        return TW_E_ARGUMENT;
    tw_status status = tw_text_check(text, length, NULL);
    if (status != TW_OK)
        return status;
    *written = length;
    if (room < length)
        return TW_ROOM;
    memcpy(out, text, length);
    return TW_OK;
}

static tw_status item_fault(tw_item *item, uint32_t offset)
{
    *item = (tw_item){offset, 0};
    return TW_E_VALUE_FORMAT;
}

tw_status tw_multiple_next(const void *text, uint32_t length, tw_item *item)
{
    if (!item || (!text && length) || item->offset > length || item->length > length - item->offset)
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    const uint8_t *bytes = text;
    uint32_t begin = item->offset + item->length;
    if (begin == length) {
        *item = (tw_item){length, 0};
        return TW_OK;
    }
    if (item->length) {
        if (bytes[begin] == SOH)
            return item_fault(item, begin);
        if (bytes[begin] != ' ')
            return TW_E_ARGUMENT;
        if (begin + 1 == length)
            return item_fault(item, begin);
        begin++;
    }
    uint32_t end = begin;
    while (end < length && bytes[end] != ' ' && bytes[end] != SOH)
        end++;
    if (end == begin || (end < length && bytes[end] == SOH))
        return item_fault(item, end);
    *item = (tw_item){begin, end - begin};
    return TW_OK;
}

tw_status tw_multiple_check(const void *text, uint32_t length, uint32_t item_length_max, uint32_t *count, uint32_t *offset)
{
    tw_item item = {0, 0};
    uint32_t items = 0;
    tw_status status;
    while ((status = tw_multiple_next(text, length, &item)) == TW_OK && item.length) {
        if (item_length_max && item.length > item_length_max) {
            status = item_fault(&item, item.offset + item_length_max);
            break;
        }
        items++;
    }
    if (status == TW_OK && count)
        *count = items;
    if (status == TW_E_VALUE_FORMAT && offset)
        *offset = item.offset;
    return status;
}

tw_status tw_multiple_append(const void *item, uint32_t length, uint32_t used, void *out, uint32_t room, uint32_t *written)
{
    if (!written || (!out && room) || (!item && length) || used > room)
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    if (memchr(item, ' ', length) || memchr(item, SOH, length))
        return TW_E_VALUE_FORMAT;
    uint32_t space = used > 0;
    uint64_t needed = (uint64_t)used + space + length;
    if (needed > UINT32_MAX) /* no room can be that large */
        return TW_E_ARGUMENT;
    *written = (uint32_t)needed;
    if (room < needed)
        return TW_ROOM;
    uint8_t *bytes = out;
    if (space)
        bytes[used] = ' ';
    memcpy(bytes + used + space, item, length);
    return TW_OK;
}
