"""Values, actions and events are records: equal by kind and fields."""

import pytest

from areopolis.core.action import DONE, Action, Chosen, Payment, Pick
from areopolis.core.effect import CAUSES, NOTHING, TABLE, Cause
from areopolis.core.event import EVERYBODY
from areopolis.core.value import Value
from core.toy import Bid, Bought, Buy, Dealt, FirstSet, Skip, vocabulary


class Place(Value):
    KEY = "place"
    FIELDS = (("row", "count"), ("column", "count"))

    def __init__(self, row: int, column: int) -> None:
        self.row = row
        self.column = column


class Spot(Place):
    KEY = "spot"


def test_a_value_equals_another_of_its_kind_with_equal_fields() -> None:
    assert Place(1, 2) == Place(1, 2)
    assert hash(Place(1, 2)) == hash(Place(1, 2))
    assert Place(1, 2) != Place(2, 1)
    assert Place(1, 2) != Spot(1, 2)
    assert Place(1, 2) != (1, 2)
    assert len({Place(1, 2), Place(1, 2), Spot(1, 2)}) == 2


def test_a_value_shows_itself() -> None:
    assert repr(Place(1, 2)) == "Place(1, 2)"
    assert Place(1, 2).values() == (1, 2)


def test_causes_are_values_and_the_common_ones_are_shared() -> None:
    assert CAUSES[3] == Cause(3)
    assert CAUSES[3].card == NOTHING
    assert Cause(1, 4) != Cause(1)
    assert TABLE.seat == NOTHING


def test_an_action_is_its_text() -> None:
    assert str(Bid("bid 3", 3)) == "bid 3"
    assert Bid("bid 3", 3) == Bid("bid 3", 3)
    assert Bid("bid 3", 3) == Action("bid 3"), "the notation is the identity"
    assert hash(Bid("bid 3", 3)) == hash(Action("bid 3"))
    assert Bid("bid 3", 3) != Bid("bid 4", 4)
    assert Bid("bid 3", 3) != "bid 3"
    assert repr(Buy("buy card")) == "<Buy buy card>"


def test_core_actions_carry_their_numbers() -> None:
    assert (Pick("pick 2 gems", 1, 2).item, Pick("pick 2 gems", 1, 2).count) == (1, 2)
    assert Chosen("hand k1", (0,)).items == (0,)
    assert Payment("pay 2 coins", (2, 0)).amounts == (2, 0)
    assert str(DONE) == "done"


def test_a_vocabulary_names_numbers() -> None:
    say = vocabulary()

    assert say.name("card", 0) == "k1"
    assert say.name("card", -1) == "none"
    assert say.name("card*", (0, 2)) == ["k1", "k3"]
    assert say.name("count", 7) == 7, "a kind without names is a plain number"
    assert say.name("key", "north") == "north"
    assert say.numbers["seat"] == {"north": 0, "east": 1, "south": 2, "west": 3}


def test_a_vocabulary_writes_the_notation_of_an_action() -> None:
    say = vocabulary()

    assert say.text(Bid, (4,)) == "bid 4"
    assert say.args(Bid("bid 4", 4)) == {"coins": 4}
    assert say.args(Skip("skip")) == {}


def test_a_vocabulary_knows_what_can_be_said() -> None:
    say = vocabulary()

    assert say.action("bid 4") == Bid("bid 4", 4)
    assert say.action("  BID   4 ") == Bid("bid 4", 4)
    assert say.action("done") is DONE
    assert say.action("bid 99") is None
    assert say.action("") is None


def test_two_actions_cannot_be_written_alike() -> None:
    with pytest.raises(AssertionError, match="skip"):
        vocabulary().learn(Skip("skip"))


def test_events_are_values() -> None:
    assert FirstSet(2) == FirstSet(2)
    assert FirstSet(2) != FirstSet(1)
    assert FirstSet(2).values() == (2,)
    assert FirstSet(2).knowers == EVERYBODY


def test_an_open_event_is_told_to_everybody() -> None:
    say = vocabulary()

    for seat in (None, 0, 3):
        assert FirstSet(2).is_known_to(seat)
        assert FirstSet(2).told(seat, say) == {"event": "first-set", "seat": "south"}


def test_a_secret_is_told_to_those_who_may_know_it() -> None:
    say, bought = vocabulary(), Bought(1, 4, knowers=1 << 1 | 1 << 3)

    for knower in (1, 3):
        assert bought.told(knower, say) == {"event": "bought", "seat": "east", "card": "k5"}
    for seat in (None, 0, 2):
        assert not bought.is_known_to(seat)
        assert bought.told(seat, say) == {"event": "bought-hidden", "seat": "east"}


def test_a_secret_that_everybody_knows_is_none() -> None:
    told = Bought(1, 4).told(None, vocabulary())

    assert told == {"event": "bought", "seat": "east", "card": "k5"}


def test_a_secret_list_is_hidden_as_a_whole() -> None:
    say, dealt = vocabulary(), Dealt(0, (2, 5), knowers=1)

    assert dealt.told(0, say) == {"event": "dealt", "seat": "north", "cards": ["k3", "k6"]}
    assert dealt.told(1, say) == {"event": "dealt-hidden", "seat": "north"}
