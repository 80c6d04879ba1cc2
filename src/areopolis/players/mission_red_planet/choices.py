"""Which character to play: what each can do now, and what it costs to have used it."""

from __future__ import annotations

from typing import Final

from areopolis.games.mission_red_planet.data.components import (
    EXPLORER,
    FEMME_FATALE,
    NONE,
    RECRUITER,
    SABOTEUR,
    SCIENTIST,
    SECRET_AGENT,
    SOLDIER,
    TRAVEL_AGENT,
)
from areopolis.players.mission_red_planet.prospects import Prospects
from areopolis.players.mission_red_planet.styles import Style

# A character that is called late may find its ship full.
LATE: Final = 0.03
# What a character back in hand is worth in each of the next rounds.
RETURNED: Final = 0.4
# So many used characters are not missed yet.
SPARED: Final = 2
ROUNDS_PLANNED: Final = 5.0
# An event card: a mission, a discovery that only its owner knows, or an action.
EVENT: Final = 2.0
# A redirected ship: the last word on where a crew goes.
LAST_WORD: Final = 1.0
# What is planned for a single astronaut rarely comes out in full, because others act before.
PLANNED: Final = 0.8
# Astronauts on the moon can wait; a zone of Mars is worth more to them.
FROM_MOON: Final = 0.5


def character_values(prospects: Prospects, style: Style, wanted: int) -> list[float]:
    """Return what each character of *wanted* (bits) is worth in this round, by its number."""
    state = prospects.state
    one, other = best_ships(prospects)
    two = one + max(other, 0.8 * one)
    values = [0.0] * (RECRUITER + 1)
    for number in range(1, RECRUITER + 1):
        if not wanted >> number & 1:
            continue
        value = one
        if number == RECRUITER:
            value += recruiting(prospects)
        elif number == EXPLORER:
            value += style.moving * exploring(prospects)
        elif number == SCIENTIST:
            in_time = min(1.0, prospects.races.rounds_later / 3.0)
            value = two + style.science * EVENT * in_time
        elif number == SECRET_AGENT:
            value += other + max(0.0, best_launch(prospects))
        elif number == SABOTEUR:
            value += PLANNED * style.violence * best_destruction(prospects)
        elif number == FEMME_FATALE:
            value += PLANNED * style.violence * best_replacement(prospects)
        elif number == TRAVEL_AGENT:
            value = three_on_one(prospects)
        elif number == SOLDIER:
            value += PLANNED * style.violence * best_kill(prospects)
            moon = state.rules.components.moon
            value += FROM_MOON * min(3, state.count(moon, prospects.colour))
        else:
            value = two + LAST_WORD
        values[number] = value * (1.0 - LATE * (RECRUITER - number))
    return values


def best_ships(prospects: Prospects) -> tuple[float, float]:
    """Return what it is worth to board the best ship, and the one after it; none is worth 0."""
    state = prospects.state
    best = 0.0
    second = 0.0
    for dock, ship in enumerate(state.docks):
        value = 0.0
        if ship != NONE and state.room(dock):
            value = prospects.board(ship, 1, False)
        if dock == 0:
            best = value
        elif value > best:
            best, second = value, best
        elif dock == 1 or value > second:
            second = value
    return best, second


def recruiting(prospects: Prospects) -> float:
    """All played characters come back: the more of them, and the more rounds, the better."""
    state = prospects.state
    played = state.played[prospects.seat].bit_count()
    rounds = min(ROUNDS_PLANNED, max(0.0, prospects.races.rounds_later - 1.0))
    return RETURNED * max(0, played - SPARED) * rounds


def exploring(prospects: Prospects) -> float:
    """The three best steps of own astronauts, of which the later ones gain less."""
    state, colour = prospects.state, prospects.colour
    best = 0.0
    second = 0.0
    for zone, neighbours in enumerate(state.rules.adjacent):
        if state.count(zone, colour):
            for neighbour in neighbours:
                gain = prospects.move(zone, neighbour)
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
    return best + 0.6 * second


def best_launch(prospects: Prospects) -> float:
    """A ship that flies at once brings its crew there for certain."""
    best = 0.0
    for ship in prospects.state.docks:
        if ship != NONE:
            best = max(best, prospects.launch(ship))
    return best


def best_destruction(prospects: Prospects) -> float:
    """A ship full of rivals is worth destroying."""
    best = 0.0
    for ship in prospects.state.docks:
        if ship != NONE:
            best = max(best, prospects.destroy(ship))
    return best


def best_replacement(prospects: Prospects) -> float:
    """In a close race, replacing an astronaut counts twice."""
    state, colour, colours = prospects.state, prospects.colour, prospects.state.colours
    best = 0.0
    for zone in range(state.zones()):
        if state.astronauts[zone * colours + colour]:
            for victim in range(colours):
                if victim != colour and state.astronauts[zone * colours + victim]:
                    best = max(best, prospects.swap(zone, victim, 1.0, 1.0))
    return best


def best_kill(prospects: Prospects) -> float:
    """One astronaut less turns a tie or a narrow lead; the inner zones are safe."""
    state, colour, colours = prospects.state, prospects.colour, prospects.state.colours
    inner = state.rules.components.inner
    best = 0.0
    for zone in range(state.zones()):
        if zone not in inner:
            for victim in range(colours):
                if victim != colour and state.astronauts[zone * colours + victim]:
                    best = max(best, prospects.change(zone, victim, -1.0, -1.0))
    return best


def three_on_one(prospects: Prospects) -> float:
    """Three on one ship are a majority by themselves, if a ship has the room."""
    state = prospects.state
    best = 0.0
    for dock, ship in enumerate(state.docks):
        room = state.room(dock)
        if ship != NONE and room >= 3:
            # With exactly three seats, one boarder before is enough to spoil it.
            sure = 0.55 if room == 3 else 0.8 if room == 4 else 0.95
            best = max(best, sure * prospects.board(ship, 3, False))
    return best
