/* SPDX-License-Identifier: Apache-2.0 */
/* The vectors: JSON files of conformance/vectors, loaded and expanded. */
#ifndef CONFORMANCE_VECTORS_H
#define CONFORMANCE_VECTORS_H

#include <jansson.h>
#include <stddef.h>

typedef struct cf_vector {
    const char *id;    /* "frame/G03/1" */
    char family[16];   /* "frame" */
    char row[32];      /* "G03" */
    const char *title; /* for people */
    const char *clause;
    const char *known;  /* the testee for which the list of known failures names it, "*" for all; NULL: none */
    const char *reason; /* what that list says */
    int must;           /* 0: should */
    json_t *request;    /* the case as it is sent */
    json_t *expect;     /* the lines, expanded */
    size_t input;       /* bytes of its input */
    json_t *source;     /* as in the file: owns the texts */
} cf_vector;

typedef struct cf_vectors {
    cf_vector *items;
    size_t count;
    json_t *known; /* id: [testee, reason] */
} cf_vectors;

/* Loads the JSON files of FOLDER/FAMILY, in the order of families and rows, but only ids that match the pattern (as a file name does; NULL:
 * all). Gives 0 after printing what is wrong. Lint says more; this only refuses what cannot be run. */
int vectors_load(cf_vectors *vectors, const char *folder, const char *pattern);

/* Marks the vectors that a list of known failures names: lines "ID TESTEE REASON", # for comments. A missing file is an empty list. */
int vectors_known(cf_vectors *vectors, const char *path);

void vectors_free(cf_vectors *vectors);

#endif
