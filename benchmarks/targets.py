"""What we want to reach, and whether a page of benchmarks shows that we have."""

from dataclasses import dataclass

from tables import Figure, Place, figures
from timing import table

PLAYOUTS = "How fast are random games? › {} › game"
CALLS = "What does a call cost? › {} › {} › {}"
SEATS = "What does a call cost? › {} › {} › game, seats"
SEARCH = "How fast is the search? › Compiled rules › search"
TABLES = "How much does a server carry? › {}"
PYTHON = "× OpenSpiel Python"


@dataclass(frozen=True)
class Target:
    """A figure, and what it must be at least or at most; *of* another figure where one is named."""

    words: str
    place: Place
    least: float = 0.0
    most: float = float("inf")
    of: Place | None = None

    def verdict(self, found: dict[Place, Figure]) -> list[str]:
        """Return the row of this target."""
        figure, other = found.get(self.place), found.get(self.of) if self.of else None
        if figure is None or (self.of and other is None):
            return [self.words, "", "not measured"]
        unit = other.value if other else 1.0
        is_met = self.least * unit <= figure.value <= self.most * unit
        shown = figure.text + (f" beside {other.text}" if other else "")
        return [self.words, shown, "met" if is_met else "missed"]


def rules(kind: str, row: str, column: str) -> Place:
    """Return where a figure of random games stands."""
    return Place(PLAYOUTS.format(f"{kind} rules"), row, column)


def seat(kind: str, game: str, column: str) -> Place:
    """Return where a figure of calls stands, with four seats."""
    return Place(SEATS.format(f"{kind} rules", game), f"{game}, 4", column)


def call(kind: str, game: str, what: str, column: str) -> Place:
    """Return where the cost of a call or the size of a document stands."""
    first = "call" if column == "µs" else "document, compact JSON"
    return Place(CALLS.format(f"{kind} rules", game, first), what, column)


def search(row: str) -> Place:
    """Return where the speed of a search stands."""
    return Place(SEARCH, row, "iterations/s")


def clones(game: str, *kinds: tuple[str, float]) -> list[Target]:
    """Return how long a clone may take."""
    return [
        Target(f"clone with four seats, {kind.lower()}: {most:g} µs", at, most=most)
        for kind, most in kinds
        for at in [seat(kind, game, "clone µs")]
    ]


MRP, TM, OM, MARTIANS = "mission-red-planet", "terraforming-mars", "on-mars", "martians"
BOTH = ("Compiled", 5.0), ("Interpreted", 15.0)

TARGETS = {
    MRP: [
        Target(
            "compiled, four seats: 10 times the decisions per second of OpenSpiel's Python games",
            rules("Compiled", f"{MRP}, 4 seats", PYTHON),
            least=10,
        ),
        Target(
            "the same: 30 times",
            rules("Compiled", f"{MRP}, 4 seats", PYTHON),
            least=30,
        ),
        Target(
            "interpreted, four seats: 3 times",
            rules("Interpreted", f"{MRP}, 4 seats", PYTHON),
            least=3,
        ),
        Target("clone, compiled: 5 µs", call("Compiled", MRP, "clone()", "µs"), most=5),
        Target("clone, interpreted: 15 µs", call("Interpreted", MRP, "clone()", "µs"), most=15),
        Target(
            "a saved game: 5 KB",
            call("Compiled", MRP, "save of a whole game", "largest"),
            most=5000,
        ),
        Target("a view: 8 KB", call("Compiled", MRP, "view", "largest"), most=8000),
    ],
    TM: [
        Target(
            "interpreted, two seats: 28 games per second",
            rules("Interpreted", f"{TM}, 2 seats", "games/s"),
            least=28,
        ),
        Target(
            "interpreted, four seats: 14 games per second",
            rules("Interpreted", f"{TM}, 4 seats", "games/s"),
            least=14,
        ),
        Target(
            "compiled, four seats: 150 games per second",
            rules("Compiled", f"{TM}, 4 seats", "games/s"),
            least=150,
        ),
        Target(
            "the same: 472 games per second, 40 times the open-source TypeScript engine's 11.8",
            rules("Compiled", f"{TM}, 4 seats", "games/s"),
            least=472,
        ),
        *clones(TM, *BOTH),
        Target(
            "a saved game without its moves: 5 KB",
            seat("Compiled", TM, "without moves"),
            most=5000,
        ),
        Target(
            "search, two seats: 500 iterations per second with full rollouts, at random",
            search(f"{TM}, 2 seats: full, random"),
            least=500,
        ),
        Target("the same, guided", search(f"{TM}, 2 seats: full, guided"), least=500),
    ],
    OM: [
        Target(
            "compiled, four seats: 150,000 decisions per second",
            rules("Compiled", f"{OM}, 4 seats", "decisions/s"),
            least=150_000,
        ),
        *clones(OM, BOTH[0]),
        Target(
            "legal options: at most twice those of Terraforming Mars",
            seat("Compiled", OM, "legal options µs"),
            most=2,
            of=seat("Compiled", TM, "legal options µs"),
        ),
        Target(
            "a view: at most twice that of Terraforming Mars",
            seat("Compiled", OM, "view µs"),
            most=2,
            of=seat("Compiled", TM, "view µs"),
        ),
        Target(
            "a saved game without its moves: 5 KB",
            seat("Compiled", OM, "without moves"),
            most=5000,
        ),
        Target("a view: 12 KB", seat("Compiled", OM, "largest view"), most=12_000),
    ],
    MARTIANS: [
        Target(
            "compiled, four seats: 200,000 decisions per second",
            rules("Compiled", f"{MARTIANS}, 4 seats", "decisions/s"),
            least=200_000,
        ),
        *clones(MARTIANS, BOTH[0]),
        Target(
            "a saved game without its moves: 5 KB",
            seat("Compiled", MARTIANS, "without moves"),
            most=5000,
        ),
        Target("a view: 10 KB", seat("Compiled", MARTIANS, "largest view"), most=10_000),
    ],
    "server": [
        Target(
            "1,000 open tables in one process: 1 GB",
            Place(TABLES.format("Memory"), "1,000 open tables", "MiB in all"),
            most=953,
        ),
        Target(
            "10,000 open tables in one process: 1 GB",
            Place(TABLES.format("Memory"), "10,000 open tables", "MiB in all"),
            most=953,
        ),
        Target(
            "500 rows per second committed to the disk, SQLite",
            Place(TABLES.format("The store alone › database"), "SQLite", "rows/s"),
            least=500,
        ),
        Target(
            "1,500 moves per second, committed and shown, SQLite",
            Place(TABLES.format("Moves › database"), "SQLite, 1 server", "moves/s"),
            least=1500,
        ),
        Target(
            "their p99: 50 ms, confirmed",
            Place(TABLES.format("Moves › database"), "SQLite, 1 server", "confirmed p99"),
            most=50,
        ),
        Target(
            "the same, shown",
            Place(TABLES.format("Moves › database"), "SQLite, 1 server", "shown p99"),
            most=50,
        ),
        Target(
            "500 moves per second, committed and shown, PostgreSQL",
            Place(TABLES.format("Moves › database"), "PostgreSQL, 1 server", "moves/s"),
            least=500,
        ),
        Target(
            "p99 of 100 ms beside 20 thinking AI seats, confirmed",
            Place(TABLES.format("Beside thinkers"), "people's moves", "confirmed p99"),
            most=100,
        ),
        Target(
            "p99 of 100 ms beside 20 thinking AI seats, shown",
            Place(TABLES.format("Beside thinkers"), "people's moves", "shown p99"),
            most=100,
        ),
    ],
}


def reached(group: str, page: str) -> str:
    """Return the table of the targets of *group*, with the figures of *page*."""
    found = figures(page)
    rows = [target.verdict(found) for target in TARGETS[group]]
    return table(["target", "figure", ""], rows)
