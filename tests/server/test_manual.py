"""The manual: all requests and types on one page that loads nothing else."""

from __future__ import annotations

import asyncio
import re
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from areopolis.server.app import create_app
from areopolis.server.gate.manual import kind, page
from areopolis.server.settings import Settings


def fetched(path: str) -> httpx.Response:
    """Return a page of the whole application, which need not run for that."""
    app = create_app(Settings())

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://tables.test") as one:
            return await one.get(path)

    return asyncio.run(ask())


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    found: dict[str, Any] = fetched("/api/docs/openapi.json").json()
    return found


class Reading(HTMLParser):
    """Notes what a page names and loads."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.names: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            assert not name.startswith("on")
            assert name != "style"
            if name == "id":
                self.names.add(value or "")
            elif name in ("href", "src"):
                self.links.add(value or "")


def test_the_page_shows_every_request_and_every_type(document: dict[str, Any]) -> None:
    text = fetched("/api/docs").text
    reading = Reading()
    reading.feed(text)

    for path in document["paths"]:
        assert path in text
    assert set(document["components"]["schemas"]) <= reading.names
    assert {"script", "iframe", "img", "style"}.isdisjoint(reading.tags)


def test_every_link_of_the_page_stays_here(document: dict[str, Any]) -> None:
    reading = Reading()
    reading.feed(page(document))

    assert {link for link in reading.links if not link.startswith("#")} == {
        "/api/docs/openapi.json",
        "/api/docs/style.css",
        "/icon.svg",
    }
    assert {link[1:] for link in reading.links if link.startswith("#")} <= reading.names
    assert "url(" not in fetched("/api/docs/style.css").text


def test_every_request_may_be_refused_in_our_form(document: dict[str, Any]) -> None:
    refusal = document["components"]["schemas"]["Refusal"]

    assert set(refusal["properties"]) == {"code", "message", "status", "field", "values"}
    for path, item in document["paths"].items():
        for operation in item.values():
            answers = operation["responses"]
            assert "default" in answers, path
            assert all(re.match(r"[123]\d\d|default", status) for status in answers), path


def test_the_document_names_no_pages_of_the_client(document: dict[str, Any]) -> None:
    assert {path.split("/")[1] for path in document["paths"]} == {"api", "health", "metrics"}


def test_whatever_stands_in_a_document_is_shown_as_text() -> None:
    evil = "<script>alert(1)</script>"
    written = page(
        {
            "info": {"title": evil, "version": evil, "description": evil},
            "paths": {f"/{evil}": {"get": {"summary": evil, "responses": {}}}},
            "components": {"schemas": {evil: {"description": evil, "enum": [evil]}}},
        }
    )

    assert "<script" not in written


@pytest.mark.parametrize(
    ("schema", "shown"),
    [
        ({"type": "string"}, "string"),
        ({"type": ["string", "null"]}, "string or null"),
        ({"type": "array", "items": {"type": "integer"}}, "list of integer"),
        ({"enum": ["a", 1]}, "<code>a</code> <code>1</code>"),
        ({"oneOf": [{"type": "null"}, {"const": 3}]}, "null or <code>3</code>"),
        ({"$ref": "#/components/schemas/Sheet"}, '<a href="#Sheet"><code>Sheet</code></a>'),
        ({}, "anything"),
    ],
)
def test_a_type_is_told_in_words(schema: dict[str, Any], shown: str) -> None:
    assert kind(schema) == shown


@pytest.mark.parametrize("path", ["nothing", "openapi.yaml", "style.css/x"])
def test_what_is_not_in_the_manual_is_refused_in_our_form(path: str) -> None:
    answer = fetched(f"/api/docs/{path}")

    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


@pytest.mark.parametrize("path", ["", "/", "/openapi.json", "/style.css"])
def test_the_manual_itself_is_there(path: str) -> None:
    assert fetched(f"/api/docs{path}").status_code == 200
