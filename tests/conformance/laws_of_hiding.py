"""What holds for views, events and imagination (ARCHITECTURE, laws 5, 7 and 8)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from areopolis.core.decision import Joint
from areopolis.core.errors import IllegalAction
from areopolis.core.event import EVERYBODY, Event
from areopolis.core.reason import Reason
from areopolis.core.state import State
from conformance.laws_of_saving import asked, size, through_json
from conformance.walks import Moment, Walk, play_out, spread

# What a view never has a field for: the chance to come, and what only the engine knows.
FORBIDDEN = {"seed", "rng", "stack", "sealed", "history", "origin"}


def seats_and_nobody(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def nobody_looks_from_a_seat_that_is_not_there(walk: Walk) -> None:
    for state in [*[moment.state for moment in walk.spread(2)], walk.end]:
        for seat in (-1, state.seats, 99):
            with pytest.raises(IllegalAction) as caught:
                state.view(seat)
            assert caught.value.key == "no-such-seat"


def who_has_answered_sees_the_own_answer(walk: Walk) -> None:
    """In a question to several, until all answers are in; and so in every world it imagines."""
    for moment in walk.looked_at():
        state = moment.state
        if isinstance(state.asked, Joint):
            twin = state.clone()
            twin.play(moment.seat, twin.decision(moment.seat).options[-1])
            answer = twin.sealed[moment.seat]
            if answer is not None:
                assert twin.view(moment.seat)["decision"]["answer"] == answer.text
                imagined = twin.determinize(moment.seat, 3)
                assert imagined.view(moment.seat)["decision"]["answer"] == answer.text
                for other in seats_and_nobody(state):
                    if other != moment.seat:
                        assert twin.view(other)["decision"] == state.view(other)["decision"]


def a_seat_cannot_tell_a_twin_from_the_truth(walk: Walk) -> None:
    """The leak test: view and decisions are the same in every world that a seat may imagine."""
    chance = walk.chance()
    for moment in walk.looked_at():
        state = moment.state
        for seat in range(state.seats):
            shown = state.view(seat)
            for _ in range(2):
                twin = state.determinize(seat, chance.getrandbits(60))
                assert twin.view(seat) == shown
                assert twin.deciding == state.deciding
                if seat in state.deciding:
                    ours, theirs = state.decision(seat), twin.decision(seat)
                    assert theirs.question == ours.question
                    assert list(theirs.options) == list(ours.options)
        assert state.key() == moment.key, "imagining changed the truth"


def the_end_looks_the_same_to_all_twins(walk: Walk) -> None:
    for seat in range(walk.end.seats):
        twin = walk.end.determinize(seat, 5)
        assert twin.view(seat) == walk.end.view(seat)
        assert twin.over


def who_sees_everything_knows_what_each_seat_knows(walk: Walk) -> None:
    """And what anybody has answered or holds, but not what comes."""
    chance = walk.chance()
    for moment in walk.looked_at():
        state = moment.state
        twin = state.foreseen(chance.getrandbits(60))
        assert [twin.view(seat) for seat in seats_and_nobody(state)] == [
            state.view(seat) for seat in seats_and_nobody(state)
        ]
        assert twin.sealed == state.sealed
        assert twin.rng.word != state.rng.word, "chance to come is not known to anybody"
        assert state.key() == moment.key, "imagining changed the truth"


def a_spectator_knows_no_more_than_any_seat(walk: Walk) -> None:
    """What a seat cannot know is not in the view of a spectator either."""
    chance = walk.chance()
    for moment in walk.looked_at():
        shown = moment.state.view(None)
        for seat in range(moment.state.seats):
            twin = moment.state.determinize(seat, chance.getrandbits(60))
            assert twin.view(None) == shown


def a_twin_is_a_game_that_can_be(walk: Walk) -> None:
    """Its position is accepted, it has a chance of its own, and it can be played to the end."""
    chance = walk.chance()
    for moment in walk.looked_at():
        seat = chance.randrange(moment.state.seats)
        twin = moment.state.determinize(seat, chance.getrandbits(60))
        assert walk.game.from_dict(through_json(twin.to_dict())).key() == twin.key()
        assert twin.rng.word != moment.state.rng.word, "chance to come is not known to anybody"
        assert twin.key() == twin.clone().key()
    for moment in walk.spread(4):
        twin = moment.state.determinize(moment.seat, 3)
        assert play_out(twin, chance, walk.knobs.decisions) < walk.knobs.decisions


def imagination_is_seeded(walk: Walk) -> None:
    for moment in walk.spread(4):
        one, same, other = (moment.state.determinize(moment.seat, seed) for seed in (1, 1, 2))
        assert one.key() == same.key()
        assert one.key() != other.key()


def imagination_tells_nothing(walk: Walk) -> None:
    """What a seat imagines depends on what it knows alone, so a player cannot learn more by it."""
    for moment in walk.looked_at():
        for seat in range(moment.state.seats):
            twin = moment.state.determinize(seat, 7)
            assert twin.determinize(seat, 5).key() == moment.state.determinize(seat, 5).key()


def imagination_deals_anew(walk: Walk) -> None:
    """What one seat knows alone, every other seat imagines differently from time to time.

    Otherwise the leak test would be passed by a twin that is the truth.
    """
    everybody = range(walk.end.seats)
    dealt = any(differs(walk, moment) for moment in walk.spread(20))
    for other in everybody:
        secret = [moment for moment in walk.moments if has_secret(walk, moment.state, other)]
        for seat in everybody:
            if seat != other and secret:
                assert any(
                    known(moment.state.determinize(seat, seed), other) != known(moment.state, other)
                    for moment in spread(secret, 20)
                    for seed in range(3)
                ), f"{seat} knows what {other} holds"
    assert dealt, "no twin differs from the truth"


def differs(walk: Walk, moment: Moment) -> bool:
    """Whether somebody imagines another world at *moment*."""
    truth = without_chance(moment.state)
    return any(
        without_chance(moment.state.determinize(seat, moment.number)) != truth
        for seat in range(walk.end.seats)
    )


def has_secret(walk: Walk, state: State, seat: int) -> bool:
    """Whether *seat* knows something that a spectator does not, and cannot work out either."""
    told, open_to_all = known(state, seat), known(state, None)
    return any(
        told[name] != open_to_all[name] for name in told if name not in walk.knobs.worked_out
    )


def known(state: State, seat: int | None) -> dict[str, Any]:
    """Return the view of *seat* without what it is asked."""
    view = state.view(seat)
    return {name: value for name, value in view.items() if name not in ("seat", "decision")}


def without_chance(state: State) -> dict[str, Any]:
    """Return the position without the generator, which twins never share."""
    return {name: value for name, value in state.to_dict().items() if name != "rng"}


def nobody_sees_a_sealed_answer_or_a_pick(walk: Walk) -> None:
    """Whatever a seat answers, to the others it looks the same until all answers are in."""
    for moment in walk.looked_at():
        state = moment.state
        decision = state.decision(moment.seat)
        if not isinstance(state.asked, Joint) and decision.space is None:
            continue
        looks: dict[tuple[int | None, bool], dict[str, Any]] = {}
        for option in decision.options:
            twin = state.clone()
            twin.play(moment.seat, option)
            if twin.asked is not state.asked:
                continue
            # Whether the seat has still to answer is no secret.
            owes = moment.seat in twin.deciding
            for seat in seats_and_nobody(state):
                if seat != moment.seat:
                    shown = twin.view(seat)
                    assert looks.setdefault((seat, owes), shown) == shown


def an_outlook_tells_no_more_than_the_view(walk: Walk) -> None:
    """What is drawn beside a view is the same in every world that a seat may imagine."""
    chance = walk.chance()
    for moment in walk.looked_at():
        state = moment.state
        for seat in range(state.seats):
            twin = state.determinize(seat, chance.getrandbits(60))
            for listener in (seat, None):
                shown = plain(walk.game.outlook(state, listener))
                assert plain(walk.game.outlook(twin, listener)) == shown
                assert through_json(shown) == shown
        assert state.key() == moment.key, "looking changed the truth"


def plain(value: Any) -> Any:
    """Return *value* with its reasons written out."""
    if isinstance(value, Reason):
        return [value.key, *[[field, kind, plain(said)] for (field, kind), said in value.values]]
    if isinstance(value, dict):
        return {name: plain(inner) for name, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def names_and_values(value: Any) -> Iterable[tuple[str, Any]]:
    """Yield every field name with its value, at any depth."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name, inner
            yield from names_and_values(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_and_values(inner)


def a_view_is_small_plain_and_without_chance(walk: Walk) -> None:
    seeds = (str(walk.seed), f"{walk.seed:x}", f"{walk.seed:016x}")
    for state in [*[moment.state for moment in walk.looked_at()], walk.end]:
        words = (*seeds, str(state.rng.word), f"{state.rng.word:016x}")
        for seat in seats_and_nobody(state):
            view = state.view(seat)
            assert through_json(view) == view, "JSON changes the view"
            assert size(view) <= walk.knobs.view_bytes
            assert not FORBIDDEN & {name for name, _ in names_and_values(view)}
            text = json.dumps(view)
            assert not [word for word in words if word in text]


def views_are_built_anew(walk: Walk) -> None:
    """Whoever changes a view does not change the game."""
    for moment in walk.spread(6):
        for seat in seats_and_nobody(moment.state):
            spoil(moment.state.view(seat))
            assert moment.state.view(seat) == through_json(moment.state.view(seat))
        assert moment.state.key() == moment.key


def spoil(value: Any) -> None:
    """Empty every list and table within *value*."""
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            spoil(inner)
        value.clear()


def an_event_keeps_its_secrets(walk: Walk) -> None:
    """Who may not know all is told the open fields only, under a key of its own."""
    say = walk.moments[0].state.vocabulary
    heard: list[Event] = [*walk.setup]
    for moment in walk.moments:
        heard += moment.events
    for event in heard:
        kind = type(event)
        fields = [name for name, _ in kind.FIELDS]
        assert set(kind.SECRET) <= set(fields)
        for seat in seats_and_nobody(walk.end):
            told = event.told(seat, say)
            assert through_json(told) == told
            if event.is_known_to(seat):
                assert list(told) == ["event", *fields]
                assert told["event"] == kind.KEY
            else:
                assert event.knowers != EVERYBODY
                assert list(told) == ["event", *[n for n in fields if n not in kind.SECRET]]
                assert told["event"] == f"{kind.KEY}-hidden"


def events_tell_no_more_than_views_show(walk: Walk) -> None:
    """Two worlds that look the same before and after a move must sound the same in between."""
    chance = walk.chance()
    for moment in walk.looked_at():
        after = walk.after(moment)
        for seat in range(moment.state.seats):
            twin = moment.state.determinize(seat, chance.getrandbits(60))
            if moment.answer not in twin.decision(moment.seat).options:
                continue
            heard: list[Event] = []
            twin.listener = heard.append
            twin.play(moment.seat, moment.answer)
            for listener in (seat, None):
                if twin.view(listener) == after.view(listener):
                    imagined = told_to(walk, listener, heard)
                    true = told_to(walk, listener, moment.events)
                    assert imagined == true, f"after {moment.answer} {listener} hears a difference"


def told_to(walk: Walk, seat: int | None, events: Iterable[Event]) -> list[dict[str, Any]]:
    say = walk.end.vocabulary
    told = [event.told(seat, say) for event in events]
    return [one for one in told if one["event"] not in walk.knobs.openly_shown]


def a_view_names_who_must_answer(walk: Walk) -> None:
    """Everybody learns who is asked; the options are shown to those who are."""
    for moment in walk.looked_at():
        decisions = {seat: (question, texts) for seat, question, texts in asked(moment.state)}
        for seat in seats_and_nobody(moment.state):
            view = moment.state.view(seat)
            assert view["deciding"] == list(moment.state.deciding)
            shown = view["decision"]
            assert shown is not None
            if seat in decisions:
                assert (shown["question"], shown["options"]) == decisions[seat]
            else:
                assert "options" not in shown
                assert "space" not in shown
    assert walk.end.view(None)["decision"] is None


LAWS = (
    nobody_looks_from_a_seat_that_is_not_there,
    who_has_answered_sees_the_own_answer,
    a_seat_cannot_tell_a_twin_from_the_truth,
    the_end_looks_the_same_to_all_twins,
    who_sees_everything_knows_what_each_seat_knows,
    a_spectator_knows_no_more_than_any_seat,
    a_twin_is_a_game_that_can_be,
    imagination_is_seeded,
    imagination_tells_nothing,
    imagination_deals_anew,
    nobody_sees_a_sealed_answer_or_a_pick,
    an_outlook_tells_no_more_than_the_view,
    a_view_is_small_plain_and_without_chance,
    views_are_built_anew,
    an_event_keeps_its_secrets,
    events_tell_no_more_than_views_show,
    a_view_names_who_must_answer,
)
