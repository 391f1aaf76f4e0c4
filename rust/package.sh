#!/usr/bin/env bash
# package.sh OUT: tagwire-sys and tagwire as .crate files in OUT, each built from its packed files, in a folder far from the repository; the
# tests and examples of tagwire run there. Works without a network where Debian's crates are installed (cargo.sh says how).
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work" "$root/rust/tagwire-sys/vendor"' EXIT
export CARGO_TARGET_DIR=$root/build/cargo-package
unset TAGWIRE_SYSTEM
rm -f "$CARGO_TARGET_DIR"/package/*.crate "$out"/*.crate

lock=()
if cargo package --help | grep -q -- --exclude-lockfile; then lock=(--exclude-lockfile); fi

# A directory source: Debian's crates and, as if it were there too, what was packed.
mkdir "$work/crates"
for crate in "${TAGWIRE_CRATES:-/usr/share/cargo/registry}"/*/; do
    [ -d "$crate" ] && ln -s "$(realpath "$crate")" "$work/crates/"
done
publish() { # publish NAME: unpacks NAME's .crate into the source
    local file
    file=$(ls "$CARGO_TARGET_DIR/package/$1"-[0-9]*.crate)
    cp "$file" "$out/"
    tar -C "$work/crates" -xzf "$file"
    echo "{\"files\":{},\"package\":\"$(sha256sum <"$file" | cut -d' ' -f1)\"}" >"$work/crates/$(basename "$file" .crate)/.cargo-checksum.json"
}

"$root/rust/vendor.sh"
TAGWIRE_CRATES=$work/crates "$root/rust/cargo.sh" package -p tagwire-sys --allow-dirty "${lock[@]}"
rm -rf "$root/rust/tagwire-sys/vendor"
publish tagwire-sys
TAGWIRE_CRATES=$work/crates "$root/rust/cargo.sh" package -p tagwire --allow-dirty "${lock[@]}"
publish tagwire

# Nothing of the repository but cargo.sh: its working folder is the unpacked crate.
cp -r "$work/crates/tagwire-"[0-9]* "$work/alone"
rm "$work/alone/.cargo-checksum.json"
export TAGWIRE_CRATES=$work/crates TAGWIRE_CARGO_IN=$work/alone CARGO_TARGET_DIR=$work/target
"$root/rust/cargo.sh" test
"$root/rust/cargo.sh" run -q --example build_order
