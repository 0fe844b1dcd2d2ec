"""Playing a plan: part by part, from where the ledger ends; the first part stops as soon as all is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter

from pithead.lab import pool
from pithead.lab.balance.findings import by_pack, decided, judge_game, judge_items, prices
from pithead.lab.balance.ledger import Ledger
from pithead.lab.balance.plan import Part, Setup
from pithead.lab.balance.result import Price
from pithead.lab.balance.rows import Game
from pithead.lab.balance.table import Job
from pithead.lab.balance.trials import trial_parts

LOOK = 50  # deals of the first part between two looks at what is decided
PILOT = 30  # deals whose spread says beforehand what the budget can find

Told = Callable[[list[Price]], None]


@dataclass
class Played:
    """All games of a plan, by part in the order of play."""

    parts: dict[str, tuple[Part, list[Game]]] = field(default_factory=dict)
    prices: list[Price] = field(default_factory=list)
    fresh: int = 0  # games that were played now, not found in the ledger

    def of(self, *kinds: str) -> dict[str, tuple[Part, list[Game]]]:
        return {name: one for name, one in self.parts.items() if one[0].kind in kinds}

    @property
    def main(self) -> list[Game]:
        return self.parts["main"][1]


def run(
    setup: Setup,
    crew: pool.Workers,
    ledger: Ledger | None = None,
    progress: pool.Progress | None = None,
    told: Told | None = None,
) -> Played:
    """All parts. Games of the ledger are not played again. After a few deals `told` hears what the budget can find."""
    player = _Player(setup, crew, ledger, progress)
    out = Played()
    main, *others = setup.plan.parts
    games, out.prices = _first(setup, player, main, told)
    out.parts["main"] = (main, games)
    planned = main.deals
    findings = judge_items(games, planned) if setup.plan.asked.trials else []
    for part in [*others, *trial_parts(setup.plan, games, findings)]:
        if part.kind == "luck":  # compared with the games of the first part
            part = _shortened(part, len(by_pack(games)[1]))
        out.parts[part.name] = (part, list(player.games(part)))
    player.end()
    out.fresh = player.fresh
    return out


def _shortened(part: Part, deals: int) -> Part:
    return Part(
        part.name, part.kind, part.bot, part.packs, min(part.deals, deals), part.special, part.item, part.stream
    )


def _first(setup: Setup, player: _Player, main: Part, told: Told | None) -> tuple[list[Game], list[Price]]:
    """The first part, up to the look at which every figure of the game is decided."""
    games: list[Game] = []
    told_prices: list[Price] = []
    packs, seats = len(main.packs), setup.plan.asked.seats
    started = perf_counter()
    for game in player.games(main):
        games.append(game)
        deals, rest = divmod(len(games), packs)
        if rest:
            continue
        if deals == min(PILOT, main.deals):
            seconds = (perf_counter() - started) / player.fresh if player.fresh == len(games) else 0.0
            told_prices = prices(games, seats, main.deals, seconds)
            if told:
                told(told_prices)
        if deals % LOOK == 0 and 2 * deals >= main.deals and decided(judge_game(games, seats, main.deals)):
            break
    return games, told_prices


class _Player:
    """Plays parts and counts what is done."""

    def __init__(self, setup: Setup, crew: pool.Workers, ledger: Ledger | None, progress: pool.Progress | None) -> None:
        self.setup = setup
        self.crew = crew
        self.ledger = ledger
        self.progress = progress
        self.done = 0
        self.fresh = 0  # played now, not found in the ledger
        self.total = setup.plan.games

    def games(self, part: Part) -> Iterator[Game]:
        """The games of a part in their order, each on disk before the next is looked at."""
        known = self.ledger.games.get(part.name, [])[: part.games] if self.ledger else []
        for game in known:
            self._count()
            yield game
        for game in pool.stream(Job(self.setup, part), range(len(known), part.games), self.crew):
            self.fresh += 1
            if self.ledger:
                self.ledger.append(game)
            self._count()
            yield game

    def _count(self) -> None:
        self.done += 1
        if self.progress:
            self.progress(min(self.done, self.total), self.total)

    def end(self) -> None:
        if self.progress:
            self.progress(self.total, self.total)
