"""What a seat may command, one function a command. Each is done whole, committed, and only then answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import assert_never

from pithead.bots.hints import Hint
from pithead.bots.registry import bot_names, levels
from pithead.core.api import SPECTATOR, State
from pithead.core.errors import OptionError, PitheadError
from pithead.server import wire
from pithead.server.bot_pool import decision_seed
from pithead.server.refusals import Refuse, refusal
from pithead.server.store import ChatRow, Conflict, Repeated
from pithead.server.tables import history, presentation
from pithead.server.tables import seating as meta
from pithead.server.tables.room import Move, Room
from pithead.table.record import Player

TRIES = 30  # when other workers move at the same moment, such as bots at an instant pace
MAX_CHAT_LINES = 5000  # in one table


async def obey(room: Room, audience: int, command: wire.Command) -> wire.Ack | wire.Advice:
    """Do a command of an audience; Refuse if it cannot be. The same id again is acknowledged and not done again."""
    if presentation.from_wire(command.seat) != audience:
        raise Refuse("not_yours", f"seat {command.seat} is not yours")
    if isinstance(command, wire.Hint):
        room.house.hint_rate.take(f"{room.id} {audience}")
        return await _hint(room, audience, command)
    if isinstance(command, wire.Say):
        room.house.chat_rate.take(f"{room.id} {audience}")
    try:
        await insist(room, lambda: _do(room, audience, command))
        return wire.Ack(command.id, command.seat, False)
    except Repeated:
        return wire.Ack(command.id, command.seat, True)
    except PitheadError as error:
        if await room.house.read(room.house.store.done, room.id, audience, command.id):
            return wire.Ack(command.id, command.seat, True)
        raise refusal(error) from None


async def insist(room: Room, work: Callable[[], Awaitable[None]]) -> None:
    """Do something to a table with its lock; again with fresh eyes if another worker was quicker, some times."""
    for attempt in range(TRIES):
        try:
            async with room.lock:
                await room.freshen()
                await work()
            return
        except Conflict:
            if attempt == TRIES - 1:
                raise


async def _do(room: Room, audience: int, command: wire.Command) -> None:
    if isinstance(command, wire.Say):
        await _say(room, audience, command)
    elif audience == SPECTATOR:
        raise Refuse("not_yours", "spectators watch and chat")
    elif isinstance(command, wire.Mute):
        await _mute(room, audience, command)
    elif room.row.status == "archive" or room.table.over:
        raise Refuse("over", "the game is over")
    elif isinstance(command, wire.Play):
        await _play(room, audience, command)
    elif isinstance(command, wire.Undo):
        await _undo(room, audience, command)
    elif isinstance(command, wire.AskUndo):
        await _ask_undo(room, audience, command)
    elif isinstance(command, wire.AnswerUndo):
        await _answer_undo(room, audience, command)
    elif isinstance(command, wire.GiveUp):
        await _give_up(room, audience, command)
    elif isinstance(command, wire.TakeBack):
        await _take_back(room, audience, command)
    elif isinstance(command, wire.Rename):
        await rename(room, audience, command.name, (audience, command.id))
    elif isinstance(command, wire.Hint):
        raise AssertionError("a hint changes nothing and goes another way")
    else:
        assert_never(command)


# -- moves


def _must_play(room: Room, seat: int) -> None:
    if room.meta.seats[seat].given_up:
        raise Refuse("not_allowed", "a bot plays this seat; take it back first")


async def _play(room: Room, seat: int, command: wire.Play) -> None:
    _must_play(room, seat)
    room.table.play(seat, command.moves, command.offer)
    room.meta.seats[seat].joined = True
    await room.commit(Move((seat, command.id)))


async def _undo(room: Room, seat: int, command: wire.Undo) -> None:
    _must_play(room, seat)
    room.table.undo(seat)
    await room.commit(Move((seat, command.id)))


async def _ask_undo(room: Room, seat: int, command: wire.AskUndo) -> None:
    _must_play(room, seat)
    if room.meta.asked is not None:
        raise Refuse("not_allowed", "somebody is asking already")
    rows = await room.house.read(room.house.store.lines, room.id)
    line = history.Past(rows, seat).line_of(command.to)
    if line is None:
        raise Refuse("bad_request", f"there is no position {command.to} yet")
    if not history.moves_after(rows, line):
        raise Refuse("no_undo", "nothing was played after that position")
    positions = {str(a): history.Past(rows, a).position_of(line) for a in (*range(len(room.meta.seats)), SPECTATOR)}
    room.meta.asked = meta.Asked(seat, line, positions, [seat])
    await _go_back_or_wait(room, seat, (seat, command.id))


async def _answer_undo(room: Room, seat: int, command: wire.AnswerUndo) -> None:
    asked = room.meta.asked
    if asked is None:
        raise Refuse("no_undo", "nobody asks to go back")
    if not command.agree:
        room.meta.asked = None
        await room.commit(Move((seat, command.id)))
        return
    if seat not in asked.agreed:
        asked.agreed.append(seat)
    await _go_back_or_wait(room, seat, (seat, command.id))


async def _go_back_or_wait(room: Room, seat: int, command: tuple[int, str]) -> None:
    """With everybody's agreement go back; the whole record is read for it, and a snapshot stands right behind it."""
    asked = room.meta.asked
    assert asked is not None
    if set(presentation.voters(room.meta)) - set(asked.agreed):
        await room.commit(Move(command, ends_asking=False))
        return
    room.stale = True  # until the commit, memory is not what the store has
    room.table = await history.whole_table(room)
    room.table.undo_agreed(asked.by, history.first_command_after(room.table, asked.line))
    room.stale = False
    await room.commit(Move(command, snapshot=True))


# -- seats


async def _give_up(room: Room, seat: int, command: wire.GiveUp) -> None:
    if room.meta.seats[seat].given_up:
        raise Refuse("not_allowed", "a bot plays this seat already")
    name = command.bot or strongest(room.row.game)
    check_bot(name, room.game.info.id)
    room.table.sit(seat, Player(room.table.players[seat].name, "bot", name))
    room.meta.seats[seat].given_up = True
    room.meta.seats[seat].joined = True
    await room.commit(Move((seat, command.id)))


async def _take_back(room: Room, seat: int, command: wire.TakeBack) -> None:
    if not room.meta.seats[seat].given_up:
        raise Refuse("not_allowed", "the seat was not given up")
    room.table.sit(seat, Player(room.table.players[seat].name))
    room.meta.seats[seat].given_up = False
    await room.commit(Move((seat, command.id)))


async def rename(room: Room, seat: int, name: str, command: tuple[int, str] | None) -> None:
    """A person has come, and is called so."""
    old = room.table.players[seat]
    new = meta.clean(name, 40) or old.name
    if new != old.name:
        room.table.sit(seat, Player(new, old.kind, old.bot))
    room.meta.seats[seat].joined = True
    room.meta.seats[seat].name = new
    await room.commit(Move(command, ends_asking=False))


def strongest(game: str) -> str:
    """The highest rung of a game's ladder."""
    return levels(game)[-1]


def check_bot(name: str, game: str) -> None:
    """OptionError if a game has no bot of this name."""
    if name not in bot_names(game):
        raise OptionError(f"there is no bot '{name}' for this game: there is {', '.join(bot_names(game))}")


# -- talk


async def _say(room: Room, audience: int, command: wire.Say) -> None:
    text = meta.clean(command.text, 500)
    if not text:
        raise Refuse("bad_request", "there is nothing to read in it")
    if len(room.chat) >= MAX_CHAT_LINES:
        raise Refuse("too_many", "this table has talked enough")
    name = meta.clean(command.name, 40) if audience == SPECTATOR else room.table.players[audience].name
    line = ChatRow(room.meta.chat + 1, audience, name, text, room.house.sources.now())
    await room.commit(Move((audience, command.id), chat=line))


async def _mute(room: Room, seat: int, command: wire.Mute) -> None:
    whom = presentation.from_wire(command.whom)
    if whom == seat or whom >= len(room.meta.seats):
        raise Refuse("bad_request", f"seat {command.whom} cannot be muted")
    muted = [a for a in room.meta.seats[seat].muted if a != whom]
    room.meta.seats[seat].muted = sorted([*muted, whom]) if command.muted else muted
    await room.commit(Move((seat, command.id)))


async def _advise(room: Room, bot: str, seat: int, view: State, legal: Sequence[int], seed: int) -> list[Hint]:
    """What the bot says; if it fails, what the simplest says."""
    try:
        return await room.house.thinkers.advise(room.game, bot, seat, view, legal, seed)
    except (PitheadError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        room.house.log.fault("bot_failed", error, table=room.id, bot=bot)
        return await room.house.thinkers.advise(room.game, levels(room.row.game)[0], seat, view, legal, seed)


async def _hint(room: Room, seat: int, command: wire.Hint) -> wire.Advice:
    """Advice from the seat's own view; nothing is changed by it."""
    async with room.lock:
        await room.freshen()
        if not room.meta.hints:
            raise Refuse("not_allowed", "this table plays without hints")
        if seat == SPECTATOR or room.open_to_all:
            raise Refuse("not_allowed", "there is nothing to advise")
        if room.table.offers[seat] != command.offer:
            raise Refuse(
                "stale_offer", f"offer {command.offer} is no longer open, the present one is {room.table.offers[seat]}"
            )
        view = room.table.view(seat)
        legal = view.legal(seat)
        if not legal:
            raise Refuse("illegal", f"seat {command.seat} is not asked for anything now")
        bot = command.bot or strongest(room.row.game)
        try:
            check_bot(bot, room.game.info.id)
        except PitheadError as error:
            raise refusal(error) from None
        seed = decision_seed(room.row.seed or b"\0", seat, command.offer)
    found = await _advise(room, bot, seat, view, legal, seed)
    moves = [
        wire.Advised(first.move, then, one.value, one.reason, one.args)
        for one in found
        for first, *then in [[presentation.guided(room.game, code) for code in one.codes]]
    ]
    return wire.Advice(command.id, command.seat, command.offer, bot, moves)
