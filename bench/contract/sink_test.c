/* SPDX-License-Identifier: Apache-2.0 */
/* The sink against the hashes that the pinned frames carry, and against the fold worked out by hand. */
#include "contract.h"
#include "sink.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct test_frame {
    char bytes[1024];
    size_t length;
} test_frame;

static void load(test_frame *frame, const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s.fix", BENCH_FIXTURES, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    frame->length = fread(frame->bytes, 1, sizeof frame->bytes - 1, file);
    frame->bytes[frame->length] = 0;
    fclose(file);
}

/* The value of a tag at or after `*from`, ended in place by a zero; *from moves behind it. */
static const char *value(test_frame *frame, uint32_t tag, size_t *from)
{
    char key[16];
    size_t width = (size_t)snprintf(key, sizeof key, "%u=", tag);
    for (size_t at = *from; at + width < frame->length; at++)
        if ((at == 0 || frame->bytes[at - 1] <= 1) && memcmp(frame->bytes + at, key, width) == 0) {
            char *start = frame->bytes + at + width;
            size_t length = strcspn(start, "\001");
            start[length] = 0;
            *from = at + width + length + 1;
            return start;
        }
    fail_msg("no tag %u", tag);
    return NULL;
}

static int64_t number(const char *text, char kind)
{
    const char *point = strchr(text, '.');
    long long whole = strtoll(text, NULL, 10);
    if (kind == 'i')
        return whole;
    long long scaled = whole * 100000;
    if (point) {
        char digits[6] = "00000";
        memcpy(digits, point + 1, strlen(point + 1));
        scaled += strtoll(digits, NULL, 10);
    }
    return scaled;
}

static uint32_t sink(uint32_t hash, const char *text, char kind)
{
    if (kind == 's')
        return sink_text(hash, text, (uint32_t)strlen(text));
    return kind == 'i' ? sink_int(hash, number(text, kind)) : sink_price(hash, number(text, kind));
}

static uint32_t sink_list(test_frame *frame, uint32_t hash, const contract_field *list, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        size_t from = 0;
        hash = sink(hash, value(frame, list[i].tag, &from), list[i].kind);
    }
    return hash;
}

static void order_and_report(void **state)
{
    (void)state;
    test_frame frame;
    load(&frame, "NewOrderSingle");
    assert_int_equal(sink_list(&frame, SINK_BASIS, contract_order, CONTRACT_COUNT(contract_order)), 2863910631u);
    load(&frame, "ExecutionReport");
    assert_int_equal(sink_list(&frame, SINK_BASIS, contract_report, CONTRACT_COUNT(contract_report)), 564350835u);
}

static void snapshot(void **state)
{
    (void)state;
    test_frame frame;
    size_t from = 0;
    load(&frame, "MarketDataSnapshot");
    uint32_t top = sink_list(&frame, SINK_BASIS, contract_snapshot + 1, 2);
    for (unsigned i = 0; i < 2; i++)
        top = sink(top, value(&frame, 270, &from), 'p');
    assert_int_equal(top, 2376139772u);

    from = 0;
    load(&frame, "MarketDataSnapshot");
    uint32_t full = sink_list(&frame, SINK_BASIS, contract_snapshot, 3);
    for (unsigned i = 0; i < 60; i++)
        full = sink(full, value(&frame, contract_entry[i % 3].tag, &from), contract_entry[i % 3].kind);
    assert_int_equal(full, 2366019821u);
}

static void fold(void **state)
{
    (void)state;
    static const char letters[] = "abcdefghijk";
    for (uint32_t length = 0; length <= 11; length++) {
        uint64_t head = 0;
        char *text = guard_end(length + (length == 0)); /* not a byte beyond the text is read */
        memcpy(text, letters, length);
        for (uint32_t i = 0; i < length && i < 8; i++)
            head |= (uint64_t)(uint8_t)letters[i] << (8 * i);
        assert_true(fold_text_head(text, length) == head);
        assert_true(fold_text(1, text, length) == fold_number(fold_number(1, (int64_t)head), length));
        guard_free(text);
    }
    assert_true(fold_number(0x8000000000000001u, 2) == ((0x80u | 0x40u) ^ 2u));
    assert_true(fold_number(0, -1) == UINT64_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(order_and_report), cmocka_unit_test(snapshot), cmocka_unit_test(fold)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
