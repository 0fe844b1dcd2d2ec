"""Golden games: whole recorded games that must replay to the same end for ever.

A set of them shows every end reason at every number of seats, and uses every piece that the pack has: `features`
names what a record shows, and `choose` picks a small set of records that shows everything that was seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pithead.bots.driver import ask, bot_seed, seat_bot
from pithead.core.api import Budget, Game, Options, State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.rollout import play_on
from pithead.table.record import Player, Record
from pithead.table.table import Table

LEAN = 4  # once in so many times a chance player does not do what it likes


def play_bots(table: Table, seed: int) -> None:
    """Let bots play a table to its end; the players' names say which."""
    game, source = table.game, ("golden", table.game.info.id, seed)
    bots = [seat_bot(game, p.bot, seat, bot_seed(source, seat)) for seat, p in enumerate(table.players)]
    budget = Budget()
    while not table.over:
        seat = table.waiting()[0]
        view = table.view(seat)
        code = ask(game, bots[seat], seat, view, view.legal(seat), budget)
        table.play(seat, [game.actions.decode(code)], table.offers[seat])


def record_game(game: Game, bots: Sequence[str], options: Options, seed: int) -> Record:
    """One whole game between bots, from a readable seed."""
    players = [Player(f"{name} {i + 1}", "bot", name) for i, name in enumerate(bots)]
    table = Table(game, players, options, seed_from("golden", game.info.id, seed))
    play_bots(table, seed)
    return table.record


class Taste:
    """How a chance player leans: what it mostly does where it can, what it leaves aside where it can."""

    def __init__(self, likes: str = "", shuns: str = "") -> None:
        self.likes = re.compile(likes)
        self.shuns = re.compile(shuns)

    def choose(self, game: Game, legal: Sequence[int], rng: Rng) -> int:
        texts = [game.actions.format(code) for code in legal]
        kept = [code for code, text in zip(legal, texts, strict=True) if not self.shuns.fullmatch(text)] or list(legal)
        liked = [code for code, text in zip(legal, texts, strict=True) if self.likes.fullmatch(text)]
        choices = liked if liked and rng.below(LEAN) > 0 else kept
        return choices[rng.below(len(choices))]


def record_taste(game: Game, seats: int, options: Options, seed: int, taste: Taste, wanted: set[str]) -> Record | None:
    """A game of chance players with a taste; None if it uses no wanted verb."""
    state = game.new(seats, options)
    source = seed_from("golden", game.info.id, "taste", seed)
    chance, rng = Chance(source), Rng(seed)
    moves: list[tuple[int, int]] = []

    def choose(state: State, seat: int, legal: list[int]) -> int:
        moves.append((seat, taste.choose(game, legal, rng)))
        return moves[-1][1]

    play_on(state, chance, choose)
    if not wanted & {game.actions.verb_of(code).name for _, code in moves}:
        return None
    table = Table(game, [Player(f"chance {i + 1}") for i in range(seats)], options, source)
    for seat, code in moves:
        table.play(seat, [game.actions.decode(code)], table.offers[seat])
    return table.record


def features(game: Game, record: Record) -> set[str]:
    """What a record shows: its end at its number of seats, and every verb, outcome and piece that is named in it."""
    found = {f"end {record.lines[-1]['end']} with {len(list(_players(record)))} seats"}
    for line in record.lines:
        for kind, space in (("move", game.actions), ("draw", game.outcomes)):
            if kind not in line:
                continue
            code = space.parse(str(line[kind]))
            verb = space.verb_of(code)
            found.add(f"{kind} {verb.name}")
            for arg, value in zip(verb.args, space.values(code), strict=True):
                if arg.domain.labels[value] and not arg.domain.labels[value].isdigit():
                    found.add(f"{kind} {verb.name} {arg.domain.name} {arg.domain.labels[value]}")
    return found


def _players(record: Record) -> Iterator[object]:
    players = record.header["players"]
    assert isinstance(players, list)
    yield from players


def choose(game: Game, records: Sequence[Record]) -> list[Record]:
    """A small set that shows everything the given records show: the richest first, then whatever adds most."""
    left = [(record, features(game, record)) for record in records]
    everything = set().union(*[shown for _, shown in left])
    chosen: list[Record] = []
    while everything:
        best = max(left, key=lambda pair: (len(pair[1] & everything), -len(pair[0].lines)))
        chosen.append(best[0])
        everything -= best[1]
        left.remove(best)
    return chosen
