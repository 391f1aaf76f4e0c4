/* SPDX-License-Identifier: Apache-2.0 */
#define TW_INLINE_BUILD_LIBRARY
#define FORM inline_library
#include "inline_form.h"
