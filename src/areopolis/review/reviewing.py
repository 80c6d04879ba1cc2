"""Making a review: small jobs that any process can do, and the document that they add up to.

First the curves are estimated and decisions are looked at, then those that seem to have given most
away are judged. Jobs carry their own seeds, so the same record, setting and seed give the same
review on one core or on many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from areopolis.core.game import Game
from areopolis.core.onlooker import ALL_SEEING
from areopolis.players.knowledge import knowledge_of
from areopolis.review.course import Moment, moments_of
from areopolis.review.judging import (
    Effort,
    Judgement,
    Option,
    Proposal,
    Screened,
    Worth,
    by_worth,
    difference,
    propose,
    screen,
    weigh,
)
from areopolis.review.shares import (
    Shares,
    at_the_end,
    shares,
    spread_over,
    worth_asking,
)

FORMAT: Final = "areopolis-review/3"


class Setting(NamedTuple):
    """How thorough a review is."""

    # Points of a curve, with playouts for each.
    moments: int
    games: int
    # Decisions that are looked at, with playouts for each.
    screened: int
    looks: int
    # Decisions that are judged, and what is tried for each.
    judged: int
    effort: Effort
    # Questions that are answered while games are played on, at most, in thousands of a quick game.
    work: int


SETTINGS: Final = {
    "glance": Setting(6, 8, 8, 8, 2, Effort(60, 8), 6000),
    "quick": Setting(32, 100, 48, 40, 6, Effort(400, 200), 11_000),
    "deep": Setting(150, 400, 240, 120, 20, Effort(4000, 600), 150_000),
}
# How much of that work is for the curves, for looking at decisions, and for judging some.
CURVES: Final = 0.5
LOOKS: Final = 0.2
ANSWERS: Final = 0.3
# With fewer games a point tells too little, with fewer points a curve does.
GAMES_LEAST: Final = 16
MOMENTS_LEAST: Final = 10
SCREENED_LEAST: Final = 12
# Games that a job of estimates plays: few enough for a slow machine that has to answer others soon,
# enough to be worth a replay.
GAMES: Final = 600
# However long a game takes, no estimate is made of fewer.
FEWEST: Final = 8
# A judgement is a search and so many estimates.
WEIGHED: Final = 4
# So much of what is judged belongs to the readers, if they have made as many mistakes.
OWN: Final = 2 / 3

SHARES: Final = "shares"
SCREENED: Final = "screened"
PROPOSAL: Final = "proposal"
WORTH: Final = "worth"
# What a job finds.
Found = list[Shares] | list[Screened] | list[Proposal] | list[Worth]


def setting_for(game: Game, name: str, curves: int, choices: int) -> Setting:
    """Return how much the setting *name* tries of a game of *choices* with *curves*.

    Where playing on takes long, there are fewer points and fewer games, as far as the work that the
    setting allows: the same on every machine, so that a review can be made again exactly.
    """
    setting = SETTINGS[name]
    # From a moment in the middle, half of the game is left.
    length = max(1.0, choices / 2 * knowledge_of(game.id).TOIL)
    games = setting.work * 1000 / length
    moments, each = shared_out(
        CURVES * games / curves, setting.moments, setting.games, MOMENTS_LEAST
    )
    # A look compares two answers; what is judged are that many and what really came.
    screened, looks = shared_out(
        LOOKS * games / 2, setting.screened, setting.looks, SCREENED_LEAST, FEWEST
    )
    effort = setting.effort
    weighed = at_most(effort.games, ANSWERS * games / setting.judged / (WEIGHED + 1))
    return setting._replace(
        moments=moments,
        games=each,
        screened=screened,
        looks=looks,
        effort=effort._replace(games=weighed),
    )


def shared_out(
    games: float, places: int, each: int, least: int, enough: int = GAMES_LEAST
) -> tuple[int, int]:
    """Return at how many of *places*, and at *least* so many, how many *games* are played.

    There are fewer places before there are fewer games than *enough* at each.
    """
    found = max(min(places, least), min(places, int(games / enough)))
    return found, at_most(each, games / found)


def at_most(games: int, allowed: float) -> int:
    """Return as many *games* as are *allowed*, but not too few to tell anything."""
    return max(min(games, FEWEST), min(games, int(allowed)))


class Job(NamedTuple):
    """Estimates before some decisions by the knowledge of a seat, or one step of judging one.

    The step is a first look or the worth of an answer, which is the only text, or a search, whose
    *texts* are the picks that are found already.
    """

    kind: str
    numbers: tuple[int, ...]
    texts: tuple[str, ...] = ()
    knower: int = ALL_SEEING
    # How many games an estimate is made of.
    games: int = 0


class Reviewing:
    """A review in the making: `jobs` says what to do next, `take` adds what was found."""

    def __init__(
        self, game: Game, record: Any, setting: str, seed: int, readers: Sequence[int] = ()
    ) -> None:
        """Review *record*, above all for those who had the seats of *readers*.

        Raises:
            BadRecord: the record cannot be used; the error names the field or move.
        """
        self.game = game
        self.record = record
        self.setting = setting
        self.seed = seed
        self.end = game.replay(record)
        self.moments = moments_of(game, record)
        self.seats = len(self.moments[0].points)
        choices = len([one for one in self.moments if one.seat >= 0 and not one.is_forced])
        self.knowers = self._knowers()
        self.chosen = setting_for(game, setting, len(self.knowers), choices)
        self.readers = tuple(sorted(set(readers))) or tuple(range(self.seats))
        self.by_number = {moment.number: moment for moment in self.moments}
        self.shares: dict[tuple[int, int], Shares] = {}
        self.screened: dict[int, Screened] = {}
        self.proposals: dict[int, Proposal] = {}
        self.worths: dict[tuple[int, str], Worth] = {}
        self.wanted = worth_asking(self.moments, self.chosen.moments)
        self.looked_at = self._looked_at(self.chosen.screened)

    def _knowers(self) -> tuple[int, ...]:
        """Return by whose knowledge there are curves: who sees everything, and each seat.

        Where all are one side, or one is alone, one curve tells it all.
        """
        if self.seats == 1 or self.end.score().shared:
            return (ALL_SEEING,)
        return (ALL_SEEING, *range(self.seats))

    def _looked_at(self, most: int) -> tuple[int, ...]:
        """Return the decisions that may be turning points, the readers' own before the others'."""
        free = [one for one in self.moments if one.seat >= 0 and not one.is_forced]
        own = spread_over([one.number for one in free if one.seat in self.readers], most)
        rest = [one.number for one in free if one.seat not in self.readers]
        return tuple(sorted([*own, *spread_over(rest, most - len(own))]))

    def jobs(self) -> list[Job]:
        """Return what can be done now; empty when the review is ready.

        To be asked again when all of it was taken.
        """
        if first := [*self._curves(), *self._looks()]:
            return first
        turning = self.turning()
        begun = [self.proposals.get(number, Proposal(number, (), False)) for number in turning]
        if searches := [Job(PROPOSAL, (p.number,), p.texts) for p in begun if not p.is_whole]:
            return searches
        return [
            Job(WORTH, (number,), (text,), games=self.chosen.effort.games)
            for number in turning
            for text in self.weighed(number)
            if (number, text) not in self.worths
        ]

    def _curves(self) -> list[Job]:
        """Return the estimates that are missing, in parts."""
        length = knowledge_of(self.game.id).LENGTH
        games = self.chosen.games
        size = max(1, GAMES // length // games)
        found: list[Job] = []
        for knower in self.knowers:
            left = [number for number in self.wanted if (number, knower) not in self.shares]
            parts = [left[start : start + size] for start in range(0, len(left), size)]
            found += [Job(SHARES, tuple(part), knower=knower, games=games) for part in parts]
        return found

    def _looks(self) -> list[Job]:
        """Return the first looks that are missing."""
        return [
            Job(SCREENED, (number,), (self.moment(number).text,), games=self.chosen.looks)
            for number in self.looked_at
            if number not in self.screened
        ]

    def take(self, found: Found) -> None:
        """Add what a job has found."""
        for one in found:
            if isinstance(one, Shares):
                self.shares[one.number, one.knower] = one
            elif isinstance(one, Screened):
                self.screened[one.number] = one
            elif isinstance(one, Proposal):
                self.proposals[one.number] = one
            else:
                self.worths[one.number, one.text] = one

    def weighed(self, number: int) -> tuple[str, ...]:
        """Return what is weighed at a decision: what came of it, what was played, what else."""
        played = self.moment(number).text
        return tuple(dict.fromkeys(["", played, *self.proposals[number].texts]))

    def turning(self) -> tuple[int, ...]:
        """Return the decisions that seem to have given most away, most of them the readers'."""
        most = self.chosen.judged
        ranked = sorted(
            self.screened, key=lambda number: (-self.screened[number].given_away.mean, number)
        )
        own = [number for number in ranked if self.moment(number).seat in self.readers]
        chosen = own[: round(OWN * most)]
        chosen += [number for number in ranked if number not in chosen][: most - len(chosen)]
        return tuple(sorted(chosen))

    def moment(self, number: int) -> Moment:
        """Return the moment after *number* moves."""
        return self.by_number[number]

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1, by what has to be tried."""
        setting = self.chosen
        judging = setting.effort.iterations + WEIGHED * setting.effort.games
        judged = min(setting.judged, len(self.looked_at))
        whole = len(self.wanted) * len(self.knowers) * setting.games
        whole += len(self.looked_at) * 2 * setting.looks + judged * judging
        done = len(self.shares) * setting.games + len(self.screened) * 2 * setting.looks
        found = done + judging * sum([self.judged(number) for number in self.proposals])
        return min(1.0, found / whole) if whole else 1.0

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
        options.sort(key=by_worth)
        best, played = self.worths[number, options[0].text], self.worths[number, moment.text]
        return Judgement(
            number,
            moment.seat,
            moment.text,
            self.screened[number].before,
            self.worths[number, ""].worth,
            played.worth,
            tuple(options),
            difference(best.wins, played.wins),
        )

    def judgements(self) -> list[Judgement]:
        """Return the turning points, the readers' own first, by what they surely gave away."""
        return sorted([self.judgement(number) for number in self.turning()], key=self._rank)

    def _rank(self, one: Judgement) -> tuple[bool, bool, float, float]:
        is_best = one.options[0].text == one.text
        given = one.given_away
        return one.seat not in self.readers, is_best, -given.low, -given.mean

    def curve(self, knower: int) -> list[Shares]:
        """Return the estimates by the knowledge of one onlooker; the last one is the result."""
        found = [self.shares[number, knower] for number in self.wanted]
        if self.end.outcome is not None:
            found.append(at_the_end(self.moments[-1].number, knower, self.end.outcome))
        return found

    def tried(self) -> Setting:
        """Return how much was really tried: a short game has fewer decisions than a setting."""
        return self.chosen._replace(
            moments=len(self.wanted), screened=len(self.looked_at), judged=len(self.turning())
        )

    def document(self) -> dict[str, Any]:
        """Return the review as it is stored and shown."""
        setting = self.tried()
        ahead = self.end.score()
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "setting": self.setting,
            "seed": self.seed,
            "made": {**setting._asdict(), "effort": setting.effort._asdict()},
            # Whether all were one side, and whether there was a goal for all.
            "shared": ahead.shared,
            "has_goal": ahead.goal is not None,
            "readers": list(self.readers),
            "moments": [moment._asdict() for moment in self.moments],
            "curves": [
                {
                    "knower": None if knower == ALL_SEEING else knower,
                    "points": [written(one) for one in self.curve(knower)],
                }
                for knower in self.knowers
            ],
            "judgements": [{**written(one), "luck": one.luck} for one in self.judgements()],
        }


def work(game: Game, record: Any, job: Job, setting: str, seed: int) -> Found:
    """Do one job; for whichever process has time."""
    effort = SETTINGS[setting].effort._replace(games=job.games)
    if job.kind == SHARES:
        return list(shares(game, record, job.numbers, job.knower, job.games, seed))
    (number,) = job.numbers
    if job.kind == PROPOSAL:
        return [propose(game, record, number, job.texts, effort, seed)]
    (text,) = job.texts
    if job.kind == SCREENED:
        return [screen(game, record, number, text, job.games, seed)]
    return [weigh(game, record, number, text, effort, seed)]


def written(found: Any) -> Any:
    """Return named tuples as tables, all the way down."""
    if hasattr(found, "_asdict"):
        return {name: written(value) for name, value in found._asdict().items()}
    if isinstance(found, tuple):
        return [written(one) for one in found]
    return found
