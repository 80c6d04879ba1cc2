"""Clocks: whoever is out of time has this one question decided, and it is said."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from time import time
from typing import Any

import pytest

from areopolis.server.gate.wire import Clock
from areopolis.server.tables import clock as clocks
from areopolis.server.tables import timing
from areopolis.server.tables.draw import seconds_left
from areopolis.server.tables.hours import Moment
from areopolis.server.tables.ledger import SEAT
from areopolis.server.tables.moves import left_row, row_of
from kit.patience import until_so
from server.house import ME, OPEN, House, Person, ai, visit
from server.journals import Journal, new_table
from server.stored import rows_of

BANK = Clock("bank", 60, 5)
EACH = Clock("decision", 30)


def test_arithmetic_of_clocks() -> None:
    assert clocks.starting(Clock()) is None
    assert clocks.starting(BANK) == 60
    assert clocks.left(BANK, 40, 100.0, 110.0) == 30
    assert clocks.left(BANK, 40, 100.0, 500.0) == 0
    # A clock that goes backwards gives nothing.
    assert clocks.left(BANK, 40, 100.0, 90.0) == 40
    assert clocks.left(EACH, 7, 100.0, 110.0) == 20
    assert clocks.after_answer(BANK, 40, 100.0, 110.0) == 35
    assert clocks.after_answer(EACH, 30, 100.0, 110.0) == 30
    assert clocks.after_undo(BANK, 40, 100.0, 110.0) == 30
    assert clocks.after_retract(BANK, 33) == 28
    assert clocks.after_retract(BANK, 3) == 0


def test_the_rows_keep_the_banks() -> None:
    """Rows are a second apart: whoever has waited for n rows has n seconds less."""
    journal = Journal(new_table(seats=2, clock={"kind": "bank", "seconds": 60, "increment": 5}))
    table = journal.table
    journal.play(1, table.state.decision(1).options[0].text)
    assert table.ledger.banks == [60, 60 - 0 + 5]
    journal.retract(1)
    assert table.ledger.banks == [60, 60]
    journal.play(0, table.state.decision(0).options[0].text)
    # Seat 0 was asked at 0 and has answered at 2.
    assert table.ledger.banks == [60 - 2 + 5, 60]
    assert seconds_left(table, 1, 11.0) == 60 - (11 - 1)
    assert seconds_left(table, 0, 11.0) == 63


def test_a_question_that_arose_while_a_seat_was_empty_has_its_whole_time() -> None:
    """Rows are a second apart."""
    journal = Journal(new_table(seats=2, clock={"kind": "decision", "seconds": 60}))
    table = journal.table
    journal.play(1, table.state.decision(1).options[0].text)
    journal.write(left_row(table, 0, Moment(1.0, 1.0)))
    journal.undo(1, 0)
    journal.write(row_of(SEAT, 0, 11.0, {"sits": 1}, ()))
    assert seconds_left(table, 0, 12.0) == 59


async def is_played(house: House, table: str) -> bool:
    """Whether somebody has played at *table*, told without opening it."""
    return "play" in [row.kind for row in await rows_of(house.tables.store, table)]


async def until(person: Person, table: str, moves: int) -> dict[str, Any]:
    sheet = await person.sheet(table, 0)
    while sheet["moves"] < moves:
        sheet = await person.sheet(table, 0, since=sheet["version"], wait=20)
    return sheet


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def seconds(person: Person, table: str, seat: int) -> float:
    sheet = await person.sheet(table)
    left: float = sheet["table"]["seats"][seat]["seconds"]
    return left


@pytest.mark.parametrize("kind", ["decision", "bank"])
def test_who_leaves_and_comes_back_has_no_more_time_than_before(tmp_path: Path, kind: str) -> None:
    async def work(house: House) -> None:
        hand = house.tables.ticks = Hand()
        ada = house.person()
        table = (await ada.open_table([ME, ME], clock={"kind": kind, "seconds": 600}))["table"]
        for spent in (500, 90):
            hand.now += spent
            await ada.post(f"/api/tables/{table}/leave", {"seat": 0}, 200)
            # Nobody is asked meanwhile.
            hand.now += 1000
            await ada.post(f"/api/tables/{table}/return", {"seat": 0}, 200)
        assert await seconds(ada, table, 0) == 10
        hand.now += 4
        assert await seconds(ada, table, 0) == 6
        await ada.play(table, 0)
        assert await seconds(ada, table, 0) == (600 if kind == "decision" else 6)

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize("kind", ["decision", "bank"])
def test_out_of_time_a_club_player_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(timing, "GRACE", 0.0)

    async def work(house: House) -> None:
        ada = house.person()
        clock = {"kind": kind, "seconds": 1, "increment": 1}
        table = (await ada.open_table([ME, ai()], clock=clock))["table"]
        # A busy machine may be out of time already.
        assert 0 <= (await ada.sheet(table, 0))["table"]["seats"][0]["seconds"] <= 1
        sheet = await until(ada, table, 2)
        events = [line["event"]["event"] for line in sheet["log"]]
        assert "table-clock" in events
        rows = await rows_of(house.tables.store, table)
        assert [row.data["by"] for row in rows if row.kind == "play" and row.seat == 0] == ["clock"]
        assert sheet["table"]["clock"] == {"kind": kind, "seconds": 1, "increment": 1}
        assert sheet["table"]["seats"][1]["seconds"] is None
        assert 0 <= sheet["table"]["seats"][0]["seconds"] <= 1

    visit(tmp_path / "tables.db", work)


def test_no_clock_runs_before_everybody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "GRACE", 0.0)

    async def work(house: House) -> None:
        hand = house.tables.ticks = Hand()
        ada, ben = house.person(), house.person()
        clock = {"kind": "decision", "seconds": 1}
        created = await ada.open_table([ME, OPEN], clock=clock)
        table = created["table"]
        hand.now += 100
        sheet = await ada.sheet(table, 0)
        assert (sheet["moves"], sheet["table"]["seats"][0]["seconds"]) == (0, 1)
        assert not house.tables.timing.is_busy(table)
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        seats = (await ada.sheet(table, 0))["table"]["seats"]
        assert [seat["seconds"] for seat in seats] == [1, 1]
        hand.now += 1
        await until(ada, table, 1)

    visit(tmp_path / "tables.db", work)


def test_a_clock_that_could_not_read_its_table_rings_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing, "GRACE", 0.0)
    monkeypatch.setattr(timing, "AGAIN", 0.1)

    async def work(house: House) -> None:
        ada = house.person()
        clock = {"kind": "decision", "seconds": 1}
        table = (await ada.open_table([ME, ME], clock=clock))["table"]
        store = house.tables.store
        whole = store.whole
        has_failed = asyncio.Event()

        async def once_broken(name: str, after: int = 0) -> Any:
            monkeypatch.setattr(store, "whole", whole)
            has_failed.set()
            raise OSError("the database is gone")

        monkeypatch.setattr(store, "whole", once_broken)
        del house.tables.shelved.tables[table]
        await has_failed.wait()
        await until_so(partial(is_played, house, table))

    visit(tmp_path / "tables.db", work)


def test_a_clock_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "GRACE", 0.0)
    found: dict[str, str] = {}

    async def before(house: House) -> None:
        ada = house.person()
        clock = {"kind": "decision", "seconds": 1}
        found["table"] = (await ada.open_table([ME, ME], clock=clock))["table"]

    async def after(house: House) -> None:
        await until_so(partial(is_played, house, found["table"]))

    visit(tmp_path / "tables.db", before)
    visit(tmp_path / "tables.db", after)


def jumped(seconds: float) -> float:
    """Tell the time of day as a machine does whose time was set anew."""
    return time() + seconds


def test_a_clock_stands_while_no_server_runs(tmp_path: Path) -> None:
    """Neither a stop nor a jump of the time of day takes anything from anybody."""
    found: dict[str, Any] = {}

    async def before(house: House) -> None:
        hand = house.tables.ticks = Hand()
        ada = house.person()
        clock = {"kind": "bank", "seconds": 600}
        found["table"] = table = (await ada.open_table([ME, ME], clock=clock))["table"]
        found["cookies"] = dict(ada.client.cookies)
        hand.now += 100
        await ada.play(table, 1)
        hand.now += 20
        # The time of day jumps ahead, and back.
        for jump in (86400.0, -86400.0):
            house.tables.clock = partial(jumped, jump)
            assert await seconds(ada, table, 0) == 480
            assert await seconds(ada, table, 1) == 500

    async def after(house: House) -> None:
        house.tables.clock = partial(jumped, 10 * 86400.0)
        hand = house.tables.ticks = Hand()
        hand.now = 7.0
        # What was opened before it had this clock is read anew.
        house.tables.shelved.tables.clear()
        ada = house.person()
        ada.client.cookies.update(found["cookies"])
        assert await seconds(ada, found["table"], 0) == 480
        hand.now += 30
        assert await seconds(ada, found["table"], 0) == 450
        await ada.play(found["table"], 0)
        assert await seconds(ada, found["table"], 0) == 450

    visit(tmp_path / "tables.db", before)
    visit(tmp_path / "tables.db", after)


def test_a_crash_gives_back_no_more_than_the_time_since_the_last_heartbeat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        hand = house.tables.ticks = Hand()
        ada = house.person()
        clock = {"kind": "decision", "seconds": 600}
        table = (await ada.open_table([ME, ME], clock=clock))["table"]
        hand.now += 200
        await house.tables.timing.keep()
        hand.now += 2
        assert await seconds(ada, table, 0) == 398
        assert (await ada.get("/api/tables"))[0]["seats"][0]["seconds"] == 398
        # As another process would read it.
        house.tables.shelved.tables.clear()
        hand.now += 5000
        assert await seconds(ada, table, 0) == 400

    visit(tmp_path / "tables.db", work)
