"""Dealing anew what one seat cannot know (specification 11.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.cause import NOTHING, TABLE
from areopolis.core.onlooker import ALL_SEEING, hidden_seats, is_known
from areopolis.core.rng import Rng
from areopolis.core.shuffling import shuffle
from areopolis.core.step import Frame, stacked
from areopolis.games.mission_red_planet.data.components import NONE, ON_TOP, RECRUITER

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.data.components import ActionCard
    from areopolis.games.mission_red_planet.state import MissionState


# The step at which everybody must play the action cards for its moment, and that of one card.
PLAY_ACTIONS: Final = "play-actions"
PLAY_ACTION: Final = "play-action"


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
    _forget_cards_to_play(state)
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
        if card != NONE and not state.are_discoveries_up and not is_known(state.known[zone], seat)
    ]
    others = hidden_seats(state.seats, seat)
    boxed = [place for place, seen in enumerate(state.box_known) if not is_known(seen, seat)]
    is_seen = seat == ALL_SEEING or seat in state.deciding
    is_drawn_hidden = state.drawn != NONE and not is_seen
    unseen += [state.discovery[zone] for zone in zones]
    unseen += [state.box[place] for place in boxed]
    for other in others:
        unseen += state.kept[other] + state.dealt[other]
        state.rejected[other] = NONE
    if is_drawn_hidden:
        unseen.append(state.drawn)
    unseen.sort()

    discoveries = [card for card in unseen if components.is_discovery(card)]
    shuffle(discoveries, rng)
    for zone in zones:
        state.discovery[zone] = discoveries.pop()
    if is_drawn_hidden:
        state.drawn = discoveries.pop()

    secret = [card for card in unseen if not components.is_discovery(card)]
    shuffle(secret, rng)
    # Starting missions were dealt before the own rejected one could come back to anybody.
    unfit = {card for card in secret if card >= components.first_discovery}
    if seat != ALL_SEEING:
        unfit.add(state.rejected[seat])
    for other in others:
        if state.dealt[other]:
            first, second = _take(secret, unfit), _take(secret, unfit)
            state.dealt[other] = (min(first, second), max(first, second))
    kept = [[_take(secret, unfit)] if state.kept[other] else [] for other in others]
    # What the Scientists kept is a mission, or an action whose moment has not come for them. Who
    # can have least is dealt to first, so that there is enough for everybody.
    passed = [_passed(state, other, secret) for other in others]
    for place in sorted(range(len(others)), key=lambda n: -len(passed[n])):
        other = others[place]
        while len(kept[place]) < len(state.kept[other]):
            kept[place].append(_take(secret, passed[place]))
        state.kept[other] = tuple(kept[place])
    # In the box an action lies for ever.
    for place in boxed:
        state.box[place] = secret.pop()
    state.event_deck = discoveries + secret
    shuffle(state.event_deck, rng)


def _take(cards: list[int], unfit: set[int]) -> int:
    """Take the last card that is not *unfit*; of a position made by hand perhaps one that is."""
    for place in range(len(cards) - 1, -1, -1):
        if cards[place] not in unfit:
            return cards.pop(place)
    return cards.pop()


def _passed(state: MissionState, colour: int, cards: list[int]) -> set[int]:
    """Return the actions among *cards* that *colour* would have played by now."""
    components = state.rules.components
    return {
        card
        for card in cards
        if card >= components.first_action and _has_passed(state, components.action(card), colour)
    }


def _has_passed(state: MissionState, action: ActionCard, colour: int) -> bool:
    """Whether the moment has passed at which *colour* would have played *action*."""
    if state.stop != action.stop or state.dealt[0]:
        return state.stop > action.stop
    # At its own stop the moment has passed once nobody is asked for such cards any more; while they
    # are, for those before whoever plays one now.
    moment = (action.trigger, action.moment)
    stack = state.stack
    for place, (effect, _) in enumerate(stack):
        if effect.KEY == PLAY_ACTIONS and effect.values() == moment:
            playing = stack[place + 1][1] if place + 1 < len(stack) else TABLE
            if playing.card == NOTHING:
                return False
            order = state.player_order()
            return order.index(colour) < order.index(playing.seat)
    return True


def _forget_cards_to_play(state: MissionState) -> None:
    """Let everybody be asked for action cards where a step names one that is still to be played.

    The rules name them one by one, when they are played; only a position may have more.
    """
    if PLAY_ACTION not in [effect.KEY for effect, _ in state.stack]:
        return
    ask: Any = state.game.effects()[PLAY_ACTIONS]
    stack: list[Frame] = []
    for effect, by in state.stack:
        if effect.KEY == PLAY_ACTION:
            action = state.rules.components.action(by.card)
            effect, by = ask(action.trigger, action.moment), TABLE
        if effect.KEY != PLAY_ACTIONS or (effect, by) not in stack:
            stack.append((effect, by))
    state.top = stacked(stack)


def _choose_characters(state: MissionState, seat: int, rng: Rng) -> None:
    """Give the others hidden characters that the countdown has not reached."""
    for other in hidden_seats(state.seats, seat):
        if 0 < state.chosen[other] < state.countdown:
            lower = [n for n in range(1, state.countdown) if state.hand[other] >> n & 1]
            state.chosen[other] = lower[rng.below(len(lower))]


def _deal_neutral_decks(state: MissionState, seat: int, rng: Rng) -> None:
    """Two players: order the neutral decks anew, the first three cards from the upper five."""
    others = hidden_seats(state.seats, seat)
    for number, deck in enumerate(state.neutral_decks):
        colour = state.seats + number
        chosen = state.chosen[colour]
        is_hidden = state.controller(colour) in others and 0 < chosen < state.countdown
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
