#!/usr/bin/env bash
# Puts Debian's cmocka and expat for arm64 into build/aarch64-root, through an apt state of its own: the machine's list of architectures
# stays as it is, and no right is needed.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD/build/aarch64-root
[ ! -f "$root/complete-2" ] || exit 0
mkdir -p "$root"/{lists/partial,cache/archives/partial,debs}
options=(-qq -o Dir::State::Lists="$root/lists" -o Dir::Cache="$root/cache" -o APT::Architecture=arm64 -o APT::Architectures=arm64
    -o Acquire::Languages=none -o APT::Sandbox::User=root)
apt-get "${options[@]}" update || true # only Debian's own source is needed
cd "$root/debs"
apt-get "${options[@]}" download libcmocka0:arm64 libcmocka-dev:arm64 libexpat1:arm64 libexpat1-dev:arm64
for deb in *.deb; do
    dpkg-deb -x "$deb" "$root"
done
rm -rf "$root"/{lists,cache,debs}
touch "$root/complete-2"
