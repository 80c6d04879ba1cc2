"""On Mars at the drawn table: whole games, a rich turn by pointing, reloads, phones, languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import areopolis
from areopolis.core.state import State
from browser.axe import findings
from browser.drawn_tables import (
    DESK,
    PHONE,
    device,
    expect_no_overflow,
    not_met,
    played_out,
    sat_down,
    serious,
    table_from,
    tabs_of,
)
from browser.house import House, Visitors, shoot
from browser.on_mars_player import Person
from kit import sampling
from kit.on_mars import BLUE, GREEN, Scene, scene

GAME = "on-mars"
ON_MARS = areopolis.game(GAME)
# Whole games take long: one of them at a desk and the other on a phone.
WHOLE = sampling.turns([False, True], "whole games of On Mars")
TARGET = re.compile(r"\bis-target\b")
# What people with this plan come by.
MET = (
    "choose-space: space",
    "decide-journey: ride",
    "explore: explore",
    "place-discovery: at",
    "take-turn: act construct",
    "take-turn: act upgrade",
    "take-turn: act hire",
    "take-turn: act obtain-blueprint",
    "take-turn: act learn-technology",
    "construct: build",
    "construct-at: at",
    "hire: hire",
    "hire: sign",
    "upgrade: upgrade",
    "take-items: resupply",
    "take-tech: learn",
    "take-blueprint: take",
    "pay: pay",
)


def whole(document: dict[str, Any]) -> dict[str, Any]:
    """Return the position of a scene with all tiles and Blueprints of the box in their places."""
    for kind, stack in document["stacks"].items():
        # One building of each kind was there from the beginning.
        built = [one for one in document["map"].values() if one.get("building") == kind]
        document["stacks"][kind] = stack[len(built) - 1 :]
    there = {
        *document["blueprints"],
        *[c for one in document["players"] for c in one["blueprints"]],
    }
    faces = ON_MARS.faces()["card"]
    left = [card for card in faces if card not in there]
    document["blueprint_deck"] = sorted(left, key=lambda card: -faces[card]["level"])
    return document


def begun(page: Page, house: House, state: State, friend: Page | None = None) -> str:
    """Return a table that goes on from *state*, *page* at its first seat.

    The second is that of a *friend*; guests without a browser take the rest.
    """
    record = ON_MARS.from_dict(whole(state.to_dict())).record()
    return table_from(page, house, GAME, record, state.seats, friend)


@pytest.mark.parametrize("is_phone", WHOLE[0], ids=device)
def test_two_people_play_a_whole_game(visit: Visitors, house: House, is_phone: bool) -> None:
    options = {"round_limit": 10}
    table, (ada, boris) = sat_down(visit, house, GAME, ["Ada", "Boris"], is_phone, options)
    answered = played_out(
        [
            Person(ada, house, table, 0, touch=is_phone),
            Person(boris, house, table, 1, touch=is_phone),
        ]
    )

    assert not_met(MET, answered) == []
    log = house.get(ada, f"/api/tables/{table}/sheet?seat=0&since=0")["log"]
    events = [entry["event"] for entry in log]
    assert any(one["event"] == "constructed" and one["size"] > 1 for one in events), "a complex"
    assert {one["side"] for one in events if one["event"] == "travelled"} == {"orbit", "colony"}
    assert any(one["event"] == "mission-advanced" for one in events)
    expect(ada.locator(".ending h2")).to_be_in_viewport()
    expect(boris.locator("#question-text")).to_have_text("The game is over.")
    shoot(ada, f"on-mars-end-{device(is_phone)}")


@pytest.mark.parametrize("is_phone", WHOLE[1], ids=device)
def test_somebody_plays_a_whole_solo_game(visit: Visitors, house: House, is_phone: bool) -> None:
    table, (page,) = sat_down(visit, house, GAME, ["Ada"], is_phone, {"round_limit": 20})
    played_out([Person(page, house, table, 0, touch=is_phone)])

    log = house.get(page, f"/api/tables/{table}/sheet?seat=0&since=0")["log"]
    events = {entry["event"]["event"] for entry in log}
    assert events >= {"colony-rose", "mission-completed", "ship-welcomed", "tile-taken"}
    expect(page.locator(".ending table")).to_be_visible()
    shoot(page, f"on-mars-solo-end-{device(is_phone)}")


def rich() -> Scene:
    """Return a turn in which everything can be done: the Colony is about to rise."""
    return (
        scene(2)
        .build("generator", "0,-2")
        .build("greenhouse", "2,-1", "3,-1")
        .build("water-extractor", "-2,1")
        .build("oxygen-condenser", "0,2")
        .bot(BLUE, "3,-2", "-1,1")
        .bot(GREEN, "2,0")
        .rover(BLUE, "1,-3")
        .rover(GREEN, "-3,3")
        .stock(BLUE, mineral=2, battery=1, water=2, plant=1, oxygen=1)
        .stock(GREEN, mineral=1, plant=2)
        .crystals(BLUE, depot=3)
        .colonists(BLUE, quarters=4)
        .tech(BLUE, "greenhouse", "L3a")
        .tech(BLUE, "rover", "L2a")
        .tech(GREEN, "mine", "L4b")
        .tech(GREEN, "upgrade", "L2c")
        .blueprints(BLUE, "BP07", "BP08")
        .blueprints(GREEN, "BP04")
        .advanced(GREEN, "BP06", "-2,1")
        .goals(BLUE, "PG01", "PG06", "PG08")
        .contract(GREEN, "EC11")
        .scientist(GREEN, "rnd-engineer")
        .scientist(GREEN, "systems-engineer")
        .ground(crystal="1,-4 2,-4", DT16="3,-4", research_C="5,-5 3,-5")
        .level(1, 2, 2, 1, 2)
        .warehouse(2)
        .grid(T1="water-extractor", M1="ship", M2="oxygen-condenser", B1="generator")
        .display("BP01", "BP05", "BP09", "BP11")
        .science("geologist", "EC09", "hydrologist", "biochemist", "geochemist", "EC12")
        .contracts_left(*[f"EC{number:02}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 10)])
        .exploration("DT03", "DT08", "DT15")
        .missions(MI8=3, MI3=6, MI2=4)
        .reward("generator", "LR1")
        .reward("greenhouse", "LR7")
        .reward("oxygen-condenser", "LR8")
        .shuttle("colony")
    )


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_a_complex_lets_the_colony_rise_by_pointing(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, rich().turn())
    person = Person(page, house, table, 0, touch=is_phone)
    shoot(page, f"on-mars-turn-{device(is_phone)}")
    person.answer("act construct")
    person.answer("build greenhouse")
    said = page.locator('[data-answer="at 4,-2"]')
    expect(said).to_contain_text("Complex of 3: 3 × Plant.")
    expect(said).to_contain_text("The Colony rises to level 2.")
    shoot(page, f"on-mars-sites-{device(is_phone)}")
    person.answer("at 4,-2")
    while person.sheet()["question"]["key"] != "take-turn":
        shoot(page, f"on-mars-{person.sheet()['question']['key']}-{device(is_phone)}")
        person.play()
    # The Colony rises when the turn is over.
    person.answer("end")
    view = person.sheet()["view"]

    assert view["level"] == 2
    assert view["map"]["4,-2"]["size"] == 3
    assert page.evaluate("document.documentElement.scrollWidth") <= (360 if is_phone else 1440)


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_an_upgrade_a_scientist_and_a_contract_by_pointing(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, rich().turn())
    person = Person(page, house, table, 0, touch=is_phone)
    for text in ("act upgrade", "upgrade BP08 3,-1"):
        person.answer(text)
    while person.sheet()["question"]["key"] != "take-turn":
        person.play()
    assert person.sheet()["view"]["players"][BLUE]["blueprints"]["BP08"]["built"] == "3,-1"
    person.open_place("hex")
    expect(page.locator('[data-thing="hex:3,-1"]')).to_have_attribute(
        "aria-label", re.compile("Hydroponic Farm")
    )

    table = begun(page, house, rich().turn())
    person = Person(page, house, table, 0, touch=is_phone)
    for text in ("act hire", "hire geologist"):
        person.answer(text)
    while person.sheet()["question"]["key"] != "take-turn":
        person.play()
    view = person.sheet()["view"]
    assert list(view["players"][BLUE]["scientists"]) == ["geologist"]
    assert view["missions"][0] == {"mission": "MI8", "left": 2}

    table = begun(page, house, rich().turn())
    person = Person(page, house, table, 0, touch=is_phone)
    for text in ("act hire", "sign EC09"):
        person.answer(text)
    while person.sheet()["question"]["key"] != "take-turn":
        person.play()
    assert "EC09" in person.sheet()["view"]["players"][BLUE]["contracts"]


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_ways_show_their_price_and_the_rover_is_pointed_at(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, rich().turn())
    person = Person(page, house, table, 0, touch=is_phone)
    person.answer("act control-center")
    person.press(page.locator('.mars [data-loose="rover"]'))
    person.press(page.locator("[data-question] .confirm button"))

    hexagon = page.locator('[data-thing="hex:3,-4"]')
    expect(hexagon).to_have_class(TARGET)
    expect(page.locator('[data-outcome="4,-4"] .price')).to_have_text("1")
    dear = page.locator('[data-thing="hex:4,-4"]')
    expect(dear).to_have_attribute("aria-label", re.compile("1 × Crystal"))
    assert findings(page) == []
    shoot(page, f"on-mars-ways-{device(is_phone)}")
    person.press(hexagon)
    # Crystals on the way can be left: both answers are offered where one has pointed.
    expect(page.locator('.loose [data-loose="past 3,-4"]')).to_be_visible()
    person.press(page.locator('.loose [data-loose="to 3,-4"]'))
    person.press(page.locator("[data-question] .confirm button"))
    expect(page.locator("#question-text")).to_have_text("What do you move?")
    assert person.sheet()["view"]["players"][BLUE]["rover"] == "3,-4"


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_a_reload_in_the_middle_of_a_chained_effect_loses_nothing(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, rich().turn())
    person = Person(page, house, table, 0, touch=is_phone)
    for text in ("act construct", "build greenhouse", "at 4,-2"):
        person.answer(text)
    asked = page.locator("#question-text").inner_text()
    page.reload()

    expect(page.locator("#question-text")).to_have_text(asked)
    while person.sheet()["question"]["key"] != "take-turn":
        person.play()
    expect(page.locator("#question-text")).to_have_text("What do you do?")
    assert person.sheet()["view"]["map"]["4,-2"]["building"] == "greenhouse"


def test_what_is_not_possible_says_why(visit: Visitors, house: House) -> None:
    page = visit()
    begun(page, house, rich().turn())
    covered = page.locator('[data-thing="executive:EX1"]')
    covered.hover()

    expect(page.get_by_role("tooltip")).to_contain_text("Develop free of charge")
    page.mouse.move(2, 2)
    covered.click()
    expect(page.locator(".question .why")).to_contain_text("Develop free of charge")


def test_the_boards_of_others_are_one_press_away(visit: Visitors, house: House) -> None:
    page = visit()
    begun(page, house, rich().turn())
    page.locator(".on-mars").get_by_role("tab", name="Green").click()

    expect(page.get_by_role("img", name="Mine Tech 4")).to_be_visible()
    expect(page.locator(".on-mars")).to_contain_text("the owner develops the tile")
    shoot(page, "on-mars-other-board")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_axe_finds_nothing_wrong_on_any_tab(
    visit: Visitors, house: House, is_phone: bool, theme: str
) -> None:
    page = visit("/", theme=theme, **(PHONE if is_phone else {}))
    begun(page, house, rich().turn())
    name = f"on-mars-tab-{{}}-{device(is_phone)}-{theme}"
    found = serious(page, tabs_of(page, GAME), name)

    assert len(found) >= 4
    assert found == {name: [] for name in found}


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_nothing_overflows_in_any_language(visit: Visitors, house: House, is_phone: bool) -> None:
    page = visit("/", **(PHONE if is_phone else DESK))
    begun(page, house, rich().turn())
    expect_no_overflow(page, GAME, is_phone)
