"""What each seat played, for reports of balance.

A game may have a module of its own here, named like its package, with a function `facts` that
takes a state that is over and returns for each seat a table: kind -> names (see `reading`).
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from areopolis.arena.facts.reading import Facts
from areopolis.core.state import State


def facts_of(state: State) -> tuple[Facts, ...]:
    """Return what each seat of *state* played; nothing where the game tells nothing."""
    name = f"{__name__}.{state.game.id.replace('-', '_')}"
    if find_spec(name) is None:
        return tuple([{} for _ in range(state.seats)])
    module: Any = import_module(name)
    told: tuple[Facts, ...] = module.facts(state)
    return told
