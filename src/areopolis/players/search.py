"""Information-set Monte Carlo tree search for any number of seats.

After P. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search (2012), the
single-observer variant: every iteration imagines what the searching seat cannot know, walks one
tree whose branches are the texts of actions, and plays on from where the tree ends. What a game's
knowledge finds promising is tried first, and more often as long as it does well (D. Silver et al.:
Mastering the Game of Go with Deep Neural Networks and Tree Search, 2016).

Who answers at the same time as others chooses apart from them, and nobody's choice depends on an
answer that is still sealed (M. Tak, M. Lanctot, M. Winands: Monte Carlo Tree Search Variants for
Simultaneous Move Games, 2014). Composite answers need nothing special: their picks are decisions.

Several iterations may wait for one judge who is asked for all of them at once. What is pending
makes a branch less urgent, and counts for nothing else (A. Liu, J. Chen, M. Yu, Y. Zhai, X. Zhou,
J. Liu: Watch the Unobserved, 2020).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Decision, Joint
from areopolis.core.state import State
from areopolis.players.branch import Branch
from areopolis.players.knowledge import Knowledge
from areopolis.players.planner import Planner, Tried, by_tries, unseal
from areopolis.players.rollout import Result, play_on, results_of
from areopolis.players.spread import Spread

# How much promise counts against experience, in standard deviations of the results.
EXPLORATION: Final = 2.0
# What was never tried counts as this many standard deviations worse than what was.
CAUTION: Final = 0.3
# Below a branch that was tried less often there is no tree yet.
RIPE: Final = 2
# After so many iterations the clock is read, and whether the answer is settled.
PAUSE: Final = 8


class Search(Planner):
    """One search for one decision."""

    def __init__(
        self,
        imagine: Callable[[int], State],
        seat: int,
        seed: int,
        knowledge: Knowledge,
        horizon: int,
        root: Branch | None = None,
    ) -> None:
        """Search for *seat*; *imagine* makes states that look right to it.

        Rollouts are judged after *horizon* choices. With a *root*, go on with what is known of it.
        """
        super().__init__(imagine, seat, seed, knowledge, horizon)
        self.root = Branch(1.0) if root is None else root
        self.spread = Spread()

    def run(self, iterations: int, seconds: float, settles: bool = True) -> None:
        """Search until the root knows so many *iterations*; what it knew before counts."""
        end = perf_counter() + seconds
        done = 0
        pause = PAUSE
        while not iterations or self.root.visits < iterations:
            if done >= pause:
                pause = done + PAUSE
                if seconds and perf_counter() > end:
                    break
                if settles and iterations and self.is_settled(iterations - self.root.visits):
                    break
            count = self.knowledge.BATCH
            if iterations:
                count = min(count, iterations - self.root.visits)
            self.iterate(count)
            done += count
        self.iterations += done

    def is_settled(self, left: int) -> bool:
        """Whether no other option can be tried as often as the first one in what is *left*."""
        first = 0
        second = 0
        for branch in self.root.branches.values():
            if branch.visits > first:
                second = first
                first = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return first > second + left

    def iterate(self, count: int) -> None:
        """Imagine, walk down and play on *count* times; then judge, and remember."""
        states: list[State] = []
        paths: list[list[Branch]] = []
        choosers: list[list[int]] = []
        for _ in range(count):
            state = self.imagine(self.dice.below(1 << 30))
            path: list[Branch] = []
            seats: list[int] = []
            self.walk(state, path, seats)
            for branch in path:
                branch.pending += 1
            play_on(state, self.knowledge, self.dice, self.horizon)
            states.append(state)
            paths.append(path)
            choosers.append(seats)
        for number, result in enumerate(results_of(states, self.knowledge)):
            self.remember(result, paths[number], choosers[number])

    def remember(self, result: Result, path: list[Branch], seats: list[int]) -> None:
        """Add a *result* to what is known of the branches that led to it."""
        values = result.values
        self.spread.learn(values)
        self.root.visits += 1
        for place, branch in enumerate(path):
            branch.pending -= 1
            branch.visits += 1
            branch.total += values[seats[place]]
            branch.wins += result.wins[seats[place]]

    def walk(self, state: State, path: list[Branch], seats: list[int]) -> None:
        """Play *state* down to where the tree ends, and note which branch was taken by whom."""
        unseal(state, self.seat)
        node = self.root
        joint: Joint | None = None
        # Where a joint decision began, and where the seat that answers apart has got to.
        table = node
        apart = node
        apart_seat = -1
        while not state.over:
            asked = state.asked
            if isinstance(asked, Decision):
                seat = asked.seat
                is_apart = False
            else:
                assert isinstance(asked, Joint), "somebody must decide"
                if asked is not joint:
                    joint = asked
                    table = node
                    apart_seat = -1
                deciding = state.deciding
                seat = self.seat if self.seat in deciding else deciding[0]
                is_apart = seat != self.seat
            options = state.decision(seat).options
            if len(options) == 1:
                state.apply(seat, options[0])
                continue
            if is_apart and seat != apart_seat:
                apart = table.sealed_of(seat)
                apart_seat = seat
            there = self.open(apart if is_apart else node, state, seat, options)
            place = self.choose(there, seat)
            branch = there[place]
            path.append(branch)
            seats.append(seat)
            state.apply(seat, options[place])
            if is_apart:
                apart = branch
            elif branch.visits + branch.pending >= RIPE:
                node = branch
            else:
                return

    def open(
        self, node: Branch, state: State, seat: int, options: Sequence[Action]
    ) -> list[Branch]:
        """Return the branches of *options*; those that are new are weighed first."""
        branches = node.branches
        there: list[Branch] = []
        for option in options:
            known = branches.get(option.text)
            if known is None:
                break
            there.append(known)
        if len(there) == len(options):
            return there
        weights = self.knowledge.promise(state, seat, options)
        there = []
        for place, option in enumerate(options):
            known = branches.get(option.text)
            if known is None:
                known = Branch(weights[place])
                branches[option.text] = known
            there.append(known)
        return there

    def choose(self, there: list[Branch], seat: int) -> int:
        """Return the place of the branch to take: the best of experience and promise."""
        weights = 0.0
        visits = 0
        pending = 0
        total = 0.0
        for branch in there:
            weights += branch.weight
            visits += branch.visits
            pending += branch.pending
            total += branch.total
        spread = self.spread.of(seat)
        untried = total / visits - CAUTION * spread if visits else 0.0
        urge = EXPLORATION * spread * sqrt(visits + pending + 1.0) / weights
        best = 0
        best_value = -1e9
        for place, branch in enumerate(there):
            tries = branch.visits
            value = branch.total / tries if tries else untried
            value += urge * branch.weight / (1 + tries + branch.pending)
            if value > best_value:
                best = place
                best_value = value
        return best

    def best(self, options: Sequence[Action]) -> Action:
        """Return the one of *options* that was tried most; the more promising one if equal."""
        found = options[0]
        most = -1
        weight = 0.0
        for option in options:
            branch = self.root.branches.get(option.text)
            if branch is not None and (
                branch.visits > most or (branch.visits == most and branch.weight > weight)
            ):
                found = option
                most = branch.visits
                weight = branch.weight
        return found

    def tried(self, options: Sequence[Action]) -> list[Tried]:
        """Return those of *options* that were tried, the most tried first."""
        found: list[Tried] = []
        for option in options:
            branch = self.root.branches.get(option.text)
            if branch is not None and branch.visits:
                found.append(Tried(option, branch.visits, branch.mean(), branch.wins))
        found.sort(key=by_tries)
        return found

    def after(self, action: Action) -> Branch | None:
        """Return the branch of *action*."""
        return self.root.branches.get(action.text)
