"""Steps of a turn: what each leads to, remembered where no hidden thing can change it."""

from __future__ import annotations

from collections.abc import Sequence

from areopolis.core.action import Action
from areopolis.games.martians.state import ColonyState
from areopolis.players.certain import Certain


class Step:
    """An answer within a turn and the situation after it; the same one serves in all worlds."""

    def __init__(self) -> None:
        """Know nothing of it yet."""
        # Whether it leads to the same in every world.
        self.is_certain = False
        # Whether the turn goes on, and whether what its marker is good for is seen a step later.
        self.goes_on = False
        self.is_half = False
        self.worth = 0.0
        self.time = 0
        self.stock: list[int] = []
        # What may follow, if somebody has looked.
        self.options: Sequence[Action] = ()
        self.steps: list[Step] = []

    def forget(self) -> None:
        """Begin anew in another world."""
        self.goes_on = False
        self.is_half = False
        self.steps = []

    def open(self, options: Sequence[Action]) -> None:
        """Note what may follow."""
        self.options = options
        self.steps = [Step() for _ in options]


class Remembered(Certain):
    """What is certain of a decision, with the steps after each option."""

    def __init__(self, count: int) -> None:
        """Know nothing yet of so many options."""
        super().__init__(count)
        self.first = Step()


class Node:
    """A situation in the turn of one world: from which answers it comes, and what it promises."""

    def __init__(
        self,
        before: Node | None,
        option: Action | None,
        step: Step,
        root: int,
        state: ColonyState | None,
    ) -> None:
        """*root* is the first answer; a *state* that nobody may need is made when it is needed."""
        self.before = before
        self.option = option
        self.step = step
        self.root = root
        self.state = state
        self.promise = 0.0


def by_promise(node: Node) -> float:
    """Order the most promising first."""
    return -node.promise
