"""What axe finds on a page."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from browser.house import WEB

# What is wrong on any page and at any table; what is below is advice.
WRONG = ("moderate", "serious", "critical")
# For pages on which nothing at all is tolerated.
ANY = ("minor", *WRONG)
RUN = """async within => {
    const { violations } = await axe.run(within ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, impact, help, nodes }) => ({
        id,
        impact,
        help,
        nodes: nodes.slice(0, 4).map((node) => [node.target, node.failureSummary]),
    }));
}"""


@cache
def axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def findings(page: Page, within: str | None = None, impacts: tuple[str, ...] = WRONG) -> list[Any]:
    """Return what axe finds of these *impacts* on the page, or *within* a part of it.

    The script is not part of the page, so the page's policy does not matter.
    """
    page.evaluate(axe())
    found: list[Any] = page.evaluate(RUN, within)
    return [one for one in found if one["impact"] in impacts]
