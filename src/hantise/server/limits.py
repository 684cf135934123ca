"""How much one address or one seat may ask for."""

import asyncio
import time
from collections import Counter
from collections.abc import Hashable

_SWEEP_AT = 10_000


class Bucket:
    """So many a second on the long run, and a few seconds' worth at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._most = max(1.0, rate * burst)
        self._left: dict[Hashable, tuple[float, float]] = {}  # what was left, and when

    def take(self, key: Hashable) -> float:
        """Take one and give 0; if there is none, take nothing and tell in how many seconds there will be."""
        now = time.monotonic()
        if len(self._left) > _SWEEP_AT:
            self._left = {key: kept for key, kept in self._left.items() if self._now(kept, now) < self._most}
        left = self._now(self._left.get(key, (self._most, now)), now) - 1
        if left >= 0:
            self._left[key] = (left, now)
            return 0.0
        return -left / self._rate

    async def wait(self, key: Hashable) -> None:
        """Take one, as soon as there is one."""
        while (seconds := self.take(key)) > 0:
            await asyncio.sleep(seconds)

    def _now(self, kept: tuple[float, float], now: float) -> float:
        left, then = kept
        return min(self._most, left + (now - then) * self._rate)


class Places:
    """So many at the same time for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Take a place, if there is one."""
        if self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give it back."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
