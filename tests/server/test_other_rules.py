"""Games that other rules have made go on, and tables leave the memory and come back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import areopolis
from areopolis.server.live.hub import Hub
from areopolis.server.shelf import game_of
from areopolis.server.tables.opened import Shelved
from kit import short_game
from kit.patience import until_so
from server.house import ME, MISSION, House, ai, visit
from server.played import play_on
from server.stored import held_up, rows_of

GAMES = areopolis.game_ids()


def test_a_game_made_by_other_rules_goes_on_from_its_last_snapshot(tmp_path: Path) -> None:
    """Whoever stops the server before an upgrade loses nothing."""
    found: dict[str, Any] = {}

    async def before(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        await play_on(ada, table, 17)
        # As if the rules had been older.
        await house.tables.store.update_table(table, rules_version=0)
        found.update(table=table, cookies=dict(ada.client.cookies), sheet=await ada.sheet(table, 0))

    async def after(house: House) -> None:
        ada = house.person()
        ada.client.cookies.update(found["cookies"])
        table = found["table"]
        sheet = await ada.sheet(table, 0)
        assert sheet["view"] == found["sheet"]["view"]
        assert sheet["log"] == found["sheet"]["log"]
        assert sheet["moves"] == 17
        await play_on(ada, table, 20)
        refused = await ada.get(f"/api/tables/{table}/sheet", 404, at=5)
        assert refused["code"] == "no-such-move"
        again = await ada.sheet(table, 0, at=17)
        assert again["view"] == sheet["view"]

    visit(tmp_path / "tables.db", before)
    visit(tmp_path / "tables.db", after)
    visit(tmp_path / "tables.db", looked_again(found))


def looked_again(found: dict[str, Any]) -> Any:
    async def work(house: House) -> None:
        ada = house.person()
        ada.client.cookies.update(found["cookies"])
        assert (await ada.sheet(found["table"], 0, at=17))["view"] == found["sheet"]["view"]
        record = (await house.tables.get(found["table"])).ledger
        assert record.floor == 17

    return work


def test_a_game_made_by_other_rules_without_a_snapshot_is_refused(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        await play_on(ada, table, 3)
        await house.tables.store.update_table(table, rules_version=0)
        # As after `kill -9`: nothing was put away.
        house.tables.shelved.tables.clear()
        refused = await ada.get(f"/api/tables/{table}/sheet", 409)
        assert refused["code"] == "other-rules-table"

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_made_by_other_rules_can_be_looked_at(tmp_path: Path, game: str) -> None:
    """Even if the server was killed: the end is kept when it comes."""

    async def work(house: House) -> None:
        ada = house.person()
        body = {"record": last_moment(game), "seats": [ME, ME]}
        table = (await ada.post("/api/tables/import", body))["table"]
        await play_on(ada, table, 100)
        before = await ada.sheet(table, 0)
        assert before["ending"] is not None
        await asyncio.gather(*house.tables.saving)
        await house.tables.store.update_table(table, rules_version=0)
        house.tables.shelved.tables.clear()
        after = await ada.sheet(table, 0)
        for part in ("view", "log", "ending", "moves", "waiting"):
            assert after[part] == before[part]

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize(
    ("moves", "is_fork"), [(0, False), (5, False), (500, False), (0, True), (5, True)]
)
def test_a_table_goes_on_under_one_set_of_rules_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int, is_fork: bool
) -> None:
    """Whether it was just begun, is under way or over, and whether it began with a position."""

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        if is_fork:
            body = {"at": 0, "seats": [ME, ME], "seat": 0}
            table = (await ada.post(f"/api/tables/{table}/fork", body))["table"]
        await play_on(ada, table, moves)
        before = await ada.sheet(table, 0)
        for version in (98, 99):
            await house.tables.shelved.put_away(everything=True)
            monkeypatch.setattr(game_of(MISSION), "rules_version", version)
            after = await ada.sheet(table, 0)
            for part in ("view", "log", "ending", "moves", "waiting"):
                assert after[part] == before[part]
        await play_on(ada, table, 5)

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize("is_lost", [False, True], ids=["slow", "lost"])
def test_a_snapshot_is_kept_when_the_store_has_it_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_lost: bool
) -> None:
    """The one of the end is still on its way, or was lost there, when the table is put away."""

    async def work(house: House) -> None:
        store = house.tables.store
        save, arrives = store.save_snapshot, asyncio.Event()

        async def late(*given: Any) -> None:
            await arrives.wait()
            if is_lost:
                raise OSError("no space left")
            await save(*given)

        ada = house.person()
        body = {"record": last_moment(MISSION), "seats": [ME, ME]}
        table = (await ada.post("/api/tables/import", body))["table"]
        monkeypatch.setattr(store, "save_snapshot", late)
        await play_on(ada, table, 1)
        before = await ada.sheet(table, 0)
        assert before["ending"] is not None
        if is_lost:
            arrives.set()
            await asyncio.gather(*house.tables.saving, return_exceptions=True)
        monkeypatch.setattr(store, "save_snapshot", save)
        await house.tables.shelved.put_away(everything=True)
        monkeypatch.setattr(game_of(MISSION), "rules_version", 98)
        try:
            after = await ada.sheet(table, 0)
        finally:
            # What comes late does no harm.
            arrives.set()
            await asyncio.gather(*house.tables.saving, return_exceptions=True)
        house.tables.shelved.tables.clear()
        again = await ada.sheet(table, 0)
        for part in ("view", "log", "ending", "moves", "waiting"):
            assert after[part] == again[part] == before[part]

    visit(tmp_path / "tables.db", work)


def last_moment(game: str) -> dict[str, Any]:
    """Return the record of a game before its last move."""
    state = short_game(game, 2, 11)
    dice = Random(6)
    while not state.over:
        before = state.clone()
        seat = dice.choice(state.deciding)
        state.apply(seat, dice.choice(state.decision(seat).options))
    return before.record()


def test_a_table_that_cannot_be_opened_is_listed_as_what_is_written_about_it(
    tmp_path: Path,
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        old = (await ada.open_table([ME, ai()], name="Noctis"))["table"]
        odd = (await ada.open_table([ME, ME]))["table"]
        new = (await ada.open_table([ME, ME]))["table"]
        before = {sheet["id"]: sheet for sheet in await ada.get("/api/tables")}
        await house.tables.store.update_table(old, rules_version=0)
        await play_on(ada, odd, 3)
        await house.tables.store.update_table(odd, start={"no": "position"})
        house.tables.thinking.stop()
        house.tables.shelved.tables.clear()
        after = {sheet["id"]: sheet for sheet in await ada.get("/api/tables")}
        assert set(after) == {old, odd, new}
        assert after[new] == before[new]
        for part in ("name", "title", "status", "options", "is_owner"):
            assert after[old][part] == before[old][part]
        assert [seat["holder"] for seat in after[old]["seats"]] == ["person", "ai"]
        assert [seat["is_mine"] for seat in after[old]["seats"]] == [True, False]

    visit(tmp_path / "tables.db", work)


def test_a_finished_game_is_listed_without_being_opened(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        await play_on(ada, table, 500)
        (before,) = await ada.get("/api/tables")
        assert before["status"] == "over"
        await house.tables.shelved.put_away(everything=True)
        assert await ada.get("/api/tables") == [before]
        assert house.tables.shelved.tables == {}

    visit(tmp_path / "tables.db", work)


def test_two_servers_may_go_on_under_other_rules_at_the_same_time(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        await play_on(ada, table, 7)
        store = house.tables.store
        await house.tables.shelved.put_away(everything=True)
        await store.update_table(table, rules_version=0)
        both = [Shelved(store, lambda _: False, lambda _: None) for _ in range(2)]
        found = await asyncio.gather(*[shelved.get(table) for shelved in both])
        assert [one.table.ledger.floor for one in found] == [7, 7]
        assert len([row for row in await rows_of(store, table) if row.kind == "upgrade"]) == 1

    visit(tmp_path / "tables.db", work)


def test_idle_tables_leave_the_memory_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How long somebody has been away is the one thing on a sheet that changes by itself.
    monkeypatch.setattr(Hub, "away", lambda *_: 0.0)

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME], MISSION))["table"]
        await play_on(ada, table, 30)
        before = await ada.sheet(table, 0)
        house.tables.shelved.tables[table].used -= 10_000
        await house.tables.shelved.put_away()
        assert table not in house.tables.shelved.tables
        assert await ada.sheet(table, 0) == before
        assert house.tables.shelved.tables[table].table.replayed == 0

    visit(tmp_path / "tables.db", work)


def test_tables_that_leave_the_memory_together_share_their_commits(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        names = [(await ada.open_table([ME, ME]))["table"] for _ in range(12)]
        for name in names:
            await ada.play(name, 0)
        shelved, writer = house.tables.shelved, house.tables.store.writer
        for name in names:
            shelved.tables[name].used -= 10_000
        stays = shelved.tables[names[0]]
        commits = writer.commits
        # Whoever changes a table needs it.
        async with stays.lock:
            async with held_up(house.tables.store):
                going = asyncio.create_task(shelved.put_away())
                await until_so(lambda: writer.queue.qsize() >= 11)
            await going
        assert list(shelved.tables) == [names[0]]
        assert writer.commits == commits + 2
        # Somebody has come while it was about to go.
        await shelved._forget(names[0], stays, stays.used - 1.0)
        assert list(shelved.tables) == [names[0]]
        assert [(await ada.sheet(name))["moves"] for name in names] == [1] * 12

    visit(tmp_path / "tables.db", work)
