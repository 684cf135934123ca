"""Running the server: its settings, the socket it listens on, its processes, and the addresses that lead to it."""

import contextlib
import os
import socket
import threading
import webbrowser
from collections.abc import Iterable, Iterator
from typing import Any

import platformdirs
import uvicorn
from pydantic import ValidationError
from uvicorn.supervisors import Multiprocess

from hantise.mistakes import Mistake
from hantise.server.app import SETTINGS
from hantise.tables import store
from hantise.tables.settings import Settings

STOP_WITHIN = 5  # seconds
_EVERYWHERE = ("", "0.0.0.0", "::")  # hosts to serve on that nobody can open


def default_database() -> str:
    """A file in the user's data folder."""
    folder = platformdirs.user_data_path("hantise", ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def settings_from(database: str, changes: Iterable[str]) -> Settings:
    """The settings with some of them changed, each as NAME=VALUE."""
    given: dict[str, Any] = {"database": database}
    for change in changes:
        name, _, value = change.partition("=")
        given[name] = value.split(",") if name == "origins" else value
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        if name not in Settings.model_fields:
            there = ", ".join(field for field in Settings.model_fields if field != "database")
            raise Mistake(f"no setting {name!r}; there are {there}", "set") from None
        raise Mistake(f"{name} cannot be {first['input']!r}: {first['msg']}", "set") from None


def serve(settings: Settings, bound: socket.socket, workers: int = 1) -> None:
    """Serve until told to stop."""
    if workers > 1 and settings.database.startswith("sqlite"):
        raise Mistake("several workers need PostgreSQL, by which they tell each other what happens", "workers")
    store.engine_for(settings.database)  # refuses what cannot be, before anything starts
    with _settings_in_environment(settings), contextlib.suppress(KeyboardInterrupt):  # which uvicorn raises after its stop
        config = configuration(settings, workers=workers)
        if workers > 1:
            Multiprocess(config, sockets=[bound]).run()
        else:
            uvicorn.Server(config).run(sockets=[bound])


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
def first_free(host: str, port: int, tries: int = 20) -> Iterator[socket.socket]:
    """A socket on the port, or on the next one that nobody has."""
    for candidate in range(port, port + tries):
        try:
            listening = _listening(host, candidate)
        except OSError:
            continue
        with listening:
            yield listening
        return
    raise Mistake(f"no port from {port} to {port + tries - 1} is free", "port")


@contextlib.contextmanager
def bound_to(host: str, port: int) -> Iterator[socket.socket]:
    """A socket on exactly this port."""
    try:
        listening = _listening(host, port)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)  # Python adds to it what we say ourselves
        raise Mistake(f"cannot serve on {_place(host, port)}: {why}; --port 0 takes any that is free", "port") from None
    with listening:
        yield listening


def _listening(host: str, port: int) -> socket.socket:
    listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048)
    listening.set_inheritable(True)
    return listening


def address_here(host: str, port: int) -> str:
    """The address by which a browser on this machine reaches what is served on a host, be it on all addresses that there are."""
    return f"http://{_place('localhost' if host in _EVERYWHERE else host, port)}/"


def _place(host: str, port: int) -> str:
    """As it is written in addresses, where the colons of IPv6 need brackets."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def network_address(port: int) -> str | None:
    """The address by which others in the network reach this machine; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else f"http://{address}:{port}/"


def open_browser_soon(address: str) -> None:
    """Open the browser a moment after the server has started; a machine without one is fine too."""
    timer = threading.Timer(1.0, webbrowser.open, [address])
    timer.daemon = True
    timer.start()
