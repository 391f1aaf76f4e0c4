/* SPDX-License-Identifier: Apache-2.0 */
#include "xml_test.h"

#include <tagwire/abi.h>

#include <stdio.h>

static void converts(void **state)
{
    (void)state;
    expect_text(quickfix_sample, NULL, quickfix_text);
}

static void versions(void **state)
{
    (void)state;
    static const char *const rows[][2] = {
        {"<fix major='4' minor='0'/>", "dictionary FIX.4.0\napplver 2\n"},
        {"<fix type='FIX' major='4' minor='1' servicepack='0'/>", "dictionary FIX.4.1\napplver 3\n"},
        {"<fix major='4' minor='2'/>", "dictionary FIX.4.2\napplver 4\n"},
        {"<fix major='4' minor='3'/>", "dictionary FIX.4.3\napplver 5\n"},
        {"<fix major='5' minor='0'/>", "dictionary FIX.5.0\nbegin FIXT.1.1\napplver 7\n"},
        {"<fix major='5' minor='0' servicepack='1'/>", "dictionary FIX.5.0SP1\nbegin FIXT.1.1\napplver 8\n"},
        {"<fix major='5' minor='0' servicepack='2'/>", "dictionary FIX.5.0SP2\nbegin FIXT.1.1\napplver 9\n"},
        {"<fix major='6' minor='1' servicepack='00'/>", "dictionary FIX.6.1\nbegin FIXT.1.1\n"},
        {"<fix major='3' minor='0'/>", "dictionary FIX.3.0\n"},
        {"<fix type='FIXT' major='1' minor='1'/>", "dictionary FIXT.1.1\n"},
        {"<fix major='4' minor='4'><header/><trailer/><messages/><components/><fields/></fix>", "dictionary FIX.4.4\napplver 6\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        expect_text(rows[i][0], NULL, rows[i][1]);
}

static void options_replace_facts(void **state)
{
    (void)state;
    tw_xml_options options = {sizeof options, 8, 0, 0, "ACME.4.4", NULL, NULL};
    expect_text("<fix major='4' minor='4'/>", &options, "dictionary ACME.4.4\nbegin FIX.4.4\napplver 6\n");
    options = (tw_xml_options){sizeof options, 4, 8, 1, "ACME", "FIXT.1.1", "9"};
    expect_text("<fix major='4' minor='4'/>", &options, "dictionary ACME\nbegin FIXT.1.1\napplver 9\n");
}

static void options_of_a_later_caller_may_be_longer(void **state)
{
    (void)state;
    struct {
        tw_xml_options known;
        uint8_t later[8];
    } options = {{sizeof options, 4, 8, 1, "ACME", "FIXT.1.1", "9"}, {0}};
    expect_text("<fix major='4' minor='4'/>", &options.known, "dictionary ACME\nbegin FIXT.1.1\napplver 9\n");
    uint32_t written = 0;
    for (uint32_t i = 0; i < sizeof options.later; i++) {
        options.later[i] = 1; /* a member that is not known */
        assert_int_equal(tw_xml_convert("<fix major='4' minor='4'/>", 26, &options.known, NULL, 0, &written, NULL), TW_E_ARGUMENT);
        options.later[i] = 0;
    }
    assert_int_equal(tw_xml_convert("<fix major='4' minor='4'/>", 26, &options.known, NULL, 0, &written, NULL), TW_ROOM);
}

static void refuses_arguments(void **state)
{
    (void)state;
    static const char xml[] = "<fix major='4' minor='4'/>";
    tw_error error = {0};
    uint32_t written;
    char out[8];
    assert_int_equal(tw_xml_convert(NULL, 1, NULL, out, 8, &written, &error), TW_E_ARGUMENT);
    assert_string_equal(error.text, "xml, written or out is NULL");
    assert_int_equal(tw_xml_convert(xml, 1, NULL, NULL, 8, &written, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_xml_convert(xml, 1, NULL, out, 8, NULL, &error), TW_E_ARGUMENT);
    tw_xml_options bad[] = {
        {sizeof(tw_xml_options) - 1, 0, 0, 0, NULL, NULL, NULL}, {sizeof(tw_xml_options), 0, 0, 0, "", NULL, NULL},
        {sizeof(tw_xml_options), 3, 0, 0, "A B", NULL, NULL},    {sizeof(tw_xml_options), 0, 3, 0, NULL, "A#B", NULL},
        {sizeof(tw_xml_options), 0, 0, 256, NULL, NULL, xml},    {TW_OPTIONS_SIZE_MAX + 1, 0, 0, 0, NULL, NULL, NULL},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        memset(&error, 0, sizeof error);
        assert_int_equal(tw_xml_convert(xml, sizeof xml - 1, &bad[i], out, 8, &written, &error), TW_E_ARGUMENT);
        assert_int_equal(error.status, TW_E_ARGUMENT);
        assert_memory_equal(error.text, "options: ", 9);
    }
    tw_dict const *dict;
    uint32_t size = 0;
    assert_int_equal(tw_xml_load(NULL, 1, NULL, NULL, &size, &dict, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_xml_load(xml, 1, NULL, NULL, NULL, &dict, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_xml_load(xml, 1, NULL, NULL, &size, NULL, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_xml_load(xml, 1, &bad[0], NULL, &size, &dict, &error), TW_E_ARGUMENT);
    size = 8;
    assert_int_equal(tw_xml_load(xml, 1, NULL, NULL, &size, &dict, &error), TW_E_ARGUMENT);
}

/* A document around one part: its line is 2. */
static const struct {
    const char *part, *said;
    tw_status status;
} faults[] = {
    {"<extra/>", "line 2, column 1: <extra> is not expected in <fix>", TW_E_DICT_SYNTAX},
    {"<header/>\n<header/>", "line 3, column 1: a second <header>", TW_E_DICT_TWICE},
    {"<trailer/> <trailer/>", "line 2, column 12: a second <trailer>", TW_E_DICT_TWICE},
    {"<fields><field number='1' type='INT'/></fields>", "line 2, column 9: <field> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<fields><field number='1' name='' type='INT'/></fields>", "line 2, column 9: <field> has an empty attribute 'name'",
     TW_E_DICT_SYNTAX},
    {"<fields><field name='A' type='INT'/></fields>", "line 2, column 9: <field> has no attribute 'number'", TW_E_DICT_SYNTAX},
    {"<fields><field number='0' name='A' type='INT'/></fields>",
     "line 2, column 9: <field>: number '0' is not from 1 to 2147483647", TW_E_DICT_SYNTAX},
    {"<fields><field number='2147483648' name='A' type='INT'/></fields>",
     "line 2, column 9: <field>: number '2147483648' is not from 1 to 2147483647", TW_E_DICT_SYNTAX},
    {"<fields><field number='1x' name='A' type='INT'/></fields>",
     "line 2, column 9: <field>: number '1x' is not from 1 to 2147483647", TW_E_DICT_SYNTAX},
    {"<fields><field number='1' name='A'/></fields>", "line 2, column 9: <field> has no attribute 'type'", TW_E_DICT_SYNTAX},
    {"<fields><field number='1' name='A' type='NUMBER'/></fields>", "line 2, column 9: field 'A' has an unknown type 'NUMBER'",
     TW_E_DICT_TYPE},
    {"<fields><field number='1' name='A' type='INT' allowOtherValues='maybe'/></fields>",
     "line 2, column 9: <field>: allowOtherValues is 'maybe', not Y or N", TW_E_DICT_SYNTAX},
    {"<fields>\n<field number='1' name='A' type='INT'/>\n<field number='2' name='A' type='INT'/></fields>",
     "line 4, column 1: field 'A' with number 2 is there already", TW_E_DICT_TWICE},
    {"<fields>\n<field number='1' name='A' type='INT'/>\n<field number='1' name='B' type='INT'/></fields>",
     "line 4, column 1: field 'B' with number 1 is there already", TW_E_DICT_TWICE},
    {"<fields><group/></fields>", "line 2, column 9: <group> is not expected in <fields>", TW_E_DICT_SYNTAX},
    {"<fields><field number='1' name='A' type='INT'><code/></field></fields>",
     "line 2, column 47: <code> is not expected in <field>", TW_E_DICT_SYNTAX},
    {"<fields><field number='1' name='A' type='INT'><values><values/></values></field></fields>",
     "line 2, column 55: <values> is not expected in <values>", TW_E_DICT_SYNTAX},
    {"<fields><field number='1' name='A' type='INT'><value description='X'/></field></fields>",
     "line 2, column 47: <value> has no attribute 'enum'", TW_E_DICT_SYNTAX},
    {"<fields><field number='1' name='A' type='INT'><value enum='1'><x/></value></field></fields>",
     "line 2, column 63: <x> is not expected in <an element that holds no others>", TW_E_DICT_SYNTAX},
    {"<fields><field number='1' name='A' type='INT'><value enum='1'/>\n<value enum='1'/></field></fields>",
     "line 3, column 1: the code '1' is there already", TW_E_DICT_TWICE},
    {"<fields><field number='1' name='A' type='CHAR'><value enum='#'/></field></fields>",
     "line 2, column 48: the code '#' begins with '#', which begins comments", TW_E_DICT_SYNTAX},
    {"<messages><field/></messages>", "line 2, column 11: <field> is not expected in <messages>", TW_E_DICT_SYNTAX},
    {"<messages><message msgtype='D'/></messages>", "line 2, column 11: <message> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<messages><message name='A'/></messages>", "line 2, column 11: <message> has no attribute 'msgtype'", TW_E_DICT_SYNTAX},
    {"<messages><message name='A' msgtype='a b'/></messages>",
     "line 2, column 11: msgtype 'a b' has a blank in it or begins with '#'", TW_E_DICT_SYNTAX},
    {"<messages><message name='A' msgtype='#'/></messages>", "line 2, column 11: msgtype '#' has a blank in it or begins with '#'",
     TW_E_DICT_SYNTAX},
    {"<messages><message name='A' msgtype='D' msgcat='both'/></messages>",
     "line 2, column 11: <message>: msgcat is 'both', not admin or app", TW_E_DICT_SYNTAX},
    {"<messages><message name='A' msgtype='D'/>\n<message name='B' msgtype='D'/></messages>",
     "line 3, column 1: message 'B' with msgtype 'D' is there already", TW_E_DICT_TWICE},
    {"<messages><message name='A' msgtype='D'/>\n<message name='A' msgtype='E'/></messages>",
     "line 3, column 1: message 'A' with msgtype 'E' is there already", TW_E_DICT_TWICE},
    {"<messages><message name='A' msgtype='D'><value/></message></messages>",
     "line 2, column 41: <value> is not expected in <a message, component, header or trailer>", TW_E_DICT_SYNTAX},
    {"<messages><message name='A' msgtype='D'><field required='Y'/></message></messages>",
     "line 2, column 41: <field> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<messages><message name='A' msgtype='D'><field name='X' required='?'/></message></messages>",
     "line 2, column 41: <field>: required is '?', not Y or N", TW_E_DICT_SYNTAX},
    {"<messages><message name='A' msgtype='D'><field name='X'/></message></messages>",
     "line 2, column 41: no field 'X' is declared", TW_E_DICT_NAME},
    {"<messages><message name='A' msgtype='D'>\n <component name='X'/></message></messages>",
     "line 3, column 2: no component 'X' is declared", TW_E_DICT_NAME},
    {"<messages><message name='A' msgtype='D'><field name='X'><x/></field></message></messages>",
     "line 2, column 57: <x> is not expected in <an element that holds no others>", TW_E_DICT_SYNTAX},
    {"<components><field/></components>", "line 2, column 13: <field> is not expected in <components>", TW_E_DICT_SYNTAX},
    {"<components><component/></components>", "line 2, column 13: <component> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<components><component name='A'/>\n<component name='A'/></components>", "line 3, column 1: component 'A' is there already",
     TW_E_DICT_TWICE},
    {"<components><component name='A'>\n<component name='A'/></component></components>",
     "line 3, column 1: component 'A' is inside itself", TW_E_DICT_LOOP},
    {"<components><component name='A'><component name='B'/></component>\n"
     "<component name='B'><group name='N'>\n<component name='A'/></group></component></components>"
     "<fields><field number='1' name='N' type='INT'/></fields>",
     "line 4, column 1: component 'A' is inside itself", TW_E_DICT_LOOP},
    {"<header><group name='N'><field name='N'/></group></header>", "line 2, column 9: no field 'N' is declared", TW_E_DICT_NAME},
    {"<header><group><field name='N'/></group></header>", "line 2, column 9: <group> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<header><group name='N'><x/></group></header>", "line 2, column 25: <x> is not expected in <group>", TW_E_DICT_SYNTAX},
    {"<header>\n<group name='N'/></header><fields><field number='1' name='N' type='INT'/></fields>",
     "line 3, column 1: group 'N' has no fields", TW_E_DICT_SYNTAX},
    {"<header><group name='N'><field name='N'/></group></header><fields><field number='1' name='N' type='STRING'/></fields>",
     "line 2, column 9: group 'N' is counted by a field of type String", TW_E_DICT_TYPE},
    {"<header><group name='N'><field name='M'/></group>\n<group name='N'><field name='M'/></group></header>"
     "<fields><field number='1' name='N' type='INT'/><field number='2' name='M' type='INT'/></fields>",
     "line 3, column 1: group 'N' is in this level already", TW_E_DICT_TWICE},
    {"<header><group name='N'><field name='M'/></group>\n<field name='N'/></header>"
     "<fields><field number='1' name='N' type='INT'/><field number='2' name='M' type='INT'/></fields>",
     "line 3, column 1: field 'N' counts a group elsewhere, but not here", TW_E_DICT_TYPE},
    {"<header><component name='A'/>\n<component name='B'/></header><components><component name='A'><group name='N'><field name='M'/></group>"
     "</component><component name='B'><component name='A'/></component></components>"
     "<fields><field number='1' name='N' type='INT'/><field number='2' name='M' type='INT'/></fields>",
     "line 3, column 1: group 'N' is in this level already", TW_E_DICT_TWICE},
    {"<fields>\n<field number='2' name='Blob' type='DATA'/></fields>", "line 3, column 1: data field 'Blob' has no length field",
     TW_E_DICT_NAME},
    {"<fields><field number='2' name='Blob' type='DATA'/>\n<field number='1' name='BlobLen' type='QTY'/></fields>",
     "line 3, column 1: field 'BlobLen' is the length of data but of type Qty", TW_E_DICT_TYPE},
    {"<header><field name='Len'/><field name='A'/></header><trailer><field name='Len'/><field name='B'/></trailer>\n"
     "<fields><field number='1' name='Len' type='LENGTH'/><field number='2' name='A' type='DATA'/>\n"
     "<field number='3' name='B' type='DATA'/></fields>",
     "line 4, column 1: 'Len' is the length of 'A' already", TW_E_DICT_TWICE},
    {"<header><field name='OtherLen'/><field name='A'/></header>\n"
     "<fields><field number='1' name='ALen' type='LENGTH'/>\n<field number='2' name='A' type='DATA'/>"
     "<field number='3' name='OtherLen' type='LENGTH'/></fields>",
     "line 4, column 1: 'A': by name its length is 'ALen', by place 'OtherLen'", TW_E_DICT_TYPE},
};

static void refuses_faults(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
        expect_fault(joined("<fix major='4' minor='2'>\n", faults[i].part, "</fix>"), faults[i].status, faults[i].said);
}

static void refuses_roots(void **state)
{
    (void)state;
    expect_fault("<dictionary/>", TW_E_DICT_SYNTAX,
                 "line 1, column 1: the root is <dictionary>, not <fix> (QuickFIX) or <repository> (Orchestra)");
    expect_fault("\n <fix minor='4'/>", TW_E_DICT_SYNTAX, "line 2, column 2: <fix> has no attribute 'major'");
    expect_fault("<fix major='4'/>", TW_E_DICT_SYNTAX, "line 1, column 1: <fix> has no attribute 'minor'");
    expect_fault("<fix major='4' minor='x'/>", TW_E_DICT_SYNTAX, "line 1, column 1: <fix>: minor and servicepack are not numbers");
    expect_fault("<fix major='4' minor='4' servicepack='-'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 1: <fix>: minor and servicepack are not numbers");
    expect_fault("<fix major='v4' minor='4'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 1: <fix>: major 'v4' is not from 1 to 2147483647");
    expect_fault("<fix type='FAST' major='4' minor='4'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 1: <fix>: type is 'FAST', not FIX or FIXT");
}

/* FIX 4.0 and 4.1 had no String and no times of their own. */
static void old_types(void **state)
{
    (void)state;
    static const char part[] = "<fields><field number='1' name='Account' type='CHAR'/>"
                               "<field number='4' name='AdvSide' type='CHAR'><value enum='B'/></field>"
                               "<field number='5' name='Two' type='CHAR'><value enum='B'/><value enum='BB'/></field>"
                               "<field number='18' name='ExecInst' type='CHAR'><value enum='B'/></field>"
                               "<field number='35' name='MsgType' type='CHAR'/>"
                               "<field number='64' name='FutSettDate' type='DATE'/>"
                               "<field number='65' name='OtherDate' type='DATE'/>"
                               "<field number='66' name='At' type='TIME'/>"
                               "<field number='67' name='Day' type='DAY-OF-MONTH'/></fields></fix>";
    expect_text(joined("<fix major='4' minor='1'>", part, ""), NULL,
                "dictionary FIX.4.1\napplver 3\n\nfield 1 Account String\nfield 4 AdvSide char B=B\nfield 5 Two String B=B BB=Bb\n"
                "field 18 ExecInst MultipleStringValue B=B\nfield 35 MsgType String\nfield 64 FutSettDate LocalMktDate\n"
                "field 65 OtherDate UTCDateOnly\nfield 66 At UTCTimestamp\nfield 67 Day DayOfMonth\n");
    expect_text(joined("<fix major='4' minor='2'>", part, ""), NULL,
                "dictionary FIX.4.2\napplver 4\n\nfield 1 Account char\nfield 4 AdvSide char B=B\nfield 5 Two String B=B BB=Bb\n"
                "field 18 ExecInst char B=B\nfield 35 MsgType char\nfield 64 FutSettDate LocalMktDate\n"
                "field 65 OtherDate UTCDateOnly\nfield 66 At UTCTimestamp\nfield 67 Day DayOfMonth\n");
}

static void codes_decide_types(void **state)
{
    (void)state;
    expect_text("<fix major='4' minor='4'><fields>"
                "<field number='1' name='A' type='INT'><value enum='-1'/><value enum='x'/></field>"
                "<field number='2' name='B' type='INT'><value enum='-1'/><value enum='22'/></field>"
                "<field number='3' name='C' type='MULTIPLECHARVALUE'><value enum='x'/></field>"
                "<field number='4' name='D' type='MULTIPLECHARVALUE'><value enum='xy'/></field>"
                "<field number='5' name='E' type='INT'><value enum='-'/></field></fields></fix>",
                NULL,
                "dictionary FIX.4.4\napplver 6\n\nfield 1 A String -1=_1 x=X\nfield 2 B int -1=_1 22=_22\n"
                "field 3 C MultipleCharValue x=X\nfield 4 D MultipleStringValue xy=Xy\nfield 5 E String -=_\n");
}

/* A field of type NumInGroup that counts no group; a component that is twice in a component; one that is empty inside another. */
static void small_repairs(void **state)
{
    (void)state;
    expect_text(
        "<fix major='4' minor='4'><messages><message name='M' msgtype='m'><field name='NoRpts'/><component name='A'/></message>"
        "</messages><components><component name='A'><component name='B'/><field name='F'/><component name='B'/>"
        "<field name='F' required='Y'/><component name='E'/></component><component name='B'><field name='G'/></component>"
        "<component name='E'><component name='E2'/></component><component name='E2'/></components>"
        "<fields><field number='82' name='NoRpts' type='NUMINGROUP'/><field number='1' name='F' type='INT'/>"
        "<field number='2' name='G' type='INT'/></fields></fix>",
        NULL,
        "dictionary FIX.4.4\napplver 6\n\nfield 1 F int\nfield 2 G int\nfield 82 NoRpts int\n\ncomponent A @B F!\n\n"
        "component B G\n\nmessage m M app NoRpts @A\n");
}

/* Two length fields by name: the place decides; none: the place does. */
static void pairs(void **state)
{
    (void)state;
    static const char fields[] =
        "<fields><field number='1' name='ALen' type='LENGTH'/><field number='2' name='ALength' type='LENGTH'/>"
        "<field number='3' name='A' type='DATA'/></fields></fix>";
    static const char head[] = "<fix major='5' minor='0'>";
    static const char begin[] = "dictionary FIX.5.0\nbegin FIXT.1.1\napplver 7\n\nfield 1 ALen Length\nfield 2 ALength Length\n";
    char text[512];
    snprintf(text, sizeof text, "%sfield 3 A data:1\n", begin);
    expect_text(joined(head, "", fields), NULL, text);
    snprintf(text, sizeof text, "%sfield 3 A data:2\n\ntrailer ALength A\n", begin);
    expect_text(joined(head, "<trailer><field name='ALength'/><field name='A'/></trailer>", fields), NULL, text);
    expect_text("<fix major='5' minor='0'><trailer><field name='Size'/><field name='A'/></trailer>"
                "<fields><field number='1' name='Size' type='INT'/><field number='3' name='A' type='DATA'/></fields></fix>",
                NULL, "dictionary FIX.5.0\nbegin FIXT.1.1\napplver 7\n\nfield 1 Size Length\nfield 3 A data:1\n\ntrailer Size A\n");
    expect_fault("<fix major='5' minor='0'><header><field name='Other'/><field name='A'/></header>"
                 "<trailer><field name='Size'/><field name='A'/></trailer>"
                 "<fields><field number='1' name='Size' type='INT'/><field number='2' name='Other' type='INT'/>"
                 "<field number='3' name='A' type='DATA'/></fields></fix>",
                 TW_E_DICT_NAME, "line 1, column 230: data field 'A' has no length field");
}

/* Names that come out alike: fields, components and messages are told apart too. */
static void alike(void **state)
{
    (void)state;
    expect_text("<fix major='4' minor='4'><messages><message name='M' msgtype='a'/><message name='M ' msgtype='b'/></messages>"
                "<components><component name='C-'><field name='X'/></component><component name='C'><field name='X.'/></component>"
                "</components><fields><field number='1' name='X' type='INT'/><field number='2' name='X.' type='INT'/>"
                "<field number='3' name='X2' type='INT'/><field number='4' name='&#252;' type='INT'/></fields></fix>",
                NULL,
                "dictionary FIX.4.4\napplver 6\n\nfield 1 X int\nfield 2 X2 int\nfield 3 X22 int\nfield 4 _ int\n\n"
                "component C X\n\ncomponent C2 X2\n\nmessage a M app\n\nmessage b M2 app\n");
}

/* What does not fit on a line of 140 columns. */
static void wraps(void **state)
{
    (void)state;
#define LONG "LongLongLongLongLongLongLongLongLongLong"
    expect_text(
        "<fix major='4' minor='4'><messages><message name='M' msgtype='a'><field name='A" LONG "'/><field name='B" LONG "'/>"
        "<field name='C" LONG "'/><field name='D" LONG "'/><group name='G1'><field name='A'/></group><group name='G2' required='Y'>"
        "<field name='A" LONG "'/><field name='B" LONG "'/><field name='C" LONG "'/><field name='D" LONG "'/></group>"
        "<field name='A'/></message></messages><fields><field number='1' name='A" LONG "' type='INT'/>"
        "<field number='2' name='B" LONG "' type='INT'/><field number='3' name='C" LONG "' type='INT'/>"
        "<field number='4' name='D" LONG "' type='INT'/><field number='5' name='G1' type='INT'/>"
        "<field number='6' name='G2' type='INT'/><field number='7' name='A' type='STRING' allowOtherValues='Y'>"
        "<value enum='a' description='" LONG "'/><value enum='b' description='" LONG "'/><value enum='c' description='" LONG "'/>"
        "<value enum='d' description='" LONG "'/></field></fields></fix>",
        NULL,
        "dictionary FIX.4.4\napplver 6\n\nfield 1 A" LONG " int\nfield 2 B" LONG " int\nfield 3 C" LONG " int\nfield 4 D" LONG
        " int\nfield 5 G1 NumInGroup\nfield 6 G2 NumInGroup\nfield 7 A String\n"
        "    a=" LONG " b=" LONG "2 c=" LONG "3\n    d=" LONG "4 *\n\n"
        "message a M app\n    A" LONG " B" LONG " C" LONG "\n    D" LONG "\n    G1{A}\n    G2!{\n        A" LONG " B" LONG " C" LONG
        "\n        D" LONG "\n    }\n    A\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(converts),
        cmocka_unit_test(versions),
        cmocka_unit_test(options_replace_facts),
        cmocka_unit_test(options_of_a_later_caller_may_be_longer),
        cmocka_unit_test(refuses_arguments),
        cmocka_unit_test(refuses_faults),
        cmocka_unit_test(refuses_roots),
        cmocka_unit_test(old_types),
        cmocka_unit_test(codes_decide_types),
        cmocka_unit_test(pairs),
        cmocka_unit_test(alike),
        cmocka_unit_test(wraps),
        cmocka_unit_test(small_repairs),
    };
    return cmocka_run_group_tests_name("xml_quickfix", tests, NULL, NULL);
}
