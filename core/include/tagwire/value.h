/* SPDX-License-Identifier: Apache-2.0 */
#ifndef TAGWIRE_VALUE_H
#define TAGWIRE_VALUE_H
#include <tagwire/status.h>
#endif
