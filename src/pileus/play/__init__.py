"""One match: seats, luck, log, undo, record, replay, verification. No I/O, and no game by name."""
