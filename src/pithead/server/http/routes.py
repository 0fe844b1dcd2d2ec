"""The HTTP API as one table: each row with its method, path, what goes in, what comes out, and how it may be
refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from pithead.core.api import SPECTATOR
from pithead.server import wire
from pithead.server.fair_queue import Turn
from pithead.server.http import catalogue, puzzles
from pithead.server.packs import Packs
from pithead.server.refusals import RefusalError
from pithead.server.rows import TableRow
from pithead.server.tables import access, history, presentation, record_jobs, taking
from pithead.server.tables.room import Room
from pithead.server.worker import STOPPING, Worker
from pithead.table.events import NONE


class NoQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """No parameters."""


class LangQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which language."""

    lang: Literal["en", "de", "fr"] = "en"


class PackQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which pack of a game, by its name, name and version, or hash; "" is its own. In which language."""

    pack: Annotated[str, Meta(max_length=120)] = ""
    lang: Literal["en", "de", "fr"] = "en"


class EventsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which events, through whose eyes."""

    after: wire.EventNumber = NONE
    view: Literal["own", "all"] = "own"


class ReplayQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which positions, through whose eyes."""

    at: wire.EventNumbers
    view: Literal["own", "all"] = "own"


class MomentQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which position."""

    at: wire.EventNumber


class ReviewQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The depth of what the asker has of the review already, so that it is not sent again."""

    have: Literal["", "quick", "deep"] = ""


class DecisionQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which decision, by the line of its first move."""

    line: wire.LineNumber


class ChatQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Chat after which number."""

    after: wire.ChatNumber = 0


@dataclass
class ApiRequest:
    """A request, taken apart."""

    worker: Worker
    path: dict[str, str]
    query: Any
    body: Any
    token: str
    address: str
    device: str  # that it came from, as it calls itself

    async def room(self) -> tuple[Room, int]:
        """The room and the audience that the token opens."""
        room = await self.door()
        audience = room.audience_of(self.token)
        if audience >= 0:
            room.home = room.home or self.address
        await room.meet(audience, self.device)
        return room, room.audience_of(self.token)

    async def door(self) -> Room:
        """The room, whatever the secret opens."""
        if not self.token:
            raise RefusalError("bad_token", "this needs 'Authorization: Bearer <token>'")
        room = await self.worker.rooms.open(self.path["table"])
        async with room.lock:
            await room.refresh()
        return room

    async def past(self) -> tuple[history.Past, int]:
        """The same as far as its past is concerned, for which its rules need not be here."""
        try:
            return await self.room()
        except RefusalError as error:
            if error.code not in ("other_rules", "no_pack"):
                raise
        return await history.stored_past(self.worker.store, self.path["table"], self.token)

    def turn(self, room: Room) -> Turn:
        """For whom something is reckoned."""
        return Turn(True, self.address, room.id)


Handler: TypeAlias = Callable[[ApiRequest], Awaitable[Struct]]


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
        table: list[wire.RefusalCode] = ["bad_token", "other_rules", "no_pack"] if "{table}" in self.path else []
        return [*always, *table, *[c for c in self.codes if c not in always and c not in table]]


# -- reading


async def get_games(request: ApiRequest) -> wire.Games:
    """Every game with its seats, options, verbs, bots and packs."""
    return catalogue.games(request.worker.packs)


async def get_rules(request: ApiRequest) -> wire.Rules:
    """The rules of a game, clause by clause."""
    return catalogue.rules(request.path["game"], request.query.lang)


async def get_pack(request: ApiRequest) -> wire.PackRows:
    """The components of a game, row by row."""
    game = catalogue.game_with(request.worker.packs, request.path["game"], request.query.pack)
    return await asyncio.to_thread(catalogue.pack_rows, game)


async def get_changes(request: ApiRequest) -> wire.PackChanges:
    """In what a pack differs from the one that its game comes with."""
    game = catalogue.game_with(request.worker.packs, request.path["game"], request.query.pack)
    return await asyncio.to_thread(catalogue.pack_changes, game, request.query.lang)


async def get_words(request: ApiRequest) -> wire.Words:
    """The words of a game's content pack."""
    game = catalogue.game_with(request.worker.packs, request.path["game"], request.query.pack)
    return await asyncio.to_thread(catalogue.words, game, request.query.lang)


async def get_texts(request: ApiRequest) -> wire.Texts:
    """The Fluent catalogues of a language."""
    return catalogue.texts(request.path["lang"])


async def get_puzzles(request: ApiRequest) -> wire.Puzzles:
    """How many puzzles of each game there are, and the one of the day."""
    return await asyncio.to_thread(puzzles.overview, request.worker.sources.wall())


async def get_puzzle_list(request: ApiRequest) -> wire.PuzzleList:
    """The puzzles of a game, by kind and difficulty."""
    return await asyncio.to_thread(puzzles.listed, request.path["game"])


async def get_puzzle(request: ApiRequest) -> wire.PuzzleAsked:
    """A puzzle without its answer."""
    return await asyncio.to_thread(puzzles.asked, request.path["game"], request.path["number"])


async def get_puzzle_hint(request: ApiRequest) -> wire.PuzzleHint:
    """A first help, without the answer."""
    return await asyncio.to_thread(puzzles.hinted, request.path["game"], request.path["number"])


async def get_puzzle_answer(request: ApiRequest) -> wire.PuzzleAnswer:
    """The answer, with reasons, and what the others would give."""
    return await asyncio.to_thread(puzzles.answer, request.path["game"], request.path["number"])


async def post_try(request: ApiRequest) -> wire.PuzzleTried:
    """The verdict on a choice, or how it goes on."""
    return await asyncio.to_thread(puzzles.tried, request.path["game"], request.path["number"], request.body.moves)


async def post_compare(request: ApiRequest) -> wire.PuzzleCompared:
    """Why not this choice, for whoever knows the answer."""
    return await asyncio.to_thread(puzzles.compared, request.path["game"], request.path["number"], request.body.moves)


async def post_play_on(request: ApiRequest) -> wire.CreatedTable:
    """A new table from the position of a puzzle."""
    here = await asyncio.to_thread(puzzles.held, request.path["game"], request.path["number"])
    one, creator = here.puzzle, request.worker.creator
    return await creator.play_on(
        here.game, here.view, one.seat, one.options, request.body, request.address, request.device
    )


async def get_table(request: ApiRequest) -> wire.TableState:
    """All that the token's audience may know of a table."""
    room, audience = await request.room()
    return await _state(room, audience)


async def _state(room: Room, audience: int) -> wire.TableState:
    async with room.lock:
        await room.refresh()
        return room.state(audience)


async def get_events(request: ApiRequest) -> wire.History:
    """What the audience was told after a number; everything with view=all, once the game is over."""
    room, audience = await request.past()
    return await history.events(room, audience, request.query.after, request.query.view)


async def get_replay(request: ApiRequest) -> wire.Replay:
    """The positions after some events."""
    room, audience = await request.room()
    return await history.replay(room, audience, request.query.at.split(","), request.query.view)


async def get_share(request: ApiRequest) -> wire.Share:
    """A link to a moment, for whoever shall watch."""
    room, _ = await request.room()
    bench = room.secrets.tokens[SPECTATOR]
    place = f"/t/{room.id}?at={request.query.at}&s={access.picture_key(bench)}"
    return wire.Share(f"{place}#{access.watch_token(bench)}")


async def get_chat(request: ApiRequest) -> wire.Chat:
    """The latest lines of chat after a number."""
    room, audience = await request.past()
    seen = presentation.visible_chat(room.chat, room.seating, audience)
    lines = [line for line in seen if line[0] > request.query.after]
    return wire.Chat(wire.to_seat(audience), presentation.chat_lines(lines[-wire.MAX_CHAT :]))


async def get_export(request: ApiRequest) -> wire.Export:
    """The whole record, once the game is over."""
    room, _ = await request.past()
    return wire.Export(room.id, await history.finished_record(room))


async def get_verify(request: ApiRequest) -> wire.Proof:
    """Draw every outcome again from the revealed seed."""
    room, _ = await request.room()
    record = await history.finished_record(room)
    proof = await request.worker.records.run(request.turn(room), record_jobs.verify_record, record, room.game.pack_path)
    if isinstance(proof, str):
        raise RefusalError("bad_record", proof)
    return proof


async def get_course(request: ApiRequest) -> wire.Course:
    """Score and wealth by round and by source, once the game is over."""
    past, _ = await request.past()
    if (kept := await history.finished_course(past)) is not None:
        return kept
    room, _ = await request.room()
    record = await history.finished_record(room)
    work, pack = record_jobs.chart_record, room.game.pack_path
    found = await request.worker.records.run(request.turn(room), work, room.id, record, pack)
    if isinstance(found, str):
        raise RefusalError("bad_record", found)
    return found


async def get_review(request: ApiRequest) -> wire.ReviewProgress:
    """The review of a finished game, as far as it is; the first to ask begins it. Ask again while it is not done."""
    past, _ = await request.past()
    reviews = request.worker.reviews
    found = await reviews.stored(past)
    if found is None or found.depth != "deep":
        room, _ = await request.room()
        reviews.begin(room, request.turn(room), found)
    return reviews.progress(past.id, found, request.query.have)


async def post_coach(request: ApiRequest) -> wire.Coached:
    """One thing to try next time, for whoever has played against bots, or has taken a lesson. Ask again while it is not
    done.
    """
    room, audience = await request.room()
    if audience < 0:
        raise RefusalError("not_yours", "the coach speaks to whoever has played")
    return await request.worker.reviews.coached(room, request.turn(room), audience, request.body)


async def get_decision(request: ApiRequest) -> wire.DecisionAsked:
    """A decision of a finished game as its seat was asked it."""
    room, _ = await request.room()
    return await history.decision_at(room, request.query.line)


async def post_why_not(request: ApiRequest) -> wire.WhyNot:
    """What another choice would have been worth in the place of one that was reviewed, and why."""
    room, _ = await request.room()
    return await request.worker.reviews.compare(room, request.turn(room), request.body)


async def post_mine(request: ApiRequest) -> wire.Summaries:
    """Where it is my turn: a summary of each table, by its token."""
    asked: wire.MyTables = request.body
    found = {row.id: (row, hashes) for row, hashes in await request.worker.store.rows([t.table for t in asked.tables])}
    out: list[wire.Summary] = []
    for mine in asked.tables:
        row, hashes = found.get(mine.table, (None, {}))
        audience = access.audience_of(mine.token, hashes)
        if row is None or audience is None:
            out.append(wire.Summary(mine.table, False))
        else:
            out.append(_summary(row, audience, request.worker.packs))
    return wire.Summaries(out)


def _summary(row: TableRow, audience: int, packs: Packs) -> wire.Summary:
    """One table, also where it is damaged: the others are told all the same."""
    try:
        return presentation.summary(row, audience, packs.missing(row))
    except (ValueError, KeyError, TypeError, IndexError):  # of what cannot be decoded
        return wire.Summary(row.id, True, row.game, wire.to_seat(audience), "aside")


# -- making and joining


async def post_table(request: ApiRequest) -> wire.CreatedTable:
    """A new table with a token for each seat of this client and an invitation for each other person."""
    return await request.worker.creator.create(request.body, request.address, request.device)


async def post_import(request: ApiRequest) -> wire.CreatedTable:
    """An archive of a record, to look at, verify and branch."""
    return await request.worker.creator.import_table(request.body, request.address)


async def post_branch(request: ApiRequest) -> wire.CreatedTable:
    """A new table from a position of a finished game."""
    room, _ = await request.room()
    return await request.worker.creator.branch(room, request.body, request.address, request.device)


async def post_rematch(request: ApiRequest) -> wire.Rematch:
    """The same people once more, each a seat further on."""
    room, audience = await request.room()
    return await asyncio.shield(request.worker.creator.rematch(room, audience, request.body))


async def get_invitation(request: ApiRequest) -> wire.Invitation:
    """What an invitation is for, before the seat is taken."""
    room = await request.door()
    seat = taking.invited_seat(room, request.token)
    names = [(p.name, p.kind, p.bot) for p in room.table.players]
    return wire.Invitation(room.id, room.row.game, seat + 1, presentation.player_infos(names, room.seating))


async def post_join(request: ApiRequest) -> wire.JoinedSeat:
    """Somebody takes a seat by an invitation; it is void from then on."""
    room = await request.door()
    fresh = request.worker.sources.new_token()
    work = taking.take(room, request.token, request.body, request.device, fresh)
    seat, token = await asyncio.shield(work)
    return wire.JoinedSeat(seat + 1, token, access.link_to(room.id, token), await _state(room, seat))


async def post_link(request: ApiRequest) -> wire.NewLink:
    """A new token for a seat; the old one is void, and sockets that came with it are closed."""
    room = await request.door()
    fresh = request.worker.sources.new_token()
    work = taking.end_others(room, request.token, request.body.key, request.device, fresh)
    seat, token = await asyncio.shield(work)
    return wire.NewLink(seat + 1, token, access.link_to(room.id, token))


async def post_invitation(request: ApiRequest) -> wire.NewInvitation:
    """A new invitation for a seat that nobody has taken, from the host; the one before is void."""
    room, audience = await request.room()
    invitation = request.worker.sources.new_token()
    seat: int = request.body.seat
    await asyncio.shield(taking.invite_anew(room, audience, seat - 1, invitation))
    return wire.NewInvitation(seat, invitation, access.invitation_link(room.id, invitation))


async def post_command(request: ApiRequest) -> wire.CommandAnswer:
    """A command, as on the socket."""
    room, audience = await request.room()
    if request.worker.stopping:
        raise RefusalError("unavailable", STOPPING, retry=2)
    link = room.link_of(audience)
    answer = await asyncio.shield(request.worker.commands.execute(room, audience, request.body, link))
    request.worker.metrics.commands.labels("ack").inc()
    return wire.CommandAnswer(answer, await _state(room, audience))


API = "/api/v1"
TABLE = API + "/tables/{table}"
PUZZLE = API + "/puzzles/{game}/{number}"
ROUTES = (
    Route("GET", f"{API}/games", get_games, wire.Games, token=False),
    Route(
        "GET", f"{API}/games/{{game}}/rules", get_rules, wire.Rules, query=LangQuery, token=False, codes=("not_found",)
    ),
    Route(
        "GET", f"{API}/games/{{game}}/pack", get_pack, wire.PackRows, query=PackQuery, token=False, codes=("not_found",)
    ),
    Route(
        "GET",
        f"{API}/games/{{game}}/changes",
        get_changes,
        wire.PackChanges,
        query=PackQuery,
        token=False,
        codes=("not_found",),
    ),
    Route(
        "GET", f"{API}/games/{{game}}/words", get_words, wire.Words, query=PackQuery, token=False, codes=("not_found",)
    ),
    Route("GET", f"{API}/texts/{{lang}}", get_texts, wire.Texts, token=False, codes=("not_found",)),
    Route("GET", f"{API}/puzzles", get_puzzles, wire.Puzzles, token=False),
    Route("GET", f"{API}/puzzles/{{game}}", get_puzzle_list, wire.PuzzleList, token=False, codes=("not_found",)),
    Route("GET", PUZZLE, get_puzzle, wire.PuzzleAsked, token=False, codes=("not_found",)),
    Route("GET", f"{PUZZLE}/hint", get_puzzle_hint, wire.PuzzleHint, token=False, codes=("not_found",)),
    Route("GET", f"{PUZZLE}/answer", get_puzzle_answer, wire.PuzzleAnswer, token=False, codes=("not_found",)),
    Route(
        "POST",
        f"{PUZZLE}/try",
        post_try,
        wire.PuzzleTried,
        wire.TryPuzzle,
        token=False,
        codes=("not_found", "illegal"),
    ),
    Route(
        "POST",
        f"{PUZZLE}/compare",
        post_compare,
        wire.PuzzleCompared,
        wire.TryPuzzle,
        token=False,
        codes=("not_found", "illegal"),
    ),
    Route(
        "POST",
        f"{PUZZLE}/play-on",
        post_play_on,
        wire.CreatedTable,
        wire.PlayOn,
        token=False,
        codes=("not_found", "bad_options"),
    ),
    Route(
        "POST", f"{API}/tables", post_table, wire.CreatedTable, wire.CreateTable, token=False, codes=("bad_options",)
    ),
    Route(
        "POST", f"{API}/import", post_import, wire.CreatedTable, wire.ImportTable, token=False, codes=("bad_record",)
    ),
    Route("POST", f"{API}/mine", post_mine, wire.Summaries, wire.MyTables, token=False),
    Route("GET", TABLE, get_table, wire.TableState),
    Route("GET", f"{TABLE}/invitation", get_invitation, wire.Invitation, codes=("taken", "over")),
    Route(
        "POST",
        f"{TABLE}/invitation",
        post_invitation,
        wire.NewInvitation,
        wire.AskInvitation,
        codes=("not_yours", "not_allowed", "over", "conflict"),
    ),
    Route(
        "POST",
        f"{TABLE}/join",
        post_join,
        wire.JoinedSeat,
        wire.JoinSeat,
        codes=("taken", "not_yours", "over", "conflict"),
    ),
    Route("POST", f"{TABLE}/link", post_link, wire.NewLink, wire.AskLink, codes=("not_yours", "conflict")),
    Route(
        "POST",
        f"{TABLE}/commands",
        post_command,
        wire.CommandAnswer,
        wire.Command,
        codes=(
            *("not_yours", "stale_offer", "illegal", "no_undo", "not_allowed", "over", "bad_options", "conflict"),
            *("gathering", "no_advice"),
        ),
    ),
    Route("GET", f"{TABLE}/events", get_events, wire.History, query=EventsQuery, codes=("running",)),
    Route("GET", f"{TABLE}/replay", get_replay, wire.Replay, query=ReplayQuery, codes=("running",)),
    Route("GET", f"{TABLE}/share", get_share, wire.Share, query=MomentQuery),
    Route("GET", f"{TABLE}/chat", get_chat, wire.Chat, query=ChatQuery),
    Route("GET", f"{TABLE}/export", get_export, wire.Export, codes=("running",)),
    Route("GET", f"{TABLE}/verify", get_verify, wire.Proof, codes=("running", "bad_record")),
    Route("GET", f"{TABLE}/course", get_course, wire.Course, codes=("running", "bad_record")),
    Route(
        "GET", f"{TABLE}/review", get_review, wire.ReviewProgress, query=ReviewQuery, codes=("running", "bad_record")
    ),
    Route(
        "POST", f"{TABLE}/coach", post_coach, wire.Coached, wire.AskCoach, codes=("running", "not_yours", "bad_record")
    ),
    Route("GET", f"{TABLE}/decision", get_decision, wire.DecisionAsked, query=DecisionQuery, codes=("running",)),
    Route("POST", f"{TABLE}/why-not", post_why_not, wire.WhyNot, wire.AskWhyNot, codes=("running", "illegal", "full")),
    Route(
        "POST",
        f"{TABLE}/branch",
        post_branch,
        wire.CreatedTable,
        wire.BranchTable,
        codes=("running", "bad_options", "bad_record"),
    ),
    Route(
        "POST",
        f"{TABLE}/rematch",
        post_rematch,
        wire.Rematch,
        wire.AskRematch,
        codes=("running", "not_yours", "bad_options", "conflict"),
    ),
)
