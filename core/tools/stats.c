/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire stats: what happened in each session. Memory is bounded: 256 sessions, 64 types each, --orders-max ClOrdIDs. */
#include "stats.h"

#include <stdlib.h>
#include <string.h>

enum { OPTION_JSON = OPTION_OWN, OPTION_ORDERS, OPTION_ORDERS_MAX };

/* The fields of a message that are looked at: the first of each. */
typedef struct facts {
    const char *at[12];
    uint32_t length[12];
} facts;

enum { F_TYPE, F_SENDER, F_TARGET, F_SEQ, F_TIME, F_DUP, F_ID, F_ORIG, F_ORDER, F_STATE, F_NEW_SEQ, F_FLAG };

static int slot_of(uint32_t tag)
{
    switch (tag) {
    case 35: return F_TYPE;
    case 49: return F_SENDER;
    case 56: return F_TARGET;
    case 34: return F_SEQ;
    case 52: return F_TIME;
    case 43: return F_DUP;
    case 11: return F_ID;
    case 41: return F_ORIG;
    case 37: return F_ORDER;
    case 39: return F_STATE;
    case 36: return F_NEW_SEQ;
    case 123:
    case 141: return F_FLAG; /* GapFillFlag of a SequenceReset, ResetSeqNumFlag of a Logon */
    default: return -1;
    }
}

static facts facts_of(const log_message *m)
{
    facts f = {{NULL}, {0}};
    for (uint32_t i = 0; i < m->count; i++) {
        int slot = m->tags[i] <= 141 ? slot_of(m->tags[i]) : -1;
        if (slot < 0 || f.at[slot])
            continue;
        f.at[slot] = (const char *)m->bytes + m->values[i];
        f.length[slot] = m->ends[i] - m->values[i];
    }
    return f;
}

static uint64_t number_of(const facts *f, int slot)
{
    uint64_t number = 0;
    return f->at[slot] && tw_uint_read(f->at[slot], f->length[slot], &number) == TW_OK ? number : 0;
}

static int is(const facts *f, int slot, char value)
{
    return f->at[slot] && f->length[slot] == 1 && f->at[slot][0] == value;
}

static uint64_t hash_of(const char *text, uint32_t length)
{
    uint64_t h = 0xCBF29CE484222325ull;
    for (uint32_t i = 0; i < length; i++)
        h = (h ^ (uint8_t)text[i]) * 0x100000001B3ull;
    return h ^ h >> 32;
}

static int sent_by(const session *s, int side, const facts *f)
{
    uint32_t sender = f->length[F_SENDER] < COMP_ID_MAX ? f->length[F_SENDER] : COMP_ID_MAX;
    return s->name_length[side] == sender && memcmp(s->name[side], f->at[F_SENDER], sender) == 0;
}

/* The session of a message, made when it is new; NULL when there are too many. */
static session *session_of(stats *s, const facts *f, int *side)
{
    /* the same whoever sends */
    uint64_t hash = hash_of(f->at[F_SENDER], f->length[F_SENDER]) + hash_of(f->at[F_TARGET], f->length[F_TARGET]);
    for (uint32_t i = 0; i < s->sessions_count; i++) {
        uint32_t at = (s->recent + i) % s->sessions_count;
        session *one = s->sessions[at];
        if (one->hash != hash)
            continue;
        s->recent = at;
        *side = !sent_by(one, 0, f);
        return one;
    }
    *side = 0;
    if (s->sessions_count == SESSIONS_MAX)
        return NULL;
    session *made = log_room(NULL, sizeof *made);
    memset(made, 0, sizeof *made);
    made->hash = hash;
    for (int i = 0; i < 2; i++) {
        uint32_t length = f->length[i ? F_TARGET : F_SENDER];
        made->name_length[i] = length < COMP_ID_MAX ? length : COMP_ID_MAX;
        memcpy(made->name[i], f->at[i ? F_TARGET : F_SENDER], made->name_length[i]);
    }
    s->recent = s->sessions_count;
    s->sessions[s->sessions_count++] = made;
    return made;
}

static void count_type(stats *s, session *one, int side, const facts *f, const log_message *m)
{
    uint32_t length = f->at[F_TYPE] ? f->length[F_TYPE] : 0;
    for (uint32_t i = 0; i < one->types_count && length; i++) {
        type_count *t = &one->types[i];
        if (t->length == length && memcmp(t->type, f->at[F_TYPE], length) == 0) {
            t->count[side]++;
            return;
        }
    }
    if (one->types_count == TYPES_MAX || length == 0 || length > sizeof one->types[0].type) {
        one->types_other[side]++;
        return;
    }
    type_count *t = &one->types[one->types_count++];
    tw_dict_message message;
    version v = names_version(&s->cli.names, m);
    memcpy(t->type, f->at[F_TYPE], length);
    t->length = length;
    t->count[side] = 1;
    t->name = version_message(&v, t->type, length, &message) ? message.name : NULL;
}

/* FIX session: MsgSeqNum goes up by one; a Logon with 141=Y, or with number 1, starts anew; SequenceReset names the next one. */
static void count_sequence(direction *d, const facts *f, const char *file, const log_message *m)
{
    uint64_t seq = number_of(f, F_SEQ);
    if (seq == 0)
        return;
    if (d->expected == 0)
        d->first = d->expected = seq;
    int logon = is(f, F_TYPE, 'A');
    if (is(f, F_DUP, 'Y')) {
        d->resent++;
    } else if (seq < d->expected && logon && (seq == 1 || is(f, F_FLAG, 'Y'))) {
        d->resets++;
        d->expected = seq;
    } else if (seq < d->expected) {
        d->duplicates++;
    } else if (seq > d->expected) {
        if (d->gaps < GAPS_MAX)
            d->gap[d->gaps] = (gap){d->expected, seq - 1, m->number, file};
        d->gaps++;
        d->missing += seq - d->expected;
    }
    if (seq >= d->expected && (!is(f, F_DUP, 'Y') || seq == d->expected))
        d->expected = seq + 1;
    if (is(f, F_TYPE, '4') && number_of(f, F_NEW_SEQ)) {
        uint64_t next = number_of(f, F_NEW_SEQ);
        d->resets += !is(f, F_FLAG, 'Y');
        if (next > d->expected || !is(f, F_FLAG, 'Y'))
            d->expected = next;
    }
    d->last = d->expected - 1;
}

static latency *latency_made(latency **l)
{
    if (!*l) {
        *l = log_room(NULL, sizeof **l);
        memset(*l, 0, sizeof **l);
    }
    return *l;
}

static void report(stats *s, session *one, uint32_t number, uint8_t requester, const facts *f, int64_t time_ns)
{
    order *o = orders_find(&s->orders, number, requester, f->at[F_ID], f->length[F_ID]);
    if (!o) { /* its request is not in the log */
        order *orig = f->length[F_ORIG] ? orders_find(&s->orders, number, requester, f->at[F_ORIG], f->length[F_ORIG]) : NULL;
        order *chain = orig ? orders_root(&s->orders, orig) : NULL;
        one->ids++;
        one->chains += !chain;
        o = orders_add(&s->orders, number, requester, f->at[F_ID], f->length[F_ID], chain);
    }
    order *root = orders_root(&s->orders, o);
    uint8_t state = f->length[F_STATE] == 1 ? (uint8_t)f->at[F_STATE][0] : 0;
    int slot = order_state_number(state), timed = time_ns != INT64_MIN && o->sent_ns != INT64_MIN;
    root->reports++;
    if (slot >= 0)
        root->state = state;
    if (f->length[F_ORDER]) {
        root->order_id_length = (uint8_t)(f->length[F_ORDER] < ORDER_ID_MAX ? f->length[F_ORDER] : ORDER_ID_MAX);
        memcpy(root->order_id, f->at[F_ORDER], root->order_id_length);
    }
    if (timed && !o->answered)
        latency_add(latency_made(&one->first_report), time_ns - o->sent_ns);
    o->answered = 1;
    if (timed && slot >= 0 && !(o->states & 1u << slot)) {
        o->states |= (uint16_t)(1u << slot);
        latency_add(latency_made(&one->state[slot]), time_ns - o->sent_ns);
    }
}

static void request(stats *s, session *one, uint32_t number, uint8_t side, const facts *f, int64_t time_ns)
{
    if (orders_find(&s->orders, number, side, f->at[F_ID], f->length[F_ID]))
        return; /* sent again */
    order *orig = f->length[F_ORIG] ? orders_find(&s->orders, number, side, f->at[F_ORIG], f->length[F_ORIG]) : NULL;
    order *chain = orig ? orders_root(&s->orders, orig) : NULL;
    one->ids++;
    one->chains += !chain;
    order *o = orders_add(&s->orders, number, side, f->at[F_ID], f->length[F_ID], chain);
    o->sent_ns = time_ns;
    orders_root(&s->orders, o)->requests++;
}

/* The requests whose ClOrdID an ExecutionReport or an OrderCancelReject answers. */
static int is_request(const facts *f)
{
    const char *type = f->at[F_TYPE];
    if (f->length[F_TYPE] == 1)
        return type[0] == 'D' || type[0] == 'F' || type[0] == 'G';
    return f->length[F_TYPE] == 2 && type[0] == 'A' && (type[1] == 'B' || type[1] == 'C');
}

void stats_add(stats *s, const char *file, const log_message *m)
{
    facts f = facts_of(m);
    int side = 0;
    s->messages++;
    s->damaged += m->status != TW_OK;
    s->bytes += m->length;
    if (is(&f, F_TYPE, 'A'))
        (void)names_version(&s->cli.names, m); /* it may say which version the session has */
    session *one = f.at[F_SENDER] && f.at[F_TARGET] ? session_of(s, &f, &side) : NULL;
    if (!one) {
        s->sessions_other++;
        return;
    }
    direction *d = &one->side[side];
    d->messages++;
    d->bytes += m->length;
    if (m->status != TW_OK) { /* its numbers are not to be trusted */
        d->damaged++;
        return;
    }
    d->heartbeats += (uint64_t)is(&f, F_TYPE, '0');
    count_type(s, one, side, &f, m);
    count_sequence(d, &f, file, m);
    tw_time time;
    int timed = f.at[F_TIME] && tw_time_read(f.at[F_TIME], f.length[F_TIME], &time) == TW_OK;
    if (timed) {
        if (!one->timed || time.ns < one->first.ns)
            one->first = time;
        if (!one->timed || time.ns > one->last.ns)
            one->last = time;
        one->timed = 1;
    }
    if (f.length[F_ID] == 0 || is(&f, F_DUP, 'Y'))
        return;
    if (is(&f, F_TYPE, '8') || is(&f, F_TYPE, '9'))
        report(s, one, s->recent, (uint8_t)!side, &f, timed ? time.ns : INT64_MIN);
    else if (is_request(&f))
        request(s, one, s->recent, (uint8_t)side, &f, timed ? time.ns : INT64_MIN);
}

static void count_final(uint64_t *final, const order *o)
{
    int slot = order_state_number(o->state);
    if (o->root == o->serial)
        final[slot < 0 ? STATES : slot]++;
}

static void forget(void *context, const order *o)
{
    stats *s = context;
    count_final(s->sessions[o->session]->final, o);
}

/* The chains that are remembered join those that were forgotten. */
static void settle(stats *s)
{
    const order *o = NULL;
    for (uint64_t i = 0; (o = orders_at(&s->orders, i)) != NULL; i++)
        count_final(s->sessions[o->session]->final, o);
}

static void each(void *context, const source *from, const log_message *m)
{
    stats *s = context;
    if (filter_passes(&s->cli.filter, m))
        stats_add(s, from->name, m);
}

void stats_end(stats *s)
{
    for (uint32_t i = 0; i < s->sessions_count; i++) {
        free(s->sessions[i]->first_report);
        for (uint32_t k = 0; k < STATES; k++)
            free(s->sessions[i]->state[k]);
        free(s->sessions[i]);
    }
    s->sessions_count = s->recent = 0;
    s->messages = s->damaged = s->bytes = s->sessions_other = 0;
    orders_free(&s->orders);
}

void stats_begin(stats *s, uint32_t orders_max)
{
    orders_init(&s->orders, orders_max, forget, s);
}

int command_stats(int count, char **arguments)
{
    static const struct option options[] = {OPTIONS_COMMON,
                                            {"json", no_argument, NULL, OPTION_JSON},
                                            {"orders", no_argument, NULL, OPTION_ORDERS},
                                            {"orders-max", required_argument, NULL, OPTION_ORDERS_MAX},
                                            {NULL, 0, NULL, 0}};
    static stats s;
    s.orders_max = ORDERS_DEFAULT;
    cli_init(&s.cli, "stats");
    for (int option = 0; (option = getopt_long(count, arguments, "ht:", options, NULL)) != -1;) {
        uint64_t number = 0;
        int taken = cli_option(&s.cli, option == 't' ? OPTION_TYPE : option, optarg);
        if (taken < 0)
            return EXIT_USAGE;
        if (taken)
            continue;
        switch (option) {
        case 'h': return cli_help(HELP_STATS);
        case OPTION_JSON: s.json = 1; break;
        case OPTION_ORDERS: s.list = 1; break;
        case OPTION_ORDERS_MAX:
            if (tw_uint_read(optarg, (uint32_t)strlen(optarg), &number) != TW_OK || number < ORDERS_LEAST || number > 100000000)
                return cli_usage("stats", "--orders-max %s: it is a number from %d to 100000000", optarg, ORDERS_LEAST);
            s.orders_max = (uint32_t)number;
            break;
        default: return cli_bad_option("stats", count, arguments);
        }
    }
    if (!cli_ready(&s.cli))
        return EXIT_USAGE;
    stats_begin(&s, s.orders_max);
    int code = cli_run(&s.cli, count - optind, arguments + optind, each, &s);
    settle(&s);
    if (s.json)
        stats_json(&s);
    else if (s.messages)
        stats_text(&s);
    stats_end(&s);
    cli_free(&s.cli);
    return code;
}
