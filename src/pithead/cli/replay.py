"""`pithead replay`: step through a record, and prove from the revealed seed that its luck was honest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from pithead.cli import saves
from pithead.cli.boards import board_of, shown_to
from pithead.cli.chronicle import Chronicle
from pithead.cli.play import check_language
from pithead.cli.players import player_names
from pithead.cli.screen import Screen
from pithead.core.api import SPECTATOR, TRUTH, Game, Json
from pithead.core.errors import OptionError, PitheadError
from pithead.locales import Texts
from pithead.table.record import Record, RecordError
from pithead.table.table import Table
from pithead.table.verify import Proof, verify

LOG_LINES = 8


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `pithead play` writes them.")],
    at: Annotated[
        int | None, typer.Option(help="The position after this line of the record (0: before the first draw).")
    ] = None,
    verify_luck: Annotated[
        bool, typer.Option("--verify", help="Draw every outcome again from the revealed seed.")
    ] = False,
    seat: Annotated[
        int | None,
        typer.Option(help="With the eyes of this seat (default: everything, or what is public in a running game)."),
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en, de or fr.")] = None,
    pack: Annotated[
        Path | None, typer.Option(help="The content pack it was played with, if not the core pack.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object instead.")] = False,
) -> None:
    """Step through a record; prove that its luck was honest."""
    try:
        texts = Texts(check_language(lang))
        record = saves.read_record(file)
        game = saves.game_of(record, pack)
        proof = verify(game, record) if verify_luck else None
        Table.replay(game, record)
        player = Replay(game, record, _audience(record, seat), texts)
        last = len(record.lines)
        if at is not None and not 0 <= at <= last:
            raise OptionError(f"--at {at}: the record has lines 0 to {last}")
        if as_json:
            typer.echo(json.dumps(player.to_json(last if at is None else at, proof), ensure_ascii=False, indent=2))
            return
        if proof is not None:
            player.screen.show(Text(texts.msg("cli-replay-proved", draws=proof.draws), style="bold green"))
            player.screen.show(Text(f"  {proof.seed}\n  → {proof.commitment}", style="dim"))
        if proof is None or at is not None:
            player.run(at)
    except RecordError as error:
        typer.echo(f"pithead: {file}: {error}", err=True)
        raise typer.Exit(1) from None
    except PitheadError as error:
        typer.echo(f"pithead: {error}", err=True)
        raise typer.Exit(2) from None


def _audience(record: Record, seat: int | None) -> int:
    players = record.header["players"]
    assert isinstance(players, list)
    if seat is None:
        return TRUTH if record.ended else SPECTATOR
    if not 1 <= seat <= len(players):
        raise OptionError(f"--seat {seat}: there are seats 1 to {len(players)}")
    return seat - 1


class Replay:
    """A record on a screen."""

    def __init__(self, game: Game, record: Record, audience: int, texts: Texts) -> None:
        self.game = game
        self.record = record
        self.audience = audience
        self.texts = texts
        self.board = board_of(game.info.id)
        self.screen = Screen()
        self.stops = self._stops()

    def _stops(self) -> list[int]:
        """Lines after which a whole command has been done."""
        lines = self.record.lines
        ends = [
            i + 1 for i in range(len(lines) - 1) if lines[i].get("c") != lines[i + 1].get("c") or "undo" in lines[i + 1]
        ]
        return [0, *ends, len(lines)] if lines else [0]

    def _table(self, at: int) -> tuple[Table, Chronicle]:
        """The table after a line, and the log up to there."""
        table = Table.replay(self.game, self.record, upto=0)
        chronicle = Chronicle(table, self.board)
        for line in self.record.lines[:at]:
            table.replay_line(line)
            chronicle.follow()
        return table, chronicle

    def _names(self, table: Table) -> list[str]:
        return player_names(table.players, self.texts)

    def to_json(self, at: int, proof: Proof | None) -> dict[str, object]:
        """The position by names, the events so far, and the proof."""
        table, _ = self._table(at)
        out: dict[str, object] = {
            "game": self.game.info.id,
            "players": [*self._names(table)],
            "at": at,
            "lines": len(self.record.lines),
            "ended": self.record.ended,
            "line": self._line(at) if at else None,
            "over": table.over,
            "events": [*table.events(self.audience)],
            "scene": table.scene(self.audience),
        }
        if table.over:
            out["standing"] = [list(table.state.standing(seat)) for seat in range(len(table.players))]
        if proof is not None:
            out["proof"] = {"draws": proof.draws, "commitment": proof.commitment, "seed": proof.seed}
        return out

    def run(self, at: int | None) -> None:
        """On a terminal step by step; else the whole log and the last position, or the one asked for."""
        if not self.screen.live:
            table, chronicle = self._table(len(self.record.lines) if at is None else at)
            self.screen.show(self._title(table))
            if at is None:
                self.screen.show(*chronicle.lines(self.audience, self.texts))
            self._show(table, chronicle, len(self.record.lines) if at is None else at)
            return
        place = len(self.record.lines) if at is None else at
        if at is None:
            place = self.stops[1] if len(self.stops) > 1 else 0
        while True:
            table, chronicle = self._table(place)
            self.screen.clear()
            self.screen.show(self._title(table))
            self._show(table, chronicle, place)
            self.screen.show(Text(self.texts.msg("cli-replay-keys"), style="dim"))
            try:
                step = self._ask(place)
            except (EOFError, KeyboardInterrupt):
                return
            if step is None:
                return
            place = step

    def _title(self, table: Table) -> Text:
        return Text(
            self.texts.msg(
                "cli-replay-title", game=self.texts.title(self.game), players=self.texts.listed(self._names(table))
            ),
            style="bold",
        )

    def _show(self, table: Table, chronicle: Chronicle, at: int) -> None:
        shown = shown_to(table, self.audience, self._names(table))
        self.screen.show(self.board.draw(shown, self.texts, self.screen.width))
        log = chronicle.lines(self.audience, self.texts)[-LOG_LINES:]
        for line in log if self.screen.live or at < len(self.record.lines) else []:
            line.truncate(self.screen.width, overflow="ellipsis")
            self.screen.show(line)
        if table.over:
            final = self.board.final(shown, self.texts, self.screen.width)
            if final is not None:
                self.screen.show(Text(), final)
        elif at == len(self.record.lines):
            self.screen.show(Text(self.texts.msg("cli-replay-running"), style="dim"))
        where = Text(self.texts.msg("cli-replay-at", at=at, last=len(self.record.lines)), style="bold")
        where.append("  " + self._what(table, at), style="not bold")
        self.screen.show(where)

    def _line(self, at: int) -> dict[str, Json]:
        """A line, without what only others know: of a running game a draw, or a move of another seat, is told by its
        events alone.
        """
        line = self.record.lines[at - 1]
        if self.audience == TRUTH or line.get("seat") == self.audience + 1:
            return line
        return {name: "…" if name in ("move", "draw", "position") else value for name, value in line.items()}

    def _what(self, table: Table, at: int) -> str:
        """What the line did, by its names."""
        if at == 0:
            return self.texts.msg("cli-replay-start")
        line = self._line(at)
        if "move" in line:
            who = self._names(table)[int(str(line["seat"])) - 1]
            return who + self.texts.msg("common-colon") + str(line["move"])
        if "position" in line:
            return self.texts.msg("common-event-laid_out", seat=self._names(table)[int(str(line["of"])) - 1])
        return next(f"{name} {line[name]}" for name in ("draw", "undo", "seal", "nonces", "sit", "end") if name in line)

    def _ask(self, place: int) -> int | None:
        """Where to go next; None to leave."""
        last = len(self.record.lines)
        while True:
            typed = self.screen.ask("> ").lower()
            if typed in ("q", "quit", "exit"):
                return None
            if typed in ("", "n", "next"):
                return next((stop for stop in self.stops if stop > place), last)
            if typed in ("p", "prev", "previous"):
                return next((stop for stop in reversed(self.stops) if stop < place), 0)
            if typed in ("first", "last"):
                return 0 if typed == "first" else last
            if typed.isdigit() and int(typed) <= last:
                return int(typed)
            self.screen.show(Text(self.texts.msg("cli-replay-error-step", typed=typed, last=last), style="bold red"))
