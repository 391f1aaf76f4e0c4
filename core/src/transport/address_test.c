/* SPDX-License-Identifier: Apache-2.0 */
#include "support.h"

#include <tagwire/unstable/transport.h>

#include <string.h>

static void addresses_are_read_and_printed(void **state)
{
    static const char *const texts[][2] = {
        {"127.0.0.1:5001", "127.0.0.1:5001"},
        {"0.0.0.0:0", "0.0.0.0:0"},
        {"[::1]:65535", "[::1]:65535"},
        {"[::]:1", "[::]:1"},
        {"[2001:DB8::1:0:0:2]:80", "[2001:db8::1:0:0:2]:80"},
        {"[fe80::1%2]:7", "[fe80::1%2]:7"},
        {"[1:2:3:4:5:6:7:8]:9", "[1:2:3:4:5:6:7:8]:9"},
        {"[::ffff:10.0.0.1]:9", "[::ffff:a00:1]:9"},
        {"[1::]:9", "[1::]:9"},
        {"[0:0:1::]:9", "[0:0:1::]:9"},
        {":12", ":12"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        tw_address address;
        char text[TW_ADDRESS_TEXT];
        assert_int_equal(tw_address_parse(texts[i][0], &address), TW_OK);
        assert_int_equal(tw_address_print(&address, text), TW_OK);
        assert_string_equal(text, texts[i][1]);
    }
}

static void what_is_no_address_is_refused(void **state)
{
    static const char *const texts[] = {"",
                                        "5001",
                                        "127.0.0.1",
                                        "127.0.0.1:",
                                        "127.0.0:1",
                                        "256.0.0.1:1",
                                        "1.2.3.4.5:1",
                                        "1.2.3.4:65536",
                                        "1.2.3.4:1x",
                                        "localhost:1",
                                        "[::1]",
                                        "[::1:2",
                                        "[1:2]:3",
                                        "[1::2::3]:4",
                                        "[12345::]:1",
                                        "[1:2:3:4:5:6:7:8:9]:1",
                                        "[1:2:3:4:5:6:7:8::]:1",
                                        "[::1%]:1",
                                        "[::1%x]:1",
                                        "[::1.2.3]:1",
                                        "::1",
                                        "[::g]:1",
                                        "1..2.3:4",
                                        "[]:1",
                                        ":",
                                        ": 1",
                                        "1.2.3.4:-1"};
    tw_address address = {.family = 77};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (tw_address_parse(texts[i], &address) != TW_E_ARGUMENT)
            fail_msg("taken for an address: %s", texts[i]);
    assert_int_equal(address.family, 77);
    assert_int_equal(tw_address_parse(NULL, &address), TW_E_ARGUMENT);
    assert_int_equal(tw_address_parse(":1", NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_address_print(&address, (char[TW_ADDRESS_TEXT]){0}), TW_E_ARGUMENT);
    assert_int_equal(tw_address_print(NULL, (char[TW_ADDRESS_TEXT]){0}), TW_E_ARGUMENT);
}

static void the_longest_fits(void **state)
{
    tw_address address = {.family = 6, .port = 65535, .scope = UINT32_MAX};
    char text[TW_ADDRESS_TEXT];
    (void)state;
    memset(address.bytes, 0xFF, sizeof address.bytes);
    assert_int_equal(tw_address_print(&address, text), TW_OK);
    assert_string_equal(text, "[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff%4294967295]:65535");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(addresses_are_read_and_printed),
                                       cmocka_unit_test(what_is_no_address_is_refused), cmocka_unit_test(the_longest_fits)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
