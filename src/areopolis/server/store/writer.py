"""The writer: one thread that commits what is waiting together.

A commit waits for the disk, and while it waits the next requests arrive. They share the next
commit, so that a hundred tables at once cost hardly more than one. A job that is refused has
written nothing; where one fails in any other way, all of them are done again, each alone.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine, select

from areopolis.server.store.away import is_away
from areopolis.server.store.errors import StoreError
from areopolis.server.store.news import News, notify, pending
from areopolis.server.store.schema import tables

# As many jobs as one commit takes; more would keep the first of them waiting.
BATCH_MOST: Final = 256

Work = Callable[[Connection], Any]


class Job:
    """Something to be written, and the promise of its result."""

    def __init__(self, work: Work, table: str) -> None:
        """Do *work*, which changes *table* where it changes one."""
        self.work = work
        self.table = table
        self.future: Future[Any] = Future()


class Writer(Thread):
    """Does jobs in the order in which they come, as many as there are in one transaction."""

    def __init__(self, engine: Engine, news: News) -> None:
        """Write to *engine* and tell *news* what has been committed."""
        super().__init__(name="store-writer", daemon=True)
        self.engine = engine
        self.news = news
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.is_stopping = False
        self.jobs = 0
        self.commits = 0

    def submit(self, work: Work, table: str = "") -> Future[Any]:
        """Return the promise that *work* will be done and committed."""
        if self.is_stopping:
            raise RuntimeError("the store is closed")
        job = Job(work, table)
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
            asked = [job for job in batch if job.future.set_running_or_notify_cancel()]
            if not self.write(asked):
                # One of them, or the connection, broke the transaction: nothing is committed.
                # Alone, each gets its own answer.
                for job in asked:
                    self.write([job], is_last_try=True)

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

    def write(self, jobs: list[Job], is_last_try: bool = False) -> bool:
        """Commit *jobs* together and return whether all have their answer."""
        answers: list[tuple[Job, Any, StoreError | None]] = []
        try:
            with self.engine.begin() as connection:
                told = pending(connection)
                told.clear()
                lock(connection, jobs)
                for job in jobs:
                    answers.append((job, *attempt(connection, job)))
                changes = list(told)
                told.clear()
                if connection.dialect.name == "postgresql":
                    notify(connection, changes)
                    changes.clear()
        except Exception as error:  # whatever it is, somebody waits for it
            # A file that is locked or full stays so for the next try; a lost connection is renewed.
            is_hopeless = self.engine.dialect.name == "sqlite" and is_away(error)
            if is_last_try or is_hopeless:
                for job in jobs:
                    job.future.set_exception(error)
            return is_hopeless
        self.commits += 1
        self.jobs += len(jobs)
        self.news.spread(changes)
        for job, result, failure in answers:
            if failure is None:
                job.future.set_result(result)
            else:
                job.future.set_exception(failure)
        return True


def lock(connection: Connection, jobs: list[Job]) -> None:
    """Lock the tables of *jobs* in one order, so that two servers never wait for each other."""
    named = {job.table for job in jobs if job.table}
    if connection.dialect.name == "sqlite" or len(named) < 2:
        return
    chosen = select(tables.c.id).where(tables.c.id.in_(named)).order_by(tables.c.id)
    connection.execute(chosen.with_for_update(key_share=True)).all()


def attempt(connection: Connection, job: Job) -> tuple[Any, StoreError | None]:
    """Do *job* and return its result, or why it was refused: then it has written nothing."""
    try:
        return job.work(connection), None
    except StoreError as refused:
        return None, refused
