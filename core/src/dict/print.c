/* SPDX-License-Identifier: Apache-2.0 */
/* From image to text. */
#include "image.h"

#define WIDTH 140u

typedef struct writer {
    char *out;
    uint32_t room, length, column;
} writer;

static void put(writer *w, const char *text)
{
    for (; *text; text++) {
        if (w->length < w->room)
            w->out[w->length] = *text;
        w->length++;
        w->column++;
    }
}

/* A word behind a blank, on a new line where it would not fit this one. */
static void word(writer *w, const char *text)
{
    if (w->column + 1 + strlen(text) > WIDTH) {
        put(w, "\n   ");
        w->column = 3;
    }
    put(w, " ");
    put(w, text);
}

static void line_end(writer *w)
{
    put(w, "\n");
    w->column = 0;
}

/* The text, then a number: one word. */
static void word_number(writer *w, const char *text, uint32_t value)
{
    char both[32] = {0};
    uint32_t at = sizeof both - 1;
    do
        both[--at] = (char)('0' + value % 10);
    while ((value /= 10) != 0);
    at -= (uint32_t)strlen(text);
    memcpy(both + at, text, strlen(text));
    word(w, both + at);
}

static void entries(writer *w, const tw_dict *dict, uint32_t level)
{
    tw_dict_entry e;
    for (uint32_t i = 0; tw_dict_entry_at(dict, level, i, &e) == TW_OK; i++) {
        char text[264];
        uint32_t length = 0;
        if (e.kind == TW_ENTRY_COMPONENT)
            text[length++] = '@';
        memcpy(text + length, e.name, e.name_length);
        length += e.name_length;
        if (e.required)
            text[length++] = '!';
        if (e.kind == TW_ENTRY_GROUP)
            text[length++] = '{';
        text[length] = 0;
        word(w, text);
        if (e.kind == TW_ENTRY_GROUP) {
            entries(w, dict, e.level);
            put(w, " }");
        }
    }
}

static void field(writer *w, const tw_dict *dict, const tw_dict_field *f)
{
    put(w, "field");
    word_number(w, "", f->tag);
    word(w, f->name);
    if (f->type == TW_TYPE_DATA || f->type == TW_TYPE_XMLDATA)
        word_number(w, f->type == TW_TYPE_DATA ? "data:" : "XMLData:", f->pair);
    else
        word(w, tw_type_name(f->type));
    tw_dict_code c;
    for (uint32_t i = 0; tw_dict_code_at(dict, f->tag, i, &c) == TW_OK; i++) {
        char text[2 * 255 + 2];
        memcpy(text, c.value, c.value_length);
        text[c.value_length] = '=';
        memcpy(text + c.value_length + 1, c.name, c.name_length + 1);
        word(w, text);
    }
    if (f->open)
        word(w, "*");
    line_end(w);
}

static void head(writer *w, const char *key, const char *text)
{
    if (!*text)
        return;
    put(w, key);
    word(w, text);
    line_end(w);
}

static void block(writer *w, const tw_dict *dict, uint32_t level, const char *kind)
{
    tw_dict_entry e;
    if (tw_dict_entry_at(dict, level, 0, &e) != TW_OK)
        return;
    put(w, kind);
    entries(w, dict, level);
    line_end(w);
}

tw_status tw_dict_print(const tw_dict *dict, void *out, uint32_t room, uint32_t *length)
{
    tw_dict_info info;
    if (!length || (!out && room) || tw_dict_describe(dict, &info) != TW_OK)
        return TW_E_ARGUMENT;
    writer w = {out, room, 0, 0};
    head(&w, "dictionary", info.name);
    head(&w, "begin", info.begin);
    head(&w, "applver", info.applver);
    tw_dict_field f;
    for (uint32_t i = 0; tw_dict_field_at(dict, i, &f) == TW_OK; i++)
        field(&w, dict, &f);
    block(&w, dict, TW_LEVEL_HEADER, "header");
    block(&w, dict, TW_LEVEL_TRAILER, "trailer");
    tw_dict_entry e;
    for (uint32_t i = 0; tw_dict_component_at(dict, i, &e) == TW_OK; i++) {
        put(&w, "component");
        word(&w, e.name);
        entries(&w, dict, e.level);
        line_end(&w);
    }
    tw_dict_message m;
    for (uint32_t i = 0; tw_dict_message_at(dict, i, &m) == TW_OK; i++) {
        put(&w, "message");
        word(&w, m.type);
        word(&w, m.name);
        word(&w, m.admin ? "admin" : "app");
        entries(&w, dict, m.level);
        line_end(&w);
    }
    *length = w.length;
    return w.length > room ? TW_ROOM : TW_OK;
}
