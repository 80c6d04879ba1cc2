"""What must always hold in Martians: nothing is made or lost."""

from areopolis.core.state import State
from areopolis.games.martians.data.constants import (
    CARD_KINDS,
    DEAD,
    DEMAND_TOKENS,
    DEMANDS,
    GROWTH_FULL,
    HELPER_KINDS,
    HOUSING,
    INSTALLATIONS_MOST,
    LOCKED,
    MARKERS,
    NONE,
    QUARTERS_MOST,
    SETTLEMENT,
    SLOT_FIELDS,
    SLOTS,
    SOURCES,
    SPECIALIST_KINDS,
    STAFF_MOST,
    U_TOKEN,
    U_TOKENS,
)
from areopolis.games.martians.state import ColonyState


def holds(state: State) -> None:
    """Check one state."""
    assert isinstance(state, ColonyState)
    assert state.time >= 0
    assert min(state.stock) >= 0
    assert min(state.reputation) >= 0
    _points_are_reputation(state)
    _demand_lies_in_quarters(state)
    _markers_are_three(state)
    _colonists_are_four(state)
    _cards_are_those_of_the_box(state)
    _tokens_are_those_of_the_box(state)


def _points_are_reputation(state: ColonyState) -> None:
    for house, reputation in enumerate(state.reputation):
        begin = house * len(SOURCES)
        assert sum(state.points[begin : begin + len(SOURCES)]) == reputation


def _demand_lies_in_quarters(state: ColonyState) -> None:
    in_play = state.quarters_in_play()
    for kind in range(len(DEMANDS)):
        counts = state.demand[kind * QUARTERS_MOST : (kind + 1) * QUARTERS_MOST]
        assert min(counts) >= 0
        assert sum(counts) <= DEMAND_TOKENS[kind]
        assert not any(count for place, count in enumerate(counts) if place not in in_play)
    for quarters in range(QUARTERS_MOST):
        assert 0 <= state.growth[quarters] <= GROWTH_FULL
        if state.phase != SETTLEMENT:
            assert bool(state.fines[quarters]) == state.is_zone_held(HOUSING, quarters)


def _markers_are_three(state: ColonyState) -> None:
    for player in range(state.rules.players):
        held = sum(state.held[player :: state.rules.players])
        assert min(state.held) >= 0
        assert state.supply[player] + held + len(state.fields_with(player)) == MARKERS
        for fields in state.rules.components.fields_of:
            assert sum(state.field_markers[field] >> player & 1 for field in fields) <= 1
    if not state.rules.is_field_shared:
        assert max(markers.bit_count() for markers in state.field_markers) <= 1


def _colonists_are_four(state: ColonyState) -> None:
    for player in range(state.rules.players):
        on_track = [token for token in state.track if token and (token - 1) % 4 == player]
        assert len(on_track) <= SLOTS
        assert 0 <= state.colonists(player) <= SLOTS
        for slot in range(SLOTS):
            tokens = state.track[slot * SLOT_FIELDS : (slot + 1) * SLOT_FIELDS]
            assert sum(1 for token in tokens if token and (token - 1) % 4 == player) <= 1
            assert slot == SLOTS - 1 or LOCKED + player not in tokens
        if not state.rules.is_competitive:
            assert state.track.count(DEAD + player) == state.track.count(DEAD)


def _cards_are_those_of_the_box(state: ColonyState) -> None:
    components = state.rules.components
    if not state.regolith_deck and not any(state.cards) and not any(state.regolith_discard):
        return  # set-up has not laid anything out
    for kind in range(CARD_KINDS):
        found = state.regolith_deck.count(kind) + state.regolith_discard[kind]
        assert found + sum(state.cards[kind::CARD_KINDS]) == components.regolith_copies[kind]
    for kind, copies in enumerate(components.specialist_copies):
        found = state.specialist_deck.count(kind) + state.specialists_up[kind]
        assert found + sum(state.specialists[kind::SPECIALIST_KINDS]) == copies
    for kind in range(HELPER_KINDS):
        found = state.helper_deck.count(kind) + state.helpers_up[kind]
        assert found + sum(state.helpers[kind::HELPER_KINDS]) == state.rules.players
    for player in range(state.rules.players):
        begin = player * SPECIALIST_KINDS
        assert sum(state.specialists[begin : begin + SPECIALIST_KINDS]) <= STAFF_MOST
        assert sum(state.helpers[player * 3 : player * 3 + 3]) <= STAFF_MOST
        assert sum(state.installations[player * 2 : player * 2 + 2]) <= INSTALLATIONS_MOST
    for cards in (state.tiles_up + state.tile_deck, state.orders_up + state.order_deck):
        assert len(set(cards)) == len(cards)
    assert len(state.weather_deck) == len({*state.weather_deck} - {state.weather})
    events = [*state.events_past, *[card for stack in state.event_decks for card in stack]]
    assert sorted(events) == list(range(len(components.events)))
    for kind, crop in enumerate(components.crops):
        assert state.crops_left[kind] + state.crop.count(kind + 1) == crop.copies


def _tokens_are_those_of_the_box(state: ColonyState) -> None:
    assert state.field_tokens.count(U_TOKEN) <= U_TOKENS
    present = sum(1 << spot for spot, token in enumerate(state.tokens) if token != NONE)
    assert state.present == present
    assert state.face_up & ~state.present == 0
    for kind, token in enumerate(state.rules.components.mining_tokens):
        assert state.tokens.count(kind) <= token.copies
    if state.rules.is_finite:
        assert min(state.box(good) for good in range(7)) >= 0


def stays(before: State, after: State) -> None:
    """Check what one decision did: what is gone does not come back."""
    assert isinstance(before, ColonyState)
    assert isinstance(after, ColonyState)
    assert after.present & ~before.present == 0 or not before.present
    assert after.rtg <= before.rtg
    assert after.round >= before.round
    for player in range(before.rules.players):
        assert after.dead(player) >= before.dead(player)
        assert before.is_locked(player) or not after.is_locked(player)
        assert before.technologies[player] & ~after.technologies[player] == 0
    assert all(
        new >= old
        for old, new in zip(before.requirements_done, after.requirements_done, strict=True)
    )
