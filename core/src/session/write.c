/* SPDX-License-Identifier: Apache-2.0 */
/* Sends by a template: one pass from values to the frame at the end of the output. What has to wait is taken apart and queued like any other. */
#include "session.h"

#include "error.h"
#include "owner.h"

enum { HEADER_ENTRIES = 64 }; /* looked at; a header has no more than that before its body */

/* What of a header is the session's to say, and as what. */
typedef struct identity {
    uint32_t tag;
    twi_text text;
} identity;

static const tw_plan_entry *find(const tw_plan_entry *entries, uint32_t count, uint32_t tag)
{
    for (uint32_t i = 0; i < count; i++)
        if (entries[i].tag == tag && entries[i].depth == 0)
            return &entries[i];
    return NULL;
}

/* The field that is at fault, or 0. */
static uint32_t check_identity(const tw_session *session, const tw_plan_entry *entries, uint32_t count)
{
    const identity fields[] = {
        {8, session->begin},       {49, session->sender},           {50, session->sender_sub},      {56, session->target},
        {57, session->target_sub}, {142, session->sender_location}, {143, session->target_location}};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        const tw_plan_entry *entry = find(entries, count, fields[i].tag);
        if (!fields[i].text.length) /* the application's, or absent */
            continue;
        if (!entry || entry->kind != TW_PLAN_CONSTANT ||
            !twi_text_equal((twi_text){entry->constant, entry->constant_length}, fields[i].text))
            return fields[i].tag;
    }
    return 0;
}

/* FIX: the header comes first. What repeats a message (43, 122) or may do so (97) is not said of a new one. */
static uint32_t check_order(const tw_plan_entry *entries, uint32_t count)
{
    uint32_t body = 0;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t tag = entries[i].tag;
        if (entries[i].depth)
            continue;
        if (tag == 43 || tag == 97 || tag == 122 || (body && twi_header_tag(tag)))
            return tag;
        body |= !twi_header_tag(tag);
    }
    return 0;
}

static uint32_t check_written(const tw_session *session, const tw_plan_entry *entries, uint32_t count, tw_session_form *form)
{
    const tw_plan_entry *seq = find(entries, count, 34), *sending = find(entries, count, 52), *last = find(entries, count, 369);
    const int processed = (session->options.flags & TW_SESSION_LAST_PROCESSED) != 0;
    if (!seq || seq->kind != TW_PLAN_INT)
        return 34;
    if (!sending || (sending->kind != TW_PLAN_TIME && sending->kind != TW_PLAN_TIME_FIXED))
        return 52;
    if (processed != (last != NULL) || (last && last->kind != TW_PLAN_INT))
        return 369;
    form->seq = seq->slot;
    form->sending = sending->slot;
    form->processed = last ? last->slot : TW_NONE;
    form->digits = sending->kind == TW_PLAN_TIME_FIXED ? sending->scale : twi_time_digits(session);
    return 0;
}

tw_status tw_session_form_init(const tw_session *session, const tw_template *made, uint32_t message, tw_session_form *form,
                               tw_error *error)
{
    tw_plan_entry entries[HEADER_ENTRIES];
    tw_plan_message facts;
    uint32_t count, fault;
    if (!session || !form || tw_template_message_at(made, message, &facts) != TW_OK)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    (void)tw_template_entries(made, message, entries, HEADER_ENTRIES, &count);
    count = count < HEADER_ENTRIES ? count : HEADER_ENTRIES;
    *form = (tw_session_form){.made = made, .message = message, .slots = facts.slots, .type_length = facts.type_length};
    memcpy(form->type, facts.type, sizeof form->type);
    if ((fault = check_identity(session, entries, count)) || (fault = check_written(session, entries, count, form)) ||
        (fault = check_order(entries, count)))
        return twi_error(error, TW_E_BUILD_TAG, TWI_REASON_NONE, fault, 0);
    return TW_OK;
}

/* Writes the message at the end of the output, without counting it. */
static tw_status frame(tw_session *session, const tw_session_row *row, uint64_t seq, uint8_t **bytes, uint32_t *length,
                       tw_error *error)
{
    const tw_session_form *form = row->form;
    tw_slot *slots = row->slots + row->slot;
    uint32_t most = TWI_ROOM_SMALL, offset;
    const twi_time_text *time = twi_time_text_of(session, session->now.utc_ns, form->digits);
    slots[form->seq] = (tw_slot){.number = (int64_t)seq, .state = TW_SLOT_OK};
    slots[form->sending] = (tw_slot){.number = time->ns, .digits = (uint8_t)form->digits, .state = TW_SLOT_OK};
    if (form->processed != TW_NONE)
        slots[form->processed] = (tw_slot){.number = (int64_t)(session->recorded - 1), .state = TW_SLOT_OK};
    for (;;) {
        uint8_t *room = twi_buffer_room(&session->output, most + TWI_RESERVE);
        if (!room)
            return twi_error(error, TW_E_BUILD_ROOM, TWI_REASON_NONE, 0, 0);
        const tw_status status = twi_template_write(form->made, form->message, row->slots, row->slots_count, row->slot, row->input,
                                                    row->input_length, time, room, most, &offset, length, error);
        const uint32_t all = session->output.size - session->output.tail - TWI_RESERVE;
        if (status == TW_OK && offset) /* BodyLength has fewer digits than there was room for */
            memmove(room, room + offset, *length);
        *bytes = room;
        if (status != TW_E_BUILD_ROOM || most >= all)
            return status;
        most = all;
    }
}

static tw_status write_now(tw_session *session, const tw_session_row *row, uint64_t *seq, tw_error *error)
{
    uint8_t *bytes = NULL;
    uint32_t length = 0;
    if (session->next_out >= TWI_SEQ_MAX) /* N05 */
        return twi_error(error, TW_E_VALUE_OVERFLOW, TWI_REASON_NONE, 34, 0);
    tw_status status = frame(session, row, session->next_out, &bytes, &length, error);
    if (status != TW_OK)
        return status;
    *seq = session->next_out;
    status = twi_release(session, session->next_out, bytes, length, 1);
    if (status == TW_OK) {
        twi_sent_now(session);
        return TW_OK;
    }
    *seq = 0;
    return twi_error(error, status, TWI_REASON_NONE, 0, 0);
}

/* Written once with any number, for its fields; then queued without what it will get anew. */
static tw_status write_later(tw_session *session, const tw_session_row *row, tw_error *error)
{
    enum { TRAILER = 7 };
    uint8_t *bytes = NULL;
    uint32_t length = 0;
    twi_fields header = {.length = 0};
    const tw_status status = frame(session, row, 1, &bytes, &length, error);
    if (status != TW_OK)
        return status;
    twi_cursor cursor = twi_cursor_of(bytes, length - TRAILER);
    while (twi_cursor_next(&cursor) > 0 && twi_header_tag(cursor.tag)) {
        const twi_text value = {(const char *)bytes + cursor.value, cursor.at - 1 - cursor.value};
        if (!twi_session_tag(session, cursor.tag))
            twi_fields_text(&header, cursor.tag, value);
    }
    const tw_session_message message = {.size = sizeof message,
                                        .type = row->form->type,
                                        .type_length = row->form->type_length,
                                        .header = header.bytes,
                                        .header_length = header.length,
                                        .body = bytes + cursor.begin,
                                        .body_length = length - TRAILER - cursor.begin,
                                        .id = row->id};
    const tw_status queued = twi_enqueue(session, &message);
    return queued == TW_OK ? TW_OK : twi_error(error, queued, TWI_REASON_NONE, 0, 0);
}

static tw_status submit(tw_session *session, const tw_session_row *row, uint64_t *seq, tw_error *error)
{
    if (row->size < sizeof *row || !row->form || !row->slots || row->slot > row->slots_count ||
        row->form->slots > row->slots_count - row->slot)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    switch (twi_send_when(session)) {
    case TWI_SEND_NOW: return write_now(session, row, seq, error);
    case TWI_SEND_LATER: return write_later(session, row, error);
    default: return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    }
}

tw_status tw_session_write(tw_session *session, const tw_now *now, const tw_session_row *row, uint64_t *seq, tw_error *error)
{
    if (!session || !now || !row || !seq)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (!twi_enter(&session->busy))
        return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    session->now = *now;
    *seq = 0;
    return twi_leave(&session->busy, submit(session, row, seq, error));
}
