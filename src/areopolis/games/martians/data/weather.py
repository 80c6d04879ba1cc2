"""The ten weather cards (specification 4.1): a count and one name are printed, the rest is ours."""

from __future__ import annotations

from typing import Final

from areopolis.games.martians.data.kinds import Weather

_OURS: Final = ("name", "effect")

WEATHER: Final = (
    Weather("W01", (0, 0), is_start=True, ours=("effect",)),
    Weather("W02", (0, 1), ours=_OURS),
    Weather("W03", (1, 0), ours=_OURS),
    Weather("W04", (0, 1), ours=_OURS),
    Weather("W05", (1, -1), ours=_OURS),
    Weather("W06", (-1, 1), ours=_OURS),
    Weather("W07", (-1, 0), ours=_OURS),
    Weather("W08", (0, -1), ours=_OURS),
    Weather("W09", (1, 0), ours=_OURS),
    Weather("W10", (-2, -2), ours=_OURS),
)
