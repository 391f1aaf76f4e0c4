/* SPDX-License-Identifier: Apache-2.0 */
/* The page: one file without scripts, fonts or images, readable on a phone. */
#include "report.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static const char style[] =
    ":root{color-scheme:light dark;--ok:#1a7f37;--bad:#cf222e;--dim:#6e7781;--line:#8884}"
    "@media(prefers-color-scheme:dark){:root{--ok:#3fb950;--bad:#ff7b72;--dim:#8b949e}}"
    "body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:60rem}"
    "h1{font-size:1.4rem}h2{font-size:1.15rem;margin:1.6rem 0 .4rem}"
    ".row{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr));gap:0 .5rem;padding:.3rem 0;border-bottom:1px solid var(--line)}"
    ".row>*{overflow-wrap:anywhere}.head{font-weight:600}summary.row{cursor:pointer}summary.row>:first-child::before{content:\"\\25B8\\00A0\"}"
    "details[open]>summary.row>:first-child::before{content:\"\\25BE\\00A0\"}summary::-webkit-details-marker{display:none}"
    ".ok{color:var(--ok)}.bad{color:var(--bad);font-weight:600}.dim{color:var(--dim);font-weight:400}"
    "ul{padding-left:1.1rem;margin:.3rem 0 .8rem}li{margin:.3rem 0;overflow-wrap:anywhere}"
    "pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem;margin:.2rem 0;padding:.4rem;border:1px solid var(--line)}"
    "code{font-size:.9em}@media(max-width:30rem){body{padding:.6rem;font-size:15px}}";

static void escaped(FILE *file, const char *text)
{
    for (; text && *text; text++) {
        if (*text == '<')
            (void)fputs("&lt;", file);
        else if (*text == '&')
            (void)fputs("&amp;", file);
        else if (*text == '"')
            (void)fputs("&quot;", file);
        else
            (void)fputc(*text, file);
    }
}

static void cell_text(FILE *file, cf_cell cell)
{
    const size_t asked = cell.passed + cell.failed;
    (void)fprintf(file, "<span class=\"%s\">", cell.failed ? "bad" : asked ? "ok" : "dim");
    if (asked)
        (void)fprintf(file, "%s %zu/%zu", cell.failed ? "&#10007;" : "&#10003;", cell.passed, asked);
    else
        (void)fputs("&ndash;", file);
    if (cell.skipped && asked)
        (void)fprintf(file, " <small class=dim>+%zu skipped</small>", cell.skipped);
    (void)fputs("</span>", file);
}

static void one_vector(FILE *file, const cf_vectors *vectors, const cf_suite *suites, size_t count, size_t which)
{
    static const char *const words[] = {
        "", "failed", "skipped", "known failure", "should, and does not", "passes, but is on the list of known failures"};
    const cf_vector *vector = &vectors->items[which];
    (void)fputs("<li><code>", file);
    escaped(file, vector->id);
    (void)fputs("</code> ", file);
    escaped(file, vector->title);
    (void)fputs(" <span class=dim>", file);
    (void)fputs(vector->must ? "must; " : "should; ", file);
    escaped(file, vector->clause);
    (void)fputs("</span>", file);
    for (size_t s = 0; s < count; s++) {
        const cf_outcome outcome = outcome_of(vectors, &suites[s], which);
        if (outcome == OUTCOME_OK)
            continue;
        (void)fprintf(file, "<br><span class=%s>", outcome == OUTCOME_SKIPPED ? "dim" : "bad");
        escaped(file, suites[s].name);
        (void)fprintf(file, ": %s</span>", words[outcome]);
        if (suites[s].results[which].text) {
            (void)fputs("<pre>", file);
            escaped(file, suites[s].results[which].text);
            (void)fputs("</pre>", file);
        }
    }
    (void)fputs("</li>\n", file);
}

static void one_row(FILE *file, const cf_vectors *vectors, const cf_suite *suites, size_t count, size_t from, size_t to)
{
    const cf_vector *first = &vectors->items[from];
    size_t bad = 0;
    for (size_t s = 0; s < count; s++)
        bad += cell_of(vectors, &suites[s], first->family, first->row).failed;
    (void)fprintf(file, "<details%s><summary class=row><span>%s</span>", bad ? " open" : "", first->row);
    for (size_t s = 0; s < count; s++)
        cell_text(file, cell_of(vectors, &suites[s], first->family, first->row));
    (void)fputs("</summary><ul>\n", file);
    for (size_t i = from; i < to; i++)
        one_vector(file, vectors, suites, count, i);
    (void)fputs("</ul></details>\n", file);
}

static void heads(FILE *file, const cf_suite *suites, size_t count, const char *first)
{
    (void)fprintf(file, "<div class=\"row head\"><span>%s</span>", first);
    for (size_t s = 0; s < count; s++) {
        (void)fputs("<span>", file);
        escaped(file, suites[s].name);
        (void)fputs("</span>", file);
    }
    (void)fputs("</div>\n", file);
}

static void summary(FILE *file, const cf_vectors *vectors, const cf_suite *suites, size_t count)
{
    heads(file, suites, count, "family");
    for (size_t at = 0; at < vectors->count; at++) {
        const char *family = vectors->items[at].family;
        if (at && strcmp(family, vectors->items[at - 1].family) == 0)
            continue;
        (void)fprintf(file, "<div class=row><span><a href=\"#%s\">%s</a></span>", family, family);
        for (size_t s = 0; s < count; s++)
            cell_text(file, cell_of(vectors, &suites[s], family, NULL));
        (void)fputs("</div>\n", file);
    }
    (void)fputs("<ul>\n", file);
    for (size_t s = 0; s < count; s++) {
        (void)fputs("<li>", file);
        escaped(file, suites[s].name);
        (void)fputs(" <span class=dim>", file);
        escaped(file, json_string_value(json_object_get(suites[s].hello, "version")));
        size_t number = 0;
        const json_t *kernel = NULL;
        json_array_foreach(json_object_get(suites[s].hello, "kernels"), number, kernel)
        {
            (void)fputs(number ? ", " : ", kernels ", file);
            escaped(file, json_string_value(kernel));
        }
        (void)fprintf(file, ", %llu questions</span>", (unsigned long long)suites[s].variants);
        if (suites[s].trouble) {
            (void)fputs("<pre class=bad>", file);
            escaped(file, suites[s].trouble);
            (void)fputs("</pre>", file);
        }
        (void)fputs("</li>\n", file);
    }
    (void)fputs("</ul>\n", file);
}

int report_html(const cf_vectors *vectors, const cf_suite *suites, size_t count, const char *path)
{
    FILE *file = fopen(path, "w");
    const time_t at = time(NULL);
    struct tm day;
    char date[32];
    if (!file)
        return 0;
    (void)strftime(date, sizeof date, "%Y-%m-%d %H:%M UTC", gmtime_r(&at, &day));
    (void)fprintf(
        file,
        "<!doctype html>\n<html lang=en><head><meta charset=utf-8><meta name=viewport content=\"width=device-width,initial-scale=1\">"
        "<title>Tagwire conformance</title><style>%s</style></head><body style=\"--columns:%zu\">\n<h1>Tagwire conformance</h1>\n"
        "<p>%zu vectors, %s. A cell says how many of a row's vectors pass; a row opens to its vectors.</p>\n",
        style, count + 1, vectors->count, date);
    summary(file, vectors, suites, count);
    for (size_t row = 0; row < vectors->count; row = row_end(vectors, row)) {
        const char *family = vectors->items[row].family;
        if (row == 0 || strcmp(family, vectors->items[row - 1].family) != 0) {
            (void)fprintf(file, "<h2 id=\"%s\">%s</h2>\n", family, family);
            heads(file, suites, count, "row");
        }
        one_row(file, vectors, suites, count, row, row_end(vectors, row));
    }
    (void)fputs("</body></html>\n", file);
    const int good = ferror(file) == 0;
    return fclose(file) == 0 && good;
}
