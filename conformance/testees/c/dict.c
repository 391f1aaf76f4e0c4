/* SPDX-License-Identifier: Apache-2.0 */
/* The family dict: dictionaries in text form, lookups, validation. */
#include "testee.h"

#include <stdlib.h>
#include <string.h>
#include <tagwire/dict.h>
#include <tagwire/validate.h>

static const char *const rule_names[TW_RULE_COUNT] = {"MSGTYPE",     "TAG",         "TAG_USER",    "TAG_MESSAGE", "REQUIRED",
                                                      "EMPTY",       "CODE",        "FORMAT",      "ORDER",       "TWICE",
                                                      "GROUP_COUNT", "GROUP_START", "GROUP_ORDER", "GROUP_TAG",   "DATA_LENGTH"};
static const char *const policy_names[] = {"default", "reject", "accept", "disconnect", "ignore"};

tw_status testee_dictionary_load(const json_t *text, const tw_dict *base, testee_dictionary *result, tw_error *error)
{
    const char *bytes = json_string_value(text);
    const uint32_t length = (uint32_t)json_string_length(text);
    *result = (testee_dictionary){NULL, NULL};
    if (!strchr(bytes, '\n')) {
        result->dict = tw_dict_builtin(bytes, length);
        return result->dict ? TW_OK : TW_E_DICT_BASE;
    }
    uint32_t size = 0;
    tw_status status = tw_dict_load(bytes, length, base, NULL, &size, &result->dict, error);
    if (status != TW_ROOM)
        return status;
    result->memory = aligned_alloc(8, (size + 7u) / 8u * 8u);
    return tw_dict_load(bytes, length, base, result->memory, &size, &result->dict, error);
}

const char *testee_dictionary_of(const json_t *vector, testee_dictionary *result)
{
    const json_t *text = json_object_get(vector, "dictionary");
    *result = (testee_dictionary){NULL, NULL};
    if (!text)
        return NULL;
    if (!json_is_string(text) || testee_dictionary_load(text, NULL, result, NULL) != TW_OK) {
        free(result->memory);
        result->memory = NULL;
        return "the dictionary cannot be loaded";
    }
    return NULL;
}

static const char *or_dash(const char *text)
{
    return *text ? text : "-";
}

static void say_loaded(const tw_dict *dict, json_t *lines)
{
    tw_dict_info info;
    if (tw_dict_describe(dict, &info) == TW_OK)
        testee_say(lines, "loaded %s %s %s %u %u %u %u %u", info.name, or_dash(info.begin), or_dash(info.applver), info.fields,
                   info.codes, info.messages, info.components, info.groups);
}

/* The level of a message's body, of the header or the trailer; 0 where there is none. */
static uint32_t level_of(const tw_dict *dict, const json_t *type)
{
    const char *name = json_string_value(type);
    tw_dict_message message;
    if (strcmp(name, "header") == 0)
        return TW_LEVEL_HEADER;
    if (strcmp(name, "trailer") == 0)
        return TW_LEVEL_TRAILER;
    return tw_dict_message_get(dict, name, (uint32_t)json_string_length(type), &message) == TW_OK ? message.level : 0;
}

static void answer_pairs(const tw_dict *dict, json_t *lines)
{
    tw_data_pair pairs[512];
    const uint32_t count = tw_dict_pairs(dict, pairs, 512);
    testee_line line;
    (void)fputs("pairs", testee_line_begin(&line));
    for (uint32_t i = 0; i < count && i < 512; i++)
        (void)fprintf(line.file, " %u:%u", pairs[i].length_tag, pairs[i].data_tag);
    testee_line_end(&line, lines);
}

static const char *answer_ask(const tw_dict *dict, const json_t *ask, json_t *lines)
{
    const char *what = json_string_value(json_array_get(ask, 0));
    const json_t *first = json_array_get(ask, 1), *second = json_array_get(ask, 2);
    const uint32_t tag = (uint32_t)json_integer_value(json_is_integer(first) ? first : second);
    tw_dict_field field;
    tw_dict_code code;
    tw_dict_message message;
    tw_dict_entry entry;
    if (!what)
        return "a question without a word";
    if (strcmp(what, "field") == 0) {
        if (tw_dict_field_get(dict, tag, &field) == TW_OK)
            testee_say(lines, "field %u %s %s %u %u %u", tag, field.name, tw_type_name(field.type), field.codes, field.open,
                       field.pair);
        else
            testee_say(lines, "field %u none", tag);
    } else if (strcmp(what, "code") == 0) {
        const char *value = json_string_value(second);
        if (tw_dict_code_get(dict, tag, value, (uint32_t)json_string_length(second), &code) == TW_OK)
            testee_say(lines, "code %u %s %s", tag, code.value, code.name);
        else
            testee_say(lines, "code %u %s none", tag, value);
    } else if (strcmp(what, "message") == 0) {
        const char *type = json_string_value(first);
        if (tw_dict_message_get(dict, type, (uint32_t)json_string_length(first), &message) == TW_OK)
            testee_say(lines, "message %s %s %s", type, message.name, message.admin ? "admin" : "app");
        else
            testee_say(lines, "message %s none", type);
    } else if (strcmp(what, "member") == 0) {
        const char *type = json_string_value(first);
        if (tw_dict_member(dict, level_of(dict, first), tag, &entry) == TW_OK)
            testee_say(lines, "member %s %u %s %s", type, tag, entry.kind == TW_ENTRY_GROUP ? "group" : "field",
                       entry.required ? "required" : "optional");
        else
            testee_say(lines, "member %s %u none", type, tag);
    } else if (strcmp(what, "pairs") == 0) {
        answer_pairs(dict, lines);
    } else {
        return "no such question";
    }
    return NULL;
}

static void say_faults(const tw_fault *faults, uint32_t count, json_t *lines)
{
    for (uint32_t i = 0; i < count; i++) {
        const tw_fault *fault = &faults[i];
        char field[16] = "-";
        if (fault->field != TW_NONE)
            (void)snprintf(field, sizeof field, "%u", fault->field);
        testee_say(lines, "fault %s reason=%d tag=%u field=%s at=%u entry=%u group=%u %s",
                   fault->rule < TW_RULE_COUNT ? rule_names[fault->rule] : "?", fault->reason, fault->tag, field, fault->offset,
                   fault->entry, fault->group, fault->policy < 5 ? policy_names[fault->policy] : "?");
    }
}

static void set_policies(const json_t *wanted, uint8_t policy[32])
{
    for (uint32_t rule = 0; rule < TW_RULE_COUNT; rule++) {
        const char *name = json_string_value(json_object_get(wanted, rule_names[rule]));
        for (uint8_t i = 0; name && i < 5; i++)
            if (strcmp(policy_names[i], name) == 0)
                policy[rule] = i;
    }
}

static const char *validate_indexed(const tw_dict *dict, const tw_dict *transport, const json_t *vector, const tw_index *index,
                                    const uint8_t *input, json_t *lines)
{
    enum { ROOM = 256 };
    static tw_fault faults[ROOM];
    tw_validator_options options = {
        .size = sizeof options, .dict = dict, .transport = transport, .faults_max = testee_uint(vector, "faults_max", 0)};
    uint32_t size = 0, count = 0;
    tw_validator *validator = NULL;
    set_policies(json_object_get(vector, "policy"), options.policy);
    if (tw_validator_size(&options, &size) != TW_OK)
        return "no validator can be made with these options";
    void *memory = aligned_alloc(64, (size + 63u) / 64u * 64u);
    const char *why = NULL;
    if (memory && tw_validator_init(memory, size, &options, &validator, NULL) == TW_OK) {
        tw_status status = tw_validate(validator, index, input, faults, ROOM, &count, NULL);
        say_faults(faults, count < ROOM ? count : ROOM, lines);
        testee_say(lines, "%s", status == TW_OK ? "valid" : status == TW_E_VALIDATE ? "invalid" : testee_status(status));
    } else {
        why = "no validator can be made with these options";
    }
    free(memory);
    return why;
}

static const char *validate(const tw_dict *dict, const tw_dict *transport, const json_t *vector, json_t *lines)
{
    tw_data_pair pairs[1024];
    uint32_t count = tw_dict_pairs(dict, pairs, 512);
    if (transport) /* its pairs too, but for those that both have */
        for (uint32_t i = 0, own = count, all = tw_dict_pairs(transport, pairs + 512, 512); i < all; i++) {
            uint32_t same = 0;
            for (uint32_t k = 0; k < own; k++)
                same += pairs[k].length_tag == pairs[512 + i].length_tag;
            if (!same)
                pairs[count++] = pairs[512 + i];
        }
    tw_index *index = testee_index_make(vector, pairs, count);
    testee_bytes input = testee_bytes_of(json_object_get(vector, "input"));
    tw_frame frame;
    tw_error error = {0};
    const char *why = index ? NULL : "no index can be made";
    tw_status status = index ? tw_index_next(index, input.data, input.length, &frame, &error) : TW_OK;
    if (status <= TW_E_INDEX_TAG && status > -300)
        testee_say(lines, "refused %s %d %u", testee_status(status), error.reason, error.tag);
    else if (status != TW_OK)
        testee_say(lines, "garbled %s", testee_status(status));
    else if (index)
        why = validate_indexed(dict, transport, vector, index, input.data, lines);
    free(input.data);
    free(index);
    return why;
}

static const char *answer(const testee_dictionary *own, const tw_dict *transport, const json_t *vector, json_t *lines)
{
    const char *call = json_string_value(json_object_get(vector, "call"));
    const char *why = NULL;
    size_t number = 0;
    const json_t *ask = NULL;
    if (!call)
        return "no call";
    if (strcmp(call, "load") == 0) {
        say_loaded(own->dict, lines);
    } else if (strcmp(call, "ask") == 0) {
        json_array_foreach(json_object_get(vector, "asks"), number, ask)
        {
            why = why ? why : answer_ask(own->dict, ask, lines);
        }
    } else if (strcmp(call, "validate") == 0) {
        why = validate(own->dict, transport, vector, lines);
    } else {
        why = "no such call";
    }
    return why;
}

/* "line L, column C: ..." to "L C". */
static void say_refused(tw_status status, const tw_error *error, json_t *lines)
{
    unsigned long row = 0, column = 0;
    if (strncmp(error->text, "line ", 5) == 0) {
        char *rest = NULL;
        row = strtoul(error->text + 5, &rest, 10);
        column = strncmp(rest, ", column ", 9) == 0 ? strtoul(rest + 9, NULL, 10) : 0;
    }
    testee_say(lines, "refused %s %lu %lu", testee_status(status), row, column);
}

const char *testee_dict(const json_t *vector, json_t *lines)
{
    const json_t *texts[3] = {json_object_get(vector, "base"), json_object_get(vector, "transport"),
                              json_object_get(vector, "dictionary")};
    testee_dictionary dicts[3] = {{NULL, NULL}, {NULL, NULL}, {NULL, NULL}};
    tw_error error = {0};
    tw_status status = json_is_string(texts[2]) ? TW_OK : TW_E_ARGUMENT;
    const char *why = status == TW_OK ? NULL : "no dictionary";
    for (int i = 0; i < 3 && status == TW_OK; i++)
        if (json_is_string(texts[i]))
            status = testee_dictionary_load(texts[i], i == 2 ? dicts[0].dict : NULL, &dicts[i], &error);
    if (!why && status == TW_OK)
        why = answer(&dicts[2], dicts[1].dict, vector, lines);
    else if (!why)
        say_refused(status, &error, lines);
    for (int i = 0; i < 3; i++)
        free(dicts[i].memory);
    return why;
}
