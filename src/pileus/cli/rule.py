"""`pileus rule`: paragraphs of the rulebook."""

from __future__ import annotations

from typing import Annotated

import typer


def run(rule: Annotated[str, typer.Argument(metavar="ID", help="L8.3 or P7.2; L8 or P7 for the section.")]) -> None:
    """Print a rule, or a section of rules."""
    from pileus.rulebooks import find
    from pileus.text.voice import Voice

    Voice().paragraphs(find(rule))
