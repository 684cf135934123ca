"""Which seats are connected to other workers, as far as they have told lately."""

import secrets
import time
from collections.abc import Iterable

_FORGOTTEN_AFTER = 30.0  # a worker that has not repeated itself for so long is gone


class Presence:
    """What the other workers tell; each repeats itself at every sweep."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(4)
        self._told: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}

    def told(self, table_id: str, worker: str, seats: Iterable[int]) -> None:
        """A worker tells which seats of a table are connected to it."""
        workers = self._told.setdefault(table_id, {})
        workers.pop(worker, None)
        if held := frozenset(seats):
            workers[worker] = (time.monotonic(), held)
        if not workers:
            del self._told[table_id]

    def elsewhere(self, table_id: str) -> set[int]:
        """The seats connected to other workers."""
        recent = time.monotonic() - _FORGOTTEN_AFTER
        return {seat for at, seats in self._told.get(table_id, {}).values() if at > recent for seat in seats}
