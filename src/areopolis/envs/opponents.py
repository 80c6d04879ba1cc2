"""Opponents: who answers for the seats of an environment that do not learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from areopolis.core.action import Action
from areopolis.core.rng import Rng
from areopolis.core.seen import Seen


class Opponent(Protocol):
    """Whoever answers for a seat; every player of ours is one."""

    def choose(self, seen: Seen) -> Action:
        """Return one of the options of the decision."""
        ...


# Makes an opponent of a game with a seed; `areopolis.players.registry.maker` finds ours by name.
Maker = Callable[[str, int], Opponent]


class Anyone:
    """An opponent that takes any option."""

    def __init__(self, game: str, seed: int) -> None:
        """Draw from *seed*; the game does not matter."""
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Action:
        """Return a random option."""
        options = seen.decision.options
        return options[self.rng.below(len(options))]


class Opponents:
    """The players of a game's other seats, made anew for each game."""

    def __init__(self, game: str, chosen: Sequence[Maker] | None, count: int) -> None:
        """Seat what *chosen* makes; without them all play at random.

        Raises:
            ValueError: it is another number of opponents, or one of them makes none.
        """
        if chosen is None:
            chosen = [Anyone] * count
        if len(chosen) != count:
            raise ValueError(f"{count} opponents are needed, not {len(chosen)}")
        for one in chosen:
            if not callable(one):
                raise ValueError(
                    f"an opponent is what makes a player, (game, seed) -> player, not {one!r}; "
                    "areopolis.players.registry.maker(name, seconds) finds one by its name"
                )
        self.game = game
        self.makers = list(chosen)
        self.players: list[Opponent] = []

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
