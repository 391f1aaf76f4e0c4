#!/usr/bin/env bash
# package.sh: the tests, the jars (classes with natives, natives alone, sources, javadoc), installed into build/java/repository; then what a user does with them far
# from the tree: a Maven project that depends on the jar, the same with the package relocated, and every way that loading can go. TAP, a line a step.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
number=0
bad=0
ok() { number=$((number + 1)) && echo "ok $number - java package: $*"; }
fail() { number=$((number + 1)) && bad=1 && echo "not ok $number - java package: $1" && sed 's/^/    /' "$work/log" | tail -n 40; }
step() { # step NAME COMMAND...
    local name=$1
    shift
    if "$@" >"$work/log" 2>&1; then ok "$name"; else fail "$name"; fi
}
says() { # says NAME PATTERN COMMAND...: its output matches
    local name=$1 pattern=$2
    shift 2
    "$@" >"$work/log" 2>&1 || true
    if grep -qE -- "$pattern" "$work/log"; then ok "$name"; else fail "$name"; fi
}

step "tests pass, jars are made and installed" "$root/java/maven.sh" -f "$root/java/pom.xml" install
[ "$bad" = 0 ] || exit 1
made=$root/build/java/maven
jar=$made/tagwire-0.1.0.jar
native=META-INF/native/linux-$(uname -m)/libtagwire_jni.so
holds() { unzip -Z1 "$1" >"$work/files" && grep -qx "$2" "$work/files"; }
step "the jar has the natives" holds "$jar" "$native"
step "the jar has its module" holds "$jar" module-info.class
step "the classifier jar has the natives" holds "$made/tagwire-0.1.0-linux-x86_64.jar" "$native"
step "sources" holds "$made/tagwire-0.1.0-sources.jar" io/tagwire/Plan.java
step "javadoc" holds "$made/tagwire-0.1.0-javadoc.jar" io.tagwire/io/tagwire/Plan.html

cp -r "$root/java/samples/outside" "$work/outside"
step "a project outside the tree builds" "$root/java/maven.sh" -f "$work/outside/pom.xml" package
step "it runs" bash -c "java -cp '$work/outside/target/classes:$jar' example.FiveMinutes | diff - '$root/java/samples/outside/expected.txt'"
step "it runs with the package relocated" bash -c "java -cp '$work/outside/target/outside-1.jar' example.FiveMinutes | diff - '$root/java/samples/outside/expected.txt'"

javac -cp "$jar" -d "$work/check" "$root/java/tests/loader/LoaderCheck.java"
unzip -q -o "$jar" "$native" -d "$work/files.d"
library=$work/files.d/$native
check() { java "$@" -cp "$work/check:${CHECK_JAR:-$jar}" LoaderCheck; }
mkdir "$work/tmp" "$work/path"
cp "$library" "$work/path/libtagwire_jni.so"
says "extraction" "^loaded 0.1.0 from /META-INF" check "-Dtagwire.native.dir=$work/tmp"
step "extraction leaves nothing behind" test -z "$(ls -A "$work/tmp")"
says "explicit path" "^loaded 0.1.0 from $library" check "-Dtagwire.native.path=$library"
says "explicit path that is not there" "no native library for Linux amd64 \(linux-x86_64\).*" check "-Dtagwire.native.path=/nowhere/x.so"
says "its cause" "property tagwire.native.path: /nowhere/x.so: no such file" check "-Dtagwire.native.path=/nowhere/x.so"
says "library path" "^loaded 0.1.0 from $work/path/" check "-Djava.library.path=$work/path"
says "missing folder" "into /nowhere: no such folder \(property tagwire.native.dir\)" check -Dtagwire.native.dir=/nowhere
echo "not a library" >"$work/tmp/x.so"
says "a file that is no library" "tmp/x.so: .*(invalid ELF|too short)" check "-Dtagwire.native.path=$work/tmp/x.so"
rm "$work/tmp/x.so"
says "two class loaders" "^loader 1 0.1.0" java -cp "$work/check:$jar" LoaderCheck "$jar"
says "two class loaders on one path" "^loader 1 0.1.0" java "-Dtagwire.native.path=$library" -cp "$work/check:$jar" LoaderCheck "$jar"

cp "$jar" "$work/changed.jar"
mkdir -p "$work/changed/$(dirname "$native")"
head -c 100 "$library" >"$work/changed/$native"
(cd "$work/changed" && zip -q "$work/changed.jar" "$native")
CHECK_JAR=$work/changed.jar says "a library that was changed in the jar" "is not what was packed: SHA-256" check "-Djava.library.path=/nowhere"

mkdir "$work/other"
cp -r "$root/java/src/main/java/io" "$work/other/io"
sed -i 's/ABI_HASH = 0x[0-9a-f]*L/ABI_HASH = 1L/' "$work/other/io/tagwire/Layout.java"
javac -d "$work/otherclasses" "$work"/other/io/tagwire/*.java
CHECK_JAR=$work/otherclasses says "another version" "tagwire: .*0\.1" check "-Dtagwire.native.path=$library"

noexec() { unshare -rm sh -c "mount -t tmpfs -o noexec none '$work/tmp' && java '-Dtagwire.native.dir=$work/tmp' -cp '$work/check:$jar' LoaderCheck"; }
if unshare -rm mount -t tmpfs -o noexec none "$work/tmp" 2>/dev/null; then
    says "noexec folder" "the folder is mounted noexec; let the property tagwire.native.dir name another" noexec
else
    number=$((number + 1)) && echo "ok $number - java package: noexec folder # SKIP this machine lets nobody mount"
fi
exit "$bad"
