"""Two people in two browsers: one reloads, one loses the connection, one has no sockets at all."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.house import House, Visitors, shoot

GAME = "mission-red-planet"
LIVE = re.compile("/live")
# What a browser says about a line that the test has cut.
CUT = ("ERR_FAILED", "WebSocket connection")
SECRET = re.compile(r"\b(keeps|draws|looks|assigns)\b")


class Wire:
    """The line between a browser and the server, which can be cut and mended."""

    def __init__(self, page: Page, has_sockets: bool = True) -> None:
        self.has_sockets = has_sockets
        self.is_cut = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket(LIVE, self.connect)
        page.route("**/api/**", self.ask)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut or not self.has_sockets:
            socket.close()
        else:
            self.sockets.append(socket)
            socket.connect_to_server()

    def ask(self, route: Route) -> None:
        if self.is_cut:
            route.abort()
        else:
            route.fallback()

    def cut(self) -> None:
        self.is_cut = True
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def mend(self) -> None:
        self.is_cut = False


def seated(visit: Visitors, house: House) -> tuple[Page, Page, str]:
    """Return two people at a new table, the owner first, and the address of the table."""
    owner = visit(name="owner")
    created = house.open_table(owner, GAME, [{"holder": "me"}, {"holder": "open"}])
    table = f"/table/{created['table']}"
    friend = visit(f"/join#{created['keys'][0]['key']}", name="friend")
    friend.get_by_label("Your name at the table").fill("Friend")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url(f"**{table}")
    owner.goto(table)
    return owner, friend, table


def question(page: Page) -> str | None:
    """Return the number of the question that is open on *page*."""
    asked = page.locator("[data-question]")
    return asked.get_attribute("data-question") if asked.count() else None


def answer(page: Page) -> None:
    """Give the first answer to the question on *page*, and wait until it has arrived."""
    known = question(page)
    page.locator("[data-answer]").first.click()
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_function(
        "known => document.querySelector('[data-question]')?.dataset.question !== known", arg=known
    )


def play_until_both_are_asked(house: House, table: str, owner: Page, friend: Page) -> int:
    """Let whoever is asked answer, until both have to choose at the same time."""
    answered = 0
    while len(waiting := awaited(house, table, owner)) < 2:
        page = (owner, friend)[waiting[0]]
        expect(page.locator("[data-question]")).to_be_visible()
        answer(page)
        answered += 1
    for page in (owner, friend):
        expect(page.locator("[data-question]")).to_be_visible()
    return answered


def awaited(house: House, table: str, page: Page) -> list[int]:
    """Return the seats whose answers the server waits for."""
    address = table.replace("/table/", "/api/tables/")
    waiting: list[int] = house.get(page, f"{address}/sheet")["waiting"]
    return waiting


def both_choose(owner: Page, friend: Page) -> None:
    for page in (owner, friend):
        answer(page)


def log_of(page: Page) -> list[str]:
    """Return the log without what reads otherwise for those who know more."""
    lines = page.locator("ol.log .line").all_inner_texts()
    return [line.strip() for line in lines if not SECRET.search(line)]


def expect_same_log(owner: Page, friend: Page) -> None:
    """Both have been told the same."""
    told = owner.locator("ol.log .line").count()
    expect(friend.locator("ol.log .line")).to_have_count(told)
    assert log_of(owner) == log_of(friend)


def test_a_reload_and_a_lost_connection_cost_nothing(visit: Visitors, house: House) -> None:
    visit.expected.extend(CUT)
    owner, friend, table = seated(visit, house)
    wire = Wire(friend)
    friend.reload()
    expect(friend.locator("[data-question]")).to_be_visible()
    expect(owner.locator("[data-question]")).to_be_visible()

    both_choose(owner, friend)
    play_until_both_are_asked(house, table, owner, friend)
    both_choose(owner, friend)
    asked = (owner, friend)[awaited(house, table, owner)[0]]
    expect(asked.locator("[data-question]")).to_be_visible()
    expect_same_log(owner, friend)

    before = friend.locator("#question-text").inner_text()
    friend.reload()
    expect(friend.locator("#question-text")).to_have_text(before)
    expect_same_log(owner, friend)

    play_until_both_are_asked(house, table, owner, friend)
    wire.cut()
    expect(friend.get_by_text("Connection lost, trying again …")).to_be_visible()
    answer(owner)
    shoot(friend, "lost-connection")
    wire.mend()
    expect(friend.get_by_text("Connection lost, trying again …")).to_have_count(0)
    answer(friend)
    play_until_both_are_asked(house, table, owner, friend)

    expect_same_log(owner, friend)


def test_without_sockets_the_table_is_polled(visit: Visitors, house: House) -> None:
    visit.expected.extend(CUT)
    owner, friend, table = seated(visit, house)
    Wire(friend, has_sockets=False)
    friend.reload()
    expect(friend.get_by_text("Slow connection")).to_be_visible()
    expect(owner.locator("[data-question]")).to_be_visible()

    both_choose(owner, friend)
    answered = play_until_both_are_asked(house, table, owner, friend)
    both_choose(owner, friend)
    answered += play_until_both_are_asked(house, table, owner, friend)

    assert answered > 2
    expect_same_log(owner, friend)
    expect(friend.get_by_text("Slow connection")).to_be_visible()


def test_what_one_keeps_in_secret_the_other_is_not_told(visit: Visitors, house: House) -> None:
    owner, friend, _ = seated(visit, house)
    expect(owner.locator("[data-question]")).to_be_visible()
    expect(friend.locator("[data-question]")).to_be_visible()
    both_choose(owner, friend)

    expect(owner.get_by_text(re.compile("Yellow keeps the mission “"))).to_be_visible()
    expect(friend.get_by_text("Yellow keeps a mission.")).to_be_visible()
