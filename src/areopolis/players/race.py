"""Options that race: all are tried in the same imagined worlds, and who falls behind drops out.

A good player plays on from each option, which is better than the player itself (G. Tesauro,
G. Galperin: On-line Policy Improvement using Monte-Carlo Search, 1996). In the same worlds luck
meets all options alike, so that differences show soon (P. Glasserman, D. Yao: Some Guidelines and
Guarantees for Common Random Numbers, 1992). An option that is behind by more than chance explains
is not tried any more (O. Maron, A. Moore: Hoeffding Races, 1994).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.players.dice import Dice
from areopolis.players.knowledge import Knowledge
from areopolis.players.planner import Planner, Tried, by_tries, unseal
from areopolis.players.rollout import play_on, results_of

# Only so many options start, and none that looks hopeless beside the most promising one.
STARTERS: Final = 8
HOPELESS: Final = 0.01
# After so many worlds it is seen who falls behind, by so many standard errors.
LAP: Final = 6
BEHIND: Final = 1.5


class Runner:
    """An option, and what came of it in each world."""

    def __init__(self, action: Action, weight: float) -> None:
        """Start with what the option promises."""
        self.action = action
        self.weight = weight
        self.values: list[float] = []
        self.total = 0.0
        self.wins = 0.0


class Race(Planner):
    """One race for one decision."""

    def __init__(
        self,
        imagine: Callable[[int], State],
        seat: int,
        seed: int,
        knowledge: Knowledge,
        horizon: int,
        options: Sequence[Action],
    ) -> None:
        """Choose for *seat* among *options*; *imagine* makes states that look right to it.

        Rollouts are judged after *horizon* choices.
        """
        super().__init__(imagine, seat, seed, knowledge, horizon)
        state = imagine(self.dice.below(1 << 30))
        weights = knowledge.promise(state, seat, options)
        self.runners = starters(options, weights)
        self.running = self.runners[:]

    def run(self, iterations: int, seconds: float, settles: bool = True) -> None:
        """Race until all is tried, or (if it *settles*) until a single option is left."""
        end = perf_counter() + seconds
        lap = 0
        while not iterations or self.has_room(iterations):
            if settles and len(self.running) == 1:
                return
            if lap and seconds and perf_counter() > end:
                return
            worlds = self.worlds_at_once(iterations, LAP - lap % LAP)
            self.enter(worlds)
            lap += worlds
            if lap % LAP == 0:
                self.drop()

    def has_room(self, iterations: int) -> bool:
        """Whether another world fits: it is for everybody who runs, or for nobody."""
        return not self.iterations or self.iterations + len(self.running) <= iterations

    def worlds_at_once(self, iterations: int, most: int) -> int:
        """Return how many worlds are entered before anything is judged: one, *most*, or between.

        Nobody drops out meanwhile, so that everybody tries the same as one world after the other.
        """
        count = len(self.running)
        worlds = self.knowledge.BATCH // count
        if iterations:
            worlds = min(worlds, (iterations - self.iterations) // count)
        return max(1, min(worlds, most))

    def enter(self, worlds: int) -> None:
        """Try everybody who is running in so many more *worlds*, and judge what came of it."""
        states: list[State] = []
        for _ in range(worlds):
            world = self.dice.below(1 << 30)
            luck = self.dice.below(1 << 30)
            for runner in self.running:
                state = self.imagine(world)
                unseal(state, self.seat)
                state.apply(self.seat, runner.action)
                play_on(state, self.knowledge, Dice(luck), self.horizon)
                states.append(state)
        count = len(self.running)
        for number, result in enumerate(results_of(states, self.knowledge)):
            runner = self.running[number % count]
            value = result.values[self.seat]
            runner.values.append(value)
            runner.total += value
            runner.wins += result.wins[self.seat]
        self.iterations += len(states)

    def drop(self) -> None:
        """Let those go who are behind the first by more than chance explains."""
        first = self.first()
        staying: list[Runner] = []
        for runner in self.running:
            if runner is first or not is_behind(runner, first):
                staying.append(runner)
        self.running = staying

    def first(self) -> Runner:
        """Return who leads; the more promising one if two are equal."""
        found = self.running[0]
        for runner in self.running:
            if runner.total > found.total:
                found = runner
        return found

    def best(self, options: Sequence[Action]) -> Action:
        """Return the option that leads."""
        return self.first().action

    def tried(self, options: Sequence[Action]) -> list[Tried]:
        """Return the options that were tried, the best first."""
        found = [
            Tried(runner.action, len(runner.values), runner.total / len(runner.values), runner.wins)
            for runner in self.runners
            if runner.values
        ]
        found.sort(key=by_tries)
        return found


def starters(options: Sequence[Action], weights: list[float]) -> list[Runner]:
    """Return the options that start, the most promising first."""
    runners = [Runner(option, weights[place]) for place, option in enumerate(options)]
    runners.sort(key=by_weight)
    least = HOPELESS * runners[0].weight
    return [runner for runner in runners[:STARTERS] if runner.weight >= least]


def by_weight(runner: Runner) -> float:
    """Order the most promising first."""
    return -runner.weight


def is_behind(runner: Runner, first: Runner) -> bool:
    """Whether *runner* is behind by more than chance explains, world by world."""
    count = len(runner.values)
    total = 0.0
    squares = 0.0
    for place, value in enumerate(runner.values):
        gap = first.values[place] - value
        total += gap
        squares += gap * gap
    mean = total / count
    variance = max(0.0, squares / count - mean * mean)
    # Of options that come to the same in every world the more promising one stays.
    return mean >= BEHIND * sqrt(variance / count)
