# Sourced by ./dev and the scripts: where the project is, how it speaks. Colour only on a terminal.
# shellcheck shell=bash
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1
jobs=${TAGWIRE_JOBS:-$(nproc)}
bold='' red='' plain=''
if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then
    bold=$'\e[1m' red=$'\e[31m' plain=$'\e[0m'
fi

say() { echo "${bold}$*${plain}"; }
die() { # die WHAT [WHAT TO DO]
    echo "${red}dev: $1${plain}" >&2
    [ $# -lt 2 ] || echo "     $2" >&2
    exit 1
}

need() { "$root/scripts/setup.sh" "$@" || exit 1; } # need GROUP...: the packages of these groups

configured() { # configured PRESET: configures build/PRESET unless it is up to date
    if [ ! -f "build/$1/build.ninja" ] || [ CMakePresets.json -nt "build/$1/build.ninja" ]; then
        cmake --preset "$1" >"build/.$1.log" 2>&1 || {
            cat "build/.$1.log" >&2
            die "configuring the preset $1 failed" "fix what is named above; ./dev clean starts afresh"
        }
    fi
}

built() { # built PRESET [TARGET...]
    local preset=$1
    shift
    mkdir -p build
    configured "$preset"
    cmake --build "build/$preset" --parallel "$jobs" ${1:+--target "$@"} ||
        die "building $preset failed" "the first error above is the one to mend"
}
