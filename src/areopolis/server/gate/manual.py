"""The page at `/api/docs`: all requests and types, written from the OpenAPI document.

Plain HTML and one style sheet of our own: nothing is loaded from anywhere else, no script runs.
"""

from __future__ import annotations

from html import escape
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from areopolis.server.gate.wire import Refusal

PATH: Final = "/api/docs"
DOCUMENT: Final = "openapi.json"
STYLE_PATH: Final = f"{PATH}/style.css"
METHODS: Final = ("get", "post", "put", "patch", "delete")
SCHEMA: Final = "#/components/schemas/"
JSON: Final = "application/json"

STYLE: Final = """
:root { color-scheme: light dark; --line: #8885; --quiet: #777; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2rem 0 .25rem; font: 600 1rem ui-monospace, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; }
td, th { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0;
  border-bottom: 1px solid var(--line); }
code { font-family: ui-monospace, monospace; }
p { margin: .25rem 0; }
.quiet { color: var(--quiet); }
"""


class Document(JsonRenderPlugin):
    """Writes the OpenAPI document itself."""

    def __init__(self) -> None:
        """Stand beside the page."""
        super().__init__(path=f"/{DOCUMENT}")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document."""
        return self.render_json(request, completed(openapi_schema))


class Manual(OpenAPIRenderPlugin):
    """Writes the page."""

    def __init__(self) -> None:
        """Stand above the OpenAPI document itself."""
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page of a document."""
        return page(completed(openapi_schema)).encode()


@get(STYLE_PATH, include_in_schema=False, media_type="text/css", sync_to_thread=False)
def style() -> str:
    """Serve the style of the page."""
    return STYLE


def is_missing(path: str) -> bool:
    """Whether *path* lies below the manual and leads nowhere; the framework would answer there."""
    below = path.startswith(f"{PATH}/") and path != f"{PATH}/"
    return below and path not in (STYLE_PATH, f"{PATH}/{DOCUMENT}")


def handlers() -> list[HTTPRouteHandler]:
    """Return what the page needs beside itself."""
    return [style]


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """Return *document* with the form of our refusals in the place of the framework's."""
    _, schemas = msgspec.json.schema_components([Refusal], ref_template=SCHEMA + "{name}")
    refused = {
        "description": "Refused: `code` for programs, `message` for people.",
        "content": {JSON: {"schema": {"$ref": SCHEMA + "Refusal"}}},
    }
    paths = {
        path: {method: with_refusal(item[method], refused) for method in METHODS if method in item}
        for path, item in document["paths"].items()
    }
    components = document.get("components", {})
    known = {**components.get("schemas", {}), **schemas}
    return {**document, "paths": paths, "components": {**components, "schemas": known}}


def with_refusal(item: dict[str, Any], refused: dict[str, Any]) -> dict[str, Any]:
    """Return a request whose answers are the good ones, and one for all refusals."""
    good = {
        status: answer
        for status, answer in item.get("responses", {}).items()
        if status.startswith(("1", "2", "3"))
    }
    return {**item, "responses": {**good, "default": refused}}


def page(document: dict[str, Any]) -> str:
    """Return the whole page."""
    about = document["info"]
    operations = [
        operation(method, path, item[method])
        for path, item in sorted(document["paths"].items())
        for method in METHODS
        if method in item
    ]
    schemas = document.get("components", {}).get("schemas", {})
    types = [described(name, schema) for name, schema in sorted(schemas.items())]
    title = escape(about["title"])
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="{STYLE_PATH}">'
        '<link rel="icon" href="/icon.svg"></head><body>'
        f"<h1>{title}</h1><p>{escape(about.get('description') or '')}</p>"
        f'<p class="quiet">{escape(about["version"])} · '
        f'<a href="{PATH}/{DOCUMENT}">{DOCUMENT}</a></p>'
        f"<h2>Requests</h2>{''.join(operations)}<h2>Types</h2>{''.join(types)}</body></html>"
    )


def operation(method: str, path: str, item: dict[str, Any]) -> str:
    """Return one request: what it takes and what it answers."""
    rows = [
        row(one["name"], kind(one.get("schema", {})), one["in"], one.get("description"))
        for one in item.get("parameters", [])
    ]
    body = item.get("requestBody", {}).get("content", {}).get(JSON)
    if body:
        rows.append(row("body", kind(body["schema"]), "JSON", None))
    for status, response in sorted(item.get("responses", {}).items()):
        content = response.get("content", {})
        answer = " ".join([kind(one.get("schema", {})) for one in content.values()])
        rows.append(row(f"→ {status}", answer, "", response.get("description")))
    return (
        f'<h3><span class="method">{method.upper()}</span> {escape(path)}</h3>'
        f"<p>{escape(item.get('summary') or '')}</p>"
        f'<p class="quiet">{escape(item.get("description") or "")}</p>'
        f"<table>{''.join(rows)}</table>"
    )


def described(name: str, schema: dict[str, Any]) -> str:
    """Return one type with its fields."""
    needed = schema.get("required", [])
    rows = [
        row(field, kind(form), "" if field in needed else "optional", form.get("description"))
        for field, form in schema.get("properties", {}).items()
    ]
    body = f"<table>{''.join(rows)}</table>" if rows else f"<p>{kind(schema)}</p>"
    about = escape(schema.get("description") or "")
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p class="quiet">{about}</p>{body}'


def row(name: str, form: str, note: str, about: str | None) -> str:
    """Return one row of a table; *form* is HTML already."""
    return (
        f"<tr><td><code>{escape(name)}</code></td><td>{form}</td>"
        f'<td class="quiet">{escape(note)} {escape(about or "")}</td></tr>'
    )


def kind(schema: dict[str, Any]) -> str:
    """Return what a schema allows, with links to the types that have a name."""
    reference = schema.get("$ref", "")
    if reference.startswith(SCHEMA):
        name = escape(reference.removeprefix(SCHEMA))
        return f'<a href="#{name}"><code>{name}</code></a>'
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join([kind(one) for one in schema[several]])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " ".join([f"<code>{escape(str(value))}</code>" for value in values])
    form = schema.get("type", "anything")
    if form == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return escape(" or ".join(form) if isinstance(form, list) else str(form))
