/* SPDX-License-Identifier: Apache-2.0 */
/* The figures for programs: one JSON object. */
#include "stats.h"

#include <string.h>

static void number(out *o, const char *key, uint64_t value)
{
    out_format(o, ",\"%s\":%llu", key, (unsigned long long)value);
}

static void text(out *o, const char *key, const char *bytes, size_t length)
{
    out_format(o, ",\"%s\":", key);
    out_json(o, bytes, length);
}

static void time_json(out *o, const char *key, const tw_time *time)
{
    char digits[40];
    uint32_t written = 0;
    if (tw_time_write(time, TW_DIGITS_OWN, digits, sizeof digits, &written) == TW_OK)
        text(o, key, digits, written);
}

static void direction_json(out *o, const session *s, int side)
{
    const direction *d = &s->side[side];
    out_text(o, "{\"from\":");
    out_json(o, s->name[side], s->name_length[side]);
    text(o, "to", s->name[!side], s->name_length[!side]);
    number(o, "messages", d->messages);
    number(o, "bytes", d->bytes);
    number(o, "damaged", d->damaged);
    number(o, "heartbeats", d->heartbeats);
    number(o, "first", d->first);
    number(o, "last", d->last);
    number(o, "gaps", d->gaps);
    number(o, "missing", d->missing);
    number(o, "duplicates", d->duplicates);
    number(o, "resent", d->resent);
    number(o, "resets", d->resets);
    out_text(o, ",\"types\":{");
    for (uint32_t i = 0, some = 0; i < s->types_count; i++) {
        if (!s->types[i].count[side])
            continue;
        out_text(o, some++ ? "," : "");
        out_json(o, s->types[i].type, s->types[i].length);
        out_format(o, ":%llu", (unsigned long long)s->types[i].count[side]);
    }
    out_text(o, "}");
    number(o, "other_types", s->types_other[side]);
    out_text(o, ",\"gap_list\":[");
    for (uint64_t i = 0; i < d->gaps && i < GAPS_MAX; i++) {
        out_format(o, "%s{\"from\":%llu,\"to\":%llu", i ? "," : "", (unsigned long long)d->gap[i].from,
                   (unsigned long long)d->gap[i].to);
        number(o, "message", d->gap[i].message);
        text(o, "file", d->gap[i].file, strlen(d->gap[i].file));
        out_text(o, "}");
    }
    out_text(o, "]}");
}

static void latency_json(out *o, const char *key, const latency *l, int first)
{
    static const uint32_t permilles[] = {500, 900, 990, 999};
    static const char *const keys[] = {"p50_ns", "p90_ns", "p99_ns", "p999_ns"};
    out_format(o, "%s\"%s\":{\"count\":%llu,\"negative\":%llu", first ? "" : ",", key, (unsigned long long)l->count,
               (unsigned long long)l->negative);
    number(o, "min_ns", (uint64_t)l->least_ns);
    for (uint32_t i = 0; i < 4; i++)
        number(o, keys[i], (uint64_t)latency_at(l, permilles[i]));
    number(o, "max_ns", (uint64_t)l->most_ns);
    out_text(o, "}");
}

static void session_json(out *o, const session *s)
{
    out_text(o, "{\"directions\":[");
    direction_json(o, s, 0);
    out_text(o, ",");
    direction_json(o, s, 1);
    out_text(o, "]");
    if (s->timed) {
        time_json(o, "since", &s->first);
        time_json(o, "until", &s->last);
    }
    out_text(o, ",\"latency\":{");
    if (s->first_report)
        latency_json(o, "first_report", s->first_report, 1);
    for (uint32_t i = 0; i < STATES; i++)
        if (s->state[i])
            latency_json(o, (char[2]){ORDER_STATES[i], 0}, s->state[i], 0);
    out_format(o, "},\"orders\":{\"chains\":%llu,\"ids\":%llu,\"final\":{", (unsigned long long)s->chains,
               (unsigned long long)s->ids);
    for (uint32_t i = 0, some = 0; i <= STATES; i++)
        if (s->final[i])
            out_format(o, "%s\"%s\":%llu", some++ ? "," : "", i < STATES ? order_state_name((uint8_t)ORDER_STATES[i]) : "none",
                       (unsigned long long)s->final[i]);
    out_text(o, "}}}");
}

static void chains_json(stats *s)
{
    out *o = &s->cli.out;
    const order *one = NULL;
    uint32_t some = 0;
    out_text(o, ",\"order_list\":[");
    for (uint64_t i = 0; (one = orders_at(&s->orders, i)) != NULL; i++) {
        if (one->root != one->serial)
            continue;
        out_format(o, "%s{\"session\":%u", some++ ? "," : "", one->session);
        text(o, "id", one->id, one->id_length);
        text(o, "order_id", one->order_id, one->order_id_length);
        text(o, "state", one->state ? order_state_name(one->state) : "none",
             strlen(one->state ? order_state_name(one->state) : "none"));
        number(o, "requests", one->requests);
        number(o, "reports", one->reports);
        out_text(o, "}");
    }
    out_text(o, "]");
}

void stats_json(stats *s)
{
    out *o = &s->cli.out;
    out_format(o, "{\"messages\":%llu", (unsigned long long)s->messages);
    number(o, "bytes", s->bytes);
    number(o, "damaged", s->damaged);
    number(o, "in_no_session", s->sessions_other);
    number(o, "forgotten_ids", s->orders.forgotten);
    out_text(o, ",\"sessions\":[");
    for (uint32_t i = 0; i < s->sessions_count; i++) {
        out_text(o, i ? "," : "");
        session_json(o, s->sessions[i]);
    }
    out_text(o, "]");
    if (s->list)
        chains_json(s);
    out_text(o, "}\n");
}
