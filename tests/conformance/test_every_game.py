"""One conformance suite for every registered game, number of seats and option value.

A new game is covered as soon as `areopolis.game_ids()` names it; `knobs.py` says how closely. A run
plays a sample that rotates with the commit, `make test-all` everything.
"""

from typing import Any

import pytest

import areopolis
from areopolis.core.effect import BY_EITHER, BY_PLACE, BY_SEAT, BY_TABLE, GAME, WITHIN
from areopolis.core.errors import BadSetup
from areopolis.core.position import RECORDS
from areopolis.core.vocabulary import FLAG
from conformance.cases import Case, all_samples, cases_of, game
from conformance.laws import LAWS, Law
from conformance.walks import walk_of


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", all_samples(), ids=str)
def test_every_game_keeps_every_law(case: Case, law: Law) -> None:
    law(walk_of(case))


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_the_cases_cover_every_seat_count_and_option_value(name: str) -> None:
    cases = cases_of(name)

    assert {case.seats for case in cases} == set(game(name).seats)
    tried = {(option, repr(value)) for case in cases for option, value in case.options}
    for option, (default, allowed, words) in game(name).options().items():
        assert default == allowed[0]
        assert len(allowed) == len({repr(value) for value in allowed})
        assert words
        assert {(option, repr(value)) for value in allowed[1:]} <= tried


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_game_refuses_seats_seeds_and_options_that_it_does_not_have(name: str) -> None:
    made = game(name)
    seats = made.seats.start
    for wrong in (0, -1, made.seats.stop, 99):
        with pytest.raises(BadSetup):
            made.new(seats=wrong, seed=1)
    for wrong in (-1, 1 << 64):
        with pytest.raises(BadSetup):
            made.new(seats=seats, seed=wrong)
    with pytest.raises(BadSetup, match="xyzzy"):
        made.new(seats=seats, seed=1, options={"xyzzy": 1})
    for option in made.options():
        nothing_allowed: list[Any] = ["xyzzy", 12345, None, [], {}]
        for value in nothing_allowed:
            with pytest.raises(BadSetup, match=option):
                made.new(seats=seats, seed=1, options={option: value})


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_a_game_describes_itself(name: str) -> None:
    made = game(name)

    assert made.id == name
    assert made.seats.start >= 1
    assert made.seats.step == 1
    assert made.rules_version >= 1
    assert made.pack_header() is None
    for lists in (made.effects(), made.events(), made.action_kinds()):
        assert lists
        for key, kind in lists.items():
            assert key == kind.KEY
    assert len(set(made.questions())) == len(made.questions())


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_every_step_says_who_does_it_and_of_what_kinds_its_fields_are(name: str) -> None:
    """Positions are checked by this alone."""
    made = game(name)
    say = made.vocabulary
    known = {*say.names, *say.texts, *say.bounds, FLAG, *RECORDS}
    for effect in made.effects().values():
        assert effect.BY in (BY_TABLE, BY_SEAT, BY_PLACE, BY_EITHER), effect.KEY
        for field, kind in effect.FIELDS:
            assert kind.rstrip("*") in known, f"{effect.KEY}.{field}"
        assert {*effect.OPTIONAL} <= {field for field, _ in effect.FIELDS}, effect.KEY
        others = {key for key in effect.AFTER or () if (key,) != WITHIN}
        assert others <= set(made.effects()), effect.KEY


@pytest.mark.parametrize("name", areopolis.game_ids())
def test_the_last_step_of_the_setup_goes_on_to_the_end(name: str) -> None:
    *earlier, last = game(name).setup()

    assert last.LEVEL == GAME
    assert GAME not in [step.LEVEL for step in earlier]
