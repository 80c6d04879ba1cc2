"""The picture for the README can be drawn anew."""

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "picture.py"


def test_the_picture_shows_a_real_table_and_loads_nothing() -> None:
    spec = importlib.util.spec_from_file_location("picture", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    drawn: str = module.picture()

    assert drawn.startswith("<svg")
    assert "Marineris" in drawn
    assert "@font-face" not in drawn
    assert "url(http" not in drawn
