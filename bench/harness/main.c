/* SPDX-License-Identifier: Apache-2.0 */
#include "clock.h"
#include "harness.h"
#include "measure.h"
#include "options.h"
#include "report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_RIGHT = 0, EXIT_USAGE = 2, EXIT_ERRORS = 3, EXIT_UNSUPPORTED = 4 };

static int refuse(const bench_adapter *adapter, int code, const char *what, const char *why)
{
    fprintf(stderr, "%s: %s: %s\n", adapter->name, what, why);
    return code;
}

void bench_refused(bench_run *run, const char *why)
{
    if (run->note[0] == 0)
        snprintf(run->note, sizeof run->note, "%s", why);
}

static bool write_raw(const char *path, const float *samples, uint32_t count)
{
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    bool good = fwrite(samples, sizeof *samples, count, file) == count;
    return fclose(file) == 0 && good;
}

static bool emits(const bench_options *options)
{
    return strcmp(options->operation, "build") == 0 || strcmp(options->operation, "session_send") == 0;
}

static int run_cell(bench_run *run, const bench_adapter *adapter, const bench_options *options)
{
    bench_work work;
    bench_result result = {0};
    const char *why = bench_work_open(&work, run, adapter, options);
    if (why) {
        bench_work_close(&work);
        return refuse(adapter, EXIT_UNSUPPORTED, options->set, why);
    }
    int code = EXIT_RIGHT;
    if (!bench_measure(&work, run, options, &result))
        code = refuse(adapter, EXIT_USAGE, options->set, "no memory");
    else if (options->raw && !write_raw(options->raw, result.samples, options->samples))
        code = refuse(adapter, EXIT_USAGE, options->raw, "cannot be written");
    else if (options->emit && emits(options) && !bench_emit(&work, run, options->emit))
        code = refuse(adapter, EXIT_USAGE, options->emit, "cannot be written");
    if (code == EXIT_RIGHT) {
        bench_report_run(adapter, options, run, &work, &result);
        code = result.errors > 0 ? EXIT_ERRORS : EXIT_RIGHT;
    }
    free(result.samples);
    free(result.sink);
    bench_work_close(&work);
    return code;
}

int bench_main(int argc, char **argv, const bench_adapter *adapter)
{
    bench_options options;
    bench_set set;
    const char *why;
    if (!bench_options_read(argc, argv, adapter, &options))
        return EXIT_USAGE;
    if (options.describe) {
        bench_report_describe(adapter);
        return EXIT_RIGHT;
    }
    bench_run run = {.cell = bench_options_cell(&options, adapter), .set = &set, .batch = options.batch};
    if (!run.cell)
        return refuse(adapter, EXIT_UNSUPPORTED, options.operation, "no such cell");
    if (options.flush && (strncmp(options.operation, "parse", 5) != 0 || !CLOCK_FLUSHES))
        return refuse(adapter, EXIT_UNSUPPORTED, "--flush", "for parses on x86-64 only");
    if (!bench_set_read(options.set, &set, &why))
        return refuse(adapter, EXIT_USAGE, options.set, why);
    why = adapter->open ? adapter->open(&run) : NULL;
    int code = why ? refuse(adapter, EXIT_UNSUPPORTED, "cannot start", why) : run_cell(&run, adapter, &options);
    if (adapter->close)
        adapter->close(&run);
    bench_set_free(&set);
    return code;
}
