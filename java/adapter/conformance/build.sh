#!/usr/bin/env bash
# build.sh: the testee into build/java/testee, over the library's classes and natives that are in build/java.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
out=$root/build/java/testee
rm -rf "$out"
mkdir -p "$out"
javac --release 17 -Xlint:all -Werror -d "$out" "$root"/java/src/main/java/io/tagwire/*.java "$root"/java/adapter/conformance/io/tagwire/*.java
cp -r "$root/build/java/natives/META-INF" "$out"
