/* SPDX-License-Identifier: Apache-2.0 */
/*
 * abi_dump layout|constants: what the compiler makes of the public headers, as JSON. contract.inc, which bindings/gen/generate.py
 * writes, has their names; the sizes, offsets, types and values are taken here, from the headers themselves.
 * abi_dump check FOLDER: compares both with layout.json and constants.json in that folder, which every platform shares. Prints TAP.
 */
#include <tagwire/tagwire.h>

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *out;
static const char *comma = "";

static void begin_struct(const char *name, const char *header, const char *kind, size_t size, size_t align)
{
    fprintf(out, "%s\n {\"name\": \"%s\", \"header\": \"%s\", \"kind\": \"%s\", \"size\": %zu, \"align\": %zu, \"members\": [",
            comma, name, header, kind, size, align);
    comma = "";
}

static void member(const char *name, const char *type, size_t count, size_t offset, size_t size)
{
    fprintf(out, "%s\n  {\"name\": \"%s\", \"type\": \"%s\", \"count\": %zu, \"offset\": %zu, \"size\": %zu}", comma, name, type,
            count, offset, size);
    comma = ",";
}

static void layout(void)
{
    comma = "";
    fprintf(out, "{\"structs\": [");
    /* clang-format off */
    /* NOLINTBEGIN(bugprone-macro-parentheses): types have none */
#define STRUCT(type, header, kind) \
    extern type type##_; /* never defined: only its members' types and sizes are asked for */ \
    begin_struct(#type, header, kind, sizeof(type), _Alignof(type));
#define MEMBER(of, name, type) \
    _Static_assert(__builtin_types_compatible_p(type, __typeof__(of##_.name)), #of "." #name " is a " #type); \
    member(#name, #type, 0, offsetof(of, name), sizeof(of##_.name));
#define ARRAY(of, name, type, length) \
    _Static_assert(__builtin_types_compatible_p(type[length], __typeof__(of##_.name)), #of "." #name " are " #type); \
    member(#name, #type, length, offsetof(of, name), sizeof(of##_.name));
#define END fprintf(out, "]}"), comma = ",";
#include "contract.inc"
    fprintf(out, "\n], \"opaque\": [");
    comma = "";
#define OPAQUE(type, header) fprintf(out, "%s\n {\"name\": \"" #type "\", \"header\": \"" header "\"}", comma), comma = ",", (void)(type *)0;
#include "contract.inc"
    /* NOLINTEND(bugprone-macro-parentheses) */
    fprintf(out, "\n]}\n");
    /* clang-format on */
}

static void constant(const char *name, long long value, const char *type, const char *header)
{
    fprintf(out, "%s\n {\"name\": \"%s\", \"value\": %lld, \"type\": \"%s\", \"header\": \"%s\"}", comma, name, value, type,
            header);
    comma = ",";
}

static void constants(void)
{
    comma = "";
    fprintf(out, "{\"constants\": [");
    /* clang-format off */
#define CONSTANT(name, type, header) \
    _Static_assert((type)(name) == (name), #name " fits " #type); \
    constant(#name, (long long)(name), #type, header);
#include "contract.inc"
    /* clang-format on */
    fprintf(out, "\n], \"statuses\": [");
    const tw_status_row *rows = NULL;
    uint32_t count = tw_status_table(&rows);
    for (uint32_t i = 0; i < count; i++)
        fprintf(out, "%s\n {\"name\": \"%s\", \"value\": %d, \"text\": \"%s\"}", i ? "," : "", rows[i].name, (int)rows[i].code,
                rows[i].text);
    fprintf(out, "\n]}\n");
}

static void give_up(const char *what)
{
    printf("not ok 1 - %s\n", what);
    exit(1);
}

/* What `dump` prints; the caller frees it. */
static char *text_of(void (*dump)(void))
{
    char *text = NULL;
    size_t size = 0;
    out = open_memstream(&text, &size);
    if (!out)
        give_up("no memory");
    dump();
    if (fclose(out) != 0)
        give_up("no memory");
    return text;
}

/* Whether the dump is the recorded file; if not, the first line that differs is printed. */
static int same(int number, const char *folder, const char *name, void (*dump)(void))
{
    char path[4096], line[4096];
    snprintf(path, sizeof path, "%s/%s.json", folder, name);
    FILE *file = fopen(path, "r");
    if (!file) {
        give_up(path);
        return 0;
    }
    char *const text = text_of(dump);
    const char *at = text;
    int row = 0, equal = 1;
    while (equal && fgets(line, sizeof line, file)) {
        const size_t length = strlen(line);
        row++;
        equal = strncmp(at, line, length) == 0;
        if (equal)
            at += length;
        else
            printf("# %s:%d is %s# here it is %.*s\n", path, row, line, (int)strcspn(at, "\n"), at);
    }
    if (equal && *at) {
        equal = 0;
        printf("# %s ends before %.*s\n", path, (int)strcspn(at, "\n"), at);
    }
    printf("%sok %d - %s.json is what the compiler makes of the headers\n", equal ? "" : "not ", number, name);
    fclose(file);
    free(text);
    return equal;
}

int main(int count, char **words)
{
    out = stdout;
    if (count == 2 && strcmp(words[1], "layout") == 0)
        layout();
    else if (count == 2 && strcmp(words[1], "constants") == 0)
        constants();
    else if (count == 3 && strcmp(words[1], "check") == 0) {
        const int equal = same(1, words[2], "layout", layout) + same(2, words[2], "constants", constants);
        puts("1..2");
        return equal != 2;
    } else
        return fprintf(stderr, "usage: abi_dump layout|constants|check FOLDER\n"), 2;
    return fflush(stdout) != 0;
}
