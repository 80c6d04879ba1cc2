"""Every block of code in the documents runs and prints what the page says."""

from __future__ import annotations

import contextlib
import io
import json
import tomllib

import pytest

from docs.pages import PAGES, ROOT, Block, blocks, blocks_in, name_of


def with_output(found: list[Block]) -> list[tuple[Block, str | None]]:
    """Return the python blocks, each with the text block right below it: what it prints."""
    below = [*found[1:], None]
    return [
        (block, after.text if after is not None and after.language == "text" else None)
        for block, after in zip(found, below, strict=True)
        if block.language == "python"
    ]


@pytest.mark.parametrize(
    "name", [name_of(page) for page in PAGES if any(b.language == "python" for b in blocks(page))]
)
def test_the_python_of_a_page_runs_and_prints_what_is_shown(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of one page share their names, as if they stood in one file."""
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": name}
    for block, shown in with_output(blocks(ROOT / name)):
        printed = io.StringIO()
        code = compile("\n" * (block.line - 1) + block.text, name, "exec")
        with contextlib.redirect_stdout(printed):
            exec(code, names)
        if shown is not None:
            assert printed.getvalue() == shown, f"{name}, line {block.line}"


def test_the_readme_shows_ten_lines() -> None:
    found = [block for page, block in blocks_in("python") if page == "README.md"]

    assert len(found) == 1
    assert len(found[0].text.splitlines()) == 10


def test_json_and_toml_blocks_can_be_read() -> None:
    written = [json.loads(block.text) for _, block in blocks_in("json")]
    settings = [tomllib.loads(block.text) for _, block in blocks_in("toml")]

    assert all(written)
    assert all(settings)
    assert written
    assert settings
