#!/usr/bin/env bash
# peer.sh NAME PACKAGE ASSEMBLY BUILD: the adapter of another engine, bench/adapters/NAME, into BUILD/dotnet-NAME: with the assembly below
# TAGWIRE_PEER_<NAME>, or with the package where the registry has it. The last line says why it cannot be.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
name=$1 package=$2 assembly=$3 build=$(realpath "$4")
variable=TAGWIRE_PEER_${name^^}
place=${!variable:-}
command -v dotnet >/dev/null || { echo "needs the .NET SDK: put dotnet on PATH" && exit 1; }
if [ -n "$place" ]; then
    [ -f "$place/$assembly" ] || { echo "$variable: $place/$assembly is not there" && exit 1; }
elif ! "$here/../dotnet.sh" restore "bench/adapters/$name" --nologo -v q >/dev/null 2>&1; then
    echo "the registry has no package $package: give the folder of $assembly by $variable" && exit 1
fi
"$here/../dotnet.sh" build "bench/adapters/$name" -c Release --nologo -v q -o "$build/dotnet-$name" "-p:TagwirePeer=$place"
