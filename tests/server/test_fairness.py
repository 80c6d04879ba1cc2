"""Nobody starves the others: whoever asks for much waits, and not whoever asks for little."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from areopolis.server.gate.commands import Play
from areopolis.server.minds.queue import NOBODY, REVIEW, TURN, Asker, Job, Queue
from areopolis.server.tables import playing, thinking
from kit.patience import until_so
from server.house import ME, House, ai, first_answer, visit
from server.stored import rows_of

GREEDY = Asker("192.0.2.1", 1, "")
OTHER = Asker("192.0.2.2", 2, "other")


def queue(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(_run(work))


async def _run(work: Callable[[], Awaitable[None]]) -> None:
    await work()


def ask(line: Queue, asker: Asker, priority: int = TURN, is_long: bool = True) -> Job:
    job = Job(b"", 1.0, asker, priority, is_long)
    line.put(job)
    return job


def order(line: Queue, count: int) -> list[Asker]:
    """Return for whom the next jobs are, each of them over before the next one begins."""
    found: list[Asker] = []
    for _ in range(count):
        job = line.take()
        assert job is not None
        line.release(job)
        found.append(job.asker)
    return found


def test_whoever_has_sixty_tables_of_experts_waits_for_whoever_has_one_newcomer() -> None:
    async def work() -> None:
        line = Queue(1)
        for table in range(60):
            for _ in range(4):
                ask(line, GREEDY._replace(table=f"table {table}"))
        order(line, 3)
        ask(line, OTHER, is_long=False)
        assert order(line, 1) == [OTHER]
        ask(line, OTHER, is_long=False)
        # And again, as often as both have something.
        assert OTHER in order(line, 2)

    queue(work)


def test_many_cookies_of_one_address_count_as_one() -> None:
    async def work() -> None:
        line = Queue(1)
        for visitor in range(10, 70):
            ask(line, Asker("192.0.2.1", visitor, f"table {visitor}"))
        for _ in range(3):
            ask(line, OTHER)
        found = order(line, 6)
        assert [asker == OTHER for asker in found].count(True) == 3

    queue(work)


def test_tables_of_one_visitor_take_turns_and_short_jobs_come_first() -> None:
    async def work() -> None:
        line = Queue(1)
        for table in "aaabb":
            ask(line, GREEDY._replace(table=table))
        ask(line, GREEDY._replace(table="club"), is_long=False)
        assert [asker.table for asker in order(line, 6)] == ["club", "a", "b", "a", "b", "a"]

    queue(work)


def test_nobody_has_all_minds_for_what_takes_long() -> None:
    async def work() -> None:
        line = Queue(3)
        jobs = [ask(line, GREEDY._replace(visitor=visitor)) for visitor in (1, 1, 1, 3)]
        taken = [line.take(), line.take()]
        assert taken == [jobs[0], jobs[3]]
        assert line.take() is None
        newcomer = ask(line, OTHER, is_long=False)
        assert line.take() is newcomer
        line.release(jobs[0])
        assert line.take() is jobs[1]

    queue(work)


def test_somebody_alone_with_one_mind_has_it() -> None:
    async def work() -> None:
        line = Queue(1)
        job = ask(line, GREEDY)
        assert line.take() is job

    queue(work)


def test_a_review_waits_for_players_but_not_for_ever() -> None:
    async def work() -> None:
        line = Queue(1)
        review = ask(line, OTHER, REVIEW)
        for _ in range(20):
            ask(line, GREEDY)
        assert order(line, 7) == [GREEDY] * 7
        assert line.take() is review

    queue(work)


def test_what_nobody_wants_any_more_is_no_turn() -> None:
    async def work() -> None:
        line = Queue(1)
        ask(line, OTHER).done.cancel()
        job = ask(line, NOBODY)
        assert line.waiting() == 1
        assert line.take() is job

    queue(work)


def test_jobs_say_for_whom_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        asked: list[tuple[str, Asker]] = []
        real = house.tables.minds.run

        async def run(job: dict[str, Any], asker: Asker = NOBODY, *more: Any) -> Any:
            asked.append((job["job"], asker))
            return await real(job, asker, *more)

        monkeypatch.setattr(house.tables.minds, "run", run)
        ada = house.person()
        table = (await ada.open_table([ME, ai("club")]))["table"]
        await ada.post(f"/api/tables/{table}/hint", {"seat": 0, "depth": 1}, 200)
        await until_so(lambda: len(asked) >= 2)
        owner = (await house.tables.get(table)).row.owner
        assert dict(asked) == {
            "hint": Asker("127.0.0.1", owner, table),
            "answer": Asker("127.0.0.1", owner, table),
        }

    visit(tmp_path / "tables.db", work)


def test_a_table_at_which_nobody_has_been_for_a_while_thinks_again_when_somebody_looks(
    tmp_path: Path,
) -> None:
    async def work(house: House) -> None:
        ada = house.person()
        table = (await ada.open_table([ME, ai()]))["table"]

        async def plays() -> int:
            rows = await rows_of(house.tables.store, table)
            return len([row for row in rows if row.kind == "play"])

        async def is_answered() -> bool:
            return await plays() == expected

        expected = 1
        await until_so(is_answered)
        question = (await ada.sheet(table, 0))["question"]
        found = await house.tables.get(table)
        house.tables.hub.clock = lambda: monotonic() + 2 * thinking.QUIET
        text = first_answer(question)
        answer = Play(0, question["id"], text, "nonce-of-nobody")
        # An answer that came late, when nobody looked any more.
        await playing.play(house.tables, table, found.row.owner, answer)
        assert found.thinking()
        assert not house.tables.thinking.is_busy(table)
        await ada.sheet(table, 0)
        assert house.tables.thinking.is_busy(table)
        expected = 3
        await until_so(is_answered)

    visit(tmp_path / "tables.db", work)
