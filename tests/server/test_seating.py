"""Keys and seats: who sits where, who may look, and what an owner may change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from areopolis.server.settings import Limits
from kit.patience import until_so
from server.house import GENEROUS, ME, OPEN, House, ai, visit


def test_a_key_leads_to_its_seat_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, eve = house.person(), house.person(), house.person()
        created = await ada.open_table([ME, OPEN, OPEN], name="Noctis")
        assert [key["seat"] for key in created["keys"]] == [1, 2]
        assert (await ada.sheet(created["table"]))["table"]["status"] == "open"
        body = {"key": created["keys"][0]["key"], "name": "Ben"}
        assert await ben.post("/api/keys", body, 200) == {"table": created["table"], "seat": 1}
        # The same browser may come by its key again, another one may not.
        version = (await ben.sheet(created["table"], 1))["version"]
        assert (await ben.post("/api/keys", body, 200))["seat"] == 1
        assert (await ben.sheet(created["table"], 1))["version"] == version
        refused = await eve.post("/api/keys", body, 404)
        assert refused["code"] == "unknown-key"
        sheet = await ben.sheet(created["table"], 1)
        assert sheet["table"]["seats"][1]["name"] == "Ben"
        assert sheet["log"][-1]["event"] == {
            "event": "table-joined",
            "seat": sheet["table"]["seats"][1]["colour"],
            "name": "Ben",
        }
        await eve.post("/api/keys", {"key": created["keys"][1]["key"]}, 200)
        assert (await ada.sheet(created["table"]))["table"]["status"] == "playing"

    visit(tmp_path / "tables.db", work)


def test_the_key_of_spectators_shows_what_everybody_sees(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, eve = house.person(), house.person()
        created = await ada.open_table([ME, ME])
        table = created["table"]
        refused = await eve.get(f"/api/tables/{table}/sheet", 404)
        assert refused["code"] == "unknown-table"
        seated = await eve.post("/api/keys", {"key": created["watch_key"]}, 200)
        assert seated == {"table": table, "seat": None}
        sheet = await eve.sheet(table)
        assert sheet["question"] is None
        assert sheet["view"] == (await ada.sheet(table))["view"]
        refused = await eve.get(f"/api/tables/{table}/sheet", 403, seat=0)
        assert refused["code"] == "not-your-seat"
        new = await ada.post(f"/api/tables/{table}/keys", {"seat": None})
        assert new["seat"] is None
        await eve.get(f"/api/tables/{table}/sheet", 404)
        await eve.post("/api/keys", {"key": created["watch_key"]}, 404)
        await eve.post("/api/keys", {"key": new["key"]}, 200)
        await eve.sheet(table)

    visit(tmp_path / "tables.db", work)


def test_an_owner_voids_a_key_and_whoever_came_by_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, cleo = house.person(), house.person(), house.person()
        created = await ada.open_table([ME, OPEN, ai(), OPEN])
        table = created["table"]
        await ben.post("/api/keys", {"key": created["keys"][0]["key"], "name": "Ben"}, 200)
        refused = await ben.post(f"/api/tables/{table}/keys", {"seat": 1}, 403)
        assert refused["code"] == "not-the-owner"
        new = await ada.post(f"/api/tables/{table}/keys", {"seat": 1})
        left = (await ada.sheet(table, 0))["log"][-1]["event"]
        assert (left["event"], left["name"]) == ("table-left", "Ben")
        await ben.get(f"/api/tables/{table}/sheet", 404, seat=1)
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 404)
        await cleo.post("/api/keys", {"key": new["key"]}, 200)
        await cleo.sheet(table, 1)
        refused = await ada.post(f"/api/tables/{table}/keys", {"seat": 2}, 422)
        assert refused["code"] == "seat-of-ai"
        refused = await ada.post(f"/api/tables/{table}/keys", {"seat": 4}, 404)
        assert refused["code"] == "no-such-seat"

    visit(tmp_path / "tables.db", work)


def test_once_the_game_has_begun_an_owner_takes_no_seat_from_anybody(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, cleo = house.person(), house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        table = created["table"]
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        refused = await ada.post(f"/api/tables/{table}/keys", {"seat": 1}, 409)
        assert refused["code"] == "seat-taken"
        await ben.sheet(table, 1)
        # A seat that was left is handed on.
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        new = await ada.post(f"/api/tables/{table}/keys", {"seat": 1})
        await cleo.post("/api/keys", {"key": new["key"]}, 200)
        await cleo.sheet(table, 1)

    visit(tmp_path / "tables.db", work)


def test_once_the_game_has_begun_nobody_takes_a_second_seat(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        table = created["table"]
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        new = await ada.post(f"/api/tables/{table}/keys", {"seat": 1})
        refused = await ada.post("/api/keys", {"key": new["key"]}, 409)
        assert refused["code"] == "second-seat"
        # A seat that was left is one's own still.
        await ada.post(f"/api/tables/{table}/leave", {"seat": 0}, 200)
        await ada.post("/api/keys", {"key": new["key"]}, 409)
        await ada.post(f"/api/tables/{table}/return", {"seat": 0}, 200)
        await ada.get(f"/api/tables/{table}/sheet", 403, seat=1)
        await ben.post("/api/keys", {"key": new["key"]}, 200)

    visit(tmp_path / "tables.db", work)


def test_before_the_game_begins_one_browser_takes_several_seats(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([ME, OPEN, OPEN])
        table = created["table"]
        for key in created["keys"]:
            await ben.post("/api/keys", {"key": key["key"]}, 200)
        assert (await ada.sheet(table))["table"]["status"] == "playing"
        # Each of them may be left and taken again by its key.
        await ben.post(f"/api/tables/{table}/leave", {"seat": 2}, 200)
        await ben.post("/api/keys", {"key": created["keys"][1]["key"]}, 200)
        await ben.sheet(table, 1)
        await ben.sheet(table, 2)

    visit(tmp_path / "tables.db", work)


def test_who_leaves_may_come_back_and_another_browser_needs_a_new_key(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, cleo = house.person(), house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        table = created["table"]
        key = {"key": created["keys"][0]["key"], "name": "Ben"}
        await ben.post("/api/keys", key, 200)
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        seat = (await ada.sheet(table, 0))["table"]["seats"][1]
        assert seat["holder"] == "open"
        refused = await ben.get(f"/api/tables/{table}/sheet", 403, seat=1)
        assert refused["code"] == "not-your-seat"
        await cleo.post("/api/keys", key, 404)
        refused = await ada.post(f"/api/tables/{table}/return", {"seat": 1}, 403)
        assert refused["code"] == "not-your-seat"
        await ben.post(f"/api/tables/{table}/return", {"seat": 1}, 200)
        assert (await ben.sheet(table, 1))["table"]["seats"][1]["name"] == "Ben"
        # A second click changes nothing.
        version = (await ben.sheet(table, 1))["version"]
        again = await ben.post(f"/api/tables/{table}/return", {"seat": 1}, 200)
        assert again["version"] == version
        events = [line["event"]["event"] for line in (await ada.sheet(table, 0))["log"]]
        assert events[-3:] == ["table-joined", "table-left", "table-joined"]
        refused = await ben.post(f"/api/tables/{table}/return", {"seat": 7}, 404)
        assert refused["code"] == "no-such-seat"

    visit(tmp_path / "tables.db", work)


def test_an_owner_renames_archives_and_publishes(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, eve = house.person(), house.person(), house.person()
        created = await ada.open_table([ME, OPEN], name="Noctis")
        table = created["table"]
        path = f"/api/tables/{table}"
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        changed = await ada.patch(path, {"name": "Hellas", "is_public": True})
        assert (changed["name"], changed["is_public"]) == ("Hellas", True)
        assert [one["id"] for one in await eve.get("/api/tables", public=True)] == [table]
        assert (await eve.sheet(table))["table"]["name"] == "Hellas"
        refused = await ben.patch(path, {"name": "Mine"}, 403)
        assert refused["code"] == "not-the-owner"
        refused = await eve.patch(path, {"my_name": "Eve"}, 401)
        assert refused["code"] == "no-visitor"
        await eve.open_table([ME, ai()])
        refused = await eve.patch(path, {"my_name": "Eve"}, 403)
        assert refused["code"] == "not-your-seat"
        await ben.patch(path, {"my_name": "Benedikt"})
        assert (await ada.sheet(table))["table"]["seats"][1]["name"] == "Benedikt"
        await ada.patch(path, {"is_archived": True})
        assert await eve.get("/api/tables", public=True) == []
        mine = await ada.get("/api/tables")
        assert [(one["id"], one["is_archived"], one["is_owner"]) for one in mine] == [
            (table, True, True)
        ]
        theirs = await ben.get("/api/tables")
        assert [(one["id"], one["is_owner"]) for one in theirs] == [(table, False)]
        assert await house.person().get("/api/tables") == []

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [ME]}, 422, "unknown-game"),
        ({"game": "mission-red-planet", "seats": [ME] * 7}, 422, "bad-seats"),
        ({"game": "mission-red-planet", "seats": []}, 400, "malformed"),
        (
            {"game": "mission-red-planet", "seats": [ME, ai()], "options": {"no": 1}},
            422,
            "unknown-option",
        ),
        (
            {
                "game": "mission-red-planet",
                "seats": [ME, ai()],
                "options": {"round_step_order": 5},
            },
            422,
            "bad-option",
        ),
        (
            {"game": "martians", "seats": [ME, ME, ME], "options": {"mode": "solo"}},
            422,
            "option-for-seats",
        ),
        ({"game": "mission-red-planet", "seats": [ME, ai("god")]}, 422, "unknown-level"),
        ({"game": "mission-red-planet", "seats": [ai(), ai()]}, 422, "nobody-plays"),
        (
            {"game": "mission-red-planet", "seats": [ME, ai("process:/bin/sh")]},
            422,
            "unknown-level",
        ),
        (
            {"game": "mission-red-planet", "seats": [ME, ME], "clock": {"kind": "bank"}},
            422,
            "clock-without-time",
        ),
        ({"game": "mission-red-planet", "seats": [ME, ME], "seed": 7}, 400, "malformed"),
        ({"game": "mission-red-planet", "seats": [{"holder": "cat"}]}, 400, "malformed"),
        ({"game": "mission-red-planet", "seats": [ME, ME], "name": "x" * 41}, 400, "malformed"),
        ([], 400, "malformed"),
        (None, 400, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    tmp_path: Path, body: Any, status: int, code: str
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        refused = await ada.post("/api/tables", body, status)
        assert refused["code"] == code
        assert refused["message"]
        assert await ada.get("/api/tables") == []

    visit(tmp_path / "tables.db", work)


def test_there_are_only_so_many_tables_keys_and_visitors_in_a_time(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        await ada.open_table([ME, ME])
        await ada.open_table([ME, ME])
        refused = await ada.post(
            "/api/tables", {"game": "mission-red-planet", "seats": [ME, ME]}, 429
        )
        assert refused["code"] == "too-many"
        assert refused["values"]["seconds"] > 0
        for _ in range(3):
            await ada.post("/api/keys", {"key": "none"}, 404)
        await ada.post("/api/keys", {"key": "none"}, 429)
        await house.person().open_table([ME, ME])
        refused = await house.person().post(
            "/api/tables", {"game": "mission-red-planet", "seats": [ME, ME]}, 429
        )
        assert refused["code"] == "too-many"

    limits = Limits(tables_per_hour=2, keys_per_minute=3, new_visitors_per_hour=2)
    visit(tmp_path / "tables.db", work, limits=limits)


def test_chat_is_plain_text_bounded_and_not_too_fast(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, eve = house.person(), house.person(), house.person()
        created = await ada.open_table([{**ME, "name": "Ada"}, OPEN])
        table = created["table"]
        await ben.post("/api/keys", {"key": created["keys"][0]["key"], "name": "Ben"}, 200)
        await eve.post("/api/keys", {"key": created["watch_key"], "name": "Eve"}, 200)
        path = f"/api/tables/{table}/chat"
        nasty = "<script>alert('x')</script> &amp;\n\n  Żółć"
        await ada.post(path, {"seat": 0, "text": nasty})
        await eve.post(path, {"text": "hello"})
        first, second = (await ben.sheet(table, 1))["chat"]
        # It is sent as it was said; whoever shows it shows text.
        assert first["text"] == "<script>alert('x')</script> &amp; Żółć"
        assert (first["name"], first["seat"]) == ("Ada", 0)
        assert second["seat"] is None
        since = first["number"]
        assert (await ben.sheet(table, 1, since=since))["chat"] == [second]
        refused = await ben.post(path, {"seat": 0, "text": "I am Ada"}, 403)
        assert refused["code"] == "not-your-seat"
        refused = await ada.post(path, {"seat": 0, "text": "x" * 501}, 400)
        assert refused["code"] == "malformed"
        refused = await ada.post(path, {"seat": 0, "text": " \n\t"}, 422)
        assert refused["code"] == "nothing-said"
        for _ in range(2):
            await ada.post(path, {"seat": 0, "text": "again"})
        refused = await ada.post(path, {"seat": 0, "text": "again"}, 429)
        assert refused["code"] == "too-many"

    limits = msgspec.structs.replace(GENEROUS, chat_per_minute=4)
    visit(tmp_path / "tables.db", work, limits=limits)


def test_cards_are_dealt_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    """Whoever sat on a seat before that, looked and went has seen nothing of the game."""

    async def work(house: House) -> None:
        ada, bob = house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        table = created["table"]
        row = (await house.tables.get(table)).row
        before = await ada.sheet(table, 0)
        assert before["question"] is None
        assert before["waiting"] == []
        assert before["log"] == []
        assert before["view"] == (await ada.sheet(table))["view"]
        refused = await ada.play(table, 0, "pilot", 409, question=0)
        assert refused["code"] == "not-begun"
        fork = {"at": 0, "seat": 0, "seats": [ME, ME]}
        assert (await ada.post(f"/api/tables/{table}/fork", fork, 409))["code"] == "not-begun"

        await bob.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        begun = (await house.tables.get(table)).row
        assert begun.status == "playing"
        assert begun.seed != row.seed
        sheet = await ada.sheet(table, 0)
        assert sheet["question"] is not None
        assert sheet["view"] != (await ada.sheet(table))["view"]
        # The log tells of the set-up that counts.
        assert len(sheet["log"]) > 1
        await ada.play(table, 0)

    visit(tmp_path / "tables.db", work, fixed_seed=None)


def test_a_game_begins_though_the_last_to_sit_was_interrupted(tmp_path: Path) -> None:
    """The seat was written, and nothing after it: whoever opens the table lets it begin."""
    database = tmp_path / "tables.db"
    found: dict[str, Any] = {}

    async def before(house: House) -> None:
        ada = house.person()
        created = await ada.open_table([ME, OPEN])
        found.update(table=created["table"], cookies=dict(ada.client.cookies))
        bob = (await house.tables.store.new_visitor())[0]
        await house.tables.store.redeem(created["keys"][0]["key"], bob, "Bob")

    async def after(house: House) -> None:
        ada = house.person()
        ada.client.cookies.update(found["cookies"])
        await ada.sheet(found["table"], 0)
        table = await house.tables.get(found["table"])
        await until_so(lambda: not table.is_waiting)
        assert (await ada.sheet(found["table"], 0))["question"] is not None

    visit(database, before)
    visit(database, after)
