"""Minds: the processes in which AI players think, and the queue of what they are asked."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

import msgspec

from areopolis.server.minds.queue import NOBODY, REVIEW, TURN, Asker, Job, Queue
from areopolis.server.minds.standing import standing

LOG: Final = logging.getLogger("areopolis.server")

# What is worked out in much less than a second.
SHORT: Final = frozenset({"random", "greedy", "newcomer", "club"})
# A line may hold a whole record with its log.
LINE_MOST: Final = 64 * 1024 * 1024
# A job that nobody wants any more may come to its own end, which is sooner than a new process.
GRACE: Final = 3.0
START_LIMIT: Final = 60.0
# Seconds until a process that could not be started is tried again, twice as long each time.
PAUSE: Final = 1.0
# A review works for so many seconds before it stands back for somebody who sits and waits.
SLICE: Final = 0.5
# A server that has just started begins its processes after so many seconds.
WARM_UP: Final = 1.5


class MindLost(Exception):
    """The process that worked on the job has crashed or took too long."""


class JobRefused(Exception):
    """The rules refuse what the job is about: key and values of the error."""

    def __init__(self, key: str, values: dict[str, str]) -> None:
        """Say *key* of *values*."""
        super().__init__(key)
        self.key = key
        self.values = values


class Minds:
    """So many processes, each with one job at a time; a process that dies is started anew.

    Where all of them work on reviews and somebody waits, one stands still, and a process in reserve
    does in its time what is waited for.
    """

    def __init__(self, workers: int) -> None:
        """Think in so many *workers*; none are started yet."""
        self.workers = workers
        self.queue = Queue(workers)
        self.asked = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.processes: dict[int, Process] = {}
        # Workers whose process could not be started.
        self.failing: set[int] = set()
        # For operators: jobs done, and processes lost.
        self.done = 0
        self.lost = 0

    async def start(self) -> None:
        """Begin to work."""
        for number in range(self.workers):
            self.tasks.append(asyncio.create_task(self._work(number)))

    async def stop(self) -> None:
        """End all processes; jobs that wait are cancelled."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for number in list(self.processes):
            await self._end(number)
        self.queue.clear()

    def alive(self) -> int:
        """Return how many workers can take a job."""
        return len([task for task in self.tasks if not task.done()]) - len(self.failing)

    def waiting(self) -> int:
        """Return how many jobs nobody works on yet."""
        return self.queue.waiting()

    async def run(
        self,
        job: dict[str, Any],
        asker: Asker = NOBODY,
        priority: int = TURN,
        limit: float = 60.0,
    ) -> Any:
        """Return the result of *job* for *asker*; whoever cancels this cancels the job.

        Raises:
            MindLost: the process crashed or took more than *limit* seconds.
            JobRefused: the rules refuse it.
        """
        is_long = job.get("level") not in SHORT
        waiting = Job(msgspec.json.encode(job) + b"\n", limit, asker, priority, is_long)
        self.queue.put(waiting)
        self.asked.set()
        try:
            reply: dict[str, Any] = await waiting.done
        finally:
            waiting.done.cancel()
        if "key" in reply:
            raise JobRefused(reply["key"], reply["values"])
        if "error" in reply:
            raise MindLost(reply["error"])
        return reply["result"]

    async def _work(self, number: int) -> None:
        # A server that has just started has better things to do, unless somebody waits already.
        with suppress(TimeoutError):
            async with asyncio.timeout(WARM_UP):
                await self.asked.wait()
        while True:
            if number not in self.processes:
                await self._begin(number)
            job = await self.queue.get()
            try:
                await self._do(number, job)
            finally:
                self.queue.release(job)

    async def _do(self, number: int, job: Job) -> None:
        """Have *job* done by the process of that number."""
        asking = asyncio.create_task(self._ask(self.processes[number], job))
        try:
            if job.priority == REVIEW:
                await self._in_slices(number, job, asking)
            await asyncio.wait({asking, job.done}, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                await asyncio.wait({asking}, timeout=GRACE)
            reply = asking.result() if asking.done() else None
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            LOG.warning("a mind was lost: %r", error)
            reply = None
            if not job.done.done():
                job.done.set_exception(MindLost(repr(error)))
        except asyncio.CancelledError:
            # The server stops: nobody shall wait for ever.
            job.done.cancel()
            raise
        finally:
            asking.cancel()
        if reply is None:
            self.lost += 1
            await self._end(number)
        elif not job.done.done():
            self.done += 1
            job.done.set_result(reply)

    async def _in_slices(self, number: int, review: Job, asking: asyncio.Task[Any]) -> None:
        """Wait for a review; from slice to slice it stands back for others."""
        is_willing = True
        while is_willing:
            over = {asking, review.done}
            done, _ = await asyncio.wait(over, timeout=SLICE, return_when=asyncio.FIRST_COMPLETED)
            if done:
                return
            waiting = asyncio.create_task(self.queue.get_urgent())
            try:
                await asyncio.wait({*over, waiting}, return_when=asyncio.FIRST_COMPLETED)
            except asyncio.CancelledError:
                if waiting.done():
                    waiting.result().done.cancel()
                raise
            finally:
                is_willing = waiting.done()
                waiting.cancel()
            if is_willing:
                is_willing = await self._stand_back(number, review, waiting.result())

    async def _stand_back(self, number: int, review: Job, urgent: Job) -> bool:
        """Do *urgent* in the time of a review; return whether that was possible."""
        reserve = ~number
        try:
            if reserve not in self.processes:
                await self._start(reserve)
            with standing(self.processes[number], review):
                await self._do(reserve, urgent)
        except (OSError, EOFError, TimeoutError) as error:
            LOG.warning("a review cannot stand back: %r", error)
            await self._end(reserve)
            self.queue.put(urgent)
            return False
        except asyncio.CancelledError:
            urgent.done.cancel()
            raise
        finally:
            self.queue.release(urgent)
        return True

    async def _ask(self, process: Process, job: Job) -> dict[str, Any]:
        assert process.stdin is not None, "the process has pipes"
        async with asyncio.timeout(job.limit) as job.timer:
            process.stdin.write(job.written)
            await process.stdin.drain()
            return await self._read(process)

    async def _read(self, process: Process) -> dict[str, Any]:
        assert process.stdout is not None, "the process has pipes"
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the process has ended")
        reply: dict[str, Any] = msgspec.json.decode(line)
        return reply

    async def _begin(self, number: int) -> None:
        """Start a process and wait until it is ready; later and later where that fails."""
        pause = PAUSE
        while True:
            try:
                await self._start(number)
                self.failing.discard(number)
                return
            except (OSError, EOFError, TimeoutError) as error:
                LOG.error("a mind cannot be started: %r", error)
                self.failing.add(number)
                await self._end(number)
                await asyncio.sleep(pause)
                pause = min(60.0, pause * 2)

    async def _start(self, number: int) -> None:
        """Start a process and wait until it is ready.

        Raises:
            OSError, EOFError, TimeoutError: it cannot be started.
        """
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "areopolis.server.minds.worker",
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE_MOST,
            # Whoever presses Ctrl-C means the server, which has still to save.
            start_new_session=True,
        )
        self.processes[number] = process
        async with asyncio.timeout(START_LIMIT):
            await self._read(process)

    async def _end(self, number: int) -> None:
        process = self.processes.pop(number, None)
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        # Closes the pipes at once; the loop would do it at some later time.
        process._transport.close()  # type: ignore[attr-defined]
