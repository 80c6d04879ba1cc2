"""The words of the drawn table: every key in the client is known, and none is left over."""

import re
from pathlib import Path

from areopolis.games.martians.words.table import TABLE_WORDS

CLIENT = Path(__file__).parents[4] / "web/src/games/martians"
SAID = re.compile(r"say\(\s*['`](table\.[a-z.-]+)(\$\{)?|word\('([a-z-]+)'\)|'(table\.[a-z.-]+)'")


def keys_in_client() -> tuple[set[str], set[str]]:
    """Return the keys that are said, and the beginnings of those that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in sorted([*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]):
        for said, put_together, word, quoted in SAID.findall(path.read_text(encoding="utf-8")):
            if put_together:
                begun.add(said)
            else:
                whole.add(said or quoted or f"table.{word}")
    return whole, begun


def test_every_word_of_the_drawn_table_is_known() -> None:
    whole, begun = keys_in_client()

    assert sorted(whole - set(TABLE_WORDS)) == []
    for start in begun - {"table."}:
        assert [key for key in TABLE_WORDS if key.startswith(start)], start


def test_no_word_of_the_drawn_table_is_left_over() -> None:
    whole, begun = keys_in_client()
    starts = tuple(start for start in begun if start != "table.")

    left = [key for key in TABLE_WORDS if key not in whole and not key.startswith(starts)]
    assert left == []
