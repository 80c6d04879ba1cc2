"""How many cards of each specialist and helper there are (specification 3.10).

Costs and effects are printed and therefore rules; the copies of the specialists are ours.
"""

from __future__ import annotations

from typing import Final

# Dietician, engineer, pharmacist, doctor, chemist.
SPECIALIST_COPIES: Final = (2, 2, 2, 2, 2)
# Botanist, geologist, scientist: as many as players can take part.
HELPER_COPIES: Final = (4, 4, 4)
