/* SPDX-License-Identifier: Apache-2.0 */
/* What came of it: TAP, text, the matrix of rows and testees, a page. */
#ifndef CONFORMANCE_REPORT_H
#define CONFORMANCE_REPORT_H

#include "suite.h"

/* How a result counts, known failures and "should" considered. */
typedef enum cf_outcome { OUTCOME_OK, OUTCOME_FAILED, OUTCOME_SKIPPED, OUTCOME_KNOWN, OUTCOME_SHOULD, OUTCOME_STALE } cf_outcome;

cf_outcome outcome_of(const cf_vectors *vectors, const cf_suite *suite, size_t which);

/* A cell of the matrix: a row of vectors on one testee. */
typedef struct cf_cell {
    size_t passed, failed, skipped; /* failed: what makes the run fail; skipped: known failures and unmet "should" too */
} cf_cell;

cf_cell cell_of(const cf_vectors *vectors, const cf_suite *suite, const char *family,
                const char *row); /* row NULL: the whole family */

/* The first vector from `from` on that stands in another row; `from` must be the first of its row. */
size_t row_end(const cf_vectors *vectors, size_t from);

void report_tap(const cf_vectors *vectors, const cf_suite *suites, size_t count);
void report_text(const cf_vectors *vectors, const cf_suite *suites, size_t count); /* what failed */
void report_matrix(const cf_vectors *vectors, const cf_suite *suites, size_t count, const char *prefix, int rows);

/* Vectors that make the run fail, of all testees. */
size_t report_failed(const cf_vectors *vectors, const cf_suite *suites, size_t count);

/* Writes the page; gives 0 when the file cannot be written. */
int report_html(const cf_vectors *vectors, const cf_suite *suites, size_t count, const char *path);

#endif
