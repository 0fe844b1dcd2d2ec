"""What has happened, in words: the log of a table for one pair of eyes."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from pithead.cli.boards import SEAT_COLOURS, SEAT_MARKS, AnyBoard
from pithead.cli.players import player_names
from pithead.core.api import SPECTATOR
from pithead.locales import Texts
from pithead.table.events import TableEvent, visible
from pithead.table.table import Table


class Chronicle:
    """Tells the events of a table as lines. What goes with an event before it stands on the same line."""

    def __init__(self, table: Table, board: AnyBoard, fresh: bool = True) -> None:
        """`fresh`: nothing was played on this table yet, so that all its events can still be seen on it."""
        self.table = table
        self.board = board
        self.asides: dict[str, Callable[[Texts], Text]] = {}  # by the number of the event
        self.noted = 0 if fresh else len(table.event_log)
        self.follow()

    def follow(self) -> None:
        """Keep, while it can still be seen, what makes the newest events clearer: which faces a throw shows."""
        if self.noted == len(self.table.event_log):
            return
        scene = self.table.scene(SPECTATOR)
        for entry in self.table.event_log[self.noted :]:
            aside = self.board.aside(entry.event, scene)
            if aside is not None:
                self.asides[entry.number] = aside
        self.noted = len(self.table.event_log)

    def opening(self) -> int:
        """How many events were told before the first turn: the set-up, which the board shows."""
        kinds = [entry.event["event"] for entry in self.table.event_log]
        return kinds.index(self.board.heading) if self.board.heading in kinds else 0

    def lines(self, audience: int, texts: Texts, since: int = 0) -> list[Text]:
        """The log as an audience may read it; `since` leaves out the first of all events, so many."""
        out: list[Text] = []
        for entry in visible(audience, self.table.event_log[since:]):
            if entry.event["event"] in self.board.untold:
                continue
            text = self._text(entry, texts)
            if entry.event["event"] in self.board.follow and out:
                out[-1].append(" · ", style="dim")
                out[-1].append_text(text)
            else:
                out.append(text)
        return out

    def _text(self, entry: TableEvent, texts: Texts) -> Text:
        event = entry.event
        text = self.board.paint(texts.event(self.table.game, event, player_names(self.table.players, texts)))
        if entry.number in self.asides:
            text.append(texts.msg("common-colon"))
            text.append_text(self.asides[entry.number](texts))
        owner = str(event.get("seat"))
        if event["event"] in self.board.follow or not owner.isdigit():  # of nobody, or of somebody without a seat
            return text
        seat = int(owner) - 1
        style = f"bold {SEAT_COLOURS[seat]}"
        if event["event"] == self.board.heading:
            return Text.assemble((f"── {SEAT_MARKS[seat]} ", style), (text.plain, style), (" ──", style))
        return Text.assemble((f"{SEAT_MARKS[seat]} ", style), text)
