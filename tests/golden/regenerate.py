"""Write the golden playthroughs anew: `python tests/golden/regenerate.py`; then read the diff.

A playthrough that changes while its rules version stays is an error (law 14): saves of that version
exist, and would no longer replay. `--same-version` is for a version that nobody has used yet.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from conformance.cases import seats_for
from golden.shelf import Playthrough, everything, files
from golden.writing import written

# How many seeds are tried until an option makes a difference.
SEEDS = 20
HEADER = 5


def main() -> int:
    """Write what has changed; return 1 where a rules version should have changed too."""
    arguments = argparse.ArgumentParser(description="Write the golden playthroughs anew.")
    arguments.add_argument("--same-version", action="store_true")
    same_version = arguments.parse_args().same_version
    status = 0
    for playthrough in everything():
        if playthrough.options and not playthrough.path.exists():
            playthrough = telling(playthrough)
        text, path = written(playthrough), playthrough.path
        old = path.read_text("utf-8") if path.exists() else ""
        if old == text:
            continue
        if old and version(old) == version(text) and not same_version:
            print(f"{playthrough}: changed, but the {version(text)} did not")
            status = 1
            continue
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"{playthrough}: written")
    known = {playthrough.path for playthrough in everything()}
    for path in files():
        if path not in known:
            path.unlink()
            print(f"{path.parent.name}-{path.stem}: removed")
    return status


def telling(playthrough: Playthrough) -> Playthrough:
    """Return the same with the first seats and seed with which the options make a difference."""
    fitting = seats_for(playthrough.name, tuple(playthrough.options.items()))
    # Options begin with different numbers of seats, so that all numbers are played.
    begin = sum(map(ord, playthrough.label)) % len(fitting)
    for seed in range(1, SEEDS + 1):
        for seats in fitting[begin:] + fitting[:begin]:
            tried = playthrough._replace(seats=seats, seed=seed)
            if story(written(tried)) != story(written(tried._replace(options={}))):
                return tried
    return playthrough


def story(text: str) -> list[str]:
    """Return what happens in *text*: header and keys always tell options apart."""
    return [line for line in text.splitlines()[HEADER:] if not line.strip().startswith("key ")]


def version(text: str) -> str:
    """Return the line of the rules version."""
    return text.splitlines()[1]


if __name__ == "__main__":
    sys.exit(main())
