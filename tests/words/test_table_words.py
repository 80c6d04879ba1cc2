"""The words of drawn tables: every key in the client is known, and none is left over."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from conformance.cases import every_game, game

CLIENT = Path(__file__).parents[2] / "web/src/games"
SAID = re.compile(r"say\(\s*['`](table\.[a-z.-]+)(\$\{)?|'(table\.[a-z.-]+)'")
# One word, or one of two: `word(isOpen ? 'close' : 'open')`.
WORD = re.compile(r"word\(([^()]*)\)")
QUOTED = re.compile(r"'([a-z-]+)'")


def module_of(name: str) -> str:
    """Return where a game keeps the words of its drawn table."""
    return f"areopolis.games.{name.replace('-', '_')}.words.table"


def words_of(name: str) -> list[str]:
    """Return the keys that the game says for its drawn table."""
    is_drawn = find_spec(module_of(name)) is not None
    return list(getattr(import_module(module_of(name)), "TABLE_WORDS", ())) if is_drawn else []


DRAWN = [name for name in every_game() if words_of(name)]


def keys_in_client(name: str) -> tuple[set[str], set[str]]:
    """Return the keys that are said, and the beginnings of those that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    folder = CLIENT / name
    for path in sorted([*folder.rglob("*.svelte"), *folder.rglob("*.ts")]):
        text = path.read_text(encoding="utf-8")
        for said, put_together, quoted in SAID.findall(text):
            if put_together:
                begun.add(said)
            else:
                whole.add(said or quoted)
        for words in WORD.findall(text):
            whole |= {f"table.{word}" for word in QUOTED.findall(words)}
    return whole, begun


@pytest.mark.parametrize("name", DRAWN)
def test_every_word_of_the_drawn_table_is_known(name: str) -> None:
    whole, begun = keys_in_client(name)
    known = words_of(name)

    assert sorted(whole - set(known)) == []
    for start in begun - {"table."}:
        assert [key for key in known if key.startswith(start)], start


@pytest.mark.parametrize("name", DRAWN)
def test_no_word_of_the_drawn_table_is_left_over(name: str) -> None:
    whole, begun = keys_in_client(name)
    starts = tuple(start for start in begun if start != "table.")
    state = game(name).new(seats=2, seed=1)
    # Some are put together from the key of an answer.
    answers = {f"table.{type(action).KEY}" for action in state.vocabulary.actions.values()}
    expected = whole | answers

    left = [key for key in words_of(name) if key not in expected and not key.startswith(starts)]
    assert left == []
