"""Structured logs: one JSON object a line. Tokens, moves and anything hidden are never handed to a logger."""

import json
import logging
import sys
import time

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A record as one line; what was given as `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        extra = {name: value for name, value in vars(record).items() if name not in _PLAIN}
        line = {"at": round(time.time(), 3), "level": record.levelname.lower(), "what": record.getMessage(), **extra}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Send everything from this level on to standard error in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.error", "aiosqlite", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
