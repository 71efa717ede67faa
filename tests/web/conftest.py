"""One browser and one server for all tests of the page that a process runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from pileus.client import Client
from tests.server.serving import Served, serving
from tests.web import positions
from tests.web.browsing import Visitor, browsing

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web"), "--pace", "0", "--rate", "1000") as served:
        yield served


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    """Somebody comes with a browser of their own; whatever its console said counts as a failure."""
    visitors: list[Visitor] = []

    def come(address: str = served.address, **context: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def claire(visit: Visit) -> Visitor:
    return visit()


@pytest.fixture
def client(served: Served) -> Iterator[Client]:
    """Somebody who plays without a browser."""
    client = Client(served.address, "Joshua")
    yield client
    client.close()


@pytest.fixture(scope="package")
def over(served: Served) -> str:
    """A table where bots have played a game to its end."""
    client = Client(served.address)
    wanted = positions.the_last_round(me="bot")
    table = str(client.ask("POST", "/api/tables", {"game": "liberte", **wanted})["id"])
    for state in client.live(table, watch=True):
        assert state["result"] or state["to_move"] is not None
    client.close()
    return table
