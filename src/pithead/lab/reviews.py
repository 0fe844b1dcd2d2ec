"""Games for reviews to be tried on: how long a review takes, and how many of its marks hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter, process_time

from pithead.bots.driver import ask, bot_seed, luck_of, seat_bot
from pithead.coach.guide import Guide, coach_bot
from pithead.coach.marks import EFFORTS, THRESHOLDS, confirmed_loss
from pithead.coach.report import Decision, Review
from pithead.coach.review import review
from pithead.coach.walk import walk
from pithead.core.api import Budget, Options
from pithead.core.chance import seed_from
from pithead.games.registry import load_game
from pithead.table.record import Player
from pithead.table.table import Table

TIMES = 20  # the budget of a confirmation, in those of a review
HOLDS = 0.5  # part of its mark's threshold that a confirmed loss has at least
SERIOUS = ("mistake", "blunder")


def played(game_id: str, bots: Sequence[str], seed: int, options: Options | None = None, people: int = 0) -> Table:
    """A game of these bots to its end, at a table of its own; the first seats are said to be people."""
    game = load_game(game_id)
    players = [Player(f"P{i + 1}") if i < people else Player(f"P{i + 1}", "bot", bot) for i, bot in enumerate(bots)]
    table = Table(game, players, options, seed_from("review", game_id, seed))
    seated = [seat_bot(game, bot, seat, bot_seed(luck_of(table.chance), seat)) for seat, bot in enumerate(bots)]
    while not table.over:
        seat = table.waiting()[0]
        legal = [int(code) for code in table.state.legal(seat)]
        code = ask(game, seated[seat], seat, table.view(seat), legal, Budget())
        table.play(seat, [game.actions.format(code)], table.offers[seat])
    return table


@dataclass(frozen=True)
class Trial:
    """One game, reviewed.

    seconds    that the review took
    processor  the same of this process alone
    confirmed  for each decision marked as a mistake or worse: the loss by many times the budget
    """

    review: Review
    seconds: float
    processor: float
    confirmed: list[tuple[Decision, float]]

    def held(self) -> int:
        """Marks that hold: at least half of what they stand for is lost."""
        least = dict(THRESHOLDS)
        return sum(loss >= HOLDS * least[one.mark] for one, loss in self.confirmed)


def trial(game_id: str, bots: Sequence[str], seed: int, depth: str, people: int, jobs: int, confirm: bool) -> Trial:
    """Play a game, review it, and try out again what it calls a mistake."""
    table = played(game_id, bots, seed, people=people)
    started, busy = perf_counter(), process_time()
    found = review(table.game, table.record, depth, jobs=jobs)
    seconds, busy = perf_counter() - started, process_time() - busy
    confirmed: list[tuple[Decision, float]] = []
    if confirm:
        beats = {beat.lines[0]: beat for beat in walk(table.game, table.record).beats}
        for one in found.decisions:
            if one.mark in SERIOUS:
                guide = Guide(table.game, coach_bot(table.game), one.seat, one.seat + 1, transfer=True)
                loss, _ = confirmed_loss(guide, beats[one.line], one, TIMES * EFFORTS[depth].worlds)
                confirmed.append((one, loss))
    return Trial(found, seconds, busy, confirmed)
