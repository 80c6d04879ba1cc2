"""Production, discovery phase and final scoring (specification 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_TABLE, PHASE, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.core.step import Course
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.answers import ResolveAt
from areopolis.games.mission_red_planet.data.components import (
    COLOURS,
    DISCOVERY,
    DISCOVERY_START,
    FINAL,
    FINAL_START,
    NONE,
    PRODUCTION,
    PRODUCTION_START,
    PRODUCTIONS,
    RESOURCES,
    DiscoveryRule,
)
from areopolis.games.mission_red_planet.rules import scoring
from areopolis.games.mission_red_planet.rules.action_cards import PlayActions
from areopolis.games.mission_red_planet.state import MissionState

LAST_PRODUCTION: Final = 3


class ProductionPhase(Effect[MissionState, Action]):
    """The zones produce, then the majorities take the tokens."""

    KEY = "production-phase"
    BY = BY_TABLE
    LEVEL = PHASE
    FIELDS = (("phase", "production"),)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        if state.listener is not None:
            state.listener(events.ProductionBegan(self.phase))
        state.follow(COURSES[self.phase])
        return None


def rule_at(state: MissionState, zone: int, phase: str) -> DiscoveryRule | None:
    """Return what the open discovery of *zone* does in *phase*, if it acts then."""
    card = state.discovery[zone]
    if card == NONE or not state.are_discoveries_up:
        return None
    discovery = state.rules.components.discovery(card)
    return discovery.rule if discovery.phase == phase else None


class Produce(Effect[MissionState, Action]):
    """Every zone with an open resource token produces, in board order (E-43, E-44)."""

    KEY = "produce"
    BY = BY_TABLE
    LEVEL = PHASE
    FIELDS = (("phase", "production"),)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        found = state.found
        acting = self.acting(state) if self.phase == LAST_PRODUCTION else []
        tokens = state.tokens
        for zone in range(state.zones()):
            if found >> zone & 1:
                resource = state.resource[zone]
                count = self.phase
                if acting:
                    here = rule_at(state, zone, PRODUCTION)
                    if here is not None:
                        resource = here.resource(resource)
                    for other, rule in acting:
                        count += rule.extra(other, zone, state)
                    if here is not None and here.forbids_production():
                        count = 0
                count = state.take_tokens(resource, count)
                place: i64 = zone * 3 + resource
                tokens[place] = tokens[place] + count
                if count and state.listener is not None:
                    state.listener(events.ZoneProduced(zone, resource, count))
        return None

    def acting(self, state: MissionState) -> list[tuple[int, DiscoveryRule]]:
        """Return the open discoveries that act in production, with their zones."""
        acting: list[tuple[int, DiscoveryRule]] = []
        for zone in range(state.zones()):
            rule = rule_at(state, zone, PRODUCTION)
            if rule is not None:
                acting.append((zone, rule))
        return acting


class Award(Effect[MissionState, Action]):
    """In every zone the majority takes the tokens; ties share and leave the rest (E-45, E-46)."""

    KEY = "award"
    BY = BY_TABLE
    LEVEL = PHASE
    FIELDS = (("phase", "production"),)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        tokens = state.tokens
        place: i64 = 0
        for zone in range(state.zones()):
            winners = 0
            for resource in range(len(RESOURCES)):
                if tokens[place]:
                    winners = winners or self.winners(state, zone)
                    self.share(state, zone, resource, winners)
                place += 1
        state.claims = []
        return None

    def share(self, state: MissionState, zone: int, resource: int, winners: int) -> None:
        """Share the tokens of a resource in *zone* among the *winners*, given by their bits."""
        tokens, purse = state.tokens, state.purse
        colours: i64 = state.colours
        bits: i64 = winners
        heads: i64 = 0
        for colour in range(colours):
            heads += bits >> colour & 1
        if not heads:
            return
        place: i64 = zone * 3 + resource
        there: i64 = tokens[place]
        share: i64 = there // heads
        if share:
            tokens[place] = there - share * heads
            for colour in range(colours):
                if bits >> colour & 1:
                    own: i64 = colour * 3 + resource
                    purse[own] = purse[own] + share
                    if state.listener is not None:
                        state.listener(events.TokensTaken(colour, zone, resource, share))

    def winners(self, state: MissionState, zone: int) -> int:
        """Return the bits of those who take the tokens of *zone*; claims count first (E-84)."""
        rule = rule_at(state, zone, PRODUCTION) if self.phase == LAST_PRODUCTION else None
        if rule is None and not state.claims:
            return with_most(state.astronauts, zone * state.colours, state.colours)
        counts = state.counts(zone)
        for claimed, colour, count in state.claims:
            if claimed == zone:
                counts[colour] += count
        most = with_most(counts, 0, len(counts))
        if rule is None or not most:
            return most
        return sum([1 << colour for colour in rule.winners(counts, colours_in(most))])


def with_most(counts: list[int], first: int, colours: int) -> int:
    """Return the bits of the colours with the most, at least one; *first* is where they begin."""
    begin: i64 = first
    highest: i64 = 1
    most: i64 = 0
    bit: i64 = 1
    for place in range(begin, begin + colours):
        count: i64 = counts[place]
        if count > highest:
            highest = count
            most = bit
        elif count == highest:
            most |= bit
        bit += bit
    return most


def colours_in(bits: int) -> list[int]:
    """Return the colours that *bits* name."""
    return [colour for colour in range(len(COLOURS)) if bits >> colour & 1]


class DiscoveryPhase(Effect[MissionState, Action]):
    """Actions for this moment, then all discoveries are turned up and those of this phase act."""

    KEY = "discovery-phase"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        if state.listener is not None:
            state.listener(events.DiscoveryPhaseBegan())
        state.push(
            by, (PlayActions(DISCOVERY_START), RevealDiscoveries(), ResolveDiscoveries(DISCOVERY))
        )
        return None


class RevealDiscoveries(Effect[MissionState, Action]):
    """The first player turns up all discoveries in play."""

    KEY = "reveal-discoveries"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.are_discoveries_up = True
        state.reveal()
        for zone, card in enumerate(state.discovery):
            if card != NONE:
                state.known[zone] = (1 << state.seats) - 1
                if state.listener is not None:
                    state.listener(events.DiscoveryRevealed(zone, card))
        return None


class ResolveDiscoveries(Effect[MissionState, ResolveAt]):
    """The discoveries of this phase take effect, zone by zone in board order.

    By option the first player chooses the order; *resolved* has the bits of the zones done.
    """

    KEY = "resolve-discoveries"
    BY = BY_TABLE
    LEVEL = PHASE
    FIELDS = (("phase", "phase"), ("resolved", "zones"))

    def __init__(self, phase: str, resolved: int = 0) -> None:
        self.phase = phase
        self.resolved = resolved

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        zones = self.waiting(state)
        if not zones:
            return None
        if state.rules.first_player_orders_discoveries:
            resolve_at = state.rules.lexicon.resolve_at
            seat = state.controller(state.first)
            return Decision(seat, "resolve-discovery", [resolve_at[zone] for zone in zones])
        for zone in reversed(zones):
            self.push_effects(state, by, zone)
        return None

    def waiting(self, state: MissionState) -> list[int]:
        """Return the zones whose discovery has still to take effect in this phase."""
        zones: list[int] = []
        for zone in range(state.zones()):
            rule = rule_at(state, zone, self.phase)
            if rule is not None and rule.effects(zone) and not self.resolved >> zone & 1:
                zones.append(zone)
        return zones

    def push_effects(self, state: MissionState, by: Cause, zone: int) -> None:
        """Let the discovery of *zone* take effect next."""
        rule = rule_at(state, zone, self.phase)
        assert rule is not None, "only zones with a waiting discovery are resolved"
        state.push(by, rule.effects(zone))

    def answer(self, state: MissionState, by: Cause, action: ResolveAt) -> None:
        state.push_one(by, ResolveDiscoveries(self.phase, self.resolved | 1 << action.zone))
        self.push_effects(state, by, action.zone)

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("no-discovery-waits-there")] if isinstance(action, ResolveAt) else []


class FinalScoring(Effect[MissionState, Action]):
    """Actions for this moment, then everything is scored."""

    KEY = "final-scoring"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        if state.listener is not None:
            state.listener(events.FinalScoringBegan())
        state.push(by, (PlayActions(FINAL_START), ResolveDiscoveries(FINAL), ShowScores()))
        return None


class ShowScores(Effect[MissionState, Action]):
    """Reveal the missions and say what is scored; the scores follow from the position itself."""

    KEY = "show-scores"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.reveal()
        if state.listener is not None:
            scoring.tell(state)
        return None


def course_of_production(phase: int) -> Course:
    """Return what happens in a production; in the last one discoveries act first."""
    actions = PlayActions(PRODUCTION_START, phase)
    if phase == LAST_PRODUCTION:
        return Course(actions, ResolveDiscoveries(PRODUCTION), Produce(phase), Award(phase))
    return Course(actions, Produce(phase), Award(phase))


# By the number of the production.
COURSES: Final[tuple[Course, ...]] = tuple(
    [course_of_production(phase) for phase in range(PRODUCTIONS + 1)]
)

PHASE_EFFECTS: Final = (
    ProductionPhase,
    Produce,
    Award,
    DiscoveryPhase,
    RevealDiscoveries,
    ResolveDiscoveries,
    FinalScoring,
    ShowScores,
)
