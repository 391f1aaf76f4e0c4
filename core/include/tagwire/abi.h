/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whether a library fits a program or binding that was compiled apart from it. For each minor version there is one number, a hash of
 * all frozen structs, options members, constants and functions of that minor; whoever was made for a minor keeps its number and shows it when it
 * has loaded a library. What stands behind the numbers: bindings/abi/minors.json.
 *
 *     if (tw_abi_check(TW_VERSION_MAJOR, TW_VERSION_MINOR, TW_ABI_HASH, &error) != TW_OK)
 *         fail(error.text);
 *
 * Options structs, whose first member is `uint32_t size`, grow: later versions add members at the end. This holds for all of them:
 *   size           sizeof the struct as the caller was compiled; at most TW_OPTIONS_SIZE_MAX. No byte behind it is read.
 *   earlier caller members that its struct does not have are 0, which always means the default: what was before they were added.
 *   later caller   members that the library does not know must be 0; otherwise the answer is TW_E_ARGUMENT: nothing that a caller asked
 *                  for is dropped in silence.
 *   too short      a size without the members that must be given (in tw_index_options capacity, else those that may not be NULL) is
 *                  TW_E_ARGUMENT.
 */
#ifndef TAGWIRE_ABI_H
#define TAGWIRE_ABI_H

#include <tagwire/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The largest size that an options struct may say it has, in bytes. */
#define TW_OPTIONS_SIZE_MAX 4096u

/* The number of these headers' minor version. */
#define TW_ABI_HASH UINT64_C(0xd73845fe62b6e470)

/*
 * The number of a minor version.
 *
 * returns: the number, or 0 for a version that this library does not serve: of another major, a later minor, or one that it broke with before 1.0.
 * Thread rule: any thread. Since 0.1.
 */
TW_API uint64_t tw_abi(uint32_t major, uint32_t minor);

/*
 * Whether this library serves what was made for version major.minor with this number: the major is the library's, the minor is not
 * above the library's, and the number is the one that the library has for that minor. Call it first: this function and tw_error are
 * the same in every version.
 *
 * error:   text names both versions; may be NULL.
 * returns: TW_OK; TW_E_ABI.
 * Thread rule: any thread. Since 0.1.
 */
TW_API tw_status tw_abi_check(uint32_t major, uint32_t minor, uint64_t hash, tw_error *error);

#ifdef __cplusplus
}
#endif

#endif
