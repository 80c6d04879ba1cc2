"""One playing of a game at the terminal: people, players, log and undo; no drawing."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, NamedTuple

from areopolis.arena.interrupts import deferred
from areopolis.core.action import Action
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.record import FORMAT, begin
from areopolis.core.state import State
from areopolis.core.timeline import Timeline
from areopolis.players.guard import Guard
from areopolis.players.levels import USUAL
from areopolis.players.registry import maker
from areopolis.players.seeds import derived

# Seconds that a player has for an answer.
ANSWER_LIMIT: Final = 10.0


class Mark(NamedTuple):
    """What belongs to a moment: the length of the log, and whether only one answer was left."""

    told: int
    forced: bool


class Sitting:
    """A state with its past, the seats that people hold, and players on the others."""

    def __init__(self, state: State, log: list[Event]) -> None:
        """Go on from *state*; *log* is what happened before. Nobody sits there yet."""
        self.timeline = Timeline(state)
        self.log = log
        self.marks: list[Mark] = []
        state.listener = log.append
        self.people: tuple[int, ...] = ()
        self.against = USUAL
        self.players: dict[int, Guard] = {}

    def sit_down(self, people: tuple[int, ...], seed: int, against: str) -> None:
        """Give *people* their seats, and the others to players of the kind *against*."""
        self.people = people
        self.against = against
        make = maker(against, ANSWER_LIMIT)
        name = self.state.game.id
        self.players = {
            seat: Guard(
                partial(make, name, derived(seed, "seat", seat)),
                name,
                derived(seed, "substitute", seat),
                ANSWER_LIMIT,
            )
            for seat in range(self.state.seats)
            if seat not in people
        }

    def close(self) -> None:
        """Let the players put away what they have opened."""
        for player in self.players.values():
            player.close()

    @property
    def state(self) -> State:
        """The state of now."""
        return self.timeline.state

    def play(self, seat: int, answer: Action | str) -> None:
        """Take an answer of *seat* and remember the moment before."""
        mark = Mark(len(self.log), len(self.state.decision(seat).options) == 1)
        self.timeline.play(seat, answer)
        self.marks.append(mark)

    def go_on(self) -> None:
        """Let the players answer until a person must."""
        while seats := [seat for seat in self.state.deciding if seat in self.players]:
            with deferred():
                self.play(seats[0], self.players[seats[0]].answer(self.state, seats[0]))

    def person(self) -> int | None:
        """Return the first person who owes an answer."""
        for seat in self.state.deciding:
            if seat in self.people:
                return seat
        return None

    def undo(self, seat: int) -> bool:
        """Take back the last choice of *seat* and what was forced after it; False if impossible."""
        state, moments, marks = self.state, self.timeline.moments[:], self.marks[:]
        while self.timeline.can_undo(seat):
            self.timeline.back()
            mark = self.marks.pop()
            if not mark.forced:
                del self.log[mark.told :]
                return True
        self.timeline.state, self.timeline.moments, self.marks = state, moments, marks
        return False


def new_sitting(game: Game, seats: int, seed: int, options: dict[str, Any]) -> Sitting:
    """Set up a game; nobody sits there yet."""
    log: list[Event] = []
    return Sitting(game.new(seats, seed, options, log.append), log)


def resumed(game: Game, document: dict[str, Any]) -> Sitting:
    """Go on with a record or a position; nobody sits there yet.

    Raises:
        BadRecord, BadPosition: it cannot be used; the error names the field or the move.
    """
    if document["format"] != FORMAT:
        return Sitting(game.from_dict(document), [])
    state = game.load(document)
    if document["rules_version"] != game.rules_version:
        # Its moves mean something else now; the position in it stands.
        return Sitting(state, [])
    return retold(game, document)


def retold(game: Game, record: dict[str, Any]) -> Sitting:
    """Play the moves of a sound record anew, and listen to what happens."""
    state, moves = begin(game, record)
    log: list[Event] = []
    if state.origin is None:
        state = game.new(state.seats, state.seed, state.options, log.append)
    sitting = Sitting(state, log)
    for move in moves:
        seat, _, text = move.partition(" ")
        sitting.play(int(seat), text)
    return sitting
