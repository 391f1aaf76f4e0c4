#!/usr/bin/env bash
# build.sh NAME BUILD: the adapter into BUILD/rust/NAME. rust: the library as the crate compiles it; rust-shared: BUILD's libtagwire.so.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
name=$1 build=$(realpath "$2")
export CARGO_TARGET_DIR=$build/rust/$name BENCH_NAME=$name RUSTFLAGS="-C target-cpu=native"
case $name in
rust) export TAGWIRE_SYSTEM=0 ;;
rust-shared)
    export TAGWIRE_SYSTEM=1 TAGWIRE_LIB_DIR=$build/core
    RUSTFLAGS+=" -C link-arg=-Wl,-rpath,$build/core"
    ;;
*)
    echo "build.sh: no adapter named $name" >&2
    exit 2
    ;;
esac
exec "$here/../../cargo.sh" build --release --quiet -p tagwire-bench
