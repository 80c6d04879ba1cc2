"""Levels for people: how strong, and how long they may think."""

from __future__ import annotations

from typing import Final, NamedTuple

from areopolis.build import is_compiled
from areopolis.core.action import Action
from areopolis.players.dice import Dice
from areopolis.players.greedy import most_promising, style_for
from areopolis.players.knowledge import Knowledge, knowledge_of
from areopolis.players.parallel import Crew
from areopolis.players.protocol import Seen
from areopolis.players.thinker import Thinker


class Level(NamedTuple):
    """How a level thinks.

    Iterations are what it thinks, so that the same seed plays the same game; seconds only keep the
    promise on a slow or busy machine. With interpreted rules a game may allow fewer iterations.
    """

    # Which part of its game's budget it searches; 0 takes what looks best at once.
    effort: float
    seconds: float
    # Of a hundred decisions, how many are taken at random.
    slips: int


LEVELS: Final = {
    "newcomer": Level(0.0, 0.5, 25),
    "club": Level(0.0, 1.0, 0),
    "expert": Level(1.0, 1.5, 0),
}
# Who sits on an AI seat of which nothing else is said, in the browser and at the terminal.
USUAL: Final = "club"
# Who answers for a player that fails, and for a person who is out of time or was replaced.
SUBSTITUTE: Final = "club"


def budget_of(knowledge: Knowledge) -> int:
    """Return what an expert tries, so that it answers within a second as a rule."""
    return knowledge.BUDGET if is_compiled() else knowledge.BUDGET_INTERPRETED


class LevelPlayer:
    """A player of one of the levels; it never thinks about a decision with one option."""

    def __init__(
        self, level: str, game: str, seed: int, timed: bool = True, crew: Crew | None = None
    ) -> None:
        """Play *game* at *level* with a generator of its own, which also picks a style.

        Without *timed*, only iterations limit the thinking. A *crew* searches on its processes.
        """
        self.level = LEVELS[level]
        self.seconds = self.level.seconds if timed else 0.0
        self.dice = Dice(seed)
        self.style = style_for(game, seed)
        self.knowledge = knowledge_of(game, self.style)
        self.iterations = int(self.level.effort * budget_of(self.knowledge))
        self.crew = crew
        self.thinker = Thinker(self.knowledge, self.knowledge.HORIZON, self.dice)

    def choose(self, seen: Seen) -> Action:
        """Return what the level likes most, or now and then anything."""
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        level = self.level
        if level.slips and self.dice.below(100) < level.slips:
            self.thinker.forget()
            return options[self.dice.below(len(options))]
        if not self.iterations:
            return most_promising(self.knowledge, seen, self.dice)
        if self.crew is not None:
            seed = self.dice.below(1 << 30)
            tried = self.crew.search(seen, self.iterations, self.seconds, seed, self.style)
            return tried[0].action
        return self.thinker.think(seen, self.iterations, self.seconds)
