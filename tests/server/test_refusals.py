"""Whatever is refused is refused with a status, a code and a sentence, and nothing else."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

import areopolis.server
from areopolis.catalogues import LANGUAGES
from areopolis.server.gate.refusals import CODES, Refused
from areopolis.server.words.language import accepted, server_words
from server.little import ask, little
from words.catalogue_files import messages

SOURCES = sorted(Path(areopolis.server.__file__).parent.rglob("*.py"))


def codes() -> set[str]:
    """Return every code that the server refuses with."""
    found = set(CODES.values()) | {"internal"}
    for path in SOURCES:
        found |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    words = server_words(language)

    assert len(codes()) > 10
    assert sorted(code for code in codes() if not words.knows(f"refusal.{code}")) == []


def test_no_sentence_is_there_in_vain() -> None:
    written = {
        key.removeprefix("refusal.")
        for key in messages("server", "en")
        if key.startswith("refusal.")
    }

    assert sorted(written - codes()) == []


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,el;q=0.5,en;q=0.4", "el"),
        ("en;q=0.1,pl;q=0.9", "pl"),
        ("fr", "en"),
        ("pl;q=high", "en"),
        (";;,=,q", "en"),
    ],
)
def test_the_browser_says_which_language_it_reads(header: str, language: str) -> None:
    assert accepted(header) == language


def test_the_query_beats_the_browser() -> None:
    polish = {"accept-language": "pl"}
    said = [
        ask(little(), "GET", path, headers=polish).json()["message"]
        for path in ("/api/no", "/api/no?lang=de", "/api/no?lang=xx")
    ]

    assert said[0] == said[2] == server_words("pl").text("refusal.not-found")
    assert said[1] == server_words("de").text("refusal.not-found")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/no", 404, "not-found"),
        ("PUT", "/api/who", 405, "wrong-method"),
        ("GET", "/api/number", 400, "malformed"),
        ("GET", "/api/illegal", 422, "illegal-action"),
        ("GET", "/api/broken", 500, "internal"),
        ("GET", "/%ff%fe", 404, "not-found"),
    ],
)
def test_the_form_is_always_the_same(method: str, path: str, status: int, code: str) -> None:
    answer = ask(little(), method, path)
    said = answer.json()

    assert (answer.status_code, said["status"], said["code"]) == (status, status, code)
    assert set(said) == {"code", "message", "status", "field", "values"}
    assert said["message"].endswith((".", ")"))
    assert answer.headers["content-type"] == "application/json"


def test_what_the_rules_refuse_is_said_in_the_readers_language() -> None:
    said = ask(little(), "GET", "/api/illegal?lang=de").json()

    assert said["values"] == {"action": "jump", "seat": 0, "question": "q"}
    assert said["message"] != ask(little(), "GET", "/api/illegal").json()["message"]


def test_nothing_of_the_inside_leaves_the_server_but_the_log_has_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR, "areopolis.server"):
        answer = ask(little(), "GET", "/api/broken")

    assert "42" not in answer.text
    assert "Error" not in answer.text
    (record,) = caplog.records
    assert record.exc_info is not None
    assert "42" in str(record.exc_info[1])


def test_a_refusal_speaks_of_its_values() -> None:
    said = Refused("too-many", 429, seconds=7).written("en")

    assert "7" in said.message
    assert said.values == {"seconds": 7}
