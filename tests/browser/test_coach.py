"""A first whole game with a coach at the side, who explains each kind of question once."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.house import House, Visitors, shoot

GAME = "mission-red-planet"


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


def answer_first(page: Page) -> None:
    """Give the first answer of the list."""
    first = page.locator("#answers [data-answer]").first
    expect(first).to_be_attached()
    if not first.is_visible():
        page.locator('[aria-controls="answers"]').click()
    first.click()
    page.locator("[data-question] .confirm button").click()


def begin(page: Page) -> None:
    page.locator(f'[data-first="{GAME}"]').click()
    page.wait_for_url("**/table/*")


def test_each_kind_of_question_is_explained_the_first_time(visit: Visitors) -> None:
    page = visit("/tutorial", width=1440, height=900)
    begin(page)
    expect(coach(page)).to_contain_text("Your mission is secret")
    shoot(page, "coach-desk")
    answer_first(page)
    expect(coach(page)).to_contain_text("All choose in secret")
    page.reload()
    expect(coach(page)).to_contain_text("All choose in secret")
    page.get_by_role("button", name="Got it").click()
    expect(coach(page)).to_have_count(0)

    page.goto("/tutorial")
    begin(page)
    expect(page.locator("[data-question]")).to_be_visible()
    expect(coach(page)).to_have_count(0)


def test_a_coach_can_be_told_to_be_quiet_and_be_called_again(visit: Visitors) -> None:
    page = visit("/tutorial")
    begin(page)
    page.get_by_role("button", name="Be quiet").click()
    expect(coach(page)).to_have_count(0)
    page.reload()
    expect(page.locator("[data-question]")).to_be_visible()
    expect(coach(page)).to_have_count(0)

    page.get_by_role("button", name="Table and settings").click()
    page.get_by_label("A coach at the table").check()
    page.keyboard.press("Escape")
    expect(coach(page)).to_contain_text("Your mission is secret")


def test_nobody_is_coached_who_has_not_asked_for_it(visit: Visitors, house: House) -> None:
    page = visit()
    seats = [{"holder": "me"}, {"holder": "ai", "level": "newcomer"}]
    table = house.open_table(page, GAME, seats)["table"]
    page.goto(f"/table/{table}")

    expect(page.locator("[data-question]")).to_be_visible()
    expect(coach(page)).to_have_count(0)


def test_a_coach_on_a_phone_leaves_room_for_the_board(visit: Visitors) -> None:
    page = visit("/tutorial", width=360, height=740, touch=True)
    page.locator('[data-first="terraforming-mars"]').tap()
    expect(coach(page)).to_contain_text("starting money")
    shoot(page, "coach-phone")
    box = page.get_by_role("complementary", name="What is asked").bounding_box()

    assert box is not None
    assert box["height"] < 740 * 0.6
    page.get_by_role("button", name="Got it").tap()
    expect(page.locator("#answers [data-answer]").first).to_be_visible()
