"""The players that there are: ours, those of installed packages, and processes."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from areopolis.players.greedy import GreedyPlayer
from areopolis.players.levels import LEVELS, LevelPlayer
from areopolis.players.process import ProcessPlayer
from areopolis.players.protocol import Player
from areopolis.players.random import RandomPlayer

# Makes a player of a game with a generator that starts at a seed.
Maker = Callable[[str, int], Player]

# An installed package names its makers in this group of entry points.
GROUP: Final = "areopolis.players"
PROCESS: Final = "process:"
RANDOM: Final = "random"
GREEDY: Final = "greedy"
OURS: Final = (RANDOM, GREEDY, *LEVELS)


class UnknownPlayer(Exception):
    """No player of that name, or one that cannot be used; *why* is empty for the former."""

    def __init__(self, name: str, why: str = "") -> None:
        """Name the player, with what was wrong when it was looked up."""
        super().__init__(f"{name}: {why}" if why else name)
        self.name = name
        self.why = why


def player_names() -> tuple[str, ...]:
    """Return the names of all players but processes: ours first, then those of packages."""
    return (*OURS, *sorted(set(_installed()) - set(OURS)))


def maker(name: str, limit: float) -> Maker:
    """Return what makes the player *name*, which has *limit* seconds for each answer.

    Raises:
        UnknownPlayer: there is none, or it cannot be loaded.
    """
    if name == RANDOM:
        return _random
    if name == GREEDY:
        return GreedyPlayer
    if name in LEVELS:
        return partial(LevelPlayer, name)
    if name.startswith(PROCESS):
        return partial(_process, checked_command(name), limit)
    point = _installed().get(name)
    if point is None:
        raise UnknownPlayer(name)
    try:
        made: Any = point.load()
    except Exception as error:
        raise UnknownPlayer(name, f"{type(error).__name__}: {error}") from None
    if not callable(made):
        raise UnknownPlayer(name, f"{point.value} cannot be called")
    found: Maker = made
    return found


def checked_command(name: str) -> str:
    """Return the command behind "process:".

    Raises:
        UnknownPlayer: it names no program.
    """
    command = name.removeprefix(PROCESS)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownPlayer(name, str(error)) from None
    if not words or shutil.which(words[0]) is None:
        raise UnknownPlayer(name, f"no program {words[0] if words else ''!r}")
    return command


def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _random(game: str, seed: int) -> Player:
    return RandomPlayer(seed)


def _process(command: str, limit: float, game: str, seed: int) -> Player:
    return ProcessPlayer(command, game, seed, limit)
