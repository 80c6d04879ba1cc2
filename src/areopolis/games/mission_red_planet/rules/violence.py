"""Saboteur, Femme Fatale and Soldier: ships destroyed, astronauts replaced and killed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from areopolis.core.action import Action, Chosen
from areopolis.core.decision import Ask, Decision, composite
from areopolis.core.effect import BY_PLACE, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.games.mission_red_planet.answers import Destroy, Kill, ReplaceAboard, ReplaceIn
from areopolis.games.mission_red_planet.data.components import INNER, NONE
from areopolis.games.mission_red_planet.state import MissionState


class DestroyShip(Effect[MissionState, Destroy]):
    """Destroy one docked ship, whoever is aboard, also one that is full (E-11, E-12)."""

    KEY = "destroy-ship"
    BY = BY_PLACE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        destroy = state.rules.lexicon.destroy
        options = [destroy[dock] for dock, ship in enumerate(state.docks) if ship != NONE]
        if not options:
            return None
        return Decision(state.controller(by.seat), "destroy-ship", options)

    def answer(self, state: MissionState, by: Cause, action: Destroy) -> None:
        state.destroy(by, action.dock)

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, Destroy):
            return []
        return [Reason("no-such-dock" if action.dock >= len(state.docks) else "no-ship-docked")]


class ReplaceAstronaut(Effect[MissionState, Action]):
    """Replace an astronaut of another colour where the acting colour has one (E-22 to E-25).

    The place is a docked ship, a launched ship or any zone.
    """

    KEY = "replace-astronaut"
    BY = BY_PLACE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        if state.supply[by.seat] == 0:
            return None
        lexicon = state.rules.lexicon
        options: list[Action] = []
        mine: i64 = by.seat
        colours: i64 = state.colours
        crew, astronauts = state.crew, state.astronauts
        for ship in state.docks + state.launched:
            if ship != NONE and crew[ship * colours + mine]:
                aboard = lexicon.replace_aboard[ship]
                for colour in range(colours):
                    if colour != mine and crew[ship * colours + colour]:
                        options.append(aboard[colour])
        for zone in range(state.zones()):
            if astronauts[zone * colours + mine]:
                there = lexicon.replace_in[zone]
                for colour in range(colours):
                    if colour != mine and astronauts[zone * colours + colour]:
                        options.append(there[colour])
        if not options:
            return None
        return Decision(state.controller(by.seat), "replace-astronaut", options)

    def answer(self, state: MissionState, by: Cause, action: Action) -> None:
        if isinstance(action, ReplaceIn):
            state.replace_in(by, action.colour, action.zone)
        elif isinstance(action, ReplaceAboard):
            state.replace_aboard(by, action.colour, action.ship)

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, ReplaceIn):
            counts, colour = state.counts(action.zone), action.colour
        elif isinstance(action, ReplaceAboard):
            counts, colour = state.crew_of(action.ship), action.colour
        else:
            return []
        if colour == by.seat:
            return [Reason("own-colour")]
        if not counts[by.seat]:
            return [Reason("no-astronaut-of-yours-there")]
        return [Reason("no-astronaut-there")]


class KillAstronaut(Effect[MissionState, Kill]):
    """Kill an astronaut in a zone other than the inner ones; ships are no zones (E-26 to E-28)."""

    KEY = "kill-astronaut"
    BY = BY_PLACE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        kill, astronauts = state.rules.lexicon.kill, state.astronauts
        colours: i64 = state.colours
        options: list[Action] = []
        for zone in state.rules.components.not_inner:
            place: i64 = zone * colours
            for colour in range(colours):
                if astronauts[place + colour]:
                    options.append(kill[zone][colour])
        if not options:
            return None
        return Decision(state.controller(by.seat), "kill-astronaut", options)

    def answer(self, state: MissionState, by: Cause, action: Kill) -> None:
        state.kill(by, action.colour, action.zone)

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, Kill):
            return []
        if state.rules.components.zones[action.zone].kind == INNER:
            return [Reason("inner-zone")]
        return [Reason("no-astronaut-there")]


class TransferFromMoon(Effect[MissionState, Chosen]):
    """Move at least one of the own astronauts from the moon to zones of Mars (E-29, E-30).

    They move at the same time: all zones are named before any resource token is turned up.
    """

    KEY = "transfer-from-moon"
    BY = BY_PLACE
    FIELDS = (("most", "some"),)

    def __init__(self, most: int) -> None:
        self.most = most

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "most" if self.most > len(state.rules.transfers) else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        there = state.count(state.rules.components.moon, by.seat)
        if not there:
            return None
        space = state.rules.transfer(min(self.most, there))
        return composite(state.controller(by.seat), "transfer-from-moon", space)

    def answer(self, state: MissionState, by: Cause, action: Chosen) -> None:
        moon = state.rules.components.moon
        for zone in action.items:
            state.move(by, moon, zone)
        for zone in action.items:
            state.find_resource(zone)


VIOLENCE_EFFECTS: Final = (DestroyShip, ReplaceAstronaut, KillAstronaut, TransferFromMoon)
