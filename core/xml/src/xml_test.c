/* SPDX-License-Identifier: Apache-2.0 */
#include "xml_test.h"

#include <stdio.h>
#include <stdlib.h>

void expect_text(const char *xml, const tw_xml_options *options, const char *text)
{
    uint32_t length = (uint32_t)strlen(xml), needed = 0, written = 0;
    tw_error error = {0};
    char *input = guard_end(length);
    memcpy(input, xml, length);
    tw_status status = tw_xml_convert(input, length, options, NULL, 0, &needed, &error);
    if (status != TW_ROOM)
        print_error("%d: %s\n", (int)status, error.text);
    assert_int_equal(status, TW_ROOM);
    char *out = guard_end(needed);
    assert_int_equal(tw_xml_convert(input, length, options, out, needed - 1, &written, &error), TW_ROOM);
    assert_int_equal(written, needed);
    assert_int_equal(tw_xml_convert(input, length, options, out, needed, &written, &error), TW_OK);
    assert_int_equal(written, needed);
    char *copy = malloc(needed + 1);
    assert_non_null(copy);
    memcpy(copy, out, needed);
    copy[needed] = 0;
    assert_string_equal(copy, text);
    free(copy);
    guard_free(out);
    guard_free(input);
}

void expect_fault_bytes(const void *xml, uint32_t length, tw_status status, const char *text)
{
    for (int at_end = 0; at_end < 2; at_end++) {
        char *input = at_end ? guard_end(length) : guard_begin(length);
        memcpy(input, xml, length);
        uint32_t written = 7;
        tw_error error;
        memset(&error, 7, sizeof error);
        tw_status got = tw_xml_convert(input, length, NULL, NULL, 0, &written, &error);
        assert_string_equal(error.text, text);
        assert_int_equal(got, status);
        assert_int_equal(error.status, status);
        assert_int_equal(error.reason, -1);
        assert_int_equal(error.tag, 0);
        assert_int_equal(written, 0);
        unsigned line = 1, column = 1, line_said = 0, column_said = 0;
        for (uint32_t i = 0; i < error.offset; i++) {
            column++;
            if (input[i] == '\n')
                line++, column = 1;
        }
        assert_int_equal(sscanf(error.text, "line %u, column %u: ", &line_said, &column_said), 2);
        assert_int_equal(line_said, line);
        assert_int_equal(column_said, column);
        assert_int_equal(tw_xml_convert(input, length, NULL, NULL, 0, &written, NULL), status);
        guard_free(input);
    }
}

void expect_fault(const char *xml, tw_status status, const char *text)
{
    expect_fault_bytes(xml, (uint32_t)strlen(xml), status, text);
}

const char *joined(const char *head, const char *middle, const char *tail)
{
    static char text[1 << 16];
    assert_true((size_t)snprintf(text, sizeof text, "%s%s%s", head, middle, tail) < sizeof text);
    return text;
}

char *file_bytes(const char *folder, const char *name, uint32_t *length)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    enum { SIZE_MAX_READ = 16 << 20 };
    char *bytes = malloc(SIZE_MAX_READ);
    assert_non_null(bytes);
    *length = (uint32_t)fread(bytes, 1, SIZE_MAX_READ, file);
    fclose(file);
    return bytes;
}

/* Written for these tests; what it describes is no real version. */
const char quickfix_sample[] =
    "<?xml version='1.0' encoding='UTF-8'?>\n"
    "<!-- a small dictionary -->\n"
    "<fix type='FIX' major='4' minor='4' servicepack='0'>\n"
    " <header>\n"
    "  <field name='BeginString' required='Y'/>\n"
    "  <field name='MsgType' required='Y'/>\n"
    "  <group name='NoHops' required='N'><field name='HopCompID' required='N'/></group>\n"
    " </header>\n"
    " <messages>\n"
    "  <message name='Beat' msgtype='0' msgcat='admin'/>\n"
    "  <message name='Order' msgtype='D' msgcat='app'>\n"
    "   <field name='Side' required='Y'/>\n"
    "   <component name='Terms' required='Y'/>\n"
    "   <component name='Nothing' required='N'/>\n"
    "   <field name='Note' required='N'/>\n"
    "   <field name='Note' required='Y'/>\n"
    "  </message>\n"
    " </messages>\n"
    " <trailer><field name='CheckSum' required='Y'/></trailer>\n"
    " <components>\n"
    "  <component name='Terms'>\n"
    "   <group name='NoTerms' required='Y'>\n"
    "    <field name='TermKind' required='Y'/>\n"
    "    <field name='BlobLen' required='N'/>\n"
    "    <field name='Blob' required='N'/>\n"
    "    <component name='Deep' required='N'/>\n"
    "   </group>\n"
    "   <field name='EncodedLength'/><field name='Encoded'/>\n"
    "  </component>\n"
    "  <component name='Deep'><field name='When' required='N'/><field name='Odd-Name' required='N'/></component>\n"
    "  <component name='Nothing'/>\n"
    " </components>\n"
    " <fields>\n"
    "  <field number='54' name='Side' type='CHAR'>\n"
    "   <value enum='1' description='BUY'/>\n"
    "   <value enum='2' description='SELL_SHORT'/>\n"
    "   <value enum='3' description='SELL_SHORT'/>\n"
    "   <value enum='4' description='2_SIDES'/>\n"
    "   <value enum='5'/>\n"
    "  </field>\n"
    "  <field number='8' name='BeginString' type='STRING'/>\n"
    "  <field number='35' name='MsgType' type='STRING'><value enum='0' description='BEAT'/></field>\n"
    "  <field number='10' name='CheckSum' type='STRING'/>\n"
    "  <field number='627' name='NoHops' type='INT'/>\n"
    "  <field number='628' name='HopCompID' type='String'/>\n"
    "  <field number='9001' name='NoTerms' type='NUMINGROUP'/>\n"
    "  <field number='9002' name='TermKind' type='MULTIPLEVALUESTRING' allowOtherValues='Y'>\n"
    "   <values><value enum='A=B' description='aToB'/></values>\n"
    "  </field>\n"
    "  <field number='9004' name='Blob' type='DATA'/>\n"
    "  <field number='9003' name='BlobLen' type='INT'/>\n"
    "  <field number='9006' name='Encoded' type='XMLDATA'/>\n"
    "  <field number='9005' name='EncodedLength' type='LENGTH'/>\n"
    "  <field number='9007' name='When' type='UTCDATE'/>\n"
    "  <field number='9008' name='Odd-Name' type='CHAR'><value enum='AB' description='x y'/><value enum='free text'/></field>\n"
    "  <field number='58' name='Note' type='STRING'/>\n"
    " </fields>\n"
    "</fix>\n";

const char quickfix_text[] = "dictionary FIX.4.4\n"
                             "applver 6\n"
                             "\n"
                             "field 8 BeginString String\n"
                             "field 10 CheckSum String\n"
                             "field 35 MsgType String 0=Beat *\n"
                             "field 54 Side char 1=Buy 2=SellShort 3=SellShort2 4=_2Sides 5=_5\n"
                             "field 58 Note String\n"
                             "field 627 NoHops NumInGroup\n"
                             "field 628 HopCompID String\n"
                             "field 9001 NoTerms NumInGroup\n"
                             "field 9002 TermKind MultipleStringValue A=B=AToB *\n"
                             "field 9003 BlobLen Length\n"
                             "field 9004 Blob data:9003\n"
                             "field 9005 EncodedLength Length\n"
                             "field 9006 Encoded XMLData:9005\n"
                             "field 9007 When UTCDateOnly\n"
                             "field 9008 OddName String AB=XY *\n"
                             "\n"
                             "component Deep When OddName\n"
                             "\n"
                             "component Terms NoTerms!{TermKind! BlobLen Blob @Deep} EncodedLength Encoded\n"
                             "\n"
                             "header BeginString! MsgType! NoHops{HopCompID}\n"
                             "\n"
                             "trailer CheckSum!\n"
                             "\n"
                             "message 0 Beat admin\n"
                             "\n"
                             "message D Order app Side! @Terms! Note!\n";

const char orchestra_sample[] =
    "<?xml version='1.0'?>\n"
    "<f:repository xmlns:f='http://fixprotocol.io/2020/orchestra/repository' xmlns:dc='http://purl.org/dc/elements/1.1/'\n"
    "  name='Sample' version='FIX.5.0SP2_EP999'>\n"
    " <f:metadata><dc:title>Sample</dc:title></f:metadata>\n"
    " <f:datatypes><f:datatype name='Text' baseType='String'/><f:datatype name='String'/></f:datatypes>\n"
    " <f:codeSets>\n"
    "  <f:codeSet name='SideCodeSet' id='54' type='char'>\n"
    "   <f:code name='Buy' id='1' value='1'><f:annotation><f:documentation>words</f:documentation></f:annotation></f:code>\n"
    "   <f:code name='SELL' id='2' value='2'/>\n"
    "  </f:codeSet>\n"
    "  <f:codeSet name='SideCodeSet' id='54' type='char' scenario='other'><f:code name='Only' id='1' value='1'/></f:codeSet>\n"
    "  <f:codeSet name='SettlTypeCodeSet' id='63' type='String'><f:code name='Regular' id='3' value='0'/></f:codeSet>\n"
    " </f:codeSets>\n"
    " <f:categories><f:category name='Lines' section='Session'/><f:category name='Trade' section='Trade'/></f:categories>\n"
    " <f:fields>\n"
    "  <f:field id='54' name='Side' type='SideCodeSet'><f:annotation/></f:field>\n"
    "  <f:field id='63' name='SettlType' type='SettlTypeCodeSet' unionDataType='Tenor'/>\n"
    "  <f:field id='58' name='Note' type='Text'/>\n"
    "  <f:field id='58' name='Remark' type='Text' scenario='other'/>\n"
    "  <f:field id='355' name='EncodedNote' type='data' lengthId='354'/>\n"
    "  <f:field id='354' name='EncodedNoteSize' type='Length'/>\n"
    "  <f:field id='453' name='NoParties' type='NumInGroup'/>\n"
    "  <f:field id='448' name='PartyID' type='String'/>\n"
    "  <f:field id='8' name='BeginString' type='String'/>\n"
    "  <f:field id='10' name='CheckSum' type='String'/>\n"
    "  <f:field id='847' name='Rate' type='float'/>\n"
    " </f:fields>\n"
    " <f:components>\n"
    "  <f:component id='1024' name='StandardHeader' category='Session'><f:fieldRef id='8' presence='required'/></f:component>\n"
    "  <f:component id='1025' name='StandardTrailer' category='Session'><f:fieldRef id='10' presence='required'/></f:component>\n"
    "  <f:component id='7' name='Remarks' scenario='other'><f:fieldRef id='99999'/></f:component>\n"
    "  <f:component id='7' name='Remarks'>\n"
    "   <f:fieldRef id='58'/><f:fieldRef id='354' presence='optional'/><f:fieldRef id='355'/>\n"
    "   <f:fieldRef id='847' presence='forbidden'/>\n"
    "  </f:component>\n"
    " </f:components>\n"
    " <f:groups>\n"
    "  <f:group id='7' name='Parties' category='Common'>\n"
    "   <f:annotation/><f:numInGroup id='453'/><f:fieldRef id='448' presence='required'/>\n"
    "  </f:group>\n"
    " </f:groups>\n"
    " <f:messages>\n"
    "  <f:message id='1' name='Beat' msgType='0' category='Lines'><f:structure>\n"
    "   <f:componentRef id='1024' presence='required'/><f:componentRef id='1025' presence='required'/>\n"
    "  </f:structure></f:message>\n"
    "  <f:message id='2' name='Order' msgType='D' category='Trade'>\n"
    "   <f:structure>\n"
    "    <f:componentRef id='1024' presence='required'/>\n"
    "    <f:fieldRef id='54' presence='required'><f:rule presence='required'><f:when>x</f:when></f:rule></f:fieldRef>\n"
    "    <f:groupRef id='7' presence='required'/>\n"
    "    <f:componentRef id='7'/>\n"
    "    <f:fieldRef id='63' presence='constant' value='0'/>\n"
    "    <f:fieldRef id='847' presence='ignored'/>\n"
    "    <f:componentRef id='1025' presence='required'/>\n"
    "   </f:structure>\n"
    "   <f:responses><f:response/></f:responses>\n"
    "  </f:message>\n"
    "  <f:message id='2' name='Order' msgType='D' scenario='market'><f:structure><f:fieldRef id='77'/></f:structure></f:message>\n"
    " </f:messages>\n"
    "</f:repository>\n";

const char orchestra_text[] = "dictionary FIX.5.0SP2\n"
                              "begin FIXT.1.1\n"
                              "applver 9\n"
                              "\n"
                              "field 8 BeginString String\n"
                              "field 10 CheckSum String\n"
                              "field 54 Side char 1=Buy 2=SELL\n"
                              "field 58 Note String\n"
                              "field 63 SettlType String 0=Regular *\n"
                              "field 354 EncodedNoteSize Length\n"
                              "field 355 EncodedNote data:354\n"
                              "field 448 PartyID String\n"
                              "field 453 NoParties NumInGroup\n"
                              "field 847 Rate float\n"
                              "\n"
                              "component Parties NoParties!{PartyID!}\n"
                              "\n"
                              "component Remarks Note EncodedNoteSize EncodedNote\n"
                              "\n"
                              "header BeginString!\n"
                              "\n"
                              "trailer CheckSum!\n"
                              "\n"
                              "message 0 Beat admin\n"
                              "\n"
                              "message D Order app Side! @Parties! @Remarks SettlType\n";
