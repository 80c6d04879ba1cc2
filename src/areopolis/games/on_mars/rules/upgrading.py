"""Upgrading buildings: a Blueprint's marker goes on a building that fits (3.8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import UpgradeAt, UseTech
from areopolis.games.on_mars.data.constants import (
    ADVANCED,
    ADVANCED_PLACED,
    LARGE_COMPLEX,
    MINERAL,
    NONE,
    PIECE_KINDS,
    UPGRADE_TECH,
)
from areopolis.games.on_mars.rules.base import SOMETIMES, ColonyEffect
from areopolis.games.on_mars.rules.displacing import Displace
from areopolis.games.on_mars.rules.missions import check_contracts, contribute
from areopolis.games.on_mars.rules.paying import PayResources, can_pay, short_of
from areopolis.games.on_mars.rules.sites import OUTSIDE_ZONE, in_zone, zone
from areopolis.games.on_mars.rules.techs import (
    TECH_NOT_NEEDED,
    TECH_USED,
    use_tech,
    why_not_used,
)

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NO_BLUEPRINT: Final = Reason("no-unbuilt-blueprint")
NOTHING_FITS: Final = Reason("nothing-to-upgrade")
UPGRADED_ALREADY: Final = Reason("upgraded-already")
WRONG_BUILDING: Final = Reason("wrong-building")
COMPLEX_TOO_SMALL: Final = Reason("complex-too-small", ((("size", "number"), LARGE_COMPLEX),))
NEEDS_TECH: Final = Reason("upgrade-needs-tech")

UPGRADE_COST: Final[tuple[int, ...]] = (MINERAL,)


def why_no_fit(state: OnMarsState, place: int, card: int, hexagon: int) -> Reason | None:
    """Return why a Blueprint does not fit on the building of a hex, wherever Bots are, or None."""
    blueprint = state.rules.blueprints[card]
    if state.building[hexagon] != state.type_of(place, blueprint.building):
        return WRONG_BUILDING
    piece = state.piece[hexagon]
    if piece != NONE and piece % PIECE_KINDS == ADVANCED:
        return UPGRADED_ALREADY
    if blueprint.level > 1 and state.size_at(hexagon) < LARGE_COMPLEX:
        return COMPLEX_TOO_SMALL
    return None


def unbuilt(state: OnMarsState, place: int) -> list[int]:
    """Return the Blueprints of *place* that are not built."""
    owner, built_at = state.card_owner, state.built_at
    return [n for n in range(len(owner)) if owner[n] == place and built_at[n] == NONE]


def upgrades(state: OnMarsState, place: int, anywhere: bool) -> list[tuple[int, int]]:
    """Return every Blueprint and hex with which *place* can upgrade now, whatever it costs."""
    cards = unbuilt(state, place)
    if not cards:
        return []
    hexes = list(range(len(state.building))) if anywhere else zone(state, place)
    return [
        (card, hexagon)
        for card in cards
        for hexagon in hexes
        if why_no_fit(state, place, card, hexagon) is None
    ]


def why_no_upgrade(state: OnMarsState, place: int, is_free: bool, anywhere: bool) -> Reason | None:
    """Return why *place* can upgrade nothing at all, or None."""
    cards = unbuilt(state, place)
    if not cards:
        return NO_BLUEPRINT
    short = None if is_free else short_of(state, place, UPGRADE_COST)
    if short is not None:
        return short
    hexes = list(range(len(state.building))) if anywhere else zone(state, place)
    for hexagon in hexes:
        if state.building[hexagon] != NONE:
            for card in cards:
                if why_no_fit(state, place, card, hexagon) is None:
                    return None
    return NOTHING_FITS


class UpgradeBuildings(ColonyEffect[Action]):
    """Upgrade buildings; *tech* allows more, and so does each Colonist with *teal*."""

    KEY = "upgrade-buildings"
    FIELDS = (
        ("count", "count"),
        ("free", "flag"),
        ("anywhere", "flag"),
        ("tech", "flag"),
        ("teal", "flag"),
        ("may", "flag"),
    )

    def __init__(
        self,
        count: int,
        free: int = 0,
        anywhere: int = 0,
        tech: int = 0,
        teal: int = 0,
        may: int = 0,
    ) -> None:
        self.count = count
        self.free = free
        self.anywhere = anywhere
        self.tech = tech
        self.teal = teal
        self.may = may

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        if not self.free and not can_pay(state, place, UPGRADE_COST):
            return None
        pairs = upgrades(state, place, self.anywhere > 0)
        if not pairs:
            return None
        lexicon = state.rules.lexicon
        options: list[Action] = []
        if self.count or (self.teal and state.quarters[place]):
            for card, hexagon in pairs:
                options.append(lexicon.upgrade[card][hexagon])
        if self.tech and not self.count:
            for owner in state.tech_owners(UPGRADE_TECH):
                options.append(lexicon.tech[owner])
        if not options:
            return None
        if self.may:
            options.append(lexicon.stop)
        return Decision(place, "upgrade" if self.count else "upgrade-more", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, UseTech):
            level = state.tech_level(action.seat, UPGRADE_TECH)
            use_tech(state, by.seat, action.seat, UPGRADE_TECH)
            # Who uses a tile makes at least one of the upgrades that it allows.
            state.push_one(by, UpgradeBuildings(level, self.free, self.anywhere, 0, self.teal))
        elif isinstance(action, UpgradeAt):
            if not self.count:
                state.to_work(by.seat, 1)
            count = max(self.count - 1, 0)
            state.push_one(
                by,
                UpgradeBuildings(count, self.free, self.anywhere, self.tech, self.teal, 1),
            )
            raise_marker(state, by, action.card, action.hex)
            if not self.free:
                state.push_one(by, PayResources(UPGRADE_COST))

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        return why_no_upgrade(state, by.seat, self.free > 0, self.anywhere > 0)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, UseTech):
            why = why_not_used(state, action.seat, UPGRADE_TECH)
            return [TECH_NOT_NEEDED if why is TECH_USED and self.tech else why]
        if not isinstance(action, UpgradeAt):
            return super().obstacles(state, by, seat, action)
        if action.card not in unbuilt(state, seat):
            return [NO_BLUEPRINT]
        reason = why_no_fit(state, seat, action.card, action.hex)
        if reason is None and not self.anywhere and not in_zone(state, seat, action.hex):
            reason = OUTSIDE_ZONE
        if reason is None and not self.count:
            reason = NEEDS_TECH
        return super().obstacles(state, by, seat, action) if reason is None else [reason]

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.upgrade(state, by, self.count, self.tech)

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        return why_no_upgrade(state, by.seat, True, True) is None


def raise_marker(state: OnMarsState, by: Cause, card: int, hexagon: int) -> None:
    """Let an upgrade that is paid for happen next: displacement comes first."""
    state.push_one(by, RaiseMarker(card, hexagon))
    state.push_one(by, Displace(hexagon))


class RaiseMarker(ColonyEffect[Action]):
    """Move the marker of a Blueprint from the card to a building."""

    KEY = "raise-marker"
    AFTER = ("displace", "pay-crystals")
    BY_LACERDA = SOMETIMES
    FIELDS = (("blueprint", "card"), ("hex", "hex"))

    def __init__(self, blueprint: int, hex: int) -> None:
        self.blueprint = blueprint
        self.hex = hex

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.built_at = put(state.built_at, self.blueprint, self.hex)
        state.put_piece(by.seat, ADVANCED, self.hex)
        if state.listener is not None:
            state.listener(events.Upgraded(by.seat, self.blueprint, self.hex))
        contribute(state, by.seat, ADVANCED_PLACED)
        check_contracts(state)
        return None


UPGRADING_EFFECTS: Final = (UpgradeBuildings, RaiseMarker)
