#!/usr/bin/env bash
# Compares schedules with QuickFIX/C++ (libquickfix-dev): builds schedule.cpp over build/release and runs it.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=build/release/schedule_oracle
c++ -std=c++14 -O2 -w -I core/include conformance/oracle/schedule.cpp build/release/core/libtagwire.a -lquickfix -o "$program"
"$program"
