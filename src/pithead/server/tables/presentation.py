"""What an audience is shown: the only place where a table becomes wire format. Made from the audience's view alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pithead.core.api import SPECTATOR, TRUTH, Game, Json
from pithead.games.registry import load_kit
from pithead.server import wire
from pithead.server.packs import foreign_bots
from pithead.server.rows import ChatRow, TableRow
from pithead.server.tables import clocks
from pithead.server.tables.seating import Seating, decode
from pithead.table.events import NONE
from pithead.table.lesson import load_lesson
from pithead.table.luck import salt_of
from pithead.table.table import Table

LEARNER = 0  # the seat of whoever takes a lesson


@dataclass(frozen=True)
class Shared:
    """What every audience is told alike: made once for all of them."""

    over: bool
    waiting: list[int]
    missing: list[int]
    adds: list[int]
    seals: list[wire.Seal]
    players: list[wire.PlayerInfo]
    clocks: wire.Clocks | None
    ending: wire.EndProposal | None
    result: wire.Result | None
    pack: wire.TablePack


def shared(row: TableRow, table: Table, seating: Seating) -> Shared:
    over, archive = table.over, row.status == "archive"
    return Shared(
        over=over,
        waiting=[] if archive else [s + 1 for s in seating.missing or table.waiting()],
        missing=[s + 1 for s in seating.missing],
        adds=[s + 1 for s in seating.missing if seating.seats[s].joined and not table.begun],
        seals=_seals(table),
        players=player_infos([(p.name, p.kind, p.bot) for p in table.players], seating),
        clocks=_clocks(seating),
        ending=None if over else _ending(seating),
        result=seating.result or table_result(table),
        pack=_pack(table),
    )


def _pack(table: Table) -> wire.TablePack:
    """What it is played with, and which of its bots were made for something else."""
    header = table.record.header
    return wire.TablePack(
        name=str(header.get("pack", "")),
        version=int(str(header.get("pack_version", 1))),
        digest=table.game.info.pack.digest,
        own=table.game.pack_path is None,
        transferred=foreign_bots((player.bot for player in table.players if player.bot), table.game),
    )


def table_state(row: TableRow, table: Table, seating: Seating, audience: int, common: Shared) -> wire.TableState:
    """All that an audience may know; `common` is what `shared` makes of the same table."""
    archive = row.status == "archive"
    header = table.record.header
    seat = audience if audience >= 0 else None
    mine = seat is not None and seating.seats[seat].human and not common.over and not archive
    asked = seat is not None and mine and not common.missing and table.state.waiting() >> seat & 1
    answers = table.undo_answers(audience) if mine else None
    return wire.TableState(
        table=row.id,
        game=row.game,
        seat=wire.to_seat(audience),
        status="archive" if archive else "over" if common.over else "running",
        event=table.last_events[audience],
        scene=table.game.scene(table.state.view(TRUTH), SPECTATOR) if archive else table.scene(audience),
        offer=table.offer(audience) if asked else None,
        waiting=common.waiting,
        missing=common.missing,
        adds=common.adds,
        players=common.players,
        clocks=common.clocks,
        undo=answers is not None,
        undo_answers=[s + 1 for s in answers or []],
        proposal=_proposal(seating, audience),
        ending=common.ending,
        result=common.result,
        options=dict(table.options),
        hints=seating.hints,
        pace=seating.pace,
        rules=int(str(header["rules"])),
        pack=common.pack,
        commitment=str(header["commitment"]),
        seed=table.secret.hex() if common.over and table.secret is not None else str(header.get("seed", "")),
        seals=common.seals,
        guide=_guide(table, seating) if seating.lesson_id and audience == LEARNER else None,
        devices=len(seating.seats[seat].devices) if seat is not None else 0,
        host=seat in seating.hosts() and not archive,
        away=seating.away,
        muted=[wire.to_seat(a) for a in seating.seats[seat].muted] if seat is not None else [],
        branched=seating.branched,
        puzzles=seat is not None and seating.seats[seat].puzzles,
        rematch=seating.rematch,
    )


def _seals(table: Table) -> list[wire.Seal]:
    """What everybody may know of sealed choices: that they are made, and which they were where the rules show it."""
    closed = [wire.Seal(seal.seat + 1, seal.hash, "", []) for seal in table.envelopes.sealed]
    if closed or table.secret is None:
        return closed
    shown = load_kit(table.game.info.id).shown
    return [
        wire.Seal(seal.seat + 1, seal.hash, salt_of(table.secret, seal.line), list(seal.moves))
        for seal in table.envelopes.settled
        if all(table.game.actions.verb_of(table.game.actions.parse(move)).name in shown for move in seal.moves)
    ]


def player_infos(names: Sequence[tuple[str, str, str]], seating: Seating) -> list[wire.PlayerInfo]:
    """Who sits where now, of names, kinds and bots."""
    out: list[wire.PlayerInfo] = []
    for i, ((name, player, bot), seat) in enumerate(zip(names, seating.seats, strict=True)):
        kind: Literal["human", "bot"] = "bot" if player == "bot" else "human"
        out.append(wire.PlayerInfo(i + 1, name, kind, bot, seat.joined, seat.given_up, seat.stood_in))
    return out


def _clocks(seating: Seating) -> wire.Clocks | None:
    if seating.clock is None:
        return None
    times = [
        wire.SeatClock(i + 1, t.left, t.since, t.running)
        for i, t in enumerate(seating.times)
        if seating.seats[i].kind != "bot"
    ]
    return wire.Clocks(seating.clock.kind, seating.clock.seconds, seating.clock.increment, times)


def _proposal(seating: Seating, audience: int) -> wire.Proposal | None:
    request = seating.undo_request
    if request is None:
        return None
    still = [s + 1 for s in seating.voters() if s not in request.agreed]
    position = request.positions.get(str(audience), NONE)
    return wire.Proposal(request.by + 1, position, [s + 1 for s in request.agreed], still)


def _ending(seating: Seating) -> wire.EndProposal | None:
    request = seating.end_request
    if request is None:
        return None
    still = [s + 1 for s in seating.voters() if s not in request.agreed]
    return wire.EndProposal(request.by + 1, [s + 1 for s in request.agreed], still)


def table_result(table: Table) -> wire.Result | None:
    """How a game ended, once it has."""
    if not table.over:
        return None
    standings = [table.state.standing(s) for s in range(len(table.players))]
    places = [1 + sum(other > mine for other in standings) for mine in standings]
    return wire.Result(table.reason, [list(s) for s in standings], places)


def _guide(table: Table, seating: Seating) -> wire.Guide:
    """What a lesson says to its learner here."""
    lesson = load_lesson(table.game.info.id, seating.lesson_id)
    on = lesson.on(table.state)
    done = lesson.at_end(table.state) or (seating.lesson_done and not on)
    advice = lesson.advice(table.state, LEARNER)
    step = lesson.moves_of(LEARNER, lesson.done(table.state, LEARNER)) if on else 0
    moves = [guided(table.game, table.game.actions.parse(text)) for text in advice.moves] if advice else []
    says = [lesson.over] if done else list(advice.says) if advice else []
    return wire.Guide(seating.lesson_id, step, lesson.moves_of(LEARNER), on, done, moves, says)


def guided(game: Game, code: int, preview: dict[str, Json] | None = None) -> wire.Guided:
    """A move that is proposed to a seat."""
    args = game.actions.to_json(code)
    return wire.Guided(game.actions.format(code), str(args.pop("verb")), args, preview or {})


def visible_chat(rows: list[ChatRow], seating: Seating, audience: int) -> list[tuple[int, ChatRow]]:
    """The chat of an audience, numbered for it. The bench is heard by players only after the end, and then behind what
    they had.
    """
    bench = [r for r in rows if r.audience == SPECTATOR]
    if audience == SPECTATOR:
        seen = rows
    elif seating.chat_at_end is None:
        seen = [r for r in rows if r.audience != SPECTATOR]
    else:
        end = seating.chat_at_end
        seen = (
            [r for r in rows if r.audience != SPECTATOR and r.n <= end]
            + [r for r in bench if r.n <= end]
            + [r for r in rows if r.n > end]
        )
    muted = seating.seats[audience].muted if audience >= 0 else []
    return [(i + 1, r) for i, r in enumerate(seen) if r.audience not in muted]


def chat_lines(rows: list[tuple[int, ChatRow]]) -> list[wire.ChatLine]:
    return [wire.ChatLine(n, wire.to_seat(r.audience), r.name, r.text, r.at) for n, r in rows]


def summary(row: TableRow, audience: int, missing: str = "") -> wire.Summary:
    """One of somebody's tables, from its row alone; `missing` is its pack, where the host does not have it."""
    seating = decode(row.seating)
    waiting = seating.missing or [s for s in range(len(seating.seats)) if row.waiting >> s & 1]
    waits = row.status == "running" and bool(row.waits or missing)
    mine = audience in waiting and seating.seats[audience].human if audience >= 0 else False
    return wire.Summary(
        table=row.id,
        found=True,
        game=row.game,
        seat=wire.to_seat(audience),
        status="aside" if row.aside else "waits" if waits else row.status,
        my_turn=mine and row.status == "running" and not waits,
        waiting=[s + 1 for s in waiting],
        players=player_infos(seating.names, seating),
        event=json.loads(row.last_events).get(str(audience), NONE),
        moved=row.moved,
        deadline=clocks.deadline(seating),
        result=seating.result,
        pack=missing,
    )
