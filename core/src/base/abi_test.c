/* SPDX-License-Identifier: Apache-2.0 */
#include "abi.h"
#include "support.h"

#include <string.h>

/* A library 2.3 that broke with 2.0. */
static const uint64_t minors[] = {0, UINT64_C(0x1111111111111111), UINT64_C(0x2222222222222222), UINT64_C(0x3333333333333333)};
static const twi_abi_library library = {2, 3, minors};

static void refused(uint32_t major, uint32_t minor, uint64_t hash, const char *text)
{
    tw_error error;
    memset(&error, 0x5a, sizeof error);
    assert_int_equal(twi_abi_judge(&library, major, minor, hash, &error), TW_E_ABI);
    assert_int_equal(error.status, TW_E_ABI);
    assert_int_equal(error.reason, -1);
    assert_int_equal(error.tag, 0);
    assert_int_equal(error.offset, 0);
    assert_string_equal(error.text, text);
    assert_int_equal(error.text[sizeof error.text - 1], 0);
    assert_int_equal(twi_abi_judge(&library, major, minor, hash, NULL), TW_E_ABI);
}

static void the_same_version_is_accepted(void **state)
{
    (void)state;
    tw_error error, before;
    memset(&error, 0x5a, sizeof error);
    before = error;
    assert_int_equal(twi_abi_judge(&library, 2, 3, minors[3], &error), TW_OK);
    assert_memory_equal(&error, &before, sizeof error);
}

static void a_library_of_a_later_minor_is_accepted(void **state)
{
    (void)state;
    assert_int_equal(twi_abi_judge(&library, 2, 1, minors[1], NULL), TW_OK);
    assert_int_equal(twi_abi_judge(&library, 2, 2, minors[2], NULL), TW_OK);
}

static void an_older_library_is_refused(void **state)
{
    (void)state;
    refused(2, 4, minors[3], "made for libtagwire 2.4, loaded is 2.3: too old");
    refused(2, UINT32_MAX, 0, "made for libtagwire 2.4294967295, loaded is 2.3: too old");
}

static void another_major_is_refused_even_with_the_right_hash(void **state)
{
    (void)state;
    refused(1, 3, minors[3], "made for libtagwire 1.3, loaded is 2.3: another major version");
    refused(3, 3, minors[3], "made for libtagwire 3.3, loaded is 2.3: another major version");
    refused(3, 9, minors[3], "made for libtagwire 3.9, loaded is 2.3: another major version");
    refused(UINT32_MAX, UINT32_MAX, 0, "made for libtagwire 4294967295.4294967295, loaded is 2.3: another major version");
}

static void another_hash_is_refused(void **state)
{
    (void)state;
    refused(2, 3, minors[3] ^ 1, "made for libtagwire 2.3, loaded is 2.3: structs, constants or functions differ");
    refused(2, 1, minors[3], "made for libtagwire 2.1, loaded is 2.3: structs, constants or functions differ");
    refused(2, 3, 0, "made for libtagwire 2.3, loaded is 2.3: structs, constants or functions differ");
}

static void a_version_that_is_not_served_is_refused_whatever_its_hash(void **state)
{
    (void)state;
    refused(2, 0, 0, "made for libtagwire 2.0, loaded is 2.3: which does not serve it");
    refused(2, 0, minors[3], "made for libtagwire 2.0, loaded is 2.3: which does not serve it");
}

static void the_hash_of_a_minor_is_told(void **state)
{
    (void)state;
    assert_true(twi_abi_hash(&library, 2, 3) == minors[3]);
    assert_true(twi_abi_hash(&library, 2, 1) == minors[1]);
    assert_true(twi_abi_hash(&library, 2, 4) == 0);
    assert_true(twi_abi_hash(&library, 1, 1) == 0);
}

static void the_library_serves_its_own_headers(void **state)
{
    (void)state;
    tw_error error;
    assert_true(TW_ABI_HASH != 0);
    assert_true(tw_abi(TW_VERSION_MAJOR, TW_VERSION_MINOR) == TW_ABI_HASH);
    assert_true(tw_abi(TW_VERSION_MAJOR, TW_VERSION_MINOR + 1) == 0);
    assert_true(tw_abi(TW_VERSION_MAJOR + 1, TW_VERSION_MINOR) == 0);
    assert_int_equal(tw_abi_check(TW_VERSION_MAJOR, TW_VERSION_MINOR, TW_ABI_HASH, &error), TW_OK);
    assert_int_equal(tw_abi_check(TW_VERSION_MAJOR, TW_VERSION_MINOR, TW_ABI_HASH ^ 1, &error), TW_E_ABI);
    assert_int_equal(tw_abi_check(TW_VERSION_MAJOR, TW_VERSION_MINOR + 1, TW_ABI_HASH, &error), TW_E_ABI);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_version_is_accepted), cmocka_unit_test(a_library_of_a_later_minor_is_accepted),
        cmocka_unit_test(an_older_library_is_refused),  cmocka_unit_test(another_major_is_refused_even_with_the_right_hash),
        cmocka_unit_test(another_hash_is_refused),      cmocka_unit_test(a_version_that_is_not_served_is_refused_whatever_its_hash),
        cmocka_unit_test(the_hash_of_a_minor_is_told),  cmocka_unit_test(the_library_serves_its_own_headers),
    };
    return cmocka_run_group_tests_name("abi", tests, NULL, NULL);
}
