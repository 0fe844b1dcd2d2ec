"""Links to a moment of a table: what a page says of itself to whoever is sent one, and its picture."""

from __future__ import annotations

import asyncio
import hmac
import re
from collections import OrderedDict
from html import escape

from fastapi import FastAPI, Request, Response

from pithead.core.api import SPECTATOR
from pithead.core.errors import PitheadError
from pithead.pictures.moment import Moment, SeatLine, draw_moment
from pithead.server.fair_queue import Turn
from pithead.server.http.addresses import address_of
from pithead.server.http.refused import STATUS, refusal_body
from pithead.server.rate_limits import RateLimit
from pithead.server.refusals import RefusalError, as_refusal, unknown_table
from pithead.server.tables import access, history
from pithead.server.tables.room import Room
from pithead.server.worker import Worker
from pithead.table.events import FORM

KEPT = 128  # pictures
PICTURES = 20  # a minute, for one table


class Pictures:
    """Draws moments of tables as spectators see them, each once."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.kept: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()
        self.drawing: dict[tuple[str, str, str], asyncio.Task[bytes]] = {}
        self.rate = RateLimit(PICTURES)

    async def picture(self, table: str, at: str, key: str, address: str) -> bytes:
        """For somebody at an address; RefusalError where the key does not open it, or the moment is not there yet."""
        room = await self.opened(table, at, key)
        known = (table, at, room.row.status)
        if known not in self.kept:
            await self._drawn(room, at, known, address)
        self.kept.move_to_end(known)
        return self.kept[known]

    async def _drawn(self, room: Room, at: str, known: tuple[str, str, str], address: str) -> None:
        """Draw a picture, or wait for whoever draws it already."""
        task = self.drawing.get(known)
        if task is None:
            self.rate.count(room.id)
            task = self.drawing[known] = asyncio.ensure_future(self._draw(room, at, address))
            task.add_done_callback(lambda _: self.drawing.pop(known))
        self.kept[known] = await asyncio.shield(task)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    async def opened(self, table: str, at: str, key: str) -> Room:
        """The room whose picture a key opens."""
        room = await self.worker.rooms.open(table)
        if not hmac.compare_digest(key.encode(), access.picture_key(room.secrets.tokens[SPECTATOR]).encode()):
            raise unknown_table()
        if not re.match(FORM, at):
            raise RefusalError("bad_request", "there is no such position")
        return room

    async def _draw(self, room: Room, at: str, address: str) -> bytes:
        """From the spectators' view; where records are read: it takes some tenths of a second, and no bot waits."""
        shown = await history.replay(room, SPECTATOR, [at], "own")
        position = shown.positions[0]
        state = room.state(SPECTATOR)
        places = state.result.places if state.result and at == shown.last else [0] * len(state.players)
        seats = [
            SeatLine(player.name or player.bot.capitalize(), player.seat in position.waiting, place)
            for player, place in zip(state.players, places, strict=True)
        ]
        last = "" if room.row.status == "running" else shown.last
        moment = Moment(room.row.game, room.game.info.title, at, last, position.scene, seats)
        return await self.worker.records.run(Turn(True, address, room.id), draw_moment, moment)


def add_pictures(app: FastAPI, worker: Worker, api: str) -> Pictures:
    """The address of the pictures."""
    pictures = Pictures(worker)

    @app.get(f"{api}/tables/{{table}}/picture.png", include_in_schema=False)
    async def picture(request: Request, table: str, at: str = "", s: str = "") -> Response:
        address = address_of(request.scope, worker.settings.trust_proxy)
        try:
            drawn = await pictures.picture(table, at, s, address)
        except PitheadError as error:
            refusal = as_refusal(error)
            return Response(refusal_body(refusal), STATUS[refusal.code], media_type="application/json")
        return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=3600"})

    return pictures


async def described(page: bytes, request: Request, pictures: Pictures) -> bytes:
    """The page of a shared moment with what it shows; any other as it is."""
    table = str(request.path_params.get("table", ""))
    at, key = request.query_params.get("at", ""), request.query_params.get("s", "")
    if not (table and at and key):
        return page
    try:
        room = await pictures.opened(table, at, key)
    except PitheadError:
        return page
    base = f"{request.url.scheme}://{request.url.netloc}"
    title = room.game.info.title
    tags = {
        "og:type": "website",
        "og:site_name": "Pithead",
        "og:title": f"{title} · {at}",
        "og:url": f"{base}/t/{table}?at={at}&s={key}",
        "og:image": f"{base}/api/v1/tables/{table}/picture.png?at={at}&s={key}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
    return page.replace(
        b"</head>", f'{lines}<meta name="twitter:card" content="summary_large_image" /></head>'.encode()
    )
