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
#define STRUCT(type, header, kind) begin_struct(#type, header, kind, sizeof(type), _Alignof(type));
#define MEMBER(of, name, type) \
    _Static_assert(__builtin_types_compatible_p(type, __typeof__(((of *)0)->name)), #of "." #name " is a " #type); \
    member(#name, #type, 0, offsetof(of, name), sizeof(((of *)0)->name));
#define ARRAY(of, name, type, length) \
    _Static_assert(__builtin_types_compatible_p(type[length], __typeof__(((of *)0)->name)), #of "." #name " are " #type); \
    member(#name, #type, length, offsetof(of, name), sizeof(((of *)0)->name));
#define END fprintf(out, "]}"), comma = ",";
#include "contract.inc"
    fprintf(out, "\n], \"opaque\": [");
    comma = "";
#define OPAQUE(type, header) fprintf(out, "%s\n {\"name\": \"" #type "\", \"header\": \"" header "\"}", comma), comma = ",", (void)(type *)0;
#include "contract.inc"
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

/* The first line in which the dump differs from the recorded file, or nothing. */
static int same(int number, const char *folder, const char *name, void (*dump)(void))
{
    char path[4096], line[4096];
    char *text = NULL;
    size_t size = 0, row = 0;
    snprintf(path, sizeof path, "%s/%s.json", folder, name);
    FILE *file = fopen(path, "r");
    out = open_memstream(&text, &size);
    if (!out || !file)
        return printf("not ok %d - %s cannot be read\n", number, path), 0;
    dump();
    if (fclose(out) != 0)
        return printf("not ok %d - no memory\n", number), 0;
    const char *at = text;
    int equal = 1;
    while (equal && fgets(line, sizeof line, file)) {
        const size_t length = strlen(line);
        row++;
        equal = strncmp(at, line, length) == 0;
        at += equal ? length : 0;
    }
    if (!equal)
        printf("# %s:%zu is %s# here it is %.*s\n", path, row, line, (int)strcspn(at, "\n"), at);
    else if (*at)
        equal = 0, printf("# %s ends early, before %.*s\n", path, (int)strcspn(at, "\n"), at);
    printf("%sok %d - the compiler's %s is that of %s.json\n", equal ? "" : "not ", number, name, name);
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
