/* SPDX-License-Identifier: Apache-2.0 */
/* What was converted loads; the built-in dictionaries have what they had; reference documents, where there are some, agree. */
#include "xml_test.h"

#include <stdio.h>
#include <stdlib.h>

static const struct {
    const char *file, *name, *begin, *applver;
    uint32_t fields, codes, messages, components, groups, pairs;
    uint32_t reference_fields, reference_codes; /* as converted from a reference document, where they differ */
} pinned[] = {
    {"FIX40", "FIX.4.0", "FIX.4.0", "2", 138, 235, 27, 0, 8, 3, 138, 235},
    {"FIX41", "FIX.4.1", "FIX.4.1", "3", 206, 341, 28, 0, 10, 3, 206, 341},
    {"FIX42", "FIX.4.2", "FIX.4.2", "4", 405, 628, 46, 0, 38, 14, 405, 628},
    {"FIX43", "FIX.4.3", "FIX.4.3", "5", 635, 1198, 68, 10, 76, 16, 635, 1198},
    {"FIX44", "FIX.4.4", "FIX.4.4", "6", 912, 1709, 93, 104, 93, 16, 912, 1708},
    {"FIX50", "FIX.5.0", "FIXT.1.1", "7", 1090, 2329, 93, 121, 106, 16, 1090, 2326},
    {"FIX50SP1", "FIX.5.0SP1", "FIXT.1.1", "8", 1373, 2643, 105, 163, 137, 23, 1373, 2640},
    {"FIX50SP2", "FIX.5.0SP2", "FIXT.1.1", "9", 6025, 5560, 156, 725, 561, 83, 6028, 5565},
    {"FIXT11", "FIXT.1.1", "FIXT.1.1", "", 74, 59, 8, 2, 2, 7, 71, 56},
};
enum { PINNED = sizeof pinned / sizeof pinned[0] };

/* The text loaded, twice: to ask for the size, and to get it. The memory is to be freed. */
static void *load(const char *text, uint32_t length)
{
    uint32_t size = 0;
    const tw_dict *dict = NULL;
    tw_error error = {0};
    tw_status status = tw_dict_load(text, length, NULL, NULL, &size, &dict, &error);
    if (status != TW_ROOM)
        print_error("%d: %s\n", (int)status, error.text);
    assert_int_equal(status, TW_ROOM);
    void *memory = malloc(size);
    assert_non_null(memory);
    assert_int_equal(tw_dict_load(text, length, NULL, memory, &size, &dict, &error), TW_OK);
    assert_ptr_equal(dict, memory);
    return memory;
}

static void samples_load(void **state)
{
    (void)state;
    static const char *const samples[] = {quickfix_sample, orchestra_sample};
    static const char *const texts[] = {quickfix_text, orchestra_text};
    for (size_t i = 0; i < 2; i++) {
        void *of_text = load(texts[i], (uint32_t)strlen(texts[i]));
        const tw_dict *dict = NULL;
        uint32_t size = 0, length = (uint32_t)strlen(samples[i]);
        assert_int_equal(tw_xml_load(samples[i], length, NULL, NULL, &size, &dict, NULL), TW_ROOM);
        void *memory = malloc(size);
        assert_non_null(memory);
        assert_int_equal(tw_xml_load(samples[i], length, NULL, memory, &size, &dict, NULL), TW_OK);
        assert_ptr_equal(dict, memory);
        assert_memory_equal(memory, of_text, size);
        free(memory);
        free(of_text);
    }
}

static void load_says_what_is_wrong(void **state)
{
    (void)state;
    const tw_dict *dict;
    uint32_t size = 0;
    tw_error error = {0};
    static const char bad[] = "<fix major='4'/>";
    assert_int_equal(tw_xml_load(bad, sizeof bad - 1, NULL, NULL, &size, &dict, &error), TW_E_DICT_SYNTAX);
    assert_string_equal(error.text, "line 1, column 1: <fix> has no attribute 'minor'");
}

/* What only the loader refuses: components put into levels more often than it does: 65,535 into one. */
static void load_names_converted_text(void **state)
{
    (void)state;
    static char text[1 << 17];
    size_t used = (size_t)snprintf(text, sizeof text,
                                   "<fix major='4' minor='4'><components><component name='C0'><field name='F'/></component>");
    for (int i = 1; i <= 16; i++)
        used += (size_t)snprintf(text + used, sizeof text - used,
                                 "<component name='A%d'><component name='C%d'/></component><component name='C%d'>"
                                 "<component name='A%d'/><component name='C%d'/></component>",
                                 i, i - 1, i, i, i - 1);
    used += (size_t)snprintf(text + used, sizeof text - used, "</components><messages>");
    for (int i = 0; i < 2; i++)
        used += (size_t)snprintf(text + used, sizeof text - used,
                                 "<message name='M%d' msgtype='m%d'><component name='C16'/></message>", i, i);
    used += (size_t)snprintf(text + used, sizeof text - used,
                             "</messages><fields><field number='1' name='F' type='INT'/></fields></fix>");
    const tw_dict *dict;
    uint32_t size = 0;
    tw_error error = {0};
    assert_int_equal(tw_xml_load(text, (uint32_t)used, NULL, NULL, &size, &dict, &error), TW_E_DICT_LIMIT);
    assert_memory_equal(error.text, "converted: line ", 16);
    assert_int_equal(error.status, TW_E_DICT_LIMIT);
    assert_int_equal(error.offset, 0);
    assert_int_equal(tw_xml_load(text, (uint32_t)used, NULL, NULL, &size, &dict, NULL), TW_E_DICT_LIMIT);
}

static void check(const tw_dict *dict, size_t i)
{
    tw_dict_info info;
    assert_int_equal(tw_dict_describe(dict, &info), TW_OK);
    assert_string_equal(info.name, pinned[i].name);
    assert_string_equal(info.begin, pinned[i].begin);
    assert_string_equal(info.applver, pinned[i].applver);
    assert_int_equal(info.fields, pinned[i].fields);
    assert_int_equal(info.codes, pinned[i].codes);
    assert_int_equal(info.messages, pinned[i].messages);
    assert_int_equal(info.components, pinned[i].components);
    assert_int_equal(info.groups, pinned[i].groups);
    assert_int_equal(tw_dict_pairs(dict, NULL, 0), pinned[i].pairs);
}

static void built_in(void **state)
{
    (void)state;
    for (size_t i = 0; i < PINNED; i++) {
        uint32_t length = 0;
        char file[32];
        snprintf(file, sizeof file, "%s.dict", pinned[i].file);
        char *text = file_bytes(DICTIONARIES, file, &length);
        assert_non_null(text);
        void *dict = load(text, length);
        check(dict, i);
        const tw_dict *found = tw_dict_builtin(pinned[i].name, (uint32_t)strlen(pinned[i].name));
        assert_non_null(found);
        check(found, i);
        free(dict);
        free(text);
    }
}

/* A reference document as it is: it loads, and has what the built-in dictionary has but for the corrections. */
static void check_reference(const char *xml, uint32_t length, size_t i)
{
    uint32_t size = 0;
    const tw_dict *dict = NULL;
    tw_error error = {0};
    tw_status status = tw_xml_load(xml, length, NULL, NULL, &size, &dict, &error);
    if (status != TW_ROOM)
        print_error("%s: %s\n", pinned[i].file, error.text);
    assert_int_equal(status, TW_ROOM);
    void *memory = malloc(size);
    assert_non_null(memory);
    assert_int_equal(tw_xml_load(xml, length, NULL, memory, &size, &dict, &error), TW_OK);
    tw_dict_info info;
    assert_int_equal(tw_dict_describe(dict, &info), TW_OK);
    assert_string_equal(info.name, pinned[i].name);
    assert_string_equal(info.begin, pinned[i].begin);
    assert_string_equal(info.applver, pinned[i].applver);
    assert_int_equal(info.fields, pinned[i].reference_fields);
    assert_int_equal(info.codes, pinned[i].reference_codes);
    assert_int_equal(info.messages, pinned[i].messages);
    assert_int_equal(tw_dict_pairs(dict, NULL, 0), pinned[i].pairs);
    free(memory);
}

static void reference_folder_of_TAGWIRE_REFERENCE_DICTIONARIES(void **state)
{
    (void)state;
    const char *folder = getenv("TAGWIRE_REFERENCE_DICTIONARIES");
    if (!folder) {
        print_message("TAGWIRE_REFERENCE_DICTIONARIES names no folder of reference dictionaries\n");
        skip();
    }
    for (size_t i = 0; i < PINNED; i++) {
        uint32_t length = 0;
        char file[32];
        snprintf(file, sizeof file, "%s.xml", pinned[i].file);
        char *xml = file_bytes(folder, file, &length);
        assert_non_null(xml);
        check_reference(xml, length, i);
        free(xml);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samples_load),
        cmocka_unit_test(load_says_what_is_wrong),
        cmocka_unit_test(load_names_converted_text),
        cmocka_unit_test(built_in),
        cmocka_unit_test(reference_folder_of_TAGWIRE_REFERENCE_DICTIONARIES),
    };
    return cmocka_run_group_tests_name("xml_dictionaries", tests, NULL, NULL);
}
