#!/usr/bin/env bash
# Fills .venv from a hashed lock file, then adds the project itself as an editable install.
#
#   tools/setup.sh [LOCK]     LOCK is a name in locks/, without .txt; "dev" if not given
#
# Uses uv if it is on PATH, otherwise pip. Nothing is installed outside .venv. PYTHON names the interpreter.
set -euo pipefail
cd "$(dirname "$0")/.."

lock=locks/${1:-dev}.txt
python=${PYTHON:-python3}
venv_python=.venv/bin/python
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_USER=0

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
have_uv() { command -v uv >/dev/null; }

make_venv() {
    command -v "$python" >/dev/null || fail "$python not found; name one with: make setup PYTHON=/path/to/python3.11"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "Pileus needs Python 3.11 or newer, but $python is $("$python" -V 2>&1); try: make setup PYTHON=python3.11"
    rm -rf .venv
    say "making .venv with $("$python" -V)"
    if have_uv; then
        uv venv --quiet --python "$(command -v "$python")" .venv
    elif ! "$python" -m venv .venv >/dev/null 2>&1; then
        # Debian without python3-venv has no ensurepip; the system's own pip can fill the environment instead.
        "$python" -m pip --version >/dev/null 2>&1 || fail "$python has neither ensurepip nor pip; install pip or uv"
        "$python" -m venv --without-pip --clear .venv
    fi
}

install() {
    if have_uv; then
        uv pip install --quiet --python "$venv_python" "$@"
    elif "$venv_python" -c 'import pip' 2>/dev/null; then
        "$venv_python" -m pip install -qq "$@"
    else
        "$python" -m pip --python "$venv_python" install -qq "$@"
    fi
}

# A missing environment, one whose Python has gone, or one too old: start afresh.
"$venv_python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || make_venv

say "installing $lock with $(if have_uv; then echo uv; else echo pip; fi)"
install --require-hashes -r "$lock"
say "installing pileus (editable)"
install --no-deps --no-build-isolation --editable .
