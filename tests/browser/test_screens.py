"""Every drawn table on every screen: it fits, and what is asked stays in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from areopolis.catalogues import LANGUAGES
from browser import mars_tables, test_martians_drawn, test_on_mars_drawn
from browser.drawn_tables import CUT, opened
from browser.house import House, Visitors, shoot
from browser.places import DRAWN, DRAWN_GAMES, settle, sit_down
from browser.pointing import CONFIRM
from browser.screens import FINGERS, SIZES, box, expect_fits, expect_in_sight, visitor


def hand_of_the_mission(page: Page, house: House) -> None:
    """Go on to the question that is answered with a card of the own hand."""
    sit_down(page, house, "mission-red-planet", DRAWN)
    asked = page.locator("[data-question]").get_attribute("data-question")
    page.locator(".mission .glows").first.click()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-question]")).not_to_have_attribute("data-question", str(asked))


# A turn of each game in which much can be done.
TURNS: Final[dict[str, Callable[[Page, House], object]]] = {
    "martians": lambda page, house: test_martians_drawn.begun(
        page, house, test_martians_drawn.rich().build()
    ),
    "mission-red-planet": hand_of_the_mission,
    "on-mars": lambda page, house: test_on_mars_drawn.begun(
        page, house, test_on_mars_drawn.rich().turn()
    ),
    "terraforming-mars": lambda page, house: mars_tables.begun(
        page, house, mars_tables.late().build()
    ),
}
CASES: Final = [(game, size) for game in DRAWN_GAMES for size in SIZES]
# The tabs of a table, not those within one of its parts.
TABS: Final = ".board [role=tablist]:not([role=tabpanel] *) > [role=tab]"
# Those that lie within reach of a thumb.
THUMB: Final = ".board .places > .bar > [role=tab]"
THEMES: Final = ("dark", "light")


def test_every_drawn_game_is_looked_at() -> None:
    assert sorted(TURNS) == sorted(DRAWN_GAMES)


@pytest.mark.parametrize(("game", "size"), CASES, ids=str)
def test_a_table_fits_and_what_is_asked_stays_in_sight(
    visit: Visitors, house: House, game: str, size: tuple[int, int]
) -> None:
    """Languages and themes take turns: each game is seen in all of them."""
    turn = SIZES.index(size) + DRAWN_GAMES.index(game)
    theme, language = THEMES[turn % 2], LANGUAGES[turn % len(LANGUAGES)]
    page = visitor(visit, size, theme, language)
    name = f"screen-{game}-{size[0]}x{size[1]}-{theme}-{language}"
    TURNS[game](page, house)
    asked = page.locator("#question-text")
    expect(asked).to_be_visible()
    settle(page)
    expect_in_sight(asked)
    expect_fits(page)
    shoot(page, name)

    tabs = page.locator(TABS)
    rows = []
    for place, label in opened(page, tabs):
        assert page.evaluate(CUT) == [], label
        expect_in_sight(asked, tabs.nth(place))
        expect_fits(page)
        shoot(page, f"{name}-{place}")
        rows.append([box(tab) for tab in page.locator(THUMB).all()])

    row = [box(tab) for tab in tabs.all()]
    if size in FINGERS:
        # A thumb finds every tab where it was, however much the open one shows.
        assert rows == rows[:1] * len(rows)
        unfold = page.locator('[aria-controls="answers"]')
        if unfold.count() and unfold.get_attribute("aria-expanded") == "false":
            unfold.tap()
        expect_in_sight(*page.locator(THUMB).all())
    page.locator("[data-answer]:visible").first.click()
    expect_in_sight(asked, page.locator(CONFIRM))
    expect_fits(page)
    shoot(page, f"{name}-chosen")
    # On a desk nothing has moved; on a phone the question takes its room from the table.
    if size not in FINGERS:
        assert [box(tab) for tab in tabs.all()] == row
