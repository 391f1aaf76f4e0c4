/* SPDX-License-Identifier: Apache-2.0 */
/* What the two parts of the C generator have in common: rows of plans (gen_c.c) and drafts of templates (gen_c_draft.c). */
#ifndef TAGWIRE_TOOLS_GEN_C_H
#define TAGWIRE_TOOLS_GEN_C_H

#include "gen.h"

/* "head(a, b, c)", wrapped behind the parenthesis where the line would be longer than 132. A NULL ends the arguments. */
void gen_c_call(gen *g, const char *head, const char *const *arguments);

/* "static inline TYPE NAME(arguments)" and the brace. */
void gen_c_function(gen *g, const char *type, const char *name, const char *const *arguments);

/* The numbers of the slots of a level, and the scales of its decimals. parent: as in tw_plan_entry; id: of the level. */
void gen_c_numbers(gen *g, const gen_message *m, uint32_t parent, const char *id, uint32_t slots);

void gen_c_rows(gen *g);
void gen_c_drafts(gen *g);

#endif
