"""Martians: A Story of Civilization: description and factory."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action
from areopolis.core.coaching import Coached
from areopolis.core.document import Fields
from areopolis.core.effect import Effect
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.lessons import Lesson
from areopolis.core.pack import Pack, Reconstructed
from areopolis.core.phrase import Phrase
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.core.words import Words
from areopolis.games.martians.answers import ANSWERS
from areopolis.games.martians.data import pack as packs
from areopolis.games.martians.data import pack_writing
from areopolis.games.martians.data.box import built_in
from areopolis.games.martians.data.constants import (
    AUTO,
    CARD_KINDS,
    DEMANDS,
    EVENT_STACKS,
    HELPER_KINDS,
    INSTALLATIONS,
    KOOP1,
    LOCKED,
    MARKERS,
    MODES,
    NONE,
    PURSE,
    QUARTERS_MOST,
    RW2,
    RW3,
    SLOT_FIELDS,
    SLOTS,
    SOLO,
    SOURCES,
    SPECIALIST_KINDS,
)
from areopolis.games.martians.drawn.faces import faces
from areopolis.games.martians.drawn.figures import figures
from areopolis.games.martians.drawn.outlook import outlook
from areopolis.games.martians.events import EVENTS
from areopolis.games.martians.rulebook import Rulebook
from areopolis.games.martians.rules.asked_by_events import ASKED_BY_EVENTS
from areopolis.games.martians.rules.delivering import DELIVERING_EFFECTS
from areopolis.games.martians.rules.ending import ENDING_EFFECTS
from areopolis.games.martians.rules.happenings import HAPPENING_EFFECTS
from areopolis.games.martians.rules.mining import MINING_EFFECTS
from areopolis.games.martians.rules.placing import PLACING_EFFECTS
from areopolis.games.martians.rules.production import PRODUCTION_EFFECTS
from areopolis.games.martians.rules.rounds import ROUND_EFFECTS
from areopolis.games.martians.rules.settlement import SETTLEMENT_EFFECTS
from areopolis.games.martians.rules.supply import SUPPLY_EFFECTS
from areopolis.games.martians.rules.turns import TURN_EFFECTS
from areopolis.games.martians.seen.reading import Reader
from areopolis.games.martians.setup import SETUP, SETUP_EFFECTS
from areopolis.games.martians.state import ColonyState
from areopolis.games.martians.words import texts
from areopolis.games.martians.words.coaching import COACHED
from areopolis.games.martians.words.fields import KINDS_SHOWN
from areopolis.games.martians.words.lessons import LESSONS

EFFECTS: Final[tuple[type[Effect[Any, Any]], ...]] = (
    *SETUP_EFFECTS,
    *ROUND_EFFECTS,
    *SUPPLY_EFFECTS,
    *HAPPENING_EFFECTS,
    *ASKED_BY_EVENTS,
    *PRODUCTION_EFFECTS,
    *TURN_EFFECTS,
    *PLACING_EFFECTS,
    *MINING_EFFECTS,
    *DELIVERING_EFFECTS,
    *SETTLEMENT_EFFECTS,
    *ENDING_EFFECTS,
)

QUESTIONS: Final = (
    "choose-corporation",
    "choose-quarters",
    "lay-dead",
    "buy-off",
    "close-field",
    "take-step",
    "use-building",
    "mine-before",
    "move-machine",
    "mine-after",
    "deliver",
    "give-marker",
)

# What an owner's file may set, with our defaults first.
SWITCHES: Final[dict[str, tuple[Any, ...]]] = {
    "token_effects": ("C=slow, U=closed", "C=closed, U=slow"),
    "greenhouse_open_fields": (0, 1, 2, 3),
    "field_occupancy": ("one", "unlimited"),
    "construction_cost": ("2E+1M", "1E+1R+1M"),
    "hire_time": (0, 1),
    "delivery_rep": ("data", "1+4", "3+2"),
    "natural_growth": (True, False),
    "scientist_scope": ("research", "research+laboratory"),
    "quarters_in_play": ("players", QUARTERS_MOST),
    "doctor_targets": ("any", "one"),
    "rw3_own_quarters_only": (False, True),
    "finite_goods": (False, True),
    "final_settlement": (False, True),
}

# What a corporation can mean to do in a turn.
PLANNED: Final = ("building", "field", "spot", "quarters", "requirement", "research", "technology")

# Modes for one seat, and for several (Q-K21).
ALONE: Final = (AUTO, SOLO)
TOGETHER: Final = (AUTO, KOOP1, RW2, RW3)

# Modes in which nobody has a reputation: the colony is satisfied (specification 1.2).
COLONIES: Final = (AUTO, KOOP1, SOLO)
COOPERATIVE: Final = "cooperative"
TOLD_BY: Final = (
    "mode",
    "token_effects",
    "greenhouse_open_fields",
    "field_occupancy",
    "construction_cost",
    "hire_time",
    "delivery_rep",
    "natural_growth",
    "scientist_scope",
    "doctor_targets",
    "rw3_own_quarters_only",
)


class Martians(Game):
    """The game for one to four corporations."""

    def __init__(self, pack: Pack | None = None, words: Words | None = None) -> None:
        """Use the built-in components, or those of *pack*."""
        super().__init__(pack, words)
        self.id = "martians"
        self.seats = range(1, 5)
        self.rules_version = 2
        self.components = built_in() if pack is None else packs.read(pack.data, SWITCHES)
        self.vocabulary = self.components.vocabulary

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        """Return what each option may be; the first value is the default (specification 9.2)."""
        values: dict[str, tuple[Any, ...]] = {
            "mode": MODES,
            "scenario": tuple([scenario.name for scenario in self.components.scenarios]),
            "corporations": ("random", "chosen"),
            "first_player": ("random", "first-seat"),
            **SWITCHES,
        }
        for name, default in self.components.switches.items():
            values[name] = (default, *[value for value in values[name] if value != default])
        return values

    def option_values_for(self, seats: int) -> dict[str, tuple[Any, ...]]:
        """Return what each option may be for so many seats: one seat plays alone."""
        return {**self.option_values(), "mode": ALONE if seats == 1 else TOGETHER}

    def effects(self) -> dict[str, type[Effect[Any, Any]]]:
        """Return every kind of effect by its key."""
        return {effect.KEY: effect for effect in EFFECTS}

    def events(self) -> dict[str, type[Event]]:
        """Return every kind of event by its key."""
        return {event.KEY: event for event in EVENTS}

    def action_kinds(self) -> dict[str, type[Action]]:
        """Return every kind of action by its key."""
        return {action.KEY: action for action in ANSWERS}

    def questions(self) -> tuple[str, ...]:
        """Return the key of every question."""
        return QUESTIONS

    def reconstructed(self) -> tuple[Reconstructed, ...]:
        """Return what is ours; an owner's pack says of itself what is not printed."""
        return packs.reconstructed(self.components)

    def labels(self) -> dict[str, str]:
        """Return the titles that an owner's pack gives."""
        return packs.labels(self.components)

    def called(self, kind: str, name: str) -> Phrase | None:
        """Return how a thing is called by what it is; None where its name is a word."""
        return texts.called(self.components, kind, name)

    def describe(self, kind: str, name: str, options: dict[str, Any]) -> tuple[Phrase, ...]:
        """Return what a card, a tile or a building does."""
        return texts.describe(self.components, kind, name, options)

    def wordings(self, options: dict[str, Any]) -> tuple[str, ...]:
        """Return what holds at a table; the cooperative modes speak of satisfaction."""
        held = super().wordings(options)
        return (*held, COOPERATIVE) if options["mode"] in COLONIES else held

    def told_by(self) -> tuple[str, ...]:
        """Return the options that change what texts and faces say."""
        return TOLD_BY

    def own_words(self) -> tuple[str, ...]:
        """Return the keys of words that follow from nothing else."""
        return texts.own_words()

    def pack_template(self) -> dict[str, Any]:
        """Return the components in use as the data of a pack that an owner can edit."""
        return pack_writing.write(self.components)

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons of the tutorial, in order."""
        return LESSONS

    def coaching(self) -> tuple[Coached, ...]:
        """Return what a coach explains, by the chapters of the rules page."""
        return COACHED

    def faces(self, options: dict[str, Any] | None = None) -> dict[str, dict[str, dict[str, Any]]]:
        """Return what is printed on the board, cards and tiles."""
        return faces(self.components, self.check_options(options))

    def field_kinds(self) -> dict[str, str]:
        """Return what the fields speak of that are called otherwise than their things."""
        return KINDS_SHOWN

    def outlook(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return what everybody can expect, and what *seat* could do."""
        assert isinstance(state, ColonyState), "a state of this game"
        return outlook(state, seat)

    def planned(self, state: State) -> tuple[str, ...]:
        """Return what corporations share out that have a mission in common."""
        assert isinstance(state, ColonyState), "a state of this game"
        is_planned = state.seats > 1 and not state.rules.is_competitive
        return PLANNED if is_planned else ()

    def figures(self, state: State, seat: int, kind: str, number: int) -> dict[str, int]:
        """Return price, time, points, value and goal of a thing for *seat*."""
        assert isinstance(state, ColonyState), "a state of this game"
        return figures(state, seat, kind, number)

    def setup(self) -> tuple[Effect[Any, Any], ...]:
        """Return the steps with which a game begins."""
        return SETUP

    def read_state(
        self, seats: int, options: dict[str, Any], rng: Rng, fields: Fields
    ) -> ColonyState:
        """Return the state of a position document without its stack."""
        state = self.empty(seats, options, rng)
        Reader(state, fields).read()
        return state

    def empty(self, seats: int, options: dict[str, Any], rng: Rng) -> ColonyState:
        """Return the state before setup: everything in its box."""
        components = self.components
        rules = Rulebook(components, options, seats)
        players, houses = rules.players, rules.households
        fields = len(components.building_of)
        # The additional colonist token of each player lies on the fourth slot, locked.
        track = [0] * (SLOTS * SLOT_FIELDS)
        for player in range(players):
            track[(SLOTS - 1) * SLOT_FIELDS + player] = LOCKED + player
        return ColonyState(
            game=self,
            seats=seats,
            options=options,
            rng=rng,
            rules=rules,
            round=0,
            slot=0,
            phase=0,
            first=0,
            active=NONE,
            ending=0,
            time=0,
            rtg_used=False,
            used=[0] * SPECIALIST_KINDS,
            mined=0,
            stock=[0] * (houses * PURSE),
            cards=[0] * (houses * CARD_KINDS),
            reputation=[0] * houses,
            points=[0] * (houses * len(SOURCES)),
            corporation=[NONE] * players,
            technologies=[0] * players,
            installations=[0] * (players * len(INSTALLATIONS)),
            crop=[0] * players,
            specialists=[0] * (players * SPECIALIST_KINDS),
            helpers=[0] * (players * HELPER_KINDS),
            time_change=[0] * players,
            time_least=[0] * players,
            colony=[0] * rules.boards,
            supply=[MARKERS] * players,
            field_markers=[0] * fields,
            held=[0] * (2 * QUARTERS_MOST * players),
            field_tokens=[0] * fields,
            home=[NONE] * players,
            demand=[0] * (len(DEMANDS) * QUARTERS_MOST),
            growth=[0] * QUARTERS_MOST,
            fines=[0] * QUARTERS_MOST,
            track=track,
            rtg=0,
            machine=0,
            tokens=[],
            present=0,
            face_up=0,
            is_site_reached=False,
            specialists_up=[0] * SPECIALIST_KINDS,
            specialist_deck=[],
            helpers_up=[0] * HELPER_KINDS,
            helper_deck=[],
            tiles_up=[],
            tile_deck=[],
            orders_up=[],
            order_deck=[],
            weather=components.start_weather,
            weather_deck=[],
            regolith_deck=[],
            regolith_discard=[0] * CARD_KINDS,
            event_decks=[()] * EVENT_STACKS,
            events_past=[],
            crops_left=[crop.copies for crop in components.crops],
            requirements_done=[0] * len(rules.tasks),
            lasting=[],
            single=0,
            surcharges=(),
            mission_bonus=0,
            is_rtg_closed=False,
        )
