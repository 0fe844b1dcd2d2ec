"""The choices of an offer as a numbered menu. Where an amount is asked, the number of a choice is its amount."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from textwrap import wrap

from rich.text import Text

from pithead.cli.boards import AnyBoard, AnyShown
from pithead.core.api import Game, State
from pithead.core.chance import Rng
from pithead.locales import Texts
from pithead.table.offer import Choice, Offer, make_offer, named

SPOKEN_OUT = 8  # up to so many choices stand on lines of their own
TIGHTEST = 2
NO_NUMBER = -1  # of a choice that is asked for by its words alone


@dataclass(frozen=True)
class Entry:
    """A choice with its number, or NO_NUMBER."""

    number: int
    choice: Choice


class Menu:
    """The choices of one offer, grouped by verb, numbered in the order shown.

    asks_amount  whether the question is how many: then the numbers are the amounts, and what is no amount has none
    """

    def __init__(
        self,
        game: Game,
        offer: Offer,
        texts: Texts,
        names: Sequence[str],
        board: AnyBoard,
        shown: AnyShown,
        view: State | None = None,
    ) -> None:
        """`names` are the seats' names; `shown` is what the seat sees while it is asked, `view` what it knows."""
        self.game = game
        self.offer = offer
        self.texts = texts
        self.names = names
        self.board = board
        self.shown = shown
        self.view = view
        self.asks_amount = _asks_amount(offer.choices)
        self.groups: list[tuple[str, list[Entry]]] = []
        verbs = list(dict.fromkeys(c.verb for c in offer.choices))
        verbs.sort(key=lambda verb: not game.actions.by_name[verb].args)  # what ends something comes last
        count = 0
        for verb in verbs:
            entries = []
            for choice in [choice for choice in offer.choices if choice.verb == verb]:
                count += 1
                number = count if not self.asks_amount else amount_of(choice) if choice.args else NO_NUMBER
                entries.append(Entry(number, choice))
            self.groups.append((verb, entries))
        self.entries = [entry for _, entries in self.groups for entry in entries]

    def after(self, choice: Choice) -> Menu | None:
        """The question to the same seat that follows a choice at once, as far as the seat can know; or None."""
        if self.view is None:
            return None
        seat, view = self.offer.seat - 1, self.view.determinize(Rng(0))
        view.apply(seat, self.game.actions.parse(choice.move))
        if not view.waiting() >> seat & 1:
            return None
        offer = make_offer(self.game, view, seat, 0)
        return Menu(self.game, offer, self.texts, self.names, self.board, self.shown, view)

    # -- words

    def heading(self, verb: str) -> str:
        """A verb in the reader's words."""
        return self.texts.verb(self.game, verb)

    def words(self, choice: Choice) -> list[str]:
        """The arguments in the reader's words; a step keeps its sign."""
        said = self.board.arguments(choice, self.shown, self.texts)
        if said:
            return said
        args, labels = self.game.actions.by_name[choice.verb].args, named(choice).args
        words = [
            self.texts.value(self.game, arg.domain, label, self.names) for arg, label in zip(args, labels, strict=True)
        ]
        return [word if isinstance(word, str) else label for word, label in zip(words, labels, strict=True)]

    def labels(self, choice: Choice) -> list[str]:
        """The arguments as the move has them, or in the reader's words where these are no names."""
        return self.board.arguments(choice, self.shown, self.texts) or list(named(choice).args)

    def phrase(self, choice: Choice) -> str:
        """The whole choice in the reader's words."""
        said = self.board.phrase(choice, self.shown, self.texts)
        return said or self.texts.move(self.game, named(choice), self.names, choice.preview)

    def short(self, choice: Choice) -> str:
        """A choice as it is best typed: `mine c`."""
        return " ".join([self.heading(choice.verb).lower(), *self.words(choice)])

    # -- showing

    def lines(self, width: int, tight: int = 0) -> list[Text]:
        """The menu: a line for each choice while there are few; else, or where room is `tight`, one for each verb, or
        all amounts in one. At the tightest nothing stands beside a choice.
        """
        if len(self.entries) <= SPOKEN_OUT and not tight:
            return self._spoken(width)
        if self.asks_amount:
            return self._range(width)
        heading = max(len(self.heading(verb)) for verb, _ in self.groups) + 2
        out: list[Text] = []
        for verb, entries in self.groups:
            out += self._group(verb, entries, heading, width, tight < TIGHTEST)
        return out

    def _spoken(self, width: int) -> list[Text]:
        """One line a choice; a warning that several share, or that has no room, is said below."""
        warnings = [entry.choice.warning for entry in self.entries if entry.choice.warning]
        shared = [warning for warning in dict.fromkeys(warnings) if warnings.count(warning) > 1]
        out = []
        for entry in self.entries:
            number = f" {entry.number:>2} " if entry.number != NO_NUMBER else "  · "
            parts = wrap(self.phrase(entry.choice), width - len(number))
            line = Text.assemble((number, "bold cyan"), self.board.paint(parts[0]))
            out.append(line)
            for part in parts[1:]:
                line = Text.assemble(" " * len(number), self.board.paint(part))
                out.append(line)
            note = self.board.note(entry.choice, self.shown, self.texts)
            if note.cell_len and line.cell_len + 2 + note.cell_len <= width:
                line.append("  ")
                line.append_text(note)
            elif note.cell_len:
                line = Text.assemble("      ", note)
                out.append(line)
            if entry.choice.warning:
                warning = f"  ! {self.texts.msg(entry.choice.warning)}"
                if entry.choice.warning in shared:
                    line.append("  !", style="yellow")
                elif line.cell_len + len(warning) <= width:
                    line.append(warning, style="yellow")
                else:
                    out.append(Text(f"  {warning}", style="yellow"))
        out += [Text(f"    ! {self.texts.msg(warning)}", style="yellow") for warning in shared]
        for line in out:
            line.truncate(width, overflow="ellipsis")
        return out

    def _range(self, width: int) -> list[Text]:
        """From the least to the most; from which amount on there is a warning; then what is no amount."""
        verb, entries = self.groups[0]
        out = [Text.assemble((f" {self.heading(verb)}  ", "bold"), (self.amounts(), "bold cyan"))]
        first: dict[str, int] = {}
        for entry in entries:
            if entry.choice.warning:
                first.setdefault(entry.choice.warning, entry.number)
        for warning, number in first.items():
            said = self.texts.msg("cli-from-amount", amount=number)
            out.append(Text(f"    ! {said} {self.texts.msg(warning)}", style="yellow"))
        out += [
            Text.assemble("  · ", self.board.paint(self.phrase(entry.choice)))
            for entry in self.entries
            if entry.number == NO_NUMBER
        ]
        for line in out:
            line.truncate(width, overflow="ellipsis")
        return out

    def amounts(self) -> str:
        """Which amounts can be chosen: `0 to 12`."""
        numbers = sorted(entry.number for entry in self.entries if entry.number != NO_NUMBER)
        if len(numbers) <= 2:
            return self.texts.listed([str(number) for number in numbers])
        steps = {high - low for low, high in pairwise(numbers)}
        if len(steps) > 1:
            return self.texts.listed([str(number) for number in numbers])
        return self.texts.msg("cli-amounts", low=numbers[0], high=numbers[-1], step=steps.pop())

    def _group(self, verb: str, entries: Sequence[Entry], heading: int, width: int, notes: bool) -> list[Text]:
        """One verb with its arguments side by side, wrapped."""
        lines = [Text.assemble((f" {self.heading(verb):<{heading}}", "bold"))]
        for entry in entries:
            label = " ".join(self.words(entry.choice)) or self.phrase(entry.choice)
            item = Text.assemble((str(entry.number), "bold cyan"), " ", self.board.paint(label))
            note = self.board.note(entry.choice, self.shown, self.texts)
            if note.cell_len and notes:
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


def _asks_amount(choices: Sequence[Choice]) -> bool:
    """Whether all choices, but for those without arguments, are amounts of one thing."""
    asked = [choice for choice in choices if choice.args]
    things = {(choice.verb, *list(choice.args.values())[:-1]) for choice in asked}
    return len(things) == 1 and asked[0].kind == "amount"


def amount_of(choice: Choice) -> int:
    """How much a choice is; its last argument."""
    return int(list(choice.args.values())[-1])
