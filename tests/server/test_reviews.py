"""Reviews and rehearsals at a table, by requests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import areopolis
from areopolis.review import reviewing
from areopolis.review.reviewing import Reviewing
from areopolis.server.minds.pool import MindLost
from areopolis.server.store import ReviewRow
from areopolis.server.tables import reviews
from kit.patience import Patience
from review.games import recorded
from server.house import ME, MISSION, OPEN, House, Person, ai, first_answer, visit

# Little is enough to see that everything gets where it belongs.
GLANCE: dict[str, Any] = {"setting": "glance"}


async def finished(person: Person) -> str:
    """Bring a finished game and return its table."""
    body = {"record": recorded(MISSION), "seats": [ME, ai()]}
    created = await person.post("/api/tables/import", body)
    return str(created["table"])


async def ready(person: Person, table: str, **query: Any) -> dict[str, Any]:
    """Wait for the review of a table."""
    await person.post(f"/api/tables/{table}/review", GLANCE, 202)
    before = 0.0
    waiting = Patience()
    while True:
        found: dict[str, Any] = await person.get(f"/api/tables/{table}/review", **GLANCE, **query)
        assert found["is_begun"]
        assert found["progress"] >= before
        before = found["progress"]
        if found["review"] is not None:
            return found
        waiting.look(before)
        await asyncio.sleep(0.1)


def test_a_finished_game_is_reviewed_and_the_review_kept(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = await finished(ada)
        untouched = await ada.get(f"/api/tables/{table}/review")
        assert (untouched["is_begun"], untouched["progress"]) == (False, 0.0)
        found = await ready(ada, table, lang="de")
        moves = recorded(MISSION)["moves"]
        assert len(found["moves"]) == len(moves)
        assert set(found["sources"]) == set(found["review"]["moments"][-1]["points"][0])
        for one in found["review"]["judgements"]:
            assert len(found["options"][str(one["number"])]) == len(one["options"])
        again = await ada.post(f"/api/tables/{table}/review", GLANCE, 202, lang="de")
        assert again == found

    visit(tmp_path / "tables.db", work)


def test_a_game_that_was_taken_back_is_reviewed_anew(tmp_path: Path) -> None:
    """Nothing of the end that was is said while the game goes on, nor after another end."""

    async def work(house: House) -> None:
        ada = house.person()
        body = {"record": recorded(MISSION), "seats": [ME, ME]}
        table = (await ada.post("/api/tables/import", body))["table"]
        place = reviews.Place(house.tables, await house.tables.get(table), "glance")
        await place.save(ReviewRow(1.0, b"{}", house.tables.clock()))
        sheet = await ada.sheet(table)
        back = {"seat": 0, "version": sheet["version"], "to": sheet["moves"] - 9}
        await ada.post(f"/api/tables/{table}/undo", back, 200)
        path = f"/api/tables/{table}/review"
        for refused in (
            await ada.get(path, 409, **GLANCE),
            await ada.get(f"{path}/page", 409, **GLANCE),
            await ada.post(path, GLANCE, 409),
        ):
            assert refused["code"] == "not-over"
        while waiting := (await ada.sheet(table))["waiting"]:
            await ada.play(table, waiting[0])
        untouched = await ada.get(path, **GLANCE)
        assert (untouched["is_begun"], untouched["review"]) == (False, None)
        assert (await ada.get(f"{path}/page", 404, **GLANCE))["code"] == "no-review"
        assert (await ada.post(path, GLANCE, 202))["is_begun"]

    visit(tmp_path / "tables.db", work)


def test_a_review_that_is_lost_can_be_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what others were still asked for it is called off."""

    async def work(house: House) -> None:
        asked: list[str] = []
        minds = house.tables.minds

        async def run(job: dict[str, Any], *_: Any) -> Any:
            asked.append(job["kind"])
            if len(asked) == 3:
                raise MindLost("gone")
            try:
                await asyncio.sleep(60)
            finally:
                asked.append("called off")

        ada = house.person()
        table = await finished(ada)
        path = f"/api/tables/{table}/review"
        with monkeypatch.context() as patch:
            patch.setattr(minds, "run", run)
            patch.setattr(minds, "workers", 3)
            patch.setattr(reviewing, "GAMES", 1)
            # A busy machine may have lost it before it answers.
            await ada.post(path, GLANCE, 202)
            while (await ada.get(path, **GLANCE))["is_begun"]:
                await asyncio.sleep(0.01)
        assert asked == ["shares"] * 3 + ["called off"] * 2
        assert (await ada.post(path, GLANCE, 202))["is_begun"]

    visit(tmp_path / "tables.db", work)


def test_a_review_that_the_server_did_not_finish_can_be_begun_anew(tmp_path: Path) -> None:
    found: dict[str, Any] = {}

    async def before(house: House) -> None:
        ada = house.person()
        found["table"] = await finished(ada)
        found["cookies"] = dict(ada.client.cookies)
        path = f"/api/tables/{found['table']}/review"
        assert (await ada.post(path, {"setting": "deep"}, 202))["is_begun"]

    async def after(house: House) -> None:
        ada = house.person()
        ada.client.cookies.update(found["cookies"])
        sheet = await ada.get(f"/api/tables/{found['table']}/review", setting="deep")
        assert (sheet["is_begun"], sheet["progress"]) == (False, 0.0)

    visit(tmp_path / "tables.db", before)
    visit(tmp_path / "tables.db", after)


def test_a_review_of_another_server_is_waited_for_until_that_is_not_heard_of(
    tmp_path: Path,
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = await finished(ada)
        place = reviews.Place(house.tables, await house.tables.get(table), "glance")
        path = f"/api/tables/{table}/review"
        for ago, progress, is_begun in ((0, 0.4, True), (reviews.LOST_AFTER, 0.0, False)):
            await place.save(ReviewRow(0.4, None, house.tables.clock() - ago))
            sheet = await ada.get(path, **GLANCE)
            assert (sheet["is_begun"], sheet["progress"]) == (is_begun, progress)
        begun = await ada.post(path, GLANCE, 202)
        assert (begun["is_begun"], begun["progress"]) == (True, 0.0)

    visit(tmp_path / "tables.db", work)


def test_of_two_who_ask_for_a_review_only_one_begins_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        begun: list[str] = []

        async def work_out(tables: Any, table: Any, setting: str, *_: Any) -> None:
            begun.append(setting)
            await asyncio.sleep(60)

        ada = house.person()
        table = await finished(ada)
        monkeypatch.setattr(reviews, "work_out", work_out)
        path = f"/api/tables/{table}/review"
        sheets = await asyncio.gather(*[ada.post(path, GLANCE, 202) for _ in range(3)])
        assert [sheet["is_begun"] for sheet in sheets] == [True] * 3
        assert begun == ["glance"]

    visit(tmp_path / "tables.db", work)


def test_a_review_is_a_page_that_can_be_taken_home(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = await finished(ada)
        refused = await ada.get(f"/api/tables/{table}/review/page", 404)
        assert refused["code"] == "no-review"
        await ready(ada, table)
        answer = await ada.client.get(
            f"/api/tables/{table}/review/page", params={"lang": "el", **GLANCE}
        )
        assert answer.headers["content-disposition"].startswith("attachment")
        assert '<html lang="el">' in answer.text

    visit(tmp_path / "tables.db", work)


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, OPEN]))["table"]
        refused = await ada.post(f"/api/tables/{table}/review", {}, 409)
        assert refused["code"] == "not-over"
        refused = await ada.get(f"/api/tables/{table}/review", 400, setting="slow")
        assert refused["code"] == "malformed"

    visit(tmp_path / "tables.db", work)


def test_a_review_is_for_whoever_may_look(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await finished(house.person())
        stranger = house.person()
        await stranger.open_table([ME, ai()])
        for path in ("review", "review/page"):
            refused = await stranger.get(f"/api/tables/{table}/{path}", 404)
            assert refused["code"] == "unknown-table"
        refused = await stranger.post(f"/api/tables/{table}/review", {}, 404)
        assert refused["code"] == "unknown-table"

    visit(tmp_path / "tables.db", work)


def test_a_turn_is_rehearsed_and_nothing_is_played(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        sheet = await ada.sheet(table, 0)
        body = {"seat": 0, "question": sheet["question"]["id"], "texts": []}
        nothing = await ada.post(f"/api/tables/{table}/rehearsal", body, 200)
        assert nothing["view"] == sheet["view"]
        assert nothing["question"]["answers"] == sheet["question"]["answers"]
        texts = [first_answer(sheet["question"])]
        tried = await ada.post(f"/api/tables/{table}/rehearsal", {**body, "texts": texts}, 200)
        assert (tried["shown"], tried["end"], tried["question"]) == (1, "others", None)
        after = await ada.sheet(table, 0)
        assert (after["moves"], after["version"]) == (0, sheet["version"])

    visit(tmp_path / "tables.db", work)


def test_rehearsals_are_refused_like_answers(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ai()]))["table"]
        question = (await ada.sheet(table, 0))["question"]["id"]
        path = f"/api/tables/{table}/rehearsal"
        stale = await ada.post(path, {"seat": 0, "question": question + 1, "texts": []}, 409)
        assert stale["code"] == "stale-question"
        other = await ada.post(path, {"seat": 1, "question": question, "texts": []}, 403)
        assert other["code"] == "not-your-seat"
        wrong = await ada.post(path, {"seat": 0, "question": question, "texts": ["fly"]}, 422)
        assert wrong["code"] == "unknown-notation"
        many = {"seat": 0, "question": question, "texts": ["fly"] * 51}
        assert (await ada.post(path, many, 400))["code"] == "malformed"

    visit(tmp_path / "tables.db", work)


def test_a_review_by_the_server_is_that_of_the_command_line(tmp_path: Path) -> None:
    """Reproducible from its seed, whoever makes it."""
    game = areopolis.game(MISSION)
    # Whoever sat there comes first.
    review = Reviewing(game, recorded(MISSION), "glance", 0, readers=(0,))
    while jobs := review.jobs():
        for job in jobs:
            review.take(reviewing.work(game, review.record, job, "glance", 0))

    async def served(house: House) -> Any:
        ada = house.person()
        return (await ready(ada, await finished(ada)))["review"]

    found = visit(tmp_path / "tables.db", served)
    assert found["curves"] == review.document()["curves"]
    assert found["judgements"] == review.document()["judgements"]


def test_time_left_is_told_from_when_the_work_began(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = await finished(ada)
        place = reviews.Place(house.tables, await house.tables.get(table), "glance")
        path = f"/api/tables/{table}/review"
        now = house.tables.clock()
        await place.save(ReviewRow(0.25, None, now, now - 60))
        assert (await ada.get(path, **GLANCE))["left"] == pytest.approx(180)
        # Too little is done to tell.
        await place.save(ReviewRow(0.01, None, now, now - 60))
        assert (await ada.get(path, **GLANCE))["left"] is None

    visit(tmp_path / "tables.db", work)


def test_a_review_of_an_earlier_release_is_made_anew(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = await finished(ada)
        opened = await house.tables.get(table)
        mark = opened.ledger.mark(len(opened.ledger.moves))
        old = ReviewRow(1.0, b'{"format": "areopolis-review/1"}', house.tables.clock())
        await house.tables.store.save_review(table, f"glance {mark}", old)
        untouched = await ada.get(f"/api/tables/{table}/review", **GLANCE)
        assert (untouched["is_begun"], untouched["review"]) == (False, None)

    visit(tmp_path / "tables.db", work)


def test_a_finished_game_is_shared_by_a_link_that_seats_nobody(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, boris = house.person(), house.person()
        table = await finished(ada)
        assert (await boris.get(f"/api/tables/{table}/review", 404))["code"] == "unknown-table"
        key = (await ada.post(f"/api/tables/{table}/share", {}, 200))["key"]
        assert (await ada.post(f"/api/tables/{table}/share", {}, 200))["key"] == key
        assert await boris.post("/api/keys", {"key": key}, 200) == {"table": table, "seat": None}
        await ready(boris, table)
        forged = key[:-1] + ("A" if key[-1] != "A" else "B")
        assert (await house.person().post("/api/keys", {"key": forged}, 404))["code"] == (
            "unknown-key"
        )

    visit(tmp_path / "tables.db", work)


def test_a_new_key_for_spectators_voids_what_was_shared(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, boris = house.person(), house.person()
        table = await finished(ada)
        key = (await ada.post(f"/api/tables/{table}/share", {}, 200))["key"]
        await ada.post(f"/api/tables/{table}/keys", {"seat": None}, 201)
        assert (await boris.post("/api/keys", {"key": key}, 404))["code"] == "unknown-key"
        fresh = (await ada.post(f"/api/tables/{table}/share", {}, 200))["key"]
        assert (await boris.post("/api/keys", {"key": fresh}, 200))["table"] == table

    visit(tmp_path / "tables.db", work)


def test_a_game_that_goes_on_is_not_shared(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, OPEN]))["table"]
        assert (await ada.post(f"/api/tables/{table}/share", {}, 409))["code"] == "not-over"

    visit(tmp_path / "tables.db", work)
