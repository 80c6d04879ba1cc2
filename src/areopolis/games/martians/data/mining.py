"""The 37 mining tokens and the map they lie on (specification 4.9 and 4.10).

The number of tokens and the three start fields are printed. 37 is the number of fields of a regular
hexagon of side 4, so the map is that hexagon, in seven rows from A in the north to G.
"""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.kinds import MiningMap, MiningToken

_OURS: Final = ("effect", "copies")

MINING_TOKENS: Final = (
    MiningToken("MT30", 3, 0, 4, _OURS),
    MiningToken("MT03", 0, 3, 4, _OURS),
    MiningToken("MT21", 2, 1, 7, _OURS),
    MiningToken("MT12", 1, 2, 7, _OURS),
    MiningToken("MT20", 2, 0, 5, _OURS),
    MiningToken("MT02", 0, 2, 5, _OURS),
    MiningToken("MT11", 1, 1, 4, _OURS),
    MiningToken("MT22", 2, 2, 1, _OURS),
)

_ROWS: Final = (("A", 4), ("B", 5), ("C", 6), ("D", 7), ("E", 6), ("F", 5), ("G", 4))
_START: Final = ("C1", "D1", "E1")


def _hexagon() -> MiningMap:
    """Return the map: field k of a shorter row touches fields k and k + 1 of the longer one."""
    fields = [f"{row}{place + 1}" for row, size in _ROWS for place in range(size)]
    edges: list[tuple[int, int]] = []
    begin = 0
    for number, (_, size) in enumerate(_ROWS):
        edges += [(begin + place, begin + place + 1) for place in range(size - 1)]
        if number + 1 < len(_ROWS):
            below = begin + size
            grows = _ROWS[number + 1][1] > size
            for place in range(min(size, _ROWS[number + 1][1])):
                if grows:
                    edges += [(begin + place, below + place), (begin + place, below + place + 1)]
                else:
                    edges += [(begin + place, below + place), (begin + place + 1, below + place)]
        begin += size
    return MiningMap(tuple(fields), tuple(edges), tuple([fields.index(name) for name in _START]))


MINING_MAP: Final = _hexagon()
