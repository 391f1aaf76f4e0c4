/* SPDX-License-Identifier: Apache-2.0 */
/* A testee as a program: started by a shell, asked through its standard input and output, with a time limit for each answer. */
#ifndef CONFORMANCE_PIPE_H
#define CONFORMANCE_PIPE_H

#include "case.h"

typedef struct pipe_testee {
    cf_asker asker;
    const char *command;
    double limit, start_limit; /* seconds: for an answer, for the first one */
    int input, output, errors; /* its standard input and output; a file that takes its standard error */
    int pid;                   /* 0: not running */
    uint64_t answers;
    char variant[CASE_WHY_MAX];
} pipe_testee;

void pipe_init(pipe_testee *testee, const char *command, double limit);

/* Starts it and asks hello. Gives 0, and why, when that fails; it is not running then. */
int pipe_start(pipe_testee *testee, char why[CASE_WHY_MAX]);

/* Ends it: politely (end of its input), or at once. Gives 0, and why, when a polite end did not come or was no good one. */
int pipe_stop(pipe_testee *testee, int politely, char why[CASE_WHY_MAX]);

/* Frees what is left. */
void pipe_free(pipe_testee *testee);

#endif
