"""Reviews of finished games: worked out beside the server, kept with the table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec

from areopolis.review.judging import Judgement
from areopolis.review.page import Page
from areopolis.review.reviewing import Job, Reviewing
from areopolis.review.saying import options_said, sayings
from areopolis.review.shares import Shares
from areopolis.server import wire
from areopolis.server.minds.pool import REVIEW, MindLost
from areopolis.server.refusals import Refused
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
# Seconds for one job; a review that was not heard of for so long is begun anew.
JOB_LIMIT: Final = 120.0
LOST_AFTER: Final = 150.0


async def begin(tables: Tables, table: Table, setting: str) -> None:
    """Begin the review of *table* unless it is ready or under way.

    Raises:
        Refused: the game is not over.
    """
    if not table.state.over:
        raise Refused("not-over", 409)
    known = await tables.store.review(table.row.id, setting)
    if known is not None and (
        known.document is not None or tables.clock() - known.changed < LOST_AFTER
    ):
        return
    await save(tables, table, setting, 0.0)
    tables.spawn(work_out(tables, table, setting))


async def work_out(tables: Tables, table: Table, setting: str) -> None:
    """Do all jobs of a review, and keep what they have found."""
    try:
        review = Reviewing(table.game, record_of(table), setting, SEED)
        while jobs := review.jobs():
            for done in asyncio.as_completed([found_by(tables, table, review, j) for j in jobs]):
                review.take(await done)
                await save(tables, table, setting, review.progress)
        document = msgspec.json.encode(review.document())
        await save(tables, table, setting, 1.0, document)
    except MindLost as error:
        # Whoever asks again after a while begins it anew.
        LOG.warning("a review was lost: %s", error, extra={"table": table.row.id})


async def found_by(
    tables: Tables, table: Table, review: Reviewing, job: Job
) -> list[Shares] | list[Judgement]:
    """Return what one job has found, worked out by whichever mind has time."""
    asked = {
        "job": "review",
        "game": table.row.game,
        "pack": table.row.pack,
        "record": review.record,
        "setting": review.setting,
        "seed": review.seed,
        "is_judging": job.is_judging,
        "numbers": job.numbers,
    }
    found = await tables.minds.run(asked, REVIEW, JOB_LIMIT)
    if job.is_judging:
        return msgspec.convert(found, list[Judgement])
    return msgspec.convert(found, list[Shares])


async def save(
    tables: Tables, table: Table, setting: str, progress: float, document: bytes | None = None
) -> None:
    """Keep how far a review is."""
    row = ReviewRow(progress, document, tables.clock())
    await tables.store.save_review(table.row.id, setting, row)


async def sheet(tables: Tables, table: Table, setting: str, language: str) -> wire.ReviewSheet:
    """Return a review in the reader's language, or how far it is."""
    known = await tables.store.review(table.row.id, setting)
    if known is None or known.document is None:
        return wire.ReviewSheet(
            setting, 0.0 if known is None else known.progress, known is not None
        )
    review = msgspec.json.decode(known.document)
    speaker = speaker_of(table.game, language)
    record = record_of(table)
    wanted = {
        one["number"]: [option["text"] for option in one["options"]] for one in review["judgements"]
    }
    said = options_said(table.game, record, wanted, speaker)
    sources = dict.fromkeys([source for row in review["moments"][-1]["points"] for source in row])
    return wire.ReviewSheet(
        setting,
        1.0,
        True,
        review,
        tuple(sayings(table.game, record, speaker)),
        {number: tuple(sentences) for number, sentences in said.items()},
        {source: speaker.words.name("score", source) for source in sources},
    )


async def page(tables: Tables, table: Table, setting: str, language: str) -> str:
    """Return a review as one page.

    Raises:
        Refused: it is not ready.
    """
    known = await tables.store.review(table.row.id, setting)
    if known is None or known.document is None:
        raise Refused("no-review", 404)
    review: dict[str, Any] = msgspec.json.decode(known.document)
    names = [
        level_name(seat.level, language) if seat.holder == AI else seat.name for seat in table.seats
    ]
    speaker = speaker_of(table.game, language)
    return Page(table.game, record_of(table), review, speaker, names).whole()
