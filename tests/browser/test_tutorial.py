"""The tutorial: played from the first word to the last, by doing what the coach says."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.house import Visitors, shoot
from browser.learner import Learner
from kit.lessons import LINES, TAUGHT

GAME: Final = "mission-red-planet"
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 360, "height": 740, "touch": True},
}


def answer(page: Page, text: str) -> None:
    Learner(page, GAME).answer(text)


def read_on(page: Page) -> None:
    Learner(page, GAME).read_on()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_whole_tutorial_is_played_by_doing_what_the_coach_says(
    visit: Visitors, game: str, device: str
) -> None:
    lessons = LINES[game]
    first, last = next(iter(lessons)), list(lessons)[-1]
    page = visit(f"/tutorial/{game}/{first}", **DEVICES[device])
    learner = Learner(page, game)
    for number, (lesson, (line, _)) in enumerate(lessons.items(), 1):
        expect(learner.coach).to_contain_text(f"Lesson {number} of {len(lessons)}")
        learner.follow(line)
        over = learner.coach.get_by_role(
            "button", name="Finish" if lesson == last else "Next lesson"
        )
        expect(over).to_be_visible()
        learner.expect_lit()
        learner.shoot(f"{number}-{lesson}")
        over.click()

    expect(page.get_by_text("You have finished all lessons.")).to_be_visible()
    page.goto("/tables")
    expect(page.get_by_role("region", name="Going on")).to_have_count(0)


def test_a_coach_of_many_words_leaves_room_for_the_answers(visit: Visitors) -> None:
    page = visit("/tutorial/on-mars/sides", width=1366, height=768, language="el")
    learner = Learner(page, "on-mars", "Επόμενο")
    learner.follow(LINES["on-mars"]["sides"][0])

    learner.expect_room()


def test_the_tutorial_is_offered_at_the_door(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("link", name="To the tutorial").click()
    page.wait_for_url(f"**/tutorial/{GAME}/{next(iter(LINES[GAME]))}")
    expect(page.get_by_role("region", name="Coach")).to_be_visible()


def test_whoever_likes_where_a_lesson_has_led_plays_on_from_there(visit: Visitors) -> None:
    page = visit(f"/tutorial/{GAME}/missions")
    Learner(page, GAME).follow(LINES[GAME]["missions"][0])
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("region", name="Coach")).to_have_count(0)
    expect(page.locator("[data-question]")).to_be_visible()
    page.goto("/tables")
    expect(page.get_by_role("region", name="Going on")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(f"1 of {len(LINES[GAME])} lessons")).to_be_visible()


def test_the_coach_waits_for_the_right_answer_and_says_so(visit: Visitors) -> None:
    page = visit("/tutorial/mission-red-planet/boarding")
    answer(page, "choose pilot")
    expect(page.get_by_role("alert")).to_have_text("Read this first, then go on.")

    read_on(page)
    answer(page, "choose pilot")
    expect(page.get_by_role("alert")).to_contain_text("Not that one")
    expect(page.get_by_role("alert")).to_contain_text("That would be: Choose the Travel Agent")
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
