"""Reviews of finished games: worked out beside the server, kept with the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from areopolis.review.judging import Proposal, Screened, Worth
from areopolis.review.page import Page
from areopolis.review.reviewing import FORMAT, PROPOSAL, SCREENED, SHARES, Found, Job, Reviewing
from areopolis.review.saying import considered, said
from areopolis.review.shares import Shares
from areopolis.server.gate import wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.minds.pool import MindLost
from areopolis.server.minds.queue import REVIEW, Asker
from areopolis.server.shelf import speaker_of
from areopolis.server.store import ReviewRow
from areopolis.server.tables.draw import level_name
from areopolis.server.tables.records import record_of
from areopolis.server.tables.table import AI, Table

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables

LOG: Final = logging.getLogger("areopolis.server")

# The same for everybody, so that anybody can make a review again.
SEED: Final = 0
# Seconds for one job; a review that was not heard of for so long was left by who worked on it.
JOB_LIMIT: Final = 120.0
LOST_AFTER: Final = 150.0
# How much must be done before the rest can be foretold.
FORETOLD: Final = 0.05
# The time of a review that is given up: long enough ago.
NEVER: Final = 0.0


class Place:
    """Where the review of a game as it has ended is kept; after an undo it ends elsewhere."""

    def __init__(self, tables: Tables, table: Table, setting: str) -> None:
        """Keep the review of *table* at that *setting*.

        Raises:
            Refused: the game is not over.
        """
        if not table.state.over:
            raise Refused("not-over", 409)
        self.tables = tables
        self.table = table.row.id
        # What earlier releases have written is made anew.
        edition = FORMAT.rpartition("/")[2]
        self.key = f"{setting} {edition} {table.ledger.mark(len(table.ledger.moves))}"
        self.task = f"review {self.table} {self.key}"

    async def row(self) -> ReviewRow | None:
        """Return how far the review is."""
        return await self.tables.store.review(self.table, self.key)

    async def save(self, row: ReviewRow) -> None:
        """Keep how far the review is."""
        await self.tables.store.save_review(self.table, self.key, row)

    def is_under_way(self, row: ReviewRow | None) -> bool:
        """Whether somebody works on the review: this server, or another that was heard of."""
        if any(task.get_name() == self.task for task in self.tables.background):
            return True
        return row is not None and self.tables.clock() - row.changed < LOST_AFTER


async def begin(tables: Tables, table: Table, setting: str, visitor: int) -> None:
    """Begin the review of *table* for *visitor* unless it is ready or under way.

    Raises:
        Refused: the game is not over.
    """
    place = Place(tables, table, setting)
    row = await place.row()
    is_ready = row is not None and row.document is not None
    # Nothing is awaited between the question and the answer, so nobody begins it twice.
    if not is_ready and not place.is_under_way(row):
        now = tables.clock()
        asker = tables.asker(visitor, table.row.id)
        tables.spawn(work_out(tables, table, setting, place, asker)).set_name(place.task)
        await place.save(ReviewRow(0.0, None, now, now))


async def work_out(tables: Tables, table: Table, setting: str, place: Place, asker: Asker) -> None:
    """Do all jobs of a review, and keep what they have found."""
    began = tables.clock()
    # Whoever waits for a review that was lost is told at once, and may begin it anew.
    end = ReviewRow(0.0, None, NEVER)
    try:
        people = table.people()
        review = Reviewing(table.game, record_of(table), setting, SEED, people)
        while jobs := review.jobs():
            # No more at a time than there are minds: others want their reviews too.
            left = iter(jobs)
            async with asyncio.TaskGroup() as group:
                for _ in range(tables.minds.workers):
                    group.create_task(work_on(tables, table, place, review, left, began, asker))
        end = ReviewRow(1.0, msgspec.json.encode(review.document()), tables.clock(), began)
    except* MindLost as lost:
        LOG.warning("a review was lost: %s", lost.exceptions[0], extra={"table": table.row.id})
    finally:
        await place.save(end)


async def work_on(
    tables: Tables,
    table: Table,
    place: Place,
    review: Reviewing,
    jobs: Iterator[Job],
    began: float,
    asker: Asker,
) -> None:
    """Do one job after the other, and keep how far that has come."""
    for job in jobs:
        review.take(await found_by(tables, table, review, job, asker))
        await place.save(ReviewRow(review.progress, None, tables.clock(), began))


async def found_by(
    tables: Tables, table: Table, review: Reviewing, job: Job, asker: Asker
) -> Found:
    """Return what one job has found, worked out by whichever mind has time."""
    asked = {
        "job": "review",
        "game": table.row.game,
        "pack": table.row.pack,
        "record": review.record,
        "setting": review.setting,
        "seed": review.seed,
        **job._asdict(),
    }
    found = await tables.minds.run(asked, asker, REVIEW, JOB_LIMIT)
    if job.kind == SHARES:
        return msgspec.convert(found, list[Shares])
    if job.kind == SCREENED:
        return msgspec.convert(found, list[Screened])
    if job.kind == PROPOSAL:
        return msgspec.convert(found, list[Proposal])
    return msgspec.convert(found, list[Worth])


async def sheet(tables: Tables, table: Table, setting: str, language: str) -> wire.ReviewSheet:
    """Return a review in the reader's language, or how far it is.

    Raises:
        Refused: the game is not over.
    """
    place = Place(tables, table, setting)
    row = await place.row()
    if row is None or row.document is None:
        if row is None or not place.is_under_way(row):
            return wire.ReviewSheet(setting, 0.0, place.is_under_way(row))
        return wire.ReviewSheet(setting, row.progress, True, left=left(row))
    review: dict[str, Any] = msgspec.json.decode(row.document)
    speaker = speaker_of(table.game, language, table.wordings)
    spoken = said(table.game, record_of(table), considered(review), speaker)
    sources = dict.fromkeys([source for row in review["moments"][-1]["points"] for source in row])
    return wire.ReviewSheet(
        setting,
        1.0,
        True,
        review,
        tuple(spoken.moves),
        {number: tuple(sentences) for number, sentences in spoken.options.items()},
        {source: speaker.words.name("score", source) for source in sources},
    )


def left(row: ReviewRow) -> float | None:
    """Return how many seconds a review still takes, as far as can be told from what is done."""
    if row.progress < FORETOLD or not row.began:
        return None
    return (row.changed - row.began) * (1 - row.progress) / row.progress


async def page(tables: Tables, table: Table, setting: str, language: str) -> str:
    """Return a review as one page.

    Raises:
        Refused: the game is not over, or the review is not ready.
    """
    row = await Place(tables, table, setting).row()
    if row is None or row.document is None:
        raise Refused("no-review", 404)
    review: dict[str, Any] = msgspec.json.decode(row.document)
    names = [
        level_name(seat.level, language) if seat.holder == AI else seat.name for seat in table.seats
    ]
    speaker = speaker_of(table.game, language, table.wordings)
    return Page(table.game, record_of(table), review, speaker, names).whole()
