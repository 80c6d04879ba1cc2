"""On Mars: description and factory."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action, Chosen, Done, Pick
from areopolis.core.coaching import Coached
from areopolis.core.effect import Effect
from areopolis.core.event import Event
from areopolis.core.game import Game
from areopolis.core.lessons import Lesson
from areopolis.core.pack import Pack, Reconstructed
from areopolis.core.phrase import Phrase
from areopolis.core.rng import Rng
from areopolis.core.state import State
from areopolis.core.value import Value
from areopolis.core.words import Words
from areopolis.games.on_mars.answers import ANSWERS
from areopolis.games.on_mars.data import pack as packs
from areopolis.games.on_mars.data.constants import (
    BLUEPRINTS,
    BOTS,
    COLONISTS,
    COLONISTS_START,
    CONTRACTS,
    DISPLAY_ROW,
    GRID_SPACES,
    ITEMS,
    KINDS,
    LSS_KINDS,
    NONE,
    REMAINING_START,
    SCIENTISTS,
    SHIPS,
    SLOTTED,
    SOURCE_KINDS,
    SPACES,
    STACKS,
    TECH_KINDS,
)
from areopolis.games.on_mars.data.solo import SOLO_GOALS
from areopolis.games.on_mars.data.switches import SWITCHES
from areopolis.games.on_mars.data.table import built_in
from areopolis.games.on_mars.drawn import meanings
from areopolis.games.on_mars.drawn.faces import faces
from areopolis.games.on_mars.drawn.figures import figures
from areopolis.games.on_mars.drawn.outlook import outlook
from areopolis.games.on_mars.events import EVENTS
from areopolis.games.on_mars.rulebook import Rulebook
from areopolis.games.on_mars.rules.blueprints import BLUEPRINT_EFFECTS
from areopolis.games.on_mars.rules.cleaning import CLEANING_EFFECTS
from areopolis.games.on_mars.rules.constructing import CONSTRUCTING_EFFECTS
from areopolis.games.on_mars.rules.developing import DEVELOPING_EFFECTS
from areopolis.games.on_mars.rules.displacing import DISPLACING_EFFECTS
from areopolis.games.on_mars.rules.ending import ENDING_EFFECTS
from areopolis.games.on_mars.rules.first_colonists import FIRST_COLONIST_EFFECTS
from areopolis.games.on_mars.rules.gaining import GAINING_EFFECTS
from areopolis.games.on_mars.rules.giving import GIVING_EFFECTS
from areopolis.games.on_mars.rules.hiring import HIRING_EFFECTS
from areopolis.games.on_mars.rules.lacerda.turn import LACERDA_EFFECTS
from areopolis.games.on_mars.rules.learning import LEARNING_EFFECTS
from areopolis.games.on_mars.rules.life_support import LIFE_SUPPORT_EFFECTS
from areopolis.games.on_mars.rules.missions import MISSION_EFFECTS
from areopolis.games.on_mars.rules.moving import MOVING_EFFECTS
from areopolis.games.on_mars.rules.paying import PAYING_EFFECTS
from areopolis.games.on_mars.rules.producing import PRODUCING_EFFECTS
from areopolis.games.on_mars.rules.radar import RADAR_EFFECTS
from areopolis.games.on_mars.rules.resupplying import RESUPPLYING_EFFECTS
from areopolis.games.on_mars.rules.retrieving import RETRIEVING_EFFECTS
from areopolis.games.on_mars.rules.rounds import ROUND_EFFECTS
from areopolis.games.on_mars.rules.rover_tiles import ROVER_TILE_EFFECTS
from areopolis.games.on_mars.rules.shuttle import SHUTTLE_EFFECTS
from areopolis.games.on_mars.rules.slots import SLOT_EFFECTS
from areopolis.games.on_mars.rules.status import STATUS_EFFECTS
from areopolis.games.on_mars.rules.techs import TECH_EFFECTS
from areopolis.games.on_mars.rules.trading import TRADING_EFFECTS
from areopolis.games.on_mars.rules.travelling import TRAVELLING_EFFECTS
from areopolis.games.on_mars.rules.turn_order import TURN_ORDER_EFFECTS
from areopolis.games.on_mars.rules.turns import TURN_EFFECTS
from areopolis.games.on_mars.rules.upgrading import UPGRADING_EFFECTS
from areopolis.games.on_mars.rules.welcoming import WELCOMING_EFFECTS
from areopolis.games.on_mars.setup import SETUP, SETUP_EFFECTS
from areopolis.games.on_mars.state import OnMarsState
from areopolis.games.on_mars.words import texts
from areopolis.games.on_mars.words.coaching import COACHED
from areopolis.games.on_mars.words.fields import KINDS as KINDS_SHOWN
from areopolis.games.on_mars.words.lessons import LESSONS

EFFECTS: Final[tuple[type[Effect[Any, Any]], ...]] = (
    *SETUP_EFFECTS,
    *ROUND_EFFECTS,
    *TURN_EFFECTS,
    *SLOT_EFFECTS,
    *TURN_ORDER_EFFECTS,
    *TRAVELLING_EFFECTS,
    *SHUTTLE_EFFECTS,
    *BLUEPRINT_EFFECTS,
    *LEARNING_EFFECTS,
    *DEVELOPING_EFFECTS,
    *RESUPPLYING_EFFECTS,
    *MOVING_EFFECTS,
    *ROVER_TILE_EFFECTS,
    *CONSTRUCTING_EFFECTS,
    *DISPLACING_EFFECTS,
    *LIFE_SUPPORT_EFFECTS,
    *CLEANING_EFFECTS,
    *STATUS_EFFECTS,
    *UPGRADING_EFFECTS,
    *WELCOMING_EFFECTS,
    *HIRING_EFFECTS,
    *PRODUCING_EFFECTS,
    *RETRIEVING_EFFECTS,
    *TRADING_EFFECTS,
    *RADAR_EFFECTS,
    *TECH_EFFECTS,
    *PAYING_EFFECTS,
    *MISSION_EFFECTS,
    *GAINING_EFFECTS,
    *GIVING_EFFECTS,
    *FIRST_COLONIST_EFFECTS,
    *LACERDA_EFFECTS,
    *ENDING_EFFECTS,
)

QUESTIONS: Final = (
    "choose-space",
    "place-shuttle",
    "take-turn",
    "pay-extra-cost",
    "pay",
    "spend-goals",
    "take-blueprint",
    "take-more-blueprints",
    "take-tech",
    "take-more-techs",
    "place-tech",
    "develop",
    "develop-more",
    "compensate",
    "take-items",
    "move",
    "move-to",
    "take-tile",
    "construct",
    "construct-at",
    "construct-tech",
    "displace",
    "take-benefit",
    "upgrade",
    "upgrade-more",
    "welcome-ship",
    "welcome-more-ships",
    "take-crew",
    "place-bot",
    "use-ship-tech",
    "add-colonists",
    "hire",
    "refill-display",
    "produce-again",
    "retrieve",
    "boost-gain",
    "gain-resources",
    "gain-crystals",
    "gain-traded",
    "deliver-gained",
    "deliver-last",
    "bind-tile",
    "buy-colonist",
    "decide-journey",
    "explore",
    "place-discovery",
    "reveal-colonist",
)

ROUND_LIMITS: Final = (0, 6, 10, 20, 60)


class OnMars(Game):
    """The game for one to four companies on the surface and in orbit."""

    def __init__(self, pack: Pack | None = None, words: Words | None = None) -> None:
        """Use the built-in components, or those of *pack* in their place."""
        super().__init__(pack, words)
        self.id = "on-mars"
        self.seats = range(1, 5)
        self.rules_version = 2
        self.minutes = (90, 150)
        self.components = built_in() if pack is None else packs.read(pack.data)
        self.vocabulary = self.components.vocabulary

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        """Return what each option may be; the first value is the default (specification 9.3)."""
        return {
            "length": ("short", "long"),
            "space_oddity": (False, True),
            "first_colonists": (False, True),
            "solo_goal": SOLO_GOALS,
            **{name: self._switch(name) for name in SWITCHES},
            "round_limit": ROUND_LIMITS,
        }

    def _switch(self, name: str) -> tuple[Any, ...]:
        """Return what a rule of the data may be, first what the components say."""
        default = self.components.switches[name]
        return (default, *[one for one in SWITCHES[name] if one != default])

    def effects(self) -> dict[str, type[Effect[Any, Any]]]:
        """Return every kind of effect by its key."""
        return {effect.KEY: effect for effect in EFFECTS}

    def values(self) -> dict[str, type[Value]]:
        """Return every kind of record that stands within an effect."""
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
        """Return what is ours about the components in use."""
        return packs.reconstructed(self.components)

    def pack_template(self) -> dict[str, Any]:
        """Return the components in use as the data of a pack that an owner can edit."""
        return packs.write(self.components)

    def called(self, kind: str, name: str) -> Phrase | None:
        """Return how hexes, contracts and spaces are called; other things have names."""
        return texts.called(self.components, kind, name)

    def describe(self, kind: str, name: str, options: dict[str, Any]) -> tuple[Phrase, ...]:
        """Return what a card, a tile, a space or a building does."""
        return texts.describe(self.components, kind, name)

    def meaning(self, state: State, action: Action) -> Phrase | None:
        """Return what a site, a way, a tile or a red Colonist will bring and cost."""
        assert isinstance(state, OnMarsState), "a state of this game"
        return meanings.meaning(state, action)

    def own_words(self) -> tuple[str, ...]:
        """Return the keys of words that follow from nothing else."""
        return (*texts.own_words(self.components), *meanings.KEYS)

    def lessons(self) -> tuple[Lesson, ...]:
        """Return the lessons of the tutorial, in order."""
        return LESSONS

    def coaching(self) -> tuple[Coached, ...]:
        """Return what a coach explains, by the chapters of the rules page."""
        return COACHED

    def faces(self, options: dict[str, Any] | None = None) -> dict[str, dict[str, dict[str, Any]]]:
        """Return what is printed on boards, cards and tiles."""
        return faces(self.components)

    def shown_words(self) -> tuple[str, ...]:
        """Return how the keys of the lines of solo goals begin."""
        return ("line.",)

    def field_kinds(self) -> dict[str, str]:
        """Return which names are those of technologies, and which of buildings."""
        return KINDS_SHOWN

    def outlook(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return everybody's present numbers, and what *seat* could do."""
        assert isinstance(state, OnMarsState), "a state of this game"
        return outlook(state, seat)

    def figures(self, state: State, seat: int, kind: str, number: int) -> dict[str, int]:
        """Return price, points, value and goal of a thing for *seat*."""
        assert isinstance(state, OnMarsState), "a state of this game"
        return figures(state, seat, kind, number)

    def setup(self) -> tuple[Effect[Any, Any], ...]:
        """Return the steps of the setup."""
        return SETUP

    def empty(self, seats: int, options: dict[str, Any], rng: Rng) -> OnMarsState:
        """Return the state before setup: everything in its box."""
        rules = Rulebook(self.components, options, seats)
        places = rules.places
        hexes = rules.map.size
        # Lacerda has as many Colonists as he likes; his Living Quarters count as full.
        lacerda = [COLONISTS] * (places - seats)
        return OnMarsState(
            game=self,
            seats=seats,
            options=options,
            rng=rng,
            rules=rules,
            building=[NONE] * hexes,
            complex_of=[NONE] * hexes,
            complex_size=[0] * hexes,
            ground=[NONE] * hexes,
            piece=[NONE] * hexes,
            stacks=[()] * STACKS,
            warehouse=[0] * KINDS,
            grid=[NONE] * len(GRID_SPACES),
            tech_stacks=[(), ()],
            display=[NONE] * (2 * DISPLAY_ROW),
            blueprint_deck=[],
            science=[NONE] * SCIENTISTS,
            contract_deck=[],
            exploration=[NONE, NONE],
            discovery_stack=[],
            missions=[NONE] * 3,
            mission_left=[0] * 3,
            lss=[1] * len(LSS_KINDS),
            rewards=[NONE] * len(LSS_KINDS),
            spaces=[NONE] * SPACES,
            slots=[0] * (len(SLOTTED) * places),
            card_owner=[NONE] * BLUEPRINTS,
            built_at=[NONE] * BLUEPRINTS,
            card_tile=[NONE] * BLUEPRINTS,
            scientist_owner=[NONE] * SCIENTISTS,
            works_at=[NONE] * SCIENTISTS,
            contract_owner=[NONE] * CONTRACTS,
            delivered=[0] * (CONTRACTS * len(ITEMS)),
            storage=[1] * (seats * KINDS) + [0] * ((places - seats) * KINDS),
            depot=[1] * places,
            pending=[0] * places,
            ships=[(1 << SHIPS) - 1] * places,
            hangar=[0] * places,
            quarters=[COLONISTS_START] * seats + lacerda,
            working=[0] * places,
            supply=[COLONISTS - COLONISTS_START] * seats + [0] * (places - seats),
            bots=[()] * places,
            bots_left=[BOTS] * places,
            rover=[NONE] * places,
            shelters=[1] * places,
            lab=[NONE] * (places * TECH_KINDS),
            progress=[0] * places,
            discoveries=[()] * places,
            research=[0] * places,
            goals=[()] * places,
            goals_spent=[()] * places,
            goal_done=[NONE] * places,
            goal_box=[],
            first_card=[NONE] * places,
            first_box=[],
            second_cards=[()] * places,
            second_deck=[],
            points=[0] * (places * SOURCE_KINDS),
            solo_deck=[],
            solo_discard=[],
            compensations=(),
            refills=(),
            numbers=[0, 1, REMAINING_START, 0, 1, 0, NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0, NONE, 0],
        )
