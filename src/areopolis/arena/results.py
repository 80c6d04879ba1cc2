"""Results as a file of JSON lines: a header, then one line for each game that has ended.

A line is written whole or is torn by a kill; a torn last line is dropped and its game played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from areopolis.arena.lines import START, BadResults, header, job_in, line_of, result_in
from areopolis.arena.match import Result
from areopolis.arena.schedule import Job, Schedule

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

NO_HEADER: Final = "there is no header"


def read_job(content: bytes) -> tuple[Job, list[Result]]:
    """Return the job and the results of a file, without a torn last line.

    Raises:
        BadResults: a line is broken; the error has its number.
    """
    lines = whole_lines(content)
    if not lines:
        raise BadResults("broken", 1, why=NO_HEADER)
    job = job_in(lines[0])
    results: list[Result] = []
    schedule = Schedule(job)
    seen: set[int] = set()
    for number, line in enumerate(lines[1:], start=2):
        result = result_in(line, number, schedule)
        if result.number in seen:
            raise BadResults("twice", number, game=result.number)
        seen.add(result.number)
        results.append(result)
    last = max([result.deal for result in results], default=-1)
    return job._replace(deals=last + 1), results


def whole_lines(content: bytes) -> list[bytes]:
    """Return the lines that were written to their end."""
    return content.split(b"\n")[:-1]


def compare(expected: Job, found: Job) -> None:
    """Check that the file of *found* can go on with *expected*.

    Raises:
        BadResults: they are not the same job; the error names what differs.
    """
    mine, theirs = header(expected), header(found)
    if len(mine["settings"]) == len(theirs["settings"]):
        for ours, other in zip(mine["settings"], theirs["settings"], strict=True):
            # Rules first: other rules are the reason that people meet.
            for name in ("game", "rules_version", "pack", "seats", "options"):
                if ours[name] != other[name]:
                    raise BadResults("other", 1, field=name, found=other[name], ours=ours[name])
    for name in ("players", "limit", "seed", "settings"):
        if mine[name] != theirs[name]:
            raise BadResults("other", 1, field=name, found=theirs[name], ours=mine[name])


class Ledger:
    """The open file of a job: what is known already, and where the next result goes."""

    def __init__(self, file: IO[bytes], job: Job) -> None:
        """Read what is there, cut a torn line off, and begin a file that is empty.

        Raises:
            BadResults: the file is broken or of another job.
        """
        self.file = file
        content = file.read()
        self.results: list[Result] = []
        lines = whole_lines(content)
        if lines:
            found, self.results = read_job(content)
            compare(job, found)
        elif not (content.startswith(START) or START.startswith(content)):
            # No header that a kill has torn: whatever it is, it is not ours to cut.
            raise BadResults("broken", 1, why=NO_HEADER)
        file.truncate(sum([len(line) + 1 for line in lines]))
        file.seek(0, 2)
        if not lines:
            self._write(json.dumps(header(job), ensure_ascii=False) + "\n")

    def add(self, result: Result) -> None:
        """Append *result*; it survives the end of this process and of the machine."""
        self.results.append(result)
        self._write(line_of(result))

    def _write(self, line: str) -> None:
        self.file.write(line.encode())
        self.file.flush()
        os.fsync(self.file.fileno())


@contextmanager
def ledger(path: Path, job: Job) -> Iterator[Ledger]:
    """Open the file of *job*, alone: two runs at once would count games twice.

    Raises:
        BadResults: it is broken, of another job, or in use.
        OSError: it cannot be opened.
    """
    with path.open("ab+") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadResults("in-use", 1) from None
        file.seek(0)
        yield Ledger(file, job)
