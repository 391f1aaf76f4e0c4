/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Parses through a plan: one call frames, checks, indexes and extracts; what it gave in slots is then consumed in the contract's order.
 */
#include "adapter.h"
#include "contract.h"

#include <tagwire/unstable/plan.h>

#include <stdlib.h>
#include <string.h>

#define PLAN_TEXT                                                                                                                  \
    "D{11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 59:int} "                                                       \
    "8{37:text 17:text 11:text 150:int 39:int 55:text 54:int 38:int 151:int 14:int 6:dec5 60:text} "                               \
    "W{262:text 55:text 268{269:int 270:dec5 271:int}}"

enum { SLOTS_MAX = 4096, ROWS_MAX = 64, HEAD = 3 /* of W: 262, 55, 268 */ };

typedef struct plan_state {
    tw_reader *reader;
    tw_slot slots[SLOTS_MAX];
} plan_state;

const char *c_plan_open(c_state *state)
{
    static char image[65536] __attribute__((aligned(64)));
    static plan_state made;
    const tw_plan *plan;
    uint32_t size = sizeof image;
    if (tw_plan_compile(PLAN_TEXT, sizeof PLAN_TEXT - 1, NULL, image, &size, &plan, NULL) != TW_OK)
        return "tw_plan_compile failed";
    tw_reader_options options = {.size = sizeof options, .plan = plan};
    if (tw_reader_size(&options, &size) != TW_OK)
        return "tw_reader_size failed";
    void *memory = aligned_alloc(64, (size + 63u) / 64 * 64);
    if (!memory || tw_reader_init(memory, size, &options, &made.reader, NULL) != TW_OK)
        return "tw_reader_init failed";
    state->plan = &made;
    return NULL;
}

SINK_INLINE uint64_t consume(uint64_t sum, bool contract, char kind, const tw_slot *slot, const char *input)
{
    if (kind == 's' && contract)
        return sink_text((uint32_t)sum, input + slot->offset, slot->length);
    if (kind == 's')
        return fold_number(fold_number(sum, slot->number), slot->length);
    return contract ? sink_number((uint32_t)sum, (uint8_t)kind, slot->number) : fold_number(sum, slot->number);
}

SINK_INLINE uint64_t consume_list(uint64_t sum, bool contract, const contract_field *list, uint32_t count, const tw_slot *slots,
                                  const char *input)
{
    for (uint32_t i = 0; i < count; i++)
        if (slots[i].state != TW_SLOT_ABSENT)
            sum = consume(sum, contract, list[i].kind, &slots[i], input);
    return sum;
}

/* What a row gave, or BENCH_FAILED. */
SINK_INLINE uint64_t consume_row(const tw_row *row, bool contract, const tw_slot *all, const char *input)
{
    const tw_slot *slots = all + row->slot;
    uint64_t sum = contract ? SINK_BASIS : 0;
    if (row->status != TW_OK)
        return BENCH_FAILED;
    switch (row->message) {
    case 0: return consume_list(sum, contract, contract_order, CONTRACT_COUNT(contract_order), slots, input);
    case 1: return consume_list(sum, contract, contract_report, CONTRACT_COUNT(contract_report), slots, input);
    case 2: break;
    default: return BENCH_FAILED;
    }
    sum = consume_list(sum, contract, contract_snapshot, HEAD, slots, input);
    const tw_slot *group = &slots[HEAD - 1];
    for (int64_t entry = 0; entry < group->number; entry++)
        sum = consume_list(sum, contract, contract_entry, 3, all + group->offset + entry * 3, input);
    return sum;
}

SINK_INLINE uint64_t parse(bench_run *run, const bench_item *item, bool contract)
{
    plan_state *state = ((c_state *)run->state)->plan;
    const char *input = item->input;
    tw_row row;
    tw_progress progress;
    if (tw_read(state->reader, input, item->bytes, &row, 1, state->slots, SLOTS_MAX, &progress) != TW_OK)
        return BENCH_FAILED;
    return consume_row(&row, contract, state->slots, input);
}

#ifdef BENCH_WITH_SESSION
uint64_t c_plan_indexed(struct plan_state *state, const tw_index *index, const char *input, uint32_t length)
{
    tw_row row;
    if (tw_read_indexed(state->reader, index, input, 0, length, &row, state->slots, SLOTS_MAX) != TW_OK)
        return BENCH_FAILED;
    return consume_row(&row, false, state->slots, input);
}
#endif

uint64_t c_plan_contract(bench_run *run, const bench_item *item)
{
    return parse(run, item, true);
}

uint64_t c_plan_converted(bench_run *run, const bench_item *item)
{
    return parse(run, item, false);
}

/* Frames and rows go along: what was garbled has a row of its own, where a frame is. */
uint64_t c_plan_batch(bench_run *run, const bench_item *items, uint32_t count)
{
    plan_state *state = ((c_state *)run->state)->plan;
    const char *input = items[0].input, *end = (const char *)items[count - 1].input + items[count - 1].bytes;
    uint64_t right = 0;
    uint32_t item = 0;
    while (input < end) {
        tw_row rows[ROWS_MAX];
        tw_progress progress;
        (void)tw_read(state->reader, input, (uint32_t)(end - input), rows, ROWS_MAX, state->slots, SLOTS_MAX, &progress);
        if (progress.rows == 0)
            break;
        for (uint32_t i = 0; i < progress.rows; i++) {
            const char *frame = input + rows[i].offset;
            while (item < count && (const char *)items[item].input < frame)
                item++;
            right += item < count && items[item].input == frame && items[item].bytes == rows[i].length &&
                     consume_row(&rows[i], false, state->slots, input) == items[item].expected;
        }
        input += progress.consumed;
    }
    return count - right;
}
