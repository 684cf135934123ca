"""A server in a process of its own, and a client that plays on it: what all trials need."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

from hantise.games import load, names

_PATIENCE = 300  # seconds that a server has to compile all games
UNLIMITED = {"seat_rate": 1e6, "address_rate": 1e6, "tables_per_hour": 1e6, "sockets_per_address": 100_000}

_IDLE = 0.05  # seconds of processor time that a server without people takes in a second at most


class Outside:
    """A server process; `url` is where it answers."""

    def __init__(self, database: str, port: int, settings: Mapping[str, Any], log: Path, workers: int) -> None:
        self.database = database
        self._log = log
        self._port = port
        self._changes = [f"--workers={workers}"] + [f"--set={name}={value}" for name, value in settings.items()]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, and come back when it answers."""
        command = [sys.executable, "-m", "hantise", "serve", f"--port={self._port}"]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, f"--database={self.database}", *self._changes], stdout=subprocess.DEVNULL, stderr=log
            )
        given_up = time.monotonic() + _PATIENCE
        while not all(self._ready().values()):
            if time.monotonic() > given_up:
                raise TimeoutError("the server does not answer")
            time.sleep(0.05)

    def _ready(self) -> dict[str, bool]:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
            ready: dict[str, bool] = json.load(answer)["ready"]
            return ready
        return {"": False}

    def kill(self) -> None:
        """End it without warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> list[str]:
        """Ask it to stop; what went wrong, now or before."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(30)
        faults = [line for line in self._log.read_text(encoding="utf-8").splitlines() if '"level": "info"' not in line]
        return faults + ([f"the server ended with code {code}"] if code not in (0, -signal.SIGTERM) else [])

    def memory(self) -> int:
        """The bytes of memory that the process occupies."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def worked(self) -> float:
        """The seconds of processor time that the process has had."""
        assert self.process is not None
        after_name = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")

    def rest(self) -> None:
        """Come back when it has nothing to do: at first it compiles the bots, beside everything else."""
        before, now = -1.0, self.worked()
        while now - before > _IDLE:
            time.sleep(1)
            before, now = now, self.worked()

    def ask(self, path: str, body: Any = None) -> Any:
        """One HTTP request."""
        request = urllib.request.Request(self.url + path, headers={"content-type": "application/json"})
        request.data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def open_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> tuple[str, list[str]]:
        """Open a table; its name and the tokens of my seats."""
        answer = self.ask("/api/tables", {"game": game, "seats": seats, **more})
        return answer["table"], [held["token"] for held in answer["seats"]]


@contextlib.contextmanager
def server_outside(database: str | None = None, workers: int = 1, **settings: Any) -> Iterator[Outside]:
    """A server on a new database, or on the given one; it is gone at the end."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="hantise-") as folder:
        outside = Outside(database or f"sqlite:///{folder}/tables.db", port, UNLIMITED | settings, Path(folder) / "log", workers)
        outside.start()
        try:
            yield outside
        finally:
            if outside.process is not None and outside.process.poll() is None:
                outside.stop()


def people(game: str) -> list[dict[str, str]]:
    """Seats for the fewest people that can play a game."""
    return [{"kind": "me", "name": f"Player {seat}"} for seat in range(load(game).edition().players[0])]


def a_game(game: str | None = None) -> str:
    """The game that was asked for, or the first that two can play."""
    return game or next(name for name in names() if 2 in load(name).edition().players)


class Client:
    """A person's socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.states: dict[int | None, dict[str, Any]] = {}
        self._unread: deque[dict[str, Any]] = deque()  # the rest of a frame

    @classmethod
    async def at(cls, url: str, table: str, tokens: list[str]) -> "Client":
        """Connect and say hello."""
        client = cls(await connect(url.replace("http", "ws", 1) + "/api/socket", compression=None, max_size=None))
        await client.send({"type": "hello", "id": "hello", "table": table, "tokens": tokens})
        return client

    async def send(self, message: Mapping[str, Any]) -> None:
        """Say something."""
        await self.socket.send(orjson.dumps(message), text=True)

    async def receive(self) -> dict[str, Any]:
        """The next thing that is said; states are kept."""
        if not self._unread:
            self._unread.extend(orjson.loads(await self.socket.recv(decode=False)))
        message = self._unread.popleft()
        if message["type"] == "state":
            self.states[message["seat"]] = message
        return message

    def vanish(self) -> None:
        """Be gone without a word."""
        self.socket.transport.abort()

    async def close(self) -> None:
        """Say good-bye."""
        await self.socket.close()
