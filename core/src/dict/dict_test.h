/* SPDX-License-Identifier: Apache-2.0 */
/* Dictionaries for tests, in memory that ends right before an unreadable page. */
#ifndef TWI_DICT_TEST_H
#define TWI_DICT_TEST_H

#include "support.h"

#include <tagwire/dict.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Loads a text; fails the test with the loader's words where it cannot. Freed by guard_free. */
static inline tw_dict *dict_loaded(const void *text, uint32_t length, const tw_dict *base)
{
    uint32_t size = 0;
    const tw_dict *dict = NULL;
    tw_error error = {0};
    tw_status status = tw_dict_load(text, length, base, NULL, &size, &dict, &error);
    if (status != TW_ROOM)
        fail_msg("%s: %s", tw_status_name(status), error.text);
    assert_null(dict);
    uint32_t needed = size;
    void *memory = guard_end(size);
    status = tw_dict_load(text, length, base, memory, &size, &dict, &error);
    if (status != TW_OK)
        fail_msg("%s: %s", tw_status_name(status), error.text);
    assert_int_equal(size, needed);
    assert_ptr_equal(dict, memory);
    return memory;
}

static inline tw_dict *dict_of(const char *text)
{
    return dict_loaded(text, (uint32_t)strlen(text), NULL);
}

/* The text form; free it. */
static inline char *dict_printed(const tw_dict *dict, uint32_t *length)
{
    tw_status status = tw_dict_print(dict, NULL, 0, length);
    assert_int_equal(status, TW_ROOM);
    char *text = malloc(*length + 1u);
    assert_non_null(text);
    uint32_t again = 0;
    assert_int_equal(tw_dict_print(dict, text, *length, &again), TW_OK);
    assert_int_equal(again, *length);
    text[again] = 0;
    return text;
}

static inline uint32_t dict_size(const tw_dict *dict)
{
    tw_dict_info info;
    assert_int_equal(tw_dict_describe(dict, &info), TW_OK);
    return info.size;
}

/* That the text form gives the same image, byte for byte. */
static inline void dict_comes_back(const tw_dict *dict)
{
    uint32_t length = 0;
    char *text = dict_printed(dict, &length);
    tw_dict *again = dict_loaded(text, length, NULL);
    assert_int_equal(dict_size(again), dict_size(dict));
    assert_memory_equal(again, dict, dict_size(dict));
    guard_free(again);
    free(text);
}

#endif
