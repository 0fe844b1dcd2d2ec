"""`pithead puzzles`: decisions with one clearly best choice, mined from games, to be shown, solved and checked."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from pithead.bots.registry import HEAT
from pithead.cli import saves
from pithead.cli.boards import Shown, board_of
from pithead.cli.hint import points_text
from pithead.cli.menu import Menu
from pithead.cli.output import console, default_jobs, errors_told, print_json, progress_bar
from pithead.cli.play import check_language
from pithead.cli.reading import InputError, read_moves
from pithead.cli.screen import Screen
from pithead.coach.mining import asked_answer
from pithead.coach.puzzles import SEARCH, Answer, Puzzle, Reason, view_of
from pithead.coach.weigh import goes_on
from pithead.core.api import Event, Game, State
from pithead.core.chance import Rng
from pithead.core.errors import OptionError
from pithead.games.registry import GAMES, find_game
from pithead.lab import pool
from pithead.lab import puzzles as lab
from pithead.locales import Texts
from pithead.table.offer import make_offer


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
    what: Annotated[str, typer.Argument(help="make: the game; else: a file of puzzles.")],
    number: Annotated[int, typer.Argument(min=1, help="show, solve: which puzzle of the file.")] = 1,
    games: Annotated[int, typer.Option(min=1, help="make: so many games are played and mined.")] = 100,
    records: Annotated[
        list[Path] | None, typer.Option(help="make: mine these records, or folders of them, instead.")
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
            _make(what, games, records or [], out, seed, jobs or default_jobs(), as_json)
        elif action == Action.check:
            _check(Path(what), out, seed, worlds, jobs or default_jobs(), as_json)
        else:
            _one(action, Path(what), number, texts, as_json)


# -- making and checking


def _make(game: str, games: int, records: list[Path], out: Path | None, seed: int, jobs: int, as_json: bool) -> None:
    if game not in GAMES:
        raise OptionError(f"there is no game '{game}': there is {', '.join(GAMES)}")
    path = out or Path(f"puzzles-{game}.jsonl")
    found = tuple(one for file in records for one in (sorted(file.glob("*.jsonl")) if file.is_dir() else [file]))
    if records and not found:
        raise OptionError("there is no record (*.jsonl) in what was named")
    for one in found:
        saves.read_record(one)  # what is none is told before the work begins
    work = lab.Records(game, seed, found) if records else lab.Tables(game, seed)
    total = len(found) if records else games
    with progress_bar(path.name) as told:
        for done, _ in lab.make(work, total, path, jobs):
            told(done, total)
    made = lab.read_file(path)
    ratings = dict(Counter(one.rating for one in made))
    themes = dict(Counter(one.themes[0] for one in made))
    if as_json:
        print_json(
            {"file": str(path), "games": total, "puzzles": len(made), "ratings": {**ratings}, "kinds": {**themes}}
        )
        return
    console.print(f"{len(made):,} puzzles of {total:,} games in {path}", highlight=False)
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


def _one(action: Action, path: Path, number: int, texts: Texts, as_json: bool) -> None:
    every = _read(path)
    if number > len(every):
        raise OptionError(f"there are puzzles 1 to {len(every)} in {path}")
    puzzle = every[number - 1]
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
        return self.texts.msg("puzzles-rating", rung=self.texts.bot_name(self.puzzle.rating.replace(HEAT, "-")))

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
        """The best choice and why, then the others."""
        for one in (self.puzzle.best, *self.puzzle.rivals):
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
