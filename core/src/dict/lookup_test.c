/* SPDX-License-Identifier: Apache-2.0 */
/* Lookups: by tag, name, code, type and number; members and entries; the built-in dictionaries; images that were moved. */
#include "dict_test.h"

static const char text_[] =
    "dictionary L\nbegin L\nfield 1 One String\nfield 2 Two char B=Bee A=Ay\nfield 3 Three int 1=I 22=II 333=III 4=IV 5=V 6=VI 7=VII 8=VIII 9=IX "
    "-10=X *\nfield 4 NoFour NumInGroup\nfield 5 NoFive NumInGroup\nfield 9 Len Length\nfield 8 Blob data:9\nfield 65535 Low Qty\n"
    "field 65536 High Price\nfield 70000 NoHigh NumInGroup\nfield 2147483647 Highest XMLData:7\nfield 7 XmlLen Length\n"
    "header One! NoFive{High}\ntrailer Low\ncomponent P Two! @Q\ncomponent Q Three NoFour!{@R Len}\ncomponent R NoHigh{High! Low} One!\n"
    "message UA First app @P! One Highest\nmessage 0 Second admin @Q!\nmessage D Third app\n";

static tw_dict *dict_;

static int set_up(void **state)
{
    (void)state;
    dict_ = dict_of(text_);
    return 0;
}

static const uint32_t tags_[] = {1, 2, 3, 4, 5, 7, 8, 9, 65535, 65536, 70000, 2147483647};
static const char *const names_[] = {"One",  "Two", "Three", "NoFour", "NoFive", "XmlLen",
                                     "Blob", "Len", "Low",   "High",   "NoHigh", "Highest"};
enum { TAGS = sizeof tags_ / sizeof tags_[0] };

static void fields_are_found_by_tag_name_and_number(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < TAGS; i++) {
        tw_dict_field a, b, c;
        memset(&a, 1, sizeof a);
        memset(&b, 2, sizeof b);
        memset(&c, 3, sizeof c);
        assert_int_equal(tw_dict_field_get(dict_, tags_[i], &a), TW_OK);
        assert_int_equal(tw_dict_field_named(dict_, names_[i], (uint32_t)strlen(names_[i]), &b), TW_OK);
        assert_int_equal(tw_dict_field_at(dict_, i, &c), TW_OK);
        assert_memory_equal(&a, &b, sizeof a);
        assert_memory_equal(&a, &c, sizeof a);
        assert_int_equal(a.tag, tags_[i]);
        assert_string_equal(a.name, names_[i]);
        assert_int_equal(a.name_length, strlen(names_[i]));
        assert_int_equal(a.number, i);
        assert_int_equal(a.reserved[0] + a.reserved[1], 0);
        static const uint32_t pairs[TAGS] = {[5] = 2147483647, [6] = 9, [7] = 8, [11] = 7};
        assert_int_equal(a.pair, pairs[i]);
    }
    tw_dict_field f, left;
    memset(&f, 7, sizeof f);
    left = f;
    static const uint32_t unknown[] = {0, 6, 10, 65534, 65537, 69999, 2147483646, 2147483648u, UINT32_MAX};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++)
        assert_int_equal(tw_dict_field_get(dict_, unknown[i], &f), TW_E_DICT_UNKNOWN);
    static const char *const strange[] = {"", "one", "On", "Onee", "P", "First", "1"};
    for (size_t i = 0; i < sizeof strange / sizeof strange[0]; i++)
        assert_int_equal(tw_dict_field_named(dict_, strange[i], (uint32_t)strlen(strange[i]), &f), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_field_named(dict_, NULL, 0, &f), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_field_at(dict_, TAGS, &f), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_field_at(dict_, UINT32_MAX, &f), TW_E_DICT_UNKNOWN);
    assert_memory_equal(&f, &left, sizeof f);
}

static void a_field_says_what_it_is(void **state)
{
    (void)state;
    tw_dict_field f;
    static const struct {
        uint32_t tag, type, codes, open, section;
    } known[] = {
        {1, TW_TYPE_STRING, 0, 0, TW_SECTION_HEADER},
        {2, TW_TYPE_CHAR, 2, 0, TW_SECTION_BODY},
        {3, TW_TYPE_INT, 10, 1, TW_SECTION_BODY},
        {5, TW_TYPE_NUMINGROUP, 0, 0, TW_SECTION_HEADER},
        {65536, TW_TYPE_PRICE, 0, 0, TW_SECTION_HEADER},
        {65535, TW_TYPE_QTY, 0, 0, TW_SECTION_TRAILER},
        {2147483647, TW_TYPE_XMLDATA, 0, 0, TW_SECTION_BODY},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        assert_int_equal(tw_dict_field_get(dict_, known[i].tag, &f), TW_OK);
        assert_int_equal(f.type, known[i].type);
        assert_int_equal(f.codes, known[i].codes);
        assert_int_equal(f.open, known[i].open);
        assert_int_equal(f.section, known[i].section);
    }
}

static void codes_are_found_by_value_and_number(void **state)
{
    (void)state;
    static const char *const values[] = {"1", "22", "333", "4", "5", "6", "7", "8", "9", "-10"};
    static const char *const names[] = {"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"};
    tw_dict_code a, b;
    for (uint32_t i = 0; i < 10; i++) {
        assert_int_equal(tw_dict_code_get(dict_, 3, values[i], (uint32_t)strlen(values[i]), &a), TW_OK);
        assert_int_equal(tw_dict_code_at(dict_, 3, i, &b), TW_OK);
        assert_memory_equal(&a, &b, sizeof a);
        assert_string_equal(a.value, values[i]);
        assert_string_equal(a.name, names[i]);
        assert_int_equal(a.value_length, strlen(values[i]));
        assert_int_equal(a.name_length, strlen(names[i]));
    }
    assert_int_equal(tw_dict_code_at(dict_, 2, 0, &a), TW_OK);
    assert_string_equal(a.name, "Bee");
    assert_int_equal(tw_dict_code_get(dict_, 2, "A", 1, &a), TW_OK);
    assert_string_equal(a.name, "Ay");
    b = a;
    assert_int_equal(tw_dict_code_get(dict_, 2, "A\0", 2, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_get(dict_, 2, "", 0, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_get(dict_, 2, NULL, 0, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_get(dict_, 3, "10", 2, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_get(dict_, 3, NULL, 0, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_get(dict_, 1, "A", 1, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_get(dict_, 6, "A", 1, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_at(dict_, 3, 10, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_at(dict_, 1, 0, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_at(dict_, 0, 0, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_code_at(dict_, 6, UINT32_MAX, &a), TW_E_DICT_UNKNOWN);
    assert_memory_equal(&a, &b, sizeof a);
}

/* Values that are alike in their first eight bytes, few and many of them. */
static void long_codes_are_told_apart(void **state)
{
    (void)state;
    for (uint32_t count = 1; count < 20; count++) {
        char text[1024] = "dictionary X\nfield 5 F String", value[32];
        for (uint32_t i = 0; i < count; i++)
            sprintf(text + strlen(text), " ABCDEFGH%u=N%u", i * 7, i);
        tw_dict *dict = dict_of(text);
        tw_dict_code code;
        for (uint32_t i = 0; i < count * 7; i++) {
            int length = sprintf(value, "ABCDEFGH%u", i);
            assert_int_equal(tw_dict_code_get(dict, 5, value, (uint32_t)length, &code), i % 7 ? TW_E_DICT_UNKNOWN : TW_OK);
            assert_true(i % 7 || strcmp(code.value, value) == 0);
        }
        assert_int_equal(tw_dict_code_get(dict, 5, "ABCDEFGH", 8, &code), TW_E_DICT_UNKNOWN);
        guard_free(dict);
    }
}

static void messages_and_components_are_found(void **state)
{
    (void)state;
    static const char *const types[] = {"UA", "0", "D"}, *const names[] = {"First", "Second", "Third"};
    tw_dict_message a, b, c;
    for (uint32_t i = 0; i < 3; i++) {
        assert_int_equal(tw_dict_message_get(dict_, types[i], (uint32_t)strlen(types[i]), &a), TW_OK);
        assert_int_equal(tw_dict_message_named(dict_, names[i], (uint32_t)strlen(names[i]), &b), TW_OK);
        assert_int_equal(tw_dict_message_at(dict_, i, &c), TW_OK);
        assert_memory_equal(&a, &b, sizeof a);
        assert_memory_equal(&a, &c, sizeof a);
        assert_string_equal(a.type, types[i]);
        assert_string_equal(a.name, names[i]);
        assert_int_equal(a.type_length, strlen(types[i]));
        assert_int_equal(a.name_length, strlen(names[i]));
        assert_int_equal(a.admin, i == 1);
        assert_int_equal(a.number, i);
    }
    assert_int_equal(tw_dict_message_get(dict_, "U", 1, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_message_get(dict_, NULL, 0, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_message_named(dict_, "UA", 2, &a), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_message_at(dict_, 3, &a), TW_E_DICT_UNKNOWN);
    tw_dict_entry e, f;
    static const char *const components[] = {"P", "Q", "R"};
    for (uint32_t i = 0; i < 3; i++) {
        assert_int_equal(tw_dict_component_named(dict_, components[i], 1, &e), TW_OK);
        assert_int_equal(tw_dict_component_at(dict_, i, &f), TW_OK);
        assert_memory_equal(&e, &f, sizeof e);
        assert_string_equal(e.name, components[i]);
        assert_int_equal(e.kind, TW_ENTRY_COMPONENT);
        assert_int_equal(e.tag, 0);
    }
    assert_int_equal(tw_dict_component_named(dict_, "One", 3, &e), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_component_at(dict_, 3, &e), TW_E_DICT_UNKNOWN);
}

/* "1! 4!{...} @P" of a level as declared; members: components put in place. */
static void level_text(const tw_dict *dict, uint32_t level, int members, char *out)
{
    tw_dict_entry e = {0}, same;
    for (uint32_t i = 0; (members ? tw_dict_member_at : tw_dict_entry_at)(dict, level, i, &e) == TW_OK; i++) {
        out += sprintf(out, i ? " " : "");
        out += e.kind == TW_ENTRY_COMPONENT ? sprintf(out, "@%s", e.name) : sprintf(out, "%u", e.tag);
        out += sprintf(out, e.required ? "!" : "");
        assert_int_equal(e.name_length, strlen(e.name));
        if (e.kind == TW_ENTRY_GROUP) {
            out += sprintf(out, "{");
            level_text(dict, e.level, members, out);
            out += strlen(out);
            out += sprintf(out, "}");
        }
        if (members) {
            assert_int_equal(tw_dict_member(dict, level, e.tag, &same), TW_OK);
            assert_memory_equal(&e, &same, sizeof e);
        }
    }
}

static void levels_are(const char *type, const char *entries, const char *members)
{
    char text[512] = "";
    tw_dict_message message;
    assert_int_equal(tw_dict_message_get(dict_, type, (uint32_t)strlen(type), &message), TW_OK);
    level_text(dict_, message.level, 0, text);
    assert_string_equal(text, entries);
    text[0] = 0;
    level_text(dict_, message.level, 1, text);
    assert_string_equal(text, members);
}

static void entries_are_as_declared_and_members_resolved(void **state)
{
    (void)state;
    char text[512] = "";
    /* Q stands in P without `!`: what it requires is not required; One comes by P's group only */
    levels_are("UA", "@P! 1 2147483647", "2! 3 4{70000{65536! 65535} 1 9} 1 2147483647");
    levels_are("0", "@Q!", "3 4!{70000{65536! 65535} 1 9}");
    levels_are("D", "", "");
    level_text(dict_, TW_LEVEL_HEADER, 0, text);
    assert_string_equal(text, "1! 5{65536}");
    text[0] = 0;
    level_text(dict_, TW_LEVEL_TRAILER, 1, text);
    assert_string_equal(text, "65535");
    tw_dict_entry e;
    assert_int_equal(tw_dict_entry_at(dict_, 0, 0, &e), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_member_at(dict_, 0, 0, &e), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_member(dict_, 0, 1, &e), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_member(dict_, TW_LEVEL_HEADER, 2, &e), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_member(dict_, TW_LEVEL_HEADER, 6, &e), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_member(dict_, TW_LEVEL_HEADER, 65536, &e), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_member(dict_, UINT32_MAX, 1, &e), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_entry_at(dict_, 1000, 0, &e), TW_E_DICT_UNKNOWN);
    assert_int_equal(tw_dict_entry_at(dict_, TW_LEVEL_HEADER, UINT32_MAX, &e), TW_E_DICT_UNKNOWN);
}

/* A field that two components bring stands where it comes first and is required if either says so. */
static void overlapping_components_are_merged(void **state)
{
    (void)state;
    tw_dict *dict = dict_of("dictionary X\nfield 1 A int\nfield 2 B int\nfield 3 C int\ncomponent P A B\ncomponent Q C! B! A\n"
                            "component R @P @Q!\nmessage D M app @P @R! C\n");
    char text[64] = "";
    tw_dict_message message;
    assert_int_equal(tw_dict_message_get(dict, "D", 1, &message), TW_OK);
    level_text(dict, message.level, 1, text);
    assert_string_equal(text, "1 2! 3!");
    guard_free(dict);
}

static void pairs_ascend_by_length_tag(void **state)
{
    (void)state;
    tw_data_pair pairs[3] = {{0, 0}, {0, 0}, {77, 78}};
    assert_int_equal(tw_dict_pairs(dict_, NULL, 0), 2);
    assert_int_equal(tw_dict_pairs(dict_, pairs, 1), 2);
    assert_int_equal(pairs[0].length_tag, 7);
    assert_int_equal(pairs[0].data_tag, 2147483647);
    assert_int_equal(pairs[1].length_tag, 0);
    assert_int_equal(tw_dict_pairs(dict_, pairs, 3), 2);
    assert_int_equal(pairs[1].length_tag, 9);
    assert_int_equal(pairs[1].data_tag, 8);
    assert_int_equal(pairs[2].length_tag, 77);
    assert_int_equal(tw_dict_pairs(NULL, pairs, 3), 0);
}

static void a_dictionary_says_what_it_is(void **state)
{
    (void)state;
    tw_dict_info info;
    assert_int_equal(tw_dict_describe(dict_, &info), TW_OK);
    assert_string_equal(info.name, "L");
    assert_string_equal(info.begin, "L");
    assert_string_equal(info.applver, "");
    assert_int_equal(info.fields, TAGS);
    assert_int_equal(info.codes, 12);
    assert_int_equal(info.messages, 3);
    assert_int_equal(info.components, 3);
    assert_int_equal(info.groups, 3);
    assert_int_equal(info.size % 8, 0);
}

static void what_is_no_dictionary_is_refused(void **state)
{
    (void)state;
    static const uint64_t zeros[64];
    const tw_dict *const wrong[] = {NULL, (const tw_dict *)(const void *)zeros};
    for (uint32_t i = 0; i < 2; i++) {
        const tw_dict *d = wrong[i];
        tw_dict_info info;
        tw_dict_field field;
        tw_dict_code code;
        tw_dict_message message;
        tw_dict_entry entry;
        uint32_t length = 0;
        assert_int_equal(tw_dict_describe(d, &info), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_print(d, NULL, 0, &length), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_field_get(d, 1, &field), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_field_named(d, "A", 1, &field), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_field_at(d, 0, &field), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_code_get(d, 1, "A", 1, &code), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_code_at(d, 1, 0, &code), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_message_get(d, "A", 1, &message), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_message_named(d, "A", 1, &message), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_message_at(d, 0, &message), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_component_named(d, "A", 1, &entry), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_component_at(d, 0, &entry), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_entry_at(d, 1, 0, &entry), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_member_at(d, 1, 0, &entry), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_member(d, 1, 1, &entry), TW_E_ARGUMENT);
        assert_int_equal(tw_dict_pairs(d, NULL, 0), 0);
    }
    assert_int_equal(tw_dict_describe(dict_, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_print(dict_, NULL, 1, &(uint32_t){0}), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_print(dict_, NULL, 0, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_field_get(dict_, 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_field_named(dict_, NULL, 1, &(tw_dict_field){0}), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_code_get(dict_, 1, NULL, 1, &(tw_dict_code){0}), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_code_get(dict_, 1, "A", 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_code_at(dict_, 1, 0, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_message_get(dict_, NULL, 1, &(tw_dict_message){0}), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_message_named(dict_, NULL, 1, &(tw_dict_message){0}), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_component_named(dict_, NULL, 1, &(tw_dict_entry){0}), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_entry_at(dict_, 1, 0, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_member(dict_, 1, 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_member_at(dict_, 1, 0, NULL), TW_E_ARGUMENT);
}

static void an_image_may_be_moved(void **state)
{
    (void)state;
    uint32_t size = dict_size(dict_), length = 0;
    char *printed = dict_printed(dict_, &length);
    tw_dict *moved = guard_begin(size);
    memcpy(moved, dict_, size);
    tw_dict *kept = dict_;
    memset(dict_, 0xff, size);
    guard_free(kept);
    dict_ = moved;
    uint32_t again = 0;
    char *after = dict_printed(moved, &again);
    assert_string_equal(after, printed);
    free(after);
    free(printed);
    fields_are_found_by_tag_name_and_number(NULL);
    codes_are_found_by_value_and_number(NULL);
    entries_are_as_declared_and_members_resolved(NULL);
    dict_comes_back(dict_);
}

static void printing_says_how_much_room_it_takes(void **state)
{
    (void)state;
    uint32_t length = 0, needed = 0;
    char *whole = dict_printed(dict_, &needed);
    for (uint32_t room = 0; room < needed; room += 1 + room / 16) {
        char *out = guard_end(room);
        assert_int_equal(tw_dict_print(dict_, out, room, &length), TW_ROOM);
        assert_int_equal(length, needed);
        assert_memory_equal(out, whole, room);
        guard_free(out);
    }
    char *out = guard_end(needed);
    assert_int_equal(tw_dict_print(dict_, out, needed, &length), TW_OK);
    assert_memory_equal(out, whole, needed);
    guard_free(out);
    free(whole);
}

static void every_built_in_dictionary_is_there_and_comes_back(void **state)
{
    (void)state;
    static const char *const names[] = {"FIX.4.0", "FIX.4.1",    "FIX.4.2",    "FIX.4.3", "FIX.4.4",
                                        "FIX.5.0", "FIX.5.0SP1", "FIX.5.0SP2", "FIXT.1.1"};
    for (uint32_t i = 0; i < 9; i++) {
        const tw_dict *dict = tw_dict_builtin_at(i);
        tw_dict_info info;
        assert_int_equal(tw_dict_describe(dict, &info), TW_OK);
        assert_string_equal(info.name, names[i]);
        assert_ptr_equal(tw_dict_builtin(names[i], (uint32_t)strlen(names[i])), dict);
        assert_null(tw_dict_builtin(names[i], (uint32_t)strlen(names[i]) - 1));
        assert_int_equal((uintptr_t)dict & 7, 0);
        if (i < 8) {
            char applver[2] = {(char)('2' + i), 0};
            assert_ptr_equal(tw_dict_builtin_applver(applver, 1), dict);
            assert_string_equal(info.applver, applver);
        }
        dict_comes_back(dict);
        for (uint32_t k = 0; k < info.fields; k++) {
            tw_dict_field a, b;
            assert_int_equal(tw_dict_field_at(dict, k, &a), TW_OK);
            assert_int_equal(tw_dict_field_get(dict, a.tag, &b), TW_OK);
            assert_memory_equal(&a, &b, sizeof a);
            assert_int_equal(tw_dict_field_named(dict, a.name, a.name_length, &b), TW_OK);
            assert_memory_equal(&a, &b, sizeof a);
            tw_dict_code c, d;
            for (uint32_t n = 0; n < a.codes; n++) {
                assert_int_equal(tw_dict_code_at(dict, a.tag, n, &c), TW_OK);
                assert_int_equal(tw_dict_code_get(dict, a.tag, c.value, c.value_length, &d), TW_OK);
                assert_memory_equal(&c, &d, sizeof c);
            }
        }
        for (uint32_t k = 0; k < info.messages; k++) {
            tw_dict_message a, b;
            assert_int_equal(tw_dict_message_at(dict, k, &a), TW_OK);
            assert_int_equal(tw_dict_message_get(dict, a.type, a.type_length, &b), TW_OK);
            assert_memory_equal(&a, &b, sizeof a);
            static char text[1 << 20];
            text[0] = 0;
            level_text(dict, a.level, 1, text);
        }
    }
    assert_null(tw_dict_builtin_at(9));
    assert_null(tw_dict_builtin_at(UINT32_MAX));
    assert_null(tw_dict_builtin(NULL, 0));
    assert_null(tw_dict_builtin("", 0));
    assert_null(tw_dict_builtin("FIX.4.5", 7));
    assert_ptr_equal(tw_dict_builtin_applver("10", 2), tw_dict_builtin("FIX.5.0SP2", 10));
    assert_null(tw_dict_builtin_applver("", 0));
    assert_null(tw_dict_builtin_applver(NULL, 0));
    assert_null(tw_dict_builtin_applver("1", 1));
    assert_null(tw_dict_builtin_applver("11", 2));
}

static void types_have_names(void **state)
{
    (void)state;
    for (uint32_t type = 1; type <= TW_TYPE_XMLDATA; type++) {
        char text[128];
        tw_dict_field field;
        const char *name = tw_type_name(type);
        assert_non_null(name);
        snprintf(text, sizeof text, "dictionary X\nfield 1 F %s%s\nfield 2 L Length\n", name, type >= TW_TYPE_DATA ? ":2" : "");
        tw_dict *dict = dict_of(text);
        assert_int_equal(tw_dict_field_get(dict, 1, &field), TW_OK);
        assert_int_equal(field.type, type);
        guard_free(dict);
    }
    assert_null(tw_type_name(0));
    assert_null(tw_type_name(TW_TYPE_XMLDATA + 1));
    assert_null(tw_type_name(UINT32_MAX));
}

static void lookups_allocate_nothing(void **state)
{
    (void)state;
    uint64_t before = allocation_count();
    tw_dict_field field;
    tw_dict_code code;
    tw_dict_message message;
    tw_dict_entry entry;
    uint32_t length;
    (void)tw_dict_field_get(dict_, 3, &field);
    (void)tw_dict_field_named(dict_, "One", 3, &field);
    (void)tw_dict_code_get(dict_, 3, "22", 2, &code);
    (void)tw_dict_message_get(dict_, "D", 1, &message);
    (void)tw_dict_member(dict_, 1, 1, &entry);
    (void)tw_dict_builtin("FIX.5.0SP2", 10);
    (void)tw_dict_print(dict_, NULL, 0, &length);
    assert_int_equal(allocation_count(), before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fields_are_found_by_tag_name_and_number),
        cmocka_unit_test(a_field_says_what_it_is),
        cmocka_unit_test(codes_are_found_by_value_and_number),
        cmocka_unit_test(long_codes_are_told_apart),
        cmocka_unit_test(messages_and_components_are_found),
        cmocka_unit_test(entries_are_as_declared_and_members_resolved),
        cmocka_unit_test(overlapping_components_are_merged),
        cmocka_unit_test(pairs_ascend_by_length_tag),
        cmocka_unit_test(a_dictionary_says_what_it_is),
        cmocka_unit_test(what_is_no_dictionary_is_refused),
        cmocka_unit_test(printing_says_how_much_room_it_takes),
        cmocka_unit_test(an_image_may_be_moved),
        cmocka_unit_test(every_built_in_dictionary_is_there_and_comes_back),
        cmocka_unit_test(types_have_names),
        cmocka_unit_test(lookups_allocate_nothing),
    };
    return cmocka_run_group_tests_name("dict_lookup", tests, set_up, NULL);
}
