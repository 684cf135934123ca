"""Running the server: its sockets, its processes, and the words on the screen."""

import contextlib
import os
import socket
import threading
import webbrowser
from collections.abc import Iterator
from typing import Any

import platformdirs
import uvicorn
from uvicorn.supervisors import Multiprocess

from hantise.mistakes import Mistake
from hantise.server.app import SETTINGS
from hantise.server.context import STOPPING
from hantise.tables.settings import Settings

STOP_WITHIN = 5  # seconds


class _Server(uvicorn.Server):
    """Tells long polls and sockets that it stops, instead of waiting for them."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, gracefully."""
        for stopping in STOPPING:
            stopping.set()
        await super().shutdown(sockets)


def default_database() -> str:
    """A file in the user's data folder."""
    folder = platformdirs.user_data_path("hantise", ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def serve(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Serve until told to stop."""
    if workers > 1 and settings.database.startswith("sqlite"):
        raise Mistake("several workers need PostgreSQL, by which they tell each other what happens", "workers")
    with _settings_in_environment(settings), _bound(host, port) as bound:
        config = configuration(settings, workers=workers)
        server = _Server(config)
        if workers > 1:
            Multiprocess(config, target=server.run, sockets=[bound]).run()
        else:
            server.run(sockets=[bound])


def configuration(settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn runs the app."""
    return uvicorn.Config(
        "hantise.server.app:from_environment",
        factory=True,
        log_config=None,
        access_log=False,  # it would tell whole addresses; metrics count the requests
        server_header=False,
        ws_max_size=settings.message_size,
        ws_max_queue=8,
        ws_per_message_deflate=False,  # states are small, and compressing secrets beside chosen text invites guessing
        timeout_graceful_shutdown=STOP_WITHIN,
        **more,
    )


@contextlib.contextmanager
def _settings_in_environment(settings: Settings) -> Iterator[None]:
    os.environ[SETTINGS] = settings.model_dump_json()
    try:
        yield
    finally:
        del os.environ[SETTINGS]


@contextlib.contextmanager
def _bound(host: str, port: int) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as bound:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port))
        except OSError as error:
            raise Mistake(f"cannot serve on {host}:{port}: {error.strerror}", "port") from None
        bound.listen(2048)
        bound.set_inheritable(True)
        yield bound


def network_address() -> str | None:
    """This machine's address in its network, as others reach it; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def open_browser_soon(address: str) -> None:
    """Open the browser a moment after the server has started; a machine without one is fine too."""
    timer = threading.Timer(1.0, webbrowser.open, [address])
    timer.daemon = True
    timer.start()


