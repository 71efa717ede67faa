"""A real browser at a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """The system's Chromium; `make test` installs it."""
    named = [os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"]
    found = next((path for name in named if name and (path := shutil.which(name))), None)
    assert found is not None, "there is no Chromium; tools/browser.sh installs one"
    return found


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser for a module of tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """One person's browser: a context of its own, a page, and what the console complained about."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self.context = browser.new_context(base_url=address, **{"viewport": {"width": 1440, "height": 900}, **context})
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def close(self) -> None:
        """Go away."""
        self.context.close()
