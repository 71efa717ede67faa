"""Logs that machines can read: one JSON object a line, on standard error."""

from __future__ import annotations

import json
import logging
import sys
import time

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Time, level, logger, message, and whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in PLAIN},
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class NotSaidTwice(logging.Filter):
    """uvicorn calls a websocket that was refused with a status a mistake of ours; the guard has logged it already."""

    def filter(self, record: logging.LogRecord) -> bool:
        """All but that."""
        return record.getMessage() != "ASGI callable returned without completing handshake."


def set_up_logs(level: str = "info") -> None:
    """From now on, for this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel("WARNING")  # start, stop and every request have lines of our own
    logging.getLogger("uvicorn.error").addFilter(NotSaidTwice())
