"""Documents with one thing wrong: every place deleted, doubled, mistyped, out of range, renamed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

Path = tuple[str | int, ...]

WRONG_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    7,
    10**30,
    1.5,
    "",
    "none",
    "xyzzy",
    [],
    ["xyzzy"],
    {},
    {"xyzzy": 1},
)


class Mutant(NamedTuple):
    """A document that differs from a valid one at one place."""

    path: Path
    change: str
    document: Any

    def __str__(self) -> str:
        return f"{shown(self.path)} {self.change}"


def places(document: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of everything within *document*, outer things first."""
    if path:
        yield path
    if isinstance(document, dict):
        for name, inner in document.items():
            yield from places(inner, (*path, name))
    elif isinstance(document, list):
        for place, inner in enumerate(document):
            yield from places(inner, (*path, place))


def copy(document: Any) -> Any:
    """Return a deep copy of a JSON document."""
    return json.loads(json.dumps(document))


def at(document: Any, path: Path) -> Any:
    """Return what stands at *path*."""
    for step in path:
        document = document[step]
    return document


def shown(path: Path) -> str:
    """Return *path* as errors name it: `zones.HE.tokens[2]`."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}"
    return text.removeprefix(".")


Change = tuple[str, Callable[[Any, Any], None]]


def changes(document: Any, path: Path) -> list[Change]:
    """Return what can be done wrong at *path*: in words, and as an edit of its parent and step."""
    own = at(document, path)
    found: list[Change] = [("deleted", delete)]
    found.append(("doubled", double) if isinstance(path[-1], int) else ("added", add))
    wrong = [value for value in WRONG_VALUES if value != own or type(value) is not type(own)]
    if type(own) is int:
        wrong += [own + 1, own - 1, own + 1000]
    wrong += neighbours(document, path)
    found += [(f"= {value!r}", replace(value)) for value in wrong]
    return found


def delete(parent: Any, step: Any) -> None:
    del parent[step]


def double(parent: Any, step: Any) -> None:
    parent.insert(step, copy(parent[step]))


def add(parent: Any, step: Any) -> None:
    parent[f"{step}-xyzzy"] = copy(parent[step])


def replace(value: Any) -> Callable[[Any, Any], None]:
    def edit(parent: Any, step: Any) -> None:
        parent[step] = copy(value)

    return edit


def neighbours(document: Any, path: Path) -> list[Any]:
    """Return other values that stand at the same kind of place, such as another card's name."""
    siblings = at(document, path[:-1])
    values = siblings.values() if isinstance(siblings, dict) else siblings
    own = at(document, path)
    return [value for value in values if type(value) is type(own) and value != own][:3]


def mutants(document: Any, most: int, seed: int) -> Iterator[Mutant]:
    """Yield about so many wrong documents: each place as often as the others, if it has changes."""
    chance = random.Random(seed)
    paths = list(places(document))
    chance.shuffle(paths)
    each = max(1, most // len(paths))
    for path in paths[:most]:
        found = changes(document, path)
        for change, edit in chance.sample(found, min(each, len(found))):
            wrong = copy(document)
            edit(at(wrong, path[:-1]), path[-1])
            yield Mutant(path, change, wrong)
