"""Who holds a seat: taking it by an invitation, ending its other devices, and what the host may do for it.

The host hands out invitations and never has a token of somebody else's seat.
"""

from __future__ import annotations

from pithead.core.api import SPECTATOR, check_bots
from pithead.server import wire
from pithead.server.refusals import RefusalError, unknown_table
from pithead.server.rows import SeatSecrets, SeatVisit
from pithead.server.tables import access
from pithead.server.tables.bots import check_bot, check_bots_alone, strongest_bot
from pithead.server.tables.room import Room
from pithead.server.tables.seating import SeatState, clean_text
from pithead.table.record import Player

TAKEN = (
    "somebody has taken this seat: an invitation is for one person, once. If that was you, go on where you took it; "
    "from there the seat can be moved to this device too. Else ask whoever invited you for another one"
)


# -- taking a seat


async def take(room: Room, secret: str, request: wire.JoinSeat, device: str, fresh: str) -> tuple[int, str]:
    """Somebody takes a seat by an invitation (or comes to one that a token opens); the seat and
    its token, which nobody else has: `fresh`, or one made of the key. Whatever opened the seat before is void.
    """
    token = access.token_from(secret, request.key) if request.key else fresh
    out: list[tuple[int, str]] = []

    async def sit() -> None:
        if room.row.status != "running" or room.table.over:
            raise RefusalError("over", "the game is over")
        seat = access.holder_of(token, room.secrets.tokens)
        if seat is not None:  # the answer of before was lost
            out[:] = [(seat, token)]
            return
        seat = _door(room, secret)
        rename(room, seat, request.name)
        state = room.seating.seats[seat]
        known = access.holder_of(secret, room.secrets.tokens) == seat and (state.joined or state.private)
        state.joined = True
        if known:
            out[:] = [(seat, secret)]
            await room.commit(keep_undo_request=True)
            return
        out[:] = [(seat, token)]
        await _open_anew(room, seat, token, access.hash_token(secret), device)

    await room.change(sit)
    return out[0]


def invited_seat(room: Room, secret: str) -> int:
    """The seat that an invitation is for; RefusalError where it is void."""
    seat = access.holder_of(secret, room.secrets.invitations)
    if seat is None:
        raise unknown_table()
    if room.seating.seats[seat].joined:
        raise RefusalError("taken", TAKEN)
    if room.open_to_all:
        raise RefusalError("over", "the game is over")
    return seat


def _door(room: Room, secret: str) -> int:
    """The seat that a secret lets somebody sit down on."""
    audience = access.audience_of(secret, room.secrets.tokens)
    if audience == SPECTATOR:
        raise RefusalError("not_yours", "this is the spectators' link")
    return invited_seat(room, secret) if audience is None else audience


async def _open_anew(room: Room, seat: int, token: str, invitation: str, device: str) -> None:
    """From now on the token opens the seat, and nothing else does; clients that came otherwise are sent away."""
    state = room.seating.seats[seat]
    state.link += 1
    state.private = token != ""
    state.taken = room.services.now()
    state.devices = [access.device_mark(device)] if token else []
    hashed = access.hash_token(token) if token else ""
    await room.commit(secrets=SeatSecrets(seat, hashed, invitation), keep_undo_request=True)


async def end_others(room: Room, old: str, key: str, device: str, fresh: str) -> tuple[int, str]:
    """A seat keeps this device alone: it gets a new token, and whoever came by the old one is sent away."""
    token = access.token_from(old, key) if key else fresh
    out: list[int] = []

    async def replace() -> None:
        seat = access.holder_of(token, room.secrets.tokens)
        if seat is None:
            seat = room.audience_of(old)
            if seat < 0:
                raise RefusalError("not_yours", "the spectators' link is shared")
            await _open_anew(room, seat, token, room.secrets.invitations.get(seat, ""), device)
        out[:] = [seat]

    await room.change(replace)
    return out[0], token


def rename(room: Room, seat: int, name: str) -> None:
    """The person on a seat is called so; without a name as before."""
    old = room.table.players[seat]
    new = clean_text(name, 40) or old.name
    if new != old.name:
        room.table.sit(seat, Player(new, old.kind, old.bot))
    room.seating.seats[seat].name = new


# -- the host


async def invite_anew(room: Room, host: int, whom: int, invitation: str) -> None:
    """A new invitation for a seat that nobody has taken; the one before is void."""

    async def replace() -> None:
        state = _seat_of_a_person(room, host, whom)
        if state.joined:
            raise RefusalError("not_allowed", f"somebody has taken seat {whom + 1}: nobody is invited over them")
        await _open_anew(room, whom, "", access.hash_token(invitation), "")

    await room.change(replace)


async def stand_in(room: Room, host: int, command: wire.StandIn) -> None:
    """A bot plays a seat: for good where nobody has come, else until the person is back and takes the seat again."""
    whom = command.whom - 1
    state = _seat_of_a_person(room, host, whom)
    if state.given_up:
        raise RefusalError("not_allowed", "a bot plays this seat already")
    if state.joined:
        await _must_be_away(room, whom)
        await hand_to_bot(room, whom, command.bot)
        state.stood_in = True
        await room.commit((host, command.id))
        return
    await hand_to_bot(room, whom, command.bot)
    state.kind, state.given_up = "bot", False
    state.link += 1
    void = SeatSecrets(whom, "", room.secrets.invitations.get(whom, ""))
    await room.commit((host, command.id), secrets=void)


def _seat_of_a_person(room: Room, host: int, whom: int) -> SeatState:
    if host not in room.seating.hosts():
        raise RefusalError("not_yours", "only the host looks after other people's seats")
    if room.open_to_all:
        raise RefusalError("over", "the game is over")
    if not 0 <= whom < len(room.seating.seats) or room.seating.seats[whom].kind != "invite":
        raise RefusalError("not_allowed", f"seat {whom + 1} is nobody's who was invited")
    return room.seating.seats[whom]


async def _must_be_away(room: Room, seat: int) -> None:
    """RefusalError unless the table waits for a person who has been away for as long as it was made to."""
    rule, state = room.seating.away, room.seating.seats[seat]
    if rule == 0:
        raise RefusalError("not_allowed", "this table was made to wait for its people")
    if seat not in (room.seating.missing or room.table.waiting()):
        raise RefusalError("not_allowed", f"nothing is asked of seat {seat + 1} now")
    visit = (await room.store.presence([room.id]))[room.id].get(seat, SeatVisit())
    here = visit.here or seat in room.seats_here()
    missing = 0.0 if here else room.services.now() - max(visit.seen, state.taken, room.services.started)
    if missing < rule:
        text = f"a bot may play for somebody who has been away for {rule} s"
        raise RefusalError("not_allowed", text, retry=int(rule - missing) + 1)


async def hand_to_bot(room: Room, seat: int, bot: str) -> None:
    """A bot sits down on a person's seat; OptionError where there is no such bot, or the game would never end."""
    transfer = room.services.packs.transfer
    name = bot or strongest_bot(room.game, transfer)
    check_bot(name, room.game, transfer)
    if not any(other.human for i, other in enumerate(room.seating.seats) if i != seat):
        check_bots(room.game.info, room.table.options)  # bots among themselves would never end it
        await check_bots_alone(room.store, room.services.bot_tables)
    room.table.sit(seat, Player(room.table.players[seat].name, "bot", name))
    state = room.seating.seats[seat]
    state.given_up, state.joined, state.stood_in = True, True, False
    state.given_offer = room.table.offers[seat]
