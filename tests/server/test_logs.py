"""Logs: one object a line, with everything an operator needs and nothing secret."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from areopolis.server.logs import JsonFormatter, TextFormatter, configure
from areopolis.server.settings import Settings
from server.little import ask, little

SECRET = "s3cr3t"


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """Leave the logging of this process as it was."""
    loggers = [logging.getLogger(name) for name in ("", "areopolis", "uvicorn.error")]
    before = [(one, one.handlers[:], one.level, one.filters[:]) for one in loggers]
    yield
    for one, handlers, level, filters in before:
        one.handlers[:], one.filters[:] = handlers, filters
        one.setLevel(level)


def test_a_request_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json", log_level="info"))
    answer = ask(little(), "GET", "/api/who")
    (line,) = capsys.readouterr().err.splitlines()
    said = json.loads(line)

    assert (said["level"], said["message"]) == ("info", "request")
    assert (said["method"], said["path"], said["status"]) == ("GET", "/api/who", 200)
    assert said["address"] == "192.0.2.7"
    assert said["ms"] >= 0
    assert said["request"] == answer.headers["x-request-id"]


def test_nothing_secret_is_ever_written(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json", log_level="debug"))
    headers = {
        "cookie": f"areopolis={SECRET}",
        "authorization": SECRET,
        "referer": f"http://x/{SECRET}",
        "user-agent": SECRET,
    }
    for path in ("/api/who", "/api/no", "/api/number", "/api/broken"):
        ask(little(), "GET", f"{path}?key={SECRET}", headers=headers)
    ask(little(), "POST", "/api/echo", json={SECRET: 1}, headers=headers)
    ask(little(), "POST", "/api/echo", json={SECRET: SECRET}, headers=headers)
    written = capsys.readouterr().err

    assert len(written.splitlines()) == 7
    assert SECRET not in written


def test_the_web_server_says_nothing_about_queries_and_refused_sockets(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure(Settings(log_format="json", log_level="debug"))
    web = logging.getLogger("uvicorn.error")
    web.info('192.0.2.7 - "WebSocket /live?key=%s" [accepted]', SECRET)
    web.error("ASGI callable returned without completing handshake.")
    web.error("the disk is full")

    assert [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()] == [
        "the disk is full"
    ]


def test_an_error_has_its_trace_in_one_line() -> None:
    try:
        raise ValueError("nothing\nis")
    except ValueError:
        found = sys.exc_info()
    record = logging.LogRecord("areopolis", logging.ERROR, "", 0, "it %s", ("broke",), found)
    record.table = "abc"
    line = JsonFormatter().format(record)
    said = json.loads(line)

    assert "\n" not in line
    assert (said["message"], said["table"]) == ("it broke", "abc")
    assert "ValueError" in said["trace"]
    text = TextFormatter().format(record)
    assert "error it broke table=abc" in text.splitlines()[0]
    assert "ValueError" in text


def test_at_a_terminal_only_what_matters_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    configure(Settings())
    ask(little(), "GET", "/api/who")
    ask(little(), "GET", "/api/broken")
    written = capsys.readouterr().err

    assert "/api/who" not in written
    assert "internal error" in written
    assert not written.startswith("{")


def test_elsewhere_every_request_is_logged_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings())
    ask(little(), "GET", "/api/who")

    assert json.loads(capsys.readouterr().err)["path"] == "/api/who"
