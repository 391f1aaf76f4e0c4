/* SPDX-License-Identifier: Apache-2.0 */
#include "session.h"

#include <string.h>

uint8_t *twi_buffer_room(twi_buffer *buffer, uint32_t length)
{
    if (buffer->head == buffer->tail)
        buffer->head = buffer->tail = 0;
    if (length > buffer->size - buffer->tail && buffer->head) {
        memmove(buffer->bytes, buffer->bytes + buffer->head, twi_buffer_length(buffer));
        buffer->tail -= buffer->head;
        buffer->head = 0;
    }
    return length <= buffer->size - buffer->tail ? buffer->bytes + buffer->tail : NULL;
}

void twi_buffer_add(twi_buffer *buffer, uint32_t length)
{
    buffer->tail += length;
}

void twi_buffer_drop(twi_buffer *buffer, uint32_t length)
{
    buffer->head += length;
}
