#!/usr/bin/env bash
# Makes sure that there is a Chromium for the tests of the page: the system's, installed from its packages if need be.
# CHROMIUM names another one.
set -euo pipefail

say() { echo "browser: $*"; }

for found in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$found" ] && command -v "$found" >/dev/null; then
        exit 0
    fi
done
if ! command -v apt-get >/dev/null; then
    say "no Chromium found; install one, or name it with CHROMIUM=/path/to/chromium" >&2
    exit 1
fi
become=()
if [ "$(id -u)" -ne 0 ]; then become=(sudo); fi
say "installing chromium from the system's packages (once, about 100 MB)"
"${become[@]}" apt-get update -qq
"${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
command -v chromium >/dev/null || { say "the packages brought no chromium" >&2; exit 1; }
