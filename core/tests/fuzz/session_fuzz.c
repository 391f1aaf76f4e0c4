/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A session and hostile input. The first byte chooses role, version and settings; then come instructions of a byte each, with what they need behind them: raw
 * bytes, whole messages with any fields in a right frame, sends, commands, time. Output is always whole messages with ascending new numbers.
 */
#include "fake_store.h"

#include <tagwire/build.h>
#include <tagwire/unstable/session.h>
#include <tagwire/validate.h>

#include <stdlib.h>

typedef struct feed {
    const uint8_t *at, *end;
} feed;

static uint8_t byte(feed *from)
{
    return from->at < from->end ? *from->at++ : 0;
}

static fake_store store;
static tw_now now;
static uint64_t next_out;

static void must(int so)
{
    if (!so)
        abort();
}

static void check_output(tw_session *session)
{
    const uint8_t *bytes;
    for (uint32_t length; (length = tw_session_output(session, &bytes)) > 0;) {
        tw_frame frame;
        must(tw_frame_next(bytes, length, 0, &frame, NULL) == TW_OK);
        must(tw_session_sent(session, &now, frame.length) == TW_OK);
    }
}

static void settle(tw_session *session)
{
    tw_session_event event;
    tw_session_info info;
    while (tw_session_events(session, &event, 1)) {
        must(tw_session_event_name(event.kind)[0] != 0);
        if (event.kind == TW_EVENT_RESET)
            next_out = 0;
        if (event.kind == TW_EVENT_MESSAGE && event.seq % 3)
            tw_session_acknowledge(session, &now, event.epoch, event.seq, NULL);
    }
    check_output(session);
    must(tw_session_describe(session, &info) == TW_OK);
    must(info.next_out >= next_out); /* but for a reset, which an event tells */
    must(info.acknowledged < info.next_in);
    next_out = info.next_out;
}

/* A message in a right frame: its type, then fields, each a tag's number and a value from tables or the input. */
static uint32_t message(feed *from, const char *begin, uint64_t seq, uint8_t *out, uint32_t room)
{
    static const char *const types[] = {"0", "1", "2", "3", "4", "5", "A", "B", "D", "ZZ"};
    static const uint32_t tags[] = {7,   16,  36,  43,  45,  49,  52,  56,  58,   97,   98,   108, 112,
                                    115, 122, 123, 141, 148, 369, 464, 789, 1128, 1137, 1409, 4999};
    static const char *const values[] = {
        "Y", "N", "0", "1", "2", "3", "30", "999999", "CP", "TW", "20260101-00:00:00", "9223372036854775807", "-1", "x", "7", "9"};
    static const char terms[] = "98=0\001108=30\0011137=9\001";
    tw_header header;
    tw_build build;
    uint32_t offset, length;
    const char *type = types[byte(from) % 10];
    tw_header_init(&header, begin, (uint32_t)strlen(begin), type, (uint32_t)strlen(type), NULL);
    tw_build_begin(&build, out, room, &header);
    const uint8_t shape = byte(from);
    if (shape & 15)
        tw_build_uint(&build, 34, shape & 0x80 ? byte(from) : seq + (shape >> 4 & 3));
    if ((shape & 15) > 1)
        tw_build_text(&build, 49, "CP", 2);
    if ((shape & 15) > 2)
        tw_build_time(&build, 52, now.utc_ns / 1000000 * 1000000, 3);
    if ((shape & 15) > 3)
        tw_build_text(&build, 56, "TW", 2);
    if (*type == 'A' && (shape & 15) > 4)
        tw_build_raw(&build, terms, (uint32_t)sizeof terms - 1);
    for (uint32_t fields = byte(from) % 8; fields; fields--) {
        const char *value = values[byte(from) % 16];
        tw_build_text(&build, tags[byte(from) % 25], value, (uint32_t)strlen(value));
    }
    must(tw_build_end(&build, &offset, &length, NULL) == TW_OK);
    memmove(out, out + offset, length);
    return length;
}

static void receive(tw_session *session, uint32_t epoch, const uint8_t *bytes, uint32_t length)
{
    tw_frame frame;
    while (length) {
        uint8_t *exact = malloc(length); /* so that a sanitizer sees a read beyond it */
        must(exact != NULL);
        memcpy(exact, bytes, length);
        const tw_status status = tw_session_receive(session, &now, epoch, exact, length, &frame, NULL);
        free(exact);
        if (status != TW_OK)
            return;
        must(frame.length > 0 && frame.length <= length);
        bytes += frame.length;
        length -= frame.length;
        settle(session);
    }
}

static void step(tw_session *session, feed *from, const char *begin, uint32_t *epoch)
{
    uint8_t bytes[1024];
    uint64_t seq;
    tw_session_info info;
    tw_session_describe(session, &info);
    const uint8_t what = byte(from);
    switch (what % 16) {
    case 0: (void)tw_session_connect(session, &now, epoch, NULL); break;
    case 1: (void)tw_session_closed(session, &now, *epoch, NULL); break;
    case 2: {
        const uint32_t length = byte(from) % 64u, most = (uint32_t)(from->end - from->at);
        receive(session, *epoch, from->at, length < most ? length : most);
        break;
    }
    case 3: {
        const int64_t ns = (int64_t)byte(from) * 500000000;
        now.mono_ns += ns;
        now.utc_ns += ns;
        must(tw_session_advance(session, &now, NULL) == TW_OK);
        break;
    }
    case 4: {
        const tw_session_message send = {.size = sizeof send, .type = "B", .type_length = 1, .body = "148=x\001", .body_length = 6};
        (void)tw_session_send(session, &now, &send, &seq, NULL);
        break;
    }
    case 5: (void)tw_session_logout(session, &now, what & 16 ? "bye" : NULL, NULL); break;
    case 6: (void)tw_session_reset(session, &now, NULL); break;
    case 7: (void)tw_session_accept(session, &now, NULL); break;
    case 8: (void)tw_session_refuse(session, &now, "no", NULL); break;
    case 9: (void)tw_session_test(session, &now, NULL); break;
    default: receive(session, *epoch, bytes, message(from, begin, info.next_in, bytes, sizeof bytes));
    }
    settle(session);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const begins[] = {"FIX.4.0", "FIX.4.2", "FIX.4.4", "FIXT.1.1"};
    static const uint32_t flags[] = {0,
                                     TW_SESSION_ASK,
                                     TW_SESSION_NEXT_EXPECTED,
                                     TW_SESSION_LAST_PROCESSED,
                                     TW_SESSION_SETTLE,
                                     TW_SESSION_RESET_ON_LOGON,
                                     TW_SESSION_GARBLED_REJECT,
                                     TW_SESSION_REDUNDANT_REQUESTS | TW_SESSION_RESET_UNASKED | TW_SESSION_ANY_TIME};
    feed from = {data, data + size};
    const uint8_t first = byte(&from), second = byte(&from);
    const uint32_t version = first >> 1 & 3;
    const tw_dict *dict = tw_dict_builtin(version == 3 ? "FIX.5.0SP2" : begins[version], version == 3 ? 10 : 7);
    tw_session *session = NULL;
    uint32_t length = 0, epoch = 0;
    now = (tw_now){1000000000, INT64_C(1767225600000000000)};
    next_out = 0;
    const tw_session_options options = {.size = sizeof options,
                                        .role = first & 1 ? TW_SESSION_ACCEPTOR : TW_SESSION_INITIATOR,
                                        .begin_string = begins[version],
                                        .appl_ver_id = version == 3 ? "9" : NULL,
                                        .sender_comp_id = "TW",
                                        .target_comp_id = "CP",
                                        .store = fake_store_init(&store),
                                        .dicts = &dict,
                                        .dict_count = first >> 3 & 1,
                                        .flags = flags[second & 7],
                                        .heartbeat_s = 30,
                                        .resend_chunk = second >> 3 & 3,
                                        .resend_rate = second & 32 ? 5 : 0,
                                        .send_rate = second & 64 ? 5 : 0,
                                        .fields_max = 64,
                                        .length_max = 4096,
                                        .output_size = 16384,
                                        .queue_size = 1024};
    must(tw_session_size(&options, &length) == TW_OK);
    void *memory = aligned_alloc(64, length);
    must(memory && tw_session_init(memory, length, &options, &now, &session, NULL) == TW_OK);
    while (from.at < from.end)
        step(session, &from, begins[version], &epoch);
    must(store.number_twice == 0);
    free(memory);
    fake_store_free(&store);
    return 0;
}
