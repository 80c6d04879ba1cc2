"""Placing astronauts on docked ships (specification 5, general rule; 6.3)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_PLACE, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.answers import PlaceOn, SetDestination
from areopolis.games.mission_red_planet.data.components import NONE
from areopolis.games.mission_red_planet.state import MissionState


class Boarding(Effect[MissionState, PlaceOn]):
    """A choice of a docked ship; what a ship must offer is up to the kinds below."""

    def needed(self, state: MissionState, by: Cause) -> int:
        """Return how many free seats a ship must have."""
        return 1

    def closed(self) -> int:
        """Return the bits of the docks whose ship was boarded before and may not be again."""
        return 0

    def ask(self, state: MissionState, by: Cause) -> Ask | None:
        """Ask for a ship, or return None where none can be boarded."""
        if state.supply[by.seat] == 0:
            return None
        docks = state.docks_with_room(self.needed(state, by)) & ~self.closed()
        if not docks:
            return None
        places = state.rules.lexicon.places
        return Decision(state.controller(by.seat), "place-astronaut", places[docks])

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, PlaceOn):
            return []
        if action.dock >= len(state.docks):
            return [Reason("no-such-dock")]
        if self.closed() >> action.dock & 1:
            return [Reason("already-boarded")]
        is_empty = state.docks[action.dock] == NONE
        return [Reason("no-ship-docked" if is_empty else "too-few-free-seats")]


def needs_destination(state: MissionState, dock: int) -> bool:
    """Whether the first astronaut aboard the ship in *dock* must choose its destination."""
    ship = state.docks[dock]
    return state.aboard[ship] == 0 and state.destination(ship) == NONE


class PlaceAstronauts(Boarding):
    """Place so many astronauts in total on docked ships, as far as possible."""

    KEY = "place-astronauts"
    BY = BY_PLACE
    FIELDS = (("count", "some"),)

    def __init__(self, count: int) -> None:
        self.count = count
        # What is left of it after one.
        self.rest: PlaceAstronauts | None = PlaceAstronauts(count - 1) if count > 1 else None

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        return self.ask(state, by)

    def answer(self, state: MissionState, by: Cause, action: PlaceOn) -> None:
        is_open = needs_destination(state, action.dock)
        state.board(by, action.dock, 1)
        if self.rest is not None:
            state.push_one(by, self.rest)
        if is_open:
            state.push_one(by, ChooseDestination(state.docks[action.dock]))


class PlaceApart(Boarding):
    """Place astronauts on different docked ships, one each (Secret Agent)."""

    KEY = "place-apart"
    BY = BY_PLACE
    FIELDS = (("count", "some"), ("boarded", "docks"))

    def __init__(self, count: int, boarded: int = 0) -> None:
        """*boarded* has the bits of the docks that were boarded before."""
        self.count = count
        self.boarded = boarded

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        return self.ask(state, by)

    def closed(self) -> int:
        return self.boarded

    def answer(self, state: MissionState, by: Cause, action: PlaceOn) -> None:
        is_open = needs_destination(state, action.dock)
        state.board(by, action.dock, 1)
        if self.count > 1:
            boarded = self.boarded | 1 << action.dock
            state.push_one(by, PlaceApart(self.count - 1, boarded))
        if is_open:
            state.push_one(by, ChooseDestination(state.docks[action.dock]))


class PlaceTogether(Boarding):
    """Place astronauts on one docked ship: all of them, or fewer where *least* allows it.

    The Travel Agent places three or none (E-03, E-40); the Soldier of the option places two or one.
    """

    KEY = "place-together"
    BY = BY_PLACE
    FIELDS = (("count", "some"), ("least", "some"))

    def __init__(self, count: int, least: int) -> None:
        self.count = count
        self.least = least

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        asked = self.ask(state, by) if self.possible(state, by) else None
        if asked is None and self.least == self.count and state.listener is not None:
            state.listener(events.CharacterSkipped(by.seat, state.chosen[by.seat]))
        return asked

    def possible(self, state: MissionState, by: Cause) -> int:
        """Return how many can be placed on one ship, or 0 if fewer than the least."""
        count = min(self.count, state.supply[by.seat])
        while count >= self.least and not state.docks_with_room(count):
            count -= 1
        return count if count >= self.least else 0

    def needed(self, state: MissionState, by: Cause) -> int:
        return max(self.possible(state, by), 1)

    def answer(self, state: MissionState, by: Cause, action: PlaceOn) -> None:
        count = self.possible(state, by)
        if not needs_destination(state, action.dock):
            state.board(by, action.dock, count)
            return
        state.board(by, action.dock, 1)
        if count > 1:
            state.push_one(by, BoardMore(action.dock, count - 1))
        state.push_one(by, ChooseDestination(state.docks[action.dock]))


class BoardMore(Effect[MissionState, Action]):
    """Place the rest of a group, after its ship has got a destination."""

    KEY = "board-more"
    BY = BY_PLACE
    AFTER = ("choose-destination",)
    FIELDS = (("dock", "dock"), ("count", "some"))

    def __init__(self, dock: int, count: int) -> None:
        self.dock = dock
        self.count = count

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        if self.dock >= len(state.docks):
            return "dock"
        return "count" if self.count > min(state.room(self.dock), state.supply[by.seat]) else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.board(by, self.dock, self.count)
        return None


class ChooseDestination(Effect[MissionState, SetDestination]):
    """Choose a destination token for a ship that had none, from those in the supply (E-20)."""

    KEY = "choose-destination"
    BY = BY_PLACE
    AFTER = ()
    FIELDS = (("ship", "ship"),)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "" if self.ship in state.docks else "ship"

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        zones = state.zones_with_sign()
        # With every token in use the ship stays without destination (E-16).
        if not zones:
            return None
        destinations = state.rules.lexicon.destinations
        return Decision(state.controller(by.seat), "choose-destination", destinations[zones])

    def answer(self, state: MissionState, by: Cause, action: SetDestination) -> None:
        state.put_sign(by, self.ship, action.zone)

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("no-token-left")] if isinstance(action, SetDestination) else []


BOARDING_EFFECTS: Final = (
    PlaceAstronauts,
    PlaceApart,
    PlaceTogether,
    BoardMore,
    ChooseDestination,
)
