"""Scenarios of an owner's data file."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.document import Fields
from areopolis.core.errors import BadPack
from areopolis.games.martians.data.costs import COST_KEYS, Cost
from areopolis.games.martians.data.kinds import (
    EndCondition,
    Modifier,
    Requirement,
    Scenario,
)
from areopolis.games.martians.data.pack_fields import (
    AMOUNT_MOST,
    NUMBERS_OF_PLAYERS,
    as_scale,
    label_of,
    new_name,
    one_of,
    ours_of,
    rule_of,
    scale_of,
    tables,
)
from areopolis.games.martians.data.scenarios import LEVELS
from areopolis.games.martians.rules.goals import END_CONDITIONS, MODIFIERS, Site

ROUNDS_MOST: Final = 9
ROUNDS_USUAL: Final = (4, 4, 4)
MINERALS_MOST: Final = 4
SITE: Final = "site"


class ScenarioPack:
    """Reads scenarios; every number is one value, or a list for two, three and four players."""

    def __init__(
        self, fields: Fields, provenance: str, spots: dict[str, int], orders: list[str]
    ) -> None:
        self.fields = fields
        self.provenance = provenance
        self.spots = spots
        # Requirements and orders are named in the same breath.
        self.taken = [order.lower() for order in orders]

    def scenarios(self) -> tuple[Scenario, ...]:
        """Return the scenarios; there is at least one."""
        names: list[str] = []
        found = [self.scenario(table, names) for table in tables(self.fields, "scenario")]
        if not found:
            raise self.fields.wrong("scenario", "the list must not be empty")
        return tuple(found)

    def scenario(self, table: Fields, names: list[str]) -> Scenario:
        """Return one scenario."""
        name, label = new_name(table, names), label_of(table)
        level = one_of(table, "level", LEVELS)
        rounds = ROUNDS_USUAL
        if table.has("rounds"):
            rounds = scale_of(table, "rounds", 1, ROUNDS_MOST)
        modifiers = self.rules(table, "modifiers", MODIFIERS)
        conditions: tuple[EndCondition, ...] = self.rules(table, "end_conditions", END_CONDITIONS)
        has_site = bool([one for one in modifiers if isinstance(one, Site)])
        known: list[str] = []
        requirements = [
            self.requirement(one, name, known, has_site) for one in tables(table, "requirements")
        ]
        ours = ours_of(table, self.provenance, ("name", "effect"))
        table.done()
        changes: tuple[Modifier, ...] = modifiers
        return Scenario(name, level, tuple(requirements), changes, conditions, rounds, ours, label)

    def rules(self, table: Fields, name: str, known: tuple[type[Any], ...]) -> tuple[Any, ...]:
        """Return modifiers or end conditions; none where the field is left out."""
        found: list[Any] = []
        if table.has(name):
            for one in tables(table, name):
                found.append(rule_of(one, known, self.spots))
                one.done()
        return tuple(found)

    def requirement(
        self, table: Fields, scenario: str, known: list[str], has_site: bool
    ) -> Requirement:
        """Return a requirement; it may wait for the site or for one that stands before it."""
        earlier = list(known)
        name, label = new_name(table, known), label_of(table)
        if name == SITE or f"{scenario}-{name}".lower() in self.taken:
            raise table.wrong("id", "something else is called so")
        self.taken.append(f"{scenario}-{name}".lower())
        costs = self.costs(table)
        reputation = scale_of(table, "rep", 0, AMOUNT_MOST)
        times = scale_of(table, "times", 1, AMOUNT_MOST) if table.has("times") else (1, 1, 1)
        after = ""
        if table.has("after"):
            after = one_of(table, "after", (*earlier, SITE) if has_site else tuple(earlier))
        table.done()
        return Requirement(name, costs, reputation, times, after, label)

    def costs(self, table: Fields) -> tuple[Cost, Cost, Cost]:
        """Return the cost for each number of players; it asks for something for one of them."""
        written = table.sub("cost")
        amounts = [[0] * len(COST_KEYS) for _ in range(NUMBERS_OF_PLAYERS)]
        for key in written.table:
            if key not in COST_KEYS:
                raise BadPack("unknown-field", {"field": written.at(str(key))})
            most = MINERALS_MOST if key == COST_KEYS[-1] else AMOUNT_MOST
            scale = as_scale(written, written.any(key), written.at(key), 0, most)
            for place, amount in enumerate(scale):
                amounts[place][COST_KEYS.index(key)] = amount
        two, three, four = [Cost(tuple(one)) for one in amounts]
        if two.is_nothing() and three.is_nothing() and four.is_nothing():
            raise table.wrong("cost", "a requirement asks for something")
        return two, three, four
