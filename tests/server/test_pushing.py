"""Pushing: sheets that are drawn at once are those that a socket draws by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from areopolis.server.live.socket import Line
from areopolis.server.tables import watching
from areopolis.server.tables.draw import Viewer
from server.house import ME, OPEN, House, visit_port
from server.test_live import heard, listening

MOVES = 12


def test_both_ways_push_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = Line.draw
    drawn: list[Line] = []

    def draw(line: Line) -> bool:
        # Every second socket of a seat has to draw for itself.
        is_drawn = line.viewer.language == "en" and at_once(line)
        drawn.extend([line] * is_drawn)
        return is_drawn

    monkeypatch.setattr(Line, "draw", draw)

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        for seat in (0, 1, None):
            async with (
                listening(house, ada, table, seat, lang="en") as first,
                listening(house, ada, table, seat, lang="de") as second,
            ):
                await heard(first)
                await heard(second)
                before = len(drawn)
                for _ in range(MOVES):
                    await ada.play(table, (await ada.sheet(table))["waiting"][0])
                    one = (await heard(first))["sheet"]
                    other = (await heard(second))["sheet"]
                    assert wordless(one) == wordless(other)
                assert len(drawn) == before + MOVES

    visit_port(tmp_path / "tables.db", work)


def wordless(told: Any) -> Any:
    """Return what was told without the words of any language."""
    words = ("text", "label", "title", "name", "hint")
    if isinstance(told, dict):
        return {name: wordless(value) for name, value in told.items() if name not in words}
    return [wordless(value) for value in told] if isinstance(told, list) else told


def test_what_cannot_be_drawn_at_once_keeps_nobody_from_the_news(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = watching.sheet_at_once

    def failing(tables: Any, name: str, viewer: Viewer, since: int) -> Any:
        if viewer.seat == 0:
            raise RuntimeError("not now")
        return at_once(tables, name, viewer, since)

    monkeypatch.setattr(watching, "sheet_at_once", failing)

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with (
            listening(house, ada, table, 0) as first,
            listening(house, ada, table, 1) as second,
        ):
            for socket in (first, second):
                await heard(socket)
            played = await ada.play(table, 0)
            for socket in (first, second):
                assert (await heard(socket))["sheet"]["version"] == played["version"]

    visit_port(tmp_path / "tables.db", work)


def test_a_table_that_was_put_away_is_read_again_for_whoever_looks(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        async with listening(house, ada, table, 0) as socket:
            first = (await heard(socket))["sheet"]
            await house.tables.shelved.put_away(everything=True)
            house.tables.hub.tell(table)
            assert (await heard(socket))["sheet"]["view"] == first["view"]

    visit_port(tmp_path / "tables.db", work)


def test_a_session_that_has_ended_gets_no_more_sheets(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, OPEN]))["table"]
        async with listening(house, ada, table, 0) as socket:
            await heard(socket)
            (cookie,) = house.tables.visitors
            house.tables.visitors[cookie] = 0, house.tables.visitors[cookie][1]
            house.tables.hub.tell(table)
            assert (await heard(socket, "refused"))["code"] == "no-visitor"

    visit_port(tmp_path / "tables.db", work)
