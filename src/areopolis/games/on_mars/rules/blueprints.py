"""Taking Blueprints from the display (3.7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import TakeCard
from areopolis.games.on_mars.data import first_colonists
from areopolis.games.on_mars.data.constants import BLUEPRINT_TAKEN, NONE
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.first_colonists import did
from areopolis.games.on_mars.rules.missions import contribute, receive

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NO_CARD: Final = Reason("no-blueprint-displayed")
NO_MARKER: Final = Reason("no-marker-left")


def why_no_blueprint(state: OnMarsState, place: int) -> Reason | None:
    """Return why *place* can take no Blueprint at all, or None."""
    if not state.markers(place):
        return NO_MARKER
    for card in state.display:
        if card != NONE:
            return None
    return NO_CARD


def take_blueprint(state: OnMarsState, by: Cause, card: int) -> None:
    """Take a card of the display, put a marker on it, gain what is printed."""
    place = by.seat
    state.display = put(state.display, state.display.index(card), NONE)
    state.card_owner = put(state.card_owner, card, place)
    if state.listener is not None:
        state.listener(events.BlueprintTaken(place, card))
    did(state, place, first_colonists.TAKE_BLUEPRINT)
    receive(state, by, state.rules.blueprints[card].building, 1)
    contribute(state, place, BLUEPRINT_TAKEN)


class TakeBlueprints(ColonyEffect[Action]):
    """Take Blueprints; with *teal*, one more for each Colonist sent to work."""

    KEY = "take-blueprints"
    FIELDS = (("count", "count"), ("teal", "flag"), ("may", "flag"))

    def __init__(self, count: int, teal: int = 0, may: int = 0) -> None:
        self.count = count
        self.teal = teal
        self.may = may

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        if not self.count and not (self.teal and state.quarters[place]):
            return None
        if why_no_blueprint(state, place) is not None:
            return None
        cards = state.rules.lexicon.card
        options: list[Action] = [cards[card] for card in state.display if card != NONE]
        if self.may:
            options.append(state.rules.lexicon.stop)
        question = "take-blueprint" if self.count else "take-more-blueprints"
        return Decision(place, question, options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if not isinstance(action, TakeCard):
            return
        if not self.count:
            state.to_work(by.seat, 1)
        state.push_one(by, TakeBlueprints(max(self.count - 1, 0), self.teal, 1))
        take_blueprint(state, by, action.card)

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        return why_no_blueprint(state, by.seat)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, TakeCard):
            return [Reason("not-on-display", ((("card", "card"), action.card),))]
        return super().obstacles(state, by, seat, action)

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.take_blueprints(state, by, self.count)

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        return why_no_blueprint(state, by.seat) is None


BLUEPRINT_EFFECTS: Final = (TakeBlueprints,)
