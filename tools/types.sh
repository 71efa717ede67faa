#!/usr/bin/env bash
# Checks the types that the page's comments name, with the TypeScript compiler. Needs Node.js, from the system's packages if need be.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/page"

say() { echo "types: $*"; }

if ! command -v npm >/dev/null; then
    if ! command -v apt-get >/dev/null; then
        say "no npm found; install Node.js 18 or newer" >&2
        exit 1
    fi
    become=()
    if [ "$(id -u)" -ne 0 ]; then become=(sudo); fi
    say "installing Node.js from the system's packages (once)"
    "${become[@]}" apt-get update -qq
    "${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm >/dev/null
fi
if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
    say "fetching the TypeScript compiler (once)"
    npm ci --silent
    touch node_modules/.package-lock.json
fi
exec node_modules/.bin/tsc --project .
