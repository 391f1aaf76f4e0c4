#!/usr/bin/env bash
# build.sh BUILD: the adapter into BUILD/java, on BUILD's JNI library.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
build=$(realpath "$1")
cmake --build "$build" --target tagwire_jni >&2
rm -rf "$build/java"
mkdir -p "$build/java/classes"
javac --release 17 -Xlint:all -Werror -d "$build/java/classes" "$root"/java/src/main/java/io/tagwire/*.java "$root"/java/adapter/bench/io/tagwire/*.java
cat >"$build/java/tagwire-bench" <<SH
#!/bin/sh
exec java -XX:+UseSerialGC -Xmx1g "-Dtagwire.native.path=$build/jni/libtagwire_jni.so" -cp "$build/java/classes" io.tagwire.Bench "\$@"
SH
chmod +x "$build/java/tagwire-bench"
