"""Making a review: small jobs that any process can do, and the document that they add up to.

First every decision gets its estimate, then those that moved the shares most are judged. Jobs carry
their own seeds, so the same record, setting and seed give the same review on one core or on many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from areopolis.core.game import Game
from areopolis.review.course import Moment, course
from areopolis.review.judging import Effort, Judgement, judge
from areopolis.review.shares import Shares, shares, worth_asking

FORMAT: Final = "areopolis-review/1"


class Setting(NamedTuple):
    """How thorough a review is."""

    # Decisions that are estimated, with playouts for each.
    moments: int
    games: int
    # Decisions that are judged, and what is tried for each.
    judged: int
    effort: Effort


SETTINGS: Final = {
    "glance": Setting(10, 8, 2, Effort(60, 8, 4)),
    "quick": Setting(60, 200, 6, Effort(400, 200, 20)),
    "deep": Setting(400, 500, 20, Effort(4000, 600, 30)),
}
# Decisions that one job estimates: few enough to show progress, enough to be worth a replay.
CHUNK: Final = 5


class Job(NamedTuple):
    """Estimates before some decisions, or the judgement of one."""

    is_judging: bool
    numbers: tuple[int, ...]


class Reviewing:
    """A review in the making: `jobs` says what to do next, `take` adds what was found."""

    def __init__(self, game: Game, record: Any, setting: str, seed: int) -> None:
        """Review *record*.

        Raises:
            BadRecord: the record cannot be used; the error names the field or move.
        """
        self.game = game
        self.record = record
        self.setting = setting
        self.seed = seed
        self.moments = course(game, record)
        self.seats = len(self.moments[0].points)
        self.shares: dict[int, Shares] = {}
        self.judgements: dict[int, Judgement] = {}
        self.wanted = worth_asking(self.moments, SETTINGS[setting].moments)

    def jobs(self) -> list[Job]:
        """Return what can be done now; empty when the review is ready.

        To be asked again when all of it was taken.
        """
        open_numbers = [number for number in self.wanted if number not in self.shares]
        if open_numbers:
            return [
                Job(False, tuple(open_numbers[start : start + CHUNK]))
                for start in range(0, len(open_numbers), CHUNK)
            ]
        return [Job(True, (number,)) for number in self.turning() if number not in self.judgements]

    def take(self, found: Sequence[Shares | Judgement]) -> None:
        """Add what a job has found."""
        for one in found:
            if isinstance(one, Shares):
                self.shares[one.number] = one
            else:
                self.judgements[one.number] = one

    def turning(self) -> tuple[int, ...]:
        """Return the decisions after which the share of whoever decided changed most."""
        setting = SETTINGS[self.setting]
        swings: list[tuple[float, int]] = []
        for number, after in zip(self.wanted, self.wanted[1:], strict=False):
            seat = self.moment(number).seat
            change = self.shares[after].shares[seat].mean - self.shares[number].shares[seat].mean
            swings.append((-abs(change), number))
        return tuple(sorted([number for _, number in sorted(swings)[: setting.judged]]))

    def moment(self, number: int) -> Moment:
        """Return the moment after *number* moves."""
        return next(moment for moment in self.moments if moment.number == number)

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1; a judgement is as much work as a job of estimates."""
        judged = min(SETTINGS[self.setting].judged, max(len(self.wanted) - 1, 0))
        whole = len(self.wanted) / CHUNK + judged
        done = len(self.shares) / CHUNK + len(self.judgements)
        return min(1.0, done / whole) if whole else 1.0

    def document(self) -> dict[str, Any]:
        """Return the review as it is stored and shown."""
        setting = SETTINGS[self.setting]
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "setting": self.setting,
            "seed": self.seed,
            "made": {**setting._asdict(), "effort": setting.effort._asdict()},
            "moments": [moment._asdict() for moment in self.moments],
            "shares": [written(self.shares[number]) for number in self.wanted],
            "judgements": [
                {**written(self.judgements[number]), "luck": self.judgements[number].luck}
                for number in sorted(self.judgements)
            ],
        }


def work(
    game: Game, record: Any, job: Job, setting: str, seed: int
) -> list[Shares] | list[Judgement]:
    """Do one job; for whichever process has time."""
    chosen = SETTINGS[setting]
    if job.is_judging:
        return [judge(game, record, number, chosen.effort, seed) for number in job.numbers]
    return list(shares(game, record, job.numbers, chosen.games, seed))


def written(found: Any) -> Any:
    """Return named tuples as tables, all the way down."""
    if hasattr(found, "_asdict"):
        return {name: written(value) for name, value in found._asdict().items()}
    if isinstance(found, tuple):
        return [written(one) for one in found]
    return found
