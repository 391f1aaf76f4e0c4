/* SPDX-License-Identifier: Apache-2.0 */
#include "floor.h"

#include "clock.h"
#include "contract.h"
#include "percentile.h"
#include "sink.h"

#include <stdlib.h>
#include <string.h>

typedef struct value_picker {
    bench_value *out; /* NULL: count only */
    uint32_t count;
    const bench_value *from, *to; /* the frame's values */
} value_picker;

static void pick(value_picker *picker, const bench_value *value)
{
    if (picker->out)
        picker->out[picker->count] = *value;
    picker->count++;
}

static const bench_value *find(const bench_value *from, const bench_value *to, uint32_t tag)
{
    while (from < to && from->tag != tag)
        from++;
    return from < to ? from : NULL;
}

static void pick_list(value_picker *picker, const contract_field *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        const bench_value *value = find(picker->from, picker->to, list[i].tag);
        if (value)
            pick(picker, value);
    }
}

static void pick_top(value_picker *picker)
{
    pick_list(picker, contract_snapshot + 1, CONTRACT_COUNT(contract_snapshot) - 1);
    const bench_value *price = find(picker->from, picker->to, 270);
    for (unsigned i = 0; i < 2 && price; i++) {
        pick(picker, price);
        price = find(price + 1, picker->to, 270);
    }
}

static void pick_entries(value_picker *picker)
{
    pick_list(picker, contract_snapshot, CONTRACT_COUNT(contract_snapshot));
    const bench_value *entry = find(picker->from, picker->to, 269);
    while (entry) {
        const bench_value *next = find(entry + 1, picker->to, 269);
        const bench_value *end = next ? next : picker->to;
        for (uint32_t i = 0; i < CONTRACT_COUNT(contract_entry); i++) {
            const bench_value *value = find(entry, end, contract_entry[i].tag);
            if (value)
                pick(picker, value);
        }
        entry = next;
    }
}

static void pick_frame(value_picker *picker, const bench_row *row, bool extract)
{
    switch (row->msg_type[1] == 0 ? row->msg_type[0] : 0) {
    case 'D': pick_list(picker, contract_order, CONTRACT_COUNT(contract_order)); break;
    case '8': pick_list(picker, contract_report, CONTRACT_COUNT(contract_report)); break;
    case 'W': extract ? pick_entries(picker) : pick_top(picker); break;
    case 'A': pick_list(picker, contract_logon, CONTRACT_COUNT(contract_logon)); break;
    case '0':
    case '1': pick_list(picker, contract_heartbeat, CONTRACT_COUNT(contract_heartbeat)); break;
    case '2': pick_list(picker, contract_resend_request, CONTRACT_COUNT(contract_resend_request)); break;
    case '3': pick_list(picker, contract_reject, CONTRACT_COUNT(contract_reject)); break;
    case '4': pick_list(picker, contract_sequence_reset, CONTRACT_COUNT(contract_sequence_reset)); break;
    case '5': pick_list(picker, contract_logout, CONTRACT_COUNT(contract_logout)); break;
    default: break;
    }
}

static uint32_t pick_all(bench_floor *floor, const bench_set *set, bool extract)
{
    value_picker picker = {floor->values, 0, NULL, NULL};
    for (uint32_t i = 0; i < set->count; i++) {
        const bench_row *row = &set->rows[i];
        floor->first[i] = picker.count;
        picker.from = set->values + row->value_first;
        picker.to = picker.from + row->values;
        pick_frame(&picker, row, extract);
    }
    floor->first[set->count] = picker.count;
    return picker.count;
}

bool bench_floor_open(bench_floor *floor, const bench_set *set, const char *operation)
{
    static const char *const all[] = {"parse_extract", "session_receive", "session_send", "store_append"};
    bool extract = false;
    memset(floor, 0, sizeof *floor);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        extract |= strcmp(operation, all[i]) == 0;
    if ((!extract && strcmp(operation, "parse_only") != 0) || set->values_count == 0)
        return false;
    floor->count = set->count;
    floor->first = malloc((set->count + 1u) * sizeof *floor->first);
    if (!floor->first)
        return false;
    uint32_t count = pick_all(floor, set, extract);
    floor->values = count > 0 ? malloc(count * sizeof *floor->values) : NULL;
    if (!floor->values) {
        bench_floor_close(floor);
        return false;
    }
    pick_all(floor, set, extract);
    return true;
}

void bench_floor_close(bench_floor *floor)
{
    free(floor->values);
    free(floor->first);
    memset(floor, 0, sizeof *floor);
}

uint32_t bench_floor_hash(const bench_floor *floor, uint32_t frame, uint32_t basis)
{
    const bench_value *value = floor->values + floor->first[frame], *end = floor->values + floor->first[frame + 1];
    uint32_t hash = basis;
    for (; value < end; value++)
        if (value->kind == 's' || value->kind == 'd')
            hash = sink_text(hash, value->text, value->length);
        else
            hash = sink_number(hash, (uint8_t)value->kind, value->number);
    return hash;
}

/* One batch, in ticks. Chained: each hash is the basis of the next. */
SINK_INLINE uint64_t run_batch(bench_floor *floor, uint32_t batch, bool chained)
{
    uint32_t basis = SINK_BASIS, all = 0;
    uint64_t from = clock_ticks();
    for (uint32_t i = 0; i < batch; i++) {
        uint32_t hash = bench_floor_hash(floor, floor->next, basis);
        __asm__ volatile("" : "+r"(hash) : : "memory"); /* each hash is made, and made anew */
        if (chained)
            basis = hash;
        all ^= hash;
        floor->next = floor->next + 1 == floor->count ? 0 : floor->next + 1;
    }
    __asm__ volatile("" : : "r"(all));
    return clock_ticks() - from;
}

static __attribute__((noinline)) uint64_t run_throughput(bench_floor *floor, uint32_t batch)
{
    return run_batch(floor, batch, false);
}

static __attribute__((noinline)) uint64_t run_chain(bench_floor *floor, uint32_t batch)
{
    return run_batch(floor, batch, true);
}

uint64_t bench_floor_once(bench_floor *floor)
{
    return run_throughput(floor, 1);
}

static double median(bench_floor *floor, uint32_t samples, uint32_t batch, double tick_ghz,
                     uint64_t (*run)(bench_floor *floor, uint32_t batch))
{
    float *taken = malloc(samples * sizeof *taken);
    if (!taken)
        return 0;
    for (uint32_t i = 0; i < samples / 10; i++)
        run(floor, batch);
    for (uint32_t i = 0; i < samples; i++)
        taken[i] = (float)((double)run(floor, batch) / (tick_ghz * batch));
    percentile_sort(taken, samples);
    double ns = (double)percentile_at(taken, samples, 0.5);
    free(taken);
    return ns;
}

bench_floor_ns bench_floor_measure(bench_floor *floor, uint32_t samples, uint32_t batch, double tick_ghz)
{
    bench_floor_ns ns;
    ns.throughput = median(floor, samples, batch, tick_ghz, run_throughput);
    ns.chain = median(floor, samples, batch, tick_ghz, run_chain);
    return ns;
}
