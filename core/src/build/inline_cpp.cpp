/* SPDX-License-Identifier: Apache-2.0 */
/* The inline form compiled as C++17: an order, for build_test.c. */
#include <tagwire/inline/build.h>

extern "C" tw_status inline_cpp_order(void *out, uint32_t room, const tw_header *header, int64_t price, uint32_t *offset,
                                      uint32_t *length, tw_error *error);

tw_status inline_cpp_order(void *out, uint32_t room, const tw_header *header, int64_t price, uint32_t *offset, uint32_t *length,
                           tw_error *error)
{
    static const char time[] = "20260703-19:28:00.123";
    tw_inline_build build;
    tw_inline_build_begin(&build, out, room, header);
    tw_inline_build_uint(&build, 34, 8);
    tw_inline_build_text(&build, 52, time, sizeof time - 1);
    tw_inline_build_text(&build, 11, "ORD123456", 9);
    tw_inline_build_char(&build, 21, '1');
    tw_inline_build_text(&build, 55, "AUD/NZD", 7);
    tw_inline_build_int(&build, 54, 1);
    tw_inline_build_time(&build, 60, 1783106880123000000, 3);
    tw_inline_build_int(&build, 38, 100000);
    tw_inline_build_int(&build, 40, 2);
    tw_inline_build_decimal(&build, 44, price, 5, 5);
    tw_inline_build_raw(&build, "59=0\001", 5);
    tw_inline_build_uint(&build, 9002, 2863910631u);
    return tw_inline_build_end(&build, offset, length, error);
}
