"""Words: what keys are called in a language."""

from __future__ import annotations

from gettext import NullTranslations
from typing import Any

from areopolis.core.value import Field


class Words:
    """The sentences and names of one language, from a gettext catalogue that somebody has read.

    A message that speaks of a count has plural forms; `{count}` picks the right one.
    """

    def __init__(self, language: str, catalogue: NullTranslations) -> None:
        """Speak *language* by *catalogue*."""
        self.language = language
        self.catalogue = catalogue
        # An owner's own titles for cards and zones; they stand in every language.
        self.labels: dict[str, str] = {}

    def knows(self, key: str) -> bool:
        """Whether there is a message for *key*."""
        return key in self.labels or self.catalogue.gettext(key) != key

    def text(self, key: str, args: dict[str, Any] | None = None) -> str:
        """Return the message of *key* with *args* filled in; the key itself where there is none."""
        label = self.labels.get(key)
        if label is not None:
            return label
        template = self.catalogue.gettext(key)
        if args is None:
            return template
        count = args.get("count")
        if isinstance(count, int):
            plural = self.catalogue.ngettext(key, key, count)
            if plural != key:
                template = plural
        return template.format(**args)

    def name(self, kind: str, written: Any) -> str:
        """Return what the thing *written* (an id, a number, a list) is called."""
        if isinstance(written, list | tuple):
            return ", ".join([self.name(kind, one) for one in written])
        if isinstance(written, str):
            return self.text(f"{kind}.{written}")
        return str(written)

    def sentence(self, key: str, fields: tuple[Field, ...], written: dict[str, Any]) -> str:
        """Return the message of *key*; *written* are its values, *fields* their kinds."""
        args: dict[str, Any] = dict(written)
        for field, kind in fields:
            if field in written and not isinstance(written[field], int):
                args[field] = self.name(kind.rstrip("*"), written[field])
        return self.text(key, args)
