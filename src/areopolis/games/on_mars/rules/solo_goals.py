"""The goals of a solo game: you win by all lines of any one of them (specification 4.4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.games.on_mars.data.constants import (
    COLONY_SPACES_FROM,
    GREENHOUSE,
    KINDS,
    NONE,
    PLANT,
)
from areopolis.games.on_mars.rules.missions import is_contract_done

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

# What is counted, and how much of it is needed; a yes or no counts as 1 or 0.
Line = tuple[str, int]

LINES: Final[dict[str, tuple[Line, ...]]] = {
    "first-colonists": (
        ("level", 3),
        ("contracts", 1),
        ("goal", 1),
        ("top-techs", 1),
        ("lead", 1),
    ),
    "next-generation": (
        ("level", 3),
        ("contract-types", 2),
        ("goal", 1),
        ("research", 2),
        ("shelters", 4),
        ("lead", 10),
    ),
    "hunky-dory": (
        ("level", 4),
        ("contract-types", 2),
        ("goal", 1),
        ("mines", 3),
        ("advanced", 5),
        ("lead", 20),
    ),
    "martian-potato": (
        ("level", 3),
        ("greenhouse-contract", 1),
        ("plant-contract", 1),
        ("biochemist", 1),
        ("greenhouses", 3),
        ("greenhouse-complex", 5),
        ("plants", 5),
        ("research", 2),
        ("greenhouse-tech", 6),
        ("in-orbit", 1),
        ("lead", 30),
    ),
}

GREENHOUSE_CONTRACT: Final = 3
PLANT_CONTRACT: Final = 10
BIOCHEMIST: Final = 3
TOP_LEVEL: Final = 6


def counted(state: OnMarsState, what: str, lead: int) -> int:
    """Return how far the player at seat 0 has come; *lead* is the lead over Lacerda in points."""
    if what == "lead":
        return lead
    if what == "level":
        return state.level
    if what == "contracts":
        return len(done_contracts(state))
    if what == "contract-types":
        contracts = state.rules.components.contracts
        return len({contracts[n].is_delivery for n in done_contracts(state)})
    if what == "goal":
        return int(state.goal_done[0] != NONE)
    if what == "top-techs":
        techs = state.techs_of(0)
        return sum([1 for tech in techs if state.tech_level(0, tech) == TOP_LEVEL])
    if what == "research":
        return state.research[0].bit_count()
    if what == "shelters":
        return state.shelters[0]
    if what == "mines":
        return state.mines_of(0)
    if what == "advanced":
        return len(state.advanced_of(0))
    return counted_for_potato(state, what)


def counted_for_potato(state: OnMarsState, what: str) -> int:
    """Return how far the player has come with a Martian potato."""
    if what == "greenhouse-contract":
        return int(GREENHOUSE_CONTRACT in done_contracts(state))
    if what == "plant-contract":
        return int(PLANT_CONTRACT in done_contracts(state))
    if what == "biochemist":
        return int(state.scientist_owner[BIOCHEMIST] == 0)
    if what == "greenhouses":
        cards = state.rules.blueprints
        return sum([1 for n in state.advanced_of(0) if cards[n].building == GREENHOUSE])
    if what == "greenhouse-complex":
        sizes = [state.size_at(n) for n, kind in enumerate(state.building) if kind == GREENHOUSE]
        return max(sizes) if sizes else 0
    if what == "plants":
        return state.storage[0 * KINDS + PLANT]
    if what == "greenhouse-tech":
        return state.tech_level(0, GREENHOUSE)
    assert what == "in-orbit", f"a line of a solo goal, not {what}"
    return int(state.spaces.index(0) < COLONY_SPACES_FROM)


def done_contracts(state: OnMarsState) -> list[int]:
    """Return the completed contracts of the player, as in final scoring."""
    return [
        contract
        for contract, owner in enumerate(state.contract_owner)
        if owner == 0 and is_contract_done(state, contract)
    ]


def is_any_goal_reached(state: OnMarsState, lead: int) -> bool:
    """Whether all lines of some goal hold."""
    for lines in LINES.values():
        if all(counted(state, what, lead) >= needed for what, needed in lines):
            return True
    return False
