#!/usr/bin/env bash
# peer.sh NAME COORDINATES BUILD: the adapter of another engine, bench/adapters/NAME, into BUILD/java-NAME: with the jars and classes in the folder
# TAGWIRE_PEER_<NAME>, or with the artifacts (group:artifact:version, with commas between) and what they need where Maven reaches them. The last line
# says why it cannot be.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
name=$1 coordinates=$2 build=$(realpath "$3")
variable=TAGWIRE_PEER_${name^^}
place=${!variable:-}
work=$build/java-$name
command -v javac >/dev/null || { echo "needs a JDK 17 or later: put javac on PATH" && exit 1; }
rm -rf "$work"
mkdir -p "$work/classes" "$work/jars"
if [ -n "$place" ]; then
    [ -d "$place" ] || { echo "$variable: $place is no folder" && exit 1; }
    place=$(realpath "$place")
    [ -n "$(find "$place" -name '*.jar' -o -name '*.class' | head -n 1)" ] || { echo "$variable: $place holds neither jars nor classes" && exit 1; }
else
    command -v mvn >/dev/null || { echo "give the folder of its jars by $variable: there is no mvn to get $coordinates" && exit 1; }
    {
        echo "<project><modelVersion>4.0.0</modelVersion><groupId>bench</groupId><artifactId>$name</artifactId><version>1</version><packaging>pom</packaging><dependencies>"
        for artifact in ${coordinates//,/ }; do
            IFS=: read -r group id version <<<"$artifact"
            echo "<dependency><groupId>$group</groupId><artifactId>$id</artifactId><version>$version</version></dependency>"
        done
        echo "</dependencies></project>"
    } >"$work/pom.xml"
    place=$work/jars
    "$here/../maven.sh" -f "$work/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.5.0:copy-dependencies "-DoutputDirectory=$place" >"$work/maven.log" 2>&1 ||
        { echo "Maven does not reach $coordinates: give the folder of its jars by $variable" && exit 1; }
fi
peer=$(find "$place" -name '*.jar' -printf '%p:')$place
if ! javac --release 17 -Xlint:all,-classfile,-processing,-path -cp "$peer" -d "$work/classes" "$root"/java/adapter/harness/io/tagwire/bench/*.java "$root/bench/adapters/$name"/*.java >"$work/javac.log" 2>&1; then
    cat "$work/javac.log" >&2
    echo "the adapter does not compile with what is in $place: $(grep -m 1 'error:' "$work/javac.log" || tail -n 1 "$work/javac.log")" && exit 1
fi
cp "$root"/bench/contract/FIX42-bench.* "$work/classes/io/tagwire/bench/"
cat >"$work/bench-$name" <<SH
#!/bin/sh
exec java -XX:+UseSerialGC -Xmx1g -cp "$work/classes:$peer" io.tagwire.bench.Adapter "\$@"
SH
chmod +x "$work/bench-$name"
