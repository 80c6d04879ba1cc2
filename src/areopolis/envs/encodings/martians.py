"""The numbers of Martians."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.game import Game
from areopolis.envs.encodings.base import COUNT_MOST, Encoding
from areopolis.games.martians.data.constants import (
    CARD_KINDS,
    COLOURS,
    DEMANDS,
    EVENT_STACKS,
    FREE,
    HELPER_KINDS,
    INSTALLATIONS,
    LIVING,
    NONE,
    PHASES,
    PURSE,
    QUARTERS_MOST,
    SLOT_FIELDS,
    SLOTS,
    SPECIALIST_KINDS,
    TECHNOLOGIES,
    WORKS_OF,
    ZONES,
)
from areopolis.games.martians.game import Martians
from areopolis.games.martians.rules.goals import END_CONDITIONS
from areopolis.games.martians.rules.placing import UseBuilding
from areopolis.games.martians.seen.view import knows_hand, knows_weather
from areopolis.games.martians.state import ColonyState

AXES: Final = (
    "field",
    "field-token",
    "spot",
    "token",
    "good",
    "mineral",
    "demand",
    "quarters",
    "zone",
    "building",
    "work",
    "technology",
    "installation",
    "specialist",
    "helper",
    "weather",
    "happening",
    "corporation",
    "order",
    "research",
    "crop",
    "scenario",
    "requirement",
)
PLACES: Final = len(COLOURS)
COLONISTS: Final = tuple(
    [f"{one}-{is_}" for is_ in ("living", "dead", "locked") for one in COLOURS]
)
CONDITIONS: Final = tuple([condition.KEY for condition in END_CONDITIONS])


class MartiansEncoding(Encoding):
    """What a seat of Martians may know; corporations stand in their fixed order."""

    def __init__(self, game: Game) -> None:
        """Add the board, the mining area, what is laid out, and the corporations."""
        super().__init__(game)
        assert isinstance(game, Martians), "the game that this encodes"
        names = game.vocabulary.names
        for axis in AXES:
            self.layout.name(axis, names[axis])
        self.layout.name("place", COLOURS)
        self.layout.name("phase", PHASES)
        self.layout.name("colonist", COLONISTS)
        self.layout.seat("place", [tuple(range(PLACES))])
        rows = range(0, len(COLONISTS), PLACES)
        self.layout.seat("colonist", [tuple(range(row, row + PLACES)) for row in rows])
        self.layout.name("slot", tuple([str(slot + 1) for slot in range(SLOTS)]))
        self.layout.name("stack", tuple([str(stack + 1) for stack in range(EVENT_STACKS)]))
        lines = max([len(card.effects) for card in game.components.events])
        self.lines = lines
        self.layout.name("line", tuple([str(line + 1) for line in range(lines)]))
        self.layout.name("condition", CONDITIONS)
        self.layout.name("number", NUMBERS)
        self.layout.name("own-number", OWN_NUMBERS)
        self._add_table()
        self._add_board()
        self._add_laid_out()
        self._add_players()

    def _add_table(self) -> None:
        add = self.layout.add
        self.at_numbers = add("numbers", ("number",), COUNT_MOST)
        self.at_phase = add("phase", ("phase",))
        self.at_scenario = add("scenario", ("scenario",))
        self.at_first = add("first", ("place",))
        self.at_active = add("active", ("place",))
        self.at_used = add("used", ("specialist",), COUNT_MOST)
        self.at_building = add("placement", ("building",))
        self.at_done = add("placement.done", ("work",))
        self.at_weather = add("weather", ("weather",))
        self.at_next = add("next_weather", ("weather",))
        self.at_events = add("events", ("happening",), COUNT_MOST)
        self.at_stacks = add("event_decks", ("stack",), COUNT_MOST)
        self.at_lasting = add("lasting", ("happening", "line"))
        self.at_lasting_field = add("lasting.field", ("happening", "field"))
        self.at_done_times = add("requirements.done", ("requirement",), COUNT_MOST)
        self.at_times = add("requirements.times", ("requirement",), COUNT_MOST)
        self.at_met = add("end_conditions.met", ("condition",), COUNT_MOST)

    def _add_board(self) -> None:
        add = self.layout.add
        self.at_token = add("buildings.token", ("field", "field-token"))
        self.at_markers = add("buildings.markers", ("field", "place"))
        self.at_in_play = add("quarters", ("quarters",))
        self.at_owner = add("quarters.owner", ("quarters", "place"))
        self.at_demand = add("quarters.demand", ("demand", "quarters"), COUNT_MOST)
        self.at_growth = add("quarters.growth", ("quarters",), COUNT_MOST)
        self.at_fines = add("quarters.fines", ("quarters",), COUNT_MOST)
        self.at_held = add("quarters.markers", ("zone", "quarters", "place"), COUNT_MOST)
        self.at_track = add("track", ("slot", "place", "colonist"))
        self.at_machine = add("machine", ("spot",))
        self.at_mine = add("mine", ("spot", "token"))
        self.at_hidden = add("mine.face_down", ("spot",))
        self.at_gone = add("mined_tokens", ("token",), COUNT_MOST)
        self.at_site = add("site", ("spot",))

    def _add_laid_out(self) -> None:
        add = self.layout.add
        self.at_specialists_up = add("specialists", ("specialist",), COUNT_MOST)
        self.at_helpers_up = add("helpers", ("helper",), COUNT_MOST)
        self.at_research = add("research", ("research",))
        self.at_orders = add("orders", ("order",))
        self.at_crops = add("crops", ("crop",), COUNT_MOST)
        self.at_discard = add("regolith_discard", ("mineral",), COUNT_MOST)

    def _add_players(self) -> None:
        """What a household owns stands with each of its corporations: with all, or with one."""
        add = self.layout.add
        self.at_player = add("players", ("place", "own-number"), COUNT_MOST, -COUNT_MOST)
        self.at_goods = add("players.goods", ("place", "good"), COUNT_MOST)
        self.at_minerals = add("players.minerals", ("place", "mineral"), COUNT_MOST)
        self.at_corporation = add("players.corporation", ("place", "corporation"))
        self.at_technologies = add("players.technologies", ("place", "technology"))
        self.at_installations = add("players.installations", ("place", "installation"), COUNT_MOST)
        self.at_crop = add("players.crop", ("place", "crop"))
        self.at_specialists = add("players.specialists", ("place", "specialist"), COUNT_MOST)
        self.at_helpers = add("players.helpers", ("place", "helper"), COUNT_MOST)

    def write_game(self, state: ColonyState, seat: int, out: Any) -> None:
        """Write the table, the board, what is laid out and the corporations."""
        self._write_table(state, seat, out)
        self._write_events(state, out)
        self._write_goals(state, out)
        self._write_board(state, out)
        self._write_quarters(state, out)
        self._write_mine(state, out)
        self._write_laid_out(state, out)
        for player in range(state.rules.players):
            self._write_player(state, player, seat, out)

    def _write_table(self, state: ColonyState, seat: int, out: Any) -> None:
        for place, value in enumerate(numbers_of(state)):
            out[self.at_numbers + place] = value
        out[self.at_phase + state.phase] = 1
        out[self.at_first + state.first] = 1
        if state.active != NONE:
            out[self.at_active + state.active] = 1
        for kind, count in enumerate(state.used):
            out[self.at_used + kind] = count
        for effect, _ in state.stack:
            if isinstance(effect, UseBuilding):
                out[self.at_building + effect.building] = 1
                for place, work in enumerate(WORKS_OF[effect.building]):
                    out[self.at_done + work] = effect.done >> place & 1
        out[self.at_weather + state.weather] = 1
        if state.weather_deck and knows_weather(state, seat):
            out[self.at_next + state.weather_deck[-1]] = 1

    def _write_events(self, state: ColonyState, out: Any) -> None:
        for event in state.events_past:
            out[self.at_events + event] += 1
        for place, stack in enumerate(state.event_decks):
            out[self.at_stacks + place] = len(stack)
        fields = len(state.field_tokens)
        for event, line, field in state.lasting:
            out[self.at_lasting + event * self.lines + line] = 1
            if field != NONE:
                out[self.at_lasting_field + event * fields + field] = 1

    def _write_goals(self, state: ColonyState, out: Any) -> None:
        rules = state.rules
        if rules.scenario != NONE:
            out[self.at_scenario + rules.scenario] = 1
        for place, task in enumerate(rules.tasks):
            out[self.at_done_times + task.number] = state.requirements_done[place]
            out[self.at_times + task.number] = task.times
        for condition in rules.end_conditions:
            if condition.holds(state):
                out[self.at_met + CONDITIONS.index(condition.KEY)] += 1

    def _write_board(self, state: ColonyState, out: Any) -> None:
        kinds = len(self.layout.axes["field-token"])
        for field, token in enumerate(state.field_tokens):
            if token != FREE:
                out[self.at_token + field * kinds + token] = 1
            markers = state.field_markers[field]
            if markers:
                for player in range(PLACES):
                    out[self.at_markers + field * PLACES + player] = markers >> player & 1
        for slot in range(SLOTS):
            for place in range(state.rules.players):
                token = state.track[slot * SLOT_FIELDS + place]
                if token:
                    row = (slot * PLACES + place) * len(COLONISTS)
                    out[self.at_track + row + token - LIVING] = 1

    def _write_quarters(self, state: ColonyState, out: Any) -> None:
        for quarters in state.quarters_in_play():
            out[self.at_in_play + quarters] = 1
        for player, home in enumerate(state.home):
            if home != NONE:
                out[self.at_owner + home * PLACES + player] = 1
        for place in range(len(DEMANDS) * QUARTERS_MOST):
            out[self.at_demand + place] = state.demand[place]
        for quarters in range(QUARTERS_MOST):
            out[self.at_growth + quarters] = state.growth[quarters]
            out[self.at_fines + quarters] = state.fines[quarters]
        players = state.rules.players
        for place in range(len(ZONES) * QUARTERS_MOST):
            for player in range(players):
                out[self.at_held + place * PLACES + player] = state.held[place * players + player]

    def _write_mine(self, state: ColonyState, out: Any) -> None:
        kinds = len(self.layout.axes["token"])
        out[self.at_machine + state.machine] = 1
        if state.rules.site != NONE:
            out[self.at_site + state.rules.site] = 1
        for spot, token in enumerate(state.tokens):
            if token == NONE:
                continue
            if state.face_up >> spot & 1:
                out[self.at_mine + spot * kinds + token] = 1
            else:
                out[self.at_hidden + spot] = 1
        if state.present:
            for number, kind in enumerate(state.rules.components.mining_tokens):
                out[self.at_gone + number] = kind.copies - state.tokens.count(number)

    def _write_laid_out(self, state: ColonyState, out: Any) -> None:
        for kind, count in enumerate(state.specialists_up):
            out[self.at_specialists_up + kind] = count
        for kind, count in enumerate(state.helpers_up):
            out[self.at_helpers_up + kind] = count
        for tile in state.tiles_up:
            out[self.at_research + tile] = 1
        for order in state.orders_up:
            out[self.at_orders + order] = 1
        # The crop that is printed on the corporation cards comes first and is never a tile.
        for crop, count in enumerate(state.crops_left):
            out[self.at_crops + crop + 1] = count
        for mineral, count in enumerate(state.regolith_discard):
            out[self.at_discard + mineral] = count

    def _write_player(self, state: ColonyState, player: int, seat: int, out: Any) -> None:
        row = self.at_player + player * len(OWN_NUMBERS)
        for place, value in enumerate(own_numbers_of(state, player)):
            out[row + place] = value
        for good in range(PURSE):
            out[self.at_goods + player * PURSE + good] = state.has(player, good)
        if knows_hand(state, player, seat):
            for mineral in range(CARD_KINDS):
                at = self.at_minerals + player * CARD_KINDS + mineral
                out[at] = state.hand(player, mineral)
        if state.corporation[player] != NONE:
            cards = len(self.layout.axes["corporation"])
            out[self.at_corporation + player * cards + state.corporation[player]] = 1
        for technology in range(len(TECHNOLOGIES)):
            at = self.at_technologies + player * len(TECHNOLOGIES) + technology
            out[at] = state.is_developed(player, technology)
        crops = len(self.layout.axes["crop"])
        out[self.at_crop + player * crops + state.crop[player]] = 1
        for kind in range(len(INSTALLATIONS)):
            place = player * len(INSTALLATIONS) + kind
            out[self.at_installations + place] = state.installations[place]
        for kind in range(SPECIALIST_KINDS):
            place = player * SPECIALIST_KINDS + kind
            out[self.at_specialists + place] = state.specialists[place]
        for kind in range(HELPER_KINDS):
            place = player * HELPER_KINDS + kind
            out[self.at_helpers + place] = state.helpers[place]


NUMBERS: Final = (
    "rounds",
    "round",
    "slot",
    "time",
    "rtg_used",
    "mined",
    "rtg",
    "rtg_closed",
    "site_reached",
    "weather_deck",
    "specialist_deck",
    "helper_deck",
    "research_deck",
    "order_deck",
    "regolith_deck",
)


def numbers_of(state: ColonyState) -> tuple[int, ...]:
    """Return the numbers of the table, in the order of their names."""
    return (
        state.rules.rounds,
        state.round,
        state.slot,
        state.time,
        int(state.rtg_used),
        state.mined,
        state.rtg,
        int(state.is_rtg_closed),
        int(state.is_site_reached),
        len(state.weather_deck),
        len(state.specialist_deck),
        len(state.helper_deck),
        len(state.tile_deck),
        len(state.order_deck),
        len(state.regolith_deck),
    )


OWN_NUMBERS: Final = (
    "reputation",
    "cards",
    "supply",
    "dead",
    "locked",
    "time_change",
)


def own_numbers_of(state: ColonyState, player: int) -> tuple[int, ...]:
    """Return the numbers of a corporation, in the order of their names."""
    house = state.rules.house[player]
    return (
        state.reputation[house],
        sum(state.cards[house * CARD_KINDS : house * CARD_KINDS + CARD_KINDS]),
        state.supply[player],
        state.dead(player),
        int(state.is_locked(player)),
        state.time_change[player],
    )


def encoding(game: Game) -> Encoding:
    """Return the encoding of *game*."""
    return MartiansEncoding(game)
