/* SPDX-License-Identifier: Apache-2.0 */
/* What the parts of the Rust generator have in common: the module (gen_rust.c), its rows and its drafts (gen_rust_types.c). */
#ifndef TAGWIRE_TOOLS_GEN_RUST_H
#define TAGWIRE_TOOLS_GEN_RUST_H

#include "gen.h"

#include <stdlib.h>

enum { RUST_NO_ENUM = -1 };

/* The name of a type made of a name; number: what tells it from another of the same name. */
const char *gen_rust_type(gen *g, const char *name, uint32_t number);
/* The name of an entry's method in a type, after gen_rust_scope of that type. */
const char *gen_rust_method(gen *g, const char *type, const gen_entry *e);
void gen_rust_scope(gen *g, const char *type);

/* CODE_... where an entry's values are an enum's; else RUST_NO_ENUM. */
int gen_rust_form(const gen *g, const gen_entry *e);

void gen_rust_row(gen *g, const gen_message *m, uint32_t number);
void gen_rust_draft(gen *g, const gen_message *m, uint32_t number);

#endif
