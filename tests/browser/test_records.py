"""A record is downloaded at one table and goes on at another."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.house import House, Visitors


def test_a_record_is_downloaded_uploaded_and_played_on(
    visit: Visitors, house: House, tmp_path: Path
) -> None:
    page = visit()
    seats = [{"holder": "me"}, {"holder": "ai", "level": "newcomer"}]
    created = house.open_table(page, "mission-red-planet", seats)
    page.goto(f"/table/{created['table']}")
    page.locator("[data-answer]").first.click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("#question-text")).to_contain_text("Which character")
    page.get_by_role("button", name="Table and settings").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)

    page.goto("/tables")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/table/*")

    assert created["table"] not in page.url
    expect(page.locator("#question-text")).to_contain_text("Which character")


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visitors, tmp_path: Path) -> None:
    page = visit("/tables")
    wrong = tmp_path / "notes.json"
    wrong.write_text('{"game": "chess"}', "utf-8")
    page.locator("input[type=file]").set_input_files(wrong)

    expect(page.get_by_text("This file is no record of a game that we know.")).to_be_visible()
