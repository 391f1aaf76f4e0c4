/* SPDX-License-Identifier: Apache-2.0 */
/* The whole public interface. Each header may also be included alone. */
#ifndef TAGWIRE_TAGWIRE_H
#define TAGWIRE_TAGWIRE_H

#include <tagwire/build.h>
#include <tagwire/frame.h>
#include <tagwire/index.h>
#include <tagwire/status.h>
#include <tagwire/value.h>

#endif
