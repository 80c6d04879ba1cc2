"""Words: what keys are called in a language."""

from __future__ import annotations

from gettext import NullTranslations
from typing import Any, Final

from areopolis.core.errors import Because, RulesError

# The numbers that a plural form agrees with: the first of these that a message speaks of.
COUNTED: Final = ("count", "points")
# The values of an error that are keys; the others are what somebody has written.
SPOKEN_VALUES: Final = ("kind", "expected", "why")


class Words:
    """The sentences and names of one language, from a gettext catalogue that somebody has read.

    A message that speaks of a count has plural forms; `{count}` or `{points}` picks the right one.
    """

    def __init__(self, language: str, catalogue: NullTranslations) -> None:
        """Speak *language* by *catalogue*."""
        self.language = language
        self.catalogue = catalogue

    def knows(self, key: str) -> bool:
        """Whether there is a message for *key*."""
        return self.catalogue.gettext(key) != key

    def text(self, key: str, args: dict[str, Any] | None = None) -> str:
        """Return the message of *key* with *args* filled in; the key itself where there is none."""
        if args is None:
            return self.catalogue.gettext(key)
        return self.template(key, args).format(**args)

    def template(self, key: str, args: dict[str, Any]) -> str:
        """Return the message of *key* in the form that the numbers in *args* ask for."""
        for counted in COUNTED:
            count = args.get(counted)
            if isinstance(count, int):
                form = self.catalogue.ngettext(key, key, abs(count))
                if form != key:
                    return form
                break
        return self.catalogue.gettext(key)

    def name(self, kind: str, written: str) -> str:
        """Return what the thing *written* is called; what is no word is called as it is written."""
        key = f"{kind}.{written}"
        return self.catalogue.gettext(key) if self.knows(key) else written

    def listed(self, items: list[str]) -> str:
        """Return *items* as one speaks of them: "one, another and a third"."""
        if len(items) < 2:
            return "".join(items)
        return self.text("list.and", {"items": ", ".join(items[:-1]), "last": items[-1]})

    def error(self, error: RulesError) -> str:
        """Return the sentence of *error*."""
        args: dict[str, Any] = {}
        for name, value in error.values.items():
            if isinstance(value, RulesError):
                args[name] = self.error(value)
            elif isinstance(value, Because):
                args[name] = self.cause(name, value)
            elif name in SPOKEN_VALUES:
                args[name] = self.name(name, str(value))
            else:
                args[name] = value
        return self.text(f"error.{error.key}", args)

    def cause(self, name: str, cause: Because) -> str:
        """Return the sentence of what an error names, with the names of things in it."""
        key = f"{name}.{cause.why}"
        if not self.knows(key):
            return str(cause)
        args: dict[str, Any] = {}
        for field, value in cause.values.items():
            args[field] = self.name(field, value) if isinstance(value, str) else value
        return self.text(key, args)
