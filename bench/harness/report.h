/* SPDX-License-Identifier: Apache-2.0 */
/* The JSON that the protocol asks for. */
#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include "measure.h"

void bench_report_describe(const bench_adapter *adapter);
void bench_report_run(const bench_adapter *adapter, const bench_options *options, const bench_run *run, const bench_work *work,
                      bench_result *result);

#endif
