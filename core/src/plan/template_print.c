/* SPDX-License-Identifier: Apache-2.0 */
/* From template to text. */
#include "template_image.h"

#include "print.h"

/* In quotes where it would not be one word. */
static void put_constant(writer *w, const char *bytes, uint32_t length)
{
    uint32_t quoted = 0;
    for (uint32_t i = 0; i < length; i++)
        quoted |= strchr(" \t\r\n{}\"", bytes[i]) != NULL;
    put_text(w, quoted ? "\"" : "");
    for (uint32_t i = 0; i < length; i++) {
        put(w, bytes + i, 1);
        if (bytes[i] == '"')
            put_text(w, "\"");
    }
    put_text(w, quoted ? "\"" : "");
}

static void put_level(writer *w, const tw_template *made, uint32_t number)
{
    const template_level *level = (const template_level *)(const void *)((const char *)made + made->levels) + number;
    const template_step *steps = (const template_step *)(const void *)((const char *)made + made->steps) + level->steps;
    put_text(w, "{");
    for (uint32_t i = 0; i < level->steps_count; i++) {
        const template_step *s = &steps[i];
        put_text(w, i ? " " : "");
        put_number(w, s->tag);
        if (s->type == PLAN_CONSTANT) {
            put_text(w, "=");
            put_constant(w, (const char *)made + made->bytes + s->text, s->length);
        } else if (s->type == PLAN_GROUP) {
            put_text(w, s->required ? "!" : "");
            put_level(w, made, s->text);
        } else {
            put_text(w, ":");
            put_type(w, s->type, s->scale);
            put_text(w, s->required ? "!" : "");
        }
    }
    put_text(w, "}");
}

tw_status tw_template_print(const tw_template *made, void *out, uint32_t room, uint32_t *length)
{
    if (!made || made->magic != TEMPLATE_MAGIC || !length || (!out && room))
        return TW_E_ARGUMENT;
    writer w = {out, room, 0};
    const template_message *messages = (const template_message *)(const void *)((const char *)made + made->messages);
    for (uint32_t i = 0; i < made->messages_count; i++) {
        put_text(&w, i ? " " : "");
        put(&w, (const char *)&messages[i].type, messages[i].type_length);
        put_level(&w, made, messages[i].level);
    }
    *length = w.length;
    return w.length > room ? TW_ROOM : TW_OK;
}
