#!/usr/bin/env bash
# setup.sh [GROUP...]: installs the packages of packages.txt (of these groups, all by default) that are missing. Without apt or
# the right to use it, prints the command. Does not touch apt when nothing is missing.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
groups=" $* "
wanted=()
while read -r package of; do
    [[ -z $package || $package == \#* ]] && continue
    for group in $of; do
        if [[ $group == unless:* ]]; then
            if command -v "${group#unless:}" >/dev/null; then break; fi
            continue
        fi
        if [[ $# -eq 0 || $groups == *" $group "* ]]; then
            wanted+=("$package")
            break
        fi
    done
done <"$here/packages.txt"

if ! command -v dpkg-query >/dev/null; then
    echo "setup: not a Debian system; going on with what is installed. Debian's names of what is needed: ${wanted[*]}" >&2
    exit 0
fi
present=$(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' "${wanted[@]}" 2>/dev/null || true)
missing=()
for package in "${wanted[@]}"; do
    grep -qx "ii *$package" <<<"$present" || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
    [ $# -gt 0 ] || echo "setup: everything is installed"
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "setup: packages are missing. Install them with" >&2
    echo "    sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}" >&2
    exit 1
fi
echo "setup: installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() { apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 "${missing[@]}" >"$log" 2>&1 </dev/null; }
# An index that lies here may do; a source that cannot be reached must not stop the others.
if ! install; then
    apt-get update >>"$log" 2>&1 </dev/null || true
    if ! install; then
        tail -n 20 "$log" >&2
        echo "setup: apt could not install: ${missing[*]}" >&2
        exit 1
    fi
fi
