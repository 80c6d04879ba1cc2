"""Setup, step by step (rules: preparing the game; specification 2 and 10)."""

from __future__ import annotations

from typing import Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision, Joint
from areopolis.core.effect import BY_TABLE, CAUSES, Before, Cause, Effect
from areopolis.core.reason import Reason
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.answers import KeepMission
from areopolis.games.mission_red_planet.data.components import (
    BELOW,
    NONE,
    ON_TOP,
    RESOURCE_TOKENS,
)
from areopolis.games.mission_red_planet.rules.rounds import FollowCounter
from areopolis.games.mission_red_planet.state import MissionState


class ShuffleShips(Effect[MissionState, Action]):
    """Shuffle the ship cards."""

    KEY = "shuffle-ships"
    BY = BY_TABLE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.chance().shuffle(state.ship_deck)
        return None


class DockFirstShips(Effect[MissionState, Action]):
    """Fill the docks from left to right with ships that have a printed destination.

    The others are shuffled back. If no ship goes to the moon, the rightmost gets a token for it.
    """

    KEY = "dock-first-ships"
    BY = BY_TABLE

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "effect" if max(state.docks) != NONE else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        printed = state.rules.printed
        replaced: list[int] = []
        for dock in range(len(state.docks)):
            ship = state.ship_deck.pop()
            while printed[ship] == NONE:
                replaced.append(ship)
                ship = state.ship_deck.pop()
            state.dock(ship, dock)
        if replaced:
            state.ship_deck += replaced
            state.chance().shuffle(state.ship_deck)
        moon = state.rules.components.moon
        if not [ship for ship in state.docks if printed[ship] == moon]:
            state.put_sign(by, state.docks[-1], moon)
        return None


class PlaceFirstAstronauts(Effect[MissionState, Action]):
    """Put one astronaut of each colour on the docked ships; the leftmost is the first player."""

    KEY = "place-first-astronauts"
    BY = BY_TABLE

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        if DockFirstShips.KEY in [effect.KEY for effect, _ in before]:
            return ""
        is_full = [dock for dock in range(len(state.docks)) if not state.room(dock)]
        return "effect" if is_full or not min(state.supply) else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        order = list(range(state.colours))
        state.chance().shuffle(order)
        for dock, colour in enumerate(order):
            state.board(CAUSES[colour], dock, 1)
        state.first = order[0]
        state.last = order[0]
        if state.listener is not None:
            state.listener(events.FirstPlayerSet(state.first))
        return None


# Every resource token once.
TOKENS_IN_ORDER: Final[tuple[int, ...]] = tuple(
    [resource for resource, count in enumerate(RESOURCE_TOKENS) for _ in range(count)]
)


class PlaceResources(Effect[MissionState, Action]):
    """Lay a resource token face down in every zone; one is left over, unseen."""

    KEY = "place-resources"
    BY = BY_TABLE

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "effect" if state.found else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        tokens = list(TOKENS_IN_ORDER)
        state.chance().shuffle(tokens)
        state.spare = tokens.pop()
        state.resource = tokens
        return None


class DealMissions(Effect[MissionState, Action]):
    """Deal two missions to each player; neutral colours get none."""

    KEY = "deal-missions"
    BY = BY_TABLE

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        missions = state.rules.components.first_discovery
        there = [card for card in state.event_deck if card < missions]
        return "effect" if len(there) < missions else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        first_discovery = state.rules.components.first_discovery
        missions = list(range(first_discovery))
        state.chance().shuffle(missions)
        for seat in range(state.seats):
            one, other = missions.pop(), missions.pop()
            state.dealt[seat] = (min(one, other), max(one, other))
        missions.sort()
        others = [card for card in state.event_deck if card >= first_discovery]
        state.event_deck = missions + others
        return None


class KeepMissions(Effect[MissionState, KeepMission]):
    """Everybody keeps one mission and gives the other back, all at the same time."""

    KEY = "keep-missions"
    BY = BY_TABLE

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        if DealMissions.KEY in [effect.KEY for effect, _ in before]:
            return ""
        return "" if all(state.dealt) else "effect"

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        keep = state.rules.lexicon.keep
        return Joint(
            [
                Decision(seat, "keep-mission", [keep[card] for card in state.dealt[seat]])
                for seat in range(state.seats)
            ]
        )

    def answer_all(self, state: MissionState, by: Cause, answers: list[KeepMission]) -> None:
        for seat, answer in enumerate(answers):
            first, second = state.dealt[seat]
            state.kept[seat] = (answer.card,)
            state.rejected[seat] = second if answer.card == first else first
            state.event_deck.append(state.rejected[seat])
            state.dealt[seat] = ()
            if state.listener is not None:
                state.listener(events.MissionKept(seat, answer.card, knowers=1 << seat))

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("not-dealt")] if isinstance(action, KeepMission) else []


class ShuffleEvents(Effect[MissionState, Action]):
    """Shuffle discoveries, actions and the missions that nobody kept into the event deck."""

    KEY = "shuffle-events"
    BY = BY_TABLE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        # The order in which cards came back must not matter.
        state.event_deck.sort()
        state.chance().shuffle(state.event_deck)
        return None


class PrepareNeutralDecks(Effect[MissionState, Action]):
    """Two players: lay out the character deck of each neutral colour.

    Recruiter, Explorer, Femme Fatale, Soldier and two unseen others lie below the last three.
    """

    KEY = "prepare-neutral-decks"
    BY = BY_TABLE

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "effect" if max(state.played[state.seats :], default=0) else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        for deck in range(len(state.neutral_decks)):
            rng = state.chance()
            others = list(ON_TOP)
            rng.shuffle(others)
            below = [*BELOW, others.pop(), others.pop()]
            rng.shuffle(below)
            state.neutral_decks[deck] = tuple(below + others)
        return None


SETUP: Final = (
    ShuffleShips(),
    DockFirstShips(),
    PlaceFirstAstronauts(),
    PlaceResources(),
    DealMissions(),
    KeepMissions(),
    ShuffleEvents(),
    PrepareNeutralDecks(),
    FollowCounter(),
)

SETUP_EFFECTS: Final = (
    ShuffleShips,
    DockFirstShips,
    PlaceFirstAstronauts,
    PlaceResources,
    DealMissions,
    KeepMissions,
    ShuffleEvents,
    PrepareNeutralDecks,
)
