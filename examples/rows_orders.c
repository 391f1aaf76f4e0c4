/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A small log of mixed messages, read in batches with the rows that 'tagwire gen' made of plans/orders.plan:
 *
 *     tagwire gen --lang c --version FIX.4.4 --prefix orders -o rows/c/orders.h @plans/orders.plan
 *     cc -I rows/c rows_orders.c $(pkg-config --cflags --libs tagwire)
 */
#include "orders.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 2, SLOTS = 256 }; /* so few rows that it takes several calls */

static const char log_bytes[] =
    "8=FIX.4.4\0019=165\00135=D\00134=2\00149=DESK\00156=BROKER\00152=20260703-09:00:05.120\00111=A1\001453=2\001"
    "448=DESK7\001452=11\001448=CLEAR\001452=4\00155=EUR/USD\00154=1\00160=20260703-09:00:05.120\00138=250000\001"
    "40=2\00144=1.08245\00110=224\001"
    "8=FIX.4.4\0019=53\00135=0\00149=BROKER\00156=DESK\00134=2\00152=20260703-09:00:05.121\00110=183\001"
    "8=FIX.4.4\0019=144\00135=8\00134=3\00149=BROKER\00156=DESK\00152=20260703-09:00:05.127\00137=X1\00111=A1\001"
    "17=E1\001150=F\00139=2\00155=EUR/USD\00154=1\00132=250000\00131=1.0824\001151=0\00114=250000\0016=1.08240\001"
    "10=012\001"
    "8=FIX.4.4\0019=122\00135=D\00134=3\00149=DESK\00156=BROKER\00152=20260703-09:00:06.500\00111=A2\001"
    "55=GBP/USD\00154=2\00160=20260703-09:00:06.500\00138=1,000\00140=2\00144=1.31\00110=033\001";

static void order(const orders_new_order_single_row *row)
{
    const char *id = "", *symbol = "", *bytes = "";
    uint32_t id_length = 0, symbol_length = 0, parties = 0;
    int64_t quantity = 0, price = 0;
    char side = 0;
    orders_new_order_single_cl_ord_id(row, &id, &id_length); /* what is absent or bad leaves the values as they are */
    orders_new_order_single_symbol(row, &symbol, &symbol_length);
    orders_new_order_single_side(row, &side);
    orders_new_order_single_price(row, &price);
    printf("order %.*s: %s %.*s at %lld / 10^%d", (int)id_length, id,
           side == orders_Side_BUY    ? "buy"
           : side == orders_Side_SELL ? "sell"
                                      : "neither buy nor sell",
           (int)symbol_length, symbol, (long long)price, (int)ORDERS_NEW_ORDER_SINGLE_PRICE_SCALE);
    if (orders_new_order_single_order_qty(row, &quantity) == TW_SLOT_OK) {
        printf(", %lld / 10^%d", (long long)quantity, (int)ORDERS_NEW_ORDER_SINGLE_ORDER_QTY_SCALE);
    } else { /* the bytes are there all the same */
        uint32_t length = orders_new_order_single_bytes(row, ORDERS_NEW_ORDER_SINGLE_ORDER_QTY, &bytes);
        printf(", its OrderQty is '%.*s'", (int)length, bytes);
    }
    orders_new_order_single_no_party_ids(row, &parties);
    for (uint32_t i = 0; i < parties; i++) {
        orders_new_order_single_no_party_ids_entry party = orders_new_order_single_no_party_ids_at(row, i);
        if (orders_new_order_single_no_party_ids_party_id(&party, &id, &id_length) == TW_SLOT_OK)
            printf(", party %.*s", (int)id_length, id);
    }
    printf("\n");
}

static void report(const orders_execution_report_row *row)
{
    const char *id = "";
    uint32_t id_length = 0;
    int64_t quantity = 0, price = 0;
    char status = 0;
    orders_execution_report_cl_ord_id(row, &id, &id_length);
    orders_execution_report_ord_status(row, &status);
    if (orders_execution_report_last_qty(row, &quantity) == TW_SLOT_OK &&
        orders_execution_report_last_px(row, &price) == TW_SLOT_OK)
        printf("report of %.*s: %lld / 10^2 at %lld / 10^5%s\n", (int)id_length, id, (long long)quantity, (long long)price,
               status == orders_OrdStatus_FILLED ? ", filled" : "");
}

/* One row of a batch, whatever it is. */
static void take(const tw_row *read, const tw_slot *slots, const char *input)
{
    orders_new_order_single_row new_order;
    orders_execution_report_row execution;
    if (read->status != TW_OK)
        printf("the next one has a fault: %s (tag %d)\n", tw_status_text(read->status), read->tag);
    if (orders_new_order_single_of(&new_order, read, slots, input))
        order(&new_order);
    else if (orders_execution_report_of(&execution, read, slots, input))
        report(&execution);
}

int main(void)
{
    static uint64_t image[16384];
    uint32_t size = sizeof image, at = 0;
    const tw_plan *plan = NULL;
    tw_error error = {0};
    if (orders_plan(image, &size, &plan, &error) != TW_OK)
        return fprintf(stderr, "%s\n", error.text), 1;
    tw_reader_options options = {.size = sizeof options, .plan = plan};
    tw_reader *reader = NULL;
    if (tw_reader_size(&options, &size) != TW_OK)
        return 1;
    void *memory = aligned_alloc(64, (size + 63) / 64 * 64);
    if (!memory || tw_reader_init(memory, size, &options, &reader, &error) != TW_OK)
        return fprintf(stderr, "no reader\n"), 1;
    while (at < sizeof log_bytes - 1) {
        tw_row rows[ROWS];
        tw_slot slots[SLOTS];
        tw_progress progress;
        tw_status status =
            tw_read(reader, log_bytes + at, (uint32_t)sizeof log_bytes - 1 - at, rows, ROWS, slots, SLOTS, &progress);
        for (uint32_t i = 0; i < progress.rows; i++)
            take(&rows[i], slots, log_bytes + at);
        at += progress.consumed;
        if (status < 0 || progress.rows == 0)
            return fprintf(stderr, "stopped at byte %u: %s\n", at, tw_status_text(status)), 1;
    }
    free(memory);
    return 0;
}
