"""Long reviews: they stand back for whoever sits and waits, and lose nothing by it."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from areopolis.review.reviewing import SETTINGS
from areopolis.server.minds import pool, standing
from areopolis.server.minds.pool import MindLost, Minds
from areopolis.server.minds.queue import NOBODY, REVIEW, TURN, Asker, Job, Queue
from kit.patience import patience, until_so
from review.games import recorded
from server.house import MISSION
from server.test_minds import is_begun, job, thinking


def review(*numbers: int, setting: str = "quick") -> dict[str, Any]:
    """Return a job of a review: a hundred games from each of these moments."""
    return {
        "job": "review",
        "game": MISSION,
        "pack": None,
        "record": recorded(MISSION),
        "setting": setting,
        "seed": 0,
        "kind": "shares",
        "numbers": list(numbers),
        "texts": [],
        "knower": -1,
        "games": SETTINGS[setting].games,
    }


@pytest.fixture(autouse=True)
def slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let slices be so short that a test need not wait for their end."""
    monkeypatch.setattr(pool, "SLICE", 0.01)


def listened(monkeypatch: pytest.MonkeyPatch, held: int = 0) -> list[Any]:
    """Return the signals that are sent from now on; the first *held* to go on are not."""
    told = standing.tell
    sent: list[Any] = []

    def tell(process: Any, what: Any) -> None:
        sent.append(what)
        if what != standing.GO_ON or sent.count(what) > held:
            told(process, what)

    monkeypatch.setattr(standing, "tell", tell)
    return sent


def test_a_review_stands_back_for_a_turn_and_finds_what_it_would_have_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(minds: Minds) -> None:
        alone = await minds.run(review(0), priority=REVIEW, limit=patience())
        await minds._start(~0)
        # However slow everything else is, it is not over before it has stood back twice.
        minds.processes[0].send_signal(signal.SIGSTOP)
        asked = minds.run(review(0, 1), priority=REVIEW, limit=patience())
        long = asyncio.create_task(asked)
        await is_begun(minds)
        for _ in range(2):
            assert (await minds.run(job(), limit=patience()))["text"]
        assert not long.done()
        assert (await long)[0] == alone[0]
        assert sent == [standing.STOP, standing.GO_ON] * 2
        assert sorted(minds.processes) == [-1, 0]
        assert minds.lost == 0

    sent = listened(monkeypatch, held=1)
    thinking(work)


def test_where_somebody_is_free_no_review_stands_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(minds: Minds) -> None:
        await minds.run(job())
        await until_so(lambda: minds.queue.idle == 2)
        long = asyncio.create_task(minds.run(review(*range(20), setting="deep"), priority=REVIEW))
        await is_begun(minds)
        for _ in range(3):
            assert (await minds.run(job()))["text"]
        assert sent == []
        assert sorted(minds.processes) == [0, 1]
        long.cancel()

    sent = listened(monkeypatch)
    thinking(work, workers=2)


def test_a_review_that_dies_while_it_stands_is_lost_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(minds: Minds) -> None:
        await minds.run(job())
        await minds._start(~0)
        long = asyncio.create_task(minds.run(review(*range(20), setting="deep"), priority=REVIEW))
        await is_begun(minds)
        process = minds.processes[0]
        told = standing.tell

        def tell(one: Any, what: Any) -> None:
            told(one, what)
            if what == standing.STOP:
                os.kill(process.pid, signal.SIGKILL)

        monkeypatch.setattr(standing, "tell", tell)
        assert (await minds.run(job()))["text"]
        with pytest.raises(MindLost):
            await long
        assert (await minds.run(job()))["text"]
        assert minds.lost == 1

    thinking(work)


def test_without_a_process_in_reserve_a_turn_waits_for_the_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(minds: Minds) -> None:
        await minds.run(job())
        start = minds._start

        async def refuse(number: int) -> None:
            if number < 0:
                raise OSError("no more processes")
            await start(number)

        monkeypatch.setattr(minds, "_start", refuse)
        long = asyncio.create_task(minds.run(review(0, 1), priority=REVIEW))
        await is_begun(minds)
        assert (await minds.run(job()))["text"]
        assert long.done()

    thinking(work)


def test_the_time_for_a_review_stands_with_it() -> None:
    async def work() -> None:
        process = await asyncio.create_subprocess_exec("sleep", "600")
        held = Job(b"", 60.0, NOBODY, REVIEW, True)
        async with asyncio.timeout(60.0) as held.timer:
            with standing.standing(process, held):
                assert held.timer.when() is None
            left = held.timer.when()
            assert left is not None
            assert left - asyncio.get_running_loop().time() <= 60.0
        # Whoever has no time any more is not wound up again.
        with standing.standing(process, held):
            process.kill()
            await process.wait()

    asyncio.run(work())


def test_what_is_urgent_is_left_to_whoever_is_free() -> None:
    async def work() -> None:
        line = Queue(2)
        free = asyncio.create_task(line.get())
        busy = asyncio.create_task(line.get_urgent())
        await asyncio.sleep(0)
        jobs = [Job(b"", 1.0, Asker("192.0.2.1", n, ""), TURN, False) for n in range(2)]
        for one in jobs:
            line.put(one)
        assert await free is jobs[0]
        assert await busy is jobs[1]

    asyncio.run(work())


def test_a_review_is_never_urgent() -> None:
    async def work() -> None:
        line = Queue(1)
        line.put(Job(b"", 1.0, NOBODY, REVIEW, True))
        assert line.take(is_urgent=True) is None
        assert line.take() is not None

    asyncio.run(work())
