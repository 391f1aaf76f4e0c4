#!/usr/bin/env bash
# maven.sh ARGUMENTS: Maven; offline over Debian's repository where that is there, for its own plugins of these versions are all the build needs.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
arguments=()
if [ -d /usr/share/maven-repo/org/junit/jupiter ] && [ -z "${TAGWIRE_MAVEN_ONLINE:-}" ]; then
    mkdir -p "$root/build/java"
    cat >"$root/build/java/settings.xml" <<XML
<settings>
  <localRepository>$root/build/java/repository</localRepository>
  <mirrors><mirror><id>debian</id><mirrorOf>*</mirrorOf><url>file:///usr/share/maven-repo</url></mirror></mirrors>
</settings>
XML
    arguments=(-s "$root/build/java/settings.xml")
fi
exec mvn -B -q "${arguments[@]}" "$@"
