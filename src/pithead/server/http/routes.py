"""The HTTP API as one table: each row with its method, path, what goes in, what comes out, and how it may be
refused.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from pithead.server import wire
from pithead.server.http import catalogue
from pithead.server.refusals import Refuse
from pithead.server.tables import commands, creation, history, presentation
from pithead.server.tables import seating as meta
from pithead.server.tables.room import Move, Room
from pithead.server.worker import House


class NoQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """No parameters."""


class LangQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which language."""

    lang: Literal["en", "de", "fr"] = "en"


class EventsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which events, through whose eyes."""

    after: wire.Position = 0
    view: Literal["own", "all"] = "own"


class ReplayQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which position, through whose eyes."""

    at: wire.Position
    view: Literal["own", "all"] = "own"


class ChatQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Chat after which number."""

    after: wire.Position = 0


@dataclass
class Call:
    """A request, taken apart."""

    house: House
    path: dict[str, str]
    query: Any
    body: Any
    token: str

    async def room(self) -> tuple[Room, int]:
        """The room and the audience that the token opens."""
        if not self.token:
            raise Refuse("bad_token", "this needs 'Authorization: Bearer <token>'")
        room = await self.house.open(self.path["table"])
        async with room.lock:
            await room.freshen()
        return room, room.audience(self.token)


Handler: TypeAlias = Callable[[Call], Awaitable[Struct]]


@dataclass(frozen=True)
class Route:
    """One row of the API."""

    method: str
    path: str
    handler: Handler
    answer: type[Struct]
    body: Any = None
    query: type[Struct] = NoQuery
    token: bool = True
    codes: tuple[wire.RefusalCode, ...] = field(default=())

    @property
    def refusals(self) -> list[wire.RefusalCode]:
        """Every way in which it may be refused."""
        always: list[wire.RefusalCode] = ["bad_request", "too_many", "too_large", "unavailable"]
        table: list[wire.RefusalCode] = ["bad_token", "other_rules"] if "{table}" in self.path else []
        return [*always, *table, *[c for c in self.codes if c not in always and c not in table]]


# -- reading


async def get_games(call: Call) -> wire.Games:
    """Every game with its seats, options, verbs and bots."""
    return catalogue.games()


async def get_rules(call: Call) -> wire.Rules:
    """The rules of a game, clause by clause."""
    return catalogue.rules(call.path["game"], call.query.lang)


async def get_words(call: Call) -> wire.Words:
    """The words of a game's content pack."""
    return catalogue.words(call.path["game"], call.query.lang)


async def get_texts(call: Call) -> wire.Texts:
    """The Fluent catalogues of a language."""
    return catalogue.texts(call.path["lang"])


async def get_table(call: Call) -> wire.TableState:
    """All that the token's audience may know of a table."""
    room, audience = await call.room()
    return await _state(room, audience)


async def _state(room: Room, audience: int) -> wire.TableState:
    async with room.lock:
        await room.freshen()
        return presentation.table_state(room.row, room.table, room.meta, audience)


async def get_events(call: Call) -> wire.History:
    """What the audience was told after a number; everything with view=all, once the game is over."""
    room, audience = await call.room()
    return await history.events(room, audience, call.query.after, call.query.view)


async def get_replay(call: Call) -> wire.Replay:
    """The position after the audience's n-th event."""
    room, audience = await call.room()
    return await history.replay(room, audience, call.query.at, call.query.view)


async def get_chat(call: Call) -> wire.Chat:
    """The latest lines of chat after a number."""
    room, audience = await call.room()
    lines = [line for line in presentation.visible_chat(room.chat, room.meta, audience) if line[0] > call.query.after]
    return wire.Chat(presentation.to_wire(audience), presentation.chat_lines(lines[-wire.MAX_CHAT :]))


async def _record(room: Room) -> str:
    if not room.open_to_all:
        raise Refuse("running", "the record is open once the game is over")
    return history.record_text(room.row.header, await room.house.read(room.house.store.lines, room.id))


async def get_export(call: Call) -> wire.Export:
    """The whole record, once the game is over."""
    room, _ = await call.room()
    return wire.Export(room.id, await _record(room))


async def get_verify(call: Call) -> wire.Proof:
    """Draw every outcome again from the revealed seed."""
    room, _ = await call.room()
    proof = await call.house.thinkers.run(creation.prove, await _record(room))
    if isinstance(proof, str):
        raise Refuse("bad_record", proof)
    return proof


async def get_course(call: Call) -> wire.Course:
    """Score and wealth by round and by source, once the game is over."""
    room, _ = await call.room()
    found = await call.house.thinkers.run(creation.chart, await _record(room))
    if isinstance(found, str):
        raise Refuse("bad_record", found)
    return wire.Course(room.id, found)


async def post_mine(call: Call) -> wire.Summaries:
    """Where it is my turn: a summary of each table, by its token."""
    asked: wire.MyTables = call.body
    found = {
        row.id: (row, hashes)
        for row, hashes in await call.house.read(call.house.store.rows, [t.table for t in asked.tables])
    }
    return wire.Summaries([_summary(found.get(t.table), t) for t in asked.tables])


def _summary(found: Any, asked: wire.MyTable) -> wire.Summary:
    if found is None:
        return wire.Summary(asked.table, False)
    row, hashes = found
    audience = meta.audience_of(asked.token, hashes)
    if audience is None:
        return wire.Summary(asked.table, False)
    data = meta.decode(row.meta)
    names = [
        wire.PlayerInfo(
            i + 1, name, "bot" if kind == "bot" else "human", bot, data.seats[i].joined, data.seats[i].given_up
        )
        for i, (name, kind, bot) in enumerate(data.names)
    ]
    return presentation.summary(row, data, json.loads(row.told), names, audience)


# -- making and joining


async def post_table(call: Call) -> wire.CreatedTable:
    """A new table with a secret link for each person's seat."""
    return await creation.create(call.house, call.body)


async def post_import(call: Call) -> wire.CreatedTable:
    """An archive of a record, to look at, verify and branch."""
    return await creation.import_table(call.house, call.body)


async def post_branch(call: Call) -> wire.CreatedTable:
    """A new table from a position of a finished game."""
    room, _ = await call.room()
    return await creation.branch_table(call.house, room, call.body)


async def post_join(call: Call) -> wire.TableState:
    """A person opened a seat's link and gives a name."""
    room, audience = await call.room()
    if audience < 0:
        raise Refuse("not_yours", "this is the spectators' link")

    async def sit() -> None:
        if room.row.status != "running" or room.table.over:
            raise Refuse("over", "the game is over")
        await commands.rename(room, audience, call.body.name, None)

    await asyncio.shield(commands.insist(room, sit))
    return await _state(room, audience)


async def post_link(call: Call) -> wire.NewLink:
    """A new secret for a seat; the old one is void, and sockets that came with it are closed."""
    room, audience = await call.room()
    if audience < 0:
        raise Refuse("not_yours", "the spectators' link is shared")
    token = call.house.sources.new_token()

    async def relink() -> None:
        room.audience(call.token)
        room.meta.seats[audience].link += 1
        await room.commit(Move(token=(audience, meta.hash_token(token)), ends_asking=False))

    await asyncio.shield(commands.insist(room, relink))
    return wire.NewLink(audience + 1, token, f"/t/{room.id}#{token}")


async def post_command(call: Call) -> wire.CommandAnswer:
    """A command, as on the socket."""
    room, audience = await call.room()
    if call.house.stopping:
        raise Refuse("unavailable", "the server stops; come back in a moment", retry=2)
    answer = await asyncio.shield(commands.obey(room, audience, call.body))
    call.house.metrics.commands.labels("ack").inc()
    return wire.CommandAnswer(answer, await _state(room, audience))


API = "/api/v1"
TABLE = API + "/tables/{table}"
ROUTES = (
    Route("GET", f"{API}/games", get_games, wire.Games, token=False),
    Route(
        "GET", f"{API}/games/{{game}}/rules", get_rules, wire.Rules, query=LangQuery, token=False, codes=("not_found",)
    ),
    Route(
        "GET", f"{API}/games/{{game}}/words", get_words, wire.Words, query=LangQuery, token=False, codes=("not_found",)
    ),
    Route("GET", f"{API}/texts/{{lang}}", get_texts, wire.Texts, token=False, codes=("not_found",)),
    Route(
        "POST", f"{API}/tables", post_table, wire.CreatedTable, wire.CreateTable, token=False, codes=("bad_options",)
    ),
    Route(
        "POST", f"{API}/import", post_import, wire.CreatedTable, wire.ImportTable, token=False, codes=("bad_record",)
    ),
    Route("POST", f"{API}/mine", post_mine, wire.Summaries, wire.MyTables, token=False),
    Route("GET", TABLE, get_table, wire.TableState),
    Route("POST", f"{TABLE}/join", post_join, wire.TableState, wire.JoinSeat, codes=("not_yours", "over", "conflict")),
    Route("POST", f"{TABLE}/link", post_link, wire.NewLink, codes=("not_yours", "conflict")),
    Route(
        "POST",
        f"{TABLE}/commands",
        post_command,
        wire.CommandAnswer,
        wire.Command,
        codes=("not_yours", "stale_offer", "illegal", "no_undo", "not_allowed", "over", "bad_options", "conflict"),
    ),
    Route("GET", f"{TABLE}/events", get_events, wire.History, query=EventsQuery, codes=("running",)),
    Route("GET", f"{TABLE}/replay", get_replay, wire.Replay, query=ReplayQuery, codes=("running",)),
    Route("GET", f"{TABLE}/chat", get_chat, wire.Chat, query=ChatQuery),
    Route("GET", f"{TABLE}/export", get_export, wire.Export, codes=("running",)),
    Route("GET", f"{TABLE}/verify", get_verify, wire.Proof, codes=("running", "bad_record")),
    Route("GET", f"{TABLE}/course", get_course, wire.Course, codes=("running", "bad_record")),
    Route(
        "POST",
        f"{TABLE}/branch",
        post_branch,
        wire.CreatedTable,
        wire.BranchTable,
        codes=("running", "bad_options", "bad_record"),
    ),
)
