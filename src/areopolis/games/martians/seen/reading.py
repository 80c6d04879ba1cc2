"""Reading a position: every field is checked, and every error names its field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.core.document import Fields
from areopolis.core.errors import BadPosition
from areopolis.games.martians.answers import GOODS_MOST
from areopolis.games.martians.data.constants import (
    ACTION,
    CARD_KINDS,
    COLOURS,
    DEMAND_TOKENS,
    DEMANDS,
    END,
    GOODS,
    GROWTH_FULL,
    HELPER_KINDS,
    HOUSING,
    HUNGER,
    INSTALLATIONS,
    INSTALLATIONS_MOST,
    MARKER_KINDS,
    MARKERS_IN_BOX,
    NONE,
    OWN_TECHNOLOGIES,
    PHASES,
    PURSE,
    QUARTERS,
    QUARTERS_MOST,
    REPUTATION_START,
    SETTLEMENT,
    SLOTS,
    SOURCES,
    SPECIALIST_KINDS,
    STAFF_MOST,
    START,
    ZONES,
)
from areopolis.games.martians.rules import lasting
from areopolis.games.martians.rules.ending import is_mission_met
from areopolis.games.martians.rules.scoring import COLLAPSED, ENDINGS, FAILED, FULFILLED
from areopolis.games.martians.seen.reading_board import BoardReader
from areopolis.games.martians.seen.reading_piles import PileReader
from areopolis.games.martians.seen.reading_track import read_track
from areopolis.games.martians.seen.tables import counted, names_once, required

if TYPE_CHECKING:
    from areopolis.games.martians.state import ColonyState

# No purse, fine, time or source of reputation comes near it, whatever an owner's pack says.
MANY = 1_000_000


class Reader:
    """Reads a document into a state that has just begun, and checks what must hold."""

    def __init__(self, state: ColonyState, fields: Fields) -> None:
        self.state = state
        self.fields = fields
        self.numbers = state.vocabulary.numbers
        self.colours = {COLOURS[n]: n for n in range(state.rules.players)}
        self.is_setup = False

    def read(self) -> None:
        """Read everything, part by part."""
        self.read_moment()
        self.read_households()
        self.read_players()
        self.read_colony()
        BoardReader(self.state, self.fields, self.colours).read()
        self.read_quarters()
        read_track(self.state, self.fields, self.colours)
        PileReader(self.state, self.fields).read()
        self.read_turn()
        self.check_markers()
        self.check_goods()
        self.check_end()
        lasting.refresh(self.state)

    # Where the game is.

    def read_moment(self) -> None:
        """Read round, slot, phase and who is first."""
        state, fields = self.state, self.fields
        state.phase = required(fields, "phase", "phase", numbered(PHASES))
        self.is_setup = state.phase == 0
        state.round = fields.number("round", 0 if self.is_setup else 1, state.rules.rounds)
        is_action = state.phase == ACTION
        state.slot = fields.number("slot", int(is_action), SLOTS)
        if self.is_setup and state.round:
            raise fields.wrong("round", "no round has begun")
        ending = fields.text("ending")
        if ending not in ENDINGS:
            raise BadPosition("unknown-name", {"field": "ending", "kind": "ending", "name": ending})
        state.ending = ENDINGS.index(ending)
        is_over = not fields.items("stack")
        if is_over != (state.phase == END):
            raise fields.wrong("phase", "a game is over when nothing is left on the stack")
        if is_over != bool(state.ending):
            raise fields.wrong("ending", "a game has an ending when it is over, and only then")
        self.check_ending(ending)
        state.first = required(fields, "first", "colour", self.colours)
        state.active = fields.name("active", "colour", self.colours)
        if state.active != NONE and not is_action:
            raise fields.wrong("active", "nobody has a turn outside the action phase")

    def check_ending(self, ending: str) -> None:
        """A competitive game ends with its last round; only a colony can collapse."""
        rules = self.state.rules
        if ending and (ending == "last-round") != rules.is_competitive:
            raise self.fields.wrong("ending", "a game of this mode does not end so")
        if ending == "colony-collapsed" and not rules.is_cooperative:
            raise self.fields.wrong("ending", "a game of this mode does not end so")

    def check_end(self) -> None:
        """A game that is over has ended as its rules say (3.14)."""
        state = self.state
        is_last = state.round == state.rules.rounds
        if state.ending == FULFILLED:
            is_right = is_mission_met(state) and (is_last or state.rules.may_end_early)
        elif state.ending == FAILED:
            is_right = is_last and not is_mission_met(state)
        elif state.ending == COLLAPSED:
            is_right = state.is_deserted()
        else:
            is_right = is_last or not state.ending
        if not is_right:
            raise self.fields.wrong("ending", "the game has not come to this end")

    def read_turn(self) -> None:
        """Read what the active player has left and has used."""
        state = self.state
        turn = self.fields.sub("turn")
        state.time = turn.number("time", 0, MANY)
        state.rtg_used = turn.flag("rtg_used")
        state.used = counted(turn, "used", "specialist", self.numbers["specialist"], STAFF_MOST)
        state.mined = turn.number("mined", 0, GOODS_MOST)
        turn.done()
        if state.active == NONE:
            if state.time:
                raise turn.wrong("time", "nobody has a turn")
            return
        for kind, count in enumerate(state.used):
            if count > state.specialist(state.active, kind):
                raise turn.wrong("used", "more specialists are used than hired")

    # What the players own.

    def read_households(self) -> None:
        """Read goods, regolith cards and reputation by source."""
        state, fields = self.state, self.fields
        written = fields.items("households")
        if len(written) != state.rules.households:
            raise BadPosition(
                "wrong-count",
                {
                    "field": "households",
                    "expected": state.rules.households,
                    "found": len(written),
                },
            )
        for house, one in enumerate(written):
            table = Fields(one, f"households[{house}]", BadPosition)
            stock = counted(table, "goods", "good", self.numbers["good"], MANY)
            state.stock[house * PURSE : (house + 1) * PURSE] = stock
            cards = counted(table, "cards", "mineral", self.numbers["mineral"], MANY)
            state.cards[house * CARD_KINDS : (house + 1) * CARD_KINDS] = cards
            points = counted(table, "points", "source", numbered(SOURCES), MANY, -MANY)
            state.points[house * len(SOURCES) : (house + 1) * len(SOURCES)] = points
            state.reputation[house] = sum(points)
            if points[START] != (0 if self.is_setup else REPUTATION_START):
                raise table.wrong("points", "everybody begins with the same reputation")
            if sum(points) < 0:
                raise table.wrong("points", "reputation is never below 0")
            table.done()

    def check_goods(self) -> None:
        """Markers are neither made nor lost where they are limited (Q-K18)."""
        state = self.state
        if state.rules.is_finite:
            for good in range(MARKER_KINDS):
                if state.box(good) < 0:
                    raise self.fields.wrong(
                        "households",
                        "there are only {count} markers of {good}",
                        {"count": MARKERS_IN_BOX[good], "good": GOODS[good]},
                    )

    def read_players(self) -> None:
        """Read what lies on the corporation cards."""
        state = self.state
        players = self.fields.sub("players")
        for name, player in self.colours.items():
            fields = players.sub(name)
            self.read_card(fields, player)
            state.time_change[player] = fields.number("time_change", -MANY, MANY)
            state.time_least[player] = fields.number("time_least", 0, MANY)
            fields.done()
        players.done()
        for crop, left in enumerate(state.crops_left):
            if left < 0:
                name = state.vocabulary.name("crop", crop + 1)
                raise self.fields.wrong(
                    "players", "there are not so many tiles of {crop}", {"crop": name}
                )

    def read_card(self, fields: Fields, player: int) -> None:
        """Read corporation, quarters, technologies, installations, crop and staff of a player."""
        state = self.state
        corporation = fields.name("corporation", "corporation", self.numbers["corporation"])
        if corporation == NONE and not self.is_setup:
            raise fields.wrong("corporation", "everybody has a corporation")
        if corporation != NONE and corporation in state.corporation:
            raise fields.wrong("corporation", "somebody else has it")
        state.corporation[player] = corporation
        home = fields.name("home", "quarters", self.numbers["quarters"])
        if (home != NONE) != state.rules.is_competitive and not self.is_setup:
            raise fields.wrong("home", "own quarters are those of the competitive mode")
        if home != NONE and (home in state.home or not state.rules.is_competitive):
            raise fields.wrong("home", "these quarters are not free")
        state.home[player] = home
        known = {
            name: number
            for name, number in self.numbers["technology"].items()
            if number < OWN_TECHNOLOGIES
        }
        state.technologies[player] = names_once(fields, "technologies", "technology", known)
        installed = counted(
            fields,
            "installations",
            "installation",
            self.numbers["installation"],
            INSTALLATIONS_MOST,
        )
        if sum(installed) > INSTALLATIONS_MOST:
            raise fields.wrong("installations", "a player has at most two")
        begin = player * len(INSTALLATIONS)
        state.installations[begin : begin + len(INSTALLATIONS)] = installed
        state.crop[player] = required(fields, "crop", "crop", self.numbers["crop"])
        if state.crop[player]:
            state.crops_left[state.crop[player] - 1] -= 1
        self.read_staff(fields, player)

    def read_staff(self, fields: Fields, player: int) -> None:
        """Read the specialists and helpers of a player."""
        state = self.state
        staff = counted(fields, "specialists", "specialist", self.numbers["specialist"], STAFF_MOST)
        state.specialists[player * SPECIALIST_KINDS : (player + 1) * SPECIALIST_KINDS] = staff
        helpers = counted(fields, "helpers", "helper", self.numbers["helper"], STAFF_MOST)
        state.helpers[player * HELPER_KINDS : (player + 1) * HELPER_KINDS] = helpers
        for name, hired in (("specialists", staff), ("helpers", helpers)):
            if sum(hired) > STAFF_MOST:
                raise fields.wrong(name, "a player has at most two")

    def read_colony(self) -> None:
        """Read the technologies of the board."""
        state, fields = self.state, self.fields
        boards = fields.items("colony")
        if len(boards) != state.rules.boards:
            raise BadPosition(
                "wrong-count",
                {"field": "colony", "expected": state.rules.boards, "found": len(boards)},
            )
        known = {
            name: number
            for name, number in self.numbers["technology"].items()
            if number >= OWN_TECHNOLOGIES
        }
        for board, written in enumerate(boards):
            table = Fields({"colony": written}, "", BadPosition)
            state.colony[board] = names_once(table, "colony", "technology", known)

    # Quarters.

    def read_quarters(self) -> None:
        """Read tokens and markers in quarters; those that are not in play stay empty."""
        state = self.state
        quarters = self.fields.sub("quarters")
        in_play = state.quarters_in_play()
        for number, name in enumerate(QUARTERS):
            fields = quarters.sub(name)
            for kind, demand in enumerate(DEMANDS):
                count = fields.number(demand, 0, DEMAND_TOKENS[kind])
                state.demand[kind * QUARTERS_MOST + number] = count
            state.growth[number] = fields.number("growth", 0, GROWTH_FULL)
            state.fines[number] = fields.number("fines", 0, MANY)
            for zone, place in enumerate(ZONES):
                counts = counted(fields, place, "colour", self.colours, MARKER_KINDS)
                begin = (zone * QUARTERS_MOST + number) * state.rules.players
                state.held[begin : begin + state.rules.players] = counts
            # In the settlement markers come first, and the fines for hunger after them.
            is_to_come = (
                state.phase == SETTLEMENT and state.demand[HUNGER * QUARTERS_MOST + number] > 0
            )
            is_fined = state.fines[number] > 0
            if is_fined != state.is_zone_held(HOUSING, number) and (is_fined or not is_to_come):
                raise fields.wrong("fines", "fine markers lie where a marker is in housing")
            used = state.demand_in(number) + state.growth[number]
            used += sum([state.is_zone_held(zone, number) for zone in range(len(ZONES))])
            if used and number not in in_play:
                raise quarters.wrong(name, "these quarters are not in play")
            fields.done()
        quarters.done()
        for kind, demand in enumerate(DEMANDS):
            if state.demand_left(kind) < 0:
                raise self.fields.wrong(
                    "quarters",
                    "there are only {count} tokens of {demand}",
                    {"count": DEMAND_TOKENS[kind], "demand": demand},
                )

    def check_markers(self) -> None:
        """Every player has three action markers; what is nowhere else is in supply."""
        state = self.state
        for name, player in self.colours.items():
            out = len(state.fields_with(player)) + sum(state.held[player :: state.rules.players])
            if out > state.supply[player]:
                raise BadPosition(
                    "wrong-count",
                    {"field": f"players.{name}", "expected": state.supply[player], "found": out},
                )
            state.supply[player] -= out


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    """Return *names* with their numbers."""
    return {name: number for number, name in enumerate(names)}
