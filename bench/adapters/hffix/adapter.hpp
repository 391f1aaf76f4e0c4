// SPDX-License-Identifier: Apache-2.0
// What the files of this adapter share.
#ifndef BENCH_HFFIX_ADAPTER_HPP
#define BENCH_HFFIX_ADAPTER_HPP

#include "harness.h"

#include <hffix.hpp>

bench_operation hffix_build;

#endif
