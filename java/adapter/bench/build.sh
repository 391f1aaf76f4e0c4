#!/usr/bin/env bash
# build.sh BUILD: the adapter into BUILD/java, on BUILD's JNI library.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
build=$(realpath "$1")
cmake --build "$build" --target tagwire_jni >&2
rm -rf "$build/java"
classes=$build/java/classes
mkdir -p "$classes/io/tagwire/bench"
javac --release 17 -Xlint:all -Werror -d "$classes" "$root"/java/src/main/java/io/tagwire/*.java "$root"/java/adapter/harness/io/tagwire/bench/*.java \
    "$root"/java/adapter/bench/io/tagwire/*.java "$root"/java/adapter/bench/io/tagwire/bench/*.java
cp "$root/bench/contract/FIX42-bench.dict" "$classes/io/tagwire/bench/"
cat >"$build/java/tagwire-bench" <<SH
#!/bin/sh
exec java -XX:+UseSerialGC -Xmx1g "-Dtagwire.native.path=$build/jni/libtagwire_jni.so" -cp "$classes" io.tagwire.bench.Bench "\$@"
SH
chmod +x "$build/java/tagwire-bench"
