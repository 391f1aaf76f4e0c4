/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builds with fix_message_unparse, which writes the head and the body to two buffers for sendmsg. Here the body goes to the middle of
 * the output and the head is then moved before it, a copy of some twenty bytes.
 */
#include "adapter.h"
#include "text.h"

#include <stdlib.h>

#define HEAD_ROOM 64u
#define PRICES_MAX 2u

static const int order_tags[ORDER_SLOTS] = {34, 52, 11, 21, 55, 54, 60, 38, 40, 44, 59, 9002, 1, 15, 58};
static const int report_tags[REPORT_SLOTS] = {34, 52, 37, 17, 11, 150, 39, 55, 54, 38, 151, 14, 6, 60, 9002, 1, 15, 31, 32, 58};

bool trading_prepare(bench_item *item)
{
    const bench_message *message = item->input;
    bool fits = (message->known == 'D' || message->known == '8') && message->extras_count == 0;
    trading_order *order = fits ? calloc(1, sizeof *order) : NULL;
    if (!order)
        return false;
    order->message = message;
    for (unsigned i = 0; i < BENCH_SLOTS_MAX; i++)
        if (bench_has(message, i) && message->slot[i].kind == 's')
            order->texts[i] = strndup(message->slot[i].text, message->slot[i].length);
    item->input = order;
    return true;
}

static unsigned add_fields(struct fix_field *fields, const trading_order *order, const int *tags, unsigned slots,
                           char (*prices)[TEXT_NUMBER_MAX])
{
    const bench_message *message = order->message;
    unsigned count = 0;
    for (unsigned i = SLOT_BODY; i < slots; i++) {
        if (!bench_has(message, i))
            continue;
        const bench_value *value = &message->slot[i];
        if (value->kind == 's') {
            fields[count++] = FIX_STRING_FIELD(tags[i], order->texts[i]);
        } else if (value->kind == 'i') {
            fields[count++] = FIX_INT_FIELD(tags[i], value->number);
        } else {
            char *end = *prices++ + TEXT_NUMBER_MAX - 1;
            *end = 0;
            fields[count++] = FIX_STRING_FIELD(tags[i], text_write_price(end, value->number, value->digits));
        }
    }
    return count;
}

uint64_t trading_build(bench_run *run, const bench_item *item)
{
    const trading_order *order = item->input;
    const bench_message *message = order->message;
    bool is_order = message->known == 'D';
    struct fix_field fields[BENCH_SLOTS_MAX];
    char prices[PRICES_MAX][TEXT_NUMBER_MAX], head_bytes[HEAD_ROOM];
    struct buffer head = {.capacity = sizeof head_bytes, .data = head_bytes};
    struct buffer body = {.capacity = run->out_bytes - HEAD_ROOM, .data = run->out + HEAD_ROOM};
    struct fix_message out = {
        .type = is_order ? FIX_MSG_TYPE_NEW_ORDER_SINGLE : FIX_MSG_TYPE_EXECUTION_REPORT,
        .begin_string = "FIX.4.2",
        .sender_comp_id = "CLIENT",
        .target_comp_id = "SERVER",
        .msg_seq_num = (unsigned long)message->slot[SLOT_SEQ_NUM].number,
        .str_now = order->texts[SLOT_SENDING_TIME],
        .head_buf = &head,
        .body_buf = &body,
        .fields = fields,
    };
    out.nr_fields = is_order ? add_fields(fields, order, order_tags, ORDER_SLOTS, prices)
                             : add_fields(fields, order, report_tags, REPORT_SLOTS, prices);
    fix_message_unparse(&out);
    run->built = memcpy(body.data - head.end, head.data, head.end);
    return head.end + body.end;
}
