/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire store: a journal as it is shown, and one that is damaged and cut. */
#include "cli.h"
#include "support.h"

#include <tagwire/unstable/store.h>

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char folder[64], output[1 << 16];

/* Runs the command in a process of its own; what it printed is in `output`. returns: its exit code. */
static int run(const char *first, const char *second, const char *third)
{
    const char *given[] = {"store", first, second, third};
    static char copies[4][128];
    char *words[5] = {NULL};
    int both[2], status = 0, count = 0;
    size_t length = 0;
    for (; count < 4 && given[count]; count++) {
        snprintf(copies[count], sizeof copies[count], "%s", given[count]);
        words[count] = copies[count];
    }
    assert_int_equal(pipe(both), 0);
    fflush(NULL);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        dup2(both[1], STDOUT_FILENO);
        dup2(both[1], STDERR_FILENO);
        optind = 1;
        const int code = command_store(count, words);
        fflush(NULL);
        _exit(code);
    }
    close(both[1]);
    for (ssize_t got; (got = read(both[0], output + length, sizeof output - 1 - length)) > 0;)
        length += (size_t)got;
    output[length] = 0;
    close(both[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static tw_store *open_journal(tw_store_state *state, uint32_t *session)
{
    static const char identity[] = "FIX.4.4:ME->YOU";
    tw_journal_options options = {.size = sizeof options, .policy = TW_JOURNAL_EVERY, .directory = folder, .segment_size = 1 << 16};
    tw_store *store = NULL;
    tw_error error = {0};
    if (tw_journal_open(&options, &store, &error) != TW_OK)
        fail_msg("%s", error.text);
    const tw_store_ops *ops = *(const tw_store_ops **)(void *)store;
    assert_int_equal(ops->attach(store, (const uint8_t *)identity, sizeof identity - 1, 1, session, state, &error), TW_OK);
    return store;
}

static void make_journal(uint32_t messages)
{
    tw_store_state state;
    uint32_t session = 0;
    uint8_t bytes[64];
    const uint32_t length = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|11=A|");
    tw_store *store = open_journal(&state, &session);
    const tw_store_ops *ops = *(const tw_store_ops **)(void *)store;
    for (uint32_t i = 0; i < messages; i++)
        assert_int_equal(ops->append(store, session, state.next_out + i, 1000 + i, bytes, length, 0), TW_OK);
    assert_int_equal(ops->incoming(store, session, 7, 5), TW_OK);
    assert_int_equal(tw_journal_close(store), TW_OK);
}

static int begin(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/tagwire-store-XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    char command[128];
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    return system(command); /* NOLINT(cert-env33-c): a name of our own */
}

static void a_journal_is_shown(void **state)
{
    (void)state;
    make_journal(5);
    assert_int_equal(run("inspect", folder, NULL), 0);
    assert_non_null(strstr(output, "closed\n"));
    assert_non_null(strstr(output, "  message   5\n"));
    assert_non_null(strstr(output, "FIX.4.4:ME->YOU                             6            7          5"));
    assert_int_equal(run("inspect", "--records", folder), 0);
    assert_non_null(strstr(output, " message session 1 seq 5 8=FIX.4.4|9=10|35=D|11=A|10="));
}

static void what_is_no_journal_is_told(void **state)
{
    (void)state;
    assert_int_equal(run("inspect", folder, NULL), 1);
    assert_non_null(strstr(output, "no journal"));
    assert_int_equal(run("inspect", "/nowhere/at/all", NULL), 2);
    assert_non_null(strstr(output, "No such file or directory"));
    assert_int_equal(run("repair", "/nowhere/at/all", NULL), 2);
}

static void wrong_use_is_told(void **state)
{
    (void)state;
    assert_int_equal(run("mend", folder, NULL), 2);
    assert_non_null(strstr(output, "there are inspect and repair"));
    assert_int_equal(run("inspect", NULL, NULL), 2);
    assert_int_equal(run("inspect", "--nonsense", folder), 2);
    assert_int_equal(run("--help", NULL, NULL), 0);
    assert_non_null(strstr(output, "usage: tagwire store inspect"));
}

/* A byte of the third message is another one: the journal is refused, cut by repair, and opens with two. */
static void a_damaged_journal_is_cut(void **state)
{
    (void)state;
    char name[128];
    static char file[1 << 16];
    make_journal(5);
    snprintf(name, sizeof name, "%s/00000001.journal", folder);
    FILE *journal = fopen(name, "r+b");
    assert_non_null(journal);
    assert_int_equal(fread(file, 1, sizeof file, journal), sizeof file);
    long at = 0;
    for (int messages = 0; messages < 3; at++) {
        assert_true(at < (long)sizeof file - 4);
        messages += memcmp(file + at, "35=D", 4) == 0;
    }
    assert_int_equal(fseek(journal, at + 2, SEEK_SET), 0);
    assert_int_equal(fputc('E', journal), 'E');
    assert_int_equal(fclose(journal), 0);

    tw_journal_options options = {.size = sizeof options, .policy = TW_JOURNAL_EVERY, .directory = folder, .segment_size = 1 << 16};
    tw_store *store = NULL;
    assert_int_equal(tw_journal_open(&options, &store, NULL), TW_E_STORE_DAMAGED);
    assert_int_equal(run("repair", folder, NULL), 0);
    assert_non_null(strstr(output, "records kept; dropped: "));
    tw_store_state found;
    uint32_t session = 0;
    store = open_journal(&found, &session);
    tw_store_record record;
    const tw_store_ops *ops = *(const tw_store_ops **)(void *)store;
    assert_int_equal(ops->read(store, session, 2, &record), TW_OK);
    assert_int_equal(record.seq, 2);
    assert_int_equal(ops->read(store, session, 3, &record), TW_MORE);
    assert_true(found.next_out >= 3);
    assert_int_equal(tw_journal_close(store), TW_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_journal_is_shown, begin, end),
        cmocka_unit_test_setup_teardown(what_is_no_journal_is_told, begin, end),
        cmocka_unit_test_setup_teardown(wrong_use_is_told, begin, end),
        cmocka_unit_test_setup_teardown(a_damaged_journal_is_cut, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
