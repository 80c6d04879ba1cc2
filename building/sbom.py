"""What is in a wheel: a list of its parts (CycloneDX 1.6) beside it.

`python building/sbom.py dist/areopolis-….whl` writes `dist/areopolis-….cdx.json`. The packages of
Python are those that locks/run.txt names; an installation may have others that our bounds allow.
Of the client's packages those are named of which the built pages are made, not the tools.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import uuid
from base64 import b64decode
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
# The one package whose code stands in the built pages, with what it needs.
IN_PAGES = ("svelte",)
PINNED = re.compile(r"^([\w.-]+)==(\S+)(?: ; (.+?))? \\$", re.MULTILINE)


def main(wheel: Path) -> Path:
    """Write the list for *wheel*, and return where it is."""
    listed = wheel.with_suffix(".cdx.json")
    listed.write_text(json.dumps(bill(wheel), indent=1) + "\n", "utf-8")
    return listed


def bill(wheel: Path) -> dict[str, Any]:
    """Return the list of the parts of *wheel*; the same wheel has the same."""
    name, version = wheel.name.split("-")[:2]
    content = hashlib.sha256(wheel.read_bytes()).hexdigest()
    itself = part("pypi", name, version, "Apache-2.0")
    itself["hashes"] = [{"alg": "SHA-256", "content": content}]
    parts = [*python_parts(), *page_parts()]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_OID, content).urn,
        "version": 1,
        "metadata": {"component": {**itself, "type": "application"}},
        "components": parts,
        "dependencies": [
            {"ref": itself["bom-ref"], "dependsOn": [one["bom-ref"] for one in parts]}
        ],
    }


def python_parts() -> list[dict[str, Any]]:
    """Return the packages that an installation brings along."""
    written = (ROOT / "locks" / "run.txt").read_text("utf-8")
    found = []
    for name, version, when in PINNED.findall(written):
        one = part("pypi", name, version)
        if when:
            one["properties"] = [{"name": "areopolis:where", "value": when}]
        found.append(one)
    return found


def page_parts() -> list[dict[str, Any]]:
    """Return the packages that the built pages are made of."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    names: list[str] = list(IN_PAGES)
    for name in names:
        needed = packages[f"node_modules/{name}"].get("dependencies", {})
        names += [one for one in needed if one not in names]
    found = []
    for name in sorted(names):
        package = packages[f"node_modules/{name}"]
        one = part("npm", name, package["version"], package.get("license", ""))
        kind, _, coded = package["integrity"].partition("-")
        digest = {"alg": f"SHA-{kind[3:]}", "content": b64decode(coded).hex()}
        found.append({**one, "hashes": [digest]})
    return found


def part(kind: str, name: str, version: str, licence: str = "") -> dict[str, Any]:
    """Return one part."""
    reference = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": reference,
        "name": name,
        "version": version,
        "purl": reference,
    }
    if licence:
        found["licenses"] = [{"expression": licence}]
    return found


if __name__ == "__main__":
    print(main(Path(sys.argv[1])))
