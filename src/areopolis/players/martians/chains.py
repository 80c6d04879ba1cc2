"""What goods cost to get: the way from the ground to food and medicine, in time and energy."""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.constants import (
    BOTANIST,
    ENERGY,
    FOOD,
    FREE,
    GEOLOGIST,
    GREENHOUSES,
    HELPER_KINDS,
    HOSPITAL,
    ICE,
    MATERIAL,
    MEDICINE,
    PURSE,
    REGOLITH,
    WATER,
    WATER_TREATMENT,
)
from areopolis.games.martians.data.kinds import CropYield
from areopolis.games.martians.rules.greenhouses import harvest_of
from areopolis.games.martians.state import ColonyState

# A marker that was placed is taken back by a rest, which takes a unit of time for about three.
PLACING: Final = 0.34
# Material comes two at a time.
MATERIAL_TIME: Final = 1.2
MINED: Final = 2.0
GEOLOGIST_MORE: Final = 0.5
# A field that must first be opened: its time, and what it costs.
OPENING_TIME: Final = 1.5
OPENING_ENERGY: Final = 2.0
# Of a harvest that gives both, medicine is worth so much more than food.
MEDICINE_TO_FOOD: Final = 1.6
# Changing crops, for each product that will be harvested.
CHANGING: Final = 0.3
OTHERS: Final = 0.35


class Chain:
    """How a household makes its goods: time, energy and water for one of each."""

    def __init__(self, state: ColonyState, players: list[int]) -> None:
        """Look at the crops and helpers of *players*, and at the fields that are open."""
        geologists = 0
        for player in players:
            geologists = max(geologists, state.helpers[player * HELPER_KINDS + GEOLOGIST])
        self.mined = MINED + GEOLOGIST_MORE * geologists
        self.slow_water = slowness(state, WATER_TREATMENT)
        slow_hospital = slowness(state, HOSPITAL)
        self.harvest_fields = open_fields(state, GREENHOUSES)
        # The best crop for food, and the best way to medicine: the hospital, or a crop.
        self.food_time = 9.0
        self.food_water = 1.0
        self.food_energy = 0.0
        self.medicine_time = 1.0 + PLACING + slow_hospital
        self.medicine_water = 1.0
        self.medicine_energy = 1.0
        self.medicine_material = 1.0
        self.best = self.medicine_time + MATERIAL_TIME + 1.0
        mean = 0.0
        for player in players:
            botanists = state.helpers[player * HELPER_KINDS + BOTANIST]
            crop = harvest_of(state, player)
            self.consider(crop, botanists, 0.0)
            mean += crop.food + botanists + MEDICINE_TO_FOOD * crop.medicine
        # Crops that somebody can still change to.
        for number, count in enumerate(state.crops_left):
            if count:
                self.consider(state.rules.components.crops[number].harvest, 0, CHANGING)
        # Not everybody who harvests has the best crop.
        self.food_time += OTHERS * (1.0 + PLACING) * len(players) / max(1.0, mean)

    def consider(self, crop: CropYield, botanists: int, more: float) -> None:
        """Take a crop if it is better; *more* is the time that changing to it takes for each."""
        food = crop.food + botanists
        worth = food + MEDICINE_TO_FOOD * crop.medicine
        time = (1.0 + PLACING) / worth + more
        water = crop.cost.amounts[WATER] / worth
        energy = crop.cost.amounts[ENERGY] / worth
        if food and time + water < self.food_time + self.food_water:
            self.food_time = time
            self.food_water = water
            self.food_energy = energy
        if crop.medicine:
            whole = MEDICINE_TO_FOOD * (time + water)
            if whole < self.best:
                self.best = whole
                self.medicine_time = MEDICINE_TO_FOOD * time
                self.medicine_water = MEDICINE_TO_FOOD * water
                self.medicine_energy = MEDICINE_TO_FOOD * energy
                self.medicine_material = 0.0


class Work:
    """Time and energy that something takes, and what is left of the stock afterwards."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.time = 0.0
        self.energy = 0.0
        self.spare = [0.0] * PURSE


def work_for(chain: Chain, needs: list[float], stock: list[int], begin: int) -> Work:
    """Return what it takes to have *needs*, with the *stock* of a household from *begin* on."""
    work = Work()
    time = 0.0
    energy = needs[ENERGY]
    water = needs[WATER]
    material = needs[MATERIAL]
    spare = work.spare
    food = needs[FOOD] - stock[begin + FOOD]
    if food > 0.0:
        time += food * chain.food_time
        energy += food * chain.food_energy
        water += food * chain.food_water
        if not chain.harvest_fields:
            time += OPENING_TIME
            energy += OPENING_ENERGY
            material += 1.0
    else:
        spare[FOOD] = -food
    medicine = needs[MEDICINE] - stock[begin + MEDICINE]
    if medicine > 0.0:
        time += medicine * chain.medicine_time
        energy += medicine * chain.medicine_energy
        water += medicine * chain.medicine_water
        material += medicine * chain.medicine_material
    else:
        spare[MEDICINE] = -medicine
    water -= stock[begin + WATER]
    ice = needs[ICE]
    if water > 0.0:
        time += 0.5 * water * (1.0 + PLACING + chain.slow_water)
        energy += 0.5 * water
        ice += 0.5 * water
    else:
        spare[WATER] = -water
    ice -= stock[begin + ICE]
    regolith = needs[REGOLITH] - stock[begin + REGOLITH]
    mined = 0.0
    if ice > 0.0:
        mined += ice
    else:
        spare[ICE] = -ice
    if regolith > 0.0:
        mined += regolith
    else:
        spare[REGOLITH] = -regolith
    if mined > 0.0:
        time += mined * (1.0 + PLACING) / chain.mined
        energy += mined / chain.mined
    material -= stock[begin + MATERIAL]
    if material > 0.0:
        time += material * MATERIAL_TIME
    else:
        spare[MATERIAL] = -material
    work.time = time
    work.energy = energy
    spare[ENERGY] = stock[begin + ENERGY] - energy
    return work


def open_fields(state: ColonyState, building: int) -> int:
    """Return how many fields of *building* can be used."""
    closing = state.rules.closing
    count = 0
    for field in state.rules.components.fields_of[building]:
        token = state.field_tokens[field]
        if token == FREE or (token != closing and token == state.rules.slowing):
            count += 1
    return count


def slowness(state: ColonyState, building: int) -> float:
    """Return the time that a placement in *building* takes more: none with a finished field."""
    for field in state.rules.components.fields_of[building]:
        if state.field_tokens[field] == FREE:
            return 0.0
    return 1.0
