"""Options that are pondered: each is followed through the turn as well as that can go.

Where a turn is a chain of answers, an answer is worth what the best chain makes of it. So nobody is
played on for: the knowledge of the game looks for good chains, with more or less patience, in a few
imagined worlds (an average over worlds that are looked at as if they were known, M. Ginsberg: GIB:
Imperfect Information in a Computationally Challenging Game, 2001).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.players.knowledge import Knowledge
from areopolis.players.planner import Planner, Tried, unseal

# What cannot be known is imagined so often.
WORLDS: Final = 3
# How many ways are looked at in each world where only the clock is a limit.
PORTION: Final = 400
# Chances that differ by less are equal.
DIGITS: Final = 9


class Pondering(Planner):
    """What comes of each option of one decision."""

    def __init__(
        self,
        imagine: Callable[[int], State],
        seat: int,
        seed: int,
        knowledge: Knowledge,
        horizon: int,
        options: Sequence[Action],
    ) -> None:
        """Ponder *options* for *seat*; *imagine* makes states that look right to it."""
        super().__init__(imagine, seat, seed, knowledge, horizon)
        self.options = list(options)
        self.totals = [0.0] * len(self.options)
        self.worlds = 0
        self.certain = knowledge.remember(self.options)
        # Options that come to the same are many, and their list has an order that means nothing.
        self.lots = [self.dice.below(1 << 30) for _ in self.options]

    def run(self, iterations: int, seconds: float, settles: bool = True) -> None:
        """Look at so many ways altogether, the same number in each world."""
        end = perf_counter() + seconds
        # Every option is looked at in every world: few ways are enough for fewer worlds.
        worlds = max(1, min(WORLDS, iterations // len(self.options)))
        ways = max(1, iterations // worlds) if iterations else PORTION
        done = 0
        while not done or not iterations or done + ways <= iterations:
            if done and seconds and perf_counter() > end:
                break
            self.enter_world(ways)
            done += ways
        self.iterations += done

    def enter_world(self, ways: int) -> None:
        """Look at all options in one more world."""
        state = self.imagine(self.dice.below(1 << 30))
        unseal(state, self.seat)
        found = self.knowledge.ponder_again(state, self.seat, self.options, ways, self.certain)
        for place, chance in enumerate(found):
            self.totals[place] += chance
        self.worlds += 1

    def best(self, options: Sequence[Action]) -> Action:
        """Return the option that leaves the best chance; lots decide among those that are equal."""
        return self.options[self.order()[0]]

    def tried(self, options: Sequence[Action]) -> list[Tried]:
        """Return all options, the best first; each was tried in every world."""
        worlds = self.worlds
        if not worlds:
            return []
        return [
            Tried(self.options[place], worlds, self.totals[place] / worlds, self.totals[place])
            for place in self.order()
        ]

    def order(self) -> list[int]:
        """Return the places of all options, the best first."""
        ranks = [
            (-round(total, DIGITS), self.lots[place]) for place, total in enumerate(self.totals)
        ]
        return sorted(range(len(ranks)), key=ranks.__getitem__)
