"""The client knows every effect that is printed and every question of the game by its key."""

import re
from pathlib import Path
from typing import Any

import areopolis

CLIENT = Path(__file__).parents[3] / "web/src/games/on-mars"
GAME = areopolis.game("on-mars")
# These are answered by buttons above the board, or in the list, wherever one looks.
ANYWHERE = {
    "add-colonists",
    "boost-gain",
    "buy-colonist",
    "construct-tech",
    "gain-crystals",
    "gain-resources",
    "gain-traded",
    "pay",
    "pay-extra-cost",
    "take-crew",
    "trade-resource",
    "use-ship-tech",
}


def printed(faces: Any) -> set[str]:
    """Return the effects in faces, however deep."""
    if isinstance(faces, list):
        return {key for one in faces for key in printed(one)}
    if not isinstance(faces, dict):
        return set()
    found = {key for one in faces.values() for key in printed(one)}
    return found | ({faces["effect"]} if isinstance(faces.get("effect"), str) else set())


def test_every_effect_on_a_card_or_board_has_a_sign() -> None:
    source = (CLIENT / "marks.ts").read_text("utf-8")
    drawn = set(re.findall(r"^  '?([a-z-]+)'?: \(", source, re.MULTILINE))

    assert printed(GAME.faces()) - drawn == set()


def test_every_question_has_its_place() -> None:
    source = (CLIENT / "asked.ts").read_text("utf-8")
    placed = set(
        re.findall(r"^  '?([a-z-]+)'?: '(?:map|actions|mine|cards)'", source, re.MULTILINE)
    )

    assert set(GAME.questions()) - placed - ANYWHERE == set()
    assert placed - set(GAME.questions()) == set()
