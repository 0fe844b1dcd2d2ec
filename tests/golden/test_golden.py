"""Whole games of the past must replay to the same end for ever, on both builds, and show everything the pack has."""

from pathlib import Path

import pytest

from pithead.games.dig_deep.state import DigDeep
from pithead.games.registry import GAMES, find_game, load_game
from pithead.lab.golden import features
from pithead.table.record import Record
from pithead.table.table import Table
from pithead.table.verify import verify

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_golden_game_replays_to_its_end_with_honest_dice(path: Path) -> None:
    """Those of an earlier version of a game's pack are in a folder `game-version`."""
    game_id, _, version = path.parent.name.partition("-")
    record = Record.parse(path.read_text(encoding="utf-8"))
    game = find_game(game_id, str(record.played_by[1]))
    assert game is not None and game.info.pack.version == int(version or load_game(game_id).info.pack.version)
    table = Table.replay(game, record)  # checks every move, the end reason, the standing and the final key
    assert table.over
    assert verify(game, record).draws > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_the_golden_games_show_every_ending_seat_count_verb_and_piece(game_id: str) -> None:
    game = load_game(game_id)
    shown: set[str] = set()
    for path in FOLDER.glob(f"{game_id}/*.jsonl"):
        shown |= features(game, Record.parse(path.read_text(encoding="utf-8")))
    wanted = {f"move {verb.name}" for verb in game.actions.verbs} | {
        f"draw {verb.name}" for verb in game.outcomes.verbs
    }
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        wanted |= {f"end {reason} with {seats} seats" for reason in game.reasons if reason}
    assert wanted <= shown, f"nowhere shown: {sorted(wanted - shown)}"


def test_every_tile_and_die_of_dig_deep_is_used_somewhere() -> None:
    game = load_game("dig_deep")
    shown: set[str] = set()
    for path in FOLDER.glob("dig_deep/*.jsonl"):
        shown |= features(game, Record.parse(path.read_text(encoding="utf-8")))
    tiles = [label for label in game.actions.by_name["sell"].args[0].domain.labels if label.startswith("L")]
    dice = [label for label in game.outcomes.by_name["fill"].args[0].domain.labels if label != "basic"]
    wanted = {f"move {verb} tile {tile}" for tile in tiles for verb in ("smelt", "sell")} | {
        f"draw fill die {die}" for die in dice
    }
    assert wanted <= shown, f"nowhere shown: {sorted(wanted - shown)}"


def test_every_face_of_every_die_of_dig_deep_is_rolled_somewhere() -> None:
    game = load_game("dig_deep")
    rolled: set[tuple[int, int]] = set()
    for path in FOLDER.glob("dig_deep/*.jsonl"):
        record = Record.parse(path.read_text(encoding="utf-8"))
        table = Table.replay(game, record, upto=0)
        for line in record.lines:
            table.replay_line(line)
            if str(line.get("draw", "")).startswith(("rolled", "rerolled")):
                state = table.state
                assert isinstance(state, DigDeep)
                own = state.dice[state.seat * 6 : state.seat * 6 + 6]
                rolled |= {(die, face) for die, face in zip(own, state.faces, strict=True) if die >= 0}
    assert len(rolled) == 8 * 6


def test_every_card_and_event_of_imperial_miners_is_played_somewhere() -> None:
    game = load_game("imperial_miners")
    played: set[str] = set()
    for path in FOLDER.glob("imperial_miners/*.jsonl"):
        for line in Record.parse(path.read_text(encoding="utf-8")).lines:
            played |= {str(line[kind]) for kind in ("move", "draw") if kind in line}
    cards = [label for label in game.actions.by_name["play"].args[0].domain.labels if label.isdigit()]
    events = [label for label in game.outcomes.by_name["event"].args[0].domain.labels if label.isdigit()]
    wanted = {f"play {card}" for card in cards} | {f"event {event}" for event in events}
    assert len(wanted) == 123 + 18 and wanted <= played, f"nowhere shown: {sorted(wanted - played)}"
