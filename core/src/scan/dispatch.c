/* SPDX-License-Identifier: Apache-2.0 */
#include <tagwire/status.h>
const char *tw_kernel_name(void) { return "portable"; }
