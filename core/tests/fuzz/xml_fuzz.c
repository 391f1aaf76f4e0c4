/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any bytes as an XML dictionary: an answer without a step outside, the same with all the room and with none, an error that names a
 * place in the document; and what was converted loads. Input: the document.
 */
#include "fuzz.h"

#include <tagwire/xml.h>

static void check_error(const tw_error *error, tw_status status, size_t size)
{
    if (error->status != status || error->offset > size || strncmp(error->text, "line ", 5) != 0 || !strchr(error->text, ':'))
        fuzz_fail("an error without a place");
}

static void check_load(const char *text, uint32_t length, const uint8_t *document, uint32_t size)
{
    const tw_dict *dict = NULL;
    uint32_t needed = 0, again = 0;
    tw_error error = {0};
    tw_status status = tw_dict_load(text, length, NULL, NULL, &needed, &dict, &error);
    if (status == TW_E_DICT_LIMIT) /* the loader may put down more, and says so */
        return;
    if (status != TW_ROOM)
        fuzz_fail(error.text);
    void *memory = malloc(needed);
    if (!memory)
        abort();
    again = needed;
    if (tw_xml_load(document, size, NULL, memory, &again, &dict, &error) != TW_OK || again != needed || dict != memory)
        fuzz_fail("loading in one step differs");
    free(memory);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint32_t needed = 7, written = 7;
    tw_error error = {0};
    tw_status status = tw_xml_convert(data, (uint32_t)size, NULL, NULL, 0, &needed, &error);
    if (status != TW_ROOM) {
        if (status >= 0 || needed != 0)
            fuzz_fail("neither a text nor an error");
        check_error(&error, status, size);
        return 0;
    }
    char *text = malloc(needed);
    if (!text)
        abort();
    if (tw_xml_convert(data, (uint32_t)size, NULL, text, needed, &written, &error) != TW_OK || written != needed ||
        text[written - 1] != '\n')
        fuzz_fail("with room the answer is another");
    check_load(text, written, data, (uint32_t)size);
    free(text);
    return 0;
}
