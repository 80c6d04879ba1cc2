"""Constructing buildings: kind, hex, Tech, cost, and all that a new building brings (3.8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import Build, PlaceAt, UseTech
from areopolis.games.on_mars.data import first_colonists
from areopolis.games.on_mars.data.constants import (
    BUILDING_KINDS,
    CUBE_PLACED,
    GENERATOR,
    LOOSE_CRYSTAL,
    MINE,
    MINER,
    NONE,
    OXYGEN_CONDENSER,
    SHELTER,
)
from areopolis.games.on_mars.rules.base import SOMETIMES, ColonyEffect, needs_level
from areopolis.games.on_mars.rules.complexes import place_building, tech_needed
from areopolis.games.on_mars.rules.displacing import Displace, clear_ground
from areopolis.games.on_mars.rules.first_colonists import constructed, did
from areopolis.games.on_mars.rules.life_support import AdvanceLifeSupport
from areopolis.games.on_mars.rules.missions import check_contracts, contribute, receive
from areopolis.games.on_mars.rules.paying import PayResources
from areopolis.games.on_mars.rules.sites import (
    COSTS,
    boosts,
    legal_sites,
    serving,
    usable_level,
    why_not_constructed,
    why_not_there,
)
from areopolis.games.on_mars.rules.techs import use_tech

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

# One more than the kinds of buildings: any of them.
ANY_BUILDING: Final = BUILDING_KINDS

NOTHING_TO_CONSTRUCT: Final = Reason("nothing-to-construct")


class Construct(ColonyEffect[Action]):
    """Construct a building of a kind or of any; with *teal*, Colonists add to the level of Tech."""

    KEY = "construct"
    FIELDS = (("kind", "any-building"), ("teal", "flag"), ("may", "flag"))

    def __init__(self, kind: int, teal: int = 0, may: int = 0) -> None:
        self.kind = kind
        self.teal = teal
        self.may = may

    def level(self, state: OnMarsState, place: int) -> int:
        """Return the highest level of Tech, with all Colonists who may help."""
        helpers = boosts(self.kind, self.teal, state.quarters[place])
        return usable_level(state, place, self.kind, helpers)

    def why_not(self, state: OnMarsState, place: int, kind: int, quarters: int) -> Reason | None:
        """Return why a kind cannot be constructed, or None."""
        return why_not_constructed(state, place, kind, self.teal, quarters)

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place, quarters = by.seat, state.quarters[by.seat]
        lexicon = state.rules.lexicon
        options: list[Action] = []
        if self.kind == ANY_BUILDING:
            for kind in range(BUILDING_KINDS):
                if self.why_not(state, place, kind, quarters) is None:
                    options.append(lexicon.build[kind])
        elif self.why_not(state, place, self.kind, quarters) is None:
            for hexagon in legal_sites(state, place, self.kind, self.level(state, place)):
                options.append(lexicon.at[hexagon])
        if not options:
            return None
        if self.may:
            options.append(lexicon.stop)
        question = "construct" if self.kind == ANY_BUILDING else "construct-at"
        return Decision(place, question, options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, Build):
            state.push_one(by, Construct(action.building, self.teal))
        elif isinstance(action, PlaceAt):
            state.push_one(by, ConstructWithTech(self.kind, action.hex, self.teal))

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        if self.kind != ANY_BUILDING:
            return self.why_not(state, by.seat, self.kind, quarters)
        for kind in range(BUILDING_KINDS):
            if self.why_not(state, by.seat, kind, quarters) is None:
                return None
        return NOTHING_TO_CONSTRUCT

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        reason: Reason | None = None
        if isinstance(action, Build):
            reason = self.why_not(state, seat, action.building, state.quarters[seat])
        elif isinstance(action, PlaceAt) and self.kind != ANY_BUILDING:
            level = self.level(state, seat)
            reason = why_not_there(state, seat, self.kind, level, action.hex)
        return super().obstacles(state, by, seat, action) if reason is None else [reason]

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.construct(state, by, self.kind)

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        return state.rules.lacerda.can_construct(state, by.seat, self.kind)


class ConstructWithTech(ColonyEffect[UseTech]):
    """Use a Tech tile where a complex needs one; asked only where several serve (R-031)."""

    KEY = "construct-with-tech"
    FIELDS = (("building", "building"), ("hex", "hex"), ("teal", "flag"))

    def __init__(self, building: int, hex: int, teal: int) -> None:
        self.building = building
        self.hex = hex
        self.teal = teal

    def needed(self, state: OnMarsState, place: int) -> int:
        """Return the level of Tech for this hex."""
        return tech_needed(state, state.type_of(place, self.building), self.hex)

    def owners(self, state: OnMarsState, place: int) -> list[int]:
        """Return the owners of tiles that serve with the Colonists who may help."""
        helpers = boosts(self.building, self.teal, state.quarters[place])
        level = max(1, self.needed(state, place) - helpers)
        return serving(state, place, self.building, level)

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if not self.needed(state, by.seat):
            begin_construction(state, by, self.building, self.hex)
            return None
        owners = self.owners(state, by.seat)
        if len(owners) == 1:
            self.use(state, by, owners[0])
            return None
        tech = state.rules.lexicon.tech
        return Decision(by.seat, "construct-tech", [tech[owner] for owner in owners])

    def answer(self, state: OnMarsState, by: Cause, action: UseTech) -> None:
        self.use(state, by, action.seat)

    def use(self, state: OnMarsState, by: Cause, owner: int) -> None:
        """Use the tile of *owner*; Colonists make up for what it lacks."""
        place = by.seat
        lacks = self.needed(state, place) - state.tech_level(owner, self.building)
        use_tech(state, place, owner, self.building)
        state.to_work(place, max(0, lacks))
        begin_construction(state, by, self.building, self.hex)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, UseTech):
            return super().obstacles(state, by, seat, action)
        return [needs_level(self.building, self.needed(state, seat))]


def begin_construction(state: OnMarsState, by: Cause, kind: int, hexagon: int) -> None:
    """Pay for a building and raise it."""
    raise_building(state, by, kind, hexagon)
    if COSTS[kind]:
        state.push_one(by, PayResources(COSTS[kind]))


def raise_building(state: OnMarsState, by: Cause, kind: int, hexagon: int) -> None:
    """Let a building that needs no payment any more rise next: displacement comes first."""
    state.push_one(by, RaiseBuilding(kind, hexagon))
    state.push_one(by, Displace(hexagon))


class RaiseBuilding(ColonyEffect[Action]):
    """Put a building on the map: arrows, gains, Colonist, Progress cube, life support (R-141)."""

    KEY = "raise-building"
    AFTER = ("displace", "pay-resources")
    BY_LACERDA = SOMETIMES
    FIELDS = (("building", "building"), ("hex", "hex"))

    def __init__(self, building: int, hex: int) -> None:
        self.building = building
        self.hex = hex

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place, kind, hexagon = by.seat, self.building, self.hex
        clear_ground(state, hexagon)
        if kind == SHELTER:
            state.shelters = put(state.shelters, place, state.shelters[place] + 1)
        size = place_building(state, state.type_of(place, kind), hexagon)
        if state.listener is not None:
            state.listener(events.Constructed(place, kind, hexagon, size))
        if kind != SHELTER:
            turn_tile(state, kind, hexagon)
        if kind == MINE:
            staff_mine(state, place, hexagon)
        if GENERATOR <= kind <= OXYGEN_CONDENSER:
            state.push_one(by, AdvanceLifeSupport(kind))
        # Kinds and what they give have the same numbers.
        receive(state, by, kind, size)
        if kind == SHELTER:
            did(state, place, first_colonists.BUILD_SHELTER)
        elif size > 1:
            place_cube(state, place, kind)
        constructed(state, place, kind)
        check_contracts(state)
        return None


def turn_tile(state: OnMarsState, kind: int, hexagon: int) -> None:
    """Take the top tile of a stack; its arrows leave Crystals on empty hexes (R-088 to R-090)."""
    stack = state.stacks[kind]
    state.stacks = put(state.stacks, kind, stack[:-1])
    if len(stack) > 1:
        # The arrows of the next tile can be seen now.
        state.reveal()
    towards = state.rules.map.towards[hexagon]
    for direction in state.rules.components.arrows[kind][stack[-1]]:
        near = towards[direction]
        if near != NONE and state.is_empty(near):
            state.ground = put(state.ground, near, LOOSE_CRYSTAL)
            if state.listener is not None:
                state.listener(events.CrystalPlaced(near))


def staff_mine(state: OnMarsState, place: int, hexagon: int) -> None:
    """Put a Colonist of the Living Quarters on a new Mine."""
    # The Colonists of Lacerda are without number.
    if not state.is_automa(place):
        state.quarters[place] -= 1
    state.put_piece(place, MINER, hexagon)


def place_cube(state: OnMarsState, place: int, kind: int) -> None:
    """Put the Progress cube of a kind into the Progress area, once (R-119, R-120)."""
    if state.progress[place] >> kind & 1:
        return
    state.progress = put(state.progress, place, state.progress[place] | 1 << kind)
    if state.listener is not None:
        state.listener(events.CubePlaced(place, kind))
    contribute(state, place, CUBE_PLACED)


CONSTRUCTING_EFFECTS: Final = (Construct, ConstructWithTech, RaiseBuilding)
