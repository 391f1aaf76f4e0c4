/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One pass over the fields of a message. Header, body, trailer and each open group's entry are frames; a field belongs to the
 * innermost frame that has its tag, and the frames inside that one end there. FIX: repeating groups end by membership, they have no
 * mark of their own.
 */
#include "type.h"
#include "validator.h"

enum { HEADER, BODY, TRAILER };

typedef struct frame {
    const tw_dict *dict;
    const image_level *level;
    const image_member *members;
    uint32_t *stamps; /* by member: `stamp` where it was seen in this frame's entry */
    uint32_t stamp;
    uint32_t required; /* required members seen */
    uint32_t last;     /* the furthest member seen, for the order in groups */
    uint32_t count;    /* of a group: the field NumInGroup in the index */
    uint32_t expected; /* ... the number in it; UINT32_MAX where it is none */
    uint32_t entries;  /* ... entries begun */
} frame;

typedef struct walk {
    tw_validator *v;
    const uint8_t *input;
    const uint32_t *tags, *values, *ends;
    uint32_t fields;
    uint32_t section; /* HEADER, BODY, TRAILER: how far the message has come */
    uint32_t top;     /* the innermost frame: below 3 the section's */
    report *report;
    const tw_index *index;
    shape *learn;
    uint32_t known;     /* whether the message's type is */
    uint32_t type;      /* the field MsgType; fields where there is none */
    uint32_t misplaced; /* which of the first three fields is not 8, 9, 35; else UINT32_MAX */
    uint32_t heads;     /* fields before which head_report has something to say, and those before them */
    frame frames[FRAMES_MAX];
} walk;

/* Where a field begins; where the message ends for the field after the last. */
static uint32_t offset_of(const walk *w, uint32_t field)
{
    return field ? w->ends[field - 1] + 1 : 0;
}

static __attribute__((noinline)) void fault(walk *w, uint32_t rule, int32_t reason, uint32_t tag, uint32_t field, uint32_t at)
{
    tw_fault f = {.reason = reason, .tag = tag, .field = field, .offset = offset_of(w, at)};
    if (w->top > TRAILER) {
        f.entry = w->frames[w->top].entries;
        f.group = w->frames[w->top].level->tag;
    }
    twi_report(w->report, rule, f);
}

static void frame_open(walk *w, uint32_t number, const tw_dict *dict, uint32_t level)
{
    frame *f = &w->frames[number];
    f->dict = dict;
    f->level = IMAGE_ARRAY(dict, image_level, levels) + level;
    f->members = IMAGE_ARRAY(dict, image_member, members) + f->level->members;
    f->stamps = w->v->stamps + (uint64_t)number * w->v->members_max;
    f->stamp = ++w->v->stamp;
    f->required = f->last = f->entries = 0;
}

/* What is missing in an entry, or a section, that ends before field `at`. */
static __attribute__((noinline)) void required_report(walk *w, const frame *f, uint32_t at)
{
    for (uint32_t m = 0; m < f->level->members_count; m++)
        if (f->members[m].required && f->stamps[m] != f->stamp) {
            const image_field *fields = IMAGE_ARRAY(f->dict, image_field, fields);
            fault(w, TW_RULE_REQUIRED, -1, fields[f->members[m].field].tag, TW_NONE, at);
        }
}

static inline void required_check(walk *w, const frame *f, uint32_t at)
{
    if (__builtin_expect(f->required != f->level->required, 0))
        required_report(w, f, at);
}

/* Ends the innermost group before field `at`. */
static void group_close(walk *w, uint32_t at)
{
    frame *f = &w->frames[w->top];
    if (f->entries)
        required_check(w, f, at);
    if (f->entries != f->expected && f->expected != UINT32_MAX) {
        uint32_t top = w->top;
        w->top--; /* the count field stands in the frame around the group */
        if (w->top == TRAILER)
            w->top = w->section;
        fault(w, TW_RULE_GROUP_COUNT, -1, f->level->tag, f->count, f->count);
        w->top = top;
    }
    w->top = w->top == TRAILER + 1 ? w->section : w->top - 1;
}

static inline void value_check(walk *w, const tw_dict *dict, const image_field *f, uint32_t field)
{
    uint32_t at = w->values[field];
    if ((f->type == TW_TYPE_DATA || f->type == TW_TYPE_XMLDATA) && (field == 0 || w->tags[field - 1] != f->pair)) {
        fault(w, TW_RULE_DATA_LENGTH, -1, f->pair, field, field); /* FIX: the length field directly precedes its data */
        return;
    }
    uint32_t rule = twi_value_check(dict, f, w->input + at, w->ends[field] - at);
    if (__builtin_expect(rule != TW_RULE_COUNT, 0))
        fault(w, rule, -1, f->tag, field, field);
}

static inline uint32_t member_in(const frame *f, uint32_t tag)
{
    uint32_t number = image_tag(f->dict, tag);
    return number ? image_member_of(f->dict, f->level, number - 1) : UINT32_MAX;
}

/* Whether entries follow a NumInGroup of 0: the next field is the group's and nobody else's. */
static __attribute__((noinline)) uint32_t group_follows(const walk *w, const tw_dict *dict, uint32_t level, uint32_t field)
{
    if (field + 1 == w->fields)
        return 0;
    frame group = {.dict = dict, .level = IMAGE_ARRAY(dict, image_level, levels) + level};
    uint32_t tag = w->tags[field + 1], owned = member_in(&group, tag) == UINT32_MAX;
    for (uint32_t number = w->top > TRAILER ? w->top : TRAILER; !owned && number + 1 > 0; number--)
        owned = member_in(&w->frames[number], tag) != UINT32_MAX;
    return !owned;
}

static void group_open(walk *w, const tw_dict *dict, uint32_t level, uint32_t field)
{
    uint32_t expected = twi_count_of(w->index, w->input, field), number = w->top > TRAILER ? w->top + 1 : TRAILER + 1;
    if (w->learn && w->learn->counts < SHAPE_COUNTS)
        w->learn->count[w->learn->counts].field = field, w->learn->count[w->learn->counts].expected = expected;
    if (w->learn)
        w->learn->counts++;
    if (expected == 0 && !group_follows(w, dict, level, field))
        return; /* FIX: a group without entries is legal, and as if it were not there */
    frame_open(w, number, dict, level);
    w->frames[number].count = field;
    w->frames[number].expected = expected;
    w->top = number;
}

/* A new entry of the innermost group begins at field `at`. */
static void entry_begin(walk *w, frame *f, uint32_t at)
{
    if (f->entries)
        required_check(w, f, at);
    f->entries++;
    f->stamp = ++w->v->stamp;
    f->required = f->last = 0;
}

/* How values of the field are looked at once its place is known to be right. */
static uint32_t check_of(const image_field *f)
{
    if (f->type == TW_TYPE_DATA || f->type == TW_TYPE_XMLDATA)
        return CHECK_NONE;
    if (f->tag == 35)
        return CHECK_TEXT;
    if (f->codes_count && !(f->flags & FIELD_OPEN))
        return f->flags & FIELD_CHARS ? CHECK_CHARS : CHECK_WHOLE;
    switch (f->type) {
    case TW_TYPE_STRING:
    case TW_TYPE_COUNTRY:
    case TW_TYPE_CURRENCY:
    case TW_TYPE_EXCHANGE:
    case TW_TYPE_LANGUAGE:
    case TW_TYPE_XID:
    case TW_TYPE_XIDREF: return CHECK_TEXT;
    case TW_TYPE_INT:
    case TW_TYPE_LENGTH:
    case TW_TYPE_SEQNUM:
    case TW_TYPE_NUMINGROUP:
    case TW_TYPE_TAGNUM: return CHECK_INT;
    case TW_TYPE_FLOAT:
    case TW_TYPE_QTY:
    case TW_TYPE_PRICE:
    case TW_TYPE_PRICEOFFSET:
    case TW_TYPE_AMT:
    case TW_TYPE_PERCENTAGE: return CHECK_FLOAT;
    case TW_TYPE_UTCTIMESTAMP: return CHECK_TIME;
    default: return CHECK_WHOLE;
    }
}

static void check_note(shape *learn, uint32_t field, uint32_t number, uint32_t check, uint32_t transport)
{
    learn->least[field] = check != CHECK_NONE;
    if (check > CHECK_TEXT)
        learn->check[learn->checks++] = (shape_check){(uint16_t)field, (uint16_t)number, (uint8_t)check, (uint8_t)transport, 0};
}

/* Takes a field that is a member of the frame. */
static void member_take(walk *w, frame *f, uint32_t member, uint32_t field)
{
    const image_member *m = &f->members[member];
    const image_field *about = IMAGE_ARRAY(f->dict, image_field, fields) + m->field;
    uint32_t in_group = f->level->tag;
    if (in_group) {
        if (member == 0) {
            entry_begin(w, f, field);
        } else if (f->entries == 0) {
            entry_begin(w, f, field);
            fault(w, TW_RULE_GROUP_START, -1, about->tag, field, field);
        }
    }
    if (__builtin_expect(f->stamps[member] == f->stamp, 0)) {
        fault(w, TW_RULE_TWICE, -1, about->tag, field, field);
    } else {
        f->stamps[member] = f->stamp;
        f->required += m->required;
        if (in_group && member < f->last)
            fault(w, TW_RULE_GROUP_ORDER, -1, about->tag, field, field);
        f->last = member > f->last ? member : f->last;
    }
    value_check(w, f->dict, about, field);
    if (w->learn)
        check_note(w->learn, field, m->field, check_of(about), f->dict != w->v->dict);
    if (m->level)
        group_open(w, f->dict, m->level, field);
}

static int is_user(uint32_t tag)
{
    return tag >= 5000;
}

/* Whether the next field goes on with the innermost group. */
static int group_goes_on(const walk *w, uint32_t field)
{
    return field + 1 < w->fields && member_in(&w->frames[w->top], w->tags[field + 1]) != UINT32_MAX;
}

/* A field that no open frame and no section has. */
static __attribute__((noinline)) void stranger(walk *w, uint32_t field)
{
    w->learn = NULL; /* policies may ignore it, but a shape has no place for it */
    uint32_t tag = w->tags[field], number = image_tag(w->v->dict, tag);
    const tw_dict *dict = number ? w->v->dict : w->v->transport;
    if (!number)
        number = image_tag(dict, tag);
    uint32_t rule = number ? TW_RULE_TAG_MESSAGE : is_user(tag) ? TW_RULE_TAG_USER : TW_RULE_TAG;
    if (w->top > TRAILER && rule != TW_RULE_TAG_USER && group_goes_on(w, field))
        fault(w, TW_RULE_GROUP_TAG, number ? 2 : 0, tag, field, field);
    else if (w->known || !number)
        fault(w, rule, -1, tag, field, field);
    if (number)
        value_check(w, dict, IMAGE_ARRAY(dict, image_field, fields) + number - 1, field);
    else if (w->values[field] == w->ends[field])
        fault(w, TW_RULE_EMPTY, -1, tag, field, field);
}

/* A field that the innermost frame does not have. */
static __attribute__((noinline)) void field_elsewhere(walk *w, uint32_t field)
{
    uint32_t tag = w->tags[field], member = UINT32_MAX;
    for (uint32_t number = w->top; number > TRAILER + 1; number--)
        if ((member = member_in(&w->frames[number - 1], tag)) != UINT32_MAX) {
            while (w->top >= number)
                group_close(w, field);
            member_take(w, &w->frames[w->top], member, field);
            return;
        }
    /* the section itself, those after it, those before it */
    static const uint8_t order[3][3] = {{HEADER, BODY, TRAILER}, {BODY, TRAILER, HEADER}, {TRAILER, BODY, HEADER}};
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t section = order[w->section][i];
        if ((member = member_in(&w->frames[section], tag)) == UINT32_MAX)
            continue;
        while (w->top > TRAILER)
            group_close(w, field);
        if (section < w->section)
            fault(w, TW_RULE_ORDER, -1, tag, field, field);
        else
            w->section = w->top = section;
        /* a field behind its section is taken there, but opens no group */
        frame *f = &w->frames[section];
        uint32_t top = w->top;
        member_take(w, f, member, field);
        if (section < w->section && w->top != top)
            w->top = top;
        return;
    }
    stranger(w, field);
}

/* FIX: BeginString, BodyLength and MsgType are the first three fields, in that order. */
static void first_three(walk *w)
{
    static const uint32_t first[3] = {8, 9, 35};
    for (uint32_t i = 0; i < 3 && i < w->fields; i++)
        if (__builtin_expect(w->tags[i] != first[i], 0)) {
            w->misplaced = i;
            w->heads = i < w->heads ? w->heads : i + 1;
            return;
        }
}

/* What is wrong with the fields that a message begins with, when their turn comes. */
static __attribute__((noinline)) void head_report(walk *w, uint32_t field)
{
    uint32_t top = w->top;
    w->top = w->section;
    if (field == w->misplaced)
        fault(w, TW_RULE_ORDER, -1, w->tags[field], field, field);
    if (field == w->type && !w->known && w->ends[field] != w->values[field])
        fault(w, TW_RULE_MSGTYPE, -1, 35, field, field);
    w->top = top;
}

/* Opens the frames of the sections: the body's by MsgType, in the dictionary of the application or of the transport. */
static void sections_open(walk *w)
{
    const tw_validator *v = w->v;
    uint32_t type = 0;
    while (type < w->fields && w->tags[type] != 35)
        type++;
    w->type = type;
    frame_open(w, HEADER, v->transport, TW_LEVEL_HEADER);
    frame_open(w, TRAILER, v->transport, TW_LEVEL_TRAILER);
    frame_open(w, BODY, v->dict, 0);
    if (type == w->fields)
        return; /* 35 is missing: the header's rule says so */
    const uint8_t *name = w->input + w->values[type];
    uint32_t length = w->ends[type] - w->values[type];
    const tw_dict *dict = v->dict;
    uint32_t number = twi_image_message(dict, name, length);
    if (number == UINT32_MAX && v->transport != v->dict) {
        dict = v->transport;
        number = twi_image_message(dict, name, length);
    }
    w->known = number != UINT32_MAX;
    if (w->known)
        frame_open(w, BODY, dict, IMAGE_ARRAY(dict, image_message, messages)[number].level);
    else
        w->heads = type + 1;
}

/* Stamps must be above all that were used: start anew before the 32 bits end. A field takes two, an entry and a group in it. */
static void stamps_renew(tw_validator *v, uint32_t fields)
{
    if (__builtin_expect(v->stamp < UINT32_MAX - 16 - 2 * fields, 1))
        return;
    memset(v->stamps, 0, (size_t)v->frames_max * v->members_max * 4);
    v->stamp = 0;
}

void twi_walk(tw_validator *v, const tw_index *index, const uint8_t *input, report *r, shape *learn)
{
    walk w;
    w.v = v;
    w.input = input;
    w.tags = tw_index_tags(index);
    w.values = tw_index_values(index);
    w.ends = tw_index_ends(index);
    w.fields = index->fields;
    w.section = w.top = HEADER;
    w.report = r;
    w.index = index;
    w.learn = learn;
    w.known = w.heads = 0;
    w.misplaced = UINT32_MAX;
    if (learn)
        learn->fields = learn->counts = learn->checks = 0;
    stamps_renew(v, w.fields);
    sections_open(&w);
    first_three(&w);
    for (uint32_t field = 0; field < w.fields && !r->stop; field++) {
        if (__builtin_expect(field < w.heads, 0))
            head_report(&w, field);
        frame *f = &w.frames[w.top];
        uint32_t member = member_in(f, w.tags[field]);
        if (__builtin_expect(member != UINT32_MAX, 1))
            member_take(&w, f, member, field);
        else
            field_elsewhere(&w, field);
    }
    while (w.top > TRAILER)
        group_close(&w, w.fields);
    for (uint32_t section = HEADER; section <= TRAILER; section++)
        required_check(&w, &w.frames[section], w.fields);
    learn = w.learn;
    if (learn && r->count == 0 && learn->counts <= SHAPE_COUNTS && w.known && w.type == 2) {
        uint32_t at = w.values[2], length = w.ends[2] - at;
        if (length - 1 >= 8 || at + 8 > w.ends[w.fields - 1])
            return;
        learn->type_length = length;
        learn->type = twi_shape_type(input + at, length);
        learn->fields = w.fields;
        memcpy(learn->tags, w.tags, w.fields * sizeof *w.tags);
    }
}
