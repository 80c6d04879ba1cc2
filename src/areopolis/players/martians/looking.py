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
from areopolis.players.martians.steps import Node, Step, by_promise
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
        self.barrier = state.barrier
        # Whether nothing that was looked at is hidden, left to chance, or counted at the end.
        self.is_certain = True
        # Where the best that was found after each option ends; None for where it began.
        self.ends: list[Node | None] = []

    def judge(self, state: ColonyState) -> float:
        """Return what *state* is worth: time of the colony, or reputation."""
        if self.is_cooperative:
            return slack(state, self.style)
        return expected(state, self.player, self.style)

    def notice(self, state: ColonyState) -> None:
        """Notice whether something was revealed, or left to chance, on the way to *state*."""
        if state.barrier > self.barrier or state.over:
            self.is_certain = False

    def is_own_turn(self, state: ColonyState) -> bool:
        """Whether the turn of the player goes on."""
        return not state.over and state.active == self.player

    def values(self, state: ColonyState, options: Sequence[Action], first: Step) -> list[float]:
        """Return what the rest of the turn can bring after each of *options*.

        *first* remembers what other worlds have shown of them.
        """
        found: list[float] = []
        nodes: list[Node] = []
        self.ends = [None] * len(options)
        if not first.steps:
            first.open(options)
        here = Node(None, None, first, 0, state)
        for root, option in enumerate(options):
            if isinstance(option, EndTurn):
                found.append(self.judge(state))
                continue
            found.append(-1e9)
            self.enter(here, option, first.steps[root], root, nodes, found)
        for _ in range(DEPTH):
            nodes = self.keep(nodes, max(found))
            if not nodes:
                break
            best = nodes[0].root
            if found[best] == max(found) and not [1 for node in nodes if node.root != best]:
                # The others are behind already.
                found[best] = max(found[best], nodes[0].promise)
                break
            grown: list[Node] = []
            for node in nodes:
                step = node.step
                if not step.steps:
                    step.open(self.state_of(node).decision(self.seat).options)
                for place, option in enumerate(step.options):
                    if not isinstance(option, EndTurn):
                        self.enter(node, option, step.steps[place], node.root, grown, found)
            nodes = grown
        return found

    def enter(
        self,
        before: Node,
        option: Action,
        step: Step,
        root: int,
        nodes: list[Node],
        found: list[float],
    ) -> None:
        """Add what *option* leads to, and learn what it is worth to stop there."""
        twin: ColonyState | None = None
        if not step.is_certain:
            step.forget()
            twin = self.take(before, option, step)
        node = Node(before, option, step, root, twin)
        if step.is_half:
            # A marker has just been placed; what it is good for is seen one step later.
            for place, inner in enumerate(step.options):
                self.enter(node, inner, step.steps[place], root, nodes, found)
            return
        worth = step.worth
        if worth > found[root]:
            found[root] = worth
            self.ends[root] = node
        if step.goes_on:
            node.promise = worth + self.rate * step.time
            nodes.append(node)

    def take(self, before: Node, option: Action, step: Step) -> ColonyState:
        """Note in *step* what *option* leads to in this world, and return that situation."""
        self.is_certain = True
        twin = self.after(before, option)
        self.notice(twin)
        step.goes_on = self.is_own_turn(twin)
        if step.goes_on:
            asked = twin.asked
            assert isinstance(asked, Decision), "one player answers"
            step.is_half = (
                asked.question == "use-building" and not twin.over and not self.may_finish(twin)
            )
        if step.is_half:
            step.open(twin.decision(self.seat).options)
        else:
            step.worth = self.judge(twin)
            step.time = twin.time
            step.stock = twin.stock
        step.is_certain = self.is_certain
        return twin

    def after(self, before: Node, option: Action) -> ColonyState:
        """Return the situation after *option*, with the questions of mining answered."""
        twin = self.state_of(before).clone()
        twin.apply(self.seat, option)
        self.settle(twin)
        return twin

    def state_of(self, node: Node) -> ColonyState:
        """Return the situation of *node* in this world."""
        found = node.state
        if found is None:
            before, option = node.before, node.option
            assert before is not None, "only the first is not remembered"
            assert option is not None, "an answer leads here"
            found = self.after(before, option)
            node.state = found
        return found

    def end(self, place: int) -> ColonyState | None:
        """Return where the best that was found after the option at *place* ends.

        None if that is where it began, or if there was nothing to follow.
        """
        node = self.ends[place] if self.ends else None
        return self.state_of(node) if node is not None else None

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
            self.notice(twin)
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
            if node.promise + LUCK * node.step.time < least:
                continue
            is_new = True
            for other in kept:
                if (
                    abs(other.promise - node.promise) < SAME
                    and other.step.time == node.step.time
                    and other.step.stock == node.step.stock
                ):
                    is_new = False
                    break
            if is_new:
                kept.append(node)
                if len(kept) == self.width:
                    break
        return kept

    def delivery(self, state: ColonyState, option: Action) -> float:
        """Return what a delivery at the end of the turn is worth; it reveals nothing."""
        twin = state.clone()
        DELIVER.answer(twin, CAUSES[self.player], option)
        twin.time = 0
        return self.judge(twin)
