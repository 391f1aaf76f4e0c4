/* SPDX-License-Identifier: Apache-2.0 */
/* Faults of validation in words. */
#ifndef TAGWIRE_TOOLS_EXPLAIN_H
#define TAGWIRE_TOOLS_EXPLAIN_H

#include "show.h"

#include <tagwire/validate.h>

/* The rules by the names that --rule takes, by number; NULL from TW_RULE_COUNT on. */
const char *explain_rule(uint32_t rule);

/* Two lines at most: what is wrong, and what the dictionary says. */
void explain_fault(const print *p, const version *v, const log_message *m, const tw_fault *f);

/* The same for a message whose frame or fields are wrong. */
void explain_damage(const print *p, const version *v, const log_message *m);

#endif
