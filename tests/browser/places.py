"""Every page of the client and every kind of table, to be looked at one after the other."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

import areopolis
from browser.house import House

GAMES: Final = areopolis.game_ids()
# The games that have a drawing of their own; the others are always plain.
DRAWINGS: Final = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWN_GAMES: Final = [game for game in GAMES if (DRAWINGS / game / "index.ts").exists()]
# Address, and what is there when the page is.
PAGES: Final = {
    "/": "article",
    "/new": "form",
    "/join": "form",
    "/tables": "h1",
    "/rules": "main img",
    "/settings": "main section",
    "/tutorial": "main ol",
    "/tutorial/mission-red-planet/boarding": ".coach",
    **{f"/rules/{game}": "#glossary" for game in GAMES},
    "/cards/terraforming-mars": "#card-001",
}
DRAWN: Final = "drawn"
PLAIN: Final = "plain"
TABLES: Final = [
    *[(game, DRAWN) for game in DRAWN_GAMES],
    *[(game, PLAIN) for game in GAMES],
]
# Fonts and pictures are there, nothing is under way that ends, and all of it is drawn.
STILL: Final = """async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(
        (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity,
    );
    await Promise.allSettled(moving.map((one) => one.finished));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return document.querySelector('[data-later]') === null
        && [...document.images].every((one) => one.complete || one.loading === 'lazy');
}"""
LOOK: Final = """([game, plain]) => {
    const kept = JSON.parse(localStorage.getItem('areopolis.settings') ?? '{}');
    const wanted = { ...kept, plain: plain ? [game] : [] };
    localStorage.setItem('areopolis.settings', JSON.stringify(wanted));
}"""


def go(page: Page, path: str) -> None:
    """Go to a page and wait until it is there."""
    page.goto(path)
    expect(page.locator(PAGES[path]).first).to_be_visible()
    settle(page)


def sit_down(page: Page, house: House, game: str, look: str) -> None:
    """Open a table against AI and wait until it is drawn."""
    page.evaluate(LOOK, [game, look == PLAIN])
    seats = [{"holder": "me"}, {"holder": "ai", "level": "newcomer"}]
    created = house.open_table(page, game, seats)
    page.goto(f"/table/{created['table']}")
    expect(page.locator("[data-question]")).to_be_visible()
    expect(page.locator("main [data-thing]").first).to_be_attached()
    settle(page)


def settle(page: Page) -> None:
    """Wait until nothing more is loaded or moves."""
    page.wait_for_load_state("load")
    page.wait_for_function(STILL)
