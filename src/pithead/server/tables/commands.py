"""What a seat may command, one function a command. Each is done whole, committed, and only then answered."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pithead.core.api import SPECTATOR
from pithead.core.errors import PitheadError
from pithead.server import wire
from pithead.server.logs import Log
from pithead.server.rate_limits import RateLimit
from pithead.server.refusals import RefusalError, as_refusal
from pithead.server.rows import ChatRow, Repeated
from pithead.server.settings import Limits
from pithead.server.tables import hints
from pithead.server.tables.agreements import END, UNDO, ask_undo
from pithead.server.tables.room import ENDED, Room
from pithead.server.tables.seating import EndRequest, clean_text
from pithead.server.tables.services import Adviser
from pithead.server.tables.taking import hand_to_bot, rename, stand_in
from pithead.table.record import Player

MAX_CHAT_LINES = 5000  # in one table
OfAGame: TypeAlias = wire.Play | wire.Undo | wire.AskUndo | wire.AnswerUndo | wire.AskEnd | wire.AnswerEnd
OF_A_GAME = (wire.Play, wire.Undo, wire.AskUndo, wire.AnswerUndo, wire.AskEnd, wire.AnswerEnd)

# What can be done again and again without the game going on, each time with something to be kept.
IN_CYCLES = (
    wire.Undo,
    wire.AskUndo,
    wire.AskEnd,
    wire.GiveUp,
    wire.TakeBack,
    wire.StandIn,
    wire.Rename,
    wire.SetPace,
    wire.Mute,
    wire.LetPuzzles,
)


class Commands:
    """Carries out the commands of clients."""

    def __init__(self, adviser: Adviser, log: Log, limits: Limits) -> None:
        self.adviser = adviser
        self.log = log
        self.chat_rate = RateLimit(limits.chat)
        self.hint_rate = RateLimit(limits.hints)
        self.undo_rate = RateLimit(limits.undos)

    async def execute(self, room: Room, audience: int, command: wire.Command, link: int = 0) -> wire.Ack | wire.Advice:
        """Do a command of an audience, which came by a link of the seat; RefusalError if it cannot be, also where other
        secrets open the seat by now. The same id again is acknowledged and not done again.
        """
        if wire.to_audience(command.seat) != audience:
            raise RefusalError("not_yours", f"seat {command.seat} is not yours")
        if isinstance(command, wire.Hint):
            self.hint_rate.count(f"{room.id} {audience}")
            return await hints.advice(room, self.adviser, self.log, audience, command)
        if isinstance(command, wire.Say):
            self.chat_rate.count(f"{room.id} {audience}")
        if isinstance(command, IN_CYCLES):
            self.undo_rate.count(f"{room.id} {audience}")
        try:
            await room.change(lambda: _carry_out(room, audience, command, link))
            return wire.Ack(command.id, command.seat, False)
        except Repeated:
            return wire.Ack(command.id, command.seat, True)
        except PitheadError as error:
            if await room.store.was_done(room.id, audience, command.id):
                return wire.Ack(command.id, command.seat, True)
            raise as_refusal(error) from None


async def _carry_out(room: Room, audience: int, command: wire.Command, link: int) -> None:
    if room.link_of(audience) != link:
        raise RefusalError("bad_token", ENDED)
    if isinstance(command, wire.Say):
        await _say(room, audience, command)
    elif audience == SPECTATOR:
        raise RefusalError("not_yours", "spectators watch and chat")
    elif isinstance(command, wire.Mute):
        await _mute(room, audience, command)
    elif isinstance(command, wire.LetPuzzles):
        await _let_puzzles(room, audience, command)
    elif room.open_to_all:
        raise RefusalError("over", "the game is over")
    elif isinstance(command, OF_A_GAME):
        room.check_begun()
        await _carry_on(room, audience, command)
    elif isinstance(command, wire.GiveUp):
        await _give_up(room, audience, command)
    elif isinstance(command, wire.TakeBack):
        await _take_back(room, audience, command)
    elif isinstance(command, wire.StandIn):
        await stand_in(room, audience, command)
    elif isinstance(command, wire.Rename):
        await _rename(room, audience, command)
    elif isinstance(command, wire.AddLuck):
        await _add_luck(room, audience, command)
    elif isinstance(command, wire.SetPace):
        await _set_pace(room, audience, command)
    elif isinstance(command, wire.Hint):
        raise AssertionError("a hint changes nothing and goes another way")
    else:
        assert_never(command)


async def _carry_on(room: Room, audience: int, command: OfAGame) -> None:
    """What can only be done in a game that has begun."""
    if isinstance(command, wire.Play):
        await _play(room, audience, command)
    elif isinstance(command, wire.Undo):
        await _undo(room, audience, command)
    elif isinstance(command, wire.AskUndo):
        _must_play(room, audience)
        await ask_undo(room, audience, command.to, (audience, command.id))
    elif isinstance(command, wire.AnswerUndo):
        await UNDO.answer(room, audience, command.agree, (audience, command.id))
    elif isinstance(command, wire.AskEnd):
        _must_play(room, audience)
        await END.ask(room, EndRequest(audience, [audience]), (audience, command.id))
    elif isinstance(command, wire.AnswerEnd):
        await END.answer(room, audience, command.agree, (audience, command.id))
    else:
        assert_never(command)


# -- moves


def _must_play(room: Room, seat: int) -> None:
    if room.seating.seats[seat].given_up:
        raise RefusalError("not_allowed", "a bot plays this seat; take it back first")


async def _play(room: Room, seat: int, command: wire.Play) -> None:
    _must_play(room, seat)
    room.table.play(seat, command.moves, command.offer)
    await room.commit((seat, command.id))


async def _undo(room: Room, seat: int, command: wire.Undo) -> None:
    _must_play(room, seat)
    room.table.undo(seat)
    await room.commit((seat, command.id))
    room.restart_bots()


# -- seats


async def _add_luck(room: Room, seat: int, command: wire.AddLuck) -> None:
    """Before the first draw, and once: whoever has spoken does not speak again."""
    state = room.seating.seats[seat]
    if room.table.begun or state.nonce is not None:
        raise RefusalError("not_allowed", "the luck of this table has the seat's part already")
    state.nonce = command.nonce
    state.joined = True
    await room.commit((seat, command.id))


async def _give_up(room: Room, seat: int, command: wire.GiveUp) -> None:
    if room.seating.seats[seat].given_up:
        raise RefusalError("not_allowed", "a bot plays this seat already")
    await hand_to_bot(room, seat, command.bot)
    await room.commit((seat, command.id))


async def _take_back(room: Room, seat: int, command: wire.TakeBack) -> None:
    state = room.seating.seats[seat]
    if not state.given_up:
        raise RefusalError("not_allowed", "the seat was not given up")
    if not room.seating.hints and not state.stood_in and room.table.offers[seat] != state.given_offer:
        raise RefusalError("not_allowed", "this table plays without hints: a seat that a bot has played for stays its")
    room.table.sit(seat, Player(room.table.players[seat].name))
    state.given_up = state.stood_in = False
    await room.commit((seat, command.id))


async def _rename(room: Room, seat: int, command: wire.Rename) -> None:
    rename(room, seat, command.name)
    room.seating.seats[seat].joined = True
    await room.commit((seat, command.id), keep_undo_request=True)


async def _set_pace(room: Room, seat: int, command: wire.SetPace) -> None:
    if any(other.human for i, other in enumerate(room.seating.seats) if i != seat):
        raise RefusalError("not_allowed", "others follow the bots at this table too")
    room.seating.pace = command.pace
    await room.commit((seat, command.id), keep_undo_request=True)


async def _let_puzzles(room: Room, seat: int, command: wire.LetPuzzles) -> None:
    """Every person for the own seat alone, while the game runs and ever after."""
    if room.row.status == "archive" or room.seating.seats[seat].kind == "bot":
        raise RefusalError("not_yours", "whoever has played is asked")
    room.seating.seats[seat].puzzles = command.agree
    await room.commit((seat, command.id), keep_undo_request=True)


# -- talk


async def _say(room: Room, audience: int, command: wire.Say) -> None:
    text = clean_text(command.text, 500)
    if not text:
        raise RefusalError("bad_request", "there is nothing to read in it")
    if len(room.chat) >= MAX_CHAT_LINES:
        raise RefusalError("too_many", "this table has talked enough")
    name = clean_text(command.name, 40) if audience == SPECTATOR else room.table.players[audience].name
    line = ChatRow(room.seating.chat + 1, audience, name, text, room.services.wall())
    await room.commit((audience, command.id), chat=line)


async def _mute(room: Room, seat: int, command: wire.Mute) -> None:
    whom = wire.to_audience(command.whom)
    if whom == seat or whom >= len(room.seating.seats):
        raise RefusalError("bad_request", f"seat {command.whom} cannot be muted")
    muted = [a for a in room.seating.seats[seat].muted if a != whom]
    room.seating.seats[seat].muted = sorted([*muted, whom]) if command.muted else muted
    await room.commit((seat, command.id))
