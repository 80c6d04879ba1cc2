"""Ledgers: what follows from the rows of a table without knowing any rules.

Moves that count, the log, votes, chat and clocks. The state of the game is made from the moves.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from areopolis.core.event import EVERYBODY
from areopolis.server.store import Row
from areopolis.server.tables.hours import Hours
from areopolis.server.tables.talk import Talk
from areopolis.server.words.lines import Line, pack, read_lines

BEGIN: Final = "begin"
PLAY: Final = "play"
RETRACT: Final = "retract"
UNDO: Final = "undo"
VOTE: Final = "vote"
BALLOT: Final = "ballot"
SEAT: Final = "seat"
CHAT: Final = "chat"
PIN: Final = "pin"
MODERATE: Final = "moderate"
HINT: Final = "hint"
ABANDON: Final = "abandon"
UPGRADE: Final = "upgrade"


class Move(Struct, frozen=True, gc=False):
    """A move that counts; it is free while nothing that came of it cannot be unseen (law 9)."""

    seat: int
    text: str
    version: int
    is_free: bool


class Page(Struct, frozen=True, gc=False):
    """The lines of one row, packed; *first* is the number of the first of them in the log."""

    version: int
    first: int
    count: int
    lines: bytes
    # Whether everybody may know all of it.
    is_open: bool
    # Whose answer has brought it; None where nobody has answered.
    by: int | None = None


class Poll(Struct):
    """A vote that is open; *to* is the number of moves to which an undo goes back."""

    id: int
    kind: str
    by: int
    about: int | None
    to: int | None
    yes: set[int]


# A seat, and the kind and the name of a thing that it means to use.
Pinned = tuple[int, str, str]


class Ledger:
    """The rows of a table, folded."""

    def __init__(self, created: float = 0.0) -> None:
        """Begin without any row, at the time at which the table was *created*."""
        self.version = 0
        self.moves: list[Move] = []
        self.pages: list[Page] = []
        # By version: when an undo cut the log, and at which line.
        self.cuts: list[tuple[int, int]] = []
        self.undone = 0
        # When each seat last took a sealed answer back.
        self.retracted: dict[int, int] = {}
        self.votes: dict[int, Poll] = {}
        self.talk = Talk()
        # What was pinned, oldest first, and the number of moves before it.
        self.pins: dict[Pinned, int] = {}
        self.nonces: dict[str, int] = {}
        # The time of day, and the time that the table has run.
        self.created = created
        self.wall = Hours(created)
        self.ran = Hours(0.0)
        self.is_metered = False
        # Who sat down last on each seat, and who has sat anywhere since the game began.
        self.sitting: dict[int, int | None] = {}
        self.sat: set[int] = set()
        self.banks: list[float] = []
        # Whether the seats are drawn by lot when the game begins.
        self.is_lot = False
        # Where other rules have left off: the number of moves and the position.
        self.floor = 0
        self.base: Any = None

    def fold(self, row: Row) -> None:
        """Take in the next row."""
        self.version = row.number
        if row.nonce is not None:
            self.nonces[row.nonce] = row.number
        data: dict[str, Any] = row.data or {}
        self.wall.note(row.at, "starts" in data)
        self.ran.note(self._ran(row, data), "starts" in data)
        if "banks" in data:
            self.banks = list(data["banks"])
        if row.kind == PLAY:
            self._play(row, data)
        elif row.kind == RETRACT:
            self._retract(row)
        elif row.kind == UNDO:
            self._undo(row, int(data["to"]))
        elif row.kind == VOTE:
            yes = set(data["yes"])
            poll = Poll(row.number, row.text, row.seat or 0, data["about"], data["to"], yes)
            self.votes[row.number] = poll
        elif row.kind == BALLOT:
            self._ballot(int(data["vote"]), bool(data["yes"]), data["seats"])
        elif row.kind == CHAT:
            self.talk.say(row, data)
        elif row.kind == MODERATE:
            self.talk.moderate(row, data)
        elif row.kind == PIN and row.seat is not None:
            self._pin((row.seat, data["kind"], data["name"]), bool(data["on"]))
        elif row.kind == SEAT and row.seat is not None:
            self._sit(row.seat, data.get("sits"))
            self.wall.sit(row.seat, data.get("spent"))
            self.ran.sit(row.seat, data.get("spent"))
        elif row.kind == UPGRADE:
            self.floor = len(self.moves)
            self.base = data["position"]
        if "vote" in data and row.kind != BALLOT:
            self.votes.pop(data["vote"], None)
        if row.kind == ABANDON or "ends" in data:
            self.votes.clear()
        if "lot" in data:
            self.is_lot = True
        if "seating" in data:
            self._move(data["seating"], row.number)
        if "starts" in data:
            # Whoever had gone by then has seen no card.
            self.sat = {visitor for visitor in self.sitting.values() if visitor is not None}
        by = row.seat if row.kind == PLAY else None
        self._write(row.number, read_lines(data), by)

    def _sit(self, seat: int, visitor: int | None) -> None:
        """Let *visitor*, or nobody, have a seat: he has not said what was said there."""
        self.sitting[seat] = visitor
        if visitor is not None:
            self.sat.add(visitor)
        self.pins = {one: moves for one, moves in self.pins.items() if one[0] != seat}
        for poll in self.votes.values():
            poll.yes.discard(seat)
        self.votes = {
            vote: poll for vote, poll in self.votes.items() if seat not in (poll.by, poll.about)
        }

    def _move(self, seating: list[int], now: int) -> None:
        """Let everybody sit where the lot has led: from each seat to that of *seating*."""
        self.sitting = {seating[seat]: visitor for seat, visitor in self.sitting.items()}
        # A voice belongs to a person, and the person has moved.
        self.votes.clear()
        if self.banks:
            self.banks = [self.banks[seating.index(seat)] for seat in range(len(seating))]
        self.talk.move(seating, now)

    def _play(self, row: Row, data: dict[str, Any]) -> None:
        assert row.seat is not None, "somebody plays"
        self.moves.append(Move(row.seat, row.text, row.number, bool(data.get("free"))))
        # Whoever was thought to be gone is there again; a new move was not agreed to be undone.
        is_person = "by" not in data
        self.votes = {
            vote: poll
            for vote, poll in self.votes.items()
            if poll.kind != "undo" and not (is_person and poll.about == row.seat)
        }

    def _retract(self, row: Row) -> None:
        for place in range(len(self.moves) - 1, -1, -1):
            if self.moves[place].seat == row.seat:
                self._drop({self.moves.pop(place).version}, row.number)
                break
        assert row.seat is not None, "somebody takes back"
        self.retracted[row.seat] = row.number

    def _undo(self, row: Row, to: int) -> None:
        gone = {move.version for move in self.moves[to:]}
        del self.moves[to:]
        self._drop(gone, row.number)
        self.undone = row.number
        self.pins = {pinned: min(moves, to) for pinned, moves in self.pins.items()}
        self.wall.spent.clear()
        self.ran.spent.clear()
        self.votes = {vote: poll for vote, poll in self.votes.items() if poll.kind != "undo"}

    def _drop(self, versions: set[int], now: int) -> None:
        """Take the pages of *versions* out of the log, and note where it was cut."""
        gone = [page for page in self.pages if page.version in versions]
        if not gone:
            return
        pages, self.pages = self.pages, []
        for page in pages:
            if page.version not in versions:
                self.pages.append(replace(page, first=self._end()))
        self.cuts.append((now, gone[0].first))

    def _ran(self, row: Row, data: dict[str, Any]) -> float:
        """Return how long the table had run; earlier releases knew the time of day only."""
        if "ran" in data:
            self.is_metered = True
            return float(data["ran"])
        return self.ran.latest if self.is_metered else max(0.0, row.at - self.created)

    def _pin(self, pinned: Pinned, is_on: bool) -> None:
        self.pins.pop(pinned, None)
        if is_on:
            self.pins[pinned] = len(self.moves)

    def _ballot(self, vote: int, yes: bool, seats: list[int]) -> None:
        poll = self.votes.get(vote)
        if poll is not None and yes:
            poll.yes.update(seats)
        elif poll is not None:
            del self.votes[vote]

    def _write(self, version: int, lines: tuple[Line, ...], by: int | None) -> None:
        if lines:
            is_open = all(line.knowers == EVERYBODY for line in lines)
            self.pages.append(Page(version, self._end(), len(lines), pack(lines), is_open, by))

    def _end(self) -> int:
        """Return how many lines the log has."""
        return self.pages[-1].first + self.pages[-1].count if self.pages else 0

    # What others ask.

    def log_end(self, since: int) -> int:
        """Return how many lines stand unchanged for whoever has read up to version *since*."""
        kept = 0
        for page in reversed(self.pages):
            if page.version <= since:
                kept = page.first + page.count
                break
        return min([kept, *[cut for version, cut in self.cuts if version > since]])

    def pages_from(self, first: int) -> list[Page]:
        """Return the pages with the lines from number *first* on."""
        place = len(self.pages)
        while place and self.pages[place - 1].first + self.pages[place - 1].count > first:
            place -= 1
        return self.pages[place:]

    def changed_since(self, version: int) -> bool:
        """Whether moves were made or taken back after *version*."""
        newest = self.moves[-1].version if self.moves else 0
        return max(newest, self.undone, *self.retracted.values(), 0) > version

    def has_gone_on(self, seat: int, since: int) -> bool:
        """Whether *seat* has moved after the first *since* moves, and then somebody else has."""
        has_moved = False
        for move in self.moves[since:]:
            if move.seat == seat:
                has_moved = True
            elif has_moved:
                return True
        return False

    def last_move_of(self, seat: int) -> int:
        """Return the place of the last move of *seat*; -1 where it has made none."""
        for place in range(len(self.moves) - 1, self.floor - 1, -1):
            if self.moves[place].seat == seat:
                return place
        return -1

    def mark(self, moves: int) -> str:
        """Return a fingerprint of the first *moves*: snapshots of others do not fit."""
        versions = ",".join([str(move.version) for move in self.moves[:moves]])
        return blake2b(f"{self.floor}:{versions}".encode(), digest_size=8).hexdigest()
