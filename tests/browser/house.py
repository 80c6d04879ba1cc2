"""A real server with a built client, and browsers that visit it."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from kit.patience import patience, until

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
# What `make client` builds, and what is built here while somebody works on the client.
SHIPPED: Final = ROOT / "src" / "areopolis" / "server" / "client"
BUILT: Final = ROOT / "build" / "browser-client"
SHOTS: Final = os.environ.get("AREOPOLIS_SHOTS")
# Seconds in which a page does what is asked of it, on a machine that has nothing else to do.
SOON: Final = 30.0
# The same pages without the window around them take half the work.
CHROMIUMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser")
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
# Settings of a reader who answers also what has one answer.
BY_HAND: Final = """{
    const kept = JSON.parse(localStorage.getItem('areopolis.settings') ?? '{}');
    localStorage.setItem('areopolis.settings', JSON.stringify({alone: false, ...kept}));
}"""
# Tests ask more often than people.
GENEROUS: Final = (
    "REQUESTS_PER_MINUTE",
    "CHANGES_PER_MINUTE",
    "NEW_VISITORS_PER_HOUR",
    "SOCKETS_PER_ADDRESS",
    "CHAT_PER_MINUTE",
    "TABLES_PER_HOUR",
    "ADDRESS_TABLES_PER_HOUR",
    "KEYS_PER_MINUTE",
)
# A worker of its own would answer from its cache what a test wants to see refused.
BLOCKED_WORKER: Final = "Service Worker registration blocked by Playwright"


def client() -> Path:
    """Return the folder of the client, built from its sources as they are now."""
    given = os.environ.get("AREOPOLIS_CLIENT")
    if given:
        return Path(given)
    if is_fresh(SHIPPED):
        return SHIPPED
    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "browser-client.lock").open("w") as lock:
        # Several processes of a test run build it once.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(BUILT):
            build()
    return BUILT


def is_fresh(folder: Path) -> bool:
    """Whether a client was built after the last change of its sources."""
    index = folder / "index.html"
    return index.exists() and index.stat().st_mtime >= newest_source()


def newest_source() -> float:
    """Return when the sources of the client last changed."""
    files = [path for path in WEB.iterdir() if path.is_file()]
    for folder in ("src", "public", "worker"):
        files += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return max([path.stat().st_mtime for path in files])


def build() -> None:
    """Build the client."""
    environment = {**os.environ, "AREOPOLIS_CLIENT": str(BUILT)}
    built = subprocess.run(
        ["npm", "run", "build"], cwd=WEB, env=environment, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stdout + built.stderr


class House:
    """A running server."""

    def __init__(self, address: str, log: Path) -> None:
        self.address = address
        self.log = log

    def open_table(self, page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> Any:
        """Open a table for the browser of *page* and return what the server says about it."""
        return self.post(page, "/api/tables", {"game": game, "seats": seats, **more})

    def post(self, page: Page, path: str, body: dict[str, Any]) -> Any:
        """Send a request with the cookie of *page* and return the answer."""
        answer = page.request.post(self.address + path, data=body, headers={"origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    def seat_a_guest(self, key: str) -> None:
        """Let somebody without a browser take the seat of *key*, so that the game can begin."""
        headers = {"content-type": "application/json", "origin": self.address}
        body = json.dumps({"key": key}).encode()
        asking = urllib.request.Request(f"{self.address}/api/keys", body, headers)
        with urllib.request.urlopen(asking) as answer:
            assert answer.status == 200

    def get(self, page: Page, path: str) -> Any:
        """Return what the server answers to the browser of *page*."""
        answer = page.request.get(self.address + path)
        assert answer.ok, answer.text()
        return answer.json()


@contextmanager
def running(folder: Path, **settings: str) -> Iterator[House]:
    """Run a server with a database of its own; *settings* are named as in the environment."""
    log = folder / "server.log"
    environment = {
        **os.environ,
        "AREOPOLIS_CLIENT": str(client()),
        "AREOPOLIS_LOG_LEVEL": "info",
        "AREOPOLIS_LOG_FORMAT": "json",
        "AREOPOLIS_PUSH": "false",
        "AREOPOLIS_FIXED_SEED": "20",
        **{f"AREOPOLIS_LIMITS_{name}": "1000000" for name in GENEROUS},
        **{f"AREOPOLIS_{name.upper()}": value for name, value in settings.items()},
    }
    command = [sys.executable, "-m", "areopolis", "serve", "--no-open", "--port", "0"]
    command += ["--database", str(folder / "tables.db"), "--workers", "1"]
    with log.open("wb") as output:
        server = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        address = until(lambda: address_in(log, server))
        until(lambda: is_healthy(address))
        yield House(address, log)
    finally:
        server.terminate()
        try:
            server.wait(patience(SOON))
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def address_in(log: Path, server: subprocess.Popen[bytes]) -> str:
    """Return where *server* says that it is; nothing yet while it starts."""
    said = log.read_text("utf-8", "replace")
    assert server.poll() is None, said
    found = re.search(r"http://127\.0\.0\.1:\d+", said)
    return found[0] if found else ""


def is_healthy(address: str) -> bool:
    """Whether the server answers."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=patience(SOON)) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def soon(seconds: float = SOON) -> float:
    """Return so many *seconds* in milliseconds, more where many programs share the machine."""
    return 1000 * patience(seconds)


def launch_options() -> dict[str, Any]:
    """Return how Debian's Chromium is started."""
    found = [path for path in map(shutil.which, CHROMIUMS) if path]
    assert found, f"Chromium is missing: apt-get install {CHROMIUMS[0]}"
    return {"executable_path": found[0], "args": list(ARGUMENTS)}


class Visitors:
    """Makes browsers for people, and hears what goes wrong in them."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.heard: list[str] = []
        # What may be heard because the test brings it about.
        self.expected: list[str] = []

    def __call__(
        self,
        path: str = "/",
        *,
        width: int = 1440,
        height: int = 900,
        theme: str = "dark",
        language: str = "en",
        touch: bool = False,
        worker: bool = False,
        motion: bool = False,
        name: str = "",
    ) -> Page:
        """Return a page at *path* in a browser of its own; by default nothing moves."""
        context = self.browser.new_context(
            base_url=self.house.address,
            viewport={"width": width, "height": height},
            color_scheme="light" if theme == "light" else "dark",
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if worker else "block",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(soon())
        # Tests answer every question themselves, and nothing is answered between two looks.
        context.add_init_script(BY_HAND)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: self.hear(said, name))
        page.on("pageerror", lambda error: self.heard.append(f"{name} page error: {error}"))
        page.goto(path)
        return page

    def hear(self, said: ConsoleMessage, name: str) -> None:
        """Note an error or a warning of a page."""
        if said.type in ("error", "warning") and BLOCKED_WORKER not in said.text:
            self.heard.append(f"{name} {said.type}: {said.text} ({said.location.get('url', '')})")

    def leave(self) -> None:
        """Close all browsers."""
        for context in self.contexts:
            context.close()

    def complaints(self) -> list[str]:
        """Return what went wrong and was not brought about by the test."""
        return [line for line in self.heard if not any(part in line for part in self.expected)]


def shoot(page: Page, name: str) -> None:
    """Keep a picture of *page* where somebody wants to look at it."""
    if SHOTS:
        folder = Path(SHOTS)
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{name}.png")
