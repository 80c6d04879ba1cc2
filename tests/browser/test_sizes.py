"""How much a browser loads before a table is seen: what comes compressed from a built client."""

from __future__ import annotations

import re

import pytest

from browser.house import client
from browser.places import DRAWN_GAMES

# Promised to readers on slow lines, in bytes.
FIRST_VIEW = 250_000
OF_A_GAME = 120_000
LOADED = re.compile(r'<(?:script|link)[^>]* (?:src|href)="/([^"]+\.(?:js|css))"')


def page() -> str:
    return (client() / "index.html").read_text("utf-8")


def named(name: str) -> list[str]:
    """Return the files that the page names for what a table needs."""
    found = re.search(rf'<meta name="{name}" content="([^"]*)">', page())
    assert found is not None, name
    return [path.removeprefix("/") for path in found[1].split()]


def weight(files: list[str]) -> int:
    """Return what these files take on their way, as any browser can unpack them."""
    return sum([lightest(path) for path in files])


def lightest(path: str) -> int:
    plain, packed = client() / path, client() / f"{path}.gz"
    return (packed if packed.exists() else plain).stat().st_size


def first(game: str) -> list[str]:
    """Return all files that a browser loads before it shows a table of *game*."""
    always = LOADED.findall(page())
    assert always
    return [*always, *named("files-table"), *named(f"files-{game}")]


@pytest.mark.parametrize("game", DRAWN_GAMES)
def test_the_code_of_a_game_is_light_and_loaded_only_with_it(game: str) -> None:
    others = [name for name in DRAWN_GAMES if name != game]
    loaded = first(game)

    assert weight(named(f"files-{game}")) < OF_A_GAME
    assert [path for path in loaded if f"/{game}-" in path and path.endswith(".js")]
    assert not [path for path in loaded if any(f"/{other}-" in path for other in others)]


@pytest.mark.parametrize("game", DRAWN_GAMES)
def test_the_first_view_of_a_table_is_light(game: str) -> None:
    assert weight(first(game)) < FIRST_VIEW
