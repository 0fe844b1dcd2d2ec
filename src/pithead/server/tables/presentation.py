"""What an audience is shown: the only place where a table becomes wire format. Made from the audience's view alone."""

from __future__ import annotations

from typing import Any, Literal

from pithead.core.api import SPECTATOR, TRUTH, Game, Json
from pithead.server import wire
from pithead.server.store import ChatRow, TableRow
from pithead.server.tables import clocks
from pithead.server.tables.seating import Meta
from pithead.table.lesson import has_lesson, load_lesson
from pithead.table.offer import Offer
from pithead.table.table import Table

LEARNER = 0  # the seat of whoever takes a lesson


def to_wire(audience: int) -> int:
    """A seat from 1, the bench as 0."""
    return audience + 1 if audience >= 0 else 0


def from_wire(seat: int) -> int:
    return seat - 1 if seat > 0 else SPECTATOR


def table_state(row: TableRow, table: Table, meta: Meta, audience: int) -> wire.TableState:
    """All that an audience may know."""
    archive = row.status == "archive"
    header = table.record.header
    seat = audience if audience >= 0 else None
    mine = seat is not None and meta.seats[seat].human and not table.over and not archive
    asked = seat is not None and mine and table.state.waiting() >> seat & 1
    return wire.TableState(
        table=row.id,
        game=row.game,
        seat=to_wire(audience),
        status="archive" if archive else "over" if table.over else "running",
        event=table.last_event(audience),
        scene=table.game.scene(table.state.view(TRUTH), SPECTATOR) if archive else table.scene(audience),
        offer=offer_to_wire(table.offer(audience)) if asked else None,
        waiting=[] if archive else [s + 1 for s in table.waiting()],
        players=players(table, meta),
        clocks=_clocks(meta),
        undo=bool(mine and table.can_undo(audience)),
        proposal=_proposal(meta, audience),
        result=_result(table),
        options=dict(table.options),
        hints=meta.hints,
        pace=meta.pace,
        rules=int(str(header["rules"])),
        pack=str(header.get("pack", "")),
        commitment=str(header["commitment"]),
        seed=table.chance.seed.hex() if table.over and table.chance is not None else str(header.get("seed", "")),
        guide=_guide(table) if meta.lesson and audience == LEARNER else None,
        muted=[to_wire(a) for a in meta.seats[seat].muted] if seat is not None else [],
    )


def offer_to_wire(offer: Offer) -> wire.Offer:
    choices = [
        wire.Choice(c.move.text, c.move.verb, c.kind, c.args, c.clause, c.cost, c.preview, c.warning)
        for c in offer.choices
    ]
    return wire.Offer(offer.number, offer.seat + 1, offer.prompt, choices)


def players(table: Table, meta: Meta) -> list[wire.PlayerInfo]:
    """Who sits where now."""
    out: list[wire.PlayerInfo] = []
    for i, (player, seat) in enumerate(zip(table.players, meta.seats, strict=True)):
        kind: Literal["human", "bot"] = "bot" if player.kind == "bot" else "human"
        out.append(wire.PlayerInfo(i + 1, player.name, kind, player.bot, seat.joined, seat.given_up))
    return out


def _clocks(meta: Meta) -> wire.Clocks | None:
    if meta.clock is None:
        return None
    times = [
        wire.SeatClock(i + 1, t.left, t.since, t.running)
        for i, t in enumerate(meta.times)
        if meta.seats[i].kind != "bot"
    ]
    return wire.Clocks(meta.clock.kind, meta.clock.seconds, meta.clock.increment, times)


def _proposal(meta: Meta, audience: int) -> wire.Proposal | None:
    if meta.asked is None:
        return None
    agreed = meta.asked.agreed
    still = [s + 1 for s in voters(meta) if s not in agreed]
    return wire.Proposal(meta.asked.by + 1, meta.asked.positions.get(str(audience), 0), [s + 1 for s in agreed], still)


def voters(meta: Meta) -> list[int]:
    """The persons whose agreement an undo past a reveal needs."""
    return [s for s in meta.people() if meta.seats[s].joined]


def _result(table: Table) -> wire.Result | None:
    if not table.over:
        return None
    standings = [table.state.standing(s) for s in range(len(table.players))]
    places = [1 + sum(other > mine for other in standings) for mine in standings]
    return wire.Result(table.game.reasons[table.state.reason], [list(s) for s in standings], places)


def _guide(table: Table) -> wire.Guide:
    """What a lesson says to its learner here."""
    lesson = load_lesson(table.game.info.id)
    on = lesson.on(table.state)
    advice = lesson.advice(table.state, LEARNER)
    step = lesson.done(table.state, LEARNER) if on else 0
    moves = [guided(table.game, table.game.actions.parse(text)) for text in advice.moves] if advice else []
    return wire.Guide(step, len(lesson.steps[LEARNER]), on, moves, list(advice.says) if advice else [])


def guided(game: Game, code: int) -> wire.Guided:
    """A move that is proposed to a seat."""
    args = game.actions.to_json(code)
    return wire.Guided(game.actions.format(code), str(args.pop("verb")), args)


def visible_chat(rows: list[ChatRow], meta: Meta, audience: int) -> list[tuple[int, ChatRow]]:
    """The chat of an audience, numbered for it. The bench is heard by players only after the end, and then behind what
    they had.
    """
    bench = [r for r in rows if r.audience == SPECTATOR]
    if audience == SPECTATOR:
        seen = rows
    elif meta.chat_at_end is None:
        seen = [r for r in rows if r.audience != SPECTATOR]
    else:
        end = meta.chat_at_end
        seen = (
            [r for r in rows if r.audience != SPECTATOR and r.n <= end]
            + [r for r in bench if r.n <= end]
            + [r for r in rows if r.n > end]
        )
    muted = meta.seats[audience].muted if audience >= 0 else []
    return [(i + 1, r) for i, r in enumerate(seen) if r.audience not in muted]


def chat_lines(rows: list[tuple[int, ChatRow]]) -> list[wire.ChatLine]:
    return [wire.ChatLine(n, to_wire(r.audience), r.name, r.text, r.at) for n, r in rows]


def summary(
    row: TableRow, meta: Meta, told: dict[str, int], names: list[wire.PlayerInfo], audience: int
) -> wire.Summary:
    """One of somebody's tables, from its row alone."""
    waiting = [s for s in range(len(meta.seats)) if row.waiting >> s & 1]
    mine = audience in waiting and meta.seats[audience].human if audience >= 0 else False
    return wire.Summary(
        table=row.id,
        found=True,
        game=row.game,
        seat=to_wire(audience),
        status=row.status,
        my_turn=mine and row.status == "running",
        waiting=[s + 1 for s in waiting],
        players=names,
        event=told.get(str(audience), 0),
        moved=row.moved,
        deadline=clocks.deadline(meta),
    )


def game_info(game: Game, bots: list[str], styles: list[str]) -> wire.GameInfo:
    """What the lobby shows of a game."""
    info = game.info
    options = [wire.OptionInfo(o.name, o.default, o.clause, list(o.choices), o.low, o.high) for o in info.options]
    verbs = [wire.Verb(v.name, [a.name for a in v.args], v.clause, v.kind) for v in game.actions.verbs]
    pack = wire.PackFigures(info.pack.name, info.pack.digest, info.pack.printed, info.pack.reconstructed)
    return wire.GameInfo(
        info.id,
        info.title,
        info.prefix,
        info.min_seats,
        info.max_seats,
        options,
        info.rules_version,
        pack,
        info.stage,
        bots,
        styles,
        has_lesson(info.id),
        verbs,
    )


def numbered(events: list[dict[str, Json]], last: int) -> list[dict[str, Any]]:
    """Events of an audience with their numbers; `last` is the number of the last of them."""
    first = last - len(events) + 1
    return [{"n": first + i, **e} for i, e in enumerate(events)]
