"""Information-set Monte Carlo tree search for any number of seats.

After P. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search (2012), the
single-observer variant: every iteration imagines what the searching seat cannot know, walks one
tree whose branches are the texts of actions, and counts for each branch how often it was there to
be chosen. Sealed and composite answers need nothing special: their picks are decisions like others.
Wide questions open their branches one by one (R. Coulom: Computing Elo Ratings of Move Patterns in
the Game of Go, 2007, progressive widening).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from time import perf_counter
from typing import Final

from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.players.dice import Dice
from areopolis.players.reward import rewards

EXPLORATION: Final = 0.6
# With this many visits to a power a node opens its next branch: wide questions stay shallow.
WIDENING: Final = 0.6
# How often the clock is read.
CLOCK: Final = 8


class Branch:
    """One action in one situation as the searching seat sees it, and what came of it."""

    def __init__(self, action: Action | None) -> None:
        """Begin without experience."""
        self.action = action
        self.branches: dict[str, Branch] = {}
        self.visits = 0
        self.total = 0.0
        self.offered = 0

    def mean(self) -> float:
        """Return the average reward of whoever chose the action."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """One search for one decision; `run` may be called again for more."""

    def __init__(
        self,
        imagine: Callable[[int], State],
        seat: int,
        seed: int,
        evaluate: Callable[[State], list[float]] | None = None,
        horizon: int = 0,
    ) -> None:
        """Search for *seat*; *imagine* makes states that look right to it.

        With a *horizon*, a rollout stops after so many decisions and *evaluate* judges the state.
        """
        self.imagine = imagine
        self.seat = seat
        self.dice = Dice(seed)
        self.evaluate = evaluate
        self.horizon = horizon
        self.root = Branch(None)
        self.iterations = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Search until either budget is spent; 0 is no limit."""
        end = perf_counter() + seconds
        done = 0
        while not iterations or done < iterations:
            if seconds and done % CLOCK == 0 and done and perf_counter() > end:
                break
            self.iterate()
            done += 1
        self.iterations += done

    def iterate(self) -> None:
        """Imagine, walk down, roll out, and remember."""
        state = self.imagine(self.dice.below(1 << 30))
        path: list[Branch] = []
        chosen_by: list[int] = []
        branch = self.root
        is_inside = True
        while is_inside and not state.over:
            deciding = state.deciding
            # Where several answer at once, the tree begins with the searching seat.
            seat = self.seat if self.seat in deciding else deciding[0]
            options = state.decision(seat).options
            if len(options) == 1:
                state.apply(seat, options[0])
                continue
            branch = self.choose(branch, options)
            path.append(branch)
            chosen_by.append(seat)
            # A branch without experience is where the tree ends.
            is_inside = branch.visits > 0
            action = branch.action
            assert action is not None, "only the root has no action"
            state.apply(seat, action)
        values = self.roll_out(state)
        self.root.visits += 1
        for passed, seat in zip(path, chosen_by, strict=True):
            passed.visits += 1
            passed.total += values[seat]

    def choose(self, branch: Branch, options: Sequence[Action]) -> Branch:
        """Return the branch to walk: a new one while the node may widen, else the best bet."""
        branches = branch.branches
        fresh: list[Action] = []
        there: list[Branch] = []
        for option in options:
            known = branches.get(option.text)
            if known is None:
                fresh.append(option)
            else:
                known.offered += 1
                there.append(known)
        if fresh and (not there or len(there) <= 1 + branch.visits**WIDENING):
            option = fresh[self.dice.below(len(fresh))]
            new = Branch(option)
            new.offered = 1
            branches[option.text] = new
            return new
        best = there[0]
        best_value = -1.0
        for known in there:
            if not known.visits:
                return known
            bound = EXPLORATION * sqrt(log(known.offered + 1) / known.visits)
            value = known.total / known.visits + bound
            if value > best_value:
                best = known
                best_value = value
        return best

    def roll_out(self, state: State) -> list[float]:
        """Play on at random to the end, or to the horizon, and return what it is worth."""
        dice = self.dice
        left = self.horizon
        while not state.over:
            if self.evaluate is not None:
                if left <= 0:
                    return self.evaluate(state)
                left -= 1
            seat = state.deciding[0]
            options = state.decision(seat).options
            state.apply(seat, options[dice.below(len(options))])
        outcome = state.outcome
        assert outcome is not None, "a game that is over has an outcome"
        return rewards(outcome)

    def best(self) -> Action:
        """Return the action that was tried most."""
        found: Branch | None = None
        for branch in self.root.branches.values():
            if found is None or branch.visits > found.visits:
                found = branch
        assert found is not None, "the search has run"
        assert found.action is not None, "only the root has no action"
        return found.action

    def shares(self) -> list[tuple[Action, float, int]]:
        """Return the actions tried, with the mean reward and how often; the most tried first."""
        tried: list[tuple[Action, float, int]] = []
        for branch in self.root.branches.values():
            if branch.action is not None and branch.visits:
                tried.append((branch.action, branch.mean(), branch.visits))
        tried.sort(key=by_visits)
        return tried


def by_visits(tried: tuple[Action, float, int]) -> int:
    """Order the most tried first."""
    return -tried[2]
