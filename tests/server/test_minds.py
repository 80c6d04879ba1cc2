"""AI seats: they answer in processes of their own, whatever happens to those."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import areopolis
from areopolis.players.registry import maker
from areopolis.server.minds import jobs, pool
from areopolis.server.minds.pool import JobRefused, MindLost, Minds
from areopolis.server.minds.queue import REVIEW, TURN
from areopolis.server.tables import creating
from kit.patience import finished, until_so
from server.house import ME, House, ai, visit
from server.stored import rows_of

GAMES = areopolis.game_ids()


def thinking(work: Callable[[Minds], Awaitable[None]], workers: int = 1) -> None:
    async def run() -> None:
        minds = Minds(workers)
        await minds.start()
        try:
            await finished(work(minds), lambda: (minds.done, minds.lost))
        finally:
            await minds.stop()

    asyncio.run(run())


async def is_begun(minds: Minds) -> None:
    """Wait until somebody works on what was asked last."""
    await asyncio.sleep(0)
    await until_so(lambda: not minds.waiting())


def job(game: str = "mission-red-planet", **more: Any) -> dict[str, Any]:
    state = areopolis.game(game).new(2, 3)
    return {
        "job": "answer",
        "game": game,
        "pack": None,
        "position": state.to_dict(),
        "seat": state.deciding[0],
        "level": "club",
        "style": "",
        "seed": 5,
        **more,
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["random", "newcomer", "club"])
def test_an_answer_is_whole_and_legal(game: str, level: str) -> None:
    """Forty of them, or as many as the game has."""
    state = areopolis.game(game).new(3, 8)
    for number in range(40):
        if state.over:
            break
        seat = state.deciding[-1]
        asked = job(game, position=state.to_dict(), seat=seat, level=level, seed=number)
        reply = jobs.work(asked)["result"]
        assert reply["faults"] == []
        before = state.moves
        state.play(seat, reply["text"])
        assert state.moves == before + 1


def test_the_same_seed_gives_the_same_answer_in_every_process() -> None:
    async def work(minds: Minds) -> None:
        replies = await asyncio.gather(*[minds.run(job()) for _ in range(6)])
        assert len({reply["text"] for reply in replies}) == 1

    thinking(work, workers=2)


def test_a_style_is_kept_through_the_seed() -> None:
    from areopolis.players.greedy import style_for
    from areopolis.players.knowledge import styles_of

    for game in GAMES:
        for style in ("", *styles_of(game)):
            for seed in (0, 1, 12345, 2**61):
                assert style_for(game, jobs.styled(game, style, seed)) == style


def test_a_player_that_fails_is_replaced_and_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, seen: Any) -> Any:
            raise RuntimeError("no idea")

    monkeypatch.setattr(jobs, "maker", lambda level, limit: lambda game, seed: Broken())
    reply = jobs.work(job())["result"]
    assert reply["faults"] == ["crash"]
    areopolis.game("mission-red-planet").new(2, 3).play(0, reply["text"])


def test_players_of_others_are_told_what_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []
    told: list[list[dict[str, Any]]] = []

    class Listener:
        def choose(self, seen: Any) -> Any:
            told.append(seen.events())
            return seen.decision.options[0]

    async def work(house: House) -> None:
        async def run(job: dict[str, Any], *_: Any) -> Any:
            asked.append(job)
            return jobs.answer(job)

        monkeypatch.setattr(house.tables.minds, "run", run)
        ada = house.person()
        table = (await ada.open_table([ME, ai("olympus"), ai("club")]))["table"]
        sheet = await ada.sheet(table, 0)
        while sheet["moves"] < 2:
            sheet = await ada.sheet(table, 0, since=sheet["version"], wait=20)

    monkeypatch.setattr(creating, "player_names", lambda: ("club", "olympus"))
    monkeypatch.setattr(
        jobs,
        "maker",
        lambda level, limit: (lambda *_: Listener()) if level == "olympus" else maker(level, limit),
    )
    visit(tmp_path / "tables.db", work)

    assert {(job["level"], "record" in job) for job in asked} == {
        ("olympus", True),
        ("club", False),
    }
    assert told
    assert all("event" in event for events in told for event in events)
    assert told[0]


def test_a_process_that_dies_is_started_anew() -> None:
    async def work(minds: Minds) -> None:
        await minds.run(job())
        process = minds.processes[0]
        asking = asyncio.create_task(minds.run(job(level="expert", job="hint", depth=3)))
        await is_begun(minds)
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(MindLost):
            await asking
        assert (await minds.run(job()))["text"]
        assert minds.processes[0].pid != process.pid
        assert minds.lost == 1

    thinking(work)


def test_a_job_that_takes_too_long_is_ended() -> None:
    async def work(minds: Minds) -> None:
        await minds.run(job())
        with pytest.raises(MindLost):
            await minds.run(job(job="hint", depth=3), limit=0.3)
        assert (await minds.run(job()))["text"]

    thinking(work)


def test_a_job_that_nobody_wants_any_more_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GRACE", 0.1)

    async def work(minds: Minds) -> None:
        await minds.run(job())
        process = minds.processes[0]
        unwanted = asyncio.create_task(minds.run(job(job="hint", depth=3)))
        await is_begun(minds)
        unwanted.cancel()
        assert (await minds.run(job()))["text"]
        # Eight seconds of thinking were cut off.
        assert minds.processes[0].pid != process.pid
        assert minds.lost == 1

    thinking(work)


def test_whose_turn_it_is_comes_before_reviews() -> None:
    async def work(minds: Minds) -> None:
        order: list[str] = []

        async def ask(name: str, priority: int) -> None:
            await minds.run(job(), priority=priority)
            order.append(name)

        first = asyncio.create_task(ask("first", TURN))
        await asyncio.sleep(0)
        later = [asyncio.create_task(ask(f"review {n}", REVIEW)) for n in range(3)]
        await asyncio.sleep(0)
        turn = asyncio.create_task(ask("turn", TURN))
        await asyncio.gather(first, turn, *later)
        assert order == ["first", "turn", "review 0", "review 1", "review 2"]

    thinking(work)


def test_what_the_rules_refuse_comes_back_with_its_key() -> None:
    async def work(minds: Minds) -> None:
        with pytest.raises(JobRefused) as refused:
            await minds.run(job(position={"format": "none"}))
        assert refused.value.key == "wrong-format"
        with pytest.raises(MindLost):
            await minds.run(job(job="dance"))

    thinking(work)


def test_a_process_that_cannot_start_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(minds: Minds) -> None:
        monkeypatch.setattr(sys, "executable", "/bin/false")
        monkeypatch.setattr(pool, "PAUSE", 0.01)
        asking = asyncio.create_task(minds.run(job()))
        await until_so(lambda: minds.alive() == 0)
        monkeypatch.undo()
        assert (await asking)["text"]
        assert minds.alive() == 1

    thinking(work)


def test_the_server_answers_while_seats_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of a search runs in the server's own process, and its pages come all the while."""

    def refused(*_: object) -> None:
        raise AssertionError("a job is done beside the event loop, not in it")

    monkeypatch.setattr(jobs, "work", refused)
    monkeypatch.setattr(jobs, "maker", refused)

    async def work(house: House) -> None:
        ada = house.person()
        tables = [
            (await ada.open_table([ME, ai("expert"), ai("expert")]))["table"] for _ in range(4)
        ]
        seen = 0
        assert house.tables.thinking.turns
        while house.tables.thinking.turns:
            for table in tables:
                assert (await ada.sheet(table, 0))["moves"] >= 0
                seen += 1
            await asyncio.sleep(0.02)
        assert seen > 10
        assert all([(await ada.sheet(table, 0))["moves"] for table in tables])

    visit(tmp_path / "tables.db", work)


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Whoever was thinking when the server stopped is asked again."""
    found: dict[str, Any] = {}

    async def before(house: House) -> None:
        ada = house.person()
        found["table"] = (await ada.open_table([ME, ai()]))["table"]
        found["cookies"] = dict(ada.client.cookies)
        house.tables.thinking.stop()
        house.tables.is_stopping = True
        found["moves"] = (await ada.sheet(found["table"], 0))["moves"]

    async def after(house: House) -> None:
        async def has_thought() -> bool:
            rows = await rows_of(house.tables.store, found["table"])
            return len([row for row in rows if row.kind == "play"]) > int(found["moves"])

        await until_so(has_thought)

    visit(tmp_path / "tables.db", before)
    visit(tmp_path / "tables.db", after)


def test_a_seat_is_played_on_even_if_all_processes_are_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        async def lost(*_: Any, **__: Any) -> Any:
            raise MindLost("gone")

        monkeypatch.setattr(house.tables.minds, "run", lost)
        ada = house.person()
        table = (await ada.open_table([ME, ai("expert")]))["table"]
        sheet = await ada.sheet(table, 0)
        while sheet["moves"] < 1:
            sheet = await ada.sheet(table, 0, since=sheet["version"], wait=20)
        assert house.tables.thinking.faults == 2
        assert "table-substitute" in [line["event"]["event"] for line in sheet["log"]]

    visit(tmp_path / "tables.db", work)


def test_advice_is_for_those_who_play_alone_and_is_said(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ai()]))["table"]
        question = (await ada.sheet(table, 0))["question"]
        path = f"/api/tables/{table}/hint"
        found = await ada.post(path, {"seat": 0, "depth": 1}, 200, lang="de")
        assert found["question"] == question["id"]
        texts = {hint["text"] for hint in found["hints"]}
        # A busy machine may not get to all of them in time.
        assert texts
        assert texts <= {answer["text"] for answer in question["answers"]}
        best = found["hints"][0]
        assert best["low"] <= best["mean"] <= best["high"]
        assert len(found["scores"]) == 2
        assert all(score["low"] <= score["mean"] <= score["high"] for score in found["scores"])
        assert best["tries"] > 0
        log = (await ada.sheet(table, 0))["log"]
        assert "table-hint" in [line["event"]["event"] for line in log]
        shared = (await ada.open_table([ME, ME]))["table"]
        refused = await ada.post(f"/api/tables/{shared}/hint", {"seat": 0}, 403)
        assert refused["code"] == "people-play-here"
        refused = await ada.post(path, {"seat": 0, "depth": 4}, 400)
        assert refused["code"] == "malformed"
        refused = await ada.post(path, {"seat": 1}, 403)
        assert refused["code"] == "not-your-seat"

    visit(tmp_path / "tables.db", work)


def test_without_a_mind_there_is_no_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        async def lost(*_: Any, **__: Any) -> Any:
            raise MindLost("gone")

        ada = house.person()
        table = (await ada.open_table([ME, ai()]))["table"]
        monkeypatch.setattr(house.tables.minds, "run", lost)
        refused = await ada.post(f"/api/tables/{table}/hint", {"seat": 0}, 503)
        assert refused["code"] == "no-advice"

    visit(tmp_path / "tables.db", work)


def test_advice_that_the_rules_refuse_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        async def refuse(*_: Any, **__: Any) -> Any:
            raise JobRefused("not-deciding", {"seat": "0"})

        ada = house.person()
        table = (await ada.open_table([ME, ai()]))["table"]
        monkeypatch.setattr(house.tables.minds, "run", refuse)
        refused = await ada.post(f"/api/tables/{table}/hint", {"seat": 0}, 422)
        assert refused["code"] == "not-deciding"
        assert refused["message"] == "seat 0 has nothing to decide now"

    visit(tmp_path / "tables.db", work)


def test_an_answer_that_cannot_be_written_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        real = house.tables.store.append
        failed: list[str] = []

        async def full(table: str, version: int, rows: Any, *more: Any) -> None:
            if rows[0].kind == "play" and len(failed) < 2:
                failed.append(table)
                raise OSError("the disk is full")
            await real(table, version, rows, *more)

        monkeypatch.setattr(house.tables.store, "append", full)
        table = (await ada.open_table([ME, ai()]))["table"]
        sheet = await ada.sheet(table, 0)
        while sheet["moves"] < 1:
            sheet = await ada.sheet(table, 0, since=sheet["version"], wait=20)
        assert failed == [table, table]

    visit(tmp_path / "tables.db", work)


def test_ctrl_c_is_for_the_server_and_not_for_its_minds() -> None:
    """The terminal sends it to the whole group; minds end when the server closes their input."""

    async def work(minds: Minds) -> None:
        await minds.run(job())
        pid = minds.processes[0].pid
        assert os.getpgid(pid) != os.getpgid(0)

    thinking(work)
