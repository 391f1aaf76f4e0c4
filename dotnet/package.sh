#!/usr/bin/env bash
# package.sh OUT: Tagwire and Tagwire.Native as .nupkg (and .snupkg) files in OUT, and what a user does with them, in a folder far from the repository: a
# program that adds Tagwire from a folder of packages is built and run, published as a single file, and published ahead of time compiled.
# Each step prints a line "ok N - what". Publishing takes packages of the SDK's makers, from the registry.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
library=$root/build/release/core/libtagwire.so
version=$(sed -n 's/.*<Version>\(.*\)<\/Version>.*/\1/p' "$root/dotnet/Directory.Build.props")
case $(uname -m) in
x86_64) rid=linux-x64 ;;
aarch64) rid=linux-arm64 ;;
*) echo "package.sh: no RID known for $(uname -m)" >&2 && exit 1 ;;
esac
number=0
ok() { number=$((number + 1)) && echo "ok $number - dotnet package: $*"; }
fail() { echo "not ok $((number + 1)) - dotnet package: $1" && sed 's/^/    /' "${2:-/dev/null}" | tail -n 30 && exit 1; }
step() { # step NAME COMMAND...: runs it, its output shown only when it fails
    local name=$1
    shift
    "$@" >"$work/log" 2>&1 || fail "$name" "$work/log"
    ok "$name"
}

natives=$root/build/dotnet/natives
rm -rf "$natives" && mkdir -p "$natives/$rid/native"
cp -L "$library" "$natives/$rid/native/libtagwire-${version%.*}.so"
rm -f "$out"/Tagwire*.nupkg "$out"/Tagwire*.snupkg
for name in Tagwire.Native Tagwire; do
    step "pack $name" "$root/dotnet/dotnet.sh" pack "dotnet/src/$name" -c Release --nologo -v q -o "$out"
done

holds() { # holds PACKAGE FILE...
    local package=$1 file
    shift
    unzip -Z1 "$out/$package" >"$work/files"
    for file in "$@"; do grep -qx "$file" "$work/files" || return 1; done
}
step "Tagwire has assembly, documentation and readme" holds "Tagwire.$version.nupkg" lib/net8.0/Tagwire.dll lib/net8.0/Tagwire.xml README.md
step "Tagwire has symbols" holds "Tagwire.$version.snupkg" lib/net8.0/Tagwire.pdb
step "Tagwire.Native has the library and a readme" holds "Tagwire.Native.$version.nupkg" "runtimes/$rid/native/libtagwire-${version%.*}.so" README.md

# A user's program: nothing of the repository but the packages.
cp -r "$root/dotnet/samples/Outside" "$work/app"
cat >"$work/app/NuGet.config" <<TEXT
<configuration>
  <packageSources><add key="here" value="$out" /></packageSources>
</configuration>
TEXT
export NUGET_PACKAGES=$work/packages DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 DOTNET_CLI_USE_MSBUILD_SERVER=0 MSBUILDDISABLENODEREUSE=1
unset TAGWIRE_LIBRARY
cd "$work/app"
expected=$(cat expected.txt)
runs() { # runs COMMAND...: it says what it is to say
    local said
    if said=$("$@") && [ "$said" = "$expected" ]; then return 0; fi
    echo "said: $said"
    return 1
}
publish() { dotnet publish -c Release -r "$rid" --nologo -v q "$@"; }

step "a program outside the tree adds the package" dotnet add package Tagwire --version "$version"
step "and is built" dotnet build -c Release --nologo -v q -o plain
step "and runs" runs dotnet plain/Outside.dll


# What cannot be loaded: each place and its cause in the error.
refuses() { # refuses LIBRARY WORDS...: with this library it stops, with these words on standard error
    local library=$1 words
    shift
    if TAGWIRE_LIBRARY=$library dotnet plain/Outside.dll >"$work/said" 2>&1; then return 1; fi
    for words in "$library" "$@"; do grep -qF -- "$words" "$work/said" || { cat "$work/said" && return 1; }; done
}
cc=${CC:-cc}
echo 'int nothing;' | "$cc" -shared -fPIC -x c - -o other.so
"$cc" -shared -fPIC -x c - -o old.so <<'TEXT'
#include <stdio.h>
struct error { int head[4]; char text[112]; };
int tw_abi_check(unsigned major, unsigned minor, unsigned long long hash, struct error *error)
{
    (void)hash;
    snprintf(error->text, sizeof error->text, "made for libtagwire %u.%u, loaded is 9.9: too new", major, minor);
    return -5;
}
TEXT
step "a library that is not there is named" refuses "$work/none.so" "no such file" "DllNotFoundException" "$rid"
step "a library of another kind is refused" refuses "$PWD/other.so" "it has no tw_abi_check"
step "a library of another version is refused, both versions named" refuses "$PWD/old.so" "made for libtagwire 0.1, loaded is 9.9"
rm plain/libtagwire-*.so 2>/dev/null || rm -r plain/runtimes
gone() { # every place that was tried is named
    if dotnet plain/Outside.dll >"$work/said" 2>&1; then return 1; fi
    grep -q "could not be loaded from any place" "$work/said" && grep -q "no such file" "$work/said" && grep -q "libtagwire.so.0" "$work/said"
}
step "without any library every place that was tried is named" gone
step "single file is published" publish -p:PublishSingleFile=true -p:IncludeNativeLibrariesForSelfExtract=true --self-contained true -o single
rm -f single/*.pdb
[ "$(find single -type f | wc -l)" = 1 ] || fail "one file" <(ls single)
step "single file runs" runs single/Outside
step "trimmed is published" publish -p:PublishTrimmed=true --self-contained true -o trimmed
step "trimmed runs" runs trimmed/Outside
compiler=()
command -v clang >/dev/null || compiler=(-p:CppCompilerAndLinker=gcc)
step "NativeAOT is published" publish -p:PublishAot=true "${compiler[@]}" -o aot
[ ! -e aot/Outside.dll ] || fail "NativeAOT leaves no assembly"
step "NativeAOT runs" runs aot/Outside
echo "1..$number"
