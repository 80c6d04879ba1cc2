"""Four languages on every page and at every table: no raw key, nothing wider than a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from areopolis.catalogues import LANGUAGES
from browser import places
from browser.house import House, Visitors, shoot

# Everything that somebody can read or hear.
WORDS = """() => {
    const said = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('*')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            const value = element.getAttribute(name);
            if (value) said.push(value);
        }
    }
    return said.join('\\n');
}"""
RAW = re.compile(
    r"\b(?:web|table|view|kind|rules|score|action|event|question|refusal|level|style)"
    r"\.[a-z][\w.-]*\b"
)
WIDE = "document.documentElement.scrollWidth"


def raw_keys(page: Page) -> list[str]:
    return sorted(set(RAW.findall(page.evaluate(WORDS))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_and_fits_on_phones_and_desks(visit: Visitors, language: str) -> None:
    page = visit(theme="light", language=language)
    for path in places.PAGES:
        page.set_viewport_size({"width": 360, "height": 740})
        places.go(page, path)
        shoot(page, f"phone{path.replace('/', '-')}-{language}")
        assert page.evaluate("document.documentElement.lang") == language, path
        assert raw_keys(page) == [], path
        assert page.evaluate(WIDE) <= 360, path
        page.set_viewport_size({"width": 1440, "height": 900})
        assert raw_keys(page) == [], path
        assert page.evaluate(WIDE) <= 1440, path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "look"), places.TABLES)
def test_every_table_speaks_and_fits_on_a_phone(
    visit: Visitors, house: House, game: str, look: str, language: str
) -> None:
    page = visit(width=360, height=740, touch=True, theme="light", language=language)
    places.sit_down(page, house, game, look)
    shoot(page, f"phone-{game}-{look}-{language}")

    assert raw_keys(page) == []
    assert page.evaluate(WIDE) <= 360


def test_the_language_changes_in_place(visit: Visitors) -> None:
    page = visit("/settings")
    page.get_by_label("Your name at the table").fill("Ada")
    page.locator("#language").select_option("pl")

    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    expect(page.get_by_label("Twoje imię przy stole")).to_have_value("Ada")


def test_a_key_without_words_would_be_seen(visit: Visitors) -> None:
    page = visit()
    places.go(page, "/settings")
    page.evaluate("document.querySelector('h1').title = 'web.no.such-key'")

    assert raw_keys(page) == ["web.no.such-key"]
