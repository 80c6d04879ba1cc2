"""The 13 missions."""

from kit.mission_red_planet import G, R, Scene, points, scene

ALL = ("VB", "TS", "MT", "AU", "HE", "MS", "SS", "SM", "VM", "PH")


def score(here: Scene, card: str, owner: int = R) -> int:
    """Return what *card* gives its owner in final scoring."""
    return points(here.holds(owner, card).scoring().build(), owner).get("missions", 0)


def check_influence(card: str, red: tuple[str, ...]) -> None:
    """Check the scale for 1/2/3/4 red zones, and that no other zone counts."""
    others = [name for name in ALL if name not in red]
    scored = []
    for count in range(5):
        here = scene()
        for name in [*red[:count], *others]:
            here.zone(name, "R1 G2")
        scored.append(score(here, card))
    assert scored == [0, 1, 2, 4, 7]
    for name in ALL:
        assert score(scene().zone(name, "R3"), card) == (1 if name in red else 0)


def test_m01_eastern_influence() -> None:
    check_influence("M01", ("TS", "MT", "HE", "SS"))


def test_m02_western_influence() -> None:
    check_influence("M02", ("VB", "AU", "MS", "SM"))


def test_m03_northern_influence() -> None:
    check_influence("M03", ("VB", "TS", "AU", "HE"))


def test_m04_southern_influence() -> None:
    check_influence("M04", ("MT", "MS", "SS", "VM"))


def test_m05_strategic_zones_asks_for_the_most_in_both_inner_zones_together() -> None:
    assert score(scene().zone("SM", "R1 G2").zone("VM", "R2").zone("PH", "G9"), "M05") == 7
    assert score(scene().zone("SM", "R1 G2").zone("VM", "R2 G2"), "M05") == 0
    assert score(scene().zone("HE", "R5"), "M05") == 0


def test_m06_lunar_command_asks_for_the_most_on_phobos() -> None:
    assert score(scene().zone("PH", "R2 G1").zone("HE", "G9"), "M06") == 7
    assert score(scene().zone("PH", "R1 G2").zone("HE", "R9"), "M06") == 0


def test_m07_celerium_baron_asks_for_the_most_celerium() -> None:
    assert score(scene().purse(R, celerium=2).purse(G, celerium=1, sylvanite=5), "M07") == 6
    assert score(scene().purse(R, celerium=1, ice=9).purse(G, celerium=2), "M07") == 0


def test_m08_sylvanite_baron_asks_for_the_most_sylvanite() -> None:
    assert score(scene().purse(R, sylvanite=2).purse(G, sylvanite=1, celerium=5), "M08") == 6
    assert score(scene().purse(R, sylvanite=1, ice=9).purse(G, sylvanite=2), "M08") == 0


def test_m09_planetary_presence_scores_five_six_or_seven_zones() -> None:
    scored = []
    for count in range(11):
        here = scene()
        for name in ALL[::-1][:count]:
            here.zone(name, "R1 G2")
        scored.append(score(here, "M09"))
    assert scored == [0, 0, 0, 0, 0, 2, 4, 7, 7, 7, 7]


def test_m10_manifest_destiny_asks_for_the_most_in_all_zones_together() -> None:
    here = scene().zone("PH", "R2").zone("HE", "R1 G2").dock(1, "SM", 5, "GGG").lost("G5")
    assert score(here, "M10") == 6
    assert score(scene().zone("PH", "G2").zone("HE", "R2 G1"), "M10") == 0


def test_m11_heroes_memorial_asks_for_the_most_on_lost_in_space() -> None:
    assert score(scene().lost("R3 G2"), "M11") == 5
    assert score(scene().lost("R2 G3"), "M11") == 0


def test_m12_homesteaders_scores_two_for_each_zone_alone_up_to_eight() -> None:
    scored = []
    for count in range(6):
        here = scene().zone("SM", "R2 G1").zone("VM", "G2")
        for name in ("PH", "HE", "AU", "MT", "TS")[:count]:
            here.zone(name, "R1")
        scored.append(score(here, "M12"))
    assert scored == [0, 2, 4, 6, 8, 8]


def test_m13_balanced_books_asks_for_two_tokens_of_each_kind() -> None:
    assert score(scene().purse(R, ice=2, sylvanite=2, celerium=2), "M13") == 7
    assert score(scene().purse(R, ice=2, sylvanite=1, celerium=9), "M13") == 0
    assert score(scene().purse(R, ice=1, sylvanite=2, celerium=2), "M13") == 0
    assert score(scene().purse(R, ice=5, sylvanite=5), "M13") == 0


def test_all_missions_of_a_player_score_and_actions_score_nothing() -> None:
    here = scene().zone("PH", "R2").holds(R, "M06", "A03", "M12")

    assert points(here.scoring().build(), R) == {"missions": 9}


def test_only_the_owner_scores_a_mission() -> None:
    here = scene().zone("PH", "R2").holds(G, "M06")

    assert points(here.scoring().build(), R) == {}
