/* SPDX-License-Identifier: Apache-2.0 */
#include "xml_test.h"

static void converts(void **state)
{
    (void)state;
    expect_text(orchestra_sample, NULL, orchestra_text);
}

static void versions(void **state)
{
    (void)state;
    static const char *const rows[][2] = {
        {"<repository version='FIX.4.2'/>", "dictionary FIX.4.2\napplver 4\n"},
        {"<repository name='FIX.4.4' version='1.7'/>", "dictionary FIX.4.4\napplver 6\n"},
        {"<repository name='x' version='FIX.Latest_EP269'/>", "dictionary FIX.Latest\nbegin FIXT.1.1\napplver 10\n"},
        {"<repository name='FIX.5.0SP1_EP97'/>", "dictionary FIX.5.0SP1\nbegin FIXT.1.1\napplver 8\n"},
        {"<repository version='FIXT.1.1'/>", "dictionary FIXT.1.1\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        expect_text(rows[i][0], NULL, rows[i][1]);
    expect_fault("<repository name='Our orders' version='3'/>", TW_E_DICT_SYNTAX,
                 "line 1, column 1: which FIX version is it? 'Our orders' is none that is known");
    expect_fault("<repository/>", TW_E_DICT_SYNTAX, "line 1, column 1: the document has no name and no version");
    const tw_xml_options options = {sizeof options, 0, 7, 0, NULL, "FIX.4.4", NULL};
    expect_text("<repository name='Our orders' version='3'/>", &options, "dictionary OurOrders\nbegin FIX.4.4\n");
}

/* A second thing of one key is a variant: base comes first, else what is there first. */
static void scenarios(void **state)
{
    (void)state;
    expect_text(
        "<repository version='FIX.4.2'><codeSets><codeSet name='S' type='int' scenario='a'><code name='A' value='1'/></codeSet>"
        "<codeSet name='S' type='int' scenario='base'><code name='B' value='2'/></codeSet></codeSets>"
        "<fields><field id='1' name='X' type='int' scenario='a'/><field id='1' name='Y' type='S'/>"
        "<field id='2' name='V' type='int' scenario='b'/><field id='2' name='W' type='int' scenario='c'/></fields>"
        "<groups><group id='1' name='G' scenario='a'><numInGroup id='1'/><fieldRef id='2'/></group></groups>"
        "<components><component id='1' name='C' scenario='a'><fieldRef id='2'/></component>"
        "<component id='1' name='D'><fieldRef id='2'/></component></components>"
        "<messages><message name='M' msgType='m' scenario='a'/>"
        "<message name='N' msgType='m'><structure><componentRef id='1'/></structure></message></messages></repository>",
        NULL,
        "dictionary FIX.4.2\napplver 4\n\nfield 1 Y NumInGroup 2=B\nfield 2 V int\n\ncomponent D V\n\ncomponent G Y!{V}\n\n"
        "message m N app @D\n");
}

/* Lengths without lengthId are found as in QuickFIX's form; types by way of declared ones. */
static void types(void **state)
{
    (void)state;
    expect_text(
        "<repository version='FIX.4.2'><datatypes><datatype name='A' baseType='B'/><datatype name='B' baseType='Price'/>"
        "</datatypes><fields><field id='1' name='P' type='A'/><field id='2' name='R' type='Reserved100Plus'/>"
        "<field id='3' name='Blob' type='data' lengthId='1'/><field id='4' name='BlobLen' type='int'/>"
        "<field id='5' name='Q' type='char' codeSet='QSet'/></fields>"
        "<codeSets><codeSet name='QSet' type='char'><code name='1st' value='a'/><code name='_1st' value='b'/></codeSet></codeSets>"
        "</repository>",
        NULL,
        "dictionary FIX.4.2\napplver 4\n\nfield 1 P Price\nfield 2 R int\nfield 3 Blob data:4\nfield 4 BlobLen Length\n"
        "field 5 Q char a=_1st b=_1st2\n");
}

/* Two fields with one code set; a group among the components, as an early form of Orchestra has it. */
static void shared(void **state)
{
    (void)state;
    expect_text(
        "<repository version='FIX.4.2'><codeSets><codeSet name='S' type='int'><code name='A' value='1'/></codeSet></codeSets>"
        "<fields><field id='1' name='X' type='S'/><field id='2' name='Y' type='S'/><field id='3' name='NoX' type='int'/></fields>"
        "<components><group id='1' name='G'><numInGroup id='3'/><fieldRef id='1'/></group></components></repository>",
        NULL,
        "dictionary FIX.4.2\napplver 4\n\nfield 1 X int 1=A\nfield 2 Y int 1=A\nfield 3 NoX NumInGroup\n\n"
        "component G NoX!{X}\n");
}

static const struct {
    const char *part, *said;
    tw_status status;
} faults[] = {
    {"<datatypes><datatype/></datatypes>", "line 2, column 12: <datatype> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<codeSets><codeSet type='int'/></codeSets>", "line 2, column 11: <codeSet> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<codeSets><codeSet name='A'/></codeSets>", "line 2, column 11: <codeSet> has no attribute 'type'", TW_E_DICT_SYNTAX},
    {"<codeSets><codeSet name='A' type='int'/>\n<codeSet name='A' type='int'/></codeSets>",
     "line 3, column 1: codeSet 'A' is there already", TW_E_DICT_TWICE},
    {"<codeSets><codeSet name='A' type='int'><code value='1'/></codeSet></codeSets>",
     "line 2, column 40: <code> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<codeSets><codeSet name='A' type='int'><code name='A'/></codeSet></codeSets>",
     "line 2, column 40: <code> has no attribute 'value'", TW_E_DICT_SYNTAX},
    {"<codeSets><codeSet name='A' type='int'><code name='A' value='1'/>\n<code name='B' value='1'/></codeSet></codeSets>"
     "<fields><field id='1' name='X' type='A'/></fields>",
     "line 3, column 1: the code '1' is there already", TW_E_DICT_TWICE},
    {"<categories><category/></categories>", "line 2, column 13: <category> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<fields><field id='1' type='int'/></fields>", "line 2, column 9: <field> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<fields><field name='A' type='int'/></fields>", "line 2, column 9: <field> has no attribute 'id'", TW_E_DICT_SYNTAX},
    {"<fields><field id='1' name='A'/></fields>", "line 2, column 9: <field> has no attribute 'type'", TW_E_DICT_SYNTAX},
    {"<fields><field id='1' name='A' type='Wild'/></fields>", "line 2, column 9: field 'A' has an unknown type 'Wild'",
     TW_E_DICT_TYPE},
    {"<datatypes><datatype name='Wild' baseType='Wild'/></datatypes><fields>\n<field id='1' name='A' type='Wild'/></fields>",
     "line 3, column 1: field 'A' has an unknown type 'Wild'", TW_E_DICT_TYPE},
    {"<fields><field id='1' name='A' type='int'/>\n<field id='1' name='B' type='int'/></fields>",
     "line 3, column 1: field 'B' is there already", TW_E_DICT_TWICE},
    {"<fields><field id='1' name='A' type='data' lengthId='0'/></fields>",
     "line 2, column 9: <field>: lengthId '0' is not from 1 to 2147483647", TW_E_DICT_SYNTAX},
    {"<fields><field id='1' name='A' type='data' lengthId='9'/></fields>", "line 2, column 9: data field 'A' has no length field",
     TW_E_DICT_NAME},
    {"<components><component id='1'/></components>", "line 2, column 13: <component> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<components><component name='A'/></components>", "line 2, column 13: <component> has no attribute 'id'", TW_E_DICT_SYNTAX},
    {"<components><component id='1' name='A'/>\n<component id='1' name='B'/></components>",
     "line 3, column 1: component 'B' is there already", TW_E_DICT_TWICE},
    {"<components><component id='1' name='A'><field id='1'/></component></components>",
     "line 2, column 40: <field> is not expected in <a component or structure>", TW_E_DICT_SYNTAX},
    {"<components><component id='1' name='A'><fieldRef/></component></components>",
     "line 2, column 40: <fieldRef> has no attribute 'id'", TW_E_DICT_SYNTAX},
    {"<components><component id='1' name='A'><fieldRef id='7' presence='often'/></component></components>",
     "line 2, column 40: <fieldRef>: unknown presence 'often'", TW_E_DICT_SYNTAX},
    {"<components><component id='1' name='A'><fieldRef id='7'/></component></components>",
     "line 2, column 40: no field with id 7 is declared", TW_E_DICT_NAME},
    {"<components><component id='1' name='A'><componentRef id='7'/></component></components>",
     "line 2, column 40: no component with id 7 is declared", TW_E_DICT_NAME},
    {"<components><component id='1' name='A'><groupRef id='7'/></component></components>",
     "line 2, column 40: no group with id 7 is declared", TW_E_DICT_NAME},
    {"<components><component id='1' name='A'><componentRef id='1'/></component></components>",
     "line 2, column 40: component 'A' is inside itself", TW_E_DICT_LOOP},
    {"<components><component id='1' name='A'><numInGroup id='1'/></component></components>",
     "line 2, column 40: <numInGroup> is not expected in <a component or structure>", TW_E_DICT_SYNTAX},
    {"<groups><group id='1' name='A'><fieldRef id='1'/></group></groups>", "line 2, column 9: group 'A' has no <numInGroup>",
     TW_E_DICT_SYNTAX},
    {"<groups><group id='1' name='A'><numInGroup/></group></groups>", "line 2, column 32: <numInGroup> has no attribute 'id'",
     TW_E_DICT_SYNTAX},
    {"<groups><group id='1' name='A'><numInGroup id='1'/><numInGroup id='2'/></group></groups>",
     "line 2, column 52: <numInGroup> is not expected in <group>", TW_E_DICT_SYNTAX},
    {"<groups><group id='1' name='A'><numInGroup id='1'/></group></groups><fields><field id='1' name='N' type='NumInGroup'/></fields>",
     "line 2, column 9: group 'A' has no fields", TW_E_DICT_SYNTAX},
    {"<groups><group id='1' name='A'><numInGroup id='1'/></group>\n<group id='1' name='B'/></groups>",
     "line 3, column 1: group 'B' is there already", TW_E_DICT_TWICE},
    {"<messages><message msgType='D'/></messages>", "line 2, column 11: <message> has no attribute 'name'", TW_E_DICT_SYNTAX},
    {"<messages><message name='A'/></messages>", "line 2, column 11: <message> has no attribute 'msgType'", TW_E_DICT_SYNTAX},
    {"<messages><message name='A' msgType='1 2'/></messages>",
     "line 2, column 11: msgType '1 2' has a blank in it or begins with '#'", TW_E_DICT_SYNTAX},
    {"<messages><message name='A' msgType='D'/>\n<message name='B' msgType='D'/></messages>",
     "line 3, column 1: the msgType of message 'B' is there already", TW_E_DICT_TWICE},
};

static void refuses_faults(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
        expect_fault(joined("<repository version='FIX.4.4'>\n", faults[i].part, "</repository>"), faults[i].status, faults[i].said);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(converts), cmocka_unit_test(versions),       cmocka_unit_test(scenarios),
        cmocka_unit_test(types),    cmocka_unit_test(refuses_faults), cmocka_unit_test(shared),
    };
    return cmocka_run_group_tests_name("xml_orchestra", tests, NULL, NULL);
}
