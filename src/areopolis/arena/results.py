"""Results as a file of JSON lines: a header, then one line for each game that has ended.

A line is written whole or is torn by a kill; a torn last line is dropped and its game played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from areopolis.arena.match import Blame, Result
from areopolis.arena.schedule import Job, Schedule, Setting

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "areopolis-arena/1"


class BadResults(Exception):
    """A file of results that cannot be used, and the line where it breaks.

    *key* says what is wrong: "broken", "twice", "other", "in-use" or "unreadable".
    """

    def __init__(self, key: str, line: int, **values: object) -> None:
        """Name the line, which counts from 1."""
        super().__init__(f"line {line}: {key} {values}")
        self.key = key
        self.line = line
        self.values = values


def header(job: Job) -> dict[str, Any]:
    """Return the first line of the file of *job*; the number of deals may grow and is not in it."""
    return {
        "format": FORMAT,
        "players": list(job.players),
        "seed": job.seed,
        "limit": job.limit,
        "settings": [setting._asdict() for setting in job.settings],
    }


def line_of(result: Result) -> str:
    """Return *result* as a line; what is empty is left out."""
    told = {name: value for name, value in result._asdict().items() if value not in ((), "", None)}
    told["faults"] = [blame._asdict() for blame in result.faults]
    if not any(result.facts):
        told.pop("facts", None)
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False) + "\n"


def read_job(content: bytes) -> tuple[Job, list[Result]]:
    """Return the job and the results of a file, without a torn last line.

    Raises:
        BadResults: a line is broken; the error has its number.
    """
    lines = whole_lines(content)
    if not lines:
        raise BadResults("broken", 1, why="there is no header")
    job = _job(_table(lines[0], 1))
    results: list[Result] = []
    schedule = Schedule(job)
    seen: set[int] = set()
    for number, line in enumerate(lines[1:], start=2):
        result = _result(_table(line, number), number, schedule)
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
        file.truncate(sum([len(line) + 1 for line in lines]))
        file.seek(0, 2)
        if not lines:
            self._write(json.dumps(header(job), ensure_ascii=False) + "\n")

    def add(self, result: Result) -> None:
        """Append *result*; it survives the end of this process."""
        self.results.append(result)
        self._write(line_of(result))

    def _write(self, line: str) -> None:
        self.file.write(line.encode())
        self.file.flush()


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


def _table(line: bytes, number: int) -> dict[str, Any]:
    try:
        table = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadResults("broken", number, why=str(error)) from None
    if not isinstance(table, dict):
        raise BadResults("broken", number, why="no JSON object")
    return table


def _job(table: dict[str, Any]) -> Job:
    if table.get("format") != FORMAT:
        found = str(table.get("format"))
        raise BadResults("other", 1, field="format", found=found, ours=FORMAT)
    try:
        settings = tuple([Setting(**setting) for setting in table["settings"]])
        players = tuple([str(name) for name in table["players"]])
        job = Job(settings, players, 0, int(table["seed"]), float(table["limit"]))
        good = bool(players) and bool(settings) and all(type(one.seats) is int for one in settings)
    except (KeyError, TypeError, ValueError) as error:
        raise BadResults("broken", 1, why=f"{type(error).__name__}: {error}") from None
    if not good:
        raise BadResults("broken", 1, why="no players or settings")
    return job


def _result(table: dict[str, Any], line: int, schedule: Schedule) -> Result:
    try:
        result = Result(
            number=table["number"],
            setting=table["setting"],
            deal=table["deal"],
            lineup=tuple(table["lineup"]),
            scores=tuple(table.get("scores", ())),
            ranks=tuple(table.get("ranks", ())),
            winners=tuple(table.get("winners", ())),
            decisions=table.get("decisions", 0),
            times=tuple([tuple(times) for times in table.get("times", ())]),
            faulty=tuple(table.get("faulty", ())),
            faults=tuple([Blame(**blame) for blame in table.get("faults", ())]),
            facts=tuple(table.get("facts", ())),
            error=table.get("error", ""),
            record=table.get("record"),
        )
        why = wrong_with(result, schedule)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        why = f"{type(error).__name__}: {error}"
    if why:
        raise BadResults("broken", line, why=why)
    return result


def wrong_with(result: Result, schedule: Schedule) -> str:
    """Return what cannot be in *result*, or nothing."""
    if type(result.number) is not int or result.number < 0:
        return f"number {result.number!r}"
    seating = schedule.seating(result.number)
    if (result.setting, result.deal, result.lineup) != seating[1:]:
        return f"game {result.number} has another setting, deal or lineup"
    if result.error:
        return ""
    seats = len(result.lineup)
    whole = (result.scores, result.ranks, result.winners)
    if not all(type(one) is int for part in whole for one in part):
        return "scores, ranks and winners are whole numbers"
    if len(result.scores) != seats or len(result.ranks) != seats:
        return f"there are {seats} seats"
    if not all(0 <= seat < seats for seat in result.winners):
        return "a winner has a seat"
    if len(result.times) != seats or len(result.faulty) != seats:
        return "times and faulty answers of each seat"
    if not all(isinstance(one, int | float) for times in result.times for one in times):
        return "times are numbers"
    return ""
