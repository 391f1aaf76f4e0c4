/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of this adapter share. */
#ifndef BENCH_LIBTRADING_ADAPTER_H
#define BENCH_LIBTRADING_ADAPTER_H

#include "harness.h"

#include <libtrading/buffer.h>
#include <libtrading/proto/fix_message.h>
#include <libtrading/proto/fix_session.h>

/* A message with its texts ended by a zero, as the library takes them; made before the clock starts. */
typedef struct trading_order {
    const bench_message *message;
    char *texts[BENCH_SLOTS_MAX];
} trading_order;

bench_operation trading_build;
bool trading_prepare(bench_item *item);

#endif
