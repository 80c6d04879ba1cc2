"""The documents of the repository, and the blocks of code in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and the line of the page where the text begins."""

    language: str
    text: str
    line: int


def name_of(page: Path) -> str:
    """Return the path of *page* within the repository."""
    return page.relative_to(ROOT).as_posix()


def read(name: str) -> str:
    """Return the text of the page *name* without its fenced blocks."""
    return FENCE.sub("", (ROOT / name).read_text("utf-8"))


def section(name: str, title: str) -> str:
    """Return the part of the page *name* under the heading *title*."""
    text = read(name)
    heading = re.search(rf"^(#+) {re.escape(title)}$", text, re.MULTILINE)
    assert heading, f"{name} has no heading {title}"
    after = text[heading.end() :]
    return re.split(rf"^#{{1,{len(heading[1])}}} ", after, maxsplit=1, flags=re.MULTILINE)[0]


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of *page* in their order."""
    text = page.read_text("utf-8")
    return [
        Block(found[1], found[2], text.count("\n", 0, found.start()) + 2)
        for found in FENCE.finditer(text)
    ]


def blocks_in(language: str) -> list[tuple[str, Block]]:
    """Return the blocks of every page in *language*, each with the name of its page."""
    return [
        (name_of(page), block)
        for page in PAGES
        for block in blocks(page)
        if block.language == language
    ]


def headings(text: str) -> set[str]:
    """Return the anchors of the headings of a page, as the usual renderers make them."""
    titles = re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def rows(text: str, key: str) -> dict[str, list[str]]:
    """Return the rows of all tables of *text* whose first cell fits the pattern *key*, by it."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and re.fullmatch(key, cells[0]):
            assert cells[0] not in found, f"two rows of {cells[0]}"
            found[cells[0]] = cells[1:]
    return found


def coded(cell: str) -> list[str]:
    """Return what stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def named(text: str) -> dict[str, list[str]]:
    """Return the rows of the tables of *text* by what stands in backticks first."""
    return {name.strip("`"): cells for name, cells in rows(text, r"`[\w-]+`").items()}
