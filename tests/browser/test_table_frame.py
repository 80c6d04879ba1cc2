"""What every table has: notices, languages, replay, log, explanations, why not, forks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from areopolis.catalogues import LANGUAGES
from browser.house import House, Visitors, shoot
from browser.plain import Clicker, asked, show_plain

GAME = "mission-red-planet"
# As high as something that a finger can press.
ONE_ROW = 44
AI: dict[str, Any] = {"holder": "ai", "level": "newcomer"}


@pytest.fixture
def table(visit: Visitors, house: House) -> Page:
    """A plain table after a few answers, ours to decide."""
    page = visit("/settings")
    show_plain(page, GAME)
    created = house.open_table(page, GAME, [{"holder": "me", "name": "Ada"}, AI, AI])
    page.goto(f"/table/{created['table']}")
    answer_some(page, 5)
    return page


def answer_some(page: Page, count: int) -> None:
    """Answer *count* questions, and wait for the next one."""
    clicker = Clicker(page, 2)
    known = asked(page)
    for _ in range(count):
        assert known is not None
        clicker.answer()
        known = asked(page, known)


def speak(page: Page, language: str) -> None:
    """Choose a language in the menu."""
    page.locator("header").first.get_by_role("button").last.click()
    page.locator("dialog[open] select").first.select_option(language)
    page.keyboard.press("Escape")


def question(page: Page) -> Locator:
    """Return where the question stands."""
    return page.locator("#question-text")


def test_the_title_and_the_icon_tell_whose_turn_it_is(table: Page) -> None:
    expect(table).to_have_title(re.compile("^● Your turn · Mission: Red Planet"))
    expect(table.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")


def test_the_language_changes_in_place_and_nothing_is_lost(table: Page) -> None:
    table.evaluate("window.wasHere = true")
    answer = table.locator("[data-answer]").first
    text = answer.get_attribute("data-answer")
    answer.click()
    expect(answer).to_have_attribute("aria-pressed", "true")
    before = question(table).inner_text()
    for language, turn in [
        ("pl", "Twoja decyzja"),
        ("el", "Αποφασίζεις εσύ"),
        ("de", "Du entscheidest"),
    ]:
        speak(table, language)
        expect(table.locator(".turn")).to_contain_text(turn)
        expect(question(table)).not_to_have_text(before)
        pressed = table.locator("[data-answer][aria-pressed=true]")
        expect(pressed).to_have_attribute("data-answer", text or "")
        shoot(table, f"plain-{language}")
        before = question(table).inner_text()
    assert table.evaluate("window.wasHere")


def test_a_replay_goes_step_by_step_and_comes_back(table: Page) -> None:
    now = question(table).inner_text()
    table.get_by_role("button", name="Replay").click()
    slider = table.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    table.keyboard.press("ArrowLeft")
    expect(table.get_by_text(f"Move {last - 1} of {last}")).to_be_visible()
    expect(question(table)).to_have_text("You are looking at the past.")
    expect(table.locator(".log .line").first).to_be_visible()
    lines = table.locator(".log .line").count()
    table.keyboard.press("Home")
    expect(table.get_by_text(f"Move 0 of {last}")).to_be_visible()
    expect(table.locator(".log .line")).not_to_have_count(lines)
    assert table.locator(".log .line").count() < lines
    slider.fill("2")
    expect(table.get_by_text(f"Move 2 of {last}")).to_be_visible()
    shoot(table, "replay")
    table.keyboard.press("Escape")
    expect(question(table)).to_have_text(now)


def test_a_table_is_forked_at_a_moment_of_the_replay(table: Page) -> None:
    address = table.url
    table.get_by_role("button", name="Replay").click()
    table.keyboard.press("Home")
    table.get_by_role("button", name="Play on from here").click()
    table.get_by_role("button", name="Open the new table").click()
    expect(table).not_to_have_url(address)
    expect(question(table)).to_have_text("Which mission do you keep?")


def test_lines_of_the_log_show_what_they_changed(table: Page) -> None:
    unfold(table)
    table.locator(".log .line", has_text="boards ship").first.hover()
    lit = table.locator("main [data-thing].is-lit")
    expect(lit.first).to_be_visible()
    assert {"ship", "dock", "colour"} & {
        (thing.get_attribute("data-thing") or "").split(":")[0] for thing in lit.all()
    }


def unfold(page: Page) -> None:
    """Show what came of every deed in the log."""
    for fold in page.locator(".log .fold[aria-expanded=false]").all()[::-1]:
        fold.click()


def test_what_came_of_a_deed_is_folded_below_it(table: Page) -> None:
    revealed = table.locator(".log .deed:has(.fold)", has_text="reveals")
    older = revealed.filter(has=table.locator(".fold[aria-expanded=false]")).last
    expect(older.locator(".line")).to_have_count(1)
    unfold(table)
    # The cause stands above what came of it.
    told = revealed.filter(has_text="boards ship").last.locator(".line")
    expect(told.first).to_contain_text("reveals")
    expect(told.first).not_to_contain_text("boards ship")


def test_the_log_is_searched(table: Page) -> None:
    table.get_by_label("Search the log").fill("boards ship")
    expect(table.locator(".log .line").first).to_be_visible()
    for deed in table.locator(".log .deed").all():
        assert "boards ship" in deed.inner_text()
    table.get_by_label("Search the log").fill("no such thing")
    expect(table.locator(".log .deed")).to_have_count(0)


def test_the_log_is_filtered_by_seat_kind_and_turn(table: Page) -> None:
    lines = table.locator(".log .line")
    unfold(table)
    every = lines.count()
    table.get_by_role("button", name="Filter", exact=True).click()
    table.get_by_label("Only entries about the seat").select_option("blue")
    assert 0 < lines.count() < every
    assert all("Blue" in line for line in lines.all_inner_texts())
    table.get_by_label("Only entries about the seat").select_option("")
    table.get_by_label("Only entries about", exact=True).select_option("character")
    assert 0 < lines.count() < every
    table.get_by_label("Only entries about", exact=True).select_option("")
    table.get_by_label("Since my last turn").check()
    assert lines.count() < every


def test_pieces_explain_themselves_with_a_link_into_the_rules(table: Page) -> None:
    piece = table.locator("[data-thing^='zone:']").first
    piece.hover()
    explanation = table.get_by_role("tooltip")
    expect(explanation).to_contain_text("zone")
    name = piece.get_attribute("data-thing") or ""
    link = explanation.get_by_role("link", name="In the rules")
    expect(link).to_have_attribute("href", f"/rules/{GAME}#{name.replace(':', '-')}")


def test_a_long_press_explains_too(visit: Visitors, house: House) -> None:
    page = visit("/settings", width=360, height=740, touch=True)
    show_plain(page, GAME)
    created = house.open_table(page, GAME, [{"holder": "me"}, AI, AI])
    page.goto(f"/table/{created['table']}")
    piece = page.locator("[data-thing^='zone:']").first
    place = piece.bounding_box()
    assert place is not None
    touch = {"x": place["x"] + 5, "y": place["y"] + 5}
    device = page.context.new_cdp_session(page)
    device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(page.get_by_role("tooltip")).to_contain_text("zone")
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # The finger has explained; it has not asked why not.
    expect(page.locator(".question .why")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()


def test_whatever_is_no_target_says_why_not(table: Page) -> None:
    table.locator("[data-thing]:not(.is-target)").last.click()
    expect(table.locator(".question .why")).to_be_visible()
    shoot(table, "why-not")


def test_the_record_comes_down_as_a_file(table: Page) -> None:
    table.locator("header button").last.click()
    with table.expect_download() as download:
        table.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")


def test_a_strip_tells_what_the_others_did_and_shows_it_again(table: Page) -> None:
    strip = table.get_by_role("region", name="Since your turn")
    # An answer in the middle of a turn has nothing between it and the last one.
    for _ in range(12):
        if strip.is_visible():
            break
        answer_some(table, 1)
    expect(strip).to_be_visible()
    now = question(table).inner_text()
    shoot(table, "since")
    assert strip.locator("ul > li").count() >= 1
    strip.get_by_role("button", name="Show it slowly").click()
    expect(question(table)).to_have_text("You are looking at the past.")
    # It ends in the present by itself.
    expect(question(table)).to_have_text(now)
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)


def test_the_head_of_the_strip_is_one_row_in_every_language(table: Page) -> None:
    table.set_viewport_size({"width": 1280, "height": 720})
    strip = table.locator(".since")
    for _ in range(12):
        if strip.is_visible():
            break
        answer_some(table, 1)
    for language in LANGUAGES:
        speak(table, language)
        expect(table.locator("html")).to_have_attribute("lang", language)
        box = strip.locator("header").bounding_box()
        shoot(table, f"since-{language}")

        assert box is not None
        assert box["height"] <= ONE_ROW, language
