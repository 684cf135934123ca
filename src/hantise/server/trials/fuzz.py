"""Random and mutated messages on sockets: each connection lives on or is closed with a reason, and the server stays quick."""

import asyncio
import json
import random
import string
import time
from collections.abc import Callable
from typing import Any, get_args

from websockets.exceptions import ConnectionClosed

from hantise.games import names
from hantise.server.messages import SERVER_MESSAGE, AnyClientMessage, Face
from hantise.server.trials.outside import Client, Outside, people, server_outside

_SOCKETS = 8
_SLOWEST = 2.0  # seconds for a ping among the noise
_KINDS = (*(get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(AnyClientMessage)), "nonsense")
_ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**70, -(2**70), 0.5, 1e308, "", "0", "x" * 300, "\u202e", "\x00", "é", [],
    [[]], {}, {"a": 1},
)  # fmt: skip


def run(messages: int, seed: int, say: Callable[[str], None]) -> list[str]:
    """Send them; the faults that were found."""
    with server_outside(bot_pause=0.01) as outside:
        faults = asyncio.run(_storm(outside, messages, seed, say))
        return faults + outside.stop()


async def _storm(outside: Outside, messages: int, seed: int, say: Callable[[str], None]) -> list[str]:
    share = -(-messages // _SOCKETS)
    noise = [asyncio.create_task(_noise(outside, random.Random(f"{seed} {number}"), share, number)) for number in range(_SOCKETS)]
    watch = asyncio.create_task(_watch(outside))
    results = await asyncio.gather(*noise)
    watch.cancel()
    slowest = await watch
    closed = sum(number for _, number in results)
    say(f"{share * _SOCKETS} messages, {closed} connections closed with a reason, slowest ping {slowest:.3f} s")
    faults = [fault for found, _ in results for fault in found]
    return faults + ([f"a ping took {slowest:.1f} s"] if slowest > _SLOWEST else [])


async def _watch(outside: Outside) -> float:
    """Somebody who only asks whether the connection lives; the longest he had to wait."""
    table, tokens = await asyncio.to_thread(outside.open_table, names()[0], people(names()[0]))
    client = await Client.at(outside.url, table, tokens[:1])
    slowest = 0.0
    try:
        while True:
            began = time.monotonic()
            await client.send({"type": "ping", "id": "p"})
            while (await client.receive())["type"] != "pong":
                pass
            slowest = max(slowest, time.monotonic() - began)
            await asyncio.sleep(0.02)
    except asyncio.CancelledError:
        client.vanish()
        return slowest


async def _noise(outside: Outside, rng: random.Random, messages: int, number: int) -> tuple[list[str], int]:
    game = names()[number % len(names())]
    faults: list[str] = []
    closed = 0
    left = messages
    while left > 0:
        table, tokens = await asyncio.to_thread(outside.open_table, game, people(game))
        client = await Client.at(outside.url, table, tokens)
        talk = _Talk(client, rng, table, tokens)
        try:
            left -= await talk.go_on(min(left, 500))
            await client.close()
        except ConnectionClosed as error:
            closed += 1
            left -= talk.said
            if error.rcvd is None or (not error.rcvd.reason and error.rcvd.code not in (1007, 1009)):
                faults.append(f"a connection ended without a reason: {error} after {talk.last!r:.200}")
    return faults, closed


class _Talk:
    """One client that mixes sense and nonsense, and expects an answer to each."""

    def __init__(self, client: Client, rng: random.Random, table: str, tokens: list[str]) -> None:
        self._client, self._rng, self._table, self._tokens = client, rng, table, tokens
        self.said = 0
        self.last: str | bytes = ""

    async def go_on(self, messages: int) -> int:
        """Send so many messages; each is answered before the next few."""
        await self._hear(("welcome",))
        while self.said < messages:
            self.last = self._message()
            self.said += 1
            await self._client.socket.send(self.last)
            await self._hear(("done", "refused", "explained", "pong", "malformed"))
        return self.said

    async def _hear(self, kinds: tuple[str, ...]) -> None:
        async with asyncio.timeout(30):
            while True:
                message = await self._client.receive()
                SERVER_MESSAGE.validate_python(message, strict=True)
                if message["type"] in kinds:
                    return

    def _message(self) -> str | bytes:
        rng = self._rng
        kind = rng.random()
        if kind < 0.1:
            return "".join(rng.choices(string.printable + "é\u2028💀", k=rng.randrange(60)))
        if kind < 0.15:
            return rng.randbytes(rng.randrange(60))
        message = self._sensible()
        if kind < 0.6:
            message = self._mutated(message)
        text = json.dumps(message)
        if kind > 0.93:  # cut off, doubled, or with a wrong letter
            place = rng.randrange(len(text))
            text = rng.choice((text[:place], text * 2, text[:place] + rng.choice(string.printable) + text[place + 1 :]))
        return text

    def _sensible(self) -> dict[str, Any]:
        rng = self._rng
        states = list(self._client.states.values())
        state: dict[str, Any] = rng.choice(states) if states else {"seat": 0, "version": 0, "moves": []}
        message: dict[str, Any] = {"type": rng.choice(_KINDS), "id": str(rng.randrange(50)), "seat": state["seat"]}
        if message["type"] in ("move", "explain"):
            message["move"] = rng.choice(state["moves"] or ["pass"])
        if message["type"] == "move":
            message["version"] = state["version"] + rng.choice((0, 0, 0, -1, 1))
        if message["type"] == "answer":
            message["accept"] = rng.random() < 0.5
        if message["type"] == "emote":
            message["emote"] = rng.choice(get_args(Face))
        if message["type"] == "ping":
            del message["seat"]
        return message

    def _mutated(self, message: dict[str, Any]) -> dict[str, Any]:
        rng = self._rng
        for _ in range(rng.randrange(1, 3)):
            name = rng.choice([*message, "tokens", "table", "extra", "seen"])
            if rng.random() < 0.3:
                message.pop(name, None)
            else:
                message[name] = rng.choice((*_ODD, self._tokens, self._table))
        return message
