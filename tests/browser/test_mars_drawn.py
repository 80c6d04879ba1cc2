"""Terraforming Mars at the drawn table: whole games, payments, trades, reloads, phones."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import areopolis
from areopolis.catalogues import LANGUAGES
from browser.drawn_tables import (
    CUT,
    PHONE,
    device,
    not_met,
    played_out,
    sat_down,
    serious,
    speak,
)
from browser.house import House, Visitors, shoot
from browser.mars_player import Person
from browser.mars_tables import GAME, begun, late
from browser.pointing import CONFIRM
from kit import sampling
from kit.terraforming_mars import RED, scene

# Whole games take long: one of them at a desk and the other on a phone.
WHOLE = sampling.turns([False, True], "whole games of Mars")
GAME_OF_MARS = areopolis.game(GAME)
CORPORATION = "corporation"
LAID = re.compile(r"\blaid\b")
TARGET = re.compile(r"\bis-target\b")
UNMET = re.compile(r"\bunmet\b")
# Cards with something that sticks out of them, or that is cut off.
OVERFLOWING = """() => [...document.querySelectorAll('div.card')].filter((card) => {
    card.style.contentVisibility = 'visible';
    const box = card.getBoundingClientRect();
    const sticksOut = [...card.querySelectorAll('*')].some((part) => {
        const at = part.getBoundingClientRect();
        // A picture is cut to its frame.
        return at.width > 0 && !part.closest('svg svg, .unseen, .vignette > *')
            && (at.left < box.left - 1 || at.right > box.right + 1 || at.bottom > box.bottom + 1);
    });
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = card;
    return sticksOut || scrollWidth > clientWidth || scrollHeight > clientHeight;
}).map((card) => card.dataset.thing)"""
# What a whole game with this plan comes by.
MET = (
    "keep-corporation: corporation",
    "keep-projects: buy",
    "draft-card: card",
    "buy-cards: buy",
    "take-action: play",
    "take-action: project",
    "take-action: claim",
    "take-action: fund",
    "take-action: use",
    "take-action: convert",
    "take-action: trade",
    "take-action: pass",
    "pay: pay",
    "place-tile: place",
    "place-ocean: place",
    "place-colony: colony",
    "final-greenery: convert",
)


@pytest.mark.parametrize("is_phone", WHOLE[0], ids=device)
def test_two_people_play_a_whole_game(visit: Visitors, house: House, is_phone: bool) -> None:
    table, (ada, boris) = sat_down(visit, house, GAME, ["Ada", "Boris"], is_phone, {"draft": True})
    answered = played_out(
        [
            Person(ada, house, table, 0, touch=is_phone),
            Person(boris, house, table, 1, touch=is_phone),
        ]
    )

    assert not_met(MET, answered) == []
    assert any("steel" in text or "titanium" in text for text in answered), "metals pay"
    expect(ada.locator(".ending h2")).to_be_in_viewport()
    expect(boris.locator("#question-text")).to_have_text("The game is over.")
    shoot(ada, "mars-end-phone" if is_phone else "mars-end")


@pytest.mark.parametrize("is_phone", WHOLE[1], ids=device)
def test_somebody_plays_a_whole_solo_game(visit: Visitors, house: House, is_phone: bool) -> None:
    table, (page,) = sat_down(visit, house, GAME, ["Ada"], is_phone, {})
    answered = played_out([Person(page, house, table, 0, touch=is_phone)])

    assert any(text.startswith("keep-colony-tiles") for text in answered)
    expect(page.locator(".ending table")).to_be_visible()
    shoot(page, "mars-solo-end-phone" if is_phone else "mars-solo-end")


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_a_late_generation_by_pointing(visit: Visitors, house: House, is_phone: bool) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    boris = visit(name="Boris")
    table = begun(page, house, late().build(), boris)
    person = Person(page, house, table, 0, touch=is_phone)
    name = "mars-phone" if is_phone else "mars-desk"
    for turn in (
        ("claim terraformer", "fund miner"),
        ("use 033 1", "convert heat"),
        ("convert plants", "place 2-3", "project build-colony", "colony luna"),
        ("play 078", "pay 17 mc 2 titanium", "place 5-4", "place 5-5", "end"),
    ):
        for text in turn:
            shoot(page, f"{name}-{text.replace(' ', '-')}")
            person.answer(text)
        let_pass(boris, house, table)
    view = person.sheet()["view"]

    assert view["milestones"]["terraformer"] == "red"
    assert view["awards"]["miner"] == "red"
    assert view["tiles"]["2-3"] == {"tile": "greenery", "owner": "red"}
    assert view["oceans"] == 3
    assert view["players"][RED]["used"] == ["033"]
    (luna,) = [tile for tile in view["colonies"] if tile["colony"] == "luna"]
    assert luna["owners"] == ["green", "red"]
    assert page.evaluate("document.documentElement.scrollWidth") <= (360 if is_phone else 1440)


# Counts the pieces that have been in the air.
WATCHED = """{
    window.flown = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node instanceof Element && node.matches('.flyer'))
                    window.flown.push(node.hidden);
    }).observe(document, { subtree: true, childList: true });
}"""


def test_a_tile_is_seen_to_come_from_whoever_lays_it(visit: Visitors, house: House) -> None:
    page = visit("/", motion=True)
    page.context.add_init_script(WATCHED)
    table = begun(page, house, late().build())
    person = Person(page, house, table, 0)
    for text in ("convert plants", "place 2-3"):
        person.answer(text)

    page.wait_for_function("window.flown.length > 0")
    assert page.evaluate("window.flown") == [False]
    expect(page.locator(".flyer")).to_have_count(0)
    expect(page.locator('[data-thing="area:2-3"]')).to_have_class(LAID)


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_a_payment_shows_what_it_leaves_and_what_is_not_accepted(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, late().build())
    person = Person(page, house, table, 0, touch=is_phone)
    person.answer("play 016")
    paying = page.locator(".paying")

    expect(paying).to_contain_text("60 → 48")
    expect(paying).to_contain_text("6 → 0")
    expect(paying).to_contain_text("Titanium pays only for cards with a space tag.")
    expect(paying).to_contain_text("Only Helion may pay with heat.")
    shoot(page, f"mars-paying-{device(is_phone)}")
    person.answer("pay 12 mc 6 steel")
    expect(page.locator("#question-text")).to_contain_text("city")
    player = person.sheet()["view"]["players"][RED]
    assert (player["stock"]["mc"], player["stock"]["steel"]) == (48, 0)


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_a_trade_shows_what_everybody_gets_before_it_is_confirmed(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, late().build())
    person = Person(page, house, table, 0, touch=is_phone)
    page.locator("[data-question]").wait_for()
    person.point("colony", "triton")
    trade = page.get_by_role("group", name="Trade", exact=True)

    expect(trade).to_contain_text("Trade with Triton")
    expect(trade).to_contain_text("Red: 2 titanium; Red: 1 titanium; Green: 1 titanium")
    shoot(page, f"mars-trade-{device(is_phone)}")
    person.press(trade.get_by_role("button", name="energy"))
    person.press(page.locator(CONFIRM))
    expect(page.locator("#question-text")).to_have_text("What do you do?")
    expect(trade).to_have_count(0)
    stock = person.sheet()["view"]["players"][RED]["stock"]
    assert (stock["energy"], stock["titanium"]) == (2, 5)


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_a_reload_in_the_middle_of_a_chained_effect_loses_nothing(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, late().build())
    person = Person(page, house, table, 0, touch=is_phone)
    for text in ("play 078", "pay 17 mc 2 titanium", "place 5-4"):
        person.answer(text)
    page.reload()

    expect(page.locator("#question-text")).to_contain_text("ocean")
    laid = page.locator('[data-thing="area:5-4"]')
    expect(laid).to_have_class(LAID)
    expect(page.locator('[data-thing="area:5-5"]')).to_have_class(TARGET)
    person.answer("place 5-5")
    expect(page.locator("#question-text")).to_have_text("What do you do?")
    assert person.sheet()["view"]["oceans"] == 3


def test_a_turn_is_tried_out_at_the_drawn_table(visit: Visitors, house: House) -> None:
    page = visit()
    table = begun(page, house, late().build())
    person = Person(page, house, table, 0)
    page.get_by_role("button", name="Try it").click()
    person.point("card", "016")
    page.locator(CONFIRM).click()

    expect(page.locator(".paying")).to_contain_text("60 → 48")
    expect(page.locator(".paying")).to_contain_text("Only Helion may pay with heat.")
    shoot(page, "mars-rehearsal")
    assert person.sheet()["question"]["key"] == "take-action", "nothing is played"


def test_what_is_not_possible_says_why(visit: Visitors, house: House) -> None:
    page = visit()
    begun(page, house, late().build())
    livestock = page.locator('[data-thing="card:184"]')

    expect(livestock.locator(".need")).to_have_class(UNMET)
    livestock.hover()
    explanation = page.get_by_role("tooltip")
    expect(explanation).to_contain_text("Requires: at least 9 % oxygen")
    expect(explanation).to_contain_text("Oxygen must be at least 9 %, is 6 %.")
    page.mouse.move(2, 2)
    livestock.click()
    expect(page.locator(".question .why")).to_contain_text("Livestock")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_axe_finds_nothing_wrong_on_any_tab(
    visit: Visitors, house: House, is_phone: bool, theme: str
) -> None:
    page = visit("/", theme=theme, **(PHONE if is_phone else {}))
    begun(page, house, late().build())
    name = f"mars-tab-{{}}-{device(is_phone)}-{theme}"
    found = serious(page, page.locator(".terraforming-mars").get_by_role("tab"), name)

    assert len(found) >= 4
    assert found == {name: [] for name in found}


def test_no_card_overflows_in_any_language(visit: Visitors, house: House) -> None:
    cards = list(GAME_OF_MARS.faces()["card"])
    projects = [name for name in cards if GAME_OF_MARS.faces()["card"][name]["type"] != CORPORATION]
    page = visit("/", width=360, height=740)
    drawn = 0
    for language in LANGUAGES:
        for start in range(0, len(projects), 90):
            shown = projects[start : start + 90]
            state = scene().hand(RED, *shown).build()
            table = begun(page, house, state)
            page.goto(f"/table/{table}")
            speak(page, GAME, language)
            page.get_by_role("tab").nth(1).click()
            expect(page.locator("div.card")).to_have_count(len(shown))
            drawn += len(shown)
            assert page.evaluate(OVERFLOWING) == [], language
            assert page.evaluate(CUT) == [], language
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert drawn == len(projects) * len(LANGUAGES)


def let_pass(page: Page, house: House, table: str) -> None:
    """Let the second seat pass, so that the turn comes back to the first."""
    question = house.get(page, f"/api/tables/{table}/sheet?seat=1&since=1000000")["question"]
    if question is not None:
        body = {"seat": 1, "question": question["id"], "text": "pass", "nonce": "pass-once"}
        house.post(page, f"/api/tables/{table}/moves", body)
