"""The web application: its parts put together, its start and its stop."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from importlib import resources
from pathlib import Path
from types import FrameType

from fastapi import FastAPI, Request
from fastapi.staticfiles import StaticFiles
from starlette.responses import HTMLResponse, JSONResponse, Response

from hantise import __version__
from hantise.games import names
from hantise.server import http, library, logs, sockets
from hantise.server.context import Context
from hantise.server.metrics import CONTENT_TYPE, Metrics
from hantise.server.problems import add_handlers
from hantise.server.security import Guard
from hantise.tables import store
from hantise.tables.hall import Hall
from hantise.tables.settings import Settings
from hantise.tables.warm import bots_warmed, is_warm, warmed

LOG = logging.getLogger("hantise.server")
_GARBAGE = 5_000, 4, 5_000  # tables make no circles: it is enough to look at new objects now and then, few enough to stop nobody
_TURN = 0.001  # seconds after which the store's thread gets Python's lock from a busy event loop
_LAST_WORDS = 0.1  # seconds for sockets and long polls to say why they end, before uvicorn closes what is left
SETTINGS = "HANTISE_SETTINGS"  # the environment variable by which worker processes get them

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hantise</title>
<h1>Hantise</h1>
<p>The server runs, but the web app is not built. The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


def create_app(settings: Settings, when_compiled: Callable[[], None] = lambda: None) -> FastAPI:
    """A server with these settings."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with store.opened(settings.database) as kept, Hall(kept, settings).running() as hall:
            context = app.state.context = Context(hall, settings, metrics)
            compiling = asyncio.create_task(_compile_all(when_compiled))
            try:
                yield
            finally:
                context.stopping.set()
                compiling.cancel()

    app = FastAPI(
        title="Hantise", version=__version__, lifespan=lifespan, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None
    )
    app.include_router(http.ROUTER)
    app.include_router(library.ROUTER)
    app.include_router(sockets.ROUTER)
    add_handlers(app)
    _add_operations(app, metrics)
    _add_pages(app)
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    return app


def from_environment() -> FastAPI:
    """What a worker process starts.

    What is compiled stays, so the collector need not look at it again: nobody is answered while it looks at everything.
    """
    settings = Settings.model_validate_json(os.environ[SETTINGS])
    logs.set_up(settings.log_level)
    gc.set_threshold(*_GARBAGE)
    sys.setswitchinterval(_TURN)
    app = create_app(settings, when_compiled=gc.freeze)
    _hear_of_the_stop(app)
    return app


def _hear_of_the_stop(app: FastAPI) -> None:
    """Let sockets and long polls end with a reason when the process is asked to stop; what is left uvicorn closes without one."""
    loop, stop = asyncio.get_running_loop(), signal.getsignal(signal.SIGTERM)
    assert callable(stop), "uvicorn hears of it already"

    def begin_to_stop(number: int, frame: FrameType | None) -> None:
        context: Context | None = getattr(app.state, "context", None)  # there is none before the start
        if context is not None:
            context.stopping.set()
        loop.call_later(_LAST_WORDS, stop, number, frame)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *heard: loop.call_soon_threadsafe(begin_to_stop, *heard))


async def _compile_all(when_compiled: Callable[[], None]) -> None:
    """People can look around already; a table of a game opens as soon as its rules are compiled, those asked for first."""
    for name in names():
        await warmed(name, in_advance=True)
    for name in names():
        await bots_warmed(name)
    when_compiled()


def _add_operations(app: FastAPI, metrics: Metrics) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        context: Context = request.app.state.context
        await context.hall.store.public(most=1)  # the database answers
        return JSONResponse({"status": "ok", "version": __version__, "ready": {name: is_warm(name) for name in names()}})

    @app.get("/metrics", include_in_schema=False)
    async def metrics_page(request: Request) -> Response:
        hall = request.app.state.context.hall
        metrics.tables.set(len(hall.loaded))
        metrics.commits.set(hall.store.commits)
        return Response(metrics.page(), media_type=CONTENT_TYPE)


def _add_pages(app: FastAPI) -> None:
    """The web app, if it has been built."""
    folder = Path(str(resources.files("hantise.server") / "static"))
    if (folder / "index.html").is_file():
        app.mount("/", StaticFiles(directory=folder, html=True))
        return

    @app.get("/", include_in_schema=False)
    async def not_built() -> Response:
        return HTMLResponse(_NOT_BUILT)
