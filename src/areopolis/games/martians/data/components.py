"""Everything in the box: built in, or an owner's."""

from __future__ import annotations

from typing import Any, Final

from areopolis.core.vocabulary import Vocabulary
from areopolis.games.martians.answers import (
    DELIVERY_NAMES,
    MIX_NAMES,
    MIXES,
    SLOT_SETS,
)
from areopolis.games.martians.data.constants import (
    BARREN,
    BUILDINGS,
    COLONISTS,
    COLOURS,
    CONDITIONS,
    DEMANDS,
    FIELD_TOKENS,
    GOODS,
    HELPERS,
    INSTALLATIONS,
    LASTING,
    LASTING_RULES,
    MINERALS,
    MODES,
    PHASES,
    QUARTERS,
    SLOTS,
    SPECIALISTS,
    STAFF,
    TECHNOLOGIES,
    WORKS,
    ZONES,
)
from areopolis.games.martians.data.costs import COST_KEYS, Cost
from areopolis.games.martians.data.kinds import (
    Building,
    Corporation,
    Crop,
    DeliveryTable,
    EventCard,
    MiningMap,
    MiningToken,
    Order,
    RegolithCard,
    ResearchTile,
    Scenario,
    Weather,
)
from areopolis.games.martians.rules.lexicon import Lexicon

# A player takes two goods from a token, and one more for each of at most two Geologists.
MINED: Final = 2
GEOLOGISTS_MOST: Final = 2
# Bits of the actions of the building that has the most of them.
WORKS_MOST: Final = 7
# The crop that is printed on the corporation card comes before the tiles.
BASIC_CROP_NAME: Final = "CR0"


class Components:
    """Board, cards, tiles and tokens, and the names of them all."""

    def __init__(
        self,
        buildings: tuple[Building, ...],
        weather: tuple[Weather, ...],
        events: tuple[EventCard, ...],
        regolith: tuple[RegolithCard, ...],
        corporations: tuple[Corporation, ...],
        specialist_copies: tuple[int, ...],
        helper_copies: tuple[int, ...],
        orders: tuple[Order, ...],
        tiles: tuple[ResearchTile, ...],
        crops: tuple[Crop, ...],
        mining_tokens: tuple[MiningToken, ...],
        mining_map: MiningMap,
        scenarios: tuple[Scenario, ...],
        delivery: DeliveryTable,
        switches: dict[str, Any],
        meta: dict[str, str],
        shared_ours: tuple[str, ...],
    ) -> None:
        """*switches* are the defaults of rules options that an owner's file sets.

        *meta* says what the data is called and where it comes from; *shared_ours* names what is
        ours of things that are no card, tile or token.
        """
        self.buildings = buildings
        self.weather = weather
        self.events = events
        self.regolith = regolith
        self.corporations = corporations
        self.specialist_copies = specialist_copies
        self.helper_copies = helper_copies
        self.orders = orders
        self.tiles = tiles
        self.crops = crops
        self.mining_tokens = mining_tokens
        self.mining_map = mining_map
        self.scenarios = scenarios
        self.delivery = delivery
        self.switches = switches
        self.meta = meta
        self.shared_ours = shared_ours
        self.start_weather = [card.is_start for card in weather].index(True)
        self.regolith_copies = tuple(
            [
                sum([card.copies for card in regolith if card.mineral == mineral])
                for mineral in range(BARREN + 1)
            ]
        )
        self._number_fields()
        self._walk_map()
        self._count_mixes()
        # Requirements of all scenarios are numbered through.
        self.first_requirement: list[int] = []
        names: list[str] = []
        largest: list[Cost] = []
        for scenario in scenarios:
            self.first_requirement.append(len(names))
            for requirement in scenario.requirements:
                names.append(f"{scenario.name}-{requirement.name}")
                largest.append(_largest(requirement.cost))
        self.vocabulary = self._vocabulary(tuple(names))
        self.lexicon = Lexicon(
            self.vocabulary,
            tuple([tile.cost for tile in tiles]),
            tuple([order.cost for order in orders]),
            tuple(largest),
        )

    def _number_fields(self) -> None:
        """Number the action fields of all buildings through."""
        self.building_of: list[int] = []
        fields_of: list[tuple[int, ...]] = []
        self.field_names: list[str] = []
        for number, building in enumerate(self.buildings):
            begin = len(self.building_of)
            size = len(building.tokens)
            self.building_of += [number] * size
            fields_of.append(tuple(range(begin, begin + size)))
            self.field_names += [f"{building.name}-{place + 1}" for place in range(size)]
        self.fields_of = tuple(fields_of)
        self.field_start = tuple([token for one in self.buildings for token in one.tokens])

    def _walk_map(self) -> None:
        """Measure the map: bits of the fields next to each, and within each distance of it."""
        fields = range(len(self.mining_map.fields))
        beside = [0] * len(fields)
        for one, other in self.mining_map.edges:
            beside[one] |= 1 << other
            beside[other] |= 1 << one
        self.beside = tuple(beside)
        within: list[tuple[int, ...]] = []
        for field in fields:
            balls = [1 << field]
            while True:
                last = ball = balls[-1]
                for other in fields:
                    if last >> other & 1:
                        ball |= beside[other]
                if ball == last:
                    break
                balls.append(ball)
            within.append(tuple(balls))
        self.within = tuple(within)

    def _count_mixes(self) -> None:
        """Find the mixes that can be taken from each token with no, one or two Geologists."""
        self.mixes = tuple(
            [
                tuple(
                    [
                        mixes_of(token.regolith, token.ice, geologists)
                        for geologists in range(GEOLOGISTS_MOST + 1)
                    ]
                )
                for token in self.mining_tokens
            ]
        )

    def _vocabulary(self, requirements: tuple[str, ...]) -> Vocabulary:
        return Vocabulary(
            {
                "seat": COLOURS,
                "colour": COLOURS,
                "card": (),
                "good": GOODS,
                "mineral": MINERALS,
                "demand": DEMANDS,
                "building": BUILDINGS,
                "work": WORKS,
                "field": tuple(self.field_names),
                "field-token": FIELD_TOKENS,
                "spot": self.mining_map.fields,
                "token": tuple([token.name for token in self.mining_tokens]),
                "mix": MIX_NAMES,
                "technology": TECHNOLOGIES,
                "installation": INSTALLATIONS,
                "specialist": SPECIALISTS,
                "helper": HELPERS,
                "staff": STAFF,
                "weather": tuple([card.name for card in self.weather]),
                "happening": tuple([card.name for card in self.events]),
                "corporation": tuple([card.name for card in self.corporations]),
                "order": tuple([card.name for card in self.orders]),
                "research": tuple([tile.name for tile in self.tiles]),
                "crop": (BASIC_CROP_NAME, *[crop.name for crop in self.crops]),
                "scenario": tuple([card.name for card in self.scenarios]),
                "requirement": requirements,
                "quarters": QUARTERS,
                "zone": ZONES,
                "slots": SLOT_SETS,
                "delivery": DELIVERY_NAMES,
                "mode": MODES[1:],
                "phase": PHASES,
                "colonists": COLONISTS,
                "duration": LASTING,
                "event-effect": LASTING_RULES,
                "end-condition": CONDITIONS,
            },
            {},
            {"slot": (1, SLOTS), "works": (0, WORKS_MOST)},
        )


def mixes_of(regolith: int, ice: int, geologists: int) -> tuple[int, ...]:
    """Return the mixes of goods that can be taken where so much is shown (3.11)."""
    shown = regolith + ice
    least = min(MINED, shown)
    most = min(MINED + geologists, shown)
    return tuple(
        [
            number
            for number, (stones, lumps) in enumerate(MIXES)
            if stones <= regolith and lumps <= ice and least <= stones + lumps <= most
        ]
    )


def _largest(costs: tuple[Cost, ...]) -> Cost:
    """Return the most that *costs* ask for, thing by thing."""
    return Cost(
        tuple([max([cost.amounts[key] for cost in costs]) for key in range(len(COST_KEYS))])
    )
