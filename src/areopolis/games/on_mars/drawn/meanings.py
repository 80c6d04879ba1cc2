"""What an answer to the open question will do, said before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.effect import Effect
from areopolis.core.phrase import Phrase, Said
from areopolis.games.on_mars.answers import (
    Explore,
    MovePast,
    MoveTo,
    PlaceAt,
    TakeMain,
    TakeTech,
    UseTech,
)
from areopolis.games.on_mars.data.components import Cost
from areopolis.games.on_mars.data.constants import (
    DISCOVERIES,
    NONE,
    PIECE_KINDS,
    ROVER_TECH,
    SHIP_TECH,
    SLOT_OF,
    UPGRADE_TECH,
)
from areopolis.games.on_mars.drawn.asked import arrows, life_support
from areopolis.games.on_mars.rules.complexes import connected_to
from areopolis.games.on_mars.rules.constructing import ANY_BUILDING, Construct, ConstructWithTech
from areopolis.games.on_mars.rules.learning import grid_cost
from areopolis.games.on_mars.rules.moving import MoveOne, Moving
from areopolis.games.on_mars.rules.slots import extra_cost
from areopolis.games.on_mars.rules.upgrading import UpgradeBuildings
from areopolis.games.on_mars.words.texts import cost_text, effects_text

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

JOIN: Final = "join.sentences"
EXTRA_COST: Final = "table.extra-cost"
KEYS: Final = (
    JOIN,
    "meaning.alone",
    "meaning.complex",
    "meaning.tech",
    "meaning.makes-room",
    "meaning.destroys",
    "meaning.crystals",
    "meaning.life-support",
    "meaning.rises",
    "meaning.costs-crystals",
    "meaning.costs-colonists",
    "meaning.own-tech",
    "meaning.foreign-tech",
    "meaning.grid",
)


def meaning(state: OnMarsState, action: Action) -> Phrase | None:
    """Return what an answer will do; None where its name says it."""
    step = state.top
    if step is None:
        return None
    effect, by = step.effect, step.by
    if isinstance(action, PlaceAt) and isinstance(effect, Construct):
        if effect.kind != ANY_BUILDING:
            return site(state, by.seat, effect.kind, action.hex)
    elif isinstance(action, MoveTo | MovePast) and isinstance(effect, MoveOne):
        return price(state, effect, action.hex)
    elif isinstance(action, UseTech):
        return tech(state, by.seat, action.seat, tech_of(effect))
    elif isinstance(action, TakeMain):
        slot = SLOT_OF[action.action]
        cost = extra_cost(state, by.seat, slot) if slot != NONE else 0
        return Phrase(EXTRA_COST, (number("count", cost),)) if cost else None
    elif isinstance(action, TakeTech) and state.grid[action.grid] != NONE:
        cost_said: Said = (("cost", "phrase"), cost_text(Cost(grid_cost(action.grid))))
        return Phrase("meaning.grid", ((("tech", "tech"), state.grid[action.grid]), cost_said))
    elif isinstance(action, Explore) and 0 <= state.exploration[action.exploration] < DISCOVERIES:
        tile = state.rules.components.discoveries[state.exploration[action.exploration]]
        return joined(list(effects_text(tile.effect)))
    return None


def number(name: str, value: int) -> Said:
    """Return a number as a part of a phrase."""
    return ((name, "number"), value)


def joined(phrases: list[Phrase]) -> Phrase | None:
    """Return sentences one after the other; None where there is none."""
    said: Phrase | None = None
    for phrase in phrases:
        if said is None:
            said = phrase
        else:
            said = Phrase(JOIN, ((("first", "phrase"), said), (("last", "phrase"), phrase)))
    return said


def site(state: OnMarsState, seat: int, kind: int, hexagon: int) -> Phrase | None:
    """Return what a building of a kind on a hex brings, needs and drives away."""
    connected = connected_to(state, state.type_of(seat, kind), hexagon)
    item: Said = (("item", "item"), kind)
    said = [Phrase("meaning.alone", (item,))]
    if connected:
        said = [Phrase("meaning.complex", (number("size", connected + 1), item))]
        said.append(Phrase("meaning.tech", ((("tech", "tech"), kind), number("level", connected))))
    piece, tile = state.piece[hexagon], state.ground[hexagon]
    if piece != NONE:
        owner: Said = (("seat", "seat"), piece // PIECE_KINDS)
        said.append(
            Phrase("meaning.makes-room", ((("piece", "piece"), piece % PIECE_KINDS), owner))
        )
    if tile != NONE:
        said.append(Phrase("meaning.destroys", ((("tile", "ground"), tile),)))
    near = arrows(state, kind, hexagon)
    if near:
        said.append(Phrase("meaning.crystals", (number("count", len(near)),)))
    points, rises = life_support(state, seat, kind)
    if points is not None:
        said.append(Phrase("meaning.life-support", (number("count", points),)))
    if rises:
        said.append(Phrase("meaning.rises", (number("level", state.level + 1),)))
    return joined(said)


def price(state: OnMarsState, effect: MoveOne, hexagon: int) -> Phrase | None:
    """Return what a way costs beyond the free points."""
    spent = effect.points_after(state, hexagon)[2]
    if not spent:
        return None
    key = "meaning.costs-crystals" if effect.moving.crystals else "meaning.costs-colonists"
    return Phrase(key, (number("count", spent),))


def tech_of(effect: Effect[Any, Any]) -> int:
    """Return the technology whose use an effect asks for."""
    if isinstance(effect, ConstructWithTech):
        return effect.building
    if isinstance(effect, Moving):
        return ROVER_TECH
    return UPGRADE_TECH if isinstance(effect, UpgradeBuildings) else SHIP_TECH


def tech(state: OnMarsState, seat: int, owner: int, kind: int) -> Phrase:
    """Return the level of a tile, and that its owner is compensated."""
    level = number("level", state.tech_level(owner, kind))
    said: tuple[Said, ...] = ((("tech", "tech"), kind), level)
    return Phrase("meaning.own-tech" if owner == seat else "meaning.foreign-tech", said)
