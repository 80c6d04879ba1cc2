"""Welcoming Ships: into the Hangar, with Colonists and Bots aboard (3.8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import events
from areopolis.games.on_mars.answers import PlaceAt, TakeCrew, UseTech, WelcomeShip
from areopolis.games.on_mars.data import first_colonists
from areopolis.games.on_mars.data.components import DISTANCE_MOST
from areopolis.games.on_mars.data.constants import (
    BOT,
    BOT_PLACED,
    DEPOT_SPACES,
    NONE,
    PLANT,
    SHELTER,
    SHIP_TECH,
    WATER,
)
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.first_colonists import did
from areopolis.games.on_mars.rules.missions import contribute
from areopolis.games.on_mars.rules.paying import PayResources, can_pay, needs
from areopolis.games.on_mars.rules.ship_tech import (
    EXTRA_COLONISTS,
    EXTRA_SHIPS,
    RAISE_LIMIT,
    SHIP_TECH_EFFECTS,
    UseShipTech,
)
from areopolis.games.on_mars.rules.techs import (
    TECH_NOT_NEEDED,
    TECH_USED,
    use_tech,
    used_level,
    why_not_used,
)

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

SHIP_LIMIT: Final = Reason("ship-limit")
NO_SHIP: Final = Reason("no-ship-in-depot")
NEEDS_BOOST: Final = Reason("no-colonist-to-boost")
NOT_BY_SHELTER: Final = Reason("not-by-shelter")

SHIP_COST: Final[tuple[int, ...]] = (WATER, PLANT)
TOO_DEAR: Final = needs(SHIP_COST)
CREW: Final = 2
PRIVATE_CREW: Final = 3


def welcome(state: OnMarsState, place: int, depot: int) -> None:
    """Move the Ship of a space of the Depot to the Hangar."""
    state.ships = put(state.ships, place, state.ships[place] & ~(1 << depot))
    state.hangar = put(state.hangar, place, state.hangar[place] + 1)
    if state.listener is not None:
        state.listener(events.ShipWelcomed(place, depot))
    did(state, place, first_colonists.WELCOME)


def place_bot(state: OnMarsState, place: int, hexagon: int) -> None:
    """Put a new Bot on the map."""
    state.bots_left = put(state.bots_left, place, state.bots_left[place] - 1)
    state.put_piece(place, BOT, hexagon)
    if state.listener is not None:
        state.listener(events.BotPlaced(place, hexagon))
    contribute(state, place, BOT_PLACED)


def landing_hexes(state: OnMarsState, place: int) -> list[int]:
    """Return where a new Bot may stand: own Shelters without a piece, else close by (R-101)."""
    own = SHELTER + place
    shelters = [n for n, building in enumerate(state.building) if building == own]
    free = [hexagon for hexagon in shelters if state.piece[hexagon] == NONE]
    if free:
        return free
    for far in range(1, DISTANCE_MOST):
        found: list[int] = []
        for shelter in shelters:
            for hexagon in state.rules.map.rings[shelter][far]:
                if hexagon not in found and state.is_empty(hexagon):
                    found.append(hexagon)
        if found:
            found.sort()
            return found
    return []


SETTLE: Final = "settle-ship"


class WelcomeShips(ColonyEffect[Action]):
    """Welcome Ships, one after the other; with *teal*, one more for each Colonist sent to work.

    *private*: one Colonist more comes with each. *tech*: Ship Tech may be used. After the first
    Ship the rest *may* be left, *boosters* Colonists can still be sent (NONE: all who are there
    and did not come in this turn), and the limit may be *raised* by a tile.
    """

    KEY = "welcome-ships"
    FIELDS = (
        ("count", "count"),
        ("free", "flag"),
        ("private", "flag"),
        ("teal", "flag"),
        ("tech", "flag"),
        ("may", "flag"),
        ("boosters", "maybe"),
        ("raised", "flag"),
    )

    def __init__(
        self,
        count: int,
        free: int = 0,
        private: int = 0,
        teal: int = 0,
        tech: int = 0,
        may: int = 0,
        boosters: int = NONE,
        raised: int = 0,
    ) -> None:
        self.count = count
        self.free = free
        self.private = private
        self.teal = teal
        self.tech = tech
        self.may = may
        self.boosters = boosters
        self.raised = raised

    def helpers(self, state: OnMarsState, place: int) -> int:
        """Return how many Colonists may be sent: none who came in this turn (R-282)."""
        if not self.teal:
            return 0
        if self.boosters != NONE:
            return self.boosters
        return max(0, state.quarters[place] - state.gained)

    def raise_of_limit(self, state: OnMarsState, place: int) -> int:
        """Return by how much the limit is raised: the level of the one tile that was used."""
        return used_level(state, place, SHIP_TECH) if self.raised else 0

    def why_not(self, state: OnMarsState, place: int, raised: int) -> Reason | None:
        """Return why no Ship can be welcomed with the limit raised so far, or None."""
        if not state.ships[place]:
            return NO_SHIP
        if state.ships_removed(place) >= state.level + raised:
            return SHIP_LIMIT
        return None if self.free or can_pay(state, place, SHIP_COST) else TOO_DEAR

    def techs(self, state: OnMarsState, place: int) -> list[int]:
        """Return whose Ship Tech would allow the next Ship, where that is what it does."""
        if not self.tech or self.raised:
            return []
        option = state.rules.ship_tech
        if option == EXTRA_SHIPS:
            if self.count or self.why_not(state, place, 0) is not None:
                return []
            return state.tech_owners(SHIP_TECH)
        if option != RAISE_LIMIT or self.why_not(state, place, 0) is not SHIP_LIMIT:
            return []
        if not self.count and not self.helpers(state, place):
            return []
        return [
            owner
            for owner in state.tech_owners(SHIP_TECH)
            if self.why_not(state, place, state.tech_level(owner, SHIP_TECH)) is None
        ]

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        lexicon = state.rules.lexicon
        options: list[Action] = []
        has_hands = self.count > 0 or self.helpers(state, place) > 0
        if has_hands and self.why_not(state, place, self.raise_of_limit(state, place)) is None:
            for depot in range(DEPOT_SPACES):
                if state.ships[place] >> depot & 1:
                    options.append(lexicon.ship[depot])
        for owner in self.techs(state, place):
            options.append(lexicon.tech[owner])
        if not options:
            self.finish(state, by)
            return None
        if self.may:
            options.append(lexicon.stop)
        return Decision(place, "welcome-ship" if self.count else "welcome-more-ships", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, UseTech):
            self.use(state, by, action.seat)
        elif isinstance(action, WelcomeShip):
            boosters = self.helpers(state, by.seat)
            if not self.count:
                state.to_work(by.seat, 1)
                boosters -= 1
            count = max(self.count - 1, 0)
            state.push_one(by, self.going_on(count, self.tech, 1, boosters, self.raised))
            state.push_one(by, SettleShip(action.depot, self.private))
            if not self.free:
                state.push_one(by, PayResources(SHIP_COST))
        else:
            self.finish(state, by)

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """The Ships are of one place."""
        others = [1 for effect, cause in before if effect.KEY == SETTLE and cause.seat != by.seat]
        return "by" if others else super().misfit(state, by, before)

    def going_on(self, count: int, tech: int, may: int, boosters: int, raised: int) -> WelcomeShips:
        """Return this effect as it goes on."""
        return WelcomeShips(count, self.free, self.private, self.teal, tech, may, boosters, raised)

    def use(self, state: OnMarsState, by: Cause, owner: int) -> None:
        """Use a Ship Tech for the next Ship, which must then be welcomed."""
        level = state.tech_level(owner, SHIP_TECH)
        use_tech(state, by.seat, owner, SHIP_TECH)
        boosters = self.helpers(state, by.seat)
        if state.rules.ship_tech == EXTRA_SHIPS:
            state.push_one(by, self.going_on(level, 0, 0, boosters, 0))
        else:
            state.push_one(by, self.going_on(self.count, 0, 0, boosters, 1))

    def finish(self, state: OnMarsState, by: Cause) -> None:
        """Let Ship Tech bring more Colonists after the last Ship."""
        if self.may and self.tech and state.rules.ship_tech == EXTRA_COLONISTS:
            state.push_one(by, UseShipTech())

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        reason = self.why_not(state, by.seat, 0)
        if reason is SHIP_LIMIT and self.techs(state, by.seat):
            return None
        return reason

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, UseTech):
            why = why_not_used(state, action.seat, SHIP_TECH)
            is_open = self.tech and not self.raised
            return [TECH_NOT_NEEDED if why is TECH_USED and is_open else why]
        if not isinstance(action, WelcomeShip):
            return super().obstacles(state, by, seat, action)
        if not state.ships[seat] >> action.depot & 1:
            return [NO_SHIP]
        reason = self.why_not(state, seat, self.raise_of_limit(state, seat))
        if reason is None and not self.count and not self.helpers(state, seat):
            reason = NEEDS_BOOST
        return super().obstacles(state, by, seat, action) if reason is None else [reason]


class SettleShip(ColonyEffect[TakeCrew]):
    """Bring a Ship to the Hangar; its crew is Colonists, or one Bot among them (R-283, R-284)."""

    KEY = "settle-ship"
    AFTER = ("pay-resources",)
    FIELDS = (("depot", "depot"), ("private", "flag"))

    def __init__(self, depot: int, private: int) -> None:
        self.depot = depot
        self.private = private

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if state.bots_left[by.seat]:
            return Decision(by.seat, "take-crew", state.rules.lexicon.crew)
        self.settle(state, by, 0)
        return None

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """The Ship is still underway."""
        if not state.ships[by.seat] >> self.depot & 1:
            return "depot"
        return super().misfit(state, by, before)

    def answer(self, state: OnMarsState, by: Cause, action: TakeCrew) -> None:
        self.settle(state, by, action.crew)

    def settle(self, state: OnMarsState, by: Cause, bots: int) -> None:
        """Welcome the Ship with its crew."""
        welcome(state, by.seat, self.depot)
        crew = PRIVATE_CREW if self.private else CREW
        state.add_colonists(by.seat, crew - bots)
        if bots:
            state.push_one(by, LandBot())


class LandBot(ColonyEffect[PlaceAt]):
    """Put a new Bot on the map; asked only where it may land on several hexes."""

    KEY = "land-bot"
    AFTER = ()

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        hexes = landing_hexes(state, by.seat)
        if len(hexes) > 1:
            at = state.rules.lexicon.at
            return Decision(by.seat, "place-bot", [at[hexagon] for hexagon in hexes])
        for hexagon in hexes:
            place_bot(state, by.seat, hexagon)
        return None

    def answer(self, state: OnMarsState, by: Cause, action: PlaceAt) -> None:
        place_bot(state, by.seat, action.hex)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [NOT_BY_SHELTER] if isinstance(action, PlaceAt) else []


WELCOMING_EFFECTS: Final = (WelcomeShips, SettleShip, LandBot, *SHIP_TECH_EFFECTS)
