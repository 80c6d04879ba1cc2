"""The rules pages: chapters in our own words, and an anchor for all that tables link to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

import areopolis
from browser.house import House, Visitors, shoot

GAMES = areopolis.game_ids()
# Who sits there, and what only counts, is nothing to look up.
LEFT_OUT = ("seat", "ordinal", "choice")


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_a_game_can_be_linked_to(visit: Visitors, game: str) -> None:
    page = visit(f"/rules/{game}")
    expect(page.locator("#glossary")).to_be_visible()
    there = set(page.evaluate("[...document.querySelectorAll('[id]')].map(({ id }) => id)"))
    things = {
        f"{kind}-{name}"
        for kind, names in areopolis.game(game).vocabulary.names.items()
        if kind not in LEFT_OUT
        for name in names
        if not name.isdecimal() or kind == "card"
    }

    assert things - there == set()
    assert {"rules-idea", "rules-setup", "rules-end"} <= there


def test_a_link_of_a_table_leads_to_its_card(visit: Visitors) -> None:
    page = visit("/rules/terraforming-mars#card-110")
    card = page.locator("#card-110")

    expect(card).to_contain_class("is-sought")
    expect(card).to_be_in_viewport()
    shoot(page, "rules-anchor")


@pytest.mark.parametrize("where", ["rules", "cards"])
def test_a_link_leads_to_its_card_whatever_comes_last(visit: Visitors, where: str) -> None:
    page = visit()
    held: list[Route] = []
    page.route("**/api/games?*", lambda route: held.append(route))
    with page.expect_response("**/api/games/terraforming-mars/words?*"):
        page.goto(f"/{where}/terraforming-mars#card-110")
    while not held:
        page.wait_for_timeout(20)
    for route in held:
        route.continue_()

    expect(page.locator("#card-110")).to_be_in_viewport()


def test_a_piece_explains_itself_with_a_link_into_the_rules(visit: Visitors, house: House) -> None:
    page = visit()
    seats = [{"holder": "me"}, {"holder": "me"}]
    created = house.open_table(page, "mission-red-planet", seats)
    page.goto(f"/table/{created['table']}")
    page.get_by_role("button", name="Here I am").click()
    page.locator('[data-thing="character:pilot"]').last.hover()
    link = page.get_by_role("link", name="In the rules")

    expect(link).to_have_attribute("href", "/rules/mission-red-planet#character-pilot")


def test_the_glossary_is_searched(visit: Visitors) -> None:
    page = visit("/rules/mission-red-planet")
    page.get_by_label("Search for a name or a text").fill("femme")

    expect(page.locator("#character-femme-fatale")).to_be_visible()
    expect(page.locator("#character-pilot")).to_have_count(0)
    page.get_by_label("Search for a name or a text").fill("no such thing")
    expect(page.get_by_text("Nothing is called like that.")).to_be_visible()


def test_the_contents_lead_to_the_chapters(visit: Visitors) -> None:
    page = visit("/rules/mission-red-planet")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Ships").click()

    expect(page.locator("#rules-ships")).to_be_in_viewport()
    expect(page).to_have_url(f"{visit.house.address}/rules/mission-red-planet#rules-ships")


def test_cards_are_found_by_words_type_and_tag(visit: Visitors) -> None:
    page = visit("/cards/terraforming-mars#card-016")
    expect(page.locator("#card-016")).to_be_in_viewport()
    expect(page.locator(".cards > li")).to_have_count(275)
    page.get_by_label("Search the cards").fill("livestock")
    expect(page.locator("#card-184")).to_be_visible()
    assert page.locator(".cards > li").count() < 10
    page.get_by_label("Search the cards").fill("")
    page.get_by_label("Type of card").select_option("corporation")
    expect(page.locator(".cards > li")).to_have_count(18)
    shoot(page, "cards")
    page.get_by_label("Search the cards").fill("no such card")
    expect(page.get_by_text("No card is like that.")).to_be_visible()
