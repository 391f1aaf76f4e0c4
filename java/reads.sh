#!/usr/bin/env bash
# reads.sh BUILD: what one getter costs in Java, and by a crossing (docs/java.md); three processes each, the best of them.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$(realpath "$1")
cmake --build "$build" --target tagwire_jni >&2
work=$root/build/java/reads
javac --release 17 -Xlint:all -Werror -d "$work" "$root"/java/src/main/java/io/tagwire/*.java "$root/java/tests/reads/io/tagwire/Reads.java"
for what in "empty crossing" "slot of a row" "integer of a message" "integer, crossing" "price of a message" "price, crossing" "text's first bytes"; do
    for _ in 1 2 3; do
        java -XX:+UseSerialGC "-Dtagwire.native.path=$build/jni/libtagwire_jni.so" -cp "$work" io.tagwire.Reads "$what"
    done | sort -t ' ' -k 1.23n | head -n 1
done
