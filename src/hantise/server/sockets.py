"""The WebSocket side: one connection a client, for one or several seats of a table."""

import asyncio
import contextlib

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from hantise.server.answers import AnyCommand, carry_out, seat_of, shown
from hantise.server.context import Context
from hantise.server.messages import (
    CLIENT_MESSAGE,
    Done,
    Emote,
    Emoted,
    Explained,
    Hello,
    Language,
    Malformed,
    Move,
    Ping,
    Pong,
    Presence,
    Refusal,
    Reply,
    Shown,
    Welcome,
    text,
)  # fmt: skip
from hantise.server.security import address_of, origin_is_allowed
from hantise.tables import decisions
from hantise.tables.hall import NoTable, Watcher
from hantise.tables.table import Table
from hantise.words import Message

ROUTER = APIRouter()

HELLO_WITHIN = 10.0  # seconds
POLICY, GOING_AWAY, TOO_MANY = 1008, 1001, 1013
_MOST_WAITING = 32  # messages that a client has not read


@ROUTER.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    """Say hello, then talk; see docs/protocol.md."""
    context: Context = websocket.app.state.context
    address = address_of(websocket.scope)
    if not origin_is_allowed(websocket.scope, context.settings):
        await websocket.close(POLICY, "this page may not open a socket here")
        return
    await websocket.accept()
    if not context.sockets.enter(address):
        await websocket.close(TOO_MANY, "too many connections from this address")
        return
    context.metrics.sockets.inc()
    try:
        await _Conversation(websocket, context, address).run()
    except WebSocketDisconnect:
        pass
    finally:
        context.metrics.sockets.dec()
        context.sockets.leave(address)


class _Closed(Exception):
    """The conversation is over, for a reason that the client is told."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class _Conversation:
    """One client: what it says is answered in order, and after each change it is shown what it may see."""

    def __init__(self, websocket: WebSocket, context: Context, address: str) -> None:
        self._websocket = websocket
        self._context = context
        self._hall = context.hall
        self._address = address
        self._unsent: list[str] = []  # messages, encoded; all that there are go into one frame
        self._sent: dict[int | None, int] = {}  # the version that was shown last, by viewer
        self._present: list[int] | None = None
        self._language: Language | None = None  # in which views are drawn in text

    async def run(self) -> None:
        """Until the client goes, or has to."""
        try:
            hello = await self._greeting()
            table, seats = await self._admitted(hello)
        except _Closed as closed:
            await self._close(closed.code, closed.reason)
            return
        viewers: list[int | None] = [*seats] or [None]
        self._language = hello.drawing
        await self._hall.prepare(table.id, viewers)
        self._sent = {viewer: hello.seen.get(str(viewer), 0) for viewer in viewers}
        self._say(Welcome(id=hello.id, seats=seats))
        async with self._hall.watching(table.id, seats) as (table, watcher):
            await self._talk(table, watcher, viewers)

    async def _talk(self, table: Table, watcher: Watcher, viewers: list[int | None]) -> None:
        for viewer in viewers:
            self._show(table, viewer)
        watcher.changed.set()
        parts = [
            asyncio.create_task(self._listen(table, watcher)),
            asyncio.create_task(self._speak(table, watcher)),
            asyncio.create_task(self._context.stopping.wait()),
        ]
        try:
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            if parts[2] in done:
                await self._close(GOING_AWAY, "the server stops; come back in a moment")
            for part in done:
                part.result()
        finally:
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)

    async def _greeting(self) -> Hello:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                message = self._parsed(await self._receive())
        except TimeoutError:
            raise _Closed(POLICY, f"no hello within {HELLO_WITHIN:.0f} seconds") from None
        if isinstance(message, Malformed):
            self._say(message)
            await self._send()
        if not isinstance(message, Hello):
            raise _Closed(POLICY, "the first message is a hello")
        return message

    async def _admitted(self, hello: Hello) -> tuple[Table, list[int]]:
        """The table, and the seats that the tokens hold; whoever had left a seat is back."""
        try:
            table = await self._hall.table(hello.table)
        except NoTable:
            raise _Closed(POLICY, "no such table") from None
        seats = [seat_of(table, token) for token in hello.tokens]
        if None in seats:
            raise _Closed(POLICY, "a token holds no seat at this table")
        held = sorted({seat for seat in seats if seat is not None})
        for seat in held:
            await self._hall.act(table.id, lambda now, seat=seat: decisions.come_back(now, seat))  # type: ignore[misc]
        return table, held

    async def _receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        received: str | bytes = message.get("text") or message.get("bytes") or ""
        return received

    def _parsed(self, received: str | bytes) -> Hello | AnyCommand | Emote | Ping | Malformed:
        try:
            return CLIENT_MESSAGE.validate_json(received)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            return Malformed(detail=f"{where}: {first['msg']}" if where else first["msg"])

    async def _listen(self, table: Table, watcher: Watcher) -> None:
        while True:
            message = self._parsed(await self._receive())
            # What comes too fast is not refused but slowed down: the client is read again when it is due.
            await self._context.addresses.wait(self._address)
            self._say(await self._answer(table, message))
            watcher.changed.set()
            while len(self._unsent) > _MOST_WAITING:
                await asyncio.sleep(0.01)

    async def _answer(self, table: Table, message: Hello | AnyCommand | Emote | Ping | Malformed) -> Reply:
        match message:
            case Malformed():
                return message
            case Ping():
                return Pong(id=message.id)
            case Hello():
                return Malformed(detail="hello was said already")
        if message.seat not in self._sent:
            return Malformed(detail=f"seat: {message.seat} is not held by this connection")
        await self._context.seats.wait((table.id, message.seat))
        if isinstance(message, Emote):
            return self._emoted(table, message)
        answer = await self._context.measured(message.type, carry_out(self._hall, table, message))
        if isinstance(message, Move) and _is_stale(answer):
            self._sent[message.seat] = -1  # whatever the client believes, it gets the whole view again
        return answer

    def _emoted(self, table: Table, message: Emote) -> Reply:
        if self._context.faces.take((table.id, message.seat)) > 0:
            return Refusal(id=message.id, code="table", reason=text(Message("table-emote-too-soon")), rule=None)
        self._hall.pull_face(table.id, message.seat, message.emote)
        return Done(id=message.id, seat=message.seat, version=table.story(message.seat).version)

    async def _speak(self, table: Table, watcher: Watcher) -> None:
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            for viewer, version in self._sent.items():
                if table.story(viewer).version != version:
                    self._show(table, viewer)
            while watcher.faces:
                seat, face = watcher.faces.popleft()
                self._say(Emoted.model_validate({"seat": seat, "emote": face}))
            self._tell_presence(table)
            await self._send()

    def _show(self, table: Table, viewer: int | None) -> None:
        since = max(self._sent[viewer], 0)
        self._sent[viewer] = table.story(viewer).version
        self._unsent.append(shown(table, viewer, since, self._language))

    def _tell_presence(self, table: Table) -> None:
        present = self._hall.connected(table)
        if present != self._present:
            self._present = present
            self._say(Presence(connected=present))

    def _say(self, message: Shown) -> None:
        self._unsent.append(message.model_dump_json())

    async def _send(self) -> None:
        """Everything in one frame: a frame costs the server more than what is in it."""
        if not self._unsent:
            return
        messages, self._unsent = self._unsent, []
        with contextlib.suppress(RuntimeError):  # the client has gone; reading says so
            await self._websocket.send_text(f"[{','.join(messages)}]")

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(RuntimeError):
            await self._websocket.close(code, reason)


def _is_stale(answer: Done | Refusal | Explained) -> bool:
    return isinstance(answer, Refusal) and answer.code == "stale"
