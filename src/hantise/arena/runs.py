"""Playing an arena on all cores, game by game onto the disk, so that it can be interrupted and gone on with."""

import json
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from hantise.arena.matches import Arena, Match, play
from hantise.arena.report import page
from hantise.arena.results import results
from hantise.game import Table
from hantise.mistakes import Mistake


class Run:
    """An arena and the games of it that are played, in a folder if one is given."""

    def __init__(self, arena: Arena, folder: Path | None = None) -> None:
        self.arena = arena
        self.played: list[Table] = []
        self._records: Path | None = None
        if folder is not None:
            self._records = folder / "records.jsonl"
            _settle_in(folder, arena)
            self.played = _finished(self._records)
        done = {record["arena"]["number"] for record in self.played}
        self.to_play = [match for match in arena.matches() if match.number not in done]

    def go_on(self, jobs: int = 1) -> Iterator[Table]:
        """Play what is left; each game is on the disk before it is given."""
        games = _here(self.arena, self.to_play) if jobs == 1 else _in_processes(self.arena, self.to_play, jobs)
        for record in games:
            if self._records is not None:
                with self._records.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(record, separators=(",", ":")) + "\n")
            self.played.append(record)
            yield record

    def results(self) -> Table:
        """What the games played so far say."""
        return results(self.arena, self.played)


def save(found: Table, folder: Path) -> None:
    """Write results and report beside the records."""
    (folder / "results.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    (folder / "report.html").write_text(page(found), encoding="utf-8")


def _settle_in(folder: Path, arena: Arena) -> None:
    """A folder belongs to one arena."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        told = folder / "arena.json"
        if told.exists():
            if json.loads(told.read_text(encoding="utf-8")) != arena.as_json():
                raise Mistake(f"{folder} holds the games of another arena; name another folder", "out")
        else:
            told.write_text(json.dumps(arena.as_json(), indent=2) + "\n", encoding="utf-8")
    except (OSError, json.JSONDecodeError) as error:
        raise Mistake(f"cannot use {folder}: {error}", "out") from None


def _finished(path: Path) -> list[Table]:
    """The games in the file; a last line that was not written whole is cut off."""
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        path.write_bytes(whole)
    return [json.loads(line) for line in whole.splitlines()]


def _here(arena: Arena, matches: list[Match]) -> Iterator[Table]:
    for match in matches:
        yield play(arena, match)


def _in_processes(arena: Arena, matches: list[Match], jobs: int) -> Iterator[Table]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    finished = False
    try:
        waiting = [pool.submit(play, arena, match) for match in matches]
        for future in as_completed(waiting):
            yield future.result()
        finished = True
    except BrokenProcessPool:
        raise Mistake("a bot ended its whole process; the games played so far are kept", "bots") from None
    finally:
        if not finished:  # a game in progress may take minutes; it will be played again
            for worker in multiprocessing.active_children():
                worker.terminate()
        pool.shutdown(wait=finished, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
