/* SPDX-License-Identifier: Apache-2.0 */
/*
 * abi_dump layout|constants: what the compiler makes of the public headers, as JSON. contract.inc, which bindings/gen/generate.py
 * writes, has their names; the sizes, offsets, types and values are taken here, from the headers themselves.
 */
#include <tagwire/tagwire.h>

#include <stddef.h>
#include <stdio.h>
#include <string.h>

static const char *comma = "";

static void begin_struct(const char *name, const char *header, const char *kind, size_t size, size_t align)
{
    printf("%s\n {\"name\": \"%s\", \"header\": \"%s\", \"kind\": \"%s\", \"size\": %zu, \"align\": %zu, \"members\": [", comma,
           name, header, kind, size, align);
    comma = "";
}

static void member(const char *name, const char *type, size_t count, size_t offset, size_t size)
{
    printf("%s\n  {\"name\": \"%s\", \"type\": \"%s\", \"count\": %zu, \"offset\": %zu, \"size\": %zu}", comma, name, type, count,
           offset, size);
    comma = ",";
}

static void layout(void)
{
    printf("{\"structs\": [");
    /* clang-format off */
#define STRUCT(type, header, kind) begin_struct(#type, header, kind, sizeof(type), _Alignof(type));
#define MEMBER(of, name, type) \
    _Static_assert(__builtin_types_compatible_p(type, __typeof__(((of *)0)->name)), #of "." #name " is a " #type); \
    member(#name, #type, 0, offsetof(of, name), sizeof(((of *)0)->name));
#define ARRAY(of, name, type, length) \
    _Static_assert(__builtin_types_compatible_p(type[length], __typeof__(((of *)0)->name)), #of "." #name " are " #type); \
    member(#name, #type, length, offsetof(of, name), sizeof(((of *)0)->name));
#define END printf("]}"), comma = ",";
#include "contract.inc"
    printf("\n], \"opaque\": [");
    comma = "";
#define OPAQUE(type, header) printf("%s\n {\"name\": \"" #type "\", \"header\": \"" header "\"}", comma), comma = ",", (void)(type *)0;
#include "contract.inc"
    printf("\n]}\n");
    /* clang-format on */
}

static void constant(const char *name, long long value, const char *type, const char *header)
{
    printf("%s\n {\"name\": \"%s\", \"value\": %lld, \"type\": \"%s\", \"header\": \"%s\"}", comma, name, value, type, header);
    comma = ",";
}

static void constants(void)
{
    printf("{\"constants\": [");
    /* clang-format off */
#define CONSTANT(name, type, header) \
    _Static_assert((type)(name) == (name), #name " fits " #type); \
    constant(#name, (long long)(name), #type, header);
#include "contract.inc"
    /* clang-format on */
    printf("\n], \"statuses\": [");
    const tw_status_row *rows = NULL;
    uint32_t count = tw_status_table(&rows);
    for (uint32_t i = 0; i < count; i++)
        printf("%s\n {\"name\": \"%s\", \"value\": %d, \"text\": \"%s\"}", i ? "," : "", rows[i].name, (int)rows[i].code,
               rows[i].text);
    printf("\n]}\n");
}

int main(int count, char **words)
{
    if (count == 2 && strcmp(words[1], "layout") == 0)
        layout();
    else if (count == 2 && strcmp(words[1], "constants") == 0)
        constants();
    else
        return fprintf(stderr, "usage: abi_dump layout|constants\n"), 2;
    return fflush(stdout) != 0;
}
