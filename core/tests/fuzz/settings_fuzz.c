/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A configuration file from hostile bytes: refused with at least one error that has a place in the file, or read; then every setting can be asked for, and
 * the options of every session are ones that the session takes.
 */
#include "fuzz.h"

#include <tagwire/unstable/settings.h>

enum { FAULTS = 16 };

static void use_session(const tw_settings *settings, uint32_t session)
{
    static _Alignas(8) uint8_t zones[1 << 12];
    tw_session_options options;
    tw_schedule schedule;
    tw_journal_options journal;
    tw_settings_value value;
    const tw_setting *row;
    uint32_t size = sizeof zones;
    for (uint32_t i = 0; (row = tw_settings_row(i)) != NULL; i++)
        if (tw_settings_get(settings, session, row->name, &value) == TW_OK && value.text && value.line)
            (void)strlen(value.text);
    (void)tw_settings_journal(settings, session, &journal);
    if (session == TW_SETTINGS_DEFAULT)
        return;
    if (tw_settings_options(settings, session, &options) != TW_OK)
        fuzz_fail("a session without options");
    options.store = (tw_store *)(void *)zones;
    if (tw_session_size(&options, &size) != TW_OK)
        fuzz_fail("options that the session refuses");
    size = sizeof zones;
    if (tw_settings_schedule(settings, session, "/nowhere", zones, &size, &schedule, NULL) == TW_OK &&
        tw_schedule_check(&schedule, NULL) != TW_OK)
        fuzz_fail("a schedule that is none");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    tw_settings_fault faults[FAULTS];
    const tw_settings *settings = NULL;
    uint32_t needed = 0, count = 0, lines = 1, errors = 0;
    if (size > TW_SETTINGS_LENGTH_MAX)
        return 0;
    uint8_t *text = fuzz_copy(data, size);
    if (tw_settings_load(text, (uint32_t)size, NULL, &needed, &settings, NULL, 0, NULL) != TW_ROOM)
        fuzz_fail("no memory is asked for");
    void *memory = malloc(needed);
    if (!memory)
        abort();
    const tw_status status = tw_settings_load(text, (uint32_t)size, memory, &needed, &settings, faults, FAULTS, &count);
    free(text);
    for (size_t i = 0; i < size; i++)
        lines += data[i] == '\n';
    for (uint32_t i = 0; i < count && i < FAULTS; i++) {
        errors += faults[i].kind == TW_SETTINGS_ERROR;
        if (faults[i].line > lines || !memchr(faults[i].text, 0, sizeof faults[i].text) || !faults[i].text[0])
            fuzz_fail("a fault without its place");
    }
    if (status == TW_OK) {
        if (errors)
            fuzz_fail("a file with errors is taken");
        use_session(settings, TW_SETTINGS_DEFAULT);
        for (uint32_t i = 0; i < tw_settings_sessions(settings) && i < 8; i++)
            use_session(settings, i);
    } else if (status != TW_E_VALUE_FORMAT || count == 0 || (count <= FAULTS && !errors)) {
        fuzz_fail("a file is refused without an error");
    }
    free(memory);
    return 0;
}
