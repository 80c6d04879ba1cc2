"""How many astronauts the uncertain characters place (specification 5)."""

from __future__ import annotations

from typing import Final

# Only these numbers may be replaced by an owner's pack: no source shows the printed cards.
SOLDIER_PLACE: Final = 1
SOLDIER_KILL: Final = 1
SOLDIER_TRANSFER_MOST: Final = 3
PILOT_PLACE: Final = 2
