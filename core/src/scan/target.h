/* SPDX-License-Identifier: Apache-2.0 */
/* From here to target_end.h, functions are compiled for the instruction sets named by TARGET; both compilers have their own way. */
#if defined(__clang__)
#include <immintrin.h>
#define TARGET_ATTRIBUTE(names) __attribute__((target(names)))
#pragma clang attribute push(TARGET_ATTRIBUTE(TARGET), apply_to = function)
#else
#define TARGET_PRAGMA_(text) _Pragma(#text)
#define TARGET_PRAGMA(text) TARGET_PRAGMA_(text)
#pragma GCC push_options
TARGET_PRAGMA(GCC target(TARGET))
#include <immintrin.h>
#endif
