#!/usr/bin/env bash
# fuzz.sh [--seconds N] [TARGET...]: runs the libFuzzer targets one after the other. What they find new goes to build/fuzz-corpus,
# an input that fails to build/fuzz-crashes.
set -euo pipefail
# shellcheck source=scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
seconds=60 targets=()
while [ $# -gt 0 ]; do
    case $1 in
    --seconds)
        [[ ${2:-} =~ ^[0-9]+$ ]] || die "--seconds wants a number"
        seconds=$2
        shift
        ;;
    -*) die "fuzz knows no $1" "./dev fuzz [--seconds N] [TARGET...]" ;;
    *) targets+=("${1%_fuzz}") ;;
    esac
    shift
done
need build fuzz
if [ ${#targets[@]} -eq 0 ]; then
    for source in core/tests/fuzz/*_fuzz.c; do
        [ -e "$source" ] || die "there is no target in core/tests/fuzz yet"
        targets+=("$(basename "$source" _fuzz.c)")
    done
fi
for target in "${targets[@]}"; do
    [ -f "core/tests/fuzz/${target}_fuzz.c" ] || die "no target named $target" "there are: $(cd core/tests/fuzz && echo ./*_fuzz.c)"
done
built fuzz fuzzers
failed=() number=0
for target in "${targets[@]}"; do
    number=$((number + 1))
    say "fuzz: $target, $seconds s ($number of ${#targets[@]})"
    mkdir -p "build/fuzz-corpus/$target" build/fuzz-crashes "core/tests/fuzz/corpus/$target"
    log=build/fuzz-crashes/$target.log
    if build/fuzz/core/tests/fuzz/"${target}_fuzz" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=4096 \
        -artifact_prefix="build/fuzz-crashes/$target-" -print_final_stats=1 \
        "build/fuzz-corpus/$target" "core/tests/fuzz/corpus/$target" >"$log" 2>&1 </dev/null; then
        runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        echo "ok $number - fuzz $target: $runs inputs in $seconds s"
    else
        echo "not ok $number - fuzz $target"
        grep -v '^#[0-9]' "$log" | head -n 60 | sed 's/^/# /'
        failed+=("$target")
    fi
done
[ ${#failed[@]} -eq 0 ] || die "failed: ${failed[*]}" "the inputs are build/fuzz-crashes/TARGET-*; add them to core/tests/fuzz/corpus/TARGET once mended"
