"""`pileus play` without a game: a server on loopback, and a browser that opens the page."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx


def test_it_serves_the_page_and_opens_a_browser(tmp_path: Path):
    opened = tmp_path / "opened"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    script.chmod(0o755)
    playing = subprocess.Popen(
        [sys.executable, "-m", "pileus", "play", "--database", str(tmp_path / "games.sqlite")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "BROWSER": str(script), "COLUMNS": "200", "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert playing.stdout is not None
        said = [playing.stdout.readline() for _ in range(2)]
        address = said[1].split("Pileus is at ")[1].split(";")[0]
        assert "<title>Pileus" in httpx.get(address).text
        assert httpx.get(f"{address}health").json()["ok"]
    finally:
        playing.send_signal(signal.SIGINT)
        assert playing.wait(timeout=30) == 0
    assert opened.read_text().strip() == address
