"""The coach's one thing after a game in the terminal. What a person did in the last games lies beside the records, in
`habits.json`: by game and name, the latest first.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.text import Text

from pithead.cli.output import progress_bar
from pithead.cli.players import player_names
from pithead.cli.screen import Screen
from pithead.coach.habits import GAMES, habits_of, one_thing
from pithead.coach.report import Count, Thing
from pithead.coach.review import PARTS, review
from pithead.core.api import Game
from pithead.locales import Texts
from pithead.table.table import Table

FILE = "habits.json"


def after_game(table: Table, record: Path, texts: Texts, screen: Screen) -> None:
    """The one thing to try next time, for whoever played against bots or alone; nothing among several people."""
    people = [seat for seat, player in enumerate(table.players) if player.kind != "bot"]
    if len(people) != 1 or not habits_of(table.game.info.id):
        return
    seat = people[0]
    name = table.players[seat].name
    try:
        with progress_bar(texts.msg("coach-looks")) as told:
            found = review(table.game, table.record, progress=lambda done: told(round(done * PARTS), PARTS))
    except KeyboardInterrupt:
        return
    path = record.with_name(FILE)
    earlier = past(path, table.game.info.id, name)
    thing = one_thing(found, seat, earlier)
    keep(path, table.game.info.id, name, [[one for one in found.habits if one.seat == seat], *earlier])
    if thing is not None:
        screen.show(Text(), *thing_lines(table.game, thing, player_names(table.players, texts), texts))


def thing_lines(game: Game, thing: Thing, names: Sequence[str], texts: Texts) -> list[Text]:
    """A heading, what to try, and why."""
    advice = texts.because(game, thing.advice.id, thing.advice.args, names)
    why = " ".join(texts.because(game, one.id, one.args, names) for one in thing.seen)
    return [Text(texts.msg("coach-thing"), style="dim"), Text.assemble((advice, "bold"), f" {why}")]


def past(path: Path, game_id: str, name: str) -> list[list[Count]]:
    """What somebody did in the last games of one title, the latest first; nothing where the file says nothing of it."""
    try:
        games = json.loads(path.read_text(encoding="utf-8"))[game_id][name]
        return [[Count(**one) for one in counts] for counts in games]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):  # none, or not ours
        return []


def keep(path: Path, game_id: str, name: str, games: Sequence[Sequence[Count]]) -> None:
    """Write the last games down; where that is not possible, the next game does without them."""
    try:
        known = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    except (OSError, ValueError):
        known = {}
    if not isinstance(known, dict) or not isinstance(known.setdefault(game_id, {}), dict):
        known = {game_id: {}}
    known[game_id][name] = [[asdict(one) for one in counts] for counts in games[:GAMES]]
    try:
        path.write_text(json.dumps(known), encoding="utf-8")
    except OSError:
        return
