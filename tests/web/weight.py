"""What a page weighs: the files a browser has loaded for it, compressed as they were sent."""

from __future__ import annotations

from typing import NamedTuple

from tests.web.browsing import Visitor

LOADED = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


class Weight(NamedTuple):
    """Compressed bytes, by what they are."""

    files: dict[str, int]
    words: int
    components: int

    @property
    def page(self) -> int:
        """Everything but words and data."""
        return sum(self.files.values())


def weigh(visitor: Visitor) -> Weight:
    """Whatever this page has loaded; a file that is used in several places is loaded once."""
    visitor.page.wait_for_load_state("networkidle")
    found: list[tuple[str, int]] = visitor.page.evaluate(LOADED)
    sizes = {name.removeprefix(visitor.address).split("#")[0]: size for name, size in found}
    files = {name: size for name, size in sizes.items() if not name.startswith("/api/")}
    words = sum(size for name, size in sizes.items() if name.startswith("/api/words/"))
    return Weight(files, words, sum(size for name, size in sizes.items() if name.endswith("/components")))
