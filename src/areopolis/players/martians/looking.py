"""Looking ahead: what can be made of the rest of a turn.

The most promising of what may follow is kept after each step (B. Lowerre: The Harpy Speech
Recognition System, 1976, calls it a beam), until the time of the turn is spent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Decision
from areopolis.core.effect import CAUSES
from areopolis.games.martians.answers import EndTurn
from areopolis.games.martians.rules.turns import DELIVER
from areopolis.games.martians.state import ColonyState
from areopolis.players.martians.colony import slack
from areopolis.players.martians.corporation import expected
from areopolis.players.martians.styles import Style

# How many situations are followed at a time, and for how many steps.
WIDTH: Final = 4
DEPTH: Final = 14
# What a unit of time that is left in the turn promises: in time, and in reputation.
TIME_OF_COLONY: Final = 0.85
TIME_OF_CORPORATION: Final = 1.3
# Time may bring so much more than it promises.
LUCK: Final = 0.6
# Questions in which one greedy answer after the other is good enough.
INNER: Final = ("mine-before", "move-machine", "mine-after")
# An answer is no better for being tried last.
SAME: Final = 1e-9


class Node:
    """A situation in the turn: from which answer it comes, and what it is worth."""

    def __init__(self, state: ColonyState, root: int, worth: float, promise: float) -> None:
        """*worth* is that of ending the turn here, *promise* counts the time that is left."""
        self.state = state
        self.root = root
        self.worth = worth
        self.promise = promise


class Look:
    """What one player looks for."""

    def __init__(self, state: ColonyState, player: int, style: Style, width: int) -> None:
        """Look for *player*, following *width* situations at a time."""
        self.player = player
        self.seat = state.controller(player)
        self.style = style
        self.width = width
        self.is_cooperative = state.rules.is_cooperative
        self.rate = TIME_OF_COLONY if self.is_cooperative else TIME_OF_CORPORATION
        # Where the best that was found after each option ends.
        self.ends: list[ColonyState] = []

    def judge(self, state: ColonyState) -> float:
        """Return what *state* is worth: time of the colony, or reputation."""
        if self.is_cooperative:
            return slack(state, self.style)
        return expected(state, self.player, self.style)

    def is_own_turn(self, state: ColonyState) -> bool:
        """Whether the turn of the player goes on."""
        return not state.over and state.active == self.player

    def values(self, state: ColonyState, options: Sequence[Action]) -> list[float]:
        """Return what the rest of the turn can bring after each of *options*."""
        found: list[float] = []
        nodes: list[Node] = []
        self.ends = [state] * len(options)
        for root, option in enumerate(options):
            if isinstance(option, EndTurn):
                found.append(self.judge(state))
                continue
            found.append(-1e9)
            self.enter(state, option, root, nodes, found)
        for _ in range(DEPTH):
            nodes = self.keep(nodes, max(found))
            if not nodes:
                break
            first = nodes[0].root
            if found[first] == max(found) and not [1 for node in nodes if node.root != first]:
                # The others are behind already.
                found[first] = max(found[first], nodes[0].promise)
                break
            grown: list[Node] = []
            for node in nodes:
                here = node.state
                for option in here.decision(self.seat).options:
                    if not isinstance(option, EndTurn):
                        self.enter(here, option, node.root, grown, found)
            nodes = grown
        return found

    def enter(
        self,
        state: ColonyState,
        option: Action,
        root: int,
        nodes: list[Node],
        found: list[float],
    ) -> None:
        """Add what *option* leads to, and learn what it is worth to stop there."""
        twin = state.clone()
        twin.apply(self.seat, option)
        self.settle(twin)
        if not self.is_own_turn(twin):
            worth = self.judge(twin)
            if worth > found[root]:
                found[root] = worth
                self.ends[root] = twin
            return
        asked = twin.asked
        assert isinstance(asked, Decision), "one player answers"
        if asked.question == "use-building" and twin.stack and not self.may_finish(twin):
            # A marker has just been placed; what it is good for is seen one step later.
            for inner in twin.decision(self.seat).options:
                self.enter(twin, inner, root, nodes, found)
            return
        worth = self.judge(twin)
        promise = worth + self.rate * twin.time
        if worth > found[root]:
            found[root] = worth
            self.ends[root] = twin
        nodes.append(Node(twin, root, worth, promise))

    def may_finish(self, state: ColonyState) -> bool:
        """Whether the placement may end here."""
        options = state.decision(self.seat).options
        return options[-1] is state.rules.lexicon.finish

    def settle(self, state: ColonyState) -> None:
        """Answer the questions of mining, one after the other."""
        while self.is_own_turn(state):
            asked = state.asked
            if not isinstance(asked, Decision) or asked.question not in INNER:
                return
            options = state.decision(self.seat).options
            state.apply(self.seat, options[self.greedy(state, options)])

    def greedy(self, state: ColonyState, options: Sequence[Action]) -> int:
        """Return the place of the answer that is best at once."""
        if len(options) == 1:
            return 0
        best = 0
        best_worth = -1e9
        for place, option in enumerate(options):
            twin = state.clone()
            twin.apply(self.seat, option)
            worth = self.judge(twin)
            if worth > best_worth + SAME:
                best = place
                best_worth = worth
        return best

    def keep(self, nodes: list[Node], least: float) -> list[Node]:
        """Return the most promising situations, like ones once, that may become *least* or more."""
        nodes.sort(key=by_promise)
        kept: list[Node] = []
        for node in nodes:
            if node.promise + LUCK * node.state.time < least:
                continue
            is_new = True
            for other in kept:
                if (
                    abs(other.promise - node.promise) < SAME
                    and other.state.time == node.state.time
                    and other.state.stock == node.state.stock
                ):
                    is_new = False
                    break
            if is_new:
                kept.append(node)
                if len(kept) == self.width:
                    break
        return kept

    def deliveries(self, state: ColonyState, options: Sequence[Action]) -> list[float]:
        """Return what each delivery at the end of the turn is worth."""
        found: list[float] = []
        for option in options:
            twin = state.clone()
            DELIVER.answer(twin, CAUSES[self.player], option)
            twin.time = 0
            found.append(self.judge(twin))
        return found


def by_promise(node: Node) -> float:
    """Order the most promising first."""
    return -node.promise
