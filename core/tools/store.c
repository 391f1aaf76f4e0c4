/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire store: what is in a journal, and cutting one that is damaged. */
#include "cli.h"
#include "log.h"

#include <tagwire/unstable/store.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OPTION_RECORDS = OPTION_OWN };

#define KINDS 9u

static const char *const kinds[KINDS] = {"?", "open", "close", "state", "message", "skip", "incoming", "set", "mark"};

/* What the records say of one session. */
typedef struct found_session {
    char identity[80];
    uint64_t next_out, next_in, messages, bytes, mark;
    int64_t last_utc_ns;
} found_session;

typedef struct found {
    found_session *sessions; /* session n at n - 1 */
    uint32_t count;
    uint64_t records, of_kind[KINDS];
    uint32_t first, last, epoch, last_kind;
} found;

static void take_numbers(found_session *s, const uint8_t *bytes)
{
    memcpy(&s->next_out, bytes, 8);
    memcpy(&s->next_in, bytes + 8, 8);
}

static found_session *session_of(found *f, const tw_journal_record *r)
{
    if (r->session == f->count + 1 && r->kind == TW_RECORD_STATE) {
        f->sessions = log_room(f->sessions, (f->count + 1) * sizeof *f->sessions);
        memset(&f->sessions[f->count++], 0, sizeof *f->sessions);
    }
    return r->session && r->session <= f->count ? &f->sessions[r->session - 1] : NULL;
}

static void take(found *f, const tw_journal_record *r)
{
    found_session *s = session_of(f, r);
    f->first = f->records++ ? f->first : r->file;
    f->last = r->file;
    f->epoch = r->epoch;
    f->last_kind = r->kind;
    f->of_kind[r->kind < KINDS ? r->kind : 0]++;
    if (!s)
        return;
    s->last_utc_ns = r->utc_ns > s->last_utc_ns ? r->utc_ns : s->last_utc_ns;
    if (r->kind == TW_RECORD_STATE && r->length >= 24) {
        take_numbers(s, r->bytes);
        (void)snprintf(s->identity, sizeof s->identity, "%.*s", (int)(r->length - 24), (const char *)r->bytes + 24);
    } else if (r->kind == TW_RECORD_SET && r->length == 24) {
        uint64_t before = s->next_out;
        take_numbers(s, r->bytes);
        if (r->flags || s->next_out < before)
            s->messages = s->bytes = 0;
    } else if (r->kind == TW_RECORD_MESSAGE || r->kind == TW_RECORD_SKIP) {
        s->next_out = r->seq + 1;
        s->messages += r->kind == TW_RECORD_MESSAGE;
        s->bytes += r->length;
    } else if (r->kind == TW_RECORD_INCOMING) {
        s->next_in = r->seq;
    } else if (r->kind == TW_RECORD_MARK) {
        s->mark = r->seq;
    }
}

/* A message's SOH are shown as |. */
static void show_record(out *o, const tw_journal_record *r)
{
    out_format(o, "%" PRIu64 " file %u epoch %u %s session %u seq %" PRIu64, r->position, r->file, r->epoch,
               kinds[r->kind < KINDS ? r->kind : 0], r->session, r->seq);
    if (r->kind == TW_RECORD_MESSAGE) {
        out_format(o, " ");
        for (uint32_t i = 0; i < r->length; i++)
            out_format(o, "%c", r->bytes[i] == 1 ? '|' : r->bytes[i] >= ' ' && r->bytes[i] < 127 ? r->bytes[i] : '?');
    }
    out_format(o, "\n");
}

static void show_summary(out *o, const found *f)
{
    out_format(o, "%" PRIu64 " records in files %u to %u, epoch %u, %s\n", f->records, f->first, f->last, f->epoch,
               f->last_kind == TW_RECORD_CLOSE ? "closed" : "open, or not closed properly");
    for (uint32_t kind = 1; kind < KINDS; kind++)
        if (f->of_kind[kind])
            out_format(o, "  %-9s %" PRIu64 "\n", kinds[kind], f->of_kind[kind]);
    if (f->count)
        out_format(o, "%-32s %12s %12s %10s %14s\n", "session", "next out", "next in", "messages", "bytes");
    for (uint32_t i = 0; i < f->count; i++) {
        const found_session *s = &f->sessions[i];
        out_format(o, "%-32s %12" PRIu64 " %12" PRIu64 " %10" PRIu64 " %14" PRIu64 "\n", s->identity, s->next_out, s->next_in,
                   s->messages, s->bytes);
    }
}

static int inspect(out *o, const char *directory, int records)
{
    tw_journal_reader *reader = NULL;
    tw_journal_record record;
    tw_error error = {0};
    found f = {0};
    tw_status status = tw_journal_reader_open(directory, &reader, &error);
    if (status != TW_OK) {
        tell("%s", error.text[0] ? error.text : tw_status_text(status));
        return EXIT_USAGE;
    }
    while ((status = tw_journal_reader_next(reader, &record)) == TW_OK) {
        take(&f, &record);
        if (records)
            show_record(o, &record);
    }
    tw_journal_reader_close(reader);
    if (!records && f.records)
        show_summary(o, &f);
    free(f.sessions);
    if (status == TW_MORE && f.records)
        return EXIT_FINE;
    tell("%s: %s", directory, f.records ? tw_status_text(status) : "no journal, or one without a whole record");
    return EXIT_FAULTS;
}

static int repair(out *o, const char *directory)
{
    tw_journal_info info;
    tw_error error = {0};
    const tw_status status = tw_journal_repair(directory, &info, &error);
    if (status != TW_OK) {
        tell("%s", error.text[0] ? error.text : tw_status_text(status));
        return status == TW_E_STORE_FORMAT ? EXIT_FAULTS : EXIT_USAGE;
    }
    out_format(o, "%" PRIu64 " records kept; dropped: %" PRIu64 " bytes, %" PRIu64 " files behind them\n", info.written,
               info.torn_bytes, info.torn_files);
    return EXIT_FINE;
}

int command_store(int count, char **arguments)
{
    static const struct option options[] = {
        {"records", no_argument, NULL, OPTION_RECORDS}, {"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
    static out o;
    int records = 0, code = EXIT_USAGE;
    for (int option = 0; (option = getopt_long(count, arguments, "h", options, NULL)) != -1;) {
        if (option == 'h')
            return cli_help(HELP_STORE);
        if (option != OPTION_RECORDS)
            return cli_bad_option("store", count, arguments);
        records = 1;
    }
    if (count - optind != 2)
        return cli_usage("store", "store needs a word, inspect or repair, and a directory");
    out_init(&o, STDOUT_FILENO, 0);
    if (strcmp(arguments[optind], "inspect") == 0)
        code = inspect(&o, arguments[optind + 1], records);
    else if (strcmp(arguments[optind], "repair") == 0)
        code = repair(&o, arguments[optind + 1]);
    else
        return cli_usage("store", "store %s: there are inspect and repair", arguments[optind]);
    out_flush(&o);
    return o.failed ? EXIT_USAGE : code;
}
