#!/usr/bin/env bash
# cargo with what this machine has: Debian's crates (librust-*-dev) as the registry where they are installed, else the crates registry.
# TAGWIRE_CRATES names another directory source, or is "online". Everything is built in build/cargo.
#
#     rust/cargo.sh test --workspace
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
crates=${TAGWIRE_CRATES:-/usr/share/cargo/registry}
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$here/../build/cargo}
command=$1
shift
source=()
if [ "$crates" != online ] && [ -d "$crates" ] && [ "$command" != fmt ]; then
    source=(--offline --config 'source.crates-io.replace-with="here"' --config "source.here.directory=\"$crates\"")
fi
cd "${TAGWIRE_CARGO_IN:-$here}"
exec cargo "$command" "${source[@]}" "$@"
