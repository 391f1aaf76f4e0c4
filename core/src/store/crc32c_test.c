/* SPDX-License-Identifier: Apache-2.0 */
#include "cpu.h"
#include "crc32c.h"
#include "crc32c_tables.h"
#include "support.h"

#include <string.h>

#define POLYNOMIAL 0x82f63b78u /* 0x1edc6f41, bits reflected */

static uint32_t times_x(uint32_t value)
{
    return value & 1 ? value >> 1 ^ POLYNOMIAL : value >> 1;
}

static void the_tables_follow_from_the_polynomial(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t value = i;
        for (int bit = 0; bit < 8; bit++)
            value = times_x(value);
        assert_int_equal(twi_crc32c_bytes[i], value);
    }
    uint32_t power = 0x80000000u, k = 1; // x^0
    for (uint32_t i = 0; k <= 256; i++, power = times_x(power))
        if (i == 64 * k - 33)
            assert_int_equal(twi_crc32c_moves[k++], power);
}

static void the_published_examples(void **state)
{
    (void)state;
    uint8_t bytes[32];
    for (uint32_t f = 0; f < 2; f++) { // RFC 3720, B.4
        twi_crc32c_form *form = f ? twi_crc32c_choose() : twi_crc32c_portable;
        memset(bytes, 0, sizeof bytes);
        assert_int_equal(form(bytes, 32), 0x8a9136aau);
        memset(bytes, 0xff, sizeof bytes);
        assert_int_equal(form(bytes, 32), 0x62a8ab43u);
        for (uint8_t i = 0; i < 32; i++)
            bytes[i] = i;
        assert_int_equal(form(bytes, 32), 0x46dd794eu);
        assert_int_equal(form((const uint8_t *)"123456789", 9), 0xe3069283u);
        assert_int_equal(form(bytes, 0), 0);
    }
}

static void all_forms_agree_at_every_length_and_never_read_beyond(void **state)
{
    (void)state;
    uint64_t random = 77;
    for (uint32_t length = 0; length < 700; length++) {
        uint8_t *end = guard_end(length + 1), *begin = guard_begin(length + 1);
        for (uint32_t i = 0; i < length; i++)
            end[i + 1] = begin[i] = (uint8_t)random_next(&random);
        assert_int_equal(twi_crc32c_choose()(end + 1, length), twi_crc32c_portable(begin, length));
        assert_int_equal(twi_crc32c_choose()(begin, length), twi_crc32c_portable(begin, length));
        guard_free(end);
        guard_free(begin);
    }
}

static void all_forms_agree_on_long_inputs(void **state)
{
    (void)state;
    static uint8_t bytes[40000];
    uint64_t random = 78;
    for (uint32_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)random_next(&random);
    for (uint32_t length = 3000; length < sizeof bytes; length += 1 + random_below(&random, 500))
        assert_int_equal(twi_crc32c_choose()(bytes, length), twi_crc32c_portable(bytes, length));
}

static void the_form_is_the_processors(void **state)
{
    (void)state;
    assert_true((twi_crc32c_choose() == twi_crc32c_portable) == !twi_cpu_has_crc32c());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_tables_follow_from_the_polynomial),
        cmocka_unit_test(the_published_examples),
        cmocka_unit_test(all_forms_agree_at_every_length_and_never_read_beyond),
        cmocka_unit_test(all_forms_agree_on_long_inputs),
        cmocka_unit_test(the_form_is_the_processors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
