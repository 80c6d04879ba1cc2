"""Build script: compiles the rules with mypyc where a C compiler is there.

`AREOPOLIS_COMPILE=0` never compiles and `=1` compiles or fails. Otherwise a build that cannot
compile says why in one line and takes the interpreted rules, which are the reference.
Editable installs are always interpreted: a compiled module in `src` would hide every later edit.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent / "building"))
from alone import hold
from build_client import BuildClient
from c_compiler import WHOLE, missing_tool, sees_the_whole
from kept_rules import Kept, digest_of, files_included

PACKAGE = Path("src/areopolis")
COMPILED = (
    "core/**/*.py",
    "games/**/*.py",
    "envs/encodings/*.py",
    "players/branch.py",
    "players/certain.py",
    "players/dice.py",
    "players/greedy.py",
    "players/knowledge.py",
    "players/planner.py",
    "players/planning.py",
    "players/pondering.py",
    "players/race.py",
    "players/reward.py",
    "players/rollout.py",
    "players/search.py",
    "players/spread.py",
    "players/thinker.py",
    "players/*/**/*.py",  # what players know of each game
)
# Patterns of `Path.match`. An __init__ only names things. The generator works with numbers of 64
# bits, for which compiled code is no faster and ends the process when Ctrl-C falls into it.
LEFT_INTERPRETED = ("__init__.py", "core/rng.py")

MODE = os.environ.get("AREOPOLIS_COMPILE", "")
BUILDING = not {"bdist_wheel", "build", "build_ext", "install"}.isdisjoint(sys.argv)


def rules_modules() -> list[str]:
    """Return the modules to compile, in a stable order."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(
        str(path) for path in found if not any(path.match(left) for left in LEFT_INTERPRETED)
    )


def give_up(reason: str) -> list[Extension]:
    """Take the interpreted rules and say so, or stop where compiled ones were demanded."""
    if MODE == "1":
        sys.exit(f"areopolis: {reason}, but AREOPOLIS_COMPILE=1 demands compiled rules")
    print(f"areopolis: {reason}, installing interpreted rules (slower, same behaviour)")
    return []


def rules_extensions() -> list[Extension]:
    """Translate the rules to C in one group, so that calls between modules are plain C calls."""
    if not BUILDING:  # metadata and editable installs
        return []
    if MODE == "0":
        return give_up("AREOPOLIS_COMPILE=0")
    modules = rules_modules()
    missing = missing_tool() if modules else "no rules to compile"
    if missing:
        return give_up(missing)
    said = io.StringIO()
    try:
        from mypyc.build import mypycify

        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            # The build environment holds no runtime dependency; only what is compiled is checked.
            options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
            return tuned(
                mypycify(
                    [*options, *modules],
                    group_name="areopolis",
                    multi_file=True,  # one C file per module, compiled side by side below
                    opt_level="2",  # 3 is 2 % faster and takes a third longer to build
                    target_dir="build/c",
                )
            )
    except ImportError:
        return give_up("mypyc is not installed")
    except (Exception, SystemExit) as error:
        if MODE == "1":
            sys.stderr.write(said.getvalue())
        reasons = [line for line in said.getvalue().splitlines() if "rror: " in line]
        return give_up(f"mypyc failed ({[*reasons, repr(error)][0]})")


def tuned(extensions: list[Extension]) -> list[Extension]:
    """Let gcc see the whole library at once: nobody else calls what is inside it.

    All other extensions only import a module of it. It takes longest and is begun first.
    """
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    extensions.sort(key=lambda extension: -len(extension.sources))
    if command and Path(command[0]).name.endswith("gcc"):
        library = extensions[0]
        # Without what debuggers want to know it is half as large.
        whole = [WHOLE] if sees_the_whole(command) else []
        library.extra_compile_args += [*whole, "-fvisibility=hidden", "-fno-plt", "-g0"]
        library.extra_link_args += whole
    return extensions


class BuildRules(build_ext):
    """Compile the C files on all cores; a failure costs speed, not the installation."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception:  # the compiler has said why
            built = self.get_outputs()
            self.extensions = give_up("the C compiler failed")
            for path in built:
                Path(path).unlink(missing_ok=True)

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile
        self.kept = Kept(self.compiler)

        def compile_side_by_side(sources: list[str], **how: Any) -> list[str]:
            if len(sources) == 1:
                return list(compile_in_turn(sources, **how))
            # Each file of the library is kept: whoever is interrupted does not begin again.
            arguments = [how["macros"], how["debug"], how["extra_postargs"]]
            included = digest_of(files_included(sources, how["include_dirs"]))

            def compile_one(source: str) -> str:
                built = self.compiler.object_filenames([source], output_dir=how["output_dir"])[0]
                place = self.kept.place_of([*arguments, included], [Path(source)])
                if not self.kept.take(place, Path(built)):
                    compile_in_turn([source], **how)
                    self.kept.keep(Path(built), place)
                return str(built)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [*pool.map(compile_one, sources)]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()
        self.kept.tidy()

    def build_extension(self, extension: Extension) -> None:
        place, built = self.kept.place(extension), Path(self.get_ext_fullpath(extension.name))
        if not self.kept.take(place, built):
            super().build_extension(extension)
            self.kept.keep(built, place)


if BUILDING and MODE != "0":
    alone = hold("c")  # until this process ends: all builds of a checkout write to build/c

setup(
    ext_modules=rules_extensions(),
    cmdclass={"build_ext": BuildRules, "build_py": BuildClient},
)
