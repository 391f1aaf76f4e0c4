/* SPDX-License-Identifier: Apache-2.0 */
/* Dictionaries for a log: which one a message is of, what its tags and codes are called, where its groups begin and end. */
#ifndef TAGWIRE_TOOLS_NAMES_H
#define TAGWIRE_TOOLS_NAMES_H

#include "log.h"
#include "where.h"

#include <tagwire/dict.h>

enum { NAMES_SESSIONS = 256 };

/* The dictionaries of one message; both NULL where none is known. */
typedef struct version {
    const tw_dict *dict;
    const tw_dict *transport; /* of header, trailer and administrative messages: FIXT.1.1; else as dict */
    int assumed;              /* FIXT.1.1, and nothing said which application version */
} version;

typedef struct names {
    const tw_dict *only; /* --dict or --version: for all messages */
    void *memory;        /* of a loaded one */
    tw_data_pair *pairs; /* of a loaded one and the built-in ones */
    uint32_t pairs_count;
    struct {
        uint64_t key;        /* of 49 and 56, as the Logon had them */
        const tw_dict *dict; /* by its 1137 */
    } logons[NAMES_SESSIONS];
} names;

/* file: --dict, or NULL; wanted: --version, or NULL. Gives 0 after telling what is wrong. */
int names_init(names *n, const char *file, const char *wanted);
void names_free(names *n);

/* Which dictionaries a message is of; remembers what Logons say. Called once for each message in order. */
version names_version(names *n, const log_message *message);

/* Answers as tw_dict_field_get, tw_dict_message_get and tw_dict_code_get, of the dictionary and then of the transport's. */
int version_field(const version *v, uint32_t tag, tw_dict_field *field);
int version_message(const version *v, const char *type, uint32_t length, tw_dict_message *message);
int version_code(const version *v, uint32_t tag, const char *value, uint32_t length, tw_dict_code *code);

/* For --where and --tags: names by n->only, else by the built-in dictionaries, newest first. */
where_names names_for_where(names *n);

/* Where a field stands: how many groups it is in, and with its entry's first field the entry's number (from 1), else 0. */
typedef struct nest {
    uint32_t depth, entry;
} nest;

/* One for each field of the message; the array is the function's until the next call. */
const nest *names_nest(const version *v, const log_message *message);

/* Reads a whole file. Gives NULL after telling what is wrong; freed by free(). */
char *file_read(const char *name, uint32_t *length);

#endif
