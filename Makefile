# `make play` and `make test` do all their own set-up, inside this folder.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=
GAME ?=
BIN := .venv/bin
READY := .venv/.ready
PLAYABLE := .venv/.ready-run
PEERS := .venv/.ready-peers

# Compiled rules stay in this folder too.
export PYTHON
export PILEUS_CACHE ?= $(CURDIR)/.cache/pileus

.DEFAULT_GOAL := help
.PHONY: help setup play test lint format types imports tests browser screenshots load pagespeed bottimes bench peers locks clean

help:  ## Print this list
	@echo "Pileus: Liberté and Pax Emancipation. Needs Python 3.11 or newer with pip (or uv)."
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "PYTHON=python3.12 chooses the interpreter, JOBS=4 the test processes, ARGS=\"…\" goes to the command."

setup: $(READY)  ## Fill .venv from locks/dev.txt (the others do this themselves)

$(READY): pyproject.toml locks/dev.txt tools/setup.sh
	@tools/setup.sh dev
	@touch $@ $(PLAYABLE)

# To play takes far less than to test: no checkers, no browser's driver, no second database.
$(PLAYABLE): locks/run.txt tools/setup.sh
	@tools/setup.sh run
	@touch $@

play: $(PLAYABLE)  ## Play in the browser (GAME=liberte or GAME=emancipation: at a text table)
	@$(BIN)/python -m pileus play $(GAME) $(ARGS)

test: lint types imports tests  ## Lint, types, import rules and all tests

lint: setup  ## Check style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: setup  ## Put style and formatting right
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: setup  ## Check types, of the page too
	$(BIN)/mypy --strict
	tools/types.sh

imports: setup  ## Check that each room imports only the rooms it may
	$(BIN)/lint-imports --no-logo --no-cache

tests: setup browser  ## Run the tests alone
	$(BIN)/pytest -n $(JOBS) --dist worksteal $(ARGS)

browser:  ## See that there is a Chromium for the tests of the page
	@tools/browser.sh

screenshots: setup browser  ## Take pictures of every main screen, into build/screenshots
	@$(BIN)/python -m tools.screenshots $(ARGS)

load: setup  ## Measure the server: 200 live games, choosing as fast as it lets them
	@$(BIN)/python tools/load.py $(ARGS)

pagespeed: setup browser  ## Measure the page in Chromium: first usable paint, and a redraw of each board
	@$(BIN)/python -m tools.page_speed $(ARGS)

bottimes: setup browser  ## Measure in Chromium how long the moves of bots take
	@$(BIN)/python -m tools.bot_times $(ARGS)

bench: setup  ## Measure speed (after `make peers`, beside other engines)
	@$(BIN)/python -m pileus bench $(ARGS)

peers: $(PEERS)  ## Add the engines that bench compares with to .venv

$(PEERS): $(READY) locks/peers.txt
	@tools/setup.sh peers
	@touch $@

locks:  ## Write locks/*.txt anew (ARGS=--upgrade for newer versions)
	@tools/locks.sh $(ARGS)

clean:  ## Remove environments, caches and packages
	rm -rf .venv .venv-tools build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
