"""Mission: Red Planet: description and factory."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action, Chosen, Done, Pick
from areopolis.core.coaching import Coached
from areopolis.core.effect import TABLE, Effect
from areopolis.core.errors import PackWarning
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.lessons import Lesson
from areopolis.core.pack import Pack, Reconstructed
from areopolis.core.phrase import Phrase
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.core.words import Words
from areopolis.games.mission_red_planet.answers import ANSWERS
from areopolis.games.mission_red_planet.data import pack as packs
from areopolis.games.mission_red_planet.data.components import (
    ALL_CHARACTERS,
    ASTRONAUTS,
    NONE,
    POINT_TOKENS,
    SIGNS_PER_ZONE,
)
from areopolis.games.mission_red_planet.drawn.faces import faces
from areopolis.games.mission_red_planet.drawn.figures import figures
from areopolis.games.mission_red_planet.drawn.outlook import outlook
from areopolis.games.mission_red_planet.events import EVENTS
from areopolis.games.mission_red_planet.rulebook import Parts, Rulebook
from areopolis.games.mission_red_planet.rules.action_cards import ACTION_EFFECTS
from areopolis.games.mission_red_planet.rules.boarding import BOARDING_EFFECTS
from areopolis.games.mission_red_planet.rules.characters import characters
from areopolis.games.mission_red_planet.rules.discoveries import DISCOVERY_EFFECTS
from areopolis.games.mission_red_planet.rules.exploring import EXPLORING_EFFECTS
from areopolis.games.mission_red_planet.rules.phases import PHASE_EFFECTS
from areopolis.games.mission_red_planet.rules.rounds import LAUNCH_FULL_SHIPS, ROUND_EFFECTS
from areopolis.games.mission_red_planet.rules.science import SCIENCE_EFFECTS
from areopolis.games.mission_red_planet.rules.steering import STEERING_EFFECTS
from areopolis.games.mission_red_planet.rules.violence import VIOLENCE_EFFECTS
from areopolis.games.mission_red_planet.seen.upgrading import upgraded
from areopolis.games.mission_red_planet.setup import SETUP, SETUP_EFFECTS
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.games.mission_red_planet.words import texts
from areopolis.games.mission_red_planet.words.coaching import COACHED
from areopolis.games.mission_red_planet.words.lessons import LESSONS

EFFECTS: Final[tuple[type[Effect[Any, Any]], ...]] = (
    *SETUP_EFFECTS,
    *ROUND_EFFECTS,
    *BOARDING_EFFECTS,
    *EXPLORING_EFFECTS,
    *SCIENCE_EFFECTS,
    *STEERING_EFFECTS,
    *VIOLENCE_EFFECTS,
    *ACTION_EFFECTS,
    *DISCOVERY_EFFECTS,
    *PHASE_EFFECTS,
)

QUESTIONS: Final = (
    "keep-mission",
    "choose-character",
    "place-astronaut",
    "choose-destination",
    "make-move",
    "draw-or-look",
    "assign-discovery",
    "look-at-discovery",
    "force-launch",
    "destroy-ship",
    "replace-astronaut",
    "kill-astronaut",
    "transfer-from-moon",
    "redirect-ship",
    "move-away",
    "claim-zone",
    "resolve-discovery",
)

# Two players sit at four places: each has a main and a neutral colour.
TWO_PLAYER_PLACES: Final = 4


class MissionRedPlanet(Game):
    """The game for two to six mining companies of 1888."""

    def __init__(self, pack: Pack | None = None, words: Words | None = None) -> None:
        """Use the built-in components, or those of *pack*."""
        super().__init__(pack, words)
        self.id = "mission-red-planet"
        self.seats = range(2, 7)
        self.minutes = (45, 90)
        self.rules_version = 2
        self.components = packs.built_in() if pack is None else packs.read(pack.data)
        self.vocabulary = self.components.vocabulary
        self.last_rules: Rulebook | None = None
        # A game of which nothing is done yet: whoever plays many opens the same box.
        self.box: MissionState | None = None

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        """Return what each option may be; the first value is the default (specification 11.4)."""
        placing = self.components.placing
        return {
            "round_step_order": ("pl", "de"),
            "soldier_place": _first(placing["soldier_place"], (1, 2)),
            "pilot_place": _first(placing["pilot_place"], (2, 1)),
            "explorer_min_moves": (0, 1),
            "ship_reshuffle": ("on_need", "at_once"),
            "point_token_supply": ("limited", "unlimited"),
            "most_requires_positive": (True, False),
            "discovery_order": ("board", "first_player"),
        }

    def effects(self) -> dict[str, type[Effect[Any, Any]]]:
        """Return every kind of effect by its key."""
        return {effect.KEY: effect for effect in EFFECTS}

    def events(self) -> dict[str, type[Event]]:
        """Return every kind of event by its key."""
        return {event.KEY: event for event in EVENTS}

    def action_kinds(self) -> dict[str, type[Action]]:
        """Return every kind of action by its key."""
        kinds: tuple[type[Action], ...] = (*ANSWERS, Pick, Done, Chosen)
        return {action.KEY: action for action in kinds}

    def questions(self) -> tuple[str, ...]:
        """Return the key of every question."""
        return QUESTIONS

    def reconstructed(self) -> tuple[Reconstructed, ...]:
        """Return what is ours; nothing, if an owner's pack supplies the components."""
        return packs.reconstructed(self.components) if self.pack is None else ()

    def upgraded(self, document: dict[str, Any], version: object) -> dict[str, Any]:
        """Return a position of older rules with a seat for everybody aboard."""
        return upgraded(self.components, document, version)

    def warnings(self) -> tuple[PackWarning, ...]:
        """Return what is unusual in an owner's pack."""
        return packs.warnings(self.components)

    def pack_template(self) -> dict[str, Any]:
        """Return the components in use as the data of a pack that an owner can edit."""
        return packs.write(self.components)

    def labels(self) -> dict[str, str]:
        """Return the titles that an owner's pack gives."""
        if self.pack is None:
            return {}
        return texts.labels(self.components, packs.built_in())

    def called(self, kind: str, name: str) -> Phrase | None:
        """Return how a ship is called; everything else has a name of its own."""
        return texts.ship_name(self.components, name) if kind == "ship" else None

    def describe(self, kind: str, name: str, options: dict[str, Any]) -> tuple[Phrase, ...]:
        """Return what a card or a character does, and what is known of other things."""
        if kind == "card":
            return texts.card_text(self.components, name)
        if kind == "character":
            parts = self._characters(options)[self.vocabulary.numbers["character"][name]]
            return texts.character_text(self.components, parts, options["explorer_min_moves"])
        return texts.thing_text(self.components, kind, name)

    def own_words(self) -> tuple[str, ...]:
        """Return the keys of words that follow from nothing else."""
        return texts.own_words()

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons of the tutorial, in order."""
        return LESSONS

    def coaching(self) -> tuple[Coached, ...]:
        """Return what a coach explains, by the chapters of the rules page."""
        return COACHED

    def told_by(self) -> tuple[str, ...]:
        """Return the options that change what texts say."""
        return ("explorer_min_moves", "soldier_place", "pilot_place")

    def faces(self, options: dict[str, Any] | None = None) -> dict[str, dict[str, dict[str, Any]]]:
        """Return what is printed on board, ships and cards."""
        return faces(self.components)

    def shown_words(self) -> tuple[str, ...]:
        """Return how the keys of the round counter and of the open mission begin."""
        return ("stop.", "global-mission")

    def outlook(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return who leads where, and what it is worth now."""
        assert isinstance(state, MissionState), "a state of this game"
        return outlook(state, seat)

    def setup(self) -> tuple[Effect[Any, Any], ...]:
        """Return the steps of the setup."""
        return SETUP

    def _characters(self, options: dict[str, Any]) -> tuple[Parts, ...]:
        """Return the parts of the characters with the numbers of the options and components."""
        placing = self.components.placing
        return characters(
            options["soldier_place"],
            placing["soldier_kill"],
            placing["soldier_transfer"],
            options["pilot_place"],
        )

    def figures(self, state: State, seat: int, kind: str, number: int) -> dict[str, int]:
        """Return the points of a mission, and those of a discovery that lies in some zone."""
        assert isinstance(state, MissionState), "a state of this game"
        return figures(state, seat, kind, number)

    def rulebook(self, options: dict[str, Any]) -> Rulebook:
        """Return the rules of these options; whoever plays many games plays them by the same."""
        last = self.last_rules
        if last is None or last.options != options:
            parts = self._characters(options)
            last = Rulebook(self.components, dict(options), parts, LAUNCH_FULL_SHIPS)
            self.last_rules = last
        return last

    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> State:
        """Return a state whose setup lies on the stack."""
        box = self.box
        if box is None or box.seats != seats or box.options != options:
            box = self.empty(seats, dict(options), Rng(0))
            box.push(TABLE, SETUP)
            self.box = box
        state = box.clone()
        state.options = options
        state.rng = rng
        return state

    def empty(self, seats: int, options: dict[str, Any], rng: Rng) -> MissionState:
        """Return the state before setup: everything in its box."""
        components = self.components
        rules = self.rulebook(options)
        colours = TWO_PLAYER_PLACES if seats == 2 else seats
        zones, ships = len(components.zones), len(components.ships)
        return MissionState(
            game=self,
            seats=seats,
            options=options,
            rng=rng,
            rules=rules,
            colours=colours,
            supply=[ASTRONAUTS] * colours,
            lost=[0] * colours,
            astronauts=[0] * (zones * colours),
            resource=[0] * zones,
            found=0,
            spare=0,
            tokens=[0] * (zones * 3),
            purse=[0] * (colours * 3),
            bank=list(POINT_TOKENS),
            ship_deck=list(range(ships)),
            ship_discard=[],
            docks=[NONE] * colours,
            launched=[],
            crew=[0] * (ships * colours),
            aboard=[0] * ships,
            with_room=0,
            full=0,
            signs=[()] * ships,
            sign_supply=[SIGNS_PER_ZONE] * zones,
            event_deck=list(range(components.cards)),
            event_discard=[],
            box=[],
            box_known=[],
            discovery=[NONE] * zones,
            known=[0] * zones,
            kept=[()] * seats,
            dealt=[()] * seats,
            rejected=[NONE] * seats,
            hand=[ALL_CHARACTERS] * seats + [0] * (colours - seats),
            played=[0] * colours,
            chosen=[0] * colours,
            neutral_decks=[()] * (colours - seats),
            claims=[],
            stop=0,
            first=0,
            last=0,
            countdown=0,
            drawn=NONE,
            are_discoveries_up=False,
        )


def _first(default: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """Return *values* with *default* first, added where it is new."""
    return (default, *[value for value in values if value != default])
