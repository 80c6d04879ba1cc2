"""Making a review: small jobs that any process can do, and the document that they add up to.

First every decision gets its estimate, then those that moved the shares most are judged. Jobs carry
their own seeds, so the same record, setting and seed give the same review on one core or on many.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from areopolis.core.game import Game
from areopolis.review.course import Moment, course
from areopolis.review.judging import (
    Effort,
    Judgement,
    Option,
    Proposal,
    Worth,
    by_worth,
    propose,
    weigh,
)
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
# Games that a job of estimates plays: few enough for a slow machine that has to answer others soon,
# enough to be worth a replay.
GAMES: Final = 600
# A judgement is as much work as so many estimates.
JUDGING: Final = 5

SHARES: Final = "shares"
PROPOSAL: Final = "proposal"
WORTH: Final = "worth"
# What a job finds.
Found = list[Shares] | list[Proposal] | list[Worth]


class Job(NamedTuple):
    """Estimates before some decisions, or one step of judging one.

    The step is a search, whose *texts* are the picks that are found already, or the worth of an
    answer, which is the only text.
    """

    kind: str
    numbers: tuple[int, ...]
    texts: tuple[str, ...] = ()


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
        self.proposals: dict[int, Proposal] = {}
        self.worths: dict[tuple[int, str], Worth] = {}
        self.wanted = worth_asking(self.moments, SETTINGS[setting].moments)

    def jobs(self) -> list[Job]:
        """Return what can be done now; empty when the review is ready.

        To be asked again when all of it was taken.
        """
        if numbers := [number for number in self.wanted if number not in self.shares]:
            size = max(1, GAMES // SETTINGS[self.setting].games)
            parts = [numbers[start : start + size] for start in range(0, len(numbers), size)]
            return [Job(SHARES, tuple(part)) for part in parts]
        turning = self.turning()
        begun = [self.proposals.get(number, Proposal(number, (), False)) for number in turning]
        if searches := [Job(PROPOSAL, (p.number,), p.texts) for p in begun if not p.is_whole]:
            return searches
        return [
            Job(WORTH, (number,), (text,))
            for number in turning
            for text in self.weighed(number)
            if (number, text) not in self.worths
        ]

    def take(self, found: Found) -> None:
        """Add what a job has found."""
        for one in found:
            if isinstance(one, Shares):
                self.shares[one.number] = one
            elif isinstance(one, Proposal):
                self.proposals[one.number] = one
            else:
                self.worths[one.number, one.text] = one

    def weighed(self, number: int) -> tuple[str, ...]:
        """Return what is weighed at a decision: what came of it, what was played, what else."""
        played = self.moment(number).text
        return tuple(dict.fromkeys(["", played, *self.proposals[number].texts]))

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
        """How much is done, from 0 to 1."""
        judged = min(SETTINGS[self.setting].judged, max(len(self.wanted) - 1, 0))
        whole = len(self.wanted) + JUDGING * judged
        done = len(self.shares) + JUDGING * sum([self.judged(number) for number in self.proposals])
        return min(1.0, done / whole) if whole else 1.0

    def judged(self, number: int) -> float:
        """Return how much of judging a decision is done, from 0 to 1."""
        if not self.proposals[number].is_whole:
            return 0.0
        texts = self.weighed(number)
        known = [text for text in texts if (number, text) in self.worths]
        return (1 + len(known)) / (1 + len(texts))

    def judgement(self, number: int) -> Judgement:
        """Return what the steps of judging a decision add up to."""
        moment = self.moment(number)
        _, *texts = self.weighed(number)
        options = [Option(text, self.worths[number, text].worth) for text in texts]
        return Judgement(
            number,
            moment.seat,
            moment.text,
            self.shares[number].shares[moment.seat],
            self.worths[number, ""].worth,
            self.worths[number, moment.text].worth,
            tuple(sorted(options, key=by_worth)),
        )

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
                {**written(one), "luck": one.luck} for one in map(self.judgement, self.turning())
            ],
        }


def work(game: Game, record: Any, job: Job, setting: str, seed: int) -> Found:
    """Do one job; for whichever process has time."""
    chosen = SETTINGS[setting]
    if job.kind == SHARES:
        return list(shares(game, record, job.numbers, chosen.games, seed))
    (number,) = job.numbers
    if job.kind == PROPOSAL:
        return [propose(game, record, number, job.texts, chosen.effort, seed)]
    (text,) = job.texts
    return [weigh(game, record, number, text, chosen.effort, seed)]


def written(found: Any) -> Any:
    """Return named tuples as tables, all the way down."""
    if hasattr(found, "_asdict"):
        return {name: written(value) for name, value in found._asdict().items()}
    if isinstance(found, tuple):
        return [written(one) for one in found]
    return found
