/* SPDX-License-Identifier: Apache-2.0 */
/* Plans and templates from the command line: TEXT, or @FILE. */
#ifndef TAGWIRE_TOOLS_PLAN_TEXT_H
#define TAGWIRE_TOOLS_PLAN_TEXT_H

#include <tagwire/plan.h>

typedef struct plan_text {
    const char *name; /* the file's, or what it is: "plan" */
    char *text;
    uint32_t length;
    void *memory;        /* of the image */
    const tw_plan *plan; /* one of both, after plan_text_compile */
    const tw_template *made;
} plan_text;

/* Reads the argument. what: "plan" or "template". Gives 0 after telling what is wrong. */
int plan_text_read(plan_text *p, const char *what, const char *argument);

/* Compiles it; a fault is shown in its line, with a mark under the place. Gives 0 after telling. */
int plan_text_compile(plan_text *p, int is_template, const tw_dict *dict);

void plan_text_free(plan_text *p);

#endif
