/* SPDX-License-Identifier: Apache-2.0 */
#include "session.h"

#include "notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const struct {
    const char *name, *begin, *applver, *dictionary;
} versions[SESSION_VERSIONS] = {
    {"4.0", "FIX.4.0", "", "FIX.4.0"},         {"4.1", "FIX.4.1", "", "FIX.4.1"},         {"4.2", "FIX.4.2", "", "FIX.4.2"},
    {"4.3", "FIX.4.3", "", "FIX.4.3"},         {"4.4", "FIX.4.4", "", "FIX.4.4"},         {"5.0", "FIXT.1.1", "7", "FIX.5.0"},
    {"5.0SP1", "FIXT.1.1", "8", "FIX.5.0SP1"}, {"5.0SP2", "FIXT.1.1", "9", "FIX.5.0SP2"},
};
static const char *const roles[SESSION_ROLES] = {"initiator", "acceptor"};

enum { FIXT_FIRST = 5 };

/* 2026-01-01 00:00:00 UTC */
#define BEGIN_UTC_MS INT64_C(1767225600000)

/* Where in which variant a text stands. */
typedef struct context {
    uint32_t version, role;
    int64_t ms;            /* the time there, since the beginning of the script */
    const char *from, *to; /* CompIDs of the messages there */
    const char *why;
} context;

const char *session_version_name(uint32_t version)
{
    return versions[version].name;
}

const char *session_role_name(uint32_t role)
{
    return roles[role];
}

static int version_number(const char *text, size_t length)
{
    for (int i = 0; i < SESSION_VERSIONS; i++)
        if (strlen(versions[i].name) == length && strncmp(versions[i].name, text, length) == 0)
            return i;
    return -1;
}

/* "4.2+", "4.0-4.1", "4.4", "fixt", "initiator", "acceptor": 1 or 0, -1 for what is none of these. */
static int holds(const char *text, size_t length, uint32_t version, uint32_t role)
{
    const char *dash = memchr(text, '-', length);
    if (length == 4 && strncmp(text, "fixt", 4) == 0)
        return version >= FIXT_FIRST;
    for (uint32_t i = 0; i < SESSION_ROLES; i++)
        if (strlen(roles[i]) == length && strncmp(text, roles[i], length) == 0)
            return role == i;
    if (length > 1 && text[length - 1] == '+') {
        const int first = version_number(text, length - 1);
        return first < 0 ? -1 : (int)version >= first;
    }
    if (dash) {
        const int first = version_number(text, (size_t)(dash - text));
        const int last = version_number(dash + 1, length - 1 - (size_t)(dash - text));
        return first < 0 || last < 0 ? -1 : (int)version >= first && (int)version <= last;
    }
    const int only = version_number(text, length);
    return only < 0 ? -1 : (int)version == only;
}

int session_applies(const json_t *source, uint32_t version, uint32_t role)
{
    const char *wanted = json_string_value(json_object_get(source, "versions"));
    const char *who = json_string_value(json_object_get(source, "role"));
    return (!wanted || holds(wanted, strlen(wanted), version, role) == 1) && (!who || strcmp(who, roles[role]) == 0);
}

/* SendingTime as the version writes it. */
static void put_time(FILE *out, const context *at, int64_t ms)
{
    static const uint8_t month_days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int64_t all = BEGIN_UTC_MS + ms, day_ms = INT64_C(86400000);
    int64_t day = all / day_ms - BEGIN_UTC_MS / day_ms; /* scripts stay within 2026, or go a little before it */
    const int64_t rest = all % day_ms;
    int year = 2026, month = 0;
    if (day < 0) {
        year = 2025;
        day += 365;
    }
    while (month < 11 && day >= month_days[month])
        day -= month_days[month++];
    (void)fprintf(out, "%04d%02d%02d-%02d:%02d:%02d", year, month + 1, (int)day + 1, (int)(rest / 3600000),
                  (int)(rest / 60000 % 60), (int)(rest / 1000 % 60));
    if (at->version >= 2)
        (void)fprintf(out, ".%03d", (int)(rest % 1000));
}

/* A moment as seconds since the beginning of every script. Gives 0 for a text that names none. */
static int put_moment(FILE *out, const char *text)
{
    struct tm parts = {0};
    char again[32] = "";
    (void)strptime(text, "%Y-%m-%d %H:%M:%S", &parts);
    const int64_t utc_s = timegm(&parts); /* turns 02-30 into 03-02 */
    (void)strftime(again, sizeof again, "%Y-%m-%d %H:%M:%S", &parts);
    if (strcmp(again, text) != 0)
        return 0;
    (void)fprintf(out, "%lld", (long long)(utc_s - BEGIN_UTC_MS / 1000));
    return 1;
}

/*
 * {t}, {t+60}, {t-5}, {t=12.5}: now, from now, from the beginning. {utc=2026-03-08 07:00:00}: seconds from the beginning. {v}: BeginString, {d}:
 * ApplVerID. Gives 0 for another macro.
 */
static int put_macro(FILE *out, const context *at, const char *text, size_t length)
{
    char number[32];
    if (length == 1 && *text == 'v') {
        (void)fputs(versions[at->version].begin, out);
    } else if (length == 1 && *text == 'd') {
        (void)fputs(versions[at->version].applver, out);
    } else if (length == 1 && *text == 't') {
        put_time(out, at, at->ms);
    } else if (length > 2 && length < sizeof number && *text == 't' && strchr("+-=", text[1])) {
        (void)snprintf(number, sizeof number, "%.*s", (int)(length - 2), text + 2);
        const int64_t ms = (int64_t)(strtod(number, NULL) * 1000 + 0.5);
        put_time(out, at, text[1] == '+' ? at->ms + ms : text[1] == '-' ? at->ms - ms : ms);
    } else if (length > 4 && length < sizeof number && strncmp(text, "utc=", 4) == 0) {
        (void)snprintf(number, sizeof number, "%.*s", (int)(length - 4), text + 4);
        return put_moment(out, number);
    } else {
        return 0;
    }
    return 1;
}

/* [COND?text]: text where the condition holds. They may nest: the innermost is chosen first. */
static char *choose(context *at, const char *from)
{
    char *text = strdup(from);
    for (char *begin; text && !at->why && (begin = strrchr(text, '['));) {
        char *mark = strchr(begin, '?'), *end = mark ? strchr(mark, ']') : NULL;
        const int so = end ? holds(begin + 1, (size_t)(mark - begin - 1), at->version, at->role) : -1;
        if (so < 0) {
            at->why = end ? "no such condition" : "a [ without ? and ]";
            break;
        }
        const size_t kept = so ? (size_t)(end - mark - 1) : 0;
        memmove(begin, mark + 1, kept);
        memmove(begin + kept, end + 1, strlen(end + 1) + 1);
    }
    return text;
}

/* The fields that stand before 49: 34 and 43. Gives where they end. */
static const char *behind_number(const char *at)
{
    while (strncmp(at, "34=", 3) == 0 || strncmp(at, "43=", 3) == 0) {
        const char *bar = strchr(at, '|');
        if (!bar)
            return at;
        at = bar + 1;
    }
    return at;
}

/* Whether a field of this tag stands among fields that end with '|'. */
static int has_field(const char *fields, const char *tag)
{
    for (const char *at = fields; at && *at; at = strchr(at, '|') ? strchr(at, '|') + 1 : NULL)
        if (strncmp(at, tag, strlen(tag)) == 0)
            return 1;
    return 0;
}

/* <TYPE|34=2|...>: a whole message. 49, 52 and 56 follow 34 and 43 unless they stand in it. */
static void put_message(FILE *out, context *at, const char *text)
{
    const char *bar = strchr(text, '|');
    if (!bar) {
        at->why = "a message without |";
        return;
    }
    const char *rest = behind_number(bar + 1);
    (void)fprintf(out, "{8}%s|9={9}|35=%.*s|%.*s", versions[at->version].begin, (int)(bar - text), text, (int)(rest - bar - 1),
                  bar + 1);
    if (!has_field(rest, "49="))
        (void)fprintf(out, "49=%s|", at->from);
    if (!has_field(rest, "52="))
        (void)fputs("52={t}|", out);
    if (!has_field(rest, "56="))
        (void)fprintf(out, "56=%s|", at->to);
    (void)fprintf(out, "%s10={10}|", rest);
}

static char *put_messages(context *at, const char *text)
{
    char *result = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&result, &size);
    if (!out)
        abort();
    while (*text && !at->why) {
        const char *end = *text == '<' ? strchr(text, '>') : NULL;
        if (*text == '<' && !end) {
            at->why = "a < without >";
        } else if (end) {
            char *inside = strndup(text + 1, (size_t)(end - text - 1));
            put_message(out, at, inside);
            free(inside);
            text = end + 1;
        } else {
            (void)fputc(*text++, out);
        }
    }
    (void)fclose(out);
    return result;
}

/* Macros of this family; those of the notation stay. */
static char *put_macros(const context *at, const char *text)
{
    char *result = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&result, &size);
    if (!out)
        abort();
    while (*text) {
        const char *end = *text == '{' ? strchr(text, '}') : NULL;
        if (end && put_macro(out, at, text + 1, (size_t)(end - text - 1)))
            text = end + 1;
        else
            (void)fputc(*text++, out);
    }
    (void)fclose(out);
    return result;
}

/* A string of a script: a new reference; "" is left of one that is not for this variant. */
static json_t *expand_text(context *at, const char *text)
{
    char *chosen = choose(at, text), *messages = put_messages(at, chosen), *plain = put_macros(at, messages);
    json_t *string = at->why ? NULL : notation_expand(plain, NULL, &at->why);
    free(plain);
    free(messages);
    free(chosen);
    return string;
}

static int64_t ms_of(const char *seconds)
{
    return (int64_t)(strtod(seconds, NULL) * 1000 + 0.5);
}

/* The step "logon": a connection, and the peer's Logon, which is a request or an answer. */
static void add_logon(context *at, json_t *steps, json_int_t heartbeat)
{
    char text[160];
    (void)snprintf(text, sizeof text, "<A|34=1|98=0|108=%lld|[fixt?1137={d}|]>", (long long)heartbeat);
    json_array_append_new(steps, json_pack("[s]", "connect"));
    json_array_append_new(steps, json_pack("[so]", "in", expand_text(at, text)));
}

static json_t *expand_steps(context *at, const json_t *from, json_int_t heartbeat)
{
    json_t *steps = json_array();
    size_t number = 0, place = 0;
    const json_t *words = NULL;
    json_t *word = NULL;
    json_array_foreach(from, number, words)
    {
        json_t *step = json_array();
        json_array_foreach(words, place, word)
        {
            if (!at->why)
                json_array_append_new(step, json_is_string(word) ? expand_text(at, json_string_value(word)) : json_deep_copy(word));
        }
        const char *op = json_string_value(json_array_get(step, 0)), *first = json_string_value(json_array_get(step, 1));
        if (op && first && (strcmp(op, "at") == 0 || strcmp(op, "late") == 0))
            at->ms = ms_of(first);
        else if (op && first && strcmp(op, "clock") == 0)
            at->ms += ms_of(first);
        if (op && strcmp(op, "logon") == 0)
            add_logon(at, steps, heartbeat);
        else if (op && *op)
            json_array_append(steps, step);
        json_decref(step);
    }
    return steps;
}

static json_t *expand_expect(context *at, const json_t *from)
{
    json_t *lines = json_array();
    size_t number = 0;
    const json_t *line = NULL;
    json_array_foreach(from, number, line)
    {
        json_t *text = at->why ? NULL : expand_text(at, json_string_value(line));
        const char *plain = json_string_value(text);
        if (plain && strncmp(plain, "at ", 3) == 0)
            at->ms = ms_of(plain + 3);
        if (plain && *plain)
            json_array_append(lines, text);
        json_decref(text);
    }
    return lines;
}

static void add_default(json_t *options, const char *key, const char *value)
{
    if (!json_object_get(options, key))
        json_object_set_new(options, key, json_string(value));
}

static json_t *expand_options(context *at, const json_t *from)
{
    json_t *options = from ? json_deep_copy(from) : json_object();
    const char *fields = json_string_value(json_object_get(options, "logon_fields"));
    const char *dictionary = json_string_value(json_object_get(options, "dictionaries"));
    if (fields)
        json_object_set_new(options, "logon_fields", expand_text(at, fields));
    if (dictionary && strcmp(dictionary, "auto") == 0)
        json_object_set_new(options, "dictionaries", json_pack("[s]", versions[at->version].dictionary));
    add_default(options, "role", roles[at->role]);
    add_default(options, "begin", versions[at->version].begin);
    add_default(options, "sender", "TW");
    add_default(options, "target", "CP");
    if (at->version >= FIXT_FIRST)
        add_default(options, "applver", versions[at->version].applver);
    return options;
}

const char *session_expand(const json_t *source, uint32_t version, uint32_t role, session_variant *variant)
{
    context in = {version, role, 0, "CP", "TW", NULL}, out = {version, role, 0, "TW", "CP", NULL};
    json_t *options = expand_options(&in, json_object_get(source, "session"));
    const json_t *heartbeat = json_object_get(options, "heartbeat");
    const json_int_t seconds = heartbeat ? json_integer_value(heartbeat) : 30;
    json_t *setup = expand_steps(&in, json_object_get(source, "setup"), seconds);
    out.ms = in.ms; /* where the setup ends */
    json_t *steps = expand_steps(&in, json_object_get(source, "steps"), seconds);
    *variant = (session_variant){version, role, json_pack("{so so so}", "session", options, "setup", setup, "steps", steps),
                                 expand_expect(&out, json_object_get(source, "expect"))};
    if (json_object_get(source, "schedule"))
        json_object_set(variant->request, "schedule", json_object_get(source, "schedule"));
    return in.why ? in.why : out.why;
}
