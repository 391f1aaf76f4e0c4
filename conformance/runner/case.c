/* SPDX-License-Identifier: Apache-2.0 */
#include "case.h"

#include "notation.h"
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Longer inputs are cut at a choice of places, and read in pieces of more than one byte. */
#define SPLITS_ALL 600u
#define EACH_BYTE_MAX 4096u

/* A vector under way. */
typedef struct cf_run {
    const cf_vector *vector;
    cf_asker *asker;
    case_result *result;
    const char *kernel;
} cf_run;

static int begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Joins two rows of garbled pieces that touch: a new reference, or NULL. */
static json_t *row_joined(const json_t *first, const json_t *second)
{
    static const char format[] = "row %u %u message=other fields=0 slots=0 bad=0 FRAME_%15s 0";
    unsigned at[2], length[2];
    char status[2][16];
    if (!first || sscanf(json_string_value(first), format, &at[0], &length[0], status[0]) != 3 ||
        sscanf(json_string_value(second), format, &at[1], &length[1], status[1]) != 3 || at[0] + length[0] != at[1])
        return NULL;
    return json_sprintf("row %u %u message=other fields=0 slots=0 bad=0 FRAME_%s 0", at[0], length[0] + length[1], status[0]);
}

/* Joins garbled pieces that touch: frame.h says that they are one fault, whose reason is the first one's. */
static json_t *joined(const json_t *lines)
{
    json_t *out = json_array();
    for (size_t i = 0; i < json_array_size(lines); i++) {
        json_t *line = json_array_get(lines, i);
        const char *text = json_string_value(line);
        const size_t last = json_array_size(out);
        const json_t *before = last ? json_array_get(out, last - 1) : NULL;
        const char *bytes = text && begins(text, "garbled ") ? strchr(text + 8, ' ') : NULL;
        if (before && bytes && begins(json_string_value(before), "garbled ")) {
            const size_t head = json_string_length(before), tail = json_string_length(line) - (size_t)(bytes + 1 - text);
            char *all = malloc(head + tail);
            if (!all)
                abort();
            memcpy(all, json_string_value(before), head);
            memcpy(all + head, bytes + 1, tail);
            json_array_set_new(out, last - 1, json_stringn(all, head + tail));
            free(all);
        } else {
            json_t *row = text && begins(text, "row ") ? row_joined(before, line) : NULL;
            if (row)
                json_array_set_new(out, last - 1, row);
            else
                json_array_append(out, line);
        }
    }
    return out;
}

static int line_matches(const json_t *expected, const json_t *line)
{
    const char *want = json_string_value(expected), *got = json_string_value(line);
    if (!got)
        return 0;
    const char *want_end = want + json_string_length(expected), *got_end = got + json_string_length(line);
    while (want < want_end) {
        if (want_end - want >= 3 && memcmp(want, NOTATION_ANY, 3) == 0) {
            const char *start = got;
            while (got < got_end && *got != ' ')
                got++;
            if (got == start)
                return 0;
            want += 3;
        } else if (got < got_end && *got == *want) {
            got++;
            want++;
        } else {
            return 0;
        }
    }
    return got == got_end;
}

/* The first line that differs, or the number of lines when none does. */
static size_t differs_at(const json_t *expect, const json_t *lines)
{
    const size_t count = json_array_size(expect), got = json_array_size(lines);
    size_t at = 0;
    while (at < count && at < got && line_matches(json_array_get(expect, at), json_array_get(lines, at)))
        at++;
    return at == count && at == got ? SIZE_MAX : at;
}

static void failed(const cf_run *run, case_verdict verdict, const char *variant, const char *format, const char *detail)
{
    size_t size = 0;
    char *text = NULL;
    FILE *file = open_memstream(&text, &size);
    if (!file)
        abort();
    (void)fprintf(file, "%s: ", variant);
    (void)fprintf(file, "%s%s", format, detail);
    (void)fclose(file);
    run->result->verdict = verdict;
    run->result->text = text;
}

static void compare(const cf_run *run, const char *variant, const json_t *expect, const json_t *lines)
{
    json_t *got = joined(lines);
    const size_t at = differs_at(expect, got);
    if (at != SIZE_MAX) {
        char *want_text = notation_show(json_array_get(expect, at), 300), *got_text = notation_show(json_array_get(got, at), 300);
        size_t size = 0;
        char *text = NULL;
        FILE *file = open_memstream(&text, &size);
        if (!file)
            abort();
        (void)fprintf(file, "line %zu\nexpected: %s\nanswered: %s", at + 1, at < json_array_size(expect) ? want_text : "(the end)",
                      at < json_array_size(got) ? got_text : "(the end)");
        (void)fclose(file);
        failed(run, CASE_FAILED, variant, "", text);
        free(text);
        free(want_text);
        free(got_text);
    }
    json_decref(got);
}

/* Asks one variant. Gives 1 to go on. Takes the request, not what is expected. */
static int ask(const cf_run *run, const char *how, json_t *request, const json_t *expect)
{
    cf_asker *asker = run->asker;
    char variant[CASE_WHY_MAX], why[CASE_WHY_MAX] = "";
    (void)snprintf(variant, sizeof variant, "%s%s%s", how, run->kernel ? ", kernel " : "", run->kernel ? run->kernel : "");
    (void)snprintf(asker->variant, CASE_WHY_MAX, "%s", variant);
    json_object_set_new(request, "seq", json_integer(++asker->seq));
    json_object_set_new(request, "op", json_string("run"));
    json_object_set_new(request, "id", json_string(run->vector->id));
    json_object_set_new(request, "family", json_string(run->vector->family));
    if (run->kernel)
        json_object_set_new(request, "kernel", json_string(run->kernel));
    json_t *answer = asker->ask(asker, request, why);
    run->result->variants++;
    ++*asker->answers;
    json_decref(request);
    const json_t *lines = json_object_get(answer, "result"), *skip = json_object_get(answer, "skip");
    if (!answer) {
        failed(run, CASE_LOST, variant, why, "");
    } else if (json_integer_value(json_object_get(answer, "seq")) != asker->seq ||
               (!json_is_array(lines) && !json_is_string(skip))) {
        const char *error = json_string_value(json_object_get(answer, "error"));
        const int own = json_integer_value(json_object_get(answer, "seq")) == asker->seq && error;
        failed(run, own ? CASE_FAILED : CASE_LOST, variant, own ? "error: " : "an answer that is none of the protocol",
               own ? error : "");
    } else if (skip) {
        failed(run, CASE_SKIPPED, variant, json_string_value(skip), "");
    } else {
        compare(run, variant, expect, lines);
    }
    json_decref(answer);
    return run->result->verdict == CASE_PASSED;
}

static json_t *request_for(const cf_run *run)
{
    return json_pack("{sO}", "case", run->vector->request);
}

/* The stream in pieces: the first of `first` bytes, then all of `each`. `member`: what the request says besides, or NULL. */
static int ask_chunks(const cf_run *run, const char *how, size_t first, size_t each, const char *member)
{
    json_t *request = request_for(run), *chunks = json_array();
    if (member)
        json_object_set_new(request, member, json_true());
    size_t at = 0, piece = first;
    do {
        if (piece > run->vector->input - at)
            piece = run->vector->input - at;
        json_array_append_new(chunks, json_integer((json_int_t)piece));
        at += piece;
        piece = each;
    } while (at < run->vector->input);
    json_object_set_new(request, "chunks", chunks);
    return ask(run, how, request, run->vector->expect);
}

static void run_stream(const cf_run *run)
{
    const size_t length = run->vector->input, each = length > EACH_BYTE_MAX ? 61 : 1;
    if (!ask_chunks(run, "whole", length, length, NULL))
        return;
    if (length < 2 || !ask_chunks(run, each == 1 ? "byte by byte" : "in pieces of 61 bytes", each, each, NULL))
        return;
    const size_t step = length > SPLITS_ALL ? length / 100 : 1;
    for (size_t at = 1; at < length; at += at < 64 || at + 64 > length ? 1 : step) {
        char how[64];
        (void)snprintf(how, sizeof how, "cut after %zu", at);
        if (!ask_chunks(run, how, at, length, NULL))
            return;
    }
}

/* The same number read out of an indexed message. Text that cannot stand in one (empty in the message's sense, SOH) is left out. */
static int run_field(const cf_run *run, const char *call, const char *from)
{
    const json_t *text = json_object_get(run->vector->request, "text");
    if (memchr(json_string_value(text), 1, json_string_length(text)))
        return 1;
    json_t *changed = json_copy(run->vector->request);
    json_object_set_new(changed, "call", json_string(call));
    json_t *line = json_incref(json_array_get(run->vector->expect, 0));
    if (strcmp(from, "decimal.scaled") == 0 && begins(json_string_value(line), "ok ")) {
        const char *value = json_string_value(line), *digits = strrchr(value, ' '); /* "ok NUMBER DIGITS": no digits there */
        json_decref(line);
        line = json_stringn(value, (size_t)(digits - value));
    }
    json_t *expect = json_pack("[o]", line);
    const int more = ask(run, "in a message", json_pack("{so}", "case", changed), expect);
    json_decref(expect);
    return more;
}

static void run_value(const cf_run *run)
{
    const char *call = json_string_value(json_object_get(run->vector->request, "call"));
    if (!ask(run, "alone", request_for(run), run->vector->expect) || !call)
        return;
    if (strcmp(call, "int.read") == 0)
        run_field(run, "field.int", call);
    else if (strcmp(call, "decimal.scaled") == 0)
        run_field(run, "field.decimal", call);
}

/* A message that fits exactly is built; with one byte less it is not. */
static int ask_room(const cf_run *run, const char *how, size_t room, const json_t *expect)
{
    json_t *changed = json_copy(run->vector->request);
    json_object_set_new(changed, "room", json_integer((json_int_t)room));
    return ask(run, how, json_pack("{so}", "case", changed), expect);
}

static void run_build(const cf_run *run)
{
    const json_t *line = json_array_get(run->vector->expect, 0);
    const char *call = json_string_value(json_object_get(run->vector->request, "call"));
    if (!ask(run, "with room", request_for(run), run->vector->expect) || json_object_get(run->vector->request, "room") || !line ||
        !begins(json_string_value(line), "message ") || (call && strcmp(call, "write") != 0))
        return;
    size_t length = 0;
    for (const char *at = json_string_value(line) + 8, *end = at + json_string_length(line) - 8; at < end; at++)
        length += ((uint8_t)*at & 0xC0) != 0x80; /* a character is a byte */
    if (!ask_room(run, "in exactly its room", length, run->vector->expect))
        return;
    const char *less = call ? "refused BUILD_ROOM " NOTATION_ANY " " NOTATION_ANY : "refused BUILD_ROOM " NOTATION_ANY;
    json_t *refused = json_pack("[s]", less);
    ask_room(run, "in a byte less than its room", length - 1, refused);
    json_decref(refused);
}

/* A stream read by a plan comes out the same by a reader that has seen it all before, and by readers that have seen nothing. */
static void run_plan(const cf_run *run)
{
    const char *call = json_string_value(json_object_get(run->vector->request, "call"));
    const char *line = json_string_value(json_array_get(run->vector->expect, 0));
    const size_t length = run->vector->input;
    if (!call || strcmp(call, "read") != 0) {
        if (ask(run, "as it stands", request_for(run), run->vector->expect) && line && begins(line, "plan ")) {
            json_t *changed = json_copy(run->vector->request);
            json_object_set_new(changed, "plan", json_string(line + 5));
            ask(run, "its own print", json_pack("{so}", "case", changed), run->vector->expect);
        }
        return;
    }
    const int calls = json_object_get(run->vector->request, "show") != NULL; /* how far calls come depends on the pieces */
    if (!ask_chunks(run, "read again", length, length, "again") || calls) {
        if (calls)
            ask_chunks(run, "whole", length, length, NULL);
        return;
    }
    if (ask_chunks(run, "by new readers", length, length, "fresh"))
        run_stream(run);
}

static void run_template(const cf_run *run)
{
    const char *line = json_string_value(json_array_get(run->vector->expect, 0));
    if (!line || !begins(line, "template ")) {
        run_build(run);
    } else if (ask(run, "as it stands", request_for(run), run->vector->expect)) {
        json_t *changed = json_copy(run->vector->request);
        json_object_set_new(changed, "template", json_string(line + 9));
        ask(run, "its own print", json_pack("{so}", "case", changed), run->vector->expect);
    }
}

/* One variant of a script: whole, or with its input cut into pieces. */
static int ask_script(const cf_run *run, const session_variant *variant, uint32_t split)
{
    char how[64];
    (void)snprintf(how, sizeof how, "FIX %s, %s%s", session_version_name(variant->version), session_role_name(variant->role),
                   split ? ", byte by byte" : "");
    json_t *request = json_pack("{sO}", "case", variant->request);
    if (split)
        json_object_set_new(request, "split", json_integer(split));
    return ask(run, how, request, variant->expect);
}

/* Every version and role that the vector is meant for. */
static void run_session(const cf_run *run)
{
    uint32_t variants = 0;
    for (uint32_t i = 0; i < SESSION_VERSIONS * SESSION_ROLES && run->result->verdict == CASE_PASSED; i++) {
        session_variant variant;
        if (!session_applies(run->vector->source, i / SESSION_ROLES, i % SESSION_ROLES))
            continue;
        const char *why = session_expand(run->vector->source, i / SESSION_ROLES, i % SESSION_ROLES, &variant);
        if (why)
            failed(run, CASE_FAILED, session_version_name(variant.version), "not of the notation: ", why);
        else if (ask_script(run, &variant, 0))
            ask_script(run, &variant, 1);
        json_decref(variant.request);
        json_decref(variant.expect);
        variants++;
    }
    if (!variants)
        failed(run, CASE_FAILED, "no variant", "versions or role name none", "");
}

case_result case_run(const cf_vector *vector, cf_asker *asker)
{
    case_result result = {CASE_PASSED, 0, NULL};
    cf_run run = {vector, asker, &result, NULL};
    const json_t *kernels = json_object_get(asker->hello, "kernels");
    const int streams = strcmp(vector->family, "frame") == 0 || strcmp(vector->family, "index") == 0;
    const char *mode = json_string_value(json_object_get(vector->request, "mode"));
    size_t kernel = 0;
    if (strcmp(vector->family, "session") == 0) { /* a session reads through the index, which has its vectors on every kernel */
        run_session(&run);
        return result;
    }
    do {
        run.kernel = json_string_value(json_array_get(kernels, kernel));
        if (streams && (!mode || strcmp(mode, "fields") != 0))
            run_stream(&run);
        else if (strcmp(vector->family, "value") == 0)
            run_value(&run);
        else if (strcmp(vector->family, "build") == 0)
            run_build(&run);
        else if (strcmp(vector->family, "plan") == 0)
            run_plan(&run);
        else if (strcmp(vector->family, "template") == 0)
            run_template(&run);
        else
            ask(&run, "whole", request_for(&run), vector->expect);
    } while (++kernel < json_array_size(kernels) && result.verdict == CASE_PASSED);
    return result;
}

int case_hello(cf_asker *asker, char why[CASE_WHY_MAX])
{
    (void)snprintf(asker->variant, CASE_WHY_MAX, "hello");
    json_t *request = json_pack("{sI ss si}", "seq", (json_int_t)++asker->seq, "op", "hello", "protocol", 1);
    json_t *answer = asker->ask(asker, request, why);
    json_decref(request);
    if (!answer)
        return 0;
    const int good = json_integer_value(json_object_get(answer, "seq")) == asker->seq &&
                     json_integer_value(json_object_get(answer, "protocol")) == 1 &&
                     json_is_string(json_object_get(answer, "name")) && json_is_string(json_object_get(answer, "version")) &&
                     json_is_array(json_object_get(answer, "kernels")) && json_is_array(json_object_get(answer, "families"));
    if (!good) {
        (void)snprintf(why, CASE_WHY_MAX, "its hello is not one of protocol 1");
        json_decref(answer);
        return 0;
    }
    json_decref(asker->hello);
    asker->hello = answer;
    return 1;
}

int case_family(const json_t *hello, const char *family)
{
    size_t number = 0;
    const json_t *known = NULL;
    json_array_foreach(json_object_get(hello, "families"), number, known)
    {
        if (json_is_string(known) && strcmp(json_string_value(known), family) == 0)
            return 1;
    }
    return 0;
}
