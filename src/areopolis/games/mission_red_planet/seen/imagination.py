"""Dealing anew what one seat cannot know (specification 11.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.rng import Rng
from areopolis.core.shuffling import shuffle
from areopolis.games.mission_red_planet.data.components import (
    DISCOVERY_START,
    FINAL_START,
    NONE,
    ON_TOP,
    PRODUCTION_START,
    RECRUITER,
    ROUND_END,
    STOP_NAMES,
)

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.data.components import ActionCard
    from areopolis.games.mission_red_planet.state import MissionState


# The step at which everybody must play the action cards for its moment.
PLAY_ACTIONS: Final = "play-actions"


def imagine(state: MissionState, seat: int, rng: Rng) -> None:
    """Deal everything anew that *seat* cannot know; what it knows stays as it is.

    What is hidden is put in order before it is dealt, so that the deal tells nothing about it.
    """
    state.ship_deck.sort()
    shuffle(state.ship_deck, rng)
    _deal_resources(state, rng)
    if state.over:
        # Final scoring has laid every mission open.
        state.event_deck.sort()
        shuffle(state.event_deck, rng)
        return
    _deal_events(state, seat, rng)
    _choose_characters(state, seat, rng)
    _deal_neutral_decks(state, seat, rng)


def _deal_resources(state: MissionState, rng: Rng) -> None:
    hidden = [zone for zone in range(state.zones()) if not state.found >> zone & 1]
    tokens = [state.resource[zone] for zone in hidden]
    tokens.append(state.spare)
    tokens.sort()
    shuffle(tokens, rng)
    state.spare = tokens.pop()
    for zone in hidden:
        state.resource[zone] = tokens.pop()


def _deal_events(state: MissionState, seat: int, rng: Rng) -> None:
    """Take up every event card that *seat* has not seen, and deal them to where they may lie."""
    components = state.rules.components
    unseen = state.event_deck[:]
    zones = [
        zone
        for zone, card in enumerate(state.discovery)
        if card != NONE and not state.are_discoveries_up and not state.known[zone] >> seat & 1
    ]
    others = [other for other in range(state.seats) if other != seat]
    boxed = [place for place, seen in enumerate(state.box_known) if not seen >> seat & 1]
    is_drawn_hidden = state.drawn != NONE and seat not in state.deciding
    unseen += [state.discovery[zone] for zone in zones]
    unseen += [state.box[place] for place in boxed]
    for other in others:
        unseen += state.kept[other] + state.dealt[other]
        state.rejected[other] = NONE
    if is_drawn_hidden:
        unseen.append(state.drawn)
    unseen.sort()

    discoveries = [card for card in unseen if components.is_discovery(card)]
    missions = [card for card in unseen if components.is_mission(card)]
    actions = [card for card in unseen if card >= components.first_action]
    shuffle(discoveries, rng)
    for zone in zones:
        state.discovery[zone] = discoveries.pop()
    if is_drawn_hidden:
        state.drawn = discoveries.pop()

    # Starting missions were dealt before the own rejected one could come back to anybody.
    rejected = state.rejected[seat]
    starting = [card for card in missions if card != rejected]
    shuffle(starting, rng)
    for other in others:
        if state.dealt[other]:
            first, second = starting.pop(), starting.pop()
            state.dealt[other] = (min(first, second), max(first, second))
    kept: list[list[int]] = [[starting.pop()] if state.kept[other] else [] for other in others]
    missions = [card for card in missions if card == rejected] + starting

    # What the Scientists kept or boxed is a mission, or an action whose moment has not come.
    late = [card for card in actions if _has_passed(state, components.action(card))]
    drawable = missions + [card for card in actions if card not in late]
    shuffle(drawable, rng)
    for place in boxed:
        state.box[place] = drawable.pop()
    for cards, other in zip(kept, others, strict=True):
        while len(cards) < len(state.kept[other]):
            cards.append(drawable.pop())
        state.kept[other] = tuple(cards)
    state.event_deck = discoveries + drawable + late
    shuffle(state.event_deck, rng)


def _has_passed(state: MissionState, action: ActionCard) -> bool:
    """Whether the moment has passed at which *action* would have been played."""
    if action.trigger == ROUND_END:
        moment = f"round-{action.moment}"
    elif action.trigger == PRODUCTION_START:
        moment = f"production-{action.moment}"
    else:
        moment = {DISCOVERY_START: "discovery", FINAL_START: "final"}[action.trigger]
    number = STOP_NAMES.index(moment)
    if state.stop != number or state.dealt[0]:
        return state.stop > number
    # At its own stop the moment has passed once nobody is asked for such cards any more.
    return not [effect for effect, _ in state.stack if effect.KEY == PLAY_ACTIONS]


def _choose_characters(state: MissionState, seat: int, rng: Rng) -> None:
    """Give the others hidden characters that the countdown has not reached."""
    for other in range(state.seats):
        if other != seat and 0 < state.chosen[other] < state.countdown:
            lower = [n for n in range(1, state.countdown) if state.hand[other] >> n & 1]
            state.chosen[other] = lower[rng.below(len(lower))]


def _deal_neutral_decks(state: MissionState, seat: int, rng: Rng) -> None:
    """Two players: order the neutral decks anew, the first three cards from the upper five."""
    for number, deck in enumerate(state.neutral_decks):
        colour = state.seats + number
        chosen = state.chosen[colour]
        is_hidden = state.controller(colour) != seat and 0 < chosen < state.countdown
        unseen = list(deck)
        if is_hidden:
            unseen.append(chosen)
        unseen.sort()
        shuffle(unseen, rng)
        # Until the Recruiter was resolved, the deck is the one of the setup.
        is_first = RECRUITER in unseen or bool(state.played[colour] >> RECRUITER & 1)
        is_first = is_first or RECRUITER == chosen < state.countdown
        upper = max(0, len(deck) - 6) if is_first else 0
        if is_hidden:
            from_upper = is_first and len(deck) >= 6
            fitting = [n for n in unseen if n < state.countdown and (n in ON_TOP or not from_upper)]
            state.chosen[colour] = fitting[0]
            unseen.remove(fitting[0])
        above = [n for n in unseen if n in ON_TOP][:upper]
        below = [n for n in unseen if n not in above]
        state.neutral_decks[number] = tuple(below + above)
