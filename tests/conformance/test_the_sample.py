"""What a run leaves out, and that it is never the same for long."""

import subprocess
from pathlib import Path

import pytest

import areopolis
from conformance.cases import cases_of, game, moments_of, sample_of
from conformance.knobs import knobs_of
from kit import sampling

GAMES = areopolis.game_ids()


def draw(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.setenv(sampling.VARIABLE, word)


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_has_every_number_of_seats_with_the_default_options_and_with_others(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for word in ("one", "two", "three"):
        draw(monkeypatch, word)
        sample = sample_of(name)
        everything = set(cases_of(name))

        assert set(sample) < everything
        for others in (False, True):
            found = [c.seats for c in sample if (c.options != knobs_of(name).usual) is others]
            assert found == list(game(name).seats)


@pytest.mark.parametrize("name", GAMES)
def test_in_the_long_run_nothing_is_left_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = set()
    for number in range(200):
        draw(monkeypatch, f"commit {number}")
        played |= set(sample_of(name))

    assert played == set(cases_of(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_keeps_to_the_budget_of_its_game(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw(monkeypatch, "a word")

    assert 0 < sum([moments_of(case) for case in sample_of(name)]) <= knobs_of(name).budget


@pytest.mark.parametrize("name", GAMES)
def test_everything_is_everything(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    draw(monkeypatch, sampling.ALL)

    assert sample_of(name) == cases_of(name)
    assert {moments_of(case) for case in cases_of(name)} == {
        knobs_of(name).moments,
        knobs_of(name).varied_moments,
    }


def test_the_same_word_draws_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    for word in ("one", "two", "one"):
        draw(monkeypatch, word)
        drawn.append(sampling.some(range(1000), 10, "numbers"))

    assert drawn[0] == drawn[2] != drawn[1]
    assert drawn[0] == sorted(drawn[0])


def test_tests_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for word in "abcdefgh":
        draw(monkeypatch, word)
        (one,), (other,) = sampling.turns(["desk", "phone"], "games")
        assert {one, other} == {"desk", "phone"}
        found.add(one)
    draw(monkeypatch, sampling.ALL)

    assert found == {"desk", "phone"}
    assert sampling.turns(["desk", "phone"], "games") == [["desk", "phone"]] * 2


def test_without_a_word_it_is_that_of_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(sampling.VARIABLE)

    assert sampling.word() == sampling.commit() != ""


def test_a_commit_of_documents_alone_plays_what_the_one_before_it_has_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sampling, "ROOT", tmp_path)
    words = [
        committed(tmp_path, path) for path in ("rules.py", "docs/page.md", "README.md", "a.py")
    ]

    assert sampling.NO_COMMIT not in words
    assert words[0] == words[1] == words[2] != words[3]


def committed(folder: Path, path: str) -> str:
    """Return what draws the samples after a commit that writes *path*."""
    (folder / path).parent.mkdir(exist_ok=True)
    (folder / path).write_text(path)
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for command in (["init", "--quiet"], ["add", "."], [*who, "commit", "--quiet", "-m", path]):
        subprocess.run(["git", *command], cwd=folder, check=True)
    return sampling.commit.__wrapped__()
