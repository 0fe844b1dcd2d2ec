"""Skill, luck and variety: what a better player gains, what each stream of luck decides, which characters get along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from statistics import fmean

from pithead.lab.balance.plan import Part
from pithead.lab.balance.result import Estimate, Luck, Retuned, Rung, Skill, Style
from pithead.lab.balance.rows import Game
from pithead.lab.balance.tables import estimate, share

Played = Mapping[str, tuple[Part, Sequence[Game]]]  # by the name of the part


def skill(main: Sequence[Game], played: Played) -> Skill:
    """From the parts of these kinds."""
    parts = [(part, games) for part, games in played.values() if games]
    found = [
        Style(part.special, len(games), _wins(games), _points(games)) for part, games in parts if part.kind == "style"
    ]
    return Skill(
        [
            Rung(part.special, part.bot, 1 / len(games[0].scores), _wins(games), _points(games))
            for part, games in parts
            if part.kind == "rung"
        ],
        [luck(part.name.partition(" ")[2], main, games) for part, games in parts if part.kind == "luck"],
        found,
        variety([one.wins.mean for one in found]),
    )


def retuned(played: Played) -> Retuned | None:
    """What tuning on the pack has changed, where a part looked at that."""
    _, games = played.get("retuned", (None, ()))
    return Retuned(len(games), _wins(games), 1 / len(games[0].scores)) if games else None


def _wins(games: Sequence[Game]) -> Estimate:
    return share([game.wins()[game.special] for game in games])


def _points(games: Sequence[Game]) -> Estimate:
    """Of the special seat above the mean of the others."""
    values = []
    for game in games:
        others = [score for seat, score in enumerate(game.scores) if seat != game.special]
        values.append(game.scores[game.special] - fmean(others))
    return estimate(values)


def variety(shares: Sequence[float]) -> float:
    """How many of them count: as many as there are where all win alike, one where one wins everything."""
    whole = sum(shares)
    return exp(-sum(p / whole * log(p / whole) for p in shares if p > 0)) if whole else 0.0


def luck(stream: str, main: Sequence[Game], games: Sequence[Game]) -> Luck:
    """Half the mean square of what drawing a stream anew changes, beside the variance over deals: the share of the
    spread that is lost when the stream is known (Jansen's estimate of a total effect).
    """
    plain = {game.deal: game for game in main if game.pack == "b"}
    seats = range(len(games[0].scores))
    centre = [fmean(_result(game, seat) for game in plain.values()) for seat in seats]
    whole = fmean((_result(game, seat) - centre[seat]) ** 2 for game in plain.values() for seat in seats)
    moved = estimate(
        [fmean((_result(game, seat) - _result(plain[game.deal], seat)) ** 2 for seat in seats) / 2 for game in games]
    )
    changed = fmean(float(game.wins() != plain[game.deal].wins()) for game in games)
    if not whole or moved.low is None or moved.high is None:
        return Luck(stream, len(games), moved.mean / whole if whole else 0.0, changed)
    return Luck(stream, len(games), moved.mean / whole, changed, max(0.0, moved.low / whole), moved.high / whole)


def _result(game: Game, seat: int) -> float:
    """Of a seat against its table; alone, its points."""
    return game.scores[seat] - (fmean(game.scores) if len(game.scores) > 1 else 0.0)
