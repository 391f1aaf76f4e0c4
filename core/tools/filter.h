/* SPDX-License-Identifier: Apache-2.0 */
/* Which messages are wanted, and which fields are not to be shown. */
#ifndef TAGWIRE_TOOLS_FILTER_H
#define TAGWIRE_TOOLS_FILTER_H

#include "log.h"
#include "where.h"

/* A limit of --since and --until. */
typedef struct moment {
    int given;  /* 0: no limit */
    int of_day; /* a time without a date: compared with the time of day */
    int64_t ns;
    uint16_t picos;
} moment;

typedef struct filter {
    const char *types; /* "D,8", or NULL */
    int no_heartbeats;
    moment since, until;
    int has_where;
    where where;
} filter;

/*
 * A date, a time or both: 20261130, 2026-11-30, 12:00, 12:00:05.123, 20261130-12:00, 2026-11-30T12:00:00Z. All are UTC.
 * Gives 0 where the text is none.
 */
int moment_read(const char *text, moment *m);

int filter_passes(const filter *f, const log_message *message);

/* Whether the value of that field is a secret: 554, 925, 96, 1402, 1404, and what follows one where the fields are damaged. */
int filter_secret(const log_message *message, uint32_t field);
/* The same of a tag alone. */
int filter_secret_tag(uint32_t tag);

#endif
