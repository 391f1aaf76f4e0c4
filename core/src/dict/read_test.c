/* SPDX-License-Identifier: Apache-2.0 */
/* The text form: each declaration, the layout of lines, and each fault with its status and its place. */
#include "dict_test.h"

/* Whether the dictionary prints as this. */
static void prints(const char *text, const char *expected)
{
    tw_dict *dict = dict_of(text);
    uint32_t length = 0;
    char *printed = dict_printed(dict, &length);
    assert_string_equal(printed, expected);
    dict_comes_back(dict);
    free(printed);
    guard_free(dict);
}

#define SMALL "dictionary S\nbegin S\nfield 1 A String\nfield 2 B int\nfield 3 NoC NumInGroup\n"

static void each_declaration_is_read(void **state)
{
    (void)state;
    prints("dictionary X", "dictionary X\nbegin X\n");
    prints("dictionary X\nbegin FIXT.1.1\napplver 9\n", "dictionary X\nbegin FIXT.1.1\napplver 9\n");
    prints("dictionary X\nfield 7 Seven char\nfield 6 Six Length\nfield 5 Five XMLData:6\n",
           "dictionary X\nbegin X\nfield 5 Five XMLData:6\nfield 6 Six Length\nfield 7 Seven char\n");
    prints(
        "dictionary X\nfield 54 Side char 2=Sell 1=Buy *\nfield 2147483647 Last String ===Equal a=b=C x\xc3\xa4=\xc3\x84",
        "dictionary X\nbegin X\nfield 54 Side char 2=Sell 1=Buy *\nfield 2147483647 Last String ===Equal a=b=C x\xc3\xa4=\xc3\x84\n");
    prints(SMALL
           "header A! B\ntrailer B!\ncomponent P A NoC!{B}\ncomponent Q @P!\nmessage D Order app @Q @P! B!\nmessage 0 Beat admin\n",
           SMALL "header A! B\ntrailer B!\ncomponent P A NoC!{ B }\ncomponent Q @P!\nmessage D Order app @Q @P! B!\n"
                 "message 0 Beat admin\n");
}

static void components_are_printed_before_messages_wherever_they_stood(void **state)
{
    (void)state;
    prints(SMALL "message D Order app NoC{A}\ncomponent P A\nmessage E List app @P\ncomponent Q B\n",
           SMALL "component P A\ncomponent Q B\nmessage D Order app NoC{ A }\nmessage E List app @P\n");
}

static void lines_may_be_laid_out_in_many_ways(void **state)
{
    (void)state;
    static const char same[] = SMALL "message D Order app A! NoC{ B } B\n";
    prints("# first\n\n  \t\n # more\r\ndictionary S # name\r\nbegin S\nfield 1 A String\r\nfield 2 B int\nfield 3 NoC NumInGroup\n"
           "message D Order app\n  A! # required\n# at the start\n\n\tNoC{B}\r\n \r\n  B\r\n\r\n",
           same);
    prints(SMALL "message D Order app A! NoC\n {\n B\n }\n B", same);
    prints(SMALL "message D Order app A! NoC{B}B", same);
    prints(SMALL "message # type\n D # name\n Order\n # category\n app A! NoC{B} B # end", same);
}

static void declarations_may_refer_to_later_ones(void **state)
{
    (void)state;
    prints("dictionary S\nmessage D Order app @P! A NoC{@P}\ncomponent P 2\nfield 1 A String\nbegin S\nfield 2 B int\n"
           "field 3 NoC NumInGroup\n",
           SMALL "component P B\nmessage D Order app @P! A NoC{ @P }\n");
}

static void a_tag_may_stand_for_a_name(void **state)
{
    (void)state;
    prints("dictionary S\nfield 1 A String\nfield 2 B int\nfield 3 NoC NumInGroup\nadd field 1 x=X\nheader 1! 2\n"
           "message D Order app 3!{2! 1} 2\nadd message D NoC{A!} B! 1!\nadd header 2!\ndrop header A\n",
           "dictionary S\nbegin S\nfield 1 A String x=X\nfield 2 B int\nfield 3 NoC NumInGroup\nheader B!\n"
           "message D Order app NoC{ B! A! } B! A!\n");
    prints(SMALL "component P A B\ndrop component P 1\nadd component P 1\n", SMALL "component P B A\n");
}

/* Fields and components have names of their own. */
static void a_field_and_a_component_may_share_a_name(void **state)
{
    (void)state;
    prints(SMALL "component A A\nmessage D Order app A! @A\n", SMALL "component A A\nmessage D Order app A! @A\n");
    prints(SMALL "component A A\nmessage D Order app A! @A\ndrop message D @A\n", SMALL "component A A\nmessage D Order app A!\n");
    prints(SMALL "component A A\nmessage D Order app A! @A\ndrop message D A\n", SMALL "component A A\nmessage D Order app @A\n");
    prints(SMALL "component A A\nmessage D Order app A! @A\ndrop message D A A\n", SMALL "component A A\nmessage D Order app\n");
}

static void add_leaves_entries_in_their_place(void **state)
{
    (void)state;
    prints(SMALL "component P A\nmessage D Order app A! @P NoC!{A B!}\nadd message D @P! NoC{B A!} A B\nadd message D A!\n"
                 "add message D NoC!\nadd component P B A!\n",
           SMALL "component P A! B\nmessage D Order app A! @P! NoC!{ A! B } B\n");
    prints(SMALL "add header A\nadd trailer B! \nadd header B A!\n", SMALL "header A! B\ntrailer B!\n");
    prints("dictionary S\nfield 1 A char x=X\nadd field 1 y=Y x=Z\nadd field A *\n",
           "dictionary S\nbegin S\nfield 1 A char x=Z y=Y *\n");
}

static void drop_takes_out(void **state)
{
    (void)state;
    prints(SMALL "component P A\nmessage D Order app A @P B NoC{A}\nmessage E Else app\ndrop message D @P A NoC\ndrop component P\n"
                 "drop message E\n",
           SMALL "message D Order app B\n");
    prints(SMALL "component P A\nmessage D Order app A @P B\ndrop message D P\nadd message D @P\n",
           SMALL "component P A\nmessage D Order app A B @P\n");
    prints(SMALL "header A B\ntrailer A B\ndrop header A\ndrop trailer B A\n", SMALL "header B\n");
    prints(SMALL "message D One app\nmessage E Two app\ndrop message D\nmessage D Three admin A\ndrop message D A\n",
           SMALL "message E Two app\nmessage D Three admin\n");
    prints(SMALL "message D One app\ndrop message D\n", SMALL);
    prints(SMALL "message D One app\ndrop message D\nmessage E Two app\n", SMALL "message E Two app\n");
}

#define BASE                                                                                                                       \
    SMALL "field 4 Len Length\nfield 5 Blob data:4\nheader A! B\ntrailer A\ncomponent P A\nmessage D Order app @P NoC{A B!} A\n"   \
          "message E Else app A\n"

/* Whether the base with this behind it prints as that. */
static void extended(const char *text, const char *expected)
{
    tw_dict *base = dict_of(BASE);
    tw_dict *dict = dict_loaded(text, (uint32_t)strlen(text), base);
    uint32_t length = 0;
    char *printed = dict_printed(dict, &length);
    assert_string_equal(printed, expected);
    dict_comes_back(dict);
    free(printed);
    guard_free(dict);
    guard_free(base);
}

#define FIELDS "field 1 A String\nfield 2 B int\nfield 3 NoC NumInGroup\nfield 4 Len Length\nfield 5 Blob data:4\n"
#define SECTIONS "header A! B\ntrailer A\ncomponent P A\n"
#define MESSAGES "message D Order app @P NoC{ A B! } A\nmessage E Else app A\n"

static void a_dictionary_starts_with_what_it_extends(void **state)
{
    (void)state;
    extended("dictionary Y\nextends S\n", "dictionary Y\nbegin S\n" FIELDS SECTIONS MESSAGES);
    extended("dictionary Y\nextends whatever\nbegin Z\napplver 7", "dictionary Y\nbegin Z\napplver 7\n" FIELDS SECTIONS MESSAGES);
    extended("dictionary Y\nextends S\nheader B\ntrailer B!\ncomponent P B\nmessage E Other admin B\n",
             "dictionary Y\nbegin S\n" FIELDS "header B\ntrailer B!\ncomponent P B\nmessage D Order app @P NoC{ A B! } A\n"
             "message E Other admin B\n");
    extended("dictionary Y\nextends S\nadd header B!\nadd component P B A!\nadd message D NoC{B A!} Blob\nadd trailer 2\n",
             "dictionary Y\nbegin S\n" FIELDS "header A! B!\ntrailer A B\ncomponent P A! B\n"
             "message D Order app @P NoC{ A! B } A Blob\nmessage E Else app A\n");
    extended("dictionary Y\nextends S\ndrop header 1\ndrop message E\ndrop message D P A\ndrop component P\n",
             "dictionary Y\nbegin S\n" FIELDS "header B\ntrailer A\nmessage D Order app NoC{ A B! }\n");
}

/* Entries of the base mean the field, not its name of old. */
static void a_field_is_replaced_wherever_it_stands(void **state)
{
    (void)state;
    extended("dictionary Y\nextends S\nfield 1 Renamed char x=X\nfield 9 A int\nadd message E Renamed! A\nadd message D 1!\n",
             "dictionary Y\nbegin S\nfield 1 Renamed char x=X\nfield 2 B int\nfield 3 NoC NumInGroup\nfield 4 Len Length\n"
             "field 5 Blob data:4\nfield 9 A int\nheader Renamed! B\ntrailer Renamed\ncomponent P Renamed\n"
             "message D Order app @P NoC{ Renamed B! } Renamed!\nmessage E Else app Renamed! A\n");
    extended(
        "dictionary Y\nextends S\nfield 4 Len int\nfield 5 Blob String\n",
        "dictionary Y\nbegin S\nfield 1 A String\nfield 2 B int\nfield 3 NoC NumInGroup\nfield 4 Len int\nfield 5 Blob String\n" SECTIONS
            MESSAGES);
}

static void what_is_built_in_can_be_extended(void **state)
{
    (void)state;
    static const char text[] = "dictionary ACME.4.4\nextends FIX.4.4\nfield 9001 AlgoName String VWAP=Vwap *\n"
                               "message UA AlgoStatus app ClOrdID! AlgoName!\nadd field 54 z=Own\nadd message D AlgoName\n";
    tw_dict *dict = dict_of(text);
    tw_dict_info info, base;
    tw_dict_message message;
    tw_dict_code code;
    tw_dict_entry entry;
    assert_int_equal(tw_dict_describe(dict, &info), TW_OK);
    assert_int_equal(tw_dict_describe(tw_dict_builtin("FIX.4.4", 7), &base), TW_OK);
    assert_string_equal(info.name, "ACME.4.4");
    assert_string_equal(info.begin, "FIX.4.4");
    assert_int_equal(info.fields, base.fields + 1);
    assert_int_equal(info.messages, base.messages + 1);
    assert_int_equal(tw_dict_message_get(dict, "D", 1, &message), TW_OK);
    assert_int_equal(tw_dict_member(dict, message.level, 9001, &entry), TW_OK);
    assert_int_equal(tw_dict_code_get(dict, 54, "z", 1, &code), TW_OK);
    assert_int_equal(tw_dict_code_get(dict, 54, "1", 1, &code), TW_OK);
    dict_comes_back(dict);
    guard_free(dict);
}

/* Faults: '^' is put where the fault is, and taken out before the text is read. */

typedef struct fault_case {
    const char *text;
    tw_status status;
} fault_case;

static void fault_is(const char *marked, tw_status status, const tw_dict *base)
{
    char text[4096] = {0}, where[64];
    uint32_t length = 0, at = UINT32_MAX, line = 1, column = 1;
    for (const char *c = marked; *c; c++) {
        if (*c == '^') {
            at = length;
            continue;
        }
        text[length++] = *c;
        column = at != UINT32_MAX ? column : *c == '\n' ? 1 : column + 1;
        line += at == UINT32_MAX && *c == '\n';
    }
    uint8_t memory[8] __attribute__((aligned(8)));
    uint32_t size = sizeof memory;
    const tw_dict *dict = NULL;
    tw_error error = {0};
    tw_status answer = tw_dict_load(text, length, base, memory, &size, &dict, &error);
    if (answer != status || error.offset != (at == UINT32_MAX ? length : at))
        fail_msg("%s\n%s, byte %u: %s", marked, tw_status_name(answer), error.offset, error.text);
    assert_int_equal(error.status, status);
    assert_int_equal(error.reason, -1);
    assert_int_equal(error.tag, 0);
    assert_int_equal(size, sizeof memory);
    assert_null(dict);
    if (at != UINT32_MAX) {
        snprintf(where, sizeof where, "line %u, column %u: ", line, column);
        assert_int_equal(strncmp(error.text, where, strlen(where)), 0);
    }
    assert_int_equal(tw_dict_load(text, length, base, NULL, &(uint32_t){0}, &dict, NULL), status);
}

#define X "dictionary X\nfield 1 A String\nfield 2 B int\nfield 3 NoC NumInGroup\nfield 4 Len Length\n"
#define N32 "NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN"
#define NAME256 N32 N32 N32 N32 N32 N32 N32 N32

static const fault_case fault_cases[] = {
    {"^", TW_E_DICT_SYNTAX},
    {"# nothing\n^", TW_E_DICT_SYNTAX},
    {"^field 1 A String\n", TW_E_DICT_SYNTAX},
    {" ^dictionary X\n", TW_E_DICT_SYNTAX},
    {"dictionary^\n", TW_E_DICT_SYNTAX},
    {"dictionary^ # name\n\nfield 1 A int\n", TW_E_DICT_SYNTAX},
    {"dictionary X ^Y\n", TW_E_DICT_SYNTAX},
    {"dictionary ^" NAME256 "\n", TW_E_DICT_LIMIT},
    {"dictionary X\n^dictionary Y\n", TW_E_DICT_SYNTAX},
    {"dictionary X\nextends^", TW_E_DICT_SYNTAX},
    {"dictionary X\nextends ^FIX.9.9", TW_E_DICT_BASE},
    {X "^extends FIX.4.4", TW_E_DICT_SYNTAX},
    {X "begin^\nfield 9 Z int\n", TW_E_DICT_SYNTAX},
    {X "applver^", TW_E_DICT_SYNTAX},
    {X "begin a ^b", TW_E_DICT_SYNTAX},
    {X "applver ^" NAME256, TW_E_DICT_LIMIT},
    {X "^fields 1", TW_E_DICT_SYNTAX},
    {X "^\x01", TW_E_DICT_SYNTAX},
    {X "field 7 Z^\x7f", TW_E_DICT_SYNTAX},
    {X "field^\nfield 8 Y int\n", TW_E_DICT_SYNTAX},
    {X "field ^0 Z int", TW_E_DICT_SYNTAX},
    {X "field ^-7 Z int", TW_E_DICT_SYNTAX},
    {X "field ^07 Z int", TW_E_DICT_SYNTAX},
    {X "field ^2147483648 Z int", TW_E_DICT_SYNTAX},
    {X "field ^99999999999999999999999 Z int", TW_E_DICT_SYNTAX},
    {X "field ^Z 7 int", TW_E_DICT_SYNTAX},
    {X "field ^2 Z int", TW_E_DICT_TWICE},
    {X "field 7 ^B int", TW_E_DICT_TWICE},
    {X "field 7^\n\n# more\nfield 8 Y int\n", TW_E_DICT_SYNTAX},
    {X "field 7 ^7 int", TW_E_DICT_SYNTAX},
    {X "field 7 ^a:b int", TW_E_DICT_SYNTAX},
    {X "field 7 ^" NAME256 " int", TW_E_DICT_LIMIT},
    {X "field 7 Z^", TW_E_DICT_SYNTAX},
    {X "field 7 Z ^Int", TW_E_DICT_TYPE},
    {X "field 7 Z ^int:4", TW_E_DICT_TYPE},
    {X "field 7 Z ^int:", TW_E_DICT_TYPE},
    {X "field 7 Z ^data:", TW_E_DICT_TYPE},
    {X "field 7 Z ^data:x", TW_E_DICT_TYPE},
    {X "field 7 Z ^data:0", TW_E_DICT_TYPE},
    {X "field 7 Z ^:4", TW_E_DICT_TYPE},
    {X "field 7 ^Z data", TW_E_DICT_TYPE},
    {X "field 7 ^Z data:9", TW_E_DICT_NAME},
    {X "field 7 ^Z data:2", TW_E_DICT_TYPE},
    {X "field 7 ^Z data:7", TW_E_DICT_TYPE},
    {X "field 7 Z data:4\nfield 8 ^Y XMLData:4", TW_E_DICT_TWICE},
    {X "field 7 Z char ^x", TW_E_DICT_SYNTAX},
    {X "field 7 Z char ^=X", TW_E_DICT_SYNTAX},
    {X "field 7 Z char ^x=", TW_E_DICT_SYNTAX},
    {X "field 7 Z char ^x=7", TW_E_DICT_SYNTAX},
    {X "field 7 Z char ^" NAME256 "=X", TW_E_DICT_LIMIT},
    {X "field 7 Z char ^x=" NAME256, TW_E_DICT_LIMIT},
    {X "field 7 Z char x=X ^x=Y", TW_E_DICT_TWICE},
    {X "field 7 Z char * ^x=X", TW_E_DICT_SYNTAX},
    {X "component^", TW_E_DICT_SYNTAX},
    {X "component ^@P", TW_E_DICT_SYNTAX},
    {X "component ^" NAME256, TW_E_DICT_LIMIT},
    {X "component P\ncomponent ^P", TW_E_DICT_TWICE},
    {X "message^", TW_E_DICT_SYNTAX},
    {X "message ^" NAME256 " Z app", TW_E_DICT_LIMIT},
    {X "message D^", TW_E_DICT_SYNTAX},
    {X "message D ^8 app", TW_E_DICT_SYNTAX},
    {X "message D Z^", TW_E_DICT_SYNTAX},
    {X "message D Z ^apps", TW_E_DICT_SYNTAX},
    {X "message D Z app\nmessage ^D Y app", TW_E_DICT_TWICE},
    {X "message D Z app\nmessage E ^Z app", TW_E_DICT_TWICE},
    {X "header A\n^header A", TW_E_DICT_TWICE},
    {X "trailer\n^trailer", TW_E_DICT_TWICE},
    {X "header ^!", TW_E_DICT_SYNTAX},
    {X "header ^@", TW_E_DICT_SYNTAX},
    {X "header ^@!", TW_E_DICT_SYNTAX},
    {X "header ^@1", TW_E_DICT_SYNTAX},
    {X "header ^A!!", TW_E_DICT_SYNTAX},
    {X "header ^01", TW_E_DICT_SYNTAX},
    {X "header ^" NAME256, TW_E_DICT_LIMIT},
    {X "header ^Z!", TW_E_DICT_NAME},
    {X "header ^9", TW_E_DICT_NAME},
    {X "header @^Z!", TW_E_DICT_NAME},
    {X "header A ^A!", TW_E_DICT_TWICE},
    {X "header A ^1!", TW_E_DICT_TWICE},
    {X "component P\nheader @P A ^@P", TW_E_DICT_TWICE},
    {X "header ^A{B}", TW_E_DICT_TYPE},
    {X "header ^NoC", TW_E_DICT_TYPE},
    {X "header NoC{B ^B}", TW_E_DICT_TWICE},
    {X "header NoC{^NoC}", TW_E_DICT_TYPE},
    {X "header NoC{B} ^NoC{A}", TW_E_DICT_TWICE},
    {X "header NoC^{B A", TW_E_DICT_SYNTAX},
    {X "header NoC^{", TW_E_DICT_SYNTAX},
    {X "header NoC{^}", TW_E_DICT_SYNTAX},
    {X "header NoC{B} ^}", TW_E_DICT_SYNTAX},
    {X "header ^{B}", TW_E_DICT_SYNTAX},
    {X "header A NoC{^{B}}", TW_E_DICT_SYNTAX},
    {X "component P A\nheader @P^{B}", TW_E_DICT_SYNTAX},
    {X "component P\nheader ^NoC{@P}", TW_E_DICT_SYNTAX},
    {X "component P NoC{A}\ncomponent Q ^NoC{B}\nheader @P @Q", TW_E_DICT_TWICE},
    {X "component P @^P", TW_E_DICT_LOOP},
    {X "component P A @^Q\ncomponent Q @P", TW_E_DICT_LOOP},
    {X "component P ^NoC{@P}", TW_E_DICT_LOOP},
    {X "add^", TW_E_DICT_SYNTAX},
    {X "add ^begin X", TW_E_DICT_SYNTAX},
    {X "add field^", TW_E_DICT_SYNTAX},
    {X "add field ^Z x=X", TW_E_DICT_NAME},
    {X "add field ^9 x=X", TW_E_DICT_NAME},
    {X "add field ^02 x=X", TW_E_DICT_NAME},
    {X "add field 2 ^x", TW_E_DICT_SYNTAX},
    {X "add field 2 * ^*", TW_E_DICT_SYNTAX},
    {X "add message^", TW_E_DICT_SYNTAX},
    {X "add message ^D A", TW_E_DICT_NAME},
    {X "add component ^P A", TW_E_DICT_NAME},
    {X "add header A ^A", TW_E_DICT_TWICE},
    {X "drop^", TW_E_DICT_SYNTAX},
    {X "drop ^field 2", TW_E_DICT_SYNTAX},
    {X "drop header^", TW_E_DICT_SYNTAX},
    {X "header A\ndrop header ^B", TW_E_DICT_NAME},
    {X "header A\ndrop header ^@A", TW_E_DICT_NAME},
    {X "header A\ndrop header A ^A", TW_E_DICT_NAME},
    {X "header NoC{A}\ndrop header ^A", TW_E_DICT_NAME},
    {X "drop message^\n", TW_E_DICT_SYNTAX},
    {X "drop message ^D", TW_E_DICT_NAME},
    {X "component P\ndrop component P\ndrop component ^P", TW_E_DICT_NAME},
    {X "component P\ndrop component P\nheader @^P", TW_E_DICT_NAME},
    {X "component P A\ndrop component P ^B", TW_E_DICT_NAME},
};

static void each_fault_names_its_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof fault_cases / sizeof fault_cases[0]; i++)
        fault_is(fault_cases[i].text, fault_cases[i].status, NULL);
}

static void faults_of_what_is_extended_stand_at_the_end_of_the_text(void **state)
{
    (void)state;
    tw_dict *base = dict_of(BASE);
    fault_is("dictionary Y\nextends S\ndrop component P\n^", TW_E_DICT_NAME, base);
    fault_is("dictionary Y\nextends S\nfield 3 NoC int\n^", TW_E_DICT_TYPE, base);
    fault_is("dictionary Y\nextends S\nfield 4 Len int\n^", TW_E_DICT_TYPE, base);
    fault_is("dictionary Y\nextends S\nfield 6 ^B int\n", TW_E_DICT_TWICE, base);
    fault_is("dictionary Y\nextends ^S\n", TW_E_DICT_BASE, (const tw_dict *)(const void *)"no dictionary at all, though");
    guard_free(base);
}

static void a_fault_shows_no_control_characters(void **state)
{
    (void)state;
    tw_error error;
    const tw_dict *dict = NULL;
    uint32_t size = 0;
    static const char text[] = "dictionary X\nfield 1 A \x1b[31m\n";
    assert_int_equal(tw_dict_load(text, sizeof text - 1, NULL, NULL, &size, &dict, &error), TW_E_DICT_SYNTAX);
    for (const char *c = error.text; *c; c++)
        assert_in_range((uint8_t)*c, ' ', '~');
    assert_int_equal(tw_dict_load("dictionary \0X", 13, NULL, NULL, &size, &dict, &error), TW_E_DICT_SYNTAX);
    assert_int_equal(error.offset, 11);
}

static void arguments_are_checked(void **state)
{
    (void)state;
    static uint64_t memory[4096];
    uint32_t size = sizeof memory;
    const tw_dict *dict = NULL;
    tw_error error = {0};
    assert_int_equal(tw_dict_load(NULL, 1, NULL, memory, &size, &dict, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(tw_dict_load("dictionary X", 12, NULL, memory, NULL, &dict, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_load("dictionary X", 12, NULL, memory, &size, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_dict_load("dictionary X", 12, NULL, NULL, &size, &dict, NULL), TW_E_ARGUMENT);
    for (uint32_t i = 1; i < 8; i++)
        assert_int_equal(tw_dict_load("dictionary X", 12, NULL, (char *)memory + i, &size, &dict, &error), TW_E_MEMORY);
    assert_int_equal(tw_dict_load(NULL, 0, NULL, memory, &size, &dict, &error), TW_E_DICT_SYNTAX);
    assert_int_equal(size, sizeof memory);
    assert_null(dict);
    assert_int_equal(tw_dict_load("dictionary X", 12, NULL, memory, &size, &dict, &error), TW_OK);
    assert_ptr_equal(dict, memory);
    uint32_t needed = size;
    assert_in_range(needed, 1, sizeof memory - 1);
    dict = NULL;
    memset(memory, 0x55, sizeof memory);
    size = needed - 1;
    assert_int_equal(tw_dict_load("dictionary X", 12, NULL, memory, &size, &dict, &error), TW_ROOM);
    assert_int_equal(size, needed);
    assert_null(dict);
    assert_int_equal(memory[0], 0x5555555555555555ull);
}

static void names_go_to_255_bytes(void **state)
{
    (void)state;
    char name[256], text[4096];
    memset(name, 'N', 255);
    name[255] = 0;
    snprintf(
        text, sizeof text,
        "dictionary %s\nbegin %s\napplver %s\nfield 1 %s NumInGroup %s=%s\ncomponent %s\nmessage %s %s app %s!{ @%s! %s{ A } }\n",
        name, name, name, name, name, name, name, name, name, name, name, "NoX");
    strcat(text, "field 2 A int\nfield 3 NoX NumInGroup\n");
    tw_dict *dict = dict_of(text);
    tw_dict_code code;
    tw_dict_field field;
    assert_int_equal(tw_dict_code_get(dict, 1, name, 255, &code), TW_OK);
    assert_string_equal(code.name, name);
    assert_int_equal(tw_dict_field_named(dict, name, 255, &field), TW_OK);
    assert_int_equal(tw_dict_field_named(dict, name, 254, &field), TW_E_DICT_UNKNOWN);
    dict_comes_back(dict);
    guard_free(dict);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_declaration_is_read),
        cmocka_unit_test(components_are_printed_before_messages_wherever_they_stood),
        cmocka_unit_test(lines_may_be_laid_out_in_many_ways),
        cmocka_unit_test(declarations_may_refer_to_later_ones),
        cmocka_unit_test(a_tag_may_stand_for_a_name),
        cmocka_unit_test(a_field_and_a_component_may_share_a_name),
        cmocka_unit_test(add_leaves_entries_in_their_place),
        cmocka_unit_test(drop_takes_out),
        cmocka_unit_test(a_dictionary_starts_with_what_it_extends),
        cmocka_unit_test(a_field_is_replaced_wherever_it_stands),
        cmocka_unit_test(what_is_built_in_can_be_extended),
        cmocka_unit_test(each_fault_names_its_place),
        cmocka_unit_test(faults_of_what_is_extended_stand_at_the_end_of_the_text),
        cmocka_unit_test(a_fault_shows_no_control_characters),
        cmocka_unit_test(arguments_are_checked),
        cmocka_unit_test(names_go_to_255_bytes),
    };
    return cmocka_run_group_tests_name("dict_read", tests, NULL, NULL);
}
