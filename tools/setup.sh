#!/usr/bin/env bash
# Fills .venv from a hashed lock file.
#
#   tools/setup.sh [LOCK]     LOCK is a name in locks/, without .txt; "dev" if not given
#
# "run" is all one needs to play; it points at this folder. The others add the project as an editable install.
# Uses uv if it is on PATH, otherwise pip. Nothing is installed outside .venv. PYTHON names the interpreter.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1:-dev}
lock=locks/$name.txt
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
        "$venv_python" -m pip install --progress-bar off "$@" | progress
    else
        "$python" -m pip --python "$venv_python" install --progress-bar off "$@" | progress
    fi
}

# What pip says, as one line that counts; only if somebody watches. What goes wrong pip says on standard error.
progress() {
    if [ -t 1 ]; then
        awk -v all="$packages" '
            /^Collecting/ { printf "\rsetup: fetching %d of about %d ", ++n, all; fflush() }
            /^Installing/ { printf "\rsetup: installing …             "; fflush() }
            END { printf "\r\033[K" }'
    else
        cat >/dev/null
    fi
}

# A missing environment, one whose Python has gone, or one too old: start afresh.
"$venv_python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || make_venv

packages=$(sed -n 's/==.*//p' "$lock" | sort -u | wc -l)
say "installing $lock, $packages packages, with $(if have_uv; then echo uv; else echo pip; fi); the first time takes a while"
install --require-hashes -r "$lock"
if [ "$name" = run ]; then # what builds an editable install would have to be fetched first
    "$venv_python" -c 'import pathlib, sysconfig
pathlib.Path(sysconfig.get_path("purelib"), "pileus.pth").write_text(str(pathlib.Path("src").resolve()))'
else
    say "installing pileus (editable)"
    install --no-deps --no-build-isolation --editable .
fi
say "ready after $SECONDS seconds"
