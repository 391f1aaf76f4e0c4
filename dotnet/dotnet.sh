#!/usr/bin/env bash
# dotnet without telemetry and without processes that stay behind. Everything is built in build/dotnet.
#
#     dotnet/dotnet.sh test dotnet/tests/Tagwire.Tests
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 DOTNET_CLI_USE_MSBUILD_SERVER=0 MSBUILDDISABLENODEREUSE=1 UseSharedCompilation=false
exec dotnet "$@"
