"""`pithead puzzles`: decisions with one clearly best choice, mined from games, to be shown, solved and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.text import Text

from pithead.cli import saves
from pithead.cli.boards import Shown, board_of
from pithead.cli.hint import points_text
from pithead.cli.menu import Menu
from pithead.cli.output import console, default_jobs, errors_told, print_json, progress_bar
from pithead.cli.play import check_language
from pithead.cli.reading import InputError, read_moves
from pithead.cli.screen import Screen
from pithead.coach.mining import RIVALS, asked_answer
from pithead.coach.puzzles import SEARCH, Answer, Puzzle, Reason, view_of
from pithead.coach.shipped import shipped_count, shipped_puzzle
from pithead.coach.weigh import goes_on
from pithead.core.api import Event, Game, Json, State
from pithead.core.chance import Rng
from pithead.core.errors import OptionError
from pithead.games.registry import GAMES, find_game
from pithead.lab import pool
from pithead.lab import puzzles as lab
from pithead.locales import Texts
from pithead.table.offer import make_offer

TABLE = "table"  # the kind of games that people have played at a host


class Action(StrEnum):
    """What can be done."""

    make = "make"
    show = "show"
    solve = "solve"
    check = "check"


def puzzles(
    action: Annotated[
        Action, typer.Argument(help="make: mine games; show: one with its answer; solve: try one; check: weigh again.")
    ],
    what: Annotated[
        str,
        typer.Argument(help="make: the game; else: a file of puzzles; show, solve: or a game, for its own."),
    ],
    number: Annotated[int, typer.Argument(min=1, help="show, solve: which puzzle of the file.")] = 1,
    games: Annotated[int, typer.Option(min=1, help="make: so many games are played and mined.")] = 100,
    records: Annotated[
        list[Path] | None, typer.Option(help="make: mine these records, or folders of them, instead.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--from", help="make: mine the finished games of a host's database to which everybody at the table agreed."
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="make: the file (default: puzzles-GAME.jsonl). check: write what holds there.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Other games, other sampled worlds.")] = 1,
    worlds: Annotated[int, typer.Option(min=2, help="check: sampled worlds for each puzzle.")] = 400,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes (default: one for each core).")] = None,
    lang: Annotated[str | None, typer.Option(help="en, de or fr.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="make, show, check: print an object instead.")] = False,
) -> None:
    """Mine puzzles from games, look at one, solve one, or weigh all of a file again."""
    with errors_told():
        texts = Texts(check_language(lang))
        if action == Action.make:
            if records and database:
                raise OptionError("--records and --from exclude each other")
            with _agreed(what, database) if database else nullcontext() as people:
                _make(what, games, records or [], people, out, seed, jobs or default_jobs(), as_json)
        elif action == Action.check:
            _check(Path(what), out, seed, worlds, jobs or default_jobs(), as_json)
        else:
            _one(action, what, number, texts, as_json)


# -- making and checking


@dataclass(frozen=True)
class People:
    """Records of a host, without names, and how many games were left out and why."""

    paths: tuple[Path, ...]
    left: dict[str, int]
    told: str


@contextmanager
def _agreed(game: str, database: str) -> Iterator[People]:
    """For as long as it lasts the records lie in a folder that nobody else can read."""
    from pithead.server.admin import check_form
    from pithead.server.consent import Left, agreed_games
    from pithead.server.store import Store

    _check_game(game)
    left = Left()
    store = Store(database, shared=True)
    try:
        check_form(store)
        with TemporaryDirectory(prefix="pithead-puzzles-") as folder:
            paths = []
            for i, record in enumerate(agreed_games(store, game, left)):
                paths.append(Path(folder) / f"{i}.jsonl")
                paths[-1].write_text(record.text(), encoding="utf-8")
            yield People(tuple(paths), dict(left.counts), left.text())
    finally:
        store.close()


def _check_game(game: str) -> None:
    if game not in GAMES:
        raise OptionError(f"there is no game '{game}': there is {', '.join(GAMES)}")


def _make(
    game: str,
    games: int,
    records: list[Path],
    people: People | None,
    out: Path | None,
    seed: int,
    jobs: int,
    as_json: bool,
) -> None:
    _check_game(game)
    path = out or Path(f"puzzles-{game}.jsonl")
    if people is not None:
        _make_of_people(game, people, path, seed, jobs, as_json)
        return
    found = tuple(one for file in records for one in (sorted(file.glob("*.jsonl")) if file.is_dir() else [file]))
    if records and not found:
        raise OptionError("there is no record (*.jsonl) in what was named")
    for one in found:
        saves.read_record(one)  # what is none is told before the work begins
    work = lab.Records(game, seed, found) if records else lab.Tables(game, seed)
    total = len(found) if records else games
    _mine(work, total, path, jobs)
    _tell(path, total, {}, "", as_json)


def _make_of_people(game: str, people: People, path: Path, seed: int, jobs: int, as_json: bool) -> None:
    """What was mined before of games to which somebody no longer agrees goes first."""
    work = lab.Records(game, seed, people.paths, kind=TABLE)
    total = len(people.paths)
    dropped = lab.forget(path, TABLE, {work.name(number) for number in range(total)})
    _mine(work, total, path, jobs)
    said = f"left out: {people.told}" + (
        f"; {dropped} puzzles of games no longer agreed to are gone" if dropped else ""
    )
    _tell(path, total, {"left_out": {**people.left}, "dropped": dropped}, said, as_json)


def _mine(work: lab.Tables | lab.Records, total: int, path: Path, jobs: int) -> None:
    with progress_bar(path.name) as told:
        for done, _ in lab.make(work, total, path, jobs):
            told(done, total)


def _tell(path: Path, total: int, more: dict[str, Json], said: str, as_json: bool) -> None:
    made = lab.read_file(path)
    ratings = dict(Counter(one.rating for one in made))
    themes = dict(Counter(one.themes[0] for one in made))
    if as_json:
        print_json(
            {
                "file": str(path),
                "games": total,
                "puzzles": len(made),
                "ratings": {**ratings},
                "kinds": {**themes},
                **more,
            }
        )
        return
    console.print(f"{len(made):,} puzzles of {total:,} games in {path}", highlight=False)
    if said:
        console.print(said, highlight=False)
    for title, counts in (("found from", ratings), ("kinds", themes)):
        console.print(f"{title}: {', '.join(f'{name} {n}' for name, n in sorted(counts.items()))}", highlight=False)


def _check(path: Path, out: Path | None, seed: int, worlds: int, jobs: int, as_json: bool) -> None:
    """Exit status 1 where one does not hold and nothing is written."""
    every = _read(path)
    with progress_bar(path.name) as told:
        said = pool.run(lab.Check(path, worlds, seed), len(every), jobs, told)
    if out is not None:
        lab.write_file(out, [one for one, why in zip(every, said, strict=True) if not why])
    fallen = {i + 1: why for i, why in enumerate(said) if why}
    if as_json:
        print_json(
            {"puzzles": len(every), "hold": len(every) - len(fallen), "fallen": {str(n): w for n, w in fallen.items()}}
        )
    else:
        for number, why in fallen.items():
            console.print(f"{number}: {why}", highlight=False)
        console.print(f"{len(every) - len(fallen):,} of {len(every):,} hold", highlight=False)
    if fallen and out is None:
        raise typer.Exit(1)


def _read(path: Path) -> list[Puzzle]:
    found = lab.read_file(path)
    if not found:
        raise OptionError(f"{path}: there is no puzzle in it")
    return found


# -- one puzzle


def _one(action: Action, what: str, number: int, texts: Texts, as_json: bool) -> None:
    puzzle = _shipped(what, number) if what in GAMES else _of_file(Path(what), number)
    game = find_game(puzzle.game, puzzle.pack.digest)
    if game is None:
        raise OptionError(f"puzzle {number} needs the pack {puzzle.pack.name} {puzzle.pack.digest}")
    if as_json:
        print_json(
            {name: getattr(puzzle, name) for name in ("id", "game", "seat", "prompt", "legal", "themes", "rating")}
        )
        return
    shown = Sheet(game, puzzle, texts)
    shown.position()
    if action == Action.solve:
        shown.solve()
    shown.answer()


def _shipped(game: str, number: int) -> Puzzle:
    puzzle = shipped_puzzle(game, number)
    if puzzle is None:
        raise OptionError(f"there are puzzles 1 to {shipped_count(game)} of {game}")
    return puzzle


def _of_file(path: Path, number: int) -> Puzzle:
    every = _read(path)
    if number > len(every):
        raise OptionError(f"there are puzzles 1 to {len(every)} in {path}")
    return every[number - 1]


class Sheet:
    """A puzzle on a terminal."""

    def __init__(self, game: Game, puzzle: Puzzle, texts: Texts) -> None:
        self.game = game
        self.puzzle = puzzle
        self.texts = texts
        self.screen = Screen()
        self.view = view_of(game, puzzle)
        self.names = [
            texts.msg("puzzles-you") if seat == puzzle.seat else texts.msg("common-player", seat=seat + 1)
            for seat in range(puzzle.seats)
        ]

    def position(self) -> None:
        """What the seat sees, and how hard it is."""
        drawn = board_of(self.puzzle.game).draw(self._shown(self.view), self.texts, self.screen.width)
        self.screen.show(
            drawn, Text(self.texts.msg(self.puzzle.prompt), style="bold"), Text(self._rated(), style="dim")
        )

    def _rated(self) -> str:
        if self.puzzle.rating == SEARCH:
            return self.texts.msg("puzzles-rating-search")
        return self.texts.msg("puzzles-rating", rung=self.texts.bot_name(self.puzzle.rating))

    def _shown(self, view: State) -> Shown[dict[str, object]]:
        seat = self.puzzle.seat
        ready = [one for one in range(self.puzzle.seats) if not view.waiting() >> one & 1]
        return Shown(dict(self.game.scene(view, seat)), self.names, self.game, ready, self.game.prompt(view, seat))

    def solve(self) -> None:
        """Ask for a whole choice, and say how good it is."""
        found = asked_answer(self.game, self.puzzle, self._typed())
        if found.moves == self.puzzle.best.moves:
            self.screen.show(Text(self.texts.msg("puzzles-right"), style="bold"))
            return
        self.screen.show(Text(self.texts.msg("puzzles-wrong"), style="bold"))
        self._told(found)

    def _typed(self) -> list[int]:
        """The moves that somebody types, until they make a whole choice."""
        seat, world, made = self.puzzle.seat, self.view.determinize(Rng(0)), list[int]()
        waiting: list[str] = []
        while True:
            view = world.view(seat)
            menu = Menu(
                self.game,
                make_offer(self.game, view, seat, 0),
                self.texts,
                self.names,
                board_of(self.puzzle.game),
                self._shown(view),
                view,
            )
            if not waiting:
                self.screen.show(Text(self.texts.msg(menu.offer.prompt)), *menu.lines(self.screen.width))
                try:
                    waiting = [one.move for one in read_moves(menu, self.screen.ask("> "))]
                except InputError as error:
                    self.screen.show(Text(str(error)))
                    continue
                except EOFError:
                    raise OptionError("no answer was given") from None
            told: list[Event] = []
            world.log = told
            made.append(self.game.actions.parse(waiting.pop(0)))
            world.apply(seat, made[-1])
            world.log = None
            if not goes_on(self.game, world, seat, made[-1], told):
                return made

    def answer(self) -> None:
        """The best choice and why, then the next best ones."""
        for one in (self.puzzle.best, *self.puzzle.rivals[: RIVALS + 1]):
            self._told(one)

    def _told(self, answer: Answer) -> None:
        texts, game = self.texts, self.game
        moves = [game.actions.decode(game.actions.parse(move)) for move in answer.moves]
        worth = (
            points_text(texts, game.info.id, round(answer.points))
            if self.puzzle.seats == 1
            else texts.msg("hint-win", percent=round(100 * answer.share))
        )
        self.screen.show(
            Text.assemble((texts.run(game, moves, self.names, answer.previews), "bold"), (f"  {worth}", "dim"))
        )
        for said in answer.reasons:
            self.screen.show(Text("   " + self._sentence(said)))

    def _sentence(self, said: Reason) -> str:
        return self.texts.because(self.game, said.id, said.args, self.names)
