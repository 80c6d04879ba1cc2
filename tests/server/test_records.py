"""Records, replays and forks: a game goes home and comes back, and nothing hidden goes with it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import areopolis
from areopolis.server.minds.pool import MindLost
from areopolis.server.tables.records import record_of
from server.house import ME, MISSION, OPEN, House, Person, ai, visit
from server.played import play_on, position_of

GAMES = areopolis.game_ids()


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
