"""Two ways of telling a game line by line: in words, or as one JSON object a line (docs/playing.md)."""

import json
import shutil
import sys
from typing import Any, Protocol

from hantise.server.messages import State
from hantise.terminal.visit import Visit, result

SHOWN = 20  # moves: a longer list is told only to who asks for it


class Voice(Protocol):
    """How a visit is told."""

    every_step: bool  # is a spectator told how the table stands after every step, or only what has happened?

    def news(self, viewer: int | None, lines: list[str]) -> None:
        """What has happened."""

    def curtain(self, seat: int) -> bool:
        """Another person is to look; does that person have to say so first?"""

    def state(self, viewer: int | None, *, prompt: bool) -> None:
        """How the table stands, and with a prompt what may be done."""

    def prompt(self, seat: int) -> None:
        """A seat's move is still wanted."""

    def moves(self, seat: int, moves: list[str]) -> None:
        """Some or all of a seat's moves."""

    def refused(self, move: str, reason: str, rule: str | None) -> None:
        """Something cannot be done."""

    def explained(self, move: str, label: str) -> None:
        """What a move would do."""

    def hint(self, move: str, label: str) -> None:
        """What a strong bot would do."""

    def request(self, seat: int) -> None:
        """Somebody would like to go back and waits for an answer."""

    def text(self, text: str) -> None:
        """Anything else."""


def put(line: str) -> None:
    """Write a line, at once: whoever reads it may be waiting for it."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


class Plain:
    """Plain lines: no colour, nothing that moves the cursor."""

    every_step = False

    def __init__(self, visit: Visit) -> None:
        self._visit = visit

    def news(self, _viewer: int | None, lines: list[str]) -> None:
        """One line each."""
        for line in lines:
            put(line)

    def curtain(self, seat: int) -> bool:
        """Push what the last person saw out of sight, and wait."""
        if sys.stdout.isatty():
            put("\n" * shutil.get_terminal_size().lines)
        words = self._visit.words(None)
        put(words.text("play-curtain", who=words.names[seat]))
        return True

    def state(self, viewer: int | None, *, prompt: bool) -> None:
        """The view in text; the moves if they are few."""
        shown = self._visit.states[viewer]
        if shown.drawing is not None:
            put(f"\n{shown.drawing}\n")
        words = self._visit.words(viewer)
        if shown.table.phase == "over":
            for line in result(shown):
                put(words.say(line))
        elif shown.table.phase == "waiting":
            put(words.text("play-waiting", host=int(viewer is not None and viewer == shown.table.host)))
        elif prompt and viewer is not None:
            if len(shown.moves) <= SHOWN:
                self.moves(viewer, list(self._visit.labels(viewer)))
            else:
                put(words.text("play-many", count=len(shown.moves)))
            self.prompt(viewer)

    def prompt(self, seat: int) -> None:
        """One line."""
        put(self._visit.words(seat).text("play-prompt"))

    def moves(self, seat: int, moves: list[str]) -> None:
        """Number, move, what it does; the numbers are those of the whole list."""
        labels = self._visit.labels(seat)
        numbers = {move: number for number, move in enumerate(labels, start=1)}
        longest = max(map(len, moves), default=0)
        for move in moves:
            put(f"{numbers[move]:4}  {move:{longest}}  {labels[move]}".rstrip())
        if not moves:
            put(self._visit.words(seat).text("play-no-such-move"))

    def refused(self, _move: str, reason: str, _rule: str | None) -> None:
        """The reason; it names its paragraph."""
        put(reason)

    def explained(self, _move: str, label: str) -> None:
        """What it would do."""
        put(label)

    def hint(self, move: str, label: str) -> None:
        """The move with what it does."""
        put(self._visit.words(None).text("play-hint", move=move, label=label))

    def request(self, seat: int) -> None:
        """The question."""
        words = self._visit.words(None)
        put(words.text("play-request", who=words.names[seat]))

    def text(self, text: str) -> None:
        """As it is."""
        put(text)


class Json:
    """One JSON object a line. News wait for the next state, which tells them as `log`."""

    every_step = True

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._log: dict[int | None, list[str]] = {viewer: [] for viewer in visit.viewers}

    def news(self, viewer: int | None, lines: list[str]) -> None:
        """Keep them."""
        self._log[viewer] += lines

    def curtain(self, _seat: int) -> bool:
        """Programs need none: every state names its seat."""
        return False

    def state(self, viewer: int | None, *, prompt: bool) -> None:
        """View, moves and log."""
        shown: State = self._visit.states[viewer]
        log, self._log[viewer] = self._log[viewer], []
        _put_object(
            "state",
            game=shown.table.game,
            phase=shown.table.phase,
            seat=viewer,
            players=self._visit.words(viewer).names,
            turn=prompt,
            view=shown.view,
            moves=self._visit.labels(viewer) if viewer is not None else {},
            log=log,
            undo=shown.undo,
            drawing=shown.drawing,
        )

    def prompt(self, _seat: int) -> None:
        """The last state has said so."""

    def moves(self, seat: int, moves: list[str]) -> None:
        """Those that were asked for."""
        labels = self._visit.labels(seat)
        _put_object("moves", seat=seat, moves={move: labels[move] for move in moves})

    def refused(self, move: str, reason: str, rule: str | None) -> None:
        """What, why, and the paragraph."""
        _put_object("refused", move=move, reason=reason, rule=rule)

    def explained(self, move: str, label: str) -> None:
        """What it would do."""
        _put_object("explained", move=move, label=label)

    def hint(self, move: str, label: str) -> None:
        """The move with what it does."""
        _put_object("hint", move=move, label=label)

    def request(self, seat: int) -> None:
        """Whose wish it is; `yes` or `no` answers it."""
        _put_object("request", seat=seat)

    def text(self, text: str) -> None:
        """In an object, too."""
        _put_object("text", text=text)


def _put_object(kind: str, **fields: Any) -> None:
    put(json.dumps({"type": kind, **fields}, ensure_ascii=False))
