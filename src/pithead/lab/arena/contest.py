"""What an arena plays: line-ups, deals and seats, all of it fixed before the first game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, islice
from pathlib import Path

from pithead.bots.driver import try_bot
from pithead.core.api import Budget, Game, Options, check_bots
from pithead.core.errors import OptionError
from pithead.games.registry import load_game, load_kit
from pithead.lab.simulate import line_up


@dataclass(frozen=True)
class Turn:
    """One of the games that are played of every deal: a line-up, and how far it is moved on through the seats."""

    lineup: int
    rotation: int


@dataclass(frozen=True)
class Contest:
    """Everything the games depend on. Line-ups are by place: the candidate first; place p sits in seat (p + rotation) %
    seats.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    ladder: bool
    deals: int
    seed: int
    options: tuple[tuple[str, int | bool | str], ...]
    simulations: int = 0
    milliseconds: int = 0
    sprt: tuple[float, float] | None = None
    pack: Path | None = None
    transfer: bool = False
    mixed: bool = False

    def load(self) -> Game:
        """The game with the pack of the contest."""
        return load_game(self.game, self.pack)

    @property
    def budget(self) -> Budget:
        return Budget(self.simulations, self.milliseconds)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """The candidate among the others; in a ladder each bot among those of each other kind, and among its own; or
        tables of different bots.
        """
        if self.mixed:
            return mixed_tables(self.bots, self.seats)
        if not self.ladder:
            return (match(self.bots, self.seats),)
        pairs = [(row, column) for row in self.bots for column in self.bots]
        if self.seats == 1:
            pairs = [(row, row) for row in self.bots]
        elif self.seats == 2:  # the games of a against b are those of b against a
            pairs = [(row, column) for i, row in enumerate(self.bots) for column in self.bots[i:]]
        return tuple(match(pair, self.seats) for pair in pairs)

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """The games of one deal: each line-up once for every seat of its candidate, or once where all are alike (the
        games would be too).
        """
        return tuple(
            Turn(i, rotation)
            for i, names in enumerate(self.lineups)
            for rotation in range(self.seats if len(set(names)) > 1 else 1)
        )

    @property
    def games(self) -> int:
        return self.deals * len(self.turns)

    def seating(self, turn: Turn) -> tuple[int, ...]:
        """By seat: the place in the line-up."""
        return tuple((seat - turn.rotation) % self.seats for seat in range(self.seats))

    def command(self) -> str:
        """The command that plays it."""
        words = [
            "pithead arena",
            self.game,
            f"--bots {','.join(self.bots)}",
            f"--seats {self.seats}",
            f"--deals {self.deals}",
            f"--seed {self.seed}",
        ]
        words += ["--ladder"] * self.ladder + ["--mixed"] * self.mixed
        words += [f"--pack {self.pack}"] * bool(self.pack) + ["--transfer"] * self.transfer
        words += [f"--simulations {self.simulations}"] * bool(self.simulations) + [
            f"--milliseconds {self.milliseconds}"
        ] * bool(self.milliseconds)
        words += [f"--sprt {self.sprt[0]:g},{self.sprt[1]:g}"] if self.sprt else []
        usual = load_kit(self.game).simulation
        words += [f"--option {name}={str(value).lower()}" for name, value in self.options if usual.get(name) != value]
        return " ".join(words)


def match(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The first bot, then the others in turn until every seat is taken; alone, it sits with its own kind."""
    if len(bots) == 1 or seats == 1:
        return (bots[0],) * seats
    line_up(bots, seats)  # refuses more names than seats
    return (bots[0], *islice(cycle(bots[1:]), seats - 1))


def mixed_tables(bots: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Tables of bots that are all different: neighbours of the list, and every second one, the list as a ring."""
    found: dict[frozenset[str], tuple[str, ...]] = {}
    for step in (1, 2):
        for first in range(len(bots)):
            names = tuple(bots[(first + step * place) % len(bots)] for place in range(seats))
            if len(set(names)) == seats:
                found.setdefault(frozenset(names), names)
    return tuple(found.values())


def make_contest(
    game: str,
    bots: Sequence[str],
    deals: int,
    seats: int | None = None,
    seed: int = 1,
    options: Options | None = None,
    *,
    ladder: bool = False,
    mixed: bool = False,
    simulations: int = 0,
    milliseconds: int = 0,
    sprt: tuple[float, float] | None = None,
    pack: Path | None = None,
    transfer: bool = False,
) -> Contest:
    """A contest that can be played; OptionError says what is wrong with it."""
    loaded = load_game(game, pack)
    info = loaded.info
    places = seats or min(4, info.max_seats)
    chosen = {**load_kit(game).simulation, **(options or {})}
    loaded.new(places, chosen)
    check_bots(info, chosen)
    if not bots or deals < 1:
        raise OptionError("name at least one bot" if not bots else f"{deals} deals: play at least one")
    for name in bots:
        try_bot(loaded, name, transfer)
    if (ladder or mixed) and len(set(bots)) < len(bots):
        raise OptionError(f"{'a ladder takes' if ladder else 'mixed tables take'} each bot once")
    if (ladder or mixed) and sprt:
        raise OptionError(f"a sequential test needs one candidate: leave out --{'ladder' if ladder else 'mixed'}")
    if mixed and (ladder or places == 1 or len(bots) < places):
        raise OptionError("mixed tables take at least as many bots as seats, two or more, and are no ladder")
    if places == 1 and not ladder and len(bots) > 1:
        raise OptionError("alone at the table a bot meets nobody: compare several with --ladder")
    if sprt and not 0 < sprt[0] < sprt[1] < 1:
        raise OptionError(
            f"--sprt takes two win shares, the lower first, such as 0.25,0.30, not {sprt[0]:g},{sprt[1]:g}"
        )
    contest = Contest(
        game,
        places,
        tuple(bots),
        ladder,
        deals,
        seed,
        tuple(sorted(chosen.items())),
        simulations,
        milliseconds,
        sprt,
        pack,
        transfer,
        mixed,
    )
    if len(set(contest.lineups[0])) == 1 and sprt:
        raise OptionError("a sequential test needs another bot to meet")
    return contest
