/* SPDX-License-Identifier: Apache-2.0 */
#include "names.h"

#include "out.h"

#ifdef TAGWIRE_TOOLS_XML
#include <tagwire/xml.h>
#endif

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *file_read(const char *name, uint32_t *length)
{
    enum { FILE_MAX = 64 << 20 };
    FILE *file = fopen(name, "rb");
    if (!file) {
        tell("cannot open %s: %s", name, strerror(errno));
        return NULL;
    }
    size_t room = 65536, used = 0, got = 0;
    char *text = log_room(NULL, room);
    while ((got = fread(text + used, 1, room - used, file)) > 0) {
        used += got;
        if (used == room)
            text = log_room(text, room *= 2);
        if (used > FILE_MAX)
            break;
    }
    int bad = ferror(file) || used > FILE_MAX;
    fclose(file);
    if (bad) {
        tell("cannot read %s: %s", name, used > FILE_MAX ? "it is larger than 64 MiB" : strerror(errno));
        free(text);
        return NULL;
    }
    *length = (uint32_t)used;
    return text;
}

/* The pairs of a dictionary beside the built-in ones: a log may hold other versions too. */
static void pairs_join(names *n, const tw_dict *dict)
{
    const tw_data_pair *built_in = NULL;
    uint32_t count = tw_data_pairs(&built_in), more = tw_dict_pairs(dict, NULL, 0);
    n->pairs = log_room(NULL, (count + more) * sizeof *n->pairs);
    n->pairs_count = tw_dict_pairs(dict, n->pairs, more);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t known = 0;
        while (known < more && n->pairs[known].length_tag != built_in[i].length_tag)
            known++;
        if (known == more)
            n->pairs[n->pairs_count++] = built_in[i];
    }
}

/* XML begins with <, after a byte order mark and blanks; the text form never does. */
static int is_xml(const char *text, uint32_t length)
{
    static const char skipped[] = "\xEF\xBB\xBF \t\r\n";
    uint32_t at = 0;
    if (length >= 2 && ((uint8_t)text[0] >= 0xFE) && ((uint8_t)text[1] >= 0xFE))
        return 1; /* UTF-16 */
    while (at < length && memchr(skipped, text[at], sizeof skipped - 1))
        at++;
    return at < length && text[at] == '<';
}

#ifdef TAGWIRE_TOOLS_XML

/* An XML dictionary as text, in place of xml; NULL after telling what is wrong. */
static char *xml_to_text(char *xml, uint32_t *length, const char *file)
{
    tw_error error = {0};
    uint32_t room = 0;
    char *text = NULL;
    tw_status status = tw_xml_convert(xml, *length, NULL, NULL, 0, &room, &error);
    if (status == TW_ROOM) {
        text = log_room(NULL, room);
        status = tw_xml_convert(xml, *length, NULL, text, room, length, &error);
    }
    free(xml);
    if (status == TW_OK)
        return text;
    tell("%s: %s (%s)", file, error.text[0] ? error.text : tw_status_text(status), tw_status_name(status));
    free(text);
    return NULL;
}

#else

static char *xml_to_text(char *xml, uint32_t *length, const char *file)
{
    (void)length;
    free(xml);
    tell("%s is XML, which this build cannot read: it was made without expat (Debian: libexpat1-dev)", file);
    return NULL;
}

#endif

static int dict_load(names *n, const char *file)
{
    uint32_t length = 0, size = 0;
    char *text = file_read(file, &length);
    if (text && is_xml(text, length))
        text = xml_to_text(text, &length, file);
    if (!text)
        return 0;
    tw_error error = {0};
    tw_status status = tw_dict_load(text, length, NULL, NULL, &size, &n->only, &error);
    if (status == TW_ROOM) {
        n->memory = aligned_alloc(64, (size + 63u) / 64 * 64);
        status = n->memory ? tw_dict_load(text, length, NULL, n->memory, &size, &n->only, &error) : TW_E_MEMORY;
    }
    free(text);
    if (status != TW_OK) {
        tell("%s: %s (%s); the form is described in docs/dictionary-format.md", file,
             error.text[0] ? error.text : tw_status_text(status), tw_status_name(status));
        return 0;
    }
    pairs_join(n, n->only);
    return 1;
}

int names_init(names *n, const char *file, const char *wanted)
{
    memset(n, 0, sizeof *n);
    if (file)
        return dict_load(n, file);
    if (!wanted)
        return 1;
    n->only = tw_dict_builtin(wanted, (uint32_t)strlen(wanted));
    if (!n->only)
        tell("no dictionary is called %s: 'tagwire dict list' shows them", wanted);
    return n->only != NULL;
}

void names_free(names *n)
{
    free(n->memory);
    free(n->pairs);
    n->memory = NULL;
    n->pairs = NULL;
}

static uint64_t hash(uint64_t h, const char *bytes, uint32_t length)
{
    for (uint32_t i = 0; i < length; i++)
        h = (h ^ (uint8_t)bytes[i]) * 0x100000001B3ull;
    return (h ^ 0xFF) * 0x100000001B3ull;
}

/* Of the sender, then the target; or the other way round. */
static uint64_t session_key(const log_message *m, int reverse)
{
    uint32_t sender_length = 0, target_length = 0;
    const char *sender = log_value(m, 49, &sender_length), *target = log_value(m, 56, &target_length);
    uint64_t h = 0xCBF29CE484222325ull;
    h = reverse ? hash(h, target, target_length) : hash(h, sender, sender_length);
    h = reverse ? hash(h, sender, sender_length) : hash(h, target, target_length);
    return h | 1;
}

/* The version that a side, or else its peer, gave in its Logon. */
static const tw_dict *by_logon(const names *n, const log_message *m)
{
    for (int reverse = 0; reverse < 2; reverse++) {
        uint64_t key = session_key(m, reverse);
        if (n->logons[key % NAMES_SESSIONS].key == key)
            return n->logons[key % NAMES_SESSIONS].dict;
    }
    return NULL;
}

version names_version(names *n, const log_message *m)
{
    uint32_t length = 0, type_length = 0;
    const char *begin = log_value(m, 8, &length), *type = log_value(m, 35, &type_length);
    version v = {n->only, n->only, 0};
    int fixt = begin && length == 8 && memcmp(begin, "FIXT.1.1", 8) == 0;
    if (fixt && type_length == 1 && type[0] == 'A') {
        const char *applver = log_value(m, 1137, &length);
        const tw_dict *dict = applver ? tw_dict_builtin_applver(applver, length) : NULL;
        uint64_t key = session_key(m, 0);
        if (dict) {
            n->logons[key % NAMES_SESSIONS].key = key;
            n->logons[key % NAMES_SESSIONS].dict = dict;
        }
    }
    if (n->only) {
        tw_dict_info info;
        if (fixt && tw_dict_describe(n->only, &info) == TW_OK && strcmp(info.begin, "FIXT.1.1") == 0)
            v.transport = tw_dict_builtin("FIXT.1.1", 8);
        return v;
    }
    if (!fixt) {
        v.dict = v.transport = begin ? tw_dict_builtin(begin, length) : NULL;
        return v;
    }
    v.transport = tw_dict_builtin("FIXT.1.1", 8);
    const char *applver = log_value(m, 1128, &length);
    v.dict = applver ? tw_dict_builtin_applver(applver, length) : by_logon(n, m);
    v.assumed = v.dict == NULL;
    if (!v.dict)
        v.dict = tw_dict_builtin("FIX.5.0SP2", 10);
    return v;
}

int version_field(const version *v, uint32_t tag, tw_dict_field *field)
{
    return (v->dict && tw_dict_field_get(v->dict, tag, field) == TW_OK) ||
           (v->transport && v->transport != v->dict && tw_dict_field_get(v->transport, tag, field) == TW_OK);
}

int version_message(const version *v, const char *type, uint32_t length, tw_dict_message *message)
{
    return (v->dict && tw_dict_message_get(v->dict, type, length, message) == TW_OK) ||
           (v->transport && v->transport != v->dict && tw_dict_message_get(v->transport, type, length, message) == TW_OK);
}

int version_code(const version *v, uint32_t tag, const char *value, uint32_t length, tw_dict_code *code)
{
    return (v->dict && tw_dict_code_get(v->dict, tag, value, length, code) == TW_OK) ||
           (v->transport && v->transport != v->dict && tw_dict_code_get(v->transport, tag, value, length, code) == TW_OK);
}

/* Dictionary number `which` to look names up in: the one that is given, or the built-in ones, newest first. */
static const tw_dict *dict_newest(const names *n, uint32_t which)
{
    uint32_t count = 0;
    if (n->only)
        return which == 0 ? n->only : NULL;
    while (tw_dict_builtin_at(count))
        count++;
    return which < count ? tw_dict_builtin_at(count - 1 - which) : NULL;
}

static uint32_t where_tag(void *context, const char *name, uint32_t length)
{
    const tw_dict *dict = NULL;
    tw_dict_field field;
    for (uint32_t i = 0; (dict = dict_newest(context, i)) != NULL; i++)
        if (tw_dict_field_named(dict, name, length, &field) == TW_OK)
            return field.tag;
    return 0;
}

static const char *where_code(void *context, uint32_t tag, const char *name, uint32_t length, uint32_t *code_length)
{
    const tw_dict *dict = NULL;
    tw_dict_code code;
    for (uint32_t i = 0; (dict = dict_newest(context, i)) != NULL; i++) {
        if (tw_dict_code_get(dict, tag, name, length, &code) == TW_OK)
            return NULL; /* it is a code itself */
        for (uint32_t c = 0; tw_dict_code_at(dict, tag, c, &code) == TW_OK; c++) {
            if (code.name_length == length && memcmp(code.name, name, length) == 0) {
                *code_length = code.value_length;
                return code.value;
            }
        }
        tw_dict_message message;
        if (tag == 35 && tw_dict_message_named(dict, name, length, &message) == TW_OK) {
            *code_length = message.type_length;
            return message.type;
        }
    }
    return NULL;
}

where_names names_for_where(names *n)
{
    return (where_names){where_tag, where_code, n};
}

/* A group, or at the bottom the message, that is being read. */
typedef struct level {
    const tw_dict *dict;
    uint32_t level, first; /* first: the tag that starts an entry; 0 of a message */
    uint32_t entry;
} level;

static int member(const level *l, uint32_t tag, tw_dict_entry *entry)
{
    return l->dict && l->level && tw_dict_member(l->dict, l->level, tag, entry) == TW_OK;
}

/*
 * How deep a field stands: in the innermost group that has it, else in the message. One that no level has, of another dictionary or of
 * the user, stays where it was met.
 */
static uint32_t level_of(const level *stack, uint32_t depth, const level *header, uint32_t tag, tw_dict_entry *entry)
{
    for (uint32_t i = depth + 1; i-- > 0;)
        if (member(&stack[i], tag, entry))
            return i;
    level trailer = *header;
    trailer.level = TW_LEVEL_TRAILER;
    return member(header, tag, entry) || member(&trailer, tag, entry) ? 0 : depth;
}

const nest *names_nest(const version *v, const log_message *m)
{
    enum { DEPTH_MAX = 32 };
    static nest *made;
    static uint32_t room;
    if (m->count > room) {
        room = m->count * 2;
        made = log_room(made, room * sizeof *made);
    }
    level stack[DEPTH_MAX] = {{v->dict, 0, 0, 0}};
    const level frame = {v->transport, TW_LEVEL_HEADER, 0, 0};
    uint32_t depth = 0, length = 0;
    const char *type = log_value(m, 35, &length);
    tw_dict_message message;
    if (type && v->dict && tw_dict_message_get(v->dict, type, length, &message) == TW_OK) {
        stack[0].level = message.level;
    } else if (type && v->transport && tw_dict_message_get(v->transport, type, length, &message) == TW_OK) {
        stack[0].dict = v->transport;
        stack[0].level = message.level;
    }
    for (uint32_t i = 0; i < m->count; i++) {
        tw_dict_entry entry = {0};
        depth = level_of(stack, depth, &frame, m->tags[i], &entry);
        made[i] = (nest){depth, 0};
        if (depth && (m->tags[i] == stack[depth].first || stack[depth].entry == 0))
            made[i].entry = ++stack[depth].entry;
        tw_dict_entry first = {0};
        const tw_dict *dict = depth == 0 && !member(&stack[0], m->tags[i], &first) ? frame.dict : stack[depth].dict;
        if (entry.kind == TW_ENTRY_GROUP && depth + 1 < DEPTH_MAX && tw_dict_member_at(dict, entry.level, 0, &first) == TW_OK)
            stack[++depth] = (level){dict, entry.level, first.tag, 0};
    }
    return made;
}
