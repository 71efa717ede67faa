"""The API as its OpenAPI document tells it: every route is there in words, and nothing it allows is a server error."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import randoms
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from pileus.client import Client
from tests.server.serving import Served, serving

EXAMPLES = 40
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("openapi"), "--pace", "0", "--rate", "100000") as server:
        yield server
    assert [line for line in server.log if line.get("level") == "error"] == []


@pytest.fixture(scope="module")
def document(served: Served) -> Any:
    return Client(served.address).ask("GET", "/api/schema/openapi.json")


@pytest.fixture(scope="module")
def schema(served: Served) -> Any:
    return schemathesis.openapi.from_url(f"{served.address}/api/schema/openapi.json")


class Claire:
    """Somebody with tables of both games, so that requests have something to be about."""

    def __init__(self, served: Served) -> None:
        self.client = Client(served.address, "Claire")
        here = [{"who": "me"}, {"who": "here"}, {"who": "link"}]
        opened = [
            self.client.open("liberte", here, players=3),
            self.client.open("emancipation", here, players=3),
            self.client.open("emancipation", [{"who": "me"}], mode="solitaire"),
        ]
        self.known: dict[str, list[Any]] = {
            "table_id": [table["id"] for table in opened],
            "link": [table["links"]["2"] for table in opened[:2]],
            "game": ["liberte", "emancipation"],
            "language": ["en"],
            "seat": [0, 1, 2],
        }

    def cookies(self) -> dict[str, str]:
        return dict(self.client.http.cookies.items())


@pytest.fixture(scope="module")
def claire(served: Served) -> Claire:
    return Claire(served)


def ask_about(operation: Any, claire: Claire) -> None:
    """Requests of every kind an operation allows; most are about things that are there, by somebody who may."""

    @given(case=operation.as_strategy(), luck=randoms(use_true_random=False))
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def ask(case: Any, luck: random.Random) -> None:
        for name in case.path_parameters or {}:
            if luck.random() < 0.8:
                case.path_parameters[name] = luck.choice(claire.known[name])
        case.call_and_validate(cookies=claire.cookies() if luck.random() < 0.8 else {}, checks=CHECKS)

    ask()


def test_nothing_the_document_allows_is_a_server_error(schema: Any, claire: Claire):
    asked = [operation.ok() for operation in schema.get_all_operations()]
    for operation in asked:
        ask_about(operation, claire)
    assert len(asked) >= 28


def test_every_route_is_documented_with_a_summary_and_what_it_refuses(document: Any):
    operations = [(path, method, one) for path, methods in document["paths"].items() for method, one in methods.items()]
    assert len(operations) >= 28
    for path, method, operation in operations:
        assert operation["summary"], (path, method)
        assert operation["description"].endswith("."), (path, method)
        assert {"400", "403", "404", "422", "429"} <= operation["responses"].keys()


def test_no_route_of_the_api_is_missing_from_the_document(document: Any):
    from pileus.server.routes import advising, playing, reading, tables, visiting

    handlers = [*advising.ROUTES, *playing.ROUTES, *reading.ROUTES, *tables.ROUTES, *visiting.ROUTES]
    assert len(handlers) == sum(len(methods) for methods in document["paths"].values())
