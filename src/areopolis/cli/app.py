"""The command `areopolis`: its commands, its language, and what it says when something is wrong."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperGroup

from areopolis.cli.arena import arena
from areopolis.cli.arguments import Language
from areopolis.cli.backup import backup, restore
from areopolis.cli.check import check
from areopolis.cli.desk import Complaint, Desk
from areopolis.cli.envs import envs
from areopolis.cli.games import games
from areopolis.cli.play import play
from areopolis.cli.replay import replay
from areopolis.cli.reports import reports
from areopolis.cli.review import review
from areopolis.cli.serve import serve
from areopolis.cli.simulate import simulate
from areopolis.cli.version import version
from areopolis.cli.voice import Voice, language_of
from areopolis.core.errors import PackWarning, RulesError, UnknownLanguage

OK: Final = 0
STOPPED: Final = 1
WRONG: Final = 2


class Commands(TyperGroup):
    """The commands; whatever the user got wrong is one sentence on the error stream, status 2."""

    def main(self, args: Sequence[str] | None = None, *given: Any, **extra: Any) -> Any:
        arguments = list(sys.argv[1:] if args is None else args)
        # A terminal that cannot show a letter shows a question mark, not a crash.
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        desk, unknown = _desk(arguments)
        if unknown is not None:
            desk.complain(desk.voice.error(unknown))
            sys.exit(WRONG)
        self.translate(self, desk.voice)
        extra["standalone_mode"] = False
        extra["obj"] = desk
        try:
            with warnings.catch_warnings():
                # `check` says them in the reader's language.
                warnings.simplefilter("ignore", PackWarning)
                status = super().main(arguments, *given, **extra)
            sys.exit(status if isinstance(status, int) else OK)
        except RulesError as error:
            desk.complain(desk.voice.error(error))
        except Complaint as complaint:
            desk.complain(desk.voice.say(complaint.key, **complaint.values))
        except typer.TyperException as error:
            # Without any argument the help has been shown, which says enough.
            if arguments:
                desk.complain(usage(error, desk.voice))
        except typer.Abort:
            sys.exit(STOPPED)
        sys.exit(WRONG)

    def translate(self, command: Any, voice: Voice) -> None:
        """Put words in the place of the keys that stand in *command* and its parts."""
        for part in (command, *command.params):
            key = getattr(part, "help_key", None) or getattr(part, "help", None)
            if isinstance(key, str) and key.startswith("cli."):
                part.help_key = key
                part.help = voice.words.text(key)
        for inner in getattr(command, "commands", {}).values():
            self.translate(inner, voice)


def _desk(arguments: Sequence[str]) -> tuple[Desk, UnknownLanguage | None]:
    """Return the desk in the language asked for, or in the usual one with what is wrong."""
    try:
        return Desk(Voice(language_of(arguments))), None
    except UnknownLanguage as error:
        return Desk(Voice(language_of(()))), error


def usage(error: typer.TyperException, voice: Voice) -> str:
    """Return what is wrong with the command itself; Typer knows it in English only."""
    said = error.format_message()
    option = getattr(error, "option_name", "")
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return voice.say("usage.no-such-option", option=option)
    if kind == "BadOptionUsage":
        return voice.say("usage.option-needs-value", option=option)
    if kind == "MissingParameter":
        param: Any = getattr(error, "param", None)
        return voice.say("usage.missing", name=getattr(param, "metavar", None) or said)
    if said.startswith("No such command"):
        known = ", ".join(voice_commands())
        return voice.say("usage.no-such-command", said=said.split("'")[1], known=known)
    if said.startswith("Got unexpected extra argument"):
        return voice.say("usage.extra", said=said.rpartition("(")[2].rstrip(")"))
    return said


def voice_commands() -> list[str]:
    """Return the names of the commands."""
    return [command.__name__ for command in COMMANDS]


COMMANDS: Final = (
    play,
    serve,
    games,
    simulate,
    arena,
    replay,
    review,
    check,
    envs,
    backup,
    restore,
    reports,
    version,
)

app = typer.Typer(
    name="areopolis",
    cls=Commands,
    help="cli.help",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
for _command in COMMANDS:
    app.command(help=f"cli.help.{_command.__name__}")(_command)


@app.callback()
def everything(lang: Language = "") -> None:
    """Take the language before the command too."""


def main() -> None:
    """Run the command of this process."""
    app(prog_name="areopolis")
