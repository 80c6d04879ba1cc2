"""The README is true: the games on the shelf, the languages, the commands."""

from __future__ import annotations

import re

import areopolis
from areopolis.catalogues import LANGUAGES, speaker
from docs.pages import PAGES, ROOT, name_of, read, rows, section


def test_every_game_on_the_shelf_has_its_row() -> None:
    table = rows(section("README.md", "The games"), ".+")
    for name in areopolis.game_ids():
        assert speaker(areopolis.game(name), "en").title() in table


def test_a_game_that_is_not_on_the_shelf_is_not_called_complete() -> None:
    table = rows(section("README.md", "The games"), "[A-Z].+")
    titles = [speaker(areopolis.game(name), "en").title() for name in areopolis.game_ids()]
    for title, (state,) in table.items():
        assert title in titles or not state.startswith("complete")


def test_the_languages_are_those_of_the_catalogues() -> None:
    (said,) = re.findall(r"\(`--lang ([^)]+)\)", read("README.md"))

    assert tuple(re.findall(r"\w+", said)) == LANGUAGES


def test_the_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    shown = [
        target
        for page in PAGES
        for target in re.findall(r"(?:`|^ +)make ([a-z]+)", read(name_of(page)), re.MULTILINE)
    ]

    assert {"play", "test", "bench"} <= set(shown)
    assert [one for one in shown if not re.search(rf"^{one}:", makefile, re.MULTILINE)] == []


def test_paths_in_backticks_exist() -> None:
    """What the documents name as a file or folder of ours is there, or comes with the build."""
    built = [line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").splitlines()]
    ours = re.compile(r"`((?:src|tests|docs|examples|benchmarks|scripts)/[\w./-]*)`")
    missing = [
        f"{page.name}: {path}"
        for page in PAGES
        for path in ours.findall(read(name_of(page)))
        if not (ROOT / path).exists() and path not in built
    ]

    assert missing == []
