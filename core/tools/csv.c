/* SPDX-License-Identifier: Apache-2.0 */
/* A message as a row of CSV, and as the bytes it is on the wire. */
#include "filter.h"
#include "show.h"

#include <string.h>

/* All values of a tag, in one cell: a tag of a group has several, with | between them. */
static void cell(const print *p, const log_message *m, uint32_t tag)
{
    uint32_t seen = 0, first = TW_NONE;
    for (uint32_t i = 0; i < m->count; i++) {
        if (m->tags[i] != tag)
            continue;
        first = first == TW_NONE ? i : first;
        seen++;
    }
    if (!seen)
        return;
    if (p->mask && filter_secret(m, first)) {
        out_text(p->out, "***");
        return;
    }
    if (seen == 1) {
        out_csv(p->out, m->bytes + m->values[first], m->ends[first] - m->values[first]);
        return;
    }
    out_text(p->out, "\"");
    for (uint32_t i = first; i < m->count; i++) {
        if (m->tags[i] != tag)
            continue;
        if (i != first)
            out_text(p->out, "|");
        for (uint32_t at = m->values[i]; at < m->ends[i]; at++)
            out_bytes(p->out, m->bytes[at] == '"' ? (const void *)"\"\"" : m->bytes + at, m->bytes[at] == '"' ? 2 : 1);
    }
    out_text(p->out, "\"");
}

void print_csv(const print *p, const version *v, const log_message *m)
{
    (void)v;
    for (uint32_t i = 0; i < p->tags_count; i++) {
        if (i)
            out_text(p->out, ",");
        cell(p, m, p->tags[i]);
    }
    out_text(p->out, "\n");
}

void print_wire(const print *p, const version *v, const log_message *m)
{
    uint32_t at = 0, sum = 0;
    (void)v;
    for (uint32_t i = 0; p->mask && i < m->count; i++) {
        if (!filter_secret(m, i))
            continue;
        out_bytes(p->out, m->bytes + at, m->values[i] - at);
        for (uint32_t k = m->values[i]; k < m->ends[i]; k++) {
            out_bytes(p->out, "*", 1);
            sum += (uint32_t)'*' - m->bytes[k];
        }
        at = m->ends[i];
    }
    if (at == 0 || m->status != TW_OK) { /* nothing is hidden, or the message is damaged and stays so */
        out_bytes(p->out, m->bytes + at, m->length - at);
        return;
    }
    uint32_t end = m->length - 4; /* nnn SOH */
    for (uint32_t i = 0; i < end - 3; i++)
        sum += m->bytes[i];
    out_bytes(p->out, m->bytes + at, end - at);
    out_format(p->out, "%03u\x01", sum & 255);
}
