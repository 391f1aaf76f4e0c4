/* SPDX-License-Identifier: Apache-2.0 */
#include "plan_text.h"

#include "log.h"
#include "names.h"
#include "out.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN_BEFORE = 60, SHOWN_AFTER = 40 }; /* bytes of a long line around a fault */

int plan_text_read(plan_text *p, const char *what, const char *argument)
{
    memset(p, 0, sizeof *p);
    p->name = what;
    if (argument[0] != '@') {
        p->length = (uint32_t)strlen(argument);
        p->text = log_room(NULL, p->length);
        memcpy(p->text, argument, p->length);
        return 1;
    }
    p->name = argument + 1;
    p->text = file_read(argument + 1, &p->length);
    return p->text != NULL;
}

/* The line that holds the fault, as much of it as fits, and a mark under the place. Bytes that are no text are blanks there. */
static void fault_tell(const plan_text *p, tw_status status, const tw_error *error)
{
    uint32_t at = error->offset < p->length ? error->offset : p->length, begin = at, end = at, line = 1;
    const char *what = strstr(error->text, ": "); /* "byte N: what" */
    for (uint32_t i = 0; i < at; i++)
        line += p->text[i] == '\n';
    while (begin > 0 && p->text[begin - 1] != '\n')
        begin--;
    while (end < p->length && p->text[end] != '\n')
        end++;
    uint32_t column = at - begin + 1;
    tell("%s: line %u, column %u: %s (%s)", p->name, line, column, what ? what + 2 : tw_status_text(status),
         tw_status_name(status));
    if (at - begin > SHOWN_BEFORE)
        begin = at - SHOWN_BEFORE;
    if (end - at > SHOWN_AFTER)
        end = at + SHOWN_AFTER;
    fputs("  ", stderr);
    for (uint32_t i = begin; i < end; i++)
        fputc((uint8_t)p->text[i] < ' ' || (uint8_t)p->text[i] == 0x7F ? ' ' : p->text[i], stderr);
    fputs("\n  ", stderr);
    for (uint32_t i = begin; i < at; i++)
        if (((uint8_t)p->text[i] & 0xC0) != 0x80) /* one column a character */
            fputc(' ', stderr);
    fputs("^\n", stderr);
}

static tw_status compile(plan_text *p, int is_template, const tw_dict *dict, uint32_t *size, tw_error *error)
{
    return is_template ? tw_template_compile(p->text, p->length, dict, p->memory, size, &p->made, error)
                       : tw_plan_compile(p->text, p->length, dict, p->memory, size, &p->plan, error);
}

int plan_text_compile(plan_text *p, int is_template, const tw_dict *dict)
{
    tw_error error = {0};
    uint32_t size = 0;
    tw_status status = compile(p, is_template, dict, &size, &error);
    if (status == TW_ROOM) {
        p->memory = log_room(NULL, size); /* malloc's memory is aligned to more than 8 bytes */
        status = compile(p, is_template, dict, &size, &error);
    }
    if (status != TW_OK)
        fault_tell(p, status, &error);
    return status == TW_OK;
}

void plan_text_free(plan_text *p)
{
    free(p->text);
    free(p->memory);
    p->text = NULL;
    p->memory = NULL;
}
