#!/usr/bin/env bash
# The C sources into tagwire-sys/vendor, where a package has them: headers, sources without tests, and the built-in dictionaries as the
# CMake build (build/release) compiled them. Without vendor/ the crate is built from ../core; package.sh removes it again.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
vendor=$root/rust/tagwire-sys/vendor
images=$root/build/release/core/src/dict/images.c
"$root/dev" build release twi_dict >/dev/null
rm -rf "$vendor"
mkdir -p "$vendor"
cp -r "$root/core/include" "$vendor/include"
for module in base scan frame index value build dict validate plan; do
    mkdir -p "$vendor/src/$module"
    for file in "$root/core/src/$module"/*.[ch]; do
        case ${file##*/} in
        *_test.[ch] | inline_*.[ch] | compile_main.c) ;; # tests, and what makes the dictionaries
        *) cp "$file" "$vendor/src/$module/" ;;
        esac
    done
done
cp "$images" "$vendor/src/dict/images.c"
