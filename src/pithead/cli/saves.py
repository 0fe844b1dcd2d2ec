"""Records on disk: JSON Lines, written through to the disk after each command.

While a game runs, its secret seed lies beside the record in `FILE.seed`, readable by its owner only. At the end the
record itself reveals the seed, and the side file goes.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from pithead.core.api import CHANCE, Game
from pithead.core.chance import SEED_BYTES
from pithead.core.errors import PitheadError
from pithead.games.registry import find_game, load_game
from pithead.table.record import Record, RecordError
from pithead.table.table import Table, missing_pack


class SaveError(PitheadError):
    """A file that cannot be written, read or played on."""


class Save:
    """The file of one running game."""

    def __init__(self, path: Path, record: Record | None = None) -> None:
        """`record` is what the file holds already."""
        self.path = path
        self.written = len(record.lines) + 1 if record is not None else 0  # lines, the header counted
        self.size = len(record.text().encode()) if record is not None else 0

    @classmethod
    def create(cls, path: Path, table: Table) -> Save:
        """A new file and its seed; SaveError rather than over an old one."""
        assert table.secret is not None
        save = cls(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                raise SaveError(f"{path}: there is such a file already; resume it, or take another name")
            _write(seed_file(path), table.secret.hex() + "\n", os.O_CREAT | os.O_EXCL, 0o600)
            _write(path, "", os.O_CREAT | os.O_EXCL, 0o644)
        except OSError as error:
            raise SaveError(f"{error.filename or path}: {error.strerror}") from None
        save.write(table.record)
        return save

    def write(self, record: Record) -> None:
        """Append the lines that are new; once the game has ended the seed's own file goes."""
        new = record.texts(self.written)
        text = "".join(line + "\n" for line in new)
        try:
            if new:
                if self.path.stat().st_size != self.size:
                    raise SaveError(f"{self.path}: something else has written to this file; is the game open twice?")
                _write(self.path, text, os.O_APPEND, 0o644)
                self.written += len(new)
                self.size += len(text.encode())
            if record.ended:
                seed_file(self.path).unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(f"{self.path}: {error.strerror}") from None


def seed_file(path: Path) -> Path:
    """Where the seed of a running game lies."""
    return path.with_name(path.name + ".seed")


def _write(path: Path, text: str, flags: int, mode: int) -> None:
    """Write and wait until the disk has it, the name in its folder too."""
    handle = os.open(path, os.O_WRONLY | flags | getattr(os, "O_BINARY", 0), mode)
    try:
        data = text.encode()
        while data:
            data = data[os.write(handle, data) :]
        os.fsync(handle)
    finally:
        os.close(handle)
    if flags & os.O_CREAT and hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def default_path(game: str) -> Path:
    """`games/<game>-<date>-<time>.jsonl`, or under $PITHEAD_GAMES."""
    folder = Path(os.environ.get("PITHEAD_GAMES") or "games")
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, i = folder / f"{stem}.jsonl", 2
    while path.exists():
        path, i = folder / f"{stem}-{i}.jsonl", i + 1
    return path


def read_text(path: Path) -> str:
    """The text of a record file; SaveError where there is none, RecordError with the line where it is no text."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path}: {error.strerror}") from None
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(
            data[: error.start].count(b"\n") + 1, "not text: the file is damaged or of another kind"
        ) from None


def read_record(path: Path) -> Record:
    """A whole record; SaveError or RecordError otherwise."""
    return Record.parse(read_text(path))


def game_of(record: Record, pack: Path | None) -> Game:
    """The game of a record with the pack that is given, else with the one it was played with, as far as it comes with
    the game. RecordError says which one has to be given.
    """
    id = str(record.header["game"])
    game = load_game(id, pack) if pack else find_game(id, str(record.played_by[1]))
    if game is None:
        raise RecordError(1, missing_pack(record))
    return game


def resume(path: Path, load: Callable[[Record], Game]) -> tuple[Table, Save]:
    """Play on from a file. What a crash left of a last, half-written command is cut away first.

    SaveError where the game is over or its seed is lost; RecordError where the file is damaged.
    """
    text = read_text(path)
    whole = text[: text.rfind("\n") + 1]
    record = Record.parse(whole or text)
    if record.ended:
        raise SaveError(f"{path}: this game is over; look at it with: pithead replay {path}")
    game = load(record)
    seed = _read_seed(path)
    table = Table.replay(game, record, seed=seed)
    if table.state.actor() == CHANCE or table.over or not table.steps or table.envelopes.due is not None:
        last = record.lines[-1].get("c") if record.lines else 0
        if last == 0:
            table = _set_up_again(game, record, seed)
            record = Record(record.header)
        else:
            record = Record(record.header, [line for line in record.lines if line.get("c") != last])
            table = Table.replay(game, record, seed=seed)
        whole = record.text()
    if whole != text:
        try:
            os.truncate(path, len(whole.encode()))
        except OSError as error:
            raise SaveError(f"{path}: {error.strerror}") from None
    save = Save(path, record)
    save.write(table.record)
    return table, save


def _set_up_again(game: Game, record: Record, seed: bytes) -> Table:
    """The set-up was not written to its end: the same seed gives the same one."""
    table = Table.replay(game, Record(record.header), seed=seed)
    table.draw_on()
    return table


def _read_seed(path: Path) -> bytes:
    side = seed_file(path)
    try:
        seed = bytes.fromhex(side.read_text(encoding="ascii").strip())
    except OSError:
        raise SaveError(
            f"{side}: the seed of the running game is not there, so it can be replayed but not played on"
        ) from None
    except ValueError:
        raise SaveError(f"{side}: this is no seed") from None
    if len(seed) != SEED_BYTES:
        raise SaveError(f"{side}: a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed
