/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fields and whole messages against the reference, with every kernel: [capacity - 1][pairs] bytes. The bytes are indexed as they
 * are, as a message as they are, and as the body of a message with the right BodyLength and CheckSum.
 */
#include "compare.h"
#include "fuzz.h"

static const tw_data_pair custom[] = {{1, 2}, {2, 3}, {10, 11}, {9, 35}, {58, 10}, {5000, 44}, {12345, 44}, {2147483647, 1}};

static tw_index *index_new(uint32_t capacity, const tw_data_pair *pairs, uint32_t count)
{
    tw_index_options options = {sizeof options, capacity, 0, count, pairs};
    uint32_t size = 0;
    tw_index *index = NULL;
    if (tw_index_size(&options, &size) != TW_OK)
        abort();
    void *memory = aligned_alloc(64, size);
    if (!memory || tw_index_init(memory, size, &options, &index, NULL) != TW_OK)
        abort();
    return index;
}

static uint32_t message_of(uint8_t *out, const uint8_t *body, uint32_t length)
{
    uint32_t at = (uint32_t)sprintf((char *)out, "8=FIX.4.4\0019=%u\00135=D\001", length + 5);
    memcpy(out + at, body, length);
    at += length;
    return at + (uint32_t)sprintf((char *)out + at, "10=%03u\001", reference_sum(out, at) % 256);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2 || size > 8192)
        return 0;
    const tw_data_pair *pairs = custom;
    uint32_t count = data[1] & 1 ? sizeof custom / sizeof custom[0] : tw_data_pairs(&pairs), length = (uint32_t)(size - 2);
    tw_index *index = index_new(data[0] < 128 ? data[0] + 1u : 8192, pairs, count);
    uint8_t *bytes = fuzz_copy(data + 2, length), whole[8192 + 64];
    uint32_t total = message_of(whole, bytes, length);
    uint8_t *framed = fuzz_copy(whole, total);
    for (uint32_t i = 0; tw_kernel_list(i); i++) {
        if (tw_kernel_force(tw_kernel_list(i)) != TW_OK)
            abort();
        fuzz_agrees(compare_fields(index, pairs, count, bytes, length));
        fuzz_agrees(compare_next(index, pairs, count, bytes, length));
        fuzz_agrees(compare_next(index, pairs, count, framed, total));
        fuzz_agrees(compare_fields(index, pairs, count, framed, total));
    }
    free(framed);
    free(bytes);
    free(index);
    return 0;
}
