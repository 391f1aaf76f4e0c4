/* SPDX-License-Identifier: Apache-2.0 */
/* A stream against the reference: [length_max, 2 bytes] stream. Each call alike, whole and in two reads. */
#include "compare.h"
#include "fuzz.h"

/* Reads the stream with `first` bytes arriving first; a hash of the events, garbled pieces that touch merged. */
static uint64_t events_of(const uint8_t *stream, uint32_t length, uint32_t first, uint32_t length_max)
{
    uint64_t hash = 0;
    uint32_t at = 0, garbled = 0;
    for (uint32_t end = first;; end = length) {
        for (;;) {
            tw_frame frame;
            tw_status status = tw_frame_next(stream + at, end - at, length_max, &frame, NULL);
            if (status == TW_MORE)
                break;
            if (frame.length == 0 || frame.length > end - at)
                fuzz_fail("a frame beyond the input");
            if (status == TW_OK || !garbled)
                hash = (hash ^ at ^ (uint64_t)(uint32_t)status << 32) * 0x9E3779B97F4A7C15ull;
            garbled = status != TW_OK;
            at += frame.length;
        }
        if (end == length)
            return (hash ^ at) * 0x9E3779B97F4A7C15ull;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    uint32_t length_max = (uint32_t)(data[0] | data[1] << 8), length = (uint32_t)(size - 2);
    if (length > 4096)
        length = 4096;
    uint8_t *stream = fuzz_copy(data + 2, length);
    uint32_t at = 0;
    for (;;) {
        fuzz_agrees(compare_frame(stream + at, length - at, length_max));
        tw_frame frame;
        if (tw_frame_next(stream + at, length - at, length_max, &frame, NULL) == TW_MORE)
            break;
        at += frame.length;
    }
    uint64_t whole = events_of(stream, length, length, length_max);
    for (uint32_t i = 0; i < 4; i++)
        if (events_of(stream, length, length * i / 4, length_max) != whole)
            fuzz_fail("the events depend on the split");
    free(stream);
    return 0;
}
