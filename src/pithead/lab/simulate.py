"""Simulations: many games between bots, repeatable from one seed whatever the number of processes.

result = simulate("dig_deep", seats=4, bots=["pebble", "apprentice"], games=1000, seed=7, jobs=2)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean, quantiles
from time import perf_counter

from pithead.bots.driver import Watch, bot_at, drive, seat_bots, transferred_of, try_bot
from pithead.core.api import Bot, Budget, Game, Json, Options, State, check_bots
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import OptionError
from pithead.games.registry import load_game, load_kit
from pithead.lab import pool
from pithead.lab.recording import new_folder, record_of
from pithead.lab.stats import Mean, Share, mean_of, share_of


@dataclass(frozen=True)
class Played:
    """One finished game."""

    seating: tuple[int, ...]  # by seat: index into the line-up
    wins: tuple[float, ...]  # by seat: 1 for the winner, tied winners share
    scores: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    figures: dict[str, float]
    traits: tuple[tuple[str, ...], ...] = ()  # by seat: what it did
    ranks: tuple[int, ...] = ()  # by seat: how many stand before it
    sources: tuple[dict[str, int], ...] = ()  # by seat: where its points come from


@dataclass(frozen=True)
class Group:
    """Some of the seats of all games: how many, their points and their wins."""

    seats: int
    points: Mean
    wins: Share


@dataclass(frozen=True)
class Compared:
    """The seats that have a trait and those that have it not; None where there are none."""

    having: Group | None
    lacking: Group | None


@dataclass(frozen=True)
class Spread:
    """A figure over all games: its mean and its nine deciles."""

    mean: float
    deciles: tuple[float, ...]

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        cuts = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [float(values[0])] * 9
        return cls(fmean(values), tuple(cuts))


@dataclass
class Simulation:
    """What came out. All but `seconds` and the rates depends only on the arguments, never on the number of jobs."""

    game: str
    seats: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, int | bool | str]
    win_share_by_bot: dict[str, Share]
    win_share_by_seat: list[Share]
    end_reasons: dict[str, int]
    rounds: Spread
    scores_by_bot: dict[str, Spread]
    decisions_per_game: float
    figures: dict[str, float]
    traits: dict[str, Compared]
    pack: str = ""
    pack_hash: str = ""
    transferred: list[str] = field(default_factory=list)  # bots whose weights were tuned on another pack
    jobs: int = field(default=1, compare=False)
    seconds: float = field(default=0.0, compare=False)
    games_per_s: float = field(default=0.0, compare=False)
    decisions_per_s: float = field(default=0.0, compare=False)

    def to_json(self) -> dict[str, Json]:
        return asdict(self)


@dataclass(frozen=True)
class Job:
    """Plays the games of some indices: what is sent to another process. Their records are written to a folder, where
    there is one.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, int | bool | str], ...]
    pack: Path | None = None
    transfer: bool = False
    records: Path | None = None

    def __call__(self, indices: Sequence[int]) -> list[Played]:
        return [self.one(index) for index in indices]

    def one(self, index: int) -> Played:
        """One game. The line-up moves on by one seat from game to game."""
        game = load_game(self.game, self.pack)
        seating = tuple((seat + index) % self.seats for seat in range(self.seats))
        players = [
            bot_at(self.bots[place], self.game, seat, self.pack, self.transfer) for seat, place in enumerate(seating)
        ]
        source = ("sim", self.game, self.seats, self.seed, index)
        seat_bots(game, players, source)
        options, choices = dict(self.options), list[int]()
        watch = (lambda asked: choices.append(asked.code)) if self.records else None
        played = play(game, options, players, Chance(seed_from(*source)), seating, watch=watch)
        if self.records:
            record = record_of(game, options, [self.bots[place] for place in seating], source, choices)
            (self.records / f"{self.game}-{index:06}.jsonl").write_text(record.text(), encoding="utf-8")
        return played


def play(
    game: Game,
    options: Options,
    players: Sequence[Bot],
    chance: Chance,
    seating: tuple[int, ...],
    budget: Budget | None = None,
    watch: Watch | None = None,
    figures: bool = True,
    whole_log: bool = False,
) -> Played:
    """One game between seated bots to its end.

    Without `figures` the game's own figures and traits are left out. With `whole_log` all events are kept to the end,
    so that sources of points are told in detail.
    """
    state = game.new(len(players), options)
    if whole_log or (figures and load_kit(game.info.id).report.wants_events):
        state.log = []
    decisions = drive(game, state, players, chance, budget, watch)
    return _finished(game, state, seating, decisions, figures)


def _finished(game: Game, state: State, seating: tuple[int, ...], decisions: int, figures: bool) -> Played:
    seats = range(len(seating))
    standings = [state.standing(seat) for seat in seats]
    ranks = tuple(sum(other > mine for other in standings) for mine in standings)
    report = load_kit(game.info.id).report
    return Played(
        seating,
        tuple(0.0 if rank else 1 / ranks.count(0) for rank in ranks),
        tuple(int(s[0]) for s in standings),
        game.reasons[int(state.reason)],
        int(state.round),
        decisions,
        report.figures(state) if report.figures and figures else {},
        tuple(tuple(report.traits(state, seat)) for seat in seats) if report.traits and figures else (),
        ranks,
        tuple(report.sources(state, seat) for seat in seats),
    )


def line_up(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat: the names in turn. OptionError where there are more names than seats."""
    if not 0 < len(bots) <= seats:
        raise OptionError(f"{len(bots)} bots for {seats} seats: name from 1 to {seats}")
    return [bots[i % len(bots)] for i in range(seats)]


def simulate(
    game_id: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    progress: pool.Progress | None = None,
    options: Options | None = None,
    pack: Path | None = None,
    transfer: bool = False,
    records: Path | None = None,
) -> Simulation:
    """Play `games` games; the line-up is rotated through the seats. The same arguments give the same result. `records`
    is a folder for a record of each.
    """
    if games < 1:
        raise OptionError(f"{games} games: play at least one")
    chosen = {**load_kit(game_id).simulation, **(options or {})}
    game = load_game(game_id, pack)
    game.new(seats, chosen)  # a wrong option or number of seats is told before anything starts
    check_bots(game.info, chosen)
    names = line_up(bots, seats)
    for name in names:
        try_bot(game, name, transfer)
    folder = new_folder(records) if records else None
    started = perf_counter()
    job = Job(game_id, seats, tuple(names), seed, tuple(chosen.items()), pack, transfer, folder)
    played = pool.run(job, games, jobs, progress)
    seconds = perf_counter() - started
    result = summarize(game_id, seats, names, seed, chosen, played)
    result.pack, result.pack_hash = game.info.pack.name, game.info.pack.digest
    result.transferred = transferred_of(names, game)
    result.jobs, result.seconds = jobs, seconds
    result.games_per_s = games / seconds
    result.decisions_per_s = result.decisions_per_game * games / seconds
    return result


def summarize(
    game_id: str,
    seats: int,
    names: Sequence[str],
    seed: int,
    options: dict[str, int | bool | str],
    played: Sequence[Played],
) -> Simulation:
    """The figures over finished games, in the order of their indices."""
    by_bot: dict[str, list[float]] = {name: [] for name in names}
    scores: dict[str, list[float]] = {name: [] for name in names}
    for one in played:
        wins = dict.fromkeys(by_bot, 0.0)
        for seat, place in enumerate(one.seating):
            wins[names[place]] += one.wins[seat]
            scores[names[place]].append(one.scores[seat])
        for name, won in wins.items():
            by_bot[name].append(won)
    figures: dict[str, list[float]] = {}
    for one in played:
        for name, value in one.figures.items():
            figures.setdefault(name, []).append(value)
    return Simulation(
        game_id,
        seats,
        list(names),
        len(played),
        seed,
        options,
        {name: share_of(won) for name, won in by_bot.items()},
        [share_of([one.wins[seat] for one in played]) for seat in range(seats)],
        dict(sorted(Counter(one.reason for one in played).items())),
        Spread.of([one.rounds for one in played]),
        {name: Spread.of(values) for name, values in scores.items()},
        fmean(one.decisions for one in played),
        {name: fmean(values) for name, values in sorted(figures.items())},
        compare(played),
    )


def compare(played: Sequence[Played]) -> dict[str, Compared]:
    """Each trait that any seat had: points and wins of the seats with it and of those without."""
    seats = [
        (set(traits), one.scores[seat], one.wins[seat]) for one in played for seat, traits in enumerate(one.traits)
    ]
    names = sorted(set().union(*(traits for traits, _, _ in seats)))
    out = {}
    for name in names:
        having = [(score, won) for traits, score, won in seats if name in traits]
        lacking = [(score, won) for traits, score, won in seats if name not in traits]
        out[name] = Compared(_group(having), _group(lacking))
    return out


def _group(found: Sequence[tuple[int, float]]) -> Group | None:
    if not found:
        return None
    return Group(len(found), mean_of([score for score, _ in found]), share_of([won for _, won in found]))
