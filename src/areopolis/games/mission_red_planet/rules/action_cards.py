"""What action cards do, and when they must be played (specification 8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import (
    BY_PLACE,
    BY_SEAT,
    BY_TABLE,
    PHASE,
    TURN,
    WITHIN,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.answers import Claim
from areopolis.games.mission_red_planet.data.components import (
    PRODUCTION_START,
    PRODUCTIONS,
    ROUND_END,
    ROUNDS,
    ActionRule,
)
from areopolis.games.mission_red_planet.rules.exploring import MakeExtraMoves
from areopolis.games.mission_red_planet.rules.steering import ForceLaunch

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.state import MissionState

Effects = tuple[Effect[Any, Any], ...]

# Which ships a forced launch of an action card may choose.
OWN: Final = "own"
ANY: Final = "any"
SHIP_FILTERS: Final = (OWN, ANY)


class PlayActions(Effect["MissionState", Action]):
    """Everybody who holds an action card for this moment must play it, in player order.

    One after the other: until its turn comes, no step names a card that somebody holds in secret.
    """

    KEY = "play-actions"
    BY = BY_TABLE
    LEVEL = PHASE
    FIELDS = (("trigger", "trigger"), ("moment", "count"))

    def __init__(self, trigger: str, moment: int = 0) -> None:
        self.trigger = trigger
        self.moment = moment

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        last = {ROUND_END: ROUNDS, PRODUCTION_START: PRODUCTIONS}.get(self.trigger, 0)
        return "" if min(last, 1) <= self.moment <= last else "moment"

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        components = state.rules.components
        first_action = components.first_action
        for step in range(state.colours):
            colour = state.clockwise(step)
            if state.is_neutral(colour):
                continue
            for card in state.kept[colour]:
                if card >= first_action:
                    action = components.action(card)
                    if action.trigger == self.trigger and action.moment == self.moment:
                        state.push_one(by, self)
                        state.push_one(Cause(colour, card), PLAY_ACTION)
                        return None
        return None


class PlayAction(Effect["MissionState", Action]):
    """Play one action card: lay it face up beside the event deck and do what it says."""

    KEY = "play-action"
    BY = BY_SEAT
    OF_CARD = True
    LEVEL = TURN
    AFTER = WITHIN

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        is_held = by.card in state.kept[by.seat] and by.card >= state.rules.components.first_action
        return "" if is_held and (self, by) not in before else "card"

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.kept[by.seat] = tuple([card for card in state.kept[by.seat] if card != by.card])
        state.event_discard.append(by.card)
        state.reveal()
        if state.listener is not None:
            state.listener(events.ActionPlayed(by.seat, by.card))
        state.push(by, state.rules.components.action(by.card).rule.effects())
        return None


class TakeTokens(Effect["MissionState", Action]):
    """Take point tokens from the supply, as many as there are."""

    KEY = "take-tokens"
    BY = BY_PLACE
    FIELDS = (("resource", "resource"), ("count", "count"))

    def __init__(self, resource: int, count: int) -> None:
        self.resource = resource
        self.count = count

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        count = state.take_tokens(self.resource, self.count)
        state.purse[by.seat * 3 + self.resource] += count
        if state.listener is not None:
            state.listener(events.TokensGained(by.seat, self.resource, count))
        return None


class ReturnFromLost(Effect["MissionState", Action]):
    """Bring astronauts back from Lost in Space to a zone, as many as possible."""

    KEY = "return-from-lost"
    BY = BY_PLACE
    FIELDS = (("count", "count"), ("zone", "zone"))

    def __init__(self, count: int, zone: int) -> None:
        self.count = count
        self.zone = zone

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        count = min(self.count, state.lost[by.seat])
        if count:
            state.lost[by.seat] -= count
            state.astronauts[self.zone * state.colours + by.seat] += count
            if state.listener is not None:
                state.listener(events.AstronautsReturned(by.seat, self.zone, count))
            state.find_resource(self.zone)
        return None


class ClaimZone(Effect["MissionState", Claim]):
    """Count more astronauts in a zone where the acting colour has one, in this production."""

    KEY = "claim-zone"
    BY = BY_PLACE
    FIELDS = (("count", "count"),)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        claim = state.rules.lexicon.claim
        options = [claim[zone] for zone in range(state.zones()) if state.count(zone, by.seat)]
        if not options:
            return None
        return Decision(state.controller(by.seat), "claim-zone", options)

    def answer(self, state: MissionState, by: Cause, action: Claim) -> None:
        state.claims.append((action.zone, by.seat, self.count))
        if state.listener is not None:
            state.listener(events.ZoneClaimed(by.seat, action.zone, self.count))

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("no-astronaut-of-yours-there")] if isinstance(action, Claim) else []


class GainTokens(ActionRule):
    """Take point tokens from the supply."""

    KEY = "gain_tokens"
    FIELDS = (("type", "resource"), ("amount", "count"))

    def __init__(self, type: int, amount: int) -> None:
        self.type = type
        self.amount = amount

    def effects(self) -> Effects:
        return (TakeTokens(self.type, self.amount),)


class ReturnLost(ActionRule):
    """Bring astronauts back from Lost in Space."""

    KEY = "return_lost"
    FIELDS = (("n", "count"), ("zone", "zone"))

    def __init__(self, n: int, zone: int) -> None:
        self.n = n
        self.zone = zone

    def effects(self) -> Effects:
        return (ReturnFromLost(self.n, self.zone),)


class ForceLaunchOf(ActionRule):
    """Force a docked ship to launch; *filter* says which ones."""

    KEY = "force_launch"
    FIELDS = (("filter", "key"),)

    def __init__(self, filter: str) -> None:
        self.filter = filter

    def effects(self) -> Effects:
        return (ForceLaunch(1 if self.filter == OWN else 0),)


class ExtraMoves(ActionRule):
    """Make moves on Mars, as the Explorer does."""

    KEY = "extra_moves"
    FIELDS = (("n", "count"),)

    def __init__(self, n: int) -> None:
        self.n = n

    def effects(self) -> Effects:
        return (MakeExtraMoves(self.n),)


class ExtraPresence(ActionRule):
    """Count more astronauts in a zone."""

    KEY = "extra_presence"
    FIELDS = (("n", "count"),)

    def __init__(self, n: int) -> None:
        self.n = n

    def effects(self) -> Effects:
        return (ClaimZone(self.n),)


PLAY_ACTION: Final = PlayAction()

ACTION_RULES: Final = (GainTokens, ReturnLost, ForceLaunchOf, ExtraMoves, ExtraPresence)
ACTION_EFFECTS: Final = (
    PlayActions,
    PlayAction,
    TakeTokens,
    ReturnFromLost,
    ClaimZone,
)
