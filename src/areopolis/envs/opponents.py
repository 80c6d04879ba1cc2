"""Opponents: who answers for the seats of an environment that do not learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from areopolis.players.protocol import Player
from areopolis.players.registry import RANDOM, Maker, UnknownPlayer, maker, player_names

# A process has so many seconds for each answer, as in the arena.
LIMIT: Final = 10.0


class Opponents:
    """The players of a game's other seats, made anew for each game."""

    def __init__(self, game: str, chosen: Sequence[str | Maker] | None, count: int) -> None:
        """Seat *chosen*, by name or by what makes them; without them all play at random.

        Raises:
            ValueError: it is another number of opponents, or one of them is none.
        """
        if chosen is None:
            chosen = [RANDOM] * count
        if len(chosen) != count:
            raise ValueError(f"{count} opponents are needed, not {len(chosen)}")
        self.game = game
        self.makers = [maker_of(one) for one in chosen]
        self.players: list[Player] = []

    def sit_down(self, seeds: list[int]) -> None:
        """Make the players of a new game, each with a seed of its own."""
        self.leave()
        for make, seed in zip(self.makers, seeds, strict=True):
            self.players.append(make(self.game, seed))

    def leave(self) -> None:
        """Let the players put away what they have opened, if they have a `close`."""
        players, self.players = self.players, []
        for player in players:
            close = getattr(player, "close", None)
            if close is not None:
                close()


def maker_of(chosen: str | Maker) -> Maker:
    """Return what makes an opponent.

    Raises:
        ValueError: there is no player of that name, or it is neither a name nor a maker.
    """
    if isinstance(chosen, str):
        try:
            return maker(chosen, LIMIT)
        except UnknownPlayer as error:
            why = error.why or f"there are {', '.join(player_names())}"
            raise ValueError(f"{chosen!r} is no player; {why}") from None
    if not callable(chosen):
        kind = type(chosen).__name__
        raise ValueError(f"an opponent is a name or a maker (game, seed) -> player, not {kind}")
    return chosen
