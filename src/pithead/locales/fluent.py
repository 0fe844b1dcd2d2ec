"""Fluent messages put into words: as much of the language as the catalogues use.

The parser is Mozilla's. Their formatter is not used: it brings the locale data of the whole world along (37 MB), for
the plurals and numbers of three languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Value = str | int
Args = Mapping[str, Value]
Part = Callable[[Args], Value]  # one piece of a message, given its variables

THOUSANDS = {"en": ",", "de": ".", "fr": "\u202f"}
NARROW = "\u202f"  # a narrow space at which no line breaks


def plural(lang: str, n: int) -> str:
    """Which form of a word goes with a number: `one` or `other`."""
    return "one" if abs(n) == 1 or (lang == "fr" and n == 0) else "other"


def number(lang: str, n: int) -> str:
    """A number as it is written: 12,345 in English."""
    return f"{n:,}".replace(",", THOUSANDS[lang])


def french_spacing(text: str) -> str:
    """French sets a narrow space before its high punctuation and inside its quotes; no line may break there."""
    return re.sub(r" (?=[:;?!»])|(?<=«) ", NARROW, text)


def elided(text: str) -> str:
    """`de` and `que` lose their vowel before another: names are not known when a message is written."""
    return re.sub(r"\b([dD]|[qQ]u)e (?=[aeiouàâéèêëîïôûAEIOUÀÂÉÈÊËÎÏÔÛ])", r"\1’", text)


class Catalogue:
    """The messages of one file in one language."""

    def __init__(self, lang: str, text: str) -> None:
        """ValueError where a message needs more of Fluent than is understood here."""
        self.lang = lang
        self.messages: dict[str, list[Part]] = {}
        source = french_spacing(text) if lang == "fr" else text
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                try:
                    self.messages[entry.id.name] = self._pattern(entry.value)
                except ValueError as error:
                    raise ValueError(f"{entry.id.name}: {error}") from None

    def __contains__(self, id: str) -> bool:
        return id in self.messages

    def format(self, id: str, args: Args) -> str:
        """A message with its variables filled in; LookupError where one is missing."""
        said = self._say(self.messages[id], args)
        return elided(said) if self.lang == "fr" else said

    def _say(self, parts: list[Part], args: Args) -> str:
        said = [part(args) for part in parts]
        return "".join(number(self.lang, value) if isinstance(value, int) else value for value in said)

    def _pattern(self, pattern: ftl.Pattern) -> list[Part]:
        return [
            _constant(element.value) if isinstance(element, ftl.TextElement) else self._expression(element.expression)
            for element in pattern.elements
        ]

    def _expression(self, expression: object) -> Part:
        if isinstance(expression, ftl.Placeable):
            return self._expression(expression.expression)
        if isinstance(expression, ftl.StringLiteral):
            return _constant(expression.parse()["value"])
        if isinstance(expression, ftl.VariableReference):
            return _variable(expression.id.name)
        if isinstance(expression, ftl.SelectExpression):
            return self._select(expression)
        raise ValueError(f"{type(expression).__name__} is not understood")

    def _select(self, select: ftl.SelectExpression) -> Part:
        """The variant that a variable names: its very value, else its plural form, else the one with the star."""
        selector = self._expression(select.selector)
        variants: dict[str, list[Part]] = {}
        otherwise: list[Part] = []
        for variant in select.variants:
            key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
            variants[key] = self._pattern(variant.value)
            if variant.default:
                otherwise = variants[key]

        def chosen(args: Args) -> Value:
            value = selector(args)
            parts = variants.get(str(value))
            if parts is None and isinstance(value, int):
                parts = variants.get(plural(self.lang, value))
            return self._say(otherwise if parts is None else parts, args)

        return chosen


def _constant(text: str) -> Part:
    return lambda args: text


def _variable(name: str) -> Part:
    def value(args: Args) -> Value:
        if name not in args:
            raise LookupError(f"the variable '{name}' is missing")
        return args[name]

    return value
