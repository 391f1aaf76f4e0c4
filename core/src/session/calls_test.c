/* SPDX-License-Identifier: Apache-2.0 */
/* What the conformance scripts cannot show: NULL, full events, output in pieces, names, memory next to unreadable pages, no allocation. */
#include "fake_store.h"
#include "support.h"

#include <tagwire/build.h>
#include <tagwire/unstable/session.h>

#include <stdio.h>

static fake_store store;
static tw_now now = {1000000000, 1767225600000000000};
static _Alignas(64) uint8_t memory[1 << 20];

static tw_session *make(uint32_t role)
{
    tw_session *session = NULL;
    fake_store_free(&store);
    const tw_session_options options = {.size = sizeof options,
                                        .role = role,
                                        .begin_string = "FIX.4.4",
                                        .sender_comp_id = "TW",
                                        .target_comp_id = "CP",
                                        .store = fake_store_init(&store),
                                        .heartbeat_s = 30};
    assert_int_equal(tw_session_init(memory, sizeof memory, &options, &now, &session, NULL), TW_OK);
    return session;
}

/* A message of the peer. */
static uint32_t peer_message(uint8_t *out, uint32_t room, const char *type, uint64_t seq, const char *body)
{
    tw_header header;
    tw_build build;
    uint32_t offset, length;
    assert_int_equal(tw_header_init(&header, "FIX.4.4", 7, type, (uint32_t)strlen(type), NULL), TW_OK);
    tw_build_begin(&build, out, room, &header);
    tw_build_uint(&build, 34, seq);
    tw_build_text(&build, 49, "CP", 2);
    tw_build_time(&build, 52, now.utc_ns, 3);
    tw_build_text(&build, 56, "TW", 2);
    if (*body)
        tw_build_raw(&build, body, (uint32_t)strlen(body));
    assert_int_equal(tw_build_end(&build, &offset, &length, NULL), TW_OK);
    memmove(out, out + offset, length);
    return length;
}

static void give(tw_session *session, uint32_t epoch, const char *type, uint64_t seq, const char *body, tw_status expected)
{
    uint8_t bytes[1024];
    tw_frame frame;
    const uint32_t length = peer_message(bytes, sizeof bytes, type, seq, body);
    uint8_t *end = guard_end(length);
    memcpy(end, bytes, length);
    assert_int_equal(tw_session_receive(session, &now, epoch, end, length, &frame, NULL), expected);
    assert_int_equal(frame.length, expected == TW_OK ? length : 0);
    guard_free(end);
}

static tw_session *logged_on(uint32_t *epoch)
{
    tw_session *session = make(TW_SESSION_ACCEPTOR);
    tw_session_event events[64];
    assert_int_equal(tw_session_connect(session, &now, epoch, NULL), TW_OK);
    give(session, *epoch, "A", 1, "98=0\001108=30\001", TW_OK);
    assert_int_equal(tw_session_events(session, events, 64), 2);
    return session;
}

static void null_arguments(void **state)
{
    (void)state;
    uint32_t epoch = 0;
    tw_session *session = logged_on(&epoch);
    tw_frame frame;
    tw_error error = {0};
    tw_session_info info;
    uint64_t seq;
    const uint8_t *bytes;
    const tw_session_message send = {.size = sizeof send, .type = "B", .type_length = 1};
    const tw_session_rejection rejection = {.size = sizeof rejection, .seq = 1};
    assert_int_equal(tw_session_connect(NULL, &now, &epoch, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_connect(session, NULL, &epoch, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(tw_session_connect(session, &now, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_receive(NULL, &now, epoch, "", 0, &frame, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_receive(session, NULL, epoch, "", 0, &frame, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_receive(session, &now, epoch, NULL, 1, &frame, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(error.tag, 0);
    assert_int_equal(error.offset, 0);
    assert_int_equal(tw_session_receive(session, &now, epoch, "", 0, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_receive(session, &now, epoch, NULL, 0, &frame, NULL), TW_MORE);
    assert_int_equal(tw_session_send(NULL, &now, &send, &seq, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_send(session, NULL, &send, &seq, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_send(session, &now, NULL, &seq, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_send(session, &now, &send, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_acknowledge(NULL, &now, 1, 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_acknowledge(session, NULL, 1, 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_acknowledge(session, &now, 99, 1, NULL), TW_E_ARGUMENT); /* an epoch that never was */
    assert_int_equal(tw_session_closed(session, &now, epoch + 1, NULL), TW_E_STATE);
    assert_int_equal(tw_session_closed(session, NULL, epoch, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_reject(session, &now, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_reject(NULL, &now, &rejection, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_available(session, 2), TW_E_ARGUMENT);
    assert_int_equal(tw_session_available(NULL, 1), TW_E_ARGUMENT);
    assert_int_equal(tw_session_describe(NULL, &info), TW_E_ARGUMENT);
    assert_int_equal(tw_session_describe(session, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_output(NULL, &bytes), 0);
    assert_int_equal(tw_session_output(session, NULL), 0);
    assert_int_equal(tw_session_events(NULL, NULL, 1), 0);
    assert_true(tw_session_deadline(NULL) == INT64_MAX);
    assert_int_equal(tw_session_sent(session, &now, 1u << 30), TW_E_ARGUMENT);
    assert_int_equal(tw_session_route(NULL, 1, NULL, 0, &epoch), TW_E_ARGUMENT);
}

static void malformed_sends(void **state)
{
    (void)state;
    uint32_t epoch;
    tw_session *session = logged_on(&epoch);
    uint64_t seq = 7;
    tw_error error = {0};
    tw_session_message send = {.size = sizeof send, .type = "B", .type_length = 1, .body_length = 4};
    assert_int_equal(tw_session_send(session, &now, &send, &seq, &error), TW_E_ARGUMENT); /* a length without bytes */
    assert_int_equal(seq, 0);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    send = (tw_session_message){.size = 8, .type = "B", .type_length = 1};
    assert_int_equal(tw_session_send(session, &now, &send, &seq, NULL), TW_E_ARGUMENT);
    send = (tw_session_message){.size = sizeof send, .type = "B", .type_length = 1, .poss_resend = 2};
    assert_int_equal(tw_session_send(session, &now, &send, &seq, NULL), TW_E_ARGUMENT);
    send = (tw_session_message){.size = sizeof send, .type = "B\001C", .type_length = 3};
    assert_int_equal(tw_session_send(session, &now, &send, &seq, &error), TW_E_BUILD_VALUE);
    assert_int_equal(error.tag, 35);
    send = (tw_session_message){.size = sizeof send, .type = "B", .type_length = 33};
    assert_int_equal(tw_session_send(session, &now, &send, &seq, NULL), TW_E_BUILD_VALUE);
    send = (tw_session_message){.size = sizeof send, .type = "B", .type_length = 1, .header = "49=X\001", .header_length = 5};
    assert_int_equal(tw_session_send(session, &now, &send, &seq, &error), TW_E_BUILD_TAG);
    assert_int_equal(error.tag, 49);
    for (uint32_t length = 1; length < 6; length++) { /* each beginning of a field, next to a page that cannot be read */
        uint8_t *body = guard_end(length);
        memcpy(body, "148=x", length);
        send = (tw_session_message){.size = sizeof send, .type = "B", .type_length = 1, .body = body, .body_length = length};
        assert_int_equal(tw_session_send(session, &now, &send, &seq, NULL), TW_E_BUILD_VALUE);
        guard_free(body);
    }
    send = (tw_session_message){.size = sizeof send, .type = "B", .type_length = 1};
    assert_int_equal(tw_session_send(session, &now, &send, &seq, NULL), TW_OK); /* a message without a body is one */
    assert_int_equal(seq, 2);
}

/* No event is lost: a call that may not have room for its events does nothing. */
static void full_events(void **state)
{
    (void)state;
    uint32_t epoch, got = 0;
    tw_session *session = logged_on(&epoch);
    tw_session_event event;
    uint64_t seq = 2;
    uint8_t bytes[256];
    tw_frame frame;
    for (;; seq++) {
        const uint32_t length = peer_message(bytes, sizeof bytes, "B", seq, "148=x\001");
        const tw_status status = tw_session_receive(session, &now, epoch, bytes, length, &frame, NULL);
        if (status == TW_ROOM)
            break;
        assert_int_equal(status, TW_OK);
    }
    assert_int_equal(frame.length, 0);
    assert_true(seq > 40);
    assert_int_equal(tw_session_advance(session, &now, NULL), TW_ROOM);
    assert_int_equal(tw_session_logout(session, &now, NULL, NULL), TW_ROOM);
    while (tw_session_events(session, &event, 1)) {
        assert_int_equal(event.kind, TW_EVENT_MESSAGE);
        assert_int_equal(event.seq, 2 + got++);
    }
    assert_int_equal(got, seq - 2);
    give(session, epoch, "B", seq, "148=x\001", TW_OK);
    assert_int_equal(tw_session_logout(session, &now, NULL, NULL), TW_OK);
}

static void output_in_pieces(void **state)
{
    (void)state;
    uint32_t epoch;
    tw_session *session = logged_on(&epoch);
    const uint8_t *bytes;
    uint8_t all[8192];
    uint32_t total = 0, frames = 0;
    const tw_session_message send = {.size = sizeof send, .type = "B", .type_length = 1, .body = "148=x\001", .body_length = 6};
    uint64_t seq;
    for (uint32_t i = 0; i < 20; i++) {
        assert_int_equal(tw_session_send(session, &now, &send, &seq, NULL), TW_OK);
        assert_int_equal(seq, 2 + i);
        for (uint32_t k = 0; k < 37; k++) { /* one byte at a time, never all of them */
            if (tw_session_output(session, &bytes) == 0)
                break;
            all[total++] = *bytes;
            assert_int_equal(tw_session_sent(session, &now, 1), TW_OK);
        }
    }
    for (uint32_t length; (length = tw_session_output(session, &bytes)) > 0;) {
        memcpy(all + total, bytes, length);
        total += length;
        tw_session_sent(session, &now, length);
    }
    for (uint32_t at = 0; at < total; frames++) {
        tw_frame frame;
        assert_int_equal(tw_frame_next(all + at, total - at, 0, &frame, NULL), TW_OK);
        at += frame.length;
    }
    assert_int_equal(frames, 21); /* and the Logon */
}

/* From its making on a session allocates nothing; the store's own memory is its own business. */
static void no_allocation(void **state)
{
    (void)state;
    uint32_t epoch;
    tw_session *session = logged_on(&epoch);
    const tw_session_message send = {.size = sizeof send, .type = "B", .type_length = 1, .body = "148=x\001", .body_length = 6};
    tw_session_event events[64];
    tw_frame frame;
    const uint8_t *out;
    uint8_t bytes[256];
    uint64_t sent;
    assert_int_equal(tw_session_send(session, &now, &send, &sent, NULL), TW_OK); /* the store makes room for 64 */
    const uint64_t before = allocation_count();
    for (uint64_t seq = 2; seq < 30; seq++) {
        const uint32_t length = peer_message(bytes, sizeof bytes, seq % 3 ? "B" : "1", seq, seq % 3 ? "148=x\001" : "112=x\001");
        assert_int_equal(tw_session_receive(session, &now, epoch, bytes, length, &frame, NULL), TW_OK);
        assert_int_equal(tw_session_events(session, events, 64), seq % 3 != 0);
        if (seq % 3)
            assert_int_equal(tw_session_acknowledge(session, &now, events[0].epoch, seq, NULL), TW_OK);
        tw_session_sent(session, &now, tw_session_output(session, &out));
        now.mono_ns += 40000000000;
        now.utc_ns += 40000000000;
        assert_int_equal(tw_session_advance(session, &now, NULL), TW_OK);
        tw_session_events(session, events, 64);
    }
    const uint32_t length = peer_message(bytes, sizeof bytes, "2", 30, "7=1\00116=0\001");
    assert_int_equal(tw_session_receive(session, &now, epoch, bytes, length, &frame, NULL), TW_OK);
    assert_true(tw_session_output(session, &out) > 200);
    assert_true(allocation_count() == before);
}

/* A peer that asks all the time and never reads: input is left where it is, nothing grows. */
static void full_output(void **state)
{
    (void)state;
    uint32_t epoch;
    tw_session *session = logged_on(&epoch);
    tw_session_event event;
    tw_frame frame;
    uint8_t bytes[1024];
    const uint8_t *out;
    uint64_t seq = 2;
    char body[600];
    memset(body, 'x', sizeof body);
    memcpy(body, "112=", 4);
    memcpy(body + sizeof body - 2, "\001", 2);
    for (tw_status status = TW_OK; status == TW_OK; seq++) {
        const uint32_t length = peer_message(bytes, sizeof bytes, "1", seq, body);
        status = tw_session_receive(session, &now, epoch, bytes, length, &frame, NULL);
        assert_true(status == TW_OK || status == TW_ROOM);
        while (tw_session_events(session, &event, 1))
            ;
    }
    assert_true(tw_session_output(session, &out) < 65536);
    assert_true(seq > 80);
    tw_session_sent(session, &now, tw_session_output(session, &out));
    give(session, epoch, "1", seq - 1, "112=x\001", TW_OK);
}

/* A store that another process has moved on (failover) is read again when a connection begins, where that is asked for. */
static void refresh(void **state)
{
    (void)state;
    uint32_t epoch;
    tw_session_info info;
    tw_session *session = NULL;
    tw_session_options options = {.size = sizeof options,
                                  .role = TW_SESSION_ACCEPTOR,
                                  .begin_string = "FIX.4.4",
                                  .sender_comp_id = "TW",
                                  .target_comp_id = "CP",
                                  .flags = TW_SESSION_REFRESH_ON_LOGON};
    for (uint32_t i = 0; i < 8; i++) { /* bit 0: not asked for; 1: other outgoing, 2: other incoming numbers in the store */
        const uint64_t next_out = i & 2 ? 50 : 1, next_in = i & 4 ? 60 : 1;
        fake_store_free(&store);
        options.store = fake_store_init(&store);
        options.flags = i & 1 ? 0 : TW_SESSION_REFRESH_ON_LOGON;
        assert_int_equal(tw_session_init(memory, sizeof memory, &options, &now, &session, NULL), TW_OK);
        store.state.next_out = next_out;
        store.state.next_in = next_in;
        assert_int_equal(tw_session_connect(session, &now, &epoch, NULL), TW_OK);
        tw_session_describe(session, &info);
        assert_int_equal(info.next_out, i & 1 ? 1 : next_out);
        assert_int_equal(info.next_in, i & 1 ? 1 : next_in);
        assert_int_equal(info.acknowledged, info.next_in - 1);
    }
}

/* Queued sends go on when the events that were in their way are pulled: the deadline says at once. */
static void owed(void **state)
{
    (void)state;
    uint32_t epoch, sent = 0;
    tw_session_info info;
    tw_session *session = make(TW_SESSION_ACCEPTOR);
    tw_session_event event;
    const tw_session_message send = {.size = sizeof send, .type = "B", .type_length = 1, .body = "148=x\001", .body_length = 6};
    uint64_t seq;
    for (uint32_t i = 0; i < 100; i++)
        assert_int_equal(tw_session_send(session, &now, &send, &seq, NULL), TW_OK);
    assert_int_equal(tw_session_connect(session, &now, &epoch, NULL), TW_OK);
    give(session, epoch, "A", 1, "98=0\001108=30\001", TW_OK);
    for (uint32_t i = 0; i < 10 && sent < 100; i++) {
        tw_session_describe(session, &info);
        if (info.queued)
            assert_true(tw_session_deadline(session) <= now.mono_ns);
        while (tw_session_events(session, &event, 1))
            sent += event.kind == TW_EVENT_SENT;
        assert_int_equal(tw_session_advance(session, &now, NULL), TW_OK);
    }
    assert_int_equal(sent, 100);
    assert_true(tw_session_deadline(session) > now.mono_ns);
}

/* A replay of many messages that must not go out again takes several calls, each at once after the last, and ends in one gap fill. */
static void long_replay(void **state)
{
    (void)state;
    uint32_t epoch, calls = 0, resent = 0;
    tw_session *session = NULL;
    tw_session_event event;
    tw_frame frame;
    uint64_t seq;
    const uint8_t *out;
    const tw_session_message send = {.size = sizeof send, .type = "B", .type_length = 1, .body = "148=x\001", .body_length = 6};
    tw_session_options options = {.size = sizeof options,
                                  .role = TW_SESSION_ACCEPTOR,
                                  .begin_string = "FIX.4.4",
                                  .sender_comp_id = "TW",
                                  .target_comp_id = "CP",
                                  .never_resent = "D B"};
    fake_store_free(&store);
    options.store = fake_store_init(&store);
    assert_int_equal(tw_session_init(memory, sizeof memory, &options, &now, &session, NULL), TW_OK);
    assert_int_equal(tw_session_connect(session, &now, &epoch, NULL), TW_OK);
    give(session, epoch, "A", 1, "98=0\001108=30\001", TW_OK);
    for (uint32_t i = 0; i < 500; i++)
        assert_int_equal(tw_session_send(session, &now, &send, &seq, NULL), TW_OK);
    while (tw_session_events(session, &event, 1))
        ;
    tw_session_sent(session, &now, tw_session_output(session, &out));
    give(session, epoch, "2", 2, "7=1\00116=0\001", TW_OK);
    for (; tw_session_deadline(session) <= now.mono_ns; calls++)
        assert_int_equal(tw_session_advance(session, &now, NULL), TW_OK);
    while (tw_session_events(session, &event, 1))
        resent += event.kind == TW_EVENT_RESENT && event.seq == 501;
    assert_int_equal(resent, 1);
    assert_in_range(calls, 2, 10);
    const uint32_t length = tw_session_output(session, &out);
    assert_int_equal(tw_frame_next(out, length, 0, &frame, NULL), TW_OK);
    assert_int_equal(frame.length, length); /* one message */
}

static void names(void **state)
{
    (void)state;
    assert_string_equal(tw_session_event_name(TW_EVENT_READY), "READY");
    assert_string_equal(tw_session_event_name(TW_EVENT_MESSAGE), "MESSAGE");
    assert_string_equal(tw_session_event_name(TW_EVENT_READY + 1), "");
    assert_string_equal(tw_session_why_name(TW_WHY_SEQ_LIMIT), "SEQ_LIMIT");
    assert_string_equal(tw_session_why_name(TW_WHY_HEARTBEAT), "HEARTBEAT");
    assert_string_equal(tw_session_why_name(TW_WHY_SEQ_LIMIT + 1), "");
    assert_string_equal(tw_session_state_name(4), "ACTIVE");
    assert_string_equal(tw_session_state_name(99), "");
}

static void route_room(void **state)
{
    (void)state;
    uint8_t bytes[256], out[16];
    uint32_t written;
    const uint32_t length = peer_message(bytes, sizeof bytes, "B", 2, "115=ACME\001128=DESK\001148=x\001");
    assert_int_equal(tw_session_route(bytes, length, out, 9, &written), TW_ROOM);
    assert_int_equal(written, 18);
    assert_int_equal(tw_session_route(bytes, length, NULL, 0, &written), TW_ROOM);
    uint8_t *room = guard_end(18);
    assert_int_equal(tw_session_route(bytes, length, room, 18, &written), TW_OK);
    assert_memory_equal(room, "115=DESK\001128=ACME\001", 18);
    guard_free(room);
}

/* A message of the peer as it is written here: '|' for SOH, % for its number. Gives its event, or one of kind 0. */
static tw_session_event give_fields(tw_session *session, uint32_t epoch, const char *fields, uint64_t seq)
{
    char body[400], bytes[512];
    uint32_t at = 0, sum = 0;
    tw_session_event events[16] = {{0}};
    tw_frame frame;
    for (; *fields; fields++)
        if (*fields == '%')
            at += (uint32_t)snprintf(body + at, sizeof body - at, "%llu", (unsigned long long)seq);
        else
            body[at++] = *fields == '|' ? 1 : *fields;
    uint32_t length = (uint32_t)snprintf(bytes, sizeof bytes, "8=FIX.4.4\0019=%u\001", at);
    memcpy(bytes + length, body, at);
    length += at;
    for (uint32_t i = 0; i < length; i++)
        sum += (uint8_t)bytes[i];
    length += (uint32_t)snprintf(bytes + length, sizeof bytes - length, "10=%03u\001", sum % 256);
    uint8_t *end = guard_end(length); /* values are compared in words: none beyond the message */
    memcpy(end, bytes, length);
    assert_int_equal(tw_session_receive(session, &now, epoch, end, length, &frame, NULL), TW_OK);
    guard_free(end);
    const uint32_t count = tw_session_events(session, events, 16);
    assert_true(count < 16);
    const uint8_t *output;
    assert_int_equal(tw_session_sent(session, &now, tw_session_output(session, &output)), TW_OK);
    return events[0];
}

/* Tags are remembered from header to header: what they are must never change what a message is. */
static void a_header_is_read_as_if_it_were_the_first(void **state)
{
    (void)state;
    static const struct {
        const char *fields;
        uint16_t kind;
    } variants[] = {
        {"35=B|34=%|49=CP|52=20260101-00:00:00|56=TW|58=x|", TW_EVENT_MESSAGE},
        {"35=B|34=%|49=CP|52=20260101-00:00:00.001|56=TW|58=x|", TW_EVENT_MESSAGE},
        {"35=B|49=CP|56=TW|34=%|52=20260101-00:00:00|58=x|", TW_EVENT_MESSAGE},
        {"35=B|34=%|49=CP|50=SUB|52=20260101-00:00:00|56=TW|58=x|", TW_EVENT_MESSAGE},
        {"35=B|34=%|43=Y|49=CP|52=20260101-00:00:00|56=TW|122=20251231-00:00:00|58=x|", TW_EVENT_MESSAGE},
        {"35=B|34=%|43=N|49=CP|52=20260101-00:00:00|56=TW|58=x|", TW_EVENT_MESSAGE},
        {"35=B|34=%|49=CP|52=20260101-00:00:00|56=TW|97=Y|58=x|", TW_EVENT_MESSAGE},
        {"35=B|34=%|34=999|49=CP|52=20260101-00:00:00|56=TW|58=x|", TW_EVENT_MESSAGE},
        {"35=B|34=%|49=CP|49=XX|52=20260101-00:00:00|56=TW|58=x|", TW_EVENT_MESSAGE},
        {"35=B|34=%|49=CP|52=20260101-00:00:00|58=x|56=TW|", TW_EVENT_MESSAGE},
        {"35=B|34=%|52=20260101-00:00:00|56=TW|58=x|49=CP|", TW_EVENT_MESSAGE},
        {"35=B|34=%|49=CP|56=TW|58=x|52=20260101-00:00:00|", TW_EVENT_MESSAGE},
        {"35=B|49=CP|52=20260101-00:00:00|56=TW|58=x|34=%|", TW_EVENT_MESSAGE},
        {"35=B|58=x|34=%|49=CP|52=20260101-00:00:00|56=TW|", TW_EVENT_MESSAGE},
        {"35=B|34=%|49=CP|52=20260101-00:00:00|56=TW|", TW_EVENT_MESSAGE},
        {"35=B|34=%|49=CP|52=20260101-00:00:00|56=TX|58=x|", TW_EVENT_REJECTED},
        {"35=B|34=%|49=CPP|52=20260101-00:00:00|56=TW|58=x|", TW_EVENT_REJECTED},
        {"35=B|34=%|49=CP|52=20260101-00:10:00|56=TW|58=x|", TW_EVENT_REJECTED},
        {"35=B|34=%|49=CP|52=20260101-00:00:00.0x1|56=TW|58=x|", TW_EVENT_REJECTED},
        {"35=B|34=%|49=CP|52=20260101-00:00:0|56=TW|58=x|", TW_EVENT_REJECTED},
        {"35=B|34=x|49=CP|52=20260101-00:00:00|56=TW|58=x|", 0},
        {"35=B|49=CP|52=20260101-00:00:00|56=TW|58=x|", 0},
        {"35=B|34=%|49=CP|56=TW|58=x|", TW_EVENT_REJECTED},
        {"35=B|34=%|90=3|91=a|4|49=CP|52=20260101-00:00:00|56=TW|58=x|", TW_EVENT_MESSAGE},
        {"35=B|34=%|49=CP|52=20260101-00:00:00|56=TW|115=A|116=B|128=C|129=D|142=E|143=F|144=G|145=H|50=I|57=J|212=3|213=<a>|58=x|",
         TW_EVENT_MESSAGE},
    };
    enum { VARIANTS = sizeof variants / sizeof variants[0] };
    uint32_t epoch, delivered = 0;
    for (uint32_t before = 0; before < VARIANTS; before++)
        for (uint32_t i = 0; i < VARIANTS; i++) {
            tw_session *session = logged_on(&epoch);
            const tw_session_event first = give_fields(session, epoch, variants[i].fields, 2);
            assert_int_equal(first.kind, variants[i].kind);
            session = logged_on(&epoch);
            if (give_fields(session, epoch, variants[before].fields, 2).kind != TW_EVENT_MESSAGE)
                break; /* it ends the connection */
            const tw_session_event second = give_fields(session, epoch, variants[i].fields, 3);
            delivered += second.kind == TW_EVENT_MESSAGE;
            assert_int_equal(second.kind, first.kind);
            assert_int_equal(second.why, first.why);
            assert_int_equal(second.reason, first.reason);
            assert_int_equal(second.tag, first.tag);
            assert_int_equal(second.flags, first.flags);
            assert_int_equal(second.seq, first.seq ? first.seq + 1 : 0);
        }
    assert_true(delivered > 100);
}

/* FIX: the standard header, all versions together. The others are of the body. */
static void what_belongs_to_a_header(void **state)
{
    (void)state;
    static const uint32_t own[] = {8, 9, 34, 35, 43, 49, 52, 56, 97, 122, 369}; /* the session's to write */
    static const uint32_t free_ones[] = {50,  57,  90,  91,  115, 116, 128, 129, 142,  143,  144, 145,
                                         212, 213, 347, 370, 627, 628, 629, 630, 1128, 1129, 1156};
    uint32_t epoch, accepted = 0;
    tw_session *session = logged_on(&epoch);
    for (uint32_t tag = 1; tag < 2000; tag++) {
        char header[32], body[32];
        uint64_t seq;
        const uint8_t *bytes;
        tw_session_message message = {.size = sizeof message, .type = "B", .type_length = 1, .header = header, .body = body};
        message.header_length = (uint32_t)snprintf(header, sizeof header, "%u=1\001", tag);
        message.body_length = (uint32_t)snprintf(body, sizeof body, "58=x\001");
        int mine = 0, other = 0;
        for (uint32_t i = 0; i < sizeof own / sizeof own[0]; i++)
            mine |= own[i] == tag;
        for (uint32_t i = 0; i < sizeof free_ones / sizeof free_ones[0]; i++)
            other |= free_ones[i] == tag;
        if (tag == 90 || tag == 212) /* lengths: of the data that would have to follow */
            continue;
        assert_int_equal(tw_session_send(session, &now, &message, &seq, NULL), other ? TW_OK : TW_E_BUILD_TAG);
        accepted += other != 0;
        message.header_length = 0;
        message.body_length = (uint32_t)snprintf(body, sizeof body, "%u=x\001", tag);
        assert_int_equal(tw_session_send(session, &now, &message, &seq, NULL), mine || other || tag == 10 ? TW_E_BUILD_TAG : TW_OK);
        assert_int_equal(tw_session_sent(session, &now, tw_session_output(session, &bytes)), TW_OK);
    }
    assert_int_equal(accepted, sizeof free_ones / sizeof free_ones[0] - 2);
}

/* With BodyLength and CheckSum right: what breaks syntax behind 35 leaves nothing to be known of the message, what does so later is a fault of its fields. */
static void where_syntax_breaks(void **state)
{
    (void)state;
    uint32_t epoch;
    tw_session *session = logged_on(&epoch);
    assert_int_equal(give_fields(session, epoch, "35=B|=5|34=%|49=CP|52=20260101-00:00:00|56=TW|", 2).kind, TW_EVENT_GARBLED);
    assert_int_equal(give_fields(session, epoch, "35=B|34=%|49=CP|52=20260101-00:00:00|56=TW|=5|", 2).kind, TW_EVENT_REJECTED);
}

static void the_fields_of_a_message_can_be_read(void **state)
{
    (void)state;
    uint32_t epoch, at;
    tw_session *session = logged_on(&epoch);
    tw_frame frame;
    (void)give_fields(session, epoch, "35=B|34=%|49=CP|52=20260101-00:00:00|56=TW|58=hello|", 2);
    const tw_index *index = tw_session_index(session);
    const uint32_t field = tw_index_find(index, 58, 0);
    assert_int_equal(tw_index_text(index, field, &at), 5);
    assert_int_equal(index->fields, 9);
    assert_int_equal(tw_session_receive(session, &now, epoch, "garbage", 7, &frame, NULL), TW_OK);
    assert_int_equal(index->fields, 0);
    assert_null(tw_session_index(NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_header_is_read_as_if_it_were_the_first),
        cmocka_unit_test(what_belongs_to_a_header),
        cmocka_unit_test(where_syntax_breaks),
        cmocka_unit_test(the_fields_of_a_message_can_be_read),
        cmocka_unit_test(null_arguments),
        cmocka_unit_test(malformed_sends),
        cmocka_unit_test(full_events),
        cmocka_unit_test(output_in_pieces),
        cmocka_unit_test(full_output),
        cmocka_unit_test(no_allocation),
        cmocka_unit_test(refresh),
        cmocka_unit_test(owed),
        cmocka_unit_test(long_replay),
        cmocka_unit_test(names),
        cmocka_unit_test(route_room),
    };
    const int failed = cmocka_run_group_tests_name("session_calls", tests, NULL, NULL);
    fake_store_free(&store);
    return failed;
}
