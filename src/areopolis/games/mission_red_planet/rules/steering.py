"""Secret Agent, Pilot and Recruiter: ships forced and redirected, characters taken back."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_PLACE, WITHIN, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.answers import Launch, Redirect
from areopolis.games.mission_red_planet.data.components import ALL_CHARACTERS, NONE, RECRUITER
from areopolis.games.mission_red_planet.state import MissionState


class ForceLaunch(Effect[MissionState, Launch]):
    """Force a docked ship that is not full to launch, also an empty one (E-13, E-14).

    With *own*, it must carry an astronaut of the acting colour.
    """

    KEY = "force-launch"
    BY = BY_PLACE
    FIELDS = (("own", "flag"),)

    def __init__(self, own: int = 0) -> None:
        self.own = own

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        docks = state.docks_with_room(1)
        if self.own:
            docks &= state.docks_with_crew(by.seat)
        if not docks:
            return None
        launches = state.rules.lexicon.launches
        return Decision(state.controller(by.seat), "force-launch", launches[docks])

    def hinders(self, state: MissionState, by: Cause, dock: int) -> str:
        """Return the key of why the ship in *dock* cannot be forced, or an empty text."""
        ship = state.docks[dock]
        if ship == NONE:
            return "no-ship-docked"
        if self.own and not state.crew[ship * state.colours + by.seat]:
            return "no-astronaut-of-yours-there"
        return "" if state.room(dock) else "ship-is-full"

    def answer(self, state: MissionState, by: Cause, action: Launch) -> None:
        state.force_launch(by, action.dock)

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, Launch):
            return []
        if action.dock >= len(state.docks):
            return [Reason("no-such-dock")]
        return [Reason(self.hinders(state, by, action.dock))]


class RedirectShip(Effect[MissionState, Redirect]):
    """Put a destination token on a docked or launched ship, on top of others (E-18 to E-20)."""

    KEY = "redirect-ship"
    BY = BY_PLACE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        redirect = state.rules.lexicon.redirect
        zones = state.zones_with_sign()
        options: list[Action] = []
        for ship in state.docks + state.launched:
            if ship != NONE:
                answers = redirect[ship]
                if zones + 1 == 1 << len(answers):
                    options += answers
                else:
                    options += [answer for answer in answers if zones >> answer.zone & 1]
        if not options:
            return None
        return Decision(state.controller(by.seat), "redirect-ship", options)

    def answer(self, state: MissionState, by: Cause, action: Redirect) -> None:
        state.put_sign(by, action.ship, action.zone)

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, Redirect):
            return []
        if action.ship not in state.docks and action.ship not in state.launched:
            return [Reason("ship-not-there")]
        return [Reason("no-token-left")]


class TakeCharactersBack(Effect[MissionState, Action]):
    """Take all played characters back, the Recruiter included (E-42).

    A neutral Recruiter goes to the box, and the other eight characters are a new deck (E-71).
    """

    KEY = "take-characters-back"
    BY = BY_PLACE
    AFTER = WITHIN

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "by" if state.is_neutral(by.seat) and state.is_hidden(by.seat) else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.played[by.seat] = 0
        if not state.is_neutral(by.seat):
            state.hand[by.seat] = ALL_CHARACTERS
            if state.listener is not None:
                state.listener(events.CharactersReturned(by.seat))
            return None
        others = list(range(1, RECRUITER))
        state.chance().shuffle(others)
        state.neutral_decks[by.seat - state.seats] = tuple(others)
        if state.listener is not None:
            state.listener(events.NeutralReshuffled(by.seat))
        return None


STEERING_EFFECTS: Final = (ForceLaunch, RedirectShip, TakeCharactersBack)
