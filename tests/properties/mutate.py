"""Forge very many positions of every game, play on those that are accepted, and say the figures."""

from __future__ import annotations

import argparse
import json
import random
import sys
from itertools import islice
from pathlib import Path
from typing import Final

from conformance.cases import every_game, game
from properties.forging import Forgery, forgeries
from properties.surviving import outlives

DOCUMENTS: Final = 200_000
# How often it is said how far it is, and how many failures are kept to be looked at.
EVERY: Final = 2_000
KEPT: Final = 20


def main() -> int:
    """Return 1 where something that was accepted broke."""
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("documents", type=int, nargs="?", default=DOCUMENTS)
    said.add_argument("--game", choices=every_game(), action="append")
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--keep", type=Path, help="a folder for the documents that broke")
    given = said.parse_args()
    broken = [run(name, given) for name in given.game or every_game()]
    return 1 if any(broken) else 0


def run(name: str, given: argparse.Namespace) -> int:
    """Forge the documents of one game and return how many of those accepted broke."""
    accepted = 0
    broken: list[Forgery] = []
    for number, forged in enumerate(islice(forgeries(name, given.seed), given.documents), 1):
        try:
            accepted += outlives(game(name), forged.document, random.Random(number))
        except Exception as error:
            broken.append(forged)
            print(f"{name} {number}: {forged.said}: {type(error).__name__}: {error}")
            if given.keep and len(broken) <= KEPT:
                given.keep.mkdir(parents=True, exist_ok=True)
                kept = given.keep / f"{name}-{number}.json"
                kept.write_text(json.dumps(forged.document, indent=1), encoding="utf-8")
        if number % EVERY == 0 or number == given.documents:
            print(
                f"{name}: {number} documents, {accepted} accepted and played to the end, "
                f"{len(broken)} broke",
                flush=True,
            )
    return len(broken)


if __name__ == "__main__":
    sys.exit(main())
