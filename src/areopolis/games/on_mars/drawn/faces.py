"""What is printed on boards, cards and tiles, for clients that draw them; JSON-able."""

from __future__ import annotations

from typing import Any

from areopolis.games.on_mars.data.components import DIRECTIONS, Cost
from areopolis.games.on_mars.data.constants import (
    ACTIONS,
    BUILDING_KINDS,
    BUILDINGS,
    COLONY_ACTIONS,
    COLONY_SPACES_FROM,
    COLOURS,
    GRID_SPACES,
    HANGAR_OP,
    HIRE,
    ITEMS,
    LSS_KINDS,
    MINE,
    PROGRESS_OP,
    SIDES,
    SLOTS_EACH,
    SLOTTED,
    STACKS,
    TECHS,
)
from areopolis.games.on_mars.data.pack_reader import PLAYERS
from areopolis.games.on_mars.data.written import write_cost
from areopolis.games.on_mars.drawn.cards import Face, card_faces, icons, tile_faces
from areopolis.games.on_mars.rulebook import Components
from areopolis.games.on_mars.rules.learning import grid_cost
from areopolis.games.on_mars.rules.sites import COSTS


def faces(components: Components) -> dict[str, dict[str, Face]]:
    """Return what is printed on every thing, by kind and name."""
    say = components.vocabulary
    return {
        "hex": {name: hex_face(components, n) for n, name in enumerate(components.map.names)},
        "building": {BUILDINGS[n]: building_face(components, n) for n in range(BUILDING_KINDS)},
        "tech": {name: {"building": name if name in BUILDINGS else None} for name in TECHS},
        "lab": {name: lab_face(components, n) for n, name in enumerate(components.lab.names)},
        "grid": {
            name: {"row": name[0], "cost": write_cost(Cost(grid_cost(n)))}
            for n, name in enumerate(GRID_SPACES)
        },
        "main-action": {name: action_face(n) for n, name in enumerate(ACTIONS)},
        "space": {
            str(n + 1): {"side": SIDES[n >= COLONY_SPACES_FROM], "icons": icons(effects, say)}
            for n, effects in enumerate(components.turn_order)
        },
        "executive": {
            one.name: {"space": str(n + 1), "cost": one.cost, "icons": icons(one.effect, say)}
            for n, one in enumerate(components.executive)
        },
        **card_faces(components),
        **tile_faces(components),
        "board": {
            "quarters": {"points": list(components.quarters_op)},
            "hangar": {"points": HANGAR_OP},
            "progress": {"points": list(PROGRESS_OP)},
            "life-support": {"rows": components.lss_rows},
            "shuttle": {"lands": list(components.shuttle)},
        },
    }


def hex_face(components: Components, hexagon: int) -> Face:
    """Return a hex: where it lies, how it is marked, and whose Shelter begins there."""
    hexes = components.map
    q, r = hexes.hexes[hexagon]
    mark = None
    if hexagon == hexes.mine:
        mark = "mine"
    elif hexagon in hexes.starts:
        mark = "start"
    elif any(hexagon in corner for corner in hexes.research):
        mark = "research"
    shelters = {
        players: COLOURS[row.index(hexagon)]
        for players, row in zip(PLAYERS, hexes.shelters, strict=True)
        if hexagon in row
    }
    return {"q": q, "r": r, "mark": mark, "shelters": shelters}


def building_face(components: Components, kind: int) -> Face:
    """Return a kind of building: cost, product, life support, and the arrows of its tiles."""
    cost = Cost(colonists=1) if kind == MINE else Cost(COSTS[kind])
    tiles = components.arrows[kind] if kind < STACKS else ()
    return {
        "cost": write_cost(cost),
        "gives": ITEMS[kind],
        "life_support": kind in LSS_KINDS,
        "arrows": [[DIRECTIONS[n] for n in tile] for tile in tiles],
    }


def lab_face(components: Components, space: int) -> Face:
    """Return a space of the laboratory; the lower the space, the greater its y."""
    lab = components.lab
    level = lab.levels[space]
    return {
        "level": level,
        "y": lab.heights[space],
        "right": [lab.names[other] for other in lab.right[space]],
        "cost": write_cost(lab.costs[level - 1]),
        "points": lab.points[level - 1],
        "icons": icons(lab.benefits[space], components.vocabulary),
    }


def action_face(action: int) -> dict[str, Any]:
    """Return a main action: its side and its slots for red Colonists; Hire has one per colour."""
    slots = 0 if action not in SLOTTED else 1 if action == HIRE else SLOTS_EACH
    return {
        "side": SIDES[action in COLONY_ACTIONS],
        "slots": slots,
        "slots_of_each": action == HIRE,
    }
