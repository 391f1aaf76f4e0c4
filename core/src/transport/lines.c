/* SPDX-License-Identifier: Apache-2.0 */
#include "lines.h"

#include "memory.h"
#include "options.h"

#include <stddef.h>
#include <stdlib.h>

enum { CONNECTIONS = 64, CONNECTIONS_MAX = 65536, RECEIVE_SIZE = 1 << 20, PAGE = 4096, MOVE_MAX = 4096 };

static int read_options(tw_transport_options *known, const tw_transport_options *given)
{
    if (!given || twi_options(known, sizeof *known, offsetof(tw_transport_options, connections_max), given) != TW_OK)
        return 0;
    known->connections_max = known->connections_max ? known->connections_max : CONNECTIONS;
    known->receive_size = known->receive_size ? known->receive_size : RECEIVE_SIZE;
    /* places in the memory are 32-bit offsets */
    return known->connections_max <= CONNECTIONS_MAX && known->receive_size % PAGE == 0 &&
           (uint64_t)known->connections_max * known->receive_size <= UINT32_MAX && known->flags <= (TW_TCP_SPIN | TW_TCP_NAGLE) &&
           known->busy_poll_us <= INT32_MAX && known->send_buffer <= INT32_MAX && known->receive_buffer <= INT32_MAX;
}

tw_status twi_lines_init(twi_lines *lines, const tw_transport_options *options)
{
    memset(lines, 0, sizeof *lines);
    if (!read_options(&lines->options, options))
        return TW_E_ARGUMENT;
    lines->memory_size = (uint64_t)lines->options.connections_max * lines->options.receive_size;
    lines->memory = twi_memory_map(lines->memory_size);
    lines->lines = calloc(lines->options.connections_max, sizeof *lines->lines);
    lines->active = calloc(lines->options.connections_max, sizeof *lines->active);
    lines->first_free = TWI_NONE;
    if (lines->memory && lines->lines && lines->active)
        return TW_OK;
    twi_lines_free(lines);
    return TW_E_MEMORY;
}

void twi_lines_free(twi_lines *lines)
{
    twi_memory_unmap(lines->memory, lines->memory_size);
    free(lines->lines);
    free(lines->active);
}

uint64_t twi_line_id(const twi_lines *lines, const twi_line *line)
{
    return (uint64_t)line->generation << 32 | (uint32_t)(line - lines->lines + 1);
}

twi_line *twi_line_find(const twi_lines *lines, uint64_t connection)
{
    const uint32_t number = (uint32_t)connection - 1;
    if (number >= lines->made)
        return NULL;
    twi_line *line = &lines->lines[number];
    return line->state != TWI_FREE && line->generation == connection >> 32 ? line : NULL;
}

twi_line *twi_line_new(twi_lines *lines, twi_line_state state, uint64_t context)
{
    uint32_t number = lines->first_free;
    if (number != TWI_NONE)
        lines->first_free = lines->lines[number].next_free;
    else if (lines->made < lines->options.connections_max)
        number = lines->made++;
    else
        return NULL;
    twi_line *line = &lines->lines[number];
    *line = (twi_line){.context = context,
                       .generation = line->generation + 1,
                       .listener = TWI_NONE,
                       .state = (uint8_t)state,
                       .socket = -1,
                       .place = lines->active_count};
    lines->active[lines->active_count++] = number;
    return line;
}

void twi_line_free(twi_lines *lines, twi_line *line)
{
    const uint32_t number = (uint32_t)(line - lines->lines), last = lines->active[--lines->active_count];
    lines->active[line->place] = last;
    lines->lines[last].place = line->place;
    if (line->listener != TWI_NONE)
        lines->listeners[line->listener].accepted--;
    line->state = TWI_FREE;
    line->next_free = lines->first_free;
    lines->first_free = number;
    twi_count(&lines->info.closed, 1);
}

uint8_t *twi_line_bytes(const twi_lines *lines, const twi_line *line)
{
    return lines->memory + (uint64_t)(line - lines->lines) * lines->options.receive_size + line->head;
}

uint32_t twi_line_room(const twi_lines *lines, const twi_line *line)
{
    return lines->options.receive_size - line->tail;
}

/* A beginning of a message is short and moved at once, so that the same few pages are used; much is moved only when it must be. */
void twi_line_compact(const twi_lines *lines, twi_line *line)
{
    const uint32_t length = line->tail - line->head;
    if (line->head == 0 || (length > MOVE_MAX && twi_line_room(lines, line) >= lines->options.receive_size / 4))
        return;
    uint8_t *bytes = twi_line_bytes(lines, line);
    memmove(bytes - line->head, bytes, length);
    line->head = 0;
    line->tail = length;
}

tw_status twi_line_release(twi_line *line, uint32_t length)
{
    if (length > line->tail - line->head)
        return TW_E_ARGUMENT;
    line->head += length;
    if (line->head == line->tail)
        line->head = line->tail = 0;
    return TW_OK;
}

/* Listeners. */

tw_status twi_listener_new(twi_lines *lines, const tw_listen *options, twi_listener **made, uint64_t *id)
{
    uint32_t number = 0;
    if (!options || !id || options->allowed_count > TWI_NETWORKS_MAX || (options->allowed_count && !options->allowed) ||
        options->backlog > INT32_MAX)
        return TW_E_ARGUMENT;
    while (number < TWI_LISTENERS_MAX && lines->listeners[number].used)
        number++;
    if (number == TWI_LISTENERS_MAX)
        return TW_ROOM;
    twi_listener *listener = &lines->listeners[number];
    *listener =
        (twi_listener){.options = *options, .generation = listener->generation + 1, .accepted = listener->accepted, .socket = -1};
    for (uint32_t i = 0; i < options->allowed_count; i++) {
        listener->allowed[i] = options->allowed[i];
        if (options->allowed[i].bits > (options->allowed[i].address.family == 4 ? 32u : 128u))
            return TW_E_ARGUMENT;
    }
    listener->options.backlog = options->backlog ? options->backlog : 128;
    listener->used = 1;
    *made = listener;
    *id = (uint64_t)listener->generation << 32 | (number + 1);
    return TW_OK;
}

twi_listener *twi_listener_find(twi_lines *lines, uint64_t id)
{
    const uint32_t number = (uint32_t)id - 1;
    if (number >= TWI_LISTENERS_MAX)
        return NULL;
    twi_listener *listener = &lines->listeners[number];
    return listener->used && listener->generation == id >> 32 ? listener : NULL;
}

static int is_within(const tw_network *network, const tw_address *peer)
{
    const uint32_t whole = network->bits / 8, rest = network->bits % 8;
    const uint8_t *base = network->address.bytes;
    if (network->address.family != peer->family || memcmp(base, peer->bytes, whole) != 0)
        return 0;
    return !rest || (base[whole] ^ peer->bytes[whole]) >> (8 - rest) == 0;
}

int twi_listener_accepts(twi_lines *lines, const twi_listener *listener, const tw_address *peer)
{
    uint32_t i = 0;
    while (i < listener->options.allowed_count && !is_within(&listener->allowed[i], peer))
        i++;
    if (listener->options.allowed_count && i == listener->options.allowed_count) {
        twi_count(&lines->info.not_allowed, 1);
        return 0;
    }
    if ((listener->options.connections_max && listener->accepted >= listener->options.connections_max) ||
        lines->active_count == lines->options.connections_max) {
        twi_count(&lines->info.over_limit, 1);
        return 0;
    }
    return 1;
}

void twi_lines_describe(const twi_lines *lines, tw_transport_info *info)
{
    const uint64_t *from = (const uint64_t *)(const void *)&lines->info;
    uint64_t *to = (uint64_t *)(void *)info;
    for (uint32_t i = 0; i < offsetof(tw_transport_info, connections_max) / sizeof *to; i++)
        to[i] = __atomic_load_n(&from[i], __ATOMIC_RELAXED);
    info->connections_max = lines->options.connections_max;
    info->receive_size = lines->options.receive_size;
}
