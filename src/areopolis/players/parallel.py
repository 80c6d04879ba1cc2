"""One decision searched by several processes, which add up what they have tried.

Root parallelisation, after G. Chaslot, M. Winands, J. van den Herik: Parallel Monte-Carlo Tree
Search (2008): every process grows a tree of its own from a seed of its own, and only the options of
the decision are put together. The processes get an imagined position that looks right to the
searching seat, never the truth.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, NamedTuple

from areopolis.core.game import Game
from areopolis.core.pack import Pack
from areopolis.core.rng import Rng
from areopolis.core.seen import Seen
from areopolis.players.knowledge import knowledge_of
from areopolis.players.planner import Tried, by_tries
from areopolis.players.planning import planner
from areopolis.players.pool import Pool

# The state that travels is imagined by this seed; what is imagined of it depends on its own.
TRAVEL: Final = 1


class Task(NamedTuple):
    """What one process searches: a position for a seat, with its share of the budget."""

    game: tuple[str, str, str, dict[str, Any] | None]
    position: dict[str, Any]
    seat: int
    seed: int
    iterations: int
    seconds: float
    style: str


class Crew:
    """Processes that search together; close it, or use it in a `with`."""

    def __init__(self, processes: int) -> None:
        """Hold so many *processes*; they start with the first search."""
        self.processes = processes
        self.pool = Pool(processes)

    def __enter__(self) -> Crew:
        """Use the crew."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let the processes end."""
        self.close()

    def close(self) -> None:
        """Let the processes end; what they search is given up."""
        self.pool.stop()

    def search(
        self,
        seen: Seen,
        iterations: int,
        seconds: float,
        seed: int = 0,
        style: str = "",
    ) -> list[Tried]:
        """Return the options that were tried, the most tried first.

        The *iterations* are shared out, the *seconds* are everybody's. Without a limit of seconds
        the result depends on the seed and on the number of processes alone.
        """
        world = seen.imagine(TRAVEL)
        game, position = card_of(world.game), world.to_dict()
        seeds = Rng(seed)
        shares = [
            iterations // self.processes + (number < iterations % self.processes)
            for number in range(self.processes)
        ]
        tasks = [
            Task(game, position, seen.seat, seeds.next(), own, seconds, style)
            for own in shares
            if own or not iterations
        ]
        visits: dict[str, int] = {}
        totals: dict[str, float] = {}
        wins: dict[str, float] = {}
        # In the order of the tasks: sums of fractions depend on it.
        for found in self.pool.all(carry_out, tasks):
            for text, tries, total, won in found:
                visits[text] = visits.get(text, 0) + tries
                totals[text] = totals.get(text, 0.0) + total
                wins[text] = wins.get(text, 0.0) + won
        options = {option.text: option for option in seen.decision.options}
        # Of equal ones those that the first process likes more come first, not those listed first.
        tried = [
            Tried(options[text], tries, totals[text] / tries, wins[text])
            for text, tries in visits.items()
        ]
        tried.sort(key=by_tries)
        return tried


def card_of(game: Game) -> tuple[str, str, str, dict[str, Any] | None]:
    """Return where another process finds *game*, and the data of its pack."""
    kind = type(game)
    pack = game.pack
    if pack is None:
        return kind.__module__, kind.__name__, "", None
    return kind.__module__, kind.__name__, pack.name, pack.data


def game_of(card: tuple[str, str, str, dict[str, Any] | None]) -> Game:
    """Return the game that `card_of` described."""
    module, kind, name, data = card
    make: Any = getattr(import_module(module), kind)
    game: Game = make(None if data is None else Pack(name, data), None)
    return game


def carry_out(task: Task) -> list[tuple[str, int, float, float]]:
    """Search, and return how often each option was tried, the sum of its rewards, and its wins."""
    game = game_of(task.game)
    seen = Seen(game.from_dict(task.position), task.seat)
    knowledge = knowledge_of(game.id, task.style)
    search = planner(seen, knowledge, knowledge.HORIZON, task.seed)
    search.run(task.iterations, task.seconds, settles=False)
    return [
        (one.action.text, one.tries, one.mean * one.tries, one.wins)
        for one in search.tried(seen.decision.options)
    ]
