"""Records, replays and forks: a game goes home and comes back, and nothing hidden goes with it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import areopolis
from areopolis.server.live.hub import Hub
from areopolis.server.minds.pool import MindLost
from areopolis.server.shelf import game_of
from areopolis.server.tables.opened import Shelved
from areopolis.server.tables.records import record_of
from kit import short_game
from kit.patience import until_so
from server.house import ME, MISSION, OPEN, House, Person, ai, any_answer, visit
from server.stored import held_up, rows_of

GAMES = areopolis.game_ids()


async def play_on(person: Person, table: str, moves: int, seed: int = 1) -> None:
    """Play so many moves at a table at which *person* holds all seats, or to the end."""
    dice = Random(seed)
    for _ in range(moves):
        waiting = (await person.sheet(table))["waiting"]
        if not waiting:
            return
        seat = dice.choice(waiting)
        question = (await person.sheet(table, seat))["question"]
        text = any_answer(question, dice.randrange)
        await person.play(table, seat, text, question=question["id"])


async def position_of(house: House, table: str) -> dict[str, Any]:
    return (await house.tables.get(table)).state.to_dict()


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_record_is_sealed_and_goes_on_only_here(tmp_path: Path, game: str) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME], game))["table"]
        await play_on(ada, table, 25)
        sealed = await ada.get(f"/api/tables/{table}/record")
        assert sealed["format"] == "areopolis-sealed/1"
        assert set(sealed) == {"format", "game", "box"}
        body = {"record": sealed, "seats": [ME, ai()], "name": "again"}
        again = (await ada.post("/api/tables/import", body))["table"]
        before, after = await ada.sheet(table, 0), await ada.sheet(again, 0)
        assert after["moves"] == before["moves"] == 25
        assert after["view"] == before["view"]
        assert [line["event"] for line in after["log"]] == [line["event"] for line in before["log"]]
        assert await position_of(house, table) == await position_of(house, again)

        broken = {**sealed, "box": sealed["box"][:-8] + "AAAAAAA="}
        refused = await ada.post("/api/tables/import", {**body, "record": broken}, 422)
        assert refused["code"] == "cannot-unseal"
        refused = await ada.post(
            "/api/tables/import", {**body, "record": {**sealed, "game": "terra"}}, 422
        )
        assert refused["code"] == "cannot-unseal"

    visit(tmp_path / "tables.db", work)


def test_another_server_cannot_open_the_seal(tmp_path: Path) -> None:
    records: list[Any] = []

    async def here(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        records.append(await ada.get(f"/api/tables/{table}/record"))

    async def there(house: House) -> None:
        body = {"record": records[0], "seats": [ME, ME]}
        refused = await house.person().post("/api/tables/import", body, 422)
        assert refused["code"] == "cannot-unseal"

    visit(tmp_path / "here.db", here)
    visit(tmp_path / "there.db", there)


def test_a_record_of_a_running_game_tells_nobody_what_others_hold(tmp_path: Path) -> None:
    """Neither who watches, nor who plays, nor who stays while others have left for a while."""

    async def work(house: House) -> None:
        ada, ben, eve = house.person(), house.person(), house.person()
        created = await ada.open_table([ME, OPEN], is_public=True)
        table = created["table"]
        await refused_copy(ada, table)
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        for person in (ada, ben, eve):
            await refused_copy(person, table)
        sealed = await eve.get(f"/api/tables/{table}/record")
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        await refused_copy(ada, table)
        await ben.post(f"/api/tables/{table}/return", {"seat": 1}, 200)

        people = {0: ada, 1: ben}
        while waiting := (await ada.sheet(table))["waiting"]:
            await people[waiting[0]].play(table, waiting[0])
        copy = (await eve.post("/api/tables/import", {"record": sealed, "seats": [ME, ME]}))[
            "table"
        ]
        twin = (await house.tables.get(copy)).state_at(0)
        assert twin.key() == (await house.tables.get(table)).state_at(0).key()

    visit(tmp_path / "tables.db", work)


async def refused_copy(person: Person, table: str) -> None:
    sealed = await person.get(f"/api/tables/{table}/record")
    body = {"record": sealed, "seats": [ME, ME]}
    refused = await person.post("/api/tables/import", body, 403)
    assert refused["code"] == "others-play"


def test_a_game_against_ai_seats_alone_goes_on_from_its_record(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        table = (await ada.open_table([ME, ai()], is_public=True))["table"]
        await refused_copy(eve, table)
        sealed = await ada.get(f"/api/tables/{table}/record")
        body = {"record": sealed, "seats": [ME, ai()]}
        again = (await ada.post("/api/tables/import", body))["table"]
        assert (await ada.sheet(again, 0))["seat"] == 0
        first = (await house.tables.get(table)).state_at(0)
        assert (await house.tables.get(again)).state_at(0).key() == first.key()

    visit(tmp_path / "tables.db", work)


def test_a_record_that_no_mind_has_played_through_is_not_the_fault_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: Any) -> None:
        raise MindLost("the process has ended")

    async def work(house: House) -> None:
        ada = house.person()
        record = areopolis.game(MISSION).new(2, seed=11).record()
        monkeypatch.setattr(house.tables.minds, "run", lost)
        body = {"record": record, "seats": [ME, ME]}
        refused = await ada.post("/api/tables/import", body, 503)
        assert refused["code"] == "not-replayed"

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_the_engine_goes_on_at_a_table(tmp_path: Path, game: str) -> None:
    state = areopolis.game(game).new(3, seed=11)
    dice = Random(6)
    for _ in range(40):
        seat = dice.choice(state.deciding)
        state.play(seat, dice.choice(state.decision(seat).options))
    record = state.record()

    async def work(house: House) -> None:
        ada = house.person()
        body = {"record": record, "seats": [ME, ME, ME]}
        table = (await ada.post("/api/tables/import", body))["table"]
        found = await house.tables.get(table)
        # Picks of an answer that was not whole are not at the table: people give whole answers.
        assert found.state.key() == areopolis.game(game).replay(whole(record, game)).key()
        await play_on(ada, table, 5)
        refused = await ada.post("/api/tables/import", {**body, "seats": [ME]}, 422)
        assert refused["code"] == "bad-seats"
        for field, value, code in (
            ("moves", ["0 fly"], "bad-checksum"),
            ("format", "other", "wrong-format"),
            ("game", "chess", "unknown-game"),
            ("game", 7, "unknown-game"),
        ):
            refused = await ada.post(
                "/api/tables/import", {**body, "record": {**record, field: value}}, 422
            )
            assert refused["code"] == code
            assert refused["message"]

    visit(tmp_path / "tables.db", work)


def test_a_game_that_goes_on_is_written_with_all_its_moves_or_not_at_all(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        await play_on(ada, table, 9)
        record = record_of(await house.tables.get(table))
        written = house.tables.store.writer.jobs
        body = {"record": record, "seats": [ME, ME]}
        again = (await ada.post("/api/tables/import", body))["table"]
        assert house.tables.store.writer.jobs == written + 1
        assert (await ada.sheet(again))["moves"] == 9

    visit(tmp_path / "tables.db", work)


def whole(record: dict[str, Any], game: str) -> dict[str, Any]:
    state = areopolis.game(game).replay(record)
    state.picked = [()] * state.seats
    state.ask_again()
    return state.record()


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_can_be_seen_again_as_it_was(tmp_path: Path, game: str) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME], game))["table"]
        seen: list[Any] = []
        for number in range(56):
            sheets = [await ada.sheet(table, seat) for seat in (0, 1)]
            seen.append([(sheet["view"], sheet["log"], sheet["waiting"]) for sheet in sheets])
            await play_on(ada, table, 1, number)
        for at in (0, 1, 30, 49, 50, 51, 55):
            for seat in (0, 1):
                past = await ada.sheet(table, seat, at=at)
                assert (past["view"], past["log"], past["waiting"]) == seen[at][seat]
                assert past["moves"] == at
                assert past["question"] is None
        refused = await ada.get(f"/api/tables/{table}/sheet", 404, at=57)
        assert refused["code"] == "no-such-move"

    visit(tmp_path / "tables.db", work)


def test_a_table_with_a_past_says_so(tmp_path: Path) -> None:
    """To everybody who sits down and in the list, in his own language."""

    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        new = await ada.open_table([ME, ai()], is_public=True)
        record = await ada.get(f"/api/tables/{new['table']}/record", seat=0)
        body = {"record": record, "seats": [ME, OPEN]}
        brought = await ada.post("/api/tables/import", body)
        seats = [ME, OPEN]
        forked = await ada.post(
            f"/api/tables/{new['table']}/fork", {"at": 0, "seat": 0, "seats": seats}
        )
        for created in (brought, forked):
            await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        assert (await ada.sheet(new["table"]))["table"]["origin"] == ""
        assert "saved game" in (await ben.sheet(brought["table"]))["table"]["origin"]
        assert "anderen Tisches" in (await ben.sheet(forked["table"], lang="de"))["table"]["origin"]
        listed = {sheet["id"]: sheet["origin"] for sheet in await ben.get("/api/tables")}
        assert all([listed[brought["table"]], listed[forked["table"]]])

    visit(tmp_path / "tables.db", work)


def test_a_seat_that_changed_hands_after_the_deal_says_so(tmp_path: Path) -> None:
    """Else an owner could look at its cards by another browser, leave, and hand the link on."""

    async def work(house: House) -> None:
        ada, eve, ben = house.person(), house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        table = created["table"]
        await eve.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        await eve.sheet(table, 1)
        await eve.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        # Whoever comes back to what is his has seen nothing new.
        await eve.post(f"/api/tables/{table}/return", {"seat": 1}, 200)
        assert (await ada.sheet(table))["table"]["origin"] == ""
        await eve.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        key = (await ada.post(f"/api/tables/{table}/keys", {"seat": 1}))["key"]
        invited = await ben.post("/api/keys/look", {"key": key}, 200)
        assert "changed hands" in invited["table"]["origin"]
        await ben.post("/api/keys", {"key": key}, 200)
        assert "changed hands" in (await ben.sheet(table, 1))["table"]["origin"]
        (listed,) = await ben.get("/api/tables", lang="de")
        assert "Besitzer" in listed["origin"]

    visit(tmp_path / "tables.db", work)


def test_a_seat_of_somebody_who_has_deleted_himself_changes_hands_too(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, eve = house.person(), house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        key = {"key": created["keys"][0]["key"]}
        await ben.post("/api/keys", key, 200)
        assert (await ben.client.delete("/api/me")).status_code == 200
        await eve.post("/api/keys", key, 200)
        assert "changed hands" in (await ada.sheet(created["table"]))["table"]["origin"]

    visit(tmp_path / "tables.db", work)


def test_a_finished_game_forks_exactly(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        created = await ada.open_table([ME, ME])
        table = created["table"]
        await play_on(ada, table, 500)
        assert (await ada.sheet(table))["ending"] is not None
        await eve.post("/api/keys", {"key": created["watch_key"]}, 200)
        body = {"at": 30, "seats": [ME, ai()]}
        fork = (await eve.post(f"/api/tables/{table}/fork", body))["table"]
        state = (await house.tables.get(table)).state_at(30)
        twin = (await house.tables.get(fork)).state_at(30)
        assert twin.key() == state.key()
        assert (await eve.sheet(fork, 0, at=30))["log"][:5] == (await ada.sheet(table, 0))["log"][
            :5
        ]
        refused = await eve.post(f"/api/tables/{table}/fork", {**body, "at": 10_000}, 404)
        assert refused["code"] == "no-such-move"

    visit(tmp_path / "tables.db", work)


def test_an_unfinished_game_forks_into_what_the_seat_may_imagine(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        table = created["table"]
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        for _ in range(8):
            waiting = (await ada.sheet(table))["waiting"][0]
            await (ada, ben)[waiting].play(table, waiting)
        sheet = await ada.sheet(table, 0)
        body = {"at": sheet["moves"], "seats": [ME, ME], "seat": 0}
        fork = (await ada.post(f"/api/tables/{table}/fork", body))["table"]
        forked = await ada.sheet(fork, 0)
        assert without_asking(forked["view"]) == without_asking(sheet["view"])
        ours, theirs = await position_of(house, table), await position_of(house, fork)
        assert theirs["rng"] != ours["rng"]
        refused = await ada.post(f"/api/tables/{table}/fork", {**body, "seat": 1}, 403)
        assert refused["code"] == "not-your-seat"
        refused = await ada.post(f"/api/tables/{table}/fork", {"at": 1, "seats": [ME, ME]}, 403)
        assert refused["code"] == "not-from-there"

    visit(tmp_path / "tables.db", work)


def without_asking(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in ("decision", "deciding")}


def test_neither_the_seed_nor_a_key_stands_in_what_goes_out(tmp_path: Path) -> None:
    seed = 0x9ABCDEF012345678

    async def work(house: House) -> None:
        ada = house.person()
        created = await ada.open_table([ME, OPEN], is_public=True)
        table = created["table"]
        await ada.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        await play_on(ada, table, 20)
        sent = [
            json.dumps(await ada.get(path))
            for path in (
                f"/api/tables/{table}/sheet?seat=0",
                f"/api/tables/{table}/sheet",
                f"/api/tables/{table}/record",
                "/api/tables",
                "/api/tables?public=true",
            )
        ]
        secrets = [str(seed), f"{seed:x}", created["keys"][0]["key"], created["watch_key"]]
        secrets.append((await position_of(house, table))["rng"])
        assert not [secret for secret in secrets for text in sent if secret in text]

    visit(tmp_path / "tables.db", work, fixed_seed=seed)


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
