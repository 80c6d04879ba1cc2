"""The 18 regolith cards (specification 4.3): the count and one colour are printed."""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.constants import BARREN
from areopolis.games.martians.data.kinds import RegolithCard

REGOLITH_CARDS: Final = (
    RegolithCard("RG-Y", 0, 5, ours=("copies",)),
    RegolithCard("RG-B", 1, 4, ours=("effect", "copies")),
    RegolithCard("RG-R", 2, 4, ours=("effect", "copies")),
    RegolithCard("RG-G", 3, 3, ours=("effect", "copies")),
    RegolithCard("RG-0", BARREN, 2, ours=("effect", "copies")),
)
