"""Placing colonies and trading (specification 8.2, 8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import CAUSES, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.core.together import Together, join
from areopolis.games.terraforming_mars import events
from areopolis.games.terraforming_mars.answers import (
    Advance,
    BuildColony,
)
from areopolis.games.terraforming_mars.cards.model import (
    BOARD,
    HAND,
    NO_HELP,
    TRACKS,
    Effects,
    Help,
    MarsEffect,
)
from areopolis.games.terraforming_mars.data.constants import (
    ASLEEP,
    COLONIES_PER_TILE,
    NONE,
    NOT_IN_PLAY,
    TRACK_END,
)
from areopolis.games.terraforming_mars.rules import ranks
from areopolis.games.terraforming_mars.rules.helping import help_from, strands, waiting
from areopolis.games.terraforming_mars.rules.lasting import OnColony, waiting_cards

if TYPE_CHECKING:
    from areopolis.core.step import Frame
    from areopolis.games.terraforming_mars.state import MarsState


def touched(effects: Effects) -> int:
    """Return what *effects* touch together."""
    bits = 0
    for effect in effects:
        bits |= effect.touches()
    return bits


class PlaceColony(MarsEffect[BuildColony]):
    """Place a colony on a tile that is awake and has a free slot.

    *duplicate*: also where the acting seat has one.
    """

    KEY = "place-colony"
    FIELDS = (("duplicate", "flag"),)
    FORMER = ("loss",)
    RANK = ranks.COLONY_BUILDING

    def __init__(self, duplicate: int = 0) -> None:
        self.duplicate = duplicate

    def touches(self) -> int:
        return BOARD | HAND | TRACKS

    def why(self, state: MarsState, by: Cause, colony: int) -> str:
        """Return the key of why no colony may be placed on a tile, or an empty text."""
        position = state.position[colony]
        if position == NOT_IN_PLAY:
            return "tile-not-in-play"
        if position == ASLEEP:
            return "tile-asleep"
        owners = state.colonies[colony]
        if len(owners) == COLONIES_PER_TILE:
            return "tile-is-full"
        return "has-colony-there" if by.seat in owners and not self.duplicate else ""

    def is_open(self, state: MarsState, seat: int, colony: int) -> bool:
        """Whether *seat* may place a colony on a tile: `why` says what is in the way."""
        if state.position[colony] in (ASLEEP, NOT_IN_PLAY):
            return False
        owners = state.colonies[colony]
        if not owners:
            return True
        return len(owners) < COLONIES_PER_TILE and (self.duplicate != 0 or seat not in owners)

    def tiles(self, state: MarsState, by: Cause) -> list[int]:
        """Return the tiles on which a colony may be placed."""
        seat = by.seat
        return [tile for tile in range(len(state.position)) if self.is_open(state, seat, tile)]

    def offered(self, state: MarsState, by: Cause) -> list[int]:
        """Return the tiles after which everything pending is still possible."""
        tiles = self.tiles(state, by)
        if not waiting(state):
            return tiles
        safe = [n for n in tiles if not strands(state, waiting_for_colony(state, by, n))]
        return safe or tiles

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        colony = state.rules.lexicon.colony
        offered = [colony[tile] for tile in self.offered(state, by)]
        return self.ask_unless_forced(state, by, Decision(by.seat, "place-colony", offered))

    def answer(self, state: MarsState, by: Cause, action: BuildColony) -> None:
        colony = action.colony
        slot = len(state.colonies[colony])
        state.colonies[colony] = (*state.colonies[colony], by.seat)
        if state.listener is not None:
            state.listener(events.ColonyPlaced(by.seat, colony))
        if state.position[colony] == slot:
            state.move_track(colony, slot + 1)
        join(state, waiting_for_colony(state, by, colony))

    def hinders(self, state: MarsState, by: Cause, helped: Help = NO_HELP) -> Reason | None:
        for tile in range(len(state.position)):
            if self.is_open(state, by.seat, tile):
                return None
        return Reason("no-tile-for-colony")

    def promises(self, state: MarsState, by: Cause, helped: Help) -> None:
        best = Help()
        for tile in self.tiles(state, by):
            best.allow(help_from(state, waiting_for_colony(state, by, tile)))
        helped.add(best)

    def obstacles(self, state: MarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, BuildColony):
            return []
        why = self.why(state, by, action.colony)
        return [Reason(why) if why else Reason("loss-impossible-there")]


def waiting_for_colony(state: MarsState, by: Cause, colony: int) -> list[Frame]:
    """Return what a new colony gives, and what cards of all players bring because of it."""
    found: list[Frame] = [(effect, by) for effect in state.rules.colonies[colony].build]
    for step in range(state.seats):
        seat = (by.seat + step) % state.seats
        for card in waiting_cards(state, seat, by):
            for trigger in state.cards[card].triggers:
                if isinstance(trigger, OnColony):
                    cause = Cause(seat, card)
                    found += [(effect, cause) for effect in trigger.then]
    return found


def why_no_visit(state: MarsState, colony: int) -> str:
    """Return the key of why nobody can send a fleet to a tile, or an empty text."""
    position = state.position[colony]
    if position == NOT_IN_PLAY:
        return "tile-not-in-play"
    if position == ASLEEP:
        return "tile-asleep"
    return "fleet-is-there" if state.visitor[colony] != NONE else ""


def has_fleet(state: MarsState, seat: int) -> bool:
    """Whether a fleet of *seat* is at home."""
    at_home = state.fleets[seat]
    for visitor in state.visitor:
        if visitor == seat:
            at_home -= 1
    return at_home > 0


def why_no_trade(state: MarsState, seat: int, colony: int) -> str:
    """Return the key of why *seat* cannot send a fleet to a tile, or an empty text."""
    why = why_no_visit(state, colony)
    return why if why or has_fleet(state, seat) else "no-fleet-left"


class SendFleet(MarsEffect[Advance]):
    """Trade with a tile: advance the marker if allowed, take the income, pay the bonuses."""

    KEY = "send-fleet"
    AFTER = ("pay-bill", "lose")
    FOLLOWS = True
    FIELDS = (("colony", "colony"),)

    def __init__(self, colony: int) -> None:
        self.colony = colony

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "colony" if why_no_trade(state, by.seat, self.colony) else ""

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        most = min(state.trade_offset[by.seat], TRACK_END - state.position[self.colony])
        if most > 0:
            advance = state.rules.lexicon.advance
            return Decision(by.seat, "advance-marker", [advance[n] for n in range(most, -1, -1)])
        self.trade(state, by)
        return None

    def answer(self, state: MarsState, by: Cause, action: Advance) -> None:
        if action.steps:
            state.move_track(self.colony, state.position[self.colony] + action.steps)
        self.trade(state, by)

    def trade(self, state: MarsState, by: Cause) -> None:
        """Put the fleet on the tile; income and bonuses follow in the order the trader likes."""
        state.visitor[self.colony] = by.seat
        if state.listener is not None:
            state.listener(events.Traded(by.seat, self.colony, state.position[self.colony]))
        state.push_one(by, ResetMarker(self.colony))
        colony = state.rules.colonies[self.colony]
        position = state.position[self.colony]
        # The order matters where the trader draws cards twice and discards in between.
        both = touched(colony.income[position]) & touched(colony.bonus) & HAND
        if by.seat not in state.colonies[self.colony]:
            both = 0
        income: Effect[Any, Any] = TakeIncome(self.colony, position, both)
        bonuses: Effect[Any, Any] = PayBonuses(self.colony, both)
        state.push_one(by, Together(((income, by), (bonuses, by)), state.rules.asks_order))


class TakeIncome(MarsEffect[Action]):
    """The trader gains what stands under the marker."""

    KEY = "take-income"
    FOLLOWS = True
    FIELDS = (("colony", "colony"), ("position", "position"), ("bits", "bits"))

    def __init__(self, colony: int, position: int, bits: int) -> None:
        self.colony = colony
        self.position = position
        self.bits = bits

    def touches(self) -> int:
        return self.bits

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "" if state.position[self.colony] >= 0 else "colony"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.push(by, state.rules.colonies[self.colony].income[self.position])
        return None


class PayBonuses(MarsEffect[Action]):
    """Every colony on the tile gives its owner the bonus, owner by owner."""

    KEY = "pay-bonuses"
    FOLLOWS = True
    FIELDS = (("colony", "colony"), ("bits", "bits"))

    def __init__(self, colony: int, bits: int) -> None:
        self.colony = colony
        self.bits = bits

    def touches(self) -> int:
        return self.bits

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "" if state.position[self.colony] >= 0 else "colony"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        owners = state.colonies[self.colony]
        bonus = state.rules.colonies[self.colony].bonus
        seats: list[int] = []
        for seat in owners:
            if seat not in seats:
                seats.append(seat)
        for seat in reversed(seats):
            for owner in owners:
                if owner == seat:
                    state.push(CAUSES[seat], bonus)
        return None

    def is_idle(self, state: MarsState, by: Cause) -> bool:
        return not state.colonies[self.colony]


class ResetMarker(MarsEffect[Action]):
    """After a trade the marker goes back to the colonies."""

    KEY = "reset-marker"
    FOLLOWS = True
    FIELDS = (("colony", "colony"),)
    RANK = ranks.MARKER_RESET

    def __init__(self, colony: int) -> None:
        self.colony = colony

    def clash(self, state: MarsState, by: Cause, before: Before) -> str:
        return "" if state.position[self.colony] >= 0 else "colony"

    def resolve(self, state: MarsState, by: Cause) -> Ask | None:
        state.move_track(self.colony, len(state.colonies[self.colony]))
        return None


def lay_colony(state: MarsState, colony: int) -> None:
    """Bring a colony tile into play, awake or asleep."""
    sleeps = state.rules.colonies[colony].needs != NONE
    state.position[colony] = ASLEEP if sleeps else state.rules.track_start
    if state.listener is not None:
        state.listener(events.ColonyTileLaid(colony))


def can_go_up(state: MarsState, colony: int) -> bool:
    """Whether the marker of an active tile can move up."""
    return 0 <= state.position[colony] < TRACK_END


def can_go_down(state: MarsState, colony: int) -> bool:
    """Whether the marker of an active tile can move down."""
    return state.position[colony] > len(state.colonies[colony])


TRADING_EFFECTS: Final = (
    PlaceColony,
    SendFleet,
    TakeIncome,
    PayBonuses,
    ResetMarker,
)
