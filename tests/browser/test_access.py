"""What everybody must be able to use: no finding of axe, in light and in dark."""

from __future__ import annotations

import pytest

from browser import places
from browser.axe import findings
from browser.house import House, Visitors, shoot


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_wrong_on_any_page(visit: Visitors, theme: str) -> None:
    page = visit(theme=theme)
    found = {}
    for path in places.PAGES:
        places.go(page, path)
        shoot(page, f"page{path.replace('/', '-')}-{theme}")
        found[path] = findings(page)

    assert found == {path: [] for path in places.PAGES}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("game", "look"), places.TABLES)
def test_axe_finds_nothing_wrong_at_a_table(
    visit: Visitors, house: House, game: str, look: str, theme: str
) -> None:
    page = visit(theme=theme)
    places.sit_down(page, house, game, look)
    shoot(page, f"table-{game}-{look}-{theme}")

    assert findings(page) == []


def test_axe_finds_nothing_wrong_on_a_phone(visit: Visitors) -> None:
    page = visit(width=360, height=740, touch=True, theme="light")
    paths = ("/", "/new", "/settings", "/tutorial/mission-red-planet/boarding")
    found = {}
    for path in paths:
        places.go(page, path)
        found[path] = findings(page)

    assert found == {path: [] for path in paths}


def test_axe_finds_what_is_wrong(visit: Visitors) -> None:
    """A walk that finds nothing would let every other test here pass."""
    page = visit()
    places.go(page, "/settings")
    page.evaluate("document.querySelector('main').append(document.createElement('input'))")

    assert [one["id"] for one in findings(page)] == ["label"]


def test_a_page_can_be_walked_by_keyboard(visit: Visitors) -> None:
    page = visit()
    places.go(page, "/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className").startswith("skip")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.quick") == "mission-red-planet":
            break
    page.keyboard.press("Enter")

    page.wait_for_url("**/table/*")
