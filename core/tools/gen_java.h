/* SPDX-License-Identifier: Apache-2.0 */
/* What the parts of the Java generator have in common: the class around all (gen_java.c), its rows and drafts (gen_java_types.c). */
#ifndef TAGWIRE_TOOLS_GEN_JAVA_H
#define TAGWIRE_TOOLS_GEN_JAVA_H

#include "gen.h"

enum { JAVA_NO_CODES = -1 };

/* CODE_... where an entry's codes are an enum's; else JAVA_NO_CODES. */
int gen_java_form(const gen *g, const gen_entry *e);
/* A name for Javadoc: what would end a comment or mean something there is '?'. */
const char *gen_java_shown(gen *g, const char *name);
/* An identifier of a type as a method's: its first letter small. */
const char *gen_java_small(gen *g, const char *id);

void gen_java_row(gen *g, const gen_message *m);
void gen_java_draft(gen *g, const gen_message *m);

#endif
