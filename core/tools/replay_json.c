/* SPDX-License-Identifier: Apache-2.0 */
/* The figures for programs: one object, times in nanoseconds. */
#include "replay.h"

#include <string.h>

static void number(out *o, const char *key, uint64_t value)
{
    out_format(o, ",\"%s\":%llu", key, (unsigned long long)value);
}

static void text(out *o, const char *key, const char *value)
{
    out_format(o, ",\"%s\":", key);
    out_json(o, value, strlen(value));
}

static void measured_json(out *o, const char *key, const measured *m)
{
    static const uint32_t permilles[] = {500, 900, 990, 999};
    static const char *const keys[] = {"p50_ns", "p90_ns", "p99_ns", "p999_ns"};
    out_format(o, ",\"%s\":{\"messages_per_second\":%.0f,\"bytes_per_second\":%.0f", key, replay_rate(m->messages, m->ns),
               replay_rate(m->bytes, m->ns));
    for (uint32_t i = 0; i < 4; i++)
        number(o, keys[i], (uint64_t)latency_at(m->each, permilles[i]));
    number(o, "max_ns", (uint64_t)m->each->most_ns);
    out_text(o, "}");
}

static void entry_json(replay *r, const tw_plan_entry *e, const entry_count *c)
{
    static const char *const keys[] = {"empty", "format", "overflow", "inexact", "repeated", "count"};
    out *o = &r->cli.out;
    tw_dict_field field;
    out_format(o, "{\"tag\":%u", e->tag);
    if (version_field(&r->names, e->tag, &field))
        text(o, "name", field.name);
    number(o, "depth", e->depth);
    out_format(o, ",\"required\":%s", e->required ? "true" : "false");
    number(o, "right", c->states[TW_SLOT_OK] + c->states[TW_SLOT_LONG]);
    number(o, "absent", c->states[TW_SLOT_ABSENT]);
    for (uint32_t state = TW_SLOT_EMPTY; state < STATES_MAX; state++)
        number(o, keys[state - TW_SLOT_EMPTY], c->states[state]);
    if (c->first.file) {
        out_text(o, ",\"first\":{\"file\":");
        out_json(o, c->first.file, strlen(c->first.file));
        number(o, "message", c->first.number);
        number(o, "offset", c->first.offset);
        text(o, "state", c->first.state == TW_SLOT_ABSENT ? "absent" : keys[c->first.state - TW_SLOT_EMPTY]);
        out_text(o, ",\"value\":");
        out_json(o, c->first.value, c->first.length);
        out_format(o, ",\"cut\":%s}", c->first.cut ? "true" : "false");
    }
    out_text(o, "}");
}

static void type_json(replay *r, const type_replay *t)
{
    out *o = &r->cli.out;
    tw_dict_message message;
    out_text(o, "{\"type\":");
    out_json(o, t->plan.type, t->plan.type_length);
    if (version_message(&r->names, (const char *)t->plan.type, t->plan.type_length, &message))
        text(o, "name", message.name);
    number(o, "messages", t->messages);
    number(o, "bytes", t->bytes);
    number(o, "faulty", t->bad);
    number(o, "missing", t->missing);
    measured_json(o, "time", &t->time);
    out_text(o, ",\"entries\":[");
    for (uint32_t i = 0; i < t->plan.entries; i++) {
        out_text(o, i ? "," : "");
        entry_json(r, &t->entries[i], &t->counts[i]);
    }
    out_text(o, "]}");
}

void replay_json(replay *r)
{
    out *o = &r->cli.out;
    out_format(o, "{\"messages\":%llu", (unsigned long long)r->messages);
    number(o, "bytes", r->bytes);
    number(o, "damaged", r->garbled);
    number(o, "damaged_bytes", r->garbled_bytes);
    number(o, "not_in_plan", r->others);
    number(o, "loops", r->loops);
    number(o, "batch_rows", BATCH_ROWS);
    number(o, "clock_ns", r->clock_ns);
    text(o, "kernel", tw_kernel_name());
    measured_json(o, "time", &r->all);
    out_text(o, ",\"other_types\":{");
    for (uint32_t i = 0; i < r->other_count; i++) {
        out_text(o, i ? "," : "");
        out_json(o, r->other[i].type, strlen(r->other[i].type));
        out_format(o, ":%llu", (unsigned long long)r->other[i].count);
    }
    out_text(o, "}");
    number(o, "other_types_more", r->other_more);
    out_text(o, ",\"types\":[");
    for (uint32_t i = 0; i < r->types_count; i++) {
        out_text(o, i ? "," : "");
        type_json(r, &r->types[i]);
    }
    out_text(o, "]}\n");
}
