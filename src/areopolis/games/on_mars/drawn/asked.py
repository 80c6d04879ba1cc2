"""What the open question means on the map: sites of a building, and the reach of a piece."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from areopolis.games.on_mars.data.constants import (
    COLOURS,
    FIRST_OF_TYPE_OP,
    GENERATOR,
    ITEMS,
    KINDS,
    LEVEL_MOST,
    LSS_KINDS,
    NONE,
    PIECE_KINDS,
    PIECES,
    SHELTER,
)
from areopolis.games.on_mars.rules.complexes import connected_to, tech_needed
from areopolis.games.on_mars.rules.constructing import ANY_BUILDING, Construct
from areopolis.games.on_mars.rules.life_support import FIRST_ROW
from areopolis.games.on_mars.rules.moving import MoveOne
from areopolis.games.on_mars.rules.sites import legal_sites
from areopolis.games.on_mars.rules.walking import crystals_on_way

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

Outlook = dict[str, Any]


def asked(state: OnMarsState, seat: int) -> Outlook:
    """Return what the hexes of the open question of *seat* mean, by their names."""
    step = state.top
    if seat not in state.deciding or step is None:
        return {}
    effect, by = step.effect, step.by
    names = state.vocabulary.names["hex"]
    if isinstance(effect, Construct) and effect.kind != ANY_BUILDING:
        hexes = legal_sites(state, seat, effect.kind, effect.level(state, seat))
        return {"sites": {names[n]: site(state, seat, effect.kind, n) for n in hexes}}
    if isinstance(effect, MoveOne):
        ends = effect.ends(state, by)
        counts = [0] * len(names)
        if ends and (effect.is_rover or effect.moving.as_rover):
            far = state.rules.map.apart[effect.start][ends[-1]]
            counts = crystals_on_way(state, effect.start, far)
        return {"reach": {names[n]: reach(state, effect, n, counts[n]) for n in ends}}
    return {}


def site(state: OnMarsState, seat: int, kind: int, hexagon: int) -> Outlook:
    """Return what a building of a kind on a hex would bring, need and drive away."""
    wanted = state.type_of(seat, kind)
    size = connected_to(state, wanted, hexagon) + 1
    room = size
    if kind < KINDS:
        room = state.limit(seat) - state.storage[seat * KINDS + kind]
    piece, tile = state.piece[hexagon], state.ground[hexagon]
    points, rises = life_support(state, seat, kind)
    return {
        "size": size,
        "tech": max(0, tech_needed(state, wanted, hexagon)),
        "gives": ITEMS[kind],
        "count": size,
        "kept": min(size, room),
        "crystals": [state.vocabulary.names["hex"][n] for n in arrows(state, kind, hexagon)],
        "moves": None
        if piece == NONE
        else {"piece": PIECES[piece % PIECE_KINDS], "of": COLOURS[piece // PIECE_KINDS]},
        "ground": None if tile == NONE else state.vocabulary.names["ground"][tile],
        "reward": points,
        "rises": rises,
    }


def arrows(state: OnMarsState, kind: int, hexagon: int) -> list[int]:
    """Return the hexes on which the arrows of the next tile would leave Crystals."""
    if kind == SHELTER or not state.stacks[kind]:
        return []
    towards = state.rules.map.towards[hexagon]
    near = [towards[n] for n in state.rules.components.arrows[kind][state.stacks[kind][-1]]]
    return [other for other in near if other != NONE and state.is_empty(other)]


def life_support(state: OnMarsState, seat: int, kind: int) -> tuple[int | None, bool]:
    """Return the points for a building of life support, and whether it lets the Colony rise.

    None where its builder gets neither reward nor benefit.
    """
    if kind not in LSS_KINDS:
        return None, False
    column = kind - GENERATOR
    row = state.lss[column]
    if row >= state.rules.components.lss_rows:
        return None, False
    rows = [*state.lss]
    rows[column] += 1
    rises = state.level < LEVEL_MOST and min(rows) > state.level
    first = FIRST_OF_TYPE_OP if row == FIRST_ROW else 0
    if row > state.level:
        return None, rises
    reward = state.rewards[column]
    points = state.rules.components.rewards[reward].count.of(state, seat) if reward != NONE else 0
    return first + points, rises


def reach(state: OnMarsState, effect: MoveOne, hexagon: int, crystals: int) -> Outlook:
    """Return how far a hex is, what going there costs, and the Crystals on the way."""
    return {
        "far": state.rules.map.apart[effect.start][hexagon],
        "price": effect.points_after(state, hexagon)[2],
        "with": "crystal" if effect.moving.crystals else "colonist",
        "crystals": crystals,
    }
