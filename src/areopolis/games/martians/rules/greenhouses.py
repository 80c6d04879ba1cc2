"""The greenhouses: harvest and change of crops (specification 3.9 and 4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.reason import Reason
from areopolis.core.sharing import add, put
from areopolis.games.martians import events
from areopolis.games.martians.answers import ChangeCrops, Work
from areopolis.games.martians.data.constants import (
    BOTANIST,
    CHANGE_CROPS,
    FOOD,
    HARVEST,
    MEDICINE,
)
from areopolis.games.martians.data.costs import Cost, cost
from areopolis.games.martians.data.kinds import CropYield
from areopolis.games.martians.rules.works import (
    WorkRule,
    short_of,
    short_of_time,
    with_surcharge,
)

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

BASIC: Final = 0


def harvest_of(state: ColonyState, player: int) -> CropYield:
    """Return the crop on the card of *player*: a tile, or the one printed there (Q-K15)."""
    crop = state.crop[player]
    components = state.rules.components
    if crop == BASIC:
        return components.corporations[state.corporation[player]].basic_crop
    return components.crops[crop - 1].harvest


class HarvestRule(WorkRule):
    """Harvest the crop on the own card; each Botanist adds a food, whatever grows (Q-P6)."""

    def cost_of(self, state: ColonyState, player: int) -> Cost:
        """Return what a harvest costs *player*."""
        cost = harvest_of(state, player).cost
        return with_surcharge(state, self.work, cost) if state.surcharges else cost

    def food(self, state: ColonyState, player: int) -> int:
        """Return how much food a harvest gives."""
        return harvest_of(state, player).food + state.helper(player, BOTANIST)

    def is_possible(self, state: ColonyState, player: int) -> bool:
        if not state.rules.is_finite:
            return True
        if state.room(FOOD, self.food(state, player)):
            return True
        return state.room(MEDICINE, harvest_of(state, player).medicine) > 0

    def can(self, state: ColonyState, player: int, time: int) -> bool:
        if time < self.time or not state.can_pay(player, self.cost_of(state, player)):
            return False
        return self.is_possible(state, player)

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        options.append(state.rules.lexicon.harvest)

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        state.time -= self.time
        state.pay(player, self.cost_of(state, player))
        state.gain(player, FOOD, self.food(state, player))
        state.gain(player, MEDICINE, harvest_of(state, player).medicine)

    def hindrances(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        found = short_of_time(state, self.time)
        found += short_of(state, player, self.cost_of(state, player))
        if not self.is_possible(state, player):
            good = FOOD if self.food(state, player) else MEDICINE
            found.append(Reason("box-is-empty", ((("good", "good"), good),)))
        return found


class ChangeCropsRule(WorkRule):
    """Take a crop tile of another kind; the old tile goes back to the board."""

    def is_possible(self, state: ColonyState, player: int) -> bool:
        own = state.crop[player]
        for number, count in enumerate(state.crops_left):
            if count and number + 1 != own:
                return True
        return False

    def offer(self, state: ColonyState, player: int, options: list[Action]) -> None:
        own = state.crop[player]
        for number, count in enumerate(state.crops_left):
            if count and number + 1 != own:
                options.append(state.rules.lexicon.crop[number + 1])

    def carry_out(self, state: ColonyState, player: int, action: Work) -> None:
        assert isinstance(action, ChangeCrops), "the answer to this action"
        self.pay(state, player)
        old = state.crop[player]
        if old != BASIC:
            state.crops_left = add(state.crops_left, old - 1, 1)
        state.crops_left = add(state.crops_left, action.crop - 1, -1)
        state.crop = put(state.crop, player, action.crop)
        if state.listener is not None:
            state.listener(events.CropChanged(player, action.crop))

    def misfits(self, state: ColonyState, player: int, action: Work) -> list[Reason]:
        assert isinstance(action, ChangeCrops), "the answer to this action"
        if action.crop == state.crop[player]:
            return [Reason("same-crop")]
        if action.crop == BASIC:
            return [Reason("no-way-back")]
        return [] if state.crops_left[action.crop - 1] else [Reason("crop-not-in-stock")]


HARVEST_RULE: Final = HarvestRule(HARVEST)
CHANGE_CROPS_RULE: Final = ChangeCropsRule(CHANGE_CROPS, cost(energy=1))
