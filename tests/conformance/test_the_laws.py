"""The laws can be broken: the toy game keeps them all, and each broken toy is caught.

A law that nothing can break would prove nothing.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from areopolis.core.action import Action, Chosen
from areopolis.core.cause import Cause
from areopolis.core.decision import Ask, Decision, Joint
from areopolis.core.document import Fields
from areopolis.core.effect import Effect
from areopolis.core.outcome import Outcome
from areopolis.core.reason import Reason
from areopolis.core.rng import Rng
from areopolis.core.state import State
from conformance import laws_of_ending as ending
from conformance import laws_of_hiding as hiding
from conformance import laws_of_play as playing
from conformance import laws_of_saving as saving
from conformance.knobs import Knobs
from conformance.laws import LAWS, Law
from conformance.walks import Walk
from core.toy import CARDS, Bazaar, BidForTurn, Bought, Toy


def walk(game: Toy, knobs: Knobs | None = None, **options: Any) -> Walk:
    return Walk(game, 3, options, 0xA1B2C3D4E5F60718, knobs or Knobs())


@pytest.mark.parametrize("options", [{}, {"price": 0}, {"gems": False}], ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_toy_keeps_every_law(law: Law, options: dict[str, Any]) -> None:
    law(walk(Toy(), **options))


class Restless(BidForTurn):
    """Changes the state while it asks."""

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        state.rng.next()
        return super().resolve(state, by)


class Stammering(BidForTurn):
    """Offers the same twice."""

    def resolve(self, state: Bazaar, by: Cause) -> Ask | None:
        asked = super().resolve(state, by)
        assert isinstance(asked, Joint)
        return Joint([Decision(d.seat, d.question, [*d.options] * 2) for d in asked.decisions])


class Overbidding(BidForTurn):
    """Offers what it cannot carry out."""

    def answer_all(self, state: Bazaar, by: Cause, answers: list[Any]) -> None:
        raise ValueError("this answer was not meant")


class Unreasonable(BidForTurn):
    """Gives no reason."""

    def obstacles(self, state: Bazaar, by: Cause, seat: int, action: Action) -> list[Reason]:
        return [Reason("")]


def stepping(first: type[BidForTurn]) -> type[Bazaar]:
    class Stepping(Bazaar):
        def steps(self) -> tuple[Effect[Any, Any], ...]:
            return (first(), *super().steps()[1:])

    return Stepping


class SharesItsDeck(Bazaar):
    def clone(self) -> Bazaar:
        twin = super().clone()
        twin.deck = self.deck
        return twin


class ForgetsWhoIsFirst(Bazaar):
    def clone(self) -> Bazaar:
        twin = super().clone()
        twin.first = 0
        return twin


class SwallowsErrors(Bazaar):
    def play(self, seat: int, answer: Action | str) -> None:
        if seat in self.deciding and not isinstance(answer, str):
            options = self.decision(seat).options
            self.apply(seat, answer if answer in options else options[0])
        else:
            super().play(seat, answer)


class AsksAnybody(Bazaar):
    def decision(self, seat: int) -> Decision:
        return super().decision(seat if seat in self.deciding else self.deciding[0])


class FinesWholeAnswers(Bazaar):
    def apply(self, seat: int, action: Action) -> None:
        if isinstance(action, Chosen):
            self.coins[seat] -= 1
        super().apply(seat, action)


class RetractsEverything(Bazaar):
    def retract(self, seat: int) -> None:
        super().retract(seat)
        self.sealed = [None] * self.seats


class RevealsInSecret(Bazaar):
    def reveal(self) -> None:
        pass


class ForgetsItsLastMove(Bazaar):
    def made(self) -> list[tuple[int, Action]]:
        return super().made()[:-1]


class ClaimsASeed(Bazaar):
    def begin_here(self) -> None:
        super().begin_here()
        self.origin = None


class ShowsItselfToStrangers(Bazaar):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat if seat in range(self.seats) else None)


class ForgetsOwnAnswers(Bazaar):
    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        if shown["decision"] is not None:
            shown["decision"].pop("answer", None)
        return shown


class ShowsTheDeck(Bazaar):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "top": [CARDS[card] for card in self.deck[-2:]]}


class ShowsSpectatorsAll(Bazaar):
    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        if seat is None:
            shown["hand"] = [CARDS[card] for hand in self.hands for card in hand]
        return shown


class ShowsSealedAnswers(Bazaar):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "answers": [str(answer) for answer in self.sealed]}


class ShowsChance(Bazaar):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "hint": f"{self.rng.word:016x}"}


class LendsItsCoins(Bazaar):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "coins": self.coins}


class HidesWhoIsAsked(Bazaar):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "deciding": []}


class BoastsOfPurchases(Bazaar):
    def draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.give(seat, (card,))
        if self.listener is not None:
            self.listener(Bought(seat, card))


class ImaginesToTheEnd(Bazaar):
    def imagine(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = self.hands[other][::-1][1:]


class LooksOverOneShoulder(Bazaar):
    def imagine(self, seat: int, rng: Rng) -> None:
        super().imagine(max(seat, 0), rng)


class ImaginesTwins(Bazaar):
    def imagine(self, seat: int, rng: Rng) -> None:
        super().imagine(seat, rng)
        if self.deck:
            self.deck[0] = self.deck[-1]


class KnowsEverything(Bazaar):
    def imagine(self, seat: int, rng: Rng) -> None:
        pass


class ImaginesByItself(Bazaar):
    def imagine(self, seat: int, rng: Rng) -> None:
        super().imagine(seat, Rng(random.getrandbits(64)))


class ShufflesTheTruth(Bazaar):
    def imagine(self, seat: int, rng: Rng) -> None:
        # What is dealt depends on the order in which it really lies.
        rng.shuffle(self.deck)


class Miscounts(Bazaar):
    def score(self) -> Outcome:
        outcome = super().score()
        outcome.scores = tuple([score + 1 for score in outcome.scores])
        return outcome


class ForgetsTheWinner(Bazaar):
    def score(self) -> Outcome:
        outcome = super().score()
        return Outcome(outcome.ranks, (), outcome.breakdown, outcome.reason)


class ChangesItsMind(Bazaar):
    def score(self) -> Outcome:
        outcome = super().score()
        return Outcome(outcome.ranks, outcome.winners, outcome.breakdown, str(random.random()))


class SharesInTheEnd(Bazaar):
    def score(self) -> Outcome:
        found = super().score()
        everybody = tuple(range(self.seats))
        ranks = (1,) * self.seats
        if not self.over:
            return found
        return Outcome(ranks, everybody, found.breakdown, found.reason, True, True)


class IgnoresWhoIsFirst(Bazaar):
    def read(self, fields: Fields) -> None:
        super().read(fields)
        self.first = 0


class ChancesAnew(Toy):
    def read_state(self, seats: int, options: dict[str, Any], rng: Rng, fields: Fields) -> State:
        return super().read_state(seats, options, Rng(rng.word + 1), fields)


class DealsByItself(Toy):
    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> State:
        return super().begin(seats, options, Rng(random.getrandbits(64)))


class ForeseesTheDeck(Toy):
    def outlook(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Bazaar)
        return {"next": [CARDS[card] for card in state.deck[-2:]]}


class HidesAQuestion(Toy):
    def questions(self) -> tuple[str, ...]:
        return super().questions()[1:]


BROKEN: list[tuple[Law, type[Bazaar]]] = [
    (playing.asking_twice_asks_the_same, stepping(Restless)),
    (playing.options_are_few_distinct_and_read_back, stepping(Stammering)),
    (playing.a_clone_is_independent, SharesItsDeck),
    (playing.what_is_no_option_is_refused, SwallowsErrors),
    (playing.only_deciding_seats_answer, AsksAnybody),
    (playing.why_not_gives_a_reason, stepping(Unreasonable)),
    (playing.picks_and_whole_answers_agree, FinesWholeAnswers),
    (playing.a_sealed_answer_can_be_taken_back, RetractsEverything),
    (playing.undo_restores_what_was, ForgetsWhoIsFirst),
    (playing.undo_unsees_nothing, RevealsInSecret),
    (saving.a_record_replays, ForgetsItsLastMove),
    (saving.a_saved_position_goes_on_alike, IgnoresWhoIsFirst),
    (saving.a_loaded_game_is_saved_with_its_start, ClaimsASeed),
    (saving.an_imagined_game_is_saved_too, ClaimsASeed),
    (hiding.nobody_looks_from_a_seat_that_is_not_there, ShowsItselfToStrangers),
    (hiding.who_has_answered_sees_the_own_answer, ForgetsOwnAnswers),
    (hiding.a_seat_cannot_tell_a_twin_from_the_truth, ShowsTheDeck),
    (hiding.the_end_looks_the_same_to_all_twins, ImaginesToTheEnd),
    (hiding.who_sees_everything_knows_what_each_seat_knows, LooksOverOneShoulder),
    (hiding.a_spectator_knows_no_more_than_any_seat, ShowsSpectatorsAll),
    (hiding.a_twin_is_a_game_that_can_be, ImaginesTwins),
    (hiding.imagination_is_seeded, ImaginesByItself),
    (hiding.imagination_tells_nothing, ShufflesTheTruth),
    (hiding.imagination_deals_anew, KnowsEverything),
    (hiding.nobody_sees_a_sealed_answer_or_a_pick, ShowsSealedAnswers),
    (hiding.a_view_is_small_plain_and_without_chance, ShowsChance),
    (hiding.views_are_built_anew, LendsItsCoins),
    (hiding.events_tell_no_more_than_views_show, BoastsOfPurchases),
    (hiding.a_view_names_who_must_answer, HidesWhoIsAsked),
    (ending.scores_add_up, Miscounts),
    (ending.winners_rank_first, ForgetsTheWinner),
    (ending.the_outcome_stays_what_it_is, ChangesItsMind),
    (ending.whether_all_share_is_known_from_the_beginning, SharesInTheEnd),
]

CAUGHT = (Exception, pytest.fail.Exception)


@pytest.mark.parametrize(("law", "state"), BROKEN, ids=lambda part: part.__name__)
def test_a_broken_state_is_caught(law: Law, state: type[Bazaar]) -> None:
    walked = walk(Toy(state=state))

    with pytest.raises(CAUGHT):
        law(walked)


@pytest.mark.parametrize(
    ("law", "game"),
    [
        (playing.everything_is_declared, HidesAQuestion),
        (saving.a_saved_position_reaches_the_same_end, ChancesAnew),
        (saving.the_same_choices_make_the_same_game, DealsByItself),
        (hiding.an_outlook_tells_no_more_than_the_view, ForeseesTheDeck),
    ],
    ids=lambda part: part.__name__,
)
def test_a_broken_game_is_caught(law: Law, game: type[Toy]) -> None:
    walked = walk(game())

    with pytest.raises(CAUGHT):
        law(walked)


@pytest.mark.parametrize(
    ("law", "knobs"),
    [
        (ending.a_game_ends_within_its_bound, Knobs(decisions=9)),
        (saving.a_save_is_small, Knobs(record_bytes=200)),
        (hiding.a_view_is_small_plain_and_without_chance, Knobs(view_bytes=200)),
    ],
)
def test_a_bound_is_kept(law: Law, knobs: Knobs) -> None:
    with pytest.raises(AssertionError):
        law(walk(Toy(), knobs))


def test_an_option_that_cannot_be_carried_out_is_caught() -> None:
    """The walk itself would fall over it, so only the first joint answer is tried."""
    state = Toy(state=stepping(Overbidding)).new(2, 1)
    state.play(0, "bid 1")
    with pytest.raises(ValueError, match="not meant"):
        state.play(1, "bid 1")


class Indiscreet(Bought):
    """Tells everybody its card."""

    def is_known_to(self, seat: int | None) -> bool:
        return True

    def told(self, seat: int | None, vocabulary: Any) -> dict[str, Any]:
        return {**super().told(seat, vocabulary), "event": "bought-hidden"}


def test_an_indiscreet_event_is_caught() -> None:
    walked = walk(Toy())
    walked.setup = (Indiscreet(0, 4, knowers=1),)

    with pytest.raises(AssertionError):
        hiding.an_event_keeps_its_secrets(walked)
