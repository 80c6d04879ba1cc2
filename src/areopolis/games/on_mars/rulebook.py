"""The rules of one game: its components and options, shared by all its states."""

from __future__ import annotations

from typing import Any

from areopolis.core.vocabulary import Vocabulary
from areopolis.games.on_mars.data.components import (
    Benefit,
    Blueprint,
    Contract,
    Discovery,
    Effects,
    Executive,
    FirstColonist,
    Goal,
    HexMap,
    Lab,
    Mission,
    Reward,
    Scientist,
    SoloCard,
)
from areopolis.games.on_mars.data.constants import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    DEPOT_SPACES,
    GRID_SPACES,
    ITEMS,
    PIECES,
    RESEARCH_TYPES,
    RESOURCES,
    SIDES,
    SLOTTED,
    SOURCES,
    SPACES,
    TECHS,
)
from areopolis.games.on_mars.data.first_colonists import TASKS
from areopolis.games.on_mars.data.lexicon import Lexicon
from areopolis.games.on_mars.data.solo import SOLO_GOALS
from areopolis.games.on_mars.rules.lacerda.mind import Lacerda


class Components:
    """Boards, cards and tiles: the built-in ones or an owner's."""

    def __init__(
        self,
        map_: HexMap,
        lab: Lab,
        arrows: tuple[tuple[tuple[int, ...], ...], ...],
        blueprints: tuple[Blueprint, ...],
        scientists: tuple[Scientist, ...],
        contracts: tuple[Contract, ...],
        missions: tuple[Mission, ...],
        goals: tuple[Goal, ...],
        rewards: tuple[Reward, ...],
        benefits: tuple[Benefit, ...],
        discoveries: tuple[Discovery, ...],
        research_benefit: Effects,
        turn_order: tuple[Effects, ...],
        executive: tuple[Executive, ...],
        quarters_op: tuple[int, ...],
        lss_rows: int,
        shuttle: tuple[int, ...],
        solo_deck: tuple[SoloCard, ...],
        first_cards: tuple[FirstColonist, ...],
        second_cards: tuple[FirstColonist, ...],
        colonist_tiles: tuple[int, ...],
        switches: dict[str, Any],
    ) -> None:
        """Take every kind of component, and make the names and answers of the game from them."""
        self.map = map_
        self.lab = lab
        self.arrows = arrows
        self.blueprints = blueprints
        self.scientists = scientists
        self.contracts = contracts
        self.missions = missions
        self.goals = goals
        self.rewards = rewards
        self.benefits = benefits
        self.discoveries = discoveries
        self.research_benefit = research_benefit
        self.turn_order = turn_order
        self.executive = executive
        self.quarters_op = quarters_op
        self.lss_rows = lss_rows
        self.shuttle = shuttle
        self.solo_deck = solo_deck
        self.first_cards = first_cards
        self.second_cards = second_cards
        self.colonist_tiles = colonist_tiles
        # The defaults of the options that belong to the data.
        self.switches = switches
        tiles = tuple([tile.name for tile in discoveries])
        self.vocabulary = Vocabulary(
            {
                "seat": COLOURS,
                "card": tuple([card.name for card in blueprints]),
                "hex": map_.names,
                "resource": RESOURCES,
                "item": ITEMS,
                "building": BUILDINGS,
                "any-building": (*BUILDINGS, "any"),
                "tech": TECHS,
                "side": SIDES,
                "main-action": ACTIONS,
                "piece": PIECES,
                "ground": (*tiles, *[f"research-{one}" for one in RESEARCH_TYPES], "crystal"),
                "lab": lab.names,
                "grid": GRID_SPACES,
                "space": tuple([str(n + 1) for n in range(SPACES)]),
                "depot": tuple([str(n + 1) for n in range(DEPOT_SPACES)]),
                "executive": tuple([one.name for one in executive]),
                "scientist": tuple([one.name for one in scientists]),
                "contract": tuple([one.name for one in contracts]),
                "science": (
                    *[one.name for one in scientists],
                    *[one.name for one in contracts],
                ),
                "cost": (*RESOURCES, "any"),
                "mission": tuple([one.name for one in missions]),
                "goal": tuple([one.name for one in goals]),
                "goal-reward": ("develop", "other"),
                "reward": tuple([one.name for one in rewards]),
                "benefit": tuple([one.name for one in benefits]),
                "crew": ("colonists", "bot"),
                "exploration": ("left", "right"),
                "colonist": tuple([one.name for one in (*first_cards, *second_cards)]),
                "task": TASKS,
                "solo-card": tuple([str(n + 1) for n in range(len(solo_deck))]),
                "solo-goal": SOLO_GOALS,
                "lacerda-why": ("impossible", "too-dear"),
                "source": SOURCES,
                "colonists-at": (*[ACTIONS[action] for action in SLOTTED], "working-area"),
            },
            # Numbers of which there may be none.
            bounds={"maybe": (-1, 100)},
        )
        self.lexicon = Lexicon(self.vocabulary)


class Rulebook:
    """Components and options, read once."""

    def __init__(self, components: Components, options: dict[str, Any], seats: int) -> None:
        """Take the options of a game of *seats*."""
        self.components = components
        self.vocabulary = components.vocabulary
        self.lexicon = components.lexicon
        self.map = components.map
        self.lab = components.lab
        self.blueprints = components.blueprints
        self.seats = seats
        # Solo, Lacerda sits at the second place.
        self.places = max(seats, 2)
        self.is_solo = seats == 1
        self.is_pair = seats <= 2
        self.stock = 2 if self.is_pair else 3
        self.is_long = bool(options["length"] == "long")
        self.is_space_oddity = bool(options["space_oddity"])
        self.has_colonist_tiles = bool(options["first_colonists"])
        self.has_colonist_cards = self.has_colonist_tiles and not self.is_solo
        self.ship_tech = str(options["ship_tech"])
        self.shuttle_stops = bool(options["shuttle_level4"] == "stops")
        self.are_crystals_pending = bool(options["warehouse_crystals_pending"])
        self.round_limit = int(options["round_limit"])
        self.solo_goal = str(options["solo_goal"])
        self.lacerda = Lacerda()
