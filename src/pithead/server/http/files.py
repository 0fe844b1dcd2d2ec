"""The browser client's files: packed on the line for browsers that unpack them, kept by browsers where their name says
what is in them.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED = (".js", ".css", ".svg", ".html", ".webmanifest", ".json")
KEPT = "public, max-age=31536000, immutable"  # files whose name changes with their content


class Files(StaticFiles):
    """Files of a folder; those of `assets/` are named by their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if path.startswith("assets/") and response.status_code in (200, 304):
            response.headers["cache-control"] = KEPT
        if not isinstance(response, FileResponse) or not path.endswith(PACKED):
            return response
        response.headers["vary"] = "accept-encoding"
        if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return response
        file = Path(response.path)
        headers = {name: value for name, value in response.headers.items() if name not in ("content-length", "etag")}
        return Response(packed(file, file.stat().st_mtime_ns), headers={**headers, "content-encoding": "gzip"})


@lru_cache(maxsize=256)
def packed(file: Path, _changed: int) -> bytes:
    """A file as gzip; packed once, again when it has changed."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)
