/* SPDX-License-Identifier: Apache-2.0 */
/* Files for the tests: lines with | between, in memory that ends where the file does. */
#ifndef TWI_SETTINGS_TEST_H
#define TWI_SETTINGS_TEST_H

#include "settings.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FAULTS = 64, FILE_SIZE = 1 << 15 };

typedef struct loaded {
    tw_status status;
    const tw_settings *settings;
    tw_settings_fault faults[FAULTS];
    uint32_t count;
    void *memory;
} loaded;

static inline void unload(loaded *l)
{
    free(l->memory);
    memset(l, 0, sizeof *l);
}

/* The text lies before an unreadable page, the memory is as large as is asked for. */
static inline loaded load_bytes(const char *text, uint32_t length)
{
    loaded l = {.status = TW_OK};
    uint32_t size = 0;
    char *copy = guard_end(length + 1);
    memcpy(copy + 1, text, length);
    assert_int_equal(tw_settings_load(copy + 1, length, NULL, &size, &l.settings, NULL, 0, NULL), TW_ROOM);
    l.memory = malloc(size);
    assert_non_null(l.memory);
    l.status = tw_settings_load(copy + 1, length, l.memory, &size, &l.settings, l.faults, FAULTS, &l.count);
    guard_free(copy);
    return l;
}

/* Lines with | between; a | that is meant is written as ^. */
static inline loaded load_lines(const char *lines)
{
    char text[FILE_SIZE] = {0};
    const size_t length = strlen(lines);
    assert_true(length < sizeof text);
    for (size_t i = 0; i < length; i++)
        text[i] = lines[i] == '|' ? '\n' : lines[i] == '^' ? '|' : lines[i];
    return load_bytes(text, (uint32_t)length);
}

static inline void assert_fine(const loaded *l, const char *lines)
{
    if (l->status != TW_OK || l->count)
        fail_msg("%s: %d, %u: %s", lines, l->status, l->faults[0].line, l->faults[0].text);
}

#endif
