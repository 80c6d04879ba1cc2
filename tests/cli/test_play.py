"""Playing at the terminal, driven by typed lines."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import areopolis
from arena.stable import ANSWERING, script, trickster
from areopolis.catalogues import words
from areopolis.core.rng import WORD
from kit.mission_red_planet import Scene, Y, scene

from .conftest import Run, wandered

GAME = "mission-red-planet"
# Enough numbers to answer every question of a game: those that are not offered are asked again.
ANY = "".join([f"{number}\n" for number in range(1, 10)]) * 60


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def position(made: Scene) -> dict[str, Any]:
    return made.build().to_dict()


@pytest.mark.parametrize(
    ("language", "title", "ending"),
    [
        ("en", "Final scores", "Save the game?"),
        ("pl", "Wyniki końcowe", "Zapisać grę?"),
        ("de", "Endstand", "Spiel speichern?"),
        ("el", "Τελική βαθμολογία", "Να αποθηκευτεί το παιχνίδι;"),
    ],
)
def test_a_whole_game_can_be_played_in_every_language(
    run: Run, language: str, title: str, ending: str
) -> None:
    result = run("play", GAME, "--seed", 3, "--lang", language, typed=ANY)

    assert result.exit_code == 0
    assert title in result.stdout
    assert ending in result.stdout
    assert "cli." not in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_every_number_of_seats_can_be_played(run: Run, seats: int) -> None:
    result = run("play", GAME, "--seats", seats, "--seed", 8, "--people", "1,2", typed="\n" + ANY)

    assert result.exit_code == 0
    assert "Final scores" in result.stdout


@pytest.mark.parametrize("game", areopolis.game_ids())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_game_on_the_shelf_has_a_usable_table(run: Run, game: str, language: str) -> None:
    typed = "1\n0\n2\n3\n1\n0\n" * 12
    result = run("play", game, "--seed", 6, "--seats", 2, "--lang", language, typed=typed)

    assert result.exit_code == 1
    assert result.stdout.count(areopolis_title(game, language)) > 5
    assert "cli." not in result.stdout
    assert max([cell_len(line) for line in result.stdout.splitlines()]) <= 80


def areopolis_title(game: str, language: str) -> str:
    return words(game, language).text("title")


@pytest.mark.parametrize("columns", [60, 80, 100, 135, 136, 200])
@pytest.mark.parametrize("language", ["en", "el"])
def test_the_table_keeps_to_the_width_of_the_terminal(
    run: Run, columns: int, language: str
) -> None:
    typed = ANY[:60]
    result = run(
        "play", GAME, "--seed", 4, "--seats", 6, "--lang", language,
        typed=typed, COLUMNS=str(columns),
    )  # fmt: skip

    widest = max([cell_len(line) for line in result.stdout.splitlines()])
    assert widest <= columns


def test_without_colour_there_is_no_escape_code(run: Run) -> None:
    assert "\x1b" not in run("play", GAME, "--seed", 4, typed=ANY[:40]).stdout


def test_with_colour_the_letters_stay(run: Run) -> None:
    colourful = {"FORCE_COLOR": "1", "NO_COLOR": "", "TERM": "xterm-256color"}
    result = run("play", GAME, "--seed", 4, typed="1\n", **colourful)

    assert "\x1b[1;" in result.stdout
    assert "Y" in result.stdout


def test_the_same_seed_gives_the_same_table(run: Run) -> None:
    one, other = (run("play", GAME, "--seed", 7, typed=ANY[:100]).stdout for _ in range(2))

    assert one == other


def test_without_a_seed_games_differ(run: Run) -> None:
    one, other = (run("play", GAME, "--people", 0).stdout for _ in range(2))

    assert one != other


def test_random_players_can_be_watched(run: Run) -> None:
    result = run("play", GAME, "--seed", 7, "--people", 0)

    assert result.exit_code == 0
    assert "Round 10 begins." in result.stdout
    assert "Final scores" in result.stdout
    assert "keeps the mission" not in result.stdout


def test_the_end_of_the_input_ends_the_game(run: Run) -> None:
    result = run("play", GAME, "--seed", 7, typed="1\n")

    assert result.exit_code == 1
    assert result.stdout.endswith("The input has ended; nothing was saved.\n")


def test_whoever_leaves_is_asked_whether_to_save(run: Run, tmp_path: Path) -> None:
    result = run("play", GAME, "--seed", 7, typed="q\n\n")

    assert result.exit_code == 0
    assert "Save the game?" in result.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    first = run("play", GAME, "--seed", 7, typed="1\n7\ns mine.json\nq\n\n")
    again = run("play", "--resume", "mine.json", typed="q\n\n")

    assert "Saved in mine.json" in first.stdout
    document = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert areopolis.game(GAME).replay(document).moves == len(document["moves"]) > 4
    last_page = first.stdout.rpartition("Mission: Red Planet")[2].partition("What happened")[0]
    assert last_page in again.stdout


def test_saving_asks_for_a_name_and_before_it_overwrites(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("precious")

    result = run("play", GAME, "--seed", 7, typed="s\nold.json\nno\ns old.json\nyes\nq\n\n")

    assert result.stdout.count("old.json exists. Overwrite it?") == 2
    assert result.stdout.count("Saved in old.json") == 1
    assert (tmp_path / "old.json").read_text("utf-8") != "precious"


def test_a_game_that_cannot_be_saved_goes_on(run: Run) -> None:
    result = run("play", GAME, "--seed", 7, typed="s no/such/folder.json\nq\n\n")

    assert result.exit_code == 0
    assert "no/such/folder.json: cannot be written" in result.stdout


def test_an_answer_can_be_taken_back(run: Run, saved: Callable[..., Path]) -> None:
    made = scene(3).dock(1, "HE", 4).dock(2, "AU", 4).resolving(Y, 7)
    result = run("play", "--resume", saved(position(made)), typed="2\nu\n1\nq\n\n")

    pages = result.stdout.split("Mission: Red Planet")[1:]
    assert ["HE Y · · · 1/4" in page for page in pages] == [False, False, False, True]
    assert "AU Y · · · 1/4" in pages[1]
    assert "AU · · · · 0/4" in pages[2]
    assert "Taken back." in pages[2]


def test_what_was_revealed_cannot_be_taken_back(run: Run) -> None:
    result = run("play", GAME, "--seed", 7, typed="1\nu\nq\n\n")

    assert "That cannot be taken back" in result.stdout


def test_a_forced_answer_is_played_and_noted(run: Run, saved: Callable[..., Path]) -> None:
    made = scene(3).dock(1, "HE", 4).resolving(Y, 5).rest_of_round()
    path = saved(position(made))

    noted = run("play", "--resume", path, typed="q\n\n").stdout
    asked = run("play", "--resume", path, "--ask-forced", typed="q\n\n").stdout

    assert "Only one answer was possible: Board the ship in dock 1" in noted
    assert "Only one answer was possible: Destroy the ship in dock 1" in noted
    assert "Which docked ship does your astronaut board?" in asked


def test_numbers_are_those_of_docks_and_characters(run: Run, saved: Callable[..., Path]) -> None:
    made = scene(3).dock(2, "HE", 4).dock(3, "AU", 4).resolving(Y, 9).rest_of_round()
    result = run("play", "--resume", saved(position(made)), typed="1\n3\nq\n\n")

    assert "  2 Board the ship in dock 2" in result.stdout
    assert "There is no answer number 1." in result.stdout
    assert "Yellow: 1 astronaut boards ship S11 (Ausonia) in dock 3." in result.stdout


@pytest.mark.parametrize("typed", ["place dock 2", "PLACE DOCK 2", "pl d 2", "2"])
def test_answers_may_be_notation_in_full_or_short(
    run: Run, saved: Callable[..., Path], typed: str
) -> None:
    made = scene(3).dock(1, "HE", 4).dock(2, "AU", 4).resolving(Y, 7)
    result = run("play", "--resume", saved(position(made)), typed=f"{typed}\nq\n\n")

    assert "Yellow: 1 astronaut boards ship S11 (Ausonia) in dock 2." in result.stdout


def transfer() -> dict[str, Any]:
    return position(scene(3).zone("PH", "Y3").then("transfer-from-moon", by=Y, most=3))


@pytest.mark.parametrize("typed", ["transfer HE HE SM", "5 5 8", "5\n5\n8"])
def test_a_composite_answer_may_be_whole_or_in_picks(
    run: Run, saved: Callable[..., Path], typed: str
) -> None:
    result = run("play", "--resume", saved(transfer()), typed=f"{typed}\n\n")

    assert result.exit_code == 0
    assert "several numbers at once, or in words: transfer" in result.stdout
    assert result.stdout.count("Yellow: an astronaut moves from Phobos to Hellas.") == 2
    assert "Yellow: an astronaut moves from Phobos to Syrtis Major." in result.stdout


def test_the_picks_so_far_are_shown_and_can_be_taken_back(
    run: Run, saved: Callable[..., Path]
) -> None:
    result = run("play", "--resume", saved(transfer()), typed="5\nu\nq\n\n")

    assert "So far: Hellas" in result.stdout
    assert "Taken back." in result.stdout


def test_long_lists_are_offered_in_two_steps(run: Run, saved: Callable[..., Path]) -> None:
    made = scene(3).dock(1, "HE", 4).dock(2, "AU", 4, "YB").dock(3, "MT", 3)
    path = saved(position(made.then("redirect-ship", by=Y)))

    result = run("play", "--resume", path, typed="2\nb\n2\n10\n\n")

    assert "AU Ausonia  AU Y B · · 2/4  … 10" in result.stdout
    assert result.stdout.count("b back to the whole list") == 2
    assert "Yellow sends ship S11 (Ausonia) to Phobos." in result.stdout


def test_help_lists_what_can_be_typed(run: Run) -> None:
    result = run("play", GAME, "--seed", 7, typed="?\nq\n\n")

    assert "take the last answer back" in result.stdout


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("? HE", "Hellas (zone, HE)"),
        ("? hellas", "Adjacent zones: Tritonis Sinus."),
        ("? PH", "Adjacent to no zone."),
        ("?soldier", "Soldier (character, soldier)  Place 1 astronaut"),
        ("? M06", "Lunar Command (card, M06)"),
        ("? cave", "Cave-in (card, D05)"),
        ("? kill green in VM", "That is not what is being asked now."),
        ("? place dock 1", "That is possible now."),
        ("? place dock 3", "No ship is docked there."),
        ("? place dock 6", "There is no such dock."),
        ("? 2", "place dock 2"),
        ("? sing", "'sing' is no action of mission-red-planet"),
        ("place dock 3", "No ship is docked there."),
    ],
)
def test_a_question_mark_explains(
    run: Run, saved: Callable[..., Path], asked: str, told: str
) -> None:
    made = scene(3).dock(1, "HE", 4).dock(2, "AU", 4).resolving(Y, 7)
    result = run("play", "--resume", saved(position(made)), typed=f"{asked}\nq\n\n", COLUMNS="200")

    assert told in result.stdout


def test_the_log_and_the_table_can_be_shown_again(run: Run) -> None:
    result = run("play", GAME, "--seed", 7, typed="l\nt\nq\n\n")

    assert result.stdout.count("Which mission do you keep?") == 3
    assert result.stdout.count("╭─ Docks") == 2


def test_people_do_not_see_each_others_secrets(run: Run) -> None:
    state = areopolis.game(GAME).new(seats=3, seed=11)
    speaker_names = {
        seat: [option.text.split()[1] for option in state.decision(seat).options] for seat in (0, 1)
    }
    result = run("play", GAME, "--seats", 3, "--seed", 11, "--people", 2, typed="\n1\n\n")

    _, yellow, blue = result.stdout.split("Pass the screen to")
    names = {card: title(card) for cards in speaker_names.values() for card in cards}
    assert all(names[card] in yellow for card in speaker_names[0])
    assert all(names[card] in blue for card in speaker_names[1])
    assert not any(names[card] in blue for card in speaker_names[0])
    assert not any(names[card] in yellow for card in speaker_names[1])


def title(card: str) -> str:
    return words(GAME, "en").text(f"card.{card}")


def test_a_forced_secret_is_not_told_to_the_next_person(
    run: Run, saved: Callable[..., Path]
) -> None:
    made = (
        scene(3).played(Y, 8, 7, 6, 5, 4, 3, 2, 1).holds(0, "M01").holds(1, "M02").holds(2, "M03")
    )
    document = position(made.then("choose-characters").then("countdown"))

    result = run("play", "--resume", saved(document), "--people", 2, typed="\n1\n")

    blue = result.stdout.split("Pass the screen to Blue")[1].partition("Which character")[0]
    assert "Only one answer was possible" not in blue


def test_the_last_answer_can_be_taken_back_before_the_screen_is_passed_on(run: Run) -> None:
    result = run("play", GAME, "--seats", 3, "--seed", 1, "--people", 2, typed="\n1\nu\n\n2\n\n")

    passed = [line for line in result.stdout.splitlines() if "Pass the screen to" in line]
    assert [line.split()[4].rstrip(",") for line in passed] == [
        "Yellow", "Blue", "Yellow", "Blue",
    ]  # fmt: skip


def test_neutral_colours_of_two_players_are_scored(run: Run) -> None:
    result = run("play", GAME, "--seats", 2, "--people", 0, "--seed", 5)

    scores = result.stdout.partition("Final scores")[2]
    assert all(name in scores for name in ("Yellow", "Blue", "Orange", "Green"))


def test_a_finished_game_can_be_looked_at(run: Run, saved: Callable[..., Path]) -> None:
    result = run("play", "--resume", saved(wandered().record()), typed="\n")

    assert result.exit_code == 0
    assert "Final scores" in result.stdout


def test_a_level_plays_on_the_other_seats(run: Run) -> None:
    result = run("play", GAME, "--seats", 2, "--seed", 5, "--against", "newcomer", typed="q\n\n")

    assert result.exit_code == 0
    assert "newcomer" in result.stdout


def test_an_unknown_opponent_is_one_sentence(run: Run) -> None:
    result = run("play", GAME, "--against", "grandmaster")

    assert result.exit_code == 2
    assert "grandmaster" in result.stderr


# A process that keeps the seed it is greeted with and says nothing.
GREETED = """
import json, os, sys
seed = json.loads(sys.stdin.readline())["seed"]
open(os.path.join({folder!r}, str(seed)), "w").close()
"""


def unshifted(bits: int, by: int) -> int:
    """Return the number that *bits* were before a shift was mixed in."""
    found = bits
    for _ in range(64 // by):
        found = bits ^ (found >> by)
    return found


def word_before(bits: int) -> int:
    """Return where a generator stood when *bits* came out of it."""
    word = unshifted(bits, 31) * pow(0x94D049BB133111EB, -1, WORD + 1) & WORD
    word = unshifted(word, 27) * pow(0xBF58476D1CE4E5B9, -1, WORD + 1) & WORD
    return unshifted(word, 30)


def test_the_seed_of_the_game_does_not_follow_from_that_of_a_player(
    run: Run, tmp_path: Path
) -> None:
    greeted = tmp_path / "greeted"
    greeted.mkdir()
    player = script(tmp_path, "greeted", GREETED.format(folder=str(greeted)))

    run("play", GAME, "--seats", 3, "--seed", 77, "--people", 0, "--against", player)

    seeds = [int(path.name) for path in greeted.iterdir()]
    steps = [word_before(seed) - times * 0x9E3779B97F4A7C15 & WORD
             for seed in seeds for times in range(10)]  # fmt: skip
    assert len(seeds) == 3
    assert not {77, ~77 & WORD} & {*seeds, *steps}


def test_a_player_that_ends_is_told_of_and_replaced(run: Run) -> None:
    result = run("play", GAME, "--seats", 2, "--seed", 5, "--against", "process:false", typed=ANY)

    assert result.exit_code == 0
    assert result.stdout.count("Blue (process:false): failed (exit 1).") == 1
    assert "Final scores" in result.stdout
    assert "answers were replaced by a club player's" in result.stdout


def test_an_answer_that_is_not_allowed_is_told_of_and_replaced(run: Run, tmp_path: Path) -> None:
    bad = trickster(tmp_path, "bad", "answer = 'fly'")

    result = run(
        "play", GAME, "--seats", 2, "--seed", 5, "--people", 0, "--against", bad, COLUMNS="300"
    )

    assert result.exit_code == 0
    assert result.stdout.count("not allowed (fly). A club player answers instead.") == 2
    assert "Final scores" in result.stdout


@pytest.mark.parametrize("typed", ["q\n\n", ""])
def test_players_are_let_go_when_the_game_is_left(run: Run, tmp_path: Path, typed: str) -> None:
    """Whoever is let go sees its input end."""
    left = tmp_path / "left"
    text = ANSWERING.format(trick="pass") + f"open({str(left)!r}, 'w').close()"

    run("play", GAME, "--seats", 2, "--against", script(tmp_path, "polite", text), typed=typed)

    assert left.exists()
