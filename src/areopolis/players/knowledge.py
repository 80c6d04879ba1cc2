"""What good players of a game know, in the form in which a search asks for it.

A game's knowledge lives in `areopolis.players.<game>`, hyphens written as underscores. That module
offers `STYLES`, its styles by name, and `Knowing`, the `Knowledge` that is made from one of them;
the style "" weighs every term as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from areopolis.core.action import Action
from areopolis.core.state import State
from areopolis.players.certain import Certain

# A horizon that no game reaches.
TO_THE_END: Final = 1 << 30
# No option is ruled out. What lies so many warmths behind the best is less promising than that.
LEAST: Final = 1e-4
FAINT: Final = -9.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What a good player knows.

    States are imagined ones: they look right to the seat that thinks, and the rest is made up.
    """

    # The choices for which a search plays on before it asks `evaluate`.
    HORIZON: ClassVar[int] = 24
    # Whether it plays on by the weights of options, or evenly, which is faster.
    GUIDES: ClassVar[bool] = True
    # Whether it plays on with the most promising option each time, or draws by the weights. The
    # first is nearer to what good players do, the second sees more of what may happen.
    IS_FIRM: ClassVar[bool] = False

    # Whether a search grows a tree of what may follow, or lets the options race in the same worlds,
    # which sees small differences sooner.
    GROWS_TREE: ClassVar[bool] = True
    # Whether it looks for good chains of answers by `ponder` instead, because a turn is one.
    PONDERS: ClassVar[bool] = False
    # How many positions a search gathers before it has them judged together. A race tries the same
    # with any number; a tree that waits for judgements grows a little differently.
    BATCH: ClassVar[int] = 1
    # What an expert tries for one decision; less with interpreted rules where they are too slow.
    BUDGET: ClassVar[int] = 500
    BUDGET_INTERPRETED: ClassVar[int] = 125
    # How many times longer a game takes to be played to its end than a quick one: whoever waits for
    # estimates gets them from that many times fewer games.
    LENGTH: ClassVar[int] = 1
    # How many times longer it takes to answer one question of it than of a quick game.
    TOIL: ClassVar[int] = 1

    def evaluate(self, state: State) -> list[float]:
        """Return each seat's chance to win, from 0 to 1; the game is not over."""
        raise NotImplementedError

    def evaluate_all(self, states: Sequence[State]) -> list[list[float]]:
        """Return what `evaluate` says of each of *states*; searches ask here, for many at once."""
        return [self.evaluate(state) for state in states]

    def is_calm(self, state: State) -> bool:
        """Whether *state* can be judged: nothing is half done that `evaluate` would misjudge."""
        return True

    def weigh(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        """Return how promising each of *options* is to *seat*, which decides: relative weights.

        Every weight is positive. For a composite question the options are the next picks.
        """
        return [1.0] * len(options)

    def remember(self, options: Sequence[Action]) -> Certain:
        """Return what is certain of *options* before any world is looked at."""
        return Certain(len(options))

    def weigh_again(
        self, state: State, seat: int, options: Sequence[Action], certain: Certain
    ) -> list[float]:
        """Return what `weigh` does in one more world of the same decision.

        What is *certain* need not be looked at again; what turns out to be, is noted there.
        """
        return self.weigh(state, seat, options)

    def favourite(self, state: State, seat: int, options: Sequence[Action]) -> int:
        """Return the place of the one of *options* that `weigh` finds most promising.

        Firm rollouts ask for nothing else, and a game may find it sooner than all weights.
        """
        return place_of_most(self.weigh(state, seat, options))

    def promise(self, state: State, seat: int, options: Sequence[Action]) -> list[float]:
        """Return what `weigh` does, for the options that a search tries itself.

        These are few beside those of its rollouts, so that more may be thought about each.
        """
        return self.weigh(state, seat, options)

    def ponder(self, state: State, seat: int, options: Sequence[Action], ways: int) -> list[float]:
        """Return *seat*'s chance to win after each of *options*, if it goes on well.

        So many *ways* of going on with the turn are looked at, for all options together.
        """
        raise NotImplementedError

    def ponder_again(
        self, state: State, seat: int, options: Sequence[Action], ways: int, certain: Certain
    ) -> list[float]:
        """Return what `ponder` does in one more world of the same decision."""
        return self.ponder(state, seat, options, ways)


class Untaught(Knowledge):
    """Knows the rules and no more: every seat may win, and every option may be right."""

    HORIZON: ClassVar[int] = TO_THE_END
    GUIDES: ClassVar[bool] = False

    def evaluate(self, state: State) -> list[float]:
        """Return the same chance for each seat."""
        return [1.0 / state.seats] * state.seats


def place_of_most(values: list[float]) -> int:
    """Return the place of the highest of *values*, the first of several."""
    found = 0
    most = values[0]
    for place, value in enumerate(values):
        if value > most:
            found = place
            most = value
    return found


def softened(values: list[float], warmth: float) -> list[float]:
    """Return weights that grow by e for each *warmth* of value."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    return [soft((value - best) / warmth) for value in values]


def soft(gap: float) -> float:
    """Return the weight of what is behind the best by this *gap*, which is not above 0."""
    if gap < FAINT:
        return LEAST
    weight = exp(gap)
    return weight if weight > LEAST else LEAST


def module_of(game: str) -> Any:
    """Return the module with the knowledge of *game*, or None where nobody has written one."""
    name = f"areopolis.players.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) is not None else None


def styles_of(game: str) -> tuple[str, ...]:
    """Return the names of the styles in which *game* can be played; none without knowledge."""
    module = module_of(game)
    return tuple([name for name in module.STYLES if name]) if module is not None else ()


def knowledge_of(game: str, style: str = "") -> Knowledge:
    """Return what is known about *game*, seen by a player of *style*; an unknown one is plain."""
    module = module_of(game)
    if module is None:
        return Untaught()
    found: Knowledge = module.Knowing(module.STYLES.get(style, module.STYLES[""]))
    return found
