"""Martians at the drawn table: whole games, a planned turn by pointing, phones, languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from areopolis.core.state import State
from browser.axe import findings
from browser.drawn_tables import (
    DESK,
    ME,
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
from browser.martians_player import Person
from kit import sampling
from kit.martians import Scene, scene

GAME = "martians"
# Whole games take long: each run plays one mode, and one of the two ways to sit there.
MODES = sampling.some(["koop1", "rw2", "rw3", "solo"], 1, "modes at the drawn table")
WHOLE = sampling.some([False, True], 1, "whole games of Martians")
# What people with this plan come by in every mode.
MET = (
    "take-step: place moxie",
    "take-step: place mining",
    "take-step: place lander",
    "take-step: place construction",
    "take-step: rest",
    "take-step: rtg",
    "take-step: recover",
    "take-step: end",
    "use-building: oxygen",
    "use-building: expand",
    "use-building: mine",
    "use-building: material",
    "use-building: research",
    "use-building: hire",
    "lay-dead: skip",
    "mine-before: take",
    "move-machine: move",
)


def begun(page: Page, house: House, state: State) -> str:
    """Return a table that goes on from *state*, *page* at its first seat, a guest at the other."""
    return table_from(page, house, GAME, state.record(), state.seats)


def rich(mode: str = "koop1") -> Scene:
    """Return a turn in which nearly everything can be done."""
    found = (
        scene(mode, 2, scenario="S3")
        .unfinished()
        .token("free", "hospital-1", "greenhouses-1", "greenhouses-2", "laboratory-1")
        .goods("red", energy=9, material=3, ice=2, water=3, food=2, medicine=2, money=9)
        .goods("red", regolith=2)
        .cards("red", yellow=1, red=1, barren=1)
        .demand("q1", oxygen=1, disease=1, hunger=2)
        .demand("q2", hunger=1, growth=2)
        .marker("blue", "mining-1", "lander-1")
        .held("red", "infirmary", "q1")
        .held("blue", "housing", "q2", fines=2)
        .technology("red", "long-arm", "weather-report")
        .installed("red", solar=1)
        .installed("blue", wind=2)
        .staff("red", "doctor", "engineer", "geologist")
        .crop("red", "CR1")
        .machine("D2")
        .face_up("D1", "D2", "D3", "C2", "C3", "E2", "E1")
        .round(2)
        .event("E2-3")
    )
    return found.orders("O01", "O06", "O11", "O22") if mode == "rw3" else found


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("is_phone", WHOLE, ids=device)
def test_a_whole_game_is_played(visit: Visitors, house: House, is_phone: bool, mode: str) -> None:
    names = ["Ada"] if mode == "solo" else ["Ada", "Boris"]
    table, pages = sat_down(visit, house, GAME, names, is_phone, {"mode": mode})
    answered = played_out(
        [Person(page, house, table, seat, touch=is_phone) for seat, page in enumerate(pages)]
    )

    assert not_met(MET, answered) == []
    log = house.get(pages[0], f"/api/tables/{table}/sheet?seat=0&since=0")["log"]
    events = {entry["event"]["event"] for entry in log}
    last = "order-fulfilled" if mode == "rw3" else "mission-failed"
    assert events >= {"colonists-died", "token-mined", "growth-added", last}
    expect(pages[0].locator(".ending h2")).to_be_in_viewport()
    expect(pages[-1].locator("#question-text")).to_have_text("The game is over.")
    shoot(pages[0], f"martians-end-{mode}-{device(is_phone)}")


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_time_can_be_seen_being_spent(visit: Visitors, house: House, is_phone: bool) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, rich().build())
    person = Person(page, house, table, 0, touch=is_phone)
    shoot(page, f"martians-turn-{device(is_phone)}")
    time = page.locator(".martians .turn .time")
    expect(time).to_have_attribute("aria-label", "Time left: 3 of 3")
    person.answer("place mining-2")
    person.answer("mine")
    shoot(page, f"martians-mine-{device(is_phone)}")
    expect(time.locator(".gone")).to_have_count(1)
    sheet = person.sheet()
    while sheet["question"]["key"] not in ("use-building", "take-step"):
        person.play()
        sheet = person.sheet()
    if sheet["question"]["key"] == "use-building":
        person.choose(sheet["question"], "examine")
        # What the chosen action would take is told before it is confirmed.
        expect(time.locator(".going")).to_have_count(1)
        person.answer("examine")
    assert page.evaluate("document.documentElement.scrollWidth") <= (360 if is_phone else 1440)


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_a_laboratory_and_a_lander_are_used_by_pointing(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, rich("rw3").build())
    person = Person(page, house, table, 0, touch=is_phone)
    person.answer("place laboratory-1")
    shoot(page, f"martians-laboratory-{device(is_phone)}")
    person.answer("develop solar-energy")
    while person.sheet()["question"]["key"] != "take-step":
        person.answer("finish")
    person.answer("place lander-2")
    shoot(page, f"martians-lander-{device(is_phone)}")
    person.answer("mission O01")

    player = person.sheet()["view"]["players"][0]
    assert "solar-energy" in player["technologies"]
    assert player["reputation"] > 2


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_specialists_recovery_and_delivery_by_pointing(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    table = begun(page, house, rich().build())
    person = Person(page, house, table, 0, touch=is_phone)
    person.answer("recover infirmary q1")
    person.answer("use engineer q1")
    person.answer("end")
    shoot(page, f"martians-deliver-{device(is_phone)}")
    person.answer("deliver food-q1 medicine-q1")

    quarters = person.sheet()["view"]["quarters"]["q1"]
    assert (quarters["oxygen"], quarters["disease"], quarters["hunger"]) == (0, 0, 1)
    assert "red" not in quarters["infirmary"]


def test_a_chain_of_actions_tells_what_it_takes_before_the_first_is_played(
    visit: Visitors, house: House
) -> None:
    page = visit()
    table = begun(page, house, rich().build())
    person = Person(page, house, table, 0)
    before = person.sheet()["version"]
    page.get_by_role("button", name="Try it").click()
    chain = page.locator(".martians .turn .chain")
    expect(chain).to_have_count(0)
    person.point("field", "hospital-1")
    page.get_by_role("button", name="Confirm").click()
    page.locator('[data-loose="medicine"]').first.click()
    page.get_by_role("button", name="Confirm").click()

    # Two steps: a marker, an hour, and what medicine is made of.
    expect(chain.locator("use[href='#ma-marker']")).to_have_count(1)
    expect(chain.locator("use[href='#ma-time']")).not_to_have_count(0)
    expect(chain.locator("use[href='#ma-medicine']")).to_have_count(1)
    shoot(page, "martians-chain")
    assert person.sheet()["version"] == before


def test_a_scenario_is_won_with_the_last_requirement(visit: Visitors, house: House) -> None:
    page = visit()
    ready = scene("koop1", 2, scenario="S1").done(a=1, b=1).goods("red", medicine=1, energy=2)
    table = begun(page, house, ready.round(4, slot=3).last_of_slot().build())
    person = Person(page, house, table, 0)
    person.answer("place lander-1")
    person.answer("mission S1-c")
    expect(page.locator(".martians .progress .part.done")).to_have_count(4)
    while person.sheet()["question"]:
        person.answer("finish" if person.sheet()["question"]["key"] == "use-building" else "end")

    expect(page.locator(".ending")).to_be_visible()
    assert person.sheet()["ending"]["winners"] == [0, 1]
    shoot(page, "martians-won")
    assert findings(page) == []


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_a_scenario_is_lost_when_time_is_over(
    visit: Visitors, house: House, is_phone: bool
) -> None:
    page = visit("/", **(PHONE if is_phone else {}))
    late = scene("koop1", 2, scenario="S1").done(a=1, b=1).round(4, slot=3).last_of_slot()
    table = begun(page, house, late.build())
    person = Person(page, house, table, 0, touch=is_phone)
    person.answer("end")

    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".ending")).to_contain_text("all lose together")
    assert person.sheet()["ending"]["winners"] == []
    expect(page.locator(".martians .progress .part.done")).to_have_count(3)
    shoot(page, f"martians-lost-{device(is_phone)}")
    assert findings(page) == []


def test_a_birth_gives_everybody_another_turn(visit: Visitors, house: House) -> None:
    page = visit()
    full = scene("koop1", 2).demand("q1", growth=3).goods("red", energy=5).round(1, slot=3)
    table = begun(page, house, full.last_of_slot().build())
    person = Person(page, house, table, 0)
    slots = page.locator(".martians .track li")
    expect(slots.nth(3).locator(".locked")).to_have_count(2)
    person.answer("end")

    expect(slots.nth(3).locator(".locked")).to_have_count(0)
    expect(page.locator(".martians .rounds .now")).to_have_text("2")
    shoot(page, "martians-born")


def test_the_last_round_threatens_nobody(visit: Visitors, house: House) -> None:
    page = visit()
    begun(page, house, rich().build())
    expect(page.locator(".martians .says.bad")).to_contain_text("colonists die here")
    begun(page, house, rich().round(4).build())
    expect(page.locator(".martians .module .needs").first).to_be_visible()
    expect(page.locator(".martians .says")).to_have_count(0)


def test_a_reload_in_the_middle_of_mining_loses_nothing(visit: Visitors, house: House) -> None:
    page = visit()
    table = begun(page, house, rich().build())
    person = Person(page, house, table, 0)
    for text in ("place mining-2", "mine"):
        person.answer(text)
    asked = page.locator("#question-text").inner_text()
    page.reload()

    expect(page.locator("#question-text")).to_have_text(asked)
    person.play()


def test_what_is_not_possible_says_why(visit: Visitors, house: House) -> None:
    page = visit()
    begun(page, house, rich().build())
    page.locator('[data-thing="field:greenhouses-3"]').click()

    expect(page.locator(".question .why")).to_contain_text("greenhouses, field 3")
    expect(page.locator(".question .why")).to_contain_text("closed")


def test_what_is_designed_by_us_says_so(visit: Visitors, house: House) -> None:
    page = visit()
    table = house.open_table(page, GAME, [ME], options={"mode": "solo"})["table"]
    page.goto(f"/table/{table}")
    said = page.locator(".martians .designed")

    expect(said).to_contain_text("designed by us")
    expect(said).to_contain_text("solitaire")
    expect(said.get_by_role("link")).to_have_attribute("href", "/rules/martians#reconstructed")


def test_corporations_are_chosen_by_pointing(visit: Visitors, house: House) -> None:
    page = visit()
    options = {"mode": "solo", "corporations": "chosen"}
    table = house.open_table(page, GAME, [ME], options=options)["table"]
    page.goto(f"/table/{table}")
    person = Person(page, house, table, 0)
    person.answer("corporation CP3")
    shoot(page, "martians-corporations")
    person.answer("corporation CP1")

    players = person.sheet()["view"]["players"]
    assert [player["corporation"] for player in players] == ["CP3", "CP1"]


def test_spectators_see_what_orders_ask_for(visit: Visitors, house: House) -> None:
    page, other = visit(), visit(name="Carla")
    rival = {"holder": "ai", "level": "random"}
    created = house.open_table(page, GAME, [ME, rival], options={"mode": "rw3"})
    house.post(other, "/api/keys", {"key": created["watch_key"]})
    other.goto(f"/table/{created['table']}")

    order = other.locator('.martians [data-thing^="order:"]').first
    expect(order.locator("svg")).not_to_have_count(0)
    expect(order.locator(".marks").last).to_contain_text("+")
    shoot(other, "martians-spectator")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_axe_finds_nothing_wrong_on_any_tab(
    visit: Visitors, house: House, is_phone: bool, theme: str
) -> None:
    page = visit("/", theme=theme, **(PHONE if is_phone else {}))
    begun(page, house, rich("rw3" if theme == "dark" else "koop1").build())
    name = f"martians-tab-{{}}-{device(is_phone)}-{theme}"
    found = serious(page, tabs_of(page, GAME), name)

    assert len(found) >= 2
    assert found == {name: [] for name in found}


@pytest.mark.parametrize("is_phone", [False, True], ids=device)
def test_nothing_overflows_in_any_language(visit: Visitors, house: House, is_phone: bool) -> None:
    page = visit("/", **(PHONE if is_phone else DESK))
    begun(page, house, rich().build())
    expect_no_overflow(page, GAME, is_phone)
