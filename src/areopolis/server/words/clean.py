"""Clean text: what people write, without characters that change what others read around it."""

from __future__ import annotations

import re
from typing import Final

# Controls, line and paragraph separators, what turns the direction of writing, marks of no width
# at which nothing can be seen, tags, and halves of characters. What joins letters stays.
HARMFUL: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)
# A letter may carry so many marks; more of them would cover the lines above and below.
MARK: Final = "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
MARKS: Final = re.compile(f"({MARK}{{4}}){MARK}+")


def clean(text: str) -> str:
    """Return *text* in one line of visible characters."""
    return " ".join(MARKS.sub(r"\1", HARMFUL.sub(" ", text)).split())
