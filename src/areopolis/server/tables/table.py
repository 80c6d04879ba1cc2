"""Tables: the state of a game that follows from the rows of its journal. Pure: no store, no clock.

A table holds one state and no earlier ones. To go back it begins at the nearest snapshot.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec

from areopolis.catalogues import wordings_at
from areopolis.core.errors import IllegalAction
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.state import State
from areopolis.server.gate.wire import Clock
from areopolis.server.shelf import rules_told
from areopolis.server.store import Row, SeatRow, TableRow
from areopolis.server.tables import snapshots
from areopolis.server.tables.ledger import (
    PLAY,
    RETRACT,
    UNDO,
    Ledger,
)
from areopolis.server.tables.snapshots import Snapshot
from areopolis.server.words.lines import Line, heard

PERSON: Final = "person"
AI: Final = "ai"
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"

# A quarter of the size in little time.
COMPRESSION: Final = 3


class NoSnapshot(Exception):
    """The rules have changed, and no snapshot tells where the old ones have led."""


class Made:
    """A move that was tried on a copy: the state it leads to and what goes into its row."""

    def __init__(self, state: State, seat: int, text: str, is_free: bool, lines: tuple[Line, ...]):
        """Hold what came of *text*."""
        self.state = state
        self.seat = seat
        self.text = text
        self.is_free = is_free
        self.lines = lines


class Table:
    """One table: its header, its seats, its ledger, and the state that they lead to."""

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game) -> None:
        """Begin before the first row."""
        self.row = row
        self.seats = seats
        self.game = game
        self.clock = msgspec.convert(row.clock or {}, Clock)
        self.ledger = Ledger(row.created)
        self.state: State = self._first()
        # What holds here and makes messages read otherwise; under which rules the game is told.
        self.wordings = wordings_at(game, self.state.options, row.seats)
        self.rules = rules_told(game, self.state.options, row.seats)
        # The version at which the open question of each seat arose.
        self.asked: dict[int, int] = dict.fromkeys(self.state.deciding, 0)
        # By number of moves, packed; the newest of several.
        self.snapshots: dict[int, bytes] = {}
        # The marks of those that the store has; one on its way there is not among them.
        self.stored: set[str] = set()
        # How long it has run, told when a clock that never jumps said so.
        self.ran = row.ran
        self.ticked: float | None = None
        # How many moves were played to get here; a test looks at it.
        self.replayed = 0

    def _first(self) -> State:
        row = self.row
        start = self._start()
        if start is not None:
            return self._state_of(start)
        return self.game.new(row.seats, row.seed, row.options)

    def _start(self) -> Any:
        """Return the position with which the game began, or other rules have left off, if any."""
        return self.row.start if self.ledger.base is None else self.ledger.base

    def _state_of(self, position: dict[str, Any]) -> State:
        """Return the state of a position that was kept here, under whichever rules."""
        return self.game.take_over(position)

    # Beginning.

    @property
    def is_waiting(self) -> bool:
        """Whether the game has not begun: some seat was never taken.

        What lies on the table until then is an example; nobody decides, or has a view of his own.
        """
        return self.row.status == OPEN

    @property
    def is_undealt(self) -> bool:
        """Whether it waits for a game of its own, and not for one that others have begun."""
        return self.is_waiting and self._start() is None and not self.ledger.moves

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return () if self.is_waiting else self.state.deciding

    def deal(self, row: TableRow) -> None:
        """Take the header *row*, whose seed was drawn when the game began."""
        self.row = row
        self.state = self._first()
        self.asked = dict.fromkeys(self.state.deciding, 0)
        self.snapshots.clear()

    def time(self, tick: float) -> float:
        """Return for how many seconds the table has run; *tick* is said by a clock that only runs.

        Begins where the journal or a heartbeat has left off: while no server ran, nor did it.
        """
        passed = 0.0 if self.ticked is None else max(0.0, tick - self.ticked)
        self.ran = max(self.ran + passed, self.ledger.ran.latest)
        self.ticked = tick
        return self.ran

    # Taking rows in.

    def fold(self, row: Row, made: Made | None = None) -> None:
        """Take in the next row; *made* is what a move of it has led to, where that is known."""
        self.ledger.fold(row)
        if row.kind == PLAY:
            assert row.seat is not None, "somebody plays"
            before = self.state.asked
            if made is None:
                self.state.play(row.seat, row.text)
            else:
                self.state = made.state
            self._note(before, row.number)
        elif row.kind == RETRACT:
            assert row.seat is not None, "somebody takes back"
            self.state.retract(row.seat)
            self.asked[row.seat] = row.number
        elif row.kind == UNDO:
            moves = len(self.ledger.moves)
            for number in [number for number in self.snapshots if number > moves]:
                del self.snapshots[number]
            self._replay(self.nearest(moves), moves)
            self.asked = dict.fromkeys(self.state.deciding, row.number)

    def _note(self, before: Any, version: int) -> None:
        """Number the questions that a move has led to."""
        deciding = self.state.deciding
        if self.state.asked is before:
            # A joint question goes on for the others.
            self.asked = {seat: self.asked[seat] for seat in deciding}
        else:
            self.asked = dict.fromkeys(deciding, version)

    def read(self, rows: list[Row]) -> None:
        """Take in all *rows* at once; `rebuild` makes the state."""
        for row in rows:
            self.ledger.fold(row)

    def rebuild(self) -> None:
        """Play the moves after the newest snapshot that fits.

        Raises:
            NoSnapshot: the moves were made under other rules.
        """
        if self.row.rules_version != self.game.rules_version and not self.is_kept():
            raise NoSnapshot
        moves = len(self.ledger.moves)
        self._replay(self.nearest(moves), moves)
        for seat in self.asked:
            again = self.ledger.retracted.get(seat, 0)
            self.asked[seat] = max(self.asked[seat], self.ledger.undone, again)

    def _replay(self, snapshot: Snapshot | None, upto: int) -> None:
        if snapshot is None:
            self.state = self._first()
            self.asked = dict.fromkeys(self.state.deciding, 0)
        else:
            self.state = self._state_of(snapshot.position)
            self.asked = dict(snapshot.asked)
        first = self.ledger.floor if snapshot is None else snapshot.moves
        for move in self.ledger.moves[first:upto]:
            before = self.state.asked
            self.state.play(move.seat, move.text)
            self.replayed += 1
            self._note(before, move.version)

    # Going back.

    def nearest(self, moves: int) -> Snapshot | None:
        """Return the last snapshot up to so many *moves* that fits the moves of now."""
        for number in sorted(self.snapshots, reverse=True):
            if self.ledger.floor <= number <= moves:
                snapshot = snapshots.read(zlib.decompress(self.snapshots[number]))
                if snapshot.mark == self.ledger.mark(number):
                    return snapshot
                del self.snapshots[number]
        return None

    def state_at(self, moves: int) -> State:
        """Return a state of its own after so many *moves*."""
        if moves == len(self.ledger.moves):
            return self.state.clone()
        kept, asked = self.state, self.asked
        try:
            self._replay(self.nearest(moves), moves)
            return self.state
        finally:
            self.state, self.asked = kept, asked

    def mark(self) -> str:
        """Return the fingerprint of the moves that have led here."""
        return self.ledger.mark(len(self.ledger.moves))

    def snapshot(self) -> bytes:
        """Remember where the game stands now, and return it for the store."""
        moves = len(self.ledger.moves)
        written = snapshots.write(moves, self.mark(), self.asked, self.state)
        self._remember(moves, written)
        return written

    def take(self, snapshot: Snapshot, written: bytes) -> None:
        """Remember a *snapshot* that was *written* in the store."""
        self._remember(snapshot.moves, written)
        self.stored.add(snapshot.mark)

    def _remember(self, moves: int, written: bytes) -> None:
        # Packed, because a game of a thousand moves has many.
        self.snapshots[moves] = zlib.compress(written, COMPRESSION)

    def is_kept(self) -> bool:
        """Whether the store has the position of now, so that other rules can go on from it."""
        if self.mark() in self.stored:
            return True
        return len(self.ledger.moves) == self.ledger.floor and self._start() is not None

    def wants_snapshot(self) -> bool:
        """Whether enough moves were made since the last snapshot, or the game has ended.

        A finished game may not be opened again before other rules come, and then it is too late.
        """
        newest = max(self.snapshots, default=self.ledger.floor)
        made = len(self.ledger.moves) - newest
        return made >= snapshots.EVERY or (self.state.over and made > 0)

    # Trying.

    def make(self, seat: int, text: str) -> Made:
        """Play *text* on a copy.

        Raises:
            RulesError: it is not legal.
        """
        state = self.state.clone()
        events: list[Event] = []
        state.listener = events.append
        before = state.moves
        state.play(seat, text)
        state.listener = None
        if state.moves == before:
            # A pick of a composite answer: people give whole ones.
            question = state.decision(seat).question
            raise IllegalAction(
                "illegal-action", {"action": text, "seat": seat, "question": question}
            )
        return Made(
            state,
            seat,
            state.history[2].text,
            state.barrier <= before,
            heard(events, self.game.vocabulary),
        )

    def can_retract(self, seat: int) -> bool:
        """Whether *seat* has given a sealed answer at this table that waits for others."""
        return self.state.sealed[seat] is not None and self.ledger.last_move_of(seat) >= 0

    def can_undo(self, seat: int) -> bool:
        """Whether *seat* may take its last decision back without asking anybody (law 9).

        Not the one that has ended the game: everybody may read its record since, seed and all.
        """
        if self.row.status == ABANDONED or self.state.over:
            return False
        if self.can_retract(seat):
            return True
        moves = self.ledger.moves
        if len(moves) <= self.ledger.floor:
            return False
        return moves[-1].seat == seat and moves[-1].is_free

    def is_free(self, seat: int, to: int) -> bool:
        """Whether all moves from *to* on are those of *seat* and led to nothing new."""
        return not self.state.over and all(
            move.seat == seat and move.is_free for move in self.ledger.moves[to:]
        )

    # Who sits where.

    def seats_of(self, visitor: int | None) -> tuple[int, ...]:
        """Return the seats that *visitor* holds."""
        if visitor is None:
            return ()
        return tuple([s.seat for s in self.seats if s.holder == PERSON and s.visitor == visitor])

    def people(self) -> tuple[int, ...]:
        """Return the seats that people hold."""
        return tuple([seat.seat for seat in self.seats if seat.holder == PERSON])

    def thinking(self) -> tuple[int, ...]:
        """Return the AI seats that must answer now."""
        if self.row.status == ABANDONED:
            return ()
        return tuple([s for s in self.deciding if self.seats[s].holder == AI])

    def status_now(self) -> str:
        """Return the status that seats and state give."""
        if self.row.status == ABANDONED:
            return ABANDONED
        if self.state.over:
            return OVER
        return OPEN if self._waits() else PLAYING

    def _waits(self) -> bool:
        """Whether the game has not begun because somebody is missing."""
        has_begun = self.row.status != OPEN
        return not has_begun and any(seat.holder == OPEN for seat in self.seats)
