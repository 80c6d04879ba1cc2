"""Games: options, setup, packs, outcomes."""

from typing import Any

import pytest

from areopolis.core.errors import MESSAGES, BadSetup, IllegalAction, RulesError
from areopolis.core.outcome import Outcome, ranks_by
from areopolis.core.pack import Pack, Reconstructed
from core.tables import TOY, play_on, table


def test_options_have_a_default_and_allowed_values() -> None:
    default, allowed, words = TOY.options()["price"]

    assert (default, allowed, words) == (5, (5, 0, 4), "option.price")
    assert TOY.options()["gems"].default is True
    assert TOY.options()["gems"].allowed == (True, False)
    assert TOY.check_options(None) == {"price": 5, "gems": True}
    assert TOY.check_options({"gems": False}) == {"price": 5, "gems": False}


@pytest.mark.parametrize(
    ("seats", "seed", "options", "key"),
    [
        (1, 0, None, "bad-seats"),
        (5, 0, None, "bad-seats"),
        (True, 0, None, "bad-seats"),
        ("2", 0, None, "bad-seats"),
        (2.0, 0, None, "bad-seats"),
        (2, -1, None, "bad-seed"),
        (2, 1 << 64, None, "bad-seed"),
        (2, "x", None, "bad-seed"),
        (2, True, None, "bad-seed"),
        (2, 0, {"tax": 1}, "unknown-option"),
        (2, 0, {"price": 6}, "bad-option"),
        (2, 0, {"price": False}, "bad-option"),
        (2, 0, {"price": 0.0}, "bad-option"),
        (2, 0, {"gems": 1}, "bad-option"),
        (2, 0, {"gems": []}, "bad-option"),
        (2, 0, ["price"], "wrong-type"),
    ],
)
def test_a_wrong_setup_says_what_is_wrong(seats: Any, seed: Any, options: Any, key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        TOY.new(seats, seed, options)

    assert caught.value.key == key


def test_the_same_seed_deals_the_same_game() -> None:
    assert table(seed=5).key() == table(seed=5).key()
    assert table(seed=5).key() != table(seed=6).key()


def test_the_listener_hears_the_setup_and_changes_nothing() -> None:
    heard: list[str] = []
    state = TOY.new(3, 5, None, lambda event: heard.append(type(event).KEY))

    assert heard == ["dealt"] * 3
    silent = TOY.new(3, 5)
    play_on(state, 100)
    play_on(silent, 100)
    assert state.key() == silent.key()


def test_the_end_of_a_game() -> None:
    state = table(seats=4, seed=2)
    while not state.over:
        assert state.outcome is None
        assert state.deciding
        play_on(state, 1)

    assert list(state.deciding) == []
    outcome = state.outcome
    assert outcome is not None
    assert outcome.scores == tuple(sum(points.values()) for points in outcome.breakdown)
    assert outcome.to_dict() == {
        "ranks": list(outcome.ranks),
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "breakdown": [dict(points) for points in outcome.breakdown],
        "reason": "last-round",
        "shared": False,
        "goal": None,
        "others": {},
        "other_scores": {},
    }


def test_equal_results_share_a_rank() -> None:
    assert ranks_by([(3,), (5,), (3,), (1,)]) == (2, 1, 2, 4)
    assert ranks_by([(3, 1), (3, 2)]) == (2, 1)
    assert Outcome((1, 1), (0, 1), ({"a": 1}, {"a": 3, "b": -2}), "x").scores == (1, 1)


def test_the_hash_of_a_pack_is_that_of_its_content() -> None:
    data = {"format": "x/1", "cards": [{"id": "a", "cost": 3}]}
    swapped = {"cards": [{"cost": 3, "id": "a"}], "format": "x/1"}
    changed = {"format": "x/1", "cards": [{"id": "a", "cost": 4}]}

    assert Pack("one", data).digest == Pack("other", swapped).digest
    assert Pack("one", data).digest != Pack("one", changed).digest
    assert Pack("one", data).header() == {"name": "one", "hash": Pack("one", data).digest}
    assert len(Pack("one", data).digest) == 16


def test_a_reconstructed_fact_shows_itself() -> None:
    assert repr(Reconstructed("ship", "S01", "capacity")) == "<Reconstructed ship S01: capacity>"


def test_an_error_is_a_key_and_an_english_sentence() -> None:
    error = RulesError("bad-option", {"option": "price", "value": 6, "allowed": "5, 0"})

    assert str(error) == "option price cannot be 6; allowed: 5, 0"
    assert (error.key, error.values["value"]) == ("bad-option", 6)
    assert all(MESSAGES.values())


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_only_seats_can_imagine(seat: int) -> None:
    with pytest.raises(RulesError):
        table().determinize(seat, 1)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_only_seats_and_spectators_have_a_view(seat: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        table().view(seat)

    assert caught.value.key == "no-such-seat"
    assert table().view(None)["seat"] is None
