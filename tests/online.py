"""A server in the test's own event loop, and people who talk to it over real sockets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import uvicorn
from websockets import Close
from websockets.exceptions import ConnectionClosed

from hantise.server.app import create_app
from hantise.server.messages import SERVER_MESSAGE
from hantise.server.serve import configuration
from hantise.server.trials.outside import UNLIMITED, Client, people
from hantise.tables.hall import Hall
from hantise.tables.settings import Settings


class Online:
    """A running server."""

    def __init__(self, url: str, app: Any, http: httpx.AsyncClient) -> None:
        self.url = url
        self.app = app
        self.http = http

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.context.hall
        return hall

    async def open(self, game: str, seats: list[dict[str, str]] | None = None, **more: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats or people(game), **more})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    async def sit(self, opened: dict[str, Any], *seats: int) -> "Person":
        """Somebody who holds these seats of an opened table; a spectator if none."""
        tokens = [held["token"] for held in opened["seats"] if held["seat"] in seats]
        return await Person.arrives(self.url, opened["table"], tokens)


class Person(Client):
    """A client that checks everything it is told against the wire's types."""

    @classmethod
    async def arrives(cls, url: str, table: str, tokens: list[str]) -> "Person":
        person = await cls.at(url, table, tokens)
        assert isinstance(person, Person)
        welcome = await person.hears("welcome")
        for _ in welcome["seats"] or [None]:
            await person.hears("state")
        return person

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(30):
            message = await super().receive()
        SERVER_MESSAGE.validate_python(message, strict=True)
        return message

    async def hears(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, with these values."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    async def says(self, kind: str, seat: int | None = None, **fields: Any) -> dict[str, Any]:
        """Say something and hear its answer."""
        name = fields.pop("id", None) or f"{kind}-{id(fields)}"
        held = {} if kind == "ping" else {"seat": self.seat if seat is None else seat}
        await self.send({"type": kind, "id": name, **held, **fields})
        while True:
            message = await self.receive()
            if message.get("id") == name or message["type"] == "malformed":
                return message

    async def moves(self, seat: int | None = None, **changes: Any) -> dict[str, Any]:
        """Make the first of one's moves."""
        state = self.states[self.seat if seat is None else seat]
        if "move" not in changes:
            changes["move"] = state["moves"][0]
        return await self.says("move", seat, **{"version": state["version"]} | changes)

    async def sees(self, version: int, seat: int | None = None) -> dict[str, Any]:
        """One's state, as soon as it is that new."""
        seat = self.seat if seat is None else seat
        while self.states[seat]["version"] < version:
            await self.receive()
        return self.states[seat]

    async def hears_the_end(self) -> Close:
        """How the server closes the connection."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()
        return Close(self.socket.close_code or 0, self.socket.close_reason or "")

    @property
    def seat(self) -> int | None:
        seat: int | None = next(iter(self.states))
        return seat

    @property
    def state(self) -> dict[str, Any]:
        return self.states[self.seat]


@contextlib.asynccontextmanager
async def server_at(database: str, **settings: Any) -> AsyncIterator[Online]:
    chosen = Settings(**UNLIMITED | {"database": database, "bot_pause": 0, "sweep_every": 0.3} | settings)
    app = create_app(chosen)
    config = configuration(chosen, port=0)
    config.app, config.factory = app, False
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), serving.result()
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            yield Online(url, app, http)
    finally:
        app.state.context.stopping.set()
        server.should_exit = True
        await serving
