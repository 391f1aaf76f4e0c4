/* SPDX-License-Identifier: Apache-2.0 */
/* Connections: from an accept or a connect to a session, its bytes in and out, and the end. */
#include "engine.h"

#include <tagwire/frame.h>

/* Lists. */

void twi_link_readable(tw_engine *engine, uint32_t number)
{
    twi_link *link = &engine->links[number];
    if (link->stuck) {
        link->stuck = 0;
        engine->stuck--;
    }
    if (link->readable)
        return;
    link->readable = 1;
    engine->readable[(engine->readable_first + engine->readable_count++) % engine->links_max] = number;
}

void twi_link_due(tw_engine *engine, uint32_t number)
{
    twi_timers_set(&engine->timers, engine->options.sessions_max + number, engine->links[number].until);
}

/* Its bytes stay until the next poll: events may name them. */
void twi_link_done(tw_engine *engine, uint32_t number)
{
    twi_link *link = &engine->links[number];
    if (link->state == TWI_LINK_DONE || link->state == TWI_LINK_FREE)
        return;
    if (link->stuck)
        engine->stuck--;
    link->stuck = 0;
    link->state = TWI_LINK_DONE;
    link->until = INT64_MAX;
    twi_link_due(engine, number);
    if (link->member != TWI_NO_MEMBER)
        engine->members[link->member].link = TWI_NO_LINK;
    twi_list_add(&engine->releasing, number, &link->releasing);
}

static twi_link *begin(tw_engine *engine, uint64_t id, twi_link_state state, uint32_t member)
{
    const uint32_t number = (uint32_t)id - 1;
    twi_link *link = &engine->links[number];
    *link = (twi_link){.id = id,
                       .member = member,
                       .stalled = INT64_MAX,
                       .until = INT64_MAX,
                       .state = (uint8_t)state,
                       .readable = link->readable, /* the lists may still name it */
                       .releasing = link->releasing};
    return link;
}

static twi_link *find(const tw_engine *engine, uint64_t id)
{
    const uint32_t number = (uint32_t)id - 1;
    if (number >= engine->links_max)
        return NULL;
    twi_link *link = &engine->links[number];
    return link->id == id && link->state != TWI_LINK_FREE ? link : NULL;
}

/* Closed without a word. */
static void send_away(tw_engine *engine, const tw_now *now, twi_link *link, uint16_t why, uint32_t length)
{
    const uint8_t *bytes = NULL;
    uint32_t there = 0;
    tw_event *event = twi_out_event(engine, now, TW_EVENT_STRANGER, link->member);
    event->why = why;
    event->other = link->id;
    if (length && engine->transport->received(engine->options.transport, link->id, &bytes, &there) == TW_OK && there >= length) {
        event->offset = (uint32_t)(bytes - engine->arena);
        event->length = length;
    }
    twi_count(&engine->counters.strangers, 1);
    link->member = TWI_NO_MEMBER;
    twi_link_done(engine, (uint32_t)(link - engine->links));
}

/* A session gets its connection. */

static int bind_link(tw_engine *engine, const tw_now *now, twi_link *link, uint32_t number)
{
    twi_member *member = &engine->members[number];
    if (tw_session_connect(member->session, now, &link->epoch, NULL) != TW_OK)
        return 0;
    link->member = number;
    link->state = TWI_LINK_BOUND;
    link->until = INT64_MAX;
    twi_link_due(engine, (uint32_t)(link - engine->links));
    member->link = (uint32_t)(link - engine->links);
    member->logged_on = member->slow = 0;
    twi_count(&engine->counters.connections, 1);
    twi_out_event(engine, now, TW_EVENT_CONNECTED, number)->other = link->id;
    (void)twi_member_collect(engine, now, number, 0);
    twi_member_work(engine, number);
    return 1;
}

static uint32_t session_for(const tw_engine *engine, const twi_identity *identity)
{
    uint32_t number = 0;
    while (number < engine->members_made &&
           !(engine->members[number].session && twi_identity_fits(identity, &engine->members[number].options)))
        number++;
    return number < engine->members_made ? number : TWI_NO_MEMBER;
}

int twi_link_fits(const tw_engine *engine, const twi_link *link)
{
    const uint8_t *bytes;
    uint32_t length;
    tw_frame frame;
    twi_identity identity;
    if (engine->transport->received(engine->options.transport, link->id, &bytes, &length) != TW_OK ||
        tw_frame_next(bytes, length, engine->receive_size, &frame, NULL) != TW_OK)
        return 0;
    twi_identity_read(&identity, bytes, frame.length, frame.body, frame.begin);
    return session_for(engine, &identity) != TWI_NO_MEMBER;
}

/* FIX cases 1S b, c, 2S: what is no Logon of a session that has no connection is closed without an answer. */
static void identify(tw_engine *engine, const tw_now *now, twi_link *link)
{
    const uint8_t *bytes;
    uint32_t length;
    tw_frame frame;
    twi_identity identity;
    if (engine->transport->received(engine->options.transport, link->id, &bytes, &length) != TW_OK)
        return;
    const tw_status status = tw_frame_next(bytes, length, engine->receive_size, &frame, NULL);
    if (status == TW_MORE) {
        if (link->ended)
            send_away(engine, now, link, TW_WHY_PEER, 0);
        return;
    }
    if (status != TW_OK) {
        send_away(engine, now, link, status == TW_E_FRAME_SIZE ? TW_WHY_SIZE : TW_WHY_GARBLED, 0);
        return;
    }
    twi_identity_read(&identity, bytes, frame.length, frame.body, frame.begin);
    if (!twi_identity_is_logon(&identity)) {
        send_away(engine, now, link, TW_WHY_NOT_LOGON, frame.length);
        return;
    }
    const uint32_t number = engine->stopped ? TWI_NO_MEMBER : session_for(engine, &identity);
    if (number == TWI_NO_MEMBER && (engine->options.flags & TW_ENGINE_ASK_UNKNOWN) && !engine->stopped && !link->ended) {
        tw_event *event = twi_out_event(engine, now, TW_EVENT_UNKNOWN, TWI_NO_MEMBER);
        event->other = link->id;
        event->offset = (uint32_t)(bytes - engine->arena);
        event->length = frame.length;
        link->state = TWI_LINK_ASKED;
        return;
    }
    if (number != TWI_NO_MEMBER && bind_link(engine, now, link, number)) {
        twi_link_readable(engine, (uint32_t)(link - engine->links));
        return;
    }
    link->member = number;
    send_away(engine, now, link, number == TWI_NO_MEMBER ? TW_WHY_IDENTITY : TW_WHY_COMMAND, frame.length);
}

/* An initiator's attempts. */

void twi_link_dial(tw_engine *engine, const tw_now *now, uint32_t number)
{
    twi_member *member = &engine->members[number];
    const tw_address *address = twi_dial_begin(&member->dial, now->mono_ns);
    uint64_t id;
    const tw_status status = engine->transport->connect(engine->options.transport, address, number, &id, NULL);
    if (status == TW_OK) {
        member->link = (uint32_t)id - 1;
        begin(engine, id, TWI_LINK_DIALING, number);
        return;
    }
    twi_dial_ended(&member->dial, now->mono_ns, 1);
    if (status == TW_ROOM) /* not this address's fault, and not over at once */
        twi_dial_at(&member->dial, now->mono_ns + member->dial.wait_ns);
    tw_event *event = twi_out_event(engine, now, TW_EVENT_CONNECT_FAILED, number);
    event->reason = status;
    event->other = (uint64_t)((member->dial.due - now->mono_ns) / TWI_NS_PER_MS);
    twi_count(&engine->counters.connect_failures, 1);
}

static void dial_again(const tw_engine *engine, const tw_now *now, twi_member *member, int failed)
{
    if (!member->dial.count)
        return;
    if (member->down || engine->stopped)
        twi_dial_stop(&member->dial);
    else
        twi_dial_ended(&member->dial, now->mono_ns, failed);
}

/* The connection of a session is over, whoever ended it. */
static void unbind(tw_engine *engine, const tw_now *now, twi_link *link)
{
    const uint32_t number = link->member;
    twi_member *member = &engine->members[number];
    if (tw_session_closed(member->session, now, link->epoch, NULL) == TW_ROOM) { /* its events wait for room: again soon */
        link->state = TWI_LINK_CLOSING;
        link->until = now->mono_ns;
        twi_link_due(engine, (uint32_t)(link - engine->links));
        return;
    }
    twi_link_done(engine, (uint32_t)(link - engine->links));
    dial_again(engine, now, member, !member->logged_on);
    twi_member_work(engine, number);
    twi_member_due(engine, number);
}

void twi_link_lost(tw_engine *engine, const tw_now *now, uint32_t number, uint16_t reason)
{
    twi_link *link = &engine->links[number];
    twi_member *member = &engine->members[link->member];
    if (link->state != TWI_LINK_DIALING) {
        unbind(engine, now, link);
        return;
    }
    twi_link_done(engine, number);
    dial_again(engine, now, member, 1);
    twi_count(&engine->counters.connect_failures, 1);
    tw_event *event = twi_out_event(engine, now, TW_EVENT_CONNECT_FAILED, link->member);
    event->reason = reason;
    event->other = member->dial.due == INT64_MAX ? UINT64_MAX : (uint64_t)((member->dial.due - now->mono_ns) / TWI_NS_PER_MS);
    twi_member_due(engine, link->member);
}

void twi_link_closing(tw_engine *engine, const tw_now *now, uint32_t number)
{
    twi_link *link = &engine->links[number];
    if (link->state != TWI_LINK_BOUND)
        return;
    link->state = TWI_LINK_CLOSING;
    link->until = now->mono_ns + TWI_CLOSE_NS;
    twi_link_due(engine, number);
    twi_member_work(engine, link->member);
}

/* Bytes out. */

/* How many bytes of the output may go: with TW_ENGINE_DURABLE those whose records are safe. */
static uint32_t may_go(tw_engine *engine, twi_link *link, uint32_t output)
{
    tw_journal_info info;
    twi_held *held = link->held;
    if (!(engine->options.flags & TW_ENGINE_DURABLE))
        return output;
    tw_journal_describe(engine->options.store, &info);
    const uint32_t fresh = output - link->safe - held[0].bytes - held[1].bytes;
    if (fresh) { /* behind a sync that is under way, so that it is not waited for again and again */
        twi_held *to = held[0].bytes ? &held[1] : &held[0];
        to->bytes += fresh;
        to->position = info.written;
    }
    while (held[0].bytes && held[0].position <= info.durable) {
        link->safe += held[0].bytes;
        held[0] = held[1];
        held[1] = (twi_held){0};
    }
    if (link->safe < output)
        twi_count(&engine->counters.held, fresh != 0);
    return link->safe;
}

/* Offers what there is once. 0: no more goes now. */
static int offer(tw_engine *engine, const tw_now *now, twi_link *link, tw_session *session)
{
    const uint8_t *bytes;
    const uint32_t output = tw_session_output(session, &bytes), length = output ? may_go(engine, link, output) : 0;
    uint32_t sent = 0;
    if (!length || engine->transport->send(engine->options.transport, link->id, bytes, length, &sent) != TW_OK)
        return 0;
    if (sent) {
        link->stalled = INT64_MAX;
        if (engine->options.flags & TW_ENGINE_DURABLE)
            link->safe -= sent;
        (void)tw_session_sent(session, now, sent);
        if (link->stuck)
            twi_link_readable(engine, (uint32_t)(link - engine->links));
    }
    if (sent < length) {
        link->stalled = link->stalled == INT64_MAX ? now->mono_ns : link->stalled;
        twi_count(&engine->counters.short_sends, 1);
        return 0;
    }
    return 1;
}

void twi_link_flush(tw_engine *engine, const tw_now *now, uint32_t number)
{
    twi_link *link = &engine->links[number];
    tw_session *session = engine->members[link->member].session;
    const uint8_t *bytes;
    uint32_t pumps = 0;
    if (link->state != TWI_LINK_BOUND && link->state != TWI_LINK_CLOSING)
        return;
    while (pumps < TWI_PUMPS && link->stalled == INT64_MAX && offer(engine, now, link, session))
        pumps++;
    if (link->state == TWI_LINK_CLOSING && (link->ended || !tw_session_output(session, &bytes)))
        unbind(engine, now, link);
    else if ((engine->options.flags & TW_ENGINE_DURABLE) && !link->safe && tw_session_output(session, &bytes))
        twi_list_add(&engine->held, link->member, &engine->members[link->member].held);
    else if (link->stalled == INT64_MAX && tw_session_output(session, &bytes)) /* enough for once */
        twi_member_work(engine, link->member);
}

/* Bytes in. */

static int step(tw_engine *engine, const tw_now *now, twi_link *link, const uint8_t *bytes, uint32_t length)
{
    tw_frame frame;
    tw_session *session = engine->members[link->member].session;
    const uint8_t *at = bytes + link->consumed;
    const tw_status status = tw_session_receive(session, now, link->epoch, at, length - link->consumed, &frame, NULL);
    if (status == TW_OK)
        link->consumed += frame.length;
    (void)twi_member_collect(engine, now, link->member, (uint64_t)(at - engine->arena));
    if (status == TW_OK)
        return link->state == TWI_LINK_BOUND;
    if (status == TW_ROOM) {
        twi_link_readable(engine, (uint32_t)(link - engine->links));
        link->stuck = 1;
        engine->stuck++;
    } else if (status != TW_MORE) { /* the session is done with the connection */
        link->consumed = length;
    }
    return 0;
}

/* As much as there is, unless that is more than is fair or there is no room for events: then the rest comes in the next poll. */
static void read_session(tw_engine *engine, const tw_now *now, twi_link *link)
{
    const uint32_t member = link->member, number = (uint32_t)(link - engine->links);
    const uint8_t *bytes;
    uint32_t length, frames = 0;
    if (engine->transport->received(engine->options.transport, link->id, &bytes, &length) != TW_OK)
        return;
    int more = link->consumed < length;
    while (more && frames < TWI_FRAMES && twi_member_collect(engine, now, member, 0) && twi_out_room(engine)) {
        more = step(engine, now, link, bytes, length) && link->consumed < length;
        frames++;
    }
    if (link->consumed)
        twi_list_add(&engine->releasing, number, &link->releasing);
    twi_member_work(engine, member);
    twi_member_due(engine, member);
    if (more)
        twi_link_readable(engine, number);
    else if (link->ended && !link->readable && link->state != TWI_LINK_DONE)
        unbind(engine, now, link);
}

void twi_link_read(tw_engine *engine, const tw_now *now, uint32_t number)
{
    twi_link *link = &engine->links[number];
    if (link->stuck) {
        link->stuck = 0;
        engine->stuck--;
    }
    if (link->state == TWI_LINK_WAITING)
        identify(engine, now, link);
    else if (link->state == TWI_LINK_BOUND)
        read_session(engine, now, link);
    else if (link->state == TWI_LINK_CLOSING && link->ended)
        unbind(engine, now, link);
}

/* What the transport says. */

static void connected(tw_engine *engine, const tw_now *now, twi_link *link)
{
    twi_member *member = &engine->members[link->member];
    const uint32_t number = link->member;
    twi_dial_connected(&member->dial);
    if (bind_link(engine, now, link, number))
        return;
    twi_link_done(engine, (uint32_t)(link - engine->links)); /* it has ended meanwhile, or its store fails */
    dial_again(engine, now, member, 1);
    twi_member_due(engine, number);
}

static void accepted(tw_engine *engine, const tw_now *now, uint64_t id)
{
    twi_link *link = begin(engine, id, TWI_LINK_WAITING, TWI_NO_MEMBER);
    link->until = now->mono_ns + engine->options.logon_timeout_ms * TWI_NS_PER_MS; /* L24, T09 */
    twi_link_due(engine, (uint32_t)id - 1);
}

void twi_link_event(tw_engine *engine, const tw_now *now, const tw_transport_event *event)
{
    if (event->kind == TW_TRANSPORT_ACCEPTED) {
        accepted(engine, now, event->connection);
        return;
    }
    twi_link *link = find(engine, event->connection);
    if (!link || link->state == TWI_LINK_DONE) /* T05: of a connection that is over */
        return;
    const uint32_t number = (uint32_t)event->connection - 1;
    switch (event->kind) {
    case TW_TRANSPORT_CONNECTED: connected(engine, now, link); break;
    case TW_TRANSPORT_RECEIVED: twi_link_readable(engine, number); break;
    case TW_TRANSPORT_WRITABLE:
        link->stalled = INT64_MAX;
        if (link->member != TWI_NO_MEMBER)
            twi_member_work(engine, link->member);
        break;
    case TW_TRANSPORT_CLOSED: /* T08: what came before is read first, then it is closed, always */
        link->ended = 1;
        if (link->state == TWI_LINK_DIALING)
            twi_link_lost(engine, now, number, event->reason);
        else if (link->state == TWI_LINK_ASKED)
            send_away(engine, now, link, TW_WHY_PEER, 0);
        else
            twi_link_readable(engine, number);
        break;
    default: break;
    }
}

void twi_link_time(tw_engine *engine, const tw_now *now, uint32_t number)
{
    twi_link *link = &engine->links[number];
    link->until = INT64_MAX;
    twi_link_due(engine, number);
    if (link->state == TWI_LINK_WAITING || link->state == TWI_LINK_ASKED)
        send_away(engine, now, link, TW_WHY_TIMEOUT, 0);
    else if (link->state == TWI_LINK_CLOSING)
        unbind(engine, now, link);
}
