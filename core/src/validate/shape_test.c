/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A validator that lives on against one made for each message and the reference: random dictionaries, random messages, and each
 * message again with something changed, so that known shapes are met with all that nearly fits them.
 */
#include "validate_test.h"

#include "validator.h"

typedef struct item {
    uint32_t tag, length;
    uint8_t value[48];
} item;

typedef struct draft {
    uint32_t count;
    item items[400];
} draft;

static uint64_t random_ = 0x5eed;

static uint32_t below(uint32_t limit)
{
    return random_below(&random_, limit);
}

/* A value of the type, now and then one that is not. */
static void value_of(const tw_dict *dict, uint32_t tag, item *out)
{
    static const char *const values[TW_TYPE_XMLDATA + 1][4] = {
        [TW_TYPE_INT] = {"-5", "12345678", "123456789", "0"},
        [TW_TYPE_LENGTH] = {"5", "0", "007", "12345678901"},
        [TW_TYPE_SEQNUM] = {"1", "99", "123456789", "18446744073709551616"},
        [TW_TYPE_DAYOFMONTH] = {"31", "1", "32", "0"},
        [TW_TYPE_QTY] = {"100", "1.5", ".5", "-12345678.25"},
        [TW_TYPE_PRICE] = {"1.25", "100", "5.", "."},
        [TW_TYPE_CHAR] = {"A", "B", "C", "AB"},
        [TW_TYPE_BOOLEAN] = {"Y", "N", "Y", "y"},
        [TW_TYPE_STRING] = {"A", "abc", "a longer value than eight", "B"},
        [TW_TYPE_MULTIPLECHARVALUE] = {"A", "A B", "B C", "A  B"},
        [TW_TYPE_MULTIPLESTRINGVALUE] = {"A", "AB C", "B", " A"},
        [TW_TYPE_MONTHYEAR] = {"202607", "20260703", "202607w1", "202613"},
        [TW_TYPE_UTCTIMESTAMP] = {"20260703-19:28:00.123", "20260703-19:28:00", "99991231-23:59:59", "20260229-00:00:00"},
        [TW_TYPE_UTCDATEONLY] = {"20260703", "20240229", "20260703", "20230229"},
    };
    tw_dict_field f = {.type = TW_TYPE_STRING};
    (void)tw_dict_field_get(dict, tag, &f);
    out->tag = tag;
    const char *text = f.type <= TW_TYPE_XMLDATA ? values[f.type][below(16) ? below(3) : 3] : NULL;
    tw_dict_code code;
    if (f.codes && below(12) && tw_dict_code_at(dict, tag, below(f.codes), &code) == TW_OK)
        text = code.value;
    if (!text)
        text = "x";
    if (below(60) == 0)
        text = "";
    if (tag == 35)
        text = below(3) ? "D" : "E";
    out->length = (uint32_t)strlen(text);
    memcpy(out->value, text, out->length);
}

static void put(draft *d, const tw_dict *dict, uint32_t tag)
{
    if (d->count < 400)
        value_of(dict, tag, &d->items[d->count++]);
}

static void level_put(draft *d, const tw_dict *dict, uint32_t level) /* NOLINT(misc-no-recursion): as deep as the dictionary */
{
    tw_dict_entry e;
    tw_dict_field f;
    uint32_t in_group = level > 2, first_full = below(3);
    for (uint32_t i = 0; tw_dict_member_at(dict, level, i, &e) == TW_OK; i++) {
        int always = (in_group && i == 0) || e.required || first_full == 0;
        if (always ? below(100) == 0 : below(2) == 0)
            continue;
        put(d, dict, e.tag);
        if (e.kind == TW_ENTRY_GROUP && d->count < 300) {
            uint32_t entries = below(4);
            item *count = &d->items[d->count - 1];
            count->length = (uint32_t)sprintf((char *)count->value, below(10) ? "%u" : "0%u", below(12) ? entries : below(3));
            for (uint32_t n = 0; n < entries; n++)
                level_put(d, dict, e.level);
        } else if (tw_dict_field_get(dict, e.tag, &f) == TW_OK && f.type == TW_TYPE_LENGTH && f.pair && d->count < 400) {
            item *length = &d->items[d->count - 1], *data = &d->items[d->count++];
            data->tag = f.pair;
            data->length = below(9);
            for (uint32_t k = 0; k < data->length; k++)
                data->value[k] = input_byte(&random_);
            length->length = (uint32_t)sprintf((char *)length->value, "%u", data->length);
            i++; /* its data field stands behind it in these dictionaries */
        }
    }
}

static uint32_t written(const draft *d, uint8_t *out)
{
    uint32_t at = 0;
    for (uint32_t i = 0; i < d->count; i++)
        at += input_field(out + at, d->items[i].tag, d->items[i].value, d->items[i].length);
    return at;
}

static uint32_t some_tag(const draft *d, const tw_dict *dict)
{
    tw_dict_field f;
    tw_dict_info info;
    if (below(8) == 0)
        return below(2) ? 4000 + below(2000) : below(60) + 1;
    (void)tw_dict_describe(dict, &info);
    if (below(2) && tw_dict_field_at(dict, below(info.fields), &f) == TW_OK)
        return f.tag;
    return d->count ? d->items[below(d->count)].tag : 1;
}

/* One change: of a value, a count, the type, a tag; a field less, more, twice, elsewhere. */
static void change(draft *d, const tw_dict *dict)
{
    if (d->count < 2)
        return;
    uint32_t at = below(d->count), with = below(d->count);
    item kept = d->items[at];
    switch (below(10)) {
    case 0:
    case 1:
    case 2:
    case 3: value_of(dict, kept.tag, &d->items[at]); break;
    case 4: d->items[at].tag = some_tag(d, dict); break;
    case 5:
        memmove(&d->items[at], &d->items[at + 1], (d->count - at - 1) * sizeof kept);
        d->count--;
        break;
    case 6:
        if (d->count < 400) {
            memmove(&d->items[at + 1], &d->items[at], (d->count - at) * sizeof kept);
            d->count++;
            value_of(dict, some_tag(d, dict), &d->items[at]);
        }
        break;
    case 7:
        d->items[at] = d->items[with];
        d->items[with] = kept;
        break;
    case 8:
        for (uint32_t i = 0; i < d->count; i++)
            if (d->items[i].tag == 35)
                d->items[i].length = (uint32_t)sprintf((char *)d->items[i].value, "%s", below(3) ? below(2) ? "D" : "E" : "Z");
        break;
    default:
        for (uint32_t i = 0; i < d->count; i++) {
            tw_dict_field f;
            uint32_t item_ = (at + i) % d->count;
            if (tw_dict_field_get(dict, d->items[item_].tag, &f) == TW_OK && f.type == TW_TYPE_NUMINGROUP) {
                d->items[item_].length = (uint32_t)sprintf((char *)d->items[item_].value, "%u", below(4));
                break;
            }
        }
    }
}

static void messages_of(checker *c, const char *type, uint32_t drafts, uint32_t changes)
{
    static draft first, d;
    static uint8_t bytes[65536];
    tw_dict_message message;
    const tw_dict *body = c->options.dict;
    if (tw_dict_message_get(body, type, (uint32_t)strlen(type), &message) != TW_OK) {
        body = c->transport;
        assert_int_equal(tw_dict_message_get(body, type, (uint32_t)strlen(type), &message), TW_OK);
    }
    for (uint32_t k = 0; k < drafts; k++) {
        first.count = 0;
        level_put(&first, c->transport, TW_LEVEL_HEADER);
        for (uint32_t i = 0; i < first.count; i++)
            if (first.items[i].tag == 35)
                first.items[i].length = (uint32_t)sprintf((char *)first.items[i].value, "%s", type);
        level_put(&first, body, message.level);
        level_put(&first, c->transport, TW_LEVEL_TRAILER);
        for (uint32_t n = 0; n < changes; n++) {
            d = first;
            for (uint32_t m = n ? below(3) : 0; m > 0; m--)
                change(&d, below(4) ? body : c->transport);
            uint32_t length = written(&d, bytes);
            uint8_t *input = below(2) ? input_end(bytes, length) : input_begin(bytes, length);
            if (tw_index_fields(c->index, input, length, NULL) != TW_OK)
                continue; /* a data field that is cut: the index holds what is before it, which is a message too */
            checker_agrees(c, input, length, below(3) ? REF_FAULTS : below(4));
            if (below(8) == 0) /* learn the changed one */
                first = d;
        }
    }
}

/* A dictionary of a handful of fields, groups in groups, fields that stand in several levels. */
static tw_dict *some_dictionary(void)
{
    static const char *const types[] = {"int",
                                        "SeqNum",
                                        "DayOfMonth",
                                        "Qty",
                                        "Price",
                                        "char A=a B=b",
                                        "Boolean",
                                        "String A=a abc=d",
                                        "String",
                                        "MonthYear",
                                        "UTCTimestamp",
                                        "MultipleCharValue A=a B=b",
                                        "char",
                                        "MultipleStringValue A=a AB=b C=c",
                                        "String A=x *",
                                        "int 1=x 12=y A=z",
                                        "String A=a B=b C=c D=d E=e F=f G=g H=h abc=i",
                                        "UTCDateOnly"};
    char text[8192];
    int at = sprintf(
        text,
        "dictionary R\nfield 8 F8 String\nfield 9 F9 Length\nfield 35 F35 String A=a\nfield 10 F10 String\nfield 48 L Length\nfield 49 X data:48\n");
    for (uint32_t tag = 11; tag < 30; tag++)
        at += sprintf(text + at, "field %u F%u %s\n", tag, tag, types[below(sizeof types / sizeof types[0])]);
    for (uint32_t tag = 40; tag < 46; tag++)
        at += sprintf(text + at, "field %u F%u NumInGroup\n", tag, tag);
    at += sprintf(text + at, "field 5001 F5001 int\n");
    for (uint32_t c = 0; c < 3; c++) {
        at += sprintf(text + at, "component C%u", c);
        for (uint32_t tag = 11 + below(4); tag < 30; tag += 1 + below(9))
            at += sprintf(text + at, " F%u%s", tag, below(4) ? "" : "!");
        if (c)
            at += sprintf(text + at, " F%u{F%u! F%u F%u @C%u}\n", 39 + c, 10 + c, 20 + c, 11 + below(7) + (c == 1 ? 2 : 0), c - 1);
        else
            at += sprintf(text + at, "\n");
    }
    at += sprintf(text + at, "header F8! F9! F35! F11 F45{F12%s F13} F14\ntrailer F15 L X F10!\n", below(2) ? "!" : "");
    static const char *const messages[] = {"D", "E"};
    for (uint32_t m = 0; m < 2; m++) {
        at += sprintf(text + at, "message %s M%u app", messages[m], m);
        for (uint32_t tag = 16 + below(4); tag < 30; tag += 1 + below(6))
            at += sprintf(text + at, " F%u%s", tag, below(5) ? "" : "!");
        at += sprintf(text + at, " F43%s{%s F%u F16 F44{F22%s F23} F24 F17!} @C%u%s L X\n", below(3) ? "" : "!",
                      below(2) ? "" : "F41{F25 F26}", 18 + below(2) * 10, below(2) ? "!" : "", below(3), below(2) ? "!" : "");
    }
    at += sprintf(text + at, "message 0 M9 admin F43{F42{F11 F12!} F13}\n");
    uint32_t size = 0;
    const tw_dict *dict = NULL;
    tw_error error = {0};
    if (tw_dict_load(text, (uint32_t)at, NULL, NULL, &size, &dict, &error) != TW_ROOM) {
        if (error.status != TW_E_DICT_TWICE)
            fail_msg("%s\n%s", error.text, text);
        return NULL; /* the dice named a field twice */
    }
    return dict_loaded(text, (uint32_t)at, NULL);
}

static void random_dictionaries_and_messages(void **state)
{
    (void)state;
    uint32_t used = 0;
    for (uint32_t round = 0; round < 400; round++) {
        tw_dict *dict = some_dictionary();
        if (!dict)
            continue;
        used++;
        uint8_t policy[TW_RULE_COUNT] = {0};
        for (uint32_t rule = 0; rule < TW_RULE_COUNT; rule++)
            policy[rule] = (uint8_t)(below(3) ? 0 : below(3) ? TW_POLICY_IGNORE : below(5));
        checker *c = checker_new(dict, NULL, round % 4 ? policy : NULL, below(3) ? 0 : below(4));
        messages_of(c, "D", 6, 24);
        messages_of(c, "E", 4, 24);
        messages_of(c, "0", 4, 12);
        checker_free(c);
        guard_free(dict);
    }
    assert_in_range(used, 100, 400);
}

static void messages_of_the_built_in_dictionaries(void **state)
{
    (void)state;
    static const struct {
        const char *dict, *types[5];
    } cases[] = {
        {"FIX.4.2", {"D", "8", "0", "A", "S"}},
        {"FIX.4.4", {"D", "8", "0", "W", "AE"}},
        {"FIX.5.0SP2", {"D", "8", "0", "A", "W"}},
    };
    for (uint32_t i = 0; i < 3; i++) {
        const tw_dict *dict = tw_dict_builtin(cases[i].dict, (uint32_t)strlen(cases[i].dict));
        for (uint32_t ignoring = 0; ignoring < 2; ignoring++) {
            uint8_t policy[TW_RULE_COUNT] = {0};
            if (ignoring)
                policy[TW_RULE_TAG] = policy[TW_RULE_TAG_USER] = policy[TW_RULE_TAG_MESSAGE] = policy[TW_RULE_REQUIRED] =
                    policy[TW_RULE_TWICE] = TW_POLICY_IGNORE;
            checker *c = checker_new(dict, NULL, policy, 0);
            for (uint32_t t = 0; t < 5; t++)
                messages_of(c, cases[i].types[t], 4, 12);
            checker_free(c);
        }
    }
}

#define QUOTED                                                                                                                      \
    "dictionary S\nfield 8 B String\nfield 9 L Length\nfield 35 T String\nfield 10 C String\nfield 1 One int\nfield 2 Two String\n" \
    "field 3 NoThree NumInGroup\nfield 4 Four String\nfield 5 Five String\nheader B! L! T!\ntrailer C!\n"                           \
    "message D M app One Two NoThree{Four! Five}\nmessage E N app One! Two NoThree{Four Five!}\nmessage ABCDEFGHI O app One! Two Five Four\n"

/* After the first of two messages was found right the second differs from it in one thing. */
static void after_a_right_message(const uint8_t *policy, const char *right, const char *other, uint32_t faults)
{
    tw_dict *dict = dict_of(QUOTED);
    checker *c = checker_new(dict, NULL, policy, 0);
    uint8_t bytes[512];
    for (uint32_t round = 0; round < 3; round++) {
        assert_int_equal(checked(c, bytes, (uint32_t)soh(bytes, sizeof bytes, right))->count, 0);
        assert_int_equal(checked(c, bytes, (uint32_t)soh(bytes, sizeof bytes, other))->count, faults);
    }
    checker_free(c);
    guard_free(dict);
}

static void what_nearly_fits_a_known_shape_is_looked_at_anew(void **state)
{
    (void)state;
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=D|1=x|2=x|3=1|4=y|10=0|", 1);
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=D|1=1|2=x|3=2|4=y|10=0|", 1);
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=D|1=1|2=x|3=0|4=y|10=0|", 1);
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=D|1=1|2=x|3=01|4=y|10=0|", 0);
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=E|1=1|2=x|3=1|4=y|10=0|", 1);
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=F|1=1|2=x|3=1|4=y|10=0|", 1);
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=DD|1=1|2=x|3=1|4=y|10=0|", 1);
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=D|1=1|2=x|3=1|5=y|10=0|", 2);
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=D|1=1|2=x|3=1|4=|10=0|", 1);
    after_a_right_message(NULL, "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=0|", "8=S|9=1|35=D|1=1|2=x|3=1|4=y|10=|", 1);
    after_a_right_message(NULL, "8=S|9=1|35=ABCDEFGHI|1=1|2=x|5=2|4=x|10=0|", "8=S|9=1|35=ABCDEFGHJ|1=1|2=x|5=2|4=x|10=0|", 1);
}

/* Types are compared whole, zeros and all. */
static void a_type_with_a_zero_behind_it_is_another(void **state)
{
    (void)state;
    static const char right[] = "8=S\0019=1\00135=D\0012=x\0013=1\0014=y\0015=z\00110=0\001";
    static const char other[] = "8=S\0019=1\00135=D\0\0012=x\0013=1\0014=y\0015=z\00110=0\001";
    tw_dict *dict = dict_of(QUOTED);
    checker *c = checker_new(dict, NULL, NULL, 0);
    assert_int_equal(checked(c, right, sizeof right - 1)->count, 0);
    assert_int_equal(checked(c, other, sizeof other - 1)->count, 1);
    checker_free(c);
    guard_free(dict);
}

/* What no level has is in no shape: its values are looked at each time. */
static void ignored_strangers_do_not_hide_empty_values(void **state)
{
    (void)state;
    uint8_t policy[TW_RULE_COUNT] = {[TW_RULE_TAG_USER] = TW_POLICY_IGNORE, [TW_RULE_TAG_MESSAGE] = TW_POLICY_IGNORE};
    after_a_right_message(policy, "8=S|9=1|35=D|1=1|2=x|9000=x|3=1|4=y|10=0|", "8=S|9=1|35=D|1=1|2=x|9000=|3=1|4=y|10=0|", 1);
    after_a_right_message(policy, "8=S|9=1|35=ABCDEFGHI|1=1|2=x|3=1|5=y|10=0|", "8=S|9=1|35=ABCDEFGHI|1=1|2=x|3=x|5=y|10=0|", 1);
}

/* The type that counts is the first 35, even where policies let it stand elsewhere. */
static void a_type_out_of_its_place_makes_no_shape(void **state)
{
    (void)state;
    uint8_t policy[TW_RULE_COUNT] = {[TW_RULE_ORDER] = TW_POLICY_IGNORE, [TW_RULE_TWICE] = TW_POLICY_IGNORE};
    after_a_right_message(policy, "35=D|8=S|35=D|9=1|2=x|3=1|4=y|10=0|", "35=E|8=S|35=D|9=1|2=x|3=1|4=y|10=0|", 2);
    after_a_right_message(policy, "35=D|8=S|35=D|9=1|2=x|3=1|4=y|10=0|", "35=Q|8=S|35=D|9=1|2=x|3=1|4=y|10=0|", 1);
}

/* Stamps end after 2^32: an entry that begins with a group takes two. */
static void stamps_start_anew_in_time(void **state)
{
    (void)state;
    tw_dict *dict = dict_of(
        "dictionary S\nfield 8 B String\nfield 9 L Length\nfield 35 T String\nfield 10 C String\nfield 1 NoOne NumInGroup\n"
        "field 2 NoTwo NumInGroup\nfield 3 Three String\nfield 4 Four String\nheader B! L! T!\ntrailer C!\nmessage D M app NoOne{NoTwo{Three! Four}}\n");
    checker *c = checker_new(dict, NULL, NULL, 0);
    char text[8192];
    int at = sprintf(text, "8=S|9=1|35=D|1=100|");
    for (uint32_t i = 0; i < 100; i++)
        at += sprintf(text + at, i == 90 ? "2=1|3=x|4=y|" : "2=1|3=x|"); /* a stamp of 0 would be that of a member never seen */
    sprintf(text + at, "3=|10=0|");
    uint8_t bytes[8192];
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, text);
    uint8_t *input = input_end(bytes, length);
    assert_int_equal(tw_index_fields(c->index, input, length, NULL), TW_OK);
    ref_validate(&c->ref, &c->options, c->transport, c->index, input);
    for (uint32_t before = 0; before < 1000; before++) {
        memset(c->validator->stamps, 0, (size_t)c->validator->frames_max * c->validator->members_max * 4);
        c->validator->stamp = UINT32_MAX - before;
        for (uint32_t again = 0; again < 2; again++)
            assert_agrees(ref_compare(&c->ref, c->validator, c->index, input, REF_FAULTS), input, length);
    }
    checker_free(c);
    guard_free(dict);
}

static void validation_allocates_nothing(void **state)
{
    (void)state;
    const tw_dict *dict = tw_dict_builtin("FIX.4.4", 7);
    checker *c = checker_new(dict, NULL, NULL, 0);
    static const char *const texts[] = {"8=FIX.4.4|9=5|35=D|34=1|49=A|56=B|52=20260703-19:28:00|11=o|54=1|10=000|",
                                        "8=FIX.4.4|9=5|35=ZZ|58=|777=|10=1|"};
    uint64_t before = allocation_count();
    for (uint32_t i = 0; i < 100; i++) {
        uint8_t bytes[256];
        tw_fault faults[8];
        uint32_t count;
        tw_error error;
        uint32_t length = (uint32_t)soh(bytes, sizeof bytes, texts[i & 1]);
        assert_int_equal(tw_index_fields(c->index, bytes, length, NULL), TW_OK);
        (void)tw_validate(c->validator, c->index, bytes, faults, 8, &count, &error);
    }
    assert_int_equal(allocation_count(), before);
    checker_free(c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_nearly_fits_a_known_shape_is_looked_at_anew),
        cmocka_unit_test(a_type_with_a_zero_behind_it_is_another),
        cmocka_unit_test(ignored_strangers_do_not_hide_empty_values),
        cmocka_unit_test(a_type_out_of_its_place_makes_no_shape),
        cmocka_unit_test(stamps_start_anew_in_time),
        cmocka_unit_test(validation_allocates_nothing),
        cmocka_unit_test(random_dictionaries_and_messages),
        cmocka_unit_test(messages_of_the_built_in_dictionaries),
    };
    return cmocka_run_group_tests_name("validate_shape", tests, NULL, NULL);
}
