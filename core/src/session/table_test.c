/* SPDX-License-Identifier: Apache-2.0 */
/* The state table: whole, without rows that nothing leads to, and as docs/session-states.md shows it. TAGWIRE_WRITE=1 writes that page. */
#include "table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#ifndef STATES_PAGE
#define STATES_PAGE "docs/session-states.md" /* from the root of the tree */
#endif

static void dump_diagram(FILE *out)
{
    (void)fprintf(out, "```mermaid\nstateDiagram-v2\n    [*] --> DISCONNECTED\n");
    for (uint32_t from = 0; from < TWI_STATES; from++) {
        for (uint32_t to = 0; to < TWI_STATES; to++) {
            uint32_t said = 0;
            for (uint32_t input = 0; input < TWI_INPUTS; input++) {
                const uint32_t row = twi_table_find(from, input);
                if (row == TWI_NO_ROW || twi_rows[row].next != to || to == from)
                    continue;
                if (said++ == 0)
                    (void)fprintf(out, "    %s --> %s: ", twi_state_name(from), twi_state_name(to));
                (void)fprintf(out, "%s%s", said > 1 ? ", " : "", twi_input_name(input));
            }
            if (said)
                (void)fprintf(out, "\n");
        }
    }
    (void)fprintf(out, "```\n");
}

static void dump_table(FILE *out)
{
    (void)fprintf(out, "| input | in | actions | next |\n|---|---|---|---|\n");
    for (uint32_t i = 0; i < twi_rows_count; i++) {
        (void)fprintf(out, "| %s |", twi_input_name(twi_rows[i].input));
        for (uint32_t state = 0; state < TWI_STATES; state++)
            if (twi_table_find(state, twi_rows[i].input) == i)
                (void)fprintf(out, " %s", twi_state_name(state));
        (void)fprintf(out, " | ");
        for (uint32_t k = 0; k < TWI_ROW_ACTIONS && twi_rows[i].actions[k]; k++)
            (void)fprintf(out, "%s%s", k ? ", " : "", twi_action_name(twi_rows[i].actions[k]));
        (void)fprintf(out, " | %s |\n", twi_state_name(twi_rows[i].next));
    }
}

static char *dump(size_t *size)
{
    char *text = NULL;
    FILE *out = open_memstream(&text, size);
    assert_non_null(out);
    (void)fprintf(
        out,
        "# The states of a session\n\n"
        "Written by `TAGWIRE_WRITE=1 build/release/core/src/session/session_table_test` from the table in `core/src/session/table.c`; the test fails "
        "when they differ.\nWhat the inputs are stands in `core/src/session/table.h`, how messages get their names in `check.c`. An input that has no row in "
        "a state is ignored there; an empty\n`next` is the same state.\n\n");
    dump_diagram(out);
    (void)fprintf(out, "\n");
    dump_table(out);
    (void)fclose(out);
    return text;
}

static void the_page_shows_the_table(void **state)
{
    (void)state;
    size_t size = 0, got = 0;
    char *text = dump(&size);
    if (getenv("TAGWIRE_WRITE")) {
        FILE *file = fopen(STATES_PAGE, "w");
        assert_non_null(file);
        assert_int_equal(fwrite(text, 1, size, file), size);
        (void)fclose(file);
    }
    char *page = calloc(1, size + 2);
    FILE *file = fopen(STATES_PAGE, "r");
    assert_non_null(page);
    assert_non_null(file);
    got = fread(page, 1, size + 1, file);
    (void)fclose(file);
    assert_int_equal(got, size);
    assert_string_equal(page, text);
    free(page);
    free(text);
}

static void every_row_is_reached(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < twi_rows_count; i++) {
        int reached = 0;
        for (uint32_t at = 0; at < TWI_STATES; at++)
            for (uint32_t input = 0; input < TWI_INPUTS; input++)
                reached |= twi_table_find(at, input) == i;
        if (!reached)
            fail_msg("row %u is hidden by an earlier one", i);
    }
}

static void every_input_and_action_has_a_row(void **state)
{
    (void)state;
    uint8_t inputs[TWI_INPUTS] = {0}, actions[TWI_ACTIONS] = {1};
    for (uint32_t i = 0; i < twi_rows_count; i++) {
        inputs[twi_rows[i].input] = 1;
        for (uint32_t k = 0; k < TWI_ROW_ACTIONS; k++)
            actions[twi_rows[i].actions[k]] = 1;
    }
    for (uint32_t i = 0; i < TWI_INPUTS; i++)
        if (!inputs[i])
            fail_msg("no row for %s", twi_input_name(i));
    for (uint32_t i = 0; i < TWI_ACTIONS; i++)
        if (!actions[i])
            fail_msg("no row does %s", twi_action_name(i));
}

static void every_state_is_reached_and_left(void **state)
{
    (void)state;
    uint32_t reached = 1u << TWI_DISCONNECTED;
    for (uint32_t round = 0; round < TWI_STATES; round++)
        for (uint32_t at = 0; at < TWI_STATES; at++)
            for (uint32_t input = 0; input < TWI_INPUTS && reached >> at & 1; input++) {
                const uint32_t row = twi_table_find(at, input);
                if (row != TWI_NO_ROW && twi_rows[row].next != TWI_STATES)
                    reached |= 1u << twi_rows[row].next;
            }
    assert_int_equal(reached, (1u << TWI_STATES) - 1);
    /* wherever it is, the connection's end, the application's order and time out end it */
    for (uint32_t at = 0; at < TWI_STATES; at++) {
        const uint32_t closed = twi_table_find(at, TWI_IN_CLOSED), ordered = twi_table_find(at, TWI_IN_DO_DISCONNECT);
        assert_int_not_equal(closed, TWI_NO_ROW);
        assert_int_equal(twi_rows[closed].next, TWI_DISCONNECTED);
        if (at != TWI_DISCONNECTED) {
            assert_int_not_equal(ordered, TWI_NO_ROW);
            assert_int_equal(twi_rows[ordered].next, TWI_DISCONNECTED);
        }
    }
}

static void names_are_whole(void **state)
{
    (void)state;
    assert_string_equal(twi_state_name(TWI_STATES), "");
    assert_string_equal(twi_input_name(TWI_INPUTS), "");
    assert_string_equal(twi_action_name(TWI_ACTIONS), "");
    for (uint32_t i = 0; i < TWI_STATES; i++)
        assert_true(strlen(twi_state_name(i)) > 3);
    for (uint32_t i = 0; i < TWI_INPUTS; i++)
        assert_true(strlen(twi_input_name(i)) > 2);
    for (uint32_t i = 1; i < TWI_ACTIONS; i++)
        assert_true(strlen(twi_action_name(i)) > 3);
    assert_int_equal(twi_table_find(TWI_ACTIVE, TWI_IN_ACCEPT), TWI_NO_ROW);
    assert_string_equal(twi_state_name(TWI_CLOSING), "CLOSING"); /* the last of each: the lists are in step */
    assert_string_equal(twi_input_name(TWI_IN_UNSENT), "UNSENT");
    assert_string_equal(twi_input_name(TWI_IN_HIGH_LOGOUT), "HIGH_LOGOUT");
    assert_string_equal(twi_action_name(TWI_DO_CLOSED), "closed");
    assert_string_equal(twi_action_name(TWI_DO_REQUEST_AGAIN), "request again");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_page_shows_the_table),
        cmocka_unit_test(every_row_is_reached),
        cmocka_unit_test(every_input_and_action_has_a_row),
        cmocka_unit_test(every_state_is_reached_and_left),
        cmocka_unit_test(names_are_whole),
    };
    return cmocka_run_group_tests_name("session_table", tests, NULL, NULL);
}
