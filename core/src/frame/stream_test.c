/* SPDX-License-Identifier: Apache-2.0 */
/* tw_frame_next over streams: the same events under any split, resynchronisation, bounded work. */
#include "compare.h"
#include "inputs.h"

#include <string.h>

enum { EVENTS_MAX = 4096, SPLITS_MAX = 4096 };

typedef struct event {
    tw_status status; /* TW_OK, the first reason of garbled bytes, or TW_MORE for what is left at the end */
    uint32_t offset, length;
} event;

typedef struct events {
    uint32_t count, calls;
    event list[EVENTS_MAX];
} events;

static uint64_t rng = 4242;

/* Garbled pieces that touch are one fault with the first one's reason. */
static void add(events *to, tw_status status, uint32_t offset, uint32_t length)
{
    event *last = to->count ? &to->list[to->count - 1] : NULL;
    if (last && last->status < 0 && status < 0) {
        last->length += length;
        return;
    }
    assert_true(to->count < EVENTS_MAX);
    to->list[to->count++] = (event){status, offset, length};
}

/* Reads a stream of which the first splits[0] bytes arrive, then splits[1], ...; ascending, the last is the stream's length. */
static void read_stream(events *to, const uint8_t *stream, const uint32_t *splits, uint32_t splits_count, uint32_t length_max)
{
    uint32_t at = 0, need = 0;
    to->count = to->calls = 0;
    for (uint32_t s = 0; s < splits_count; s++) {
        tw_status status = TW_OK;
        while (status != TW_MORE) {
            tw_frame frame;
            uint32_t left = splits[s] - at;
            const uint8_t *input = input_end(stream + at, left);
            to->calls++;
            status = tw_frame_next(input, left, length_max, &frame, NULL);
            if (left < need)
                assert_int_not_equal(status, TW_OK); /* need is a promise */
            need = 0;
            if (status == TW_MORE) {
                assert_int_equal(frame.length, 0);
                assert_in_range(frame.need, left + 1, length_max ? length_max : TW_FRAME_SIZE_MAX);
                need = frame.need;
            } else {
                assert_int_equal(frame.need, 0);
                assert_in_range(frame.length, 1, left);
                add(to, status, at, frame.length);
                at += frame.length;
            }
        }
    }
    add(to, TW_MORE, at, splits[splits_count - 1] - at);
}

static void assert_same_events(const events *got, const events *want, const uint8_t *stream, uint32_t length)
{
    const char *said = got->count == want->count ? NULL : "the number of events depends on the split";
    for (uint32_t i = 0; !said && i < want->count; i++)
        if (memcmp(&got->list[i], &want->list[i], sizeof(event)) != 0)
            said = "an event depends on the split";
    assert_agrees(said, stream, length);
}

static events whole, pieces;

static void assert_any_split_is_the_same(const uint8_t *stream, uint32_t length, uint32_t length_max)
{
    static uint32_t splits[SPLITS_MAX];
    assert_true(length < SPLITS_MAX);
    read_stream(&whole, stream, &length, 1, length_max);
    for (uint32_t cut = 0; cut <= length; cut++) {
        splits[0] = cut;
        splits[1] = length;
        read_stream(&pieces, stream, splits, 2, length_max);
        assert_same_events(&pieces, &whole, stream, length);
    }
    for (uint32_t i = 0; i <= length; i++)
        splits[i] = i;
    read_stream(&pieces, stream, splits, length + 1, length_max);
    assert_same_events(&pieces, &whole, stream, length);
}

static uint32_t put(uint8_t *out, const char *body)
{
    return (uint32_t)message(out, 512, "FIX.4.4", body);
}

/* Messages and every kind of fault between them. Gives the bytes; *messages: the good ones. */
static uint32_t mixed_stream(uint8_t *out, uint32_t *messages)
{
    static const char *const faults[] = {"garbage",
                                         "8=FIX.4.4|",
                                         "8=",
                                         "8=8=",
                                         "8=abcde",
                                         "8=FIX8=FIX.4.4",
                                         "8=FIX.4.4|9=",
                                         "8=FIX.4.4|9=12|",
                                         "8=FIX.4.4|9=x|35=0|",
                                         "8=FIX.4.4|9=5|35=0|10=000|",
                                         "8=FIX.4.4|9=5|35=0|10=999|",
                                         "8=FIX.4.4|9=3|35=0|10=163|",
                                         "8=8=8=8=FIX.4.4|9=8=F|",
                                         "8=FIX.4.4|9=99999999|35=0|10=000|",
                                         "8=FIX.4.4|9=0|",
                                         "8=FIX.4.4|9=5|35=0|1",
                                         "8=FIX.4.4|9=99999999999|",
                                         "9=5|35=0|10=163|",
                                         "8=FIX.4.4|9=12|34=1|10=0|",
                                         "|||===",
                                         "8=TOO.LONG.A.BEGIN.STRING|9=5|35=0|10=163|",
                                         "888888=|",
                                         "8=FIX.4.4|9=5|35=0|10=163",
                                         "8"};
    uint32_t at = 0;
    *messages = 0;
    for (uint32_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        at += put(out + at, "35=D|11=1|55=A|54=1|");
        at += (uint32_t)soh(out + at, 128, faults[i]);
        ++*messages;
    }
    at += put(out + at, "35=0|");
    ++*messages;
    return at;
}

static void g11_a_mixed_stream_is_the_same_under_any_split(void **state)
{
    (void)state;
    uint8_t stream[SPLITS_MAX];
    uint32_t messages = 0, ok = 0, length = mixed_stream(stream, &messages);
    assert_any_split_is_the_same(stream, length, 0);
    assert_any_split_is_the_same(stream, length, 64);
    read_stream(&whole, stream, &length, 1, 0);
    for (uint32_t i = 0; i < whole.count; i++)
        ok += whole.list[i].status == TW_OK;
    assert_int_equal(ok, messages); /* G04: no fault costs a good message */
}

static void g11_small_maxima_are_the_same_under_any_split(void **state)
{
    (void)state;
    uint8_t stream[512];
    uint32_t length =
        (uint32_t)soh(stream, sizeof stream, "8=FIX.4.4|9=x|8=A|9=5|35=0|10=020|8=FIX.4.4|9=0000000005|35=1|10=000|8");
    length += put(stream + length, "35=0|");
    for (uint32_t length_max = 1; length_max < 60; length_max++)
        assert_any_split_is_the_same(stream, length, length_max);
}

static void g11_many_messages_in_one_read(void **state)
{
    (void)state;
    static uint8_t stream[INPUT_MAX];
    uint32_t length = 0;
    for (uint32_t i = 0; i < 500; i++)
        length += put(stream + length, "35=0|112=TEST|");
    read_stream(&whole, stream, &length, 1, 0);
    assert_int_equal(whole.count, 501);
    assert_int_equal(whole.calls, 501);
    assert_int_equal(whole.list[500].length, 0);
}

/* Random pieces of messages, good, mutated and cut, with garbage between them. */
static uint32_t random_stream(uint8_t *stream, uint32_t parts)
{
    static uint8_t bytes[INPUT_MAX];
    uint32_t at = 0;
    for (uint32_t p = 0; p < parts; p++) {
        uint32_t length = input_message(&rng, bytes, random_below(&rng, 60), random_below(&rng, 8));
        for (uint32_t changes = random_below(&rng, 3); changes; changes--)
            length = input_mutate(&rng, bytes, length);
        if (random_below(&rng, 4) == 0)
            length = random_below(&rng, 8);
        memcpy(stream + at, bytes, length);
        at += length;
    }
    return at;
}

static void g11_random_streams_are_the_same_under_any_split(void **state)
{
    (void)state;
    static uint8_t stream[INPUT_MAX];
    for (uint32_t i = 0; i < 40; i++) {
        uint32_t length = random_stream(stream, 6);
        if (length >= SPLITS_MAX)
            continue;
        assert_any_split_is_the_same(stream, length, i & 1 ? 0 : 1 + random_below(&rng, 120));
    }
    for (uint32_t i = 0; i < 1500; i++) {
        uint32_t splits[8], length = random_stream(stream, 8), length_max = random_below(&rng, 3) ? 0 : 1 + random_below(&rng, 120);
        uint32_t split = 0;
        for (uint32_t s = 0; s < 7; s++)
            splits[s] = split += random_below(&rng, length / 7 + 1);
        splits[7] = length;
        read_stream(&whole, stream, &length, 1, length_max);
        read_stream(&pieces, stream, splits, 8, length_max);
        assert_same_events(&pieces, &whole, stream, length);
    }
}

static void every_position_of_a_stream_agrees_with_the_reference(void **state)
{
    (void)state;
    static uint8_t stream[INPUT_MAX];
    uint32_t messages = 0, length = mixed_stream(stream, &messages);
    for (uint32_t at = 0; at <= length; at++) {
        assert_agrees(compare_frame(input_end(stream + at, length - at), length - at, 0), stream + at, length - at);
        assert_agrees(compare_frame(input_end(stream + at, length - at), length - at, 40), stream + at, length - at);
    }
    for (uint32_t i = 0; i < 1500; i++) {
        length = random_stream(stream, 4);
        assert_agrees(compare_frame(input_end(stream, length), length, 0), stream, length);
    }
}

static void g04_the_message_after_each_mutation_is_found(void **state)
{
    (void)state;
    uint8_t stream[512];
    uint32_t first = put(stream, "35=D|11=1|55=A|"), length = first + put(stream + first, "35=0|"), lost = 0;
    for (uint32_t at = 0; at < first; at++) {
        uint8_t right = stream[at];
        for (uint32_t value = 0; value < 256; value++) {
            if (value == right)
                continue;
            stream[at] = (uint8_t)value;
            read_stream(&whole, stream, &length, 1, 0);
            uint32_t found = 0;
            for (uint32_t i = 0; i < whole.count; i++)
                found |= whole.list[i].status == TW_OK && whole.list[i].offset == first;
            /* only a longer BodyLength makes the first wait for, or cover, the second */
            assert_true(found || (at >= 12 && at <= 14));
            lost += !found;
            stream[at] = right;
        }
    }
    assert_true(lost < 40);
}

static void g05_a_message_ends_where_body_length_says(void **state)
{
    (void)state;
    uint8_t stream[512];
    uint32_t first = put(stream, "35=B|58=a|95=24|96=x|10=000|8=FIX.4.4|9=5||10=163|"),
             length = first + put(stream + first, "35=0|");
    read_stream(&whole, stream, &length, 1, 0);
    assert_int_equal(whole.count, 3);
    assert_int_equal(whole.list[0].length, first);
    assert_int_equal(whole.list[1].status, TW_OK);
    assert_int_equal(whole.list[1].offset, first);
}

static void a_message_in_a_data_field_is_not_brought_to_life_by_a_wrong_sum(void **state)
{
    (void)state;
    uint8_t inner[128], body[256], stream[1024];
    uint32_t inner_length = put(inner, "35=D|11=FORGED|");
    uint32_t at = (uint32_t)soh(body, sizeof body, "35=B|95=60|96=");
    memcpy(body + at, inner, inner_length);
    at += inner_length;
    body[at++] = 1;
    uint32_t total = (uint32_t)message_bytes(stream, sizeof stream, "FIX.4.4", body, at);
    stream[total - 2] = (uint8_t)(stream[total - 2] == '0' ? '1' : '0');
    uint32_t length = total + put(stream + total, "35=0|");
    tw_frame frame;
    assert_int_equal(tw_frame_next(stream, length, 0, &frame, NULL), TW_E_FRAME_CHECKSUM);
    assert_int_equal(frame.length, total);
    read_stream(&whole, stream, &length, 1, 0);
    assert_int_equal(whole.count, 3);
    assert_int_equal(whole.list[1].status, TW_OK);
    assert_int_equal(whole.list[1].offset, total);
    assert_any_split_is_the_same(stream, length, 0);
}

static void a_message_beyond_the_maximum_is_skipped_and_the_next_found(void **state)
{
    (void)state;
    uint8_t stream[1024];
    uint32_t first = put(stream, "35=B|58=a text that is longer than the maximum allowed for one message|");
    uint32_t length = first + put(stream + first, "35=0|");
    tw_frame frame;
    assert_int_equal(tw_frame_next(stream, length, 60, &frame, NULL), TW_E_FRAME_SIZE);
    assert_int_equal(frame.length, first);
    read_stream(&whole, stream, &length, 1, 60);
    assert_int_equal(whole.count, 3);
    assert_int_equal(whole.list[0].status, TW_E_FRAME_SIZE);
    assert_int_equal(whole.list[1].status, TW_OK);
    assert_any_split_is_the_same(stream, length, 60);
}

/* How often the two bytes that begin a header stand in the stream: each can cost one call. */
static uint32_t heads_in(const uint8_t *stream, uint32_t length)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i + 1 < length; i++)
        count += stream[i] == '8' && stream[i + 1] == '=';
    return count;
}

static void g01_hostile_streams_cost_a_bounded_number_of_calls(void **state)
{
    (void)state;
    static const char *const hostile[] = {"8",
                                          "8=",
                                          "8=F|",
                                          "8=F|9=",
                                          "8=F|9=5",
                                          "8=F|9=5|",
                                          "8=F|9=5|35=",
                                          "8=F|9=5|35=0|",
                                          "8=F|9=5|35=0|10=",
                                          "8=F|9=5|35=0|10=255",
                                          "8=F|9=5|35=0|10=000|",
                                          "8=F|9=60000|35=",
                                          "8=F|9=0000060000|35=",
                                          "8=F|9=1|35=",
                                          "8=F|9=4294967295|",
                                          "8=8=",
                                          "10=000|",
                                          "x",
                                          "|",
                                          "8=F|9=9999999999|",
                                          "8=SIXTEEN.BYTES.OK|9=0000000005|35",
                                          "8=F|9=1000|35=8=F|9=1000|35="};
    static uint8_t stream[60000];
    for (uint32_t h = 0; h < sizeof hostile / sizeof hostile[0]; h++) {
        for (uint32_t length_max = 0; length_max <= 100; length_max += 50) {
            uint32_t period = (uint32_t)strlen(hostile[h]), length = sizeof stream - h, at = 0, calls = 0;
            for (uint32_t i = 0; i < length; i++)
                stream[i] = (uint8_t)(hostile[h][i % period] == '|' ? 1 : hostile[h][i % period]);
            tw_frame frame = {0, 0, 0, 0};
            tw_status status = TW_OK;
            while (status != TW_MORE) {
                calls++;
                status = tw_frame_next(stream + at, length - at, length_max, &frame, NULL);
                assert_in_range(frame.length, status == TW_MORE ? 0 : 1, length - at);
                at += frame.length;
            }
            assert_true(calls <= heads_in(stream, length) + 2);
        }
    }
}

static void g01_garbage_without_a_head_is_skipped_in_one_call(void **state)
{
    (void)state;
    static uint8_t stream[INPUT_MAX];
    tw_frame frame;
    for (uint32_t i = 0; i < sizeof stream; i++)
        do
            stream[i] = (uint8_t)random_next(&rng);
        while (stream[i] == '8');
    assert_int_equal(tw_frame_next(stream, sizeof stream, 0, &frame, NULL), TW_E_FRAME_BEGIN);
    assert_int_equal(frame.length, sizeof stream);
    stream[sizeof stream - 1] = '8'; /* may begin a message */
    assert_int_equal(tw_frame_next(stream, sizeof stream, 0, &frame, NULL), TW_E_FRAME_BEGIN);
    assert_int_equal(frame.length, sizeof stream - 1);
}

static void half_a_wrong_trailer_is_not_waited_for(void **state)
{
    (void)state;
    static const char *const inputs[] = {"8=F|9=6|35=0|1",      "8=F|9=5|35=0|2",     "8=F|9=5|35=0|11",     "8=F|9=5|35=0|10:",
                                         "8=F|9=5|35=0|10=3",   "8=F|9=5|35=0|10=26", "8=F|9=5|35=0|10=256", "8=F|9=5|35=0|10=x",
                                         "8=F|9=5|35=0|10=12x", "8=F|9=5|35=0|10=1:", "8=F|9=5|35=0x",       "8=F|9=0|",
                                         "8=F|9=0000000003|"};
    for (uint32_t i = 0; i < sizeof inputs / sizeof inputs[0]; i++) {
        uint8_t bytes[64];
        tw_frame frame;
        uint32_t length = (uint32_t)soh(bytes, sizeof bytes, inputs[i]);
        assert_int_equal(tw_frame_next(bytes, length, 0, &frame, NULL), TW_E_FRAME_TRAILER);
        assert_int_equal(frame.length, length);
        assert_any_split_is_the_same(bytes, length, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(g11_a_mixed_stream_is_the_same_under_any_split),
        cmocka_unit_test(g11_small_maxima_are_the_same_under_any_split),
        cmocka_unit_test(g11_many_messages_in_one_read),
        cmocka_unit_test(g11_random_streams_are_the_same_under_any_split),
        cmocka_unit_test(every_position_of_a_stream_agrees_with_the_reference),
        cmocka_unit_test(g04_the_message_after_each_mutation_is_found),
        cmocka_unit_test(g05_a_message_ends_where_body_length_says),
        cmocka_unit_test(a_message_in_a_data_field_is_not_brought_to_life_by_a_wrong_sum),
        cmocka_unit_test(a_message_beyond_the_maximum_is_skipped_and_the_next_found),
        cmocka_unit_test(g01_hostile_streams_cost_a_bounded_number_of_calls),
        cmocka_unit_test(g01_garbage_without_a_head_is_skipped_in_one_call),
        cmocka_unit_test(half_a_wrong_trailer_is_not_waited_for),
    };
    return cmocka_run_group_tests_name("frame streams", tests, NULL, NULL);
}
