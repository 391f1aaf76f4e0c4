/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whatever way a message is read, by a shape, a lookup or field by field, and on whatever kernel, it gives the same row and slots: that
 * of a new reader on the portable kernel, which walks.
 */
#include "inputs.h"
#include "reader.h"
#include "support.h"

#include <tagwire/plan.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLOTS = 4096, BODY = 16384 };

static char plan_memory[1 << 18] __attribute__((aligned(64)));
static uint64_t rng = 0xE874AC7;

static tw_reader *reader_new(const tw_plan *plan)
{
    tw_reader_options options = {.size = sizeof options, .plan = plan};
    tw_reader *reader = NULL;
    uint32_t size = 0;
    assert_int_equal(tw_reader_size(&options, &size), TW_OK);
    void *memory = aligned_alloc(64, (size + 63) & ~63u);
    assert_non_null(memory);
    assert_int_equal(tw_reader_init(memory, size, &options, &reader, NULL), TW_OK);
    return reader; /* its memory's address */
}

typedef struct result {
    tw_status status;
    tw_progress progress;
    tw_row row;
    tw_slot slots[SLOTS];
} result;

static void read_into(tw_reader *reader, const uint8_t *input, uint32_t length, uint32_t slots_max, result *r)
{
    memset(&r->row, 0, sizeof r->row);
    r->status = tw_read(reader, input, length, &r->row, 1, r->slots, slots_max, &r->progress);
}

static void results_agree(const result *a, const result *b, const uint8_t *input, uint32_t length)
{
    const char *said = NULL;
    char text[128];
    if (a->status != b->status || memcmp(&a->progress, &b->progress, sizeof a->progress) != 0)
        said = "status or progress differ";
    else if (a->progress.rows && memcmp(&a->row, &b->row, sizeof a->row) != 0)
        said = "rows differ";
    else if (memcmp(a->slots, b->slots, a->progress.slots * sizeof(tw_slot)) != 0)
        for (uint32_t i = 0; i < a->progress.slots && !said; i++)
            if (memcmp(&a->slots[i], &b->slots[i], sizeof(tw_slot)) != 0) {
                const tw_slot *x = &a->slots[i], *y = &b->slots[i];
                snprintf(text, sizeof text, "slot %u: walked %lld %u %u %u %u, %s %lld %u %u %u %u", i, (long long)x->number,
                         x->offset, x->length, x->digits, x->state, tw_kernel_name(), (long long)y->number, y->offset, y->length,
                         y->digits, y->state);
                said = text;
            }
    assert_agrees(said, input, length);
}

/* Reads a message by readers that live on, several times on each kernel, and compares. */
static void reads_agree(tw_reader *const *readers, const tw_plan *plan, const uint8_t *bytes, uint32_t length, uint32_t slots_max)
{
    static result walked, other;
    tw_reader *fresh = reader_new(plan);
    assert_int_equal(tw_kernel_force("portable"), TW_OK);
    const uint8_t *input = random_below(&rng, 2) ? input_end(bytes, length) : input_begin(bytes, length);
    read_into(fresh, input, length, slots_max, &walked);
    for (uint32_t kernel = 0; tw_kernel_list(kernel); kernel++) {
        assert_int_equal(tw_kernel_force(tw_kernel_list(kernel)), TW_OK);
        for (uint32_t i = 0; i < 3; i++) {
            memset(other.slots, 0xEE, sizeof(tw_slot) * (slots_max < 64 ? slots_max : 64));
            read_into(readers[kernel], input, length, slots_max, &other);
            results_agree(&walked, &other, input, length);
        }
    }
    free(fresh);
}

/* A number as people write them and as they should not: signs, points anywhere, many digits, a byte that is none. */
static uint32_t number_text(char *out)
{
    static const uint32_t kinds = 8;
    uint32_t length = random_below(&rng, random_below(&rng, 4) ? 9 : 21), at = 0;
    if (random_below(&rng, 5) == 0)
        out[at++] = '-';
    for (uint32_t i = 0; i < length; i++)
        out[at++] = (char)('0' + random_below(&rng, random_below(&rng, 3) ? 10 : 1));
    uint32_t kind = random_below(&rng, kinds);
    if (at && kind < 4)
        out[random_below(&rng, at)] = '.';
    if (at && kind == 4)
        out[random_below(&rng, at)] = "/:;+-.eE \xB0"[random_below(&rng, 10)];
    return at;
}

static uint32_t text_text(char *out)
{
    uint32_t length = random_below(&rng, random_below(&rng, 8) ? 24 : 300);
    for (uint32_t i = 0; i < length; i++)
        out[i] = (char)('A' + random_below(&rng, 26));
    return length;
}

static uint32_t field_put(char *out, uint32_t tag)
{
    static const char *const times[] = {"20261130-16:45:00.123", "20261130-16:45:00", "20261130", "Y", "N", "0",
                                        "20261130-25:00:00"};
    uint32_t at = (uint32_t)sprintf(out, "%u=", tag);
    switch (tag % 4) { /* mostly what the plans below take the tag for */
    case 0: at += number_text(out + at); break;
    case 1: at += text_text(out + at); break;
    case 2:
        at +=
            random_below(&rng, 2) ? number_text(out + at) : (uint32_t)sprintf(out + at, "%c", (int)('0' + random_below(&rng, 10)));
        break;
    default: at += (uint32_t)sprintf(out + at, "%s", times[random_below(&rng, sizeof times / sizeof times[0])]); break;
    }
    out[at++] = 1;
    return at;
}

/* Fields of a level in this order or another, each mostly there. */
static uint32_t fields_put(char *out, const uint32_t *tags, uint32_t count, uint32_t first_fixed)
{
    uint32_t order[32], at = 0;
    for (uint32_t i = 0; i < count; i++)
        order[i] = tags[i];
    if (random_below(&rng, 3) == 0)
        for (uint32_t i = count - 1; i > first_fixed; i--) {
            uint32_t j = first_fixed + random_below(&rng, i - first_fixed + 1), kept = order[i];
            order[i] = order[j];
            order[j] = kept;
        }
    for (uint32_t i = 0; i < count; i++)
        if (i < first_fixed || random_below(&rng, 10) != 0)
            at += field_put(out + at, order[i]);
    if (random_below(&rng, 40) == 0)
        at += field_put(out + at, tags[random_below(&rng, count)]);
    return at;
}

static const uint32_t top[] = {100, 101, 102, 104, 105, 108, 109, 110, 112, 116, 103, 107, 120, 124, 128, 132, 136, 70004};
static const uint32_t left_out[] = {49, 56, 34, 52, 5001, 5002};
static const uint32_t entry[] = {200, 204, 208, 201, 212, 203};
static const uint32_t second[] = {300, 301, 304};

static uint32_t group_put(char *out, uint32_t tag, const uint32_t *tags, uint32_t count, uint32_t most)
{
    uint32_t entries = random_below(&rng, random_below(&rng, 4) ? 6 : most), at = 0;
    uint32_t said = random_below(&rng, 12) ? entries : random_below(&rng, 12);
    at += (uint32_t)sprintf(out, "%u=%u\001", tag, said);
    for (uint32_t i = 0; i < entries; i++) {
        at += fields_put(out + at, tags, count, 1);
        if (random_below(&rng, 20) == 0)
            at += field_put(out + at, random_below(&rng, 3) ? 5003 : top[random_below(&rng, 10)]);
    }
    return at;
}

static uint32_t body_put(char *out)
{
    uint32_t at = (uint32_t)sprintf(out, "35=%c\001", random_below(&rng, 8) ? 'D' : 'E');
    at += fields_put(out + at, left_out, 4, 0);
    at += fields_put(out + at, top, 10, 0);
    if (random_below(&rng, 3))
        at += group_put(out + at, 299, entry, 6, 70);
    if (random_below(&rng, 3) == 0)
        at += group_put(out + at, 399, second, 3, 6);
    if (random_below(&rng, 2))
        at += fields_put(out + at, top + 10, 8, 0);
    return at;
}

static void random_messages_give_the_same_on_each_way(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "D{100:int 101:text! 102:char 104:dec5 105:text 108:dec0 109:data 110:dec* 112:dec15 116:dec18 103:time 107:date 120:dec2}",
        "D{101:text! 104:dec5 299{200:int 204:dec5 208:dec9 201:text 212:int 203:bool} 399{300:dec5 301:text 304:int!} 116:dec18}",
        "D{8:text 9:int 35:char 10:int 299:2{204:dec5 212:dec1} 100:dec3 70004:int} E{49:text 299{201:text! 204:dec5}}",
        "D{299{204:dec5} 101:text 105:text} E{100:int 104:int 108:int 112:int 116:int 120:int 124:int 128:int 132:int 136:int}",
        "D{399{300:int} 299!{200:int 203:time}} E{101:text 399{301:text} 34:int}",
    };
    static char body[BODY];
    static uint8_t bytes[BODY + 64];
    for (uint32_t t = 0; t < sizeof texts / sizeof texts[0]; t++) {
        const tw_plan *plan = NULL;
        tw_reader *readers[8];
        uint32_t size = sizeof plan_memory, kernels = 0;
        assert_int_equal(tw_plan_compile(texts[t], (uint32_t)strlen(texts[t]), NULL, plan_memory, &size, &plan, NULL), TW_OK);
        for (; tw_kernel_list(kernels); kernels++)
            readers[kernels] = reader_new(plan);
        for (uint32_t i = 0; i < 6000; i++) {
            uint32_t length = (uint32_t)message_bytes(bytes, sizeof bytes, "FIX.4.4", body, body_put(body));
            reads_agree(readers, plan, bytes, length, random_below(&rng, 8) ? SLOTS : random_below(&rng, 40));
        }
        while (kernels)
            free(readers[--kernels]);
    }
}

/* With a dictionary a group ends where a field of the message stands; members that the plan leaves out do not end it. */
static void a_dictionary_ends_groups_on_each_way(void **state)
{
    (void)state;
    static const char *const texts[] = {"W{262:text 55:text 268{269:char 270:dec5 271:int} 58:text}",
                                        "W{268:3{270:dec2} 354:int 10:text}"};
    static const char *const parts[] = {"262=R\001",
                                        "55=EUR/USD\001",
                                        "268=2\001",
                                        "269=0\001270=1.08\001271=5\001",
                                        "269=1\001290=1\001270=2\001",
                                        "269=0\001271=7\001",
                                        "290=2\001",
                                        "58=text\001",
                                        "354=4\001",
                                        "270=9.5\001",
                                        "5001=x\001",
                                        "268=1\001",
                                        "453=1\001448=P\001",
                                        "63=0\001",
                                        "336=S\001",
                                        "268=3\001",
                                        "268=0\001"};
    static char body[BODY];
    static uint8_t bytes[BODY + 64];
    const tw_dict *dict = tw_dict_builtin("FIX.4.4", 7);
    for (uint32_t t = 0; t < 2; t++) {
        const tw_plan *plan = NULL;
        tw_reader *readers[8];
        uint32_t size = sizeof plan_memory, kernels = 0;
        assert_int_equal(tw_plan_compile(texts[t], (uint32_t)strlen(texts[t]), dict, plan_memory, &size, &plan, NULL), TW_OK);
        for (; tw_kernel_list(kernels); kernels++)
            readers[kernels] = reader_new(plan);
        for (uint32_t i = 0; i < 12000; i++) {
            strcpy(body, "35=W\001");
            for (uint32_t n = random_below(&rng, 12); n; n--)
                strcat(body, parts[random_below(&rng, sizeof parts / sizeof parts[0])]);
            reads_agree(readers, plan, bytes, (uint32_t)message_bytes(bytes, sizeof bytes, "FIX.4.4", body, strlen(body)), SLOTS);
        }
        while (kernels)
            free(readers[--kernels]);
    }
}

/* Each length and each place of the point, alone in a message and among others. */
static void each_number_is_read_as_by_its_value_reader(void **state)
{
    (void)state;
    static char body[BODY];
    static uint8_t bytes[BODY + 64];
    static result got;
    const tw_plan *plan = NULL;
    uint32_t size = sizeof plan_memory;
    const char *text = "D{200{201:dec5 202:int 203:dec0 204:dec15}}";
    assert_int_equal(tw_plan_compile(text, (uint32_t)strlen(text), NULL, plan_memory, &size, &plan, NULL), TW_OK);
    tw_reader *reader = reader_new(plan);
    static const uint32_t scales[4] = {5, 0, 0, 15};
    for (uint32_t round = 0; round < 30000; round++) {
        char number[32];
        uint32_t length = number_text(number), entries = 1 + random_below(&rng, 5);
        uint32_t at = (uint32_t)sprintf(body, "35=D\001200=%u\001", entries);
        for (uint32_t i = 0; i < entries; i++)
            for (uint32_t tag = 201; tag < 205; tag++)
                at += (uint32_t)sprintf(body + at, "%u=%.*s\001", tag, (int)length, number);
        uint32_t whole = (uint32_t)message_bytes(bytes, sizeof bytes, "FIX.4.4", body, at);
        read_into(reader, input_end(bytes, whole), whole, SLOTS, &got);
        for (uint32_t i = 0; i < entries * 4; i++) {
            const tw_slot *slot = &got.slots[1 + i];
            int64_t value = 0;
            tw_status status = i % 4 == 1 ? tw_int_read(number, length, &value)
                                          : tw_decimal_read_scaled(number, length, scales[i % 4], &value, NULL);
            if ((status == TW_OK) != (slot->state == TW_SLOT_OK) || (status == TW_OK && slot->number != value) ||
                slot->length != length)
                fail_msg("%.*s at scale %u: state %u, %lld instead of %lld", (int)length, number, scales[i % 4], slot->state,
                         (long long)slot->number, (long long)value);
        }
    }
    free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_messages_give_the_same_on_each_way),
        cmocka_unit_test(a_dictionary_ends_groups_on_each_way),
        cmocka_unit_test(each_number_is_read_as_by_its_value_reader),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
