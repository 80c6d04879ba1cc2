"""The writer: one thread that commits what is waiting together.

A commit waits for the disk, and while it waits the next requests arrive. They share the next
commit, so that a hundred tables at once cost hardly more than one, and rows that wait side by side
are added by the same statements, to a file by a single one (`batches`). A job that is refused has
written nothing; where one fails in any other way, all of them are done again, each alone.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine, select

from areopolis.server.store.away import is_away
from areopolis.server.store.batches import Batches, add_along, fits
from areopolis.server.store.errors import StoreError
from areopolis.server.store.journal import Append, append, append_all
from areopolis.server.store.news import Change, News, notify, pending
from areopolis.server.store.schema import tables

# As many jobs as one commit takes; more would keep the first of them waiting.
BATCH_MOST: Final = 256

Work = Callable[[Connection], Any]
Answer = tuple[Any, BaseException | None]
DONE: Final[Answer] = (None, None)


class Job:
    """Something to be written, and the promise of its result to the event loop."""

    def __init__(
        self, work: Work, table: str, future: Future[Any], rows: Append | None = None
    ) -> None:
        """Do *work*, which changes *table* where it changes one, and adds *rows* where it does."""
        self.work = work
        self.table = table
        self.future = future
        self.rows = rows


class Writer(Thread):
    """Does jobs in the order in which they come, as many as there are in one transaction."""

    def __init__(self, engine: Engine, news: News) -> None:
        """Write to *engine* and tell *news* what has been committed."""
        super().__init__(name="store-writer", daemon=True)
        self.engine = engine
        self.news = news
        self.batches = Batches(engine) if engine.dialect.name == "sqlite" else None
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.is_stopping = False
        self.jobs = 0
        self.commits = 0

    def submit(self, work: Work, table: str = "") -> Future[Any]:
        """Return the promise that *work* will be done and committed."""
        return self._put(work, table, None)

    def add(self, rows: Append) -> Future[Any]:
        """Return the promise that *rows* will be committed, as `journal.append` says."""
        return self._put(lambda connection: append(connection, rows), rows.table, rows)

    def _put(self, work: Work, table: str, rows: Append | None) -> Future[Any]:
        if self.is_stopping:
            raise RuntimeError("the store is closed")
        job = Job(work, table, self.news.loop.create_future(), rows)
        self.queue.put(job)
        return job.future

    def stop(self) -> None:
        """Do what is waiting, then end."""
        self.is_stopping = True
        self.queue.put(None)
        self.join()

    def run(self) -> None:
        """Write until told to stop."""
        while batch := self.next_batch():
            # Whoever waits no more has wanted nothing; what is begun is done.
            asked = [job for job in batch if not job.future.cancelled()]
            if not self.write_rows(asked) and not self.write(asked):
                # One of them, or the connection, broke the transaction: nothing is committed.
                # Alone, each gets its own answer.
                for job in asked:
                    self.write([job], is_last_try=True)
        if self.batches is not None:
            self.batches.close()

    def next_batch(self) -> list[Job]:
        """Wait for jobs and return all that are there; none at the end."""
        job = self.queue.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH_MOST:
                return batch
            try:
                job = self.queue.get_nowait()
            except Empty:
                return batch
        if batch:
            # The end comes after these.
            self.queue.put(None)
        return batch

    def write_rows(self, jobs: list[Job]) -> bool:
        """Commit *jobs* by the short way, if it is theirs, and return whether all are answered."""
        rows = [job.rows for job in jobs if job.rows is not None]
        if self.batches is None or len(rows) < len(jobs) or not fits(rows):
            return False
        try:
            if not self.batches.add(rows):
                return False
        except Exception as error:  # whatever it is, somebody waits for it
            self.answer(jobs, [(None, error)] * len(jobs))
            return True
        changes = [(one.table, one.version + len(one.rows)) for one in rows]
        self.committed(jobs, [DONE] * len(jobs), changes)
        return True

    def write(self, jobs: list[Job], is_last_try: bool = False) -> bool:
        """Commit *jobs* together and return whether all have their answer."""
        try:
            with self.engine.begin() as connection:
                told = pending(connection)
                told.clear()
                lock(connection, jobs)
                # Alone, rows are looked up first: the same ones may be there already.
                answers = do(connection, jobs) if is_last_try else do_together(connection, jobs)
                changes = list(told)
                told.clear()
                if connection.dialect.name == "postgresql":
                    notify(connection, changes)
                    changes.clear()
        except Exception as error:  # whatever it is, somebody waits for it
            # A file that is locked or full stays so for the next try; a lost connection is renewed.
            is_hopeless = self.engine.dialect.name == "sqlite" and is_away(error)
            if is_last_try or is_hopeless:
                self.answer(jobs, [(None, error)] * len(jobs))
            return is_hopeless
        self.committed(jobs, answers, changes)
        return True

    def committed(self, jobs: list[Job], answers: list[Answer], changes: list[Change]) -> None:
        """Count a commit, and let everybody hear of it."""
        self.commits += 1
        self.jobs += len(jobs)
        self.answer(jobs, answers, changes)

    def answer(
        self, jobs: list[Job], answers: list[Answer], changes: Sequence[Change] = ()
    ) -> None:
        """Let the event loop spread *changes* and give everybody his answer, all in one go."""
        if not self.news.loop.is_closed():
            self.news.loop.call_soon_threadsafe(self.hand_out, jobs, answers, changes)

    def hand_out(self, jobs: list[Job], answers: list[Answer], changes: Sequence[Change]) -> None:
        """Spread *changes*, and give each of *jobs* its answer unless nobody waits for it."""
        if changes:
            self.news.hand_on(changes)
        for job, (result, failure) in zip(jobs, answers, strict=True):
            if job.future.done():
                continue
            if failure is None:
                job.future.set_result(result)
            else:
                job.future.set_exception(failure)


def lock(connection: Connection, jobs: list[Job]) -> None:
    """Lock the tables of *jobs* in one order, so that two servers never wait for each other."""
    named = {job.table for job in jobs if job.table}
    is_row = [job.rows is not None for job in jobs]
    # Rows alone lock their tables by themselves.
    if connection.dialect.name == "sqlite" or len(named) < 2 or all(is_row):
        return
    chosen = select(tables.c.id).where(tables.c.id.in_(named)).order_by(tables.c.id)
    connection.execute(chosen.with_for_update(key_share=True)).all()


def do_together(connection: Connection, jobs: list[Job]) -> list[Answer]:
    """Do *jobs* in their order, rows that are side by side at once."""
    answers: list[Answer] = []
    for is_row, some in groupby(jobs, lambda job: job.rows is not None):
        if is_row:
            asked = [job.rows for job in some if job.rows is not None]
            if connection.dialect.name == "sqlite" and add_along(connection, asked):
                answers += [DONE] * len(asked)
            else:
                answers += [(None, refused) for refused in append_all(connection, asked)]
        else:
            answers += do(connection, some)
    return answers


def do(connection: Connection, jobs: Iterable[Job]) -> list[Answer]:
    """Do *jobs* and return the result of each, or why it was refused: it has written nothing."""
    answers: list[Answer] = []
    for job in jobs:
        try:
            answers.append((job.work(connection), None))
        except StoreError as refused:
            answers.append((None, refused))
    return answers
