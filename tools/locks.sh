#!/usr/bin/env bash
# Rewrites locks/*.txt from pyproject.toml. Arguments go to uv: `tools/locks.sh --upgrade` takes newer versions.
# Uses the uv on PATH, or one installed into .venv-tools.
set -euo pipefail
cd "$(dirname "$0")/.."

uv=$(command -v uv || true)
if [ -z "$uv" ]; then
    uv=.venv-tools/bin/uv
    if [ ! -x "$uv" ]; then
        echo "locks: installing uv into .venv-tools"
        "${PYTHON:-python3}" -m venv .venv-tools
        .venv-tools/bin/python -m pip install -qq uv
    fi
fi

lock() {
    local name=$1
    shift
    echo "locks: locks/$name.txt"
    "$uv" --no-config pip compile pyproject.toml --quiet --universal --generate-hashes --no-emit-index-url \
        --python-version 3.11 --custom-compile-command "make locks" --output-file "locks/$name.txt" "$@"
}

# dev comes first and binds the others: `make peers` installs on top of what `make setup` installed.
mkdir -p locks
lock dev --extra fast --extra arena --extra report --extra cluster --extra dev "$@"
lock run --extra fast --constraint locks/dev.txt "$@"
lock peers --extra fast --extra peers --constraint locks/dev.txt "$@"

if grep -nE '://|(^|[ "])/|file:' locks/*.txt; then
    echo "locks: the lines above name a host or a path; locks name packages only" >&2
    exit 1
fi
