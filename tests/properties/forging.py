"""Positions forged from played ones: one or two things changed, most of them on the stack."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from conformance.cases import game
from conformance.knobs import knobs_of
from conformance.laws_of_saving import through_json
from conformance.walks import play_out
from properties.mutations import Path, at, changes, copy, places, shown

# Documents that are forged of one played position, and positions taken from one played game.
FORGED_PER_POSITION: Final = 25
POSITIONS_PER_GAME: Final = 8
# How often the stack is changed rather than anything else, and how often two things are.
ON_THE_STACK: Final = 0.5
TWICE: Final = 0.2

Document = dict[str, Any]


class Forgery(NamedTuple):
    """A position document, and in words what was changed in it."""

    said: str
    document: Document


def played_positions(name: str, chance: random.Random) -> Iterator[Document]:
    """Yield positions of random games, without end: any seats, options and moment."""
    made = game(name)
    while True:
        seats = chance.choice(list(made.seats))
        allowed = made.option_values_for(seats)
        options = {option: chance.choice(values) for option, values in allowed.items()}
        options.update(knobs_of(name).usual)
        state = made.new(seats, chance.getrandbits(32), options)
        length = play_out(state.clone(), random.Random(chance.random()), 1 << 20)
        moments = sorted(chance.choices(range(length), k=POSITIONS_PER_GAME))
        made_so_far = 0
        for moment in moments:
            made_so_far += play_out(state, chance, moment - made_so_far)
            if state.over:
                break
            yield through_json(state.to_dict())


def forgeries(name: str, seed: int | str) -> Iterator[Forgery]:
    """Yield changed positions of the game, without end."""
    chance = random.Random(f"{name} {seed}")
    steps: list[Any] = []
    for document in played_positions(name, chance):
        steps = ([*document["stack"], *steps])[:200]
        for _ in range(FORGED_PER_POSITION):
            forged = copy(document)
            said = forge(forged, steps, chance)
            if chance.random() < TWICE:
                said += " and " + forge(forged, steps, chance)
            yield Forgery(said, forged)


def forge(document: Document, steps: list[Any], chance: random.Random) -> str:
    """Change one thing of *document* and say what; *steps* are those of other stacks."""
    if chance.random() < ON_THE_STACK:
        if chance.random() < 0.5:
            return shuffle_steps(document["stack"], steps, chance)
        paths = list(places(document["stack"], ("stack",)))
        paths = paths[1:] or paths
    else:
        paths = [path for path in places(document) if path[0] != "stack"]
    # Outer things are as likely as the many inner ones.
    depth = chance.choice(sorted({len(path) for path in paths}))
    return change(document, chance.choice([p for p in paths if len(p) == depth]), chance)


def change(document: Document, path: Path, chance: random.Random) -> str:
    """Do one thing wrong at *path*."""
    said, edit = chance.choice(changes(document, path))
    edit(at(document, path[:-1]), path[-1])
    return f"{shown(path)} {said}"


def shuffle_steps(stack: Any, steps: list[Any], chance: random.Random) -> str:
    """Move, swap, double, leave out or add a step, or let another place act."""
    if not isinstance(stack, list) or not stack:
        return "no stack"
    here, there = chance.randrange(len(stack)), chance.randrange(len(stack) + 1)
    kind = chance.randrange(6)
    if kind == 0:
        stack.insert(min(there, len(stack) - 1), stack.pop(here))
        return f"stack[{here}] moved to {there}"
    if kind == 1:
        stack.insert(there, copy(stack[here]))
        return f"stack[{here}] doubled at {there}"
    if kind == 2:
        del stack[here:there]
        return f"stack[{here}:{there}] left out"
    if kind == 3:
        step = copy(chance.choice(steps))
        stack.insert(there, step)
        return f"{step} added at stack[{there}]"
    others = [step.get("by", "") for step in steps if isinstance(step, dict)]
    step = stack[here]
    if not isinstance(step, dict):
        return "no step"
    by = chance.choice([*others, "none"])
    step["by"] = by
    if kind == 4 or not by:
        step.pop("by", None)
    return f"stack[{here}].by = {step.get('by')}"
