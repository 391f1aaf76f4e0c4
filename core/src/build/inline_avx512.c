/* SPDX-License-Identifier: Apache-2.0 */
#define FORM inline_avx512
#include "inline_form.h"
