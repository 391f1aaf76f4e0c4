/* SPDX-License-Identifier: Apache-2.0 */
/* Builds from plain structs: through the exported builder, and through the one compiled into the caller. */
#include "adapter.h"

#include <tagwire/inline/build.h>

/* Values without a slot: administrative messages, and what only some sets have. */
static void build_extras(tw_build *build, const bench_message *message)
{
    for (uint32_t i = 0; i < message->extras_count; i++) {
        const bench_value *value = &message->extras[i];
        const bench_value *data = i + 1 < message->extras_count && value[1].kind == 'd' ? value + 1 : NULL;
        if (data) {
            tw_build_data(build, value->tag, data->tag, data->text, data->length);
            i++;
        } else if (value->kind == 's') {
            tw_build_text(build, value->tag, value->text, value->length);
        } else if (value->kind == 'i') {
            tw_build_int(build, value->tag, value->number);
        } else {
            tw_build_decimal(build, value->tag, value->number, BENCH_SCALE, value->digits);
        }
    }
}

/*
 * The three messages are written out, once for each builder, as an application does: fields and their tags stand in the code, and a
 * field that is absent is passed over.
 */

SINK_INLINE void put_text(tw_build *build, const bench_message *message, unsigned slot, uint32_t tag)
{
    if (bench_has(message, slot))
        tw_build_text(build, tag, message->slot[slot].text, message->slot[slot].length);
}

SINK_INLINE void put_int(tw_build *build, const bench_message *message, unsigned slot, uint32_t tag)
{
    if (bench_has(message, slot))
        tw_build_int(build, tag, message->slot[slot].number);
}

SINK_INLINE void put_price(tw_build *build, const bench_message *message, unsigned slot, uint32_t tag)
{
    if (bench_has(message, slot))
        tw_build_decimal(build, tag, message->slot[slot].number, BENCH_SCALE, message->slot[slot].digits);
}

static void put_order(tw_build *build, const bench_message *message)
{
    put_int(build, message, SLOT_SEQ_NUM, 34);
    put_text(build, message, SLOT_SENDING_TIME, 52);
    put_text(build, message, ORDER_CL_ORD_ID, 11);
    put_int(build, message, ORDER_HANDL_INST, 21);
    put_text(build, message, ORDER_SYMBOL, 55);
    put_int(build, message, ORDER_SIDE, 54);
    put_text(build, message, ORDER_TRANSACT_TIME, 60);
    put_int(build, message, ORDER_QTY, 38);
    put_int(build, message, ORDER_ORD_TYPE, 40);
    put_price(build, message, ORDER_PRICE, 44);
    put_int(build, message, ORDER_TIME_IN_FORCE, 59);
    put_text(build, message, ORDER_ACCOUNT, 1);
    put_text(build, message, ORDER_CURRENCY, 15);
    put_text(build, message, ORDER_TEXT, 58);
    put_int(build, message, ORDER_HASH, 9002);
}

static void put_report(tw_build *build, const bench_message *message)
{
    put_int(build, message, SLOT_SEQ_NUM, 34);
    put_text(build, message, SLOT_SENDING_TIME, 52);
    put_text(build, message, REPORT_ORDER_ID, 37);
    put_text(build, message, REPORT_EXEC_ID, 17);
    put_text(build, message, REPORT_CL_ORD_ID, 11);
    put_int(build, message, REPORT_EXEC_TYPE, 150);
    put_int(build, message, REPORT_ORD_STATUS, 39);
    put_text(build, message, REPORT_SYMBOL, 55);
    put_int(build, message, REPORT_SIDE, 54);
    put_int(build, message, REPORT_ORDER_QTY, 38);
    put_int(build, message, REPORT_LEAVES_QTY, 151);
    put_int(build, message, REPORT_CUM_QTY, 14);
    put_price(build, message, REPORT_AVG_PX, 6);
    put_text(build, message, REPORT_TRANSACT_TIME, 60);
    put_text(build, message, REPORT_ACCOUNT, 1);
    put_text(build, message, REPORT_CURRENCY, 15);
    put_price(build, message, REPORT_LAST_PX, 31);
    put_int(build, message, REPORT_LAST_SHARES, 32);
    put_text(build, message, REPORT_TEXT, 58);
    put_int(build, message, REPORT_HASH, 9002);
}

static void put_snapshot(tw_build *build, const bench_message *message)
{
    put_int(build, message, SLOT_SEQ_NUM, 34);
    put_text(build, message, SLOT_SENDING_TIME, 52);
    put_text(build, message, SNAPSHOT_REQ_ID, 262);
    put_text(build, message, SNAPSHOT_SYMBOL, 55);
    tw_build_group(build, 268, message->entries_count);
    for (uint32_t i = 0; i < message->entries_count; i++) {
        const bench_entry *entry = &message->entries[i];
        tw_build_int(build, 269, entry->type);
        tw_build_decimal(build, 270, entry->price, BENCH_SCALE, entry->digits);
        if (entry->has_size)
            tw_build_int(build, 271, entry->size);
        if (entry->has_position)
            tw_build_int(build, 290, entry->position);
    }
    put_int(build, message, SNAPSHOT_HASH_TOP, 9001);
    put_int(build, message, SNAPSHOT_HASH, 9002);
}

/* `present` is the message's, which stores of bytes would have read again for each field. */
SINK_INLINE void inline_text(tw_inline_build *build, const bench_message *message, uint32_t present, unsigned slot, uint32_t tag)
{
    if (present >> slot & 1u)
        tw_inline_build_text(build, tag, message->slot[slot].text, message->slot[slot].length);
}

SINK_INLINE void inline_int(tw_inline_build *build, const bench_message *message, uint32_t present, unsigned slot, uint32_t tag)
{
    if (present >> slot & 1u)
        tw_inline_build_int(build, tag, message->slot[slot].number);
}

SINK_INLINE void inline_price(tw_inline_build *build, const bench_message *message, uint32_t present, unsigned slot, uint32_t tag)
{
    if (present >> slot & 1u)
        tw_inline_build_decimal(build, tag, message->slot[slot].number, BENCH_SCALE, message->slot[slot].digits);
}

SINK_INLINE void inline_order(tw_inline_build *build, const bench_message *message)
{
    const uint32_t present = message->present;
    inline_int(build, message, present, SLOT_SEQ_NUM, 34);
    inline_text(build, message, present, SLOT_SENDING_TIME, 52);
    inline_text(build, message, present, ORDER_CL_ORD_ID, 11);
    inline_int(build, message, present, ORDER_HANDL_INST, 21);
    inline_text(build, message, present, ORDER_SYMBOL, 55);
    inline_int(build, message, present, ORDER_SIDE, 54);
    inline_text(build, message, present, ORDER_TRANSACT_TIME, 60);
    inline_int(build, message, present, ORDER_QTY, 38);
    inline_int(build, message, present, ORDER_ORD_TYPE, 40);
    inline_price(build, message, present, ORDER_PRICE, 44);
    inline_int(build, message, present, ORDER_TIME_IN_FORCE, 59);
    inline_text(build, message, present, ORDER_ACCOUNT, 1);
    inline_text(build, message, present, ORDER_CURRENCY, 15);
    inline_text(build, message, present, ORDER_TEXT, 58);
    inline_int(build, message, present, ORDER_HASH, 9002);
}

SINK_INLINE void inline_report(tw_inline_build *build, const bench_message *message)
{
    const uint32_t present = message->present;
    inline_int(build, message, present, SLOT_SEQ_NUM, 34);
    inline_text(build, message, present, SLOT_SENDING_TIME, 52);
    inline_text(build, message, present, REPORT_ORDER_ID, 37);
    inline_text(build, message, present, REPORT_EXEC_ID, 17);
    inline_text(build, message, present, REPORT_CL_ORD_ID, 11);
    inline_int(build, message, present, REPORT_EXEC_TYPE, 150);
    inline_int(build, message, present, REPORT_ORD_STATUS, 39);
    inline_text(build, message, present, REPORT_SYMBOL, 55);
    inline_int(build, message, present, REPORT_SIDE, 54);
    inline_int(build, message, present, REPORT_ORDER_QTY, 38);
    inline_int(build, message, present, REPORT_LEAVES_QTY, 151);
    inline_int(build, message, present, REPORT_CUM_QTY, 14);
    inline_price(build, message, present, REPORT_AVG_PX, 6);
    inline_text(build, message, present, REPORT_TRANSACT_TIME, 60);
    inline_text(build, message, present, REPORT_ACCOUNT, 1);
    inline_text(build, message, present, REPORT_CURRENCY, 15);
    inline_price(build, message, present, REPORT_LAST_PX, 31);
    inline_int(build, message, present, REPORT_LAST_SHARES, 32);
    inline_text(build, message, present, REPORT_TEXT, 58);
    inline_int(build, message, present, REPORT_HASH, 9002);
}

SINK_INLINE void inline_snapshot(tw_inline_build *build, const bench_message *message)
{
    const uint32_t present = message->present;
    inline_int(build, message, present, SLOT_SEQ_NUM, 34);
    inline_text(build, message, present, SLOT_SENDING_TIME, 52);
    inline_text(build, message, present, SNAPSHOT_REQ_ID, 262);
    inline_text(build, message, present, SNAPSHOT_SYMBOL, 55);
    tw_inline_build_group(build, 268, message->entries_count);
    for (uint32_t i = 0; i < message->entries_count; i++) {
        const bench_entry *entry = &message->entries[i];
        tw_inline_build_int(build, 269, entry->type);
        tw_inline_build_decimal(build, 270, entry->price, BENCH_SCALE, entry->digits);
        if (entry->has_size)
            tw_inline_build_int(build, 271, entry->size);
        if (entry->has_position)
            tw_inline_build_int(build, 290, entry->position);
    }
    inline_int(build, message, present, SNAPSHOT_HASH_TOP, 9001);
    inline_int(build, message, present, SNAPSHOT_HASH, 9002);
}

SINK_INLINE uint64_t finish(bench_run *run, tw_status status, uint32_t offset, uint32_t length)
{
    run->built = run->out + offset;
    return status == TW_OK ? length : BENCH_FAILED;
}

uint64_t c_build_builder(bench_run *run, const bench_item *item)
{
    const bench_message *message = item->input;
    const c_state *state = run->state;
    tw_build build;
    uint32_t offset, length;
    const tw_header *header = message->known == 'D'   ? &state->order
                              : message->known == '8' ? &state->report
                              : message->known == 'W' ? &state->snapshot
                                                      : &state->other;
    tw_build_begin(&build, run->out, run->out_bytes, header);
    switch (message->known) {
    case 'D': put_order(&build, message); break;
    case '8': put_report(&build, message); break;
    case 'W': put_snapshot(&build, message); break;
    default: break;
    }
    if (message->extras_count > 0)
        build_extras(&build, message);
    tw_status status = tw_build_end(&build, &offset, &length, NULL);
    return finish(run, status, offset, length);
}

typedef void inline_message(tw_inline_build *build, const bench_message *message);

SINK_INLINE uint64_t build_inline(bench_run *run, const bench_item *item, const tw_header *header, inline_message *fields)
{
    tw_inline_build build;
    uint32_t offset, length;
    tw_inline_build_begin(&build, run->out, run->out_bytes, header);
    fields(&build, item->input);
    tw_status status = tw_inline_build_end(&build, &offset, &length, NULL);
    return finish(run, status, offset, length);
}

uint64_t c_build_inline(bench_run *run, const bench_item *item)
{
    const c_state *state = run->state;
    switch (((const bench_message *)item->input)->known) {
    case 'D': return build_inline(run, item, &state->order, inline_order);
    case '8': return build_inline(run, item, &state->report, inline_report);
    case 'W': return build_inline(run, item, &state->snapshot, inline_snapshot);
    default: return BENCH_FAILED;
    }
}
