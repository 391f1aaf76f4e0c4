/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Templates on each kernel against the portable one: the same bytes in the same place, or the same fault, for slots of all kinds, right and
 * wrong, next to unreadable pages and in rooms that are too small.
 */
#include "support.h"

#include <tagwire/index.h>
#include <tagwire/plan.h>

#include <string.h>

enum { INPUT = 200, SLOTS = 64, ROOM = 1200, ROUNDS = 60000 };

static uint64_t rng = 0x5eed7e;

static const char *const texts[] = {
    "D{8=FIX.4.4 49=A 1:text 55:text! 54:char 38:int 44:dec5 99:dec0 15:dec7 6:dec8 43:bool 60:time 75:date 10000001:int 31:dec*}",
    "8{8=FIXT.1.1 49=SENDER 56=TARGET 58=\"a constant of the header\" 34:int! 200=inside 52:text 201=\"longer than the thirty-two bytes in a go\" 1:int}",
    "8{8=FIX.4.2 34:int 200=inside 52:text 14:dec2}",
    "W{8=FIX.4.4 262:text 268{269:char! 270:dec5 271:int 15:text} 58:text 453!{448:text 802{523:text 803:int}}}",
    "W{8=FIX.4.4 262:text 268{269:int 270:dec2 271:int 290:int} 58:text}",
    "W{8=FIX.4.4 10000002{5:int} 268{7=constant 269:int 10000003:text}}",
};

/* Numbers around where the number of digits, or the way they are written, changes. */
static int64_t random_number(void)
{
    int64_t number = 1;
    for (uint32_t i = random_below(&rng, 19); i > 0; i--)
        number *= 10;
    number = random_below(&rng, 3) ? (int64_t)(random_next(&rng) % (uint64_t)number) : number - 1 + random_below(&rng, 3);
    return random_below(&rng, 12) ? number : random_below(&rng, 20) ? -number : INT64_MIN;
}

static tw_slot random_slot(void)
{
    tw_slot slot = {0};
    uint32_t kind = random_below(&rng, 40);
    slot.state = kind < 3                              ? TW_SLOT_ABSENT
                 : kind == 3 && !random_below(&rng, 4) ? TW_SLOT_LONG
                 : kind == 4 && !random_below(&rng, 8) ? 17
                                                       : TW_SLOT_OK;
    slot.number = random_below(&rng, 3) ? (int64_t)random_below(&rng, 20) : random_number();
    slot.digits = random_below(&rng, 3) ? 255 : (uint8_t)random_below(&rng, 9);
    if (slot.digits < 8 && random_below(&rng, 2) && slot.number > 0 && slot.number < 1000000)
        slot.number *= 1000;
    slot.length = (uint16_t)(1 + random_below(&rng, random_below(&rng, 4) ? 30 : 70));
    slot.offset = random_below(&rng, INPUT - 70);
    if (!random_below(&rng, 100)) {
        slot.length = (uint16_t)random_below(&rng, 2 * INPUT);
        slot.offset = random_below(&rng, 2) ? (uint32_t)INPUT - slot.length : UINT32_MAX - random_below(&rng, INPUT);
    }
    return slot;
}

/* Groups where the templates have them, over the slots behind. */
static void groups_put(tw_slot *slots, uint32_t number)
{
    static const struct {
        uint32_t at, first, length;
    } places[][2] = {{{0, 0, 0}, {0, 0, 0}},  {{0, 0, 0}, {0, 0, 0}}, {{0, 0, 0}, {0, 0, 0}},
                     {{1, 5, 4}, {3, 30, 2}}, {{1, 3, 4}, {0, 0, 0}}, {{0, 2, 1}, {1, 10, 2}}};
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t at = places[number][i].at, length = places[number][i].length;
        if (!length)
            continue;
        slots[at].number = random_below(&rng, 6);
        slots[at].offset = places[number][i].first;
        slots[at].length = (uint16_t)length;
        if (number == 3 && i == 1)
            for (uint32_t entry = 0; entry < 6; entry++) {
                slots[30 + 2 * entry + 1].number = random_below(&rng, 3);
                slots[30 + 2 * entry + 1].offset = 45 + 2 * entry;
                slots[30 + 2 * entry + 1].length = 2;
            }
        if (!random_below(&rng, 50))
            slots[at].number = random_number();
        if (!random_below(&rng, 50))
            slots[at].length++;
    }
}

typedef struct outcome {
    tw_status status;
    uint32_t tag, at, offset, length;
    uint8_t bytes[ROOM];
} outcome;

static void outcome_of(outcome *to, const char *kernel, const tw_template *made, const tw_slot *slots, const uint8_t *input,
                       uint8_t *out, uint32_t room)
{
    memset(to, 0, sizeof *to);
    assert_int_equal(tw_kernel_force(kernel), TW_OK);
    tw_error error = {0};
    to->status = tw_template_write(made, 0, slots, SLOTS, 0, input, INPUT, out, room, &to->offset, &to->length, &error);
    to->tag = error.tag;
    to->at = error.offset;
    if (to->status == TW_OK)
        memcpy(to->bytes, out + to->offset, to->length);
}

static void every_kernel_writes_the_same(void **state)
{
    (void)state;
    static char memory[1 << 16] __attribute__((aligned(64)));
    static outcome expected, got;
    char kernel[32];
    strncpy(kernel, tw_kernel_name(), sizeof kernel - 1);
    kernel[sizeof kernel - 1] = 0;
    uint8_t *input = guard_end(INPUT), *out = guard_end(ROOM);
    tw_slot *slots = guard_end(SLOTS * sizeof *slots);
    uint32_t written = 0;
    for (uint32_t round = 0; round < ROUNDS; round++) {
        uint32_t number = random_below(&rng, sizeof texts / sizeof *texts), size = sizeof memory;
        const tw_template *made;
        if (tw_template_compile(texts[number], (uint32_t)strlen(texts[number]), NULL, memory, &size, &made, NULL) != TW_OK)
            fail_msg("%s is no template", texts[number]);
        for (uint32_t i = 0; i < INPUT; i++)
            input[i] = random_below(&rng, 2000) ? (uint8_t)(32 + random_below(&rng, 90)) : 1;
        for (uint32_t i = 0; i < SLOTS; i++)
            slots[i] = random_slot();
        groups_put(slots, number);
        uint32_t room = random_below(&rng, 4) ? ROOM : random_below(&rng, ROOM + 1);
        outcome_of(&expected, "portable", made, slots, input, out + ROOM - room, room);
        outcome_of(&got, kernel, made, slots, input, out + ROOM - room, room);
        written += expected.status == TW_OK;
        if (memcmp(&expected, &got, sizeof got) != 0)
            fail_msg("round %u, %s: %d, tag %u, slot %u, %u bytes at %u; portable %d, tag %u, slot %u, %u bytes at %u\n%.*s\n%.*s",
                     round, texts[number], got.status, got.tag, got.at, got.length, got.offset, expected.status, expected.tag,
                     expected.at, expected.length, expected.offset, (int)got.length, (const char *)got.bytes, (int)expected.length,
                     (const char *)expected.bytes);
    }
    assert_int_equal(tw_kernel_force(kernel), TW_OK);
    assert_in_range(written, ROUNDS / 8, ROUNDS);
    guard_free(input);
    guard_free(out);
    guard_free(slots);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_kernel_writes_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
