"""The stacks of building tiles: the arrows on the back of each tile (specification 2.15)."""

from __future__ import annotations

from typing import Final

from areopolis.games.on_mars.data.constants import STACKS

TILES_PER_KIND: Final = 6

# Directions as numbers from N clockwise. The number of tiles of a kind and the patterns are ours:
# five top tiles were seen on a photograph, two without arrows and three with N, SE and SW.
_SIX: Final[tuple[tuple[int, ...], ...]] = ((), (), (), (0, 2, 4), (0, 2, 4), (0, 2, 4))
ARROWS: Final = (_SIX,) * STACKS
