"""Ask a question of balance: does a seat, or a corporation, win more than its share?

python examples/balance.py [GAME] [KIND] [DEALS] [PLAYER]

The same player sits on all seats, so what differs is the seat and what was dealt. An interval that
does not hold the fair share is marked: < too weak, > too strong. Ask twenty questions at once and
one of them is marked by chance alone.
"""

import sys

import areopolis
from areopolis.arena.processes import run
from areopolis.arena.schedule import Job, Schedule, Setting
from areopolis.arena.tally import Standing, balance, tallies
from areopolis.catalogues import speaker

SEATS = 3


def games_of(game: str, player: str, deals: int) -> Job:
    """Return the games to play: the same player on all seats."""
    rules = areopolis.game(game)
    setting = Setting(game, rules.rules_version, None, SEATS, rules.check_options(None))
    return Job((setting,), (player,) * SEATS, deals, seed=1, limit=10.0)


def mark(one: Standing) -> str:
    """Return whether somebody does better or worse than equals would."""
    return ">" if one.share.low > one.fair else "<" if one.share.high < one.fair else " "


def line(name: str, one: Standing) -> str:
    """Return one row of the table."""
    low, share, high = [100 * part for part in (one.share.low, one.share.share, one.share.high)]
    return f"{mark(one)} {name:32} {one.games:5}  {share:5.1f} %  {low:5.1f}-{high:5.1f} %"


def main(
    game: str = "terraforming-mars",
    kind: str = "corporation",
    deals: str = "100",
    player: str = "random",
) -> None:
    """Play, and print the shares of wins by seat and by *kind*."""
    if not deals.isdecimal() or int(deals) < 1:
        sys.exit("DEALS is a whole number from 1 on")
    job = games_of(game, player, int(deals))
    results = sorted(run(areopolis.game, job, range(len(Schedule(job))), jobs=2))
    kinds = balance(results)
    if kind not in kinds:
        sys.exit(f"KIND is one of {', '.join(kinds)}")
    say = speaker(areopolis.game(game), "en")
    print(f"{game}: {len(results)} games, fair share {100 / SEATS:.1f} %")
    for one in tallies(results)[0].seats:
        print(line(f"seat {int(one.name) + 1}", one))
    for one in kinds[kind]:
        # A card or another thing of the game ("card.001"), or yes and no.
        thing, dot, name = one.name.partition(".")
        print(line(say.name(thing, name) if dot else thing, one))


if __name__ == "__main__":
    main(*sys.argv[1:])
