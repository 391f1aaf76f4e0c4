/* SPDX-License-Identifier: Apache-2.0 */
/* What plans and templates say of themselves, written down as text and compared. */
#include "support.h"

#include <tagwire/plan.h>

#include <stdio.h>
#include <string.h>

static char memory[1 << 18] __attribute__((aligned(64)));
static char said[1 << 16];
static tw_plan_entry entries[8192];

static const tw_plan *plan_of(const char *text, const tw_dict *dict)
{
    const tw_plan *plan = NULL;
    tw_error error = {0};
    uint32_t size = sizeof memory;
    if (tw_plan_compile(text, (uint32_t)strlen(text), dict, memory, &size, &plan, &error) != TW_OK)
        fail_msg("%s: %s", text, error.text);
    return plan;
}

static const tw_template *template_of(const char *text, const tw_dict *dict)
{
    const tw_template *made = NULL;
    tw_error error = {0};
    uint32_t size = sizeof memory;
    if (tw_template_compile(text, (uint32_t)strlen(text), dict, memory, &size, &made, &error) != TW_OK)
        fail_msg("%s: %s", text, error.text);
    return made;
}

/* "MsgType slots entries depth" of each message and "tag kind scale ! limit slot depth parent members slots length_tag constant" of each entry. */
static const char *describe(const tw_plan *plan, const tw_template *made)
{
    uint32_t at = 0, messages = plan ? tw_plan_messages(plan) : tw_template_messages(made);
    for (uint32_t m = 0; m < messages; m++) {
        tw_plan_message message;
        uint32_t count = 0;
        assert_int_equal(plan ? tw_plan_message_at(plan, m, &message) : tw_template_message_at(made, m, &message), TW_OK);
        assert_int_equal(
            plan ? tw_plan_entries(plan, m, entries, 8192, &count) : tw_template_entries(made, m, entries, 8192, &count), TW_OK);
        assert_int_equal(count, message.entries);
        assert_int_equal(message.reserved[0] | message.reserved[1], 0);
        for (uint32_t i = message.type_length; i < 8; i++)
            assert_int_equal(message.type[i], 0);
        at += (uint32_t)sprintf(said + at, "%.*s %u %u %u\n", (int)message.type_length, (const char *)message.type, message.slots,
                                message.entries, message.depth);
        for (uint32_t i = 0; i < count; i++) {
            const tw_plan_entry *e = &entries[i];
            assert_int_equal(e->reserved[0] | e->reserved[1], 0);
            at += (uint32_t)sprintf(said + at, "%*s%u %u %u%s %u %d %u %d %u %u %u", (int)e->depth * 2, "", e->tag, e->kind,
                                    e->scale, e->required ? "!" : "", e->limit, (int)e->slot, e->depth, (int)e->parent, e->members,
                                    e->slots, e->length_tag);
            at += (uint32_t)sprintf(said + at, e->constant ? " %.*s\n" : "\n", (int)e->constant_length, e->constant);
        }
    }
    return said;
}

static void a_plan_describes_each_kind(void **state)
{
    (void)state;
    assert_string_equal(
        describe(plan_of("D{11:text! 54:char 38:int 44:dec5! 45:dec* 43:bool 60:time 75:date 96:data} ZZZZZZZZ{6:dec0}", NULL),
                 NULL),
        "D 9 9 0\n11 1 0! 0 0 0 -1 0 0 0\n54 2 0 0 1 0 -1 0 0 0\n38 3 0 0 2 0 -1 0 0 0\n44 4 5! 0 3 0 -1 0 0 0\n"
        "45 5 0 0 4 0 -1 0 0 0\n43 6 0 0 5 0 -1 0 0 0\n60 7 0 0 6 0 -1 0 0 0\n75 8 0 0 7 0 -1 0 0 0\n96 9 0 0 8 0 -1 0 0 0\n"
        "ZZZZZZZZ 1 1 0\n6 4 0 0 0 0 -1 0 0 0\n");
}

static void groups_are_followed_by_their_members(void **state)
{
    (void)state;
    const char *expected =
        "D 3 8 2\n453 10 0! 7 0 0 -1 3 3 0\n  448 1 0! 0 0 1 0 0 0 0\n  802 10 0 0 1 1 0 1 1 0\n    523 1 0 0 0 2 2 0 0 0\n"
        "  452 3 0 0 2 1 0 0 0 0\n11 1 0 0 1 0 -1 0 0 0\n78 10 0 0 2 0 -1 1 1 0\n  79 1 0 0 0 1 6 0 0 0\n";
    assert_string_equal(describe(plan_of("D{453:7!{448:text! 802{523:text} 452:int} 11:text 78{79:text}}", NULL), NULL), expected);
    /* the groups that a dictionary adds are none of its entries */
    assert_string_equal(describe(plan_of("D{NoPartyIDs:7!{PartyID:text! NoPartySubIDs{PartySubID:text} PartyRole:int} ClOrdID:text "
                                         "NoAllocs{AllocAccount:text}}",
                                         tw_dict_builtin("FIX.4.4", 7)),
                                 NULL),
                        expected);
}

static void a_template_describes_constants_and_length_fields(void **state)
{
    (void)state;
    assert_string_equal(
        describe(NULL,
                 template_of(
                     "D{8=FIX.4.4 49=ME 58=\"two \"\"words\"\"\" 60:time3! 61:time0 44:dec2 453!{448:text 447=D 452:int} 96:data} "
                     "0{8=FIXT.1.1 112:text}",
                     NULL)),
        "D 5 11 1\n8 12 0 0 -1 0 -1 0 0 0 FIX.4.4\n49 12 0 0 -1 0 -1 0 0 0 ME\n58 12 0 0 -1 0 -1 0 0 0 two \"words\"\n"
        "60 11 3! 0 0 0 -1 0 0 0\n61 11 0 0 1 0 -1 0 0 0\n44 4 2 0 2 0 -1 0 0 0\n453 10 0! 0 3 0 -1 3 2 0\n  448 1 0 0 0 1 6 0 0 0\n"
        "  447 12 0 0 -1 1 6 0 0 0 D\n  452 3 0 0 1 1 6 0 0 0\n96 9 0 0 4 0 -1 0 0 95\n0 1 2 0\n8 12 0 0 -1 0 -1 0 0 0 FIXT.1.1\n"
        "112 1 0 0 0 0 -1 0 0 0\n");
}

static void what_is_not_there_is_refused(void **state)
{
    (void)state;
    const tw_plan *plan = plan_of("D{11:text 453{448:text}}", NULL);
    tw_plan_message message = {.slots = 77};
    uint32_t count = 77;
    assert_int_equal(tw_plan_messages(NULL), 0);
    assert_int_equal(tw_plan_messages(plan), 1);
    assert_int_equal(tw_plan_message_at(plan, 1, &message), TW_E_ARGUMENT);
    assert_int_equal(tw_plan_message_at(plan, UINT32_MAX, &message), TW_E_ARGUMENT);
    assert_int_equal(tw_plan_message_at(NULL, 0, &message), TW_E_ARGUMENT);
    assert_int_equal(tw_plan_message_at(plan, 0, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_plan_entries(plan, 1, entries, 1, &count), TW_E_ARGUMENT);
    assert_int_equal(tw_plan_entries(plan, 0, NULL, 1, &count), TW_E_ARGUMENT);
    assert_int_equal(tw_plan_entries(plan, 0, entries, 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_plan_entries(NULL, 0, entries, 1, &count), TW_E_ARGUMENT);
    assert_int_equal(message.slots, 77);
    assert_int_equal(count, 77);
    /* one image is not taken for the other */
    assert_int_equal(tw_template_messages((const tw_template *)(const void *)plan), 0);
    const tw_template *made = template_of("D{8=FIX.4.4 11:text}", NULL);
    assert_int_equal(tw_template_messages(NULL), 0);
    assert_int_equal(tw_plan_messages((const tw_plan *)(const void *)made), 0);
    assert_int_equal(tw_template_messages(made), 1);
    assert_int_equal(tw_template_message_at(made, 1, &message), TW_E_ARGUMENT);
    assert_int_equal(tw_template_message_at(made, 0, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_template_entries(made, 1, entries, 1, &count), TW_E_ARGUMENT);
    assert_int_equal(tw_template_entries(made, 0, NULL, 1, &count), TW_E_ARGUMENT);
    assert_int_equal(tw_template_entries(made, 0, entries, 1, NULL), TW_E_ARGUMENT);
}

static void too_little_room_says_how_much(void **state)
{
    (void)state;
    for (uint32_t room = 0; room <= 4; room++) {
        uint32_t count = 0;
        tw_plan_entry *some = guard_end(4 * sizeof *some);
        memset(some, 0xEE, 4 * sizeof *some);
        const tw_plan *plan = plan_of("D{11:text 453{448:text} 54:char}", NULL);
        assert_int_equal(tw_plan_entries(plan, 0, room ? some + 4 - room : NULL, room, &count), room < 4 ? TW_ROOM : TW_OK);
        assert_int_equal(count, 4);
        if (room)
            assert_int_equal(some[4 - room].tag, 11);
        if (room == 4)
            assert_int_equal(some[3].tag, 54);
        const tw_template *made = template_of("D{8=FIX.4.4 453{448:text} 54:char}", NULL);
        assert_int_equal(tw_template_entries(made, 0, room ? some + 4 - room : NULL, room, &count), room < 4 ? TW_ROOM : TW_OK);
        assert_int_equal(count, 4);
        guard_free(some);
    }
}

static void the_largest_plans_are_described(void **state)
{
    (void)state;
    static char text[1 << 17];
    uint32_t at = (uint32_t)sprintf(text, "D{"), count = 0;
    for (uint32_t i = 1; i <= 4096; i++)
        at += (uint32_t)sprintf(text + at, "%u:int ", i);
    sprintf(text + at, "}");
    const tw_plan *plan = plan_of(text, NULL);
    tw_plan_message message;
    assert_int_equal(tw_plan_message_at(plan, 0, &message), TW_OK);
    assert_int_equal(message.slots, 4096);
    assert_int_equal(tw_plan_entries(plan, 0, entries, 8192, &count), TW_OK);
    assert_int_equal(entries[4095].slot, 4095);
    at = (uint32_t)sprintf(text, "D{");
    for (uint32_t i = 1; i <= 64; i++)
        at += (uint32_t)sprintf(text + at, "%u{", i);
    at += (uint32_t)sprintf(text + at, "100:int");
    for (uint32_t i = 0; i <= 64; i++)
        text[at++] = '}';
    text[at] = 0;
    plan = plan_of(text, NULL);
    assert_int_equal(tw_plan_message_at(plan, 0, &message), TW_OK);
    assert_int_equal(message.depth, 64);
    assert_int_equal(tw_plan_entries(plan, 0, entries, 8192, &count), TW_OK);
    assert_int_equal(count, 65);
    assert_int_equal(entries[64].depth, 64);
    assert_int_equal(entries[64].parent, 63);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_plan_describes_each_kind),
        cmocka_unit_test(groups_are_followed_by_their_members),
        cmocka_unit_test(a_template_describes_constants_and_length_fields),
        cmocka_unit_test(what_is_not_there_is_refused),
        cmocka_unit_test(too_little_room_says_how_much),
        cmocka_unit_test(the_largest_plans_are_described),
    };
    return cmocka_run_group_tests_name("describe", tests, NULL, NULL);
}
