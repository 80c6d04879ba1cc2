"""Links between the documents lead somewhere."""

from __future__ import annotations

import re

from docs.pages import PAGES, ROOT, headings, name_of, read

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def test_every_link_leads_to_a_file_and_a_heading() -> None:
    broken = []
    for page in PAGES:
        for link in LINK.findall(read(name_of(page))):
            if "://" in link:
                continue
            path, _, anchor = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            if not target.exists() or (
                anchor and anchor not in headings(target.read_text("utf-8"))
            ):
                broken.append(f"{name_of(page)}: {link}")

    assert broken == []


def test_the_index_names_every_page() -> None:
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in ROOT.glob("docs/**/*.md")]

    assert [page for page in pages if page != "index.md" and f"({page})" not in index] == []
