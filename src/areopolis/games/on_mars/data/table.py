"""The built-in components, put together."""

from __future__ import annotations

from functools import cache

from areopolis.games.on_mars.data import (
    blueprints,
    boards,
    buildings,
    first_colonists,
    goals,
    laboratory,
    life_support,
    map,
    missions,
    science,
    solo,
    switches,
    tiles,
)
from areopolis.games.on_mars.rulebook import Components


@cache
def built_in() -> Components:
    """Return the components as far as the sources give them, ours where they do not."""
    return Components(
        map_=map.MAP,
        lab=laboratory.LAB,
        arrows=buildings.ARROWS,
        blueprints=blueprints.BLUEPRINTS,
        scientists=science.SCIENTISTS,
        contracts=science.CONTRACTS,
        missions=missions.MISSIONS,
        goals=goals.GOALS,
        rewards=life_support.REWARD_TILES,
        benefits=life_support.BENEFITS,
        discoveries=tiles.TILES,
        research_benefit=tiles.RESEARCH_BENEFIT,
        turn_order=boards.TURN_ORDER,
        executive=boards.EXECUTIVE,
        quarters_op=boards.QUARTERS_OP,
        lss_rows=life_support.ROWS,
        shuttle=boards.SHUTTLE,
        solo_deck=solo.SOLO_DECK,
        first_cards=first_colonists.A_CARDS,
        second_cards=first_colonists.B_CARDS,
        colonist_tiles=first_colonists.TILES,
        switches={name: allowed[0] for name, allowed in switches.SWITCHES.items()},
    )
