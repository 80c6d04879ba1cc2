"""Write the saves of the current rules that are not there yet: `python tests/saves/write.py`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from saves.shelf import current


def main() -> None:
    """Write what is missing; a save that is there is never touched."""
    for save in current():
        if not save.path.exists():
            save.path.parent.mkdir(exist_ok=True)
            save.path.write_text(json.dumps(save.record(), indent=1) + "\n", "utf-8")
            print(f"{save.path.name} of {save.name}: written")


if __name__ == "__main__":
    main()
