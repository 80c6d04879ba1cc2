"""Turn-order spaces, their benefits, and the Shuttle's first place (3.2.3, 3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.cause import CAUSES
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import BY_TABLE, WITHIN, Before, Cause
from areopolis.core.reason import Reason
from areopolis.core.sharing import put
from areopolis.games.on_mars import answers, events
from areopolis.games.on_mars.answers import TakeSpace
from areopolis.games.on_mars.data.constants import NONE, SPACES
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.cleaning import CleanUpBots
from areopolis.games.on_mars.rules.giving import give

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState


def take_space(state: OnMarsState, by: Cause, space: int) -> None:
    """Put the marker on a space; its benefit may be taken at once.

    Outside of a turn, Bots moved by it are cleaned up at once (R-311).
    """
    place = by.seat
    if place in state.spaces:
        state.spaces = put(state.spaces, state.spaces.index(place), NONE)
    state.spaces = put(state.spaces, space, place)
    if state.listener is not None:
        state.listener(events.SpaceTaken(place, space))
    if state.current == NONE:
        state.push_one(by, CleanUpBots())
    give(state, by, state.rules.components.turn_order[space])


# What ends with the marker of its place on a space.
LEADING_TO_SPACES: Final[tuple[str, ...]] = ("choose-space", "take-dealt-space", "decide-journey")


class ChooseSpace(ColonyEffect[TakeSpace]):
    """Choose an empty turn-order space; NONE as the side allows both."""

    KEY = "choose-space"
    AFTER = WITHIN
    OPTIONAL = ("side",)
    FIELDS = (("side", "side"),)

    def __init__(self, side: int) -> None:
        self.side = side

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """Everybody chooses once: at the beginning, and then on the side to which he travels."""
        chosen = [cause.seat for effect, cause in before if effect.KEY in LEADING_TO_SPACES]
        is_early = TakeFirstSpaces.KEY in [effect.KEY for effect, _ in before]
        has_space = by.seat in state.spaces
        if is_early or by.seat in chosen or (has_space and not state.round):
            return "by"
        if has_space and self.side in (NONE, state.side_of(by.seat)):
            return "side"
        return super().misfit(state, by, before)

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if self.side == NONE:
            free = [n for n in range(SPACES) if state.spaces[n] == NONE]
        else:
            free = state.free_space(self.side)
        space = state.rules.lexicon.space
        return Decision(by.seat, "choose-space", [space[n] for n in free])

    def answer(self, state: OnMarsState, by: Cause, action: TakeSpace) -> None:
        take_space(state, by, action.space)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if not isinstance(action, TakeSpace):
            return super().obstacles(state, by, seat, action)
        if state.spaces[action.space] != NONE:
            return [Reason("space-taken", ((("seat", "seat"), state.spaces[action.space]),))]
        return [Reason("other-side")]

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.choose_space(state, by, self.side)


class TakeFirstSpaces(ColonyEffect[Action]):
    """Clockwise from the first player everybody takes a space; First Colonists get theirs dealt."""

    KEY = "take-first-spaces"
    BY = BY_TABLE

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        seats = [(state.first + n) % state.seats for n in range(state.seats)]
        tiles = list(state.rules.components.colonist_tiles)
        if state.rules.is_solo or state.rules.has_colonist_tiles:
            state.chance().shuffle(tiles)
        if state.rules.is_solo:
            # He takes no benefit of his first space (specification 4.4.1).
            state.spaces[tiles[-1]] = state.seats
            if state.listener is not None:
                state.listener(events.SpaceTaken(state.seats, tiles[-1]))
        for number in range(len(seats) - 1, -1, -1):
            if state.rules.has_colonist_tiles:
                state.push_one(CAUSES[seats[number]], TakeDealtSpace(tiles[number]))
            else:
                state.push_one(CAUSES[seats[number]], ChooseSpace(NONE))
        return None


class TakeDealtSpace(ColonyEffect[Action]):
    """Take the space of a First Colonist tile."""

    KEY = "take-dealt-space"
    FIELDS = (("space", "space"),)

    def __init__(self, space: int) -> None:
        self.space = space

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        take_space(state, by, self.space)
        return None

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """A tile is dealt before the first round, to one player, and nobody chooses before that."""
        is_dealt = state.rules.has_colonist_tiles and not state.round
        if not is_dealt or state.spaces[self.space] != NONE:
            return "space"
        for effect, _ in before:
            if isinstance(effect, ChooseSpace):
                return "space"
            if isinstance(effect, TakeDealtSpace) and effect.space == self.space:
                return "space"
        return super().misfit(state, by, before)


class PlaceShuttle(ColonyEffect[answers.PlaceShuttle]):
    """The player on the highest space puts the Shuttle on either side; solo it is Lacerda's."""

    KEY = "place-shuttle"
    BY = BY_TABLE

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        if state.rules.is_solo:
            self.place(state, state.side_of(state.seats))
            return None
        last = [place for place in state.spaces if place != NONE][-1]
        return Decision(last, "place-shuttle", list(state.rules.lexicon.shuttle))

    def answer(self, state: OnMarsState, by: Cause, action: answers.PlaceShuttle) -> None:
        self.place(state, action.side)

    def place(self, state: OnMarsState, side: int) -> None:
        """Put the Shuttle on travel space 1."""
        state.shuttle_side = side
        state.shuttle_space = 1
        if state.listener is not None:
            state.listener(events.ShuttlePlaced(side))


TURN_ORDER_EFFECTS: Final = (ChooseSpace, TakeFirstSpaces, TakeDealtSpace, PlaceShuttle)
