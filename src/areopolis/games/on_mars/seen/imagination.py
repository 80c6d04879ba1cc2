"""Dealing anew what one seat cannot know (specification 5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.onlooker import hidden_seats
from areopolis.core.rng import Rng
from areopolis.core.sharing import put
from areopolis.core.shuffling import shuffle
from areopolis.games.on_mars.data.constants import NONE

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def imagine(state: OnMarsState, seat: int, rng: Rng) -> None:
    """Deal everything anew that *seat* cannot know; what it knows stays as it is.

    What is hidden is put in order before it is dealt, so that the deal tells nothing about it.
    """
    _shuffle_stacks(state, rng)
    state.discovery_stack = _dealt(state.discovery_stack, rng)
    state.solo_deck = _dealt(state.solo_deck, rng)
    _shuffle_blueprints(state, rng)
    if state.over:
        # Everything has been laid open.
        return
    _deal_goals(state, seat, rng)
    if state.rules.has_colonist_cards:
        _deal_colonists(state, seat, rng)


def _shuffle_stacks(state: OnMarsState, rng: Rng) -> None:
    """Of a building stack only the top tile is seen; the stacks of Tech tiles lie face down."""
    for kind, stack in enumerate(state.stacks):
        if len(stack) > 2:
            hidden = _dealt(list(stack[:-1]), rng)
            state.stacks = put(state.stacks, kind, (*hidden, stack[-1]))
    first, second = state.tech_stacks
    techs = sorted([*first, *second])
    shuffle(techs, rng)
    state.tech_stacks = [tuple(techs[: len(first)]), tuple(techs[len(first) :])]


def _shuffle_blueprints(state: OnMarsState, rng: Rng) -> None:
    """Level 1 lies above level 3; the order within a level is not known."""
    cards = state.rules.blueprints
    low = sorted([card for card in state.blueprint_deck if cards[card].level == 1])
    high = sorted([card for card in state.blueprint_deck if cards[card].level != 1])
    shuffle(low, rng)
    shuffle(high, rng)
    state.blueprint_deck = high + low


def _deal_goals(state: OnMarsState, seat: int, rng: Rng) -> None:
    """Others' goals, those they spent unseen, and those that nobody got."""
    others = hidden_seats(state.seats, seat)
    unseen = state.goal_box[:]
    for other in others:
        unseen += state.goals[other] + state.goals_spent[other]
    unseen.sort()
    shuffle(unseen, rng)
    for other in others:
        state.goals = put(state.goals, other, _take(unseen, len(state.goals[other])))
        spent = _take(unseen, len(state.goals_spent[other]))
        state.goals_spent = put(state.goals_spent, other, spent)
    state.goal_box = sorted(unseen)


def _deal_colonists(state: OnMarsState, seat: int, rng: Rng) -> None:
    """First Colonists: the A and B cards of others, and what was not dealt."""
    others = hidden_seats(state.seats, seat)
    first = state.first_box + [
        state.first_card[other] for other in others if state.first_card[other] != NONE
    ]
    first.sort()
    shuffle(first, rng)
    second = state.second_deck[:]
    for other in others:
        if state.first_card[other] != NONE:
            state.first_card = put(state.first_card, other, first.pop())
        second += state.second_cards[other]
    state.first_box = sorted(first)
    second.sort()
    shuffle(second, rng)
    for other in others:
        held = _take(second, len(state.second_cards[other]))
        state.second_cards = put(state.second_cards, other, held)
    state.second_deck = second


def _dealt(deck: list[int], rng: Rng) -> list[int]:
    cards = sorted(deck)
    shuffle(cards, rng)
    return cards


def _take(unseen: list[int], count: int) -> tuple[int, ...]:
    return tuple(sorted([unseen.pop() for _ in range(count)]))
