"""What has happened, in words: the log of a table for one pair of eyes."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from pithead.cli.boards import SEAT_COLOURS, SEAT_MARKS, AnyBoard
from pithead.core.api import SPECTATOR
from pithead.locales import Texts
from pithead.table.table import Table


class Chronicle:
    """Tells the events of a table as lines. What goes with an event before it stands on the same line."""

    def __init__(self, table: Table, board: AnyBoard, fresh: bool = True) -> None:
        """`fresh`: nothing was played on this table yet, so that all its events can still be seen on it."""
        self.table = table
        self.board = board
        self.asides: dict[int, Callable[[Texts], Text]] = {}
        self.noted = 0 if fresh else len(table.event_log)
        self.follow()

    def follow(self) -> None:
        """Keep, while it can still be seen, what makes the newest events clearer: which faces a throw shows."""
        if self.noted == len(self.table.event_log):
            return
        scene = self.table.scene(SPECTATOR)
        for i in range(self.noted, len(self.table.event_log)):
            aside = self.board.aside(self.table.event_log[i].event, scene)
            if aside is not None:
                self.asides[i] = aside
        self.noted = len(self.table.event_log)

    def opening(self) -> int:
        """How many events were told before the first turn: the set-up, which the board shows."""
        kinds = [entry.event["event"] for entry in self.table.event_log]
        return kinds.index(self.board.heading) if self.board.heading in kinds else 0

    def lines(self, audience: int, texts: Texts, since: int = 0) -> list[Text]:
        """The log as an audience may read it; `since` is a number of events told so far."""
        out: list[Text] = []
        for i in range(since, len(self.table.event_log)):
            entry = self.table.event_log[i]
            if not entry.seen(audience):
                continue
            text = self._text(i, texts)
            if entry.event["event"] in self.board.follow and out:
                out[-1].append(" · ", style="dim")
                out[-1].append_text(text)
            else:
                out.append(text)
        return out

    def _text(self, i: int, texts: Texts) -> Text:
        event = self.table.event_log[i].event
        names = [player.name for player in self.table.players]
        text = self.board.paint(texts.event(self.table.game, event, names))
        if i in self.asides:
            text.append(texts.msg("common-colon"))
            text.append_text(self.asides[i](texts))
        if event["event"] in self.board.follow or "seat" not in event:
            return text
        seat = int(str(event["seat"])) - 1
        style = f"bold {SEAT_COLOURS[seat]}"
        if event["event"] == self.board.heading:
            return Text.assemble((f"── {SEAT_MARKS[seat]} ", style), (text.plain, style), (" ──", style))
        return Text.assemble((f"{SEAT_MARKS[seat]} ", style), text)
