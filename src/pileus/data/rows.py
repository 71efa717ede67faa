"""CSV files of printed components, read field by field; what is wrong becomes one sentence."""

from __future__ import annotations

import csv
import re
from pathlib import Path

from . import DataError


class Row:
    """One line of a CSV file, read field by field; a bad field becomes one sentence."""

    def __init__(self, path: Path, line: int, fields: dict[str, str | None], rule: str) -> None:
        self.path, self.line, self.fields, self.rule = path, line, fields, rule

    def text(self, field: str) -> str:
        """The field as it is."""
        if field not in self.fields:
            raise DataError(self.rule, f"{self.path.name} has no column {field}")
        return (self.fields[field] or "").strip()

    def word(self, field: str) -> str:
        """The field, which must not be empty."""
        text = self.text(field)
        if not text:
            self.fail(field, "nothing is written there")
        return text

    def number(self, field: str, low: int, high: int, empty: int | None = None) -> int:
        """The field as an integer from low to high; `empty` if nothing is written and that is allowed."""
        text = self.text(field)
        if not text and empty is not None:
            return empty
        if not re.fullmatch("-?[0-9]{1,9}", text) or not low <= int(text) <= high:
            self.fail(field, f"'{text}' is not a number from {low} to {high}")
        return int(text)

    def one_of(self, field: str, allowed: tuple[str, ...]) -> str:
        """The field as one of a few words."""
        text = self.text(field)
        if text not in allowed:
            self.fail(field, f"'{text}' is not one of {', '.join(word or 'nothing' for word in allowed)}")
        return text

    def fail(self, field: str, sentence: str) -> None:
        """Refuse the file."""
        raise DataError(self.rule, f"{self.path.name} line {self.line}, field {field}: {sentence}")


def read_rows(path: Path, rule: str, reading: str) -> list[Row]:
    """All lines of a CSV file, to be checked against `rule`; `reading` is the paragraph on data files."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.DictReader(file)
            if len(reader.fieldnames or ()) == 1 and ";" in (reader.fieldnames or "")[0]:
                raise DataError(reading, f"{path.name} is separated by semicolons; save it again separated by commas")
            return [Row(path, reader.line_num, fields, rule) for fields in reader]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise DataError(reading, f"{path.name} cannot be read as a UTF-8 CSV file: {error}") from error


def numbered(
    path: Path, rule: str, field: str, things: str, numbers: list[int], expected: int, rows: list[Row]
) -> None:
    """Refuse rows that are not numbered from 1 to `expected`, each number once."""
    seen: set[int] = set()
    for row, number in zip(rows, numbers, strict=True):
        if number in seen:
            row.fail(field, f"{number} is used twice")
        seen.add(number)
    missing = sorted(set(range(1, expected + 1)) - seen)
    if missing:
        raise DataError(
            rule, f"{path.name} has {len(numbers)} {things} instead of {expected}: number {missing[0]} is missing"
        )
