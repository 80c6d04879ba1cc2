"""The client's files: packed, kept for ever where their name allows it, and nothing beside them."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from areopolis.server.gate.refusals import HANDLERS
from areopolis.server.routes.static import FOR_EVER, PAGES, handlers

INDEX = "<!doctype html><title>Areopolis</title>"
SCRIPT = "console.log(1)\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A little built client, and a secret beside it."""
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "icons").mkdir()
    (built / "index.html").write_text(INDEX, "utf-8")
    (built / "manifest.webmanifest").write_text("{}", "utf-8")
    (built / "icons" / "icon.svg").write_text("<svg/>", "utf-8")
    (built / "assets" / "main-a1b2.js").write_text(SCRIPT, "utf-8")
    (built / "assets" / "main-a1b2.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (built / "assets" / "main-a1b2.js.br").write_bytes(b"brotli")
    (tmp_path / "secret").write_text("42", "utf-8")
    return built


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    app = Litestar(
        handlers(folder), exception_handlers=HANDLERS, logging_config=None, openapi_config=None
    )

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://tables.test") as one:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            return await one.request(method, path, headers={"accept-encoding": "identity", **sent})

    return asyncio.run(asked())


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_the_index_and_is_asked_for_anew(folder: Path, page: str) -> None:
    answer = ask(folder, page.replace("{rest:path}", "some/where"))

    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_with_a_hash_is_kept_for_ever(folder: Path) -> None:
    answer = ask(folder, "/assets/main-a1b2.js")

    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == FOR_EVER


def test_the_browser_gets_the_packing_that_it_takes(folder: Path) -> None:
    packed = ask(folder, "/assets/main-a1b2.js", accept_encoding="gzip, deflate")
    plain = ask(folder, "/assets/main-a1b2.js", accept_encoding="zstd")
    transport_level = ask(folder, "/", accept_encoding="gzip, br")

    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == SCRIPT
    assert packed.headers["content-type"].startswith("text/javascript")
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 2
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in transport_level.headers


def test_brotli_is_taken_before_gzip(folder: Path) -> None:
    answer = ask(folder, "/assets/main-a1b2.js", "HEAD", accept_encoding="gzip, deflate, br")

    assert answer.headers["content-encoding"] == "br"


def test_an_unchanged_file_is_not_sent_again(folder: Path) -> None:
    tag = ask(folder, "/").headers["etag"]
    again = ask(folder, "/", if_none_match=tag)
    (folder / "index.html").write_text(INDEX + "new", "utf-8")
    changed = ask(folder, "/", if_none_match=tag)

    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert changed.text == INDEX + "new"


def test_a_file_that_changes_while_the_server_runs_is_read_anew(folder: Path) -> None:
    app = Litestar(
        handlers(folder), exception_handlers=HANDLERS, logging_config=None, openapi_config=None
    )

    async def asked() -> list[str]:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://tables.test") as one:
            before = (await one.get("/")).text
            (folder / "index.html").write_text("anew", "utf-8")
            return [before, (await one.get("/")).text]

    assert asyncio.run(asked()) == [INDEX, "anew"]


def test_the_head_alone_can_be_asked_for(folder: Path) -> None:
    answer = ask(folder, "/", "HEAD")

    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) == len(INDEX)


@pytest.mark.parametrize("path", ["/manifest.webmanifest", "/icons/icon.svg"])
def test_files_beside_the_index_are_served(folder: Path, path: str) -> None:
    answer = ask(folder, path)

    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret",
        "/assets/..%2f..%2fsecret",
        "/assets/%2e%2e/%2e%2e/secret",
        "/assets//secret",
        "/assets/nothing.js",
        "/assets/",
        "/assets/main-a1b2.js/x",
        "/secret",
        "/favicon.ico",
        "/assets/%00",
        "/assets/" + "x" * 5000,
    ],
)
def test_nothing_else_is_ever_served(folder: Path, path: str) -> None:
    answer = ask(folder, path)

    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_without_a_built_client_the_answer_says_so(tmp_path: Path) -> None:
    answer = ask(tmp_path / "nothing", "/")

    assert (answer.status_code, answer.json()["code"]) == (503, "no-client")


def test_an_unknown_address_is_a_page_for_people_and_a_refusal_for_programs(folder: Path) -> None:
    person = ask(folder, "/nowhere/at/all", accept="text/html,application/xhtml+xml,*/*;q=0.8")
    program = ask(folder, "/nowhere/at/all", accept="application/json")
    lost = ask(folder, "/api/nowhere", accept="text/html")
    posted = ask(folder, "/nowhere/at/all", "POST", accept="text/html")

    assert (person.status_code, person.text) == (404, INDEX)
    assert person.headers["cache-control"] == "no-cache"
    for answer in (program, lost, posted):
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
