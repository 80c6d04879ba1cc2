"""Terraforming Mars on every screen: what is asked, the stock and the turn are always in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Page, expect

from areopolis.catalogues import LANGUAGES
from browser.drawn_tables import speak
from browser.house import House, Visitors, shoot
from browser.mars_player import Person
from browser.mars_tables import GAME, begun, late
from browser.pointing import CONFIRM
from browser.screens import DESKS, FINGERS, SIZES, box, expect_fits, expect_in_sight, visitor

TRACK_NUMBERS = """() => [...document.querySelectorAll('.planet text.step')].map(
    (text) => parseFloat(text.style.fontSize) * text.ownerSVGElement.getScreenCTM().a)"""
ENDS = ("end-turn", "pass")
# The rows in which the tabs of a desk stand, by how far from above.
ROWS = """() => [...new Set([...document.querySelectorAll('.desk .side [role=tab]')].map(
    (tab) => tab.getBoundingClientRect().top))]"""
# Numbers above the planet that lie on a step of their own track.
ON_TRACKS = """() => [...document.querySelectorAll('.planet .value')].filter((value) => {
    const text = value.getBoundingClientRect();
    return [...document.querySelectorAll('.planet .cell')].some((cell) => {
        const box = cell.getBoundingClientRect();
        return box.left < text.right && box.right > text.left
            && box.top < text.bottom && box.bottom > text.top;
    });
}).map((value) => value.textContent)"""


def ends(page: Page) -> list[FloatRect]:
    """Return where the two answers that end a turn stand."""
    return [box(page.locator(f"[data-ends={key}]")) for key in ENDS]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_stock_and_turn_stay_in_sight_while_a_card_is_chosen_and_paid(
    visit: Visitors, house: House, size: tuple[int, int], theme: str
) -> None:
    page = visitor(visit, size, theme)
    table = begun(page, house, late().build())
    person = Person(page, house, table, 0, touch=size in FINGERS)
    stock = page.get_by_role("region", name="Your stock")
    text, confirm = page.locator("#question-text"), page.locator(CONFIRM)
    name = f"mars-{size[0]}x{size[1]}-{theme}"

    expect(stock).to_contain_text("Action 1 of 2")
    expect_in_sight(stock, text, stock.locator(".action"))
    expect_fits(page)
    shoot(page, f"{name}-asked")
    person.open_place("card", "016")
    places = ends(page)
    person.point("card", "016")
    expect(stock.locator("[data-purse=mc]")).to_contain_text("60 → 36")
    # The hand lies open, and still covers nothing that is needed to answer.
    expect_in_sight(stock, text, confirm)
    shoot(page, f"{name}-chosen")

    person.press(confirm)
    expect(page.locator(".paying")).to_be_in_viewport()
    expect(stock.locator("[data-purse=mc]")).to_contain_text("60 → 48")
    expect(stock.locator("[data-purse=steel]")).to_contain_text("6 → 0")
    expect_in_sight(stock, text, confirm)
    expect_fits(page)
    assert ends(page) == places
    shoot(page, f"{name}-paying")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_before_the_first_turn_money_is_told_and_what_ends_a_turn_has_its_place(
    visit: Visitors, house: House, size: tuple[int, int]
) -> None:
    page = visitor(visit, size, "dark")
    made = house.open_table(page, GAME, [{"holder": "me"}])
    page.goto(f"/table/{made['table']}")
    page.locator("[data-question]").wait_for()
    shoot(page, f"mars-{size[0]}x{size[1]}-setup")
    before = ends(page)
    # What the corporation will bring is told before it is revealed, and what its cards leave of it.
    person = Person(page, house, made["table"], 0, touch=size in FINGERS)
    left = page.locator("[data-purse=mc] .left")
    corporation = person.sheet()["question"]["answers"][0]["things"][0]["name"]
    person.point("card", corporation)
    expect(left).to_have_text(re.compile(r"→ [1-9]\d"))
    shoot(page, f"mars-{size[0]}x{size[1]}-corporation")
    person.press(page.locator(CONFIRM))
    page.locator(".pick .sum").wait_for()
    begins = int(left.inner_text().split()[1])
    person.point("card", person.sheet()["question"]["space"]["items"][0]["name"])
    price = person.sheet()["outlook"]["own"]["card_price"]
    expect(left).to_have_text(f"→ {begins - price}")
    shoot(page, f"mars-{size[0]}x{size[1]}-projects")
    begun(page, house, late().build())
    expect(page.locator(".purse .action")).to_be_visible()
    assert [one["x"] for one in ends(page)] == [one["x"] for one in before]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_stock_stays_in_sight_while_a_trade_is_chosen(
    visit: Visitors, house: House, size: tuple[int, int]
) -> None:
    page = visitor(visit, size, "dark")
    table = begun(page, house, late().build())
    person = Person(page, house, table, 0, touch=size in FINGERS)
    page.locator("[data-question]").wait_for()
    person.point("colony", "triton")
    trade = page.get_by_role("group", name="Trade", exact=True)
    person.press(trade.get_by_role("button", name="energy"))
    stock = page.get_by_role("region", name="Your stock")
    expect(stock.locator("[data-purse=energy]")).to_contain_text("5 → 2")
    expect_in_sight(stock, page.locator("#question-text"), page.locator(CONFIRM))
    shoot(page, f"mars-{size[0]}x{size[1]}-trade")


@pytest.mark.parametrize("size", DESKS, ids=str)
def test_at_a_desk_the_planet_is_as_high_as_the_window_allows(
    visit: Visitors, house: House, size: tuple[int, int]
) -> None:
    page = visitor(visit, size, "dark")
    table = begun(page, house, late().build())
    person = Person(page, house, table, 0)
    planet = box(page.locator(".planet"))

    assert planet["y"] + planet["height"] <= size[1]
    assert planet["height"] >= 0.4 * size[1]
    assert min(page.evaluate(TRACK_NUMBERS)) >= 11
    assert page.evaluate("document.querySelector('main').scrollHeight") <= size[1]
    person.point("card", "016")
    person.press(page.locator(CONFIRM))
    # Paying lies over the table, beside the planet: nothing below it has moved.
    expect(page.locator(".paying")).to_be_in_viewport()
    assert box(page.locator(".planet")) == planet
    expect_in_sight(page.locator(".planet"))


def test_at_the_smallest_desk_tabs_take_one_row_and_numbers_their_own_place(
    visit: Visitors, house: House
) -> None:
    page = visitor(visit, DESKS[0], "dark")
    begun(page, house, late().parameters(temperature=-24, oxygen=6).build())
    for language in LANGUAGES:
        speak(page, GAME, language)
        page.locator("[data-question]").wait_for()
        shoot(page, f"mars-smallest-desk-{language}")

        assert len(page.evaluate(ROWS)) == 1, language
        assert page.evaluate(ON_TRACKS) == [], language


@pytest.mark.parametrize("size", FINGERS, ids=str)
def test_on_small_screens_the_whole_planet_fits_between_header_and_question(
    visit: Visitors, house: House, size: tuple[int, int]
) -> None:
    page = visitor(visit, size, "dark")
    begun(page, house, late().build())
    board = page.get_by_role("tab", name="Board", exact=False)
    if board.count():
        board.tap()
    planet, stock = box(page.locator(".planet")), box(page.get_by_role("region", name="Your stock"))
    main = box(page.locator("main"))
    assert planet["width"] <= size[0]
    assert planet["height"] + stock["height"] <= main["height"]
