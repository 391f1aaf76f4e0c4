/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A dictionary's text: loaded, printed, loaded again to the same image, and everything in it looked up. The first byte says what it is
 * read upon: nothing, or a small dictionary to extend whatever name the text gives.
 */
#include "fuzz.h"

#include <tagwire/dict.h>

enum { IMAGE_MAX = 1 << 26 };

static const char base_text[] =
    "dictionary B\nfield 1 A String x=X y=Y\nfield 2 B Length\nfield 3 C data:2\nfield 4 NoD NumInGroup\nfield 70000 E int\n"
    "header A! B\ntrailer C\ncomponent P NoD{A! E}\nmessage D Order app @P! B\nmessage E Else admin E\n";

static tw_dict *dict_new(const void *text, uint32_t length, const tw_dict *base)
{
    uint32_t size = 0, again;
    const tw_dict *dict = NULL;
    tw_error error = {0};
    tw_status status = tw_dict_load(text, length, base, NULL, &size, &dict, &error);
    if (status != TW_ROOM) {
        if (status == TW_OK || error.status != status || error.offset > length || strncmp(error.text, "line ", 5) != 0)
            fuzz_fail("a refusal does not name its place");
        return NULL;
    }
    if (size > IMAGE_MAX)
        return NULL;
    tw_dict *memory = malloc(size);
    again = size;
    if (!memory || tw_dict_load(text, length, base, memory, &again, &dict, NULL) != TW_OK || again != size || dict != memory)
        fuzz_fail("a second reading differs");
    return memory;
}

static void fields_looked_up(const tw_dict *dict)
{
    tw_dict_field f, same;
    tw_dict_code c, other;
    uint32_t before = 0;
    for (uint32_t i = 0; tw_dict_field_at(dict, i, &f) == TW_OK; i++, before = f.tag) {
        if (f.tag <= before || f.number != i || tw_dict_field_get(dict, f.tag, &same) != TW_OK || same.number != i ||
            tw_dict_field_named(dict, f.name, f.name_length, &same) != TW_OK || same.number != i)
            fuzz_fail("a field is not found");
        if (f.tag > before + 1 && tw_dict_field_get(dict, f.tag - 1, &same) != TW_E_DICT_UNKNOWN)
            fuzz_fail("a field that is none is found");
        for (uint32_t k = 0; k < f.codes; k++)
            if (tw_dict_code_at(dict, f.tag, k, &c) != TW_OK ||
                tw_dict_code_get(dict, f.tag, c.value, c.value_length, &other) != TW_OK || other.value != c.value ||
                other.name != c.name)
                fuzz_fail("a code is not found");
        if (f.pair && (tw_dict_field_get(dict, f.pair, &same) != TW_OK || same.pair != f.tag))
            fuzz_fail("a pair is not one");
    }
}

static void level_looked_up(const tw_dict *dict, uint32_t level) /* NOLINT(misc-no-recursion): as deep as a dictionary allows */
{
    tw_dict_entry e, same;
    for (uint32_t i = 0; tw_dict_member_at(dict, level, i, &e) == TW_OK; i++)
        if (tw_dict_member(dict, level, e.tag, &same) != TW_OK || same.level != e.level || same.required != e.required)
            fuzz_fail("a member is not found");
    for (uint32_t i = 0; tw_dict_entry_at(dict, level, i, &e) == TW_OK; i++) {
        if (e.kind == TW_ENTRY_GROUP)
            level_looked_up(dict, e.level);
        if (e.kind == TW_ENTRY_COMPONENT
                ? tw_dict_component_named(dict, e.name, e.name_length, &same) != TW_OK || same.level != e.level
                : tw_dict_member(dict, level, e.tag, &same) != TW_OK)
            fuzz_fail("an entry is not found");
    }
}

static void all_looked_up(const tw_dict *dict)
{
    tw_dict_message m, same;
    tw_dict_entry e;
    fields_looked_up(dict);
    for (uint32_t i = 0; tw_dict_message_at(dict, i, &m) == TW_OK; i++) {
        if (tw_dict_message_get(dict, m.type, m.type_length, &same) != TW_OK || same.number != i ||
            tw_dict_message_named(dict, m.name, m.name_length, &same) != TW_OK || same.number != i)
            fuzz_fail("a message is not found");
        level_looked_up(dict, m.level);
    }
    for (uint32_t i = 0; tw_dict_component_at(dict, i, &e) == TW_OK; i++)
        level_looked_up(dict, e.level);
    level_looked_up(dict, TW_LEVEL_HEADER);
    level_looked_up(dict, TW_LEVEL_TRAILER);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static tw_dict *base;
    if (!base)
        base = dict_new(base_text, sizeof base_text - 1, NULL);
    if (size < 1 || size > 1 << 16)
        return 0;
    uint8_t *text = fuzz_copy(data + 1, size - 1);
    tw_dict *dict = dict_new(text, (uint32_t)size - 1, data[0] & 1 ? base : NULL);
    free(text);
    tw_dict_info info;
    if (dict && tw_dict_describe(dict, &info) == TW_OK) {
        uint32_t length = 0;
        (void)tw_dict_print(dict, NULL, 0, &length);
        char *printed = malloc(length);
        if (!printed || tw_dict_print(dict, printed, length, &length) != TW_OK)
            fuzz_fail("it is not printed");
        tw_dict *again = dict_new(printed, length, NULL);
        if (length <= 16 << 20 && (!again || memcmp(again, dict, info.size) != 0))
            fuzz_fail("what was printed is another dictionary");
        free(printed);
        free(again);
        all_looked_up(dict);
    }
    free(dict);
    return 0;
}
