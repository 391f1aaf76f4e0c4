/* SPDX-License-Identifier: Apache-2.0 */
/* The filter does what it is told, the same each time, and nothing when it is told nothing. */
#include "support.h"

#include <tagwire/unstable/transport.h>

#include <string.h>

typedef struct pair {
    tw_transport *t;
    uint64_t near, far;
    uint32_t closed, received;
    uint16_t reason;
} pair;

static const tw_transport_ops *ops(const tw_transport *transport)
{
    return *(const tw_transport_ops *const *)(const void *)transport;
}

static void poll_once(pair *p)
{
    tw_transport_event events[8];
    const uint32_t count = ops(p->t)->poll(p->t, events, 8);
    for (uint32_t i = 0; i < count; i++) {
        if (events[i].kind == TW_TRANSPORT_ACCEPTED)
            p->far = events[i].connection;
        p->received += events[i].kind == TW_TRANSPORT_RECEIVED;
        if (events[i].kind == TW_TRANSPORT_CLOSED) {
            p->closed++;
            p->reason = events[i].reason;
        }
    }
}

static pair begin(void)
{
    const tw_transport_options options = {.size = sizeof options, .receive_size = 65536};
    const tw_transport_faults none = {.size = sizeof none, .seed = 3};
    const tw_listen at = {.address = {.port = 9}};
    const tw_address to = {.port = 9};
    uint64_t listener;
    pair p = {.t = NULL};
    assert_int_equal(tw_inproc_new(&options, NULL, &p.t), TW_OK);
    assert_int_equal(tw_transport_fault_new(p.t, &none, &p.t), TW_OK);
    assert_int_equal(ops(p.t)->listen(p.t, &at, NULL, &listener, NULL), TW_OK);
    assert_int_equal(ops(p.t)->connect(p.t, &to, 0, &p.near, NULL), TW_OK);
    while (!p.far)
        poll_once(&p);
    return p;
}

static void set(const pair *p, tw_transport_faults faults)
{
    faults.size = sizeof faults;
    faults.seed = 3;
    assert_int_equal(tw_transport_fault_set(p->t, &faults), TW_OK);
}

static uint32_t sent(const pair *p, const char *text)
{
    uint32_t count = 0;
    assert_int_equal(ops(p->t)->send(p->t, p->near, text, (uint32_t)strlen(text), &count), TW_OK);
    return count;
}

static uint32_t held(const pair *p, const uint8_t **bytes)
{
    uint32_t length = 0;
    assert_int_equal(ops(p->t)->received(p->t, p->far, bytes, &length), TW_OK);
    return length;
}

static void without_faults_nothing_changes(void **state)
{
    pair p = begin();
    const uint8_t *bytes;
    (void)state;
    assert_int_equal(sent(&p, "as it is"), 8);
    poll_once(&p);
    assert_int_equal(p.received, 1);
    assert_int_equal(held(&p, &bytes), 8);
    assert_memory_equal(bytes, "as it is", 8);
    tw_transport_free(p.t);
}

static void one_bit_is_another_one(void **state)
{
    pair p = begin();
    const uint8_t *bytes;
    uint32_t bits = 0;
    (void)state;
    set(&p, (tw_transport_faults){.flip = 1000});
    assert_int_equal(sent(&p, "as it is"), 8);
    poll_once(&p);
    assert_int_equal(held(&p, &bytes), 8);
    for (uint32_t i = 0; i < 8; i++)
        bits += (uint32_t)__builtin_popcount(bytes[i] ^ (uint8_t) "as it is"[i]);
    assert_int_equal(bits, 1);
    tw_transport_free(p.t);
}

static void bytes_come_in_pieces(void **state)
{
    pair p = begin();
    const uint8_t *bytes;
    (void)state;
    assert_int_equal(sent(&p, "0123456789012345678901234567890123456789"), 40);
    set(&p, (tw_transport_faults){.split = 1000});
    poll_once(&p);
    assert_true(held(&p, &bytes) < 40 && held(&p, &bytes) > 0);
    while (held(&p, &bytes) < 40)
        poll_once(&p);
    assert_true(p.received > 1);
    assert_true(sent(&p, "0123456789012345678901234567890123456789") < 40);
    tw_transport_free(p.t);
}

static void bytes_come_late(void **state)
{
    pair p = begin();
    const uint8_t *bytes;
    uint32_t polls = 0;
    (void)state;
    assert_int_equal(sent(&p, "late"), 4);
    set(&p, (tw_transport_faults){.delay = 999});
    for (; polls < 100000 && !held(&p, &bytes); polls++)
        poll_once(&p);
    assert_true(polls > 10 && polls < 100000);
    tw_transport_free(p.t);
}

static void a_connection_is_dropped_or_reset(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 2; i++) {
        pair p = begin();
        const uint8_t *bytes;
        assert_int_equal(sent(&p, "before"), 6);
        poll_once(&p);
        set(&p, (tw_transport_faults){.drop = i ? 0 : 1000, .reset = i ? 1000 : 0});
        poll_once(&p);
        assert_int_equal(p.closed, 2);
        assert_int_equal(p.reason, i ? TW_CLOSED_RESET : TW_CLOSED_PEER);
        assert_int_equal(held(&p, &bytes), i ? 0 : 6);
        assert_int_equal(sent(&p, "after"), 5);
        poll_once(&p);
        assert_int_equal(p.closed, 2);
        assert_int_equal(ops(p.t)->close(p.t, p.near), TW_OK);
        assert_int_equal(ops(p.t)->close(p.t, p.far), TW_OK);
        poll_once(&p);
        assert_int_equal(p.closed, 2);
        tw_transport_free(p.t);
    }
}

static void wrong_faults_are_refused(void **state)
{
    pair p = begin();
    tw_transport *made;
    const tw_transport_faults wrong[] = {{.size = sizeof wrong[0]},
                                         {.size = sizeof wrong[0], .seed = 1, .split = 1001},
                                         {.size = sizeof wrong[0], .seed = 1, .delay = 1000},
                                         {.size = sizeof wrong[0], .seed = 1, .drop = 1001},
                                         {.size = sizeof wrong[0], .seed = 1, .reset = 1001},
                                         {.size = sizeof wrong[0], .seed = 1, .flip = 1001},
                                         {.size = 4, .seed = 1}};
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_int_equal(tw_transport_fault_set(p.t, &wrong[i]), TW_E_ARGUMENT);
    assert_int_equal(tw_transport_fault_set(p.t, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_transport_fault_new(NULL, &wrong[0], &made), TW_E_ARGUMENT);
    tw_transport_free(p.t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(without_faults_nothing_changes),
                                       cmocka_unit_test(one_bit_is_another_one),
                                       cmocka_unit_test(bytes_come_in_pieces),
                                       cmocka_unit_test(bytes_come_late),
                                       cmocka_unit_test(a_connection_is_dropped_or_reset),
                                       cmocka_unit_test(wrong_faults_are_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
