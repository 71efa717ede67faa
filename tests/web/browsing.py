"""A real browser at a real server."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, WebSocket, expect, sync_playwright

from pileus.locale import Message, sentence

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000  # milliseconds, for machines that have other things to do
DESK = {"width": 1440, "height": 900}
TABLET = {"width": 768, "height": 1024}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """The system's Chromium; `make test` installs it."""
    named = [os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"]
    found = next((path for name in named if name and (path := shutil.which(name))), None)
    assert found is not None, "there is no Chromium; tools/browser.sh installs one"
    return found


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser for some tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """One person's browser: a context of its own, a page, what the console complained about, and what it was sent."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self.address = address
        self.context = browser.new_context(base_url=address, **{"viewport": DESK, "locale": "en-GB", **context})
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.received: list[str] = []
        self._answers: list[Response] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Another page of the same browser."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("response", self._hear_answer)
        page.on("websocket", self._listen)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        """Errors and warnings; a breach of the content security policy is one of them."""
        if message.type in ("error", "warning") and not any(text in message.text for text in self.forgiven):
            self.complaints.append(message.text)

    def _hear_answer(self, answer: Response) -> None:
        self._answers.append(answer)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def sent(self) -> list[str]:
        """Everything the server has sent so far besides files: answers and pushes."""
        answers = [one.text() for one in self._answers if "/api/" in one.url and one.status < 300]
        return answers + self.received

    def sent_lists(self, name: str) -> list[list[Any]]:
        """All lists of that name in what it was sent, however deep they lie."""
        return [found for text in self.sent() if text[:1] in "[{" for found in _lists(json.loads(text), name)]

    def forgive(self, *texts: str) -> None:
        """Chromium itself tells the console of every request that fails; where that is meant it is no complaint."""
        self.forgiven += texts

    def close(self) -> None:
        """Go away."""
        self.context.close()


def _lists(message: Any, name: str) -> Iterator[list[Any]]:
    if isinstance(message, dict):
        if isinstance(message.get(name), list):
            yield message[name]
        message = list(message.values())
    for part in message if isinstance(message, list) else []:
        yield from _lists(part, name)


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds, by all its rules or by some."""
    options = {"runOnly": list(rules)} if rules else None
    found = Axe().run(page, options=options).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def overflow(page: Page) -> float:
    """By how many pixels the page is wider than the screen."""
    return float(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def word(message_id: str, language: str = "en", **args: Any) -> str:
    """What the page says for a message of its own."""
    return sentence(Message(message_id, args, ""), language)
