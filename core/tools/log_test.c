/* SPDX-License-Identifier: Apache-2.0 */
/* The reader: delimiters, prefixes, damage; the answer never depends on where the window was cut. */
#include "log.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ORDER "35=D|49=C|56=S|34=1|52=20260703-19:28:00.123|11=A1|55=EUR/USD|54=1|38=100|58=a;b^c|"

static const char *const delimiters[] = {"\x01",  "|",     "^A",      ";",     " | ",         "<SOH>",
                                         "[SOH]", "\\x01", "\\u0001", "\\001", "\xE2\x90\x81"};

/* `wire` with `delimiter` for each SOH. */
static size_t written_out(char *out, const char *wire, size_t length, const char *delimiter)
{
    size_t at = 0;
    for (size_t i = 0; i < length; i++) {
        if (wire[i] != 1) {
            out[at++] = wire[i];
            continue;
        }
        memcpy(out + at, delimiter, strlen(delimiter));
        at += strlen(delimiter);
    }
    return at;
}

/* What was read, as text: a line a message. The window grows byte by byte from `first` on, in steps. */
static void events(const void *text, size_t length, size_t first, size_t step, char *said, size_t room)
{
    log l;
    uint32_t at = 0;
    size_t used = 0, base = 0;
    assert_true(log_init(&l, NULL, 0));
    said[0] = 0;
    for (size_t end = first < length ? first : length;; end = end + step < length ? end + step : length) {
        /* a window of its own, so that a step beyond it is seen; what is dealt with is dropped from it */
        char *window = guard_end(end - base ? end - base : 1);
        memcpy(window + (end - base ? 0 : 1), (const char *)text + base, end - base);
        log_message m;
        int answer = LOG_MORE;
        while ((answer = log_next(&l, (const uint8_t *)window + (end - base ? 0 : 1), (uint32_t)(end - base), &at, end == length,
                                  &m)) == LOG_MESSAGE) {
            used += (size_t)snprintf(said + used, room - used, "%llu @%llu+%llu %d %s %u fields%s [%.*s]\n",
                                     (unsigned long long)m.number, (unsigned long long)m.offset, (unsigned long long)m.length_raw,
                                     m.status, m.delimiter, m.count, m.truncated ? " cut" : "", (int)m.prefix_length, m.prefix);
            assert_true(used < room);
            for (uint32_t i = 0; i < m.count; i++)
                assert_true(m.values[i] <= m.ends[i] && m.ends[i] < m.length && m.bytes[m.ends[i]] == 1);
        }
        assert_int_equal(answer, end == length ? LOG_END : LOG_MORE);
        guard_free(window);
        base += at;
        l.base = base;
        at = 0;
        if (end == length)
            break;
    }
    assert_int_equal(l.counted, length);
    log_free(&l);
}

/* The same whole, cut at each byte, and byte by byte. */
static void same_however_cut(const void *text, size_t length, char *said, size_t room)
{
    char *other = malloc(room);
    events(text, length, length, 1, said, room);
    events(text, length, 0, 1, other, room);
    assert_string_equal(said, other);
    for (size_t cut = 0; cut < length; cut++) {
        events(text, length, cut, length, other, room);
        assert_string_equal(said, other);
    }
    free(other);
}

static void each_delimiter(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof delimiters / sizeof delimiters[0]; i++) {
        char wire[512], text[2048], said[2048];
        size_t length = message(wire, sizeof wire, "FIX.4.2", ORDER), at = written_out(text, wire, length, delimiters[i]);
        text[at++] = '\n';
        at += written_out(text + at, wire, length, delimiters[i]);
        same_however_cut(text, at, said, sizeof said);
        assert_non_null(strstr(said, "2 @"));
        assert_null(strstr(said, "3 @"));
        assert_non_null(strstr(said, " 0 ")); /* status */
        assert_null(strstr(said, " -1"));
        assert_non_null(strstr(said, "13 fields"));
    }
}

static void mixed_with_prefixes(void **state)
{
    (void)state;
    char wire[512], text[4096], said[4096];
    size_t at = 0, length = message(wire, sizeof wire, "FIXT.1.1", ORDER);
    for (size_t i = 0; i < 5; i++) {
        at += (size_t)sprintf(text + at, "2026-11-30 12:0%zu:00.888 x=8 [a->b] ", i);
        at += written_out(text + at, wire, length, delimiters[i % 4]);
        at += (size_t)sprintf(text + at, "%s\nno message = here 8=FI\r\n", i % 2 ? " (12 us)" : "");
    }
    same_however_cut(text, at, said, sizeof said);
    assert_non_null(strstr(said, "5 @"));
    assert_null(strstr(said, "6 @"));
    assert_null(strstr(said, " -1"));
    assert_non_null(strstr(said, "[2026-11-30 12:04:00.888 x=8 [a->b] ]"));
}

static void last_delimiter_left_out(void **state)
{
    (void)state;
    char wire[512], text[2048], said[2048];
    size_t length = message(wire, sizeof wire, "FIX.4.2", ORDER), at = written_out(text, wire, length - 1, "|");
    text[at++] = '\n';
    at += written_out(text + at, wire, length - 1, "^A");
    same_however_cut(text, at, said, sizeof said);
    assert_non_null(strstr(said, "2 @"));
    assert_null(strstr(said, " -1"));
}

static void delimiters_inside_text(void **state)
{
    (void)state;
    char wire[512], said[2048];
    const char *body = "35=B|58=a\1b|33=1|";
    size_t length = message(wire, sizeof wire, "FIX.4.4", body);
    (void)body;
    for (size_t i = 0; i < length; i++)
        wire[i] = wire[i] == 1 ? '|' : wire[i];
    same_however_cut(wire, length, said, sizeof said);
    assert_non_null(strstr(said, "1 @0"));
    /* the | between a and b is text: 8 9 35 58 33 10. But CheckSum was made for SOH there, so both readings are tried */
    assert_non_null(strstr(said, "fields"));
    const char real[] = "8=FIX.4.4|9=19|35=B|58=a|b|33=x|y|10=110|";
    same_however_cut(real, sizeof real - 1, said, sizeof said);
    assert_non_null(strstr(said, "6 fields"));
}

static void line_ends_inside_text(void **state)
{
    (void)state;
    char wire[512], text[1024], said[2048];
    size_t length = message(wire, sizeof wire, "FIX.4.4", "35=B|58=one\ntwo\r\nthree|33=1|");
    size_t at = written_out(text, wire, length, "|");
    memcpy(text + at, wire, length);
    same_however_cut(text, at + length, said, sizeof said);
    assert_non_null(strstr(said, "2 @"));
    assert_null(strstr(said, " -1"));
}

static void damaged_messages_are_read_as_far_as_they_go(void **state)
{
    (void)state;
    char wire[512], said[4096];
    size_t length = message(wire, sizeof wire, "FIX.4.2", ORDER);
    for (int form = 0; form < 2; form++) {
        char text[4096];
        size_t at = 0, first = 0;
        at += written_out(text + at, wire, length, form ? "|" : "\x01");
        strstr(text, "38=100")[3] = '2'; /* CheckSum */
        text[at++] = '\n';
        first = at;
        at += written_out(text + at, wire, length, form ? "|" : "\x01");
        text[first + 12] = '9'; /* BodyLength too large: 9x or 9xx */
        text[at++] = '\n';
        at += written_out(text + at, wire, length, form ? "|" : "\x01");
        text[at++] = '\n';
        at += written_out(text + at, wire, length - 40, form ? "|" : "\x01"); /* cut, and another one follows */
        text[at++] = '\n';
        at += written_out(text + at, wire, length, form ? "|" : "\x01");
        text[at++] = '\n';
        at += written_out(text + at, wire, length - 40, form ? "|" : "\x01"); /* cut by the end */
        same_however_cut(text, at, said, sizeof said);
        char expected[64];
        snprintf(expected, sizeof expected, "1 @0+%zu -106", length);
        assert_non_null(strstr(said, expected));
        snprintf(expected, sizeof expected, "2 @%zu+%zu -10", length + 1, length);
        assert_non_null(strstr(said, expected));
        snprintf(expected, sizeof expected, "3 @%zu+%zu 0", 2 * length + 2, length);
        assert_non_null(strstr(said, expected));
        snprintf(expected, sizeof expected, "5 @%zu+%zu 0", 4 * length - 40 + 4, length);
        assert_non_null(strstr(said, expected));
        snprintf(expected, sizeof expected, "6 @%zu+%zu -105 ", 5 * length - 40 + 5, length - 40);
        assert_non_null(strstr(said, expected));
        assert_non_null(strstr(said, " cut "));
        assert_null(strstr(said, "7 @"));
    }
}

static void a_piece_that_is_no_field(void **state)
{
    (void)state;
    char wire[512];
    log l;
    log_message m;
    uint32_t at = 0, length = (uint32_t)message(wire, sizeof wire, "FIX.4.2", "35=D|11=A|nonsense|0=1|95=x|96=ab|55=E|");
    assert_true(log_init(&l, NULL, 0));
    assert_int_equal(log_next(&l, (const uint8_t *)wire, length, &at, 1, &m), LOG_MESSAGE);
    assert_int_equal(m.status, TW_E_INDEX_TAG);
    assert_int_equal(m.count, 10);
    const uint32_t tags[] = {8, 9, 35, 11, 0, 0, 95, 96, 55, 10};
    assert_memory_equal(m.tags, tags, sizeof tags);
    assert_memory_equal(m.bytes + m.values[4], "nonsense", 8);
    assert_int_equal(log_next(&l, (const uint8_t *)wire, length, &at, 1, &m), LOG_END);
    log_free(&l);
}

static void data_may_hold_messages(void **state)
{
    (void)state;
    char inner[128], body[512], wire[1024], said[2048];
    size_t inner_length = message(inner, sizeof inner, "FIX.4.4", "35=0|");
    int head = sprintf(body, "35=n\00149=C\001212=%zu\001213=", inner_length);
    memcpy(body + head, inner, inner_length);
    body[(size_t)head + inner_length] = 1;
    size_t length = message_bytes(wire, sizeof wire, "FIX.4.4", body, (size_t)head + inner_length + 1);
    same_however_cut(wire, length, said, sizeof said);
    assert_non_null(strstr(said, "1 @0"));
    assert_null(strstr(said, "2 @"));
    char text[1024];
    size_t at = written_out(text, wire, length, "|");
    same_however_cut(text, at, said, sizeof said);
    assert_null(strstr(said, "2 @"));
}

static void many_fields_and_long_values(void **state)
{
    (void)state;
    size_t room = 4u << 20, at = 0;
    char *body = malloc(room), *wire = malloc(room + 64);
    at += (size_t)sprintf(body, "35=W|");
    for (int i = 0; i < 100000; i++)
        at += (size_t)sprintf(body + at, "270=%d|", i);
    memset(body + at, 'x', 1 << 20);
    memcpy(body + at, "58=", 3);
    at += 1 << 20;
    body[at++] = '|';
    body[at] = 0;
    size_t length = message(wire, room + 64, "FIX.4.4", body);
    log l;
    log_message m;
    uint32_t from = 0;
    assert_true(log_init(&l, NULL, 0));
    assert_int_equal(log_next(&l, (const uint8_t *)wire, (uint32_t)length, &from, 1, &m), LOG_MESSAGE);
    assert_int_equal(m.status, TW_OK);
    assert_int_equal(m.count, 100005);
    log_free(&l);
    free(body);
    free(wire);
}

static void nothing_but_noise(void **state)
{
    (void)state;
    uint64_t random = 7;
    char noise[3000], said[8192], other[8192];
    for (int round = 0; round < 200; round++) {
        size_t length = random_below(&random, sizeof noise);
        static const char likely[] = "8=FIX.4|;\x01^A9=35D10=0123456789\n\n\0\xff";
        for (size_t i = 0; i < length; i++)
            noise[i] = random_below(&random, 4) ? likely[random_below(&random, sizeof likely)] : (char)random_below(&random, 256);
        events(noise, length, length, 1, said, sizeof said);
        events(noise, length, 0, 7, other, sizeof other);
        assert_string_equal(said, other);
    }
    events("", 0, 0, 1, said, sizeof said);
    assert_string_equal(said, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_delimiter),
        cmocka_unit_test(mixed_with_prefixes),
        cmocka_unit_test(last_delimiter_left_out),
        cmocka_unit_test(delimiters_inside_text),
        cmocka_unit_test(line_ends_inside_text),
        cmocka_unit_test(damaged_messages_are_read_as_far_as_they_go),
        cmocka_unit_test(a_piece_that_is_no_field),
        cmocka_unit_test(data_may_hold_messages),
        cmocka_unit_test(many_fields_and_long_values),
        cmocka_unit_test(nothing_but_noise),
    };
    return cmocka_run_group_tests_name("log", tests, NULL, NULL);
}
