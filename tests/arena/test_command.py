"""`areopolis arena`: what it plays, keeps, shows and refuses."""

import errno
import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from areopolis.arena.results import read_job
from areopolis.cli.arena_figures import shortened
from kit.patience import patience, until

from .stable import GAME, figures, run, sentence, trickster

PACK = Path(__file__).parents[2] / "examples" / "mission-red-planet.toml"


def kept(path: Path) -> list[dict[str, Any]]:
    """Return what a file says, without the times, in the order of the games."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for line in lines:
        line.pop("times", None)
    return sorted(lines, key=lambda line: int(line.get("number", -1)))


def start(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "areopolis", "arena", *[str(one) for one in arguments]],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "AREOPOLIS_LANG": "en", "PYTHONWARNINGS": "error"},
        start_new_session=True,
    )


def lines_of(path: Path) -> int:
    """Return how many results are there."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


MANY = (GAME, "--players", "random,random,random", "--deals", 400, "--jobs", 2, "--seed", 3)


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_stopped_goes_on_to_the_same_results(
    tmp_path: Path, blow: signal.Signals
) -> None:
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    process = start(*MANY, "--out", stopped)
    until(lambda: lines_of(stopped) >= 20, lambda: lines_of(stopped))
    os.kill(process.pid, blow)
    out, err = process.communicate(timeout=patience())
    done = lines_of(stopped)
    assert 20 <= done < 401, "it was stopped in the middle"
    if blow == signal.SIGINT:
        assert process.returncode == 130
        assert "of 400 games; the same command goes on from there" in err
        assert "Traceback" not in out + err
    with stopped.open("ab") as file:
        file.write(b'{"number": 399, "sco')

    again = run(*MANY, "--out", stopped)
    run(*MANY, "--out", whole)

    assert again.exit_code == 0, again.output
    assert kept(stopped) == kept(whole)
    assert len(kept(whole)) == 401


def test_more_deals_and_the_seed_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    asked = (GAME, "--players", "random,newcomer", "--jobs", 1, "--out", path)
    first = figures(*asked, "--deals", 1)
    second = figures(*asked, "--deals", 2)
    third = figures(*asked, "--deals", 2)
    shown = figures(path)

    assert (first["games"], second["games"]) == (2, 4)
    assert first["seed"] == second["seed"]
    assert third == second == shown
    assert second["planned"] == 4


def test_fewer_deals_than_the_file_has_show_the_first(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    asked = (GAME, "--players", "random,newcomer", "--jobs", 1, "--out", path)
    first = figures(*asked, "--deals", 1)
    figures(*asked, "--deals", 2)

    assert figures(*asked, "--deals", 1) == first
    assert figures(path)["games"] == 4


def test_a_match_with_ratings_shares_and_times(tmp_path: Path) -> None:
    told = figures(GAME, "--players", "newcomer,random", "--deals", 4, "--jobs", 1, "--seed", 1)
    (table,) = told["tables"]

    assert (told["games"], table["games"], table["seats"]) == (8, 8, 2)
    assert {row["name"] for row in table["by_player"]} == {"newcomer", "random"}
    assert sum([row["wins"] for row in table["by_player"]]) == 8 - table["without_winner"]
    assert [row["name"] for row in table["by_seat"]] == ["0", "1"]
    for row in table["by_player"]:
        assert row["share_low"] <= row["share"] <= row["share_high"]
        assert row["fair_share"] == 0.5
        spent = row["milliseconds"]
        assert 0 < spent["median"] <= spent["p95"] <= spent["most"]
    assert {rating["player"] for rating in told["ratings"][GAME]} == {"newcomer", "random"}
    assert (told["faulty"], told["faults"], told["errors"]) == (0, [], [])


def test_a_round_robin_over_seats_and_options() -> None:
    told = figures(
        GAME, "--players", "random,newcomer", "--seats", "2,3", "-o", "pilot_place=1,2",
        "--deals", 1, "--jobs", 2, "--seed", 1,
    )  # fmt: skip

    shape = [(t["options"]["pilot_place"], t["seats"], t["games"]) for t in told["tables"]]
    # Two rotations of two; of three, two mixtures with three rotations each.
    assert shape == [(1, 2, 2), (1, 3, 6), (2, 2, 2), (2, 3, 6)]


def test_a_setting_that_is_named_twice_is_played_once() -> None:
    told = figures(
        f"{GAME},{GAME}", "--players", "random,newcomer", "--seats", "2,2", "-o", "pilot_place=1,1",
        "--deals", 1, "--jobs", 1, "--seed", 1,
    )  # fmt: skip

    assert [table["games"] for table in told["tables"]] == [2]


def test_a_file_of_results_may_have_any_name(tmp_path: Path) -> None:
    path = tmp_path / "results"
    played = figures(GAME, "--players", "random,newcomer", "--deals", 1, "--jobs", 1, "--out", path)

    assert figures(path) == played


def test_a_player_that_fails_is_told_of(tmp_path: Path) -> None:
    bad = trickster(tmp_path, "bad", "answer = 'fly'")
    result = run(GAME, "--players", f"{bad},random", "--deals", 1, "--jobs", 1)

    assert result.exit_code == 0
    assert "answers were replaced by a club player's" in result.stdout
    assert "not allowed: fly" in result.stdout.replace("\n", " ")


def test_the_report_calls_things_as_the_owners_pack_does(tmp_path: Path) -> None:
    pack, results, report = (tmp_path / name for name in ("own.toml", "own.jsonl", "own.html"))
    pack.write_text(re.sub(r'(?=id = "(M\d+)")', r'name = "Ours \1"\n', PACK.read_text("utf-8")))
    asked = (GAME, "--players", "random,random", "--deals", 2, "--jobs", 1, "--out", results)

    played = run(*asked, "--pack", pack, "--html", report)
    shown = run(results, "--pack", pack)
    other = run(results, "--pack", PACK)

    assert "Ours M" in played.stdout
    assert "Ours M" in report.read_text("utf-8")
    assert shown.stdout == played.stdout
    assert sentence(other).startswith(f"Error: {results}, line 1: pack is ")


class Page(HTMLParser):
    """Notes what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        values = [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        self.links += [value for value in values if not value.startswith("#")]


@pytest.mark.parametrize("language", ["en", "pl", "de", "el"])
def test_the_report_is_one_page_with_pictures(tmp_path: Path, language: str) -> None:
    results, report = tmp_path / "results.jsonl", tmp_path / "report.html"
    players = ("--players", f"{sys.executable},random")
    assert sentence(run(GAME, *players)).startswith("Error: there is no player")
    played = run(
        GAME, "--players", "newcomer,random", "--deals", 2, "--jobs", 1, "--out", results,
        "--html", report, "--lang", language,
    )  # fmt: skip
    page = Page()
    text = report.read_text("utf-8")
    page.feed(text)

    assert played.exit_code == 0, played.output
    assert page.tags.count("svg") == 5
    assert page.links == []
    assert f'<html lang="{language}">' in text
    assert "cli." not in text + played.stdout
    assert max([len(line) for line in played.stdout.splitlines()]) <= 80


def test_a_report_that_cannot_be_written_is_told_of_before_the_games(tmp_path: Path) -> None:
    report, results = tmp_path / "nowhere" / "report.html", tmp_path / "results.jsonl"
    asked = (GAME, "--players", "random,random", "--deals", 1, "--jobs", 1, "--out", results)

    said = sentence(run(*asked, "--html", report))

    assert said == f"Error: {report}: cannot be written: No such file or directory"
    assert not results.exists()


def test_a_report_that_cannot_be_written_costs_no_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    report = tmp_path / "report.html"
    told = run(GAME, "--players", "random,random", "--deals", 1, "--jobs", 1, "--html", report)

    assert told.exit_code == 2
    assert "1 of 1" in told.stdout
    assert told.stderr == f"Error: {report}: cannot be written: No space left on device\n"


def test_a_name_of_a_player_cannot_break_the_page(tmp_path: Path) -> None:
    bad = trickster(tmp_path, "bad", "answer = '<script>alert(1)</script>'")
    report = tmp_path / "report.html"
    run(GAME, "--players", f"{bad} '<b>',random", "--deals", 1, "--jobs", 1, "--html", report)
    text = report.read_text("utf-8")

    assert "<script" not in text
    assert "&lt;script" in text
    assert "<b>" not in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "-p", "random"], "Error: there is no game 'chess'; known games: "),
        ([GAME], "Error: say who plays with --players; known players: random, greedy, newcomer,"),
        ([GAME, "-p", "random,mum"], "Error: there is no player mum; known players: random, "),
        (
            [GAME, "-p", "random,process:no-such-program"],
            "Error: the player process:no-such-program cannot be used: no program",
        ),
        ([GAME, "-p", "random"], f"Error: {GAME} is played by 2 to 6 seats, not by 1"),
        ([GAME, "-p", "random,random", "--seats", "9"], f"Error: {GAME} is played by 2 to 6"),
        ([GAME, "-p", "random,random", "--deals", "0"], "Error: --deals must be from 1 to"),
        ([GAME, "-p", "random,random", "--limit", "0"], "Error: --limit must be from 0.01 to 3600"),
        ([GAME, "-p", "random,random", "--limit", "x"], "Error: --limit must be from 0.01 to 3600"),
        ([GAME, "-p", "random,random", "--on", "moon"], "Error: --on must be processes or ray"),
        ([GAME, "-p", "random,random", "-o", "dice=6"], f"Error: {GAME} has no option dice"),
        ([GAME, "-p", "random,random", "-o", "pilot_place=1,9"], "Error: option pilot_place "),
        (
            ["martians", "-p", "random,random", "-o", "mode=solo"],
            "Error: with 2 at the table option mode cannot be solo; allowed: auto, koop1, rw2, rw3",
        ),
        ([GAME, "-p", "random,random", "--seats", ","], "Error: --seats must be a whole number"),
        ([GAME, "-p", "random,random", "--seats", "2,"], "Error: --seats must be a whole number"),
        (["x" * 300, "-p", "random,random"], "Error: there is no game 'xxx"),
        (["no-such-file.jsonl"], "Error: no-such-file.jsonl cannot be read: "),
        ([GAME, "-p", "random,random", "--out", "/nowhere/x.jsonl"], "Error: /nowhere/x.jsonl"),
    ],
)
def test_what_is_wrong_is_one_sentence(arguments: list[str], said: str) -> None:
    assert sentence(run(*arguments)).startswith(said)


def test_a_file_that_cannot_go_on_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    # Two players may both lose; of three somebody always wins.
    players = "random,random,random"
    asked = (GAME, "--players", players, "--deals", 2, "--jobs", 1, "--out", path)
    assert run(*asked).exit_code == 0
    good = path.read_bytes()
    version = read_job(good)[0].settings[0].rules_version

    path.write_bytes(good.replace(b'"rules_version": %d' % version, b'"rules_version": 99'))
    for refused in (run(*asked), run(path)):
        assert sentence(refused) == (
            f"Error: {path}, line 1: rules_version is 99, this run has {version}"
        )

    path.write_bytes(good.replace(b'"winners":[', b'"winners":["me",', 1))
    for refused in (run(*asked), run(path)):
        assert sentence(refused).startswith(f"Error: {path}, line 2: broken: ")

    path.write_bytes(good)
    assert sentence(run(*asked, "--seed", 12345)).startswith(f"Error: {path}, line 1: seed is ")
    assert path.read_bytes() == good


def test_long_names_are_cut_where_they_are_alike() -> None:
    one, other = (f"process:python players/of/somebody/{name}.py" for name in ("fast", "slow"))

    assert shortened(one, 28) != shortened(other, 28)
    assert len(shortened(one, 28)) == 28
    assert shortened("club", 28) == "club"
