"""The numbers of any game for which nobody has written an encoding."""

from __future__ import annotations

from typing import Any

from areopolis.core.game import Game
from areopolis.core.state import State
from areopolis.envs.encodings.base import COUNT_MOST, Encoding


class PlainEncoding(Encoding):
    """What the core knows of every game: what is asked, what may be answered, and how it ended."""

    def __init__(self, game: Game) -> None:
        """Add the legal answers and the outcome; picks can be of anything that has a name."""
        super().__init__(game, tuple(game.vocabulary.names))
        self.layout.name("action", tuple(self.codes.names))
        self.at_legal = self.layout.add("legal", ("action",))
        self.at_scores = self.layout.add("scores", ("seat",), COUNT_MOST, -COUNT_MOST)
        self.at_won = self.layout.add("won", ("seat",))

    def write_game(self, state: State, seat: int, out: Any) -> None:
        """Write what the decider may answer, and after the end what everybody has got."""
        if seat in state.deciding:
            for code in self.codes.legal(state.decision(seat)):
                out[self.at_legal + code] = 1
        outcome = state.outcome
        if outcome is not None:
            for other, points in enumerate(outcome.scores):
                out[self.at_scores + other] = points
            for other in outcome.winners:
                out[self.at_won + other] = 1


def encoding(game: Game) -> Encoding:
    """Return the encoding of *game*."""
    return PlainEncoding(game)
