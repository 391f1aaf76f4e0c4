/* SPDX-License-Identifier: Apache-2.0 */
#include "abi.h"
#include "abi_minors.h"
#include "error.h"

#include <string.h>

_Static_assert(sizeof twi_abi_minors / sizeof twi_abi_minors[0] == TW_VERSION_MINOR + 1, "./dev lint --fix: a row for each minor");

static const twi_abi_library this_library = {TW_VERSION_MAJOR, TW_VERSION_MINOR, twi_abi_minors};

/* Appends to error->text, which holds zeros from *at on, and always leaves the last one. */
static void append(tw_error *error, uint32_t *at, const char *text)
{
    while (*text && *at < sizeof error->text - 1)
        error->text[(*at)++] = *text++;
}

static void append_number(tw_error *error, uint32_t *at, uint32_t number)
{
    char digits[11];
    uint32_t first = sizeof digits - 1;
    digits[first] = 0;
    do
        digits[--first] = (char)('0' + number % 10);
    while (number /= 10);
    append(error, at, digits + first);
}

static void append_version(tw_error *error, uint32_t *at, const char *before, uint32_t major, uint32_t minor)
{
    append(error, at, before);
    append_number(error, at, major);
    append(error, at, ".");
    append_number(error, at, minor);
}

uint64_t twi_abi_hash(const twi_abi_library *library, uint32_t major, uint32_t minor)
{
    return major == library->major && minor <= library->minor ? library->minors[minor] : 0;
}

tw_status twi_abi_judge(const twi_abi_library *library, uint32_t major, uint32_t minor, uint64_t hash, tw_error *error)
{
    const uint64_t own = twi_abi_hash(library, major, minor);
    if (own && own == hash)
        return TW_OK;
    twi_error(error, TW_E_ABI, TWI_REASON_NONE, 0, 0);
    if (error) {
        uint32_t at = 0;
        memset(error->text, 0, sizeof error->text);
        append_version(error, &at, "made for libtagwire ", major, minor);
        append_version(error, &at, ", loaded is ", library->major, library->minor);
        append(error, &at,
               major != library->major  ? ": another major version"
               : minor > library->minor ? ": too old"
               : own                    ? ": structs, constants or functions differ"
                                        : ": which does not serve it");
    }
    return TW_E_ABI;
}

uint64_t tw_abi(uint32_t major, uint32_t minor)
{
    return twi_abi_hash(&this_library, major, minor);
}

tw_status tw_abi_check(uint32_t major, uint32_t minor, uint64_t hash, tw_error *error)
{
    return twi_abi_judge(&this_library, major, minor, hash, error);
}
