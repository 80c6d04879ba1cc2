"""Words among strangers: an owner can stop them, everybody can report them, and none can harm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from areopolis.cli.app import app
from areopolis.server.words.clean import clean
from server.house import ME, OPEN, House, Person, visit


async def two(house: House) -> tuple[Person, Person, str]:
    """Return an owner, somebody who only watches, and their table."""
    ada, eve = house.person(), house.person()
    created = await ada.open_table([ME, OPEN], is_public=True)
    await eve.post("/api/keys", {"key": created["watch_key"]}, 200)
    return ada, eve, created["table"]


async def chat(person: Person, table: str, **query: Any) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = (await person.sheet(table, **query))["chat"]
    return lines


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("good\x1b[31m luck", "good [31m luck"),
        ("\u202egnol\u202c", "gnol"),
        ("a\u2066b\u2069c\u200fd", "a b c d"),
        ("line\u2028line\nline", "line line line"),
        ("in\u200bvis\U000e0041ible\ufeff", "in vis ible"),
        ("e" + "\u0301" * 50, "e" + "\u0301" * 4),
        # Joiners make letters and pictures of some languages.
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
    ],
)
def test_characters_that_change_what_others_read_are_neutralised(said: str, read: str) -> None:
    assert clean(said) == read


def test_what_is_said_and_who_says_it_are_clean(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, _, table = await two(house)
        path = f"/api/tables/{table}/chat"
        await ada.patch(f"/api/tables/{table}", {"my_name": "A\u202eda", "name": "Ma\x07rs"})
        await ada.post(path, {"seat": 0, "text": "hi\u202e there"})
        sheet = await ada.sheet(table, 0)
        assert (sheet["chat"][0]["name"], sheet["chat"][0]["text"]) == ("A da", "hi there")
        assert (sheet["table"]["name"], sheet["table"]["seats"][0]["name"]) == ("Ma rs", "A da")
        assert (await ada.post(path, {"seat": 0, "text": "\u202e"}, 422))["code"] == "nothing-said"

    visit(tmp_path / "tables.db", work)


def test_an_owner_removes_lines_and_takes_the_word_and_gives_it_back(tmp_path: Path) -> None:
    found: dict[str, Any] = {}

    async def work(house: House) -> None:
        ada, eve, table = await two(house)
        path = f"/api/tables/{table}/chat"
        for text in ("one", "two"):
            await eve.post(path, {"text": text})
        await ada.post(path, {"seat": 0, "text": "three"})
        first, second, own = await chat(ada, table)
        assert first["author"] == second["author"] != own["author"]
        seen = (await ada.sheet(table))["version"]
        act = f"{path}/moderation"
        refused = await eve.post(act, {"line": own["number"], "action": "remove"}, 403)
        assert refused["code"] == "not-the-owner"
        await ada.post(act, {"line": first["number"], "action": "remove"}, 200)
        # Whoever has read it is told that it is gone.
        gone = await chat(eve, table, since=seen)
        assert [(line["number"], line["text"], line["is_removed"]) for line in gone] == [
            (first["number"], "", True)
        ]
        await ada.post(act, {"line": second["number"], "action": "mute"}, 200)
        assert (await eve.post(path, {"text": "but"}, 403))["code"] == "muted"
        assert [line["is_muted"] for line in await chat(ada, table)] == [True, True, False]
        await ada.post(act, {"line": second["number"], "action": "unmute"}, 200)
        await eve.post(path, {"text": "thanks"})
        await ada.post(act, {"line": second["number"], "action": "ban"}, 200)
        assert [line["text"] for line in await chat(eve, table)] == ["", "", "three", ""]
        assert (await eve.post(path, {"text": "but"}, 403))["code"] == "muted"
        for line, action in ((own["number"], "mute"), (10_000, "remove")):
            refused = await ada.post(act, {"line": line, "action": action}, 404)
            assert refused["code"] == "no-such-line"
        found.update(table=table, cookies=dict(eve.client.cookies))

    async def later(house: House) -> None:
        eve = house.person()
        eve.client.cookies.update(found["cookies"])
        path = f"/api/tables/{found['table']}/chat"
        assert (await eve.post(path, {"text": "again"}, 403))["code"] == "muted"

    visit(tmp_path / "tables.db", work)
    visit(tmp_path / "tables.db", later)


def test_spectators_may_be_silent(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve, table = await two(house)
        path = f"/api/tables/{table}"
        refused = await eve.patch(path, {"spectators_talk": False}, 403)
        assert refused["code"] == "not-the-owner"
        assert not (await ada.patch(path, {"spectators_talk": False}))["spectators_talk"]
        refused = await eve.post(f"{path}/chat", {"text": "hi"}, 403)
        assert refused["code"] == "spectators-silent"
        await ada.post(f"{path}/chat", {"seat": 0, "text": "hi"})

    visit(tmp_path / "tables.db", work)


def test_a_report_reaches_the_operator_with_the_lines_it_is_about(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve, table = await two(house)
        path = f"/api/tables/{table}/chat"
        await eve.post(path, {"text": "something [bold]nasty[/bold]"})
        await eve.post(path, {"text": "something else"})
        number = (await chat(ada, table))[0]["number"]
        # Removed lines can be reported too: the operator reads what was said.
        await ada.post(f"{path}/moderation", {"line": number, "action": "remove"}, 200)
        await ada.post(f"{path}/report", {"lines": [number], "text": "rude\x1b[2J"}, 204)
        refused = await ada.post(f"{path}/report", {"lines": [9999]}, 404)
        assert refused["code"] == "no-such-line"
        stranger = house.person()
        await stranger.post(f"{path}/report", {"lines": [number]}, 401)

    database = tmp_path / "tables.db"
    visit(database, work)
    shown = CliRunner().invoke(app, ["reports", "--database", str(database), "--lang", "en"])
    assert shown.exit_code == 0, shown.output
    assert "rude [2J" in shown.output
    assert "something [bold]nasty[/bold]" in shown.output
    assert "something else" not in shown.output
