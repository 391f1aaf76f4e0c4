/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builds through a template: the application's values are put in slots, one after the other, and one call writes the message. Texts lie
 * in the frames' memory, which is the call's input.
 */
#include "adapter.h"

#include <string.h>

#define TEMPLATE_TEXT                                                                                                              \
    "D{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 1:text 11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 15:text "   \
    "59:int 58:text 9002:int} "                                                                                                    \
    "8{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 37:text 17:text 11:text 150:int 39:int 55:text 54:int 38:int 151:int 14:int "  \
    "6:dec5 60:text 1:text 15:text 31:dec5 32:int 58:text 9002:int} "                                                              \
    "W{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 262:text 55:text 268{269:int 270:dec5 271:int 290:int} 9001:int 9002:int}"

/* Slots of each message in the template's order. */
enum { ORDER_COUNT = 15, REPORT_COUNT = 20, SNAPSHOT_COUNT = 7, ENTRY_COUNT = 4, SLOTS_MAX = 1024 };

typedef struct template_state {
    const tw_template *made;
    const char *frames;
    uint32_t frames_bytes;
    tw_slot slots[SLOTS_MAX];
} template_state;

const char *c_template_open(c_state *state, const bench_run *run)
{
    static char image[65536] __attribute__((aligned(64)));
    static template_state made;
    uint32_t size = sizeof image;
    if (tw_template_compile(TEMPLATE_TEXT, sizeof TEMPLATE_TEXT - 1, NULL, image, &size, &made.made, NULL) != TW_OK)
        return "tw_template_compile failed";
    if (run->set->frames_bytes > UINT32_MAX)
        return "the set is larger than 4 GiB, which slots do not reach";
    made.frames = run->set->frames;
    made.frames_bytes = (uint32_t)run->set->frames_bytes;
    state->made = &made;
    return NULL;
}

SINK_INLINE void put_text(template_state *state, const bench_message *message, unsigned from, uint32_t slot)
{
    const bench_value *value = &message->slot[from];
    uint8_t there = bench_has(message, from) ? TW_SLOT_OK : TW_SLOT_ABSENT;
    state->slots[slot] = (tw_slot){0, there ? (uint32_t)(value->text - state->frames) : 0, value->length, 0, there};
}

/* An integer, or a price with its fraction digits. */
SINK_INLINE void put_number(template_state *state, const bench_message *message, unsigned from, uint32_t slot)
{
    const bench_value *value = &message->slot[from];
    state->slots[slot] = (tw_slot){value->number, 0, 0, value->digits, bench_has(message, from) ? TW_SLOT_OK : TW_SLOT_ABSENT};
}

static void put_order(template_state *state, const bench_message *message)
{
    put_number(state, message, SLOT_SEQ_NUM, 0);
    put_text(state, message, SLOT_SENDING_TIME, 1);
    put_text(state, message, ORDER_ACCOUNT, 2);
    put_text(state, message, ORDER_CL_ORD_ID, 3);
    put_number(state, message, ORDER_HANDL_INST, 4);
    put_text(state, message, ORDER_SYMBOL, 5);
    put_number(state, message, ORDER_SIDE, 6);
    put_text(state, message, ORDER_TRANSACT_TIME, 7);
    put_number(state, message, ORDER_QTY, 8);
    put_number(state, message, ORDER_ORD_TYPE, 9);
    put_number(state, message, ORDER_PRICE, 10);
    put_text(state, message, ORDER_CURRENCY, 11);
    put_number(state, message, ORDER_TIME_IN_FORCE, 12);
    put_text(state, message, ORDER_TEXT, 13);
    put_number(state, message, ORDER_HASH, 14);
}

tw_slot *c_order_slots(template_state *state, const bench_message *message, uint32_t *count)
{
    put_order(state, message);
    *count = ORDER_COUNT;
    return state->slots;
}

static void put_report(template_state *state, const bench_message *message)
{
    put_number(state, message, SLOT_SEQ_NUM, 0);
    put_text(state, message, SLOT_SENDING_TIME, 1);
    put_text(state, message, REPORT_ORDER_ID, 2);
    put_text(state, message, REPORT_EXEC_ID, 3);
    put_text(state, message, REPORT_CL_ORD_ID, 4);
    put_number(state, message, REPORT_EXEC_TYPE, 5);
    put_number(state, message, REPORT_ORD_STATUS, 6);
    put_text(state, message, REPORT_SYMBOL, 7);
    put_number(state, message, REPORT_SIDE, 8);
    put_number(state, message, REPORT_ORDER_QTY, 9);
    put_number(state, message, REPORT_LEAVES_QTY, 10);
    put_number(state, message, REPORT_CUM_QTY, 11);
    put_number(state, message, REPORT_AVG_PX, 12);
    put_text(state, message, REPORT_TRANSACT_TIME, 13);
    put_text(state, message, REPORT_ACCOUNT, 14);
    put_text(state, message, REPORT_CURRENCY, 15);
    put_number(state, message, REPORT_LAST_PX, 16);
    put_number(state, message, REPORT_LAST_SHARES, 17);
    put_text(state, message, REPORT_TEXT, 18);
    put_number(state, message, REPORT_HASH, 19);
}

static uint32_t put_snapshot(template_state *state, const bench_message *message)
{
    const uint32_t first = SNAPSHOT_COUNT;
    put_number(state, message, SLOT_SEQ_NUM, 0);
    put_text(state, message, SLOT_SENDING_TIME, 1);
    put_text(state, message, SNAPSHOT_REQ_ID, 2);
    put_text(state, message, SNAPSHOT_SYMBOL, 3);
    state->slots[4] = (tw_slot){message->entries_count, first, ENTRY_COUNT, 0, TW_SLOT_OK};
    put_number(state, message, SNAPSHOT_HASH_TOP, 5);
    put_number(state, message, SNAPSHOT_HASH, 6);
    tw_slot *slot = &state->slots[first];
    for (uint32_t i = 0; i < message->entries_count; i++, slot += ENTRY_COUNT) {
        const bench_entry *entry = &message->entries[i];
        slot[0] = (tw_slot){entry->type, 0, 0, 0, TW_SLOT_OK};
        slot[1] = (tw_slot){entry->price, 0, 0, (uint8_t)entry->digits, TW_SLOT_OK};
        slot[2] = (tw_slot){entry->size, 0, 0, 0, entry->has_size ? TW_SLOT_OK : TW_SLOT_ABSENT};
        slot[3] = (tw_slot){entry->position, 0, 0, 0, entry->has_position ? TW_SLOT_OK : TW_SLOT_ABSENT};
    }
    return first + message->entries_count * ENTRY_COUNT;
}

uint64_t c_build_template(bench_run *run, const bench_item *item)
{
    template_state *state = ((const c_state *)run->state)->made;
    const bench_message *message = item->input;
    uint32_t number = 0, count = ORDER_COUNT, offset, length;
    switch (message->known) {
    case 'D': put_order(state, message); break;
    case '8':
        number = 1;
        count = REPORT_COUNT;
        put_report(state, message);
        break;
    case 'W':
        if (message->entries_count > (SLOTS_MAX - SNAPSHOT_COUNT) / ENTRY_COUNT)
            return BENCH_FAILED;
        number = 2;
        count = put_snapshot(state, message);
        break;
    default: return BENCH_FAILED;
    }
    tw_status status = tw_template_write(state->made, number, state->slots, count, 0, state->frames, state->frames_bytes, run->out,
                                         run->out_bytes, &offset, &length, NULL);
    if (status != TW_OK)
        return BENCH_FAILED;
    run->built = run->out + offset;
    return length;
}
