"""Hiring Scientists and taking Earth Contracts from the display (3.8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import HireScientist, RefillWith, SignContract
from areopolis.games.on_mars.data import first_colonists
from areopolis.games.on_mars.data.constants import NONE, SCIENTIST_TAKEN, SCIENTISTS
from areopolis.games.on_mars.rules.base import SOMETIMES, ColonyEffect
from areopolis.games.on_mars.rules.first_colonists import did
from areopolis.games.on_mars.rules.missions import check_contracts, contribute
from areopolis.games.on_mars.rules.paying import (
    PayCrystals,
    PayResources,
    SendToWork,
    lacks_colonists,
    lacks_crystals,
    short_of,
)

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

CONTRACT_CRYSTALS: Final = 1
NOTHING_DISPLAYED: Final = Reason("nobody-on-display")
NOT_DISPLAYED: Final = Reason("not-on-science-display")


def why_no_scientist(
    state: OnMarsState, place: int, scientist: int, quarters: int
) -> Reason | None:
    """Return why *place* cannot pay a Scientist, or None."""
    cost = state.rules.components.scientists[scientist].cost
    return lacks_colonists(cost.colonists, quarters) or short_of(state, place, cost.units)


def take_scientist(state: OnMarsState, by: Cause, scientist: int) -> None:
    """Take a Scientist with the marker; the space is refilled at the end of the turn."""
    leave_display(state, scientist)
    state.scientist_owner = put(state.scientist_owner, scientist, by.seat)
    if state.listener is not None:
        state.listener(events.ScientistHired(by.seat, scientist))
    did(state, by.seat, first_colonists.HIRE_SCIENTIST)
    contribute(state, by.seat, SCIENTIST_TAKEN)


def take_contract(state: OnMarsState, by: Cause, contract: int) -> None:
    """Take an Earth Contract; one that is fulfilled already counts at once (R-156)."""
    leave_display(state, SCIENTISTS + contract)
    state.contract_owner = put(state.contract_owner, contract, by.seat)
    if state.listener is not None:
        state.listener(events.ContractSigned(by.seat, contract))
    check_contracts(state)


def leave_display(state: OnMarsState, card: int) -> None:
    """Take a card off the display and note its space for the refill (R-291)."""
    space = state.science.index(card)
    state.science = put(state.science, space, NONE)
    state.refills = (*state.refills, space)


class Hire(ColonyEffect[Action]):
    """Take a Scientist or a contract of the display, paying the cost unless *free*."""

    KEY = "hire"
    FIELDS = (
        ("scientists", "count"),
        ("contracts", "count"),
        ("free", "flag"),
        ("may", "flag"),
    )

    def __init__(self, scientists: int, contracts: int, free: int = 0, may: int = 0) -> None:
        self.scientists = scientists
        self.contracts = contracts
        self.free = free
        self.may = may

    def why_not(
        self, state: OnMarsState, place: int, card: int, quarters: int, crystals: int
    ) -> Reason | None:
        """Return why *place* cannot take a card of the display, or None."""
        if card < SCIENTISTS:
            if not self.scientists:
                return NOT_DISPLAYED
            return None if self.free else why_no_scientist(state, place, card, quarters)
        if not self.contracts:
            return NOT_DISPLAYED
        return None if self.free else lacks_crystals(CONTRACT_CRYSTALS, crystals)

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        quarters, crystals = state.quarters[place], state.crystals(place)
        lexicon = state.rules.lexicon
        options: list[Action] = []
        for card in state.science:
            if card != NONE and self.why_not(state, place, card, quarters, crystals) is None:
                if card < SCIENTISTS:
                    options.append(lexicon.hire[card])
                else:
                    options.append(lexicon.sign[card - SCIENTISTS])
        if not options:
            return None
        if self.may:
            options.append(lexicon.stop)
        return Decision(place, "hire", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, HireScientist):
            state.push_one(by, TakeScienceCard(action.scientist))
            cost = state.rules.components.scientists[action.scientist].cost
            if not self.free:
                state.push_one(by, PayResources(cost.units))
                if cost.colonists:
                    state.push_one(by, SendToWork(cost.colonists))
        elif isinstance(action, SignContract):
            state.push_one(by, TakeScienceCard(SCIENTISTS + action.contract))
            if not self.free:
                state.push_one(by, PayCrystals(CONTRACT_CRYSTALS))

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        reason = NOTHING_DISPLAYED
        for card in state.science:
            if card != NONE:
                why = self.why_not(state, by.seat, card, quarters, crystals)
                if why is None:
                    return None
                if why is not NOT_DISPLAYED:
                    reason = why
        return reason

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, HireScientist):
            card = action.scientist
        elif isinstance(action, SignContract):
            card = SCIENTISTS + action.contract
        else:
            return super().obstacles(state, by, seat, action)
        if card not in state.science:
            return [NOT_DISPLAYED]
        reason = self.why_not(state, seat, card, state.quarters[seat], state.crystals(seat))
        return super().obstacles(state, by, seat, action) if reason is None else [reason]

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.hire(state, by)

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        return state.rules.lacerda.can_hire(state, by.seat)


class TakeScienceCard(ColonyEffect[Action]):
    """Take a card of the Scientist display that has been paid for."""

    KEY = "take-science-card"
    AFTER = ("pay-resources", "pay-crystals", "send-to-work")
    FIELDS = (("science", "science"),)

    def __init__(self, science: int) -> None:
        self.science = science

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if self.science < SCIENTISTS:
            take_scientist(state, by, self.science)
        else:
            take_contract(state, by, self.science - SCIENTISTS)
        return None


class RefillDisplay(ColonyEffect[RefillWith]):
    """Refill the spaces of the display that became free, with contracts of your choice (R-216)."""

    KEY = "refill-display"
    BY_LACERDA = SOMETIMES

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if not state.refills:
            return None
        if not state.contract_deck:
            state.refills = ()
            return None
        if state.is_automa(by.seat):
            state.rules.lacerda.refill(state)
            return None
        if len(state.contract_deck) == 1:
            refill(state, state.contract_deck[0])
            state.push_one(by, self)
            return None
        lexicon = state.rules.lexicon
        return Decision(
            by.seat, "refill-display", [lexicon.refill[n] for n in sorted(state.contract_deck)]
        )

    def answer(self, state: OnMarsState, by: Cause, action: RefillWith) -> None:
        refill(state, action.contract)
        state.push_one(by, self)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, RefillWith):
            return super().obstacles(state, by, seat, action)
        return [Reason("contract-not-left")]


def refill(state: OnMarsState, contract: int) -> None:
    """Put a contract of the deck on the space that became free first."""
    space, state.refills = state.refills[0], state.refills[1:]
    state.contract_deck = [one for one in state.contract_deck if one != contract]
    state.science = put(state.science, space, SCIENTISTS + contract)
    if state.listener is not None:
        state.listener(events.DisplayRefilled(contract))


HIRING_EFFECTS: Final = (Hire, TakeScienceCard, RefillDisplay)
