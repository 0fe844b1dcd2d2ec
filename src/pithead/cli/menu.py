"""The choices of an offer as a numbered menu, and what somebody typed as one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from rich.text import Text

from pithead.cli.boards import AnyBoard, AnyShown
from pithead.core.api import Game
from pithead.core.errors import MoveError, PitheadError
from pithead.locales import Texts
from pithead.table.offer import Choice, Offer, named

SPOKEN_OUT = 8  # up to so many choices stand on lines of their own
SHOWN = 10  # so many are named in an error


class InputError(PitheadError):
    """What was typed is no choice; the message says, in the reader's language, what would be."""


@dataclass(frozen=True)
class Entry:
    """A choice with its number and the ways to write it."""

    number: int
    choice: Choice
    forms: tuple[tuple[str, ...], ...]


class Menu:
    """The choices of one offer, grouped by verb, numbered in the order shown."""

    def __init__(self, game: Game, offer: Offer, texts: Texts, names: Sequence[str] = ()) -> None:
        """`names` are the seats' names."""
        self.game = game
        self.names = names
        self.offer = offer
        self.texts = texts
        self.groups: list[tuple[str, list[Entry]]] = []
        verbs = list(dict.fromkeys(c.verb for c in offer.choices))
        verbs.sort(key=lambda verb: not game.actions.by_name[verb].args)  # what ends something comes last
        number = 0
        for verb in verbs:
            entries = []
            for choice in offer.choices:
                if choice.verb == verb:
                    number += 1
                    entries.append(Entry(number, choice, self._forms(choice)))
            self.groups.append((verb, entries))
        self.entries = [entry for _, entries in self.groups for entry in entries]

    def _forms(self, choice: Choice) -> tuple[tuple[str, ...], ...]:
        """The move text, the same with the verb in words, and the reader's own words."""
        verb, labels = choice.verb, [label.lower() for label in named(choice).args]
        heading = self.texts.verb(self.game, verb).lower().split()
        spoken = [word.lower() for word in self._words(choice)]
        forms = [(verb, *labels), (*verb.split("_"), *labels), (*heading, *labels)]
        if all(len(word.split()) == 1 for word in spoken):
            forms.append((*heading, *spoken))
        return tuple(dict.fromkeys(forms))

    def _words(self, choice: Choice) -> list[str]:
        """The arguments in the reader's words; a step keeps its sign."""
        args, labels = self.game.actions.by_name[choice.verb].args, named(choice).args
        words = [
            self.texts.value(self.game, arg.domain, label, self.names) for arg, label in zip(args, labels, strict=True)
        ]
        return [word if isinstance(word, str) else label for word, label in zip(words, labels, strict=True)]

    def phrase(self, choice: Choice) -> str:
        """The whole choice in the reader's words."""
        return self.texts.move(self.game, named(choice), self.names, choice.preview)

    # -- reading

    def find(self, typed: str) -> Entry:
        """The one entry that was meant: by number, by move text, or by prefixes that fit no other; InputError
        otherwise.
        """
        words = typed.lower().split()
        if len(words) == 1 and words[0].isdigit():
            number = int(words[0])
            if not 1 <= number <= len(self.entries):
                raise InputError(self.texts.msg("cli-error-number", number=words[0], last=len(self.entries)))
            return self.entries[number - 1]
        best = self._matches(words)
        if len(best) == 1:
            return best[0]
        if best:
            raise InputError(self.texts.msg("cli-error-ambiguous", typed=typed, possible=self._listed(best)))
        raise InputError(self._unknown(typed, words))

    def _matches(self, words: Sequence[str]) -> list[Entry]:
        """The entries that fit best: most words written out in full."""
        best: list[Entry] = []
        top = -1
        for entry in self.entries:
            score = max((_score(words, form) for form in entry.forms), default=-1)
            if score > top:
                best, top = [], score
            if score == top and score >= 0:
                best.append(entry)
        return best

    def _unknown(self, typed: str, words: Sequence[str]) -> str:
        """Why it is no choice: a move for another moment, a slip, or nothing at all."""
        verb = self._verb(typed)
        if verb is not None:
            same = [entry for entry in self.entries if entry.choice.verb == verb] or self.entries
            return self.texts.msg("cli-error-impossible", typed=typed, possible=self._listed(same))
        known = sorted({form[0] for entry in self.entries for form in entry.forms})
        near = get_close_matches(words[0], known, 2)
        if near:
            return self.texts.msg("cli-error-near", typed=typed, near=self.texts.listed(near))
        return self.texts.msg("cli-error-unknown", typed=typed)

    def _verb(self, typed: str) -> str | None:
        """The verb of what would be a move at some other moment."""
        try:
            return self.game.actions.decode(self.game.actions.parse(typed)).verb
        except MoveError:
            spoken = {self.texts.verb(self.game, verb.name).lower(): verb.name for verb in self.game.actions.verbs}
            return spoken.get(typed.lower())

    def _listed(self, entries: Sequence[Entry]) -> str:
        shown = [entry.choice.move for entry in entries[:SHOWN]]
        return self.texts.listed(shown) + (" …" if len(entries) > SHOWN else "")

    # -- showing

    def lines(self, board: AnyBoard, shown: AnyShown, width: int) -> list[Text]:
        """The menu: a line for each choice while there are few, else a line for each verb."""
        if len(self.entries) <= SPOKEN_OUT:
            return self._spoken(board, shown, width)
        heading = max(len(self.texts.verb(self.game, verb)) for verb, _ in self.groups) + 2
        out: list[Text] = []
        for verb, entries in self.groups:
            out += self._group(verb, entries, heading, board, shown, width)
        return out

    def _spoken(self, board: AnyBoard, shown: AnyShown, width: int) -> list[Text]:
        """One line a choice; a warning that several share is said once, below them."""
        warnings = [entry.choice.warning for entry in self.entries if entry.choice.warning]
        shared = [warning for warning in dict.fromkeys(warnings) if warnings.count(warning) > 1]
        out = []
        for entry in self.entries:
            line = Text.assemble((f" {entry.number:>2} ", "bold cyan"), board.paint(self.phrase(entry.choice)))
            note = board.note(entry.choice, shown, self.texts)
            if note.cell_len:
                line.append("  ")
                line.append_text(note)
            if entry.choice.warning:
                line.append(
                    "  !" if entry.choice.warning in shared else f"  ! {self.texts.msg(entry.choice.warning)}",
                    style="yellow",
                )
            out.append(line)
        out += [Text(f"    ! {self.texts.msg(warning)}", style="yellow") for warning in shared]
        for line in out:
            line.truncate(width, overflow="ellipsis")
        return out

    def _group(
        self, verb: str, entries: Sequence[Entry], heading: int, board: AnyBoard, shown: AnyShown, width: int
    ) -> list[Text]:
        """One verb with its arguments side by side, wrapped."""
        lines = [Text.assemble((f" {self.texts.verb(self.game, verb):<{heading}}", "bold"))]
        for entry in entries:
            label = " ".join(self._words(entry.choice)) or self.phrase(entry.choice)
            item = Text.assemble((str(entry.number), "bold cyan"), " ", board.paint(label))
            note = board.note(entry.choice, shown, self.texts)
            if note.cell_len:
                item.append(" ")
                item.append_text(note)
            if entry.choice.warning:
                item.append(
                    " !" if entry.choice.args else f"  ! {self.texts.msg(entry.choice.warning)}", style="yellow"
                )
            item.truncate(width - heading - 1, overflow="ellipsis")
            if lines[-1].cell_len + 2 + item.cell_len > width and lines[-1].cell_len > heading + 1:
                lines.append(Text(" " * (heading + 1)))
            lines[-1].append("  " if lines[-1].cell_len > heading + 1 else "")
            lines[-1].append_text(item)
        return lines


def _score(words: Sequence[str], form: Sequence[str]) -> int:
    """How many words are written out, or -1 where one does not fit."""
    if not words or len(words) > len(form) or not all(f.startswith(w) for w, f in zip(words, form, strict=False)):
        return -1
    return sum(w == f for w, f in zip(words, form, strict=False))
