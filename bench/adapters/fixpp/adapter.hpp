// SPDX-License-Identifier: Apache-2.0
// What the files of this adapter share.
#ifndef BENCH_FIXPP_ADAPTER_HPP
#define BENCH_FIXPP_ADAPTER_HPP

#include "harness.h"

bench_operation fixpp_build;
void *fixpp_open(void);

#endif
