"""The Scientist's event cards (specification 5.7)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_PLACE, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.answers import Assign, Draw, Look, LookAt
from areopolis.games.mission_red_planet.data.components import NONE, OUTER
from areopolis.games.mission_red_planet.state import MissionState


class DrawOrLook(Effect[MissionState, Action]):
    """Draw an event card, or look at a discovery in play; whichever is possible (E-34, E-35)."""

    KEY = "draw-or-look"
    BY = BY_PLACE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        lexicon = state.rules.lexicon
        options: list[Action] = []
        if state.event_deck:
            options.append(lexicon.draw)
        if state.has_discovery():
            options.append(lexicon.look)
        if not options:
            return None
        return Decision(state.controller(by.seat), "draw-or-look", options)

    def answer(self, state: MissionState, by: Cause, action: Action) -> None:
        state.push_one(by, DRAW_EVENT if isinstance(action, Draw) else LOOK_AT_DISCOVERY)

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, Draw):
            return [Reason("no-event-left")]
        return [Reason("no-discovery-in-play")] if isinstance(action, Look) else []


class DrawEvent(Effect[MissionState, Action]):
    """Draw the top event card: assign a discovery, keep a mission or action.

    A neutral colour puts a mission or action in the box, unseen by the opponent (E-69).
    """

    KEY = "draw-event"
    BY = BY_PLACE
    AFTER = ()

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "" if state.event_deck and state.drawn == NONE else "effect"

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        card = state.event_deck.pop()
        seat = state.controller(by.seat)
        state.reveal()
        if state.rules.components.is_discovery(card):
            state.drawn = card
            state.push_one(by, ASSIGN_DISCOVERY)
        elif state.is_neutral(by.seat):
            state.box.append(card)
            state.box_known.append(1 << seat)
            if state.listener is not None:
                state.listener(events.EventBoxed(by.seat, card, knowers=1 << seat))
        else:
            state.kept[seat] = (*state.kept[seat], card)
            if state.listener is not None:
                state.listener(events.EventKept(by.seat, card, knowers=1 << seat))
        return None


class AssignDiscovery(Effect[MissionState, Assign]):
    """Lay the drawn discovery face down at an outer zone that has none (E-31, E-33).

    Where every outer zone has one it is discarded face up, and one in play is looked at (E-32).
    """

    KEY = "assign-discovery"
    BY = BY_PLACE
    AFTER = ()

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "effect" if state.drawn == NONE else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        assign = state.rules.lexicon.assign
        options = [assign[zone] for zone in range(state.zones()) if not self.hinders(state, zone)]
        if options:
            return Decision(state.controller(by.seat), "assign-discovery", options)
        card = state.drawn
        state.drawn = NONE
        state.event_discard.append(card)
        if state.listener is not None:
            state.listener(events.DiscoveryDiscarded(by.seat, card))
        state.push_one(by, LOOK_AT_DISCOVERY)
        return None

    def hinders(self, state: MissionState, zone: int) -> str:
        """Return the key of why *zone* cannot take the discovery, or an empty text."""
        if state.rules.components.zones[zone].kind != OUTER:
            return "not-an-outer-zone"
        return "" if state.discovery[zone] == NONE else "has-discovery"

    def answer(self, state: MissionState, by: Cause, action: Assign) -> None:
        seat = state.controller(by.seat)
        card = state.drawn
        state.drawn = NONE
        state.discovery[action.zone] = card
        state.known[action.zone] = 1 << seat
        if state.listener is not None:
            state.listener(events.DiscoveryAssigned(by.seat, action.zone, card, knowers=1 << seat))

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason(self.hinders(state, action.zone))] if isinstance(action, Assign) else []


class LookAtDiscovery(Effect[MissionState, LookAt]):
    """Look at a face-down discovery in play, also at one that is known already (E-36)."""

    KEY = "look-at-discovery"
    BY = BY_PLACE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        look_at = state.rules.lexicon.look_at
        options = [look_at[zone] for zone, card in enumerate(state.discovery) if card != NONE]
        if not options:
            return None
        return Decision(state.controller(by.seat), "look-at-discovery", options)

    def answer(self, state: MissionState, by: Cause, action: LookAt) -> None:
        seat = state.controller(by.seat)
        state.known[action.zone] |= 1 << seat
        state.reveal()
        if state.listener is not None:
            card = state.discovery[action.zone]
            state.listener(events.DiscoverySeen(by.seat, action.zone, card, knowers=1 << seat))

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("no-discovery-there")] if isinstance(action, LookAt) else []


DRAW_EVENT: Final = DrawEvent()
ASSIGN_DISCOVERY: Final = AssignDiscovery()
LOOK_AT_DISCOVERY: Final = LookAtDiscovery()

SCIENCE_EFFECTS: Final = (DrawOrLook, DrawEvent, AssignDiscovery, LookAtDiscovery)
