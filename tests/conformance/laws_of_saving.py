"""What holds for positions and records (ARCHITECTURE, sections 2 and 7; law 14)."""

from __future__ import annotations

import json
from typing import Any

from areopolis.core.state import State
from conformance.walks import Moment, Walk, play_out


def through_json(document: dict[str, Any]) -> Any:
    """Return *document* as it comes back from a file."""
    return json.loads(json.dumps(document, allow_nan=False))


def size(document: dict[str, Any]) -> int:
    """Return the bytes of *document* as compact JSON."""
    return len(json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode())


def asked(state: State) -> list[tuple[int, str, list[str]]]:
    """Return who is asked what, with which options."""
    decisions = [state.decision(seat) for seat in state.deciding]
    return [(d.seat, d.question, [str(option) for option in d.options]) for d in decisions]


def a_saved_position_goes_on_alike(walk: Walk) -> None:
    """At every decision, in the middle of joint answers and picks too."""
    for moment in walk.looked_at():
        document = moment.state.to_dict()
        written = through_json(document)
        loaded = walk.game.from_dict(written)

        assert written == document
        assert loaded.key() == moment.key
        assert asked(loaded) == asked(moment.state)
        assert loaded.view(moment.seat) == moment.state.view(moment.seat)
        last = go_on(walk, loaded, moment, walk.knobs.horizon)
        assert loaded.key() == walk.key_after(last)


def go_on(walk: Walk, state: State, moment: Moment, most: int) -> Moment:
    """Give the next answers of the walk to *state*; return the last moment whose answer it was."""
    last = moment
    for last in walk.moments[moment.number : moment.number + most]:
        state.play(last.seat, last.answer)
    return last


def a_saved_position_reaches_the_same_end(walk: Walk) -> None:
    for moment in walk.spread(4):
        loaded = walk.game.from_dict(through_json(moment.state.to_dict()))
        go_on(walk, loaded, moment, len(walk.moments))
        assert loaded.key() == walk.end_key


def a_record_replays(walk: Walk) -> None:
    """At some moments and the end; always in the middle of joint answers and of picks."""
    moments = walk.spread(5)
    moments += first_that([m for m in walk.moments if any(m.state.picked)])
    moments += first_that([m for m in walk.moments if any(m.state.sealed)])
    for state in [*[moment.state for moment in moments], walk.end]:
        record = through_json(state.record())
        replayed = walk.game.replay(record)

        assert replayed.key() == state.key() == record["end"]
        assert replayed.record() == record
        assert asked(replayed) == asked(state)
        assert walk.game.load(through_json(state.record(snapshot=True))).key() == state.key()


def first_that(moments: list[Moment]) -> list[Moment]:
    return moments[:1]


def a_loaded_game_is_saved_with_its_start(walk: Walk) -> None:
    for moment in walk.spread(4):
        loaded = walk.game.from_dict(through_json(moment.state.to_dict()))
        go_on(walk, loaded, moment, walk.knobs.horizon)
        record = through_json(loaded.record())

        assert "seed" not in record
        assert walk.game.replay(record).key() == loaded.key()


def a_save_is_small(walk: Walk) -> None:
    assert size(walk.end.record()) <= walk.knobs.record_bytes


def the_same_choices_make_the_same_game(walk: Walk) -> None:
    """With or without a listener; and another seed deals another game."""
    first = walk.moments[0].state
    again = walk.game.new(first.seats, walk.seed, walk.options)
    for moment in walk.moments:
        again.play(moment.seat, moment.answer)
    assert again.key() == walk.end_key
    assert walk.game.new(first.seats, walk.seed ^ 1, walk.options).key() != first.key()


def an_imagined_game_is_saved_too(walk: Walk) -> None:
    chance = walk.chance()
    for moment in walk.spread(3):
        twin = moment.state.determinize(moment.seat, 7)
        play_out(twin, chance, walk.knobs.horizon)
        assert walk.game.replay(through_json(twin.record())).key() == twin.key()


LAWS = (
    a_saved_position_goes_on_alike,
    a_saved_position_reaches_the_same_end,
    a_record_replays,
    a_loaded_game_is_saved_with_its_start,
    a_save_is_small,
    the_same_choices_make_the_same_game,
    an_imagined_game_is_saved_too,
)
