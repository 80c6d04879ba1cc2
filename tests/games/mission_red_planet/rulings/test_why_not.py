"""Why an answer is not possible: the reasons of each question."""

from collections.abc import Callable

import pytest

from areopolis import UnknownNotation
from kit import drive, question, reasons, refuses
from kit.mission_red_planet import GAME, B, G, R, Scene, Y, scene


def dealt() -> Scene:
    here = scene(3).dealt(Y, "M01", "M02").dealt(B, "M03", "M04").dealt(R, "M05", "M06")
    return here.then("keep-missions")


def choosing() -> Scene:
    return scene(3).played(Y, 5).then("choose-characters")


def placing() -> Scene:
    return scene().dock(1, "AU", 3, "GG").dock(2, "HE", 5).then("place-together", by=R, **THREE)


def agent() -> Scene:
    here = scene().dock(1, "HE", 4).dock(2, "AU", 4)
    return here.then("place-apart", by=R, count=1, boarded=1)


def destination() -> Scene:
    here = scene().dock(1, "unknown", 3, "R").launched("AU", 3, "", "PH PH")
    return here.then("choose-destination", by=R, ship="S32")


def exploring() -> Scene:
    here = scene(explorer_min_moves=1).zone("HE", "R1").zone("TS", "G1")
    return here.then("make-moves", by=R, left=3, made=0)


def without_events() -> Scene:
    here = scene().zone("HE", discovery="D05").event_deck(discard_rest=True)
    return here.then("draw-or-look", by=R)


def without_discoveries() -> Scene:
    return scene().then("draw-or-look", by=R)


def looking() -> Scene:
    return scene().zone("HE", discovery="D05").then("look-at-discovery", by=R)


def launching() -> Scene:
    here = scene().dock(1, "HE", 3, "GGB").dock(2, "AU", 4).dock(3, "MT", 4, "R")
    return here.then("force-launch", by=R, own=False)


def late_launching() -> Scene:
    return scene().dock(2, "AU", 4).dock(3, "MT", 4, "R").then("force-launch", by=R, own=True)


def destroying() -> Scene:
    return scene().dock(2, "AU", 4).then("destroy-ship", by=R)


def replacing() -> Scene:
    here = scene().zone("HE", "R1 G1").zone("AU", "G1").launched("MT", 3, "BBB")
    return here.then("replace-astronaut", by=R)


def killing() -> Scene:
    return scene().zone("HE", "G1").zone("SM", "G1").then("kill-astronaut", by=R)


def transferring() -> Scene:
    return scene().zone("PH", "R2").then("transfer-from-moon", by=R, most=3)


def redirecting() -> Scene:
    here = scene().dock(1, "HE", 3).launched("AU", 3, "", "PH PH")
    return here.then("redirect-ship", by=R)


def blown() -> Scene:
    return scene().zone("HE", "R1", discovery="D02").then("discovery-phase")


def claiming() -> Scene:
    return scene().zone("HE", "R1").zone("AU", "G1").then("claim-zone", by=R, count=1)


def ordering() -> Scene:
    here = scene(discovery_order="first_player").first(R).zone("HE", "R1", discovery="D01")
    return here.zone("AU", discovery="D11").then("discovery-phase")


THREE = {"count": 3, "least": 3}


CASES: list[tuple[Callable[[], Scene], str, str, str]] = [
    (dealt, "keep-mission", "keep M03", "not-dealt"),
    (choosing, "choose-character", "choose saboteur", "already-played"),
    (placing, "place-astronaut", "place dock 1", "too-few-free-seats"),
    (placing, "place-astronaut", "place dock 3", "no-ship-docked"),
    (placing, "place-astronaut", "place dock 5", "no-such-dock"),
    (agent, "place-astronaut", "place dock 1", "already-boarded"),
    (destination, "choose-destination", "destination PH", "no-token-left"),
    (exploring, "make-move", "stop", "must-move"),
    (exploring, "make-move", "move TS MT", "no-astronaut-there"),
    (exploring, "make-move", "move HE SM", "not-adjacent"),
    (exploring, "make-move", "move HE PH", "not-adjacent"),
    (without_events, "draw-or-look", "draw", "no-event-left"),
    (without_discoveries, "draw-or-look", "look", "no-discovery-in-play"),
    (looking, "look-at-discovery", "look AU", "no-discovery-there"),
    (launching, "force-launch", "launch dock 1", "ship-is-full"),
    (launching, "force-launch", "launch dock 4", "no-ship-docked"),
    (launching, "force-launch", "launch dock 5", "no-such-dock"),
    (late_launching, "force-launch", "launch dock 2", "no-astronaut-of-yours-there"),
    (destroying, "destroy-ship", "destroy dock 1", "no-ship-docked"),
    (replacing, "replace-astronaut", "replace orange in HE", "own-colour"),
    (replacing, "replace-astronaut", "replace green in AU", "no-astronaut-of-yours-there"),
    (replacing, "replace-astronaut", "replace blue in HE", "no-astronaut-there"),
    (replacing, "replace-astronaut", "replace blue aboard S07", "no-astronaut-of-yours-there"),
    (killing, "kill-astronaut", "kill green in SM", "inner-zone"),
    (killing, "kill-astronaut", "kill blue in HE", "no-astronaut-there"),
    (transferring, "transfer-from-moon", "transfer nothing", "out-of-range"),
    (transferring, "transfer-from-moon", "transfer HE AU MT", "out-of-range"),
    (transferring, "transfer-from-moon", "transfer PH", "not-accepted"),
    (redirecting, "redirect-ship", "redirect S13 to PH", "no-token-left"),
    (redirecting, "redirect-ship", "redirect S01 to HE", "ship-not-there"),
    (blown, "move-away", "move HE SM", "not-adjacent"),
    (claiming, "claim-zone", "claim AU", "no-astronaut-of-yours-there"),
    (ordering, "resolve-discovery", "resolve AU", "no-discovery-waits-there"),
    # An action of the game that has nothing to do with the question.
    (placing, "place-astronaut", "draw", "not-asked"),
    (killing, "kill-astronaut", "stop", "not-asked"),
]


@pytest.mark.parametrize(("here", "asked", "text", "reason"), CASES)
def test_why_not_names_the_reason(
    here: Callable[[], Scene], asked: str, text: str, reason: str
) -> None:
    state = here().build()

    assert question(state)[1] == asked
    assert reasons(state, text) == [reason]
    assert refuses(state, text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("assign SM", "not-an-outer-zone"),
        ("assign PH", "not-an-outer-zone"),
        ("assign HE", "has-discovery"),
    ],
)
def test_why_not_names_the_reason_a_zone_cannot_take_a_discovery(text: str, reason: str) -> None:
    here = scene().zone("HE", discovery="D05").event_deck("D06").then("draw-event", by=R)
    state = here.build()

    assert question(state) == (R, "assign-discovery")
    assert reasons(state, text) == [reason]
    assert refuses(state, text)


def test_every_question_is_asked_by_some_scene_here() -> None:
    asked = {case[1] for case in CASES} | {"assign-discovery"}

    assert asked == set(GAME.questions())


def test_a_seat_that_is_not_asked_is_not_deciding() -> None:
    state = killing().build()

    assert reasons(state, "kill green in HE", seat=G) == ["not-deciding"]
    assert refuses(state, "kill green in HE", seat=G)


def test_what_is_possible_has_no_reason_against_it() -> None:
    state = replacing().build()

    assert reasons(state, "replace green in HE") == []
    drive(state, "replace green in HE")


def test_text_that_is_no_action_is_unknown() -> None:
    state = killing().build()

    for text in ("kill red in HE", "kill", "fly to HE", ""):
        with pytest.raises(UnknownNotation):
            state.why_not(R, text)
        with pytest.raises(UnknownNotation):
            state.play(R, text)
