"""What does a review of a finished game cost, and where does the time go?

Games are played by players of a club, then reviewed on one core. Seconds are of the processor, so
that others on the machine hardly count; a review is to be ready within two minutes of one core.
"""

import argparse
import time
from typing import Any, NamedTuple

import areopolis
from areopolis import build
from areopolis.core.seen import Seen
from areopolis.players.levels import LevelPlayer
from areopolis.review.reviewing import PROPOSAL, SCREENED, SETTINGS, SHARES, WORTH, Reviewing, work
from timing import table

SEED = 11
STEPS = (SHARES, SCREENED, PROPOSAL, WORTH)


class Kind(NamedTuple):
    """A kind of game that is reviewed."""

    game: str
    seats: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """The game, how many play it, and what is not as usual."""
        return ", ".join([f"{self.game} {self.seats}", *map(str, self.options.values())])


KINDS = (
    Kind("mission-red-planet", 2, {}),
    Kind("mission-red-planet", 4, {}),
    Kind("terraforming-mars", 1, {}),
    Kind("terraforming-mars", 2, {}),
    Kind("terraforming-mars", 4, {}),
    Kind("on-mars", 1, {}),
    Kind("on-mars", 2, {}),
    Kind("on-mars", 4, {}),
    Kind("martians", 1, {"mode": "solo"}),
    Kind("martians", 2, {"mode": "koop1"}),
    Kind("martians", 4, {"mode": "koop1"}),
    Kind("martians", 2, {"mode": "rw2"}),
    Kind("martians", 4, {"mode": "rw2"}),
    Kind("martians", 2, {"mode": "rw3"}),
    Kind("martians", 4, {"mode": "rw3"}),
)


def played(kind: Kind, seed: int) -> dict[str, Any]:
    """Return the record of a game between players of a club."""
    game = areopolis.game(kind.game)
    state = game.new(kind.seats, seed, kind.options)
    players = [LevelPlayer("club", kind.game, seed + seat, False) for seat in range(kind.seats)]
    while not state.over:
        seat = state.deciding[0]
        state.apply(seat, players[seat].choose(Seen(state, seat)))
    return state.record()


def measured(kind: Kind, setting: str, seed: int) -> list[str]:
    """Return a row: what was reviewed, its moves, what was tried, and the seconds of each step."""
    record = played(kind, seed)
    game = areopolis.game(kind.game)
    spent = dict.fromkeys(STEPS, 0.0)
    begun = time.process_time()
    review = Reviewing(game, record, setting, 0)
    longest = 0.0
    while jobs := review.jobs():
        for job in jobs:
            start = time.process_time()
            review.take(work(game, record, job, setting, 0))
            taken = time.process_time() - start
            spent[job.kind] += taken
            longest = max(longest, taken)
    review.document()
    whole = time.process_time() - begun
    steps = [f"{spent[step]:.1f}" for step in STEPS]
    return [kind.name, *tried(review), *steps, f"{longest:.1f}", f"{whole:.1f}"]


def tried(review: Reviewing) -> list[str]:
    """Return the moves of a game, and how many points, looks and turning points its review has.

    Behind each stands of how many games every estimate there is made.
    """
    chosen = review.chosen
    return [
        str(len(review.moments) - 1),
        f"{len(review.wanted)} × {chosen.games}",
        f"{len(review.looked_at)} × {chosen.looks}",
        f"{len(review.turning())} × {chosen.effort.games}",
    ]


def main() -> None:
    """Print what a review of each kind of game costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=[], help="only these games")
    parser.add_argument("--setting", default="quick", choices=SETTINGS)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    if not build.is_compiled():
        print("whole games by the thousand need compiled rules")
        return
    steps = ["curves, s", "looks, s", "searches, s", "answers, s", "longest, s", "all, s"]
    head = ["game", "moves", "points", "looks", "turning points", *steps]
    rows: list[list[str]] = []
    for kind in KINDS:
        if not asked.only or kind.game in asked.only:
            rows.append(measured(kind, asked.setting, asked.seed))
            print("\t".join(rows[-1]), flush=True)
    print(table(head, rows))


if __name__ == "__main__":
    main()
