"""Every message of a review is said somewhere, and everything said has a message."""

import re
from pathlib import Path

import areopolis
from areopolis.cli import review as command
from words.catalogue_files import SHARED, messages

PACKAGE = Path(areopolis.__file__).parent
SAID = re.compile(r'(?:self\.say\(\s*"|words\.text\(f?"review\.)([a-z.]+)')


def test_the_messages_of_a_review_are_those_that_are_said() -> None:
    said: set[str] = set()
    for name in ("review/page.py", "cli/review.py"):
        said |= set(SAID.findall((PACKAGE / name).read_text("utf-8")))
    said.discard("column.")
    said |= {f"column.{title}" for title in command.COLUMNS}

    known = {key.removeprefix("review.") for key in messages(SHARED, "en") if "review." in key[:7]}

    assert known == said
