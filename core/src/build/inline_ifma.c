/* SPDX-License-Identifier: Apache-2.0 */
#define FORM inline_ifma
#include "inline_form.h"
