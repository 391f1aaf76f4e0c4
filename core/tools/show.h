/* SPDX-License-Identifier: Apache-2.0 */
/* One message, written for people, as JSON, as a row of CSV, as wire bytes. */
#ifndef TAGWIRE_TOOLS_SHOW_H
#define TAGWIRE_TOOLS_SHOW_H

#include "log.h"
#include "names.h"
#include "out.h"

typedef struct print {
    out *out;
    int mask;             /* secrets are not shown */
    const char *file;     /* NULL: not worth a word, there is only one */
    uint32_t marked;      /* text: the tag that is at fault, or 0 */
    const uint32_t *tags; /* CSV: columns */
    uint32_t tags_count;
} print;

void print_text(const print *p, const version *v, const log_message *message);
void print_json(const print *p, const version *v, const log_message *message);
void print_csv(const print *p, const version *v, const log_message *message);
/* Raw bytes. With a mask the secrets are stars, as long as they were, and CheckSum is made to fit. */
void print_wire(const print *p, const version *v, const log_message *message);

/* The one line that says which message it is: number, name, who to whom, MsgSeqNum, time. */
void print_heading(const print *p, const version *v, const log_message *message);

/* What a coded value means, "Buy"; of several values each, with commas. Gives the columns written; out may be NULL. */
uint32_t print_meaning(out *o, const version *v, const tw_dict_field *field, const char *value, uint32_t length);

#endif
