"""A visit to a table on a server, over a socket that heals: whatever was not answered is said again."""

import asyncio
import contextlib
import json
import os
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import platformdirs
from pydantic import ValidationError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from hantise.mistakes import Mistake
from hantise.server.answers import AnyCommand
from hantise.server.messages import (
    SERVER_FRAME,
    TABLE,
    TOKEN,
    AnyServerMessage,
    Done,
    Explained,
    HeldSeat,
    Hello,
    Malformed,
    Refusal,
    State,
    text,
)
from hantise.terminal.visit import Reply, Visit
from hantise.words import Message, words

_REFUSED = 1008  # no such table or seat: trying again is of no use
_DELAYS = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds between tries to connect
_PATIENCE = 10.0  # seconds for an HTTP request


@dataclass(frozen=True)
class Address:
    """Where a table is: the link from the browser, with or without an invitation."""

    server: str
    table: str
    invitation: str | None = None

    @classmethod
    def read(cls, link: str) -> "Address":
        """The table that a link leads to."""
        found = re.fullmatch(rf"(https?://[^/#?\s]+)/?#/table/({TABLE})(?:/({TOKEN}))?/?", link.strip())
        if found is None:
            raise Mistake("expected a link to a table, such as http://localhost:8420/#/table/5fd640ba6523096a", "url")
        return cls(found[1], found[2], found[3])

    @property
    def link(self) -> str:
        """The link that leads to the table; the invitation is not passed on."""
        return f"{self.server}/#/table/{self.table}"

    @property
    def socket(self) -> str:
        """Where its messages go."""
        return self.server.replace("http", "ws", 1) + "/api/socket"


def take_seat(address: Address, name: str, seat: int | None, language: str) -> HeldSeat:
    """Take a seat at the table, or go back to the one that was taken from this terminal before."""
    kept = _kept_seat(address)
    if kept is not None and seat in (None, kept.seat):
        return kept
    wish = {"name": name, "seat": seat, "invitation": address.invitation}
    held = HeldSeat.model_validate(_post(f"{address.server}/api/tables/{address.table}/join", wish, language))
    _keep_seat(address, held)
    return held


def _seat_file(address: Address) -> Path:
    host = re.sub(r"\W+", "-", address.server)
    return platformdirs.user_data_path("hantise") / "seats" / f"{host}-{address.table}.json"


def _kept_seat(address: Address) -> HeldSeat | None:
    try:
        return HeldSeat.model_validate_json(_seat_file(address).read_bytes())
    except (OSError, ValidationError):
        return None


def _keep_seat(address: Address, held: HeldSeat) -> None:
    """With its token a seat is taken back after whatever happened; nobody else on this machine can read it."""
    path = _seat_file(address)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.write_text(held.model_dump_json(), encoding="ascii")


def _post(url: str, body: Any, language: str) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise Mistake(_problem(error, language)) from None
    except (OSError, ValueError) as error:
        server = url.partition("/api/")[0]
        raise Mistake(words(language).text("online-unreachable", server=server, reason=_why(error))) from None


def _why(error: Exception) -> str:
    """What went wrong, without Python's wrappings."""
    cause = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(cause, OSError) and cause.errno is not None and cause.errno > 0:
        return os.strerror(cause.errno)
    return getattr(cause, "strerror", None) or str(cause)


def _problem(error: urllib.error.HTTPError, language: str) -> str:
    """What the server says was wrong, in the player's language where it has words for it."""
    try:
        problem = json.load(error)
        if problem["reason"] is not None:
            return words(language).say(Message.from_json(problem["reason"]))
        return str(problem["detail"] or problem["title"])
    except (ValueError, LookupError, TypeError):
        return str(error)


class Online(Visit):
    """The holder of a seat, or a spectator."""

    def __init__(self, address: Address, held: HeldSeat | None, language: str) -> None:
        super().__init__([] if held is None else [held.seat], language)
        self._address = address
        self._held = held
        self.socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[AnyCommand, asyncio.Future[Reply]]] = {}
        self._arrived = asyncio.Event()
        self._connection: asyncio.Task[None] | None = None
        self._has_met = False  # has the server ever answered?

    async def start(self) -> None:
        """Come back when the server has shown the table; a Mistake if it will not."""
        self._connection = asyncio.create_task(self._stay_connected())
        await self._until(lambda: len(self.states) == len(self.viewers))
        if self.is_closed:
            raise Mistake(self.trouble or "")

    async def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self._connection is not None:
            self._connection.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._connection

    async def say(self, command: AnyCommand) -> Reply:
        """Send it, again if the connection is lost before the answer; then wait to be shown what it did."""
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._unanswered[command.id] = (command, answer)
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(command.model_dump_json())
        reply = await answer
        if isinstance(reply, Done):
            await self._until(lambda: self.states[reply.seat].version >= reply.version)
        return reply

    async def play_again(self, seat: int) -> Reply:
        """Ask for another game, and follow the others to its table, where the same token holds the same seat."""
        reply = await super().play_again(seat)
        if isinstance(reply, Done):
            await self._until(lambda: self.table.table.rematch is not None)
            await self.close()
            self._address = replace(self._address, table=self.table.table.rematch or "")
            if self._held is not None:
                _keep_seat(self._address, self._held)
            self.forget()
            await self.start()
        return reply

    async def hint(self, _seat: int) -> str | None:
        """None: others play here, too."""
        return None

    @property
    def farewell(self) -> Message:
        """How to come back."""
        command = "watch" if self._held is None else "join"
        return Message("online-left", {"command": f"hantise {command} {self._address.link}"})

    async def _until(self, holds: Callable[[], bool]) -> None:
        while not holds() and not self.is_closed:
            self._arrived.clear()
            await self._arrived.wait()

    async def _stay_connected(self) -> None:
        """Talk, and connect again whenever the connection is lost, until the server says that there is nothing here for us."""
        tries = 0
        while not self.is_closed:
            try:
                async with connect(self._address.socket, compression=None, max_size=None) as self.socket:
                    tries, self._has_met = 0, True
                    await self._talk(self.socket)
            except (OSError, WebSocketException) as error:
                if not self._has_met:  # nobody was ever there: waiting would be in vain
                    self.is_closed = True
                    self._tell("online-unreachable", _why(error))
                    return
                self._lost(_why(error))
            finally:
                self.socket = None
            await asyncio.sleep(_DELAYS[min(tries, len(_DELAYS) - 1)])
            tries += 1

    async def _talk(self, socket: ClientConnection) -> None:
        tokens = [] if self._held is None else [self._held.token]
        seen = {str(seat): state.version for seat, state in self.states.items() if seat is not None}
        hello = Hello.model_validate(
            {
                "type": "hello",
                "id": "hello",
                "table": self._address.table,
                "tokens": tokens,
                "seen": seen,
                "drawing": self.language,
            }
        )
        await socket.send(hello.model_dump_json())
        for command, _ in list(self._unanswered.values()):
            await socket.send(command.model_dump_json())
        with contextlib.suppress(ConnectionClosed):
            while True:
                for message in SERVER_FRAME.validate_json(await socket.recv()):
                    self._hear(message)
        self.is_closed = self.is_closed or socket.close_code == _REFUSED
        self._lost(socket.close_reason or "")

    def _hear(self, message: AnyServerMessage) -> None:
        match message:
            case State():
                self.trouble = None
                self.shown(message)
                self._arrived.set()
            case Done() | Refusal() | Explained():
                _, answer = self._unanswered.pop(message.id, (None, None))
                if answer is not None and not answer.done():
                    answer.set_result(message)
            case Malformed():
                self.is_closed = True  # we do not speak the same protocol
                self._lost(message.detail)

    def _lost(self, reason: str) -> None:
        """Tell the player; whether it will be tried again, too. Without another try nobody waits for an answer any more."""
        if self.is_closed:
            told = text(Message("online-refused", {"server": self._address.server, "reason": reason}))
            while self._unanswered:
                name, (_, answer) = self._unanswered.popitem()
                if not answer.done():
                    answer.set_result(Refusal(id=name, code="table", reason=told, rule=None))
        self._tell("online-refused" if self.is_closed else "online-lost", reason)

    def _tell(self, key: str, reason: str) -> None:
        self.trouble = words(self.language).text(key, server=self._address.server, reason=reason)
        self._arrived.set()
        self.stir()
