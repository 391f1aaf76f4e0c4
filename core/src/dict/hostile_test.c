/* SPDX-License-Identifier: Apache-2.0 */
/* Texts cut anywhere, systems without memory, texts that are made to take long or much. */
#include "dict_test.h"

#include <time.h>

/* Allocations of the library, which is linked with --wrap: one of them can be made to fail. */
static uint64_t allocated, freed, failing = UINT64_MAX;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void __wrap_free(void *memory);

void *__wrap_malloc(size_t size)
{
    return allocated++ == failing ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return allocated++ == failing ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    freed += memory != NULL;
    if (allocated++ != failing)
        return __real_realloc(memory, size);
    freed -= memory != NULL;
    return NULL;
}

void __wrap_free(void *memory)
{
    freed += memory != NULL;
    __real_free(memory);
}

static const char base_text[] =
    "dictionary B\nfield 1 One String a=A b=B\nfield 2 NoTwo NumInGroup\nfield 3 Len Length\nfield 4 Data data:3\n"
    "header One!\ntrailer Len Data\ncomponent P NoTwo{One}\nmessage D Order app @P!\n";
static const char own_text[] =
    "dictionary C # name\r\nextends B\nfield 99999 Far char x=X y=Y *\nfield 1 Uno int 1=I 2=II 3=III 4=IV 5=V 6=VI "
    "7=VII 8=VIII 9=IX\nadd field 99999 z=Z\nadd component P NoTwo!{Far}\nmessage E Else admin\n  @P! # go on\n  Uno\n"
    "drop trailer Data\n";

static void a_text_cut_anywhere_is_read_or_refused(void **state)
{
    (void)state;
    tw_dict *base = dict_of(base_text);
    for (uint32_t length = 0; length < sizeof own_text; length++) {
        for (int end = 0; end < 2; end++) {
            char *text = end ? guard_end(length) : guard_begin(length);
            memcpy(text, own_text, length);
            uint64_t memory[2048];
            uint32_t size = sizeof memory;
            const tw_dict *dict = NULL;
            tw_error error = {0};
            tw_status status = tw_dict_load(text, length, base, memory, &size, &dict, &error);
            guard_free(text);
            assert_true(status == TW_OK ? dict != NULL
                                        : status <= TW_E_DICT_SYNTAX && status >= TW_E_DICT_BASE && error.offset <= length);
            if (status == TW_OK)
                dict_comes_back(dict);
        }
    }
    guard_free(base);
}

static void each_allocation_may_fail(void **state)
{
    (void)state;
    tw_dict *base = dict_of(base_text);
    uint64_t memory[4096];
    const tw_dict *dict = NULL;
    uint32_t size = sizeof memory, kept;
    uint64_t before = allocated;
    assert_int_equal(tw_dict_load(own_text, sizeof own_text - 1, base, memory, &size, &dict, NULL), TW_OK);
    uint64_t count = allocated - before;
    assert_in_range(count, 5, 1000);
    for (uint64_t i = 0; i < count; i++) {
        tw_error error = {0};
        kept = size = sizeof memory;
        dict = NULL;
        allocated = freed = 0;
        failing = i;
        tw_status status = tw_dict_load(own_text, sizeof own_text - 1, base, memory, &size, &dict, &error);
        failing = UINT64_MAX;
        assert_int_equal(status, TW_E_MEMORY);
        assert_int_equal(error.status, TW_E_MEMORY);
        assert_int_equal(allocated - 1, freed);
        assert_int_equal(size, kept);
        assert_null(dict);
    }
    guard_free(base);
}

/* Maps and sections grow in the middle of things too. */
static void each_allocation_of_a_large_text_may_fail(void **state)
{
    (void)state;
    enum { FIELDS = 3000 };
    static char text[FIELDS * 160];
    static uint64_t memory[1 << 18];
    uint32_t length = (uint32_t)sprintf(text, "dictionary L\nextends FIX.4.2\n");
    for (uint32_t i = 0; i < FIELDS; i++)
        length += (uint32_t)sprintf(
            text + length,
            "field %u F%u char a=A b=B c=C d=D e=E f=F g=G h=H i=I\ncomponent C%u F%u\nmessage M%u N%u app @C%u F%u\n", i + 20000,
            i, i, i, i, i, i, (i * 7) % FIELDS);
    const tw_dict *dict = NULL;
    uint32_t size = sizeof memory;
    uint64_t before = allocated;
    assert_int_equal(tw_dict_load(text, length, NULL, memory, &size, &dict, NULL), TW_OK);
    uint64_t count = allocated - before;
    uint32_t spared = 0;
    for (uint64_t i = 0; i < count; i++) {
        size = sizeof memory;
        allocated = freed = 0;
        failing = i;
        tw_status status = tw_dict_load(text, length, NULL, memory, &size, &dict, NULL);
        failing = UINT64_MAX;
        spared += status == TW_OK; /* the C library's qsort does without its own */
        assert_true(status == TW_OK || status == TW_E_MEMORY);
        assert_int_equal(allocated - 1, freed);
    }
    assert_in_range(spared, 0, 1);
}

/* Hostile texts: TW_OK or a fault within seconds. */

typedef struct text {
    char *bytes;
    uint32_t length;
} text;

enum { TEXT_MAX_ = 16 << 20 };

static text text_new(const char *begin)
{
    text t = {malloc(TEXT_MAX_ + 4096), 0};
    assert_non_null(t.bytes);
    t.length = (uint32_t)sprintf(t.bytes, "%s", begin);
    return t;
}

static int text_room(const text *t)
{
    return t->length < TEXT_MAX_ - 600;
}

#define ADD(t, ...) ((t)->length += (uint32_t)sprintf((t)->bytes + (t)->length, __VA_ARGS__))

/* Loads, frees the text, and gives the status. */
static tw_status ends_soon(text t, const char *says)
{
    struct timespec from, to;
    const tw_dict *dict = NULL;
    uint32_t size = 0;
    tw_error error = {0};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    tw_status status = tw_dict_load(t.bytes, t.length, NULL, NULL, &size, &dict, &error);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    if (status == TW_ROOM) {
        void *memory = malloc(size);
        assert_non_null(memory);
        assert_int_equal(tw_dict_load(t.bytes, t.length, NULL, memory, &size, &dict, NULL), TW_OK);
        uint32_t length = 0;
        assert_int_equal(tw_dict_print(dict, NULL, 0, &length), TW_ROOM);
        free(memory);
    }
    free(t.bytes);
    double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) * 1e-9;
    if (seconds > 60) /* a few, under the sanitizers too */
        fail_msg("%g seconds", seconds);
    if (says && !strstr(error.text, says))
        fail_msg("%s: %s", tw_status_name(status), error.text);
    return status;
}

#define HEAD "dictionary H\nfield 1 A String\nfield 2 B String\n"

static void components_that_double_at_each_step_are_refused(void **state)
{
    (void)state;
    text t = text_new(HEAD "component C0 A B\n");
    for (uint32_t i = 1; i < 60; i++)
        ADD(&t, "component D%u @C%u\ncomponent C%u @C%u @D%u\n", i, i - 1, i, i - 1, i);
    assert_int_equal(ends_soon(t, "put in place"), TW_E_DICT_LIMIT);
}

static void large_components_in_many_places_are_refused(void **state)
{
    (void)state;
    text t = text_new("dictionary H\ncomponent C");
    for (uint32_t i = 1; i < 60000; i++)
        ADD(&t, " F%u", i);
    for (uint32_t i = 1; i < 60000; i++)
        ADD(&t, "\nfield %u F%u int", i, i);
    for (uint32_t i = 0; i < 30000; i++)
        ADD(&t, "\ncomponent D%u @C", i);
    ADD(&t, "\nmessage D M app");
    for (uint32_t i = 0; i < 30000; i++)
        ADD(&t, " @D%u", i);
    assert_int_equal(ends_soon(t, "put in place"), TW_E_DICT_LIMIT);
}

/* Sections are marked once a level, not once a way to it. */
static void groups_that_are_reached_in_many_ways_take_no_longer(void **state)
{
    (void)state;
    text t = text_new(HEAD "header @C50\ncomponent C0 A\n");
    for (uint32_t i = 1; i <= 50; i++)
        ADD(&t, "field %u NoX%u NumInGroup\nfield %u NoY%u NumInGroup\ncomponent C%u NoX%u{A @C%u} NoY%u{A @C%u}\n", 100 + i, i,
            200 + i, i, i, i, i - 1, i, i - 1);
    assert_int_equal(ends_soon(t, NULL), TW_ROOM);
}

static void nesting_goes_to_64(void **state)
{
    (void)state;
    for (uint32_t depth = 63; depth <= 66; depth++) {
        text t = text_new(HEAD), u = text_new(HEAD "component C0 A\n"), v = text_new(HEAD "component C0 A\n");
        for (uint32_t i = 1; i <= depth; i++) {
            ADD(&t, "field %u NoX%u NumInGroup\n", 100 + i, i);
            ADD(&u, "field %u NoX%u NumInGroup\ncomponent C%u NoX%u{A @C%u}\n", 100 + i, i, i, i, i - 1);
            ADD(&v, "component C%u @C%u\n", i, i - 1);
        }
        ADD(&t, "header ");
        for (uint32_t i = 1; i <= depth; i++)
            ADD(&t, "NoX%u{", i);
        ADD(&t, "A");
        for (uint32_t i = 1; i <= depth; i++)
            ADD(&t, "}");
        assert_int_equal(ends_soon(t, NULL), depth <= 64 ? TW_ROOM : TW_E_DICT_LIMIT);
        assert_int_equal(ends_soon(u, NULL), depth <= 64 ? TW_ROOM : TW_E_DICT_LIMIT);
        assert_int_equal(ends_soon(v, NULL), depth <= 64 ? TW_ROOM : TW_E_DICT_LIMIT);
    }
    text t = text_new("dictionary H\nfield 1 A NumInGroup\nheader ");
    while (text_room(&t))
        ADD(&t, "A{");
    assert_int_equal(ends_soon(t, NULL), TW_E_DICT_LIMIT);
}

static void loops_are_found(void **state)
{
    (void)state;
    text t = text_new(HEAD "component C0 @C9999\n"), u = text_new(HEAD "component C0 @C63\n"),
         v = text_new(HEAD "component C0 NoX0{@C29}\n");
    for (uint32_t i = 1; i < 10000; i++)
        ADD(&t, "component C%u A @C%u\n", i, i - 1);
    for (uint32_t i = 1; i < 64; i++)
        ADD(&u, "component C%u A @C%u\n", i, i - 1);
    for (uint32_t i = 0; i < 30; i++)
        ADD(&v, "field %u NoX%u NumInGroup\ncomponent C%u A NoX%u{B @C%u}\n", 100 + i, i, i + 30, i, (i + 29) % 30 + 30);
    ADD(&v, "component C29 @C59\n");
    assert_int_equal(ends_soon(t, NULL), TW_E_DICT_LIMIT);
    assert_int_equal(ends_soon(u, NULL), TW_E_DICT_LOOP);
    assert_int_equal(ends_soon(v, NULL), TW_E_DICT_LOOP);
}

static void many_entries_in_one_list_take_no_longer_than_in_several(void **state)
{
    (void)state;
    text t = text_new("dictionary H");
    for (uint32_t i = 1; i <= 65535; i++)
        ADD(&t, "\nfield %u F%u int", i * 3, i);
    ADD(&t, "\nheader");
    for (uint32_t i = 65535; i; i--)
        ADD(&t, " F%u", i);
    ADD(&t, "\nadd header");
    for (uint32_t i = 1; i <= 65535; i++)
        ADD(&t, " F%u!", i);
    ADD(&t, "\ndrop header");
    for (uint32_t i = 1; i < 65535; i++)
        ADD(&t, " %u", i * 3);
    text u = text_new("");
    memcpy(u.bytes, t.bytes, t.length);
    u.length = t.length;
    assert_int_equal(ends_soon(t, NULL), TW_ROOM);
    ADD(&u, "\nfield 7 One int");
    assert_int_equal(ends_soon(u, "more than 65535 fields"), TW_E_DICT_LIMIT);
}

static void a_million_entries_are_read(void **state)
{
    (void)state;
    text t = text_new("dictionary H");
    for (uint32_t i = 0; i < 100; i++)
        ADD(&t, "\nfield %u F%u int", i + 1, i);
    for (uint32_t m = 0; m < 10000; m++) {
        ADD(&t, "\nmessage M%u N%u app", m, m);
        for (uint32_t i = 0; i < 100; i++)
            ADD(&t, " F%u", i);
    }
    assert_int_equal(ends_soon(t, NULL), TW_ROOM);
}

static void more_entries_than_the_limit_are_refused(void **state)
{
    (void)state;
    text t = text_new("dictionary H");
    for (uint32_t i = 0; i < 50; i++)
        ADD(&t, "\nfield %u %c int", i + 1, i < 26 ? 'a' + (int)i : 'A' + (int)i - 26);
    for (uint32_t m = 0; text_room(&t); m++) {
        ADD(&t, "\nmessage %u N%u app", m, m);
        for (uint32_t i = 0; i < 50; i++)
            ADD(&t, " %c", i < 26 ? 'a' + (int)i : 'A' + (int)i - 26);
    }
    assert_int_equal(ends_soon(t, "2097152"), TW_E_DICT_LIMIT);
}

static void codes_go_to_65535(void **state)
{
    (void)state;
    for (uint32_t more = 0; more < 2; more++) {
        text t = text_new("dictionary H\nfield 1 A String");
        for (uint32_t i = 0; i < 65535 + more; i++)
            ADD(&t, " %u=N", i);
        ADD(&t, "\nadd field 1");
        for (uint32_t i = 0; i < 65535; i++)
            ADD(&t, " %u=M", i);
        assert_int_equal(ends_soon(t, NULL), more ? TW_E_DICT_LIMIT : TW_ROOM);
    }
    text t = text_new("dictionary H\nfield 1 A String\nadd field 1");
    for (uint32_t i = 0; text_room(&t); i++)
        ADD(&t, " %u=N", i);
    assert_int_equal(ends_soon(t, "65535 codes"), TW_E_DICT_LIMIT);
}

static void levels_go_to_65532(void **state)
{
    (void)state;
    for (uint32_t more = 0; more < 2; more++) {
        text t = text_new(HEAD);
        for (uint32_t i = 0; i < 65532 + more; i++)
            ADD(&t, i & 1 ? "component C%u A\n" : "message %u N%u app B\n", i, i);
        assert_int_equal(ends_soon(t, NULL), more ? TW_E_DICT_LIMIT : TW_ROOM);
    }
}

static void what_is_dropped_and_declared_again_takes_no_longer(void **state)
{
    (void)state;
    text t = text_new(HEAD);
    for (uint32_t i = 0; i < 65000; i++)
        ADD(&t, "message %u N%u app A\n", i, i);
    for (uint32_t i = 65000; i-- > 1;)
        ADD(&t, "drop message %u\n", i);
    assert_int_equal(ends_soon(t, NULL), TW_ROOM);
    t = text_new(HEAD "header A\n");
    while (text_room(&t))
        ADD(&t, "drop header A\nadd header A!\n");
    assert_int_equal(ends_soon(t, NULL), TW_ROOM);
}

static void texts_go_to_16_mib(void **state)
{
    (void)state;
    for (uint32_t more = 0; more < 2; more++) {
        text t = text_new("dictionary H\n#");
        memset(t.bytes + t.length, 'x', TEXT_MAX_ + more - t.length);
        t.length = TEXT_MAX_ + more;
        assert_int_equal(ends_soon(t, NULL), more ? TW_E_DICT_LIMIT : TW_ROOM);
    }
    static const char fill[] = "\n \rx{!@\x80";
    for (size_t i = 0; i < sizeof fill - 1; i++) {
        text t = text_new("dictionary H\nheader ");
        memset(t.bytes + t.length, fill[i], TEXT_MAX_ - t.length);
        t.length = TEXT_MAX_;
        tw_status status = ends_soon(t, NULL);
        assert_true(status == TW_ROOM || status == TW_E_DICT_SYNTAX || status == TW_E_DICT_LIMIT);
    }
}

static void random_bytes_are_read_or_refused(void **state)
{
    (void)state;
    static const char *const parts[] = {"dictionary X\n",
                                        "extends FIX.4.0\n",
                                        "field ",
                                        "add ",
                                        "drop ",
                                        "message ",
                                        "component ",
                                        "header ",
                                        "trailer ",
                                        "1",
                                        "2",
                                        "A",
                                        "B",
                                        "NoC",
                                        "{",
                                        "}",
                                        "!",
                                        "@",
                                        " ",
                                        "\n",
                                        "#",
                                        "*",
                                        "=",
                                        "x=X",
                                        "String",
                                        "NumInGroup",
                                        "Length",
                                        "data:2",
                                        "app",
                                        "admin",
                                        "D",
                                        "\r\n",
                                        "\xff",
                                        ":",
                                        "3 NoC NumInGroup\n",
                                        "1 A String\n",
                                        "2 B Length\n"};
    uint64_t random = 7;
    uint32_t good = 0;
    for (uint32_t round = 0; round < 30000; round++) {
        char bytes[1024];
        uint32_t length = 0;
        if (random_below(&random, 8))
            length = (uint32_t)sprintf(bytes, HEAD "field 3 NoC NumInGroup\ncomponent P A\nmessage D Order app B\n");
        for (uint32_t i = random_below(&random, 20); i; i--) {
            const char *part = parts[random_below(&random, sizeof parts / sizeof parts[0])];
            length += (uint32_t)sprintf(bytes + length, "%s%s", part, random_below(&random, 2) ? " " : "");
        }
        if (random_below(&random, 4) == 0)
            bytes[random_below(&random, length)] = (char)random_next(&random);
        static uint64_t memory[1 << 17];
        uint32_t size = sizeof memory;
        const tw_dict *dict = NULL;
        tw_error error = {0};
        tw_status status = tw_dict_load(bytes, length, NULL, memory, &size, &dict, &error);
        assert_true(status == TW_OK || (error.offset <= length && strncmp(error.text, "line ", 5) == 0));
        if (status == TW_OK)
            dict_comes_back(dict);
        good += status == TW_OK;
    }
    assert_in_range(good, 1000, 29000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_cut_anywhere_is_read_or_refused),
        cmocka_unit_test(each_allocation_may_fail),
        cmocka_unit_test(each_allocation_of_a_large_text_may_fail),
        cmocka_unit_test(components_that_double_at_each_step_are_refused),
        cmocka_unit_test(large_components_in_many_places_are_refused),
        cmocka_unit_test(groups_that_are_reached_in_many_ways_take_no_longer),
        cmocka_unit_test(nesting_goes_to_64),
        cmocka_unit_test(loops_are_found),
        cmocka_unit_test(many_entries_in_one_list_take_no_longer_than_in_several),
        cmocka_unit_test(a_million_entries_are_read),
        cmocka_unit_test(more_entries_than_the_limit_are_refused),
        cmocka_unit_test(codes_go_to_65535),
        cmocka_unit_test(levels_go_to_65532),
        cmocka_unit_test(what_is_dropped_and_declared_again_takes_no_longer),
        cmocka_unit_test(texts_go_to_16_mib),
        cmocka_unit_test(random_bytes_are_read_or_refused),
    };
    return cmocka_run_group_tests_name("dict_hostile", tests, NULL, NULL);
}
