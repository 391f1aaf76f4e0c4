#!/usr/bin/env bash
# natives.sh BUILD: the JNI library of BUILD (build/release) as the jar carries it, with its hash, in build/java/natives.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$(realpath "$1")
folder=$root/build/java/natives/META-INF/native/linux-$(uname -m)
mkdir -p "$folder"
strip -o "$folder/libtagwire_jni.so" "$build/jni/libtagwire_jni.so"
sha256sum "$folder/libtagwire_jni.so" | cut -d ' ' -f 1 >"$folder/libtagwire_jni.so.sha256"
