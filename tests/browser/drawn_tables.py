"""What tests of all drawn tables share: devices, tables, whole games, tabs, languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page

from areopolis.catalogues import LANGUAGES
from browser.axe import findings
from browser.house import House, Visitors, shoot
from browser.pointing import Pointer

ME: Final = {"holder": "me", "name": "Ada"}
PHONE: Final[dict[str, Any]] = {"width": 360, "height": 740, "touch": True}
DESK: Final[dict[str, Any]] = {"width": 1280, "height": 720}
# Parts that stick out of a table.
OVERFLOWING: Final = """game => [...document.querySelectorAll(`.${game} *`)]
    .filter((part) => !part.closest('svg, .unseen, .places > .bar') && part.clientWidth > 0
        && getComputedStyle(part).overflowX === 'visible'
        && part.scrollWidth > part.clientWidth + 1 && !part.classList.contains('places'))
    .map((part) => `${part.className}: ${part.textContent.trim().slice(0, 60)}`)"""
# Tabs on a phone whose words are cut off.
CUT: Final = """() => [...document.querySelectorAll('.places > .bar .label')]
    .filter((label) => label.scrollWidth > label.clientWidth)
    .map((label) => label.textContent)"""
# What lies beside or below a map is drawn after it.
DRAWN: Final = "() => document.querySelector('[data-later]') === null"
SPOKEN: Final = """language => {
    const kept = JSON.parse(localStorage.getItem('areopolis.settings') ?? '{}');
    localStorage.setItem('areopolis.settings', JSON.stringify({...kept, language}));
}"""


def device(is_phone: bool) -> str:
    """Return what a test calls the machine that somebody plays on."""
    return "phone" if is_phone else "desk"


def table_from(
    page: Page, house: House, game: str, record: object, seats: int, friend: Page | None = None
) -> str:
    """Return a table that goes on from a *record*, *page* at its first seat.

    The second is that of a *friend*; guests without a browser take the rest.
    """
    body = {"record": record, "seats": [ME, *[{"holder": "open"}] * (seats - 1)]}
    created = house.post(page, "/api/tables/import", body)
    for number, open_seat in enumerate(created["keys"]):
        if friend is not None and number == 0:
            house.post(friend, "/api/keys", {"key": open_seat["key"]})
        else:
            house.seat_a_guest(open_seat["key"])
    page.goto(f"/table/{created['table']}")
    page.locator(f".{game}").wait_for()
    return str(created["table"])


def sat_down(
    visit: Visitors, house: House, game: str, names: Sequence[str], is_phone: bool, options: object
) -> tuple[str, list[Page]]:
    """Return a new table for people of these *names*, each in a browser of their own before it."""
    size = PHONE if is_phone else {}
    pages = [visit(name=name, **size) for name in names]
    seats = [ME, *[{"holder": "open"}] * (len(pages) - 1)]
    created = house.open_table(pages[0], game, seats, options=options)
    for key, page, name in zip(created["keys"], pages[1:], names[1:], strict=True):
        house.post(page, "/api/keys", {"key": key["key"], "name": name})
    for page in pages:
        page.goto(f"/table/{created['table']}")
    return str(created["table"]), pages


def played_out(people: Sequence[Pointer]) -> list[str]:
    """Let *people* play until the game is over, and return what they have answered.

    Nothing is wrong on their pages at any kind of question, nor at the end.
    """
    page = people[0].page
    met: dict[str, list[Any]] = {}
    for person in people:
        person.met = met
    while page.locator(".ending").count() == 0:
        acted = [person.play() for person in people]
        if not any(acted):
            page.wait_for_timeout(50)
    met["the end"] = findings(page)
    wrong = {key: found for key, found in met.items() if found}
    assert wrong == {}, wrong
    return [text for person in people for text in person.answered]


def not_met(expected: Sequence[str], answered: Sequence[str]) -> list[str]:
    """Return the beginnings of answers that nobody has given."""
    return [start for start in expected if not any(text.startswith(start) for text in answered)]


def tabs_of(page: Page, game: str) -> Locator:
    """Return the tabs of a table, not those within one of its parts."""
    return page.locator(f".{game} > :is(.places, .tabs) > [role=tablist] > [role=tab]")


def opened(page: Page, tabs: Locator) -> Iterator[tuple[int, str]]:
    """Open one tab after the other; yield its number and its name when all of it is drawn."""
    for place in range(tabs.count()):
        tabs.nth(place).click()
        page.wait_for_function(DRAWN)
        yield place, tabs.nth(place).inner_text().strip().replace("\n", " ")


def serious(page: Page, tabs: Locator, name: str) -> dict[str, list[Any]]:
    """Return what axe finds on each tab; pictures of them are called *name* and a number."""
    found: dict[str, list[Any]] = {}
    for place, label in opened(page, tabs):
        shoot(page, name.format(place))
        found[label] = findings(page)
    return found


def expect_no_overflow(page: Page, game: str, is_phone: bool) -> None:
    """See that nothing sticks out of any part of a table, whatever language it speaks."""
    for language in LANGUAGES:
        speak(page, game, language)
        for place, _ in opened(page, tabs_of(page, game)):
            assert page.evaluate(OVERFLOWING, game) == [], (language, place)
            assert page.evaluate(CUT) == [], (language, place)
            shoot(page, f"{game}-{language}-{place}-{device(is_phone)}")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= (PHONE if is_phone else DESK)["width"]


def speak(page: Page, game: str, language: str) -> None:
    """Let the browser of *page* speak *language*."""
    page.evaluate(SPOKEN, language)
    page.reload()
    page.locator(f".{game}").wait_for()
