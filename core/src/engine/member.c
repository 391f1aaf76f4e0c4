/* SPDX-License-Identifier: Apache-2.0 */
/* The sessions of an engine: added and removed, their events, their time. */
#include "engine.h"
#include "error.h"
#include "options.h"
#include "owner.h"

#include <stddef.h>
#include <stdlib.h>

enum { JITTER_MAX = 50, ALIGNMENT = 64 };

uint64_t twi_member_id(const tw_engine *engine, uint32_t number)
{
    return (uint64_t)engine->members[number].generation << 32 | (number + 1);
}

twi_member *twi_member_find(const tw_engine *engine, uint64_t session)
{
    const uint32_t number = (uint32_t)session - 1;
    if (number >= engine->members_made)
        return NULL;
    twi_member *member = &engine->members[number];
    return member->session && member->generation == session >> 32 ? member : NULL;
}

void twi_member_work(tw_engine *engine, uint32_t number)
{
    twi_list_add(&engine->working, number, &engine->members[number].working);
}

void twi_member_due(tw_engine *engine, uint32_t number)
{
    const twi_member *member = &engine->members[number];
    int64_t due = tw_session_deadline(member->session);
    if (member->dial.due < due)
        due = member->dial.due;
    if (member->dial.until < due)
        due = member->dial.until;
    if (member->link != TWI_NO_LINK) {
        const int64_t stalled = engine->links[member->link].stalled;
        if (stalled != INT64_MAX && stalled + engine->options.send_timeout_ms * TWI_NS_PER_MS < due)
            due = stalled + engine->options.send_timeout_ms * TWI_NS_PER_MS;
    }
    /* what is due later than noted is noticed when that comes: a heap that moves with each message costs more */
    if (due < engine->timers.due[number])
        twi_timers_set(&engine->timers, number, due);
}

/* T02, T03: a peer that takes nothing is cut off; the others do not notice. */
static void cut_off_slow(tw_engine *engine, const tw_now *now, twi_member *member)
{
    const int64_t stalled = member->link == TWI_NO_LINK ? INT64_MAX : engine->links[member->link].stalled;
    if (stalled == INT64_MAX || now->mono_ns < stalled + engine->options.send_timeout_ms * TWI_NS_PER_MS)
        return;
    engine->links[member->link].stalled = INT64_MAX;
    member->slow = 1;
    (void)tw_session_disconnect(member->session, now, NULL);
}

void twi_member_time(tw_engine *engine, const tw_now *now, uint32_t number)
{
    twi_member *member = &engine->members[number];
    twi_timers_set(&engine->timers, number, INT64_MAX);
    if (member->dial.until <= now->mono_ns && member->link != TWI_NO_LINK)
        twi_link_lost(engine, now, member->link, TW_CLOSED_TIMEOUT);
    if (member->dial.due <= now->mono_ns && member->link == TWI_NO_LINK)
        twi_link_dial(engine, now, number);
    cut_off_slow(engine, now, member);
    (void)tw_session_advance(member->session, now, NULL);
    twi_member_work(engine, number);
}

/* Events of one session. */

/* What the plan wants of it. A message for which there are no slots left is the last of its poll: the next one begins with all of them. */
static void extract(tw_engine *engine, const twi_member *member, tw_event *event)
{
    twi_out *out = &engine->out;
    tw_row row;
    tw_progress progress;
    event->message = TW_ROW_OTHER;
    if (!member->reader || !out->slots)
        return;
    const tw_status status = tw_read(member->reader, engine->arena + event->offset, event->length, &row, 1,
                                     out->slots + out->slots_used, out->slots_room - out->slots_used, &progress);
    if (status != TW_OK || row.slots > UINT16_MAX) {
        event->flags |= TW_EVENT_UNREAD;
        out->room = out->count;
        return;
    }
    event->slot = out->slots_used + row.slot;
    event->slots = (uint16_t)row.slots;
    event->message = row.message;
    event->reason = row.status;
    event->tag = row.tag ? (uint32_t)row.tag : event->tag;
    out->slots_used += row.slots;
}

static void took_message(tw_engine *engine, twi_member *member, uint32_t number, const tw_session_event *from, tw_event *event)
{
    extract(engine, member, event);
    member->ack_seq = from->seq;
    member->ack_epoch = from->epoch;
    twi_list_add(&engine->acks, number, &member->acks);
    twi_count(&engine->counters.messages_in, 1);
}

static void note(tw_engine *engine, const tw_now *now, twi_member *member, uint32_t number, tw_event *event)
{
    if (event->kind == TW_EVENT_LOGGED_ON)
        member->logged_on = 1;
    if (event->kind != TW_EVENT_CLOSE)
        return;
    if (member->slow || event->why == TW_WHY_SLOW) {
        event->why = TW_WHY_SLOW;
        twi_count(&engine->counters.slow, 1);
    }
    member->slow = 0;
    if (member->link != TWI_NO_LINK)
        twi_link_closing(engine, now, member->link);
    (void)number;
}

int twi_member_collect(tw_engine *engine, const tw_now *now, uint32_t number, uint64_t base)
{
    twi_member *member = &engine->members[number];
    tw_session_event from;
    while (engine->out.count < engine->out.room) {
        if (!tw_session_events(member->session, &from, 1))
            return 1;
        tw_event *event = twi_out_event(engine, now, from.kind, number);
        event->seq = from.seq;
        event->other = from.other;
        event->utc_ns = from.utc_ns;
        event->offset = from.length ? (uint32_t)(base + from.offset) : 0;
        event->length = from.length;
        event->tag = from.tag;
        event->reason = from.reason;
        event->why = from.why;
        event->flags = from.flags;
        if (from.kind == TW_EVENT_MESSAGE)
            took_message(engine, member, number, &from, event);
        else
            note(engine, now, member, number, event);
    }
    twi_member_work(engine, number);
    return 0;
}

/* Adding. */

/* The members of the options that are texts. */
static const size_t texts[] = {offsetof(tw_session_options, begin_string),       offsetof(tw_session_options, sender_comp_id),
                               offsetof(tw_session_options, sender_sub_id),      offsetof(tw_session_options, sender_location_id),
                               offsetof(tw_session_options, target_comp_id),     offsetof(tw_session_options, target_sub_id),
                               offsetof(tw_session_options, target_location_id), offsetof(tw_session_options, qualifier),
                               offsetof(tw_session_options, appl_ver_id),        offsetof(tw_session_options, supported),
                               offsetof(tw_session_options, never_resent),       offsetof(tw_session_options, on_behalf_of),
                               offsetof(tw_session_options, logon_fields)};

static const char **text_of(tw_session_options *options, size_t which)
{
    return (const char **)(void *)((uint8_t *)options + texts[which]);
}

/* Texts and dictionaries' addresses, in one block. */
static tw_status copy_texts(twi_member *member)
{
    tw_session_options *options = &member->options;
    const size_t pointers = options->dicts && options->dict_count <= 16 ? options->dict_count * sizeof(void *) : 0;
    size_t total = pointers + 1;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        total += *text_of(options, i) ? strlen(*text_of(options, i)) + 1 : 0;
    char *at = member->texts = malloc(total);
    if (!at)
        return TW_E_MEMORY;
    if (pointers) {
        memcpy(at, (const void *)options->dicts, pointers);
        options->dicts = (const struct tw_dict *const *)(void *)at;
        at += pointers;
    }
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const char **text = text_of(options, i);
        if (!*text)
            continue;
        const size_t length = strlen(*text) + 1;
        memcpy(at, *text, length);
        *text = at;
        at += length;
    }
    return TW_OK;
}

static tw_status read_options(const tw_engine *engine, const tw_engine_session *given, tw_engine_session *known,
                              tw_session_options *session, tw_error *error)
{
    if (twi_options(known, sizeof *known, offsetof(tw_engine_session, reconnect_ms), given) != TW_OK)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "size is not one of tw_engine_session");
    if (!known->session || twi_options(session, sizeof *session, offsetof(tw_session_options, policy), known->session) != TW_OK)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "session is missing, or its size is not one of tw_session_options");
    session->size = sizeof *session;
    session->store = engine->options.store;
    session->length_max = session->length_max ? session->length_max : engine->receive_size;
    if (session->length_max > engine->receive_size)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "length_max is above the transport's receive_size");
    const int dials = session->role == TW_SESSION_INITIATOR;
    if (dials ? !known->addresses || !known->addresses_count || known->addresses_count > TWI_ADDRESSES_MAX : known->addresses_count)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "an initiator has 1 to 16 addresses, an acceptor none");
    if (known->jitter > JITTER_MAX)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "jitter is above 50 percent");
    return TW_OK;
}

static void fill_dial(twi_dial *dial, const tw_engine_session *known, const tw_now *now)
{
    *dial = (twi_dial){.count = known->addresses_count,
                       .jitter = known->jitter,
                       .wait_ns = (known->reconnect_ms ? known->reconnect_ms : 30000) * TWI_NS_PER_MS,
                       .wait_max_ns = known->reconnect_max_ms * TWI_NS_PER_MS,
                       .timeout_ns = (known->connect_timeout_ms ? known->connect_timeout_ms : 10000) * TWI_NS_PER_MS,
                       .due = known->addresses_count ? now->mono_ns : INT64_MAX,
                       .until = INT64_MAX,
                       .random = known->seed ? known->seed : 1};
    for (uint32_t i = 0; i < known->addresses_count; i++)
        dial->addresses[i] = known->addresses[i];
}

static tw_status make_session(twi_member *member, const tw_now *now, tw_error *error)
{
    uint32_t size = 0;
    tw_status status = tw_session_size(&member->options, &size);
    if (status != TW_OK) { /* init says what is wrong */
        uint8_t none[ALIGNMENT];
        tw_session *session;
        return tw_session_init(none, sizeof none, &member->options, now, &session, error);
    }
    size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    status = copy_texts(member);
    member->memory = status == TW_OK ? aligned_alloc(ALIGNMENT, size) : NULL;
    if (!member->memory)
        return twi_error(error, TW_E_MEMORY, -1, 0, 0);
    return tw_session_init(member->memory, size, &member->options, now, &member->session, error);
}

static tw_status make_reader(twi_member *member, const tw_plan *plan, tw_error *error)
{
    const tw_reader_options options = {
        .size = sizeof options, .plan = plan, .length_max = member->options.length_max, .capacity = member->options.fields_max};
    uint32_t size = 0;
    if (!plan)
        return TW_OK;
    const tw_status status = tw_reader_size(&options, &size);
    if (status != TW_OK)
        return twi_error(error, status, -1, 0, 0);
    size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    member->reader_memory = aligned_alloc(ALIGNMENT, size);
    if (!member->reader_memory)
        return twi_error(error, TW_E_MEMORY, -1, 0, 0);
    return tw_reader_init(member->reader_memory, size, &options, &member->reader, error);
}

static tw_status add(tw_engine *engine, const tw_now *now, const tw_engine_session *options, uint64_t *session, tw_error *error)
{
    tw_engine_session known;
    tw_session_options made;
    uint32_t number = 0;
    tw_status status = read_options(engine, options, &known, &made, error);
    if (status != TW_OK)
        return status;
    while (number < engine->members_made && engine->members[number].session)
        number++;
    if (number == engine->options.sessions_max)
        return TW_ROOM;
    for (uint32_t i = 0; i < engine->members_made; i++)
        if (engine->members[i].session && twi_identity_same(&engine->members[i].options, &made))
            return twi_error(error, TW_E_STATE, -1, 0, 0);
    twi_member *member = &engine->members[number];
    *member = (twi_member){.options = made,
                           .generation = member->generation + 1,
                           .link = TWI_NO_LINK,
                           .user = known.user,
                           .working = member->working, /* the lists may still name it */
                           .acks = member->acks,
                           .held = member->held};
    status = make_session(member, now, error);
    if (status == TW_OK)
        status = make_reader(member, known.plan, error);
    if (status != TW_OK) {
        member->session = NULL;
        twi_member_free(engine, number);
        return status;
    }
    fill_dial(&member->dial, &known, now);
    engine->members_made += number == engine->members_made;
    *session = twi_member_id(engine, number);
    twi_member_due(engine, number);
    return TW_OK;
}

tw_status tw_engine_add(tw_engine *engine, const tw_now *now, const tw_engine_session *options, uint64_t *session, tw_error *error)
{
    if (!engine || !now || !options || !session)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    if (!twi_enter(&engine->busy))
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    return twi_leave(&engine->busy, add(engine, now, options, session, error));
}

void twi_member_free(tw_engine *engine, uint32_t number)
{
    twi_member *member = &engine->members[number];
    twi_timers_set(&engine->timers, number, INT64_MAX);
    free(member->memory);
    free(member->reader_memory);
    member->reader_memory = NULL;
    member->reader = NULL;
    free(member->texts);
    member->memory = NULL;
    member->texts = NULL;
    member->session = NULL;
}

tw_status tw_engine_remove(tw_engine *engine, const tw_now *now, uint64_t session, tw_error *error)
{
    if (!engine || !now)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    if (!twi_enter(&engine->busy))
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    const twi_member *member = twi_member_find(engine, session);
    if (!member)
        return twi_leave(&engine->busy, twi_error(error, TW_E_ARGUMENT, -1, 0, 0));
    if (member->link != TWI_NO_LINK) {
        engine->links[member->link].member = TWI_NO_MEMBER;
        twi_link_done(engine, member->link);
    }
    twi_member_free(engine, (uint32_t)session - 1);
    return twi_leave(&engine->busy, TW_OK);
}
