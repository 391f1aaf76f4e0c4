/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of this adapter share. */
#ifndef BENCH_C_ADAPTER_H
#define BENCH_C_ADAPTER_H

#include "harness.h"

#include <tagwire/build.h>
#include <tagwire/index.h>
#include <tagwire/validate.h>

typedef struct c_state {
    tw_index *index;
    tw_validator *validator;
    tw_header order, report, snapshot; /* constant fields of each message, rendered once */
    tw_header other;                   /* the message of an administrative set */
} c_state;

bench_operation c_parse_only_contract, c_parse_only_converted, c_parse_extract_contract, c_parse_extract_converted;
bench_operation c_index, c_validate;
bench_operation c_build_builder, c_build_inline;

#endif
