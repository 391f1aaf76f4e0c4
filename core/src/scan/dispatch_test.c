/* SPDX-License-Identifier: Apache-2.0 */
/* Which kernel is in use. The choice is made once in a process, so each rule about it is tested in a child of its own. */
#include "scan.h"
#include "support.h"

#include <tagwire/status.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Whether a new process with TW_FORCE_KERNEL=forced (NULL: unset), after `first`, says `want`. */
static int child_says(const char *forced, void (*first)(void), const char *want)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        if (forced)
            setenv("TW_FORCE_KERNEL", forced, 1);
        else
            unsetenv("TW_FORCE_KERNEL");
        if (first)
            first();
        _exit(strcmp(tw_kernel_name(), want) == 0 && strcmp(twi_kernel_active()->name, want) == 0 ? 0 : 1);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void the_list_is_best_first_and_ends_with_portable(void **state)
{
    (void)state;
    uint32_t count = 0;
    while (tw_kernel_list(count))
        count++;
    assert_in_range(count, 1, 6);
    assert_string_equal(tw_kernel_list(count - 1), "portable");
    assert_null(tw_kernel_list(count + 1));
    assert_null(tw_kernel_list(6));
    assert_null(tw_kernel_list(UINT32_MAX));
#if defined(__x86_64__)
    static const char *const order[] = {"avx512", "avx512-256", "avx2", "sse2", "portable"};
    for (uint32_t i = 0; i < count; i++)
        assert_string_equal(tw_kernel_list(i), order[5 - count + i]);
#elif defined(__aarch64__)
    assert_string_equal(tw_kernel_list(0), "neon");
#endif
}

#if defined(__x86_64__)
/* Whether the system says that the processor has all these. */
static int processor_has(const char *const *flags, uint32_t count)
{
    static char line[8192];
    FILE *file = fopen("/proc/cpuinfo", "r");
    int found = 0;
    assert_non_null(file);
    while (!found && fgets(line, sizeof line, file))
        found = strncmp(line, "flags", 5) == 0;
    fclose(file);
    assert_true(found && strchr(line, '\n'));
    *strchr(line, '\n') = ' ';
    for (uint32_t i = 0; i < count; i++) {
        char flag[32];
        snprintf(flag, sizeof flag, " %s ", flags[i]);
        if (!strstr(line, flag))
            return 0;
    }
    return 1;
}

static int in_list(const char *name)
{
    for (uint32_t i = 0; tw_kernel_list(i); i++)
        if (strcmp(tw_kernel_list(i), name) == 0)
            return 1;
    return 0;
}

static void the_list_has_what_the_processor_can_run(void **state)
{
    (void)state;
    static const char *const flags[] = {"avx2",       "bmi1",         "bmi2",        "popcnt",          "avx512f",
                                        "avx512bw",   "avx512vl",     "avx512dq",    "avx512cd",        "avx512vbmi",
                                        "avx512ifma", "avx512_vbmi2", "avx512_vnni", "avx512_vpopcntdq"};
    int avx512 = processor_has(flags, sizeof flags / sizeof flags[0]);
    assert_int_equal(in_list("avx512"), avx512);
    assert_int_equal(in_list("avx512-256"), avx512);
    assert_int_equal(in_list("avx2"), processor_has(flags, 4));
    assert_true(in_list("sse2"));
}
#endif

static void without_the_variable_the_best_is_in_use(void **state)
{
    (void)state;
    assert_true(child_says(NULL, NULL, tw_kernel_list(0)));
}

static void the_variable_names_any_kernel_of_the_list(void **state)
{
    (void)state;
    for (uint32_t i = 0; tw_kernel_list(i); i++)
        assert_true(child_says(tw_kernel_list(i), NULL, tw_kernel_list(i)));
}

static void a_name_in_the_variable_that_cannot_run_is_ignored(void **state)
{
    (void)state;
    static const char *const names[] = {"", "avx", "AVX2", "portable ", "avx51", "avx5122", "none"};
    for (uint32_t i = 0; i < sizeof names / sizeof names[0]; i++)
        assert_true(child_says(names[i], NULL, tw_kernel_list(0)));
#if defined(__x86_64__)
    assert_true(child_says("neon", NULL, tw_kernel_list(0)));
#else
    assert_true(child_says("sse2", NULL, tw_kernel_list(0)));
#endif
}

static void choose_then_change_the_variable(void)
{
    (void)tw_kernel_name();
    setenv("TW_FORCE_KERNEL", tw_kernel_list(0), 1);
}

static void the_variable_is_read_once(void **state)
{
    (void)state;
    assert_true(child_says("portable", choose_then_change_the_variable, "portable"));
}

static void force_portable(void)
{
    if (tw_kernel_force("portable") != TW_OK)
        _exit(2);
}

static void force_goes_before_the_variable(void **state)
{
    (void)state;
    assert_true(child_says(tw_kernel_list(0), force_portable, "portable"));
}

static void force_puts_any_kernel_of_the_list_in_use(void **state)
{
    (void)state;
    for (uint32_t i = 0; tw_kernel_list(i); i++) {
        assert_int_equal(tw_kernel_force(tw_kernel_list(i)), TW_OK);
        assert_string_equal(tw_kernel_name(), tw_kernel_list(i));
        assert_string_equal(twi_kernel_active()->name, tw_kernel_list(i));
    }
}

static void force_refuses_what_it_does_not_know_and_changes_nothing(void **state)
{
    (void)state;
    assert_int_equal(tw_kernel_force("portable"), TW_OK);
    assert_int_equal(tw_kernel_force(NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_kernel_force(""), TW_E_KERNEL);
    assert_int_equal(tw_kernel_force("avx3"), TW_E_KERNEL);
#if defined(__x86_64__)
    assert_int_equal(tw_kernel_force("neon"), TW_E_KERNEL);
#else
    assert_int_equal(tw_kernel_force("avx2"), TW_E_KERNEL);
#endif
    assert_string_equal(tw_kernel_name(), "portable");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_list_is_best_first_and_ends_with_portable),
#if defined(__x86_64__)
        cmocka_unit_test(the_list_has_what_the_processor_can_run),
#endif
        cmocka_unit_test(without_the_variable_the_best_is_in_use),
        cmocka_unit_test(the_variable_names_any_kernel_of_the_list),
        cmocka_unit_test(a_name_in_the_variable_that_cannot_run_is_ignored),
        cmocka_unit_test(the_variable_is_read_once),
        cmocka_unit_test(force_goes_before_the_variable),
        cmocka_unit_test(force_puts_any_kernel_of_the_list_in_use),
        cmocka_unit_test(force_refuses_what_it_does_not_know_and_changes_nothing),
    };
    return cmocka_run_group_tests_name("scan dispatch", tests, NULL, NULL);
}
