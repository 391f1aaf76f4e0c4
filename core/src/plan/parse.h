/* SPDX-License-Identifier: Apache-2.0 */
/* What the texts of plans and templates have in common: words, keys, types, and arrays that grow while they are read. */
#ifndef TWI_PLAN_PARSE_H
#define TWI_PLAN_PARSE_H

#include "plan_image.h"

#define PLAN_TEXT_MAX (1u << 20)
#define PLAN_LEVELS_MAX 65534u
#define PLAN_LIST_MAX 4096u /* messages, and entries of a level: those before are looked through for the same */

typedef struct array {
    void *at;
    uint32_t count, room;
} array;

typedef struct parser {
    const char *text, *at, *end;
    const tw_dict *dict; /* or NULL */
    tw_status status;
    tw_error *error;
} parser;

tw_status twi_parse_fail(parser *p, tw_status status, const char *at, const char *what);

/* A zeroed element behind the others, or NULL. Elements move when more are added. */
void *twi_parse_push(parser *p, array *a, size_t size);

void twi_parse_blanks(parser *p);
int twi_parse_take(parser *p, char ch);

/* Bytes up to a mark of the grammar. */
uint32_t twi_parse_word(parser *p);

/* Digits without a leading zero, up to `most`; 0 where they are none. */
uint32_t twi_parse_number(const char *at, uint32_t length, uint32_t most);

/* The tag of a key: digits, or a name of the dictionary; 0 after a fault. */
uint32_t twi_parse_key(parser *p);

/* A type: PLAN_... and, of decN, the scale; 0 after a fault. */
uint8_t twi_parse_type(parser *p, uint8_t *scale);

/* Starts to read a text: TW_OK, or what is wrong with the arguments of a compile function. */
tw_status twi_parse_begin(parser *p, const void *text, uint32_t length, const tw_dict *dict, const void *memory,
                          const uint32_t *size, tw_error *error);

/*
 * Whether an image of `needed` bytes goes to the caller's memory, which then is zero (gaps too: equal images are equal bytes). *size
 * receives what it takes.
 */
int twi_parse_room(parser *p, uint32_t needed, void *memory, uint32_t *size);

/* Puts an array behind what the image has, unless that is NULL; gives its place. */
uint32_t twi_parse_place(uint8_t *image, uint32_t *used, const array *a, size_t size);

/* The limit and '!' of a group, up to its brace. */
uint16_t twi_parse_group(parser *p, uint8_t *required, int limit);

#endif
