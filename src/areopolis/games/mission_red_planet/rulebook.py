"""The rules of one game: its components and options, shared by all its states."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.action import Action
from areopolis.core.effect import CAUSES, Effect
from areopolis.core.space import Choose
from areopolis.core.step import Course
from areopolis.core.vocabulary import Vocabulary
from areopolis.games.mission_red_planet.answers import TRANSFER, Lexicon
from areopolis.games.mission_red_planet.data.components import (
    CHARACTERS,
    COLOURS,
    INNER,
    MOON,
    PHASES,
    PRODUCTIONS,
    RESOURCES,
    ROUNDS,
    STOP_NAMES,
    TRIGGERS,
    ActionCard,
    Discovery,
    Mission,
    Ship,
    Zone,
)

Parts = tuple[Effect[Any, Any], ...]

DOCKS_MOST: Final = 6


class Components:
    """Board, ships and cards: the built-in ones or an owner's."""

    def __init__(
        self,
        zones: tuple[Zone, ...],
        edges: tuple[tuple[int, int], ...],
        ships: tuple[Ship, ...],
        missions: tuple[Mission, ...],
        discoveries: tuple[Discovery, ...],
        actions: tuple[ActionCard, ...],
        placing: dict[str, int],
    ) -> None:
        """*placing* holds the numbers of the characters that an owner may know better."""
        self.zones = zones
        self.edges = edges
        self.ships = ships
        self.missions = missions
        self.discoveries = discoveries
        self.actions = actions
        self.placing = placing
        numbers = range(len(zones))
        self.adjacent = tuple(
            [
                tuple([other for other in numbers if (zone, other) in both(edges)])
                for zone in numbers
            ]
        )
        self.inner = tuple([n for n in numbers if zones[n].kind == INNER])
        self.not_inner = tuple([n for n in numbers if zones[n].kind != INNER])
        self.moon = next(n for n in numbers if zones[n].kind == MOON)
        self.mars = tuple([n for n in numbers if zones[n].kind != MOON])
        self.first_discovery = len(missions)
        self.first_action = len(missions) + len(discoveries)
        self.cards = self.first_action + len(actions)
        card_names = [card.name for card in missions]
        card_names += [card.name for card in discoveries]
        card_names += [card.name for card in actions]
        self.vocabulary = Vocabulary(
            {
                "zone": tuple([zone.name for zone in zones]),
                "ship": tuple([ship.name for ship in ships]),
                "card": tuple(card_names),
                "character": CHARACTERS,
                "resource": RESOURCES,
                "colour": COLOURS,
                "seat": COLOURS,
                "dock": tuple([str(dock + 1) for dock in range(DOCKS_MOST)]),
            },
            {"trigger": TRIGGERS, "phase": PHASES},
            {
                "round": (1, ROUNDS),
                "production": (1, PRODUCTIONS),
                "docks": (0, (1 << DOCKS_MOST) - 1),
                "zones": (0, (1 << len(zones)) - 1),
            },
        )
        self.lexicon = Lexicon(self.vocabulary, len(missions))

    def is_mission(self, card: int) -> bool:
        """Whether *card* is a mission."""
        return card < self.first_discovery

    def is_discovery(self, card: int) -> bool:
        """Whether *card* is a discovery."""
        return self.first_discovery <= card < self.first_action

    def discovery(self, card: int) -> Discovery:
        """Return the discovery *card*."""
        return self.discoveries[card - self.first_discovery]

    def action(self, card: int) -> ActionCard:
        """Return the action card *card*."""
        return self.actions[card - self.first_action]


def both(edges: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Return *edges* in both directions."""
    return edges + tuple([(b, a) for a, b in edges])


class Rulebook:
    """Components and options, read once."""

    def __init__(
        self,
        components: Components,
        options: dict[str, Any],
        characters: tuple[Parts, ...],
        afterwards: Effect[Any, Any],
    ) -> None:
        """*characters* are the parts of each by its number; *afterwards* follows on them all."""
        self.options = options
        self.components = components
        self.lexicon = components.lexicon
        self.characters = characters
        self.afterwards = afterwards
        # What a character does for a colour in a round, once somebody has played it there.
        self.turns: list[Course | None] = [None] * (
            len(STOP_NAMES) * len(characters) * len(COLOURS)
        )
        # What the parts are called, once somebody has asked (`drawn.outlook`).
        self.listed: dict[str, Any] = {}
        self.first_player_before_landing = bool(options["round_step_order"] == "de")
        self.explorer_least_moves = int(options["explorer_min_moves"])
        self.reshuffles_at_once = bool(options["ship_reshuffle"] == "at_once")
        self.is_supply_limited = bool(options["point_token_supply"] == "limited")
        self.most_requires_positive = bool(options["most_requires_positive"])
        self.first_player_orders_discoveries = bool(options["discovery_order"] == "first_player")
        self.adjacent = components.adjacent
        # From each zone to its neighbours.
        move = self.lexicon.move
        self.moves = tuple(
            [
                tuple([move[zone][other] for other in neighbours])
                for zone, neighbours in enumerate(self.adjacent)
            ]
        )
        # The moves from several zones, by what was asked, once somebody has asked for them.
        self.moves_from: list[tuple[Action, ...] | None] = [None] * (2 << len(components.zones))
        self.capacity = tuple([ship.capacity for ship in components.ships])
        self.printed = tuple([ship.to for ship in components.ships])
        self.transfers = [
            self._transfer(most) for most in range(1, components.placing["soldier_transfer"] + 1)
        ]

    def turn(self, stop: int, character: int, colour: int) -> Course:
        """Return what *character* does for *colour*, from top to bottom, and what follows.

        Every round, known by its *stop*, has courses of its own: in each they lie on other steps.
        """
        place = (stop * len(self.characters) + character) * len(COLOURS) + colour
        known = self.turns[place]
        if known is None:
            parts = self.characters[character]
            known = Course(*parts, self.afterwards, by=CAUSES[colour])
            self.turns[place] = known
        return known

    def moves_out_of(self, zones: int, may_stop: bool) -> tuple[Action, ...]:
        """Return the moves to neighbours from the zones whose bits *zones* has, and to stop."""
        asked = zones << 1 | may_stop
        known = self.moves_from[asked]
        if known is None:
            moves: list[Action] = []
            for zone, there in enumerate(self.moves):
                if zones >> zone & 1:
                    moves += there
            if moves and may_stop:
                moves.append(self.lexicon.stop)
            known = tuple(moves)
            self.moves_from[asked] = known
        return known

    def transfer(self, most: int) -> Choose:
        """Return the ways to transfer one to *most* astronauts from the moon to zones of Mars."""
        return self.transfers[most - 1]

    def _transfer(self, most: int) -> Choose:
        mars = self.components.mars
        names = tuple([self.components.zones[zone].name for zone in mars])
        return Choose(TRANSFER, "zone", names, mars, (most,) * len(mars), 1, most)
