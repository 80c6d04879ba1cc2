"""How many iterations does the search make in a second, and where does its time go?

`make bench` runs it interpreted and compiled. A row searches the same positions, spread through
games between players who draw their moves by promise, with the same number of iterations at each.

The parts are measured in a second search of the same seeds. Its imagination and its knowledge are
wrapped in a clock. Then every world is imagined and played again by the moves that the search made
in it, without tree and without knowledge: that is the time of the rules (composite answers are
given whole, so a little of it counts as tree). What is left belongs to the tree.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import areopolis
from areopolis import build
from areopolis.core.action import Action
from areopolis.core.seen import Seen
from areopolis.core.state import State
from areopolis.players.dice import Dice
from areopolis.players.knowledge import TO_THE_END, Knowledge, Untaught, knowledge_of
from areopolis.players.planner import Planner
from areopolis.players.race import Race
from areopolis.players.rollout import play_one
from areopolis.players.search import Search
from timing import LONGEST, spread, table

SEATS = (2, 4)
RUNS = 3
GAMES = 2
# Choices from one sampled position to the next.
EVERY = 40
ITERATIONS = 30


class Stopwatch:
    """Adds up the time that is spent in what it holds."""

    def __init__(self) -> None:
        """Start at nothing."""
        self.seconds = 0.0
        self.began = 0.0

    def __enter__(self) -> None:
        """Start."""
        self.began = time.process_time()

    def __exit__(self, *_: object) -> None:
        """Stop."""
        self.seconds += time.process_time() - self.began


class Clocked(Knowledge):
    """Knowledge with a clock."""

    def __init__(self, inner: Knowledge, watch: Stopwatch) -> None:
        """Ask *inner*, and let *watch* run while it answers."""
        self.inner = inner
        self.watch = watch

    def evaluate(self, state: State) -> list[float]:
        """Return what *inner* does."""
        with self.watch:
            return self.inner.evaluate(state)

    def weigh(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        """Return what *inner* does."""
        with self.watch:
            return self.inner.weigh(state, seat, options)

    def favourite(self, state: State, seat: int, options: Sequence[Action]) -> int:
        """Return what *inner* does."""
        with self.watch:
            return self.inner.favourite(state, seat, options)

    def is_calm(self, state: State) -> bool:
        """Return what *inner* does."""
        return self.inner.is_calm(state)


class ClockedFirm(Clocked):
    """Knowledge with a clock that plays on firmly."""

    IS_FIRM: ClassVar[bool] = True


class Worlds:
    """The imagined worlds of one search, with a clock; they are played by the search."""

    def __init__(self, seen: Seen, watch: Stopwatch) -> None:
        """Imagine what *seen* leaves open."""
        self.seen = seen
        self.watch = watch
        self.made: list[tuple[int, State]] = []

    def imagine(self, seed: int) -> State:
        """Return a world, and keep it."""
        with self.watch:
            world = self.seen.world(seed)
        self.made.append((seed, world))
        return world


@dataclass(frozen=True)
class Kind:
    """A way to search: how it is called, what it knows, and how far it plays on."""

    name: str
    knowledge: Knowledge
    horizon: int
    # Whether options race where experts let them.
    is_expert: bool = False

    def planner(self, seen: Seen, imagine: Callable[[int], State], knowledge: Knowledge) -> Planner:
        """Return what searches for the seat that sees *seen*."""
        if self.is_expert and not self.knowledge.GROWS_TREE:
            options = seen.decision.options
            return Race(imagine, seen.seat, 7, knowledge, self.horizon, options)
        return Search(imagine, seen.seat, 7, knowledge, self.horizon)


def kinds(game: str) -> list[Kind]:
    """Return the ways that are measured."""
    known = knowledge_of(game)
    horizon = known.HORIZON
    found = [Kind("full, random", Untaught(), LONGEST)]
    # Knowledge that tries chains for every answer plays no game on to its end.
    if not known.PONDERS:
        found.append(Kind("full, guided", known, TO_THE_END))
    return [
        *found,
        Kind(f"{horizon} choices, as expert", known, horizon, True),
        Kind("judged when calm", known, 0),
    ]


def positions(game: str, seats: int) -> list[State]:
    """Return positions with a choice, on the way of guided games."""
    known = knowledge_of(game)
    found: list[State] = []
    for number in range(GAMES):
        state = areopolis.game(game).new(seats, 70 + number)
        dice = Dice(number)
        choices = 0
        while not state.over:
            if len(state.decision(state.deciding[0]).options) > 1:
                choices += 1
                if choices % EVERY == 0:
                    found.append(state.clone())
            play_one(state, known, dice, True, False)
    return found


def iterations_per_second(states: Sequence[State], kind: Kind, iterations: int) -> float:
    """Search all *states* and return the speed."""
    done = 0
    start = time.process_time()
    for state in states:
        seen = Seen(state, state.deciding[0])
        search = kind.planner(seen, seen.world, kind.knowledge)
        search.run(iterations, 0.0, settles=False)
        done += search.iterations
    return done / (time.process_time() - start)


def parts(states: Sequence[State], kind: Kind, iterations: int) -> dict[str, float]:
    """Return the share of time of each part of the search."""
    whole, imagining, knowing, playing = (Stopwatch() for _ in range(4))
    knowledge = kind.knowledge
    if knowledge.GUIDES:
        clocked = ClockedFirm if knowledge.IS_FIRM else Clocked
        knowledge = clocked(knowledge, knowing)
    for state in states:
        seen = Seen(state, state.deciding[0])
        worlds = Worlds(seen, imagining)
        search = kind.planner(seen, worlds.imagine, knowledge)
        with whole:
            search.run(iterations, 0.0, settles=False)
        for seed, played in worlds.made:
            moves = played.made()
            world = seen.world(seed)
            with playing:
                replay(world, moves)
    total = whole.seconds
    shares = {
        "rules": playing.seconds / total,
        "imagining": imagining.seconds / total,
        "knowledge": knowing.seconds / total,
    }
    shares["tree"] = max(0.0, 1.0 - sum(shares.values()))
    return shares


def replay(world: State, moves: Sequence[tuple[int, Action]]) -> None:
    """Let the rules carry out *moves*, and find the options of each as a search does."""
    for other in range(world.seats):
        world.sealed[other] = None
    for seat, action in moves:
        world.decision(seat)
        world.apply(seat, action)
    if world.over:
        assert world.outcome is not None


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=areopolis.game_ids(), help="ids; all games")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="at each position")
    chosen = parser.parse_args()
    rows = []
    for game in chosen.games:
        for seats in SEATS:
            states = positions(game, seats)
            for kind in kinds(game):
                speeds = [
                    iterations_per_second(states, kind, chosen.iterations)
                    for _ in range(chosen.runs)
                ]
                shares = parts(states, kind, chosen.iterations)
                row = [f"{game}, {seats} seats: {kind.name}", f"{statistics.median(speeds):,.0f}"]
                row += [f"{spread(speeds):.0%}", *[f"{share:.0%}" for share in shares.values()]]
                rows.append(row)
    head = ["search", "iterations/s", "spread", "rules", "imagining", "knowledge", "tree"]
    print(f"{build.description()}; medians of {chosen.runs} runs, {chosen.iterations} iterations\n")
    print(table(head, rows))


if __name__ == "__main__":
    main()
