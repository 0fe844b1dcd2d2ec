"""Advice for a seat, from its own view alone; nothing is changed by it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from pithead.bots.driver import hint_seed, luck_of
from pithead.coach.hints import Advised, Hint, Inquiry, check_asked
from pithead.core.api import SPECTATOR, Game, State
from pithead.core.errors import PitheadError
from pithead.server import wire
from pithead.server.logs import Log
from pithead.server.refusals import RefusalError, as_refusal
from pithead.server.tables import presentation
from pithead.server.tables.bots import BOT_ERRORS, check_bot, simplest_bot, strongest_bot
from pithead.server.tables.room import Room
from pithead.server.tables.services import Adviser

PATIENCE = 60.0  # seconds that somebody waits for a hint, the queue included


async def advice(room: Room, adviser: Adviser, log: Log, seat: int, command: wire.Hint) -> wire.Advice:
    """What a bot would do in the seat's place, and why not what was asked about; RefusalError where the table or the
    moment forbids it.
    """
    async with room.lock:
        await room.refresh()
        view = _question(room, seat, command)
        transfer = room.services.packs.transfer
        bot = command.bot or strongest_bot(room.game, transfer)
        try:
            check_bot(bot, room.game, transfer)
            why = check_asked(room.game, seat, view, command.ask)
        except PitheadError as error:
            raise as_refusal(error) from None
        inquiry = Inquiry(bot, seat, hint_seed(luck_of(room.table.chance), seat), why)
    found = await _ask(room, adviser, log, view, inquiry)
    moves = [_told(room.game, one) for one in found.choices]
    gain = (found.share, found.points)
    return wire.Advice(command.id, command.seat, command.offer, bot, moves, found.weighed, found.asked, *gain)


def _told(game: Game, advised: Advised) -> wire.Advised:
    """A choice with its moves and sentences."""
    option = advised.option
    first, *then = [
        presentation.guided(game, code, preview) for code, preview in zip(option.codes, advised.previews, strict=True)
    ]
    plan = [presentation.guided(game, code) for code in option.plan]
    said = [wire.Sentence(one.id, one.args) for one in advised.reasons]
    return wire.Advised(first.move, then, plan, option.share, option.error, option.points, advised.equal, said)


def _question(room: Room, seat: int, command: wire.Hint) -> State:
    """What the seat sees, where it is asked for something now."""
    if not room.seating.hints:
        raise RefusalError("not_allowed", "this table plays without hints")
    if seat == SPECTATOR or room.open_to_all:
        raise RefusalError("not_allowed", "there is nothing to advise")
    room.check_begun()
    present = room.table.offers[seat]
    if present != command.offer:
        raise RefusalError("stale_offer", f"offer {command.offer} is no longer open, the present one is {present}")
    view = room.table.view(seat)
    if not view.legal(seat):
        raise RefusalError("illegal", f"seat {command.seat} is not asked for anything now")
    return view


async def _ask(room: Room, adviser: Adviser, log: Log, view: State, inquiry: Inquiry) -> Hint:
    """What the bot says; if it fails, what the simplest says. RefusalError where neither says anything in time."""
    for one in dict.fromkeys((inquiry.bot, simplest_bot(room.game))):
        try:
            thought = adviser.advise(room.turn(), room.game, view, replace(inquiry, bot=one))
            return await asyncio.wait_for(thought, PATIENCE)
        except TimeoutError:
            log.write("hint_late", table=room.id, bot=one)
            break
        except BOT_ERRORS as error:
            log.fault("bot_failed", error, table=room.id, bot=one)
    raise RefusalError("no_advice", "no advice came: whoever thought about it was lost; ask again")
