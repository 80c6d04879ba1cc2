"""The tutorial: played from the first word to the last, by doing what the coach says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.house import Visitors, shoot
from kit.lessons.mission_red_planet import LINES

NEXT_STEP = "said => document.querySelector('.coach')?.dataset.step !== said"
LESSONS = tuple(LINES)


def answer(page: Page, text: str) -> None:
    """Give an answer from the list, as somebody does who does not point at the board."""
    chosen = page.locator(f'[data-answer="{text}"]')
    expect(chosen).to_be_attached()
    if not chosen.is_visible():
        page.locator('[aria-controls="answers"]').click()
    chosen.click()
    page.get_by_role("button", name="Confirm").click()


def read_on(page: Page) -> None:
    """Press "Next" until the coach wants an answer or the lesson is over."""
    expect(page.locator(".coach")).to_be_visible()
    more = page.get_by_role("button", name="Next", exact=True)
    while more.count():
        expect_lit(page)
        more.click()


def expect_lit(page: Page) -> None:
    """Everything that the coach speaks of stands on the board and is lit."""
    things = page.locator(".coach").get_attribute("data-things") or ""
    for thing in things.split():
        expect(page.locator(f'[data-thing="{thing}"].is-lit').first).to_be_attached()


def test_the_whole_tutorial_is_played_by_doing_what_the_coach_says(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("link", name="To the tutorial").click()
    for number, lesson in enumerate(LESSONS, 1):
        coach = page.get_by_role("region", name="Coach")
        expect(coach).to_contain_text(f"Lesson {number} of {len(LESSONS)}")
        for advised in LINES[lesson][0]:
            read_on(page)
            expect(page.locator(f'[data-answer="{advised}"]')).to_be_attached()
            expect_lit(page)
            said = coach.get_attribute("data-step")
            answer(page, advised)
            page.wait_for_function(NEXT_STEP, arg=said)
        over = coach.get_by_role(
            "button", name="Finish" if lesson == LESSONS[-1] else "Next lesson"
        )
        expect(over).to_be_visible()
        shoot(page, f"lesson-{number}-{lesson}")
        over.click()

    expect(page.get_by_text("You have finished all lessons.")).to_be_visible()
    page.goto("/tables")
    expect(page.get_by_role("region", name="Going on")).to_have_count(0)


def test_the_coach_waits_for_the_right_answer_and_says_so(visit: Visitors) -> None:
    page = visit("/tutorial/mission-red-planet/boarding")
    answer(page, "choose pilot")
    expect(page.get_by_role("alert")).to_have_text("Read this first, then go on.")

    read_on(page)
    answer(page, "choose pilot")
    expect(page.get_by_role("alert")).to_contain_text("Not that one")
    answer(page, "choose travel-agent")
    expect(page.get_by_text("Nobody was faster.")).to_be_visible()


def test_what_the_coach_speaks_of_is_lit(visit: Visitors) -> None:
    page = visit("/tutorial/mission-red-planet/launch")

    expect(page.locator('[data-thing="dock:1"].is-lit').first).to_be_visible()


def test_an_answer_that_is_taken_back_is_asked_for_again(visit: Visitors) -> None:
    page = visit("/tutorial/mission-red-planet/launch")
    answer(page, "place dock 1")
    expect(page.get_by_text("The second goes aboard")).to_be_visible()
    page.get_by_role("button", name="Undo").click()

    expect(page.get_by_text("Put the first aboard")).to_be_visible()


def test_the_tutorial_can_be_skipped_and_gone_on_with_later(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("button", name="Not now").click()
    page.reload()
    expect(page.get_by_role("heading", name="Board games about Mars")).to_be_visible()
    expect(page.get_by_text("First time here?")).to_have_count(0)

    page.goto("/tutorial/mission-red-planet/missions")
    read_on(page)
    answer(page, "keep M06")
    page.get_by_role("button", name="Next lesson").click()
    page.wait_for_url("**/tutorial/mission-red-planet/boarding")
    page.goto("/")
    expect(page.get_by_text("1 of 7 lessons are done.")).to_be_visible()
    page.get_by_role("link", name="To the tutorial").click()
    page.wait_for_url("**/tutorial/mission-red-planet/boarding")


@pytest.mark.parametrize("language", ["pl", "de", "el"])
def test_a_lesson_on_a_phone_leaves_room_for_the_board(visit: Visitors, language: str) -> None:
    page = visit(
        "/tutorial/mission-red-planet/launch", width=360, height=740, touch=True, language=language
    )
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    shoot(page, f"lesson-phone-{language}")
    box = coach.bounding_box()

    assert box is not None
    assert box["height"] < 740 * 0.4
