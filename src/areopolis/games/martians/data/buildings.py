"""The nine buildings and their action fields (specification 2.3).

Which tokens lie where is in the rulebook; how many fields there are is ours, chosen so that the
four construction tokens and the eight under-construction tokens of the box are used up.
"""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.constants import BUILDINGS, C_TOKEN, FREE, U_TOKEN
from areopolis.games.martians.data.kinds import Building

_TOKENS: Final = (
    (FREE, FREE, FREE, FREE),
    (FREE, FREE, FREE, FREE),
    (FREE, FREE, FREE, FREE),
    (FREE, FREE, FREE, FREE),
    (C_TOKEN, U_TOKEN),
    (C_TOKEN, U_TOKEN, U_TOKEN),
    (C_TOKEN, U_TOKEN),
    (C_TOKEN, U_TOKEN),
    (U_TOKEN, U_TOKEN, U_TOKEN),
)

BUILDING_FIELDS: Final = tuple(
    [
        Building(name, tokens, ours=("fields",))
        for name, tokens in zip(BUILDINGS, _TOKENS, strict=True)
    ]
)
