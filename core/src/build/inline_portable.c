/* SPDX-License-Identifier: Apache-2.0 */
#define TW_INLINE_BUILD_PORTABLE
#define FORM inline_portable
#include "inline_form.h"
