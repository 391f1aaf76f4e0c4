#!/usr/bin/env bash
# build.sh BUILD: the adapter into BUILD/dotnet, on BUILD's libtagwire.so.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(realpath "$1")
exec "$here/../../dotnet.sh" build "$here" -c Release --nologo -v q -o "$build/dotnet" "-p:TagwireLibrary=$build/core/libtagwire.so"
