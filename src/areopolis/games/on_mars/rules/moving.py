"""Moving Bots and the Rover by movement points (3.8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areopolis.core.action import Action
from areopolis.core.decision import Ask, Decision
from areopolis.core.effect import Before, Cause
from areopolis.core.reason import Reason
from areopolis.games.on_mars.answers import MoveBot, MovePast, MoveRover, MoveTo, UseTech
from areopolis.games.on_mars.data.constants import (
    NONE,
    ROVER_TECH,
)
from areopolis.games.on_mars.rules.base import ColonyEffect
from areopolis.games.on_mars.rules.paying import PayCrystals, SendToWork
from areopolis.games.on_mars.rules.reaching import Movement, rover_start
from areopolis.games.on_mars.rules.rover_tiles import TakeTiles, has_tile, why_not_taken
from areopolis.games.on_mars.rules.techs import use_tech, why_not_used
from areopolis.games.on_mars.rules.walking import (
    collect,
    crystals_on_way,
    move_bot,
    move_rover,
    swap,
)

if TYPE_CHECKING:
    from areopolis.games.on_mars.state import OnMarsState

NOTHING_MOVES: Final = Reason("nothing-can-move")
OUT_OF_REACH: Final = Reason("out-of-reach")
HEX_OCCUPIED: Final = Reason("hex-occupied")
NOT_YOUR_BOT: Final = Reason("not-your-bot")
CANNOT_MOVE: Final = Reason("cannot-move")


class Moving(Movement):
    """Movement under way: say which piece moves next, use Rover Tech, or stop."""

    KEY = "moving"
    AFTER = ("pay-crystals", "send-to-work", "deliver-gained", "reveal-task")

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        place = by.seat
        lexicon = state.rules.lexicon
        spare = self.spare(state, place)
        options: list[Action] = []
        for bot in state.bots[place]:
            if self.bot_ends(state, by, bot, spare, 1):
                options.append(lexicon.bot[bot])
        if self.rover_ends(state, by, spare, 1):
            options.append(lexicon.rover)
        if self.tech:
            for owner in state.tech_owners(ROVER_TECH):
                options.append(lexicon.tech[owner])
        if not options:
            self.finish(state, by)
            return None
        options.append(lexicon.stop)
        return Decision(place, "move", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        if isinstance(action, MoveBot):
            state.push_one(by, MoveOne(self, action.hex, 0))
        elif isinstance(action, MoveRover):
            state.push_one(by, MoveOne(self, rover_start(state, by.seat), 1))
        elif isinstance(action, UseTech):
            use_tech(state, by.seat, action.seat, ROVER_TECH)
            rover = self.rover + state.tech_level(action.seat, ROVER_TECH)
            state.push_one(
                by,
                Moving(
                    self.bots,
                    rover,
                    self.crystals,
                    0,
                    self.teal,
                    self.as_rover,
                    self.rolled,
                    self.moved,
                ),
            )
        else:
            self.finish(state, by)

    def finish(self, state: OnMarsState, by: Cause) -> None:
        """Let tiles be taken after all movement (R-326: by Bots too, if they act as Rovers)."""
        hexes: tuple[int, ...] = self.moved if self.as_rover else ()
        rover = state.rover[by.seat]
        if self.rover != NONE and rover != NONE:
            hexes = (*hexes, rover)
        hexes = tuple([hexagon for hexagon in hexes if has_tile(state, hexagon)])
        if hexes:
            state.push_one(by, TakeTiles(hexes))

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        if isinstance(action, MoveBot) and action.hex not in state.bots[seat]:
            return [NOT_YOUR_BOT]
        if isinstance(action, MoveBot):
            return [CANNOT_MOVE]
        if isinstance(action, UseTech):
            return [why_not_used(state, action.seat, ROVER_TECH)]
        if isinstance(action, MoveRover):
            return [CANNOT_MOVE]
        return super().obstacles(state, by, seat, action)


def target_of(action: Action) -> int:
    """Return the hex to which an answer moves a piece, or NONE."""
    if isinstance(action, MoveTo):
        return action.hex
    return action.hex if isinstance(action, MovePast) else NONE


class MoveOne(ColonyEffect[Action]):
    """Say where a Bot or the Rover goes; points beyond the free ones are paid for."""

    KEY = "move-one"
    AFTER = ()
    FIELDS = (("moving", "effect"), ("start", "hex"), ("is_rover", "flag"))

    def __init__(self, moving: Moving, start: int, is_rover: int) -> None:
        self.moving = moving
        self.start = start
        self.is_rover = is_rover

    def misfit(self, state: OnMarsState, by: Cause, before: Before) -> str:
        """The piece is its owner's and stands there."""
        rovers = (rover_start(state, by.seat),)
        if self.start not in (rovers if self.is_rover else state.bots[by.seat]):
            return "start"
        return super().misfit(state, by, before)

    def ends(self, state: OnMarsState, by: Cause) -> list[int]:
        """Return every hex to which the piece can go."""
        spare = self.moving.spare(state, by.seat)
        most = len(state.piece)
        if self.is_rover:
            return self.moving.rover_ends(state, by, spare, most)
        return self.moving.bot_ends(state, by, self.start, spare, most)

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        lexicon = state.rules.lexicon
        ends = self.ends(state, by)
        options: list[Action] = [lexicon.to[hexagon] for hexagon in ends]
        if self.is_rover or self.moving.as_rover:
            reach = state.rules.map.apart[self.start][ends[-1]]
            counts = crystals_on_way(state, self.start, reach)
            options += [lexicon.past[hexagon] for hexagon in ends if counts[hexagon]]
        return Decision(by.seat, "move-to", options)

    def answer(self, state: OnMarsState, by: Cause, action: Action) -> None:
        moving, target = self.moving, target_of(action)
        is_swap = state.piece[target] != NONE
        bots, rover, spent = self.points_after(state, target)
        moved = moving.moved
        if not self.is_rover:
            moved = (*[bot for bot in moved if bot != self.start], target)
        rolled = 1 if is_swap or self.is_rover else moving.rolled
        state.push_one(
            by,
            Moving(
                bots,
                rover,
                moving.crystals,
                moving.tech,
                moving.teal,
                moving.as_rover,
                rolled,
                moved,
            ),
        )
        if spent:
            state.push_one(by, PayCrystals(spent) if moving.crystals else SendToWork(spent))
        self.go(state, by, target, is_swap, isinstance(action, MoveTo))

    def points_after(self, state: OnMarsState, target: int) -> tuple[int, int, int]:
        """Return the points that a move leaves for Bots and Rover, and how many are paid for."""
        is_swap = state.piece[target] != NONE
        far = state.rules.map.apart[self.start][target]
        bots, rover, spent = self.moving.bots, self.moving.rover, 0
        if is_swap or not self.is_rover:
            spent += max(0, far - bots)
            bots = max(0, bots - far)
        if is_swap or self.is_rover:
            spent += max(0, far - rover)
            rover = max(0, rover - far)
        return bots, rover, spent

    def go(self, state: OnMarsState, by: Cause, target: int, is_swap: bool, collects: bool) -> None:
        """Move the piece, and the one with which it swaps."""
        place, start = by.seat, self.start
        if collects and self.moving.as_rover:
            collect(state, by, start, target)
        elif collects and (self.is_rover or is_swap):
            rover = rover_start(state, place)
            collect(state, by, rover, target if self.is_rover else start)
        if is_swap:
            swap(state, place, target if self.is_rover else start, state.rover[place])
        elif self.is_rover:
            move_rover(state, place, target)
        else:
            move_bot(state, place, start, target)

    def obstacles(self, state: OnMarsState, by: Cause, seat: int, action: Action) -> list[Reason]:
        target = target_of(action)
        if target == NONE:
            return super().obstacles(state, by, seat, action)
        points = self.moving.rover if self.is_rover else self.moving.bots
        reach = points + self.moving.spare(state, seat)
        if state.rules.map.apart[self.start][target] > reach:
            return [OUT_OF_REACH]
        if state.piece[target] != NONE:
            return [HEX_OCCUPIED]
        if self.is_rover and has_tile(state, target):
            quarters, crystals = state.quarters[seat], state.crystals(seat)
            tile = state.ground[target]
            return [why_not_taken(state, by, tile, quarters, crystals) or CANNOT_MOVE]
        return [CANNOT_MOVE]


class Move(ColonyEffect[Action]):
    """Move Bots and the Rover with so many points each; *crystals*: one more for each paid.

    *tech*: Rover Tech may add its level. *teal*: Colonists pay for points. *as_rover*: Bots collect
    and take tiles as Rovers do.
    """

    KEY = "move"
    FIELDS = (
        ("bots", "maybe"),
        ("rover", "maybe"),
        ("crystals", "maybe"),
        ("tech", "flag"),
        ("teal", "flag"),
        ("as_rover", "flag"),
    )

    def __init__(
        self,
        bots: int = 0,
        rover: int = 0,
        crystals: int = 1,
        tech: int = 0,
        teal: int = 0,
        as_rover: int = 0,
    ) -> None:
        self.bots = bots
        self.rover = rover
        self.crystals = crystals
        self.tech = tech
        self.teal = teal
        self.as_rover = as_rover

    def begin(self) -> Moving:
        """Return the movement with all its points."""
        return Moving(
            self.bots or NONE,
            self.rover or NONE,
            self.crystals,
            self.tech,
            self.teal,
            self.as_rover,
        )

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.push_one(by, self.begin())
        return None

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        if self.bots and self.rover:
            # The Control Center may always be taken.
            return None
        spare = crystals if self.crystals else quarters if self.teal else 0
        return None if self.begin().can_begin(state, by, spare) else NOTHING_MOVES

    def automated(self, state: OnMarsState, by: Cause) -> None:
        state.rules.lacerda.move_bots(state, by, self.bots)

    def can_automate(self, state: OnMarsState, by: Cause) -> bool:
        return self.bots > 0


class MoveByRoverTech(ColonyEffect[Action]):
    """Move the Rover as far as the best Rover Tech in play; Colonists add to it (R-224, R-225)."""

    KEY = "move-by-rover-tech"

    def begin(self, state: OnMarsState) -> Moving:
        """Return the movement; the level is only looked up, so nobody is compensated."""
        level = max([state.tech_level(place, ROVER_TECH) for place in range(state.rules.places)])
        return Moving(NONE, level, 0, 0, 1, 0)

    def resolve(self, state: OnMarsState, by: Cause) -> Ask | None:
        state.push_one(by, self.begin(state))
        return None

    def hinders(self, state: OnMarsState, by: Cause, quarters: int, crystals: int) -> Reason | None:
        can = self.begin(state).can_begin(state, by, quarters)
        return None if can else NOTHING_MOVES


MOVING_EFFECTS: Final = (Moving, MoveOne, Move, MoveByRoverTech)
