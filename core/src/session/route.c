/* SPDX-License-Identifier: Apache-2.0 */
/* Third-party routing: a reply goes back the way that the message came. FIX case 18. */
#include "session.h"

#include <string.h>

/* What a field of the message becomes in the reply, ascending by the latter. FIX: OnBehalfOf... and DeliverTo... with sub and location ids. */
static const uint32_t turned[][2] = {{57, 50}, {50, 57}, {128, 115}, {129, 116}, {115, 128}, {116, 129}, {145, 144}, {144, 145}};
enum { TURNED = sizeof turned / sizeof turned[0] };

/* The values of those fields in the header. Gives 0 when the bytes do not begin with a header. */
static int collect(const void *message, uint32_t length, twi_text values[TURNED])
{
    twi_cursor cursor = twi_cursor_of(message, length);
    uint32_t fields = 0;
    int more;
    for (; (more = twi_cursor_next(&cursor)) > 0 && twi_header_tag(cursor.tag); fields++)
        for (uint32_t i = 0; i < TURNED; i++)
            if (turned[i][0] == cursor.tag)
                values[i] = (twi_text){(const char *)cursor.bytes + cursor.value, cursor.at - 1 - cursor.value};
    return more >= 0 && fields > 3;
}

tw_status tw_session_route(const void *message, uint32_t length, void *out, uint32_t room, uint32_t *written)
{
    twi_text values[TURNED] = {{0}};
    twi_fields fields = {.length = 0};
    if (!message || !written || (room && !out))
        return TW_E_ARGUMENT;
    *written = 0;
    if (!collect(message, length, values))
        return TW_E_BUILD_VALUE;
    for (uint32_t i = 0; i < TURNED; i++)
        twi_fields_text(&fields, turned[i][1], values[i]);
    *written = fields.length;
    if (fields.length > room)
        return TW_ROOM;
    if (fields.length)
        memcpy(out, fields.bytes, fields.length);
    return TW_OK;
}
