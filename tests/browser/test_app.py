"""The client as an app: installable, there without a network, and never with old answers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser import places
from browser.house import House, Visitors, shoot

READY = "navigator.serviceWorker.ready.then(worker => worker.active !== null)"
CACHED = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) found.push(new URL(url).pathname);
    }
    return found;
}"""
# What a browser says about a network that the test has taken away.
GONE = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")


def installed(visit: Visitors, path: str = "/") -> Page:
    """Return a page whose worker has kept everything."""
    page = visit(path, worker=True)
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate(READY)
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def test_the_manifest_names_an_app_and_icons_that_are_there(visit: Visitors, house: House) -> None:
    page = visit()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest: dict[str, Any] = house.get(page, address)

    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512", "any"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        answer = page.request.get(house.address + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]


def test_without_a_network_the_app_starts_and_says_so(visit: Visitors) -> None:
    visit.expected.extend(GONE)
    page = installed(visit)
    page.context.set_offline(True)
    page.reload()

    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("link", name="Settings")).to_be_visible()
    shoot(page, "offline")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Mission: Red Planet")).to_be_visible()


def test_a_page_that_was_never_open_is_there_without_a_network(visit: Visitors) -> None:
    visit.expected.extend(GONE)
    page = installed(visit)
    page.context.set_offline(True)
    page.goto("/settings")

    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_nothing_that_the_server_says_is_kept(visit: Visitors) -> None:
    page = installed(visit)
    kept = page.evaluate(CACHED)

    assert "/" in kept
    assert any(path.startswith("/assets/") and path.endswith(".js") for path in kept)
    assert [path for path in kept if path.startswith(("/api", "/health", "/metrics"))] == []


def test_a_notice_is_shown_in_the_readers_words_and_opens_the_table(visit: Visitors) -> None:
    """The worker's own code, with what a push service would bring."""
    page = installed(visit)
    page.context.grant_permissions(["notifications"])
    worker = page.context.service_workers[0]
    page.evaluate(
        """async () => {
            const cache = await caches.open('notices');
            await cache.put('/notice-words.json', new Response('{"turn": "It is your turn."}'));
        }"""
    )
    shown = worker.evaluate(
        """() => new Promise((show) => {
            self.registration.showNotification = async (title, { body, data }) =>
                show([title, body, data.url]);
            self.dispatchEvent(new PushEvent('push', {
                data: JSON.stringify({ table: 'abc', name: 'Tharsis', url: '/table/abc' }),
            }));
        })"""
    )

    assert shown == ["Tharsis", "It is your turn.", "/table/abc"]


def test_the_policy_of_the_server_is_kept(visit: Visitors, house: House) -> None:
    """Nothing on any page needs what the policy forbids: a breach would stand on the console."""
    page = visit(motion=True)
    policy = page.request.get(house.address).headers["content-security-policy"]
    assert "unsafe" not in policy
    for path in (
        "/",
        "/new",
        "/settings",
        "/rules/terraforming-mars",
        "/tutorial/mission-red-planet/launch",
    ):
        page.goto(path)
        places.settle(page)
