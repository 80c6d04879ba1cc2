"""The plan of those who play together: one pins, the others see it, and it goes with the turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from areopolis.catalogues import LANGUAGES
from browser.axe import findings
from browser.house import House, Visitors, shoot
from kit.martians import scene

ME = {"holder": "me", "name": "Ada"}
PHONE: dict[str, Any] = {"width": 360, "height": 740, "touch": True}
FIELD = '[data-thing="field:mining-1"]'


def together(house: House, ada: Page, boris: Page, mode: str = "koop1") -> str:
    """Return a table at which Ada and Boris sit; it is Ada's turn."""
    body = {"record": scene(mode, 2).build().record(), "seats": [ME, {"holder": "open"}]}
    created = house.post(ada, "/api/tables/import", body)
    house.post(boris, "/api/keys", {"key": created["keys"][0]["key"], "name": "Boris"})
    for page in (ada, boris):
        page.goto(f"/table/{created['table']}")
        page.locator(".martians").wait_for()
    return str(created["table"])


def press(page: Page, selector: str, is_phone: bool) -> None:
    part = page.locator(selector).first
    part.scroll_into_view_if_needed()
    part.tap() if is_phone else part.click()


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
def test_one_pins_and_the_other_sees_it_until_the_turn_has_passed(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    size = PHONE if is_phone else {}
    ada, boris = visit(**size), visit(name="Boris", **size)
    table = together(house, ada, boris)
    plan = boris.locator(".plan")
    expect(plan).to_contain_text("Nobody has said anything yet.")
    ada.locator(".plan").get_by_role("button", name="Say what I will do").click()
    expect(ada.locator(".plan")).to_contain_text("Point at what you mean to use")
    shoot(ada, f"plan-pointing-{'phone' if is_phone else 'desk'}")
    press(ada, FIELD, is_phone)

    expect(plan.get_by_role("listitem")).to_have_text(["Ada mine, field 1"])
    expect(boris.locator(FIELD).get_by_role("img", name="Ada means to use")).to_be_visible()
    shoot(boris, f"plan-seen-{'phone' if is_phone else 'desk'}")
    # Only who has pinned it takes it off, and it has answered nothing.
    expect(plan.get_by_role("button", name="Take off")).to_have_count(0)
    assert house.get(ada, f"/api/tables/{table}/sheet?seat=0")["moves"] == 0

    question = house.get(ada, f"/api/tables/{table}/sheet?seat=0")["question"]
    body = {"seat": 0, "question": question["id"], "text": "end", "nonce": "ends-the-turn"}
    house.post(ada, f"/api/tables/{table}/moves", body)
    expect(plan).to_contain_text("Nobody has said anything yet.")
    expect(boris.locator(FIELD).get_by_role("img", name="means to use")).to_have_count(0)


def test_who_has_pinned_takes_off_again(visit: Visitors, house: House) -> None:
    ada, boris = visit(), visit(name="Boris")
    together(house, ada, boris)
    # A thing that explains itself offers it too, also to whose turn it is not.
    boris.locator(FIELD).hover()
    boris.get_by_role("button", name="I take this").click()
    expect(ada.locator(".plan").get_by_role("listitem")).to_have_text(["Boris mine, field 1"])

    boris.locator(".plan").get_by_role("button", name="Take off: mine, field 1").click()
    expect(ada.locator(".plan")).to_contain_text("Nobody has said anything yet.")


def test_a_plan_is_made_with_the_keyboard(visit: Visitors, house: House) -> None:
    ada, boris = visit(), visit(name="Boris")
    together(house, ada, boris)
    begin = boris.locator(".plan").get_by_role("button", name="Say what I will do")
    begin.focus()
    boris.keyboard.press("Enter")
    boris.keyboard.press("Escape")
    expect(begin).to_be_visible()
    begin.focus()
    boris.keyboard.press("Enter")
    boris.locator(FIELD).focus()
    boris.keyboard.press("Enter")

    expect(ada.locator(".plan").get_by_role("listitem")).to_have_text(["Boris mine, field 1"])


def test_spectators_see_the_plan_and_pin_nothing(visit: Visitors, house: House) -> None:
    ada, carla = visit(), visit(name="Carla")
    created = house.open_table(
        ada, "martians", [ME, {"holder": "ai", "level": "random"}], options={"mode": "koop1"}
    )
    table = created["table"]
    house.post(carla, "/api/keys", {"key": created["watch_key"]})
    for page in (ada, carla):
        page.goto(f"/table/{table}")
    body = {"seat": 0, "kind": "field", "name": "mining-1"}
    house.post(ada, f"/api/tables/{table}/plan", body)

    expect(carla.locator(".plan").get_by_role("listitem")).to_have_text(["Ada mine, field 1"])
    expect(carla.locator(".plan").get_by_role("button")).to_have_count(0)


def test_rivals_see_no_plan(visit: Visitors, house: House) -> None:
    ada, boris = visit(), visit(name="Boris")
    together(house, ada, boris, "rw3")
    expect(ada.locator(".plan")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_plan_fits_and_can_be_read_in_every_language(
    visit: Visitors, house: House, theme: str
) -> None:
    ada, boris = visit(theme=theme, **PHONE), visit(name="Boris")
    table = together(house, ada, boris)
    for page, seat, name in (
        (ada, 0, "mining-1"),
        (ada, 0, "greenhouses-2"),
        (boris, 1, "moxie-1"),
    ):
        body = {"seat": seat, "kind": "field", "name": name}
        house.post(page, f"/api/tables/{table}/plan", body)
    expect(ada.locator(".plan").get_by_role("listitem")).to_have_count(3)
    assert findings(ada) == []
    for language in LANGUAGES:
        ada.evaluate(
            """language => {
                const kept = JSON.parse(localStorage.getItem('areopolis.settings') ?? '{}');
                localStorage.setItem('areopolis.settings', JSON.stringify({...kept, language}));
            }""",
            language,
        )
        ada.reload()
        ada.locator(".plan li").first.wait_for()
        assert ada.evaluate("document.documentElement.scrollWidth") <= 360, language
        assert ada.locator(".plan").evaluate("part => part.scrollWidth <= part.clientWidth + 1")
        shoot(ada, f"plan-{language}-{theme}")
