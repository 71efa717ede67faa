"""What README and docs say runs: their examples, and every command they show."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from pileus.cli import app
from pileus.cli.table_command import TableCommand
from pileus.cli.table_options import options_of
from pileus.client import Client
from pileus.games import find
from tests.server.serving import Served, serving

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", ["README.md", "docs/studying.md", "docs/writing-a-bot.md"])
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]):
    scope: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, page, "exec"), scope)
    assert capsys.readouterr().out


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("docs")) as server:
        yield server


def test_the_example_of_the_api_runs_against_a_server(served: Served, capsys: pytest.CaptureFixture[str]):
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block.replace("http://127.0.0.1:8000", served.address), "docs/api.md", "exec"), {})
    assert capsys.readouterr().out.startswith("emancipation-end-")


def test_the_page_of_the_api_names_every_route(served: Served):
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    words = {"{table_id}": "ID", "{seat}": "S", "{game}": "GAME", "{language}": "LANGUAGE", "{link}": "LINK"}
    paths = Client(served.address).ask("GET", "/api/schema/openapi.json")["paths"]
    for path in paths:
        shown = re.sub(r"{\w+}", lambda part: words[part[0]], path)
        assert shown in text or f"…/{shown.rpartition('/')[2]}" in text, path


def test_the_page_for_hosts_names_every_option():
    options = {option for parameter in get_command(app).commands["serve"].params for option in parameter.opts}  # type: ignore[attr-defined]
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert {option for option in options if f"`{option}`" not in text} - {"--help", "-h"} == set()


def commands(page: Path) -> list[str]:
    """The pileus commands of a page, as typed."""
    lines = re.findall(r"^    (?:\.venv/bin/)?(pileus .*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [line.split("#")[0].strip() for line in lines]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_shown_exists_with_its_options(page: Path):
    group: Any = get_command(app)
    for line in commands(page):
        words = shlex.split(line)[1:]
        while words[0] == "--data":
            words = words[2:]
        command = group.commands[words[0]]
        known = {option for parameter in command.params for option in parameter.opts + parameter.secondary_opts}
        if isinstance(command, TableCommand):
            known |= {flag for option in options_of(find(words[1])) for flag in option.flags}
        assert {word.split("=")[0] for word in words if word.startswith("--")} <= known, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_to_a_file(page: Path):
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_no_page_has_a_placeholder():
    for page in PAGES:
        assert not re.search(r"^[A-Z]{5,}$", page.read_text(encoding="utf-8"), re.MULTILINE), page.name
