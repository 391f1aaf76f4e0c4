/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Random plans and random messages, read by the library and by a slow model that follows the text of plan.h and docs/plans.md: it
 * builds a tree of groups and entries, looks through lists, remembers nothing. What was read without a fault is written by the
 * template of the same entries and by the builder, and the bytes are compared.
 */
#include "inputs.h"
#include "plan_model.h"

#include <tagwire/build.h>
#include <tagwire/plan.h>

#include <string.h>

/* ---- the comparison ---- */

static char said[8192];

#define AGREE(ok, what)                                                                                                            \
    do {                                                                                                                           \
        if (!(ok))                                                                                                                 \
            fail_msg("%s: plan %s: %s", what, m->plan->text, said);                                                                \
    } while (0)

static void message_say(const uint8_t *input, uint32_t length)
{
    uint32_t i = 0;
    for (; i < length && i + 1 < sizeof said; i++)
        said[i] = input[i] == 1 ? '|' : (char)input[i];
    said[i] = 0;
}

static void slot_agrees(const model *m, const model_entry *e, const node *n, const tw_slot *slot, uint32_t base)
{
    int64_t number = 0;
    uint8_t digits = 0;
    uint32_t at = 0;
    const uint32_t length = tw_index_text(m->index, n->field, &at);
    const tw_status status = value_read(m, e, n->field, &number, &digits);
    AGREE(slot->offset == base + at, "offset");
    AGREE(slot->length == length, "length");
    AGREE(status != TW_OK || (slot->number == number && slot->digits == digits), "number or digits");
}

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the plan */
static void level_agrees(const model *m, uint32_t level, uint32_t nodes, const tw_slot *slots, uint32_t first, uint32_t base)
{
    const model_level *l = &m->plan->levels[level];
    for (uint32_t i = 0; i < l->count; i++) {
        const node *n = &m->nodes[nodes + i];
        const tw_slot *slot = &slots[first + i];
        AGREE(slot->state == n->state, "state");
        if (n->state == TW_SLOT_ABSENT)
            continue;
        if (l->entries[i].type != GROUP) {
            slot_agrees(m, &l->entries[i], n, slot, base);
            continue;
        }
        const model_group *g = &m->groups[n->group - 1];
        const uint32_t each = m->plan->levels[g->level].count, there = g->begun < g->kept ? g->begun : g->kept;
        AGREE(slot->length == each, "slots per entry");
        AGREE(slot->number == there, "entries in the slots");
        for (uint32_t k = 0; k < there; k++)
            level_agrees(m, g->level, g->nodes + k * each, slots, slot->offset + k * each, base);
    }
}

static void row_agrees(const model *m, const tw_row *row, const tw_slot *slots)
{
    AGREE(row->status == m->status, "status");
    AGREE(row->tag == m->tag, "tag");
    AGREE(row->bad == m->bad, "bad slots");
    AGREE(row->slots == m->nodes_count, "slots");
    AGREE(row->fields == m->index->fields, "fields");
    AGREE(row->message == 0, "message");
    level_agrees(m, 0, 0, slots, row->slot, row->offset);
}

/* ---- the model of writing ---- */

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the plan */
static void level_build(const model *m, tw_build *build, uint32_t level, uint32_t nodes)
{
    const model_level *l = &m->plan->levels[level];
    for (uint32_t i = 0; i < l->count; i++) {
        const model_entry *e = &l->entries[i];
        const node *n = &m->nodes[nodes + i];
        if (n->state == TW_SLOT_ABSENT)
            continue;
        int64_t number = 0;
        uint8_t digits = 0;
        uint32_t at = 0;
        const uint32_t length = tw_index_text(m->index, n->field, &at);
        if (e->type != GROUP)
            (void)value_read(m, e, n->field, &number, &digits);
        switch (e->type) {
        case TEXT: tw_build_text(build, e->tag, m->input + at, length); break;
        case DATA: tw_build_data(build, 95, e->tag, m->input + at, length); break;
        case CHAR: tw_build_char(build, e->tag, (uint8_t)number); break;
        case INT: tw_build_int(build, e->tag, number); break;
        case DEC: tw_build_decimal(build, e->tag, number, e->scale, digits); break;
        case DEC_ANY: tw_build_decimal(build, e->tag, number, digits, digits); break;
        case BOOL: tw_build_bool(build, e->tag, (uint8_t)number); break;
        case TIME: tw_build_time(build, e->tag, number, digits); break;
        case DATE: tw_build_date(build, e->tag, (int32_t)number); break;
        default: {
            const model_group *g = &m->groups[n->group - 1];
            tw_build_group(build, e->tag, g->kept);
            for (uint32_t k = 0; k < g->kept; k++)
                level_build(m, build, e->level, g->nodes + k * m->plan->levels[e->level].count);
        }
        }
    }
}

static void write_agrees(const model *m, const tw_template *made, const tw_row *row, const tw_slot *slots, uint32_t slots_count,
                         const uint8_t *input, uint32_t length)
{
    static uint8_t expected[16384], out[16384];
    tw_header header;
    tw_build build;
    tw_error error = {0};
    uint32_t expected_at = 0, expected_length = 0, at = 0, written = 0;
    const tw_status status =
        tw_template_write(made, 0, slots, slots_count, row->slot, input, length, out, sizeof out, &at, &written, &error);
    if (has_empty_entry(m, 0, 0)) {
        AGREE(status == TW_E_PLAN_SLOT, "an entry without a field is written");
        return;
    }
    assert_int_equal(tw_header_init(&header, "FIX.4.4", 7, m->plan->type, 1, NULL), TW_OK);
    tw_build_begin(&build, expected, sizeof expected, &header);
    level_build(m, &build, 0, 0);
    assert_int_equal(tw_build_end(&build, &expected_at, &expected_length, NULL), TW_OK);
    AGREE(status == TW_OK, "what was read without a fault is not written");
    AGREE(written == expected_length && memcmp(out + at, expected + expected_at, written) == 0, "what is written");
}

/* ---- the runs ---- */

static const char dictionary[] =
    "dictionary MODEL\nbegin FIX.4.4\n"
    "field 8 BeginString String\nfield 9 BodyLength Length\nfield 35 MsgType String\nfield 10 CheckSum String\n"
    "field 11 ClOrdID String\nfield 34 MsgSeqNum SeqNum\nfield 49 SenderCompID String\nfield 55 Symbol String\n"
    "field 58 Text String\nfield 95 RawDataLength Length\nfield 96 RawData data:95\nfield 268 NoEntries NumInGroup\n"
    "field 269 EntryType char\nfield 270 EntryPx Price\nfield 271 EntrySize Qty\nfield 448 PartyID String\n"
    "field 447 Source char\nfield 453 NoParties NumInGroup\nfield 523 SubID String\nfield 802 NoSubs NumInGroup\n"
    "field 5001 NoOuters NumInGroup\nfield 5002 NoInners NumInGroup\nfield 5003 InnerID String\nfield 5004 OuterID String\n"
    "header BeginString! BodyLength! MsgType! SenderCompID MsgSeqNum\ntrailer CheckSum!\n"
    "component Parties NoParties{PartyID! Source NoSubs{SubID! Text} Text}\n"
    "message W Snapshot app Symbol NoEntries{EntryType! EntryPx EntrySize Text RawDataLength RawData @Parties} @Parties Text\n"
    "message X Outers app NoOuters{NoInners{InnerID! Text} OuterID Text} ClOrdID Text\n";

static char plan_memory[1 << 16] __attribute__((aligned(64))), template_memory[1 << 18] __attribute__((aligned(64)));
static char reader_memory[1 << 18] __attribute__((aligned(64))), index_memory[1 << 16] __attribute__((aligned(64)));

static uint64_t rows_read, rows_good, rows_written;

/* Compares one row. */
static void row_check(const model_plan *plan, tw_index *index, const uint8_t *input, const tw_row *row, const tw_slot *slots,
                      uint32_t slots_count, uint32_t length, const tw_template *made)
{
    static model made_up;
    model *m = &made_up;
    tw_frame frame;
    tw_error error = {0};
    const uint8_t *bytes = input + row->offset;
    m->plan = plan;
    message_say(bytes, row->length);
    const tw_status status = tw_index_next(index, bytes, row->length, &frame, &error);
    uint32_t at = 0;
    if (status != TW_OK || tw_index_text(index, 2, &at) != 1 || bytes[at] != (uint8_t)plan->type[0]) {
        AGREE(row->message == TW_ROW_OTHER && row->slots == 0 && row->bad == 0 && row->fields == 0,
              "a message that is none of the plan");
        AGREE(row->status == status && row->tag == (int32_t)error.tag, "status or tag of such a one");
        return;
    }
    model_read(m, plan, index, bytes);
    row_agrees(m, row, slots);
    rows_read++;
    if (row->status != TW_OK)
        return;
    rows_good++;
    rows_written += !has_empty_entry(m, 0, 0);
    write_agrees(m, made, row, slots, slots_count, input, length);
}

/* Several messages in one call; then again with exactly the slots that they take, and with one less. */
static void batch_check(const model_plan *plan, tw_reader *reader, tw_index *index, const tw_template *made, const uint8_t *bytes,
                        uint32_t length)
{
    static tw_slot slots[BATCH * NODES_MAX], again[BATCH * NODES_MAX];
    tw_row rows[BATCH], rows_again[BATCH];
    tw_progress progress, progress_again;
    memset(slots, 0xEE, 512 * sizeof *slots);
    assert_int_equal(tw_read(reader, bytes, length, rows, BATCH, slots, BATCH * NODES_MAX, &progress), TW_OK);
    uint32_t last = BATCH;
    for (uint32_t i = 0; i < progress.rows; i++) {
        row_check(plan, index, bytes, &rows[i], slots, progress.slots, length, made);
        last = rows[i].slots ? i : last;
    }
    assert_int_equal(tw_read(reader, bytes, length, rows_again, progress.rows, again, progress.slots, &progress_again), TW_OK);
    assert_memory_equal(&progress, &progress_again, sizeof progress);
    assert_memory_equal(rows, rows_again, progress.rows * sizeof *rows);
    assert_memory_equal(slots, again, progress.slots * sizeof *slots);
    if (last == BATCH ||
        (rows[last].slot == 0 && rows[last].bad)) /* a wrong count takes no slots where all of them do not suffice */
        return;
    assert_int_equal(tw_read(reader, bytes, length, rows_again, BATCH, again, progress.slots - 1, &progress_again), TW_ROOM);
    assert_int_equal(progress_again.rows, last);
    assert_int_equal(progress_again.consumed, rows[last].offset);
}

static void plan_check(const tw_dict *dict)
{
    static model_plan plan;
    static uint8_t bytes[BATCH * 8192];
    const tw_plan *compiled = NULL;
    const tw_template *made = NULL;
    tw_reader *reader = NULL;
    tw_index *index = NULL;
    tw_error error = {0};
    uint32_t size = sizeof plan_memory;
    uint64_t seeds[4];
    plan_random(&plan, dict);
    if (tw_plan_compile(plan.text, (uint32_t)strlen(plan.text), dict, plan_memory, &size, &compiled, &error) != TW_OK)
        fail_msg("%s: %s", plan.text, error.text);
    size = sizeof template_memory;
    if (tw_template_compile(plan.template, (uint32_t)strlen(plan.template), dict, template_memory, &size, &made, &error) != TW_OK)
        fail_msg("%s: %s", plan.template, error.text);
    const tw_reader_options options = {.size = sizeof options, .plan = compiled};
    assert_int_equal(tw_reader_init(reader_memory, sizeof reader_memory, &options, &reader, NULL), TW_OK);
    assert_int_equal(tw_index_init(index_memory, sizeof index_memory, NULL, &index, NULL), TW_OK);
    for (uint32_t i = 0; i < 4; i++)
        seeds[i] = random_next(&rng) | 1;
    for (uint32_t batch = 0; batch < 24; batch++) {
        uint32_t length = 0;
        for (uint32_t i = 1 + below(BATCH); i > 0; i--) {
            const uint64_t kept = rng;
            if (below(3)) /* a message of before, with other values */
                rng = seeds[below(4)];
            length += message_random(bytes + length, 8192, &plan);
            rng = kept;
            (void)random_next(&rng);
        }
        batch_check(&plan, reader, index, made, bytes, length);
    }
}

static const tw_dict *dict_in_use;

static void plans_check(void)
{
    for (uint32_t i = 0; i < 300; i++)
        plan_check(dict_in_use);
}

static void plans_without_a_dictionary(void **state)
{
    (void)state;
    rows_read = rows_good = rows_written = 0;
    dict_in_use = NULL;
    for_each_kernel(plans_check);
    assert_in_range(rows_good, 5000, rows_read - 5000);
    assert_in_range(rows_written, 5000, rows_good);
}

static void plans_with_a_dictionary(void **state)
{
    (void)state;
    static char memory[1 << 16] __attribute__((aligned(8)));
    const tw_dict *dict = NULL;
    tw_error error = {0};
    uint32_t size = sizeof memory;
    if (tw_dict_load(dictionary, sizeof dictionary - 1, NULL, memory, &size, &dict, &error) != TW_OK)
        fail_msg("%s", error.text);
    rows_read = rows_good = rows_written = 0;
    dict_in_use = dict;
    for_each_kernel(plans_check);
    assert_in_range(rows_good, 5000, rows_read - 5000);
    assert_in_range(rows_written, 5000, rows_good);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plans_without_a_dictionary),
        cmocka_unit_test(plans_with_a_dictionary),
    };
    return cmocka_run_group_tests_name("plan_model", tests, NULL, NULL);
}
