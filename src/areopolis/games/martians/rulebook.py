"""The rules of one game: its components, mode and options, shared by all its states."""

from __future__ import annotations

from typing import Any, Final

from areopolis.games.martians.data.components import Components
from areopolis.games.martians.data.constants import (
    AUTO,
    C_TOKEN,
    INSTALLATIONS,
    KOOP1,
    NONE,
    PLAYERS_LEAST,
    QUARTERS_MOST,
    RW2,
    RW3,
    SOLO,
    SOLO_CORPORATIONS,
    U_TOKEN,
)
from areopolis.games.martians.data.costs import Cost, cost
from areopolis.games.martians.data.kinds import DeliveryTable, EndCondition, for_players

COMPETITIVE_ROUNDS: Final = 5
DELIVERY_TABLES: Final = {"1+4": DeliveryTable(1, 4), "3+2": DeliveryTable(3, 2)}
CONSTRUCTION_COSTS: Final = {
    "2E+1M": cost(energy=2, material=1),
    "1E+1R+1M": cost(energy=1, regolith=1, material=1),
}
# What a requirement waits for: nothing, the site, or another requirement by its number.
AT_ONCE: Final = -1
AFTER_SITE: Final = -2


def mode_of(mode: str, seats: int) -> str:
    """Return the mode that "auto" means for so many seats (Q-K21)."""
    if mode == AUTO:
        return SOLO if seats == 1 else KOOP1
    return mode


class Task:
    """A requirement of the scenario, with the numbers for the players of this game."""

    def __init__(self, number: int, cost: Cost, reputation: int, times: int, after: int) -> None:
        """*number* is that of the requirement among those of all scenarios."""
        self.number = number
        self.cost = cost
        self.reputation = reputation
        self.times = times
        self.after = after


class Rulebook:
    """Components, mode and options, read once."""

    def __init__(self, components: Components, options: dict[str, Any], seats: int) -> None:
        """Read *options* for so many *seats*."""
        self.components = components
        self.lexicon = components.lexicon
        self.mode = mode_of(str(options["mode"]), seats)
        self.players = SOLO_CORPORATIONS if self.mode == SOLO else seats
        # In the cooperative and solo modes goods, cards and reputation are those of the colony.
        self.is_cooperative = self.mode in (KOOP1, SOLO)
        self.may_end_early = self.mode == RW2
        self.is_competitive = self.mode == RW3
        everybody = range(self.players)
        self.house = tuple([0 if self.is_cooperative else player for player in everybody])
        self.households = 1 if self.is_cooperative else self.players
        self.board = tuple([player if self.is_competitive else 0 for player in everybody])
        self.boards = self.players if self.is_competitive else 1
        self._read_switches(options)
        self._read_scenario(str(options["scenario"]))

    def _read_switches(self, options: dict[str, Any]) -> None:
        self.chooses_corporations = bool(options["corporations"] == "chosen")
        self.is_first_random = bool(options["first_player"] == "random") and self.mode != SOLO
        is_c_slow = bool(str(options["token_effects"]).startswith("C=slow"))
        self.slowing = C_TOKEN if is_c_slow else U_TOKEN
        self.closing = U_TOKEN if is_c_slow else C_TOKEN
        self.greenhouse_open_fields = int(options["greenhouse_open_fields"])
        self.is_field_shared = bool(options["field_occupancy"] == "unlimited")
        self.construction_cost = CONSTRUCTION_COSTS[str(options["construction_cost"])]
        self.hire_time = int(options["hire_time"])
        self.delivery = DELIVERY_TABLES.get(str(options["delivery_rep"]), self.components.delivery)
        self.has_natural_growth = bool(options["natural_growth"])
        self.scientist_in_laboratory = options["scientist_scope"] == "research+laboratory"
        in_play = options["quarters_in_play"]
        is_full = self.is_competitive or in_play == QUARTERS_MOST
        self.quarters = QUARTERS_MOST if is_full else self.players
        self.doctor_in_one = bool(options["doctor_targets"] == "one")
        self.own_quarters_only = bool(options["rw3_own_quarters_only"]) and self.is_competitive
        self.is_finite = bool(options["finite_goods"])
        self.has_final_settlement = bool(options["final_settlement"])

    def _read_scenario(self, name: str) -> None:
        """Read the scenario: what it changes, asks for and tests at the end."""
        self.growth_start = 0
        self.rtg_less = 0
        self.site = NONE
        self.output_change = [0] * len(INSTALLATIONS)
        self.more_demand: list[tuple[int, int, int]] = []
        self.tasks: tuple[Task, ...] = ()
        self.end_conditions: tuple[EndCondition, ...] = ()
        self.scenario = NONE
        self.rounds = COMPETITIVE_ROUNDS
        if self.is_competitive:
            return
        scenarios = self.components.scenarios
        self.scenario = [one.name for one in scenarios].index(name)
        scenario = scenarios[self.scenario]
        self.rounds = for_players(scenario.rounds, self.players)
        for modifier in scenario.modifiers:
            modifier.apply(self)
        self.end_conditions = scenario.end_conditions
        first = self.components.first_requirement[self.scenario]
        names = [one.name for one in scenario.requirements]
        tasks: list[Task] = []
        for place, one in enumerate(scenario.requirements):
            price = one.cost[self.players - PLAYERS_LEAST]
            if price.is_nothing():
                continue
            after = AT_ONCE
            if one.after:
                after = first + names.index(one.after) if one.after in names else AFTER_SITE
            reputation = for_players(one.reputation, self.players)
            times = for_players(one.times, self.players)
            tasks.append(Task(first + place, price, reputation, times, after))
        self.tasks = tuple(tasks)
        self.task_of = {task.number: place for place, task in enumerate(self.tasks)}
