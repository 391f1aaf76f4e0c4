/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Two sessions against each other over a link that cuts, loses, damages and breaks, with crashes: at random, but the same each time. What must hold: messages
 * arrive in order, exactly once but for those that say PossDup after a crash; no number is used twice; gaps close; nobody asks without end; and once the
 * link behaves, everything that was sent arrives. A side keeps what it must in the library's memory store, in its journal on a disk that is a model, where a crash leaves what
 * was written and recovery has to find it, or in a store of the test's own. TAGWIRE_MODEL_ROUNDS asks for more rounds.
 */
#include "fake_store.h"
#include "journal.h"
#include "model_disk.h"
#include "support.h"

#include <tagwire/unstable/session.h>

#include <stdio.h>

enum { LINK_MAX = 1 << 20, ROUNDS = 400, STEPS = 1500, LOG_MAX = 4096 };

#define BEGIN_UTC_NS INT64_C(1767225600000000000)
#define MS INT64_C(1000000)

typedef struct side {
    fake_store store;
    tw_store *kept;   /* the library's store in memory, which refuses a number that was used */
    model_disk *disk; /* or its journal there */
    tw_store *journal;
    int32_t policy;
    tw_session *session;
    void *memory;
    tw_session_options options;
    uint32_t epoch;
    uint8_t *arriving; /* bytes under way to it */
    uint32_t length;
    int up; /* it knows of the connection */
    int closing;
    int damaged; /* one byte of what is arriving: two may leave the CheckSum as it was */
    /* its application */
    uint64_t sent[LOG_MAX]; /* what it sent, in the order of the numbers */
    uint32_t sent_count;
    uint64_t next_payload;
    uint32_t got, acked; /* messages of the peer: received, acknowledged: places in the peer's `sent` */
    uint32_t got_ever;
    struct {
        uint64_t seq;
        uint32_t epoch;
    } pending[LOG_MAX];
    uint32_t pending_count;
    uint64_t requests, connections, troubles, renumbered;
} side;

static side sides[2];
static tw_now now;
static uint64_t seed;
static int resets; /* in this round the link behaves and nobody crashes, but numbers begin anew inside the session */

static void make(side *at)
{
    uint32_t size;
    assert_int_equal(tw_session_size(&at->options, &size), TW_OK);
    at->memory = aligned_alloc(64, size);
    assert_non_null(at->memory);
    assert_int_equal(tw_session_init(at->memory, size, &at->options, &now, &at->session, NULL), TW_OK);
}

static uint64_t recovered, torn;

static void journal_open(side *at)
{
    const tw_journal_options options = {.size = sizeof options, .policy = at->policy, .segment_size = 65536, .marks = 64};
    tw_error error = {0};
    if (twi_journal_open(&options, &at->disk->disk, 0, &at->journal, &error) != TW_OK)
        fail_msg("%s", error.text);
    at->options.store = at->journal;
}

static void journal_commit(const side *at)
{
    if (at->journal)
        assert_int_equal((*(const tw_store_ops *const *)(const void *)at->journal)->commit(at->journal, now.mono_ns, now.utc_ns),
                         TW_OK);
}

/* The process has died, perhaps while it wrote a record: what is on the disk is all that the next one has. */
static void journal_crash(side *at)
{
    const twi_journal *j = (const twi_journal *)(void *)at->journal;
    model_disk *left = model_copy(at->disk);
    const uint64_t cut = random_next(&seed) % 2 && j->current->size - j->offset > 64 ? 1 + random_next(&seed) % 60 : 0;
    tw_journal_info info;
    memset(left->files[j->current->number].seen + j->offset, 0xA5, cut);
    model_kill(left);
    (void)tw_journal_close(at->journal); /* on the disk that is not looked at any more */
    model_free(at->disk);
    at->disk = left;
    journal_open(at);
    tw_journal_describe(at->journal, &info);
    assert_int_equal(info.clean, 0);
    assert_int_equal(info.power_lost, 0);
    assert_int_equal(info.torn_bytes, cut);
    recovered++;
    torn += cut > 0;
}

static void journal_end(side *at)
{
    if (!at->journal)
        return;
    assert_int_equal(tw_journal_close(at->journal), TW_OK);
    model_free(at->disk);
}

static void setup(uint32_t round)
{
    static const uint32_t flags[] = {0,
                                     TW_SESSION_NEXT_EXPECTED,
                                     TW_SESSION_LAST_PROCESSED,
                                     TW_SESSION_LIVE_IN_REPLAY,
                                     TW_SESSION_REDUNDANT_REQUESTS,
                                     TW_SESSION_SETTLE,
                                     TW_SESSION_GARBLED_REJECT,
                                     TW_SESSION_NEXT_EXPECTED | TW_SESSION_LIVE_IN_REPLAY};
    static const char *const begins[] = {"FIX.4.0", "FIX.4.2", "FIX.4.4", "FIXT.1.1"};
    const uint32_t version = (uint32_t)(random_next(&seed) % 4);
    now = (tw_now){1000 * MS, BEGIN_UTC_NS};
    resets = round % 8 == 7;
    for (uint32_t i = 0; i < 2; i++) {
        side *at = &sides[i];
        uint8_t *arriving = at->arriving ? at->arriving : malloc(LINK_MAX);
        memset(at, 0, sizeof *at);
        at->arriving = arriving;
        assert_non_null(at->arriving);
        at->next_payload = 1000 * (uint64_t)round + i;
        tw_store *store = fake_store_init(&at->store);
        if (round % 3 == 1)
            store = at->kept = tw_store_memory_new(0);
        assert_non_null(store);
        const uint32_t flag = flags[random_next(&seed) % 8];
        at->options = (tw_session_options){
            .size = sizeof at->options,
            .role = i ? TW_SESSION_ACCEPTOR : TW_SESSION_INITIATOR,
            .begin_string = begins[version],
            .appl_ver_id = version == 3 ? "9" : NULL,
            .sender_comp_id = i ? "B" : "A",
            .target_comp_id = i ? "A" : "B",
            .store = store,
            .flags = flag | TW_SESSION_REFUSE_OFFLINE,
            .heartbeat_s = resets ? 0 : 2, /* a reset that a lost connection interrupts needs an operator: here none is lost */
            .logon_timeout_ms = resets ? 1000000 : 1000,
            .logout_timeout_ms = 500,
            .resend_timeout_ms = 3000,
            .resend_tries = 5,
            .resend_chunk = random_next(&seed) % 3 ? 0 : (uint32_t)(random_next(&seed) % 5 + 1),
            .resend_rate = random_next(&seed) % 4 ? 0 : 20,
            .output_size = 16384};
        if (round % 3 == 2) {
            at->policy = (int32_t)(round / 3 % 3);
            at->disk = model_new();
            journal_open(at);
        }
        make(at);
    }
}

static uint64_t payload_of(const uint8_t *bytes, uint32_t length)
{
    for (uint32_t i = 0; i + 5 < length; i++)
        if (memcmp(bytes + i, "\00158=", 4) == 0)
            return strtoull((const char *)bytes + i + 4, NULL, 10);
    fail_msg("a message without its text");
    return 0;
}

/* A message of the peer has arrived. */
static void deliver(side *at, const side *peer, const tw_session_event *event, const uint8_t *bytes)
{
    assert_true(at->got < peer->sent_count);
    assert_int_equal(payload_of(bytes, event->length), peer->sent[at->got]); /* the next one, none left out, none twice */
    at->got++;
    if (at->got <= at->got_ever) /* delivered before, to an application that has crashed since */
        assert_true(event->flags & TW_EVENT_POSS_DUP);
    else
        at->got_ever = at->got;
    at->pending[at->pending_count].seq = event->seq;
    at->pending[at->pending_count++].epoch = event->epoch;
}

static void pull(side *at, const uint8_t *bytes)
{
    tw_session_event event;
    const side *peer = &sides[at == sides];
    while (tw_session_events(at->session, &event, 1)) {
        switch (event.kind) {
        case TW_EVENT_MESSAGE: deliver(at, peer, &event, bytes); break;
        case TW_EVENT_SENT: at->sent[at->sent_count++] = event.other; break;
        case TW_EVENT_CLOSE: at->closing = 1; break;
        case TW_EVENT_GAP: at->requests++; break;
        case TW_EVENT_RESET: at->renumbered++; break;
        case TW_EVENT_STORE: fail_msg("the store refuses: %d", event.reason); break;
        default: break;
        }
    }
}

/* Moves output of a side to the link. */
static void flush(side *at)
{
    side *peer = &sides[at == sides];
    const uint8_t *bytes;
    for (uint32_t length; (length = tw_session_output(at->session, &bytes)) > 0;) {
        if (at->up && length <= LINK_MAX - peer->length) {
            memcpy(peer->arriving + peer->length, bytes, length);
            peer->length += length;
        }
        assert_int_equal(tw_session_sent(at->session, &now, length), TW_OK);
        pull(at, NULL);
    }
}

/* So many bytes reach a side. */
static void arrive(side *at, uint32_t length)
{
    tw_frame frame;
    uint32_t used = 0;
    while (used < length) {
        const tw_status status = tw_session_receive(at->session, &now, at->epoch, at->arriving + used, length - used, &frame, NULL);
        if (status == TW_E_STATE) { /* it is done with the connection */
            used = length;
            break;
        }
        pull(at, at->arriving + used);
        flush(at);
        if (status != TW_OK)
            break;
        used += frame.length;
    }
    at->length -= used;
    at->damaged = at->damaged && at->length;
    memmove(at->arriving, at->arriving + used, at->length);
}

static void link_down(void)
{
    for (uint32_t i = 0; i < 2; i++) {
        side *at = &sides[i];
        at->length = 0;
        at->damaged = 0;
        if (at->up)
            assert_int_equal(tw_session_closed(at->session, &now, at->epoch, NULL), TW_OK);
        pull(at, NULL);
        at->up = at->closing = 0;
    }
}

static void link_up(void)
{
    for (uint32_t i = 0; i < 2; i++) {
        side *at = &sides[i];
        if (at->up)
            return;
        assert_int_equal(tw_session_connect(at->session, &now, &at->epoch, NULL), TW_OK);
        at->up = 1;
        at->connections++;
        pull(at, NULL);
    }
}

/* The process ends where it stands; what its application had not acknowledged it does not know of any more. */
static void crash(side *at)
{
    at->up = 0;
    free(at->memory);
    if (at->journal)
        journal_crash(at);
    make(at);
    at->got = at->acked;
    at->pending_count = 0;
    at->troubles++;
    link_down();
}

static void submit(side *at)
{
    char body[64];
    uint64_t seq = 0;
    if (at->sent_count >= LOG_MAX - 64)
        return;
    const uint64_t payload = at->next_payload += 2;
    const int length = snprintf(body, sizeof body, "58=%llu\001", (unsigned long long)payload);
    const tw_session_message message = {
        .size = sizeof message, .type = "B", .type_length = 1, .body = body, .body_length = (uint32_t)length, .id = payload};
    if (tw_session_send(at->session, &now, &message, &seq, NULL) == TW_OK && seq)
        at->sent[at->sent_count++] = payload;
}

static void acknowledge(side *at, uint32_t count)
{
    if (count > at->pending_count)
        count = at->pending_count;
    if (!count)
        return;
    assert_int_equal(tw_session_acknowledge(at->session, &now, at->pending[count - 1].epoch, at->pending[count - 1].seq, NULL),
                     TW_OK);
    at->acked += count;
    at->pending_count -= count;
    memmove(at->pending, at->pending + count, at->pending_count * sizeof at->pending[0]);
}

static void tick(int64_t ms)
{
    now.mono_ns += ms * MS;
    now.utc_ns += ms * MS;
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t calls = 0;
        do { /* at once again only where events were in the way */
            assert_int_equal(tw_session_advance(sides[i].session, &now, NULL), TW_OK);
            pull(&sides[i], NULL);
            assert_true(calls++ < 100);
        } while (tw_session_deadline(sides[i].session) <= now.mono_ns);
        journal_commit(&sides[i]);
    }
}

/* What was said last still arrives, then the connection ends. */
static void finish_closing(void)
{
    for (uint32_t i = 0; i < 2; i++) {
        if (!sides[i].closing)
            continue;
        flush(&sides[i]);
        arrive(&sides[!i], sides[!i].length);
        link_down();
    }
}

static void step(void)
{
    side *at = &sides[random_next(&seed) & 1];
    switch (random_next(&seed) % 32) {
    case 0:
    case 1:
    case 2: tick((int64_t)(random_next(&seed) % 400)); break;
    case 3: /* a byte is damaged */
        if (!resets && at->length && !at->damaged && random_next(&seed) % 4 == 0) {
            at->damaged = 1;
            at->arriving[random_next(&seed) % at->length] ^= (uint8_t)(1 + random_next(&seed) % 255);
            at->troubles++;
        }
        break;
    case 4:
        if (!resets && random_next(&seed) % 8 == 0) {
            link_down();
            at->troubles++;
        }
        break;
    case 5:
        if (!resets && random_next(&seed) % 8 == 0)
            crash(at);
        break;
    case 6:
    case 7:
    case 8: acknowledge(at, 1 + (uint32_t)(random_next(&seed) % 4)); break;
    case 9: (void)tw_session_test(at->session, &now, NULL); break;
    case 10:
        if (resets && random_next(&seed) % 4 == 0)
            (void)tw_session_reset(at->session, &now, NULL);
        else if (!resets && random_next(&seed) % 24 == 0)
            (void)tw_session_logout(at->session, &now, NULL, NULL);
        break;
    case 11:
    case 12:
    case 13:
    case 14:
    case 15: submit(at); break;
    case 16:
    case 17:
    case 18: link_up(); break;
    default: flush(at); arrive(at, random_next(&seed) % 2 ? at->length : (uint32_t)(random_next(&seed) % (at->length + 1)));
    }
    pull(at, NULL);
    finish_closing();
}

static int settled(void)
{
    for (uint32_t i = 0; i < 2; i++) {
        tw_session_info info;
        tw_session_describe(sides[i].session, &info);
        if (strcmp(tw_session_state_name(info.state), "ACTIVE") != 0 || info.queued || info.replaying ||
            sides[i].got != sides[!i].sent_count || sides[i].length)
            return 0;
    }
    return 1;
}

/* The link behaves: within some minutes everything has arrived. */
static void calm(void)
{
    for (uint32_t i = 0; i < 6000; i++) {
        link_up();
        for (uint32_t k = 0; k < 2; k++) {
            flush(&sides[k]);
            arrive(&sides[!k], sides[!k].length);
            acknowledge(&sides[k], LOG_MAX);
        }
        finish_closing();
        if (settled())
            return;
        tick(50);
    }
    fail_msg("not settled: %u of %u, %u of %u", sides[0].got, sides[1].sent_count, sides[1].got, sides[0].sent_count);
}

static void check_round(void)
{
    for (uint32_t i = 0; i < 2; i++) {
        const side *at = &sides[i];
        assert_int_equal(at->store.number_twice, 0);
        /* no storm: a gap comes of damage or of a new connection; chunks and tries multiply it, and REDUNDANT asks with each message */
        if (!(at->options.flags & TW_SESSION_REDUNDANT_REQUESTS) && !at->options.resend_chunk)
            assert_true(at->requests <= 3 * (at->connections + sides[0].troubles + sides[1].troubles) + 3);
    }
}

static void rounds(void **state)
{
    (void)state;
    const char *asked = getenv("TAGWIRE_MODEL_ROUNDS");
    const uint32_t count = asked ? (uint32_t)strtoul(asked, NULL, 10) : ROUNDS;
    uint64_t messages = 0, renumbered = 0;
    seed = 20260101;
    for (uint32_t round = 0; round < count; round++) {
        setup(round);
        for (uint32_t i = 0; i < STEPS; i++)
            step();
        calm();
        check_round();
        for (uint32_t i = 0; i < 2; i++) {
            messages += sides[i].sent_count;
            renumbered += sides[i].renumbered;
            fake_store_free(&sides[i].store);
            tw_store_memory_free(sides[i].kept);
            journal_end(&sides[i]);
            free(sides[i].memory);
        }
    }
    for (uint32_t i = 0; i < 2; i++)
        free(sides[i].arriving);
    print_message(
        "# %u rounds, %llu messages, numbers begun anew %llu times; journals recovered %llu times, %llu with a torn end\n", count,
        (unsigned long long)messages, (unsigned long long)renumbered, (unsigned long long)recovered, (unsigned long long)torn);
    assert_true(torn > count / 8 && recovered > torn);
    assert_true(messages > 20 * (uint64_t)count); /* the rounds do something */
    assert_true(renumbered > count / 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(rounds)};
    return cmocka_run_group_tests_name("session_model", tests, NULL, NULL);
}
