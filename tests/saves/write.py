"""Write the saves of the current rules that are not there yet: `python tests/saves/write.py`.

A save that is there stays for ever (law 14). `--same-version` writes those of the current rules
anew, and is for a version that nobody has used yet.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from saves.shelf import current


def main() -> None:
    """Write what is missing, or with the flag what has changed."""
    arguments = argparse.ArgumentParser(description="Write the saves of the current rules.")
    arguments.add_argument("--same-version", action="store_true")
    same_version = arguments.parse_args().same_version
    for save in current():
        if save.path.exists() and not same_version:
            continue
        text = json.dumps(save.record(), indent=1) + "\n"
        if not save.path.exists() or save.path.read_text("utf-8") != text:
            save.path.parent.mkdir(exist_ok=True)
            save.path.write_text(text, "utf-8")
            print(f"{save.path.name} of {save.name}: written")


if __name__ == "__main__":
    main()
