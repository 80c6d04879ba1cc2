"""The sequence of play: the round counter and the steps of a round (specification 3 and 4)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision, Joint
from areopolis.core.effect import (
    BY_PLACE,
    BY_TABLE,
    CAUSES,
    GAME,
    PHASE,
    TURN,
    Before,
    Cause,
    Effect,
)
from areopolis.core.reason import Reason
from areopolis.core.step import Course
from areopolis.games.mission_red_planet import events
from areopolis.games.mission_red_planet.answers import ChooseCharacter
from areopolis.games.mission_red_planet.data.components import (
    NONE,
    RECRUITER,
    ROUND_END,
    ROUNDS,
    STOP_NAMES,
)
from areopolis.games.mission_red_planet.rules.action_cards import PlayActions
from areopolis.games.mission_red_planet.rules.phases import (
    DiscoveryPhase,
    FinalScoring,
    ProductionPhase,
)
from areopolis.games.mission_red_planet.rules.steering import TakeCharactersBack
from areopolis.games.mission_red_planet.state import MissionState

# No number has been called yet.
NOT_CALLED: Final = 10


class FollowCounter(Effect[MissionState, Action]):
    """Play what the window of the round counter shows, turn it on, and so on to the end."""

    KEY = "follow-counter"
    BY = BY_TABLE
    LEVEL = GAME

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "effect" if hides_uncalled(state, before) else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        if state.stop < len(STOPS):
            state.follow(STOPS[state.stop])
        return None


def hides_uncalled(state: MissionState, before: Before) -> bool:
    """Whether a neutral character lies face down and would not be called before a new round."""
    return state.is_neutral_hidden() and not [e for e, _ in before if e.KEY == Countdown.KEY]


class AdvanceCounter(Effect[MissionState, Action]):
    """Turn the counter on by one notch."""

    KEY = "advance-counter"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.stop = min(state.stop + 1, len(STOPS))
        return None


class Round(Effect[MissionState, Action]):
    """Play one round; the editions differ in when the new first player is determined."""

    KEY = "round"
    BY = BY_TABLE
    LEVEL = PHASE
    FIELDS = (("round", "round"),)

    def __init__(self, round: int) -> None:
        self.round = round

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "effect" if hides_uncalled(state, before) else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        for colour in range(state.colours):
            state.chosen[colour] = 0
        state.countdown = NOT_CALLED
        if state.listener is not None:
            state.listener(events.RoundBegan(self.round))
        is_first_player_before = state.rules.first_player_before_landing
        state.follow((SET_AND_LAND if is_first_player_before else LAND_AND_SET)[self.round])
        return None


class DrawNeutralCards(Effect[MissionState, Action]):
    """Two players: each draws the top card of his neutral deck and lays it face down."""

    KEY = "draw-neutral-cards"
    BY = BY_TABLE
    LEVEL = PHASE

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        return "effect" if hides_uncalled(state, before) else ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        for deck, cards in enumerate(state.neutral_decks):
            colour = state.seats + deck
            state.chosen[colour] = cards[-1]
            state.neutral_decks[deck] = cards[:-1]
            state.reveal()
            if state.listener is not None:
                knower = 1 << state.controller(colour)
                state.listener(events.NeutralDrawn(colour, cards[-1], knowers=knower))
        return None


class ChooseCharacters(Effect[MissionState, ChooseCharacter]):
    """Everybody lays a character from the hand face down, all at the same time."""

    KEY = "choose-characters"
    BY = BY_TABLE
    LEVEL = PHASE

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        """Everybody has a character to choose, or takes his back before."""
        recruiting = (TakeCharactersBack(), RESOLVE[RECRUITER])
        recruited = [cause.seat for effect, cause in before if effect in recruiting]
        for seat in range(state.seats):
            if not state.hand[seat] and seat not in recruited:
                return "effect"
        return ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        hands = state.rules.lexicon.hands
        return Joint(
            [
                Decision(seat, "choose-character", hands[state.hand[seat]])
                for seat in range(state.seats)
            ]
        )

    def answer_all(self, state: MissionState, by: Cause, answers: list[ChooseCharacter]) -> None:
        for seat, answer in enumerate(answers):
            state.chosen[seat] = answer.character
        if state.listener is not None:
            state.listener(events.CharactersChosen())

    def obstacles(self, state: MissionState, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("already-played")] if isinstance(action, ChooseCharacter) else []


class Countdown(Effect[MissionState, Action]):
    """Call the next number that somebody has chosen; they reveal it and resolve in player order."""

    KEY = "countdown"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        chosen = state.chosen
        called: i64 = state.countdown
        number: i64 = 0
        for chosen_by_one in chosen:
            character: i64 = chosen_by_one
            if number < character < called:
                number = character
        state.countdown = number
        if number:
            state.reveal()
            state.follow(COUNT_ON[state.stop])
            # Whoever resolves last is pushed first: from the first player on against the clock.
            colours: i64 = state.colours
            colour: i64 = state.first
            first: i64 = NONE
            bit: i64 = 1 << number
            for _ in range(colours):
                if colour == 0:
                    colour = colours
                colour -= 1
                if chosen[colour] == number:
                    state.hand[colour] = state.hand[colour] & ~bit
                    state.played[colour] = state.played[colour] | bit
                    if first != NONE:
                        state.push_one(CAUSES[first], RESOLVE[number])
                    first = colour
            if state.listener is not None:
                for seat in state.player_order():
                    if state.chosen[seat] == number:
                        state.listener(events.CharacterRevealed(seat, number))
            RESOLVE[number].resolve(state, CAUSES[first])
        return None


class ResolveCharacter(Effect[MissionState, Action]):
    """Carry out the parts of a character from top to bottom; then full ships launch."""

    KEY = "resolve-character"
    BY = BY_PLACE
    LEVEL = TURN
    FIELDS = (("character", "character"),)

    def __init__(self, character: int) -> None:
        self.character = character

    def misfit(self, state: MissionState, by: Cause, before: Before) -> str:
        if not self.character:
            return "character"
        if self.character == RECRUITER:
            return TakeCharactersBack().misfit(state, by, before)
        return ""

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.last = by.seat
        state.follow(state.rules.turn(state.stop, self.character, by.seat))
        return None


class LaunchFullShips(Effect[MissionState, Action]):
    """Every docked ship that is full launches, left to right (E-04, E-81)."""

    KEY = "launch-full-ships"
    BY = BY_PLACE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.launch_full_ships()
        return None


class LandShips(Effect[MissionState, Action]):
    """Every launched ship lands, in the order of launching, and is discarded."""

    KEY = "land-ships"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        if not state.launched:
            return None
        for ship in state.launched:
            zone = state.destination(ship)
            if state.listener is not None:
                count = state.aboard[ship]
                state.listener(
                    events.ShipVanished(ship, count)
                    if zone == NONE
                    else events.ShipLanded(ship, zone, count)
                )
            if zone == NONE:
                state.lose_crew(ship)
            else:
                state.disembark(ship, zone)
            state.discard_ship(ship)
        state.launched = []
        return None


class DockShips(Effect[MissionState, Action]):
    """Turn up a ship for each empty dock, left to right."""

    KEY = "dock-ships"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        for dock, docked in enumerate(state.docks):
            if docked == NONE:
                self.maybe_reshuffle(state)
                # With every ship docked or launched there is nothing to turn up.
                if state.ship_deck:
                    self.turn_up(state, dock)
                    if state.rules.reshuffles_at_once:
                        self.maybe_reshuffle(state)
        return None

    def maybe_reshuffle(self, state: MissionState) -> None:
        """Make the discard pile the deck if the deck is exhausted."""
        if not state.ship_deck and state.ship_discard:
            # The order of discarding must not matter.
            state.ship_deck = sorted(state.ship_discard)
            state.ship_discard = []
            state.chance().shuffle(state.ship_deck)
            if state.listener is not None:
                state.listener(events.ShipsShuffled(len(state.ship_deck)))

    def turn_up(self, state: MissionState, dock: int) -> None:
        """Dock the top ship of the deck."""
        state.reveal()
        state.dock(state.ship_deck.pop(), dock)


class SetFirstPlayer(Effect[MissionState, Action]):
    """Whoever resolved last takes the counter (E-41)."""

    KEY = "set-first-player"
    BY = BY_TABLE
    LEVEL = PHASE

    def resolve(self, state: MissionState, by: Cause) -> Ask | None:
        state.first = state.last
        if state.listener is not None:
            state.listener(events.FirstPlayerSet(state.first))
        return None


LAUNCH_FULL_SHIPS: Final = LaunchFullShips()


def course_of_round(number: int, *rest: Effect[Any, Any]) -> Course:
    """Return what happens in a round; the editions differ in its *rest*."""
    return Course(
        DrawNeutralCards(),
        ChooseCharacters(),
        Countdown(),
        PlayActions(ROUND_END, number),
        *rest,
    )


# By the number of the round.
SET_AND_LAND: Final[tuple[Course, ...]] = tuple(
    [
        course_of_round(number, SetFirstPlayer(), LandShips(), DockShips())
        for number in range(ROUNDS + 1)
    ]
)
LAND_AND_SET: Final[tuple[Course, ...]] = tuple(
    [
        course_of_round(number, LandShips(), DockShips(), SetFirstPlayer())
        for number in range(ROUNDS + 1)
    ]
)
# The countdown goes on, by the stop of the counter.
COUNT_ON: Final[tuple[Course, ...]] = tuple([Course(Countdown()) for _ in STOP_NAMES])
RESOLVE: Final[tuple[ResolveCharacter, ...]] = tuple(
    [ResolveCharacter(number) for number in range(NOT_CALLED)]
)

# What the window of the counter shows, stop by stop.
SHOWN: Final[tuple[Effect[MissionState, Action], ...]] = (
    Round(1),
    Round(2),
    Round(3),
    Round(4),
    Round(5),
    ProductionPhase(1),
    Round(6),
    Round(7),
    Round(8),
    ProductionPhase(2),
    Round(9),
    Round(10),
    DiscoveryPhase(),
    ProductionPhase(3),
    FinalScoring(),
)
STOPS: Final[tuple[Course, ...]] = tuple(
    [Course(shown, AdvanceCounter(), FollowCounter()) for shown in SHOWN]
)
ROUND_EFFECTS: Final = (
    FollowCounter,
    AdvanceCounter,
    Round,
    DrawNeutralCards,
    ChooseCharacters,
    Countdown,
    ResolveCharacter,
    LaunchFullShips,
    LandShips,
    DockShips,
    SetFirstPlayer,
)
