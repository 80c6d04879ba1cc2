"""How promising each answer is, question by question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from areopolis.core.action import Action, Pick
from areopolis.core.decision import Decision, Joint
from areopolis.core.space import Choose
from areopolis.games.mission_red_planet.answers import (
    Assign,
    ChooseCharacter,
    Claim,
    Destroy,
    Draw,
    KeepMission,
    Kill,
    Launch,
    LookAt,
    Move,
    PlaceOn,
    Redirect,
    ReplaceAboard,
    ReplaceIn,
    ResolveAt,
    SetDestination,
)
from areopolis.games.mission_red_planet.data.components import NONE
from areopolis.games.mission_red_planet.rules.boarding import ChooseDestination, PlaceTogether
from areopolis.games.mission_red_planet.rules.steering import ForceLaunch
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.knowledge import softened
from areopolis.players.mission_red_planet.choices import character_values
from areopolis.players.mission_red_planet.goals import of_mission
from areopolis.players.mission_red_planet.places import Places
from areopolis.players.mission_red_planet.prospects import Prospects
from areopolis.players.mission_red_planet.styles import Style

# So many points of difference make an answer e times as promising.
WARMTH: Final = 0.8
# The choice of a character is a guess about others; it stays more open.
WARMTH_OF_CHARACTERS: Final = 0.9
# Drawing is better than looking, while somebody can still use the card.
DRAWING: Final = 1.0
# A discovery that the seat knows already need not be looked at.
UNSEEN: Final = 1.0


def weigh(state: MissionState, seat: int, options: Sequence[Action], style: Style) -> list[float]:
    """Return the weights of *options*, the answers to the open question of *seat*."""
    if isinstance(state.asked, Joint):
        return weigh_joint(state, seat, options, style)
    prospects = Prospects(state, acting(state, seat), style)
    values = [value_of(prospects, option, style) for option in options]
    return softened(values, WARMTH)


def acting(state: MissionState, seat: int) -> int:
    """Return the colour that acts; where the table does, *seat* decides for it."""
    step = state.top
    return step.by.seat if step is not None and step.by.seat >= 0 else seat


def weigh_joint(
    state: MissionState, seat: int, options: Sequence[Action], style: Style
) -> list[float]:
    """Weigh the choice of a character, or of a mission to keep."""
    prospects = Prospects(state, seat, style)
    if isinstance(options[0], ChooseCharacter):
        wanted = 0
        for option in options:
            if isinstance(option, ChooseCharacter):
                wanted |= 1 << option.character
        worth = character_values(prospects, style, wanted)
        values = [worth[o.character] for o in options if isinstance(o, ChooseCharacter)]
        return softened(values, WARMTH_OF_CHARACTERS)
    missions = state.rules.components.missions
    found: list[float] = []
    for option in options:
        if isinstance(option, KeepMission):
            rule = missions[option.card].rule
            found.append(of_mission(rule, state, prospects.races, seat))
    return softened(found, WARMTH)


def value_of(prospects: Prospects, option: Action, style: Style) -> float:
    """Return what an answer is worth in points."""
    state, colour = prospects.state, prospects.colour
    if isinstance(option, PlaceOn):
        return boarding(prospects, option.dock)
    if isinstance(option, Move):
        return prospects.move(option.origin, option.zone)
    if isinstance(option, SetDestination):
        effect = state.next_step().effect
        assert isinstance(effect, ChooseDestination), "only this effect asks for a destination"
        return prospects.redirect(effect.ship, option.zone)
    if isinstance(option, Redirect):
        return prospects.redirect(option.ship, option.zone)
    if isinstance(option, Launch):
        return prospects.launch(state.docks[option.dock])
    if isinstance(option, Destroy):
        return prospects.destroy(state.docks[option.dock])
    if isinstance(option, Kill):
        return prospects.change(option.zone, option.colour, -1.0, -1.0)
    if isinstance(option, ReplaceIn):
        return prospects.swap(option.zone, option.colour, 1.0, 1.0)
    if isinstance(option, ReplaceAboard):
        zone = state.destination(option.ship)
        soon, later = prospects.flying(option.ship)
        return prospects.swap(zone, option.colour, soon, later) if zone != NONE else 0.0
    if isinstance(option, Claim):
        return prospects.change(option.zone, colour, 1.0, 1.0)
    if isinstance(option, Pick):
        return transfer(prospects, option)
    if isinstance(option, Assign):
        return assignment(prospects, option.zone)
    if isinstance(option, LookAt):
        return 0.0 if state.known[option.zone] >> prospects.seat & 1 else UNSEEN
    if isinstance(option, Draw):
        return DRAWING * style.science
    if isinstance(option, ResolveAt):
        return prospects.races.at(option.zone).now() * 0.1
    return 0.0


def boarding(prospects: Prospects, dock: int) -> float:
    """Return what boarding the ship in *dock* is worth, with everything that follows at once."""
    state = prospects.state
    step = state.next_step()
    effect = step.effect
    count = 1
    if isinstance(effect, PlaceTogether):
        count = effect.possible(state, step.by)
    is_forced = step.below is not None and isinstance(step.below.effect, ForceLaunch)
    return prospects.board(state.docks[dock], count, is_forced)


def transfer(prospects: Prospects, pick: Pick) -> float:
    """Return what an astronaut from the moon is worth in the zone that is picked."""
    asked = prospects.state.asked
    if not isinstance(asked, Decision) or not isinstance(asked.space, Choose):
        return 0.0
    moon = prospects.state.rules.components.moon
    return prospects.move(moon, asked.space.items[pick.item])


def assignment(prospects: Prospects, zone: int) -> float:
    """Return what the drawn discovery is worth at *zone*: with it less without it."""
    state = prospects.state
    places = Places(state, prospects.seat)
    places.add_discovery(state, zone, state.drawn)
    after = 0.0
    without = 0.0
    for other in range(state.zones()):
        race = prospects.races.at(other)
        without += race.now()
        before = race.place
        race.place = places.at[other]
        after += race.payoff()
        race.place = before
    return after - without
