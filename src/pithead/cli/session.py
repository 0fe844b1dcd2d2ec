"""One game at one screen: asks the people, moves the bots, saves after each command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from pithead.bots.driver import ask, hint_seed, luck_of
from pithead.bots.registry import able_levels
from pithead.cli.boards import AnyShown, board_of, named, shown_to
from pithead.cli.chronicle import Chronicle
from pithead.cli.hint import hint_lines
from pithead.cli.menu import NO_NUMBER, TIGHTEST, Entry, Menu
from pithead.cli.players import player_names
from pithead.cli.reading import InputError, find, read_moves
from pithead.cli.saves import Save
from pithead.cli.screen import Screen
from pithead.coach.hints import Inquiry, hint
from pithead.core.api import SPECTATOR, Bot, Budget, sees
from pithead.core.errors import MoveError
from pithead.games.clauses import clauses
from pithead.locales import LANGUAGES, Texts
from pithead.table.table import Table

COMMANDS = ("help", "why", "hint", "undo", "log", "board", "rules", "lang", "finish", "quit")
ALONE = ("undo", "board", "quit")  # with something behind it, it is no command
LEAST_BOARD = 6  # lines that a board gets on the shortest screen
LOG_LINES = 16
PAST = 30  # events shown again when a game is resumed
RECENT = 100  # events that a screen has room for, at most


class Leave(Exception):
    """Somebody wants to stop here."""


class Session:
    """The table, its file, its bots and its screen."""

    def __init__(
        self, table: Table, save: Save, bots: Mapping[int, Bot], texts: Texts, screen: Screen, resumed: bool = False
    ) -> None:
        self.table = table
        self.save = save
        self.bots = bots
        self.texts = texts
        self.screen = screen
        self.board = board_of(table.game.info.id)
        self.chronicle = Chronicle(table, self.board, fresh=not resumed)
        self.people = [seat for seat in range(len(self.names)) if seat not in bots]
        self.eyes = self.people[0] if len(self.people) == 1 else SPECTATOR  # who looks at the screen
        self.opening = self.chronicle.opening()
        start = max(self.opening, len(table.event_log) - PAST) if resumed else self.opening
        self.shown = dict.fromkeys(
            [*range(len(self.names)), SPECTATOR], start
        )  # how much of the table's log each has read
        self.words = self._command_words()

    @property
    def names(self) -> list[str]:
        """What everybody is called in the language of now."""
        return player_names(self.table.players, self.texts)

    def _command_words(self) -> dict[str, str]:
        """Every word for a command, English and the reader's own, to the command."""
        out: dict[str, str] = {}
        for texts in (Texts("en"), self.texts):
            for command in COMMANDS:
                for word in texts.msg(f"cli-command-{command}").split():
                    out.setdefault(word, command)
        return out

    def _word(self, command: str) -> str:
        """The first word for a command, in the reader's language."""
        return self.texts.msg(f"cli-command-{command}").split()[0]

    # -- the game

    def run(self) -> bool:
        """Play until the game is over or somebody leaves; whether it is over."""
        try:
            while not self.table.over:
                waiting = self.table.waiting()
                seat = next((s for s in waiting if s in self.bots), waiting[0])
                if seat in self.bots:
                    self._move_bot(seat)
                else:
                    self._turn_to(seat)
                    self._decide(seat)
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.show(Text(), Text(self.texts.msg("cli-saved", file=str(self.save.path))))
            self.screen.show(Text(f"  pithead play --resume {self.save.path}", style="bold"))
            return False
        return True

    def _play(self, seat: int, move: str) -> None:
        self._play_run(seat, [move])

    def _play_run(self, seat: int, moves: Sequence[str]) -> None:
        self.table.play(seat, moves, self.table.offers[seat])
        self.save.write(self.table.record)
        self.chronicle.follow()

    def _move_bot(self, seat: int) -> None:
        game, view = self.table.game, self.table.view(seat)
        code = ask(game, self.bots[seat], seat, view, view.legal(seat), Budget())
        self._play(seat, game.actions.format(code))
        if not self.people:
            self._tell_news(SPECTATOR)

    def _turn_to(self, seat: int) -> None:
        """The curtain, where several people share the screen."""
        if len(self.people) < 2 or self.eyes == seat:
            return
        if self.eyes != SPECTATOR and self._private_news(self.eyes):
            self._tell_news(self.eyes)
            if self.screen.live:
                self.screen.ask(self.texts.msg("cli-curtain-close") + " ")
        self.screen.wipe()
        words = Text.assemble(
            named(seat, self.names[seat]),
            "\n\n",
            self.texts.msg("cli-curtain", name=self.names[seat]),
            justify="center",
        )
        self.screen.curtain(words)
        if self.screen.live:
            self.screen.ask(self.texts.msg("cli-curtain-open") + " ")
            self.screen.wipe()
        self.eyes = seat

    def _private_news(self, seat: int) -> bool:
        """Whether a seat was told something that not everybody was, and has not read it yet."""
        unread = self.table.event_log[self.shown[seat] :]
        return any(sees(seat, entry.seen_by) and not sees(SPECTATOR, entry.seen_by) for entry in unread)

    # -- showing

    def _shown(self, seat: int) -> AnyShown:
        return shown_to(self.table, seat, self.names)

    def _tell_news(self, audience: int) -> None:
        self.screen.show(*self.chronicle.lines(audience, self.texts, self.shown[audience]))
        self.shown[audience] = len(self.table.event_log)

    def _show(self, seat: int, menu: Menu, board: bool) -> None:
        """Board, log, question, choices. A live screen is drawn afresh: choices and what they are about first, then as
        much of the log as fits.
        """
        width, height = self.screen.width, self.screen.height
        lines = menu.lines(width)
        notice = self.board.notice(menu.shown, self.table.events(seat), self.texts)
        told = [Text(notice, style="bold yellow")] if notice else []
        if self.screen.live:
            spare = 3 + len(told)  # a line of the log, the question, where one types
            for tight in range(TIGHTEST + 1):
                lines = menu.lines(width, tight)
                drawn = self.board.draw(menu.shown, self.texts, width, max(LEAST_BOARD, height - len(lines) - spare))
                if self.screen.count(drawn) + len(lines) + spare <= height:
                    break
            recent = max(self.opening, len(self.table.event_log) - RECENT)
            new = len(self.chronicle.lines(seat, self.texts, max(recent, self.shown[seat])))
            log = self.chronicle.lines(seat, self.texts, recent)
            for line in log[: len(log) - new]:
                line.stylize("dim")
            self.screen.clear()
            left = height - self.screen.count(drawn) - len(lines) - spare + 1
            self.screen.show(drawn, *self._last(log, min(LOG_LINES, left)), *told)
            self.shown[seat] = len(self.table.event_log)
        else:
            self._tell_news(seat)
            if board:
                self.screen.show(Text(), self.board.draw(menu.shown, self.texts, width))
            self.screen.show(*told)
        self.screen.show(self._question(seat, menu), *lines)

    def _last(self, log: Sequence[Text], room: int) -> Sequence[Text]:
        """The end of the log that fits into so many lines; the last entry is cut rather than left out."""
        start = len(log)
        while start and room >= self.screen.count(log[start - 1]):
            start -= 1
            room -= self.screen.count(log[start])
        if start < len(log) or not log or room < 1:
            return log[start:]
        last = log[-1].copy()
        for size in range(self.screen.width * room, 0, -8):
            if self.screen.count(last) <= room:
                break
            last.truncate(size, overflow="ellipsis")
        return [last]

    def _question(self, seat: int, menu: Menu) -> Text:
        out = Text.assemble(named(seat, self.names[seat]), "  ", (self.texts.msg(menu.offer.prompt), "bold"))
        hint = "  " + self.texts.msg("cli-hint-undo" if self.table.can_undo(seat) else "cli-hint")
        if out.cell_len + len(hint) <= self.screen.width:
            out.append(hint, style="dim")
        return out

    # -- asking

    def _decide(self, seat: int) -> None:
        """Ask one seat until it has made one choice or taken one back."""
        menu = Menu(
            self.table.game,
            self.table.offer(seat),
            self.texts,
            self.names,
            self.board,
            self._shown(seat),
            self.table.view(seat),
        )
        own = bool(self.table.commands) and self.table.commands[-1].seat == seat
        self._show(seat, menu, board=not own)
        while True:
            typed = self.screen.ask(f"{self.names[seat]} > ")
            if not typed and len(menu.entries) > 1:
                continue
            word, _, rest = typed.partition(" ")
            command = self.words.get(word.lower())
            try:
                if command is None or (rest and command in ALONE):
                    self._choose(seat, menu, typed)
                    return
                if self._do(command, rest.strip(), seat, menu):
                    return
            except InputError as error:
                self.screen.show(Text(str(error), style="bold red"))

    def _choose(self, seat: int, menu: Menu, typed: str) -> None:
        """Play what was typed; InputError where it is no choice. Nothing typed is the only choice there is."""
        if not typed:
            self._play(seat, menu.entries[0].choice.move)
            return
        choices = read_moves(menu, self.board.spelled(typed, menu.shown, self.texts))
        try:
            self._play_run(seat, [choice.move for choice in choices])
        except MoveError:
            raise InputError(self.texts.msg("cli-error-run", typed=typed)) from None

    def _do(self, command: str, rest: str, seat: int, menu: Menu) -> bool:
        """One command; whether the question must be asked afresh."""
        if command == "quit":
            raise Leave
        if command == "undo":
            if not self.table.can_undo(seat):
                raise InputError(self.texts.msg("cli-error-undo"))
            self.table.undo(seat)
            self.save.write(self.table.record)
            self.chronicle.follow()
            return True
        if command == "finish":
            sure = self.texts.msg("cli-finish-yes")
            if rest.lower() not in (sure, "yes"):
                raise InputError(self.texts.msg("cli-finish-sure", word=self._word("finish"), yes=sure))
            self.table.end_agreed(seat)
            self.save.write(self.table.record)
            self.chronicle.follow()
            return True
        if command == "lang":
            if rest not in LANGUAGES:
                raise InputError(self.texts.msg("cli-error-lang", typed=rest, possible=self.texts.listed(LANGUAGES)))
            self.texts = Texts(rest)
            self.words = self._command_words()
            return True
        if command == "board":
            self.screen.page(
                self.board.draw(menu.shown, self.texts, self.screen.width),
                self._question(seat, menu),
                *menu.lines(self.screen.width),
                more=self.texts.msg("cli-more"),
            )
        elif command == "log":
            lines = self.chronicle.lines(seat, self.texts)
            some = lines[-int(rest) if rest.isdigit() and int(rest) else 0 :]
            self.screen.page(*some, more=self.texts.msg("cli-more"))
        elif command == "rules":
            self._clause(rest)
        elif command == "why":
            self._why(rest, menu)
        elif command == "hint":
            self._hint(rest, seat, menu)
        else:
            self._help(rest, menu)
        return False

    def _help(self, rest: str, menu: Menu) -> None:
        if rest:
            self._help_choice(menu, find(menu, rest))
            return
        things: list[RenderableType] = []
        for verb, entries in menu.groups:
            head = Text.assemble((menu.heading(verb), "bold"), (f"  {_numbers(entries)}", "cyan"))
            if entries[0].choice.args:
                head.append(f"  {menu.short(entries[-1].choice)}", style="dim")
            things += [head, Padding(Text(self.texts.explain(self.table.game, verb)), (0, 0, 0, 2))]
        things += [Text(), self._commands(menu), Text()]
        signs = Grid.grid(padding=(0, 2))
        for sign, meaning in self.board.legend(menu.shown, self.texts):
            if meaning:
                signs.add_row(sign, meaning)
            else:
                things.append(sign)
        self.screen.page(*things, signs, more=self.texts.msg("cli-more"))

    def _commands(self, menu: Menu) -> RenderableType:
        """How to choose, and every command, with examples that can be typed now."""
        choice = menu.entries[0].choice
        example: dict[str, str | int] = {
            "move": menu.short(choice),
            "clause": choice.clause,
            "number": max(0, menu.entries[0].number),
        }
        grid = Grid.grid(padding=(0, 2))
        for command in COMMANDS:
            word = self._word(command)
            others = [lang for lang in LANGUAGES if lang != self.texts.lang]
            said = self.texts.msg(f"cli-help-{command}", word=word, lang=others[0], **example)
            grid.add_row("", Text(word, style="bold"), said)
        return Group(Text(self.texts.msg("cli-help-moves", **example)), grid)

    def _help_choice(self, menu: Menu, entry: Entry) -> None:
        game, choice = self.table.game, entry.choice
        phrase = self.board.paint(menu.phrase(choice))
        number = f"{entry.number}  " if entry.number != NO_NUMBER else ""
        head = Text.assemble((number, "bold cyan"), phrase, (f"  {choice.move}", "dim"))
        note = self.board.note(choice, menu.shown, self.texts)
        if note.cell_len:
            head.append("  ")
            head.append_text(note)
        self.screen.show(head, Padding(Text(self.texts.explain(game, choice.verb)), (0, 0, 0, 2)))
        if choice.warning:
            self.screen.show(Padding(Text("! " + self.texts.msg(choice.warning), style="yellow"), (0, 0, 0, 2)))
        self.screen.show(Text("  " + self.texts.msg("cli-clause", clause=choice.clause), style="dim"))

    def _why(self, rest: str, menu: Menu) -> None:
        """The clause behind one choice, or those behind the question."""
        chosen = [find(menu, rest)] if rest else menu.entries
        for clause in dict.fromkeys(entry.choice.clause for entry in chosen):
            self._clause(clause)

    def _hint(self, rest: str, seat: int, menu: Menu) -> None:
        """What the strongest bot that knows this pack would do, from the seat's own view, and why; or why not what is
        named.
        """
        game, view = self.table.game, self.table.view(seat)
        ask = [game.actions.parse(find(menu, rest).choice.move)] if rest else []
        seed = hint_seed(luck_of(self.table.chance), seat)
        found = hint(game, view, Inquiry(able_levels(game)[-1], seat, seed, ask))
        self.screen.show(*hint_lines(menu, found))

    def _clause(self, id: str) -> None:
        known = clauses(self.table.game.info.id, self.texts.lang)
        clause = id.upper() if "-" in id else f"{self.table.game.info.prefix}-{id.upper()}"
        if clause not in known:
            raise InputError(self.texts.msg("cli-error-clause", typed=id, possible=self.texts.listed(list(known))))
        self.screen.show(Markdown(known[clause]), Text())

    # -- the end

    def _finish(self) -> None:
        audience = self.eyes
        self.screen.clear()
        news = self.chronicle.lines(audience, self.texts, self.shown[audience])
        shown = self._shown(audience)
        self.screen.show(self.board.draw(shown, self.texts, self.screen.width), Text(), *news, Text())
        final = self.board.final(shown, self.texts, self.screen.width)
        if final is not None:
            self.screen.show(final, Text())
        standings = [self.table.state.standing(seat) for seat in range(len(self.names))]
        winners = [self.names[seat] for seat, standing in enumerate(standings) if standing == max(standings)]
        self.screen.show(
            Text(self.texts.msg("cli-winner", count=len(winners), names=self.texts.listed(winners)), style="bold")
        )
        assert self.table.secret is not None
        self.screen.show(Text(self.texts.msg("cli-seed", seed=self.table.secret.hex()), style="dim"))
        self.screen.show(Text(self.texts.msg("cli-record", file=str(self.save.path)), style="dim"))
        self.screen.show(Text(f"  pithead replay {self.save.path} --verify", style="dim"))


def _numbers(entries: Sequence[Entry]) -> str:
    """The numbers of choices: `3–7`, or nothing where there are none."""
    known = [entry.number for entry in entries if entry.number != NO_NUMBER]
    return "" if not known else f"{known[0]}–{known[-1]}" if len(known) > 1 else str(known[0])
