"""The keys that the sources of the rules use, read from their syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from words.catalogue_files import PACKAGE, SHARED, folder


def sources(owner: str) -> list[Path]:
    """Return the rules of a game, or the core for all of them."""
    root = PACKAGE / "core" if owner == SHARED else folder(owner)
    return sorted(root.rglob("*.py"))


@cache
def trees(owner: str) -> tuple[ast.Module, ...]:
    """Return the syntax trees of the rules of *owner*."""
    return tuple([ast.parse(path.read_text(encoding="utf-8")) for path in sources(owner)])


def nodes(owner: str) -> Iterator[ast.AST]:
    """Yield every node of the rules of *owner*."""
    for tree in trees(owner):
        yield from ast.walk(tree)


def texts(node: ast.AST) -> Iterator[str]:
    """Yield the texts that an expression can be: a constant, or the ends of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


def name_of(call: ast.Call) -> str:
    """Return what is called."""
    called = call.func
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def argument(call: ast.Call, place: int) -> Iterator[ast.AST]:
    """Yield the argument at *place*, if it is there."""
    yield from call.args[place : place + 1]


def reasons(owner: str) -> dict[str, set[str]]:
    """Return the key of every reason, with the names of the values it may speak of.

    A reason is named where it is made, where a function that makes it is called, or by a function
    that says what hinders something.
    """
    found: dict[str, set[str]] = {}
    makers = reason_makers(owner)
    for node in nodes(owner):
        if isinstance(node, ast.Call):
            place, values = makers.get(name_of(node), (NO_PLACE, set()))
            if name_of(node) == "Reason":
                place, values = 0, spoken_values(node)
            if place != NO_PLACE:
                for key in argument(node, place):
                    for text in texts(key):
                        found.setdefault(text, set()).update(values)
        if isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith(
            ("hinders", "lacks", "why")
        ):
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    for text in texts(part.value):
                        found.setdefault(text, set())
    return found


NO_PLACE = -1


def spoken_values(reason: ast.Call) -> set[str]:
    """Return the names of the values that a reason is made of."""
    return {text for more in reason.args[1:] for part in ast.walk(more) for text in texts(part)}


def reason_makers(owner: str) -> dict[str, tuple[int, set[str]]]:
    """Return the functions that make a reason of a key they are given: its place, the values."""
    makers: dict[str, tuple[int, set[str]]] = {}
    for node in nodes(owner):
        if isinstance(node, ast.FunctionDef):
            given = [one.arg for one in node.args.args]
            for part in ast.walk(node):
                if isinstance(part, ast.Call) and name_of(part) == "Reason":
                    for key in argument(part, 0):
                        if isinstance(key, ast.Name) and key.id in given:
                            makers[node.name] = (given.index(key.id), spoken_values(part))
    return makers


def outcomes(owner: str) -> set[str]:
    """Return the key of every way in which a game can end."""
    return {
        text
        for node in nodes(owner)
        if isinstance(node, ast.Call) and name_of(node) == "Outcome"
        for reason in argument(node, 3)
        for text in texts(reason)
    }


def causes(owner: str) -> set[str]:
    """Return the keys of the causes that errors of documents name: `why.…`, `expected.…`."""
    found: set[str] = set()
    for node in nodes(owner):
        if isinstance(node, ast.Call) and name_of(node) == "wrong":
            for why in argument(node, 1):
                found |= {f"why.{text}" for text in texts(why)}
        if isinstance(node, ast.Call) and name_of(node) == "_bad_move":
            found |= {f"why.{text}" for why in argument(node, 2) for text in texts(why)}
        if isinstance(node, ast.Call) and name_of(node) == "found":
            for expected in argument(node, 0):
                inner = expected.args[0] if isinstance(expected, ast.Call) else expected
                found |= {f"expected.{text}" for text in texts(inner)}
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value in ("why", "expected"):
                    found |= {f"{key.value}.{text}" for text in texts(value)}
    return found


def said_by_core() -> set[str]:
    """Return the keys that speakers say by their full name, those of a game apart."""
    found: set[str] = set()
    for name in ("speech", "words"):
        source = PACKAGE / "core" / f"{name}.py"
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name_of(node) == "text":
                found |= {text for key in argument(node, 0) for text in texts(key)}
    return found - {"title", "about"}


class Asking:
    """What one class of effects asks, with what it inherits."""

    def __init__(self, node: ast.ClassDef) -> None:
        self.bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        self.key = ""
        self.questions: set[str] = set()
        for part in node.body:
            if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "KEY":
                self.key = next(texts(part.value), "")
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) and name_of(inner) in ("Decision", "composite"):
                for question in argument(inner, 1):
                    self.questions |= set(texts(question))


def questions(owner: str) -> set[tuple[str, str]]:
    """Return each question with each effect that asks it."""
    classes = {n.name: Asking(n) for n in nodes(owner) if isinstance(n, ast.ClassDef)}
    asked: set[tuple[str, str]] = set()
    for asking in classes.values():
        above = [asking]
        for one in above:
            above += [classes[base] for base in one.bases if base in classes]
        if asking.key:
            asked |= {(question, asking.key) for one in above for question in one.questions}
    return asked
