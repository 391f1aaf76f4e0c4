/* SPDX-License-Identifier: Apache-2.0 */
/* Each rule: the exact faults, in their order. */
#include "validate_test.h"
#include "validator.h"

static const char text_[] =
    "dictionary V\nfield 8 BeginString String\nfield 9 BodyLength Length\nfield 35 MsgType String 0=Heartbeat\nfield 34 MsgSeqNum SeqNum\n"
    "field 49 SenderCompID String\nfield 10 CheckSum String\nfield 627 NoHops NumInGroup\nfield 628 HopCompID String\n"
    "field 11 ClOrdID String\nfield 54 Side char 1=Buy 2=Sell\nfield 18 ExecInst MultipleCharValue a=A b=B\nfield 44 Price Price\n"
    "field 59 Open char 0=Day *\nfield 60 Time UTCTimestamp\nfield 95 Len Length\nfield 96 Data data:95\nfield 58 Text String\n"
    "field 453 NoParties NumInGroup\nfield 448 PartyID String\nfield 447 Source char\nfield 452 Role int\n"
    "field 802 NoSubs NumInGroup\nfield 523 SubID String\nfield 803 SubType int\n"
    "field 555 NoLegs NumInGroup\nfield 600 LegSymbol String\nfield 999 Unused int\nfield 6000 Own int\n"
    "field 670 NoOuter NumInGroup\nfield 671 NoInner NumInGroup\nfield 672 InnerFirst String\nfield 673 OuterText String\n"
    "header BeginString! BodyLength! MsgType! MsgSeqNum SenderCompID NoHops{HopCompID!}\ntrailer CheckSum!\n"
    "component Parties NoParties{PartyID! Source Role! NoSubs{SubID SubType!} Text}\n"
    "message D Order app ClOrdID! Side @Parties ExecInst Price Open Time Len Data Text NoLegs{LegSymbol! Side} NoOuter{NoInner{InnerFirst!} "
    "OuterText}\nmessage 0 Beat admin Text\n";

static tw_dict *dict_;

/* The message, '|' for SOH, has these faults: "rule:reason:tag@field" with "/group:entry" inside groups, '-' for a field that is missing. */
static void faults_are(const uint8_t *policy, const char *body, const char *expected)
{
    uint8_t bytes[2048];
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, body);
    checker *c = checker_new(dict_, NULL, policy, 0);
    const ref *r = checked(c, bytes, length);
    char said[1024] = "";
    size_t at = 0;
    for (uint32_t i = 0; i < r->count; i++) {
        const tw_fault *f = &r->faults[i];
        at += (size_t)snprintf(said + at, sizeof said - at, "%s%u:%d:%u@", i ? " " : "", f->rule, (int)f->reason, f->tag);
        if (f->field == TW_NONE)
            at += (size_t)snprintf(said + at, sizeof said - at, "-%u", f->offset);
        else
            at += (size_t)snprintf(said + at, sizeof said - at, "%u", f->field);
        if (f->group || f->entry)
            at += (size_t)snprintf(said + at, sizeof said - at, "/%u:%u", f->group, f->entry);
        if (f->field != TW_NONE)
            assert_int_equal(f->offset, f->field ? tw_index_ends(c->index)[f->field - 1] + 1 : 0);
    }
    if (strcmp(said, expected) != 0)
        fail_msg("%s\n has %s\n not %s", body, said, expected);
    checker_free(c);
}

#define HEAD "8=V|9=5|35=D|34=1|49=A|"
#define GOOD(body) HEAD "11=o|" body "10=000|"

static void good_messages_have_no_faults(void **state)
{
    (void)state;
    static const char *const good[] = {
        GOOD(""),
        GOOD("54=1|44=1.5|59=x|60=20260703-19:28:00.123|95=3|96=a|b|58=t|"),
        GOOD("18=a b|95=0|96=|58=x|"),
        GOOD("453=0|58=x|"),
        GOOD("453=2|448=a|452=1|58=y|448=b|452=2|58=x|"),
        GOOD("453=1|448=a|447=D|452=1|802=2|523=x|803=1|523=y|803=2|58=in|54=1|"),
        GOOD("453=1|448=a|452=1|802=0|54=2|"),
        GOOD("670=2|671=1|672=x|671=2|672=x|672=y|673=t|"),
        GOOD("670=1|671=0|673=t|58=a|"),
        GOOD("453=002|448=a|452=1|448=b|452=2|"),
        "8=V|9=5|35=D|627=2|628=a|628=b|34=7|11=o|10=000|",
        "8=V|9=5|35=0|10=000|",
    };
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        faults_are(NULL, good[i], "");
}

static void each_rule_reports_its_faults(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        /* MSGTYPE: known tags are then nobody's fault, values are */
        {"8=V|9=5|35=ZZ|34=1|11=o|58=|453=1|448=a|10=000|", "0:11:35@2 5:4:58@5"},
        {"8=V|9=5|35=ZZ|77=1|9000=2|58=x|10=000|", "0:11:35@2 1:0:77@3 2:0:9000@4"},
        {"8=|9=x|35=Z|10=1|", "5:4:8@0 7:6:9@1 0:11:35@2"},
        {"8=V|9=5|35=|11=o|10=000|", "5:4:35@2"},
        {"8=V|9=5|34=7|11=o|10=0|", "8:14:34@2 4:1:35@-23"},
        /* TAG, TAG_USER, TAG_MESSAGE */
        {GOOD("4999=x|"), "1:0:4999@6"},
        {GOOD("5000=x|"), "2:0:5000@6"},
        {GOOD("2147483647=x|"), "2:0:2147483647@6"},
        {GOOD("9999=|4=|"), "2:0:9999@6 5:4:9999@6 1:0:4@7 5:4:4@7"},
        {GOOD("999=1|"), "3:2:999@6"},
        {GOOD("999=x|6000=y|"), "3:2:999@6 7:6:999@6 3:2:6000@7 7:6:6000@7"},
        {GOOD("448=x|628=y|"), "3:2:448@6 3:2:628@7"},
        {"8=V|9=5|35=0|11=o|10=000|", "3:2:11@3"},
        /* REQUIRED */
        {HEAD "54=1|10=000|", "4:1:11@-35"},
        {"8=V|9=5|35=D|11=o|", "4:1:10@-18"},
        {"8=V|35=D|11=o|10=0|", "8:14:35@1 4:1:9@-19"},
        {GOOD("453=2|448=a|448=b|452=1|58=x|"), "4:1:452@-40/453:1"},
        {GOOD("453=2|448=a|452=1|448=b|54=1|"), "4:1:452@-52/453:2"},
        {GOOD("453=1|448=a|452=1|802=1|523=x|54=1|"), "4:1:803@-58/802:1"},
        /* EMPTY, CODE, FORMAT */
        {GOOD("58=|54=|44=|"), "5:4:58@6 5:4:54@7 5:4:44@8"},
        {GOOD("54=3|18=a c|18=a|"), "6:5:54@6 6:5:18@7 9:13:18@8"},
        {GOOD("54=12|18=ab|18=a  b|"), "7:6:54@6 7:6:18@7 9:13:18@8 7:6:18@8"},
        {GOOD("44=1e5|60=20260703|59=xy|"), "7:6:44@6 7:6:60@7 7:6:59@8"},
        {"8=V|9=-5|35=D|34=-00000000000000000001|11=o|10=0|", "7:6:9@1 7:6:34@3"},
        /* ORDER */
        {"9=5|8=V|35=D|11=o|10=0|", "8:14:9@0"},
        {"8=V|9=5|34=1|35=D|11=o|10=0|", "8:14:34@2"},
        {GOOD("34=2|"), "8:14:34@6 9:13:34@6"},
        {"8=V|9=5|35=D|11=o|34=2|627=1|628=x|10=0|", "8:14:34@4 8:14:627@5 3:2:628@6"},
        {HEAD "10=000|11=o|", "8:14:11@6"},
        {HEAD "10=000|11=o|453=1|", "8:14:11@6 8:14:453@7"},
        {HEAD "11=o|10=0|49=B|", "8:14:49@7 9:13:49@7"},
        /* TWICE */
        {GOOD("11=p|54=1|54=1|"), "9:13:11@6 9:13:54@8"},
        {GOOD("453=1|448=a|452=1|452=2|"), "9:13:452@9/453:1"},
        {GOOD("453=1|448=a|452=1|453=1|448=b|452=1|"), "9:13:453@9"},
        /* GROUP_COUNT */
        {GOOD("453=2|448=a|452=1|58=x|"), "10:16:453@6"},
        {GOOD("453=1|448=a|452=1|448=b|452=1|58=x|"), "10:16:453@6"},
        {GOOD("453=1|54=1|"), "10:16:453@6"},
        {GOOD("453=0|448=a|452=1|"), "10:16:453@6"},
        {GOOD("453=0|447=a|452=1|"), "11:15:447@7/453:1 4:1:448@-46/453:1 10:16:453@6"},
        {GOOD("453=x|448=a|452=1|"), "7:6:453@6"},
        {GOOD("453=|448=a|452=1|448=b|452=1|"), "5:4:453@6"},
        {GOOD("453=-1|448=a|452=1|"), "7:6:453@6"},
        {GOOD("453=99999999999|448=a|452=1|"), "10:16:453@6"},
        {GOOD("453=99999999999999999999|448=a|452=1|"), "7:6:453@6 10:16:453@6"},
        {GOOD("453=4294967297|448=a|452=1|"), "10:16:453@6"},
        {GOOD("453=1|448=a|452=1|802=2|523=x|803=1|54=1|"), "10:16:802@9/453:1"},
        {GOOD("453=2|448=a|452=1|802=2|523=x|803=1|54=1|"), "10:16:802@9/453:1 10:16:453@6"},
        /* GROUP_START */
        {GOOD("453=1|452=1|447=D|"), "11:15:452@7/453:1 12:15:447@8/453:1 4:1:448@-46/453:1"},
        {GOOD("453=1|452=1|448=a|"), "11:15:452@7/453:1 4:1:448@-40/453:1 4:1:452@-46/453:2 10:16:453@6"},
        {GOOD("670=1|673=x|"), "11:15:673@7/670:1"},
        /* GROUP_ORDER */
        {GOOD("453=1|448=a|452=1|447=D|"), "12:15:447@9/453:1"},
        {GOOD("453=1|448=a|58=x|452=1|447=D|"), "12:15:452@9/453:1 12:15:447@10/453:1"},
        /* GROUP_TAG; at the end of a group it may be anybody's */
        {GOOD("453=1|448=a|999=1|452=1|"), "13:2:999@8/453:1"},
        {GOOD("453=1|448=a|4=1|452=1|"), "13:0:4@8/453:1"},
        {GOOD("453=1|448=a|9000=1|452=1|"), "2:0:9000@8/453:1"},
        {GOOD("453=1|448=a|452=1|4=1|"), "1:0:4@9/453:1"},
        {GOOD("453=1|448=a|452=1|999=1|54=1|"), "3:2:999@9/453:1"},
        /* DATA_LENGTH */
        {GOOD("96=abc|"), "14:1:95@6"},
        {GOOD("95=3|58=x|96=abc|"), "14:1:95@8"},
        /* what is in two levels belongs to the innermost */
        {GOOD("453=1|448=a|452=1|802=1|523=x|803=1|58=in|58=out|58=more|"), "9:13:58@13/453:1 9:13:58@14/453:1"},
        {GOOD("555=2|600=a|54=1|600=b|54=1|54=2|"), "9:13:54@11/555:2"},
        {"", "4:1:8@-0 4:1:9@-0 4:1:35@-0 4:1:10@-0"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        faults_are(NULL, cases[i][0], cases[i][1]);
}

/* A message for each rule, its one fault, and the reason. */
static const struct {
    const char *text;
    int32_t reason;
} one_of_each[TW_RULE_COUNT] = {
    [TW_RULE_MSGTYPE] = {"8=V|9=5|35=ZZ|10=0|", 11},
    [TW_RULE_TAG] = {GOOD("77=x|"), 0},
    [TW_RULE_TAG_USER] = {GOOD("7777=x|"), 0},
    [TW_RULE_TAG_MESSAGE] = {GOOD("999=1|"), 2},
    [TW_RULE_REQUIRED] = {HEAD "10=0|", 1},
    [TW_RULE_EMPTY] = {GOOD("58=|"), 4},
    [TW_RULE_CODE] = {GOOD("54=3|"), 5},
    [TW_RULE_FORMAT] = {GOOD("44=x|"), 6},
    [TW_RULE_ORDER] = {"8=V|35=D|9=5|11=o|10=0|", 14},
    [TW_RULE_TWICE] = {GOOD("11=o|"), 13},
    [TW_RULE_GROUP_COUNT] = {GOOD("453=1|"), 16},
    [TW_RULE_GROUP_START] = {GOOD("670=1|673=x|"), 15},
    [TW_RULE_GROUP_ORDER] = {GOOD("453=1|448=a|452=1|447=D|"), 15},
    [TW_RULE_GROUP_TAG] = {GOOD("453=1|448=a|999=1|452=1|"), 2},
    [TW_RULE_DATA_LENGTH] = {GOOD("96=x|"), 1},
};

static void each_policy_of_each_rule_is_kept(void **state)
{
    (void)state;
    for (uint32_t rule = 0; rule < TW_RULE_COUNT; rule++)
        for (uint32_t policy = TW_POLICY_DEFAULT; policy <= TW_POLICY_IGNORE; policy++) {
            uint8_t policies[TW_RULE_COUNT] = {0}, bytes[512];
            policies[rule] = (uint8_t)policy;
            uint32_t length = (uint32_t)soh(bytes, sizeof bytes, one_of_each[rule].text);
            checker *c = checker_new(dict_, NULL, policies, 0);
            const ref *r = checked(c, bytes, length);
            uint32_t lenient = rule == TW_RULE_TAG_USER || rule == TW_RULE_GROUP_ORDER;
            uint32_t expected = policy ? policy : lenient ? TW_POLICY_ACCEPT : TW_POLICY_REJECT;
            assert_int_equal(r->count, policy != TW_POLICY_IGNORE);
            assert_int_equal(r->bad, policy != TW_POLICY_IGNORE && expected != TW_POLICY_ACCEPT);
            if (r->count) {
                assert_int_equal(r->faults[0].rule, rule);
                assert_int_equal(r->faults[0].policy, expected);
                assert_int_equal(r->faults[0].reason, one_of_each[rule].reason);
                assert_string_not_equal(tw_reason_text(r->faults[0].reason), "");
            }
            checker_free(c);
        }
}

static void faults_max_and_room_limit_what_is_reported(void **state)
{
    (void)state;
    uint8_t bytes[512];
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, GOOD("58=|9000=x|54=3|11=p|44=x|9001=y|"));
    for (uint32_t most = 0; most < 8; most++)
        for (uint32_t room = 0; room < 8; room++) {
            checker *c = checker_new(dict_, NULL, NULL, most);
            uint8_t *input = input_end(bytes, length);
            assert_int_equal(tw_index_fields(c->index, input, length, NULL), TW_OK);
            checker_agrees(c, input, length, room);
            static const uint32_t counts[] = {6, 1, 3, 4, 5, 6, 6, 6};
            assert_int_equal(c->ref.count, counts[most]);
            assert_int_equal(tw_validate(c->validator, c->index, input, NULL, 0, NULL, NULL), TW_E_VALIDATE);
            checker_free(c);
        }
}

static void arguments_are_checked(void **state)
{
    (void)state;
    static uint8_t memory[1 << 18] __attribute__((aligned(64)));
    tw_validator_options good = {.size = sizeof good, .dict = dict_}, o = good;
    uint32_t size = 0, count = 7;
    tw_validator *v = NULL;
    tw_error error = {0};
    assert_int_equal(tw_validator_size(NULL, &size), TW_E_ARGUMENT);
    assert_int_equal(tw_validator_size(&good, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_validator_size(&good, &size), TW_OK);
    assert_in_range(size, 1, sizeof memory);
    o.size = (uint32_t)offsetof(tw_validator_options, transport);
    assert_int_equal(tw_validator_size(&o, &size), TW_OK);
    o.size--;
    assert_int_equal(tw_validator_size(&o, &size), TW_E_ARGUMENT);
    o = good;
    o.dict = NULL;
    assert_int_equal(tw_validator_size(&o, &size), TW_E_ARGUMENT);
    for (uint32_t rule = 0; rule < 32; rule++)
        for (uint32_t policy = 0; policy < 7; policy++) {
            o = good;
            o.policy[rule] = (uint8_t)policy;
            tw_status expected = policy > TW_POLICY_IGNORE || (rule >= TW_RULE_COUNT && policy) ? TW_E_ARGUMENT : TW_OK;
            assert_int_equal(tw_validator_init(memory, sizeof memory, &o, &v, &error), expected);
        }
    v = NULL;
    assert_int_equal(tw_validator_init(NULL, size, &good, &v, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_validator_init(memory, size, NULL, &v, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_validator_init(memory, size, &good, NULL, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_validator_init(memory, size - 1, &good, &v, &error), TW_E_MEMORY);
    assert_int_equal(tw_validator_init(memory + 32, size, &good, &v, &error), TW_E_MEMORY);
    assert_int_equal(error.status, TW_E_MEMORY);
    assert_null(v);
    assert_int_equal(tw_validator_init(memory, size, &good, &v, &error), TW_OK);
    checker *c = checker_new(dict_, NULL, NULL, 0);
    tw_fault fault;
    assert_int_equal(tw_index_fields(c->index, "8=V\001", 4, NULL), TW_OK);
    assert_int_equal(tw_validate(NULL, c->index, "8=V\001", NULL, 0, &count, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_validate(v, NULL, "8=V\001", NULL, 0, &count, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_validate(v, c->index, NULL, NULL, 0, &count, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_validate(v, c->index, "8=V\001", NULL, 1, &count, &error), TW_E_ARGUMENT);
    assert_int_equal(count, 7);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(tw_validate(v, c->index, "8=V\001", &fault, 1, &count, NULL), TW_E_VALIDATE);
    assert_int_equal(count, 3);
    assert_int_equal(tw_index_fields(c->index, NULL, 0, NULL), TW_OK);
    assert_int_equal(tw_validate(v, c->index, NULL, NULL, 0, &count, NULL), TW_E_VALIDATE);
    checker_free(c);
}

static void reasons_have_texts(void **state)
{
    (void)state;
    for (int32_t reason = 0; reason <= 17; reason++)
        assert_string_not_equal(tw_reason_text(reason), "");
    assert_string_equal(tw_reason_text(1), "Required tag missing");
    assert_string_equal(tw_reason_text(16), "Incorrect NumInGroup count for repeating group");
    assert_string_equal(tw_reason_text(-1), "");
    assert_string_equal(tw_reason_text(18), "");
    assert_string_equal(tw_reason_text(INT32_MAX), "");
}

static void a_group_goes_as_deep_as_a_dictionary_allows(void **state)
{
    (void)state;
    char text[8192], body[4096];
    int at = sprintf(
        text,
        "dictionary G\nfield 8 B String\nfield 9 L Length\nfield 35 T String\nfield 10 C String\nheader B! L! T!\ntrailer C!\n");
    for (int i = 0; i < 64; i++)
        at += sprintf(text + at, "field %d No%d NumInGroup\n", 100 + i, i);
    at += sprintf(text + at, "field 50 Leaf int\nmessage D M app");
    for (int i = 0; i < 64; i++)
        at += sprintf(text + at, " No%d{", i);
    sprintf(text + at, "Leaf!%.64s", "}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}");
    tw_dict *dict = dict_of(text);
    checker *c = checker_new(dict, NULL, NULL, 0);
    at = sprintf(body, "8=G|9=1|35=D|");
    for (int i = 0; i < 64; i++)
        at += sprintf(body + at, "%d=1|", 100 + i);
    for (int leaves = 0; leaves < 3; leaves++) {
        uint8_t bytes[2048];
        char whole[4200];
        sprintf(whole, "%s%.*s10=0|", body, leaves * 5, "50=1|50=2|");
        const ref *r = checked(c, bytes, (uint32_t)soh(bytes, sizeof bytes, whole));
        assert_int_equal(r->count, leaves == 1 ? 0 : 1);
        if (r->count) {
            assert_int_equal(r->faults[0].tag, 163);
            assert_int_equal(r->faults[0].group, 162);
        }
    }
    checker_free(c);
    guard_free(dict);
}

/* The word is what a call of another thread would have set. */
static void a_call_during_another_is_refused_by_debug_builds(void **state)
{
    (void)state;
    checker *c = checker_new(dict_, NULL, NULL, 0);
    assert_int_equal(tw_index_fields(c->index, "8=FIX.4.4\001", 10, NULL), TW_OK);
#ifdef NDEBUG
    const tw_status expected = TW_E_VALIDATE;
#else
    const tw_status expected = TW_E_STATE;
#endif
    c->validator->busy = 1;
    assert_int_equal(tw_validate(c->validator, c->index, "8=FIX.4.4\001", NULL, 0, NULL, NULL), expected);
    c->validator->busy = 0;
    assert_int_equal(tw_validate(c->validator, c->index, "8=FIX.4.4\001", NULL, 0, NULL, NULL), TW_E_VALIDATE);
    assert_int_equal(tw_validate(c->validator, c->index, "8=FIX.4.4\001", NULL, 0, NULL, NULL), TW_E_VALIDATE);
    checker_free(c);
}

static int set_up(void **state)
{
    (void)state;
    dict_ = dict_of(text_);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_messages_have_no_faults),
        cmocka_unit_test(each_rule_reports_its_faults),
        cmocka_unit_test(each_policy_of_each_rule_is_kept),
        cmocka_unit_test(faults_max_and_room_limit_what_is_reported),
        cmocka_unit_test(arguments_are_checked),
        cmocka_unit_test(reasons_have_texts),
        cmocka_unit_test(a_call_during_another_is_refused_by_debug_builds),
        cmocka_unit_test(a_group_goes_as_deep_as_a_dictionary_allows),
    };
    return cmocka_run_group_tests_name("validate_rule", tests, set_up, NULL);
}
