"""Playing in the terminal, for tests: short games of every kind, and the command as a process that lines go into."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

HANTISE = [sys.executable, "-m", "hantise"]
# Options that end a game early, whoever plays how; where there are none, games are short anyway.
SHORT: dict[str, dict[str, int]] = {
    "ghosts": {"rounds": 1},
    "ghooost": {"dawn": 8, "curfew": 4},
    "halloween": {"limit": 12},
    "treasure": {"limit": 8},
}


def short(game: str) -> list[str]:
    return [f"--option={name}={value}" for name, value in SHORT.get(game, {}).items()]


def environment(home: Path) -> dict[str, str]:
    return os.environ | {"XDG_DATA_HOME": str(home), "PYTHONWARNINGS": "error"}


def run(home: Path, *arguments: str, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*HANTISE, *arguments], capture_output=True, text=True, input=typed, check=False, env=environment(home), timeout=300
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


class Process:
    """`hantise …` with pipes at both ends."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*HANTISE, *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1, env=environment(home),
        )  # fmt: skip

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def until(self, text: str) -> list[str]:
        """The lines up to one that holds the text."""
        lines = [self.line()]
        while text not in lines[-1]:
            assert lines[-1], f"it ended without saying {text!r}: {''.join(lines)}{self.rest()}"
            lines.append(self.line())
        return lines

    def object(self, kind: str) -> dict[str, Any]:
        """The next object of a kind."""
        while True:
            line = self.line()
            assert line, self.rest()
            told: dict[str, Any] = json.loads(line)
            if told["type"] == kind:
                return told

    def rest(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def ends(self) -> tuple[int, str, str]:
        """Its code, and what it said last on either side."""
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out, err


@contextmanager
def process(home: Path, *arguments: str) -> Iterator[Process]:
    started = Process(home, *arguments)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.process.kill()
        started.process.wait()
        for pipe in (started.process.stdin, started.process.stdout, started.process.stderr):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()


def kept(home: Path) -> list[Path]:
    return sorted((home / "hantise" / "games").glob("*.json"))
