/* SPDX-License-Identifier: Apache-2.0 */
/* Documents that mean harm, documents that end early, and a system without memory. */
#include "xml_test.h"

#include <stdio.h>
#include <stdlib.h>

static void entities(void **state)
{
    (void)state;
    static const char *const refused[] = {
        "<!DOCTYPE fix [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><fix major='4' minor='&b;'/>",
        "<!DOCTYPE fix [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><fix major='4' minor='4'>&x;</fix>",
        "<!DOCTYPE fix [<!ENTITY % p SYSTEM 'http://127.0.0.1/p'>%p;]><fix major='4' minor='4'/>",
        "<!DOCTYPE fix [<!ELEMENT fix ANY>]><fix major='4' minor='4'/>",
        "<!DOCTYPE fix []><fix major='4' minor='4'/>",
    };
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        tw_error error = {0};
        uint32_t written;
        assert_int_equal(tw_xml_convert(refused[i], (uint32_t)strlen(refused[i]), NULL, NULL, 0, &written, &error),
                         TW_E_DICT_SYNTAX);
        assert_non_null(strstr(error.text, "line 1, column "));
        assert_non_null(strstr(error.text, ": the document type declares things of its own: it is refused"));
    }
    expect_fault("<!DOCTYPE fix SYSTEM 'fix.dtd'><fix major='4' minor='4'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 31: the document type names a file: it is refused");
    expect_fault("<!DOCTYPE fix PUBLIC '-//x' 'fix.dtd'><fix major='4' minor='4'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 38: the document type names a file: it is refused");
    expect_fault("<fix major='4' minor='&a;'/>", TW_E_DICT_SYNTAX, "line 1, column 1: not well-formed XML: undefined entity");
    expect_fault("<fix major='4' minor='4'>&a;</fix>", TW_E_DICT_SYNTAX,
                 "line 1, column 26: not well-formed XML: undefined entity");
    expect_text("<!DOCTYPE fix><fix major='&#52;' minor='4'>&lt;&amp;</fix>", NULL, "dictionary FIX.4.4\napplver 6\n");
}

static void not_well_formed(void **state)
{
    (void)state;
    expect_fault("", TW_E_DICT_SYNTAX, "line 1, column 1: not well-formed XML: no element found");
    expect_fault("FIX.4.4", TW_E_DICT_SYNTAX, "line 1, column 1: not well-formed XML: syntax error");
    expect_fault("<fix major='4' minor='4'>\n <header>\n</fix>", TW_E_DICT_SYNTAX,
                 "line 3, column 3: not well-formed XML: mismatched tag");
    expect_fault("<fix major='4' major='4' minor='4'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 16: not well-formed XML: duplicate attribute");
    expect_fault("<x:fix major='4' minor='4'/>", TW_E_DICT_SYNTAX, "line 1, column 1: not well-formed XML: unbound prefix");
    expect_fault("<fix major='4' minor='4'/><fix/>", TW_E_DICT_SYNTAX,
                 "line 1, column 27: not well-formed XML: junk after document element");
    expect_fault("<fix major='4' minor='\xff'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 23: not well-formed XML: not well-formed (invalid token)");
    expect_fault("<?xml version='1.0' encoding='x-none'?><fix major='4' minor='4'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 31: not well-formed XML: unknown encoding");
    expect_fault_bytes("<fix\0/>", 7, TW_E_DICT_SYNTAX, "line 1, column 5: not well-formed XML: not well-formed (invalid token)");
    /* what comes out of the document cannot play tricks with a terminal */
    expect_fault("<fix type='\xc3\xa4\t' major='4' minor='4'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 1: <fix>: type is '?? ', not FIX or FIXT");
}

static void encodings(void **state)
{
    (void)state;
    expect_text("\xef\xbb\xbf<fix major='4' minor='4'/>", NULL, "dictionary FIX.4.4\napplver 6\n");
    expect_text("<?xml version='1.0' encoding='ISO-8859-1'?><fix major='4' minor='4'><fields>"
                "<field number='1' name='A\xe4' type='INT'/></fields></fix>",
                NULL, "dictionary FIX.4.4\napplver 6\n\nfield 1 A int\n");
    static const char plain[] = "<fix major='4' minor='4'/>";
    char wide[2 * sizeof plain];
    for (size_t i = 0; i < sizeof plain - 1; i++)
        wide[2 + 2 * i] = plain[i], wide[3 + 2 * i] = 0;
    memcpy(wide, "\xff\xfe", 2);
    char out[64];
    uint32_t written;
    assert_int_equal(tw_xml_convert(wide, sizeof wide, NULL, out, sizeof out, &written, NULL), TW_OK);
    assert_int_equal(written, strlen("dictionary FIX.4.4\napplver 6\n"));
}

static void depth(void **state)
{
    (void)state;
    char text[4096];
    for (int deep = 60; deep < 64; deep++) {
        size_t length = (size_t)snprintf(text, sizeof text, "<repository version='FIX.4.4'>");
        for (int i = 0; i < deep; i++)
            length += (size_t)snprintf(text + length, sizeof text - length, "<a>");
        for (int i = 0; i < deep; i++)
            length += (size_t)snprintf(text + length, sizeof text - length, "</a>");
        snprintf(text + length, sizeof text - length, "</repository>");
        expect_text(text, NULL, "dictionary FIX.4.4\napplver 6\n");
    }
    size_t length = (size_t)snprintf(text, sizeof text, "<repository version='FIX.4.4'>\n");
    for (int i = 0; i < 70; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, "<a>");
    expect_fault(text, TW_E_DICT_LIMIT, "line 2, column 190: elements are nested deeper than 64");
}

/* Components in components: 64 levels, then no more. In this order the looks go down all the way, in the other one level at a time. */
static void nesting(void **state)
{
    (void)state;
    static char text[1 << 16];
    for (int count = 64; count <= 66; count++) {
        for (int down = 0; down < 2; down++) {
            size_t length = (size_t)snprintf(text, sizeof text, "<fix major='4' minor='4'><components>\n");
            for (int i = 0; i < count; i++) {
                int number = down ? i : count - 1 - i;
                length += (size_t)snprintf(text + length, sizeof text - length,
                                           number == count - 1 ? "<component name='C%d'><field name='F'/></component>\n"
                                                               : "<component name='C%d'><component name='C%d'/></component>\n",
                                           number, number + 1);
            }
            snprintf(text + length, sizeof text - length,
                     "</components><fields><field number='1' name='F' type='INT'/></fields></fix>");
            uint32_t written;
            tw_error error = {0};
            tw_status status = tw_xml_convert(text, (uint32_t)strlen(text), NULL, NULL, 0, &written, &error);
            assert_int_equal(status, count == 64 ? TW_ROOM : TW_E_DICT_LIMIT);
            if (count > 64)
                assert_non_null(strstr(error.text, "components and groups are nested deeper than 64"));
        }
    }
}

/* Each component brings the one before twice, by way of two others: 2^60 fields, were they counted. */
static void doubling(void **state)
{
    (void)state;
    static char text[1 << 16];
    size_t length = (size_t)snprintf(text, sizeof text,
                                     "<fix major='4' minor='4'><components><component name='C0'><field name='F'/></component>\n");
    for (int i = 1; i <= 30; i++)
        length += (size_t)snprintf(
            text + length, sizeof text - length,
            "<component name='A%d'><component name='C%d'/></component><component name='B%d'><component name='C%d'/></component>"
            "<component name='C%d'><component name='A%d'/><component name='B%d'/></component>\n",
            i, i - 1, i, i - 1, i, i, i);
    snprintf(text + length, sizeof text - length, "</components><fields><field number='1' name='F' type='INT'/></fields></fix>");
    uint32_t written;
    tw_error error = {0};
    assert_int_equal(tw_xml_convert(text, (uint32_t)strlen(text), NULL, NULL, 0, &written, &error), TW_E_DICT_LIMIT);
    assert_non_null(strstr(error.text, "components bring more fields than a dictionary may have"));
}

static void size(void **state)
{
    (void)state;
    static const char head[] = "<fix major='4' minor='4'/>";
    uint32_t limit = 64u << 20;
    char *text = malloc(limit + 1);
    assert_non_null(text);
    memset(text, '\n', limit + 1);
    memcpy(text, head, sizeof head - 1);
    char out[64];
    uint32_t written;
    tw_error error = {0};
    assert_int_equal(tw_xml_convert(text, limit, NULL, out, sizeof out, &written, &error), TW_OK);
    assert_int_equal(tw_xml_convert(text, limit + 1, NULL, out, sizeof out, &written, &error), TW_E_DICT_LIMIT);
    assert_string_equal(error.text, "line 1, column 1: the document is larger than 64 MiB");
    free(text);
}

/* A name of 255 bytes is the longest. */
static void long_names(void **state)
{
    (void)state;
    char name[257], text[1024];
    memset(name, 'A', 256);
    name[256] = 0;
    snprintf(text, sizeof text, "<fix major='4' minor='4'><fields>\n<field name='%s' number='1' type='INT'/></fields></fix>", name);
    expect_fault(text, TW_E_DICT_LIMIT, "line 2, column 1: <field>: 'name' is longer than 255 bytes");
    name[255] = 0;
    snprintf(text, sizeof text, "<fix major='4' minor='4'><fields><field name='%s' number='1' type='INT'/></fields></fix>", name);
    char wanted[1024];
    snprintf(wanted, sizeof wanted, "dictionary FIX.4.4\napplver 6\n\nfield 1 %s int\n", name);
    expect_text(text, NULL, wanted);
}

/* count <field> elements, or messages, codes or values of them */
static char *many(const char *head, const char *each, int count, const char *tail, uint32_t *length)
{
    enum { ROOM = 16 << 20 };
    char *text = malloc(ROOM);
    assert_non_null(text);
    size_t used = (size_t)snprintf(text, ROOM, "%s", head);
    for (int i = 1; i <= count; i++)
        used += (size_t)snprintf(text + used, ROOM - used, each, i, i); /* NOLINT(clang-diagnostic-format-nonliteral) */
    used += (size_t)snprintf(text + used, ROOM - used, "%s", tail);
    *length = (uint32_t)used;
    return text;
}

static void limits(void **state)
{
    (void)state;
    static const struct {
        const char *head, *each, *tail, *said;
    } rows[] = {
        {"<fix major='4' minor='4'><fields>\n", "<field name='F%d' number='%d' type='INT'/>\n", "</fields></fix>",
         "line 65537, column 1: more than 65535 fields"},
        {"<fix major='4' minor='4'><messages>\n", "<message name='M%d' msgtype='%d'/>\n", "</messages></fix>",
         "line 65537, column 1: more than 65535 messages, components and groups"},
        {"<fix major='4' minor='4'><fields><field name='F' number='1' type='INT'>\n", "<value enum='%d'/>\n",
         "</field></fields></fix>", "line 65537, column 1: more than 65535 codes"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        for (int count = 65535; count <= 65536; count++) {
            uint32_t length, written;
            tw_error error = {0};
            char *text = many(rows[i].head, rows[i].each, count, rows[i].tail, &length);
            tw_status status = tw_xml_convert(text, length, NULL, NULL, 0, &written, &error);
            assert_int_equal(status, count == 65535 ? TW_ROOM : TW_E_DICT_LIMIT);
            if (count > 65535)
                assert_string_equal(error.text, rows[i].said);
            free(text);
        }
    }
}

/* Fields with names so long that the text would be larger than a dictionary may be. */
static void large_text(void **state)
{
    (void)state;
    enum { ROOM = 32 << 20 };
    char *text = malloc(ROOM), name[251];
    assert_non_null(text);
    memset(name, 'A', 250);
    name[250] = 0;
    size_t used = (size_t)snprintf(text, ROOM, "<fix major='4' minor='4'><fields>");
    for (int i = 10000; i < 75000; i++)
        used += (size_t)snprintf(text + used, ROOM - used, "<field name='%s%d' number='%d' type='STRING'/>", name, i, i);
    used += (size_t)snprintf(text + used, ROOM - used, "</fields></fix>");
    uint32_t written;
    tw_error error = {0};
    assert_int_equal(tw_xml_convert(text, (uint32_t)used, NULL, NULL, 0, &written, &error), TW_E_DICT_LIMIT);
    assert_string_equal(error.text, "line 1, column 1: the text would have more than 16777216 bytes");
    assert_int_equal(written, 0);
    free(text);
}

/* As many references as 64 MiB hold: they would take more than 128 MiB. */
static void much_memory(void **state)
{
    (void)state;
    static const char head[] = "<fix major='4' minor='4'><header>", each[] = "<field name='F'/>";
    uint32_t length = 64u << 20, written;
    char *text = malloc(length);
    assert_non_null(text);
    memset(text, ' ', length);
    memcpy(text, head, sizeof head - 1);
    for (uint32_t at = sizeof head - 1; at + sizeof each - 1 < length; at += sizeof each - 1)
        memcpy(text + at, each, sizeof each - 1);
    tw_error error = {0};
    assert_int_equal(tw_xml_convert(text, length, NULL, NULL, 0, &written, &error), TW_E_MEMORY);
    assert_non_null(strstr(error.text, "more memory than a dictionary may take"));
    free(text);
}

static void each_cut(const char *text, uint32_t whole)
{
    for (uint32_t length = 0; length < whole; length++) {
        char *input = length % 2 ? guard_end(length) : guard_begin(length);
        memcpy(input, text, length);
        tw_error error = {0};
        uint32_t written = 7;
        assert_int_equal(tw_xml_convert(input, length, NULL, NULL, 0, &written, &error), TW_E_DICT_SYNTAX);
        assert_int_equal(written, 0);
        assert_in_range(error.offset, 0, length);
        assert_non_null(strstr(error.text, ": not well-formed XML: "));
        guard_free(input);
    }
}

static void cut_anywhere(void **state)
{
    (void)state;
    each_cut(quickfix_sample, (uint32_t)strlen(quickfix_sample) - 2); /* the last byte is a line feed */
    each_cut(orchestra_sample, (uint32_t)strlen(orchestra_sample) - 2);
}

/* Each byte of a sample changed in turn: an answer, whatever it is, and no step outside. */
static void changed_anywhere(void **state)
{
    (void)state;
    static const char *const samples[] = {quickfix_sample, orchestra_sample};
    static const char bytes[] = "<'&/ \xff";
    for (size_t sample = 0; sample < 2; sample++) {
        uint32_t length = (uint32_t)strlen(samples[sample]), written;
        char *input = guard_end(length), out[4096];
        for (uint32_t at = 0; at < length; at++) {
            memcpy(input, samples[sample], length);
            input[at] = bytes[at % (sizeof bytes - 1)];
            tw_status status = tw_xml_convert(input, length, NULL, out, sizeof out, &written, NULL);
            assert_true(status == TW_OK || status < 0);
        }
        guard_free(input);
    }
}

static int64_t allocations_left, blocks_out;

static void *allocate(size_t bytes)
{
    if (allocations_left-- <= 0)
        return NULL;
    void *memory = malloc(bytes);
    blocks_out += memory != NULL;
    return memory;
}

static void *resize(void *memory, size_t bytes)
{
    if (!memory)
        return allocate(bytes);
    return allocations_left-- <= 0 ? NULL : realloc(memory, bytes);
}

static void release(void *memory)
{
    blocks_out -= memory != NULL;
    free(memory);
}

/* Memory ends at each allocation in turn: TW_E_MEMORY, and all of it is given back. */
static void without_memory(void **state)
{
    (void)state;
    static const twi_memory memory = {allocate, resize, release};
    static const char *const samples[] = {quickfix_sample, orchestra_sample};
    static const char *const texts[] = {quickfix_text, orchestra_text};
    for (size_t sample = 0; sample < 2; sample++) {
        tw_status status = TW_E_MEMORY;
        int64_t count = 0;
        for (; status != TW_OK; count++) {
            char out[4096];
            uint32_t written = 7;
            tw_error error = {0};
            allocations_left = count;
            blocks_out = 0;
            status = twi_xml_convert(samples[sample], (uint32_t)strlen(samples[sample]), NULL, out, sizeof out, &written, &error,
                                     &memory);
            assert_int_equal(blocks_out, 0);
            if (status == TW_OK) {
                assert_int_equal(written, strlen(texts[sample]));
                continue;
            }
            assert_int_equal(status, TW_E_MEMORY);
            assert_int_equal(error.status, TW_E_MEMORY);
            assert_non_null(strstr(error.text, "the system has no memory left"));
            assert_int_equal(written, 0);
        }
        assert_in_range(count, 10, 1000);
    }
    uint32_t size = 0;
    const tw_dict *dict;
    tw_error error = {0};
    allocations_left = 0;
    assert_int_equal(twi_xml_load(quickfix_sample, 10, NULL, NULL, &size, &dict, &error, &memory), TW_E_MEMORY);
    for (int64_t count = 1; count < 1000; count++) {
        allocations_left = count;
        blocks_out = 0;
        size = 0;
        tw_status status =
            twi_xml_load(quickfix_sample, (uint32_t)strlen(quickfix_sample), NULL, NULL, &size, &dict, &error, &memory);
        assert_int_equal(blocks_out, 0);
        if (status == TW_ROOM)
            return;
        assert_int_equal(status, TW_E_MEMORY);
    }
    fail();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entities),
        cmocka_unit_test(not_well_formed),
        cmocka_unit_test(encodings),
        cmocka_unit_test(depth),
        cmocka_unit_test(nesting),
        cmocka_unit_test(doubling),
        cmocka_unit_test(size),
        cmocka_unit_test(long_names),
        cmocka_unit_test(limits),
        cmocka_unit_test(large_text),
        cmocka_unit_test(much_memory),
        cmocka_unit_test(cut_anywhere),
        cmocka_unit_test(changed_anywhere),
        cmocka_unit_test(without_memory),
    };
    return cmocka_run_group_tests_name("xml_hostile", tests, NULL, NULL);
}
