/* SPDX-License-Identifier: Apache-2.0 */
/* Sends by a template: the bytes are those of tw_session_send, whatever the time; what may not go out that way is refused, what has to wait is queued. */
#define _GNU_SOURCE /* memmem */
#include "fake_store.h"
#include "support.h"

#include <tagwire/unstable/session.h>

#include <stdio.h>

static fake_store store;
static tw_now now;
static _Alignas(64) uint8_t memory[1 << 20];
static _Alignas(64) char image[1 << 14];
static tw_session *session;
static uint32_t epoch;

#define BEGIN_UTC_NS INT64_C(1767225599123456789) /* 2025-12-31 23:59:59: the next second is in another year */
#define HEADER "8=FIX.4.4 34:int 49=TW 52:time3 56=CP "

static const tw_template *template_of(const char *text)
{
    const tw_template *made = NULL;
    tw_error error = {0};
    uint32_t size = sizeof image;
    if (tw_template_compile(text, (uint32_t)strlen(text), NULL, image, &size, &made, &error) != TW_OK)
        fail_msg("%s: %s", text, error.text);
    return made;
}

static tw_session_options options_of(const char *begin)
{
    return (tw_session_options){.size = sizeof(tw_session_options),
                                .role = TW_SESSION_ACCEPTOR,
                                .begin_string = begin,
                                .sender_comp_id = "TW",
                                .target_comp_id = "CP",
                                .store = (tw_store *)(void *)&store};
}

static void begin(const tw_session_options *options)
{
    now = (tw_now){1000000000, BEGIN_UTC_NS};
    fake_store_free(&store);
    (void)fake_store_init(&store);
    assert_int_equal(tw_session_init(memory, sizeof memory, options, &now, &session, NULL), TW_OK);
    assert_int_equal(tw_session_connect(session, &now, &epoch, NULL), TW_OK);
}

static void drop_output(void)
{
    const uint8_t *bytes;
    tw_session_event event;
    assert_int_equal(tw_session_sent(session, &now, tw_session_output(session, &bytes)), TW_OK);
    while (tw_session_events(session, &event, 1))
        ;
}

/* A message of the peer; '|' stands for SOH. */
static void give(const char *begin_string, const char *fields)
{
    char body[400], frame_bytes[512];
    uint32_t sum = 0;
    tw_frame frame;
    (void)snprintf(body, sizeof body, "%s", fields);
    int length = snprintf(frame_bytes, sizeof frame_bytes, "8=%s|9=%zu|%s", begin_string, strlen(body), body);
    for (int i = 0; i < length; i++) {
        frame_bytes[i] = frame_bytes[i] == '|' ? 1 : frame_bytes[i];
        sum += (uint8_t)frame_bytes[i];
    }
    length += snprintf(frame_bytes + length, sizeof frame_bytes - (size_t)length, "10=%03u\001", sum % 256);
    assert_int_equal(tw_session_receive(session, &now, epoch, frame_bytes, (uint32_t)length, &frame, NULL), TW_OK);
}

static void log_on(const char *begin_string, const char *more)
{
    char fields[200];
    (void)snprintf(fields, sizeof fields, "35=A|34=1|49=CP|52=20251231-23:59:59|56=TW|98=0|108=30|%s", more);
    give(begin_string, fields);
    drop_output();
}

static tw_status write_row(const tw_session_form *form, tw_slot *slots, uint32_t count, const char *input, uint64_t *seq,
                           tw_error *error)
{
    const tw_session_row row = {.size = sizeof row,
                                .form = form,
                                .slots = slots,
                                .slots_count = count,
                                .input = input,
                                .input_length = input ? (uint32_t)strlen(input) : 0,
                                .id = 77};
    return tw_session_write(session, &now, &row, seq, error);
}

/* One message by fields and one by the template, at the same moment: the same but for number and CheckSum. */
static void compare_both(const tw_session_form *form, const char *body, const char *input, tw_slot *slots, uint32_t count)
{
    uint8_t sent[4096];
    const uint8_t *bytes;
    uint64_t seq = 0, next = 0;
    const tw_session_message message = {
        .size = sizeof message, .type = "B", .type_length = 1, .body = body, .body_length = (uint32_t)strlen(body)};
    assert_int_equal(tw_session_send(session, &now, &message, &seq, NULL), TW_OK);
    const uint32_t length = tw_session_output(session, &bytes);
    memcpy(sent, bytes, length);
    drop_output();
    tw_session_info info;
    tw_session_describe(session, &info);
    assert_int_equal(write_row(form, slots, count, input, &next, NULL), TW_OK);
    assert_int_equal(next, seq + 1);
    assert_int_equal(tw_session_output(session, &bytes), length);
    /* 34 has as many digits, its last one is other */
    const uint8_t *at = memmem(sent, length, "\00134=", 4);
    const uint32_t digit = (uint32_t)((const uint8_t *)memchr(at + 1, 1, length) - sent) - 1;
    assert_memory_equal(bytes, sent, digit);
    assert_int_equal(bytes[digit], sent[digit] + 1);
    assert_memory_equal(bytes + digit + 1, sent + digit + 1, length - digit - 1 - 7);
    tw_frame frame;
    assert_int_equal(tw_frame_next(bytes, length, 0, &frame, NULL), TW_OK);
    assert_int_equal(store.messages[store.count - 1].seq, next);
    assert_int_equal(store.messages[store.count - 1].length, length);
    assert_memory_equal(store.messages[store.count - 1].bytes, bytes, length);
    drop_output();
}

static void the_bytes_are_those_of_a_send(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint32_t timestamp;
    } forms[] = {{"B{" HEADER "58:text}", 0},
                 {"B{8=FIX.4.4 34:int 49=TW 52:time 56=CP 58:text}", TW_SESSION_SECONDS},
                 {"B{8=FIX.4.4 34:int 49=TW 52:time 56=CP 58:text}", TW_SESSION_MILLIS},
                 {"B{8=FIX.4.4 34:int 49=TW 52:time6 56=CP 58:text}", TW_SESSION_MICROS},
                 {"B{8=FIX.4.4 34:int 49=TW 52:time 56=CP 58:text}", TW_SESSION_NANOS},
                 {"B{8=FIX.4.4 34:int 49=TW 52:time9 56=CP 58:text}", TW_SESSION_NANOS}};
    static const int64_t steps[] = {0,          1,           999,           1000,     999000,      1000000,        876543210,
                                    1000000000, 59000000000, 3600000000000, -1000000, -3000000000, 86400000000000, 1};
    char body[3000] = "58=", *value = body + 3;
    for (uint32_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        tw_session_options options = options_of("FIX.4.4");
        options.timestamp = forms[i].timestamp;
        begin(&options);
        log_on("FIX.4.4", "");
        tw_session_form form;
        assert_int_equal(tw_session_form_init(session, template_of(forms[i].text), 0, &form, NULL), TW_OK);
        /* even numbers by fields, odd ones by the template: all of one digit less than the last of them would be two */
        for (uint32_t step = 0; step < sizeof steps / sizeof steps[0]; step++) {
            static const uint32_t lengths[] = {1, 20, 47, 48, 300, 900, 960, 2000};
            const uint32_t length = lengths[step % 8];
            assert_int_equal(tw_session_disconnect(session, &now, NULL), TW_OK);
            assert_int_equal(tw_session_closed(session, &now, epoch, NULL), TW_OK);
            now.utc_ns += steps[step];
            assert_int_equal(tw_session_set_next(session, &now, 1001 + 10 * step, 1, NULL), TW_OK);
            drop_output();
            const int64_t moment = now.utc_ns;
            now.utc_ns = BEGIN_UTC_NS;
            assert_int_equal(tw_session_connect(session, &now, &epoch, NULL), TW_OK);
            log_on("FIX.4.4", "");
            now.utc_ns = moment;
            memset(value, 'x', length);
            memcpy(value + length, "\001", 2);
            tw_slot slots[3] = {{0}, {0}, {.offset = 0, .length = (uint16_t)length, .state = TW_SLOT_OK}};
            compare_both(&form, body, value, slots, 3);
        }
    }
}

static void last_processed_and_identity(void **state)
{
    (void)state;
    tw_session_options options = options_of("FIX.4.4");
    options.flags = TW_SESSION_LAST_PROCESSED;
    options.sender_sub_id = "S";
    options.target_location_id = "L";
    begin(&options);
    log_on("FIX.4.4", "");
    tw_session_form form;
    const tw_template *made = template_of("B{8=FIX.4.4 34:int 49=TW 50=S 52:time3 56=CP 57=T 115=X 143=L 369:int 58:text}");
    assert_int_equal(tw_session_form_init(session, made, 0, &form, NULL), TW_OK);
    assert_int_equal(form.processed, 2);
    tw_slot slots[4] = {{0}, {0}, {0}, {.length = 2, .state = TW_SLOT_OK}};
    uint64_t seq = 0;
    const uint8_t *bytes;
    assert_int_equal(write_row(&form, slots, 4, "hi", &seq, NULL), TW_OK);
    assert_int_equal(seq, 2);
    const uint32_t length = tw_session_output(session, &bytes);
    static const char expected[] =
        "\00135=B\00134=2\00149=TW\00150=S\00152=20251231-23:59:59.123\00156=CP\00157=T\001115=X\001143=L\001369=1\00158=hi\001";
    assert_non_null(memmem(bytes, length, expected, sizeof expected - 1));
}

static void headers_that_are_not_the_sessions(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint32_t tag;
    } wrong[] = {
        {"B{8=FIX.4.2 34:int 49=TW 52:time3 56=CP 58:text}", 8},
        {"B{8=FIX.4.4 34:int 52:time3 56=CP 58:text}", 49},
        {"B{8=FIX.4.4 34:int 49=TX 52:time3 56=CP 58:text}", 49},
        {"B{8=FIX.4.4 34:int 49:text 52:time3 56=CP 58:text}", 49},
        {"B{8=FIX.4.4 34:int 49=TW 52:time3 58:text}", 56},
        {"B{8=FIX.4.4 34:int 49=TW 52:time3 56=C 58:text}", 56},
        {"B{8=FIX.4.4 49=TW 52:time3 56=CP 58:text}", 34},
        {"B{8=FIX.4.4 34=1 49=TW 52:time3 56=CP 58:text}", 34},
        {"B{8=FIX.4.4 34:text 49=TW 52:time3 56=CP 58:text}", 34},
        {"B{8=FIX.4.4 34:int 49=TW 56=CP 58:text}", 52},
        {"B{8=FIX.4.4 34:int 49=TW 52:text 56=CP 58:text}", 52},
        {"B{8=FIX.4.4 34:int 43:bool 49=TW 52:time3 56=CP 58:text}", 43},
        {"B{8=FIX.4.4 34:int 49=TW 52:time3 56=CP 97:bool 58:text}", 97},
        {"B{8=FIX.4.4 34:int 49=TW 52:time3 56=CP 122:time3 58:text}", 122},
        {"B{8=FIX.4.4 34:int 49=TW 52:time3 56=CP 369:int 58:text}", 369},
        {"B{8=FIX.4.4 34:int 49=TW 52:time3 58:text 56=CP}", 56},
        {"B{8=FIX.4.4 34:int 49=TW 52:time3 56=CP 58:text 115:text}", 115},
    };
    tw_session_options options = options_of("FIX.4.4");
    tw_session_form form;
    tw_error error;
    begin(&options);
    for (uint32_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_equal(tw_session_form_init(session, template_of(wrong[i].text), 0, &form, &error), TW_E_BUILD_TAG);
        assert_int_equal(error.tag, wrong[i].tag);
    }
    const tw_template *made = template_of("B{" HEADER "58:text}");
    assert_int_equal(tw_session_form_init(session, made, 0, &form, &error), TW_OK);
    assert_int_equal(tw_session_form_init(session, made, 1, &form, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(tw_session_form_init(NULL, made, 0, &form, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_form_init(session, NULL, 0, &form, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_form_init(session, made, 0, NULL, NULL), TW_E_ARGUMENT);
    options.flags = TW_SESSION_LAST_PROCESSED;
    begin(&options);
    assert_int_equal(tw_session_form_init(session, made, 0, &form, &error), TW_E_BUILD_TAG);
    assert_int_equal(error.tag, 369);
    made = template_of("B{8=FIX.4.4 34:int 49=TW 52:time3 56=CP 369:text 58:text}");
    assert_int_equal(tw_session_form_init(session, made, 0, &form, &error), TW_E_BUILD_TAG);
    options.flags = 0;
    options.sender_sub_id = "S";
    begin(&options);
    assert_int_equal(tw_session_form_init(session, template_of("B{" HEADER "58:text}"), 0, &form, &error), TW_E_BUILD_TAG);
    assert_int_equal(error.tag, 50);
}

/* All of an identity, each part wrong in turn; and what is in groups is not of the header's order. */
static void each_part_of_an_identity(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint32_t tag;
    } forms[] = {
        {"B{8=FIX.4.4 34:int 49=TW 50=S 52:time3 56=CP 57=T 142=M 143=L 58:text}", 0},
        {"B{8=FIX.4.4 143=L 142=M 57=T 56=CP 52:time3 50=S 49=TW 34:int 58:text}", 0},
        {"B{8=FIX.4.4 34:int 49=TW 50=X 52:time3 56=CP 57=T 142=M 143=L 58:text}", 50},
        {"B{8=FIX.4.4 34:int 49=TW 50=S 52:time3 56=CP 57=X 142=M 143=L 58:text}", 57},
        {"B{8=FIX.4.4 34:int 49=TW 50=S 52:time3 56=CP 57=T 142=X 143=L 58:text}", 142},
        {"B{8=FIX.4.4 34:int 49=TW 50=S 52:time3 56=CP 57=T 142=M 143=X 58:text}", 143},
        {"B{8=FIX.4.4 34:int 49=TW 50=S 52:time3 56=CP 57=T 142=M 58:text}", 143},
        {"B{8=FIX.4.4 34:int 49=TW 50=S 52:time3 56=CP 57=T 142=M 143=L 627{628:text! 9001:text} 1128:text 58:text}", 0},
        {"B{8=FIX.4.4 34:int 49=TW 50=S 52:time3 56=CP 57=T 142=M 143=L 33{58:text! 115:text} 354:text}", 0},
    };
    tw_session_options options = options_of("FIX.4.4");
    options.sender_sub_id = "S";
    options.sender_location_id = "M";
    options.target_sub_id = "T";
    options.target_location_id = "L";
    begin(&options);
    for (uint32_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        tw_session_form form;
        tw_error error = {0};
        const tw_status status = tw_session_form_init(session, template_of(forms[i].text), 0, &form, &error);
        assert_int_equal(status, forms[i].tag ? TW_E_BUILD_TAG : TW_OK);
        assert_int_equal(error.tag, forms[i].tag);
    }
}

/* The moment is that of the call. */
static void the_time_is_the_calls(void **state)
{
    (void)state;
    tw_session_options options = options_of("FIX.4.4");
    tw_session_form form;
    uint64_t seq;
    const uint8_t *bytes;
    begin(&options);
    log_on("FIX.4.4", "");
    assert_int_equal(tw_session_form_init(session, template_of("B{" HEADER "58:text}"), 0, &form, NULL), TW_OK);
    tw_slot slots[3] = {{0}, {0}, {.length = 2, .state = TW_SLOT_OK}};
    now.utc_ns += 7000000;
    assert_int_equal(write_row(&form, slots, 3, "hi", &seq, NULL), TW_OK);
    uint32_t length = tw_session_output(session, &bytes);
    assert_non_null(memmem(bytes, length, "\00152=20251231-23:59:59.130\001", 26));
    drop_output();
    now.utc_ns += 1000000000;
    assert_int_equal(write_row(&form, slots, 3, "hi", &seq, NULL), TW_OK);
    length = tw_session_output(session, &bytes);
    assert_non_null(memmem(bytes, length, "\00152=20260101-00:00:00.130\001", 26));
    drop_output();
    assert_int_equal(
        tw_session_form_init(session, template_of("B{8=FIX.4.4 56=CP 52:time3 115:text 34:int 49=TW 58:text}"), 0, &form, NULL),
        TW_OK);
    tw_slot turned[4] = {{0}, {.length = 2, .state = TW_SLOT_OK}, {0}, {.length = 2, .state = TW_SLOT_OK}};
    assert_int_equal(write_row(&form, turned, 4, "hi", &seq, NULL), TW_OK);
    length = tw_session_output(session, &bytes);
    static const char expected[] = "\00135=B\00156=CP\00152=20260101-00:00:00.130\001115=hi\00134=4\00149=TW\00158=hi\001";
    assert_non_null(memmem(bytes, length, expected, sizeof expected - 1));
}

static uint64_t next_out(void)
{
    tw_session_info info;
    assert_int_equal(tw_session_describe(session, &info), TW_OK);
    return info.next_out;
}

static void no_number_is_taken_after_an_error(void **state)
{
    (void)state;
    tw_session_options options = options_of("FIX.4.4");
    tw_session_form form;
    tw_error error;
    uint64_t seq = 9;
    begin(&options);
    log_on("FIX.4.4", "383=200|");
    assert_int_equal(tw_session_form_init(session, template_of("B{" HEADER "58:text! 38:int}"), 0, &form, NULL), TW_OK);
    tw_slot slots[4] = {{0}};
    char text[600];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = 0;
    assert_int_equal(write_row(&form, slots, 4, "hi", &seq, &error), TW_E_PLAN_MISSING);
    assert_int_equal(error.tag, 58);
    assert_int_equal(seq, 0);
    slots[2] = (tw_slot){.length = 500, .state = TW_SLOT_OK};
    assert_int_equal(write_row(&form, slots, 4, text, &seq, &error), TW_E_BUILD_SIZE); /* 383 */
    assert_int_equal(error.status, TW_E_BUILD_SIZE);
    slots[2].length = 2;
    slots[3] = (tw_slot){.state = TW_SLOT_FORMAT};
    assert_int_equal(write_row(&form, slots, 4, "hi", &seq, &error), TW_E_PLAN_SLOT);
    slots[3] = (tw_slot){0};
    store.failing = TW_E_STORE_FULL;
    assert_int_equal(write_row(&form, slots, 4, "hi", &seq, &error), TW_E_STORE_FULL);
    assert_int_equal(seq, 0);
    store.failing = TW_OK;
    assert_int_equal(write_row(&form, slots, 3, "hi", &seq, &error), TW_E_ARGUMENT); /* fewer slots than the message has */
    assert_int_equal(error.tag, 0);
    assert_int_equal(error.offset, 0);
    assert_int_equal(write_row(NULL, slots, 4, "hi", &seq, &error), TW_E_ARGUMENT);
    assert_int_equal(write_row(&form, NULL, 4, "hi", &seq, &error), TW_E_ARGUMENT);
    tw_session_row row = {
        .size = sizeof row - 1, .form = &form, .slots = slots, .slots_count = 4, .input = "hi", .input_length = 2};
    assert_int_equal(tw_session_write(session, &now, &row, &seq, NULL), TW_E_ARGUMENT);
    row.size++;
    row.slot = 5;
    assert_int_equal(tw_session_write(session, &now, &row, &seq, NULL), TW_E_ARGUMENT);
    row.slot = 1;
    assert_int_equal(tw_session_write(session, &now, &row, &seq, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_write(session, &now, NULL, &seq, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_write(session, NULL, &row, &seq, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_write(session, &now, &row, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_session_write(NULL, &now, &row, &seq, NULL), TW_E_ARGUMENT);
    assert_int_equal(next_out(), 2);
    assert_int_equal(store.count, 0);
    const uint8_t *bytes;
    assert_int_equal(tw_session_output(session, &bytes), 0);
    assert_int_equal(write_row(&form, slots, 4, "hi", &seq, &error), TW_OK);
    assert_int_equal(seq, 2);
}

static void the_last_number_and_full_output(void **state)
{
    (void)state;
    tw_session_options options = options_of("FIX.4.4");
    tw_session_form form;
    uint64_t seq = 9;
    options.output_size = 16384;
    options.send_rate = 0;
    begin(&options);
    log_on("FIX.4.4", "");
    assert_int_equal(tw_session_form_init(session, template_of("B{" HEADER "58:text}"), 0, &form, NULL), TW_OK);
    static char text[9000];
    memset(text, 'x', sizeof text - 1);
    tw_slot slots[3] = {{0}, {0}, {.length = 8100, .state = TW_SLOT_OK}};
    assert_int_equal(write_row(&form, slots, 3, text, &seq, NULL), TW_OK); /* nearly all that is not kept free */
    assert_int_equal(write_row(&form, slots, 3, text, &seq, NULL), TW_E_BUILD_ROOM);
    slots[2].length = 10;
    assert_int_equal(write_row(&form, slots, 3, text, &seq, NULL), TW_E_BUILD_ROOM);
    drop_output();
    assert_int_equal(write_row(&form, slots, 3, text, &seq, NULL), TW_OK);
    assert_int_equal(seq, 3);
    slots[2].length = 8200;
    drop_output();
    assert_int_equal(write_row(&form, slots, 3, text, &seq, NULL), TW_E_BUILD_ROOM); /* larger than output ever is */
    assert_int_equal(tw_session_disconnect(session, &now, NULL), TW_OK);
    assert_int_equal(tw_session_closed(session, &now, epoch, NULL), TW_OK);
    assert_int_equal(tw_session_set_next(session, &now, INT64_MAX - 1, 1, NULL), TW_OK);
    assert_int_equal(tw_session_connect(session, &now, &epoch, NULL), TW_OK);
    log_on("FIX.4.4", "");
    slots[2].length = 10;
    tw_error error;
    assert_int_equal(write_row(&form, slots, 3, text, &seq, &error), TW_E_VALUE_OVERFLOW);
    assert_int_equal(error.tag, 34);
    assert_int_equal(error.offset, 0);
}

/* Before the Logon; then it goes out with its own number and the application's header fields. */
static void what_has_to_wait_is_queued(void **state)
{
    (void)state;
    tw_session_options options = options_of("FIX.4.4");
    tw_session_form form;
    uint64_t seq = 9;
    const uint8_t *bytes;
    tw_session_event events[8];
    begin(&options);
    const tw_template *made = template_of("B{8=FIX.4.4 49=TW 56=CP 34:int 52:time3 115=X 128:text 58:text 355:data}");
    if (tw_session_form_init(session, made, 0, &form, NULL) != TW_OK)
        fail_msg("form");
    tw_slot slots[5] = {{0}, {0}, {.length = 3, .state = TW_SLOT_OK}, {.offset = 3, .length = 5, .state = TW_SLOT_OK}, {0}};
    assert_int_equal(write_row(&form, slots, form.slots, "BOBhello", &seq, NULL), TW_OK);
    assert_int_equal(seq, 0);
    assert_int_equal(next_out(), 1);
    assert_int_equal(tw_session_output(session, &bytes), 0);
    give("FIX.4.4", "35=A|34=1|49=CP|52=20251231-23:59:59|56=TW|98=0|108=30|");
    const uint32_t count = tw_session_events(session, events, 8);
    assert_int_equal(events[count - 1].kind, TW_EVENT_SENT);
    assert_int_equal(events[count - 1].other, 77);
    assert_int_equal(events[count - 1].seq, 2);
    const uint32_t length = tw_session_output(session, &bytes);
    static const char expected[] =
        "\00135=B\00134=2\00149=TW\00152=20251231-23:59:59.123\00156=CP\001115=X\001128=BOB\00158=hello\001";
    assert_non_null(memmem(bytes, length, expected, sizeof expected - 1));
    options.flags = TW_SESSION_REFUSE_OFFLINE;
    begin(&options);
    assert_int_equal(write_row(&form, slots, form.slots, "BOBhello", &seq, NULL), TW_E_STATE);
    options.flags = 0;
    options.queue_size = 60;
    begin(&options);
    assert_int_equal(write_row(&form, slots, form.slots, "BOBhello", &seq, NULL), TW_OK);
    assert_int_equal(write_row(&form, slots, form.slots, "BOBhello", &seq, NULL), TW_E_BUILD_ROOM);
    slots[3].state = TW_SLOT_FORMAT;
    assert_int_equal(write_row(&form, slots, form.slots, "BOBhello", &seq, NULL), TW_E_PLAN_SLOT);
}

static void the_rate_counts_these_sends_too(void **state)
{
    (void)state;
    tw_session_options options = options_of("FIX.4.4");
    tw_session_form form;
    uint64_t seq = 9;
    options.send_rate = 10;
    begin(&options);
    log_on("FIX.4.4", "");
    assert_int_equal(tw_session_form_init(session, template_of("B{" HEADER "58:text}"), 0, &form, NULL), TW_OK);
    tw_slot slots[3] = {{0}, {0}, {.length = 2, .state = TW_SLOT_OK}};
    assert_int_equal(write_row(&form, slots, 3, "hi", &seq, NULL), TW_OK);
    assert_int_equal(seq, 2);
    assert_int_equal(write_row(&form, slots, 3, "hi", &seq, NULL), TW_OK);
    assert_int_equal(seq, 0);
    now.mono_ns += 100000000;
    assert_int_equal(tw_session_advance(session, &now, NULL), TW_OK);
    assert_int_equal(next_out(), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_bytes_are_those_of_a_send),
        cmocka_unit_test(last_processed_and_identity),
        cmocka_unit_test(headers_that_are_not_the_sessions),
        cmocka_unit_test(each_part_of_an_identity),
        cmocka_unit_test(the_time_is_the_calls),
        cmocka_unit_test(no_number_is_taken_after_an_error),
        cmocka_unit_test(the_last_number_and_full_output),
        cmocka_unit_test(what_has_to_wait_is_queued),
        cmocka_unit_test(the_rate_counts_these_sends_too),
    };
    return cmocka_run_group_tests_name("session_write", tests, NULL, NULL);
}
