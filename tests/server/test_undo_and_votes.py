"""Undo by law 9, and votes: what everybody has agreed to happens, nothing else."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import Any

from areopolis.core.state import State
from areopolis.server.live.hub import Guest
from server.house import ME, OPEN, House, Person, ai, visit
from server.test_hidden import TABLE, seated, wandered


async def people(house: House, count: int, **more: Any) -> tuple[list[Person], str]:
    """Return so many people at one table, the owner first, and the table."""
    first = house.person()
    created = await first.open_table([ME, *[OPEN] * (count - 1)], **more)
    seated = [first]
    for key in created["keys"]:
        person = house.person()
        await person.post("/api/keys", {"key": key["key"]}, 200)
        seated.append(person)
    return seated, created["table"]


async def undo(
    person: Person, table: str, seat: int, status: int = 200, **more: Any
) -> dict[str, Any]:
    body = {"seat": seat, "version": (await person.sheet(table))["version"], **more}
    answer: dict[str, Any] = await person.post(f"/api/tables/{table}/undo", body, status)
    return answer


async def play_round(seated: list[Person], table: str, moves: int) -> None:
    for _ in range(moves):
        waiting = (await seated[0].sheet(table))["waiting"]
        await seated[waiting[0]].play(table, waiting[0])


def test_a_sealed_answer_is_taken_back_without_asking(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada, ben), table = await people(house, 2)
        await ada.play(table, 0)
        sheet = await ada.sheet(table, 0)
        assert sheet["can_undo"]
        assert sheet["question"] is None
        assert "version" in await undo(ada, table, 0)
        again = await ada.sheet(table, 0)
        assert again["question"] is not None
        assert again["moves"] == 0
        refused = await undo(ben, table, 1, 422)
        assert refused["code"] == "cannot-undo"

    visit(tmp_path / "tables.db", work)


def test_beyond_a_reveal_everybody_is_asked(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada, ben, cleo), table = await people(house, 3)
        await play_round([ada, ben, cleo], table, 3)
        assert not (await ada.sheet(table, 0))["can_undo"]
        asked = await undo(ada, table, 0, to=0)
        vote = (await ben.sheet(table, 1, lang="pl"))["votes"][0]
        assert (vote["id"], vote["kind"], vote["by"]) == (asked["vote"], "undo", 0)
        assert (vote["yes"], vote["missing"]) == ([0], [1, 2])
        assert "3" in vote["text"]
        path = f"/api/tables/{table}/votes/{asked['vote']}"
        await ben.post(path, {"seat": 1, "yes": True}, 200)
        assert (await ada.sheet(table, 0))["moves"] == 3
        await cleo.post(path, {"seat": 2, "yes": True}, 200)
        sheet = await ada.sheet(table, 0)
        assert sheet["moves"] == 0
        assert sheet["votes"] == []
        assert sheet["log"][-1]["event"]["event"] == "table-undone"
        refused = await cleo.post(path, {"seat": 2, "yes": True}, 404)
        assert refused["code"] == "no-such-vote"

    visit(tmp_path / "tables.db", work)


def test_one_no_ends_a_vote(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada, ben), table = await people(house, 2)
        await play_round([ada, ben], table, 2)
        asked = await undo(ada, table, 0, to=0)
        again = await undo(ada, table, 0, 409, to=0)
        assert again["code"] == "vote-open"
        path = f"/api/tables/{table}/votes/{asked['vote']}"
        await ben.post(path, {"seat": 1, "yes": False}, 200)
        sheet = await ada.sheet(table, 0)
        assert (sheet["votes"], sheet["moves"]) == ([], 2)

    visit(tmp_path / "tables.db", work)


def test_a_move_ends_a_vote_about_an_undo(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        seated, table = await people(house, 2)
        await play_round(seated, table, 2)
        await undo(seated[0], table, 0, to=0)
        await play_round(seated, table, 1)
        assert (await seated[0].sheet(table, 0))["votes"] == []

    visit(tmp_path / "tables.db", work)


def test_who_has_not_seen_the_last_move_takes_nothing_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada, ben), table = await people(house, 2)
        before = (await ada.sheet(table))["version"]
        await ben.play(table, 1)
        refused = await undo(ada, table, 0, 409, version=before)
        assert refused["code"] == "stale-version"

    visit(tmp_path / "tables.db", work)


def test_whoever_plays_against_ai_seats_alone_asks_nobody_but_it_is_said(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ai()]))["table"]
        since = 0
        while True:
            sheet = await ada.sheet(table, 0, since=since, wait=20)
            since = sheet["version"]
            if sheet["moves"] >= 6 and sheet["question"] is not None:
                break
            if sheet["question"] is not None:
                await ada.play(table, 0)
        moves = sheet["moves"]
        assert "version" in await undo(ada, table, 0, to=2)
        after = await ada.sheet(table, 0)
        line = [line for line in after["log"] if line["event"]["event"] == "table-undone"][-1]
        assert line["event"]["count"] == moves - 2
        assert str(moves - 2) in line["text"]

    visit(tmp_path / "tables.db", work)


def test_whoever_is_left_alone_for_a_while_takes_nothing_back_and_gets_no_advice(
    tmp_path: Path,
) -> None:
    """The other one may come back, to a game that was played with what only one could know."""

    async def work(house: House) -> None:
        (ada, ben), table = await people(house, 2)
        await play_round([ada, ben], table, 4)
        path = f"/api/tables/{table}"
        await ben.post(f"{path}/leave", {"seat": 1}, 200)
        assert (await undo(ada, table, 0, 409, to=0))["code"] == "others-away"
        await ada.post(f"{path}/votes", {"seat": 0, "kind": "replace", "about": 1}, 200)
        assert (await undo(ada, table, 0, 409, to=0))["code"] == "others-away"
        refused = await ada.post(f"{path}/hint", {"seat": 0}, 403)
        assert refused["code"] == "people-play-here"
        await ben.post(f"{path}/return", {"seat": 1}, 200)
        assert "vote" in await undo(ada, table, 0, to=0)

    visit(tmp_path / "tables.db", work)


def test_nobody_is_replaced_who_is_there_and_does_not_agree(tmp_path: Path) -> None:
    """In a game of two a vote in which only one votes would be none."""

    async def work(house: House) -> None:
        (ada, ben), table = await people(house, 2)
        body = {"seat": 0, "kind": "replace", "about": 1}
        votes = f"/api/tables/{table}/votes"
        asked = await ada.post(votes, body, 200)
        assert (await ben.sheet(table, 1))["votes"][0]["missing"] == [1]
        assert (await ada.post(votes, body, 409))["code"] == "vote-open"
        await ben.post(f"{votes}/{asked['vote']}", {"seat": 1, "yes": False}, 200)
        sheet = await ada.sheet(table, 0)
        assert (sheet["votes"], sheet["table"]["seats"][1]["holder"]) == ([], "person")
        # Whoever agrees is replaced at once.
        asked = await ada.post(votes, body, 200)
        await ben.post(f"{votes}/{asked['vote']}", {"seat": 1, "yes": True}, 200)
        assert (await ada.sheet(table, 0))["table"]["seats"][1]["holder"] == "ai"

    visit(tmp_path / "tables.db", work)


def test_an_absent_person_is_replaced_by_consent_of_the_others(tmp_path: Path) -> None:
    """Away while the game waits, for a time that all can see; the seat stays his."""

    async def work(house: House) -> None:
        hub = house.tables.hub
        (ada, ben, cleo), table = await people(house, 3)
        body = {"seat": 0, "kind": "replace", "about": 2}
        asked = await ada.post(f"/api/tables/{table}/votes", body, 200)
        path = f"/api/tables/{table}/votes/{asked['vote']}"
        await ben.post(path, {"seat": 1, "yes": True}, 200)
        sheet = await ada.sheet(table, 0)
        assert sheet["table"]["seats"][2]["holder"] == "person"
        assert 0 < sheet["table"]["seats"][2]["absent_in"] <= 600
        assert sheet["votes"][0]["missing"] == [2]
        # Ten minutes later; whoever looks at the table is not away.
        house.tables.clock = lambda: time() + 601
        hub.began -= 601
        cleos = (await house.tables.get(table)).seats[2].visitor
        guest = Guest(cleos)
        hub.enter(table, guest)
        assert (await ada.sheet(table, 0))["table"]["seats"][2]["absent_in"] is None
        assert (await ada.post(f"/api/tables/{table}/votes", body, 409))["code"] == "vote-open"
        hub.leave(table, guest)
        hub.left.clear()
        assert (await ada.sheet(table, 0))["table"]["seats"][2]["absent_in"] <= 0
        await ada.post(f"/api/tables/{table}/votes", body, 200)
        sheet = await ada.sheet(table, 0)
        assert sheet["table"]["seats"][2]["holder"] == "ai"
        assert sheet["table"]["seats"][2]["level"] == "club"
        assert sheet["log"][-1]["event"]["event"] == "table-replaced"
        refused = await ada.post(f"/api/tables/{table}/votes", body, 422)
        assert refused["code"] == "nobody-to-replace"

        # She may watch, and nobody has the right to what was hers.
        assert (await cleo.sheet(table))["table"]["seats"][2]["can_return"]
        assert not (await ada.sheet(table))["table"]["seats"][2]["can_return"]
        refused = await cleo.get(f"/api/tables/{table}/sheet", 403, seat=2)
        assert refused["code"] == "not-your-seat"
        refused = await ben.post(f"/api/tables/{table}/return", {"seat": 2}, 403)
        assert refused["code"] == "not-your-seat"
        await cleo.post(f"/api/tables/{table}/return", {"seat": 2}, 200)
        seat = (await cleo.sheet(table, 2))["table"]["seats"][2]
        assert (seat["holder"], seat["is_mine"], seat["level"]) == ("person", True, "")

    visit(tmp_path / "tables.db", work)


def test_who_has_replaced_the_others_gets_no_right_to_sealed_records(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada, ben), table = await people(house, 2)
        votes = f"/api/tables/{table}/votes"
        asked = await ada.post(votes, {"seat": 0, "kind": "replace", "about": 1}, 200)
        await ben.post(f"{votes}/{asked['vote']}", {"seat": 1, "yes": True}, 200)
        record = await ada.get(f"/api/tables/{table}/record", seat=0)
        body = {"record": record, "seats": [ME, ME]}
        assert (await ada.post("/api/tables/import", body, 403))["code"] == "others-play"

    visit(tmp_path / "tables.db", work)


def test_who_hands_a_left_seat_to_an_ai_player_gets_no_right_to_sealed_records(
    tmp_path: Path,
) -> None:
    """Also where the seat is nobody's any more: somebody else has held cards there."""

    async def work(house: House) -> None:
        (ada, ben), table = await people(house, 2)
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        await ada.post(f"/api/tables/{table}/keys", {"seat": 1})
        about = {"seat": 0, "kind": "replace", "about": 1}
        await ada.post(f"/api/tables/{table}/votes", about, 200)
        assert (await ada.sheet(table, 0))["table"]["seats"][1]["holder"] == "ai"
        record = await ada.get(f"/api/tables/{table}/record", seat=0)
        body = {"record": record, "seats": [ME, ME]}
        assert (await ada.post("/api/tables/import", body, 403))["code"] == "others-play"

    visit(tmp_path / "tables.db", work)


def test_who_never_saw_a_card_keeps_nobody_from_a_record(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = house.person(), house.person()
        created = await ada.open_table([ME, OPEN])
        table = created["table"]
        await ada.post(f"/api/tables/{table}/leave", {"seat": 0}, 200)
        await ben.post("/api/keys", {"key": created["keys"][0]["key"]}, 200)
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1}, 200)
        await ada.post(f"/api/tables/{table}/return", {"seat": 0}, 200)
        await ada.post(f"/api/tables/{table}/keys", {"seat": 1})
        about = {"seat": 0, "kind": "replace", "about": 1}
        await ada.post(f"/api/tables/{table}/votes", about, 200)
        assert (await ada.sheet(table, 0))["table"]["status"] == "playing"
        record = await ada.get(f"/api/tables/{table}/record", seat=0)
        await ada.post("/api/tables/import", {"record": record, "seats": [ME, ME]})

    visit(tmp_path / "tables.db", work)


def test_whoever_was_missing_and_plays_is_not_replaced(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada, _, cleo), table = await people(house, 3)
        body = {"seat": 0, "kind": "replace", "about": 2}
        await ada.post(f"/api/tables/{table}/votes", body, 200)
        await cleo.play(table, 2)
        assert (await ada.sheet(table, 0))["votes"] == []

    visit(tmp_path / "tables.db", work)


def test_an_abandoned_table_takes_no_moves(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada, ben), table = await people(house, 2)
        body = {"seat": 0, "kind": "abandon"}
        asked = await ada.post(f"/api/tables/{table}/votes", body, 200)
        path = f"/api/tables/{table}/votes/{asked['vote']}"
        await ben.post(path, {"seat": 1, "yes": True}, 200)
        sheet = await ada.sheet(table, 0)
        assert sheet["table"]["status"] == "abandoned"
        assert (sheet["question"], sheet["waiting"]) == (None, [])
        refused = await ada.play(table, 0, "stop", 409, question=0)
        assert refused["code"] == "table-closed"
        refused = await undo(ada, table, 0, 409)
        assert refused["code"] == "table-closed"
        refused = await ada.post(f"/api/tables/{table}/votes", body, 409)
        assert refused["code"] == "table-closed"

    visit(tmp_path / "tables.db", work)


def test_an_abandoned_table_has_no_votes_and_takes_none(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada, ben, cleo), table = await people(house, 3)
        path = f"/api/tables/{table}/votes"
        body = {"seat": 0, "kind": "replace", "about": 1}
        replace = (await ada.post(path, body, 200))["vote"]
        abandon = (await ada.post(path, {"seat": 0, "kind": "abandon"}, 200))["vote"]
        for person, seat in ((ben, 1), (cleo, 2)):
            await person.post(f"{path}/{abandon}", {"seat": seat, "yes": True}, 200)
        assert (await ada.sheet(table, 0))["votes"] == []
        refused = await cleo.post(f"{path}/{replace}", {"seat": 2, "yes": True}, 409)
        assert refused["code"] == "table-closed"
        assert (await ben.sheet(table, 1))["table"]["seats"][1]["holder"] == "person"

    visit(tmp_path / "tables.db", work)


def test_the_end_of_the_game_ends_all_votes_and_only_an_undo_is_voted_on_after_it(
    tmp_path: Path,
) -> None:
    async def work(house: House) -> None:
        seated, table = await people(house, 2)
        path = f"/api/tables/{table}/votes"
        abandon = (await seated[0].post(path, {"seat": 0, "kind": "abandon"}, 200))["vote"]
        while (await seated[0].sheet(table))["table"]["status"] == "playing":
            await play_round(seated, table, 1)
        sheet = await seated[0].sheet(table, 0)
        assert sheet["votes"] == []
        refused = await seated[1].post(f"{path}/{abandon}", {"seat": 1, "yes": True}, 409)
        assert refused["code"] == "table-closed"
        asked = (await undo(seated[0], table, 0, to=sheet["moves"] - 1))["vote"]
        await seated[1].post(f"{path}/{asked}", {"seat": 1, "yes": True}, 200)
        sheet = await seated[0].sheet(table, 0)
        assert (sheet["table"]["status"], sheet["votes"]) == ("playing", [])

    visit(tmp_path / "tables.db", work)


def test_what_ends_the_game_lays_everything_open_and_is_not_taken_back_alone(
    tmp_path: Path,
) -> None:
    """Whoever ends a game could read its record, take the end back, and know all hands."""

    async def work(house: House) -> None:
        holders = await seated(house, nearly_over("terraforming-mars"), 0)
        while waiting := (await holders[0].sheet(TABLE))["waiting"]:
            last = waiting[0]
            await holders[last].play(TABLE, last)
        assert (await house.tables.get(TABLE)).ledger.moves[-1].is_free, "nothing else keeps it"
        assert "start" in await holders[last].get(f"/api/tables/{TABLE}/record")
        assert not (await holders[last].sheet(TABLE, last))["can_undo"]
        assert "vote" in await undo(holders[last], TABLE, last)
        assert (await holders[0].sheet(TABLE))["table"]["status"] == "over"

    visit(tmp_path / "tables.db", work)


def nearly_over(game: str) -> State:
    """Return the position before the last answer of a random game of two."""
    moves = wandered(game, 2, 1_000_000, 3).moves
    return wandered(game, 2, moves - 1, 3)


def test_whoever_sits_down_has_not_voted(tmp_path: Path) -> None:
    """A seat that changes hands takes no voice with it, nor what was wanted of whoever had it."""

    async def work(house: House) -> None:
        (ada, ben, cleo), table = await people(house, 3)
        path = f"/api/tables/{table}"
        asked = await ada.post(f"{path}/votes", {"seat": 0, "kind": "abandon"}, 200)
        await ben.post(f"{path}/votes", {"seat": 1, "kind": "replace", "about": 1}, 200)
        await ben.post(f"{path}/votes/{asked['vote']}", {"seat": 1, "yes": True}, 200)
        await ben.post(f"{path}/leave", {"seat": 1}, 200)
        key = await ada.post(f"{path}/keys", {"seat": 1})
        dora = house.person()
        await dora.post("/api/keys", {"key": key["key"]}, 200)
        votes = (await cleo.sheet(table, 2))["votes"]
        assert [(vote["kind"], vote["missing"]) for vote in votes] == [("abandon", [1, 2])]
        await cleo.post(f"{path}/votes/{asked['vote']}", {"seat": 2, "yes": True}, 200)
        assert (await dora.sheet(table, 1))["table"]["status"] == "playing"

    visit(tmp_path / "tables.db", work)


def test_one_voice_counts_for_all_seats_of_a_browser(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        done = await ada.post(f"/api/tables/{table}/votes", {"seat": 0, "kind": "abandon"}, 200)
        assert "version" in done
        assert (await ada.sheet(table))["table"]["status"] == "abandoned"

    visit(tmp_path / "tables.db", work)
