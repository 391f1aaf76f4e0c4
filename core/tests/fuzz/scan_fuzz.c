/* SPDX-License-Identifier: Apache-2.0 */
/* Every kernel alone by its contract: [fields skipped][room][first chunk] bytes. */
#include "compare.h"
#include "fuzz.h"
#include "scan.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 3 || size > 8192)
        return 0;
    uint32_t length = (uint32_t)(size - 3), end = length;
    compare_start whole = {0, COMPARE_FIELDS_MAX, TWI_SCAN_CHUNK};
    compare_start part = {data[0], data[1] < 200 ? data[1] : COMPARE_FIELDS_MAX, 1 + data[2] % TWI_SCAN_CHUNK};
    uint8_t *bytes = fuzz_copy(data + 3, length);
    while (end && bytes[end - 1] != 1)
        end--;
    uint8_t *ended = fuzz_copy(bytes, end);
    for (uint32_t i = 0; tw_kernel_list(i); i++) {
        if (tw_kernel_force(tw_kernel_list(i)) != TW_OK)
            abort();
        const twi_kernel *kernel = twi_kernel_active();
        if (kernel->sum(bytes, length) != reference_sum(bytes, length))
            fuzz_fail("a sum differs");
        if (end) {
            fuzz_agrees(compare_kernel(kernel, ended, end, whole, NULL));
            fuzz_agrees(compare_kernel(kernel, ended, end, part, NULL));
        }
    }
    free(ended);
    free(bytes);
    return 0;
}
