"""What always holds in On Mars (specification 7.8)."""

from __future__ import annotations

from areopolis.core.state import State
from areopolis.games.on_mars.data.constants import (
    ADVANCED,
    BLUEPRINTS,
    BOT,
    BOTS,
    COLONISTS,
    DISCOVERIES,
    HIRE_SLOT,
    KINDS,
    LEVEL_MOST,
    LOOSE_CRYSTAL,
    MARKERS,
    MINE,
    MINER,
    NONE,
    PIECE_KINDS,
    REMAINING_START,
    RESEARCH,
    ROVER,
    SCIENTISTS,
    SHELTER,
    SHELTERS,
    SHIPS,
    SLOTS_EACH,
    SLOTTED,
    STACKS,
    TECH_KINDS,
)
from areopolis.games.on_mars.rules.complexes import find_complexes
from areopolis.games.on_mars.state import OnMarsState


def holds(state: State) -> None:
    """Check one state."""
    assert isinstance(state, OnMarsState)
    people(state)
    pieces(state)
    buildings(state)
    tiles(state)
    stores(state)
    cards(state)
    technologies(state)
    colony(state)


def stays(before: State, after: State) -> None:
    """What one decision cannot take back: buildings, markers, levels, points, Ships that left."""
    assert isinstance(before, OnMarsState)
    assert isinstance(after, OnMarsState)
    for fixed, laid in (
        *zip(before.building, after.building, strict=True),
        *zip(before.built_at, after.built_at, strict=True),
        *zip(before.card_owner, after.card_owner, strict=True),
        *zip(before.scientist_owner, after.scientist_owner, strict=True),
        *zip(before.contract_owner, after.contract_owner, strict=True),
        *zip(before.goal_done, after.goal_done, strict=True),
    ):
        assert fixed in (NONE, laid)
    for was, now in (
        (before.round, after.round),
        (before.level, after.level),
        (after.remaining, before.remaining),
        *zip(before.lss, after.lss, strict=True),
        *zip(before.points, after.points, strict=True),
        *zip(before.shelters, after.shelters, strict=True),
        *zip(before.delivered, after.delivered, strict=True),
        *zip(after.mission_left, before.mission_left, strict=True),
    ):
        assert was <= now or before.round == 0
    for held, kept in (
        (before.completed, after.completed),
        *zip(before.progress, after.progress, strict=True),
        *zip(before.research, after.research, strict=True),
        *zip(after.ships, before.ships, strict=True),
    ):
        assert held & ~kept == 0


def people(state: OnMarsState) -> None:
    """Twelve Colonists each; no more at home than there are beds, no more on slots than fit."""
    places = state.rules.places
    for seat in range(state.seats):
        red = [state.slots[slot * places + seat] for slot in range(len(SLOTTED))]
        at_home = state.quarters[seat] + state.working[seat] + state.supply[seat]
        assert at_home + sum(red) + len(state.miners_of(seat)) == COLONISTS
        assert 0 <= state.quarters[seat] <= state.beds(seat)
        assert min(state.working[seat], state.supply[seat]) >= 0
    for slot in range(len(SLOTTED)):
        there = state.slots[slot * places : (slot + 1) * places]
        if slot == HIRE_SLOT:
            assert max(there) <= 1
        else:
            assert sum(there) <= SLOTS_EACH


def pieces(state: OnMarsState) -> None:
    """Bots, Rovers, miners and markers stand where they are said to stand, each hex has one."""
    expected: dict[int, int] = {}
    for place in range(state.rules.places):
        mine = place * PIECE_KINDS
        for hexagon in state.bots[place]:
            assert expected.setdefault(hexagon, mine + BOT) == mine + BOT
        if state.rover[place] != NONE:
            assert expected.setdefault(state.rover[place], mine + ROVER) == mine + ROVER
    for card, hexagon in enumerate(state.built_at):
        if hexagon != NONE:
            assert hexagon not in expected
            expected[hexagon] = state.card_owner[card] * PIECE_KINDS + ADVANCED
            kind = state.rules.blueprints[card].building
            assert state.building[hexagon] == state.type_of(state.card_owner[card], kind)
    for hexagon, piece in enumerate(state.piece):
        if piece != NONE and piece % PIECE_KINDS == MINER:
            assert state.building[hexagon] == MINE
            assert hexagon not in expected
        else:
            assert piece == expected.get(hexagon, NONE)
    for seat in range(state.seats):
        assert len(set(state.bots[seat])) == len(state.bots[seat])
        assert len(state.bots[seat]) + state.bots_left[seat] == BOTS or not state.round


def buildings(state: OnMarsState) -> None:
    """Every building tile is in its stack or on the map; complexes are what touches."""
    twin = state.clone()
    find_complexes(twin)
    assert (twin.complex_of, twin.complex_size) == (state.complex_of, state.complex_size)
    for place in range(state.rules.places):
        assert state.building.count(SHELTER + place) == state.shelters[place] <= SHELTERS
    for kind in range(STACKS):
        all_tiles = len(state.rules.components.arrows[kind]) + 1
        assert len(state.stacks[kind]) + state.building.count(kind) == all_tiles


def tiles(state: OnMarsState) -> None:
    """No tile twice; nothing lies under a building."""
    for hexagon, tile in enumerate(state.ground):
        assert tile == NONE or state.building[hexagon] == NONE
        assert NONE <= tile <= LOOSE_CRYSTAL
    found = [tile for tile in state.ground if NONE < tile < RESEARCH]
    found += [tile for tile in (*state.exploration, *state.card_tile) if tile != NONE]
    found += state.discovery_stack
    for taken in state.discoveries:
        found += taken
    assert len(set(found)) == len(found) <= DISCOVERIES


def stores(state: OnMarsState) -> None:
    """Storage and Depot hold what fits; Ships are in the Depot, the Hangar or the box."""
    for seat in range(state.seats):
        stored = state.storage[seat * KINDS : (seat + 1) * KINDS]
        assert min(stored) >= 0
        assert max(stored) <= state.limit(seat)
    for place in range(state.rules.places):
        assert 0 <= state.depot[place] <= state.capacity(place)
        assert state.pending[place] >= 0
        assert 0 <= state.hangar[place] <= state.ships_removed(place) <= SHIPS
        if state.rules.ship_tech != "raise_limit":
            assert state.ships_removed(place) <= state.level
    assert min(state.warehouse) >= 0
    assert max(state.warehouse) <= state.rules.stock


def cards(state: OnMarsState) -> None:
    """Blueprints, Scientists and contracts are in one place each."""
    shown = [card for card in state.display if card != NONE]
    owned = [card for card in range(BLUEPRINTS) if state.card_owner[card] != NONE]
    known = [*shown, *owned, *state.blueprint_deck]
    assert len(set(known)) == len(known) <= BLUEPRINTS
    for place in range(state.rules.places):
        assert state.card_owner.count(place) <= MARKERS
    science = [card for card in state.science if card != NONE]
    science += [n for n, owner in enumerate(state.scientist_owner) if owner != NONE]
    science += [SCIENTISTS + n for n, owner in enumerate(state.contract_owner) if owner != NONE]
    science += [SCIENTISTS + n for n in state.contract_deck]
    assert len(set(science)) == len(science)
    for scientist, card in enumerate(state.works_at):
        if card != NONE:
            works = state.rules.components.scientists[scientist].works
            assert state.scientist_owner[scientist] != NONE
            assert state.built_at[card] != NONE
            assert state.rules.blueprints[card].building == works


def technologies(state: OnMarsState) -> None:
    """One tile on a space of a laboratory; of every kind as many as are in play."""
    sets = 1 if state.rules.is_pair else 2
    if not state.round:
        return
    for kind in range(TECH_KINDS):
        in_labs = [state.lab[place * TECH_KINDS + kind] for place in range(state.rules.places)]
        count = len(in_labs) - in_labs.count(NONE)
        if kind == SHELTER:
            assert count == state.rules.places
        else:
            waiting = [*state.grid, *[tech for stack in state.tech_stacks for tech in stack]]
            assert count + waiting.count(kind) == sets
    for place in range(state.rules.places):
        spaces = [n for n in state.lab[place * TECH_KINDS : (place + 1) * TECH_KINDS] if n != NONE]
        assert len(set(spaces)) == len(spaces)


def colony(state: OnMarsState) -> None:
    """Level and life support keep pace; markers stay on their tracks."""
    assert 1 <= state.level <= LEVEL_MOST
    assert min(state.lss) >= state.level
    assert max(state.lss) <= state.rules.components.lss_rows
    assert 0 <= state.remaining <= REMAINING_START
    assert min(state.mission_left) >= 0
    standing = [place for place in state.spaces if place != NONE]
    assert len(set(standing)) == len(standing) <= state.rules.places
    if state.round:
        assert len(standing) == state.rules.places
