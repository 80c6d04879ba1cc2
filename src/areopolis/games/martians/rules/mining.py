"""Mining: three questions, tokens are turned up between them (specification 3.11)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import (
    BY_PLACE,
    CAUSES,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.games.martians.answers import MoveMachine, TakeGoods, TakeNothing, Work
from areopolis.games.martians.data.components import mixes_of
from areopolis.games.martians.data.constants import (
    EXAMINE,
    GEOLOGIST,
    ICE,
    LONG_ARM,
    MINE,
    MOLECULAR_SENSOR,
    REGOLITH,
)
from areopolis.games.martians.data.costs import cost
from areopolis.games.martians.rules.ground import draw_regolith, mine, move_machine, turn_up
from areopolis.games.martians.rules.works import WorkRule
from areopolis.games.martians.state import ColonyState


class MineRule(WorkRule):
    """Move the machine, and mine before or after it."""

    def is_possible(self, state: ColonyState, player: int) -> bool:
        return bool(state.present & ~(1 << state.machine))

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        options.append(state.rules.lexicon.mine)

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        self.pay(state, player)
        state.push_one(CAUSES[player], MINE_BEFORE)

    def misfits(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        return [] if self.is_possible(state, player) else [Reason("no-other-token")]


class ExamineRule(WorkRule):
    """Draw a regolith card for each regolith just mined, one more with the Molecular sensor."""

    def is_possible(self, state: ColonyState, player: int) -> bool:
        return is_research_allowed(state)

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        options.append(state.rules.lexicon.examine)

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        self.pay(state, player)
        count = state.mined + (state.technologies[player] >> MOLECULAR_SENSOR & 1)
        draw_regolith(state, player, count)

    def misfits(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        if not state.mined:
            return [Reason("no-regolith-mined")]
        return [] if is_research_allowed(state) else [Reason("no-regolith-cards")]


def is_research_allowed(state: ColonyState) -> bool:
    """Whether regolith was mined in this placement and a card can be drawn (Q-M6, Q-M11)."""
    return state.mined > 0 and (bool(state.regolith_deck) or any(state.regolith_discard))


def within_reach(state: ColonyState, player: int, is_before: bool) -> list[int]:
    """Return the fields whose token *player* may mine: the machine's, or with Long arm beside it.

    Before the move the only other token of the board must stay, or the machine could not move.
    """
    found = [state.machine] if state.present >> state.machine & 1 else []
    if state.technologies[player] >> LONG_ARM & 1:
        others = state.present & ~(1 << state.machine)
        beside = state.rules.components.beside[state.machine] & state.face_up & others
        if is_before and others & (others - 1) == 0:
            beside = 0
        if beside:
            found += [spot for spot in range(len(state.tokens)) if beside >> spot & 1]
    return found


def mixes_at(state: ColonyState, player: int, spot: int) -> tuple[int, ...]:
    """Return the mixes of goods that *player* can take from the token of *spot*."""
    token = state.tokens[spot]
    geologists = state.helper(player, GEOLOGIST)
    if not state.rules.is_finite:
        return state.rules.components.mixes[token][geologists]
    shown = state.rules.components.mining_tokens[token]
    stones = min(shown.regolith, state.box(REGOLITH))
    return mixes_of(stones, min(shown.ice, state.box(ICE)), geologists)


def take_options(state: ColonyState, player: int, is_before: bool) -> list[Action]:
    """Return every way to mine now, and not to."""
    lexicon = state.rules.lexicon
    options: list[Action] = []
    for spot in within_reach(state, player, is_before):
        take = lexicon.take[spot]
        for mix in mixes_at(state, player, spot):
            options.append(take[mix])
    if options:
        options.append(lexicon.take_nothing)
    return options


def why_not_take(state: ColonyState, player: int, action: Action, is_before: bool) -> list[Reason]:
    """Return why *player* cannot take these goods now."""
    if not isinstance(action, TakeGoods):
        return []
    if not state.present >> action.spot & 1:
        return [Reason("no-token-there")]
    if action.spot not in within_reach(state, player, is_before):
        return [Reason("token-out-of-reach")]
    return [Reason("not-this-mix")]


def mining_misfit(state: ColonyState, by: Cause) -> str:
    """Return what is wrong with a move of the machine in a position; an empty text if nothing."""
    if by.seat != state.active:
        return "by"
    return "" if MINE_RULE.is_possible(state, by.seat) else "effect"


class MineBefore(Effect[ColonyState, Action]):
    """Ask what to mine before the move, if anything can be mined."""

    KEY = "mine-before"
    BY = BY_PLACE
    AFTER = ()

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return mining_misfit(state, by)

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        options = take_options(state, by.seat, True)
        if not options:
            state.push(by, (MOVE, MINE_AFTER))
            return None
        return Decision(state.controller(by.seat), "mine-before", options)

    def answer(self, state: ColonyState, by: Cause, action: Action) -> None:
        if isinstance(action, TakeGoods):
            state.push_one(by, MOVE)
            mine(state, by.seat, action.spot, action.mix)
        else:
            assert isinstance(action, TakeNothing), "mine or not"
            state.push(by, (MOVE, MINE_AFTER))

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return why_not_take(state, by.seat, action, True)


class MoveTheMachine(Effect[ColonyState, MoveMachine]):
    """Move the machine to another token, not away from those face down, and turn tokens up."""

    KEY = "move-the-machine"
    BY = BY_PLACE
    AFTER = ()

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return mining_misfit(state, by)

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        spots = destinations(state)
        move = state.rules.lexicon.move
        return Decision(
            state.controller(by.seat),
            "move-machine",
            [move[spot] for spot in range(len(state.tokens)) if spots >> spot & 1],
        )

    def answer(self, state: ColonyState, by: Cause, action: MoveMachine) -> None:
        move_machine(state, by.seat, action.spot)
        turn_up(state, action.spot)
        hidden = state.rules.components.beside[action.spot] & state.present & ~state.face_up
        if hidden:
            for spot in range(len(state.tokens)):
                if hidden >> spot & 1:
                    turn_up(state, spot)

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, MoveMachine):
            return []
        if action.spot == state.machine:
            return [Reason("machine-must-move")]
        if not state.present >> action.spot & 1:
            return [Reason("no-token-there")]
        if not state.rules.components.beside[state.machine] >> action.spot & 1:
            return [Reason("too-far")]
        return [Reason("away-from-hidden")]


def destinations(state: ColonyState) -> int:
    """Return the fields to which the machine may move, as bits (3.11)."""
    components = state.rules.components
    others = state.present & ~(1 << state.machine)
    near = components.beside[state.machine] & others
    if not near:
        for ball in components.within[state.machine]:
            near = ball & others
            if near:
                break
    hidden = state.present & ~state.face_up
    if not hidden:
        return near
    now = distance(components.within[state.machine], hidden)
    fitting = 0
    for spot in range(len(state.tokens)):
        if near >> spot & 1 and distance(components.within[spot], hidden) <= now:
            fitting |= 1 << spot
    return fitting or near


def distance(balls: tuple[int, ...], fields: int) -> int:
    """Return how far the nearest of *fields* is; *balls* are the fields within each distance."""
    steps = 0
    while not balls[steps] & fields:
        steps += 1
    return steps


class MineAfter(Effect[ColonyState, Action]):
    """Ask what to mine after the move, now that the tokens beside the machine are turned up."""

    KEY = "mine-after"
    BY = BY_PLACE
    AFTER = ("move-the-machine",)

    def misfit(self, state: ColonyState, by: Cause, before: Before) -> str:
        return "" if by.seat == state.active else "by"

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        options = take_options(state, by.seat, False)
        if not options:
            return None
        return Decision(state.controller(by.seat), "mine-after", options)

    def answer(self, state: ColonyState, by: Cause, action: Action) -> None:
        if isinstance(action, TakeGoods):
            mine(state, by.seat, action.spot, action.mix)

    def obstacles(self, state: ColonyState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return why_not_take(state, by.seat, action, False)


MINE_BEFORE: Final = MineBefore()
MOVE: Final = MoveTheMachine()
MINE_AFTER: Final = MineAfter()

MINE_RULE: Final = MineRule(MINE, cost(energy=1))
EXAMINE_RULE: Final = ExamineRule(EXAMINE)

MINING_EFFECTS: Final = (MineBefore, MoveTheMachine, MineAfter)
