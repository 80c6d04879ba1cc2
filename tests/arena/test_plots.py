"""Pictures: SVG that stands in a page, of bounded size, the same for the same figures."""

from xml.etree import ElementTree

from areopolis.arena.plots import Whisker, histogram, survival, whiskers

ROWS = [Whisker("expert", 0.5, 0.4, 0.6), Whisker("club & co", 0.2, 0.1, 0.3)]
MANY = [("expert", [1.0 + number % 997 for number in range(50_000)]), ("club", [0.0, 3.0])]


def texts(svg: str) -> set[str]:
    return {text for node in ElementTree.fromstring(svg).iter() for text in [node.text] if text}


def test_pictures_name_what_they_show() -> None:
    assert {"expert", "club & co", "share"} <= texts(whiskers(ROWS, "share", 0.25))
    assert {"expert", "club", "score"} <= texts(histogram(MANY, "score"))
    assert {"expert", "club", "time"} <= texts(survival(MANY, "time"))


def test_a_name_is_no_formula() -> None:
    names = {r"a $b $\oops", "$", r"\$x$", "$x$"}

    assert names <= texts(whiskers([Whisker(name, 0.5, 0.4, 0.6) for name in names], "share"))
    assert names <= texts(histogram([(name, [1.0, 2.0]) for name in names], "score"))
    assert names <= texts(survival([(name, [1.0, 2.0]) for name in names], "time"))


def test_the_same_figures_give_the_same_picture() -> None:
    assert whiskers(ROWS, "share") == whiskers(ROWS, "share")


def test_many_decisions_do_not_make_a_large_picture() -> None:
    assert len(survival(MANY, "time")) < 100_000


def test_one_game_is_enough_for_a_picture() -> None:
    assert histogram([("a", [7.0]), ("b", [7.0])], "score").startswith("<svg")
