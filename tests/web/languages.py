"""Looks for English in a page of another language, by the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast
from playwright.sync_api import Page

from pileus import locale

# Every text and every label for screen readers; the rulebook itself is in English.
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  const other = ".rules, script, noscript, #failed, option[lang]";
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest(other)) found.push(walker.currentNode.data);
  }
  for (const name of ["aria-label", "title", "placeholder"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
  }
  return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


def english(page: Page, language: str) -> set[str]:
    """The pieces of English messages that a page shows, though its language says them otherwise."""
    phrases, labels = untranslated(language)
    texts = set(page.evaluate(TEXTS))
    whole = "\n".join(texts)
    return {phrase for phrase in phrases if phrase in whole} | (labels & texts)


@cache
def untranslated(language: str) -> tuple[set[str], set[str]]:
    """Pieces of English messages that the other language has nowhere: phrases of several words, and whole labels."""
    theirs = set(pieces(language))
    ours = set(pieces("en")) - theirs
    said = "\n".join(theirs)
    phrases = {piece for piece in ours if len(re.findall(r"[A-Za-z]{2,}", piece)) > 2 and piece not in said}
    return phrases, {piece for piece in ours if re.search(r"[A-Za-z]{3}", piece) and piece not in said}


def pieces(language: str) -> Iterator[str]:
    """All that is written out in the messages of a language, between their variables."""
    for name in locale.catalogues(language):
        for entry in locale.resource(name, language).body if not name.startswith("cli") else []:
            if isinstance(entry, ast.Message):
                yield from written(entry)


def written(part: Any) -> Iterator[str]:
    """The texts in a message, in all its variants."""
    if isinstance(part, ast.TextElement):
        yield re.sub(r"\s+", " ", part.value).strip(" ,.;:()“”")
    for name in ("value", "elements", "expression", "variants"):
        inner = getattr(part, name, None)
        for one in inner if isinstance(inner, list) else [inner]:
            if isinstance(one, ast.BaseNode):
                yield from written(one)
