"""What always holds in Terraforming Mars (specification 14)."""

from __future__ import annotations

from itertools import pairwise

from areopolis.core.state import State
from areopolis.games.terraforming_mars.data.board import NEIGHBOURS, areas_in
from areopolis.games.terraforming_mars.data.constants import (
    ASLEEP,
    AWARD_PRICES,
    CAPITAL,
    CITY,
    COLONIES_PER_TILE,
    FLEETS_MOST,
    GREENERY,
    KINDS,
    LEAST_MC_PRODUCTION,
    MC,
    MILESTONES_MOST,
    NONE,
    OCEAN,
    OCEANS_MOST,
    OXYGEN_MOST,
    TAG_KINDS,
    TEMPERATURE_MOST,
    TRACK_END,
)
from areopolis.games.terraforming_mars.state import MarsState


def holds(state: State) -> None:
    """Check one state."""
    assert isinstance(state, MarsState)
    resources(state)
    parameters(state)
    tiles(state)
    colonies(state)
    cards(state)
    corporations(state)
    goals(state)
    sums(state)


def stays(before: State, after: State) -> None:
    """What one decision cannot take back: parameters, ratings, tiles, cards in play, goals."""
    assert isinstance(before, MarsState)
    assert isinstance(after, MarsState)
    for was, now in (
        (before.temperature, after.temperature),
        (before.oxygen, after.oxygen),
        (before.generation, after.generation),
        *zip(before.rating, after.rating, strict=True),
        *zip(before.fleets, after.fleets, strict=True),
    ):
        assert was <= now
    for fixed, laid in (
        *zip(before.tiles, after.tiles, strict=True),
        *zip(before.off_planet, after.off_planet, strict=True),
        *zip(before.milestones, after.milestones, strict=True),
        *zip(before.awards, after.awards, strict=True),
    ):
        assert fixed in (NONE, laid)
    for seat in range(before.seats):
        assert before.own[seat] & after.own[seat] == before.own[seat]
        assert before.claimed[seat] & after.claimed[seat] == before.claimed[seat]
        assert set(before.tableau[seat]) <= set(after.tableau[seat])
        assert set(before.events[seat]) <= set(after.events[seat])
    for owners, later in zip(before.colonies, after.colonies, strict=True):
        assert later[: len(owners)] == owners


def resources(state: MarsState) -> None:
    """Stocks and card resources are never negative; only the M€ production may be, down to -5."""
    assert min(state.stock) >= 0
    for place, produced in enumerate(state.production):
        assert produced >= (LEAST_MC_PRODUCTION if place % KINDS == MC else 0)
    assert min(state.on_card) >= 0
    for card, count in enumerate(state.on_card):
        if count:
            assert state.cards[card].holds != NONE
            assert [seat for seat in range(state.seats) if card in state.tableau[seat]]


def parameters(state: MarsState) -> None:
    """No parameter passes its goal."""
    assert 0 <= state.temperature <= TEMPERATURE_MOST
    assert 0 <= state.oxygen <= OXYGEN_MOST
    assert state.oceans.bit_count() <= OCEANS_MOST


def areas_of(state: MarsState, *kinds: int) -> int:
    """Return the areas with tiles of these kinds, as bits."""
    return sum([1 << area for area, tile in enumerate(state.tiles) if tile in kinds])


def around(mask: int) -> int:
    """Return the areas next to those of *mask*."""
    found = 0
    for area in areas_in(mask):
        found |= NEIGHBOURS[area]
    return found


def tiles(state: MarsState) -> None:
    """Every tile but oceans and neutral ones has one owner; what is known of areas is right."""
    occupied = sum([1 << area for area, tile in enumerate(state.tiles) if tile != NONE])
    assert state.occupied == occupied
    assert state.oceans == areas_of(state, OCEAN)
    assert state.cities == areas_of(state, CITY, CAPITAL)
    assert state.greeneries == areas_of(state, GREENERY)
    assert state.near_tile == around(occupied)
    assert state.near_city == around(state.cities)
    assert state.near_greenery == around(state.greeneries)
    assert state.is_solo() or not state.neutral
    owned = state.oceans | state.neutral
    for seat in range(state.seats):
        assert not owned & state.own[seat]
        owned |= state.own[seat]
        assert state.near_own[seat] == around(state.own[seat])
        for other in range(state.seats):
            if other != seat:
                assert not state.claimed[seat] & (state.claimed[other] | state.own[other])
    assert owned == occupied
    special = [tile for tile in state.tiles if tile not in (NONE, OCEAN, GREENERY, CITY)]
    assert len(special) == len(set(special))


def colonies(state: MarsState) -> None:
    """Markers stand between the colonies and the end of the track; fleets are where they can be."""
    for colony, marker in enumerate(state.position):
        owners = state.colonies[colony]
        assert len(owners) <= COLONIES_PER_TILE
        if marker >= 0:
            assert len(owners) <= marker <= TRACK_END
            continue
        assert not owners
        assert state.visitor[colony] == NONE
        needed = state.rules.colonies[colony].needs
        assert marker != ASLEEP or not state.has_holder(needed)
    for seat in range(state.seats):
        assert state.visitor.count(seat) <= state.fleets[seat] <= FLEETS_MOST


def cards(state: MarsState) -> None:
    """Every project is somewhere once; an action is used once, and by who has the card."""
    there = state.deck + state.discard
    assert len(state.discard) == len(state.discard_known)
    for piles in (state.hands, state.offered, state.drafted, state.events):
        for pile in piles:
            there += pile
    for tableau in state.tableau:
        there += [card for card in tableau if not state.cards[card].is_corporation]
    assert sorted(there) == sorted(state.rules.deck)
    in_play = [card for tableau in state.tableau for card in tableau]
    assert len(state.used) == len(set(state.used))
    assert set(state.used) <= set(in_play)
    for seat, events in enumerate(state.events):
        assert all(state.cards[card].is_event for card in events)
        assert not any(state.cards[card].is_event for card in state.tableau[seat])


def corporations(state: MarsState) -> None:
    """Nobody but beginners shares a corporation, and it lies open as soon as it is chosen."""
    there: list[int] = []
    for seat, corporation in enumerate(state.corporation):
        own = [card for card in state.tableau[seat] if state.cards[card].is_corporation]
        assert own == ([] if corporation == NONE else [corporation])
        there += own + list(state.dealt[seat])
    there = [card for card in there if not state.cards[card].is_beginner]
    assert len(there) == len(set(there))


def goals(state: MarsState) -> None:
    """Three milestones and three awards at most, none in the solo game."""
    claimed = len(state.milestones) - state.milestones.count(NONE)
    funded = len(state.awards) - state.awards.count(NONE)
    assert claimed <= (0 if state.is_solo() else MILESTONES_MOST)
    assert funded <= (0 if state.is_solo() else len(AWARD_PRICES))


def sums(state: MarsState) -> None:
    """What is kept up to date about cards in play is what counting them gives."""
    for seat in range(state.seats):
        open_cards = list(state.tableau[seat])
        if state.playing in state.events[seat]:
            open_cards.append(state.playing)
        for tag in range(TAG_KINDS):
            counted = sum([state.cards[card].tags.count(tag) for card in open_cards])
            assert state.tags[seat * TAG_KINDS + tag] == counted
        waiting = [card for card in open_cards if state.cards[card].triggers]
        assert list(state.triggers[seat]) == waiting
        for one, other in pairwise(state.hands[seat]):
            assert one < other, "a hand tells nothing by its order"
