"""`areopolis review`: turning points on the screen, a page, a document."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from areopolis.review.reviewing import FORMAT

from .conftest import Run, sentence, wandered

Saved = Callable[..., Path]


def test_a_saved_game_is_reviewed(run: Run, saved: Saved, tmp_path: Path) -> None:
    page, document = tmp_path / "page.html", tmp_path / "review.json"

    result = run(
        "review",
        saved(wandered(2).record()),
        "--setting",
        "glance",
        "--html",
        page,
        "--out",
        document,
    )

    assert result.exit_code == 0
    assert "The decisions that gave most away" in result.stdout
    assert "review." not in result.stdout
    # What was given away never stands without its uncertainty.
    assert len(re.findall(r"\d+ \(−?\+?\d+ … −?\+?\d+\)", result.stdout)) == 2
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert json.loads(document.read_text("utf-8"))["format"] == FORMAT


def test_an_unknown_setting_is_refused(run: Run, saved: Saved) -> None:
    result = run("review", saved(wandered(2).record()), "--setting", "slow")

    assert sentence(result) == "Error: there is no setting slow; known: glance, quick, deep"


def test_a_damaged_record_is_refused(run: Run, saved: Saved) -> None:
    result = run("review", saved(wandered(2).record(), seed=99))

    assert "checksum" in sentence(result)
