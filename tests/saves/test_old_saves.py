"""Saves survive upgrades (law 14): current ones replay, older ones go on by their snapshot."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from areopolis.core.errors import BadRecord
from areopolis.core.record import checksum
from conformance.cases import game
from conformance.knobs import knobs_of
from conformance.walks import play_out
from saves.shelf import FOLDER, Save, current, files


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_can_be_used(path: Path) -> None:
    record: dict[str, Any] = json.loads(path.read_text("utf-8"))
    made = game(record["game"])
    if record["rules_version"] == made.rules_version:
        state = made.replay(record)
        assert state.key() == record["end"]
        assert state.record(snapshot="snapshot" in record) == record
    elif "snapshot" in record:
        state = made.load(record)
    else:
        with pytest.raises(BadRecord) as caught:
            made.load(record)
        assert caught.value.key == "other-rules"
        return
    play_out(state, random.Random(1), knobs_of(record["game"]).decisions)
    assert state.over


@pytest.mark.parametrize("save", current(), ids=lambda save: f"{save.name}-{save.path.stem}")
def test_there_is_a_save_of_the_current_rules(save: Save) -> None:
    assert save.path.exists(), "python tests/saves/write.py writes it"


def test_a_ship_that_has_lost_seats_goes_on_with_those_for_whom_there_is_room() -> None:
    """Rules version 2 of Mission: Red Planet has no inner ship of six seats any more."""
    made = game("mission-red-planet")
    path = FOLDER / "mission-red-planet" / "v1-4-half.json"
    record: dict[str, Any] = json.loads(path.read_text("utf-8"))
    snapshot = record["snapshot"]
    snapshot["launched"].append({"ship": "S24", "crew": {"yellow": 4, "blue": 2}, "tokens": []})
    for pile in ("ship_deck", "ship_discard"):
        snapshot[pile] = [ship for ship in snapshot[pile] if ship != "S24"]
    snapshot["docks"] = [None if one and one["ship"] == "S24" else one for one in snapshot["docks"]]
    supplies = {}
    for colour, count in (("yellow", 4), ("blue", 2)):
        snapshot["colours"][colour]["supply"] -= count
        supplies[colour] = snapshot["colours"][colour]["supply"]
    record["check"] = checksum(record)

    document = made.load(record).to_dict()

    assert document["launched"][-1]["crew"] == {"yellow": 3, "blue": 2}
    assert document["colours"]["yellow"]["supply"] == supplies["yellow"] + 1
    assert document["colours"]["blue"]["supply"] == supplies["blue"]


@pytest.mark.parametrize("field", ["docks", "launched", "colours"])
@pytest.mark.parametrize(
    "nonsense", [None, 3, "S24", [3], [{"ship": "S24", "crew": {"yellow": []}}]]
)
def test_a_damaged_old_snapshot_is_refused(field: str, nonsense: Any) -> None:
    path = FOLDER / "mission-red-planet" / "v1-4-half.json"
    record: dict[str, Any] = json.loads(path.read_text("utf-8"))
    record["snapshot"][field] = nonsense
    record["check"] = checksum(record)

    with pytest.raises(BadRecord) as caught:
        game("mission-red-planet").load(record)

    assert caught.value.field.startswith(f"snapshot.{field}")
