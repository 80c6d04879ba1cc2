"""All laws of the proof."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conformance import laws_of_ending, laws_of_hiding, laws_of_play, laws_of_saving
from conformance.walks import Walk

Law = Callable[[Walk], None]

LAWS: Final[tuple[Law, ...]] = (
    *laws_of_play.LAWS,
    *laws_of_saving.LAWS,
    *laws_of_hiding.LAWS,
    *laws_of_ending.LAWS,
)
