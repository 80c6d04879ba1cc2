"""Golden playthroughs: what the rules do, in files that a person reads in the diff.

The same files are compared on both builds of the rules. They hold keys of the full truth after
every 25th decision and at the end: they prove that compiled rules do what interpreted ones do.
"""

import pytest

from conformance.cases import game
from golden.shelf import Playthrough, everything, files
from golden.writing import BYTES_MOST, written

AGAIN = "python tests/golden/regenerate.py writes it anew; read the diff"


@pytest.mark.parametrize("playthrough", everything(), ids=str)
def test_a_playthrough_is_as_it_was(playthrough: Playthrough) -> None:
    assert playthrough.path.exists(), AGAIN
    assert written(playthrough) == playthrough.path.read_text("utf-8"), AGAIN


@pytest.mark.parametrize("playthrough", everything(), ids=str)
def test_a_playthrough_can_be_read(playthrough: Playthrough) -> None:
    text = playthrough.path.read_text("utf-8")

    assert len(text.encode()) <= BYTES_MOST
    assert text.splitlines()[:2] == [
        f"game {playthrough.name}",
        f"rules version {game(playthrough.name).rules_version}",
    ]
    assert "\nend " in text, "the game is over"


def test_no_file_is_left_over() -> None:
    known = {playthrough.path for playthrough in everything()}

    assert [path.name for path in files() if path not in known] == []
