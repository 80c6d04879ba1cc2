"""What became slower between two pages of benchmarks?

`scripts/bench-compare OLD NEW` names every figure that is worse by more than a tenth, and ends with
status 1 if there is one; 2 means that the pages cannot be compared. What stands on one page only is
named too and is no fault. The other libraries are the same in both: what became of them is the
machine's doing, and is said beside.
"""

import argparse
import statistics
import sys
from pathlib import Path

from tables import Figure, Place, figures

TENTH = 0.1
PEERS = ("OpenSpiel", "PettingZoo")
# Shares, and what follows from other columns.
NO_SPEED = ("×", "ratio", "spread", "decisions/game", "rows/commit")
MORE_IS_BETTER = ("/s", " process", " processes")
LESS_IS_BETTER = (
    *("µs", "ms", "p50", "p99", "slowed", "processor/"),
    *("bytes", "kB", "MiB", "KiB", "largest", "without moves"),
)
SLOWER, UNREADABLE = 1, 2


def speed(column: str, old: Figure, new: Figure) -> float | None:
    """Return how many times as good *new* is as *old*; none where *column* shows no speed."""
    if column.startswith(NO_SPEED) or not old.value or not new.value:
        return None
    if column.endswith(MORE_IS_BETTER):
        return new.value / old.value
    if any(part in column for part in LESS_IS_BETTER):
        return old.value / new.value
    return None


def is_told(old: Figure, new: Figure) -> bool:
    """Whether the difference is more than what rounding does."""
    return abs(new.value - old.value) > 1.5 * max(old.digit, new.digit)


class Comparison:
    """What two pages have in common, and how it changed."""

    def __init__(self, old: str, new: str) -> None:
        """Compare two pages."""
        before, after = figures(old), figures(new)
        self.missing = sorted({(at.table, at.row) for at in before} - rows_of(after))
        self.added = sorted({(at.table, at.row) for at in after} - rows_of(before))
        self.changes: list[tuple[float, Place, Figure, Figure]] = []
        self.count = 0
        peers: list[float] = []
        for at in before.keys() & after.keys():
            times = speed(at.column, before[at], after[at])
            if times is None:
                continue
            if at.row.startswith(PEERS) or at.column.startswith(PEERS):
                peers.append(times)
                continue
            self.count += 1
            if is_told(before[at], after[at]):
                self.changes.append((times, at, before[at], after[at]))
        self.changes.sort(key=lambda change: (change[0], change[1]))
        self.peers = statistics.median(peers) if peers else None

    @property
    def slower(self) -> list[str]:
        """What became worse by more than a tenth, the worst first."""
        return [line(*change) for change in self.changes if change[0] < 1 - TENTH]

    @property
    def faster(self) -> list[str]:
        """What became better by more than a tenth, the best first."""
        return [line(*change) for change in reversed(self.changes) if change[0] > 1 + TENTH]

    def report(self) -> str:
        """Return everything in words."""
        lines: list[str] = []
        for title, named in (
            ("Slower by more than a tenth", self.slower),
            ("Faster by more than a tenth", self.faster),
            ("Only on the old page", [": ".join(row) for row in self.missing]),
            ("Only on the new page", [": ".join(row) for row in self.added]),
        ):
            if named:
                lines += [f"{title}:", *[f"  {name}" for name in named], ""]
        lines.append(f"{self.count} figures compared, {len(self.slower)} of them slower.")
        if self.peers is not None:
            lines.append(f"The other libraries, in the median: {self.peers:.2f} times as fast.")
        return "\n".join(lines)


def rows_of(page: dict[Place, Figure]) -> set[tuple[str, str]]:
    """Return the rows of a page."""
    return {(at.table, at.row) for at in page}


def line(times: float, at: Place, old: Figure, new: Figure) -> str:
    """Return one change in words."""
    return f"{at}: {old.text}, now {new.text} ({times:.2f} times as fast)"


def main() -> int:
    """Compare the pages that are named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    asked = parser.parse_args()
    try:
        found = Comparison(asked.old.read_text("utf-8"), asked.new.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        print(f"bench-compare: {error}", file=sys.stderr)
        return UNREADABLE
    if not found.count:
        print("bench-compare: the pages have no figure in common", file=sys.stderr)
        return UNREADABLE
    print(found.report())
    return SLOWER if found.slower else 0


if __name__ == "__main__":
    sys.exit(main())
