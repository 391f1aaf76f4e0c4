/* SPDX-License-Identifier: Apache-2.0 */
/* The figures for people. */
#include "figures.h"
#include "replay.h"

#include <stdio.h>
#include <string.h>

enum { NAME = 36, WIDE = 12, NARROW = 10, FAULT = 9 };

static const uint32_t PERMILLES[] = {500, 900, 990, 999};

static void measured_row(out *o, const char *name, const measured *m, uint64_t messages, uint64_t bytes)
{
    char text[40];
    figure_left(o, name, NAME);
    figure_right(o, figure_grouped(messages, text), WIDE);
    figure_right(o, figure_grouped(bytes, text), WIDE + 3);
    figure_right(o, figure_grouped((uint64_t)(replay_rate(m->messages, m->ns) + 0.5), text), WIDE + 1);
    snprintf(text, sizeof text, "%.0f", replay_rate(m->bytes, m->ns) / 1e6);
    figure_right(o, text, NARROW);
    for (uint32_t i = 0; i < sizeof PERMILLES / sizeof PERMILLES[0]; i++)
        figure_right(o, latency_text(latency_at(m->each, PERMILLES[i]), text, sizeof text), NARROW);
    figure_right(o, latency_text(m->each->most_ns, text, sizeof text), NARROW);
    out_text(o, "\n");
}

static void rates(replay *r)
{
    static const char *const heads[] = {"p50", "p90", "p99", "p99.9", "max"};
    out *o = &r->cli.out;
    char name[80];
    out_paint(o, PAINT_BOLD);
    figure_left(o, "type", NAME);
    figure_right(o, "messages", WIDE);
    figure_right(o, "bytes", WIDE + 3);
    figure_right(o, "messages/s", WIDE + 1);
    figure_right(o, "MB/s", NARROW);
    for (uint32_t i = 0; i < 5; i++)
        figure_right(o, heads[i], NARROW);
    out_paint(o, PAINT_PLAIN);
    out_text(o, "\n");
    for (uint32_t i = 0; i < r->types_count; i++)
        if (r->types[i].messages)
            measured_row(o, replay_type_name(r, &r->types[i], name, sizeof name), &r->types[i].time, r->types[i].messages,
                         r->types[i].bytes);
    if (r->others)
        measured_row(o, "types that the plan does not have", &r->other_time, r->others, r->other_bytes);
    if (r->messages)
        measured_row(o, "all, in the order of the log", &r->all, r->messages, r->bytes);
    out_format(
        o,
        "timed: tw_read (framing, CheckSum, index, extraction) on messages in memory, %u times; rates in batches of %d rows by\n"
        "CPU time, percentiles one message a call by the clock, its own %llu ns included; not timed: reading the log, finding its\n"
        "messages\n\n",
        r->loops, BATCH_ROWS, (unsigned long long)r->clock_ns);
}

static void fault_figure(out *o, uint64_t value, int alarming)
{
    char text[40];
    out_paint(o, alarming && value ? PAINT_RED : value ? PAINT_PLAIN : PAINT_DIM);
    figure_right(o, value ? figure_grouped(value, text) : "-", FAULT);
    out_paint(o, PAINT_PLAIN);
}

static void example_line(out *o, const example *e, uint32_t indent)
{
    out_spaces(o, indent + 4);
    out_paint(o, PAINT_DIM);
    out_format(o, "first: message %llu of %s, byte %llu", (unsigned long long)e->number, e->file, (unsigned long long)e->offset);
    out_paint(o, PAINT_PLAIN);
    if (e->state == TW_SLOT_ABSENT)
        out_text(o, ": required, and not there");
    else if (e->length) {
        out_text(o, ": ");
        out_shown(o, e->value, e->length);
        out_text(o, e->cut ? "..." : "");
    }
    out_text(o, "\n");
}

static void entry_row(replay *r, const tw_plan_entry *e, const entry_count *c)
{
    out *o = &r->cli.out;
    char name[80], label[80];
    if (replay_entry_name(r, e->tag, name, sizeof name)[0] >= '0' && name[0] <= '9')
        snprintf(label, sizeof label, "%*s%.40s", (int)(e->depth < 6 ? e->depth : 6) * 2 + 2, "", name);
    else
        snprintf(label, sizeof label, "%*s%.40s (%u)", (int)(e->depth < 6 ? e->depth : 6) * 2 + 2, "", name, e->tag);
    figure_left(o, label, NAME);
    fault_figure(o, c->states[TW_SLOT_OK] + c->states[TW_SLOT_LONG], 0);
    fault_figure(o, c->states[TW_SLOT_ABSENT], e->required != 0);
    for (uint32_t state = TW_SLOT_EMPTY; state < STATES_MAX; state++)
        fault_figure(o, c->states[state], 1);
    out_text(o, "\n");
    if (c->first.file)
        example_line(o, &c->first, (uint32_t)(e->depth < 6 ? e->depth : 6) * 2);
}

static void slots(replay *r)
{
    static const char *const heads[] = {"right", "absent", "empty", "format", "overflow", "inexact", "repeated", "count"};
    out *o = &r->cli.out;
    for (uint32_t i = 0; i < r->types_count; i++) {
        const type_replay *t = &r->types[i];
        char name[80], text[40];
        if (!t->messages)
            continue;
        out_paint(o, PAINT_BOLD);
        figure_left(o, replay_type_name(r, t, name, sizeof name), NAME);
        out_paint(o, PAINT_PLAIN);
        for (uint32_t k = 0; k < sizeof heads / sizeof heads[0]; k++)
            figure_right(o, heads[k], FAULT);
        out_text(o, "\n");
        for (uint32_t k = 0; k < t->plan.entries; k++)
            entry_row(r, &t->entries[k], &t->counts[k]);
        out_paint(o, t->bad ? PAINT_RED : PAINT_GREEN);
        out_format(o, "  %s with a fault", figure_grouped(t->bad, text));
        out_format(o, ", %s of them without a required entry\n\n", figure_grouped(t->missing, text));
        out_paint(o, PAINT_PLAIN);
    }
}

void replay_text(replay *r)
{
    out *o = &r->cli.out;
    char text[40];
    rates(r);
    slots(r);
    for (uint32_t i = 0; i < r->types_count; i++)
        if (!r->types[i].messages) {
            char name[80];
            out_format(o, "no message of %s\n", replay_type_name(r, &r->types[i], name, sizeof name));
        }
    if (r->others) {
        out_text(o, "not in the plan:");
        for (uint32_t i = 0; i < r->other_count; i++) {
            out_text(o, i ? ", 35=" : " 35=");
            out_shown(o, r->other[i].type, strlen(r->other[i].type));
            out_format(o, " %s", figure_grouped(r->other[i].count, text));
        }
        if (r->other_more)
            out_format(o, "%s%s of other types", r->other_count ? ", " : " ", figure_grouped(r->other_more, text));
        out_text(o, "\n");
    }
    if (r->garbled) {
        out_paint(o, PAINT_YELLOW);
        out_format(o, "damaged: %s messages,", figure_grouped(r->garbled, text));
        out_format(o, " %s bytes; they were left out ('tagwire check' explains each)\n", figure_grouped(r->garbled_bytes, text));
        out_paint(o, PAINT_PLAIN);
    }
}
