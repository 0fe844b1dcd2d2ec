"""New tables: from nothing, from a position of the past, from a record."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace

from pithead.core.api import SPECTATOR, Game, Options, State
from pithead.core.errors import OptionError, PitheadError
from pithead.server import wire
from pithead.server.fair_queue import Turn
from pithead.server.logs import Log
from pithead.server.metrics import Metrics
from pithead.server.refusals import RefusalError, as_refusal
from pithead.server.rows import Secrets, TableRow
from pithead.server.settings import Sources
from pithead.server.tables import access, clocks, history, seating
from pithead.server.tables.archives import Archives
from pithead.server.tables.bots import check_bot, check_bots_alone
from pithead.server.tables.new_table import NewTable, new_table
from pithead.server.tables.persistence import stored_record
from pithead.server.tables.record_jobs import import_record
from pithead.server.tables.room import Room, RoomServices, begin_if_gathered
from pithead.server.tables.seating import Seating, SeatState, clean_text
from pithead.server.tables.services import JobRunner
from pithead.table.branch import branch, luck_at, play_on
from pithead.table.events import NONE, visible
from pithead.table.lesson import load_lesson
from pithead.table.record import Player
from pithead.table.table import Table


@dataclass(frozen=True)
class TableCreator:
    """Makes tables and stores them."""

    services: RoomServices
    sources: Sources
    jobs: JobRunner
    open_room: Callable[[str], Awaitable[Room]]
    log: Log
    metrics: Metrics
    max_running: int
    archives: Archives
    counting: asyncio.Lock = field(default_factory=asyncio.Lock)  # tables of bots alone are counted one at a time

    async def create(self, request: wire.CreateTable, address: str, device: str) -> wire.CreatedTable:
        """A new table for somebody at an address, made at a device; RefusalError says which part of it cannot be."""
        try:
            game = self.services.packs.chosen(request.game, request.pack)
            specs = lesson_seats(request) if request.lesson else request.seats
            players = players_for(game, specs, self.services.packs.transfer)
            if request.lesson:
                lesson = load_lesson(request.game, request.lesson)
                table = Table(game, players, lesson.options, lesson.seed, open_seed=True)
            else:
                table = self._new(game, players, request.options)
        except PitheadError as error:
            raise as_refusal(error) from None
        seats = seating_for(specs, players, request, device)
        seats.lesson_id = request.lesson
        gather(table, seats)
        return await self._store(new_table(table, len(table.record.lines) + 1), seats, "running", address)

    def _new(self, game: Game, players: Sequence[Player], options: Options) -> Table:
        """A table whose luck nobody chooses."""
        id, asks = self.sources.new_id(), self.sources.asks_players
        return Table(game, players, options, self.sources.new_seed(), name=id, asks_players=asks)

    async def branch(self, room: Room, request: wire.BranchTable, address: str, device: str) -> wire.CreatedTable:
        """A new table from a position of a finished game or an archive."""
        history.eyes_of(room, SPECTATOR, "all")
        store = self.services.store
        rows = await store.lines(room.id)
        try:
            players = players_for(room.game, request.seats, self.services.packs.transfer)
            if len(players) != len(room.seating.seats):
                raise OptionError(f"the game has {len(room.seating.seats)} seats, not {len(players)}")
            line = history.line_before(rows, request.line) if request.line else history.branch_line(rows, request.at)
            record = stored_record(room.row.header, rows)
            same, id = request.luck == "same", self.sources.new_id()
            seed = luck_at(record, line) if same else self.sources.new_seed()
            asks = self.sources.asks_players and not same
            table = await store.in_thread(branch, room.game, record, line, players, seed, id, asks, same)
        except PitheadError as error:
            raise as_refusal(error) from None
        seats = seating_for(request.seats, players, request, device)
        seats.branched = last_copied_event(table)
        gather(table, seats)
        new = await store.in_thread(new_table, table, self.services.snapshot_every)
        return await self._store(new, seats, "running", address)

    async def play_on(
        self, game: Game, view: State, seat: int, options: Options, asked: wire.PlayOn, address: str, device: str
    ) -> wire.CreatedTable:
        """A new table from what a seat sees, which is its maker's there."""
        count = int(view.seats)
        specs = [
            wire.SeatSpec("me", asked.name) if i == seat else wire.SeatSpec("bot", "", asked.bot) for i in range(count)
        ]
        try:
            players = players_for(game, specs, self.services.packs.transfer)
            id, seed = self.sources.new_id(), self.sources.new_seed()
            table = play_on(game, view, seat, players, options, seed, id)
        except PitheadError as error:
            raise as_refusal(error) from None
        seats = seating_for(specs, players, wire.CreateTable(game.info.id, specs, pace=asked.pace), device)
        gather(table, seats)
        return await self._store(new_table(table, len(table.record.lines) + 1), seats, "running", address)

    async def rematch(self, room: Room, audience: int, request: wire.AskRematch) -> wire.Rematch:
        """The table at which the people of a finished one play on. It is made once, unless nobody else could follow.

        Everybody's token opens the new seat too, so that no secret is handed out; who is not here comes by it.
        """
        if audience < 0:
            raise RefusalError("not_yours", "spectators watch and chat")
        if room.row.status == "archive" or not room.table.over:
            raise RefusalError("running", "a rematch follows the end of a game")

        async def make() -> None:
            alone = all(seat.kind != "invite" for seat in room.seating.seats)
            if room.seating.rematch is None or alone:
                room.seating.rematch = await self._rematch(room, audience, request.bot)
                await room.commit()

        await room.change(make)
        assert room.seating.rematch is not None
        return room.seating.rematch

    async def _rematch(self, room: Room, asker: int, bot: str) -> wire.Rematch:
        """Make it: each seat goes to whoever sat behind it."""
        old, count = room.seating, len(room.seating.seats)
        order = [(seat + 1) % count for seat in range(count)]  # who sits there, by the old seats
        try:
            players = [player_again(room, seat, bot) for seat in order]
            table = self._new(room.game, players, room.table.options)
        except PitheadError as error:
            raise as_refusal(error) from None
        beside = ("bot",) if old.seats[asker].kind == "invite" else ("bot", "me", "hotseat")
        here = {i for i, seat in enumerate(old.seats) if seat.kind in beside} | {asker}
        states = [
            SeatState(
                old.seats[s].kind,
                players[i].name,
                joined=s in here,
                private=old.seats[s].private,
                devices=list(old.seats[s].devices),
            )
            for i, s in enumerate(order)
        ]
        seats = Seating(states, old.clock, [], old.hints, old.pace, away=old.away)
        gather(table, seats)
        new_seats = {seat: i for i, seat in enumerate(order)}
        tokens = {new_seats[a] if a >= 0 else a: known for a, known in room.secrets.tokens.items()}
        open_doors = {
            new_seats[s]: known for s, known in room.secrets.invitations.items() if new_seats[s] not in tokens
        }
        secrets = Secrets(tokens, open_doors)
        id = await self._save(new_table(table, len(table.record.lines) + 1), seats, "running", secrets, room.home)
        return wire.Rematch(id, [new_seats[seat] + 1 for seat in range(count)])

    async def import_table(self, request: wire.ImportTable, address: str) -> wire.CreatedTable:
        """An archive of a record. It is replayed in another process: a long one keeps nobody waiting."""
        async with self.archives.lock:
            await self.archives.make_room()
        turn, given = Turn(True, address, "import"), self.services.packs.given
        new = await self.jobs.run(turn, import_record, request.record, self.services.snapshot_every, given)
        if isinstance(new, str):
            raise RefusalError("bad_record", new)
        seats = [SeatState("bot" if kind == "bot" else "hotseat", name, joined=True) for name, kind, _ in new.players]
        own = replace(new, id="")  # the record names the table that it was played at
        async with self.archives.lock:
            await self.archives.make_room()
            return await self._store(own, Seating(seats, None, [], False, "instant"), "archive", address)

    async def _store(self, new: NewTable, seats: Seating, status: str, address: str) -> wire.CreatedTable:
        """Store the table, and hand out its secrets this once."""
        here = [i for i, seat in enumerate(seats.seats) if seat.kind in ("me", "hotseat")]
        invited = [i for i, seat in enumerate(seats.seats) if seat.kind == "invite"]
        running = status == "running"
        tokens = {audience: self.sources.new_token() for audience in (*(here if running else []), SPECTATOR)}
        invitations = {seat: self.sources.new_token() for seat in invited if running}
        id = await self._save(new, seats, status, Secrets(_hashed(tokens), _hashed(invitations)), address)
        links = [
            seat_link(id, i + 1, s.kind, s.name, tokens.get(i, ""), invitations.get(i, ""))
            for i, s in enumerate(seats.seats)
        ]
        bench = seat_link(id, 0, "spectator", "", tokens[SPECTATOR])
        return wire.CreatedTable(id, links if running else [], bench)

    async def _save(self, new: NewTable, seats: Seating, status: str, secrets: Secrets, address: str) -> str:
        """Store the table with the hashes of its secrets, and have its bots moved; its id."""
        if status == "running" and await self.services.store.draining():
            raise RefusalError("draining", "this server takes no new tables now; those that run go on", retry=600)
        if status == "running" and await self.services.store.count_running() >= self.max_running:
            self.metrics.refused.labels("tables").inc()
            raise RefusalError("full", "this server has as many tables as it can hold", retry=600)
        if status != "running" or not seats.bots_alone:
            return await self._create(new, seats, status, secrets, address)
        async with self.counting:
            try:
                await check_bots_alone(self.services.store, self.services.bot_tables)
            except RefusalError:
                self.metrics.refused.labels("bot_tables").inc()
                raise
            return await self._create(new, seats, status, secrets, address)

    async def _create(self, new: NewTable, seats: Seating, status: str, secrets: Secrets, address: str) -> str:
        id = new.id or self.sources.new_id()
        row = self._row(id, new, seats, status)
        try:
            await self.services.store.create(row, new.lines, secrets, new.snapshots)
        except PitheadError as error:
            raise as_refusal(error) from None
        self.metrics.created.inc()
        self.log.write("table_created", table=id, game=new.game, seats=len(seats.seats))
        if row.bots_due:
            room = await self.open_room(id)
            room.home = address
            room.wake_bots()
        return id

    def _row(self, id: str, new: NewTable, seats: Seating, status: str) -> TableRow:
        now, wall = self.services.now(), self.services.wall()
        asked = new.waiting if status == "running" and not seats.missing else 0
        waiting = [s for s in range(len(seats.seats)) if asked >> s & 1]
        clocks.set_up(seats, now)
        clocks.update(seats, waiting, now)
        seats.names = new.players
        seats.snapshot_line = new.snapshots[-1][0]
        due = any(new.players[s][1] == "bot" for s in waiting)
        return TableRow(
            id=id,
            game=new.game,
            status=status,
            header=new.header,
            seed=new.seed,
            created=wall,
            moved=wall,
            head=len(new.lines),
            version=1,
            seating=seating.encode(seats),
            waiting=asked,
            last_events=new.last_events,
            deadline=clocks.deadline(seats),
            bots_due=due,
            lease_by=self.services.worker if due else "",
            lease_until=now + self.services.lease_seconds if due else 0.0,
            stamp=new.stamp,
        )


# -- seats


def gather(table: Table, seats: Seating) -> None:
    """Whom a new table waits for; it begins at once if there is nobody."""
    seats.missing = seats.awaited(table.asks_players)
    begin_if_gathered(table, seats)


def player_again(room: Room, seat: int, bot: str) -> Player:
    """Who sat on a seat, for one more game; a bot of another kind goes by no name of the old one."""
    now, state = room.table.players[seat], room.seating.seats[seat]
    if state.kind != "bot":
        return Player(now.name)
    if not bot or bot == now.bot:
        return Player(now.name, "bot", now.bot)
    check_bot(bot, room.game, room.services.packs.transfer)
    return Player("", "bot", bot)


def last_copied_event(table: Table) -> str:
    """The last event that a branch has of the game it left."""
    luck = table.record.header["luck"]
    assert isinstance(luck, list) and isinstance(luck[-1], dict)
    copied = int(str(luck[-1]["lines"]))
    told = visible(SPECTATOR, table.event_log)
    return next((entry.number for entry in reversed(told) if entry.line <= copied), NONE)


def lesson_seats(request: wire.CreateTable) -> list[wire.SeatSpec]:
    """The learner and the lesson's bots; OptionError if the request wants anything else."""
    lesson = load_lesson(request.game, request.lesson)
    if len(request.seats) != 1 or request.seats[0].kind != "me" or request.options or request.pack:
        raise OptionError("a lesson has one seat, 'me', and options and a pack of its own")
    return [*request.seats, *[wire.SeatSpec("bot", bot=bot) for bot in lesson.bots]]


def players_for(game: Game, specs: Sequence[wire.SeatSpec], transfer: bool) -> list[Player]:
    """The players of a request. A name that is left out stays empty: whoever shows it says what the seat is called."""
    if sum(spec.kind == "me" for spec in specs) > 1:
        raise OptionError("only one seat can be 'me'; more persons at this client are 'hotseat'")
    out: list[Player] = []
    for i, spec in enumerate(specs):
        if spec.kind == "bot":
            check_bot(spec.bot, game, transfer)
            out.append(Player(clean_text(spec.name, 40), "bot", spec.bot))
        elif spec.bot:
            raise OptionError(f"seat {i + 1} is a person's and has no bot")
        else:
            out.append(Player(clean_text(spec.name, 40)))
    return out


def seating_for(
    specs: Sequence[wire.SeatSpec],
    players: Sequence[Player],
    request: wire.CreateTable | wire.BranchTable,
    device: str,
) -> Seating:
    """The seating of a new table; RefusalError for a clock that cannot be. Its maker's seats are at the device."""
    clock = request.clock
    if clock is not None and clock.kind == "move" and clock.increment:
        raise RefusalError("bad_options", "only a bank has an increment")
    seats = [
        SeatState(spec.kind, player.name, joined=spec.kind != "invite")
        for spec, player in zip(specs, players, strict=True)
    ]
    for seat in seats:
        if seat.kind in ("me", "hotseat"):
            seat.private, seat.devices = True, [access.device_mark(device)]
    return Seating(seats, clock, [], request.hints, request.pace, away=request.away)


def seat_link(table: str, seat: int, kind: str, name: str, token: str, invitation: str = "") -> wire.SeatLink:
    """A seat as its maker is shown it."""
    if invitation:
        return wire.SeatLink(seat, kind, name, "", invitation, access.invitation_link(table, invitation))
    return wire.SeatLink(seat, kind, name, token, "", access.link_to(table, token) if token else "")


def _hashed(secrets: dict[int, str]) -> dict[int, str]:
    return {holder: access.hash_token(secret) for holder, secret in secrets.items()}
