"""Energy production (specification 3.8)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask
from areopolis.core.effect import (
    BY_TABLE,
    PHASE,
    Cause,
    Effect,
)
from areopolis.games.martians import events
from areopolis.games.martians.data.constants import (
    ENERGY,
    INSTALLATIONS,
    KINETIC_ENERGY,
    PURSE,
    SOLAR,
    SOLAR_ENERGY,
)
from areopolis.games.martians.state import ColonyState

OUTPUT: Final = 2


def output_of(state: ColonyState, player: int, installation: int) -> int:
    """Return what one installation of a type makes for *player* now (Q-E8)."""
    technology = SOLAR_ENERGY if installation == SOLAR else KINETIC_ENERGY
    output = OUTPUT + state.rules.components.weather[state.weather].output[installation]
    output += state.technologies[player] >> technology & 1
    return max(0, output + state.rules.output_change[installation])


def energy_of(state: ColonyState, player: int) -> int:
    """Return what all installations of *player* make now."""
    energy = 0
    for installation in range(len(INSTALLATIONS)):
        count = state.installations[player * len(INSTALLATIONS) + installation]
        if count:
            energy += count * output_of(state, player, installation)
    return energy


class ProduceEnergy(Effect[ColonyState, Action]):
    """All installations make energy, the players in turn order."""

    KEY = "produce-energy"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: ColonyState, by: Cause) -> Ask | None:
        for player in state.turn_order():
            energy = state.room(ENERGY, energy_of(state, player))
            if energy:
                state.stock[state.rules.house[player] * PURSE + ENERGY] += energy
                if state.listener is not None:
                    state.listener(events.EnergyProduced(player, energy))
        return None


PRODUCTION_EFFECTS: Final = (ProduceEnergy,)
