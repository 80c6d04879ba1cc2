"""What a position's stack leaves to be done, and whether the characters suffice for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.document import Fields
from areopolis.core.standing import LooseEnd
from areopolis.games.mission_red_planet.data.components import (
    COLOURS,
    NONE,
    RECRUITER,
    STOP_NAMES,
)

if TYPE_CHECKING:
    from areopolis.games.mission_red_planet.state import MissionState

# The steps that the rounds are counted by.
FOLLOW_COUNTER: Final = "follow-counter"
ADVANCE_COUNTER: Final = "advance-counter"
ROUND: Final = "round"
DRAW_NEUTRAL_CARDS: Final = "draw-neutral-cards"
CHOOSE_CHARACTERS: Final = "choose-characters"
COUNTDOWN: Final = "countdown"
PREPARE_NEUTRAL_DECKS: Final = "prepare-neutral-decks"
# The steps by which a Recruiter who lies open takes the others back.
RECRUITING: Final = ("resolve-character", "take-characters-back")

ROUND_STOP: Final = "round-"


def loose_ends(state: MissionState) -> list[LooseEnd]:
    """Return the card that waits to be assigned, the missions to keep, and decks to lay out."""
    ends = [
        LooseEnd(f"players[{seat}].dealt", ("keep-missions",))
        for seat, cards in enumerate(state.dealt)
        if cards
    ]
    for colour in range(state.seats, state.colours):
        deck = state.neutral_decks[colour - state.seats]
        if not deck and not state.played[colour] and not state.is_hidden(colour):
            ends.append(LooseEnd(f"colours.{COLOURS[colour]}.deck", (PREPARE_NEUTRAL_DECKS,)))
    if state.drawn != NONE:
        ends.append(LooseEnd("drawn", ("assign-discovery",)))
    return ends


def check(state: MissionState, fields: Fields) -> None:
    """Check that nobody runs out of characters in the rounds that are left.

    Raises:
        BadPosition: a hand or a neutral deck is too small; the error names it.
    """
    for colour in range(state.colours):
        if state.is_neutral(colour):
            name, step, left = "deck", DRAW_NEUTRAL_CARDS, cards_left(state, colour)
        else:
            name, step, left = "hand", CHOOSE_CHARACTERS, hand_left(state, colour)
        if rounds_left(state, step) > left:
            raise fields.wrong(
                f"colours.{COLOURS[colour]}.{name}", "fewer characters than rounds left"
            )


def rounds_left(state: MissionState, step: str) -> int:
    """Return how often *step* of a round is still to happen."""
    rounds, stop = 0, state.stop
    for effect, _ in reversed(state.stack):
        if effect.KEY in (ROUND, step):
            rounds += 1
        elif effect.KEY == ADVANCE_COUNTER:
            stop += 1
        elif effect.KEY == FOLLOW_COUNTER:
            rounds += len([name for name in STOP_NAMES[stop:] if name.startswith(ROUND_STOP)])
    return rounds


def is_recruiting(state: MissionState, colour: int) -> bool:
    """Whether *colour* takes its characters back before the next round."""
    if state.is_hidden(colour) and state.chosen[colour] == RECRUITER:
        return is_pending(state, COUNTDOWN)
    if not state.played[colour] >> RECRUITER & 1:
        return False
    return any(effect.KEY in RECRUITING and by.seat == colour for effect, by in state.stack)


def is_pending(state: MissionState, key: str) -> bool:
    """Whether a step of this kind is to happen."""
    return any(key == effect.KEY for effect, _ in state.stack)


def hand_left(state: MissionState, colour: int) -> int:
    """Return for how many rounds a main colour has characters; the Recruiter brings them back."""
    if state.hand[colour] >> RECRUITER & 1 or is_recruiting(state, colour):
        return len(STOP_NAMES)
    called = state.is_hidden(colour) and is_pending(state, COUNTDOWN)
    return state.hand[colour].bit_count() - (1 if called else 0)


def cards_left(state: MissionState, colour: int) -> int:
    """Return for how many rounds a neutral colour has characters; one Recruiter brings eight."""
    if is_pending(state, PREPARE_NEUTRAL_DECKS):
        return len(STOP_NAMES)
    deck = state.neutral_decks[colour - state.seats]
    others = RECRUITER - 1
    if is_recruiting(state, colour):
        return others
    return len(deck) - deck.index(RECRUITER) + others if RECRUITER in deck else len(deck)
