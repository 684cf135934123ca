"""Errors as `application/problem+json`, without anything of the inside."""

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from hantise.mistakes import Mistake
from hantise.server.messages import Problem, text
from hantise.tables.decisions import Refused
from hantise.tables.hall import NoTable
from hantise.words import Message, words

LOG = logging.getLogger("hantise.server")
_LONGEST = 500  # characters of a detail

# How OpenAPI tells of them, for every router.
DESCRIBED: dict[int | str, dict[str, Any]] = {
    status: {"description": title, "content": {"application/problem+json": {"schema": Problem.model_json_schema()}}}
    for status, title in (
        (400, "Not understood"), (401, "No seat"), (403, "Not your seat"), (404, "No such thing"), (409, "Not now"),
        (413, "Too much"), (422, "Cannot be used"), (429, "Too often"),
    )
}  # fmt: skip


def problem(
    status: int, title: str, detail: str | None = None, headers: Mapping[str, str] | None = None, **more: Any
) -> Response:
    """An answer that says what is wrong."""
    body = Problem(title=title, status=status, detail=detail and detail[:_LONGEST], **more)
    return Response(body.model_dump_json(), status, headers, "application/problem+json")


class Trouble(Exception):
    """Ends a request with a problem."""

    def __init__(self, status: int, title: str, detail: str | None = None) -> None:
        super().__init__(title)
        self.status, self.title, self.detail = status, title, detail


def add_handlers(app: FastAPI) -> None:
    """Tell the app which error is answered how."""

    @app.exception_handler(Trouble)
    async def _trouble(_request: Request, error: Trouble) -> Response:
        return problem(error.status, error.title, error.detail)

    @app.exception_handler(Mistake)
    async def _mistake(_request: Request, error: Mistake) -> Response:
        return problem(422, "this cannot be used", str(error), fields=list(error.fields))

    @app.exception_handler(Refused)
    async def _refused(_request: Request, error: Refused) -> Response:
        return problem(409, "not now", words("en").say(error.message), reason=text(error.message))

    @app.exception_handler(NoTable)
    async def _no_table(_request: Request, _error: NoTable) -> Response:
        return problem(404, "no such table", reason=text(Message("table-unknown")))

    @app.exception_handler(RequestValidationError)
    async def _invalid(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = [str(part) for part in first["loc"]]
        return problem(422, "this cannot be used", f"{'.'.join(where)}: {first['msg']}", fields=where[-1:])

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> Response:
        return problem(error.status_code, str(error.detail), headers=error.headers)

    @app.exception_handler(Exception)
    async def _broken(request: Request, error: Exception) -> Response:
        LOG.error("a request failed", extra={"path": request.url.path}, exc_info=error)
        return problem(500, "something is broken here; it has been noted")
