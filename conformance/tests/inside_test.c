/* SPDX-License-Identifier: Apache-2.0 */
/* The testee inside the runner, made to crash, hang and end: this program brings a testee of its own. */
#include "suite.h"
#include "testee.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define COUNT 5

static const char *mode = ""; /* what the third vector meets */

json_t *testee_answer(const json_t *request)
{
    const char *op = json_string_value(json_object_get(request, "op")), *id = json_string_value(json_object_get(request, "id"));
    json_t *seq = json_object_get(request, "seq");
    if (strcmp(op, "hello") == 0)
        return json_pack("{sO si ss ss s[] s[s]}", "seq", seq, "protocol", 1, "name", "own", "version", "0", "kernels", "families",
                         "value");
    if (strcmp(id, "value/x/3") == 0 && strcmp(mode, "crash") == 0)
        raise(SIGKILL);
    if (strcmp(id, "value/x/3") == 0 && strcmp(mode, "hang") == 0)
        (void)pause();
    if (strcmp(id, "value/x/3") == 0 && strcmp(mode, "exit") == 0)
        _exit(7);
    if (strcmp(id, "value/x/3") == 0 && strcmp(mode, "wrong") == 0)
        return json_pack("{sO s[s]}", "seq", seq, "result", "no");
    return json_pack("{sO s[s]}", "seq", seq, "result", "ok");
}

static cf_vector vector_of(const char *id)
{
    cf_vector vector = {.id = id, .family = "value", .row = "x", .title = "t", .clause = "c", .must = 1};
    vector.request = json_pack("{ss}", "call", "bool.read");
    vector.expect = json_pack("[s]", "ok");
    return vector;
}

static void run(const char *what, case_verdict verdict, const char *says)
{
    static const char *const ids[COUNT] = {"value/x/1", "value/x/2", "value/x/3", "value/x/4", "value/x/5"};
    cf_vectors vectors = {calloc(COUNT, sizeof(cf_vector)), COUNT, NULL};
    cf_suite suite = {0};
    assert_non_null(vectors.items);
    for (size_t i = 0; i < COUNT; i++)
        vectors.items[i] = vector_of(ids[i]);
    mode = what;
    assert_int_equal(suite_run_inside(&suite, &vectors, 0.4, NULL), 1);
    for (size_t i = 0; i < COUNT; i++)
        assert_int_equal(suite.results[i].verdict, i == 2 ? verdict : CASE_PASSED);
    if (says)
        assert_non_null(strstr(suite.results[2].text, says));
    else
        assert_null(suite.results[2].text);
    suite_free(&suite, COUNT);
    vectors_free(&vectors);
}

static void all_right(void **state)
{
    (void)state;
    run("", CASE_PASSED, NULL);
}

static void a_crash_is_its_cases(void **state)
{
    (void)state;
    run("crash", CASE_LOST, "alone: ended by signal 9");
}

static void a_hang_is_its_cases(void **state)
{
    (void)state;
    run("hang", CASE_LOST, "no answer within the time limit");
}

static void an_exit_is_its_cases(void **state)
{
    (void)state;
    run("exit", CASE_LOST, "exit code 7");
}

static void a_wrong_answer(void **state)
{
    (void)state;
    run("wrong", CASE_FAILED, "answered: no");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_right),           cmocka_unit_test(a_crash_is_its_cases),
        cmocka_unit_test(a_hang_is_its_cases), cmocka_unit_test(an_exit_is_its_cases),
        cmocka_unit_test(a_wrong_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
