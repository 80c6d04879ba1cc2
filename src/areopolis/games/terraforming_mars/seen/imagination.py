"""Dealing anew what one seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.onlooker import hidden_seats, is_known
from areopolis.core.rng import Rng
from areopolis.core.shuffling import shuffle
from areopolis.games.terraforming_mars.data.constants import COLONIES

# The effect that takes a card out of the hand once it is paid.
PUT_IN_PLAY: Final = "put-in-play"

if TYPE_CHECKING:
    from areopolis.games.terraforming_mars.state import MarsState


def imagine(state: MarsState, seat: int, rng: Rng) -> None:
    """Deal the cards that *seat* has not seen: deck, others' cards, what was discarded hidden."""
    _deal_corporations(state, seat, rng)
    unseen = state.deck[:]
    others = hidden_seats(state.seats, seat)
    shown = _being_played(state)
    for other in others:
        unseen += [card for card in state.hands[other] if card not in shown]
        unseen += state.offered[other] + state.drafted[other]
    hidden = [n for n, known in enumerate(state.discard_known) if not is_known(known, seat)]
    unseen += [state.discard[place] for place in hidden]
    unseen.sort()
    shuffle(unseen, rng)
    for other in others:
        kept = [card for card in state.hands[other] if card in shown]
        dealt = _take(unseen, len(state.hands[other]) - len(kept))
        state.hands[other] = tuple(sorted([*dealt, *kept])) if kept else dealt
        state.offered[other] = _take(unseen, len(state.offered[other]))
        state.drafted[other] = _take(unseen, len(state.drafted[other]))
    for place in hidden:
        state.discard[place] = unseen.pop()
    state.deck = unseen


def _being_played(state: MarsState) -> list[int]:
    """Return the cards that somebody has shown and is paying for; they are still in hand."""
    return [by.card for effect, by in state.stack if type(effect).KEY == PUT_IN_PLAY]


def _take(unseen: list[int], count: int) -> tuple[int, ...]:
    return tuple(sorted([unseen.pop() for _ in range(count)]))


def _deal_corporations(state: MarsState, seat: int, rng: Rng) -> None:
    """Deal the corporations anew that others hold and have not revealed."""
    others = [
        other
        for other in hidden_seats(state.seats, seat)
        if state.dealt[other] and not state.beginners >> other & 1
    ]
    if not others:
        return
    known = [card for card in state.corporation if card >= 0] + list(state.dealt[seat])
    unseen = [card for card in state.rules.corporations if card not in known]
    shuffle(unseen, rng)
    for other in others:
        dealt: list[int] = []
        for card in state.dealt[other]:
            fitting = [
                one
                for one in unseen
                if not state.rules.deals_one_colonies
                or (state.cards[one].origin == COLONIES) == (state.cards[card].origin == COLONIES)
            ]
            # A game of many seats may need the very card: then it stays where it is.
            chosen = fitting[0] if fitting else card
            dealt.append(chosen)
            unseen.remove(chosen)
        state.dealt[other] = tuple(sorted(dealt))
