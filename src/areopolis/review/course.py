"""The course of a game: its decisions one after the other, and the points at each of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from areopolis.core.game import Game
from areopolis.core.record import begin
from areopolis.core.state import State


class Moment(NamedTuple):
    """The table before one decision; the last moment of a game has no decision."""

    # How many moves were made before it.
    number: int
    # Who decides, what it is asked, what it answers; -1 and empty at the end.
    seat: int
    question: str
    text: str
    # Whether there was only one answer.
    is_forced: bool
    # The points of each seat by source, as if the game ended here.
    points: tuple[dict[str, int], ...]


def walk(game: Game, record: Any) -> Iterator[tuple[State, int, str]]:
    """Yield the state before each move with who makes which; at the end with -1 and no text.

    The state is the same object throughout: whoever keeps it must clone it. The record is one that
    `course` has accepted, or that was made here.
    """
    state, moves = begin(game, record)
    for move in moves:
        name, _, text = move.partition(" ")
        yield state, int(name), text
        state.play(int(name), text)
    yield state, -1, ""


def course(game: Game, record: Any) -> tuple[Moment, ...]:
    """Return the moments of a recorded game.

    Raises:
        BadRecord: the record cannot be used; the error names the field or move.
    """
    # A damaged record is refused before anything of it is shown.
    game.replay(record)
    return moments_of(game, record)


def moments_of(game: Game, record: Any) -> tuple[Moment, ...]:
    """Return the moments of a record that was replayed already."""
    moments: list[Moment] = []
    for state, seat, text in walk(game, record):
        is_forced = False
        question = ""
        if seat >= 0:
            decision = state.decision(seat)
            question = decision.question
            is_forced = len(decision.options) == 1
        points = state.score().breakdown
        moments.append(Moment(state.moves, seat, question, text, is_forced, points))
    return tuple(moments)


def state_at(game: Game, record: Any, number: int) -> tuple[State, int]:
    """Return the state after *number* moves of a recorded game, and who decides in it."""
    for state, seat, _ in walk(game, record):
        if state.moves == number:
            return state, seat
    raise IndexError(number)
