/* SPDX-License-Identifier: Apache-2.0 */
#include "report.h"

#include "alloc.h"
#include "percentile.h"

#include <stdio.h>
#include <string.h>

#if defined(__clang__)
#define COMPILER "clang " __clang_version__
#else
#define COMPILER "gcc " __VERSION__
#endif

static void print_text(const char *text)
{
    putchar('"');
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            printf("\\%c", *text);
        else if ((unsigned char)*text < ' ')
            printf("\\u%04x", (unsigned char)*text);
        else
            putchar(*text);
    putchar('"');
}

static void print_member(const char *name, const char *text)
{
    printf("\"%s\": ", name);
    if (text)
        print_text(text);
    else
        printf("null");
    printf(", ");
}

static void print_cell(const bench_cell *cell, bool *first)
{
    uint32_t message_length, form_length;
    const char *message = bench_word(cell->messages, &message_length);
    for (; message_length > 0; message = bench_word(message + message_length, &message_length)) {
        const char *form = bench_word(cell->forms, &form_length);
        for (; form_length > 0; form = bench_word(form + form_length, &form_length)) {
            printf("%s\n    {\"message\": \"%.*s\", \"operation\": \"%s\", \"path\": \"%s\", \"form\": \"%.*s\"}",
                   *first ? "" : ",", (int)message_length, message, cell->operation, cell->path, (int)form_length, form);
            *first = false;
        }
    }
}

void bench_report_describe(const bench_adapter *adapter)
{
    bool first = true;
    printf("{\"protocol\": 1, ");
    print_member("adapter", adapter->name);
    print_member("language", adapter->language);
    print_member("version", adapter->version);
    print_member("source", adapter->source);
    print_member("kernel", adapter->kernel ? adapter->kernel() : NULL);
    print_member("compiler", COMPILER);
    print_member("flags", adapter->flags);
    printf("\"validates\": {\"checksum\": \"%s\", \"body_length\": \"%s\", \"dictionary\": \"%s\"}, ", adapter->checksum,
           adapter->body_length, adapter->dictionary);
    printf("\"keeps_field_order\": %s, \"decodes_groups\": %s, \"framing_in_build\": %s,\n \"cells\": [",
           adapter->keeps_field_order ? "true" : "false", adapter->decodes_groups ? "true" : "false",
           adapter->framing_in_build ? "true" : "false");
    for (uint32_t i = 0; i < adapter->cells_count; i++)
        print_cell(&adapter->cells[i], &first);
    printf("],\n \"unsupported\": [");
    for (uint32_t i = 0; i < adapter->unsupported_count; i++) {
        const bench_unsupported *cell = &adapter->unsupported[i];
        printf("%s\n    {", i > 0 ? "," : "");
        print_member("message", cell->message);
        print_member("operation", cell->operation);
        print_member("path", cell->path);
        print_member("form", cell->form);
        printf("\"why\": ");
        print_text(cell->why);
        printf("}");
    }
    printf("],\n \"notes\": ");
    print_text(adapter->notes);
    printf("}\n");
}

static void print_floor(const char *name, const bench_result *result, const bench_floor_ns *floor)
{
    if (result->has_floor)
        printf("\"%s\": {\"sink_floor\": %.2f, \"sink_chain\": %.2f}, ", name, floor->throughput, floor->chain);
    else
        printf("\"%s\": null, ", name);
}

static double bytes_mean(const bench_work *work)
{
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < work->count; i++)
        bytes += work->items[i].bytes;
    return (double)bytes / work->count;
}

static void print_percentiles(float *samples, uint32_t count)
{
    percentile_sort(samples, count);
    printf("\"p50\": %.3f, \"p90\": %.3f, \"p99\": %.3f, \"p999\": %.3f, \"min\": %.3f", (double)percentile_at(samples, count, 0.5),
           (double)percentile_at(samples, count, 0.9), (double)percentile_at(samples, count, 0.99),
           (double)percentile_at(samples, count, 0.999), (double)samples[0]);
}

void bench_report_run(const bench_adapter *adapter, const bench_options *options, const bench_run *run, const bench_work *work,
                      bench_result *result)
{
    uint32_t count = options->samples;
    printf("{\"protocol\": 1, ");
    print_member("adapter", adapter->name);
    print_member("message", options->message);
    print_member("operation", options->operation);
    print_member("path", options->path);
    print_member("form", options->form);
    print_member("kernel", adapter->kernel ? adapter->kernel() : NULL);
    printf("\"unit\": \"ns\", \"samples\": %u, \"batch\": %u, ", count, options->batch);
    print_percentiles(result->samples, count);
    printf(", \"errors\": %llu, \"operations\": %llu, ", (unsigned long long)result->errors,
           (unsigned long long)result->operations);
    if (bench_alloc_counts())
        printf("\"alloc_bytes\": %.1f, ", (double)result->alloc_bytes / (double)result->operations);
    else
        printf("\"alloc_bytes\": null, ");
    printf("\"bytes\": %.2f, ", bytes_mean(work));
    print_floor("floor_before", result, &result->floor_before);
    print_floor("floor_after", result, &result->floor_after);
    if (result->sink) {
        printf("\"sink_single\": {");
        print_percentiles(result->sink, count);
        printf("}, ");
    }
    printf("\"tsc_ghz\": %.4f, \"core_ghz\": %.3f, \"note\": ", result->tick_ghz, result->core_ghz);
    print_text(run->note);
    printf("}\n");
}
