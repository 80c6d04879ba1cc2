"""How Lacerda constructs and upgrades (4.4.6, 4.4.10, 4.4.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.cause import CAUSES
from areopolis.core.decision import Ask
from areopolis.core.effect import Cause
from areopolis.games.on_mars import events
from areopolis.games.on_mars.data.constants import (
    BUILDING_KINDS,
    GENERATOR,
    LARGE_COMPLEX,
    MINE,
    MINER,
    NONE,
    PIECE_KINDS,
    RESEARCH,
    STACKS,
    UPGRADE_TECH,
)
from areopolis.games.on_mars.rules.base import ALWAYS, ColonyEffect
from areopolis.games.on_mars.rules.complexes import tech_needed
from areopolis.games.on_mars.rules.constructing import raise_building
from areopolis.games.on_mars.rules.lacerda.drawing import draw
from areopolis.games.on_mars.rules.rover_tiles import benefit_of
from areopolis.games.on_mars.rules.rover_tiles import has_tile as lies_on
from areopolis.games.on_mars.rules.sites import best_level, has_tile, legal_sites
from areopolis.games.on_mars.rules.techs import use_tech
from areopolis.games.on_mars.rules.upgrading import raise_marker, unbuilt, why_no_fit

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def sites(state: OnMarsState, place: int, kind: int) -> list[int]:
    """Return the hexes on which he can construct a kind: anywhere, with the best Tech in play."""
    if not has_tile(state, place, kind):
        return []
    return legal_sites(state, place, kind, best_level(state, place, kind), anywhere=True)


def next_kind(state: OnMarsState, place: int) -> int:
    """Return the kind that his sequence comes to, or NONE after five kinds without success."""
    for step in range(STACKS):
        kind = (state.sequence + step) % STACKS
        is_behind = kind == MINE or state.lss[kind - GENERATOR] <= state.level
        if is_behind and sites(state, place, kind):
            return kind
    return NONE


def construct(state: OnMarsState, by: Cause, kind: int) -> None:
    """Construct a kind as part of the largest complex that Tech allows, without cost."""
    place = by.seat
    wanted = state.type_of(place, kind)
    found = sites(state, place, kind)
    if not found:
        return
    needs = [tech_needed(state, wanted, hexagon) for hexagon in found]
    largest = max(needs)
    best = [hexagon for hexagon, need in zip(found, needs, strict=True) if need == largest]
    # He spares tiles that he could collect.
    spared = [hexagon for hexagon in best if not is_collectable(state, place, hexagon)]
    hexagon = draw(state, spared or best)
    if largest:
        owner = place if state.tech_level(place, kind) >= largest else other_owner(place)
        use_tech(state, place, owner, kind)
    raise_building(state, by, kind, hexagon)


def is_collectable(state: OnMarsState, place: int, hexagon: int) -> bool:
    """Whether a tile lies on a hex that Lacerda could take."""
    tile = state.ground[hexagon]
    if not lies_on(state, hexagon):
        return False
    if tile >= RESEARCH and state.research[place] >> (tile - RESEARCH) & 1:
        return False
    by = CAUSES[place]
    return any(effect.can_automate(state, by) for effect in benefit_of(state, tile))


def other_owner(place: int) -> int:
    """Return the place of the other player of a solo game."""
    return 1 - place


def construct_next(state: OnMarsState, by: Cause) -> None:
    """Construct the kind of the sequence, whose Bot goes on to the icon after it."""
    kind = next_kind(state, by.seat)
    if kind == NONE:
        return
    set_sequence(state, (kind + 1) % STACKS)
    construct(state, by, kind)


def set_sequence(state: OnMarsState, kind: int) -> None:
    """Put the Bot of the sequence on the icon of a kind."""
    state.sequence = kind
    if state.listener is not None:
        state.listener(events.SequenceMoved(kind))


def can_construct(state: OnMarsState, place: int, kind: int) -> bool:
    """Whether he can construct a kind, or any that his sequence comes to."""
    if kind >= BUILDING_KINDS:
        return next_kind(state, place) != NONE
    return bool(sites(state, place, kind))


def fitting(state: OnMarsState, place: int, card: int) -> list[int]:
    """Return the buildings for a Blueprint in the order of his liking, the best ones only."""
    hexes = [
        hexagon
        for hexagon in range(len(state.building))
        if state.building[hexagon] != NONE and why_no_fit(state, place, card, hexagon) is None
    ]
    if state.rules.blueprints[card].level < LARGE_COMPLEX:
        hexes = [n for n in hexes if state.size_at(n) < LARGE_COMPLEX] or hexes
    miner = place * PIECE_KINDS + MINER
    return [n for n in hexes if state.piece[n] != miner] or hexes


def in_his_order(state: OnMarsState, place: int) -> list[int]:
    """Return his Blueprints to be built: for his Scientists' points, then level 3, then number."""
    scored = [
        state.rules.components.scientists[n].scores
        for n, owner in enumerate(state.scientist_owner)
        if owner == place
    ]
    cards = state.rules.blueprints
    low: list[int] = []
    high: list[int] = []
    liked: list[int] = []
    for card in unbuilt(state, place):
        if cards[card].building in scored:
            liked.append(card)
        elif cards[card].level >= LARGE_COMPLEX:
            high.append(card)
        else:
            low.append(card)
    liked = [n for n in liked if cards[n].level >= LARGE_COMPLEX] + [
        n for n in liked if cards[n].level < LARGE_COMPLEX
    ]
    return liked + high + low


def possible_upgrades(state: OnMarsState, place: int) -> int:
    """Return how many of his Blueprints find buildings of their own."""
    taken: list[int] = []
    for card in in_his_order(state, place):
        for hexagon in range(len(state.building)):
            if (
                hexagon not in taken
                and state.building[hexagon] != NONE
                and why_no_fit(state, place, card, hexagon) is None
            ):
                taken.append(hexagon)
                break
    return len(taken)


def upgrade(state: OnMarsState, by: Cause, count: int, tech: int) -> None:
    """Upgrade as many buildings as he may, with an Upgrade Tech if that allows more."""
    place = by.seat
    possible = possible_upgrades(state, place)
    if tech and possible > count:
        own = state.tech_level(place, UPGRADE_TECH)
        other = state.tech_level(other_owner(place), UPGRADE_TECH)
        if own or other:
            is_own = min(possible, count + own) >= min(possible, count + other)
            use_tech(state, place, place if is_own else other_owner(place), UPGRADE_TECH)
            count += own if is_own else other
    state.push_one(by, UpgradeForLacerda(min(count, possible)))


class UpgradeForLacerda(ColonyEffect[Action]):
    """Upgrade the building that he likes best, so many times."""

    KEY = "upgrade-for-lacerda"
    BY_LACERDA = ALWAYS
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if not self.count:
            return None
        for card in in_his_order(state, by.seat):
            hexes = fitting(state, by.seat, card)
            if hexes:
                state.push_one(by, UpgradeForLacerda(self.count - 1))
                raise_marker(state, by, card, draw(state, hexes))
                return None
        return None


BUILDING_EFFECTS: Final = (UpgradeForLacerda,)
