"""Terraforming Mars with Colonies: description and factory."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action, Chosen, Done, Payment, Pick
from areopolis.core.coaching import Coached
from areopolis.core.effect import Effect
from areopolis.core.errors import BadPack
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.lessons import Lesson
from areopolis.core.pack import Pack, Reconstructed
from areopolis.core.phrase import Phrase
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.core.together import Together
from areopolis.core.value import Value
from areopolis.core.vocabulary import Vocabulary
from areopolis.core.words import Words
from areopolis.games.terraforming_mars.answers import ANSWERS, Lexicon
from areopolis.games.terraforming_mars.cards.model import ANY_STOCK
from areopolis.games.terraforming_mars.cards.table import CARD_EFFECTS, CARDS
from areopolis.games.terraforming_mars.data.board import NAMES
from areopolis.games.terraforming_mars.data.constants import (
    AREA_CLASSES,
    AWARDS,
    CARD_RESOURCES,
    COLONY_TILES,
    COLOURS,
    KINDS,
    MC,
    MILESTONES,
    NO_METAL,
    NONE,
    NOT_IN_PLAY,
    PARAMETERS,
    PLANTS_PER_GREENERY,
    RATING_START,
    RATING_START_SOLO,
    RESOURCES,
    STEEL_VALUE,
    TAG_KINDS,
    TAGS,
    TILES,
    TITANIUM_VALUE,
    TRACK_END,
    WITH_STEEL,
    WITH_TITANIUM,
)
from areopolis.games.terraforming_mars.drawn import faces, figures, outlook
from areopolis.games.terraforming_mars.events import EVENTS
from areopolis.games.terraforming_mars.rulebook import Rulebook
from areopolis.games.terraforming_mars.rules.attacking import ATTACKING_EFFECTS
from areopolis.games.terraforming_mars.rules.choosing import CHOOSING_EFFECTS
from areopolis.games.terraforming_mars.rules.counts import ALL, COUNTS, OPPONENTS, OWN
from areopolis.games.terraforming_mars.rules.deck import DECK_EFFECTS
from areopolis.games.terraforming_mars.rules.gains import GAIN_EFFECTS, Produce
from areopolis.games.terraforming_mars.rules.generations import GENERATION_EFFECTS
from areopolis.games.terraforming_mars.rules.holding import HOLDING_EFFECTS
from areopolis.games.terraforming_mars.rules.paying import PAYING_EFFECTS
from areopolis.games.terraforming_mars.rules.placing import PLACING_EFFECTS
from areopolis.games.terraforming_mars.rules.playing import PLAYING_EFFECTS
from areopolis.games.terraforming_mars.rules.projects import PROJECTS
from areopolis.games.terraforming_mars.rules.trading import TRADING_EFFECTS
from areopolis.games.terraforming_mars.rules.turns import TURN_EFFECTS
from areopolis.games.terraforming_mars.seen.upgrading import upgraded
from areopolis.games.terraforming_mars.setup import SETUP, SETUP_EFFECTS
from areopolis.games.terraforming_mars.state import MarsState
from areopolis.games.terraforming_mars.words import keys, texts
from areopolis.games.terraforming_mars.words.coaching import COACHED
from areopolis.games.terraforming_mars.words.lessons import LESSONS

EFFECTS: Final[tuple[type[Effect[Any, Any]], ...]] = (
    Together,
    *SETUP_EFFECTS,
    *GENERATION_EFFECTS,
    *TURN_EFFECTS,
    *PLAYING_EFFECTS,
    *GAIN_EFFECTS,
    *PAYING_EFFECTS,
    *PLACING_EFFECTS,
    *DECK_EFFECTS,
    *HOLDING_EFFECTS,
    *ATTACKING_EFFECTS,
    *CHOOSING_EFFECTS,
    *TRADING_EFFECTS,
    *CARD_EFFECTS,
)

QUESTIONS: Final = (
    "declare-beginner",
    "keep-corporation",
    "keep-projects",
    "keep-colony-tiles",
    "draft-card",
    "buy-cards",
    "first-action",
    "take-action",
    "pay",
    "pay-heat",
    "place-ocean",
    "place-tile",
    "claim-area",
    "place-colony",
    "advance-marker",
    "trade-free",
    "lay-colony-tile",
    "move-marker-up",
    "move-marker-down",
    "keep-cards",
    "discard-cards",
    "swap-card",
    "sell-patents",
    "add-to-card",
    "remove-own",
    "take-from-any",
    "reduce-production",
    "remove-stock",
    "steal",
    "remove-on-card",
    "take-off",
    "choose-one",
    "exchange",
    "convert-production",
    "copy-production",
    "order-effects",
    "world-government",
    "final-greenery",
)

# Alternatives and pending effects are counted from 1 by people.
ORDINALS: Final = tuple([str(number) for number in range(1, 61)])


class TerraformingMars(Game):
    """The game for one to five corporations."""

    def __init__(self, pack: Pack | None = None, words: Words | None = None) -> None:
        """All data is known; a pack may not replace it.

        Raises:
            BadPack: there is one.
        """
        super().__init__(pack, words)
        self.id = "terraforming-mars"
        if pack is not None:
            raise BadPack("no-pack", {"game": self.id})
        self.seats = range(1, 6)
        self.minutes = (90, 150)
        self.rules_version = 2
        self.vocabulary = Vocabulary(
            {
                "card": tuple([card.name for card in CARDS]),
                "resource": RESOURCES,
                "card-resource": CARD_RESOURCES,
                "tag": TAGS,
                "tile": TILES,
                "area": NAMES,
                "parameter": PARAMETERS,
                "colony": COLONY_TILES,
                "project": tuple([project.name for project in PROJECTS]),
                "milestone": MILESTONES,
                "award": AWARDS,
                "seat": (*COLOURS, "neutral"),
                "ordinal": ORDINALS,
                "choice": ("no", "yes"),
                "place": ("ganymede-colony", "phobos-space-haven"),
            },
            {"area-class": AREA_CLASSES, "whose": (OWN, OPPONENTS, ALL)},
            {
                "metals": (NO_METAL, WITH_STEEL | WITH_TITANIUM),
                "position": (0, TRACK_END),
                "direction": (-1, 1),
                "bits": (0, ANY_STOCK << 1),
            },
        )
        alternatives = tuple([len(card.actions) for card in CARDS])
        self.lexicon = Lexicon(self.vocabulary, alternatives)
        self.last_rules: Rulebook | None = None

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        """Return what each option may be; the first value is the default (specification 13)."""
        return {
            "corporate_era": (True, False),
            "colonies": (True, False),
            "draft": (False, True),
            "initial_draft": (False, True),
            "beginner_corporations": (False, True),
            "corporation_deal": ("any", "one_colonies"),
            "world_government": (False, True),
            "solo_goal": ("parameters", "rating"),
            "effect_order": ("ask", "default", "always"),
        }

    def effects(self) -> dict[str, type[Effect[Any, Any]]]:
        """Return every kind of effect by its key."""
        return {effect.KEY: effect for effect in EFFECTS}

    def former_effects(self) -> dict[str, type[Effect[Any, Any]]]:
        """Return what effects of rules version 1 are now."""
        return {"produce-after-city": Produce}

    def values(self) -> dict[str, type[Value]]:
        """Return every kind of count that stands within an effect."""
        return {count.KEY: count for count in COUNTS}

    def events(self) -> dict[str, type[Event]]:
        """Return every kind of event by its key."""
        return {event.KEY: event for event in EVENTS}

    def action_kinds(self) -> dict[str, type[Action]]:
        """Return every kind of action by its key."""
        kinds: tuple[type[Action], ...] = (*ANSWERS, Pick, Done, Chosen, Payment)
        return {action.KEY: action for action in kinds}

    def questions(self) -> tuple[str, ...]:
        """Return the key of every question."""
        return QUESTIONS

    def reconstructed(self) -> tuple[Reconstructed, ...]:
        """Return nothing: every fact of the cards and tiles has a public source."""
        return ()

    def called(self, kind: str, name: str) -> Phrase | None:
        """Return how an area is called; everything else has a name of its own."""
        return texts.area_name(name) if kind == "area" else None

    def describe(self, kind: str, name: str, options: dict[str, Any]) -> tuple[Phrase, ...]:
        """Return what a card, a colony tile, a project, a milestone or an award does."""
        return texts.describe(kind, name)

    def meaning(self, state: State, action: Action) -> Phrase | None:
        """Return what an alternative, a card's action or a pending effect does."""
        return texts.meaning(state, action)

    def own_words(self) -> tuple[str, ...]:
        """Return the keys of words that follow from nothing else."""
        return keys.own_words()

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons of the tutorial, in order."""
        return LESSONS

    def coaching(self) -> tuple[Coached, ...]:
        """Return what a coach explains, by the chapters of the rules page."""
        return COACHED

    def faces(self, options: dict[str, Any] | None = None) -> dict[str, dict[str, dict[str, Any]]]:
        """Return what is printed on cards, tiles and tracks."""
        return faces.faces()

    def outlook(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return prices, what stands against what, and everybody's present numbers."""
        assert isinstance(state, MarsState), "a state of this game"
        return outlook.outlook(state, seat)

    def setup(self) -> tuple[Effect[Any, Any], ...]:
        """Return the steps of the setup."""
        return SETUP

    def figures(self, state: State, seat: int, kind: str, number: int) -> dict[str, int]:
        """Return what a card, a standard project, a milestone or an award comes to."""
        assert isinstance(state, MarsState), "a state of this game"
        return figures.figures(state, seat, kind, number)

    def upgraded(self, document: dict[str, Any], version: object) -> dict[str, Any]:
        """Return a position of older rules with its cities off Mars by name."""
        return upgraded(document, self.vocabulary.names["place"])

    def rulebook(self, options: dict[str, Any], seats: int) -> Rulebook:
        """Return the rules of these options; whoever plays many games plays them by the same."""
        last = self.last_rules
        if last is None or last.seats != seats or last.options != options:
            last = Rulebook(dict(options), seats, self.vocabulary, self.lexicon)
            self.last_rules = last
        return last

    def empty(self, seats: int, options: dict[str, Any], rng: Rng) -> MarsState:
        """Return the state before setup."""
        rules = self.rulebook(options, seats)
        is_solo = seats == 1
        production = [0 if rules.has_corporate_era else 1] * (seats * KINDS)
        if is_solo and rules.has_colonies:
            production[MC] -= 2
        return MarsState(
            game=self,
            seats=seats,
            options=options,
            rng=rng,
            rules=rules,
            stock=[0] * (seats * KINDS),
            production=production,
            rating=[RATING_START_SOLO if is_solo else RATING_START] * seats,
            tags=[0] * (seats * TAG_KINDS),
            hands=[()] * seats,
            offered=[()] * seats,
            drafted=[()] * seats,
            dealt=[()] * seats,
            corporation=[NONE] * seats,
            tableau=[()] * seats,
            events=[()] * seats,
            triggers=[()] * seats,
            on_card=[0] * len(CARDS),
            used=[],
            deck=list(rules.deck),
            discard=[],
            discard_known=[],
            tiles=[NONE] * len(NAMES),
            own=[0] * seats,
            near_own=[0] * seats,
            claimed=[0] * seats,
            off_planet=[NONE, NONE],
            position=[NOT_IN_PLAY] * len(COLONY_TILES),
            colonies=[()] * len(COLONY_TILES),
            visitor=[NONE] * len(COLONY_TILES),
            fleets=[1 if rules.has_colonies else 0] * seats,
            milestones=[NONE] * len(MILESTONES),
            awards=[NONE] * len(AWARDS),
            caches=[
                [0] * seats,
                [0] * (seats * TAG_KINDS),
                [0] * seats,
                [0] * seats,
                [0] * seats,
                [STEEL_VALUE] * seats,
                [TITANIUM_VALUE] * seats,
                [0] * seats,
                [PLANTS_PER_GREENERY] * seats,
                [NONE] * seats,
                [0] * seats,
                [0] * seats,
            ],
            masks=[0] * 14,
            numbers=[0, 0, 0, 0, 0, 0, NONE, 0],
        )
