"""What README and docs say runs: their examples, and every command they show."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from pileus.cli import app
from pileus.cli.table_command import TableCommand
from pileus.cli.table_options import options_of
from pileus.games import find

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", ["README.md", "docs/studying.md"])
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]):
    scope: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, page, "exec"), scope)
    assert capsys.readouterr().out


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
