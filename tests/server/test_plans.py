"""The plan of those who play together: who may pin, what is refused, who sees it, when it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kit.martians import scene
from server.house import GENEROUS, ME, MISSION, OPEN, House, Person, ai, visit

MARTIANS = "martians"
FIELD = {"kind": "field", "name": "greenhouses-1"}


class Together:
    """Ada and Boris at a table of Martians, and somebody who watches them."""

    def __init__(self, house: House, mode: str = "koop1") -> None:
        self.ada, self.boris, self.carla = house.person(), house.person(), house.person()
        self.people = (self.ada, self.boris)
        self.mode = mode
        self.table = ""

    async def sit(self) -> None:
        """Begin a game in which it is Ada's turn."""
        body = {"record": scene(self.mode, 2).build().record(), "seats": [ME, OPEN]}
        created = await self.ada.post("/api/tables/import", body)
        self.table = created["table"]
        await self.boris.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        await self.carla.post("/api/keys", {"key": created["watch_key"]}, 200)

    async def pin(self, person: Person, seat: int, status: int = 201, **more: Any) -> Any:
        body = {"seat": seat, **FIELD, **more}
        return await person.post(f"/api/tables/{self.table}/plan", body, status)

    async def plan(self, person: Person, seat: int | None) -> list[tuple[int, str]]:
        plan = (await person.sheet(self.table, seat))["plan"]
        return [(one["seat"], f"{one['kind']}:{one['name']}") for one in plan["intentions"]]

    async def end_turn(self, seat: int) -> None:
        """Let *seat* answer until the other one is asked."""
        while seat in (await self.ada.sheet(self.table))["waiting"]:
            question = (await self.people[seat].sheet(self.table, seat))["question"]
            texts = [answer["text"] for answer in question["answers"]]
            await self.people[seat].play(self.table, seat, "end" if "end" in texts else texts[0])


def test_everybody_at_the_table_sees_what_somebody_pins(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = Together(house)
        await table.sit()
        assert (await table.ada.sheet(table.table, 0))["plan"]["intentions"] == []
        await table.pin(table.boris, 1)

        pinned = [(1, "field:greenhouses-1")]
        assert await table.plan(table.ada, 0) == pinned
        assert await table.plan(table.boris, 1) == pinned
        assert await table.plan(table.carla, None) == pinned

    visit(tmp_path / "tables.db", work)


def test_only_who_sits_there_pins(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = Together(house)
        await table.sit()
        for person, seat in ((table.carla, 0), (table.boris, 0), (table.ada, 1)):
            refused = await table.pin(person, seat, 403)
            assert refused["code"] == "not-your-seat"
        # A table that is none of theirs is unknown to them.
        stranger = house.person()
        await stranger.open_table([ME, ai()])
        assert (await table.pin(stranger, 0, 404))["code"] == "unknown-table"
        assert await table.plan(table.ada, 0) == []

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize(
    "thing",
    [
        {"kind": "field", "name": "<b>greenhouses</b>"},
        {"kind": "field", "name": "none"},
        {"kind": "weather", "name": "W1"},
        {"kind": "anything", "name": "greenhouses-1"},
    ],
)
def test_nothing_is_pinned_that_the_game_does_not_have(
    tmp_path: Path, thing: dict[str, str]
) -> None:
    async def work(house: House) -> None:
        table = Together(house)
        await table.sit()
        assert (await table.pin(table.ada, 0, 422, **thing))["code"] == "no-such-thing"
        assert await table.plan(table.ada, 0) == []

    visit(tmp_path / "tables.db", work)


def test_three_things_at_once_are_the_most(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = Together(house)
        await table.sit()
        for number in (1, 2, 3):
            await table.pin(table.ada, 0, name=f"mining-{number}")
        assert (await table.pin(table.ada, 0, 409))["code"] == "plan-full"
        # The other seat has its own, and what is taken off makes room.
        await table.pin(table.boris, 1)
        await table.pin(table.ada, 0, name="mining-2", on=False)
        await table.pin(table.ada, 0)
        names = ["mining-1", "mining-3", "greenhouses-1"]
        assert [one for one in await table.plan(table.ada, 0) if one[0] == 0] == [
            (0, f"field:{name}") for name in names
        ]

    visit(tmp_path / "tables.db", work)


def test_pinning_twice_is_pinning_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = Together(house)
        await table.sit()
        first = await table.pin(table.ada, 0)
        assert await table.pin(table.ada, 0) == first
        assert await table.plan(table.ada, 0) == [(0, "field:greenhouses-1")]

    visit(tmp_path / "tables.db", work)


def test_nobody_pins_faster_than_people_talk(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = Together(house)
        await table.sit()
        for _ in range(2):
            await table.pin(table.ada, 0)
        assert (await table.pin(table.ada, 0, 429))["code"] == "too-many"
        await table.pin(table.boris, 1)

    visit(tmp_path / "tables.db", work, limits=replace(GENEROUS, chat_per_minute=2))


def test_an_intention_ends_when_the_turn_of_its_seat_has_passed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = Together(house)
        await table.sit()
        await table.pin(table.ada, 0)
        await table.pin(table.boris, 1, name="mining-1")
        await table.end_turn(0)
        # That of the other one is still to come.
        assert await table.plan(table.ada, 0) == [(1, "field:mining-1")]
        await table.end_turn(1)
        assert await table.plan(table.ada, 0) == []
        # What is pinned anew stays until the next turn has passed.
        await table.pin(table.boris, 1)
        assert await table.plan(table.ada, 0) == [(1, "field:greenhouses-1")]

    visit(tmp_path / "tables.db", work)


def test_a_turn_that_is_taken_back_brings_the_intention_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = Together(house)
        await table.sit()
        await table.pin(table.ada, 0)
        before = (await table.ada.sheet(table.table, 0))["moves"]
        await table.end_turn(0)
        assert await table.plan(table.ada, 0) == []
        sheet = await table.ada.sheet(table.table, 0)
        body = {"seat": 0, "version": sheet["version"], "to": before}
        asked = await table.ada.post(f"/api/tables/{table.table}/undo", body, 200)
        if "vote" in asked:
            voice = {"seat": 1, "yes": True}
            place = f"/api/tables/{table.table}/votes/{asked['vote']}"
            await table.boris.post(place, voice, 200)
        assert await table.plan(table.ada, 0) == [(0, "field:greenhouses-1")]

    visit(tmp_path / "tables.db", work)


def test_who_leaves_takes_his_intentions_along(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = Together(house)
        await table.sit()
        await table.pin(table.boris, 1)
        await table.boris.post(f"/api/tables/{table.table}/leave", {"seat": 1}, 200)
        assert await table.plan(table.ada, 0) == []

    visit(tmp_path / "tables.db", work)


def test_a_plan_outlives_the_server_and_is_no_part_of_the_record(tmp_path: Path) -> None:
    async def work(house: House) -> tuple[Together, str]:
        table = Together(house)
        await table.sit()
        await table.pin(table.ada, 0)
        opened = await house.tables.get(table.table)
        assert "greenhouses-1" not in str(opened.state.record()["moves"])
        return table, table.table

    async def later(house: House) -> None:
        opened = await house.tables.get(name)
        assert list(opened.ledger.pins) == [(0, "field", "greenhouses-1")]

    _, name = visit(tmp_path / "tables.db", work)
    visit(tmp_path / "tables.db", later)


@pytest.mark.parametrize("game", [MARTIANS, MISSION])
def test_rivals_have_no_plan(tmp_path: Path, game: str) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        options = {"mode": "rw3"} if game == MARTIANS else {}
        created = await ada.open_table([ME, ai()], game, options=options)
        table = created["table"]
        assert (await ada.sheet(table, 0))["plan"] is None
        body = {"seat": 0, **FIELD}
        refused = await ada.post(f"/api/tables/{table}/plan", body, 409)
        assert refused["code"] == "nobody-plans"

    visit(tmp_path / "tables.db", work)


def test_nobody_plans_before_the_game_begins_or_after_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        created = await ada.open_table([ME, OPEN], MARTIANS, options={"mode": "koop1"})
        table = created["table"]
        assert (await ada.sheet(table, 0))["plan"] is None
        body = {"seat": 0, **FIELD}
        assert (await ada.post(f"/api/tables/{table}/plan", body, 409))["code"] == "not-begun"
        closing = {"seat": 0, "kind": "abandon"}
        await ada.post(f"/api/tables/{table}/votes", closing, 200)
        assert (await ada.sheet(table, 0))["plan"] is None
        assert (await ada.post(f"/api/tables/{table}/plan", body, 409))["code"] == "table-closed"

    visit(tmp_path / "tables.db", work)
