/* SPDX-License-Identifier: Apache-2.0 */
/* All of the public C interface. Inline forms that are no part of the ABI are included by name: <tagwire/inline/build.h>. */
#ifndef TAGWIRE_TAGWIRE_H
#define TAGWIRE_TAGWIRE_H

#include <tagwire/abi.h>
#include <tagwire/build.h>
#include <tagwire/dict.h>
#include <tagwire/frame.h>
#include <tagwire/index.h>
#include <tagwire/plan.h>
#include <tagwire/status.h>
#include <tagwire/validate.h>
#include <tagwire/value.h>

#endif
