/* SPDX-License-Identifier: Apache-2.0 */
/* What the parts of the C# generator have in common: the class around all (gen_csharp.c), its rows and drafts (gen_csharp_types.c). */
#ifndef TAGWIRE_TOOLS_GEN_CSHARP_H
#define TAGWIRE_TOOLS_GEN_CSHARP_H

#include "gen.h"

enum { CSHARP_NO_CODES = -1 };

/* CODE_... where an entry's codes are an enum's, or for CODE_TEXT constants; else CSHARP_NO_CODES. */
int gen_csharp_form(const gen *g, const gen_entry *e);

void gen_csharp_row(gen *g, const gen_message *m, uint32_t number);
void gen_csharp_draft(gen *g, const gen_message *m, uint32_t number);

#endif
