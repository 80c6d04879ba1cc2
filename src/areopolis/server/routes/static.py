"""The client: files that were built once, served as they are.

Names in `assets/` hold a hash of their content, so browsers keep them for ever; everything else is
asked for anew each time. A page of the client is always `index.html`, whatever its address.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from areopolis.server.gate.refusals import Refused

INDEX: Final = "index.html"
HASHED: Final = "assets"
# Addresses that the client itself understands.
PAGES: Final = (
    "/",
    "/join",
    "/review",
    "/invite/{rest:path}",
    "/new",
    "/tables",
    "/settings",
    "/rules",
    "/rules/{rest:path}",
    "/cards/{rest:path}",
    "/table/{rest:path}",
    "/review/{rest:path}",
    "/tutorial",
    "/tutorial/{rest:path}",
)
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_ANEW: Final = "no-cache"
# Written beside the file by the build, the best first.
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Stored(Struct, frozen=True):
    """A file in memory, as it was at *changed*."""

    changed: int
    content: bytes
    tag: str


class Client:
    """The files of the built client."""

    def __init__(self, folder: Path) -> None:
        """Serve the files of *folder*."""
        self.folder = folder.resolve()
        self.stored: dict[Path, Stored] = {}

    def answer(self, request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        """Answer with the file *name*, packed as the browser likes it.

        Raises:
            Refused: there is no such file.
        """
        path = self.find(name)
        if path is None:
            if name == INDEX:
                raise Refused("no-client", 503)
            raise Refused("not-found", 404)
        is_hashed = name.startswith(f"{HASHED}/")
        headers = {
            "cache-control": FOR_EVER if is_hashed else ASK_ANEW,
            "vary": "accept-encoding",
        }
        taken = {
            part.partition(";")[0].strip()
            for part in request.headers.get("accept-encoding", "").split(",")
        }
        source = path
        for encoding, suffix in PACKED:
            packed = path.with_name(path.name + suffix)
            if encoding in taken and packed.is_file():
                source = packed
                headers["content-encoding"] = encoding
                break
        stored = self.read(source)
        headers["etag"] = stored.tag
        media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        if stored.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        return Response(
            stored.content,
            headers=headers,
            media_type=media or "application/octet-stream",
        )

    def find(self, name: str) -> Path | None:
        """Return the file *name* of the folder; nothing outside of it is ever found."""
        try:
            path = (self.folder / name.lstrip("/")).resolve()
            return path if path.is_relative_to(self.folder) and path.is_file() else None
        except (OSError, ValueError):
            # Names that no file can have.
            return None

    def read(self, path: Path) -> Stored:
        """Return the content of a file, from memory unless it has changed."""
        changed = path.stat().st_mtime_ns
        stored = self.stored.get(path)
        if stored is None or stored.changed != changed:
            content = path.read_bytes()
            tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
            stored = self.stored[path] = Stored(changed, content, tag)
        return stored

    def top_files(self) -> list[str]:
        """Return the names of what lies beside the index: icons, manifest, the service worker."""
        if not self.folder.is_dir():
            return []
        suffixes = tuple([suffix for _, suffix in PACKED])
        found = [path.relative_to(self.folder) for path in self.folder.rglob("*") if path.is_file()]
        return sorted(
            [
                path.as_posix()
                for path in found
                if path.parts[0] != HASHED and not path.name.endswith(suffixes)
            ]
        )


def handlers(folder: Path) -> list[HTTPRouteHandler]:
    """Return the routes of the client."""
    client = Client(folder)
    read = [HttpMethod.GET, HttpMethod.HEAD]

    @route(list(PAGES), http_method=read, include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Serve a page of the client."""
        return client.answer(request, INDEX)

    @route(
        f"/{HASHED}/{{rest:path}}", http_method=read, include_in_schema=False, sync_to_thread=False
    )
    def asset(request: Request[Any, Any, Any], rest: FromPath[str]) -> Response[bytes]:
        """Serve a file whose name holds its hash."""
        return client.answer(request, HASHED + "/" + rest.lstrip("/"))

    @route(
        named(client.top_files()), http_method=read, include_in_schema=False, sync_to_thread=False
    )
    def beside(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Serve a file beside the index."""
        return client.answer(request, request.scope["path"].lstrip("/"))

    @route(
        ["/{rest:path}"],
        http_method=list(HttpMethod),
        include_in_schema=False,
        sync_to_thread=False,
    )
    def nowhere(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Say that nothing is there: to people by a page of the client, to programs plainly."""
        takes_pages = "text/html" in request.headers.get("accept", "")
        is_ours = request.scope["path"].startswith("/api/")
        if request.method not in read or is_ours or not takes_pages or client.find(INDEX) is None:
            raise Refused("not-found", 404)
        answer = client.answer(request, INDEX)
        # Whoever has the page from before is told that it has not changed.
        if answer.status_code != 304:
            answer.status_code = 404
        return answer

    return [page, asset, beside, nowhere]


def named(files: Iterable[str]) -> list[str]:
    """Return the addresses of *files*; browsers ask for the last one in any case."""
    return sorted({"/" + name for name in files} | {"/favicon.ico"})
