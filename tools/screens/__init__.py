"""What pictures are taken of: a list of screens for each part of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.web.table_page import TablePage

Show = Callable[[TablePage], None]


class Screen(NamedTuple):
    """A screen: its name in the file's name, and what leads there in a fresh browser."""

    name: str
    show: Show
    sizes: tuple[int, ...] = (1440, 768, 390)
    whole: bool = False  # down to the end of the page, not only what fits


PHONE_ONLY = (390,)
