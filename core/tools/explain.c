/* SPDX-License-Identifier: Apache-2.0 */
#include "explain.h"

#include "filter.h"

#include <string.h>

enum { CODES_SHOWN = 12, VALUE_SHOWN = 80 };

static const char *const rules[TW_RULE_COUNT] = {"msgtype",     "tag",         "tag-user",    "tag-message", "required",
                                                 "empty",       "code",        "format",      "order",       "twice",
                                                 "group-count", "group-start", "group-order", "group-tag",   "data-length"};

const char *explain_rule(uint32_t rule)
{
    return rule < TW_RULE_COUNT ? rules[rule] : NULL;
}

/* What a value of a type looks like. */
static const char *form_of(uint32_t type)
{
    switch (type) {
    case TW_TYPE_INT: return "digits, with - before a negative number: 42";
    case TW_TYPE_LENGTH:
    case TW_TYPE_SEQNUM:
    case TW_TYPE_NUMINGROUP:
    case TW_TYPE_TAGNUM: return "digits: 42";
    case TW_TYPE_DAYOFMONTH: return "a day from 1 to 31";
    case TW_TYPE_FLOAT:
    case TW_TYPE_QTY:
    case TW_TYPE_PRICE:
    case TW_TYPE_PRICEOFFSET:
    case TW_TYPE_AMT:
    case TW_TYPE_PERCENTAGE: return "digits and at most one point, no exponent, no comma: 1.0825";
    case TW_TYPE_CHAR: return "one character";
    case TW_TYPE_BOOLEAN: return "Y or N";
    case TW_TYPE_MULTIPLECHARVALUE:
    case TW_TYPE_MULTIPLESTRINGVALUE: return "values with one blank between them: A B C";
    case TW_TYPE_COUNTRY: return "two letters of ISO 3166: NZ";
    case TW_TYPE_CURRENCY: return "three letters of ISO 4217: NZD";
    case TW_TYPE_EXCHANGE: return "a market identifier of ISO 10383: XNZE";
    case TW_TYPE_LANGUAGE: return "two letters of ISO 639: en";
    case TW_TYPE_MONTHYEAR: return "YYYYMM, YYYYMMDD or YYYYMMw1: 202611";
    case TW_TYPE_UTCTIMESTAMP: return "YYYYMMDD-HH:MM:SS, then a point and digits or nothing: 20261130-12:00:00.123";
    case TW_TYPE_UTCTIMEONLY:
    case TW_TYPE_LOCALMKTTIME: return "HH:MM:SS, then a point and digits or nothing: 12:00:00.123";
    case TW_TYPE_UTCDATEONLY:
    case TW_TYPE_LOCALMKTDATE: return "YYYYMMDD, a day that exists: 20261130";
    case TW_TYPE_TZTIMEONLY: return "HH:MM[:SS], then Z or an offset: 12:00:00+13:00";
    case TW_TYPE_TZTIMESTAMP: return "YYYYMMDD-HH:MM[:SS], then Z or an offset: 20261130-12:00:00+13:00";
    case TW_TYPE_TENOR: return "a letter and a number: M3, D5, Y1";
    default: return "text";
    }
}

/* "Side (54)", or "tag 9999". */
static void tag_out(const print *p, const version *v, uint32_t tag)
{
    tw_dict_field field;
    if (version_field(v, tag, &field))
        out_format(p->out, "%s (%u)", field.name, tag);
    else
        out_format(p->out, "tag %u", tag);
}

static void value_out(const print *p, const log_message *m, uint32_t field)
{
    if (field >= m->count)
        return;
    uint32_t length = m->ends[field] - m->values[field];
    if (p->mask && filter_secret(m, field)) {
        out_text(p->out, "***");
        return;
    }
    out_shown(p->out, m->bytes + m->values[field], length < VALUE_SHOWN ? length : VALUE_SHOWN);
    if (length > VALUE_SHOWN)
        out_text(p->out, "...");
}

static void message_out(const print *p, const version *v, const log_message *m)
{
    uint32_t length = 0;
    const char *type = log_value(m, 35, &length);
    tw_dict_message message;
    if (type && version_message(v, type, length, &message)) {
        out_format(p->out, "%s (%s)", message.name, message.type);
    } else {
        out_text(p->out, "MsgType ");
        out_shown(p->out, type ? type : "", length);
    }
}

/* The dictionary that knows the tag. */
static const char *dict_of(const version *v, uint32_t tag)
{
    tw_dict_info info;
    tw_dict_field field;
    const tw_dict *dict = v->dict && (tw_dict_field_get(v->dict, tag, &field) == TW_OK || !v->transport) ? v->dict : v->transport;
    if (!dict || tw_dict_field_get(dict, tag, &field) != TW_OK)
        dict = v->dict ? v->dict : v->transport;
    return dict && tw_dict_describe(dict, &info) == TW_OK ? info.name : "the dictionary";
}

static void codes_out(const print *p, const version *v, uint32_t tag)
{
    tw_dict_code code;
    tw_dict_field field;
    const tw_dict *dict = v->dict && tw_dict_field_get(v->dict, tag, &field) == TW_OK && field.codes ? v->dict : v->transport;
    if (!dict || tw_dict_code_at(dict, tag, 0, &code) != TW_OK)
        return;
    out_format(p->out, "      %s: its codes are ", dict_of(v, tag));
    uint32_t i = 0;
    for (; i < CODES_SHOWN && tw_dict_code_at(dict, tag, i, &code) == TW_OK; i++)
        out_format(p->out, "%s%s %s", i ? ", " : "", code.value, code.name);
    if (tw_dict_code_at(dict, tag, i, &code) == TW_OK)
        out_format(p->out, " and more (tagwire dict %u)", tag);
    out_text(p->out, "\n");
}

static void form_out(const print *p, const version *v, uint32_t tag)
{
    tw_dict_field field;
    if (!version_field(v, tag, &field))
        return;
    const char *type = tw_type_name(field.type);
    out_format(p->out, "      %s: %s is a %s: %s\n", dict_of(v, tag), field.name, type ? type : "?", form_of(field.type));
}

/* How many entries follow a count field. */
static uint32_t entries_after(const version *v, const log_message *m, uint32_t field)
{
    const nest *nests = names_nest(v, m);
    uint32_t entries = 0, depth = field < m->count ? nests[field].depth : 0;
    for (uint32_t i = field + 1; i < m->count && nests[i].depth > depth; i++)
        if (nests[i].depth == depth + 1 && nests[i].entry)
            entries = nests[i].entry;
    return entries;
}

/* What is wrong, as a sentence. */
static void sentence(const print *p, const version *v, const log_message *m, const tw_fault *f)
{
    out *o = p->out;
    if (f->rule == TW_RULE_MSGTYPE) {
        out_text(o, "MsgType (35) is ");
        value_out(p, m, f->field);
        out_format(o, ": %s has no such message", dict_of(v, 35));
        return;
    }
    if (f->rule == TW_RULE_GROUP_START) {
        out_format(o, "entry %u of ", f->entry);
        tag_out(p, v, f->group);
        out_text(o, " begins with ");
        tag_out(p, v, f->tag);
        out_text(o, ", not with the group's first field");
        return;
    }
    tag_out(p, v, f->tag);
    switch (f->rule) {
    case TW_RULE_TAG:
    case TW_RULE_TAG_USER: out_format(o, " is not in %s", dict_of(v, f->tag)); break;
    case TW_RULE_TAG_MESSAGE:
        out_text(o, " does not belong to ");
        message_out(p, v, m);
        break;
    case TW_RULE_REQUIRED:
        out_text(o, f->group ? " is missing, and required," : " is missing: ");
        if (!f->group)
            message_out(p, v, m);
        out_text(o, f->group ? "" : " requires it");
        break;
    case TW_RULE_EMPTY: out_text(o, " has no value"); break;
    case TW_RULE_CODE:
    case TW_RULE_FORMAT:
        out_text(o, " is ");
        value_out(p, m, f->field);
        out_text(o, f->rule == TW_RULE_CODE ? ": not one of its codes" : ": not of its type");
        break;
    case TW_RULE_ORDER:
        out_text(o, " stands in the wrong part: 8, 9, 35 come first, then the header, the body, the trailer");
        break;
    case TW_RULE_TWICE: out_text(o, " stands there twice"); break;
    case TW_RULE_GROUP_COUNT:
        out_text(o, " is ");
        value_out(p, m, f->field);
        out_format(o, ", but the entries that follow are %u", entries_after(v, m, f->field));
        break;
    case TW_RULE_GROUP_ORDER: out_text(o, " stands in another order than the dictionary has in this group"); break;
    case TW_RULE_GROUP_TAG: out_text(o, " stands inside a group that does not have it"); break;
    case TW_RULE_DATA_LENGTH: out_text(o, " is missing: a data field stands there without its length before it"); break;
    default: out_format(o, " breaks rule %u", f->rule);
    }
}

void explain_fault(const print *p, const version *v, const log_message *m, const tw_fault *f)
{
    out *o = p->out;
    out_text(o, "  ");
    out_paint(o, f->policy == TW_POLICY_ACCEPT ? PAINT_YELLOW : PAINT_RED);
    out_text(o, f->policy == TW_POLICY_ACCEPT ? "~ " : "! ");
    sentence(p, v, m, f);
    if (f->group && f->entry && f->rule != TW_RULE_GROUP_START) {
        out_format(o, f->rule == TW_RULE_REQUIRED ? " in entry %u of " : ", in entry %u of ", f->entry);
        tag_out(p, v, f->group);
    }
    out_paint(o, PAINT_DIM);
    out_format(o, "  [byte %u, 373=%d %s, rule %s]\n", f->offset, f->reason, tw_reason_text(f->reason),
               explain_rule(f->rule) ? explain_rule(f->rule) : "?");
    if (f->rule == TW_RULE_CODE)
        codes_out(p, v, f->tag);
    else if (f->rule == TW_RULE_FORMAT)
        form_out(p, v, f->tag);
    out_paint(o, PAINT_PLAIN);
}

void explain_damage(const print *p, const version *v, const log_message *m)
{
    out *o = p->out;
    out_text(o, "  ");
    out_paint(o, PAINT_RED);
    out_format(o, "! %s", m->error.text[0] ? m->error.text : tw_status_text(m->status));
    if (m->truncated)
        out_text(o, ": the input ends here");
    out_paint(o, PAINT_DIM);
    out_format(o, "  [byte %u", m->error.offset);
    if (m->error.tag) {
        out_text(o, ", ");
        tag_out(p, v, m->error.tag);
    }
    if (m->error.reason >= 0)
        out_format(o, ", 373=%d %s", m->error.reason, tw_reason_text(m->error.reason));
    else
        out_text(o, ", garbled: a receiver ignores it");
    out_text(o, "]\n");
    out_paint(o, PAINT_PLAIN);
}
