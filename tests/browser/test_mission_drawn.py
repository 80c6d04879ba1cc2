"""Mission: Red Planet at its drawn table: whole games by pointing, on desks and on phones."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import findings
from browser.drawn_mission import GAME, SEAT, Pointer, raw_keys, sit_down
from browser.house import House, Visitors, shoot
from browser.screens import expect_in_sight
from kit import sampling

ME = {"holder": "me"}
OWN = f"{SEAT} "
AI = {"holder": "ai", "level": "random"}


def opened(page: Page, house: House, seats: int = 3, **options: Any) -> str:
    """Return a new table against AI."""
    created = house.open_table(page, GAME, [ME, *[AI] * (seats - 1)], options=options)
    table: str = created["table"]
    return table


@pytest.mark.parametrize("seats", sampling.some([2, 4], 1, "whole games of the mission"))
def test_a_whole_game_is_played_by_pointing_at_the_board(
    visit: Visitors, house: House, seats: int
) -> None:
    """What was pointed at is what was played, from the missions to the final scoring."""
    page = visit(width=1440, height=900)
    table = opened(page, house, seats)
    sit_down(page, house, table)
    pointer = Pointer(page, house, table, name=str(seats), inspect=findings)

    pointer.play()

    ending = pointer.sheet()["ending"]
    assert ending is not None
    for total in pointer.sheet()["view"]["outcome"]["scores"]:
        expect(page.locator(".mission .total").filter(has_text=str(total)).first).to_be_visible()
    shoot(page, f"mission-{seats}-end")
    record = house.get(page, f"/api/tables/{table}/record")
    moves = [move.removeprefix(OWN) for move in record["moves"] if move.startswith(OWN)]
    # The zones of a transfer are written in board order.
    assert [sorted(move.split()) for move in moves] == [sorted(m.split()) for m in pointer.played]
    assert len(moves) > 25
    assert len(pointer.met) > 5
    assert {key: found for key, found in pointer.met.items() if found} == {}


def test_a_phone_opens_the_page_on_which_a_question_is_answered(
    visit: Visitors, house: House
) -> None:
    page = visit(width=360, height=740, touch=True)
    table = opened(page, house, 4)
    sit_down(page, house, table)
    pointer = Pointer(page, house, table, is_touch=True, name="phone", inspect=findings)

    for step in range(24):
        pointer.play(1)
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, step
    assert {key: found for key, found in pointer.met.items() if found} == {}


def test_the_keyboard_reaches_what_glows(visit: Visitors, house: House) -> None:
    page = visit()
    table = opened(page, house)
    sit_down(page, house, table, confirm=True)
    pointer = Pointer(page, house, table)
    question = pointer.await_turn()["question"]["id"]

    mission = page.locator(".mission [data-thing^='card:'].glows").first
    mission.focus()
    mission.press("Enter")
    expect(mission).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Confirm").click()
    pointer.await_answer(question)


def test_a_piece_without_use_says_why_not(visit: Visitors, house: House) -> None:
    page = visit()
    table = opened(page, house)
    sit_down(page, house, table)
    pointer = Pointer(page, house, table)
    while pointer.await_turn()["question"]["key"] != "place-astronaut":
        pointer.play(1)

    full = {"kind": "dock", "name": "6"}
    reasons = house.get(page, f"/api/tables/{table}/why?seat={SEAT}&kind=dock&name={full['name']}")
    assert reasons["impossible"]
    page.locator(".mission [data-thing='zone:PH']").first.click()
    expect(page.locator("aside.asked")).to_contain_text("Phobos")


@pytest.mark.parametrize("language", ["en", "pl", "de", "el"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_speaks_every_language(
    visit: Visitors, house: House, language: str, theme: str
) -> None:
    page = visit(language=language, theme=theme)
    table = opened(page, house, 6 if theme == "dark" else 5)
    sit_down(page, house, table)
    pointer = Pointer(page, house, table)
    house.post(
        page,
        f"/api/tables/{table}/moves",
        {
            "seat": SEAT,
            "question": pointer.await_turn()["question"]["id"],
            "text": pointer.sheet()["question"]["answers"][0]["text"],
            "nonce": "a" * 32,
        },
    )
    expect(page.locator(".mission [data-thing^='character:'].glows").first).to_be_visible()
    shoot(page, f"mission-{language}-{theme}")

    assert raw_keys(page) == []
    overflowing = page.evaluate(
        """() => [...document.querySelectorAll('.mission .card, .mission .event, .mission .dock')]
            .filter(card => card.scrollWidth > card.clientWidth + 1)
            .map(card => card.textContent)"""
    )
    assert overflowing == []


@pytest.mark.parametrize("size", [(1366, 768), (768, 1024), (740, 360)], ids=str)
def test_the_hand_covers_neither_the_question_nor_most_of_the_table(
    visit: Visitors, house: House, size: tuple[int, int]
) -> None:
    width, height = size
    page = visit(width=width, height=height, touch=width < 1000)
    table = opened(page, house)
    sit_down(page, house, table)
    pointer = Pointer(page, house, table)
    question = pointer.await_turn()["question"]
    move = {"seat": SEAT, "question": question["id"], "text": question["answers"][0]["text"]}
    house.post(page, f"/api/tables/{table}/moves", {**move, "nonce": "a" * 32})
    card = page.locator(".mission [data-thing^='character:'].glows").first
    expect(card).to_be_visible()
    shoot(page, f"mission-hand-{width}x{height}")

    expect_in_sight(card, page.locator("#question-text"))
    held = page.locator(".mission .held")
    if held.count():
        hand, main = held.bounding_box(), page.locator("main").bounding_box()
        assert hand is not None
        assert main is not None
        assert hand["height"] < main["height"] / 3
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_pieces_move_and_come_to_rest_where_the_server_says(visit: Visitors, house: House) -> None:
    page = visit(motion=True)
    table = opened(page, house, 3)
    sit_down(page, house, table)
    pointer = Pointer(page, house, table)
    page.evaluate(
        """() => {
            window.flown = new Set();
            new MutationObserver(() => {
                for (const piece of document.querySelectorAll('.mission .flyer'))
                    window.flown.add(piece.classList[1]);
            }).observe(document.querySelector('.mission .flights'), { childList: true });
        }"""
    )

    pointer.play(16)

    page.wait_for_function("() => document.querySelectorAll('.mission .flyer').length === 0")
    assert {"astronaut", "ship", "card"} <= set(page.evaluate("[...window.flown]"))
    view = pointer.await_turn()["view"]
    for number, ship in enumerate(view["docks"], start=1):
        dock = page.locator(f".mission [data-thing='dock:{number}']")
        aboard = sum(ship["crew"].values()) if ship else 0
        expect(dock.locator(".aboard")).to_have_count(aboard)
