/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire dict diff A B: what B has less (-), more (+) and otherwise (~) than A. */
#include "dict.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { DEPTH_MAX = 64, PATH_MAX_BYTES = 1024 };

typedef struct differ {
    out *out;
    uint64_t differences;
    char path[PATH_MAX_BYTES]; /* where entries stand: "NewOrderSingle (D): NoPartyIDs/" */
} differ;

static void said(differ *d, char mark, const char *format, ...) __attribute__((format(printf, 3, 4)));

static void said(differ *d, char mark, const char *format, ...)
{
    char text[PATH_MAX_BYTES + 512];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    out_paint(d->out, mark == '-' ? PAINT_RED : mark == '+' ? PAINT_GREEN : PAINT_YELLOW);
    out_format(d->out, "%c ", mark);
    out_text(d->out, text);
    out_paint(d->out, PAINT_PLAIN);
    out_text(d->out, "\n");
    d->differences++;
}

static void codes(differ *d, const tw_dict *a, const tw_dict *b, const tw_dict_field *f, char mark)
{
    tw_dict_code one, other;
    for (uint32_t i = 0; tw_dict_code_at(a, f->tag, i, &one) == TW_OK; i++) {
        if (tw_dict_code_get(b, f->tag, one.value, one.value_length, &other) != TW_OK)
            said(d, mark, "field %u %s: code %s %s", f->tag, f->name, one.value, one.name);
        else if (mark == '-' && strcmp(one.name, other.name) != 0)
            said(d, '~', "field %u %s: code %s %s is %s", f->tag, f->name, one.value, one.name, other.name);
    }
}

static const char *type_name(uint32_t type)
{
    const char *name = tw_type_name(type);
    return name ? name : "?";
}

static void fields(differ *d, const tw_dict *a, const tw_dict *b)
{
    tw_dict_field one, other;
    for (uint32_t i = 0; tw_dict_field_at(a, i, &one) == TW_OK; i++) {
        if (tw_dict_field_get(b, one.tag, &other) != TW_OK) {
            said(d, '-', "field %u %s %s", one.tag, one.name, type_name(one.type));
            continue;
        }
        if (strcmp(one.name, other.name) != 0)
            said(d, '~', "field %u %s is %s", one.tag, one.name, other.name);
        if (one.type != other.type)
            said(d, '~', "field %u %s: type %s is %s", one.tag, other.name, type_name(one.type), type_name(other.type));
        if (one.codes && !other.codes)
            said(d, '~', "field %u %s: has no codes", one.tag, other.name);
        else if (!one.codes && other.codes)
            said(d, '~', "field %u %s: has %u codes", one.tag, other.name, other.codes);
        else
            codes(d, a, b, &one, '-');
        if (one.codes && other.codes)
            codes(d, b, a, &other, '+');
        if (one.codes && other.codes && one.open != other.open)
            said(d, '~', "field %u %s: other values are %s", one.tag, other.name, other.open ? "accepted" : "faults");
    }
    for (uint32_t i = 0; tw_dict_field_at(b, i, &one) == TW_OK; i++)
        if (tw_dict_field_get(a, one.tag, &other) != TW_OK)
            said(d, '+', "field %u %s %s", one.tag, one.name, type_name(one.type));
}

/* Two levels, components put in place: a member that moved into a component is the same member. */
/* NOLINTNEXTLINE(misc-no-recursion): to DEPTH_MAX */
static void levels(differ *d, const tw_dict *a, uint32_t level_a, const tw_dict *b, uint32_t level_b, uint32_t depth)
{
    tw_dict_entry one, other;
    size_t length = strlen(d->path);
    for (uint32_t i = 0; tw_dict_member_at(a, level_a, i, &one) == TW_OK; i++) {
        if (tw_dict_member(b, level_b, one.tag, &other) != TW_OK) {
            said(d, '-', "%s%s (%u)%s", d->path, one.name, one.tag, one.required ? ", required" : "");
            continue;
        }
        if (one.required != other.required)
            said(d, '~', "%s%s (%u): %s", d->path, one.name, one.tag, other.required ? "is required" : "is not required");
        if (one.kind != other.kind)
            said(d, '~', "%s%s (%u): is a %s", d->path, one.name, one.tag, other.kind == TW_ENTRY_GROUP ? "group" : "field");
        else if (one.kind == TW_ENTRY_GROUP && depth < DEPTH_MAX) {
            snprintf(d->path + length, sizeof d->path - length, "%s/", one.name);
            levels(d, a, one.level, b, other.level, depth + 1);
            d->path[length] = 0;
        }
    }
    for (uint32_t i = 0; tw_dict_member_at(b, level_b, i, &one) == TW_OK; i++)
        if (tw_dict_member(a, level_a, one.tag, &other) != TW_OK)
            said(d, '+', "%s%s (%u)%s%s", d->path, one.name, one.tag, one.kind == TW_ENTRY_GROUP ? ", a group" : "",
                 one.required ? ", required" : "");
}

static void messages(differ *d, const tw_dict *a, const tw_dict *b)
{
    tw_dict_message one, other;
    snprintf(d->path, sizeof d->path, "header: ");
    levels(d, a, TW_LEVEL_HEADER, b, TW_LEVEL_HEADER, 0);
    snprintf(d->path, sizeof d->path, "trailer: ");
    levels(d, a, TW_LEVEL_TRAILER, b, TW_LEVEL_TRAILER, 0);
    for (uint32_t i = 0; tw_dict_message_at(a, i, &one) == TW_OK; i++) {
        if (tw_dict_message_get(b, one.type, one.type_length, &other) != TW_OK) {
            said(d, '-', "message %s (%s)", one.name, one.type);
            continue;
        }
        if (strcmp(one.name, other.name) != 0)
            said(d, '~', "message %s (%s) is %s", one.name, one.type, other.name);
        snprintf(d->path, sizeof d->path, "%s (%s): ", other.name, other.type);
        levels(d, a, one.level, b, other.level, 0);
    }
    for (uint32_t i = 0; tw_dict_message_at(b, i, &one) == TW_OK; i++)
        if (tw_dict_message_get(a, one.type, one.type_length, &other) != TW_OK)
            said(d, '+', "message %s (%s)", one.name, one.type);
}

int dict_diff(out *o, const tw_dict *a, const tw_dict *b)
{
    static differ d;
    d.out = o;
    d.differences = 0;
    fields(&d, a, b);
    messages(&d, a, b);
    if (d.differences == 0)
        out_format(o, "%s and %s have the same fields, codes and messages\n", dict_name(a), dict_name(b));
    else
        out_format(o, "%llu differences: - only in %s, + only in %s, ~ otherwise in %s\n", (unsigned long long)d.differences,
                   dict_name(a), dict_name(b), dict_name(b));
    return d.differences ? EXIT_FAULTS : EXIT_FINE;
}
