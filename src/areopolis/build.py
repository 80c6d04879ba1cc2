"""Which build of the rules is running: compiled or interpreted."""

import importlib
import platform
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES


def is_compiled() -> bool:
    """Tell whether the rules run as compiled modules."""
    state = importlib.import_module("areopolis.core.state")
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def version() -> str:
    """Name the version."""
    try:
        return metadata.version("areopolis")
    except metadata.PackageNotFoundError:
        return "(not installed)"


def description() -> str:
    """Name the version, the build of the rules and the Python that runs them."""
    rules = "compiled" if is_compiled() else "interpreted"
    return f"areopolis {version()}, {rules} rules, Python {platform.python_version()}"
