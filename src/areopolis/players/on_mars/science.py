"""Techs, Scientists, contracts and Private Goals: what they will be worth."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.constants import (
    CONTRACT_COMPLEX,
    ITEMS,
    KINDS,
    NONE,
    TECH_KINDS,
)
from areopolis.games.on_mars.rules.missions import is_contract_done
from areopolis.games.on_mars.state import OnMarsState

# What a level of each Tech does in the rest of the game: complexes that may grow, compensations of
# others, walks, Ships, upgrades; worth all of it over so many turns.
LEVEL_OF_TECH: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.5, 0.5, 0.6, 0.4, 0.4, 0.8)
# A tile can be developed, and others pay for its use.
TILE: Final = 2.5
TECH_TURNS: Final = 8.0
# Advanced Buildings that a Scientist will still see, in points; his free work in an own one.
MORE_BUILDINGS: Final = 5.0
MORE_TURNS: Final = 8.0
WORKPLACE: Final = 1.0
# How likely a contract is: nothing done yet, and all but done.
BEGUN: Final = 0.2
ALL_BUT_DONE: Final = 0.95
IN_STOCK: Final = 0.7
# By the size of the complex with an own Advanced Building, or of one that could be upgraded.
UPGRADED: Final[tuple[float, ...]] = (0.15, 0.3, 0.5, 0.75, 1.0)
UPGRADABLE: Final[tuple[float, ...]] = (0.15, 0.2, 0.3, 0.5, 0.7)
# A goal that is met, and one that is not begun.
GOAL_MET: Final = 4.0
GOAL_OPEN: Final = 0.9
GOAL_TURNS: Final = 3.0


def worth_of_techs(state: OnMarsState, place: int, left: float) -> float:
    """Return what Tech tiles do before the end; their points are counted elsewhere."""
    levels = state.rules.lab.levels
    worth = 0.0
    for tech in range(TECH_KINDS):
        space = state.lab[place * TECH_KINDS + tech]
        if space != NONE:
            worth += TILE + LEVEL_OF_TECH[tech] * levels[space]
    return worth * min(1.0, left / TECH_TURNS)


def worth_of_scientists(state: OnMarsState, place: int, left: float) -> float:
    """Return what own Scientists will score and do beyond what they score now."""
    worth = 0.0
    scientists = state.rules.components.scientists
    for scientist, owner in enumerate(state.scientist_owner):
        if owner == place:
            worth += MORE_BUILDINGS * min(1.0, left / MORE_TURNS)
            works = scientists[scientist].works
            for card, holder in enumerate(state.card_owner):
                if (
                    holder == place
                    and state.built_at[card] != NONE
                    and state.rules.blueprints[card].building == works
                ):
                    worth += WORKPLACE * min(1.0, left / 4.0)
                    break
    return worth


def worth_of_contracts(state: OnMarsState, place: int, left: float, largest: list[int]) -> float:
    """Return what unfinished contracts promise; they count as failed elsewhere.

    *largest*: by kind, the largest complex that could be upgraded.
    """
    worth = 0.0
    for contract, owner in enumerate(state.contract_owner):
        if owner == place and not is_contract_done(state, contract):
            card = state.rules.components.contracts[contract]
            if card.is_delivery:
                likely = delivery_chance(state, place, contract, card.items)
            else:
                likely = complex_chance(state, place, card.building, largest)
            worth += (card.done + card.failed) * likely * left / (left + 1.5)
    return worth


def delivery_chance(state: OnMarsState, place: int, contract: int, items: tuple[int, ...]) -> float:
    """Return how likely a Delivery contract will be done, by what is there and in stock."""
    start = contract * len(ITEMS)
    there = 0.0
    needed = 0
    for item, count in enumerate(items):
        if count:
            needed += count
            done = state.delivered[start + item]
            stock = state.depot[place]
            if item < KINDS:
                stock = state.storage[place * KINDS + item]
            there += done + IN_STOCK * min(stock, count - done)
    return BEGUN + (ALL_BUT_DONE - BEGUN) * there / needed


def complex_chance(state: OnMarsState, place: int, kind: int, largest: list[int]) -> float:
    """Return how likely an Advanced Building of a kind will stand in a complex of four."""
    best = UPGRADABLE[min(largest[kind], CONTRACT_COMPLEX)]
    for card in state.advanced_of(place):
        if state.rules.blueprints[card].building == kind:
            size = state.size_at(state.built_at[card])
            best = max(best, UPGRADED[min(size, CONTRACT_COMPLEX)])
    return best


def worth_of_goals(state: OnMarsState, place: int, left: float) -> float:
    """Return what the most promising Private Goal will give; the others are Crystals."""
    worth = GOAL_OPEN * len(state.goals[place])
    # Only one goal may be completed.
    if worth and state.goal_done[place] == NONE:
        worth += (GOAL_MET - GOAL_OPEN) * goal_part(state, place)
    return worth * min(1.0, left / GOAL_TURNS)


def goal_part(state: OnMarsState, place: int) -> float:
    """Return how near the nearest Private Goal is, from 0 to 1."""
    best = 0.0
    for goal in state.goals[place]:
        requirement = state.rules.components.goals[goal].requirement
        part = min(1.0, requirement.now(state, place) / requirement.needed())
        best = max(best, part * part)
    return best
