"""What one person asks for and all must agree to: going back past what was revealed, and an early end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from pithead.core.api import SPECTATOR
from pithead.server.refusals import RefusalError
from pithead.server.rows import CommandKey
from pithead.server.tables import history
from pithead.server.tables.room import Room
from pithead.server.tables.seating import EndRequest, Request, Seating, UndoRequest

R = TypeVar("R", bound=Request)


class Agreement(ABC, Generic[R]):
    """The asking, the answers, and what is done once nobody's is missing."""

    @abstractmethod
    def standing(self, seating: Seating) -> R | None:
        """What is asked for now."""

    @abstractmethod
    def put(self, seating: Seating, request: R | None) -> None:
        """It is asked for, or no longer."""

    @abstractmethod
    def nobody_asks(self) -> RefusalError:
        """Why an answer comes too late."""

    @abstractmethod
    async def carry_out(self, room: Room, request: R, command: CommandKey) -> None:
        """All have agreed: do it and commit."""

    def must_be_free(self, room: Room) -> None:
        if self.standing(room.seating) is not None:
            raise RefusalError("not_allowed", "somebody is asking already")

    async def ask(self, room: Room, request: R, command: CommandKey) -> None:
        """Ask, where nobody does yet; alone among bots it is done at once."""
        self.must_be_free(room)
        self.put(room.seating, request)
        await self._do_or_wait(room, request, command)

    async def answer(self, room: Room, seat: int, agree: bool, command: CommandKey) -> None:
        """Agree, or end the asking."""
        request = self.standing(room.seating)
        if request is None:
            raise self.nobody_asks()
        if not agree:
            self.put(room.seating, None)
            await room.commit(command, keep_undo_request=True)
            return
        if seat not in request.agreed:
            request.agreed.append(seat)
        await self._do_or_wait(room, request, command)

    async def _do_or_wait(self, room: Room, request: R, command: CommandKey) -> None:
        if set(room.seating.voters()) - set(request.agreed):
            await room.commit(command, keep_undo_request=True)
            return
        await self.carry_out(room, request, command)
        room.restart_bots()


class UndoAgreement(Agreement[UndoRequest]):
    """Going back."""

    def standing(self, seating: Seating) -> UndoRequest | None:
        return seating.undo_request

    def put(self, seating: Seating, request: UndoRequest | None) -> None:
        seating.undo_request = request

    def nobody_asks(self) -> RefusalError:
        return RefusalError("no_undo", "nobody asks to go back")

    async def carry_out(self, room: Room, request: UndoRequest, command: CommandKey) -> None:
        """The whole record is read for it, and a snapshot stands right behind it."""
        room.stale = True  # until the commit, memory is not what the store has
        room.table = await history.whole_table(room)
        room.table.undo_agreed(request.by, history.first_command_after(room.table, request.line))
        room.stale = False
        await room.commit(command, force_snapshot=True)


class EndAgreement(Agreement[EndRequest]):
    """An early end."""

    def standing(self, seating: Seating) -> EndRequest | None:
        return seating.end_request

    def put(self, seating: Seating, request: EndRequest | None) -> None:
        seating.end_request = request

    def nobody_asks(self) -> RefusalError:
        return RefusalError("not_allowed", "nobody asks to end the game")

    async def carry_out(self, room: Room, request: EndRequest, command: CommandKey) -> None:
        """The game ends as it stands."""
        room.seating.end_request = None
        room.table.end_agreed(request.by)
        await room.commit(command)


UNDO, END = UndoAgreement(), EndAgreement()


async def ask_undo(room: Room, seat: int, to: str, command: CommandKey) -> None:
    """Ask to go back to the position after an event."""
    UNDO.must_be_free(room)
    rows = await room.store.lines(room.id)
    line = history.Timeline(rows, seat).line_of(to)
    if line is None:
        raise RefusalError("bad_request", f"there is no position {to} yet")
    if not history.moves_after(rows, line):
        raise RefusalError("no_undo", "nothing was played after that position")
    audiences = (*range(len(room.seating.seats)), SPECTATOR)
    positions = {str(a): history.Timeline(rows, a).position_of(line) for a in audiences}
    await UNDO.ask(room, UndoRequest(seat, [seat], line, positions), command)
