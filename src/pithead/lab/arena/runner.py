"""Playing a contest: from the block where the ledger ends to the last deal, or to the decision of a sequential test."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from pithead.lab import pool
from pithead.lab.arena.contest import Contest
from pithead.lab.arena.games import Block, Job, Outcome
from pithead.lab.arena.header import header_of
from pithead.lab.arena.ledger import Ledger
from pithead.lab.arena.results import Result, share_of_place, summarize
from pithead.lab.arena.sprt import Sprt, Verdict


def run(
    contest: Contest, crew: pool.Workers, ledger: Ledger | None = None, progress: pool.Progress | None = None
) -> Result:
    """All blocks in their order. Blocks of the ledger are not played again; each new one is in it before the next is
    looked at.
    """
    started = perf_counter()
    test = Sprt(*contest.sprt) if contest.sprt else None
    verdict: Verdict | None = test.verdict() if test else None
    blocks: list[Block] = []
    games = fresh = 0
    for block, is_new in _blocks(contest, crew, ledger):
        if is_new:
            fresh += len(block.games)
            if ledger:
                ledger.append(block)
        blocks.append(block)
        games += len(block.games)
        if progress:
            progress(games, contest.games)
        if test:
            verdict = test.add(share_of_place(contest, block, 0))
            if verdict.decision != "undecided":
                break
    result = summarize(contest, blocks, verdict)
    result.seconds = perf_counter() - started
    result.games_per_s = fresh / result.seconds
    return result


def _blocks(contest: Contest, crew: pool.Workers, ledger: Ledger | None) -> Iterator[tuple[Block, bool]]:
    """Those of the ledger, then those still to be played (True)."""
    wanted = contest.deals * len(contest.lineups)
    known = ledger.blocks[:wanted] if ledger else []
    yield from ((block, False) for block in known)
    first = sum(len(block.games) for block in known)
    turns = contest.turns
    games: list[Outcome] = []
    for index, outcome in enumerate(
        pool.stream(Job(contest, header_of(contest)), range(first, contest.games), crew), first
    ):
        games.append(outcome)
        deal, number = divmod(index, len(turns))
        lineup = turns[number].lineup
        if number + 1 == len(turns) or turns[number + 1].lineup != lineup:
            yield Block(deal, lineup, games), True
            games = []
