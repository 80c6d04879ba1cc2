"""Every answer carries the headers that keep a browser safe."""

from __future__ import annotations

import pytest

from areopolis.server.gate.headers import ALWAYS, POLICY
from areopolis.server.settings import Settings
from server.little import ask, little

PATHS = ("/api/who", "/api/nothing", "/nothing", "/api/broken", "/api/refused", "/api/number")


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_them_also_refusals(path: str) -> None:
    answer = ask(little(), "GET", path)

    assert {name: answer.headers.get(name) for name in ALWAYS} == ALWAYS
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers


def test_the_policy_allows_our_own_files_only() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))

    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in POLICY
    assert "http" not in POLICY


def test_https_is_for_ever_once_the_public_address_is_https() -> None:
    app = little(Settings(public_url="https://mars.example.org"))

    assert ask(app, "GET", "/api/who").headers["strict-transport-security"] == "max-age=63072000"


def test_what_the_interface_answers_is_not_kept() -> None:
    assert ask(little(), "GET", "/api/who").headers["cache-control"] == "no-store"
    assert "cache-control" not in ask(little(), "GET", "/nothing").headers
