/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The engine on real sockets: what a message costs in system calls and allocations, in all ways of waiting; ports and waking from another thread; the journal
 * and its agent. `engine_sockets_test calls MODE` is what strace looks at.
 */
#define _GNU_SOURCE
#include "desk.h"

#include <pthread.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MESSAGES = 2000, WARM = 200, PATIENCE = 2000000 };

static desk server, client;
static uint64_t server_session, client_session;

static int runs(const char *command)
{
    return system(command) == 0; // NOLINT(cert-env33-c,concurrency-mt-unsafe): texts of our own
}

static void clock_now(void)
{
    struct timespec mono, utc;
    clock_gettime(CLOCK_MONOTONIC, &mono);
    clock_gettime(CLOCK_REALTIME, &utc);
    desk_now = (tw_now){(int64_t)mono.tv_sec * 1000000000 + mono.tv_nsec, (int64_t)utc.tv_sec * 1000000000 + utc.tv_nsec};
}

static tw_transport *tcp(uint32_t flags)
{
    const tw_transport_options options = {.size = sizeof options, .connections_max = 8, .receive_size = 65536, .flags = flags};
    tw_transport *made = NULL;
    assert_int_equal(tw_tcp_new(&options, &made, NULL), TW_OK);
    return made;
}

struct agent;
static struct agent *during_opening; /* whose thread begins as soon as the server's engine is there */
static void begin_agent(struct agent *a, tw_engine *engine);

/* Two engines, logged on. */
static void open_both(uint32_t flags, tw_engine_options options, uint32_t session_flags)
{
    tw_listen listening = {.address = {.family = 4, .bytes = {127, 0, 0, 1}}};
    tw_address at;
    uint64_t listener;
    tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT"),
                       ours = desk_session(TW_SESSION_INITIATOR, "CLIENT", "SERVER");
    theirs.flags = ours.flags = session_flags;
    clock_now();
    desk_open(&server, tcp(flags), options);
    desk_open(&client, tcp(flags), (tw_engine_options){.size = 0});
    if (during_opening)
        begin_agent(during_opening, server.engine);
    assert_int_equal(tw_engine_listen(server.engine, &listening, &at, &listener, NULL), TW_OK);
    server_session = desk_add(&server, &theirs);
    const tw_engine_session known = {.size = sizeof known, .session = &ours, .addresses = &at, .addresses_count = 1};
    assert_int_equal(tw_engine_add(client.engine, &desk_now, &known, &client_session, NULL), TW_OK);
    for (uint32_t i = 0; i < PATIENCE && !(desk_saw(&client, TW_EVENT_READY, NULL) && desk_saw(&server, TW_EVENT_READY, NULL));
         i++) {
        clock_now();
        desk_run(&client, &server, 1);
    }
    assert_int_equal(desk_saw(&client, TW_EVENT_READY, NULL), 1);
    server.echo = 1;
}

static void close_both(void)
{
    desk_close(&client);
    desk_close(&server);
}

/* A message to the server and its answer. `blocking`: both sides wait in the system. */
static void exchange(int blocking)
{
    uint64_t seq;
    const uint32_t before = client.messages;
    server.count = client.count = 0;
    clock_now();
    assert_int_equal(desk_send(&client, client_session, "D", "11=A|55=X|54=1|38=7|40=1|", &seq), TW_OK);
    for (uint32_t i = 0; client.messages == before; i++) {
        assert_int_not_equal(i, PATIENCE);
        if (blocking && server.messages == client.messages)
            assert_int_equal(tw_engine_wait(server.engine, &desk_now, INT64_C(100000000)), TW_OK);
        desk_poll(&server);
        if (blocking && server.messages > client.messages)
            assert_int_equal(tw_engine_wait(client.engine, &desk_now, INT64_C(100000000)), TW_OK);
        desk_poll(&client);
    }
}

static const uint32_t modes[] = {0, 0, TW_TCP_SPIN};
static const char *const mode_names[] = {"blocking", "polling", "spinning"};

static void nothing_is_allocated_over_tcp(void **state)
{
    (void)state;
    for (uint32_t mode = 0; mode < 3; mode++) {
        open_both(modes[mode], (tw_engine_options){.size = 0}, TW_SESSION_NOT_PERSISTENT);
        exchange(mode == 0);
        const uint64_t before = allocation_count();
        for (uint32_t i = 0; i < MESSAGES; i++)
            exchange(mode == 0);
        assert_int_equal(allocation_count(), before);
        close_both();
    }
}

static void the_journal_allocates_nothing(void **state)
{
    char folder[] = "/tmp/tagwire-engine-XXXXXX", command[64];
    const tw_journal_options options = {
        .size = sizeof options, .policy = TW_JOURNAL_INTERVAL, .directory = folder, .segment_size = 4 << 20};
    tw_store *store = NULL;
    (void)state;
    assert_non_null(mkdtemp(folder));
    assert_int_equal(tw_journal_open(&options, &store, NULL), TW_OK);
    open_both(0, (tw_engine_options){.store = store, .flags = TW_ENGINE_JOURNAL}, 0);
    for (uint32_t i = 0; i < 200; i++)
        exchange(0);
    for (uint32_t i = 0; i < 100; i++) { /* the next file is made meanwhile */
        clock_now();
        desk_run(&server, &client, 1);
    }
    const uint64_t before = allocation_count();
    uint64_t of_client = 0; /* whose store is in memory and grows */
    for (uint32_t i = 0; i < 500; i++) {
        uint64_t seq;
        const uint32_t answered = client.messages;
        server.count = client.count = 0;
        clock_now();
        const uint64_t sending = allocation_count();
        assert_int_equal(desk_send(&client, client_session, "D", "11=A|", &seq), TW_OK);
        of_client += allocation_count() - sending;
        while (client.messages == answered)
            desk_run(&server, &client, 1);
    }
    assert_int_equal(allocation_count() - before, of_client);
    close_both();
    assert_int_equal(tw_journal_close(store), TW_OK);
    (void)snprintf(command, sizeof command, "rm -r %s", folder);
    assert_true(runs(command));
}

/* What strace sees between two marks that the test writes: calls that found nothing are not counted. */
static uint32_t calls_between_marks(FILE *trace, uint32_t *wakes)
{
    static char line[4096];
    uint32_t calls = 0;
    int within = 0;
    while (fgets(line, sizeof line, trace)) {
        if (strstr(line, "BEGIN OF MEASUREMENT"))
            within = 1;
        else if (strstr(line, "END OF MEASUREMENT"))
            within = 0;
        else if (within && !strstr(line, "= -1 EAGAIN") && !(strstr(line, "epoll_wait(") && strstr(line, ") = 0"))) {
            calls++;
            *wakes += strstr(line, "write(") != NULL;
        }
    }
    return calls;
}

static const char *program;

/* Each message: one to send, and to receive it one that says that it is there and one that takes it; an exchange is two messages. */
static void T02_at_most_two_calls_for_a_message_each_way(void **state)
{
    char name[] = "/tmp/tagwire-strace-XXXXXX";
    (void)state;
#ifdef EMULATED
    skip();
#endif
    if (!runs("strace -V >/dev/null 2>&1 && strace -o /dev/null true 2>/dev/null"))
        skip(); /* strace is not installed, or this system lets it trace nothing */
    const int file = mkstemp(name);
    assert_true(file >= 0);
    close(file);
    for (uint32_t mode = 0; mode < 3; mode++) {
        char command[512];
        uint32_t wakes = 0;
        (void)snprintf(command, sizeof command, "ASAN_OPTIONS=detect_leaks=0 strace -o %s %s calls %u", name, program, mode);
        assert_true(runs(command));
        FILE *trace = fopen(name, "re");
        assert_non_null(trace);
        const uint32_t calls = calls_between_marks(trace, &wakes);
        (void)fclose(trace);
        print_message("# %s: %.2f calls for a message there and back\n", mode_names[mode], (double)calls / MESSAGES);
        assert_true(calls >= 2 * MESSAGES); /* it did measure */
        assert_true(calls <= 2 * 3 * MESSAGES + MESSAGES / 100);
        assert_int_equal(wakes, 0);
    }
    unlink(name);
}

static int be_measured(uint32_t mode)
{
    open_both(modes[mode], (tw_engine_options){.size = 0}, TW_SESSION_NOT_PERSISTENT);
    for (uint32_t i = 0; i < WARM; i++)
        exchange(mode == 0);
    const ssize_t begun = write(STDERR_FILENO, "", 0) + write(-1, "BEGIN OF MEASUREMENT", 20);
    for (uint32_t i = 0; i < MESSAGES; i++)
        exchange(mode == 0);
    const ssize_t ended = write(-1, "END OF MEASUREMENT", 18);
    close_both();
    return begun == ended ? 0 : 1;
}

/* Ports. */

typedef struct sender {
    pthread_t thread;
    tw_port *port;
    uint32_t count, quiet;
    tw_status status;
} sender;

static void *send_through_port(void *context)
{
    sender *s = context;
    char body[32];
    for (uint32_t i = 0; i < s->count; i++) {
        const int length = snprintf(body, sizeof body, "11=%u\001", i);
        const tw_session_message message = {
            .size = sizeof message, .type = "D", .type_length = 1, .body = body, .body_length = (uint32_t)length, .id = i};
        while ((s->status = tw_port_send(s->port, client_session, &message, TW_PORT_TELL | (s->quiet ? TW_PORT_QUIET : 0))) ==
               TW_ROOM)
            sched_yield();
        if (s->status != TW_OK)
            break;
    }
    return NULL;
}

static void other_threads_send_through_ports(void **state)
{
    sender senders[2] = {{.count = 3000}, {.count = 3000}};
    tw_engine_counters counters;
    const desk_note *note = &client.notes[0];
    (void)state;
    open_both(0, (tw_engine_options){.size = 0}, 0);
    server.echo = 0;
    client.count = 0;
    for (uint32_t i = 0; i < 2; i++) {
        assert_int_equal(tw_port_new(client.engine, 4096, &senders[i].port, NULL), TW_OK);
        assert_int_equal(pthread_create(&senders[i].thread, NULL, send_through_port, &senders[i]), 0);
    }
    uint64_t told = 0;
    while (server.messages < 6000) {
        clock_now();
        desk_run(&server, &client, 1);
        told += desk_saw(&client, TW_EVENT_PORT_SENT, &note);
        server.count = client.count = 0;
    }
    for (uint32_t i = 0; i < 2; i++) {
        assert_int_equal(pthread_join(senders[i].thread, NULL), 0);
        assert_int_equal(senders[i].status, TW_OK);
    }
    assert_int_equal(told, 6000);
    assert_int_equal(note->event.reason, -1);
    assert_int_equal(tw_engine_counters_read(client.engine, &counters), TW_OK);
    assert_int_equal(counters.port_messages, 6000);
    assert_int_equal(counters.wakes, 0); /* the poller never slept: nothing was written */
    close_both();
}

/* A poller that sleeps without limit is woken by a port, and only then. */
static void a_port_wakes_the_sleeper(void **state)
{
    sender one = {.count = 1};
    tw_engine_counters counters;
    (void)state;
    open_both(0, (tw_engine_options){.size = 0}, 0);
    assert_int_equal(tw_port_new(client.engine, 4096, &one.port, NULL), TW_OK);
    for (uint32_t round = 0; round < 20; round++) {
        const uint32_t before = server.messages;
        clock_now();
        desk_run(&client, &server, 5);
        assert_int_equal(pthread_create(&one.thread, NULL, send_through_port, &one), 0);
        while (server.messages == before) {
            clock_now();
            assert_int_equal(tw_engine_wait(client.engine, &desk_now, INT64_MAX), TW_OK);
            clock_now();
            desk_run(&client, &server, 1);
        }
        assert_int_equal(pthread_join(one.thread, NULL), 0);
    }
    assert_int_equal(tw_engine_counters_read(client.engine, &counters), TW_OK);
    assert_true(counters.wakes <= 20);
    tw_engine_wake(client.engine); /* nobody sleeps: no call, and the next wait ends at once */
    assert_int_equal(tw_engine_wait(client.engine, &desk_now, INT64_MAX), TW_OK);
    close_both();
}

static void what_a_port_cannot_take_is_told(void **state)
{
    tw_port *port = NULL, *extra = NULL;
    const desk_note *note = &client.notes[0];
    char body[3000];
    (void)state;
    open_both(0, (tw_engine_options){.size = 0}, 0);
    assert_int_equal(tw_port_new(client.engine, 4095, &port, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_port_new(client.engine, 5000, &port, NULL), TW_E_ARGUMENT);
    for (uint32_t i = 0; i < 16; i++)
        assert_int_equal(tw_port_new(client.engine, 4096, &port, NULL), TW_OK);
    assert_int_equal(tw_port_new(client.engine, 4096, &extra, NULL), TW_ROOM);
    memset(body, 'x', sizeof body);
    tw_session_message message = {
        .size = sizeof message, .type = "D", .type_length = 1, .body = body, .body_length = 3000, .id = 5};
    assert_int_equal(tw_port_send(port, client_session, &message, 0), TW_E_ARGUMENT); /* larger than half of the ring */
    assert_int_equal(tw_port_send(port, 0, &message, 0), TW_E_ARGUMENT);
    message.body_length = 100;
    message.type_length = 33;
    assert_int_equal(tw_port_send(port, client_session, &message, 0), TW_E_ARGUMENT);
    message.type_length = 1;
    assert_int_equal(tw_port_send(port, client_session, &message, 0), TW_OK);     /* its body is no body */
    assert_int_equal(tw_port_send(port, client_session + 1, &message, 0), TW_OK); /* nobody's */
    desk_poll(&client);
    assert_int_equal(desk_saw(&client, TW_EVENT_PORT_REFUSED, &note), 2);
    assert_int_equal(note->event.reason, TW_E_ARGUMENT);
    assert_int_equal(note->event.other, 5);
    memcpy(body, "11=", 3);
    body[99] = 1;
    tw_status status = TW_OK;
    uint32_t taken = 0;
    for (; status == TW_OK && taken < 100; taken++)
        status = tw_port_send(port, client_session, &message, 0);
    assert_int_equal(status, TW_ROOM);
    desk_poll(&client);
    assert_int_equal(tw_port_send(port, client_session, &message, 0), TW_OK);
    close_both();
}

/* The journal: nothing goes before it is safe. */

typedef struct disk {
    char folder[40];
    tw_store *store;
} disk;

static disk open_disk(int32_t with_agent)
{
    disk d = {.folder = "/tmp/tagwire-engine-XXXXXX"};
    assert_non_null(mkdtemp(d.folder));
    const tw_journal_options options = {
        .size = sizeof options, .policy = TW_JOURNAL_EVERY, .segment_size = 1 << 20, .agent = with_agent, .directory = d.folder};
    assert_int_equal(tw_journal_open(&options, &d.store, NULL), TW_OK);
    return d;
}

static void close_disk(disk *d)
{
    char command[64];
    assert_int_equal(tw_journal_close(d->store), TW_OK);
    (void)snprintf(command, sizeof command, "rm -r %s", d->folder);
    assert_true(runs(command));
}

static void messages_wait_for_the_disk(void **state)
{
    disk d = open_disk(0);
    tw_journal_info info;
    tw_engine_counters counters;
    uint64_t seq;
    (void)state;
    open_both(0, (tw_engine_options){.store = d.store, .flags = TW_ENGINE_DURABLE}, 0);
    server.echo = 0;
    assert_int_equal(desk_send(&server, server_session, "8", "37=1|", &seq), TW_OK);
    usleep(2000);
    for (uint32_t i = 0; i < 20; i++) {
        desk_poll(&client);
        assert_int_equal(client.messages, 0); /* its record is not safe yet */
    }
    assert_true(tw_engine_deadline(server.engine) == INT64_MIN);
    desk_poll(&server); /* which commits, and sends */
    for (uint32_t i = 0; i < PATIENCE && !client.messages; i++)
        desk_poll(&client);
    assert_int_equal(client.messages, 1);
    tw_journal_describe(d.store, &info);
    assert_int_equal(info.durable, info.written);
    assert_int_equal(tw_engine_counters_read(server.engine, &counters), TW_OK);
    assert_true(counters.held > 0);
    assert_true(counters.disk_in_poll > 0);
    server.echo = 1;
    client.messages = server.messages = 0;
    for (uint32_t i = 0; i < 50; i++)
        exchange(1);
    close_both();
    close_disk(&d);
}

typedef struct agent {
    pthread_t thread;
    tw_engine *engine;
    int stop;
} agent;

static void *be_agent(void *context)
{
    agent *a = context;
    while (!__atomic_load_n(&a->stop, __ATOMIC_ACQUIRE))
        if (tw_engine_agent(a->engine) == 0)
            usleep(50);
    return NULL;
}

static void begin_agent(struct agent *a, tw_engine *engine)
{
    a->engine = engine;
    assert_int_equal(pthread_create(&a->thread, NULL, be_agent, a), 0);
}

/* The poller sleeps while its agent is at the disk, and is woken when the record is safe. */
static void an_agent_does_the_work_of_the_disk(void **state)
{
    disk d = open_disk(1);
    agent a = {.stop = 0};
    tw_engine_counters counters;
    (void)state;
    during_opening = &a;
    open_both(0, (tw_engine_options){.store = d.store, .flags = TW_ENGINE_DURABLE | TW_ENGINE_AGENT}, 0);
    during_opening = NULL;
    for (uint32_t i = 0; i < 50; i++)
        exchange(1);
    __atomic_store_n(&a.stop, 1, __ATOMIC_RELEASE);
    assert_int_equal(pthread_join(a.thread, NULL), 0);
    assert_int_equal(tw_engine_counters_read(server.engine, &counters), TW_OK);
    assert_int_equal(counters.disk_in_poll, 0);
    assert_true(counters.held >= 50);
    close_both();
    close_disk(&d);
}

int main(int count, char **words)
{
    program = words[0];
    if (count == 3 && strcmp(words[1], "calls") == 0)
        return be_measured((uint32_t)strtoul(words[2], NULL, 10));
    const struct CMUnitTest tests[] = {cmocka_unit_test(nothing_is_allocated_over_tcp),
                                       cmocka_unit_test(the_journal_allocates_nothing),
                                       cmocka_unit_test(T02_at_most_two_calls_for_a_message_each_way),
                                       cmocka_unit_test(other_threads_send_through_ports),
                                       cmocka_unit_test(a_port_wakes_the_sleeper),
                                       cmocka_unit_test(what_a_port_cannot_take_is_told),
                                       cmocka_unit_test(messages_wait_for_the_disk),
                                       cmocka_unit_test(an_agent_does_the_work_of_the_disk)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
