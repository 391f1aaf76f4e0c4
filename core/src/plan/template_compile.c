/* SPDX-License-Identifier: Apache-2.0 */
/* From text to template. */
#include "template_image.h"

#include "error.h"
#include "swar.h"

#include <stdlib.h>

typedef struct compiler {
    parser p;
    array messages, levels, steps, headers, bytes;
    uint32_t depth;
} compiler;

static tw_status fail(compiler *c, tw_status status, const char *at, const char *what)
{
    return twi_parse_fail(&c->p, status, at, what);
}

static void byte_put(compiler *c, char byte)
{
    char *put = twi_parse_push(&c->p, &c->bytes, 1);
    if (put)
        *put = byte;
}

/* The bytes of a constant, quoted or not, put behind the others. */
static void constant_read(compiler *c, template_step *step)
{
    const char *at = c->p.at;
    step->type = PLAN_CONSTANT;
    step->text = c->bytes.count;
    if (twi_parse_take(&c->p, '"')) {
        for (;;) {
            if (c->p.at == c->p.end) {
                fail(c, TW_E_PLAN_SYNTAX, at, "this quote is not closed");
                return;
            }
            if (twi_parse_take(&c->p, '"') && !(c->p.at < c->p.end && *c->p.at == '"'))
                break;
            byte_put(c, *c->p.at++);
        }
    } else {
        while (c->p.at < c->p.end && !strchr(" \t\r\n{}\"", *c->p.at))
            byte_put(c, *c->p.at++);
    }
    step->length = c->bytes.count - step->text;
    if (step->length == 0)
        fail(c, TW_E_PLAN_SYNTAX, at, "a constant is missing");
    else if (memchr((const char *)c->bytes.at + step->text, 1, step->length))
        fail(c, TW_E_PLAN_SYNTAX, at, "SOH in a constant");
}

/* The length field of a data field: the dictionary's, or the built-in pair's. */
static uint32_t length_of(const compiler *c, uint32_t tag)
{
    tw_dict_field field;
    if (c->p.dict && tw_dict_field_get(c->p.dict, tag, &field) == TW_OK)
        return field.type == TW_TYPE_DATA || field.type == TW_TYPE_XMLDATA ? field.pair : 0;
    const tw_data_pair *pairs;
    for (uint32_t i = 0, count = tw_data_pairs(&pairs); i < count; i++)
        if (pairs[i].data_tag == tag)
            return pairs[i].length_tag;
    return 0;
}

/* What opens the field is rendered now. */
static void opening_put(template_step *step)
{
    char text[8] = {1};
    uint32_t length = 1, digits = 0;
    for (uint32_t left = step->tag; left; left /= 10)
        digits++;
    if (digits > 6)
        return;
    for (uint32_t i = digits, left = step->tag; i > 0; i--, left /= 10)
        text[i] = (char)('0' + left % 10);
    length += digits;
    text[length++] = '=';
    step->opening = twi_load8((const uint8_t *)text);
    step->opening_length = length;
    for (uint32_t i = 0; i < length; i++)
        step->opening_sum += (uint32_t)text[i] - '0';
}

static uint8_t quick_of(const template_step *step)
{
    if (step->opening_length == 0)
        return step->type == PLAN_CONSTANT || step->type == PLAN_GROUP ? QUICK_NOT : QUICK_ANY;
    switch (step->type) {
    case PLAN_CONSTANT: return step->length <= QUICK_TEXT_MAX ? QUICK_CONSTANT : QUICK_NOT;
    case PLAN_TEXT: return QUICK_TEXT;
    case PLAN_CHAR: return QUICK_CHAR;
    case PLAN_BOOL: return QUICK_BOOL;
    case PLAN_INT: return QUICK_INT;
    case PLAN_DECIMAL: return step->scale <= QUICK_SCALE_MAX ? QUICK_DECIMAL : QUICK_ANY;
    case PLAN_GROUP: return QUICK_GROUP;
    default: return QUICK_ANY;
    }
}

static uint32_t level_read(compiler *c);

static void entry_read(compiler *c, array *list, uint32_t *slots)
{
    const char *at = c->p.at;
    template_step step = {0};
    step.tag = twi_parse_key(&c->p);
    if (list->count == PLAN_LIST_MAX)
        fail(c, TW_E_PLAN_LIMIT, at, "more than 4096 entries in a level");
    if (step.tag == 8 && (list->count || c->depth > 1))
        fail(c, TW_E_PLAN_TYPE, at, "8 is the first entry of a message and no other");
    for (uint32_t i = 0; i < list->count; i++)
        if (((template_step *)list->at)[i].tag == step.tag)
            fail(c, TW_E_PLAN_TWICE, at, "this tag is in the level already");
    if (step.tag == 9 || step.tag == 10 || step.tag == 35)
        fail(c, TW_E_PLAN_TYPE, at, "9, 35 and 10 are written by the template itself");
    if (c->p.status != TW_OK)
        return;
    const char *type = c->p.at + 1;
    int typed = twi_parse_take(&c->p, ':');
    if (!typed && twi_parse_take(&c->p, '=')) {
        constant_read(c, &step);
    } else if (typed && c->p.at < c->p.end && !(*c->p.at >= '0' && *c->p.at <= '9')) {
        step.type = twi_parse_type(&c->p, &step.scale);
        step.required = (uint8_t)twi_parse_take(&c->p, '!');
        step.text = step.type == PLAN_DATA ? length_of(c, step.tag) : 0;
        if (step.type == PLAN_DATA && !step.text)
            fail(c, TW_E_PLAN_TYPE, type, "a data field whose length field is not known");
    } else {
        uint8_t required = 0;
        if (typed)
            fail(c, TW_E_PLAN_TYPE, type, "a limit belongs in a plan, not in a template");
        twi_parse_group(&c->p, &required, 0);
        step.type = PLAN_GROUP;
        step.required = required;
        step.text = c->p.status == TW_OK ? level_read(c) : 0;
    }
    if (step.type != PLAN_CONSTANT)
        step.slot = (uint16_t)(*slots)++;
    for (uint32_t i = 0; i < list->count; i++) {
        const template_step *other = (const template_step *)list->at + i;
        if ((step.type == PLAN_DATA && other->tag == step.text) || (other->type == PLAN_DATA && other->text == step.tag))
            fail(c, TW_E_PLAN_TWICE, at, "a length field beside its data, which writes it itself");
    }
    opening_put(&step);
    step.quick = quick_of(&step);
    step.some = UINT64_C(1) << (step.quick == QUICK_DECIMAL ? 56 - 8 * step.scale : 56);
    template_step *put = twi_parse_push(&c->p, list, sizeof step);
    if (put)
        *put = step;
}

/* Entries up to the closing brace: gives their level. */
static uint32_t level_read(compiler *c)
{
    array list = {0};
    uint32_t level = c->levels.count, slots = 0;
    if (++c->depth > PLAN_DEPTH_MAX + 1) /* the message is one */
        fail(c, TW_E_PLAN_LIMIT, c->p.at, "more than 64 groups inside one another");
    if (!twi_parse_push(&c->p, &c->levels, sizeof(template_level)))
        return 0;
    twi_parse_blanks(&c->p);
    while (c->p.status == TW_OK && !twi_parse_take(&c->p, '}')) {
        if (c->p.at == c->p.end)
            fail(c, TW_E_PLAN_SYNTAX, c->p.at, "'}' is missing");
        else
            entry_read(c, &list, &slots);
        twi_parse_blanks(&c->p);
    }
    if (list.count == 0)
        fail(c, TW_E_PLAN_SYNTAX, c->p.at, "no entries");
    if (c->p.status == TW_OK) {
        ((template_level *)c->levels.at)[level] = (template_level){c->steps.count, list.count, slots, 0};
        for (uint32_t i = 0; i <= list.count; i++) {
            template_step *put = twi_parse_push(&c->p, &c->steps, sizeof *put);
            if (put && i < list.count)
                *put = ((template_step *)list.at)[i];
        }
    }
    c->depth--;
    free(list.at);
    return level;
}

/* BeginString, MsgType and the constants up to the first slot are rendered now, as many as a header holds. */
static void header_put(compiler *c, uint32_t level, const char *at, uint32_t length)
{
    tw_header *header = twi_parse_push(&c->p, &c->headers, sizeof *header);
    if (!header || c->p.status != TW_OK)
        return;
    template_level *l = (template_level *)c->levels.at + level;
    template_step *steps = (template_step *)c->steps.at + l->steps;
    const char *bytes = c->bytes.at;
    if (steps[0].tag != 8 || steps[0].type != PLAN_CONSTANT) {
        fail(c, TW_E_PLAN_SYNTAX, at, "the first entry is 8=BeginString");
        return;
    }
    if (tw_header_init(header, bytes + steps[0].text, steps[0].length, at, length, NULL) != TW_OK)
        fail(c, TW_E_PLAN_TYPE, at, "this BeginString or MsgType cannot be sent");
    l->held = 1;
    while (l->held < l->steps_count && steps[l->held].type == PLAN_CONSTANT) {
        const template_step *step = &steps[l->held];
        if (tw_header_text(header, step->tag, bytes + step->text, step->length, NULL) != TW_OK)
            break;
        l->held++;
    }
}

static void message_read(compiler *c)
{
    const char *at = c->p.at;
    uint32_t length = twi_parse_word(&c->p);
    uint64_t type = 0;
    if (length == 0 || length > 8) {
        fail(c, length ? TW_E_PLAN_LIMIT : TW_E_PLAN_SYNTAX, at,
             length ? "a MsgType of more than 8 bytes" : "a MsgType is missing");
        return;
    }
    memcpy(&type, at, length);
    for (uint32_t i = 0; i < c->messages.count; i++)
        if (((template_message *)c->messages.at)[i].type == type)
            fail(c, TW_E_PLAN_TWICE, at, "this MsgType is in the template already");
    twi_parse_blanks(&c->p);
    if (!twi_parse_take(&c->p, '{'))
        fail(c, TW_E_PLAN_SYNTAX, c->p.at, "'{' is missing behind the MsgType");
    uint32_t level = c->p.status == TW_OK ? level_read(c) : 0;
    if (c->p.status == TW_OK)
        header_put(c, level, at, length);
    if (c->messages.count == PLAN_LIST_MAX)
        fail(c, TW_E_PLAN_LIMIT, at, "more than 4096 messages");
    template_message *put = twi_parse_push(&c->p, &c->messages, sizeof *put);
    if (put)
        *put = (template_message){type, length, level, c->headers.count - 1, 0};
}

/* Writes the image, or only tells its size where there is no memory. */
static uint32_t image_write(const compiler *c, uint8_t *image)
{
    struct tw_template t = {.magic = TEMPLATE_MAGIC};
    uint32_t used = sizeof t;
    t.messages_count = c->messages.count;
    t.levels_count = c->levels.count;
    t.steps_count = c->steps.count;
    t.headers_count = c->headers.count;
    t.bytes_count = c->bytes.count;
    t.messages = twi_parse_place(image, &used, &c->messages, sizeof(template_message));
    t.levels = twi_parse_place(image, &used, &c->levels, sizeof(template_level));
    t.steps = twi_parse_place(image, &used, &c->steps, sizeof(template_step));
    t.headers = twi_parse_place(image, &used, &c->headers, sizeof(tw_header));
    t.bytes = twi_parse_place(image, &used, &c->bytes, 1);
    t.size = used;
    if (image)
        memcpy(image, &t, sizeof t);
    return used;
}

tw_status tw_template_compile(const void *text, uint32_t length, const tw_dict *dict, void *memory, uint32_t *size,
                              const tw_template **made, tw_error *error)
{
    compiler c = {0};
    tw_status status = twi_parse_begin(&c.p, text, length, dict, memory, size, error);
    if (status != TW_OK || !made)
        return status != TW_OK ? status : twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    while (c.p.status == TW_OK && c.p.at < c.p.end) {
        message_read(&c);
        twi_parse_blanks(&c.p);
    }
    if (c.messages.count == 0)
        fail(&c, TW_E_PLAN_SYNTAX, c.p.at, "no message");
    if (twi_parse_room(&c.p, c.p.status == TW_OK ? image_write(&c, NULL) : 0, memory, size)) {
        image_write(&c, memory);
        *made = memory;
    }
    free(c.messages.at);
    free(c.levels.at);
    free(c.steps.at);
    free(c.headers.at);
    free(c.bytes.at);
    return c.p.status;
}
