#!/usr/bin/env bash
# stress.sh [SECONDS]: tests/stress twice: under -Xcheck:jni, whose warnings fail it, and on a library built with AddressSanitizer, preloaded. TAP.
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
seconds=${1:-8}
work=$root/build/java/stress
mkdir -p "$work"
cd "$work" || exit 1
javac --release 17 -Xlint:all -Werror -d "$work/classes" "$root"/java/src/main/java/io/tagwire/*.java "$root/java/tests/stress/Stress.java" || { echo "not ok 1 - stress: compiles" && exit 1; }

run() { # run NAME LIBRARY PRELOADED
    local name=$1 rc=0
    LD_PRELOAD=$3 ASAN_OPTIONS=detect_leaks=0:handle_segv=0:allow_user_segv_handler=1:log_path="$work/report" UBSAN_OPTIONS=print_stacktrace=1 \
        java -Xcheck:jni -Xmx256m -XX:MaxDirectMemorySize=1g "-Dtagwire.native.path=$2" -cp classes Stress "$seconds" 42 "$name" >"$name.log" 2>"$name.err" || rc=$?
    grep -E '^(not )?ok' "$name.log"
    tail -n 1 "$name.err"
    if [ "$rc" = 0 ]; then echo "ok 3 - stress: the JVM lives ($name)"; else echo "not ok 3 - stress: the JVM lives ($name): $rc" && tail -n 30 "$name.log" "$name.err"; fi
    if grep -qE 'WARNING|FATAL ERROR' "$name.log"; then echo "not ok 4 - stress: -Xcheck:jni has nothing to say ($name)" && grep -m 5 -A 5 -E 'WARNING|FATAL' "$name.log"; else echo "ok 4 - stress: -Xcheck:jni has nothing to say ($name)"; fi
}

run checked "$root/build/release/jni/libtagwire_jni.so" ""
if [ ! -f "$root/build/asan/build.ninja" ]; then (cd "$root" && cmake --preset asan) >/dev/null || exit 1; fi
cmake --build "$root/build/asan" --target tagwire_jni --parallel "${TAGWIRE_JOBS:-2}" >"$work/asan-build.log" 2>&1 || { echo "not ok 5 - stress: the instrumented library is built" && tail -n 20 "$work/asan-build.log" && exit 1; }
rm -f report.*
run asan "$root/build/asan/jni/libtagwire_jni.so" "$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"
if compgen -G "report.*" >/dev/null; then echo "not ok 6 - stress: the sanitizers have nothing to say" && head -n 40 report.*; else echo "ok 6 - stress: the sanitizers have nothing to say"; fi
