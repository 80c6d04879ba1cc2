"""What always holds in Mission: Red Planet (specification 11.5); the numbers are those there."""

from __future__ import annotations

from areopolis.core.state import State
from areopolis.games.mission_red_planet.data.components import (
    ALL_CHARACTERS,
    ASTRONAUTS,
    CHARACTERS,
    NONE,
    OUTER,
    POINT_TOKENS,
    RECRUITER,
    RESOURCE_TOKENS,
    SIGNS_PER_ZONE,
)
from areopolis.games.mission_red_planet.rules.action_cards import PlayAction, ReturnFromLost
from areopolis.games.mission_red_planet.rules.rounds import ChooseCharacters, LaunchFullShips
from areopolis.games.mission_red_planet.state import MissionState


def holds(state: State) -> None:
    """Check one state."""
    assert isinstance(state, MissionState)
    astronauts(state)
    ships(state)
    tokens(state)
    zones(state)
    cards(state)
    characters(state)


def stays(before: State, after: State) -> None:
    """10: astronauts never leave Lost in Space, except by an action card that says so."""
    assert isinstance(before, MissionState)
    assert isinstance(after, MissionState)
    played = set(after.event_discard) - set(before.event_discard)
    rescues = {card for card in played if brings_back(after, card)}
    for colour in range(before.colours):
        assert rescues or after.lost[colour] >= before.lost[colour]
    assert after.found & before.found == before.found, "what is turned up stays so"


def brings_back(state: MissionState, card: int) -> bool:
    """Whether *card* is an action that returns astronauts from Lost in Space."""
    components = state.rules.components
    if card < components.first_action:
        return False
    return any(isinstance(part, ReturnFromLost) for part in components.action(card).rule.effects())


def astronauts(state: MissionState) -> None:
    """1: every colour has 22, wherever they are."""
    for colour in range(state.colours):
        there = [state.supply[colour], state.lost[colour]]
        there += state.astronauts[colour :: state.colours]
        there += state.crew[colour :: state.colours]
        assert min(there) >= 0
        assert sum(there) == ASTRONAUTS


def ships(state: MissionState) -> None:
    """2, 3, 4, 9: crews fit, every ship and destination token is somewhere once."""
    docked = [ship for ship in state.docks if ship != NONE]
    used = docked + state.launched
    assert sorted(used + state.ship_deck + state.ship_discard) == list(
        range(len(state.crew) // state.colours)
    )
    assert len(state.docks) == state.colours
    for ship, aboard in enumerate(state.aboard):
        assert aboard == sum(state.crew_of(ship)) <= state.rules.capacity[ship]
        assert ship in used or not (aboard or state.signs[ship])
    room = [state.room(dock) for dock in range(len(state.docks))]
    assert state.with_room == sum(1 << dock for dock, left in enumerate(room) if left)
    full = [ship for ship in docked if state.aboard[ship] == state.rules.capacity[ship]]
    assert state.full == sum(1 << state.docks.index(ship) for ship in full)
    effects = [type(effect) for effect, _ in state.stack]
    if full:
        assert LaunchFullShips in effects, "a docked ship is full while a character is resolved"
    if not effects or effects[-1] is ChooseCharacters:
        assert not state.launched, "every launched ship lands in the same round"
    for zone, left in enumerate(state.sign_supply):
        assert left >= 0
        assert left + sum(signs.count(zone) for signs in state.signs) == SIGNS_PER_ZONE


def tokens(state: MissionState) -> None:
    """5: point tokens are neither made nor lost; without a limit the supply is never touched."""
    for resource, count in enumerate(POINT_TOKENS):
        there = state.tokens[resource::3] + state.purse[resource::3]
        assert min(there) >= 0
        limited = sum(there) if state.rules.is_supply_limited else 0
        assert state.bank[resource] >= 0
        assert state.bank[resource] + limited == count
    for resource, count in enumerate(RESOURCE_TOKENS):
        assert state.resource.count(resource) + (state.spare == resource) == count


def zones(state: MissionState) -> None:
    """6, 7: who enters a zone turns its resource up; discoveries lie at outer zones only."""
    for zone in range(state.zones()):
        assert state.found >> zone & 1 or not any(state.counts(zone))
        if state.rules.components.zones[zone].kind != OUTER:
            assert state.discovery[zone] == NONE
        assert state.discovery[zone] != NONE or not state.known[zone]


def cards(state: MissionState) -> None:
    """7: every event card is somewhere once."""
    there = state.event_deck + state.event_discard + state.box
    there += [card for card in (*state.discovery, state.drawn) if card != NONE]
    for seat in range(state.seats):
        there += state.kept[seat] + state.dealt[seat]
    assert sorted(there) == list(range(state.rules.components.cards))
    # A card that is being played lies on the discard pile, and nowhere on the stack any more.
    waiting = [by.card for effect, by in state.stack if isinstance(effect, PlayAction)]
    assert not set(waiting) & set(state.event_discard)


def characters(state: MissionState) -> None:
    """8: nine characters of each colour; a neutral Recruiter may be in the box."""
    for colour in range(state.colours):
        chosen, played = state.chosen[colour], state.played[colour]
        is_hidden = 0 < chosen < state.countdown
        if not state.is_neutral(colour):
            assert state.hand[colour] & played == 0
            assert state.hand[colour] | played == ALL_CHARACTERS
            assert not is_hidden or state.hand[colour] >> chosen & 1
            continue
        there = [*state.neutral_decks[colour - state.seats]]
        there += [n for n in range(1, len(CHARACTERS)) if played >> n & 1]
        there += [chosen] if is_hidden else []
        everybody = list(range(1, len(CHARACTERS)))
        # During setup no deck is laid out yet.
        assert sorted(there) in ([], everybody, everybody[: RECRUITER - 1])
        assert there or state.dealt[0]
