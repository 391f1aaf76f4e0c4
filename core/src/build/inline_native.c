/* SPDX-License-Identifier: Apache-2.0 */
#define FORM inline_native
#include "inline_form.h"
