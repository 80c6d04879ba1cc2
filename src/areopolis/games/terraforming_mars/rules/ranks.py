"""The default order of effects that happen together (specification 9), lowest first.

What needs no choice comes first, in the order of the first six; the rest waits its turn.
"""

from __future__ import annotations

from typing import Final

OWN_PRODUCTION: Final = 0
STOCK: Final = 1
DRAWS: Final = 2
PARAMETERS: Final = 3
RATING: Final = 4
ON_THIS_CARD: Final = 5

COSTS: Final = 6
# A choice that may bring a card, as Olympus Conference does.
MAYBE_DRAW: Final = 7
LOOKING_AT_CARDS: Final = 8
COLONY_BUILDING: Final = 9
MARKERS: Final = 10
OCEAN_TILES: Final = 11
OTHER_PLACEMENTS: Final = 12
# Mars University.
EXCHANGES: Final = 13
ATTACKS: Final = 14
GAINS: Final = 15
MARKER_RESET: Final = 16
DISCARDS: Final = 17
# Robotic Workforce.
COPIES: Final = 18
