/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tagwire gen: from plans and templates to source code. A model, made of the plan's own description and the dictionary, is the same for all
 * languages; each language is one function that writes it down (gen_c.c, gen_rust.c, gen_csharp.c, gen_java.c), listed in gen.c.
 */
#ifndef TAGWIRE_TOOLS_GEN_H
#define TAGWIRE_TOOLS_GEN_H

#include "cli.h"
#include "plan_text.h"

/* An entry of a message. */
typedef struct gen_entry {
    tw_plan_entry plan;
    const char *name; /* by the dictionary, "Price"; else "Tag44" */
    int known;
    tw_dict_field field;  /* where it is known */
    const char *id;       /* of a language's own: what it calls the entry, */
    const char *group;    /* and, of a group, what it calls one of its entries */
    const char *type;     /* and of what type its codes are, where the language has types for them */
    const char *constant; /* and its slot's number, where that is a constant with a name of its own */
} gen_entry;

typedef struct gen_message {
    tw_plan_message plan;
    const char *name; /* by the dictionary, "NewOrderSingle"; else "MsgD" */
    const char *type; /* MsgType for people: bytes that are no text are '?' */
    gen_entry *entries;
    const char *id;
} gen_message;

typedef struct gen {
    out *o;
    int is_template;
    const char *kind;      /* "plan" or "template" */
    const char *prefix;    /* --prefix, or "" */
    const char *package;   /* --package, or "" */
    const tw_dict *dict;   /* or NULL */
    const char *dict_name; /* "FIX.4.4"; "" without a dictionary */
    const char *begin;     /* its BeginString */
    int own_dict;          /* it came from a file: programs pass it themselves */
    char *text;            /* the plan as it prints itself, ended with NUL */
    uint32_t text_length;
    gen_message *messages;
    uint32_t messages_count;
    uint32_t *coded; /* tags of the fields with codes, ascending */
    uint32_t coded_count;
    char **owned; /* memory of gen_format and such */
    size_t owned_count, owned_room;
    char **taken; /* identifiers that are used, by their hash */
    size_t taken_count, taken_room;
} gen;

void gen_c(gen *g);
void gen_rust(gen *g);
void gen_csharp(gen *g);
void gen_java(gen *g);
/* Whether a name is a Java package that one may have. */
int gen_java_package(const char *name);

/* Text that lives as long as g. */
const char *gen_format(gen *g, const char *format, ...) __attribute__((format(printf, 2, 3)));

/*
 * Names as identifiers, whatever they hold: MDEntryPx as md_entry_px, MD_ENTRY_PX and MdEntryPx, or as it stands with '_' for all else.
 * A name without a letter or digit gives "x", one that begins with a digit has an x before it.
 */
const char *gen_snake(gen *g, const char *name);
const char *gen_upper(gen *g, const char *name);
const char *gen_camel(gen *g, const char *name);
const char *gen_plain(gen *g, const char *name);

/*
 * Takes `wanted` for use in a scope, with all of `forms` (a NULL ends them): what is put behind it, or with ^ before it behind it in upper
 * case, or with < before it in front of it; "" is the identifier itself. Where one of them is taken `otherwise` goes behind it, again and again. So what is called what depends on
 * nothing but the order of the plan.
 */
const char *gen_claim(gen *g, const char *scope, const char *wanted, const char *otherwise, const char *const *forms);
/* Keeps an identifier from being given to anything. */
void gen_reserve(gen *g, const char *scope, const char *id);

/* What a code of a field is in a language. */
enum { CODE_CHAR, CODE_INT, CODE_TEXT };
/* The form that all codes of a field have: decided by the dictionary alone, so that all plans agree. */
int gen_code_form(const gen *g, uint32_t tag);

/* A name for a comment: what is not ASCII is '?'. */
const char *gen_shown(gen *g, const char *name);
/* An identifier in upper case, all of it. */
const char *gen_loud(gen *g, const char *id);

/* Whether a byte stands for itself in a literal, in every language and between either quotes. */
int gen_literal_plain(uint8_t byte);

/* What an entry is, for a comment: "Price (44), times 10^5, required". */
const char *gen_about(gen *g, const gen_entry *e);

#endif
