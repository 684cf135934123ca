"""A visit line by line: through pipes, to screen readers, to programs. Moves are typed in notation or by number."""

import asyncio
from typing import Any

from hantise.server.messages import Explained, Refusal
from hantise.terminal.commands import AT_ONCE, COMMANDS, matching, understood
from hantise.terminal.rulebook import paragraph, rulebook
from hantise.terminal.typed import Typed
from hantise.terminal.visit import Reply, Visit
from hantise.terminal.voices import Voice
from hantise.words import Message


class Lines:
    """What is typed is heard when it can be: a move when it is one's turn, most commands at once."""

    def __init__(self, visit: Visit, voice: Voice) -> None:
        self._visit = visit
        self._voice = voice
        self._eye = visit.viewers[0]  # through whose eyes the table is told
        self._is_looking = len(visit.viewers) == 1  # of several people, nobody looks before it is their turn
        self._told: dict[int | None, int] = dict.fromkeys(visit.viewers, 0)  # log lines
        self._shown: dict[int | None, object] = {}  # what of the table was told last
        self._curtain = False  # somebody has to say first that it is them who look
        self._line: str | None = None  # typed, and not heard yet
        self._prompts = False  # something else was answered, so the move is asked for again
        self._asking: int | None = None  # whose wish to go back was passed on
        self._trouble: str | None = None

    async def run(self) -> bool:
        """Until the game is over (true) or the player leaves (false)."""
        typed = Typed()
        reading = asyncio.create_task(typed.line())
        changing = asyncio.create_task(self._visit.changed())
        ended = False  # nothing more will be typed
        try:
            while True:
                self._tell()
                if self._visit.is_over or self._visit.is_closed:
                    return self._visit.is_over
                if self._line is not None and self._can_hear(self._line):
                    line, self._line = self._line, None
                    if not await self._heard(line):
                        return False
                    continue
                if ended and self._line is None and self._visit.seats and self._is_wanted():
                    return False
                waiting: set[asyncio.Task[Any]] = {changing}
                if self._line is None and not ended:
                    waiting.add(reading)
                done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if changing in done:
                    changing = asyncio.create_task(self._visit.changed())
                if reading in done:
                    self._line = reading.result()
                    ended = self._line is None
                    if not ended:
                        reading = asyncio.create_task(typed.line())
        finally:
            reading.cancel()
            changing.cancel()

    def _is_wanted(self) -> bool:
        """Does the table wait for something to be typed?"""
        return self._visit.turn is not None or bool(self._visit.asked) or self._visit.table.table.phase == "waiting"

    def _can_hear(self, line: str) -> bool:
        if self._visit.turn is not None or not line.strip():
            return True
        command = understood(line)
        return self._is_looking and command is not None and command[0] in AT_ONCE

    def _tell(self) -> None:
        """Everything that is new, and the table whenever something is wanted of us."""
        self._tell_trouble()
        if self._is_looking:
            self._news()
        turn = self._visit.turn
        if turn is not None and (turn != self._eye or not self._is_looking):
            if self._visit.is_open:
                self._told[turn] = self._told[self._eye]  # they have heard it together
            else:
                self._curtain = self._voice.curtain(turn)
            self._eye, self._is_looking = turn, True
        if self._curtain or not self._is_looking:
            return
        self._news()
        state = self._visit.states[self._eye]
        phase = state.table.phase
        if turn is not None or phase != "playing" or not self._visit.seats:
            by_step = turn is not None or self._voice.every_step
            stands = (phase, state.version if by_step else None)
            if self._shown.get(self._eye) != stands:
                self._shown[self._eye] = stands
                self._voice.state(self._eye, prompt=turn is not None)
            elif self._prompts and turn is not None:
                self._voice.prompt(turn)
        self._prompts = False
        self._ask()

    def _tell_trouble(self) -> None:
        """The connection is lost, or it is back."""
        if self._visit.trouble != self._trouble:
            self._trouble = self._visit.trouble
            self._voice.text(self._trouble or self._text("online-back"))

    def _news(self) -> None:
        words, log = self._visit.words(self._eye), self._visit.logs[self._eye]
        lines = [words.say(line) for line in log[self._told[self._eye] :]]
        self._told[self._eye] = len(log)
        self._voice.news(self._eye, lines)

    def _ask(self) -> None:
        """Pass on somebody's wish to go back, once."""
        request = self._visit.table.table.request
        asking = request["seat"] if request is not None and self._visit.asked else None
        if asking is not None and asking != self._asking:
            self._voice.request(asking)
        self._asking = asking

    async def _heard(self, line: str) -> bool:
        """Do what was typed; whoever waits for an answer is told when the connection is lost meanwhile."""
        watching = asyncio.create_task(self._watch_connection())
        try:
            return await self._hear(line)
        finally:
            watching.cancel()

    async def _watch_connection(self) -> None:
        while True:
            await self._visit.changed()
            self._tell_trouble()

    async def _hear(self, line: str) -> bool:
        """Do what was typed; false if that is to leave."""
        self._curtain = False
        line = line.strip()
        if not line:
            return True
        self._prompts = True
        match understood(line):
            case None:
                await self._move(line)
            case "quit", _:
                return False
            case ("help" | "view" | "log" | "rules" | "moves") as command, rest:
                self._look(command, rest)
            case command, rest:
                await self._ask_for(command, rest)
        return True

    async def _move(self, text: str) -> None:
        seat = self._visit.turn
        assert seat is not None
        text = self._by_number(seat, text)
        self._reply(text, await self._visit.move(seat, text))

    def _by_number(self, seat: int, text: str) -> str:
        moves = list(self._visit.labels(seat)) if text.isdecimal() else []
        return moves[int(text) - 1] if 1 <= len(text) < 9 and moves and 1 <= int(text) <= len(moves) else text

    def _look(self, command: str, rest: str) -> None:
        """What can be told without asking the table."""
        words = self._visit.words(self._eye)
        match command:
            case "help":
                self._voice.text("\n".join(words.text(f"help-{name}") for name in ("move", *COMMANDS)))
            case "view":
                self._voice.state(self._eye, prompt=self._visit.turn is not None)
                self._prompts = False
            case "log":
                self._voice.text("\n".join(map(words.say, self._visit.logs[self._eye])))
            case "rules":
                rules = rulebook(self._visit.setup.game, self._visit.language)
                self._voice.text(rules if not rest else paragraph(rules, rest) or words.text("play-no-such-rule", rule=rest))
            case "moves" if self._visit.turn is not None:
                self._voice.moves(self._visit.turn, matching(self._visit.labels(self._visit.turn), rest))

    async def _ask_for(self, command: str, rest: str) -> None:
        """What the table, or a bot, has to be asked."""
        visit = self._visit
        seat = visit.turn if visit.turn is not None else self._eye
        if seat is None:
            self._voice.text(self._text("play-spectator"))
            return
        match command:
            case "why":
                move = self._by_number(seat, rest)
                self._reply(move, await visit.explain(seat, move))
            case "hint":
                await self._hint(seat)
            case "undo":
                self._reply(command, await visit.undo(seat))
            case "yes" | "no":
                for asked in visit.asked or [seat]:
                    self._reply(command, await visit.answer(asked, command == "yes"))
            case "begin":
                self._reply(command, await visit.begin(seat))

    async def _hint(self, seat: int) -> None:
        move = await self._visit.hint(seat)
        if move is None:
            self._voice.text(self._text("play-no-hint"))
        else:
            reply = await self._visit.explain(seat, move)
            assert isinstance(reply, Explained)
            self._voice.hint(move, self._visit.words(seat).say(Message.from_json(reply.label)))

    def _reply(self, text: str, reply: Reply) -> None:
        words = self._visit.words(self._eye)
        if isinstance(reply, Refusal):
            self._voice.refused(text, words.say(Message.from_json(reply.reason)), reply.rule)
        elif isinstance(reply, Explained):
            self._voice.explained(text, words.say(Message.from_json(reply.label)))

    def _text(self, key: str, **arguments: Any) -> str:
        return self._visit.words(self._eye).text(key, **arguments)
