"""The map: 91 hexes in 13 columns, and the marked ones (specification 2.3)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.components import HexMap

# Column q, its first and its last r.
COLUMNS: Final = (
    (-6, 2, 4),
    (-5, 0, 5),
    (-4, -1, 5),
    (-3, -2, 5),
    (-2, -3, 5),
    (-1, -3, 4),
    (0, -4, 4),
    (1, -4, 3),
    (2, -5, 3),
    (3, -5, 2),
    (4, -5, 1),
    (5, -5, 0),
    (6, -4, -2),
)

MAP: Final = HexMap(
    hexes=tuple([(q, r) for q, first, last in COLUMNS for r in range(first, last + 1)]),
    mine=(0, 0),
    starts=((0, -2), (0, 2), (-2, 1), (2, -1)),
    # Seen on photographs; which seat gets which hex of its row is ours.
    shelters=(
        ((0, -1), (0, 1)),
        ((0, -1), (1, 0), (-1, 1)),
        ((-2, -1), (2, -3), (2, 1), (-2, 3)),
    ),
    research=(
        ((-5, 0), (-3, -2)),
        ((5, -5), (3, -5)),
        ((5, 0), (3, 2)),
        ((-5, 5), (-3, 5)),
    ),
    ours=("shelter-seats",),
)
