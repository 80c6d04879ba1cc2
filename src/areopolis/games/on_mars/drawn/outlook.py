"""What follows from a view by the rules: points, levels, complexes, and what is still missing.

Nothing here is a rule: every number and every reason comes from the function that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.games.on_mars.data.constants import (
    BUILDINGS,
    COLONY,
    COLOURS,
    CONTRACT_COMPLEX,
    FIRST_OF_TYPE_OP,
    ITEMS,
    LEVEL_MOST,
    LSS_KINDS,
    NONE,
    PROGRESS_OP,
    SHELTER,
    SIDES,
    TECHS,
)
from areopolis.games.on_mars.drawn.asked import asked
from areopolis.games.on_mars.drawn.prospects import prospects
from areopolis.games.on_mars.rules import scoring
from areopolis.games.on_mars.rules.life_support import FIRST_ROW
from areopolis.games.on_mars.rules.missions import is_contract_done
from areopolis.games.on_mars.rules.shuttle import STOPS_FROM
from areopolis.games.on_mars.rules.status import (
    ALL_NEW_LEVEL,
    LAST_NEW_LEVEL,
    PROGRESS_LEVELS,
    REMAINING_LEVEL,
)

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

Outlook = dict[str, Any]


def outlook(state: OnMarsState, seat: int | None) -> Outlook:
    """Return the present numbers of everybody, and for *seat* what it could do."""
    places = range(state.rules.places)
    seen: Outlook = {
        "points": {COLOURS[place]: scoring.breakdown(state, place) for place in places},
        "techs": techs(state),
        "complexes": complexes(state),
        "life_support": life_support(state),
        "missions": missions(state),
        "contracts": {
            state.vocabulary.names["contract"][contract]: contract_progress(state, contract)
            for contract, owner in enumerate(state.contract_owner)
            if owner != NONE
        },
        "shuttle": shuttle(state),
    }
    if seat is not None:
        seen["own"] = {**prospects(state, seat), **asked(state, seat)}
    return seen


def techs(state: OnMarsState) -> dict[str, dict[str, int]]:
    """Return the level of every Tech tile in play, by kind and owner."""
    return {
        name: {COLOURS[owner]: state.tech_level(owner, tech) for owner in owners}
        for tech, name in enumerate(TECHS)
        if (owners := state.tech_owners(tech))
    }


def complexes(state: OnMarsState) -> list[Outlook]:
    """Return every complex and every single building, by its first hex."""
    names = state.rules.map.names
    found: list[Outlook] = []
    for root, first in enumerate(state.complex_of):
        if first != root:
            continue
        owner = state.building[root] - SHELTER
        found.append(
            {
                "building": BUILDINGS[state.kind_at(root)],
                "owner": COLOURS[owner] if owner >= 0 else None,
                "size": state.complex_size[root],
                "hexes": [names[n] for n, other in enumerate(state.complex_of) if other == root],
            }
        )
    return found


def life_support(state: OnMarsState) -> Outlook:
    """Return what every column still needs, what its next building scores, and the next level."""
    columns: Outlook = {}
    for column, kind in enumerate(LSS_KINDS):
        row = state.lss[column]
        columns[BUILDINGS[kind]] = {
            # The buildings without which the Colony does not rise.
            "missing": max(0, state.level + 1 - row) if state.level < LEVEL_MOST else 0,
            "first": FIRST_OF_TYPE_OP if row == FIRST_ROW else 0,
            "reward": rewards(state, column) if row <= state.level else None,
        }
    return {"columns": columns, "next": next_level(state)}


def rewards(state: OnMarsState, column: int) -> dict[str, int] | None:
    """Return what the reward tile of a column would give everybody now."""
    if state.rewards[column] == NONE:
        return None
    count = state.rules.components.rewards[state.rewards[column]].count
    return {COLOURS[place]: count.of(state, place) for place in range(state.rules.places)}


def next_level(state: OnMarsState) -> Outlook | None:
    """Return what the next level of the Colony brings; None at the highest one."""
    level = state.level + 1
    if level > LEVEL_MOST:
        return None
    new = "all" if level == ALL_NEW_LEVEL else "level-1" if level == LAST_NEW_LEVEL else None
    scores = level in PROGRESS_LEVELS
    return {
        "level": level,
        "blueprints": new,
        "techs": min(state.grid.count(NONE), sum([len(stack) for stack in state.tech_stacks])),
        "warehouse": state.rules.stock,
        "progress": {
            COLOURS[place]: PROGRESS_OP[state.progress[place].bit_count()] if scores else 0
            for place in range(state.rules.places)
        },
        "remaining": level >= REMAINING_LEVEL and state.remaining > 0,
    }


def missions(state: OnMarsState) -> Outlook:
    """Return how far every mission has come, and the Crystals of the next contribution."""
    found: Outlook = {}
    for letter, mission in enumerate(state.missions):
        if mission == NONE:
            continue
        card = state.rules.components.missions[mission]
        left, needed = state.mission_left[letter], card.needed[state.rules.places - 2]
        found[card.name] = {
            "done": needed - left,
            "needed": needed,
            "crystals": card.crystals if left else 0,
        }
    return found


def contract_progress(state: OnMarsState, contract: int) -> Outlook:
    """Return how far the owner of a contract has come, and what it is worth as things stand."""
    card = state.rules.components.contracts[contract]
    owner = state.contract_owner[contract]
    is_done = is_contract_done(state, contract)
    shown: Outlook = {
        "owner": COLOURS[owner],
        "done": is_done,
        "points": card.done if is_done else -card.failed,
    }
    if card.is_delivery:
        start = contract * len(ITEMS)
        shown["missing"] = {
            ITEMS[item]: need - state.delivered[start + item]
            for item, need in enumerate(card.items)
            if need > state.delivered[start + item]
        }
        return shown
    sizes = [
        state.size_at(state.built_at[blueprint])
        for blueprint in state.advanced_of(owner)
        if state.rules.blueprints[blueprint].building == card.building
    ]
    return {**shown, "size": max(sizes, default=0), "needed": CONTRACT_COMPLEX}


def shuttle(state: OnMarsState) -> Outlook | None:
    """Return after how many Shuttle phases it leaves, where to, and where it would land now."""
    if state.rules.shuttle_stops and state.level >= STOPS_FROM:
        return None
    return {
        "phases": state.shuttle_space,
        "to": SIDES[COLONY - state.shuttle_side],
        "lands": state.rules.components.shuttle[state.level - 1],
    }
