"""Every card has a picture of its own; that no two are alike is tested where they are composed."""

import re
from pathlib import Path

import areopolis

SCENES = (
    Path(__file__).parents[3] / "web/src/games/terraforming-mars/vignettes/scenes.ts"
).read_text("utf-8")
SCENE = re.compile(r"^  '?([\w-]+)'?: '[a-z ]+',$", re.MULTILINE)


def test_every_card_has_a_picture_and_every_picture_a_card() -> None:
    cards = areopolis.game("terraforming-mars").faces()["card"]
    assert sorted(SCENE.findall(SCENES)) == sorted(cards)
