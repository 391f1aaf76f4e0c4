/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tagwire replay: people's own messages through a plan. Messages are found and copied into a chunk of memory first; what is timed sees only that
 * chunk. Memory is bounded: two chunks, a histogram for each type, counts for each entry of the plan.
 */
#include "replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OPTION_PLAN = OPTION_OWN, OPTION_LOOPS, OPTION_JSON, LOOPS_MAX = 1000 };
#define PROGRESS_NS 250000000u

static void progress(replay *r, int end)
{
    uint64_t now = replay_now();
    if (!r->show_progress || (!end && now - r->shown_ns < PROGRESS_NS))
        return;
    r->shown_ns = now;
    if (end)
        fputs("\r\033[K", stderr);
    else
        fprintf(stderr, "\r\033[K%llu messages, %.1f MB", (unsigned long long)r->messages, (double)r->bytes / 1e6);
    fflush(stderr);
}

static void each(void *context, const source *s, const log_message *m)
{
    replay *r = context;
    if (!filter_passes(&r->cli.filter, m))
        return;
    if (r->messages + r->garbled == 0)
        r->names = names_version(&r->cli.names, m);
    progress(r, 0);
    if (m->status != TW_OK) { /* what is no whole message would take others with it */
        r->garbled++;
        r->garbled_bytes += m->length;
        return;
    }
    if (r->used && m->length > CHUNK - (r->used < CHUNK ? r->used : CHUNK))
        replay_chunk(r);
    if (m->length > r->room - r->used) { /* one that is larger than a chunk */
        r->room = r->used + m->length;
        r->chunk = log_room(r->chunk, r->room);
        r->sorted = log_room(r->sorted, r->room);
    }
    if (r->records_count == r->records_room) {
        r->records_room = r->records_room * 2 + 4096;
        r->records = log_room(r->records, r->records_room * sizeof *r->records);
    }
    record *put = &r->records[r->records_count++];
    uint32_t type_length = 0;
    const char *type = log_value(m, 35, &type_length);
    *put = (record){r->used, m->length, r->types_count, {0}, m->offset, m->number, s->name};
    if (type && type_length < sizeof put->msg_type)
        memcpy(put->msg_type, type, type_length);
    memcpy(r->chunk + r->used, m->bytes, m->length);
    r->used += m->length;
    r->messages++;
    r->bytes += m->length;
    if (m->count > r->fields_max)
        r->fields_max = m->count;
}

const char *replay_entry_name(const replay *r, uint32_t tag, char *text, uint32_t room)
{
    tw_dict_field field;
    if (version_field(&r->names, tag, &field))
        snprintf(text, room, "%s", field.name);
    else
        snprintf(text, room, "%u", tag);
    return text;
}

const char *replay_type_name(const replay *r, const type_replay *t, char *text, uint32_t room)
{
    tw_dict_message message;
    const char *type = (const char *)t->plan.type;
    if (version_message(&r->names, type, t->plan.type_length, &message))
        snprintf(text, room, "%s (%.*s)", message.name, (int)t->plan.type_length, type);
    else
        snprintf(text, room, "35=%.*s", (int)t->plan.type_length, type);
    return text;
}

double replay_rate(uint64_t count, uint64_t ns)
{
    return ns ? (double)count * 1e9 / (double)ns : 0;
}

static latency *latency_new(void)
{
    latency *l = log_room(NULL, sizeof *l);
    memset(l, 0, sizeof *l);
    return l;
}

/* Of each entry the number of the one behind it and all inside it. */
static void behind_find(type_replay *t)
{
    for (uint32_t i = 0; i < t->plan.entries; i++) {
        uint32_t next = i + 1;
        while (next < t->plan.entries && t->entries[next].depth > t->entries[i].depth)
            next++;
        t->behind[i] = next;
    }
}

static void begin(replay *r)
{
    r->room = CHUNK;
    r->chunk = log_room(NULL, r->room);
    r->sorted = log_room(NULL, r->room);
    r->rows = log_room(NULL, BATCH_ROWS * sizeof *r->rows);
    r->slots_room = SLOTS_FIRST;
    r->slots = log_room(NULL, r->slots_room * sizeof *r->slots);
    r->types_count = tw_plan_messages(r->plan.plan);
    r->ends = log_room(NULL, (r->types_count + 1) * sizeof *r->ends);
    r->types = log_room(NULL, r->types_count * sizeof *r->types);
    memset(r->types, 0, r->types_count * sizeof *r->types);
    for (uint32_t i = 0; i < r->types_count; i++) {
        type_replay *t = &r->types[i];
        uint32_t count = 0;
        if (tw_plan_message_at(r->plan.plan, i, &t->plan) != TW_OK)
            continue;
        t->entries = log_room(NULL, t->plan.entries * sizeof *t->entries);
        t->behind = log_room(NULL, t->plan.entries * sizeof *t->behind);
        t->counts = log_room(NULL, t->plan.entries * sizeof *t->counts);
        memset(t->counts, 0, t->plan.entries * sizeof *t->counts);
        (void)tw_plan_entries(r->plan.plan, i, t->entries, t->plan.entries, &count);
        behind_find(t);
        t->time.each = latency_new();
    }
    r->all.each = latency_new();
    r->other_time.each = latency_new();
    r->clock_ns = replay_clock_cost();
    r->shown_ns = replay_now();
    r->show_progress = isatty(STDERR_FILENO);
}

static void end(replay *r)
{
    for (uint32_t i = 0; i < r->types_count; i++) {
        free(r->types[i].entries);
        free(r->types[i].behind);
        free(r->types[i].counts);
        free(r->types[i].time.each);
    }
    free(r->types);
    free(r->ends);
    free(r->all.each);
    free(r->other_time.each);
    free(r->chunk);
    free(r->sorted);
    free(r->records);
    free(r->rows);
    free(r->slots);
    free(r->reader_memory);
}

static int faults_of(const replay *r)
{
    uint64_t bad = r->garbled;
    for (uint32_t i = 0; i < r->types_count; i++)
        bad += r->types[i].bad;
    return bad ? EXIT_FAULTS : EXIT_FINE;
}

static int run(replay *r, int files, char **file_names)
{
    begin(r);
    int code = cli_run(&r->cli, files, file_names, each, r);
    if (r->records_count)
        replay_chunk(r);
    progress(r, 1);
    int faults = faults_of(r);
    if (r->json)
        replay_json(r);
    else if (r->messages + r->garbled)
        replay_text(r);
    end(r);
    return code > faults ? code : faults;
}

static int loops_read(replay *r, const char *text)
{
    uint64_t number = 0;
    if (tw_uint_read(text, (uint32_t)strlen(text), &number) != TW_OK || number < 1 || number > LOOPS_MAX)
        return 0;
    r->loops = (uint32_t)number;
    return 1;
}

int command_replay(int count, char **arguments)
{
    static const struct option options[] = {OPTIONS_COMMON,
                                            {"plan", required_argument, NULL, OPTION_PLAN},
                                            {"loops", required_argument, NULL, OPTION_LOOPS},
                                            {"json", no_argument, NULL, OPTION_JSON},
                                            {NULL, 0, NULL, 0}};
    static replay r;
    cli_init(&r.cli, "replay");
    r.loops = 3;
    for (int option = 0; (option = getopt_long(count, arguments, "ht:", options, NULL)) != -1;) {
        int taken = cli_option(&r.cli, option == 't' ? OPTION_TYPE : option, optarg);
        if (taken < 0)
            return EXIT_USAGE;
        if (taken)
            continue;
        switch (option) {
        case 'h': return cli_help(HELP_REPLAY);
        case OPTION_PLAN: r.plan_argument = optarg; break;
        case OPTION_JSON: r.json = 1; break;
        case OPTION_LOOPS:
            if (!loops_read(&r, optarg))
                return cli_usage("replay", "--loops %s: it is a number from 1 to %d", optarg, LOOPS_MAX);
            break;
        default: return cli_bad_option("replay", count, arguments);
        }
    }
    if (!r.plan_argument)
        return cli_usage("replay", "replay needs --plan: its text, or @FILE");
    if (!cli_ready(&r.cli))
        return EXIT_USAGE;
    int code = EXIT_USAGE;
    if (plan_text_read(&r.plan, "plan", r.plan_argument) && plan_text_compile(&r.plan, 0, r.cli.names.only))
        code = run(&r, count - optind, arguments + optind);
    plan_text_free(&r.plan);
    cli_free(&r.cli);
    return code;
}
