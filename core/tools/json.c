/* SPDX-License-Identifier: Apache-2.0 */
/* A message as a line of JSON. */
#include "filter.h"
#include "show.h"

#include <string.h>

/* "key":"value" of bytes in any encoding; what is no UTF-8 is given again as hexadecimal digits. */
static void value_json(out *o, const char *value, uint32_t length)
{
    static const char digits[] = "0123456789abcdef";
    out_text(o, "\"value\":");
    if (out_json(o, value, length))
        return;
    out_text(o, ",\"hex\":\"");
    for (uint32_t i = 0; i < length; i++) {
        char pair[2] = {digits[(uint8_t)value[i] >> 4], digits[(uint8_t)value[i] & 15]};
        out_bytes(o, pair, 2);
    }
    out_text(o, "\"");
}

static void meaning_json(out *o, const version *v, const log_message *m, const tw_dict_field *field, const char *value,
                         uint32_t length)
{
    tw_dict_message message;
    (void)m;
    if (field->tag == 35 && version_message(v, value, length, &message)) {
        out_text(o, ",\"meaning\":");
        out_json(o, message.name, message.name_length);
    } else if (field->codes && print_meaning(NULL, v, field, value, length)) {
        out_text(o, ",\"meaning\":\""); /* names of codes are letters and digits */
        print_meaning(o, v, field, value, length);
        out_text(o, "\"");
    }
}

static void field_json(const print *p, const version *v, const log_message *m, uint32_t field)
{
    out *o = p->out;
    tw_dict_field known;
    const char *value = (const char *)m->bytes + m->values[field];
    uint32_t length = m->ends[field] - m->values[field];
    out_text(o, "{\"tag\":");
    out_uint(o, m->tags[field]);
    int named = m->tags[field] && version_field(v, m->tags[field], &known);
    if (named) {
        out_text(o, ",\"name\":");
        out_json(o, known.name, known.name_length);
    }
    out_text(o, ",");
    if (p->mask && filter_secret(m, field)) {
        out_text(o, "\"value\":\"***\",\"masked\":true");
        return;
    }
    value_json(o, value, length);
    if (named)
        meaning_json(o, v, m, &known, value, length);
}

/* The fields, those of groups inside the entries of their count field. */
static void fields_json(const print *p, const version *v, const log_message *m)
{
    out *o = p->out;
    const nest *nests = names_nest(v, m);
    uint32_t depth = 0;
    out_text(o, "\"fields\":[");
    for (uint32_t i = 0; i < m->count; i++) { /* the object of the field before is still open */
        for (; depth > nests[i].depth; depth--)
            out_text(o, "}]]");
        if (nests[i].depth > depth) { /* one level at a time: a group's first field follows its count */
            out_text(o, ",\"entries\":[[");
            depth++;
        } else if (i) {
            out_text(o, nests[i].entry ? "}],[" : "},");
        }
        field_json(p, v, m, i);
    }
    for (; depth; depth--)
        out_text(o, "}]]");
    out_text(o, m->count ? "}]" : "]");
}

static void text_json(out *o, const char *key, const char *text, size_t length)
{
    out_format(o, ",\"%s\":", key);
    out_json(o, text, length);
}

void print_json(const print *p, const version *v, const log_message *m)
{
    out *o = p->out;
    uint32_t length = 0;
    const char *type = log_value(m, 35, &length);
    tw_dict_message message;
    out_text(o, "{\"number\":");
    out_uint(o, m->number);
    if (p->file)
        text_json(o, "file", p->file, strlen(p->file));
    out_text(o, ",\"offset\":");
    out_uint(o, m->offset);
    if (m->prefix_length)
        text_json(o, "prefix", (const char *)m->prefix, m->prefix_length);
    if (type)
        text_json(o, "type", type, length);
    if (type && version_message(v, type, length, &message))
        text_json(o, "name", message.name, message.name_length);
    if (m->status != TW_OK) {
        const char *text = m->error.text[0] ? m->error.text : tw_status_text(m->status);
        text_json(o, "status", tw_status_name(m->status), strlen(tw_status_name(m->status)));
        text_json(o, "fault", text, strlen(text));
    }
    out_text(o, ",");
    fields_json(p, v, m);
    out_text(o, "}\n");
}
