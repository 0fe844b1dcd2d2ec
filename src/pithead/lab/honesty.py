"""Bots that play fair: no bot knows more than its seat, and none makes a move that nobody forgives.

    report = check_bot("dig_deep", "apprentice", positions=1000)
    assert report.ok, report.findings

The leak test asks a bot at positions of mixed games, twice with the same seed: once with the view of the true position,
once with the view of another world in which all that the seat cannot know was dealt anew, and that view went through
JSON, so that it carries nothing but what a view declares. It must choose the same. It must not change what it was
given, must choose the same when asked again, and must choose nothing absurd.

The lint plays whole games and looks at every choice of the bot. A search takes one of its contenders, whichever its
budget makes it prefer: so in most games of a bot that searches one of them is drawn, and all of them are looked at.
That proves more than a search would (it holds for every budget) and takes the time of none.

A bot that judges by a net takes long for a game. It plays one game in so many from beginning to end; in the others it
is asked at one decision of its seat in so many, made anew for it as on a server, and its choice is played; between, the
apprentice plays its seat. Of the levels that are weaker on purpose everything is looked at that they may draw. The
levels of a rung weigh alike and draw each by its own heat: they are asked together (`engineer@*`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pithead.bots.driver import Asked, ask, bot_at, seat_bot, seat_bots
from pithead.bots.engineer import Engineer
from pithead.bots.foreman import Foreman
from pithead.bots.player import Player
from pithead.bots.registry import HEAT, HEATS, bot_version, load_roster, make_bot, styles
from pithead.bots.tempered import Tempered
from pithead.core.api import CHANCE, OVER, Advice, Bot, Budget, Game, State, seats_in
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import MoveError
from pithead.games.registry import load_game, load_kit
from pithead.lab.checks import Trial, fields, snapshot
from pithead.lab.findings import Finding, Report, audience_name, move_text
from pithead.lab.simulate import play

BATCH = 100  # positions that are one piece of work: some whole games
STRIDE = 13  # one decision in so many is asked
AGAIN = 8  # one position in so many is asked a third time
SIMULATIONS = 4  # budget of a bot that searches: the search is the same, only shorter
ALL_SEATS = 8  # in one linted game in so many the bot plays all seats
SEARCHED = 21  # in one linted game in so many a bot that searches does search
WHOLE = 16  # one linted game in so many is played by a bot with a net from beginning to end;
ASKED = 8  # in the others it is asked at one decision of its seat in so many
EVERY = f"{HEAT}*"  # engineer@*: all levels below engineer


@dataclass(frozen=True)
class LeakJob:
    """Positions by batch: what is sent to another process."""

    game: str
    bot: str
    seed: int
    positions: int
    simulations: int = SIMULATIONS
    pack: Path | None = None
    transfer: bool = False

    def __call__(self, batches: Sequence[int]) -> list[Report]:
        return [self.one(batch) for batch in batches]

    def one(self, batch: int) -> Report:
        """A batch: games at the seat counts in turn, until there are enough positions."""
        game = load_game(self.game, self.pack)
        report = Report(self.game)
        wanted = min(BATCH, self.positions - batch * BATCH)
        number = 0
        while report.tried["leak"] < wanted:
            counts = range(game.info.min_seats, game.info.max_seats + 1)
            seats = counts[(batch + number) % len(counts)]
            trial = Trial(game, seats, load_kit(self.game).simulation, self.seed, batch * 1000 + number, report)
            bot = checked_bot(self.bot, self.game, self.pack, self.transfer)
            Interview(trial, bot, Budget(self.simulations), wanted).to_the_end()
            report.merge(Report(self.game, [seats], 1, len(trial.moves)))
            number += 1
        return report


class Interview:
    """One game in which a bot is asked now and then; in between the seats choose at random, so that positions are of
    all kinds.
    """

    def __init__(self, trial: Trial, bot: Bot, budget: Budget, wanted: int) -> None:
        self.trial = trial
        self.bot = bot
        self.budget = budget
        self.wanted = wanted
        self.state: State = trial.game.new(trial.seats, trial.options)
        self.decisions = 0

    def to_the_end(self) -> None:
        """Until the game is over or there are enough positions."""
        trial, state = self.trial, self.state
        while int(state.actor()) != OVER and trial.report.tried["leak"] < self.wanted:
            if int(state.actor()) == CHANCE:
                seat, code = CHANCE, int(state.sample(trial.chance.rng(state.chance_key())))
            else:
                seat, code = self.decision()
            state.apply(seat, code)
            trial.moves.append(move_text(trial.game, seat, code))

    def decision(self) -> tuple[int, int]:
        """A waiting seat and its choice: the bot's own where it is asked, else a random one; in every second game
        absurd ones are drawn again.
        """
        trial, state = self.trial, self.state
        self.decisions += 1
        waiting = seats_in(int(state.waiting()))
        seat = waiting[int(trial.rng.below(len(waiting)))]
        legal = state.legal(seat)
        if len(legal) > 1 and (self.decisions + trial.index) % STRIDE == 0:
            return seat, self.asked(seat)
        code = int(legal[trial.rng.below(len(legal))])
        if trial.index % 2 and trial.game.absurd(state.view(seat), seat, code):
            code = int(legal[trial.rng.below(len(legal))])
        return seat, code

    def asked(self, seat: int) -> int:
        """The bot's choice, with everything that it must not depend on changed."""
        trial, truth = self.trial, self.state
        view = truth.view(seat)
        world = view.determinize(trial.rng)
        trial.report.tried["positions with secrets"] += fields(world) != fields(truth)
        sealed = json.dumps(view.to_json())
        trial.expect(
            "views alike",
            sealed == json.dumps(world.view(seat).to_json()),
            "the view tells one world from another",
            seat,
        )
        seed = int(trial.rng.below(1 << 32))
        first = self.choices(truth, view, seat, seed)
        other = self.choices(world, trial.game.load(json.loads(sealed)), seat, seed)
        if first != other or trial.report.tried["leak"] % AGAIN == 0:
            again = self.choices(truth, truth.view(seat), seat, seed)
            if not trial.expect("same again", first == again, self.both(first, again), seat):
                other = first  # it cannot be compared
        trial.expect("leak", first == other, self.both(first, other), seat)
        for code in dict.fromkeys(first):
            absurd = trial.game.absurd(view, seat, code)
            trial.expect("absurd moves", not absurd, absurd and absurd_text(trial.game, absurd, code), seat)
        return first[0]

    def choices(self, world: State, view: State, seat: int, seed: int) -> list[int]:
        """What the bot chooses from a view of a world, begun anew, or each of the bots that are asked together; view
        and legal choices stay as they were.
        """
        trial, bot = self.trial, self.bot
        legal = world.legal(seat)
        before, offered = snapshot(view), list(legal)
        bot.begin(trial.game, seat, seed)
        code, foul = offered[0], ""
        try:
            code = ask(trial.game, bot, seat, view, legal, self.budget)
        except MoveError as error:
            foul = str(error)
        trial.expect(
            "view untouched",
            snapshot(view) == before and list(legal) == offered,
            "the bot changed what it was given",
            seat,
        )
        trial.expect("legal choice", not foul, foul, seat)
        return [int(code), *(bot.choices if isinstance(bot, EveryLevel) else ())]

    def both(self, one: Sequence[int], two: Sequence[int]) -> str:
        """The first choices that differ."""
        texts = self.trial.game.actions.format
        return next((f"{texts(a)} / {texts(b)}" for a, b in zip(one, two, strict=False) if a != b), "")


class EveryLevel(Tempered):
    """All levels below a rung: they weigh alike, once for all, and each draws by its own heat. They take turns to play.

    near     what any of them could have drawn at its last decision: what the hottest could
    choices  what each of them drew there, the hottest first
    """

    def __init__(self, hottest: Tempered) -> None:
        super().__init__(hottest.rung, hottest.temperature, hottest.whole, hottest.unit, hottest.plain)
        self.colder = [Tempered(hottest.rung, heat / 1000) for heat in HEATS[1:]]
        self.choices: list[int] = []
        self.turn = 0

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        for one in self.colder:
            Player.begin(one, game, seat, seed, at)
        self.turn = 0

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        self.choices = []
        return super().choose(view, legal, budget)

    def draw(self, kept: Sequence[int], losses: Sequence[float]) -> int:
        self.choices = [super().draw(kept, losses), *(one.draw(kept, losses) for one in self.colder)]
        self.turn += 1
        return self.choices[self.turn % len(self.choices)]


def checked_bot(name: str, game: str, pack: Path | None = None, transfer: bool = False) -> Bot:
    """A bot by its name, or all levels below one (`engineer@*`)."""
    bot = make_bot(hottest_of(name), game, pack, transfer)
    return EveryLevel(bot) if name.endswith(EVERY) and isinstance(bot, Tempered) else bot


def hottest_of(name: str) -> str:
    """A bot that stands for those of a name: the hottest level where all of them are meant."""
    return f"{name.removesuffix(EVERY)}{HEAT}{HEATS[0]}" if name.endswith(EVERY) else name


def checked_version(name: str, game: str, pack: Path | None = None) -> str:
    """`engineer-3`, `engineer@*-3`."""
    return f"{name}-{bot_version(hottest_of(name), game, pack).rpartition('-')[2]}"


class Undecided(Player):
    """A bot that searches, without the search: it takes any of its contenders, as a search of some length might.

    contenders  what it could have taken at its last decision
    """

    def __init__(self, bot: Engineer) -> None:
        self.bot = bot
        self.contenders: list[int] = []

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.bot.begin(game, seat, seed, at)

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        code = self.bot.foreman.pursued(view, legal)
        if code in legal:
            self.contenders = [code]
            return code
        found = self.bot.contenders(view, legal)
        self.contenders = [one.code for one in found]
        return self.bot.take(found[self.rng.below(len(found))])

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return self.bot.explain(view, legal, budget)


class Guest(Player):
    """A bot that is asked now and then, made anew each time; between, somebody cheap plays for it.

    asked  whether it was the bot that chose last
    """

    def __init__(self, bot: Bot, stand_in: Bot) -> None:
        self.bot = bot
        self.stand_in = stand_in
        self.asked = False
        self.number = 0

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.stand_in.begin(game, seat, seed, at)
        self.number = int(self.rng.below(ASKED))

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        self.number += 1
        self.asked = self.number % ASKED == 0
        if not self.asked:
            return self.stand_in.choose(view, legal, budget)
        self.bot.begin(self.game, self.seat, self.seed, self.number)
        return self.bot.choose(view, legal, budget)

    def explain(self, view: State, legal: Sequence[int], budget: Budget) -> list[Advice]:
        return self.bot.explain(view, legal, budget)


def contenders_of(bot: Bot) -> list[int]:
    """What a bot could have taken at its last decision, where that is known."""
    if isinstance(bot, Guest):
        return contenders_of(bot.bot)
    if isinstance(bot, Tempered):
        return bot.near
    return bot.contenders if isinstance(bot, Undecided) else []


def has_net(bot: Bot) -> bool:
    """Whether a bot judges by a net at each of its decisions."""
    foreman = bot.foreman if isinstance(bot, Tempered) else bot
    return isinstance(foreman, Foreman) and foreman.net_pack != ""


@dataclass(frozen=True)
class LintJob:
    """Whole games by index in which the bot's moves are looked at."""

    game: str
    bot: str
    seed: int
    simulations: int = SIMULATIONS
    pack: Path | None = None
    transfer: bool = False

    def __call__(self, indices: Sequence[int]) -> list[Report]:
        return [self.one(index) for index in indices]

    def names(self, index: int, seats: int, turn: int) -> list[str]:
        """Who sits where: now and then the bot in all seats, else in one of them among players of all kinds."""
        if turn % ALL_SEATS == 0:
            return [self.bot] * seats
        company = company_of(self.game)
        names = [company[(index + seat) % len(company)] for seat in range(seats)]
        names[turn % seats] = self.bot
        return names

    def one(self, index: int) -> Report:
        """One game, in turn at every number of seats."""
        game = load_game(self.game, self.pack)
        counts = range(game.info.min_seats, game.info.max_seats + 1)
        turn, place = divmod(index, len(counts))
        seats = counts[place]
        names = self.names(index, seats, turn)
        players = [
            checked_bot(name, self.game, self.pack, self.transfer)
            if name == self.bot
            else bot_at(name, self.game, seat, self.pack, self.transfer)
            for seat, name in enumerate(names)
        ]
        if turn % SEARCHED != 2:
            players = [Undecided(player) if isinstance(player, Engineer) else player for player in players]
        if turn % WHOLE != 1:
            players = [
                Guest(player, bot_at("apprentice", self.game, seat)) if has_net(player) else player
                for seat, player in enumerate(players)
            ]
        source = ("lint", self.game, seats, self.seed, index)
        seat_bots(game, players, source)
        report = Report(self.game, [seats], 1)

        def watch(asked: Asked) -> None:
            player = players[asked.seat]
            if names[asked.seat] == self.bot and not (isinstance(player, Guest) and not player.asked):
                self.look(game, asked, asked.code, "absurd moves", index, report)
                for code in contenders_of(player):
                    self.look(game, asked, code, "absurd contenders", index, report)

        played = play(
            game,
            load_kit(self.game).simulation,
            players,
            Chance(seed_from(*source)),
            tuple(range(seats)),
            Budget(self.simulations),
            watch,
            figures=False,
        )
        report.steps = played.decisions
        report.reasons[played.reason] += 1
        return report

    def look(self, game: Game, asked: Asked, code: int, check: str, index: int, report: Report) -> None:
        report.tried[check] += 1
        found = game.absurd(asked.view, asked.seat, code)
        if found:
            report.add(
                Finding(
                    check,
                    self.game,
                    int(asked.view.seats),
                    self.seed,
                    index,
                    asked.number,
                    audience_name(asked.seat),
                    absurd_text(game, found, code),
                    (),
                )
            )


def absurd_text(game: Game, found: str, code: int) -> str:
    """An absurd move in words, with its number on the list."""
    return f"{found}, {game.absurd_moves.get(found, 'not on the list')}: {game.actions.format(code)}"


@cache
def company_of(game: str) -> list[str]:
    """Whom a bot under test plays with: the cheap ones of all kinds, so that its positions are of all kinds."""
    apprentice = ["apprentice"] if load_roster(game).apprentice else []
    return ["pebble", *(name for style in styles(game) for name in (style, *apprentice))]


def check_bot(game: str, bot: str, positions: int = 0, games: int = 0, seed: int = 1) -> Report:
    """One bot of a game: the leak test at so many positions, the lint over so many games."""
    seat_bot(load_game(game), hottest_of(bot), 0, 0)
    total = Report(game)
    leak, lint = LeakJob(game, bot, seed, positions), LintJob(game, bot, seed)
    for report in [*leak(range(-(-positions // BATCH))), *lint(range(games))]:
        total.merge(report)
    return total
