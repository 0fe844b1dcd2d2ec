"""`pithead play`: a game in the terminal, against bots or with several people at one screen."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from pithead.cli import saves
from pithead.cli.coaching import after_game
from pithead.cli.output import PackOption, TransferOption
from pithead.cli.players import player_names, seat_bots, seat_players
from pithead.cli.screen import Screen
from pithead.cli.session import Session
from pithead.core.api import Game
from pithead.core.chance import SEED_BYTES
from pithead.core.errors import OptionError, PitheadError
from pithead.games.clauses import clauses
from pithead.games.registry import load_game
from pithead.locales import LANGUAGES, Texts, preferred_language
from pithead.table.record import RecordError
from pithead.table.table import Table


def play(
    game: Annotated[str | None, typer.Argument(help="Which game; see `pithead games`.")] = None,
    seats: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    bots: Annotated[
        str, typer.Option(help="A bot for all seats but the first, 'none', or one for each seat: none,pebble.")
    ] = "apprentice",
    name: Annotated[
        list[str] | None, typer.Option(help="Names of the people, in order of seats; may be given several times.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en, de or fr.")] = None,
    pack: PackOption = None,
    transfer: TransferOption = False,
    seed: Annotated[str | None, typer.Option(help=f"{2 * SEED_BYTES} hex digits: the same luck again.")] = None,
    record: Annotated[Path | None, typer.Option(help="Where the record goes (default: games/).")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option, such as turn_limit=40; may be given several times.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Play on from this record.")] = None,
) -> None:
    """Play in the terminal, against bots or hot-seat."""
    try:
        texts = Texts(check_language(lang))
        if resume is not None:
            table, save = saves.resume(resume, lambda record: saves.game_of(record, pack))
        else:
            table = new_table(game, seats, bots, name or [], texts, pack, seed, option or [], transfer)
            save = saves.Save.create(record or saves.default_path(table.game.info.id), table)
        screen = Screen()
        introduce(table, texts, screen, wait=resume is None)
        session = Session(table, save, seat_bots(table, transfer), texts, screen, resumed=resume is not None)
        if session.run():
            after_game(table, save.path, session.texts, screen)
    except PitheadError as error:
        typer.echo(f"pithead: {resume}: {error}" if isinstance(error, RecordError) else f"pithead: {error}", err=True)
        raise typer.Exit(2) from None


def introduce(table: Table, texts: Texts, screen: Screen, wait: bool) -> None:
    """What is played with whom, what of it is reconstructed, and that the dice are honest. With `wait` it stands on a
    live screen until somebody has read it.
    """
    info = table.game.info
    known = clauses(info.id, texts.lang)
    readings = [id for id, text in known.items() if "[X]" in text]
    names = texts.listed(player_names(table.players, texts))
    screen.show(
        Text.assemble((texts.title(table.game), "bold"), f"  {names}"),
        Text(texts.msg("cli-pack", name=info.pack.name, printed=info.pack.printed, guessed=info.pack.reconstructed)),
        Text(texts.msg("cli-readings", count=len(readings), all=len(known), clause=readings[0] if readings else "")),
        Text(texts.msg("cli-commitment", commitment=str(table.record.header["commitment"])), style="dim"),
    )
    if screen.live and wait:
        screen.show(Text(texts.msg("cli-start-help")), Text())
        screen.ask(texts.msg("cli-start") + " ")


def check_language(lang: str | None) -> str:
    """The language asked for, or that of the environment."""
    if lang is not None and lang not in LANGUAGES:
        raise OptionError(f"there is no language '{lang}': there is {', '.join(LANGUAGES)}")
    return lang or preferred_language()


def new_table(
    game: str | None,
    seats: int | None,
    bots: str,
    names: list[str],
    texts: Texts,
    pack: Path | None,
    seed: str | None,
    options: list[str],
    transfer: bool = False,
) -> Table:
    """A table as the command line describes it; PitheadError says what is wrong with it."""
    if game is None:
        raise OptionError("which game? Such as: pithead play dig_deep, or: pithead play --resume FILE")
    loaded = load_game(game, pack)
    count = seats if seats is not None else max(loaded.info.min_seats, bots.count(",") + 1)
    values = read_options(loaded, options)
    players = seat_players(loaded, count, bots, names, texts, transfer)
    return Table(loaded, players, values, read_seed(seed))


def read_seed(seed: str | None) -> bytes:
    """The seed given, or a fresh secret one."""
    if seed is None:
        return os.urandom(SEED_BYTES)
    try:
        value = bytes.fromhex(seed)
    except ValueError:
        value = b""
    if len(value) != SEED_BYTES:
        raise OptionError(f"a seed has {2 * SEED_BYTES} hex digits, not '{seed}'")
    return value


def read_options(game: Game, pairs: list[str]) -> dict[str, int | bool | str]:
    """`name=value` pairs with values of the option's own type."""
    known = {option.name: option for option in game.info.options}
    out: dict[str, int | bool | str] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise OptionError(f"an option is written name=value, not '{pair}'")
        option = known.get(name)
        if option is not None and isinstance(option.default, bool) and text.lower() in ("true", "false"):
            out[name] = text.lower() == "true"
        elif option is not None and isinstance(option.default, int) and text.lstrip("-").isdigit():
            out[name] = int(text)
        else:
            out[name] = text
    return out
