"""No fact of the game is reconstructed, so no pack can replace one."""

from __future__ import annotations

from pathlib import Path

import pytest

import areopolis


def test_a_pack_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('format = "mrp-data/1"\n', "utf-8")

    with pytest.raises(areopolis.BadPack, match="takes no data files"):
        areopolis.game("terraforming-mars", pack=pack)


def test_nothing_is_reconstructed() -> None:
    assert areopolis.game("terraforming-mars").reconstructed() == ()
