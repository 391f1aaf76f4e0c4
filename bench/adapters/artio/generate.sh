#!/usr/bin/env bash
# generate.sh PEER OUT: Artio's codecs of the small dictionary, by its own generator, from the class path PEER into OUT. Its session interfaces want three
# more fields in the header, which no frame has.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
names='<field name="SenderLocationID" required="N"/><field name="TargetLocationID" required="N"/><field name="LastMsgSeqNumProcessed" required="N"/>'
fields='<field number="142" name="SenderLocationID" type="STRING"/><field number="143" name="TargetLocationID" type="STRING"/><field number="369" name="LastMsgSeqNumProcessed" type="INT"/>'
sed -e "s|</header>|$names</header>|" -e "s|</fields>|$fields</fields>|" "$here/../../contract/FIX42-bench.xml" >"$2.xml"
exec java --add-opens java.base/jdk.internal.misc=ALL-UNNAMED -cp "$1" uk.co.real_logic.artio.dictionary.CodecGenerationTool "$2" "$2.xml"
