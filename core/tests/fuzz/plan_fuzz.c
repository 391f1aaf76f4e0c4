/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A plan, a NUL, then the body of a message ('|' for SOH): the plan is compiled with a dictionary and without, printed and compiled
 * again; the message is read by a reader that lives on and, on the portable kernel, by one made anew, and once more with one byte
 * changed. The same text is tried as a template, which then writes what random slots say.
 */
#include "fuzz.h"

#include <tagwire/plan.h>

enum { SLOTS = 512, IMAGE = 1 << 18 };

static uint64_t plan_memory[IMAGE / 8], again_memory[IMAGE / 8];

static tw_reader *reader_new(const tw_plan *plan, void **memory)
{
    tw_reader_options options = {.size = sizeof options, .plan = plan};
    tw_reader *reader = NULL;
    uint32_t size = 0;
    if (tw_reader_size(&options, &size) != TW_OK)
        fuzz_fail("tw_reader_size");
    *memory = aligned_alloc(64, (size + 63) & ~63u);
    if (!*memory || tw_reader_init(*memory, size, &options, &reader, NULL) != TW_OK)
        fuzz_fail("tw_reader_init");
    return reader;
}

/* "8=FIX.4.4", 9, the body and the right 10; gives the bytes. */
static uint32_t message_of(uint8_t *out, const uint8_t *body, uint32_t length)
{
    uint32_t at = (uint32_t)sprintf((char *)out, "8=FIX.4.4\0019=%u\001", length), sum = 0;
    for (uint32_t i = 0; i < length; i++)
        out[at++] = body[i] == '|' ? 1 : body[i];
    for (uint32_t i = 0; i < at; i++)
        sum += out[i];
    return at + (uint32_t)sprintf((char *)out + at, "10=%03u\001", sum & 255);
}

static void read_both(tw_reader *reader, const tw_plan *plan, const uint8_t *bytes, uint32_t length)
{
    static tw_slot slots[SLOTS], fresh_slots[SLOTS];
    tw_row rows[4], fresh_rows[4];
    tw_progress progress, fresh_progress;
    void *memory = NULL;
    uint8_t *copy = fuzz_copy(bytes, length);
    tw_reader *fresh = reader_new(plan, &memory);
    const char *kernel = tw_kernel_name();
    tw_status status = tw_read(reader, copy, length, rows, 4, slots, SLOTS, &progress);
    tw_kernel_force("portable");
    tw_status fresh_status = tw_read(fresh, copy, length, fresh_rows, 4, fresh_slots, SLOTS, &fresh_progress);
    tw_kernel_force(kernel);
    if (status != fresh_status || memcmp(&progress, &fresh_progress, sizeof progress) != 0 ||
        memcmp(rows, fresh_rows, progress.rows * sizeof *rows) != 0 ||
        memcmp(slots, fresh_slots, progress.slots * sizeof *slots) != 0)
        fuzz_fail("a reader that remembers, or another kernel, gives something else");
    for (uint32_t i = 0; i < progress.slots; i++)
        if (slots[i].state == TW_SLOT_OK && slots[i].offset > length && slots[i].offset > SLOTS)
            fuzz_fail("a slot points beyond the input");
    free(memory);
    free(copy);
}

/* What a plan or template says of itself: as many entries as it says, each in its place. */
static void describe(const tw_plan *plan, const tw_template *made)
{
    static tw_plan_entry entries[4096];
    uint32_t messages = plan ? tw_plan_messages(plan) : tw_template_messages(made);
    for (uint32_t i = 0; i < messages; i++) {
        tw_plan_message message;
        uint32_t count = 0;
        if ((plan ? tw_plan_message_at(plan, i, &message) : tw_template_message_at(made, i, &message)) != TW_OK ||
            (plan ? tw_plan_entries(plan, i, entries, 4096, &count) : tw_template_entries(made, i, entries, 4096, &count)) !=
                TW_OK ||
            count != message.entries)
            fuzz_fail("a plan does not describe itself");
        for (uint32_t k = 0; k < count; k++)
            if (entries[k].depth > message.depth || (entries[k].parent != TW_NONE && entries[k].parent >= k) ||
                (entries[k].kind == TW_PLAN_GROUP && (entries[k].members == 0 || k + entries[k].members >= count)))
                fuzz_fail("an entry that is not in its place");
    }
}

static void try_plan(const tw_dict *dict, const char *text, uint32_t text_length, const uint8_t *body, uint32_t body_length)
{
    const tw_plan *plan = NULL, *again = NULL;
    uint32_t size = IMAGE, again_size = IMAGE, length = 0;
    if (tw_plan_compile(text, text_length, dict, plan_memory, &size, &plan, NULL) != TW_OK)
        return;
    describe(plan, NULL);
    static char printed[1 << 16];
    if (tw_plan_print(plan, printed, sizeof printed, &length) == TW_OK &&
        (tw_plan_compile(printed, length, dict, again_memory, &again_size, &again, NULL) != TW_OK || size != again_size ||
         memcmp(plan_memory, again_memory, size) != 0))
        fuzz_fail("the print of a plan is another plan");
    uint8_t bytes[8192];
    void *memory = NULL;
    tw_reader *reader = reader_new(plan, &memory);
    uint32_t whole = message_of(bytes, body, body_length);
    read_both(reader, plan, bytes, whole);
    read_both(reader, plan, bytes, whole);
    if (body_length) { /* nearly the same message, by what the first taught */
        uint8_t changed[4096];
        memcpy(changed, body, body_length);
        changed[body_length / 2] ^= 1;
        read_both(reader, plan, bytes, message_of(bytes, changed, body_length));
    }
    free(memory);
}

static void try_template(const char *text, uint32_t text_length, const uint8_t *body, uint32_t body_length)
{
    const tw_template *made = NULL;
    uint32_t size = IMAGE, offset = 0, length = 0;
    if (tw_template_compile(text, text_length, NULL, plan_memory, &size, &made, NULL) != TW_OK)
        return;
    describe(NULL, made);
    uint8_t out[4096];
    uint32_t slots_count = body_length / sizeof(tw_slot);
    tw_slot *slots = (tw_slot *)(void *)fuzz_copy(body, slots_count * sizeof(tw_slot));
    uint8_t *input = fuzz_copy(body, body_length);
    for (uint32_t room = 0; room <= sizeof out; room = room * 2 + 64) {
        tw_status status = tw_template_write(made, 0, slots, slots_count, 0, input, body_length, out, room, &offset, &length, NULL);
        tw_frame frame;
        if (status == TW_OK && (tw_frame_next(out + offset, length, 0, &frame, NULL) != TW_OK || frame.length != length))
            fuzz_fail("what a template wrote is no message");
    }
    free(input);
    free(slots);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > 4096)
        return 0;
    const uint8_t *end = memchr(data, 0, size);
    uint32_t text_length = (uint32_t)(end ? (size_t)(end - data) : size);
    const uint8_t *body = end ? end + 1 : data + size;
    uint32_t body_length = (uint32_t)(data + size - body);
    try_plan(NULL, (const char *)data, text_length, body, body_length);
    try_plan(tw_dict_builtin("FIX.4.4", 7), (const char *)data, text_length, body, body_length);
    try_template((const char *)data, text_length, body, body_length);
    return 0;
}
