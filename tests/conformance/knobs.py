"""How much is proved of each game: one table, so that the whole suite stays quick.

A game that is not in the table is proved with the numbers of `Knobs()`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple


class Knobs(NamedTuple):
    """How many games are walked, and how closely a law looks at each."""

    usual: tuple[tuple[str, Any], ...] = ()
    """Options that every game is played with: one of random answers need not end by itself."""
    contest: tuple[tuple[str, Any], ...] = ()
    """Options with which seats are against each other, where they would win or lose together."""
    games: int = 1
    """Random games for every number of seats with the default options."""
    mixes: int = 1
    """Random mixes of options for every number of seats; each option is also varied alone."""
    varied_seats: int = 1
    """Numbers of seats with which each single value of an option is tried."""
    moments: int = 40
    """Moments of a game at which a law looks, spread evenly over it."""
    varied_moments: int = 20
    """The same for games with other options than the default."""
    budget: int = 400
    """Moments at which a law looks in all games of a sample together, so that a run stays short."""
    options: int = 20
    """Options that are tried at a moment."""
    horizon: int = 8
    """Decisions for which a loaded game is compared with the one that was saved."""
    decisions: int = 5_000
    """A game of random answers ends within so many decisions."""
    record_bytes: int = 20_000
    """The longest save of a whole game, as compact JSON."""
    view_bytes: int = 20_000
    """The longest view, as compact JSON."""
    positions: int = 30
    """Random positions that Hypothesis reaches per property."""
    depth: int = 300
    """Decisions of seeded play after which Hypothesis chooses the answers."""
    mutants: int = 1_500
    """Documents with one thing wrong per number of seats and kind of document."""
    openly_shown: frozenset[str] = frozenset()
    """Keys of events that openly show what no view keeps, such as a card turned up and buried."""
    worked_out: frozenset[str] = frozenset()
    """Fields of views that only some may look at but all can work out, such as a last card."""


KNOBS: Final = {
    "on-mars": Knobs(
        usual=(("round_limit", 10),),
        moments=30,
        options=8,
        horizon=6,
        decisions=3_000,
        record_bytes=20_000,
        view_bytes=12_000,
        positions=20,
        depth=300,
        mutants=600,
        openly_shown=frozenset({"first-colonist-met"}),
    ),
    "mission-red-planet": Knobs(
        games=2,
        mixes=1,
        varied_seats=5,
        moments=1_000,
        options=10,
        decisions=400,
        record_bytes=5_000,
        view_bytes=8_000,
        positions=100,
        depth=220,
        mutants=2_500,
    ),
    "terraforming-mars": Knobs(
        moments=25,
        options=8,
        horizon=6,
        decisions=3_000,
        record_bytes=20_000,
        view_bytes=8_000,
        positions=20,
        depth=400,
        mutants=600,
        openly_shown=frozenset({"card-shown"}),
    ),
    "martians": Knobs(
        contest=(("mode", "rw3"),),
        moments=12,
        varied_moments=6,
        options=6,
        horizon=6,
        decisions=1_000,
        record_bytes=10_000,
        view_bytes=10_000,
        positions=20,
        depth=150,
        mutants=600,
        worked_out=frozenset({"next_weather"}),
    ),
}


def knobs_of(game: str) -> Knobs:
    """Return the numbers of *game*."""
    return KNOBS.get(game, Knobs())
