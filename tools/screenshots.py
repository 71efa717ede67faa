"""Pictures of every main screen, of a real server in a real Chromium, in all sizes and both themes.

    make screenshots                                 all of them, into build/screenshots/
    make screenshots ARGS="election phone"           only those whose names have one of these words
    make screenshots ARGS="--size 390 --theme dark"  only that size and that theme

A screen is a name and a function that leads there (tools/screens/). Another game adds a file with a list of its own.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.serving import Served, serving
from tests.web.browsing import DESK, PHONE, TABLET, Visitor, browsing
from tests.web.table_page import TablePage
from tools.screens import Screen, emancipation, liberte, lobby

FOLDER = Path(__file__).parent.parent / "build" / "screenshots"
SCREENS: list[Screen] = [*lobby.SCREENS, *liberte.SCREENS, *emancipation.SCREENS]
SIZES: dict[int, dict[str, Any]] = {1440: {"viewport": DESK}, 768: {"viewport": TABLET}, 390: PHONE}
THEMES = ("light", "dark")


def main() -> None:
    """Take the pictures that are asked for."""
    asked = argparse.ArgumentParser(description="Take pictures of every main screen.")
    asked.add_argument("words", nargs="*", help="only screens whose names have one of these words")
    asked.add_argument("--size", type=int, choices=SIZES, action="append", help="only this width")
    asked.add_argument("--theme", choices=THEMES, action="append", help="only this theme")
    asked.add_argument("--language", default="en-GB", help="of the browser, such as it-IT")
    wanted = asked.parse_args()
    sizes, themes = wanted.size or list(SIZES), wanted.theme or list(THEMES)
    screens = [one for one in SCREENS if not wanted.words or any(word in one.name for word in wanted.words)]
    todo = [(screen, size) for size in sizes for screen in screens if size in screen.sizes]
    FOLDER.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--pace", "0", "--rate", "1000") as served,
        browsing() as browser,
    ):
        for number, (screen, size) in enumerate(todo, start=1):
            visitor = Visitor(browser, served.address, locale=wanted.language, **SIZES[size])
            take(screen, size, themes, visitor, served)
            visitor.close()
            print(f"{number:3} of {len(todo)}  {size:4} px  {screen.name}", flush=True)
    print(f"{len(todo) * len(themes)} pictures in {FOLDER}, in {time.monotonic() - began:.0f} s")


def take(screen: Screen, size: int, themes: list[str], visitor: Visitor, served: Served) -> None:
    """Lead there, and take a picture in each theme."""
    table = TablePage(visitor)
    screen.show(table)
    for theme in themes:
        visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        visitor.page.wait_for_timeout(250)  # what was asked for has come, what moves has settled
        visitor.page.screenshot(path=FOLDER / f"{screen.name}-{size}-{theme}.png", full_page=screen.whole)


if __name__ == "__main__":
    main()
