"""Encodings: complete, stable, within their bounds, and blind for what a seat cannot know."""

from __future__ import annotations

import pytest

import areopolis
from areopolis import envs
from areopolis.core.action import DONE
from areopolis.core.decision import Decision
from areopolis.core.errors import IllegalAction
from areopolis.core.space import Pay
from areopolis.envs.encodings.codes import WAIT, WAIT_NAME
from areopolis.envs.encodings.plain import PlainEncoding
from areopolis.envs.run import Run
from envs.worlds import GAMES, TABLES, goofspiel, walks
from kit.wandering import wander

# A changed encoding gets a new version: what was learned with the old one does not fit any more.
DIGESTS = {
    ("martians", 1): "e0bdf350779250b8",
    ("on-mars", 2): "e0308caa67a01eb8",
    ("mission-red-planet", 2): "b636ce8d616c070b",
    ("terraforming-mars", 2): "0196e29dda7cf750",
}


@pytest.mark.parametrize("name", GAMES)
def test_an_encoding_changes_only_with_its_version(name: str) -> None:
    found = envs.catalogue(name)

    assert found["digest"] == DIGESTS[name, found["encoding_version"]]


@pytest.mark.parametrize("name", GAMES)
def test_every_action_of_the_vocabulary_has_one_integer(name: str) -> None:
    game = areopolis.game(name)
    names = envs.catalogue(name)["actions"]

    assert names[WAIT] == WAIT_NAME
    assert names[1] == DONE.text
    assert len(set(names)) == len(names)
    assert set(game.vocabulary.actions) <= set(names)


@pytest.mark.parametrize("name", GAMES)
def test_pieces_lie_behind_each_other_and_have_names_of_their_own(name: str) -> None:
    found = envs.catalogue(name)
    end = 0
    for piece in found["pieces"]:
        size = 1
        for length in piece["shape"]:
            size *= length
        assert piece["start"] == end
        assert len(piece["axes"]) == len(piece["shape"])
        assert piece["least"] < piece["most"]
        end += size

        assert [len(found["axes"][axis]) for axis in piece["axes"]] == piece["shape"]
    assert end == found["size"]
    assert len({piece["name"] for piece in found["pieces"]}) == len(found["pieces"])


@pytest.mark.parametrize("name", GAMES)
def test_every_place_has_a_name_of_its_own(name: str) -> None:
    game = areopolis.game(name)
    found = envs.catalogue(name)

    assert found["axes"]["question"] == list(game.questions())
    assert found["axes"]["option"] == list(found["options"])
    assert found["axes"].get("card", []) == list(game.vocabulary.names["card"])
    assert found["axes"]["actor"] == list(game.vocabulary.names["seat"])
    for names in found["axes"].values():
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", GAMES)
def test_the_digest_notices_every_order(name: str) -> None:
    """What was learned with one order does not fit another, though all shapes are the same."""
    plain = envs.encoding(areopolis.game(name))
    before = plain.digest()
    for axis, names in plain.layout.axes.items():
        changed = envs.encoding(areopolis.game(name))
        changed.layout.axes[axis] = names[::-1]
        assert (changed.digest() != before) == (len(names) > 1), axis
    changed = envs.encoding(areopolis.game(name))
    changed.option_values = tuple([allowed[::-1] for allowed in changed.option_values])

    assert changed.digest() != before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_numbers_of_a_step_are_those_of_its_named_fields(name: str, seats: int) -> None:
    steps = envs.catalogue(name)["steps"]
    for state in walks(name, seats):
        if state.stack:
            effect, _ = state.stack[-1]
            written = [value for value in effect.values() if isinstance(value, int)][:4]
            named = [getattr(effect, field) for field in steps.get(type(effect).KEY, {})]
            assert named == written


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_options_and_integers_are_one_to_one(name: str, seats: int) -> None:
    codes = Run(name, seats).codes
    for state in walks(name, seats):
        for seat in state.deciding:
            decision = state.decision(seat)
            legal = codes.legal(decision)
            assert len(set(legal)) == len(legal)
            assert WAIT not in legal
            assert codes.whole not in legal or len(legal) == 1
            assert [codes.option(decision, code) for code in legal] == list(decision.options)
            marked = bytearray(len(codes.names) + 5)
            codes.mark(decision, marked, 5)
            assert [code for code, mark in enumerate(marked[5:]) if mark] == sorted(legal)
            assert not any(marked[:5])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_mask_is_the_decision_and_the_numbers_keep_their_bounds(name: str, seats: int) -> None:
    run = Run(name, seats)
    least, most = run.bounds()
    for state in walks(name, seats):
        run.state = state
        for seat in range(seats):
            mask = run.mask(seat)
            if seat in state.deciding:
                assert sorted(mask.nonzero()[0]) == sorted(run.codes.legal(state.decision(seat)))
            else:
                assert list(mask.nonzero()[0]) == [WAIT]
        seen = run.observe(state.moves % seats)
        assert (seen >= least).all()
        assert (seen <= most).all()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_states_that_look_the_same_give_the_same_observation(name: str, seats: int) -> None:
    run = Run(name, seats)
    for number, state in enumerate(walks(name, seats)):
        seat = number % seats
        if number % 3 == 0:
            run.state = state
            own = run.observe(seat)
            run.state = state.determinize(seat, number)
            assert (run.observe(seat) == own).all()


@pytest.mark.parametrize("name", GAMES)
def test_observations_tell_different_knowledge_apart(name: str) -> None:
    """Decisions that differ in what the seat is shown differ in their observation too."""
    run = Run(name)
    met: dict[bytes, str] = {}
    for state in walks(name, run.seats):
        for seat in state.deciding:
            run.state = state
            shown = state.view(seat)
            decision = shown["decision"]
            told = repr((seat, decision["question"], decision["options"], shown["players"][seat]))
            assert met.setdefault(run.observe(seat).tobytes(), told) == told


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_integer_is_refused_and_nothing_changes(name: str) -> None:
    run = Run(name)
    run.begin(3)
    before = run.state.key()
    seat = run.state.deciding[0]
    legal = run.codes.legal(run.state.decision(seat))
    for code in (WAIT, -1, run.actions, next(n for n in range(1, run.actions) if n not in legal)):
        with pytest.raises(IllegalAction):
            run.step(seat, code)

    assert run.state.key() == before


def test_a_game_without_an_encoding_of_its_own_has_a_plain_one() -> None:
    run = Run(goofspiel(), 3)
    least, most = run.bounds()
    pieces = {piece.name: piece.start for piece in run.encoding.layout.pieces}
    for seed in range(5):
        for state in wander(run.game.new(3, seed), seed):
            run.state = state
            for seat in range(3):
                seen = run.observe(seat)
                assert (seen >= least).all()
                assert (seen <= most).all()
                legal = seen[pieces["legal"] : pieces["legal"] + run.actions]
                if seat in state.deciding:
                    assert (legal == run.mask(seat)).all()
                else:
                    assert not legal.any()
                assert (run.observe_in(state.determinize(seat, seed), seat) == seen).all()
        assert state.outcome is not None
        assert list(seen[pieces["scores"] :][:3]) == list(state.outcome.scores)
        assert [n for n in range(3) if seen[pieces["won"] + n]] == list(state.outcome.winners)


def test_the_plain_encoding_tells_all_picks_apart_where_kinds_share_names() -> None:
    """Seats are called like colours here, and several zones are picked at once."""
    found = PlainEncoding(areopolis.game("mission-red-planet"))
    for state in walks("mission-red-planet", 2):
        for seat in state.deciding:
            legal = found.codes.legal(state.decision(seat))
            assert len(set(legal)) == len(legal)


def test_a_game_whose_picks_nobody_named_needs_an_encoding_of_its_own() -> None:
    space = Pay(5, ("gold", "silver"), (9, 9), (1, 1))
    decision = Decision(0, "bid", space.picks(()), space)

    codes = envs.encoding(goofspiel()).codes
    with pytest.raises(LookupError, match=r"pick 0 silver.*encoding of its own"):
        codes.legal(decision)
    with pytest.raises(LookupError, match=r"pick 0 silver.*encoding of its own"):
        codes.mark(decision, bytearray(len(codes.names)), 0)


def test_the_digest_notices_that_questions_changed_places(monkeypatch: pytest.MonkeyPatch) -> None:
    digests = set()
    for questions in (("bid", "pass"), ("pass", "bid")):
        game = goofspiel()
        monkeypatch.setattr(type(game), "questions", lambda self, asked=questions: asked)
        digests.add(envs.encoding(game).digest())

    assert len(digests) == 2
