"""What the parts of one running server share."""

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field

from hantise.server.limits import Bucket, Places
from hantise.server.messages import Done, Explained, Refusal
from hantise.server.metrics import Metrics
from hantise.tables.hall import Hall
from hantise.tables.settings import Settings

EMOTE_EVERY = 3.0  # seconds; a table is for playing
Outcome = Done | Refusal | Explained


@dataclass
class Context:
    """The hall, the settings, and what is counted and limited."""

    hall: Hall
    settings: Settings
    metrics: Metrics
    stopping: asyncio.Event = field(default_factory=asyncio.Event)  # set before connections are closed

    def __post_init__(self) -> None:
        settings = self.settings
        self.new_tables = Bucket(settings.tables_per_hour / 3600, 3600)
        self.seats = Bucket(settings.seat_rate, settings.burst)
        self.faces = Bucket(1 / EMOTE_EVERY, EMOTE_EVERY)
        self.addresses = Bucket(settings.address_rate, settings.burst)
        self.sockets = Places(settings.sockets_per_address)

    async def measured(self, kind: str, work: Awaitable[Outcome]) -> Outcome:
        """Count a command and its time."""
        began = time.perf_counter()
        outcome = await work
        self.metrics.seconds.observe(time.perf_counter() - began)
        self.metrics.command(kind, outcome.code if isinstance(outcome, Refusal) else outcome.type).inc()
        return outcome

    async def first_of(self, changed: asyncio.Event, seconds: float) -> None:
        """Wait for a change, for the server's stop, or for the time to pass."""
        waits = [asyncio.ensure_future(event.wait()) for event in (changed, self.stopping)]
        await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
