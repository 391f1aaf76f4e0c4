/* SPDX-License-Identifier: Apache-2.0 */
/* The figures for people. */
#include "figures.h"
#include "stats.h"

#include <stdio.h>
#include <string.h>

enum { LABEL = 40, COLUMN = 20 };

static void label(out *o, const char *text)
{
    figure_left(o, text, LABEL);
}

static void row(out *o, const char *name, uint64_t a, uint64_t b, int alarming)
{
    char text[32];
    label(o, name);
    out_paint(o, alarming && a ? PAINT_YELLOW : PAINT_PLAIN);
    figure_right(o, figure_grouped(a, text), COLUMN);
    out_paint(o, alarming && b ? PAINT_YELLOW : PAINT_PLAIN);
    figure_right(o, figure_grouped(b, text), COLUMN);
    out_paint(o, PAINT_PLAIN);
    out_text(o, "\n");
}

static const char *time_text(const tw_time *time, char *text, uint32_t room)
{
    uint32_t written = 0;
    if (tw_time_write(time, TW_DIGITS_OWN, text, room - 1, &written) != TW_OK)
        written = 0;
    text[written] = 0;
    return text;
}

/* "A -> B" in a column; cut where it is too long. */
static void side_head(out *o, const session *s, int side)
{
    char text[COLUMN * 2];
    const char *from = s->name[side], *to = s->name[!side];
    snprintf(text, sizeof text, "%.*s -> %.*s", (int)s->name_length[side], from, (int)s->name_length[!side], to);
    if (strlen(text) >= COLUMN)
        snprintf(text, sizeof text, "%.*s", COLUMN - 1, side ? "second -> first" : "first -> second");
    uint32_t width = out_width(text, strlen(text));
    out_spaces(o, width < COLUMN ? COLUMN - width : 1);
    out_shown(o, text, strlen(text));
}

static void head(out *o, const session *s)
{
    char first[40], last[40], span[24];
    out_paint(o, PAINT_BOLD);
    out_shown(o, s->name[0], s->name_length[0]);
    out_text(o, " <-> ");
    out_shown(o, s->name[1], s->name_length[1]);
    out_paint(o, PAINT_PLAIN);
    if (s->timed)
        out_format(o, "   %s to %s (%s)", time_text(&s->first, first, sizeof first), time_text(&s->last, last, sizeof last),
                   latency_text(s->last.ns - s->first.ns, span, sizeof span));
    out_text(o, "\n");
    label(o, "");
    out_paint(o, PAINT_DIM);
    side_head(o, s, 0);
    side_head(o, s, 1);
    out_paint(o, PAINT_PLAIN);
    out_text(o, "\n");
}

static void counts(out *o, const session *s)
{
    const direction *a = &s->side[0], *b = &s->side[1];
    row(o, "messages", a->messages, b->messages, 0);
    row(o, "bytes", a->bytes, b->bytes, 0);
    if (a->damaged || b->damaged)
        row(o, "damaged", a->damaged, b->damaged, 1);
    for (uint32_t i = 0; i < s->types_count; i++) {
        const type_count *t = &s->types[i];
        char name[128];
        if (t->name)
            snprintf(name, sizeof name, "  %.32s (%.*s)", t->name, (int)t->length, t->type);
        else
            snprintf(name, sizeof name, "  35=%.*s", (int)t->length, t->type);
        row(o, name, t->count[0], t->count[1], 0);
    }
    if (s->types_other[0] || s->types_other[1])
        row(o, "  other types", s->types_other[0], s->types_other[1], 0);
    row(o, "heartbeats", a->heartbeats, b->heartbeats, 0);
    row(o, "MsgSeqNum: first", a->first, b->first, 0);
    row(o, "           last", a->last, b->last, 0);
    row(o, "           gaps", a->gaps, b->gaps, 1);
    row(o, "           numbers missing", a->missing, b->missing, 1);
    row(o, "           duplicates", a->duplicates, b->duplicates, 1);
    row(o, "           sent again (43=Y)", a->resent, b->resent, 0);
    row(o, "           resets", a->resets, b->resets, 0);
}

static void gaps(out *o, const session *s)
{
    for (int side = 0; side < 2; side++) {
        const direction *d = &s->side[side];
        for (uint64_t i = 0; i < d->gaps && i < GAPS_MAX; i++) {
            const gap *g = &d->gap[i];
            out_text(o, "  gap: ");
            out_shown(o, s->name[side], s->name_length[side]);
            if (g->from == g->to)
                out_format(o, " number %llu is missing", (unsigned long long)g->from);
            else
                out_format(o, " numbers %llu to %llu are missing", (unsigned long long)g->from, (unsigned long long)g->to);
            out_format(o, " before message #%llu of %s\n", (unsigned long long)g->message, g->file);
        }
        if (d->gaps > GAPS_MAX)
            out_format(o, "  and %llu gaps more\n", (unsigned long long)(d->gaps - GAPS_MAX));
    }
}

static void latency_row(out *o, const char *name, const latency *l)
{
    static const uint32_t permilles[] = {500, 900, 990, 999};
    char text[32];
    label(o, name);
    figure_right(o, figure_grouped(l->count, text), 10);
    figure_right(o, latency_text(l->least_ns, text, sizeof text), 10);
    for (uint32_t i = 0; i < 4; i++)
        figure_right(o, latency_text(latency_at(l, permilles[i]), text, sizeof text), 10);
    figure_right(o, latency_text(l->most_ns, text, sizeof text), 10);
    if (l->negative)
        out_format(o, "   and %s before the request (clocks differ)", figure_grouped(l->negative, text));
    out_text(o, "\n");
}

static void latencies(out *o, const session *s)
{
    static const char *const heads[] = {"count", "least", "p50", "p90", "p99", "p99.9", "most"};
    if (!s->first_report)
        return;
    out_paint(o, PAINT_DIM);
    label(o, "from a request to its first, by 52");
    for (uint32_t i = 0; i < 7; i++)
        figure_right(o, heads[i], 10);
    out_paint(o, PAINT_PLAIN);
    out_text(o, "\n");
    latency_row(o, "  report", s->first_report);
    for (uint32_t i = 0; i < STATES; i++) {
        char name[64];
        if (!s->state[i])
            continue;
        snprintf(name, sizeof name, "  39=%c %s", ORDER_STATES[i], order_state_name((uint8_t)ORDER_STATES[i]));
        latency_row(o, name, s->state[i]);
    }
}

static void orders_of(out *o, const session *s)
{
    char text[32];
    if (!s->chains)
        return;
    out_format(o, "order chains: %s,", figure_grouped(s->chains, text));
    out_format(o, " ClOrdIDs: %s;", figure_grouped(s->ids, text));
    for (uint32_t i = 0, some = 0; i <= STATES; i++) {
        if (!s->final[i])
            continue;
        out_format(o, "%s %s %s", some++ ? "," : " last state",
                   i < STATES ? order_state_name((uint8_t)ORDER_STATES[i]) : "none reported", figure_grouped(s->final[i], text));
    }
    out_text(o, "\n");
}

static void chains(stats *s)
{
    out *o = &s->cli.out;
    const order *one = NULL;
    out_format(o, "%-32s  %-32s  %-18s %8s %8s\n", "ClOrdID", "OrderID", "state", "requests", "reports");
    for (uint64_t i = 0; (one = orders_at(&s->orders, i)) != NULL; i++) {
        if (one->root != one->serial)
            continue;
        uint32_t width = out_shown(o, one->id, one->id_length);
        out_spaces(o, (width < ORDER_ID_MAX ? ORDER_ID_MAX - width : 0) + 2);
        width = out_shown(o, one->order_id, one->order_id_length);
        out_spaces(o, (width < ORDER_ID_MAX ? ORDER_ID_MAX - width : 0) + 2);
        out_format(o, "%-18s %8u %8u\n", one->state ? order_state_name(one->state) : "none reported", one->requests, one->reports);
    }
    out_text(o, "\n");
}

void stats_text(stats *s)
{
    out *o = &s->cli.out;
    char a[32], b[32], c[32];
    out_format(o, "%s messages, %s bytes, %s damaged\n\n", figure_grouped(s->messages, a), figure_grouped(s->bytes, b),
               figure_grouped(s->damaged, c));
    for (uint32_t i = 0; i < s->sessions_count; i++) {
        const session *one = s->sessions[i];
        head(o, one);
        counts(o, one);
        gaps(o, one);
        latencies(o, one);
        orders_of(o, one);
        out_text(o, "\n");
    }
    if (s->sessions_other)
        out_format(o, "%s messages without 49 and 56, or of more than %d sessions, are in no session above\n\n",
                   figure_grouped(s->sessions_other, a), SESSIONS_MAX);
    if (s->orders.forgotten)
        out_format(o, "%s ClOrdIDs were forgotten to bound memory: chains that go on later count anew (--orders-max)\n\n",
                   figure_grouped(s->orders.forgotten, a));
    if (s->list)
        chains(s);
}
