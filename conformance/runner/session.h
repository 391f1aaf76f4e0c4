/* SPDX-License-Identifier: Apache-2.0 */
/* Vectors of the family session: one script stands for every FIX version and both roles. docs/conformance.md says how it is written. */
#ifndef CONFORMANCE_SESSION_H
#define CONFORMANCE_SESSION_H

#include <jansson.h>
#include <stdint.h>

/* Versions: FIX 4.0 to 4.4, FIXT 1.1 with FIX 5.0, 5.0 SP1, 5.0 SP2. */
enum { SESSION_VERSIONS = 8, SESSION_ROLES = 2 };

typedef struct session_variant {
    uint32_t version, role; /* role 0: initiator, 1: acceptor */
    json_t *request;        /* new references */
    json_t *expect;
} session_variant;

/* Whether a vector is meant for this variant. */
int session_applies(const json_t *source, uint32_t version, uint32_t role);

/* Makes request and expected lines of a variant. NULL, or what is wrong with the vector, static. */
const char *session_expand(const json_t *source, uint32_t version, uint32_t role, session_variant *variant);

const char *session_version_name(uint32_t version);
const char *session_role_name(uint32_t role);

#endif
