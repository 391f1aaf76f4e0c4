/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation as validate.h says it, with no regard to speed: lists instead of stamps, the dictionary asked by its public calls, values
 * by the readers of value.h. For tests and fuzz targets. What the header leaves open is said at its branch.
 */
#ifndef TWI_VALIDATE_REFERENCE_H
#define TWI_VALIDATE_REFERENCE_H

#include <tagwire/validate.h>
#include <tagwire/value.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REF_FIELDS = 1024, REF_FRAMES = 80, REF_FAULTS = 4096 };

typedef struct ref_frame {
    const tw_dict *dict;
    uint32_t level, group, count_field, expected, is_number, entries;
    uint32_t furthest, seen_count;
    uint32_t seen[REF_FIELDS]; /* tags */
} ref_frame;

typedef struct ref {
    const tw_validator_options *options;
    const tw_dict *dict, *transport;
    const uint32_t *tags, *values, *ends;
    const uint8_t *input;
    uint32_t fields;
    ref_frame sections[3];
    uint32_t section;
    ref_frame groups[REF_FRAMES];
    uint32_t depth;
    uint32_t known;
    uint32_t count, bad, stop;
    tw_fault faults[REF_FAULTS], first;
} ref;

static inline uint32_t ref_at(const ref *r, uint32_t field)
{
    return field ? r->ends[field - 1] + 1 : 0;
}

static inline void ref_fault_in(ref *r, const ref_frame *g, uint32_t rule, int32_t reason, uint32_t tag, uint32_t field,
                                uint32_t at)
{
    uint32_t policy = rule < TW_RULE_COUNT ? r->options->policy[rule] : 0;
    if (policy == TW_POLICY_DEFAULT)
        policy = rule == TW_RULE_TAG_USER || rule == TW_RULE_GROUP_ORDER ? TW_POLICY_ACCEPT : TW_POLICY_REJECT;
    if (policy == TW_POLICY_IGNORE || r->stop)
        return;
    tw_fault f = {rule, policy, reason, tag, ref_at(r, at), field, g ? g->entries : 0, g ? g->group : 0};
    if (r->count < REF_FAULTS)
        r->faults[r->count] = f;
    r->count++;
    if (policy != TW_POLICY_ACCEPT && r->bad++ == 0)
        r->first = f;
    r->stop = r->options->faults_max && r->bad == r->options->faults_max;
}

static inline ref_frame *ref_top(ref *r)
{
    return r->depth ? &r->groups[r->depth - 1] : NULL;
}

static inline int ref_type(uint32_t type, const uint8_t *v, uint32_t n)
{
    int64_t i;
    tw_decimal d;
    uint8_t c;
    tw_time t;
    int32_t days;
    tw_monthyear my;
    tw_status s = TW_OK;
    switch (type) {
    case TW_TYPE_INT: s = tw_int_read(v, n, &i); break;
    case TW_TYPE_LENGTH:
    case TW_TYPE_SEQNUM:
    case TW_TYPE_NUMINGROUP:
    case TW_TYPE_TAGNUM: s = v[0] == '-' ? TW_E_VALUE_FORMAT : tw_int_read(v, n, &i); break;
    case TW_TYPE_DAYOFMONTH: s = v[0] == '-' ? TW_E_VALUE_FORMAT : tw_int_read(v, n, &i); return s == TW_OK && i >= 1 && i <= 31;
    case TW_TYPE_FLOAT:
    case TW_TYPE_QTY:
    case TW_TYPE_PRICE:
    case TW_TYPE_PRICEOFFSET:
    case TW_TYPE_AMT:
    case TW_TYPE_PERCENTAGE: /* a number that does not fit is one all the same */
        s = tw_decimal_read(v, n, &d);
        return s != TW_E_VALUE_FORMAT && s != TW_E_VALUE_EMPTY;
    case TW_TYPE_CHAR: s = tw_char_read(v, n, &c); break;
    case TW_TYPE_BOOLEAN: s = tw_bool_read(v, n, &c); break;
    case TW_TYPE_MULTIPLECHARVALUE: s = tw_multiple_check(v, n, 1, NULL, NULL); break;
    case TW_TYPE_MULTIPLESTRINGVALUE: s = tw_multiple_check(v, n, 0, NULL, NULL); break;
    case TW_TYPE_MONTHYEAR: s = tw_monthyear_read(v, n, &my); break;
    case TW_TYPE_UTCTIMESTAMP: s = tw_time_read(v, n, &t); return s == TW_OK || s == TW_E_VALUE_OVERFLOW;
    case TW_TYPE_TZTIMESTAMP: s = tw_tztime_read(v, n, &t); return s == TW_OK || s == TW_E_VALUE_OVERFLOW;
    case TW_TYPE_UTCTIMEONLY:
    case TW_TYPE_LOCALMKTTIME: s = tw_timeonly_read(v, n, &t); break;
    case TW_TYPE_UTCDATEONLY:
    case TW_TYPE_LOCALMKTDATE: s = tw_date_read(v, n, &days); break;
    case TW_TYPE_TZTIMEONLY: s = tw_tztimeonly_read(v, n, &t); break;
    case TW_TYPE_TENOR:
        return n > 1 && (v[0] == 'D' || v[0] == 'M' || v[0] == 'W' || v[0] == 'Y') && v[1] >= '1' && v[1] <= '9' &&
               tw_int_read(v + 1, n - 1, &i) == TW_OK;
    default: break;
    }
    return s == TW_OK;
}

/* The rule that a value breaks, or TW_RULE_COUNT. */
static inline uint32_t ref_value(const tw_dict *dict, uint32_t tag, const uint8_t *v, uint32_t n)
{
    tw_dict_field f;
    tw_dict_code code;
    if (tw_dict_field_get(dict, tag, &f) != TW_OK)
        return n ? TW_RULE_COUNT : TW_RULE_EMPTY;
    if (f.type == TW_TYPE_DATA || f.type == TW_TYPE_XMLDATA)
        return TW_RULE_COUNT;
    if (n == 0)
        return TW_RULE_EMPTY;
    /* MSGTYPE judges 35; a code of the dictionary is right, whatever the type */
    if (tag == 35 || tw_dict_code_get(dict, tag, v, n, &code) == TW_OK)
        return TW_RULE_COUNT;
    if (!ref_type(f.type, v, n))
        return TW_RULE_FORMAT;
    if (f.codes == 0 || f.open)
        return TW_RULE_COUNT;
    if (f.type != TW_TYPE_MULTIPLECHARVALUE && f.type != TW_TYPE_MULTIPLESTRINGVALUE)
        return TW_RULE_CODE;
    tw_item item = {0, 0};
    while (tw_multiple_next(v, n, &item) == TW_OK && item.length)
        if (tw_dict_code_get(dict, tag, v + item.offset, item.length, &code) != TW_OK)
            return TW_RULE_CODE;
    return TW_RULE_COUNT;
}

static inline void ref_value_check(ref *r, const ref_frame *g, const tw_dict *dict, uint32_t field)
{
    static const int32_t reasons[] = {[TW_RULE_EMPTY] = 4, [TW_RULE_CODE] = 5, [TW_RULE_FORMAT] = 6};
    tw_dict_field f;
    uint32_t tag = r->tags[field];
    if (tw_dict_field_get(dict, tag, &f) == TW_OK && (f.type == TW_TYPE_DATA || f.type == TW_TYPE_XMLDATA) &&
        (field == 0 || r->tags[field - 1] != f.pair)) {
        ref_fault_in(r, g, TW_RULE_DATA_LENGTH, 1, f.pair, field, field);
        return;
    }
    uint32_t rule = ref_value(dict, tag, r->input + r->values[field], r->ends[field] - r->values[field]);
    if (rule != TW_RULE_COUNT)
        ref_fault_in(r, g, rule, reasons[rule], tag, field, field);
}

static inline int ref_seen(const ref_frame *f, uint32_t tag)
{
    for (uint32_t i = 0; i < f->seen_count; i++)
        if (f->seen[i] == tag)
            return 1;
    return 0;
}

/* The number of a tag among a level's members, or UINT32_MAX. */
static inline uint32_t ref_member(const tw_dict *dict, uint32_t level, uint32_t tag, tw_dict_entry *e)
{
    for (uint32_t i = 0; tw_dict_member_at(dict, level, i, e) == TW_OK; i++)
        if (e->tag == tag)
            return i;
    return UINT32_MAX;
}

static inline int ref_has(const ref_frame *f, uint32_t tag)
{
    tw_dict_entry e;
    return ref_member(f->dict, f->level, tag, &e) != UINT32_MAX;
}

static inline void ref_required(ref *r, const ref_frame *f, const ref_frame *g, uint32_t at)
{
    tw_dict_entry e;
    for (uint32_t i = 0; tw_dict_member_at(f->dict, f->level, i, &e) == TW_OK; i++)
        if (e.required && !ref_seen(f, e.tag))
            ref_fault_in(r, g, TW_RULE_REQUIRED, 1, e.tag, TW_NONE, at);
}

static inline void ref_close(ref *r, uint32_t at)
{
    ref_frame *f = ref_top(r);
    if (f->entries)
        ref_required(r, f, f, at);
    r->depth--;
    if (f->is_number && f->entries != f->expected)
        ref_fault_in(r, ref_top(r), TW_RULE_GROUP_COUNT, 16, f->group, f->count_field, f->count_field);
}

static inline void ref_open(ref *r, const tw_dict *dict, uint32_t level, uint32_t field)
{
    ref_frame *f = &r->groups[r->depth];
    *f = (ref_frame){.dict = dict, .level = level, .group = r->tags[field], .count_field = field, .is_number = 1};
    if (r->values[field] == r->ends[field])
        f->is_number = 0;
    uint64_t number = 0;
    for (uint32_t i = r->values[field]; i < r->ends[field]; i++) {
        if (r->input[i] < '0' || r->input[i] > '9')
            f->is_number = 0;
        number = number * 10 + (r->input[i] - (uint64_t)'0');
        number = number > UINT32_MAX ? UINT32_MAX : number;
    }
    f->expected = (uint32_t)number;
    if (f->is_number && number == 0) { /* not there, unless what follows can be nothing but its entries */
        if (field + 1 == r->fields || !ref_has(f, r->tags[field + 1]))
            return;
        for (uint32_t i = 0; i < r->depth; i++)
            if (ref_has(&r->groups[i], r->tags[field + 1]))
                return;
        for (uint32_t i = 0; i < 3; i++)
            if (ref_has(&r->sections[i], r->tags[field + 1]))
                return;
    }
    r->depth++;
}

static inline void ref_take(ref *r, ref_frame *f, uint32_t field, uint32_t opens)
{
    tw_dict_entry e;
    uint32_t tag = r->tags[field], member = ref_member(f->dict, f->level, tag, &e);
    const ref_frame *g = f->group ? f : NULL;
    if (g && (member == 0 || f->entries == 0)) {
        if (f->entries)
            ref_required(r, f, f, field);
        f->entries++;
        f->seen_count = f->furthest = 0;
        if (member)
            ref_fault_in(r, g, TW_RULE_GROUP_START, 15, tag, field, field);
    }
    if (ref_seen(f, tag)) {
        ref_fault_in(r, g, TW_RULE_TWICE, 13, tag, field, field);
    } else {
        f->seen[f->seen_count++] = tag;
        if (g && member < f->furthest)
            ref_fault_in(r, g, TW_RULE_GROUP_ORDER, 15, tag, field, field);
        f->furthest = member > f->furthest ? member : f->furthest;
    }
    ref_value_check(r, g, f->dict, field);
    if (e.kind == TW_ENTRY_GROUP && opens)
        ref_open(r, f->dict, e.level, field);
}

static inline void ref_stranger(ref *r, uint32_t field)
{
    tw_dict_field f;
    uint32_t tag = r->tags[field];
    const tw_dict *dict = tw_dict_field_get(r->dict, tag, &f) == TW_OK        ? r->dict
                          : tw_dict_field_get(r->transport, tag, &f) == TW_OK ? r->transport
                                                                              : NULL;
    const ref_frame *g = ref_top(r);
    uint32_t rule = dict ? TW_RULE_TAG_MESSAGE : tag >= 5000 ? TW_RULE_TAG_USER : TW_RULE_TAG;
    if (g && rule != TW_RULE_TAG_USER && field + 1 < r->fields && ref_has(g, r->tags[field + 1]))
        ref_fault_in(r, g, TW_RULE_GROUP_TAG, dict ? 2 : 0, tag, field, field);
    else if (!dict || r->known) /* of a message that is unknown nobody can say what belongs to it */
        ref_fault_in(r, g, rule, dict ? 2 : 0, tag, field, field);
    if (dict)
        ref_value_check(r, g, dict, field);
    else if (r->values[field] == r->ends[field])
        ref_fault_in(r, g, TW_RULE_EMPTY, 4, tag, field, field);
}

static inline void ref_field(ref *r, uint32_t field)
{
    uint32_t tag = r->tags[field];
    for (uint32_t depth = r->depth; depth > 0; depth--)
        if (ref_has(&r->groups[depth - 1], tag)) {
            while (r->depth > depth)
                ref_close(r, field);
            ref_take(r, ref_top(r), field, 1);
            return;
        }
    static const uint32_t order[3][3] = {{0, 1, 2}, {1, 2, 0}, {2, 1, 0}};
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t section = order[r->section][i];
        if (!ref_has(&r->sections[section], tag))
            continue;
        while (r->depth)
            ref_close(r, field);
        uint32_t late = section < r->section;
        if (late)
            ref_fault_in(r, NULL, TW_RULE_ORDER, 14, tag, field, field);
        else
            r->section = section;
        ref_take(r, &r->sections[section], field, !late);
        return;
    }
    ref_stranger(r, field);
}

/* Fills r with what tw_validate must answer; `dict` and `transport` as the validator resolves them. At most REF_FIELDS fields. */
static inline void ref_validate(ref *r, const tw_validator_options *options, const tw_dict *transport, const tw_index *index,
                                const void *input)
{
    static const uint32_t first[3] = {8, 9, 35};
    r->options = options;
    r->dict = options->dict;
    r->transport = transport;
    r->tags = tw_index_tags(index);
    r->values = tw_index_values(index);
    r->ends = tw_index_ends(index);
    r->input = input;
    r->fields = index->fields;
    r->section = r->depth = r->known = r->count = r->bad = r->stop = 0;
    uint32_t type = tw_index_find_in(index, 35, 0, TW_NONE), misplaced = TW_NONE;
    const tw_dict *body = r->dict;
    tw_dict_message message = {.level = 0};
    if (type != TW_NONE) {
        const uint8_t *name = r->input + r->values[type];
        uint32_t length = r->ends[type] - r->values[type];
        if (tw_dict_message_get(r->dict, name, length, &message) == TW_OK)
            r->known = 1;
        else if (tw_dict_message_get(transport, name, length, &message) == TW_OK)
            r->known = 1, body = transport;
    }
    for (uint32_t i = 3; i-- > 0;)
        if (i < r->fields && r->tags[i] != first[i])
            misplaced = i;
    for (uint32_t i = 0; i < 3; i++)
        r->sections[i] = (ref_frame){.dict = i == 1 ? body : transport};
    r->sections[0].level = TW_LEVEL_HEADER;
    r->sections[1].level = message.level;
    r->sections[2].level = TW_LEVEL_TRAILER;
    for (uint32_t field = 0; field < r->fields && !r->stop; field++) {
        if (field == misplaced)
            ref_fault_in(r, NULL, TW_RULE_ORDER, 14, r->tags[field], field, field);
        if (field == type && !r->known && r->values[field] != r->ends[field])
            ref_fault_in(r, NULL, TW_RULE_MSGTYPE, 11, 35, field, field);
        ref_field(r, field);
    }
    while (r->depth)
        ref_close(r, r->fields);
    for (uint32_t i = 0; i < 3; i++)
        ref_required(r, &r->sections[i], NULL, r->fields);
}

static inline void ref_say(char *out, size_t size, const tw_fault *f)
{
    snprintf(out, size, "rule %u policy %u reason %d tag %u offset %u field %d entry %u group %u", f->rule, f->policy,
             (int)f->reason, f->tag, f->offset, (int)f->field, f->entry, f->group);
}

/* NULL where the validator answers as the reference, else how it differs. The faults go into a block of exactly `room`. */
static inline const char *ref_compare(ref *r, tw_validator *validator, const tw_index *index, const void *input, uint32_t room)
{
    static char text[512];
    tw_fault *faults = malloc(room * sizeof *faults + 1);
    tw_error error = {.status = 1};
    uint32_t count = UINT32_MAX;
    if (!faults)
        return "no memory";
    tw_status status = tw_validate(validator, index, input, room ? faults : NULL, room, &count, &error);
    text[0] = 0;
    if (count != r->count || status != (r->bad ? TW_E_VALIDATE : TW_OK)) {
        int at = snprintf(text, sizeof text, "%u faults and %s, not %u and %u; ", count, tw_status_name(status), r->count, r->bad);
        if (r->count)
            ref_say(text + at, sizeof text - (size_t)at, &r->faults[0]);
        else if (count && room)
            ref_say(text + at, sizeof text - (size_t)at, faults);
    }
    for (uint32_t i = 0; i < count && i < room && !text[0]; i++)
        if (memcmp(&faults[i], &r->faults[i], sizeof *faults) != 0) {
            int at = snprintf(text, sizeof text, "fault %u is ", i);
            ref_say(text + at, sizeof text - (size_t)at, &faults[i]);
            size_t used = strlen(text);
            snprintf(text + used, sizeof text - used, ", not ");
            used = strlen(text);
            ref_say(text + used, sizeof text - used, &r->faults[i]);
        }
    if (!text[0] && r->bad &&
        (error.status != TW_E_VALIDATE || error.reason != r->first.reason || error.tag != r->first.tag ||
         error.offset != r->first.offset || strcmp(error.text, tw_reason_text(error.reason)) != 0))
        snprintf(text, sizeof text, "the error is %d, %d, tag %u, byte %u: %s", error.status, error.reason, error.tag, error.offset,
                 error.text);
    if (!text[0] && !r->bad && error.status != 1)
        snprintf(text, sizeof text, "the error was written");
    free(faults);
    return text[0] ? text : NULL;
}

#endif
