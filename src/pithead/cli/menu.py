"""The choices of an offer as a numbered menu, and what somebody typed as one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from rich.text import Text

from pithead.cli.boards import Board, Scene
from pithead.core.api import Game
from pithead.core.errors import MoveError, PitheadError
from pithead.locales import Texts
from pithead.table.offer import Choice, Offer

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

    def __init__(self, game: Game, offer: Offer, texts: Texts) -> None:
        self.game = game
        self.offer = offer
        self.texts = texts
        self.groups: list[tuple[str, list[Entry]]] = []
        verbs = list(dict.fromkeys(c.move.verb for c in offer.choices))
        verbs.sort(key=lambda verb: not game.actions.by_name[verb].args)  # what ends something comes last
        number = 0
        for verb in verbs:
            entries = []
            for choice in offer.choices:
                if choice.move.verb == verb:
                    number += 1
                    entries.append(Entry(number, choice, self._forms(choice)))
            self.groups.append((verb, entries))
        self.entries = [entry for _, entries in self.groups for entry in entries]

    def _forms(self, choice: Choice) -> tuple[tuple[str, ...], ...]:
        """The move text, the same with the verb in words, and the reader's own words."""
        verb, labels = choice.move.verb, [label.lower() for label in choice.move.args]
        heading = self.texts.verb(self.game, verb).lower().split()
        spoken = [self._label(name, label).lower() for name, label in choice.args.items()]
        forms = [(verb, *labels), (*verb.split("_"), *labels), (*heading, *labels)]
        if all(len(word.split()) == 1 for word in spoken):
            forms.append((*heading, *spoken))
        return tuple(dict.fromkeys(forms))

    def _label(self, arg: str, label: object) -> str:
        domain = next((a.domain.name for v in self.game.actions.verbs for a in v.args if a.name == arg), arg)
        return self.texts.label(self.game, domain, str(label))

    # -- reading

    def find(self, typed: str) -> Entry:
        """The one entry that was meant: by number, by move text, or by prefixes that fit no other; InputError otherwise."""
        words = typed.lower().split()
        if len(words) == 1 and words[0].isdigit():
            number = int(words[0])
            if not 1 <= number <= len(self.entries):
                raise InputError(self.texts.msg("cli-error-number", number=words[0], last=len(self.entries)))
            return self.entries[number - 1]
        best, score = self._matches(words)
        if len(best) == 1:
            return best[0]
        if best:
            raise InputError(self.texts.msg("cli-error-ambiguous", typed=typed, possible=self._listed(best)))
        raise InputError(self._unknown(typed, words))

    def _matches(self, words: Sequence[str]) -> tuple[list[Entry], int]:
        """The entries that fit best: most words written out in full."""
        best: list[Entry] = []
        top = -1
        for entry in self.entries:
            score = max((_score(words, form) for form in entry.forms), default=-1)
            if score > top:
                best, top = [], score
            if score == top and score >= 0:
                best.append(entry)
        return best, top

    def _unknown(self, typed: str, words: Sequence[str]) -> str:
        try:
            move = self.game.actions.decode(self.game.actions.parse(typed))
        except MoveError:
            known = sorted({form[0] for entry in self.entries for form in entry.forms})
            near = get_close_matches(words[0], known, 2)
            if near:
                return self.texts.msg("cli-error-near", typed=typed, near=self.texts.listed(near))
            return self.texts.msg("cli-error-unknown", typed=typed)
        same = [entry for entry in self.entries if entry.choice.move.verb == move.verb] or self.entries
        return self.texts.msg("cli-error-impossible", typed=move.text, possible=self._listed(same))

    def _listed(self, entries: Sequence[Entry]) -> str:
        shown = [entry.choice.move.text for entry in entries[:SHOWN]]
        return self.texts.listed(shown) + (" …" if len(entries) > SHOWN else "")

    # -- showing

    def lines(self, board: Board, scene: Scene, width: int) -> list[Text]:
        """The menu: a line for each choice while there are few, else a line for each verb."""
        if len(self.entries) <= SPOKEN_OUT:
            return [self._spoken(entry, board, scene, width) for entry in self.entries]
        heading = max(len(self.texts.verb(self.game, verb)) for verb, _ in self.groups) + 2
        out: list[Text] = []
        for verb, entries in self.groups:
            out += self._group(verb, entries, heading, board, scene, width)
        return out

    def _spoken(self, entry: Entry, board: Board, scene: Scene, width: int) -> Text:
        move = entry.choice.move
        line = Text.assemble((f" {entry.number:>2} ", "bold cyan"), board.paint(self.texts.move(self.game, move)))
        note = board.note(entry.choice, scene, self.texts)
        if note.cell_len:
            line.append("  ")
            line.append_text(note)
        if entry.choice.warning:
            line.append(f"  ! {self.texts.msg(entry.choice.warning)}", style="yellow")
        line.truncate(width, overflow="ellipsis")
        return line

    def _group(self, verb: str, entries: Sequence[Entry], heading: int, board: Board, scene: Scene, width: int) -> list[Text]:
        """One verb with its arguments side by side, wrapped."""
        lines = [Text(f" {self.texts.verb(self.game, verb):<{heading}}", style="bold")]
        for entry in entries:
            label = " ".join(self._label(name, value) for name, value in entry.choice.args.items()) or self.texts.move(self.game, entry.choice.move)
            item = Text.assemble((str(entry.number), "bold cyan"), " ", board.paint(label))
            note = board.note(entry.choice, scene, self.texts)
            if note.cell_len:
                item.append(" ")
                item.append_text(note)
            if entry.choice.warning:
                item.append("!", style="yellow")
            if lines[-1].cell_len + item.cell_len + 2 > width and lines[-1].cell_len > heading + 1:
                lines.append(Text(" " * (heading + 1)))
            lines[-1].append_text(item)
            lines[-1].append("  ")
        return lines


def _score(words: Sequence[str], form: Sequence[str]) -> int:
    """How many words are written out, or -1 where one does not fit."""
    if not words or len(words) > len(form) or not all(f.startswith(w) for w, f in zip(words, form, strict=False)):
        return -1
    return sum(w == f for w, f in zip(words, form, strict=False))
