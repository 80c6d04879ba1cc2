"""The lines of a file of results: what stands in them, and how they are written and read."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta, Struct
from msgspec.json import decode
from msgspec.structs import asdict

from areopolis.arena.match import Blame, Result
from areopolis.arena.schedule import Job, Schedule, Setting

FORMAT: Final = "areopolis-arena/1"
# What every header begins with, torn or whole.
START: Final = json.dumps({"format": FORMAT}).rstrip("}").encode()

# Larger numbers are no longer exact when they are added and divided.
NUMBER_MOST: Final = 1 << 53
SEATS_MOST: Final = 99

Count = Annotated[int, Meta(ge=0, le=NUMBER_MOST)]
Score = Annotated[int, Meta(ge=-NUMBER_MOST, le=NUMBER_MOST)]
Milliseconds = Annotated[float, Meta(ge=0, le=NUMBER_MOST)]


class BadResults(Exception):
    """A file of results that cannot be used, and the line where it breaks.

    *key* says what is wrong: "broken", "twice", "other" or "in-use".
    """

    def __init__(self, key: str, line: int, **values: object) -> None:
        """Name the line, which counts from 1."""
        super().__init__(f"line {line}: {key} {values}")
        self.key = key
        self.line = line
        self.values = values


class FirstLine(Struct):
    """What tells a file of results from others."""

    format: Any = None


class SettingLine(Struct, forbid_unknown_fields=True):
    """A `Setting` in the header."""

    game: str
    rules_version: int
    pack: dict[str, str] | None
    seats: Annotated[int, Meta(ge=1, le=SEATS_MOST)]
    options: dict[str, Any]
    shared: bool = False


class HeaderLine(Struct):
    """The header: a `Job`; the number of deals may grow and is not in it."""

    players: Annotated[tuple[str, ...], Meta(min_length=1)]
    seed: int
    limit: float
    settings: Annotated[tuple[SettingLine, ...], Meta(min_length=1)]


class BlameLine(Struct, forbid_unknown_fields=True):
    """A `Blame` in the line of a game."""

    seat: Count
    # -1: it was not during a decision.
    moves: Annotated[int, Meta(ge=-1, le=NUMBER_MOST)]
    kind: str
    said: str


class GameLine(Struct):
    """A `Result`, of which empty fields are left out."""

    number: Count
    setting: Count
    deal: Count
    lineup: tuple[str, ...]
    scores: tuple[Score, ...] = ()
    ranks: tuple[Count, ...] = ()
    winners: tuple[Count, ...] = ()
    decisions: Count = 0
    times: tuple[tuple[Milliseconds, ...], ...] = ()
    faulty: tuple[Count, ...] = ()
    faults: tuple[BlameLine, ...] = ()
    facts: tuple[dict[str, list[str]], ...] = ()
    error: str = ""
    record: dict[str, Any] | None = None
    shared: bool = False
    goal: bool | None = None


def header(job: Job) -> dict[str, Any]:
    """Return the first line of the file of *job*."""
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
    if not result.shared:
        del told["shared"]
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False) + "\n"


def job_in(line: bytes) -> Job:
    """Return the job of a header, without deals.

    Raises:
        BadResults: it is broken or of another format.
    """
    found = _decoded(line, 1, FirstLine).format
    if found != FORMAT:
        raise BadResults("other", 1, field="format", found=found, ours=FORMAT)
    told = _decoded(line, 1, HeaderLine)
    settings = tuple([Setting(**asdict(setting)) for setting in told.settings])
    return Job(settings, told.players, 0, told.seed, told.limit)


def result_in(line: bytes, place: int, schedule: Schedule) -> Result:
    """Return the result of a game of *schedule*, which stands in the line *place*.

    Raises:
        BadResults: it is broken.
    """
    told = _decoded(line, place, GameLine)
    why = wrong_with(told, schedule)
    if why:
        raise BadResults("broken", place, why=why)
    faults = tuple([Blame(**asdict(blame)) for blame in told.faults])
    return Result(**{**asdict(told), "faults": faults})


def wrong_with(told: GameLine, schedule: Schedule) -> str:
    """Return what cannot be in a game, or nothing."""
    seating = schedule.seating(told.number)
    if (told.setting, told.deal, told.lineup) != seating[1:]:
        return f"game {told.number} has another setting, deal or lineup"
    seats = len(told.lineup)
    if not all(blame.seat < seats for blame in told.faults):
        return "a fault is a seat's"
    if told.error:
        return ""
    for name in ("scores", "ranks", "times", "faulty", *(("facts",) if told.facts else ())):
        if len(getattr(told, name)) != seats:
            return f"{name} of {seats} seats"
    if not set(told.winners) <= set(range(seats)) or len(set(told.winners)) < len(told.winners):
        return "a winner has a seat, and stands there once"
    return ""


Shape = TypeVar("Shape")


def _decoded(line: bytes, place: int, shape: type[Shape]) -> Shape:
    try:
        return decode(line, type=shape)
    except (ValueError, RecursionError) as error:
        raise BadResults("broken", place, why=str(error)) from None
