"""The player that takes what looks best at once."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.players.dice import Dice
from areopolis.players.knowledge import Knowledge, knowledge_of, styles_of
from areopolis.players.protocol import Seen

# What a seat cannot know is imagined so often: one world may look too good.
WORLDS: Final = 3


def most_promising(knowledge: Knowledge, seen: Seen, dice: Dice) -> Action:
    """Return the option with the most weight over a few imagined worlds."""
    options = seen.decision.options
    weights = [0.0] * len(options)
    certain = knowledge.remember(options)
    found: list[float] = []
    for _ in range(WORLDS):
        seed = dice.below(1 << 30)
        if not certain.is_whole():
            found = knowledge.weigh_again(seen.world(seed), seen.seat, options, certain)
        total = sum(found)
        for place, weight in enumerate(found):
            weights[place] += weight / total
    best = max(weights)
    # A game without knowledge has many that look best.
    places = [place for place, weight in enumerate(weights) if weight >= best * 0.999999]
    return options[places[dice.below(len(places))]]


class GreedyPlayer:
    """Takes the option that the knowledge of its game finds most promising; it plans nothing."""

    def __init__(self, game: str, seed: int) -> None:
        """Play *game* with a generator of its own, which also picks a style."""
        self.dice = Dice(seed)
        self.knowledge = knowledge_of(game, style_for(game, seed))

    def choose(self, seen: Seen) -> Action:
        """Return what looks best."""
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        return most_promising(self.knowledge, seen, self.dice)


def style_for(game: str, seed: int) -> str:
    """Return the style of a player that begins at *seed*, so that games vary."""
    styles = ("", *styles_of(game))
    return styles[seed % len(styles)]
