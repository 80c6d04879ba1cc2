"""The variant First Colonists: tasks that give a little help (specification 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.cause import CAUSES
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_TABLE, Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import RevealColonist
from areopolis.games.on_mars.data.constants import NONE
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.missions import receive

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

SECOND_CARDS: Final = 2
NOT_IN_HAND: Final = Reason("colonist-not-in-hand")
OTHER_TASK: Final = Reason("other-task")


def did(state: OnMarsState, place: int, task: int) -> None:
    """Note that *place* has fulfilled a task on its turn: a B card may be revealed for it."""
    if state.current == place and state.second_cards[place] and not state.revealed:
        state.push_one(CAUSES[place], RevealTask(task))


def constructed(state: OnMarsState, place: int, kind: int) -> None:
    """Reveal the A card when one of its buildings has been constructed, and draw B cards."""
    card = state.first_card[place]
    if card == NONE or kind not in state.rules.components.first_cards[card].buildings:
        return
    state.first_card = put(state.first_card, place, NONE)
    state.reveal()
    drawn = state.second_deck[-SECOND_CARDS:]
    state.second_deck = state.second_deck[:-SECOND_CARDS]
    held = tuple(sorted([*state.second_cards[place], *drawn]))
    state.second_cards = put(state.second_cards, place, held)
    if state.listener is not None:
        state.listener(events.FirstColonistMet(place, card))


class RevealTask(ColonyEffect[Action]):
    """Reveal the B card of a task that has just been done, or not; one in a turn (D-T9, R-303).

    It is asked whether or not the card is in hand, so that the question tells nobody which are.
    """

    KEY = "reveal-task"
    FIELDS = (("task", "task"),)

    def __init__(self, task: int) -> None:
        self.task = task

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if state.revealed:
            return None
        lexicon = state.rules.lexicon
        components = state.rules.components
        first = len(components.first_cards)
        options: list[Action] = [
            lexicon.reveal[first + card]
            for card in state.second_cards[by.seat]
            if components.second_cards[card].task == self.task
        ]
        options.append(lexicon.stop)
        return Decision(by.seat, "reveal-colonist", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if not isinstance(action, RevealColonist):
            return
        place = by.seat
        components = state.rules.components
        revealed = action.colonist - len(components.first_cards)
        state.revealed = 1
        held = tuple([card for card in state.second_cards[place] if card != revealed])
        state.second_cards = put(state.second_cards, place, held)
        state.reveal()
        if state.listener is not None:
            state.listener(events.ColonistRevealed(place, action.colonist))
        receive(state, by, components.second_cards[revealed].item, 1)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, RevealColonist):
            return super().obstacles(state, by, seat, action)
        card = action.colonist - len(state.rules.components.first_cards)
        return [OTHER_TASK if card in state.second_cards[seat] else NOT_IN_HAND]


class DealColonistCards(ColonyEffect[Action]):
    """Deal an A card to everybody and shuffle the B cards."""

    KEY = "deal-colonist-cards"
    BY = BY_TABLE

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if not state.rules.has_colonist_cards:
            return None
        rng = state.chance()
        first = list(range(len(state.rules.components.first_cards)))
        rng.shuffle(first)
        for place in range(state.seats):
            state.first_card[place] = first.pop()
        state.first_box = first
        second = list(range(len(state.rules.components.second_cards)))
        rng.shuffle(second)
        state.second_deck = second
        return None


FIRST_COLONIST_EFFECTS: Final = (RevealTask, DealColonistCards)
