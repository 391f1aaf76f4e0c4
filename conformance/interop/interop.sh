#!/usr/bin/env bash
# interop.sh [--build | MESSAGES [MESSAGES_OF_THE_LONG_RUN [VERSION]]]: Tagwire's engine against Debian's QuickFIX/C++, built into build/interop. Prints TAP.
set -eu
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
mkdir -p build/interop
# C++14: QuickFIX's headers use dynamic exception specifications. What they warn about is theirs.
g++ -std=c++14 -O1 -Wall -Wextra -Wno-deprecated -Wno-deprecated-declarations -isystem /usr/include/quickfix -I core/include \
    conformance/interop/interop.cpp build/release/core/libtagwire.a -lquickfix -lpthread -o build/interop/interop
[ "${1:-}" = --build ] || exec build/interop/interop "$@"
