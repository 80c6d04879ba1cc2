"""Saves survive upgrades (law 14): current ones replay, older ones go on by their snapshot."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from areopolis.core.errors import BadRecord
from conformance.cases import game
from conformance.knobs import knobs_of
from conformance.walks import play_out
from saves.shelf import Save, current, files


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
