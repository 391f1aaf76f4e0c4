#!/usr/bin/env bash
# gate_test.sh: shows that each gate of the ABI catches what it is there for. Each case changes a copy of the tree in one place and expects
# a gate to fail with a message that names the place. Prints TAP. Needs a C compiler, cmake, ninja, abidiff, cbindgen, clang.
set -uo pipefail
export LC_ALL=C # the messages that are looked for, in ASCII
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/tree
number=0 bad=0

check() { # check NAME COMMAND...
    number=$((number + 1))
    if "${@:2}" >"$work/log" 2>&1; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        tail -n 40 "$work/log" | sed 's/^/# /'
        bad=1
    fi
}

catches() { # catches NAME WORDS COMMAND...: the command fails and its output has these words, a grep pattern
    number=$((number + 1))
    if "${@:3}" >"$work/log" 2>&1; then
        echo "not ok $number - $1: the gate lets it pass"
        bad=1
    elif grep -q -- "$2" "$work/log"; then
        echo "ok $number - $1: $(grep -m 1 -- "$2" "$work/log" | sed 's/^[-+ ]*//; s/#/no. /g' | cut -c 1-100)"
    else
        echo "not ok $number - $1: the gate's message does not say '$2'"
        tail -n 40 "$work/log" | sed 's/^/# /'
        bad=1
    fi
}

generated() { python3 "$root/bindings/gen/generate.py" --root "$tree" --check; }
written() { python3 "$root/bindings/gen/generate.py" --root "$tree"; }
gate() { python3 "$root/bindings/abi/gates.py" --root "$tree" "$@"; }
library=$work/build/core/libtagwire.so
built() { gate build "$work/build"; }
abidiff_of_it() { built && gate abidiff "$library"; }
exports_of_it() { built && gate exports "$library"; }
asserts() { # the library's own sources, as every build compiles them
    local folders=() folder
    for folder in "$tree"/core/src/*/; do folders+=(-I "$folder"); done
    cc -std=gnu11 -fsyntax-only -I "$tree/core/include" "${folders[@]}" "$(grep -l 'sizeof(tw_row) ==' "$tree"/core/src/plan/*.c | head -n 1)"
}

fresh() { # the copy as this tree is: only what has changed is written, so that only that is built again
    mkdir -p "$tree"
    (cd "$root" && tar -cf - CMakeLists.txt cmake core bindings LICENSE rust/tagwire-sys/src/layout.rs \
        java/src/main/java/io/tagwire/{Layout,Status}.java dotnet/src/Tagwire/{Layout,Native,Status}.cs) | tar -xf - -C "$tree"
}
plan=core/include/tagwire/plan.h
change() { # change FILE SED: one place, and only one, is another afterwards
    cp "$tree/$1" "$work/before"
    sed -i "$2" "$tree/$1"
    if [ "$(diff "$work/before" "$tree/$1" | grep -c '^[<>]')" -eq 0 ]; then
        echo "not ok $((number += 1)) - the change '$2' of $1 found nothing to change"
        bad=1
    fi
}
released() { sed -i 's/"released": false/"released": true/' "$tree/bindings/abi/minors.json"; }

# Static assertions stop most of this already when the library is compiled. So that abidiff has something to look at they are off here.
echo '#define _Static_assert(...) extern int twi_not_asserted' >"$work/quiet.h"
export TAGWIRE_GATE_FLAGS="-include $work/quiet.h"

fresh
check "what is generated is up to date" generated
check "the static assertions hold" asserts
check "clang sees the names that are recorded" gate names
check "the library can be built" built
check "its exports are those recorded" gate exports "$library"
check "abidiff: no difference" gate abidiff "$library"

same_record() { # recorded from a copy in another folder, the record is the same, and no folder stands in it
    gate record "$library" && cmp "$root/bindings/abi/libtagwire.abi" "$tree/bindings/abi/libtagwire.abi" &&
        ! grep -nF -e "$root" -e "$work" "$tree/bindings/abi/libtagwire.abi"
}
if grep -q '"released": true' "$root/bindings/abi/minors.json"; then
    number=$((number + 1))
    echo "ok $number - the record can be made again # SKIP it is that of a release"
else
    check "the record can be made again, elsewhere, byte for byte" same_record
fi

change $plan 's/uint32_t slot, slots; /uint64_t slot, slots; /'
catches "widened field, static assertion" 'static assertion failed' asserts
catches "widened field, layout" '"slot"' generated
catches "widened field, abidiff" "uint32_t slot" abidiff_of_it
released
catches "widened field, released minor" 'frozen tw_row.slot was uint32_t at 8, is uint64_t at 8' written

fresh
change $plan '/^typedef struct tw_progress/,/^}/{s/uint32_t rows;/uint32_t SLOTS;/;s/uint32_t slots;/uint32_t rows;/;s/SLOTS/slots/}'
catches "swapped fields, layout" '"rows"' generated
catches "swapped fields, abidiff" 'rows' abidiff_of_it
released
catches "swapped fields, released minor" 'frozen tw_progress.rows was uint32_t at 4, is uint32_t at 8' written

fresh
change $plan 's/tw_reader_index/tw_reader_table/'
change core/src/plan/read.c 's/tw_reader_index/tw_reader_table/'
catches "removed symbol, symbols.txt" 'tw_reader_index' generated
catches "removed symbol, exports" 'gone: tw_reader_index' exports_of_it
catches "removed symbol, abidiff" 'tw_reader_index' abidiff_of_it

fresh
change $plan 's/TW_SLOT_LONG = 2,/TW_SLOT_LONG = 3,/'
catches "changed constant, constants" '"TW_SLOT_LONG", "value": 3' generated
check "changed constant: abidiff does not see it, which is why constants have a file of their own" abidiff_of_it
released
catches "changed constant, released minor" 'constant TW_SLOT_LONG was 2, is 3' written

fresh
change core/include/tagwire/status.h 's/TW_E_PLAN_TWICE = -703,/TW_E_PLAN_TWICE = -713,/'
catches "changed status, constants" 'TW_E_PLAN_TWICE' generated

cat >"$work/imports.rs" <<'RUST'
use crate::layout::*;
use std::os::raw::{c_char, c_void};
extern "C" {
    pub fn tw_status_name(status: tw_status) -> *const c_char;
    pub fn tw_read(reader: *mut tw_reader, input: *const c_void, length: u32, rows: *mut tw_row, rows_max: u32, slots: *mut tw_slot,
                   slots_max: u32, progress: *mut tw_progress) -> tw_status;
    pub fn tw_plan_print(plan: *const tw_plan, out: *mut c_void, room: u32, length: *mut u32) -> tw_status;
    pub fn tw_xml_convert(xml: *const c_void, length: u32, options: *const tw_xml_options, out: *mut c_void, room: u32,
                          written: *mut u32, error: *mut tw_error) -> tw_status;
}
RUST
fresh
check "Rust's declarations that are right" gate declarations "$work/imports.rs"
sed 's/room: u32, length: \*mut u32/room: u64, length: *mut u32/' "$work/imports.rs" >"$work/wide.rs"
catches "Rust declares a wider parameter" "conflicting types for .*tw_plan_print" gate declarations "$work/wide.rs"
sed 's/plan: \*const tw_plan/plan: *mut tw_plan/' "$work/imports.rs" >"$work/mutable.rs"
catches "Rust declares a pointer mutable that is const" "conflicting types for .*tw_plan_print" gate declarations "$work/mutable.rs"
sed 's/plan: \*const tw_plan/plan: *const tw_template/' "$work/imports.rs" >"$work/other.rs"
catches "Rust declares another opaque type" "conflicting types for .*tw_plan_print" gate declarations "$work/other.rs"
sed 's/tw_plan_print/tw_plan_text/' "$work/imports.rs" >"$work/unknown.rs"
catches "Rust declares a function that is none" "tw_plan_text is no function" gate declarations "$work/unknown.rs"
sed 's/length: u32, rows: \*mut tw_row, rows_max: u32/rows: *mut tw_row, length: u32, rows_max: u32/' "$work/imports.rs" >"$work/order.rs"
catches "Rust declares parameters in another order" "conflicting types for .*tw_read" gate declarations "$work/order.rs"

change $plan 's/tw_row \*rows, uint32_t rows_max, /tw_row *rows, uint64_t rows_max, /'
change core/src/plan/read.c 's/tw_row \*rows, uint32_t rows_max, /tw_row *rows, uint64_t rows_max, /'
catches "changed function signature, abidiff" 'tw_read' abidiff_of_it
released
catches "changed function signature, released minor" 'function tw_read was tw_status (tw_reader \*, const void \*, uint32_t, tw_row \*, uint32_t,' written
catches "changed function signature, Rust's declarations" "conflicting types for .*tw_read" gate declarations "$work/imports.rs"

fresh
change $plan 's/tw_plan_print(const tw_plan \*plan, void \*out, uint32_t room/tw_plan_print(const tw_plan *plan, void *out, int32_t room/'
change core/src/plan/print.c 's/tw_plan_print(const tw_plan \*plan, void \*out, uint32_t room/tw_plan_print(const tw_plan *plan, void *out, int32_t room/'
catches "a parameter that is signed now, abidiff" 'tw_plan_print' abidiff_of_it

fresh
change $plan '/^typedef struct tw_reader_options/,/^}/{s/uint32_t capacity; /uint32_t LENGTH; /;s/uint32_t length_max; /uint32_t capacity; /;s/LENGTH/length_max/}'
catches "changed options member, layout" '"capacity"' generated
catches "changed options member, abidiff" 'capacity' abidiff_of_it
released
catches "changed options member, released minor" 'options tw_reader_options.capacity was uint32_t at 4, is uint32_t at 8' written

# What a later minor may do passes.
fresh
released
change $plan 's/^} tw_reader_options;/    uint64_t later;            \/* 0: as before *\/\n&/'
catches "an options member added without a new minor" 'for what is new raise TW_VERSION_MINOR' written
change core/include/tagwire/status.h 's/define TW_VERSION_MINOR 1$/define TW_VERSION_MINOR 2/'
check "an options member added at the end with a new minor" written
check "its abidiff against the released record" abidiff_of_it
old_hash() { # the hash of 0.1 is still the one that was recorded
    grep -o '0x[0-9a-f]*' "$root/bindings/abi/minors.json" | head -n 1 | tr -d '\n' >"$work/hash" && grep -q "$(cat "$work/hash")), /\* 0.1" "$tree/core/src/base/abi_minors.h"
}
check "the released minor keeps its hash" old_hash
change $plan 's/^typedef struct tw_reader_options {/&\n    uint64_t earlier;/'
catches "an options member added at the front with a new minor" 'tw_reader_options' abidiff_of_it

# A record that is changed by hand.
fresh
change core/include/tagwire/status.h 's/define TW_VERSION_MINOR 1$/define TW_VERSION_MINOR 2/'
catches "a new minor before the old one is released" '0.1 is not marked as released' written
fresh
released
sed -i 's/"hash": "0x[0-9a-f]*/&0/;s/"hash": "0x[0-9a-f]/"hash": "0x/' "$tree/bindings/abi/minors.json"
catches "another hash of a released minor" 'the hash of 0.1 is not that of its lines' written
fresh
released
(cd "$tree" && git init -q . && git add bindings/abi/minors.json && git -c user.name=gate -c user.email=gate@example.org commit -q -m release && git tag v0.1.0)
check "the record at a release's tag" gate history
change $plan 's/TW_SLOT_LONG = 2,/TW_SLOT_LONG = 3,/'
sed -i 's/constant TW_SLOT_LONG: 2/constant TW_SLOT_LONG: 3/;s/"released": true/"released": false/' "$tree/bindings/abi/minors.json"
check "header and record changed together: the generator follows" written
released
catches "header and record changed together, history" '0.1 is not what it was released as, at v0.1.0' gate history
rm -rf "$tree/.git"

# What no gate is told of.
fresh
sed -i 's/"name": "tw_progress"/"name": "tw_advance"/' "$tree/bindings/abi/layout.json"
sed -i '/"name": "TW_NONE"/d' "$tree/bindings/abi/constants.json"
catches "a struct that is missing in the record" 'struct tw_progress is in the headers, but not recorded' gate names
catches "a constant that is missing in the record" 'constant TW_NONE is in the headers, but not recorded' gate names
fresh
change $plan 's/^} tw_progress;/    uint64_t late;\n&/'
catches "a struct that grew a member, seen by clang" 'tw_progress.late is in the headers, but not recorded' gate names
fresh
change $plan 's/^#define TW_ROW_OTHER.*/&\n#if defined(__x86_64__)\n#define TW_ROW_FIRST 1u\n#endif/'
catches "a constant that only some compilers see" 'inside an #if' generated

echo "1..$number"
exit $bad
