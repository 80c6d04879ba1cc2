"""Developing Tech tiles: to an adjacent empty space of the next column (3.7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import DevelopTech
from areopolis.games.on_mars.data import first_colonists
from areopolis.games.on_mars.data.constants import NONE, TECH_KINDS
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.first_colonists import did
from areopolis.games.on_mars.rules.giving import give
from areopolis.games.on_mars.rules.paying import PayCrystals, PayResources, can_pay

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NO_TILE_MOVES: Final = Reason("no-tech-can-develop")
CANNOT_PAY: Final = Reason("cannot-pay-development")


def targets(state: OnMarsState, place: int, tech: int) -> list[int]:
    """Return the spaces to which a tile can move."""
    space = state.lab[place * TECH_KINDS + tech]
    if space == NONE:
        return []
    right = state.rules.lab.right[space]
    return [other for other in right if not state.is_lab_taken(place, other)]


def can_afford(state: OnMarsState, place: int, space: int, crystals: int) -> bool:
    """Whether *place* can pay for moving a tile to a space, with so many Crystals."""
    lab = state.rules.lab
    cost = lab.costs[lab.levels[space] - 1]
    return crystals >= cost.crystals and can_pay(state, place, cost.units)


def developments(state: OnMarsState, place: int, is_free: bool, crystals: int) -> list[Action]:
    """Return every development that *place* can make and pay."""
    options: list[Action] = []
    lexicon = state.rules.lexicon
    for tech in range(TECH_KINDS):
        if state.lab[place * TECH_KINDS + tech] != NONE:
            for space in targets(state, place, tech):
                if is_free or can_afford(state, place, space, crystals):
                    options.append(lexicon.develop[tech][space])
    return options


def develop(state: OnMarsState, by: Cause, tech: int, space: int) -> None:
    """Move a tile, and let its owner take the benefit of the space."""
    place = by.seat
    state.lab = put(state.lab, place * TECH_KINDS + tech, space)
    if state.listener is not None:
        state.listener(events.TechDeveloped(place, tech, space))
    did(state, place, first_colonists.DEVELOP)
    give(state, by, state.rules.lab.benefits[space])


class MoveTile(ColonyEffect[Action]):
    """Move a Tech tile that has been paid for."""

    KEY = "move-tile"
    AFTER = ("pay-resources", "pay-crystals")
    FIELDS = (("tech", "tech"), ("lab", "lab"))

    def __init__(self, tech: int, lab: int) -> None:
        self.tech = tech
        self.lab = lab

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """The tile can still move there."""
        if self.lab not in targets(state, by.seat, self.tech):
            return "lab"
        return super().misfit(state, by, before)

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        develop(state, by, self.tech, self.lab)
        return None


class Develop(ColonyEffect[Action]):
    """Develop tiles, one several times or several once; with *teal*, more by Colonists."""

    KEY = "develop"
    FIELDS = (("count", "count"), ("free", "flag"), ("teal", "flag"), ("may", "flag"))

    def __init__(self, count: int, free: int = 0, teal: int = 0, may: int = 0) -> None:
        self.count = count
        self.free = free
        self.teal = teal
        self.may = may

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        if not self.count and not (self.teal and state.quarters[place]):
            return None
        options = developments(state, place, self.free > 0, state.crystals(place))
        if not options:
            return None
        if self.may:
            options.append(state.rules.lexicon.stop)
        question = "develop" if self.count else "develop-more"
        return Decision(place, question, options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if not isinstance(action, DevelopTech):
            return
        if not self.count:
            state.to_work(by.seat, 1)
        state.push_one(by, Develop(max(self.count - 1, 0), self.free, self.teal, 1))
        state.push_one(by, MoveTile(action.tech, action.lab))
        if not self.free:
            lab = state.rules.lab
            cost = lab.costs[lab.levels[action.lab] - 1]
            if cost.crystals:
                state.push_one(by, PayCrystals(cost.crystals))
            state.push_one(by, PayResources(cost.units))

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        place = by.seat
        reason = NO_TILE_MOVES
        for tech in range(TECH_KINDS):
            if state.lab[place * TECH_KINDS + tech] != NONE:
                for space in targets(state, place, tech):
                    if self.free or can_afford(state, place, space, crystals):
                        return None
                    reason = CANNOT_PAY
        return reason

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, DevelopTech):
            return super().obstacles(state, by, seat, action)
        if state.lab[seat * TECH_KINDS + action.tech] == NONE:
            return [Reason("no-such-tech", ((("tech", "tech"), action.tech),))]
        if action.lab not in targets(state, seat, action.tech):
            return [Reason("not-next-in-lab")]
        return [CANNOT_PAY]

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.develop(state, by)

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        for tech in state.techs_of(by.seat):
            if targets(state, by.seat, tech):
                return True
        return False


DEVELOPING_EFFECTS: Final = (MoveTile, Develop)
