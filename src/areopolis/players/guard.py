"""A player whose answers can be relied on: bad ones are noted and replaced."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.core.state import State
from areopolis.players.fault import GARBAGE, ILLEGAL, Fault, late, shown
from areopolis.players.greedy import GreedyPlayer
from areopolis.players.levels import SUBSTITUTE, LevelPlayer
from areopolis.players.process import ProcessPlayer
from areopolis.players.protocol import Player, Seen
from areopolis.players.random import RandomPlayer
from areopolis.players.room import Room, attempt

# These come back by themselves and change nothing, so they are asked without further ado.
OURS: Final = (RandomPlayer, GreedyPlayer, LevelPlayer, ProcessPlayer)
# Seconds to make a player ready, or to close it, where an answer has less.
READY: Final = 10.0


class Noted(NamedTuple):
    """One fault: after how many moves of the game, which kind, what was said."""

    moves: int
    kind: str
    said: str


class Guard:
    """Asks one player for one seat and always gets a legal answer in the end.

    A player that crashes, answers illegally, late or with garbage is noted, and a club player
    chooses in its place (the rules of the table); the next decision is the player's again, unless
    it has not come back at all.
    """

    def __init__(self, make: Callable[[], Player], game: str, seed: int, limit: float) -> None:
        """Watch over the player that *make* returns; it has *limit* seconds for each answer."""
        self.limit = limit
        self.faults: list[Noted] = []
        # Seconds of each decision with more than one option.
        self.seconds: list[float] = []
        self.substitute = LevelPlayer(SUBSTITUTE, game, seed)
        self.room = Room()
        # Whatever *make* has returned: nobody has looked at it yet.
        self.player: Any = None
        try:
            self.player = self.room.ask(make, max(limit, READY))
        except Fault as fault:
            self.room.leave(fault)

    def answer(self, state: State, seat: int) -> Action:
        """Return a legal action of *seat*."""
        options = len(state.decision(seat).options)
        began = perf_counter()
        try:
            return self._ask(state, seat)
        except Fault as fault:
            self.faults.append(Noted(state.moves, fault.kind, fault.said))
        finally:
            if options > 1:
                self.seconds.append(perf_counter() - began)
        return self._replace(state, seat)

    def _ask(self, state: State, seat: int) -> Action:
        began = perf_counter()
        if type(self.player) in OURS:
            text = attempt(partial(said, self.player, Seen(state, seat)), self.limit)
        else:
            text = self.room.ask(partial(said, self.player, apart(state, seat)), self.limit)
        if perf_counter() - began > self.limit:
            raise late(self.limit)
        try:
            return state.game.legal(state, seat, Action(text))
        except Exception:
            raise Fault(ILLEGAL, text) from None

    def _replace(self, state: State, seat: int) -> Action:
        try:
            return self.substitute.choose(Seen(state, seat))
        except Exception:
            # The game goes on whatever happens; its first option is always legal.
            return state.decision(seat).options[0]

    def close(self) -> None:
        """Let the player put away what it has opened, if it has a `close`."""
        if self.room.left is None:
            try:
                self.room.ask(partial(closed, self.player), max(self.limit, READY))
            except Fault as fault:
                self.faults.append(Noted(-1, fault.kind, fault.said))
        self.room.close()


def apart(state: State, seat: int) -> Seen:
    """Return what *seat* sees, for a player that may change it or still look at it when late."""
    seen = Seen(state.clone(), seat)
    asked = seen.decision
    seen.decision = Decision(asked.seat, asked.question, tuple(asked.options), asked.space)
    return seen


def said(player: Player, seen: Seen) -> str:
    """Return the text of the answer of *player*.

    Raises:
        Fault: it is none.
    """
    answer: object = player.choose(seen)
    text = getattr(answer, "text", None) if isinstance(answer, Action) else None
    if type(text) is not str:
        raise Fault(GARBAGE, shown(answer))
    return text


def closed(player: Player) -> None:
    """Call `close` of *player*, if it has one."""
    close = getattr(player, "close", None)
    if close is not None:
        close()
