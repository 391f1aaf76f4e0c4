/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The shared library comes and goes without a trace, and two copies of it in one process have nothing in common: what a program does
 * that loads it as a plug-in, or whose parts each bring their own.
 */
#include "support.h"

#include <tagwire/tagwire.h>

#include <dirent.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LOADS = 1000, WARM = 10 };

/* A sanitizer's own memory grows with each load: there only the mappings of files are counted. */
#if defined(__SANITIZE_ADDRESS__)
enum { FILES_ONLY = 1 };
#else
enum { FILES_ONLY = 0 };
#endif

/* Functions of one loaded copy. */
typedef struct copy {
    void *handle;
    const char *(*version)(void);
    const char *(*kernel_name)(void);
    const char *(*kernel_list)(uint32_t);
    tw_status (*kernel_force)(const char *);
    const tw_dict *(*builtin)(const void *, uint32_t);
    const tw_dict *(*builtin_applver)(const void *, uint32_t);
    tw_status (*index_init)(void *, uint32_t, const tw_index_options *, tw_index **, tw_error *);
    tw_status (*index_next)(tw_index *, const void *, uint32_t, tw_frame *, tw_error *);
    tw_status (*abi_check)(uint32_t, uint32_t, uint64_t, tw_error *);
} copy;

static char second_path[] = "/tmp/libtagwire_copy_XXXXXX";
static uint8_t wire[256];
static uint32_t wire_length;

static void find(copy *of, void *function, const char *name)
{
    void *address = dlsym(of->handle, name);
    if (!address)
        fail_msg("%s: %s", name, dlerror());
    memcpy(function, &address, sizeof address); /* a function's address in a void pointer: POSIX allows it, C has no cast for it */
}

static copy load(const char *path, int flags)
{
    copy made = {.handle = dlopen(path, RTLD_NOW | flags)};
    if (!made.handle)
        fail_msg("%s", dlerror());
    find(&made, &made.version, "tw_version");
    find(&made, &made.kernel_name, "tw_kernel_name");
    find(&made, &made.kernel_list, "tw_kernel_list");
    find(&made, &made.kernel_force, "tw_kernel_force");
    find(&made, &made.builtin, "tw_dict_builtin");
    find(&made, &made.builtin_applver, "tw_dict_builtin_applver");
    find(&made, &made.index_init, "tw_index_init");
    find(&made, &made.index_next, "tw_index_next");
    find(&made, &made.abi_check, "tw_abi_check");
    return made;
}

static void use(const copy *of)
{
    static _Alignas(64) uint8_t memory[65536];
    tw_index *index = NULL;
    tw_frame frame;
    assert_int_equal(of->abi_check(TW_VERSION_MAJOR, TW_VERSION_MINOR, TW_ABI_HASH, NULL), TW_OK);
    assert_int_equal(of->index_init(memory, sizeof memory, NULL, &index, NULL), TW_OK);
    assert_int_equal(of->index_next(index, wire, wire_length, &frame, NULL), TW_OK);
    assert_int_equal(frame.length, wire_length);
    assert_int_equal(index->fields, 6);
    assert_non_null(of->builtin("FIX.4.4", 7));
}

static uint32_t descriptors(void)
{
    uint32_t count = 0;
    DIR *folder = opendir("/proc/self/fd");
    assert_non_null(folder);
    while (readdir(folder))
        count++;
    closedir(folder);
    return count;
}

/* Mappings of this process, and of them those of a library of ours. */
static uint32_t mappings(uint32_t *ours)
{
    static char line[4096];
    uint32_t count = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    assert_non_null(maps);
    *ours = 0;
    while (fgets(line, sizeof line, maps)) {
        count += !FILES_ONLY || strchr(line, '/');
        *ours += strstr(line, "libtagwire") != NULL;
    }
    fclose(maps);
    return count;
}

static void a_thousand_loads_leave_nothing_behind(void **state)
{
    (void)state;
    uint32_t maps = 0, files = 0, ours = 0;
    for (int i = 0; i < WARM + LOADS; i++) {
        if (i == WARM) { /* the loader and malloc have taken by now what they keep */
            maps = mappings(&ours);
            files = descriptors();
        }
        copy of = load(LIBRARY, RTLD_LOCAL);
        use(&of);
        if (i == WARM) {
            mappings(&ours);
            assert_true(ours > 0);
        }
        assert_int_equal(dlclose(of.handle), 0);
    }
    const uint32_t after = mappings(&ours);
    if (after > maps)
        fail_msg("%u mappings before, %u after %d loads", maps, after, LOADS);
    assert_int_equal(ours, 0);
    assert_int_equal(descriptors(), files);
}

static const char *home(const void *address)
{
    Dl_info info;
    if (!dladdr(address, &info))
        fail_msg("an address in no library");
    return info.dli_fname;
}

static void expect_apart(int flags)
{
    copy one = load(LIBRARY, flags), two = load(second_path, flags);
    assert_ptr_not_equal(one.handle, two.handle);
    use(&one);
    use(&two);
    assert_string_equal(home(one.version()), LIBRARY);
    assert_string_equal(home(two.version()), second_path);
    /* one exported function calls another: it must be the one of its own copy */
    assert_string_equal(home(one.builtin_applver("6", 1)), LIBRARY);
    assert_string_equal(home(two.builtin_applver("6", 1)), second_path);
    assert_ptr_equal(two.builtin_applver("6", 1), two.builtin("FIX.4.4", 7));
    /* what one was told the other does not know */
    const char *best = one.kernel_list(0);
    uint32_t last = 0;
    while (one.kernel_list(last + 1))
        last++;
    assert_true(last > 0);
    assert_int_equal(one.kernel_force(best), TW_OK);
    assert_int_equal(two.kernel_force(two.kernel_list(last)), TW_OK);
    assert_string_equal(one.kernel_name(), best);
    assert_string_not_equal(two.kernel_name(), best);
    use(&one);
    use(&two);
    dlclose(one.handle);
    use(&two);
    dlclose(two.handle);
}

static void two_copies_share_nothing(void **state)
{
    (void)state;
    expect_apart(RTLD_LOCAL);
}

/* Where -Bsymbolic is needed: with RTLD_GLOBAL the first copy's names stand before the second one's. */
static void two_copies_share_nothing_though_all_names_are_global(void **state)
{
    (void)state;
    expect_apart(RTLD_GLOBAL);
}

static int set_up(void **state)
{
    (void)state;
    static char bytes[65536];
    size_t count = 0;
    wire_length = (uint32_t)message(wire, sizeof wire, "FIX.4.4", "35=0|49=A|56=B|");
    int out = mkstemp(second_path);
    FILE *in = fopen(LIBRARY, "rb");
    if (!in || out < 0)
        return 1;
    while ((count = fread(bytes, 1, sizeof bytes, in)) > 0)
        if (write(out, bytes, count) != (ssize_t)count)
            return 1;
    fclose(in);
    return close(out);
}

static int tear_down(void **state)
{
    (void)state;
    return unlink(second_path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_thousand_loads_leave_nothing_behind),
        cmocka_unit_test(two_copies_share_nothing),
        cmocka_unit_test(two_copies_share_nothing_though_all_names_are_global),
    };
    return cmocka_run_group_tests_name("abi load", tests, set_up, tear_down);
}
