"""The Tharsis board: 61 areas, their neighbours and placement bonuses (specification 7.1)."""

from __future__ import annotations

from typing import Final

from areopolis.games.terraforming_mars.data.constants import PLANTS, STEEL, TITANIUM

# A card as a placement bonus; the others are resources.
CARD: Final = 6

ROWS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)

# Placement bonuses row by row; `s` steel, `t` titanium, `p` plant, `c` card.
# `L` land, `O` reserved for ocean, `V` volcanic land, `N` reserved for Noctis City.
AREAS: Final = (
    "Lss Oss L Oc O",
    "L Vs L L L Occ",
    "Vc L L L L L Ls",
    "Vpt Lp Lp Lp Lpp Lp Lp Opp",
    "Vpp Lpp Npp Opp Opp Opp Lpp Lpp Lpp",
    "Lp Lpp Lp Lp Lp Op Op Op",
    "L L L L L Lp L",
    "Lss L Lc Lc L Lt",
    "Ls Lss L L Ott",
)


class Area:
    """One hex: its name "row-column", what it is reserved for, and its placement bonus."""

    def __init__(self, name: str, x: int, row: int, letter: str, bonus: tuple[int, ...]) -> None:
        """*x* is a doubled column, so that neighbours are at (x±2, row) and (x±1, row±1)."""
        self.name = name
        self.x = x
        self.row = row
        self.letter = letter
        self.bonus = bonus


def _areas() -> tuple[Area, ...]:
    kinds = {"s": STEEL, "t": TITANIUM, "p": PLANTS, "c": CARD}
    areas: list[Area] = []
    for row, written in enumerate(AREAS, 1):
        for column, area in enumerate(written.split(), 1):
            bonus = tuple([kinds[letter] for letter in area[1:]])
            x = 2 * (column - 1) + abs(row - 5)
            areas.append(Area(f"{row}-{column}", x, row, area[0], bonus))
    return tuple(areas)


TABLE: Final = _areas()
NAMES: Final = tuple([area.name for area in TABLE])
BONUS: Final = tuple([area.bonus for area in TABLE])


def _are_neighbours(one: Area, other: Area) -> bool:
    across, down = abs(one.x - other.x), abs(one.row - other.row)
    return (across, down) in ((2, 0), (1, 1))


def _mask(letters: str) -> int:
    return sum([1 << n for n, area in enumerate(TABLE) if area.letter in letters])


# Sets of areas are the bits of one number.
NEIGHBOURS: Final = tuple(
    [
        sum([1 << n for n, other in enumerate(TABLE) if _are_neighbours(area, other)])
        for area in TABLE
    ]
)
OCEAN_AREAS: Final = _mask("O")
LAND_AREAS: Final = _mask("LV")
VOLCANIC_AREAS: Final = _mask("V")
NOCTIS_AREA: Final = _mask("N")
METAL_AREAS: Final = sum(
    [1 << n for n, area in enumerate(TABLE) if STEEL in area.bonus or TITANIUM in area.bonus]
)
# Resource, count, and the areas with a bonus of so many or more of it; the least count first.
RICH_AREAS: Final[tuple[tuple[int, int, int], ...]] = tuple(
    [
        (
            resource,
            count,
            sum([1 << n for n, bonus in enumerate(BONUS) if bonus.count(resource) >= count]),
        )
        for resource in (STEEL, TITANIUM, PLANTS)
        for count in range(1, max([bonus.count(resource) for bonus in BONUS]) + 1)
    ]
)


def areas_in(mask: int) -> list[int]:
    """Return the numbers of the areas whose bits are set."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def next_to(mask: int) -> int:
    """Return the areas that have a neighbour in *mask*."""
    found = 0
    for area in areas_in(mask):
        found |= NEIGHBOURS[area]
    return found


def count_in(mask: int) -> int:
    """Return how many areas are in *mask*, of which there are few where it is asked.

    Compiled, `bit_count` is a method of an object, which would be made first.
    """
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
