"""A player whose answers can be relied on: bad ones are noted and replaced."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import NamedTuple

from areopolis.core.action import Action
from areopolis.core.errors import RulesError
from areopolis.core.state import State
from areopolis.players.alarm import Overtime, limited
from areopolis.players.fault import CRASH, GARBAGE, ILLEGAL, LATE, Fault
from areopolis.players.levels import LevelPlayer
from areopolis.players.protocol import Player, Seen


class Noted(NamedTuple):
    """One fault: after how many moves of the game, which kind, what was said."""

    moves: int
    kind: str
    said: str


class Guard:
    """Asks one player for one seat and always gets a legal answer in the end.

    A player that crashes, answers illegally, late or with garbage is noted, and a club player
    chooses in its place (the rules of the table); the next decision is the player's again.
    """

    def __init__(self, make: Callable[[], Player], game: str, seed: int, limit: float) -> None:
        """Watch over the player that *make* returns; it has *limit* seconds for each answer."""
        self.limit = limit
        self.faults: list[Noted] = []
        # Seconds of each decision with more than one option.
        self.seconds: list[float] = []
        self.substitute = LevelPlayer("club", game, seed)
        self.player: Player | None = None
        self.broken = ""
        try:
            self.player = make()
        except Exception as error:
            self.broken = told(error)

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
        if self.player is None:
            raise Fault(CRASH, self.broken)
        began = perf_counter()
        try:
            seen = Seen(state, seat)
            answer: object = limited(partial(self.player.choose, seen), self.limit)
        except Fault:
            raise
        except Overtime:
            raise Fault(LATE, f"more than {self.limit:g} s") from None
        except Exception as error:
            raise Fault(CRASH, told(error)) from None
        if perf_counter() - began > self.limit:
            raise Fault(LATE, f"more than {self.limit:g} s")
        if not isinstance(answer, Action):
            raise Fault(GARBAGE, repr(answer))
        try:
            return state.game.legal(state, seat, answer)
        except RulesError:
            raise Fault(ILLEGAL, answer.text) from None

    def _replace(self, state: State, seat: int) -> Action:
        try:
            return self.substitute.choose(Seen(state, seat))
        except Exception:
            # The game goes on whatever happens; its first option is always legal.
            return state.decision(seat).options[0]

    def close(self) -> None:
        """Let the player put away what it has opened, if it has a `close`."""
        close = getattr(self.player, "close", None)
        if close is not None:
            try:
                close()
            except Exception as error:
                self.faults.append(Noted(-1, CRASH, told(error)))


def told(error: Exception) -> str:
    """Return kind and message of *error*."""
    return f"{type(error).__name__}: {error}"
