"""Lines from standard input, read beside the event loop."""

import asyncio
import contextlib
import os
import threading


class Typed:
    """A thread of its own reads, so that a game can end while nobody types: it never holds up the end of the process."""

    def __init__(self, descriptor: int = 0) -> None:
        self._descriptor = descriptor
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, name="typed", daemon=True).start()

    async def line(self) -> str | None:
        """The next line; None once there will be no more."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
        return line

    def _read(self) -> None:
        rest = b""
        with contextlib.suppress(OSError):  # it was closed before we came
            # Not by sys.stdin: a thread that waits in there holds a lock which Python wants when it ends.
            while chunk := os.read(self._descriptor, 65536):
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    self._pass_on(line.decode("utf-8", "replace").rstrip("\r"))
        if rest:
            self._pass_on(rest.decode("utf-8", "replace"))
        self._pass_on(None)

    def _pass_on(self, line: str | None) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended; nobody listens any more
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
