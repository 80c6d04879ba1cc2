"""Logs: one JSON object a line, without anything secret.

No query, no cookie, no body and no key of a seat is ever written: a path is all that is known of a
request, and keys stand in the fragment of a link, which no browser sends.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import msgspec

from areopolis.server.settings import Settings

ACCESS: Final = logging.getLogger("areopolis.server.access")
# What every record has by itself; whatever else it has was said by whoever logged it.
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        said: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said.update({name: value for name, value in vars(record).items() if name not in USUAL})
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


class TextFormatter(logging.Formatter):
    """Writes a record for somebody at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, and the trace where there is one."""
        extra = [f"{name}={value}" for name, value in vars(record).items() if name not in USUAL]
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = " ".join([clock, record.levelname.lower(), record.getMessage(), *extra])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configure(settings: Settings) -> None:
    """Send what is logged to the error stream, in the form and from the level asked for."""
    at_terminal = sys.stderr.isatty()
    form, level = settings.log_format, settings.log_level
    if form == "auto":
        form = "text" if at_terminal else "json"
    if level == "auto":
        # Whoever starts a server to play wants to see the address, not every request.
        level = "warning" if at_terminal else "info"
    handler = logging.StreamHandler()
    handler.setFormatter(TextFormatter() if form == "text" else JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("areopolis").setLevel(level.upper())
    # At its lower levels it would write the queries of sockets.
    web = logging.getLogger("uvicorn.error")
    web.setLevel(logging.WARNING)
    web.addFilter(is_news)


def is_news(record: logging.LogRecord) -> bool:
    """Whether the web server has something to say: a socket that we refuse is no error."""
    return "without completing handshake" not in record.getMessage()


def log_request(
    method: str, path: str, status: int, seconds: float, address: str, request: str
) -> None:
    """Log one answered request, or one socket that is closed."""
    if not ACCESS.isEnabledFor(logging.INFO):
        return
    ACCESS.info(
        "request",
        extra={
            "method": method,
            "path": path,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "address": address,
            "request": request,
        },
    )
