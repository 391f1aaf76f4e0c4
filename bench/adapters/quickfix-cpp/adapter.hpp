// SPDX-License-Identifier: Apache-2.0
// What the files of this adapter share.
#ifndef BENCH_QUICKFIX_ADAPTER_HPP
#define BENCH_QUICKFIX_ADAPTER_HPP

#include "harness.h"

#include <quickfix/DataDictionary.h>
#include <quickfix/Group.h>
#include <quickfix/Message.h>

#include <memory>
#include <string>
#include <vector>

// The variant, compiled in: without a dictionary, with one, with one and validate().
enum { VARIANT_PLAIN, VARIANT_DICTIONARY, VARIANT_VALIDATE };
constexpr int variant = BENCH_VARIANT;

struct State {
    std::unique_ptr<FIX::DataDictionary> dictionary; // null: VARIANT_PLAIN
    FIX::Message message;                            // reused by parses
    FIX::Message order, report, snapshot;            // reused by builds
    std::vector<std::unique_ptr<std::string>> texts; // the frames as the library takes them, made before the clock starts
    std::vector<std::string> built;                  // one for each operation of a batch
    std::string scratch;
};

bench_operation parse_only_contract, parse_only_converted, parse_extract_contract, parse_extract_converted;
bench_operation count_fields;
bench_operation build;

// Constant fields of the three messages.
void build_open(State &state);

#endif
