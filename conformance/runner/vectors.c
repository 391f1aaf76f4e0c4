/* SPDX-License-Identifier: Apache-2.0 */
#include "vectors.h"

#include "notation.h"

#include <fnmatch.h>
#include <glob.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Members that are for people and the runner, not for testees. */
static int is_own(const char *key)
{
    static const char *const own[] = {"id", "title", "clause", "verdict", "valid", "expect"};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (strcmp(own[i], key) == 0)
            return 1;
    return 0;
}

/* A copy with all strings expanded. NULL and *why: one of them is not of the notation. */
/* NOLINTNEXTLINE(misc-no-recursion): as deep as the JSON, which jansson bounds */
static json_t *expanded(json_t *value, const char **why)
{
    if (json_is_string(value))
        return notation_expand(json_string_value(value), NULL, why);
    if (json_is_array(value)) {
        json_t *copy = json_array();
        for (size_t i = 0; i < json_array_size(value) && !*why; i++)
            json_array_append_new(copy, expanded(json_array_get(value, i), why));
        return copy;
    }
    if (json_is_object(value)) {
        json_t *copy = json_object();
        const char *key = NULL;
        json_t *member = NULL;
        json_object_foreach(value, key, member)
        {
            if (!*why)
                json_object_set_new(copy, key, expanded(member, why));
        }
        return copy;
    }
    return json_deep_copy(value);
}

/* A whole file of the folder dict as a string; NULL when there is none. */
static json_t *dictionary_file(const char *folder, const char *name)
{
    char path[4096];
    (void)snprintf(path, sizeof path, "%s/dict/%s.dict", folder, name);
    FILE *file = fopen(path, "r");
    char *text = NULL;
    size_t room = 0;
    const ssize_t size = file ? getdelim(&text, &room, 0, file) : -1;
    json_t *string = size > 0 ? json_stringn(text, (size_t)size) : NULL;
    free(text);
    if (file)
        (void)fclose(file);
    return string;
}

/* A dictionary: the name of a built-in one, lines of text, or "@NAME", a file beside the vectors. */
static json_t *dictionary(json_t *value, const char *folder, const char **why)
{
    if (json_is_string(value) && *json_string_value(value) == '@') {
        json_t *text = dictionary_file(folder, json_string_value(value) + 1);
        *why = text ? *why : "no such dictionary file";
        return text;
    }
    if (json_is_string(value))
        return json_copy(value);
    char *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);
    if (!file)
        abort();
    for (size_t i = 0; i < json_array_size(value); i++)
        (void)fprintf(file, "%s\n", json_string_value(json_array_get(value, i)));
    (void)fclose(file);
    json_t *joined = json_stringn(text, size);
    free(text);
    return joined;
}

/* The text of a plan or template, which is not in the notation: a string, or a list of strings and of [TIMES, TEXT], in which % is the
 * number from 1 on. */
static json_t *plan_text(const json_t *value, const char **why)
{
    char *text = NULL;
    size_t size = 0, number = 0;
    const json_t *part = NULL;
    if (json_is_string(value))
        return json_copy((json_t *)value);
    FILE *file = open_memstream(&text, &size);
    if (!file)
        abort();
    json_array_foreach(value, number, part)
    {
        const char *again = json_string_value(json_array_get(part, 1));
        const json_int_t times = json_integer_value(json_array_get(part, 0));
        if (json_is_string(part))
            (void)fputs(json_string_value(part), file);
        else if (!again || times < 1 || times > 2000000)
            *why = "a part of a text that is neither a string nor [TIMES, TEXT]";
        for (json_int_t i = 1; again && i <= times; i++)
            for (const char *at = again; *at; at++)
                *at == '%' ? (void)fprintf(file, "%lld", (long long)i) : (void)fputc(*at, file);
    }
    (void)fclose(file);
    json_t *joined = json_stringn(text, size);
    free(text);
    return joined;
}

static json_t *request_of(json_t *source, const char *folder, size_t *input, const char **why)
{
    json_t *request = json_object();
    const char *key = NULL;
    json_t *member = NULL;
    json_object_foreach(source, key, member)
    {
        if (is_own(key) || *why)
            continue;
        if (strcmp(key, "dictionary") == 0 || strcmp(key, "transport") == 0 || strcmp(key, "base") == 0)
            json_object_set_new(request, key, dictionary(member, folder, why));
        else if (strcmp(key, "plan") == 0 || strcmp(key, "template") == 0)
            json_object_set_new(request, key, plan_text(member, why));
        else if (strcmp(key, "input") == 0)
            json_object_set_new(request, key, notation_expand(json_string_value(member), input, why));
        else
            json_object_set_new(request, key, expanded(member, why));
    }
    return request;
}

/* Whether a line is the text of a plan or template, which is not in the notation. */
static int is_print(const char *line)
{
    return line && (strncmp(line, "plan ", 5) == 0 || strncmp(line, "template ", 9) == 0);
}

/* Expected lines; "*N LINE" is N of them. */
static json_t *expected_of(const json_t *lines, const char **why)
{
    json_t *expect = json_array();
    for (size_t i = 0; i < json_array_size(lines) && !*why; i++) {
        const char *text = json_string_value(json_array_get(lines, i));
        unsigned long times = 1;
        if (text && *text == '*') {
            char *rest = NULL;
            times = strtoul(text + 1, &rest, 10);
            text = rest + (*rest == ' ');
        }
        json_t *line = is_print(text) ? json_string(text) : text ? notation_expand(text, NULL, why) : NULL;
        for (unsigned long k = 0; line && k < times; k++)
            json_array_append(expect, line);
        json_decref(line);
    }
    return expect;
}

static int add_vector(cf_vectors *to, json_t *source, const char *folder, const char *path)
{
    const char *id = json_string_value(json_object_get(source, "id"));
    const char *verdict = json_string_value(json_object_get(source, "verdict"));
    cf_vector one = {.id = id, .must = !verdict || strcmp(verdict, "should") != 0, .source = json_incref(source)};
    const char *why = NULL;
    if (!id || sscanf(id, "%15[^/]/%31[^/]/", one.family, one.row) != 2) {
        fprintf(stderr, "conformance: %s: a vector without an id\n", path);
        json_decref(source);
        return 0;
    }
    one.title = json_string_value(json_object_get(source, "title"));
    one.clause = json_string_value(json_object_get(source, "clause"));
    if (strcmp(one.family, "session") == 0) { /* expanded for each variant when it is asked */
        one.request = json_incref(source);
        one.expect = json_incref(json_object_get(source, "expect"));
    } else {
        one.request = request_of(source, folder, &one.input, &why);
        one.expect = expected_of(json_object_get(source, "expect"), &why);
    }
    if (!why && json_array_size(one.expect) == 0 && json_array_size(json_object_get(source, "expect")) != 0)
        why = "nothing is expected";
    if (why) {
        fprintf(stderr, "conformance: %s: %s: %s\n", path, id, why);
        json_decref(one.request);
        json_decref(one.expect);
        json_decref(source);
        return 0;
    }
    cf_vector *grown = realloc(to->items, (to->count + 1) * sizeof *grown);
    if (!grown)
        abort();
    to->items = grown;
    to->items[to->count++] = one;
    return 1;
}

static int load_file(cf_vectors *to, const char *folder, const char *path, const char *pattern)
{
    json_error_t error;
    json_t *file = json_load_file(path, 0, &error);
    const json_t *list = json_object_get(file, "vectors");
    int good = json_is_array(list);
    if (!file)
        fprintf(stderr, "conformance: %s:%d: %s\n", path, error.line, error.text);
    else if (!good)
        fprintf(stderr, "conformance: %s: no list of vectors\n", path);
    for (size_t i = 0; i < json_array_size(list); i++) {
        json_t *source = json_array_get(list, i);
        const char *id = json_string_value(json_object_get(source, "id"));
        if (!pattern || (id && fnmatch(pattern, id, 0) == 0))
            good = add_vector(to, source, folder, path) && good;
    }
    json_decref(file);
    return good;
}

int vectors_load(cf_vectors *vectors, const char *folder, const char *pattern)
{
    static const char *const families[] = {"frame", "index", "value", "build", "dict", "plan", "template", "session"};
    int good = 1;
    size_t files = 0;
    *vectors = (struct cf_vectors){0};
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++) {
        char path[4096];
        glob_t found;
        (void)snprintf(path, sizeof path, "%s/%s/*.json", folder, families[i]);
        if (glob(path, 0, NULL, &found) == 0) {
            files += found.gl_pathc;
            for (size_t k = 0; k < found.gl_pathc; k++)
                good = load_file(vectors, folder, found.gl_pathv[k], pattern) && good;
            globfree(&found);
        }
    }
    if (files == 0)
        fprintf(stderr, "conformance: no vectors in %s\n", folder);
    else if (vectors->count == 0)
        fprintf(stderr, "conformance: no vector matches %s\n", pattern ? pattern : "*");
    return good && vectors->count > 0;
}

int vectors_known(cf_vectors *vectors, const char *path)
{
    FILE *file = fopen(path, "r");
    char line[512];
    int good = 1;
    vectors->known = json_object();
    while (file && good && fgets(line, sizeof line, file)) {
        char id[64], testee[64];
        int reason = 0;
        line[strcspn(line, "\n")] = 0;
        if (*line == '#' || *line == 0)
            continue;
        good = sscanf(line, "%63s %63s %n", id, testee, &reason) == 2 && line[reason];
        if (good)
            json_object_set_new(vectors->known, id, json_pack("[ss]", testee, line + reason));
        else
            fprintf(stderr, "conformance: %s: not ID TESTEE REASON: %s\n", path, line);
    }
    if (file)
        (void)fclose(file);
    for (size_t i = 0; i < vectors->count; i++) {
        const json_t *entry = json_object_get(vectors->known, vectors->items[i].id);
        vectors->items[i].known = json_string_value(json_array_get(entry, 0));
        vectors->items[i].reason = json_string_value(json_array_get(entry, 1));
    }
    return good;
}

void vectors_free(cf_vectors *vectors)
{
    for (size_t i = 0; i < vectors->count; i++) {
        json_decref(vectors->items[i].request);
        json_decref(vectors->items[i].expect);
        json_decref(vectors->items[i].source);
    }
    json_decref(vectors->known);
    free(vectors->items);
}
