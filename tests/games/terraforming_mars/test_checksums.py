"""Sums over the data of the game, as specification 14 and 7.1 give them."""

from collections import Counter

import pytest

from areopolis.games.terraforming_mars.cards.table import CARDS
from areopolis.games.terraforming_mars.data.board import (
    BONUS,
    CARD,
    NAMES,
    NEIGHBOURS,
    OCEAN_AREAS,
    VOLCANIC_AREAS,
    areas_in,
)
from areopolis.games.terraforming_mars.data.colonies import COLONIES
from areopolis.games.terraforming_mars.data.constants import (
    ACTIVE,
    ANIMAL,
    AUTOMATED,
    BASE,
    COLONY_TILES,
    CORPORATE_ERA,
    CORPORATION,
    EVENT,
    FLOATER,
    MICROBE,
    PLANTS,
    STEEL,
    TITANIUM,
)
from areopolis.games.terraforming_mars.data.constants import COLONIES as COLONIES_SET

PROJECTS = [card for card in CARDS if not card.is_corporation]
CORPORATIONS = [card for card in CARDS if card.is_corporation]


@pytest.mark.parametrize(
    ("origin", "count", "cost", "points", "requirements"),
    [
        (BASE, 137, 1837, 39, 58),
        (CORPORATE_ERA, 71, 669, 26, 13),
        (COLONIES_SET, 49, 633, 25, 18),
    ],
    ids=["base", "corporate-era", "colonies"],
)
def test_the_sums_of_a_set(
    origin: int, count: int, cost: int, points: int, requirements: int
) -> None:
    cards = [card for card in PROJECTS if card.origin == origin]
    assert len(cards) == count
    assert sum([card.cost for card in cards]) == cost
    assert sum([card.points for card in cards]) == points
    assert len([card for card in cards if card.needs]) == requirements


def test_the_types_of_cards() -> None:
    kinds = Counter([card.kind for card in CARDS])
    assert kinds == {AUTOMATED: 136, ACTIVE: 77, EVENT: 44, CORPORATION: 18}


def test_the_money_of_the_corporations() -> None:
    assert sum([card.cost for card in CORPORATIONS]) == 763
    sets = Counter([card.origin for card in CORPORATIONS])
    assert sets == {BASE: 11, CORPORATE_ERA: 2, COLONIES_SET: 5}


def test_numbers_and_names_are_there_once() -> None:
    assert [card.name for card in PROJECTS] == [
        *[f"{number:03}" for number in range(1, 209)],
        *[f"C{number:02}" for number in range(1, 50)],
    ]
    assert len({card.title for card in CARDS}) == len(CARDS)


def test_the_holders_of_resources() -> None:
    """The cards that wake sleeping colony tiles (specification 8.4)."""
    holders = {
        kind: {card.title for card in CARDS if card.holds == kind}
        for kind in (FLOATER, MICROBE, ANIMAL)
    }
    assert holders[FLOATER] == {
        "Atmo Collectors",
        "Jovian Lanterns",
        "Jupiter Floating Station",
        "Red Spot Observatory",
        "Titan Air-scrapping",
        "Titan Floating Launch-pad",
        "Titan Shuttles",
        "Stormcraft Incorporated",
    }
    assert holders[MICROBE] == {
        "Regolith Eaters",
        "GHG Producing Bacteria",
        "Ants",
        "Tardigrades",
        "Decomposers",
        "Nitrite Reducing Bacteria",
    }
    assert holders[ANIMAL] == {
        "Predators",
        "Fish",
        "Small Animals",
        "Birds",
        "Ecological Zone",
        "Herbivores",
        "Pets",
        "Livestock",
        "Martian Zoo",
        "Sub-zero Salt Fish",
        "Arklight",
    }


def test_the_board() -> None:
    assert len(NAMES) == 61
    assert len(areas_in(OCEAN_AREAS)) == 12
    assert len(areas_in(VOLCANIC_AREAS)) == 4
    found = Counter([bonus for area in BONUS for bonus in area])
    assert found == {PLANTS: 38, STEEL: 11, TITANIUM: 4, CARD: 6}


def test_neighbours_are_mutual_and_the_edges_have_fewer() -> None:
    for area, around in enumerate(NEIGHBOURS):
        for other in areas_in(around):
            assert NEIGHBOURS[other] >> area & 1
    numbers = Counter([around.bit_count() for around in NEIGHBOURS])
    # Six corners, 18 areas along the edges, 37 within.
    assert numbers == {3: 6, 4: 18, 6: 37}


def around(name: str) -> list[str]:
    return [NAMES[area] for area in areas_in(NEIGHBOURS[NAMES.index(name)])]


def test_some_neighbours_by_hand() -> None:
    assert around("1-1") == ["1-2", "2-1", "2-2"]
    assert around("5-3") == ["4-2", "4-3", "5-2", "5-4", "6-2", "6-3"]
    assert around("8-6") == ["7-6", "7-7", "8-5", "9-5"]


def test_the_colony_tiles() -> None:
    assert tuple([colony.name for colony in COLONIES]) == COLONY_TILES
    assert [colony.name for colony in COLONIES if colony.needs >= 0] == [
        "enceladus",
        "miranda",
        "titan",
    ]
    assert {len(colony.income) for colony in COLONIES} == {7}
