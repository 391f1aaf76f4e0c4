/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire dict: the parts of the command. */
#ifndef TAGWIRE_TOOLS_DICT_H
#define TAGWIRE_TOOLS_DICT_H

#include "cli.h"

#include <stdio.h>

/* A dictionary by name, or of a file. */
typedef struct dict_source {
    const tw_dict *dict;
    names names; /* holds the memory of one that was loaded */
} dict_source;

/* word: the name of a built-in dictionary, or a file. Gives 0 after telling what is wrong. */
int dict_open(dict_source *d, const char *word);

/* Exit codes. */
int dict_list(out *o);
int dict_show(out *o, const tw_dict *only, const char *text, int expand);
int dict_diff(out *o, const tw_dict *a, const tw_dict *b);
int dict_convert(const char *from, const char *to);

/* In QuickFIX's XML form. */
void dict_put_xml(FILE *file, const tw_dict *dict);

/* "FIX.4.4" */
const char *dict_name(const tw_dict *dict);

#endif
