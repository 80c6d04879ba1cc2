"""Playing at a table by requests: what is taken and refused, and that nothing happens twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import areopolis
from areopolis.server.store import Conflict
from areopolis.server.tables.chance import secret_seed
from areopolis.server.tables.thinking import job_for
from server.house import ME, MISSION, OPEN, SEED, House, Person, ai, any_answer, visit


async def two_people(house: House, **more: Any) -> tuple[Person, Person, str]:
    """Return two people at one table, the owner first, and the table."""
    ada, ben = house.person(), house.person()
    created = await ada.open_table([ME, OPEN], **more)
    await ben.post("/api/keys", {"key": created["keys"][0]["key"], "name": "Ben"}, 200)
    return ada, ben, created["table"]


def test_a_question_is_answered_and_everybody_sees_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, table = await two_people(house)
        before = await ada.sheet(table, 0)
        played = await ada.play(table, 0)
        after = await ben.sheet(table, 1)
        assert played["version"] == after["version"] == before["version"] + 1
        assert after["moves"] == 1
        assert after["waiting"] == [1]

    visit(tmp_path / "tables.db", work)


def test_an_answer_for_somebody_elses_seat_is_refused(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, table = await two_people(house)
        question = (await ada.sheet(table, 0))["question"]
        text = any_answer(question, Random(1).randrange)
        refused = await ben.play(table, 0, text, 403, question=question["id"])
        assert refused["code"] == "not-your-seat"
        stranger = house.person()
        await stranger.open_table([ME, ai()])
        refused = await stranger.play(table, 0, text, 404, question=question["id"])
        assert refused["code"] == "unknown-table"
        nobody = house.person()
        refused = await nobody.play(table, 0, text, 401, question=question["id"])
        assert refused["code"] == "no-visitor"
        refused = await ada.play(table, 9, text, 404, question=question["id"])
        assert refused["code"] == "no-such-seat"
        assert (await ada.sheet(table, 0))["moves"] == 0

    visit(tmp_path / "tables.db", work)


def test_an_answer_to_a_question_that_is_gone_is_refused(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, _, table = await two_people(house)
        question = (await ada.sheet(table, 0))["question"]
        text = any_answer(question, Random(1).randrange)
        await ada.play(table, 0, text, question=question["id"])
        refused = await ada.play(table, 0, text, 409, question=question["id"])
        assert refused["code"] == "stale-question"
        assert refused["field"] == "question"

    visit(tmp_path / "tables.db", work)


def test_the_same_nonce_twice_is_the_same_answer(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, _, table = await two_people(house)
        question = (await ada.sheet(table, 0))["question"]
        text = any_answer(question, Random(1).randrange)
        body = {"seat": 0, "question": question["id"], "text": text, "nonce": "twice-the-same"}
        path = f"/api/tables/{table}/moves"
        # A double click: both are on their way at the same time, and once more later.
        answers = await asyncio.gather(*[ada.post(path, body) for _ in range(5)])
        answers.append(await ada.post(path, body))
        assert len({answer["version"] for answer in answers}) == 1
        assert (await ada.sheet(table, 0))["moves"] == 1

    visit(tmp_path / "tables.db", work)


def test_a_nonce_is_remembered_after_a_restart(tmp_path: Path) -> None:
    saved: dict[str, Any] = {}

    async def before(house: House) -> None:
        ada, _, table = await two_people(house)
        question = (await ada.sheet(table, 0))["question"]
        text = any_answer(question, Random(1).randrange)
        body = {"seat": 0, "question": question["id"], "text": text, "nonce": "twice-the-same"}
        saved.update(
            table=table,
            body=body,
            cookies=dict(ada.client.cookies),
            version=(await ada.post(f"/api/tables/{table}/moves", body))["version"],
        )

    async def after(house: House) -> None:
        ada = house.person()
        ada.client.cookies.update(saved["cookies"])
        table = saved["table"]
        again = await ada.post(f"/api/tables/{table}/moves", saved["body"])
        assert again["version"] == saved["version"]
        assert (await ada.sheet(table, 0))["moves"] == 1

    visit(tmp_path / "tables.db", before)
    visit(tmp_path / "tables.db", after)


@pytest.mark.parametrize(
    ("text", "code"),
    [("fly to the sun", "unknown-notation"), ("stop", "illegal-action"), (" ", "unknown-notation")],
)
def test_what_the_rules_refuse_is_said_in_the_readers_language(
    tmp_path: Path, text: str, code: str
) -> None:
    async def work(house: House) -> None:
        ada, _, table = await two_people(house)
        question = (await ada.sheet(table, 0))["question"]
        body = {"seat": 0, "question": question["id"], "text": text, "nonce": "a-nonce-of-mine"}
        said = set()
        for language in ("en", "pl", "de", "el"):
            refused = await ada.post(f"/api/tables/{table}/moves", body, 422, lang=language)
            assert refused["code"] == code
            assert refused["status"] == 422
            said.add(refused["message"])
        assert len(said) == 4
        assert (await ada.sheet(table, 0))["moves"] == 0

    visit(tmp_path / "tables.db", work)


def test_half_an_answer_is_none(tmp_path: Path) -> None:
    """A pick of a composite answer is for searches; people answer whole."""

    async def work(house: House) -> None:
        ada = house.person()
        created = await ada.open_table([ME, ME], "terraforming-mars")
        table = created["table"]
        for _ in range(20):
            for seat in (0, 1):
                question = (await ada.sheet(table, seat))["question"]
                if question is None:
                    continue
                if question["space"] is not None and question["space"]["space"] == "choose":
                    name = question["space"]["items"][0]["name"]
                    refused = await ada.play(
                        table, seat, f"pick {name}", 422, question=question["id"]
                    )
                    assert refused["code"] == "illegal-action"
                    return
                await ada.play(table, seat)
        raise AssertionError("no composite question was asked")

    visit(tmp_path / "tables.db", work)


def test_answers_to_a_joint_question_stay_sealed_and_keep_their_ids(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, table = await two_people(house)
        questions = [
            (await ada.sheet(table, 0))["question"],
            (await ben.sheet(table, 1))["question"],
        ]
        unseen = (await ben.sheet(table, 1))["view"]
        await ada.play(table, 0)
        sheet = await ben.sheet(table, 1)
        assert sheet["question"] == questions[1]
        assert {**sheet["view"], "deciding": 0} == {**unseen, "deciding": 0}
        assert sheet["log"] == (await ben.sheet(table, 1, since=0))["log"]
        await ben.play(table, 1)
        assert (await ada.sheet(table, 0))["moves"] == 2

    visit(tmp_path / "tables.db", work)


def test_a_line_of_the_log_says_whose_answer_has_brought_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME], "terraforming-mars"))["table"]
        answered: dict[int, str] = {}
        for _ in range(12):
            sheet = await ada.sheet(table)
            seat = sheet["waiting"][0]
            await ada.play(table, seat)
            sheet = await ada.sheet(table, 0)
            answered[sheet["version"]] = sheet["table"]["seats"][seat]["colour"]
        told = [line for line in sheet["log"] if line["version"] in answered]
        assert {line["by"] for line in told} == set(answered.values())
        assert all(line["by"] == answered[line["version"]] for line in told)
        others = [line for line in sheet["log"] if line["version"] not in answered]
        assert {line.get("by") for line in others} == {None}

    visit(tmp_path / "tables.db", work)


@pytest.mark.parametrize("game", areopolis.game_ids())
def test_a_whole_game_against_ai_seats_ends_and_its_record_replays(
    tmp_path: Path, game: str
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ai(), ai()], game))["table"]
        dice = Random(3)
        since = 0
        while True:
            sheet = await ada.sheet(table, 0, since=since, wait=20)
            since = sheet["version"]
            if sheet["ending"] is not None:
                break
            if sheet["question"] is not None:
                text = any_answer(sheet["question"], dice.randrange)
                await ada.play(table, 0, text, question=sheet["question"]["id"])
        record = await ada.get(f"/api/tables/{table}/record")
        end = areopolis.game(game).replay(record)
        assert end.over
        assert end.outcome is not None
        assert list(end.outcome.scores) == sheet["ending"]["scores"]
        assert len(record["moves"]) == sheet["moves"]
        assert sheet["table"]["status"] == "over"
        refused = await ada.play(table, 0, "stop", 409, question=0)
        assert refused["code"] == "table-closed"

    visit(tmp_path / "tables.db", work)


def test_whoever_comes_looks_from_the_only_seat_that_is_theirs(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben, table = await two_people(house)
        assert (await ben.sheet(table))["seat"] is None
        own, named = await ben.sheet(table, own=True), await ben.sheet(table, 1)
        for part in ("seat", "view", "question", "version"):
            assert own[part] == named[part]
        assert (await ada.sheet(table, own=True))["seat"] == 0
        # A seat that is named is the one that is meant, and it is looked at as from anywhere.
        assert (await ben.get(f"/api/tables/{table}/sheet", 403, seat=0, own=True))["code"]

    visit(tmp_path / "tables.db", work)


def test_whoever_holds_several_seats_or_none_looks_from_none(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        both = (await ada.open_table([ME, ME]))["table"]
        assert (await ada.sheet(both, own=True))["seat"] is None
        shown = (await ada.open_table([ME, ai()], is_public=True))["table"]
        assert (await house.person().sheet(shown, own=True))["seat"] is None

    visit(tmp_path / "tables.db", work)


def test_several_seats_of_one_browser(tmp_path: Path) -> None:
    """Hot seat: whoever holds several seats names the one for which he asks."""

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([{**ME, "name": "Ada"}, {**ME, "name": "Eve"}], MISSION))[
            "table"
        ]
        mine = [await ada.sheet(table, seat) for seat in (0, 1)]
        assert [seat["is_mine"] for seat in mine[0]["table"]["seats"]] == [True, True]
        assert [seat["name"] for seat in mine[0]["table"]["seats"]] == ["Ada", "Eve"]
        assert mine[0]["question"]["answers"] != mine[1]["question"]["answers"]
        await ada.play(table, 0)
        await ada.play(table, 1)
        assert (await ada.sheet(table, 0))["moves"] == 2

    visit(tmp_path / "tables.db", work)


def test_whoever_is_always_overtaken_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        async def overtaken(*_: Any) -> None:
            raise Conflict

        ada, _, table = await two_people(house)
        monkeypatch.setattr(house.tables.store, "append", overtaken)
        refused = await ada.play(table, 0, status=409)
        assert refused["code"] == "conflict"
        monkeypatch.undo()
        await ada.play(table, 0)

    visit(tmp_path / "tables.db", work)


def test_what_goes_wrong_inside_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        async def broken(*_: Any) -> None:
            raise OSError("the disk is full at /secret/place")

        ada, _, table = await two_people(house)
        monkeypatch.setattr(house.tables.store, "append", broken)
        refused = await ada.play(table, 0, status=500)
        assert refused["code"] == "internal"
        assert "secret" not in str(refused)
        monkeypatch.undo()
        # Nothing of it was shown or kept, and the table goes on.
        assert (await ada.sheet(table, 0))["moves"] == 0
        await ada.play(table, 0)

    visit(tmp_path / "tables.db", work)


def test_a_secret_seed_has_128_bits_of_its_own() -> None:
    seeds = [secret_seed(None) for _ in range(100)]

    assert len({seed % (1 << 128) for seed in seeds}) == 100
    assert all(1 << 128 <= seed < 1 << 129 for seed in seeds)


def test_a_table_is_dealt_from_a_secret_seed(tmp_path: Path) -> None:
    """Nobody can try all seeds that fit to the cards he sees, nor what was dealt anew in a fork."""

    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        first = (await house.tables.get(table)).row.seed
        forked = await ada.post(
            f"/api/tables/{table}/fork", {"at": 0, "seat": 0, "seats": [ME, ME]}
        )
        second = (await house.tables.get(forked["table"])).state.rng.word
        assert 1 << 128 <= first < 1 << 129
        assert 1 << 192 <= second < 1 << 193

    visit(tmp_path / "tables.db", work, fixed_seed=None)


@pytest.mark.parametrize(("fixed", "same"), [(SEED, True), (None, False)])
def test_what_an_ai_seat_thinks_is_left_to_chance_except_in_tests(
    tmp_path: Path, fixed: int | None, same: bool
) -> None:
    """Nobody learns from a second table of the same game what is thought at the first."""

    async def work(house: House) -> None:
        ada = house.person()
        seeds = set()
        for _ in range(2):
            opened = await ada.open_table([ME, ai("newcomer")])
            table = await house.tables.get(opened["table"])
            table.row = replace(table.row, seed=SEED)
            seeds.add(job_for(house.tables, table, 1, "newcomer", "")["seed"])
        assert (len(seeds) == 1) is same

    visit(tmp_path / "tables.db", work, fixed_seed=fixed)


@pytest.mark.parametrize(("fixed", "same"), [(SEED, True), (None, False)])
def test_lessons_and_what_a_fork_imagines_are_left_to_chance_except_in_tests(
    tmp_path: Path, fixed: int | None, same: bool
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ME]))["table"]
        lessons, forks = set(), set()
        for _ in range(2):
            lesson = await ada.post(f"/api/lessons/{MISSION}/missions", {})
            lessons.add((await house.tables.get(lesson["table"])).row.seed)
            wanted = {"at": 0, "seat": 0, "seats": [ME, ME]}
            fork = await ada.post(f"/api/tables/{table}/fork", wanted)
            forks.add((await house.tables.get(fork["table"])).state.key())
        assert (len(lessons) == 1) is same
        assert (len(forks) == 1) is same

    visit(tmp_path / "tables.db", work, fixed_seed=fixed)
